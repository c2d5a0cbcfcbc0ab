"""Raw values of a table → the arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlaw.engine.state.layout import Layout, Place
from cardlaw.language import model as m
from cardlaw.wording.arguments import (
    Act,
    Amount,
    Argument,
    Card,
    Listing,
    Message,
    Seat,
    State,
    Value,
    Zone,
)
from cardlaw.wording.messages import message


def card(layout: Layout, index: int) -> Card:
    known = layout.cards[index]
    return Card(known.text, known.face)


def cards(layout: Layout, indices: Sequence[int]) -> Listing:
    return Listing(tuple(card(layout, index) for index in indices))


def zone(zone: m.Zone, key: Any) -> Zone:
    """A zone of the table, and whose it is."""
    if key is None:
        return Zone(zone.name)
    return Zone(zone.name, Seat(key) if zone.each == "player" else str(key))


def place(spot: Place) -> Zone:
    return zone(spot.zone, spot.key)


def value(layout: Layout, raw: Any, type_: m.Type) -> Argument:
    """A value of a type that a move can be done with."""
    if type_ == "card" and isinstance(raw, int):
        return card(layout, raw)
    if type_ == "cards" and isinstance(raw, tuple):
        return cards(layout, raw)
    if type_ == "player" and isinstance(raw, int):
        return Seat(raw)
    if type_ == "zone" and isinstance(raw, int):
        return place(layout.places[raw])
    if type_ == "number" and isinstance(raw, int):
        return Amount(raw)
    return Value(type_, raw if isinstance(raw, int | str) else str(raw))


def act(layout: Layout, act: m.Act, raw: Sequence[Any]) -> Act:
    """A move with what it is done with, as the state holds it."""
    return _act(layout, act, raw)


def _act(layout: Layout, act: m.Act, raw: Sequence[Any]) -> Act:
    given = zip(raw, act.parameters, strict=True)
    return Act(act.name, tuple(value(layout, each, parameter.type) for each, parameter in given))


def answered(
    layout: Layout, seat: int | None, pending: tuple[Any, ...], answer: Any, act: m.Act | None
) -> Message:
    """What somebody answers to what is asked; `act` is the move that it is, if it is one."""
    who = None if seat is None else Seat(seat)
    if pending[0] == "moves" and act is not None:
        move = _act(layout, act, answer.args)
        return message("table-step", move=move) if who is None else message("step", who=who, move=move)
    if pending[0] == "moves":
        assert who is not None
        return message("step-declines", who=who)
    if pending[0] not in ("choose", "secret", "settle"):
        return message("table-says-yes" if answer else "table-says-no")
    chosen = (
        Amount(answer + 1) if pending[0] == "choose" and pending[5] else value(layout, answer, pending[2])
    )
    match chosen, who:
        case Amount(), None:
            return message("table-picks-amount", n=chosen)
        case Amount(), Seat():
            return message("picks-amount", who=who, n=chosen)
        case Card(), None:
            return message("table-picks-card", card=chosen)
        case Card(), Seat():
            return message("picks-card", who=who, card=chosen)
        case Seat(), None:
            return message("table-picks-player", other=chosen)
        case Seat(), Seat():
            return message("picks-player", who=who, other=chosen)
        case Value(), None:
            return message("table-picks", what=chosen)
        case Value(), Seat():
            return message("picks", who=who, what=chosen)
        case _:
            return message("table-picks-nothing") if who is None else message("picks-nothing", who=who)


def state(layout: Layout, state: m.State, key: Any, raw: Any) -> State:
    """That a state has a value."""
    owner = None if key is None else Seat(key) if state.each == "player" else str(key)
    if raw is None:
        return State(state.name, owner, None)
    held = value(layout, raw, state.type)
    if isinstance(held, Seat | Card):
        return State(state.name, owner, held)
    return State(state.name, owner, Value(state.type, raw if isinstance(raw, int | str) else str(raw)))
