"""Decisions on a symbolic table: windows that are answered at once or stand open, and choices."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.traces import contents
from cardlaw.analysis.traces.machine import Frame, Machine
from cardlaw.analysis.traces.opaque import after_cut
from cardlaw.analysis.traces.paths import Beyond
from cardlaw.analysis.traces.permission import allowed
from cardlaw.analysis.traces.reading import Cards, Happening, Members
from cardlaw.analysis.traces.store import Spot
from cardlaw.analysis.traces.terms import Term, Value, reaches, term
from cardlaw.language import model as m
from cardlaw.language.core.algebra import type_of
from cardlaw.wording.reasons import say

Part = tuple[tuple[str, ...], tuple[int, ...], bool]


def offer(machine: Machine, step: m.Offer, frame: Frame) -> None:
    """A window: one that stands is noted, one that blocks is answered now."""
    parts: list[Part] = []
    for offering in step.offerings:
        machine.reading.cause = frame.cause
        group = machine.reading.group(offering.takers, frame.names)
        assert isinstance(group, Members)
        parts.append((offering.acts, group.values, offering.first))
    causes = tuple(event.happening for event in reversed(machine.events))
    if step.until is not None:
        opener = causes[0].doer if causes else None
        machine.windows.append(
            (tuple(parts), opener, step.until, machine.stack[-1] if machine.stack else None)
        )
        machine.touch(("windows",))
        return
    for acts, takers, first in parts:
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
    if (
        machine.shallow
        or any(p.type in ("card", "cards") for p in act.parameters)
        or _under_way(machine, name)
    ):
        args = tuple(term("reply-arg", seat, name, i) for i, _ in enumerate(act.parameters))
        after_cut(machine, name, seat, args)
        return True
    args = tuple(_argument(machine, act, p, seat) for p in act.parameters)
    machine.start(name, seat, args, cause_of(act, causes))
    return True


def _under_way(machine: Machine, name: str) -> bool:
    return any(event.act.name == name for event in machine.events)


def _argument(machine: Machine, act: m.Act, parameter: m.Parameter, seat: int) -> Value:
    domain = parameter.domain or (
        m.Players(()) if parameter.type == "player" else m.Values(parameter.type, ())
    )
    group = machine.reading.group(domain, {"player": seat})
    if not isinstance(group, Members):
        raise Beyond(say("cut-choice-of-cards"))
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


# -------------------------------------------------------------------- choices
def choose(machine: Machine, step: m.Choose, frame: Frame) -> None:
    """A player, or the table, picks a member of a domain."""
    who = None
    if step.chooser is not None:
        who = machine.reading.seat(machine.fold(step.chooser, frame))
        if who is None:
            frame.names[step.name] = None
            return
    machine.reading.cause = frame.cause
    group = machine.reading.group(step.domain, frame.names)
    if isinstance(group, Cards):
        frame.names[step.name] = _pick(machine, step, frame, who, group)
        return
    options = []
    for value in group.values:
        inner = frame.inner()
        inner.names[step.name] = value
        if machine.holds(step.where, inner):
            options.append(value)
    if not options:
        frame.names[step.name] = None
        return
    machine.decided(who, "choice", (step.type, tuple(options)))
    unknown = term("answer", who, step.type, machine.path.number((who, step.type)))
    if any(isinstance(value, Term) for value in options):
        raise Beyond(say("cut-choice-unknown"))
    machine.path.known.sets.setdefault(unknown, frozenset(options))
    if step.type == "player":
        frame.names[step.name] = machine.path.settle(unknown, options)
    else:
        frame.names[step.name] = options[0] if len(options) == 1 else unknown


def _pick(machine: Machine, step: m.Choose, frame: Frame, who: int | None, group: Cards) -> Value:
    """A card out of a zone."""
    inner = frame.inner()
    spot: Spot | None = None
    if isinstance(step.domain, m.CardsIn) and type_of(step.domain.zone) == "zone":
        spot = machine.fold(step.domain.zone, frame)

    def where(card: Value) -> Value:
        inner.names[step.name] = card
        return machine.condition(step.where, inner)

    if step.where == m.YES:
        there: Value = reaches(contents.size(group.content), 1)
    else:
        there = machine.reading.some("card", group, where)
    if not machine.path.branch(there) or spot is None:
        return None
    machine.decided(who, "choice", ("card", contents.gathered(group.content)))
    card = term("answer", who, "card", machine.path.number((who, "card")))
    if step.where != m.YES:
        machine.path.assume(where(card))
    machine.located[card] = spot
    frame.origins[step.name] = spot
    return card


def choose_secretly(machine: Machine, step: m.ChooseSecretly, frame: Frame) -> None:
    """Each chooser picks unseen; the picks stand in a state once all are made."""
    group = machine.reading.group(step.choosers, frame.names)
    assert isinstance(group, Members)
    made: list[tuple[int, Any]] = []
    for seat in group.values:
        domain = machine.reading.group(step.domain, {**frame.names, step.name: seat})
        if isinstance(domain, Cards):
            raise Beyond(say("cut-secret-card"))
        if domain.values:
            machine.decided(seat, "secret", (step.type, domain.values))
            unknown = term("answer", seat, step.type, machine.path.number((seat, step.type)))
            machine.path.known.sets.setdefault(unknown, frozenset(domain.values))
            made.append((seat, unknown))
    for seat, value in made:
        machine.store.set((step.state, seat), value)
        machine.touch(("state", step.state, seat))
