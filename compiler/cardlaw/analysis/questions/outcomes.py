"""The answers that tables like the one told can have, each with a small table; and what would have to be told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardlaw.analysis.questions.guilt import guilty
from cardlaw.analysis.questions.told import Move, Pair, Stand
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.engine import Table, TableError
from cardlaw.engine.play.decisions import Verdict
from cardlaw.engine.play.reasons import verdict
from cardlaw.engine.play.situation import Situation, Spot
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say

Lay = Callable[[Situation], Table]
Thing = tuple[str, Spot]
"""Something about a table, and of what: `cards` somewhere, a `top` card, a `state`, what somebody `owes`."""

UNASKED = ("must-not", "silent")
"""In a window that need not be answered, whoever has nothing but such moves is not asked."""


@dataclass(frozen=True, slots=True)
class MoveOutcome:
    """An answer that a table like the one told has: the verdict, the clauses that make the move wrong, the table."""

    verdict: Verdict
    guilt: tuple[str, ...]
    situation: Situation
    table: Table
    added: tuple[tuple[Thing, Any], ...] = ()
    """What the table is like in what was not told and bears on the answer."""

    @property
    def pair(self) -> Pair:
        return self.verdict.word, bool(self.guilt)


def judged(table: Table, seat: int, move: Move) -> tuple[Verdict, tuple[str, ...]]:
    """The engine's word on a move, and the clauses that make it wrong."""
    return verdict(table, seat, *move), guilty(table, seat, *move)


def outcomes(stand: Stand, first: MoveOutcome, move: Move, lay: Lay) -> tuple[MoveOutcome, ...]:
    """Every answer that fits what was told, each replayed by the engine; one alone is proved to be the only one."""
    told = stand.told
    found = stand.possible(told.home(), first.pair)
    closed = first.verdict.word == "not-offered"
    if closed and not {"may", "must"} & {word for word, _ in found}:
        return (first,)
    if not found and first.verdict.word == "must-not":
        return (first,)  # the move is asked about where no rule lets it be made, however the table is
    if not closed and first.pair not in found:
        raise Unknown(say("no-such-table"))
    if len(found) == 1 and not closed:
        return (first,)
    made: list[MoveOutcome] = []
    for pair in found:
        witness = stand.smallest(pair)
        if witness is None:
            raise Unknown(say("no-table-shows"))
        situation = stand.completed(witness)
        try:
            table = lay(situation)
        except TableError as problem:
            raise Unknown(say("cannot-lay-out", why=problem.text)) from problem
        outcome = MoveOutcome(
            *judged(table, told.seat, move), situation, table, tuple(_added(stand, situation))
        )
        unasked = outcome.verdict.word == "not-offered" and pair[0] in UNASKED
        if outcome.pair != pair and not unasked:
            raise Unknown(say("plays-otherwise"))
        if not unasked or not any(each.verdict.word == "not-offered" for each in made):
            made.append(outcome)
    return tuple(made)


def _added(stand: Stand, situation: Situation) -> Iterator[tuple[Thing, Any]]:
    said, states = stand.told.situation, stand.told.inquiry.situations.states
    for spot, cards in situation.tops.items():
        if spot not in said.tops:
            yield ("top", spot), tuple(cards)
    for spot, value in situation.states.items():
        starts = states[spot[0] if isinstance(spot, tuple) else spot].starts
        if spot not in said.states and value != starts:
            yield ("state", spot), value
    for seat, act in situation.owes:
        if (seat, act) not in said.owes:
            yield ("owes", (act, seat)), True
    for spot, cards in situation.zones.items():
        if spot not in said.zones:
            yield ("cards", spot), tuple(sorted(cards) if _unordered(stand, spot) else cards)


def _unordered(stand: Stand, spot: Any) -> bool:
    zone: m.Zone = stand.told.inquiry.situations.zones[spot[0] if isinstance(spot, tuple) else spot]
    return not zone.pile


def asked_for(found: Sequence[MoveOutcome]) -> list[Thing]:
    """What would have to be told: the things in which the tables of different answers differ."""
    things = dict.fromkeys(thing for outcome in found for thing, _ in outcome.added)
    values = [dict(outcome.added) for outcome in found]
    return [thing for thing in things if len({repr(each.get(thing)) for each in values}) > 1]
