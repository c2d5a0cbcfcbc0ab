"""A sheet to print as plain data: what stands on it, in the reader's words, before it is PDF, HTML or Markdown."""

from __future__ import annotations

from typing import Literal

from cardlaw.documents.pictures import Picture
from cardlaw.language.records import dataclass

Kind = Literal["full", "one-page", "house-rules", "poster", "cheat-cards"]
KINDS: tuple[Kind, ...] = ("full", "one-page", "house-rules", "poster", "cheat-cards")
IN_TWO_COLUMNS = 6
"""So many matters stand on a poster in two columns, more in three."""


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule in force: its number on this sheet, its sentence, and where it stands in the printed one.

    `but_see` are the numbers of rules that come before it in some situations; `assumed` is not printed anywhere.
    """

    id: str
    number: str
    text: str
    lines: str = ""
    assumed: bool = False
    but_see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleList:
    """Rules one after the other, with what they are about where a chapter tells of several things."""

    lines: tuple[RuleLine, ...]
    about: str = ""


@dataclass(frozen=True, slots=True)
class SheetText:
    text: str
    small: bool = False


@dataclass(frozen=True, slots=True)
class AnswerList:
    """What is asked or counted, and the answer."""

    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SheetDrawing:
    """A picture, how wide it is on paper in millimetres, and what stands below it."""

    picture: Picture
    width: int
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """Pictures side by side."""

    drawings: tuple[SheetDrawing, ...]


Cell = str | SheetDrawing


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with a row of heads; the first cell of each row may be a picture."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class ReferenceCard:
    """A card to cut out and look things up on."""

    title: str
    sentences: tuple[str, ...]
    picture: Picture | None = None
    foot: str = ""


@dataclass(frozen=True, slots=True)
class ReferenceCards:
    cards: tuple[ReferenceCard, ...]


Block = RuleList | SheetText | AnswerList | Strip | Grid | ReferenceCards


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Handout:
    """A whole sheet. `id` says which rulebook under which choices, `link` where more is to be found."""

    kind: Kind
    language: str
    game: str
    title: str
    id: str
    lead: str = ""
    parts: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    sections: tuple[Section, ...] = ()
    notes: tuple[str, ...] = ()
    link: str = ""
