"""An item as the parser is given it: broken lines blanked and missing pieces put in, to find what else is wrong."""

from __future__ import annotations

import re
from dataclasses import replace

from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.reading.source import Source
from cardlaw.language.records import dataclass

REMARK = re.compile(r'"[^"\n]*"|(\s*#.*)')


@dataclass(frozen=True, slots=True)
class Draft:
    """The text of an item that begins at `base` in its source, and how far it has departed from it.

    `start` names what the text is to be: an item, or a smaller piece. `inserted` are (place, length) in the text.
    """

    source: Source
    base: int
    text: str
    start: str = "item"
    inserted: tuple[tuple[int, int], ...] = ()
    blanked: tuple[int, ...] = ()

    def span(self, start: int, end: int) -> Span:
        """A stretch of the draft as a stretch of the source."""
        first = self._original(start)
        return Span(self.source, first, max(self._original(end), first))

    def _original(self, place: int) -> int:
        added = sum(min(length, max(place - at, 0)) for at, length in self.inserted)
        return min(self.base + place - added, len(self.source.text))

    def line(self, at: int) -> tuple[int, str]:
        """Where the line at a place begins, and what it says without a remark at its end."""
        begin = self.text.rfind("\n", 0, at) + 1
        end = self.text.find("\n", begin)
        line = self.text[begin : end if end >= 0 else len(self.text)]
        for found in REMARK.finditer(line):
            if found[1] is not None:
                line = line[: found.start()]
        return begin, line.rstrip()

    def line_above(self, begin: int) -> tuple[int, str]:
        """The line that says something above the one that begins at a place."""
        while begin > 0:
            begin, line = self.line(begin - 1)
            if line.strip():
                return begin, line
        return 0, self.line(0)[1]

    def line_below(self, at: int) -> tuple[int, str] | None:
        """The line that says something below the one at a place."""
        while (end := self.text.find("\n", at)) >= 0:
            at = end + 1
            begin, line = self.line(at)
            if line.strip():
                return begin, line
        return None

    def lost_below(self, at: int) -> bool:
        """Whether lines that stood just below the line at a place have been blanked."""
        below = self.line_below(at)
        return any(at < place < (below[0] if below else len(self.text) + 1) for place in self.blanked)

    def with_text(self, at: int, text: str) -> Draft:
        """Something put in that the author left out."""
        return replace(
            self,
            text=self.text[:at] + text + self.text[at:],
            inserted=(*self.inserted, (at, len(text))),
            blanked=tuple(place + len(text) if place >= at else place for place in self.blanked),
        )

    def with_word(self, start: int, end: int) -> Draft:
        """A well-formed name in the place of a misspelt one."""
        return self.rewritten(start, "a" * (end - start))

    def rewritten(self, at: int, text: str) -> Draft:
        """Something well-formed in the place of as many characters that are not."""
        return replace(self, text=self.text[:at] + text + self.text[at + len(text) :])

    def without_line(self, at: int, level: bool = False) -> Draft | None:
        """The line at a place blanked, with what hangs below it; None for the first line, or when none is left.

        With `level`, the lines after it that are indented as much go too.
        """
        begin = self.text.rfind("\n", 0, at) + 1
        lines = self.text[begin:].split("\n")
        if begin == 0 or not lines[0].strip():
            return None
        depth = indentation(lines[0])
        conditional = lines[0].split()[0].rstrip(":") in ("if", "else")
        count = 1
        for line in lines[1:]:
            same = indentation(line) == depth and (
                level or (conditional and line.lstrip().startswith("else"))
            )
            if line.strip() and indentation(line) <= depth and not same:
                break
            count += 1
        kept = [" " * len(line) for line in lines[:count]] + lines[count:]
        text = self.text[:begin] + "\n".join(kept)
        return replace(
            self, text=text if text.endswith("\n") else text + "\n", blanked=(*self.blanked, begin + depth)
        )


def indentation(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
