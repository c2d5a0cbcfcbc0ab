"""The symbolic table: what every zone and state holds, as terms over what they held at first."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.traces.contents import Content, initial, size
from cardlaw.analysis.traces.editions import Edition, Seating
from cardlaw.analysis.traces.terms import Term, Value, term

Spot = tuple[str, int | str | None]


class Store:
    """A table under way. What nothing has touched is what it was at first."""

    def __init__(self, edition: Edition, seating: Seating) -> None:
        self.edition = edition
        self.seating = seating
        self.zones: dict[Spot, Content] = {}
        self.empty: set[Spot] = set()
        """Zones known to be empty at first."""
        self.states: dict[Spot, Value] = {("direction", None): seating.direction}
        self.losses: dict[int, Value] = {}
        self.next_turn: Value = None
        self.turn: Value = seating.actor
        self.seats: tuple[int, ...] = tuple(range(seating.players))
        self.in_game: tuple[int, ...] = self.seats
        self.won = False
        self.ended = False
        self.outcome: str | None = None
        self.version = 0
        """Grows with every change, so that what was worked out before can be told from what holds now."""

    def content(self, spot: Spot) -> Content:
        found = self.zones.get(spot)
        if found is None:
            return () if spot in self.empty else initial(*spot)
        return found

    def put(self, spot: Spot, content: Content) -> None:
        self.version += 1
        if content == (() if spot in self.empty else initial(*spot)):
            self.zones.pop(spot, None)
        else:
            self.zones[spot] = content

    def size(self, spot: Spot) -> Value:
        return size(self.content(spot))

    def value(self, spot: Spot) -> Value:
        if spot in self.states:
            return self.states[spot]
        return self.first(spot)

    def first(self, spot: Spot) -> Term:
        """What a state was at first."""
        return term("state", *spot, self.edition.states[spot[0]].type)

    def set(self, spot: Spot, value: Value) -> None:
        self.version += 1
        if isinstance(value, Term) and value is self.first(spot) and spot[0] != "direction":
            self.states.pop(spot, None)
        else:
            self.states[spot] = value

    def spots(self) -> list[Spot]:
        """Every zone of the table."""
        found: list[Spot] = []
        for zone in self.edition.model.zones:
            found += [(zone.name, key) for key in self.keys(zone.each)]
        return found

    def keys(self, each: str | None) -> tuple[Any, ...]:
        if each is None:
            return (None,)
        if each == "player":
            return tuple(range(self.seating.players))
        return tuple(self.edition.layout.members(each))

    def picture(self) -> tuple[Any, ...]:
        """All that was changed so far, as one value."""
        return (
            tuple(sorted(self.zones.items(), key=repr_key)),
            tuple(sorted(((s, v) for s, v in self.states.items()), key=repr_key)),
            tuple(sorted((s, v) for s, v in self.losses.items() if v)),
            self.next_turn,
            self.turn,
            self.seats,
            self.won,
            self.ended,
        )


def repr_key(item: tuple[Spot, Any]) -> tuple[str, str]:
    return item[0][0], str(item[0][1])
