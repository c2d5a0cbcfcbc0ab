"""A whole file: what it is, and its items in order."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.choices import (
    Accepted,
    Chapter,
    Flavour,
    Heading,
    Noise,
    Note,
    NumberOption,
    Option,
    Pending,
    Preference,
    Reading,
    Removal,
    Setting,
    Silence,
)
from cardlaw.language.syntax.declarations import Declaration
from cardlaw.language.syntax.pieces import Gloss, Node, Number, String, Word
from cardlaw.language.syntax.rules import Rule
from cardlaw.language.syntax.scenarios import Example, Scenario


@dataclass(frozen=True, slots=True)
class Version(Node):
    number: int


@dataclass(frozen=True, slots=True)
class SourceNote(Node):
    name: String
    lines: Number | None


@dataclass(frozen=True, slots=True)
class Language(Node):
    code: Word


@dataclass(frozen=True, slots=True)
class Need(Node):
    sort: str
    names: tuple[Word, ...]


HeadLine = Gloss | SourceNote | Language | Need


@dataclass(frozen=True, slots=True)
class Vocabulary(Node):
    name: Word
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Edition(Node):
    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Pack(Node):
    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Variant(Node):
    name: Word
    base: Word
    packs: tuple[Word, ...] | None
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Spec(Node):
    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


UnitHead = Vocabulary | Edition | Pack | Variant | Spec


Item = (
    Version
    | UnitHead
    | Declaration
    | Option
    | NumberOption
    | Reading
    | Silence
    | Chapter
    | Note
    | Flavour
    | Heading
    | Noise
    | Pending
    | Accepted
    | Setting
    | Removal
    | Preference
    | Rule
    | Example
    | Scenario
)


@dataclass(frozen=True, slots=True)
class Comment(Node):
    text: str


@dataclass(frozen=True, slots=True)
class File(Node):
    """One rule file: its head, its items in order, and the comments between them."""

    head: UnitHead
    items: tuple[Item, ...]
    comments: tuple[Comment, ...]
