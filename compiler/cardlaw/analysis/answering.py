"""A question about a move → the answer: the verdict, whether the move is wrong, what follows, what was left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from cardlaw.analysis.asking import LeftOut, left_out
from cardlaw.analysis.encoding import Unknown
from cardlaw.analysis.following import Course, fillings, follows
from cardlaw.analysis.guilt import Earlier, can_be_wrong, earlier, guilty, own_cards
from cardlaw.analysis.inquiry import Inquiry
from cardlaw.engine import Table, TableError
from cardlaw.engine.decisions import Verdict, write_move
from cardlaw.engine.limits import Limits
from cardlaw.engine.norms import Option
from cardlaw.engine.reasons import verdict
from cardlaw.engine.situation import Situation, Spot
from cardlaw.language import model as m


@dataclass(frozen=True, slots=True)
class Case:
    """The answer at one kind of table: where an earlier move was wrong, or where it was not.

    `tables` fit what was told; the verdict is that of the first, and `course` what is the same at all of them.
    """

    situation: Situation
    tables: tuple[Table, ...]
    verdict: Verdict
    guilt: tuple[str, ...]
    course: Course | None

    @property
    def table(self) -> Table:
        return self.tables[0]

    def same(self, other: Case) -> bool:
        """Whether two cases have one answer."""
        return (self.verdict, self.guilt, self.course) == (other.verdict, other.guilt, other.course)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules say of a move; two cases, the innocent one first, where that of an earlier move decides."""

    cases: tuple[Case, ...]
    earlier: Earlier | None = None
    """Of the move that is answered, where it makes a difference."""
    left_out: tuple[LeftOut | Unknown | None, ...] = ()
    """For each case, what was left out and matters; nothing at all if it was not to be proved."""
    presumed: tuple[int, ...] = ()
    """Cards that the mover is taken to hold, nothing having been told of where they would be."""


class Question:
    """A move of a seat in a situation, with the players by name."""

    def __init__(
        self,
        model: m.Model,
        players: tuple[str, ...],
        situation: Situation,
        move: tuple[str, tuple[Any, ...]],
        limits: Limits,
    ) -> None:
        self.model = model
        self.players = players
        self.situation = situation
        self.act, self.args = move
        self.limits = limits
        window = situation.window
        self.seat = window.player if window is not None else (situation.turn or 0)
        self.presumed: dict[Spot, list[int]] = {}

    @cached_property
    def inquiry(self) -> Inquiry:
        return Inquiry(self.model)

    def answer(self, quick: bool = False) -> Answer:
        """The answer; if it is to be `quick`, nothing is proved of what was left out."""
        self._presume()
        cases, before = tuple(self._case(each) for each in self._situations()), None
        if len(cases) == 2 and cases[0].same(cases[1]):
            cases = cases[:1]
        elif len(cases) == 2:
            before = earlier(self.inquiry, self.situation, len(self.players))
            if before.wrong is not None:
                cases = cases[1:] if before.wrong else cases[:1]
        proved = () if quick else tuple(self._left_out(case) for case in cases)
        offered = cases[0].verdict.word != "not-offered"
        held = [card for cards in self.presumed.values() for card in cards] if offered else []
        return Answer(cases, before, proved, tuple(held))

    def move(self, table: Table) -> str:
        """The move as it is written."""
        return write_move(table.program, Option(table.program.algebra.acts[self.act], self.args, "may"))

    def _presume(self) -> None:
        """Where nothing was told of what the mover holds, it is taken to be what the move needs, if that can be."""
        told = {*self.situation.zones, *self.situation.tops}
        needed = own_cards(self.model.act(self.act), self.seat, self.args)
        self.presumed = {spot: cards for spot, cards in needed if spot not in told}
        try:
            self._table(self.situation, 0)
        except TableError:
            self.presumed = {}

    def _situations(self) -> Iterator[Situation]:
        """What was told, and the same with the earlier move a wrong one where it can have been."""
        yield self.situation
        window = self.situation.window
        if window is not None and can_be_wrong(self.model, window):
            yield replace(self.situation, window=replace(window, wrongly=True))

    def _case(self, situation: Situation) -> Case:
        tables = fillings(self._table, situation)
        first = tables[0]
        return Case(
            situation,
            tuple(tables),
            verdict(first, self.seat, self.act, self.args),
            guilty(first, self.seat, self.act, self.args),
            follows(tables, self.move(first), self.players),
        )

    def _table(self, situation: Situation, seed: int) -> Table:
        sizes = {spot: max(situation.hand, len(cards)) for spot, cards in self.presumed.items()}
        filled = replace(
            situation,
            tops={**situation.tops, **self.presumed},
            counts={**sizes, **situation.counts},
        )
        return Table.at(self.model, filled, len(self.players), seed, limits=self.limits)

    def _left_out(self, case: Case) -> LeftOut | Unknown | None:
        if case.verdict.word == "not-offered":
            return None
        move = (self.act, self.args)
        judged = (case.verdict.word, bool(case.guilt))
        return left_out(self.inquiry, case.situation, self.seat, len(self.players), move, *judged)
