"""Places in a text as editors count them: lines, and half-surrogates of UTF-16, where Python counts characters."""

from __future__ import annotations

from bisect import bisect_right


def unix(text: str) -> str:
    """The text with every line ending in a line feed."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def wide(text: str) -> bool:
    """Whether some character counts twice in UTF-16."""
    return not text.isascii() and max(text) > "\uffff"


def to_utf16(text: str, offset: int) -> int:
    """How many units of UTF-16 stand before a character."""
    before = text[: max(offset, 0)]
    return len(before) + (sum(letter > "\uffff" for letter in before) if wide(before) else 0)


def from_utf16(text: str, units: int) -> int:
    """The character that begins at a unit of UTF-16, or the one that the unit lies in."""
    if not text or not wide(text):
        return min(max(units, 0), len(text))
    for offset, letter in enumerate(text):
        if units <= 0:
            return offset
        units -= 2 if letter > "\uffff" else 1
    return len(text)


def units(text: str, encoding: str) -> int:
    """How long a text is as an editor counts: in bytes of UTF-8, units of UTF-16, or characters."""
    match encoding:
        case "utf-8":
            return len(text.encode("utf-8", errors="replace"))
        case "utf-16":
            return to_utf16(text, len(text))
        case _:
            return len(text)


def character(text: str, count: int, encoding: str) -> int:
    """The character that so many units lead to."""
    match encoding:
        case "utf-8" if not text.isascii():
            whole = text.encode("utf-8", errors="replace")[: max(count, 0)]
            return len(whole.decode("utf-8", errors="ignore"))
        case "utf-16":
            return from_utf16(text, count)
        case _:
            return min(max(count, 0), len(text))


class TextLines:
    """The lines of a text, to find a place by line and column and the other way round; both count from 0."""

    def __init__(self, text: str, encoding: str = "utf-16") -> None:
        self.text, self.encoding = text, encoding
        self.starts = [0]
        at = text.find("\n")
        while at >= 0:
            self.starts.append(at + 1)
            at = text.find("\n", at + 1)

    def line(self, number: int) -> str:
        end = self.starts[number + 1] - 1 if number + 1 < len(self.starts) else len(self.text)
        return self.text[self.starts[number] : end]

    def position(self, offset: int) -> tuple[int, int]:
        """The line of a character, and its column as the editor counts."""
        offset = min(max(offset, 0), len(self.text))
        number = bisect_right(self.starts, offset) - 1
        return number, units(self.text[self.starts[number] : offset], self.encoding)

    def offset(self, line: int, column: int) -> int:
        """The character at a line and a column; what lies outside is the nearest place."""
        if line < 0:
            return 0
        if line >= len(self.starts):
            return len(self.text)
        return self.starts[line] + character(self.line(line), column, self.encoding)
