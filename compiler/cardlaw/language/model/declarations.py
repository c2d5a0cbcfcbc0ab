"""Declarations of the model: what there is at the table, and what can be done or happen there."""

from __future__ import annotations

from typing import Literal

from cardlaw.language.model.expressions import Domain, Type
from cardlaw.language.model.steps import Step, Words
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class Attribute:
    """What a card can show; also a plain list of values that states and zones can be kept for."""

    name: str
    values: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A sort of card: its attributes in order, each free (None) or fixed to a value."""

    name: str
    features: tuple[tuple[str, int | str | None], ...]


@dataclass(frozen=True, slots=True)
class Group:
    name: str
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Zone:
    """`each` is `player`, `team` or an attribute for a zone of which everyone has one.

    With `backs_seen`, whoever does not see the cards sees their other sides: of a pile that of the top card.
    """

    name: str
    each: Type | None
    pile: bool
    seen: Literal["all", "none", "owner"]
    holds_deck: bool
    refilled_by: str | None
    backs_seen: bool = False


@dataclass(frozen=True, slots=True)
class State:
    name: str
    each: Type | None
    type: Type
    starts: int | bool | str | None
    lasts: Literal["round", "turn", "kept"]


@dataclass(frozen=True, slots=True)
class Quantity:
    name: str
    of: Type | None
    type: Type


@dataclass(frozen=True, slots=True)
class Predicate:
    name: str
    of: Type


@dataclass(frozen=True, slots=True)
class Parameter:
    """`least`/`most` are set for a parameter that takes several cards at once (type `cards`)."""

    name: str
    type: Type
    domain: Domain | None
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Something chosen (move) or befalling (event, stage, kernel): declared once as a bare verb.

    The doer is bound to `player` in the body. `answering` = (act, role): the move answers a window that such an
    act opened, and the role names who did that act. `verb` is its third person.
    """

    name: str
    sort: Literal["move", "event", "stage", "kernel"]
    verb: str
    has_subject: bool
    parameters: tuple[Parameter, ...]
    answering: tuple[str, str] | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of the round; `turns` is not None for the stage in which players take turns."""

    name: str
    turns: tuple[Step, ...] | None


@dataclass(frozen=True, slots=True)
class Topic:
    name: str
    text: Words


@dataclass(frozen=True, slots=True)
class Look:
    """How a kind or value is shown: short label, tint, and a mark that tells it apart without colour."""

    name: str | int
    label: str
    tint: str | None
    mark: str | None


@dataclass(frozen=True, slots=True)
class Alias:
    """Further names of a word, in one language or in all."""

    name: str | int
    language: str | None
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A name in a human language, with the grammatical forms that documents ask for."""

    name: str
    language: str
    text: str
    forms: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Short:
    name: str
    meaning: str
