"""Messages as values, and what they speak of: players, cards, places, moves, rules, choices; no language yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying


@dataclass(frozen=True, slots=True)
class SpokenSeat:
    """A player, by seat; who sits there, whoever reads the message knows."""

    number: int


@dataclass(frozen=True, slots=True)
class Amount:
    """How many."""

    number: int


@dataclass(frozen=True, slots=True)
class SpokenCard:
    """A card, as it is written and by its face."""

    text: str
    face: m.Face


@dataclass(frozen=True, slots=True)
class SpokenZone:
    """A place for cards, and whose it is."""

    name: str
    owner: SpokenSeat | str | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """A value of some type, such as a colour."""

    type: m.Type
    value: int | bool | str


@dataclass(frozen=True, slots=True)
class SpokenState:
    """That a state has a value, None for none."""

    name: str
    owner: SpokenSeat | str | None
    value: SpokenSeat | SpokenCard | Value | None


@dataclass(frozen=True, slots=True)
class SpokenName:
    """A word of the rule files: a kind of card, a state, a stage."""

    name: str


@dataclass(frozen=True, slots=True)
class SpokenAct:
    """A move or event, with what it is done with; with nothing it is any such move."""

    name: str
    args: tuple[Argument, ...] | None = ()


@dataclass(frozen=True, slots=True)
class SpokenRule:
    """A rule, or one clause of it, by id."""

    id: str


@dataclass(frozen=True, slots=True)
class SpokenChoice:
    """An option or reading: the question alone, or with one of its values."""

    axis: str
    value: int | str | None = None


@dataclass(frozen=True, slots=True)
class SpokenText:
    """What an author wrote."""

    words: m.Words


@dataclass(frozen=True, slots=True)
class Verbatim:
    """An id, a file or a command: the same in every language."""

    text: str


@dataclass(frozen=True, slots=True)
class SpokenSaid:
    """What is said without the words of a game: a reason, or a complaint of the compiler."""

    saying: Saying


Joint = Literal["and", "or", "each"]
"""How the things of a list are joined; `each` sets whole cases side by side."""


@dataclass(frozen=True, slots=True)
class SpokenListing:
    """Several things."""

    items: tuple[Argument, ...]
    joint: Joint = "and"


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said, before any language has a say in how."""

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __post_init__(self) -> None:
        from cardlaw.wording.catalogue import CATALOGUE

        wanted = CATALOGUE.get(self.id)
        if wanted is None:
            raise ValueError(f"there is no message `{self.id}`")
        given = {name: type(value) for name, value in self.arguments}
        if given != wanted:
            raise ValueError(f"message `{self.id}` takes {_sorts(wanted)}, not {_sorts(given)}")

    def __getitem__(self, name: str) -> Argument:
        """One of the arguments."""
        return dict(self.arguments)[name]

    def __str__(self) -> str:
        from cardlaw.wording.plain import plain

        return plain(self)


def _sorts(types: Mapping[str, type]) -> str:
    return ", ".join(f"{name}: {sort.__name__}" for name, sort in types.items()) or "nothing"


Argument = (
    SpokenSeat
    | Amount
    | SpokenCard
    | SpokenZone
    | Value
    | SpokenState
    | SpokenName
    | SpokenAct
    | SpokenRule
    | SpokenChoice
    | SpokenText
    | Verbatim
    | SpokenSaid
    | SpokenListing
    | Message
)
