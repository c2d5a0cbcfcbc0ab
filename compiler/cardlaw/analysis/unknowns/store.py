"""The symbolic table: what every zone and state holds, as terms over what they held at first."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.unknowns.contents import Content, initial, size
from cardlaw.analysis.unknowns.editions import Seating, TracedEdition
from cardlaw.analysis.unknowns.terms import SymbolicTerm, Value, term

Spot = tuple[str, int | str | None]
"""A zone, a state or a register by its name and key."""

UNLIMITED = 10**9
"""No path is so long that it comes to one of the limits of play."""
OF_PLAYERS = (".losses", ".in-round", ".in-game", ".owes ")


class TableStore:
    """A table under way. What nothing has touched is what it was at first."""

    def __init__(self, edition: TracedEdition, seating: Seating, phase: str = "turns") -> None:
        self.edition = edition
        self.seating = seating
        self.zones: dict[Spot, Content] = {}
        self.empty: set[Spot] = set()
        """Zones known to be empty at first."""
        self.phase = phase
        self.under_way = 0
        self.states: dict[Spot, Value] = {("direction", None): seating.direction}
        self.losses: dict[int, Value] = {}
        self.next_turn: Value = None
        self.turn: Value = seating.actor
        self.seats: tuple[int, ...] = tuple(range(seating.players))
        self.in_game: tuple[int, ...] = self.seats
        self.won = False
        self.ended = False
        self.outcome: str | None = None
        self.champion: Value | tuple[int, ...] = None
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
        if spot[0][0] == ".":
            return self.register(*spot)
        if spot in self.states:
            return self.states[spot]
        return self.first(spot)

    def first(self, spot: Spot) -> SymbolicTerm:
        """What a state was at first."""
        return term("state", *spot, self.edition.states[spot[0]].type)

    def set(self, spot: Spot, value: Value) -> None:
        self.version += 1
        if isinstance(value, SymbolicTerm) and value is self.first(spot) and spot[0] != "direction":
            self.states.pop(spot, None)
        else:
            self.states[spot] = value

    # ---------------------------------------------------------------- registers
    def each(self, state: str) -> str | None:
        """What a state or register has a value for each of."""
        if state[0] == ".":
            return "player" if state.startswith(OF_PLAYERS) else None
        return self.edition.states[state].each

    def register(self, name: str, key: Any) -> Value:
        """The value of a state of the kernel's own."""
        if name in REGISTERS:
            return getattr(self, REGISTERS[name])
        match name:
            case ".losses":
                return self.losses.get(key, 0)
            case ".in-round":
                return self.seats if key is None else key in self.seats
            case ".in-game":
                return self.in_game if key is None else key in self.in_game
            case _:
                assert name.startswith(".most "), name
                return UNLIMITED

    def write(self, spot: Spot, value: Value) -> None:
        """A state or register takes a value. What is owed stays as it is: it is unknown from first to last."""
        match spot:
            case (".under-way", _):
                self.under_way = value
            case (".losses", int(seat)):
                self.version += 1
                self.losses[seat] = value
            case (".in-round", key):
                self.version += 1
                self.seats = value if key is None else tuple(seat for seat in self.seats if seat != key)
            case (".in-game", key):
                self.in_game = tuple(seat for seat in self.in_game if seat != key)
            case (name, _) if name in REGISTERS:
                self.version += 1
                setattr(self, REGISTERS[name], value)
            case (name, _) if name[0] != ".":
                self.set(spot, value)
            case _:
                pass

    def from_turn(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Seats clockwise from whose turn it is."""
        n, start = self.seating.players, self.turn or 0
        return tuple(sorted(seats, key=lambda seat: (seat - start) % n))

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


REGISTERS = {
    ".champion": "champion",
    ".ended": "ended",
    ".next": "next_turn",
    ".outcome": "outcome",
    ".phase": "phase",
    ".turn": "turn",
    ".under-way": "under_way",
    ".won": "won",
}
"""What the kernel's own states are called here."""


def repr_key(item: tuple[Spot, Any]) -> tuple[str, str]:
    return item[0][0], str(item[0][1])
