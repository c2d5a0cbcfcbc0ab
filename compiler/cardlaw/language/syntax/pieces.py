"""The small pieces that every part of a file is made of: words, numbers, texts, citations, targets."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardlaw.language.diagnostics import Span


@dataclass(frozen=True, slots=True)
class Node:
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Word(Node):
    text: str


@dataclass(frozen=True, slots=True)
class Number(Node):
    value: int


@dataclass(frozen=True, slots=True)
class String(Node):
    value: str


@dataclass(frozen=True, slots=True)
class Text(Node):
    """Free text with its translations: ((language, text), …)."""

    value: str
    translations: tuple[tuple[Word, String], ...]


@dataclass(frozen=True, slots=True)
class Range(Node):
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Lines(Node):
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Cite(Node):
    spans: tuple[Lines, ...]


Value = Word | Number


@dataclass(frozen=True, slots=True)
class Gloss(Node):
    text: Text


@dataclass(frozen=True, slots=True)
class ClauseTarget(Node):
    name: Word
    unit: Word | None


@dataclass(frozen=True, slots=True)
class TopicTarget(Node):
    """`optional` (`if any`): it is no mistake if nothing is about the topic, or no unit declares it."""

    topic: Word
    optional: bool = False


Target = ClauseTarget | TopicTarget


@dataclass(frozen=True, slots=True)
class Condition(Node):
    axis: Word
    values: tuple[Value, ...]
