"""Diagnostics → text with excerpts and carets, one line each, or JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from textwrap import wrap
from types import MappingProxyType
from typing import Any

from cardlaw.language.diagnostics.diagnostic import Diagnostic, Severity, Span
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.diagnostics.excerpt import ExcerptRow, Mark, excerpt
from cardlaw.language.reading.source import Source
from cardlaw.language.records import dataclass
from cardlaw.language.saying import as_data, spoken
from cardlaw.language.sayings import say

STYLES: Mapping[str, str] = MappingProxyType(
    {
        "plain": "0",
        "error": "1;31",
        "warning": "1;33",
        "note": "1;36",
        "message": "1",
        "frame": "1;34",
        "aside": "1;34",
    }
)
NARROWEST = 40
NARROWEST_HELP = 30
"""Help is not broken into lines shorter than this, however narrow the screen."""


@dataclass(frozen=True, slots=True)
class Paint:
    """Styles for a terminal that shows them, and nothing for one that does not."""

    colour: bool

    def __call__(self, style: str, text: str) -> str:
        sequence = STYLES.get(style)
        return f"\x1b[{sequence}m{text}\x1b[0m" if self.colour and sequence and text else text


def render_text(diagnostics: Iterable[Diagnostic], colour: bool, width: int, language: str = "en") -> str:
    """Each diagnostic with the lines it is about, for people; longer lines are cut to `width`."""
    paint = Paint(colour)
    return "\n".join(_block(diagnostic, paint, max(width, NARROWEST), language) for diagnostic in diagnostics)


def render_plain(diagnostics: Iterable[Diagnostic], language: str = "en") -> str:
    """Each diagnostic on one line, for editors and logs."""
    return "".join(f"{_line(diagnostic, language)}\n" for diagnostic in diagnostics)


def to_json(diagnostic: Diagnostic) -> dict[str, Any]:
    """The diagnostic as plain data, with places as file, line and column."""
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": str(diagnostic.message),
        "said": as_data(diagnostic.message),
        "place": None if diagnostic.span is None else place_to_json(diagnostic.span),
        "labels": [
            {"place": place_to_json(label.span), "text": str(label.text), "said": as_data(label.text)}
            for label in diagnostic.labels
        ],
        "help": diagnostic.help and str(diagnostic.help),
        "said_help": as_data(diagnostic.help) if diagnostic.help else None,
    }


def place_to_json(span: Span) -> dict[str, Any]:
    """A place as a file and the positions, counted from 1, where it starts and just after it ends."""
    (line, column), (end_line, end_column) = map(span.source.line_col, (span.start, span.end))
    return {
        "file": span.source.name,
        "start": {"line": line, "column": column},
        "end": {"line": end_line, "column": end_column},
    }


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """How many of each severity, in words: `2 errors and 1 warning`."""
    order: tuple[Severity, ...] = ("error", "warning", "note")
    counts = Counter(diagnostic.severity for diagnostic in diagnostics)
    parts = [f"{counts[kind]} {kind}{'' if counts[kind] == 1 else 's'}" for kind in order if counts[kind]]
    if len(parts) < 2:
        return parts[0] if parts else "no errors"
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def _location(span: Span, language: str) -> str:
    """The file and, where there is text to point at, the line and column."""
    name = visible(spoken(span.source.name, language))
    return f"{name}:{span.line}:{span.column}" if span.source.text else name


def _severity(diagnostic: Diagnostic, language: str) -> str:
    return say("severity", severity=diagnostic.severity).in_(language)


def _line(diagnostic: Diagnostic, language: str) -> str:
    where = f"{_location(diagnostic.span, language)}: " if diagnostic.span else ""
    hint = ""
    if diagnostic.help:
        hint = f" ({say('word-help').in_(language)}: {visible(' '.join(spoken(diagnostic.help, language).split()))})"
    message = visible(spoken(diagnostic.message, language))
    return f"{where}{_severity(diagnostic, language)}[{diagnostic.code}]: {message}{hint}"


def _block(diagnostic: Diagnostic, paint: Paint, width: int, language: str) -> str:
    groups = _marks_by_source(diagnostic, language)
    numbers = [source.line_col(mark.end)[0] for source, marks in groups.items() for mark in marks]
    gutter = max((len(str(number)) for number in numbers), default=1)
    bar = " " * (gutter + 1) + paint("frame", "|")
    head = paint(diagnostic.severity, f"{_severity(diagnostic, language)}[{diagnostic.code}]")
    lines = [f"{head}{paint('message', ': ' + visible(spoken(diagnostic.message, language)))}"]
    for source, marks in groups.items():
        first = next((mark for mark in marks if mark.primary), marks[0])
        arrow = "-->" if first.primary else ":::"
        where = _location(Span(source, first.start, first.end), language)
        if not first.primary and source is not next(iter(groups)):
            lines.append(bar)
        lines.append(f"{' ' * gutter}{paint('frame', arrow)} {where}")
        if source.text:
            lines.append(bar)
            rows = excerpt(source, marks, width - gutter - 3)
            lines += [_painted(row, diagnostic.severity, gutter, paint) for row in rows]
        else:
            lines += [f"{bar} {visible(mark.text)}" for mark in marks if mark.text]
    if diagnostic.help:
        if any(source.text for source in groups):
            lines.append(bar)
        lead = " " * (gutter + 1)
        title = f"{say('word-help').in_(language)}:"
        room = max(width - len(lead) - len(title) - 3, NARROWEST_HELP)
        said = [visible(line) for line in spoken(diagnostic.help, language).splitlines() or [""]]
        first_line, *rest = (
            part
            for line in said
            for part in wrap(line, room, break_long_words=False, break_on_hyphens=False) or [""]
        )
        lines.append(f"{lead}{paint('frame', '=')} {paint('message', title)} {first_line}".rstrip())
        lines += [f"{lead}{' ' * (len(title) + 3)}{line}".rstrip() for line in rest]
    return "\n".join(lines) + "\n"


def _painted(row: ExcerptRow, severity: Severity, gutter: int, paint: Paint) -> str:
    if row.number is None and not row.pieces:
        return paint("frame", "...")
    number = "" if row.number is None else str(row.number)
    text = "".join(paint(severity if style == "primary" else style, piece) for style, piece in row.pieces)
    return f"{paint('frame', f'{number:>{gutter}} |')} {text}".rstrip()


def _marks_by_source(diagnostic: Diagnostic, language: str) -> dict[Source, list[Mark]]:
    """What to underline, file by file, the file of the diagnostic itself first."""
    groups: dict[Source, list[Mark]] = {}
    span = diagnostic.span
    own = [spoken(label.text, language) for label in diagnostic.labels if label.span == span]
    if span is not None:
        groups[span.source] = [_mark(span, "; ".join(own), primary=True)]
    for label in diagnostic.labels:
        if label.span != span:
            marks = groups.setdefault(label.span.source, [])
            marks.append(_mark(label.span, spoken(label.text, language), primary=False))
    return groups


def _mark(span: Span, text: str, primary: bool) -> Mark:
    """The span as a mark that lies inside its source and does not end in a line feed."""
    length = len(span.source.text)
    start = min(max(span.start, 0), length)
    end = min(max(span.end, start), length)
    while end > start + 1 and span.source.text[end - 1] == "\n":
        end -= 1
    return Mark(start, end, text, primary)
