"""A whole file: what it is, and its items in order."""

from __future__ import annotations

from cardlaw.language.nodes import node
from cardlaw.language.syntax.choices import (
    Accepted,
    Chapter,
    Doubt,
    Flavour,
    Heading,
    Noise,
    Note,
    NumberOption,
    Oddity,
    Option,
    Pending,
    Preference,
    Reading,
    Removal,
    Says,
    Setting,
    Silence,
)
from cardlaw.language.syntax.declarations import Declaration
from cardlaw.language.syntax.pieces import Gloss, Node, Number, String, Text, Word
from cardlaw.language.syntax.rules import Adopted, Custom, Rule
from cardlaw.language.syntax.scenarios import Example, Scenario


@node
class Version(Node):
    """The version of the language that the file is written in."""

    number: int


@node
class Title(Node):
    """What people call the game, edition, pack or variant; its id is for typing."""

    text: Text


@node
class SourceNote(Node):
    """The sheet that a file transcribes, and how many lines it has; citations are checked against it."""

    name: String
    lines: Number | None


@node
class Language(Node):
    """The human language of the sheet, by its code."""

    code: Word


@node
class Need(Node):
    """What a pack cannot do without: it is played only with editions and packs that have it."""

    sort: str
    names: tuple[Word, ...]


HeadLine = Gloss | Title | SourceNote | Language | Need


@node
class Vocabulary(Node):
    """The words of a game: what its cards show, where they lie, what can be done and what rules are about."""

    name: Word
    head: tuple[HeadLine, ...]


@node
class Edition(Node):
    """One printed sheet, transcribed rule by rule in the words of a vocabulary."""

    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


@node
class Pack(Node):
    """House rules that can be added to every edition of a vocabulary; it says only what it adds and changes."""

    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


@node
class Variant(Node):
    """An edition, or another variant, with packs, choices and changes of its own."""

    name: Word
    base: Word
    packs: tuple[Word, ...] | None
    head: tuple[HeadLine, ...]


@node
class Spec(Node):
    """Scenarios that editions and variants of one vocabulary are tested with."""

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
    | Says
    | Chapter
    | Note
    | Oddity
    | Doubt
    | Flavour
    | Heading
    | Noise
    | Pending
    | Accepted
    | Setting
    | Removal
    | Preference
    | Rule
    | Custom
    | Adopted
    | Example
    | Scenario
)


@node
class Comment(Node):
    text: str


@node
class File(Node):
    """One rule file: its head, its items in order, and the comments between them."""

    head: UnitHead
    items: tuple[Item, ...]
    comments: tuple[Comment, ...]
