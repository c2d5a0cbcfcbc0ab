"""What there is to tell, as values: an id and typed arguments; sentences are made of them in one place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType

from cardlaw.engine import Card
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class ToldSeat:
    """Somebody at the table."""

    number: int


@dataclass(frozen=True, slots=True)
class Doing:
    """An act with what it was done with, as records write it."""

    act: str
    args: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ToldCards:
    """Cards that the reader may see."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """Something by the name that the rules give it: a zone, a state, a value, as records write it."""

    text: str


Argument = ToldSeat | Doing | ToldCards | Named | int


@dataclass(frozen=True, slots=True)
class TableMessage:
    """Something to tell."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=lambda: MappingProxyType({}))

    def seat(self, name: str = "who") -> int | None:
        """The seat that an argument names."""
        found = self.arguments.get(name)
        return found.number if isinstance(found, ToldSeat) else None


def message(id: str, **arguments: Argument) -> TableMessage:
    return TableMessage(id, MappingProxyType(arguments))
