"""Acts under way: their frames, what stands in for a body, who has won, and where play is broken off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardlaw.engine.clauses.collecting import Collector
from cardlaw.engine.clauses.norms import act_names, takes_card
from cardlaw.engine.expressions.closures import Unsettled
from cardlaw.engine.expressions.terms import Run, local
from cardlaw.engine.state.state import Frame, Happening, RoutineCode, TableState
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import effect_id, holds
from cardlaw.language.core.algebra import fold
from cardlaw.language.core.rulebook import Held
from cardlaw.wording.tables import say

if TYPE_CHECKING:
    from cardlaw.engine.program.program import Program

NOBODY: list[Any] = [None, None]
"""The locals of a clause about no act."""


class ActCode:
    """An act, compiled: `code` is the whole happening, `inside` only the body, for a replacement that proceeds."""

    __slots__ = ("_native", "act", "after", "card", "code", "index", "inside", "instead", "plain", "write")

    def __init__(self, index: int, act: m.Act) -> None:
        self.index = index
        self.act = act
        self.card = takes_card(act)
        self.code = RoutineCode(f"act {act.name}")
        self.inside = RoutineCode(f"body of {act.name}")
        self.plain = False
        """It happens at once, without a frame."""
        self.write: Callable[[], Any] | None = None
        self._native: Any = None
        self.instead: Collector | None = None
        self.after: Collector | None = None

    @property
    def collectors(self) -> tuple[Collector, ...]:
        """What is collected instead of the act and after it."""
        assert self.code.steps
        return tuple(each for each in (self.instead, self.after) if each is not None)

    @property
    def native(self) -> Any:
        """What a plain act does; None if it does nothing."""
        if self._native is None and self.write is not None:
            self._native = self.write()
        return self._native


class Events:
    """How acts happen in a program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        book, algebra = program.book, program.algebra
        self.effects: tuple[Held[m.Effect], ...] = tuple(book.all(m.Effect))
        self.codes: list[RoutineCode] = [RoutineCode(effect_id(held.id)) for held in self.effects]
        self.numbers = {held.id: number for number, held in enumerate(self.effects)}
        self.bits = {held.id: 1 << number for number, held in enumerate(self.effects)}
        self.axioms: list[tuple[str, Run]] = []
        for held in book.all(m.Axiom):
            says = fold(holds(book, held), algebra.naming(held.id), {})
            if not says.known or not says.value:
                self.axioms.append((held.id, says.run))
        self.winner = program.layout.slot_base["winner"]

    # ---------------------------------------------------------------- compiling
    def collector(self, act: ActCode, step: c.Collect) -> Collector:
        """The clauses that a step collects; effects by their number, guilt by its name."""
        bits, values = self.bits, self.numbers
        if step.name == "guilt":
            bits = {clause.id: 1 << number for number, clause in enumerate(step.clauses)}
            values = {clause.id: clause.id for clause in step.clauses}  # type: ignore[misc]
        names = act_names(act.act, "player")
        card = act.act.parameters[0].name if act.card else None
        return Collector(self.program.algebra, step.clauses, names, card, bits, values)

    def first_by(self, among: c.Winner) -> Callable[[TableState, tuple[int, ...]], int]:
        """The function that finds the winner among those who have won by a clause."""
        rank: tuple[int, Run] | None = None
        if among.rank is not None:
            names = {among.name: local(1, sure=True)}
            by = fold(among.rank[1], self.program.algebra.naming(among.clause), names).run
            rank = (1 if among.rank[0] == "most" else -1, by)
        return lambda s, winners: self._first_of(s, rank, winners)

    # ---------------------------------------------------------------- happening
    def start(
        self, s: TableState, number: int, subject: int | None, args: tuple[Any, ...], cause: Happening | None
    ) -> None:
        """An act is about to happen: windows that stand until it are asked first."""
        s.events += 1
        if s.windows:
            for window in s.windows:
                if window.until == number:
                    self.program.windows.poll(s, number, (subject, args, cause))
                    return
        self.happen(s, number, subject, args, cause)

    def happen(
        self, s: TableState, number: int, subject: int | None, args: tuple[Any, ...], cause: Happening | None
    ) -> None:
        """An act happens: at once if it is a plain verb of the kernel, else in a frame of its own."""
        act = self.program.acts[number]
        s.serial += 1
        if act.plain:
            if act.native is not None:
                act.native(s, subject)
            return
        frames = s.frames
        limits = self.program.limits
        if s.depth >= limits.depth or s.events > limits.events or s.events - s.turn_began > limits.acts:
            if s.depth >= limits.depth:
                self.limit(s, say("limit-inside"), act.act.name)
            else:
                many = say("limit-round" if s.events > limits.events else "limit-turn")
                self.limit(s, many, act.act.name)
            return
        locals = [cause, subject, *args]
        if act.code.extra:
            locals += [None] * act.code.extra
        frames.append(Frame(act.code, locals, (number, subject, args, (), s.serial)))
        s.depth += 1

    def cause_of(self, s: TableState, number: int, cause: Happening | None) -> Happening | None:
        """What a commanded act answers: the nearest such act under way."""
        under_way = tuple([frame.event for frame in reversed(s.frames) if frame.event is not None])
        return self.program.norms.cause(number, under_way) or cause

    def replace(self, s: TableState, f: Frame, chain: tuple[int, ...]) -> None:
        """The first replacement of an act begins, with the others inside it."""
        act = self.program.acts[f.event[0]] if f.event is not None else None
        assert act is not None and act.instead is not None
        f.killed = act.instead.silenced_by(chain)
        if s.log is not None:
            s.log.append(("replaced", tuple(self.effects[i].id for i in chain), s.depth - 1))
        self.push_effect(s, f, chain[0], chain[1:])

    def push_effect(self, s: TableState, event: Frame, number: int, todo: tuple[int, ...] = ()) -> None:
        """The body of an effect or replacement begins, with the names of the act it is about."""
        code = self.codes[number]
        given = 2 + len(event.event[2]) if event.event is not None else 2
        locals = event.locals[:given]
        if code.extra:
            locals += [None] * code.extra
        frame = Frame(code, locals)
        frame.todo = todo
        s.frames.append(frame)

    def proceed(self, s: TableState, f: Frame, args: tuple[Any, ...] | None) -> None:
        """What was replaced happens after all: the next replacement inside, or the body."""
        event = next(frame for frame in reversed(s.frames) if frame.event is not None)
        happening = event.event
        assert happening is not None
        if args is not None:
            event.event = (happening[0], happening[1], args, happening[3], happening[4])
            event.locals[2 : 2 + len(args)] = args
        if f.todo:
            self.push_effect(s, event, f.todo[0], f.todo[1:])
            return
        code = self.program.acts[happening[0]].inside
        if s.log is not None:
            done = args if args is not None else happening[2]
            s.log.append(("carried out", happening[0], happening[1], done, s.depth - 1))
        given = 2 + len(happening[2])
        s.frames.append(Frame(code, event.locals[:given] + [None] * code.extra))

    # ---------------------------------------------------------------- winning and ending
    def _first_of(self, s: TableState, rank: tuple[int, Run] | None, winners: tuple[int, ...]) -> int:
        """The winner of several: by the clause's ranking, else (a silence) the first from the turn onwards."""
        if rank is not None and len(winners) > 1:
            ranks = {seat: (rank[1](s, [None, seat]) or 0) * rank[0] for seat in winners}
            best = max(ranks.values())
            winners = tuple([seat for seat in winners if ranks[seat] == best])
        if len(winners) > 1:
            if s.policy == "ask":
                ruling = ("winner", None, winners)
                if ruling not in s.rulings:
                    raise Unsettled(("winner", None), "player", winners)
                return int(s.rulings.pop(ruling))
            s.tally("several winners")
            if s.log is not None:
                s.log.append(("level", tuple(sorted(winners))))
            start = s.turn or 0
            return min(winners, key=lambda seat: (seat - start) % self.program.layout.players)
        return winners[0]

    def limit(self, s: TableState, what: str, where: str = "") -> None:
        """Play has gone on too long: the game is over without a winner. `where` is the rule or act that did it."""
        s.outcome = "limit"
        s.tally(f"limit: {what}" + (f", at `{where}`" if where else ""))
        if s.log is not None:
            s.log.append(("limit", what, where))
        self.program.turns.stop(s)
