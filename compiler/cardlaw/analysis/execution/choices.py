"""What nothing settles beforehand: choices of players and of the table, chance, and who has won."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, assert_never

from cardlaw.analysis.execution.resuming import part
from cardlaw.analysis.unknowns import contents
from cardlaw.analysis.unknowns.paths import CannotFollow
from cardlaw.analysis.unknowns.reading import KnownCards, KnownMembers
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import (
    SymbolicTerm,
    Value,
    compared,
    equal_numbers,
    foremost,
    one_of,
    reaches,
    term,
    total,
)
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.algebra import type_of
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.analysis.execution.machine import Machine, RoutineUnderWay


def choose(machine: Machine, step: c.ChooseValue, frame: RoutineUnderWay) -> Value:
    """What is chosen, as an unknown; None if there is nothing to choose."""
    path = machine.path
    match step.among:
        case c.Member() as among:
            who = None
            if not isinstance(step.by, str):
                who = machine.reading.seat(machine.fold(step.by, frame))
                if who is None:
                    return None
            return _member(machine, among, who, frame)
        case c.YesNoAnswer():
            unknown = term("answer", None, "yes-no", path.number((None, "yes-no")))
            machine.decided(None, "question", "yes-no")
            return one_of(unknown, frozenset({True}))
        case c.NumberBetween(low=low, high=high):
            number = path.number("chance")
            return low if low == high else term("chance", number, low, high)
        case c.Weighted(weights=weights):
            unknown = term("odds", path.number("chance"), weights)
            return 1 + path.settle(unknown, range(len(weights)))
        case c.Winner() as among:
            return _winner(machine, among, frame)
        case _:
            assert_never(step.among)


def _member(machine: Machine, among: c.Member, who: int | None, frame: RoutineUnderWay) -> Value:
    """A player, or the table, picks a member of a domain."""
    machine.reading.cause = frame.cause
    group = machine.reading.group(among.domain, frame.names)
    if isinstance(group, KnownCards):
        return _pick(machine, among, who, group, frame)
    options = [
        value for value in group.values if machine.holds(among.where, frame.under(among.member, value))
    ]
    if not options:
        return None
    machine.decided(who, "choice", (among.type, tuple(options)))
    unknown = term("answer", who, among.type, machine.path.number((who, among.type)))
    if any(isinstance(value, SymbolicTerm) for value in options):
        raise CannotFollow(say("cut-choice-unknown"))
    machine.path.known.sets.setdefault(unknown, frozenset(options))
    if among.type == "player":
        return machine.path.settle(unknown, options)
    return options[0] if len(options) == 1 else unknown


def _pick(
    machine: Machine, among: c.Member, who: int | None, group: KnownCards, frame: RoutineUnderWay
) -> Value:
    """A card out of a zone."""
    spot: Spot | None = None
    if isinstance(among.domain, m.CardsIn) and type_of(among.domain.zone) == "zone":
        spot = machine.fold(among.domain.zone, frame)

    def where(card: Value) -> Value:
        return machine.condition(among.where, frame.under(among.member, card))

    if among.where == m.YES:
        there: Value = reaches(contents.size(group.content), 1)
    else:
        there = machine.reading.some("card", group, where)
    if not machine.path.branch(there) or spot is None:
        return None
    machine.decided(who, "choice", ("card", contents.gathered(group.content)))
    card = term("answer", who, "card", machine.path.number((who, "card")))
    if among.where != m.YES:
        machine.path.assume(where(card))
    machine.located[card] = spot
    return card


def choose_together(machine: Machine, step: c.ChooseTogether, frame: RoutineUnderWay) -> None:
    """Each chooser picks unseen; the picks stand in a state once all are made."""
    group = machine.reading.group(step.choosers, frame.names)
    assert isinstance(group, KnownMembers)
    made: list[tuple[int, Any]] = []
    for seat in group.values:
        domain = machine.reading.group(step.domain, {**frame.names, step.name: seat})
        if isinstance(domain, KnownCards):
            raise CannotFollow(say("cut-secret-card"))
        if domain.values:
            machine.decided(seat, "secret", (step.type, domain.values))
            unknown = term("answer", seat, step.type, machine.path.number((seat, step.type)))
            machine.path.known.sets.setdefault(unknown, frozenset(domain.values))
            made.append((seat, unknown))
    for seat, value in made:
        machine.store.set((step.state, seat), value)
        machine.touch(("state", step.state, seat))


# -------------------------------------------------------------------- winning
def _winner(machine: Machine, among: c.Winner, frame: RoutineUnderWay) -> Value | tuple[int, ...]:
    """Who has won by a clause; all who have, if nothing ranks them."""
    seats = machine.store.from_turn(machine.store.seats)
    if among.only is not None:
        only = machine.fold(among.only, frame)
        seats = tuple(seat for seat in seats if seat == only)
    winners = part(machine, partial(_winners, machine, among, seats), looks=True)
    if len(winners) < 2:
        return winners[0] if winners else None
    in_round = machine.store.phase == "turns"
    machine.reading.handed = machine.reading.handed or in_round
    if among.rank is None:
        return tuple(sorted(winners))
    sign = 1 if among.rank[0] == "most" else -1
    ranks = []
    for seat in winners:
        amount = machine.fold(among.rank[1], machine.alone({among.name: seat}))
        ranks.append((seat, total(((sign, amount or 0),))))
    if in_round:
        return _first(machine, ranks)
    if all(not isinstance(rank, SymbolicTerm) for _, rank in ranks):
        return foremost(ranks)
    return term("foremost", tuple(ranks))


def _first(machine: Machine, ranks: list[tuple[int, Value]]) -> int | tuple[int, ...]:
    """Who ranks highest, known on this path; if several do, all of those."""
    (seat, best), *others = ranks
    level = [seat]
    for seat, rank in others:
        if machine.path.branch(compared(">", rank, best)):
            level, best = [seat], rank
        elif machine.path.branch(equal_numbers(rank, best)):
            level.append(seat)
    return level[0] if len(level) == 1 else tuple(sorted(level))


def _winners(machine: Machine, among: c.Winner, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if machine.holds(among.test, machine.alone({among.name: seat})))
