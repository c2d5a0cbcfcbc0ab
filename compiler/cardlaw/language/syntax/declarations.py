"""Declarations: the words of a game that a vocabulary brings."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.expressions import Domain, Expr
from cardlaw.language.syntax.pieces import Node, Number, Range, String, Text, Value, Word
from cardlaw.language.syntax.steps import Step


@dataclass(frozen=True, slots=True)
class Attribute(Node):
    name: Word
    values: tuple[Word, ...] | Range


@dataclass(frozen=True, slots=True)
class Extension(Node):
    """Further values of an attribute that another unit declares."""

    name: Word
    values: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Sides(Node):
    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Feature(Node):
    attribute: Word
    value: Value | None


@dataclass(frozen=True, slots=True)
class Kind(Node):
    name: Word
    features: tuple[Feature, ...]


@dataclass(frozen=True, slots=True)
class Group(Node):
    name: Word
    members: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Also(Node):
    name: Word
    members: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Zone(Node):
    name: Word
    each: Word | None
    traits: tuple[Word, ...]
    refilled: Word | None


@dataclass(frozen=True, slots=True)
class State(Node):
    name: Word
    each: Word | None
    type: Word
    starts: Value | None
    lasts: str | None


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    name: Word
    of: Word | None
    type: Word | None


@dataclass(frozen=True, slots=True)
class Predicate(Node):
    name: Word
    of: Word


@dataclass(frozen=True, slots=True)
class One(Node):
    name: Word
    type: Word | None
    domain: Domain | None


@dataclass(frozen=True, slots=True)
class Several(Node):
    low: Number
    high: Number
    name: Word
    domain: Domain


Param = One | Several


@dataclass(frozen=True, slots=True)
class Answering(Node):
    act: Word
    role: Word


@dataclass(frozen=True, slots=True)
class Move(Node):
    name: Word
    params: tuple[Param, ...]
    answering: Answering | None
    spoken: Word | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Event(Node):
    name: Word
    params: tuple[Param, ...]
    spoken: Word | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Stage(Node):
    name: Word


@dataclass(frozen=True, slots=True)
class Turns(Node):
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Round(Node):
    stages: tuple[Stage | Turns, ...]


@dataclass(frozen=True, slots=True)
class Topic(Node):
    name: Word
    text: Text


@dataclass(frozen=True, slots=True)
class Short(Node):
    name: Word
    meaning: Expr


@dataclass(frozen=True, slots=True)
class Shown(Node):
    name: Value
    label: String
    tint: String | None
    mark: String | None


@dataclass(frozen=True, slots=True)
class Form(Node):
    name: Word
    text: String


@dataclass(frozen=True, slots=True)
class Term(Node):
    name: Word
    language: Word
    text: String
    forms: tuple[Form, ...]


Declaration = (
    Attribute
    | Extension
    | Sides
    | Kind
    | Group
    | Also
    | Zone
    | State
    | Quantity
    | Predicate
    | Move
    | Event
    | Round
    | Topic
    | Short
    | Shown
    | Term
)
