"""Raw values of a table → the arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlaw.engine.state.layout import Layout, Place
from cardlaw.language import model as m
from cardlaw.wording.arguments import (
    Amount,
    Argument,
    Message,
    SpokenAct,
    SpokenCard,
    SpokenListing,
    SpokenSeat,
    SpokenState,
    SpokenZone,
    Value,
)
from cardlaw.wording.messages import message


def card(layout: Layout, index: int) -> SpokenCard:
    known = layout.cards[index]
    return SpokenCard(known.text, known.face)


def cards(layout: Layout, indices: Sequence[int]) -> SpokenListing:
    return SpokenListing(tuple(card(layout, index) for index in indices))


def zone(zone: m.Zone, key: Any) -> SpokenZone:
    """A zone of the table, and whose it is."""
    if key is None:
        return SpokenZone(zone.name)
    return SpokenZone(zone.name, SpokenSeat(key) if zone.each == "player" else str(key))


def place(spot: Place) -> SpokenZone:
    return zone(spot.zone, spot.key)


def value(layout: Layout, raw: Any, type_: m.Type) -> Argument:
    """A value of a type that a move can be done with."""
    if type_ == "card" and isinstance(raw, int):
        return card(layout, raw)
    if type_ == "cards" and isinstance(raw, tuple):
        return cards(layout, raw)
    if type_ == "player" and isinstance(raw, int):
        return SpokenSeat(raw)
    if type_ == "zone" and isinstance(raw, int):
        return place(layout.places[raw])
    if type_ == "number" and isinstance(raw, int):
        return Amount(raw)
    return Value(type_, raw if isinstance(raw, int | str) else str(raw))


def act(layout: Layout, act: m.Act, raw: Sequence[Any]) -> SpokenAct:
    """A move with what it is done with, as the state holds it."""
    return _act(layout, act, raw)


def _act(layout: Layout, act: m.Act, raw: Sequence[Any]) -> SpokenAct:
    given = zip(raw, act.parameters, strict=True)
    return SpokenAct(act.name, tuple(value(layout, each, parameter.type) for each, parameter in given))


def answered(
    layout: Layout, seat: int | None, pending: tuple[Any, ...], answer: Any, act: m.Act | None
) -> Message:
    """What somebody answers to what is asked; `act` is the move that it is, if it is one."""
    who = None if seat is None else SpokenSeat(seat)
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
        case Amount(), SpokenSeat():
            return message("picks-amount", who=who, n=chosen)
        case SpokenCard(), None:
            return message("table-picks-card", card=chosen)
        case SpokenCard(), SpokenSeat():
            return message("picks-card", who=who, card=chosen)
        case SpokenSeat(), None:
            return message("table-picks-player", other=chosen)
        case SpokenSeat(), SpokenSeat():
            return message("picks-player", who=who, other=chosen)
        case Value(), None:
            return message("table-picks", what=chosen)
        case Value(), SpokenSeat():
            return message("picks", who=who, what=chosen)
        case _:
            return message("table-picks-nothing") if who is None else message("picks-nothing", who=who)


def state(layout: Layout, state: m.State, key: Any, raw: Any) -> SpokenState:
    """That a state has a value."""
    owner = None if key is None else SpokenSeat(key) if state.each == "player" else str(key)
    if raw is None:
        return SpokenState(state.name, owner, None)
    held = value(layout, raw, state.type)
    if isinstance(held, SpokenSeat | SpokenCard):
        return SpokenState(state.name, owner, held)
    return SpokenState(state.name, owner, Value(state.type, raw if isinstance(raw, int | str) else str(raw)))
