"""What a command says, and how: results on stdout, the rest on stderr; text, plain lines or JSON."""

from __future__ import annotations

import codecs
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TextIO

from cardlaw.language.saying import as_data, spoken
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.language.diagnostics.diagnostic import Diagnostic
    from cardlaw.language.model import Words

Format = Literal["text", "plain", "json"]
Kind = Literal["usage", "rules", "fault"]
"""Whose an error is: of whoever asked, of a rule or scenario file, or of cardlaw itself."""

STYLES = {
    "strong": "1",
    "quiet": "2",
    "name": "1;36",
    "good": "32",
    "doubt": "33",
    "bad": "1;31",
}
WIDTH_WITHOUT_TERMINAL = 80
NARROWEST, WIDEST = 40, 120
NEAREST = "cardlaw-nearest"
PLAIN = {
    **dict.fromkeys("─–—·", "-"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«", '"'),
    **{"│": "|", "»": ">", "→": "->", "…": "...", "±": "+-", "×": "x", "≤": "<=", "≥": ">="},
    **{"ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE"},
}
"""What stands for a character where a terminal cannot show it."""
MOST_SHOWN = 25
"""How many diagnostics are shown with their lines before it is enough."""


class Screen:
    """The place a command writes to. Until its options are read, it is text on whatever terminal there is."""

    def __init__(self) -> None:
        self.format: Format = "text"
        self.language = "en"
        self.out = _stream(sys.stdout)
        self.err = _stream(sys.stderr)
        self.width = _width(self.out)
        self.colour = _shows_colour(self.out)
        self.colour_err = _shows_colour(self.err)

    def set(self, format: Format, no_colour: bool) -> None:
        self.format = format
        if no_colour or format != "text":
            self.colour = self.colour_err = False

    @property
    def encoding(self) -> str:
        """How text is encoded on its way out."""
        return self.out.encoding or "utf-8"

    def words(self, text: str) -> str:
        """A text in the reader's language, if it is a saying."""
        return spoken(text, self.language)

    def text(self, words: Words) -> str:
        """What an author wrote, in the reader's language if somebody translated it there."""
        from cardlaw.language.reading.translations import shipped_catalogue

        return shipped_catalogue().text(words, self.language) or words.text

    def say(self, *lines: str) -> None:
        """Lines of the result."""
        for line in lines or ("",):
            self.out.write(f"{self.words(line)}\n")

    def data(self, value: Any) -> None:
        """The result as JSON."""
        import json

        self.out.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def diagnose(self, diagnostics: Iterable[Diagnostic]) -> None:
        """What is wrong with rule files, on stderr."""
        from cardlaw.language.diagnostics.diagnostic import in_reading_order
        from cardlaw.language.diagnostics.render import render_plain, render_text

        ordered = in_reading_order(diagnostics)
        if not ordered:
            return
        self.out.flush()
        if self.format == "json":
            return  # the result or the error holds them
        if self.format == "plain":
            self.err.write(render_plain(ordered, self.language))
        else:
            self.err.write(render_text(ordered[:MOST_SHOWN], self.colour_err, self.width, self.language))
            if len(ordered) > MOST_SHOWN:
                more = say("and-more-problems", n=len(ordered) - MOST_SHOWN)
                self.err.write(f"\n{self.words(more)}\n")
        self.err.flush()

    def complain(self, message: str, help: str | None = None, kind: Kind = "usage") -> None:
        """Why the command was not carried out: on stderr, or where JSON is asked for, as the result."""
        from cardlaw.language.diagnostics.display import visible

        if self.format == "json":
            self.data({"error": error(kind, message, help)})
            return
        self.out.flush()
        lines = [f"cardlaw: {visible(self.words(message))}"]
        if help:
            lines.append(f"{self.words(say('word-help'))}: {visible(self.words(help))}")
        for place, line in enumerate(lines):
            for part in self.wrap(line, "", " " * (line.index(":") + 2)):
                self.err.write((painted("bad", part, self.colour_err) if place == 0 else part) + "\n")
        self.err.flush()

    def reject(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Why rule files keep the command from being carried out, in the same place."""
        found = tuple(diagnostics)
        if self.format == "json":
            self.data({"error": rejected(found)})
        else:
            self.diagnose(found)

    def remark(self, text: str) -> None:
        """Something worth knowing that is not part of the result, on stderr."""
        self.out.flush()
        self.err.write(f"{self.words(text)}\n")
        self.err.flush()

    def paint(self, style: str, text: str) -> str:
        return painted(style, self.words(text), self.colour)

    def wrap(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        """The text in lines that fit, the first after `first`, the others after `rest`; whole when plain."""
        text = self.words(text)
        if self.format != "text":
            return [first + text]
        return wrapped(text, self.width, first, " " * len(first) if rest is None else rest)


def error(
    kind: Kind, message: str, help: str | None = None, diagnostics: Iterable[Diagnostic] = ()
) -> dict[str, Any]:
    """What every command puts under `error` of its JSON where it ends with 2."""
    from cardlaw.language.diagnostics.render import to_json

    shown = [to_json(diagnostic) for diagnostic in diagnostics]
    ids = {"said": as_data(message), "said_help": as_data(help) if help else None}
    return {"kind": kind, "message": str(message), "help": help and str(help), **ids, "diagnostics": shown}


def rejected(diagnostics: Iterable[Diagnostic]) -> dict[str, Any]:
    """The error of files that do not compile: the first of what is wrong with them, and all of it."""
    from cardlaw.language.diagnostics.diagnostic import in_reading_order

    ordered = in_reading_order(diagnostics)
    first = next((each for each in ordered if each.severity == "error"), None)
    message = first.message if first else say("a-file-does-not-compile")
    return error("rules", message, first.help if first else None, ordered)


def columns(rows: Sequence[Sequence[str]], right: frozenset[int], gap: str = "  ") -> Iterator[str]:
    """Rows of cells in columns, those in `right` to the right; the last one is as wide as it needs."""
    from cardlaw.language.diagnostics.display import display_width

    last = len(rows[0]) - 1
    widths = [max(display_width(row[place]) for row in rows) for place in range(last + 1)]
    for row in rows:
        cells = []
        for place, cell in enumerate(row):
            pad = " " * (widths[place] - display_width(cell))
            cells.append(pad + cell if place in right else cell + (pad if place < last else ""))
        yield gap.join(cells).rstrip()


def wrapped(text: str, width: int, first: str, rest: str) -> list[str]:
    import textwrap

    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [first.rstrip()]


def painted(style: str, text: str, colour: bool) -> str:
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if colour and text else text


def _stream(stream: TextIO | None) -> TextIO:
    """A stream that takes any text: closed ones swallow it, and narrow encodings show the nearest they have."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=NEAREST)
    return stream


def _nearest(wrong: UnicodeError) -> tuple[str, int]:
    """What stands for characters that an encoding lacks: lines and quotes in ASCII, letters without accents."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    found = ""
    for character in wrong.object[wrong.start : wrong.end]:
        plain = PLAIN.get(character) or unicodedata.normalize("NFKD", character)[:1]
        found += plain if plain.isascii() else "?"
    return found, wrong.end


codecs.register_error(NEAREST, _nearest)


def _shows_colour(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def _width(stream: TextIO) -> int:
    if not stream.isatty() and not os.environ.get("COLUMNS", "").isdecimal():
        return WIDTH_WITHOUT_TERMINAL
    found = shutil.get_terminal_size((WIDTH_WITHOUT_TERMINAL, 24)).columns
    return min(max(found, NARROWEST), WIDEST)
