"""Rule files as text: bytes on a disk → a source with lines, or the reason why not."""

from __future__ import annotations

import os
import re
from bisect import bisect_right
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF32_BE, BOM_UTF32_LE
from collections.abc import Iterator
from dataclasses import field
from pathlib import Path

from cardlaw.language.diagnostics.codes import (
    BINARY_FILE,
    CONTROL_CHARACTER,
    EMPTY_FILE,
    FILE_TOO_BIG,
    NO_SUCH_FILE,
    NOT_A_FILE,
    NOT_UTF8,
    TAB_INDENTATION,
    UNREADABLE_FILE,
)
from cardlaw.language.diagnostics.diagnostic import (
    Code,
    Diagnostic,
    Edit,
    Fix,
    Label,
    Span,
    did_you_mean,
    write,
)
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say

LARGEST_FILE = 1_000_000
"""The most bytes a rule file may have."""

MOST_CONTROL_CHARACTERS_SHOWN = 5

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")
TABBED_INDENTATION = re.compile(r"^ *(\t)[ \t]*[^ \t\n]", re.MULTILINE)
SAYS_SOMETHING = re.compile(r"^[ \t]*[^ \t\n#]", re.MULTILINE)
OTHER_MARKS = (
    ("UTF-32", (BOM_UTF32_LE, BOM_UTF32_BE)),
    ("UTF-16", (BOM_UTF16_LE, BOM_UTF16_BE)),
)


@dataclass(frozen=True, slots=True)
class Source:
    """A named text, whose lines end in a line feed and nothing else.

    Its first `lead` characters were put before what somebody typed, and are not shown.
    """

    name: str
    text: str = field(repr=False)
    lead: int = 0
    _starts: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        starts = (min(self.lead, len(self.text)), *(found.end() for found in re.finditer("\n", self.text)))
        object.__setattr__(self, "_starts", starts)

    @property
    def line_count(self) -> int:
        """Lines, the empty one after a final line feed included."""
        return len(self._starts)

    def line_col(self, offset: int) -> tuple[int, int]:
        """The line and column of a character, both counted from 1."""
        offset = min(max(offset, self._starts[0]), len(self.text))
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def line_start(self, line: int) -> int:
        """Where a line, counted from 1, begins."""
        return self._starts[line - 1]

    def line_end(self, line: int) -> int:
        """Where a line, counted from 1, ends, its line feed not included."""
        return self._starts[line] - 1 if line < len(self._starts) else len(self.text)

    def line_text(self, line: int) -> str:
        return self.text[self.line_start(line) : self.line_end(line)]

    def span(self, start: int, end: int) -> Span:
        return Span(self, start, end)


def read_source(path: Path, name: str | None = None) -> tuple[Source | None, tuple[Diagnostic, ...]]:
    """The text of a rule file, shown to the author as `name`, or all that keeps it from being read."""
    shown = str(path) if name is None else name
    content = _content(path, shown)
    if isinstance(content, Diagnostic):
        return None, (content,)
    return decode_source(shown, content)


def decode_source(name: str, content: bytes) -> tuple[Source | None, tuple[Diagnostic, ...]]:
    """The text that the bytes of a rule file stand for, or all that is wrong with them."""
    for encoding, marks in OTHER_MARKS:
        if content.startswith(marks):
            return None, (_about(name, NOT_UTF8, say("utf", encoding=encoding), say("save-file-utf")),)
    if (zero := content.find(0)) >= 0:
        message = say("text-byte-zero", zero=zero)
        return None, (_about(name, BINARY_FILE, message, say("name-rule-file-saved")),)
    body = content.removeprefix(BOM_UTF8)
    try:
        source = Source(name, _unix(body.decode("utf-8")))
    except UnicodeDecodeError as error:
        return None, (_not_utf8(name, body, error.start, len(content) - len(body)),)
    wrong = (*_control_characters(source), *_tabs(source))
    if not wrong and not SAYS_SOMETHING.search(source.text):
        said = say("file-only-blank-lines") if source.text else say("file-empty")
        help = say("begin-cardlaw-then-say")
        wrong = (_about(name, EMPTY_FILE, said, help),)
    return (None, wrong) if wrong else (source, ())


def _content(path: Path, name: str) -> bytes | Diagnostic:
    try:
        return content_of(path, LARGEST_FILE, "a rule file", name)
    except CannotRead as error:
        match error.reason:
            case "missing":
                return _about(name, NO_SUCH_FILE, error.message, _neighbour(path))
            case "folder" | "special":
                return _about(name, NOT_A_FILE, error.message, say("name-rule-file"))
            case "size":
                help = say("split-into-edition-packs-2")
                return _about(name, FILE_TOO_BIG, error.message, help)
            case "system":
                return _about(name, UNREADABLE_FILE, error.message)


def _neighbour(path: Path) -> Saying | None:
    """The file beside a missing one whose name is most like it."""
    try:
        names = os.listdir(path.parent)
    except (OSError, ValueError):
        return None
    meant = did_you_mean(path.name, names)
    return say("did-you-mean", guess=str(path.parent / meant)) if meant else None


def _not_utf8(name: str, body: bytes, start: int, dropped: int) -> Diagnostic:
    source = Source(name, _unix(body.decode("utf-8", errors="replace")))
    at = len(_unix(body[:start].decode("utf-8")))
    line, _ = source.line_col(at)
    return NOT_UTF8.at(
        source.span(at, at + 1),
        say("not-utf8-at", byte=start + dropped, line=line, value=f"0x{body[start]:02X}"),
        help=say("save-file-utf"),
    )


def _control_characters(source: Source) -> tuple[Diagnostic, ...]:
    found = [match.start() for match in CONTROL.finditer(source.text)]
    return tuple(
        CONTROL_CHARACTER.at(
            source.span(at, at + 1),
            say("control-character", code=f"U+{ord(source.text[at]):04X}"),
            help=say("delete-many", n=len(found))
            if len(found) > MOST_CONTROL_CHARACTERS_SHOWN
            else say("delete-it"),
            fix=write(source.span(at, at + 1), "", certain=True),
        )
        for at in found[:MOST_CONTROL_CHARACTERS_SHOWN]
    )


def _tabs(source: Source) -> tuple[Diagnostic, ...]:
    """One complaint for all tabbed lines of a file, since one habit makes them all."""
    found = [match.start(1) for match in TABBED_INDENTATION.finditer(source.text)]
    if not found:
        return ()
    first = source.span(found[0], found[0] + 1)
    others = len(found) - 1
    label = Label(first, say("a-tab-and-more", n=others) if others else say("a-tab"))
    return (
        TAB_INDENTATION.at(
            first,
            say("line-indented-tab"),
            labels=(label,),
            help=say("indent-two-spaces"),
            fix=Fix(tuple(_untabbed(source)), certain=True),
        ),
    )


def _untabbed(source: Source) -> Iterator[Edit]:
    """Two spaces for each tab that a line is indented with."""
    for line in range(1, source.line_count + 1):
        text, start = source.line_text(line), source.line_start(line)
        lead = text[: len(text) - len(text.lstrip(" \t"))]
        if "\t" in lead:
            yield Edit(source.span(start, start + len(lead)), lead.replace("\t", "  "))


def _unix(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _about(name: str, code: Code, message: Saying, help: Saying | None = None) -> Diagnostic:
    """A complaint about a file as a whole, of which no text can be shown."""
    return code.at(Span(Source(name, ""), 0, 0), message, help=help)
