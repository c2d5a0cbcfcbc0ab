"""Windows on a symbolic table: one that stands is noted, one that blocks is answered now."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardlaw.analysis.execution import loops
from cardlaw.analysis.execution.permission import allowed
from cardlaw.analysis.unknowns.paths import CannotFollow
from cardlaw.analysis.unknowns.reading import Happening, KnownMembers
from cardlaw.analysis.unknowns.terms import Value, term
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.analysis.execution.machine import Machine, RoutineUnderWay

Part = tuple[tuple[str, ...], tuple[int, ...], bool]
"""Acts, the seats to which they are offered, and whether the first answer closes it."""


class StandingWindow(NamedTuple):
    """A window that stands until an act, the clause that opened it, and the acts that were then under way."""

    parts: tuple[Part, ...]
    opener: int | None
    until: str
    clause: str | None
    causes: tuple[Happening, ...] = ()


def offer(machine: Machine, step: c.OfferWindow, frame: RoutineUnderWay) -> None:
    """A window opens."""
    parts: list[Part] = []
    for each in step.parts:
        machine.reading.cause = frame.cause
        group = machine.reading.group(each.takers, frame.names)
        assert isinstance(group, KnownMembers)
        parts.append((each.acts, group.values, each.first))
    if step.until is None:
        machine.opened = tuple(parts)
        return
    opener = machine.events[-1].doer if machine.events else None
    clause = machine.stack[-1] if machine.stack else None
    machine.windows.append(StandingWindow(tuple(parts), opener, step.until, clause, machine.causes()))
    machine.touch(("windows",))


def usable(machine: Machine, standing: StandingWindow) -> tuple[Part, ...]:
    """The parts of a window as it stands at the end of a path, less the acts for which no card at all is lawful."""
    found: list[Part] = []
    for acts, takers, first in standing.parts:
        acts = tuple(act for act in acts if _some_card(machine, machine.edition.acts[act], takers, standing))
        if acts:
            found.append((acts, takers, first))
    return tuple(found)


def _some_card(machine: Machine, act: m.Act, takers: tuple[int, ...], standing: StandingWindow) -> bool:
    """Whether some card may be lawful for an act of one card; of any other act that is not asked."""
    if [parameter.type for parameter in act.parameters] != ["card"] or not takers:
        return True
    cause = cause_of(act, standing.causes)
    known = machine.path.known
    return any(
        known.decided(allowed(machine, act, seat, (face,), cause)) is not False
        for seat in takers
        for face in sorted(machine.edition.dealt)
    )


def ask(machine: Machine, until: str | None) -> None:
    """The window just opened is answered."""
    if until is not None:
        if any(standing.until == until for standing in machine.windows):
            raise CannotFollow(say("window-until", act=until))
        return
    causes = machine.causes()
    for acts, takers, first in machine.opened:
        for seat in _in_order(machine, takers):
            if seat in machine.store.seats and _reply(machine, acts, seat, causes) and first:
                break


def _in_order(machine: Machine, takers: tuple[int, ...]) -> tuple[int, ...]:
    """The seats as they are asked: from the opener's next in the direction of play."""
    if len(takers) < 2:
        return takers
    opener = machine.events[-1].doer if machine.events else None
    if opener is None:
        opener = machine.store.turn if machine.store.turn is not None else takers[-1]
    step = 1 if machine.reading.direction() == "clockwise" else -1
    n = machine.store.seating.players
    return tuple(sorted(takers, key=lambda seat: ((seat - opener) * step - 1) % n))


def _reply(machine: Machine, acts: tuple[str, ...], seat: int, causes: tuple[Happening, ...]) -> bool:
    """A seat answers a window in one of the ways that may be open to it."""
    options: list[str] = []
    conditions: dict[str, Value] = {}
    for name in acts:
        act = machine.edition.acts[name]
        cause = cause_of(act, causes)
        if cause is None and act.answering is not None:
            continue
        may: Value = True
        if not act.parameters:
            may = allowed(machine, act, seat, (), cause)
        if machine.path.known.decided(may) is not False:
            options.append(name)
            conditions[name] = may
    machine.decided(seat, "moves", acts)
    if not options:
        return False
    unknown = term("reply", seat, machine.path.number(("reply", seat)))
    machine.path.known.sets.setdefault(unknown, frozenset(options))
    name = machine.path.settle(unknown, options)
    if conditions[name] is not True:
        machine.lawful.append(conditions[name])
    act = machine.edition.acts[name]
    if machine.shallow or any(p.type in ("card", "cards") for p in act.parameters) or machine.under_way(name):
        args = tuple(term("reply-arg", seat, name, i) for i, _ in enumerate(act.parameters))
        loops.after_cut(machine, name, seat, args)
        return True
    args = tuple(_argument(machine, parameter, seat) for parameter in act.parameters)
    machine.start(name, seat, args, cause_of(act, causes))
    return True


def _argument(machine: Machine, parameter: m.Parameter, seat: int) -> Value:
    domain = parameter.domain or (
        m.Players(()) if parameter.type == "player" else m.Values(parameter.type, ())
    )
    group = machine.reading.group(domain, {"player": seat})
    if not isinstance(group, KnownMembers):
        raise CannotFollow(say("cut-choice-of-cards"))
    unknown = term("answer", seat, parameter.type, machine.path.number((seat, parameter.type)))
    machine.path.known.sets.setdefault(unknown, frozenset(group.values))
    if parameter.type == "player":
        return machine.path.settle(unknown, group.values)
    return unknown


def cause_of(act: m.Act, causes: tuple[Happening, ...]) -> Happening | None:
    """What a move in a window answers: the nearest happening of the act it answers, else the nearest."""
    if act.answering is None:
        return causes[0] if causes else None
    return next((cause for cause in causes if cause.act == act.answering[0]), None)
