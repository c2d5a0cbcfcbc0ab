"""Text as a terminal shows it: how wide each character is, and nothing that could steer the terminal."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right

from cardlaw.language.records import dataclass

TAB_WIDTH = 4
ZERO_WIDTH_JOINER = "\u200d"
EMOJI_PRESENTATION = "\ufe0f"
SKIN_TONES = range(0x1F3FB, 0x1F400)
JOINERS = frozenset("\u200c\u200d")
UNSHOWABLE = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


def visible(text: str) -> str:
    """The text with its control characters written out, so that printing it is harmless."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_shown, text))


def display_width(text: str) -> int:
    return cells(text).columns[-1]


@dataclass(frozen=True, slots=True)
class Cells:
    """A line laid out in columns: what is shown for each character, and the column where it begins.

    There is one more column than characters: where the line ends.
    """

    shown: tuple[str, ...]
    columns: tuple[int, ...]

    def cut(self, start: int, stop: int) -> str:
        return "".join(self.shown[start:stop])

    def at(self, column: int) -> int:
        """The last character that begins at or before a column."""
        return max(bisect_right(self.columns, column) - 1, 0)


def cells(text: str) -> Cells:
    shown: list[str] = []
    columns = [0]
    widths: list[int] = []
    previous = ""
    for character in text:
        piece = _shown(character)
        width = _width(character, piece, previous)
        if character == EMOJI_PRESENTATION and widths and widths[-1] == 1:
            width = 1
        shown.append(piece)
        widths.append(width)
        columns.append(columns[-1] + width)
        previous = character
    return Cells(tuple(shown), tuple(columns))


def _shown(character: str) -> str:
    if character == "\t":
        return " " * TAB_WIDTH
    if unicodedata.category(character) not in UNSHOWABLE or character in JOINERS:
        return character
    if character == "\n":
        return "\\n"
    point = ord(character)
    if point < 0x100:
        return f"\\x{point:02x}"
    return f"\\u{point:04x}" if point < 0x10000 else f"\\U{point:08x}"


def _width(character: str, piece: str, previous: str) -> int:
    if len(piece) > 1:
        return len(piece)
    if character in JOINERS or unicodedata.category(character) in ("Mn", "Me"):
        return 0
    if previous == ZERO_WIDTH_JOINER or (previous and ord(character) in SKIN_TONES):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
