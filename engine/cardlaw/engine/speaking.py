"""Raw values of a table → the arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlaw.engine.layout import Layout, Place
from cardlaw.language import model as m
from cardlaw.wording.arguments import Act, Amount, Argument, Card, Listing, Seat, State, Value, Zone


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
    given = zip(raw, act.parameters, strict=True)
    return Act(act.name, tuple(value(layout, each, parameter.type) for each, parameter in given))


def state(layout: Layout, state: m.State, key: Any, raw: Any) -> State:
    """That a state has a value."""
    owner = None if key is None else Seat(key) if state.each == "player" else str(key)
    if raw is None:
        return State(state.name, owner, None)
    held = value(layout, raw, state.type)
    if isinstance(held, Seat | Card):
        return State(state.name, owner, held)
    return State(state.name, owner, Value(state.type, raw if isinstance(raw, int | str) else str(raw)))
