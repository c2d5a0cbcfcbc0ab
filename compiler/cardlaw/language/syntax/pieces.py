"""The small pieces that every part of a file is made of: words, numbers, texts, citations, targets."""

from __future__ import annotations

from dataclasses import field

from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.nodes import node


@node
class Node:
    span: Span = field(compare=False, repr=False)


@node
class Word(Node):
    text: str


@node
class Number(Node):
    value: int


@node
class String(Node):
    value: str


@node
class Text(Node):
    """Free text, with the same in other human languages."""

    value: str
    translations: tuple[tuple[Word, String], ...]


@node
class Range(Node):
    """The numbers from the smaller to the larger, both included."""

    low: int
    high: int


@node
class Lines(Node):
    low: int
    high: int


@node
class Cite(Node):
    spans: tuple[Lines, ...]


Value = Word | Number


@node
class Gloss(Node):
    """One sentence in the transcriber's own words; readers are shown it wherever the thing matters."""

    text: Text


@node
class ClauseTarget(Node):
    """A rule by its name; with `of`, the one in that file."""

    name: Word
    unit: Word | None


@node
class TopicTarget(Node):
    """All rules about a topic; with `if any` (`optional`) it is no mistake if there are none, or no such topic."""

    topic: Word
    optional: bool = False


Target = ClauseTarget | TopicTarget


@node
class Condition(Node):
    """An option or reading is set to one of these values."""

    axis: Word
    values: tuple[Value, ...]
