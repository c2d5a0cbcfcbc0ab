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
    """Free text, with the same in other human languages."""

    value: str
    translations: tuple[tuple[Word, String], ...]


@dataclass(frozen=True, slots=True)
class Range(Node):
    """The numbers from the smaller to the larger, both included."""

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
    """One sentence in the transcriber's own words; readers are shown it wherever the thing matters."""

    text: Text


@dataclass(frozen=True, slots=True)
class ClauseTarget(Node):
    """A rule by its name; with `of`, the one in that file."""

    name: Word
    unit: Word | None


@dataclass(frozen=True, slots=True)
class TopicTarget(Node):
    """All rules about a topic; with `if any` (`optional`) it is no mistake if there are none, or no such topic."""

    topic: Word
    optional: bool = False


Target = ClauseTarget | TopicTarget


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """An option or reading is set to one of these values."""

    axis: Word
    values: tuple[Value, ...]
