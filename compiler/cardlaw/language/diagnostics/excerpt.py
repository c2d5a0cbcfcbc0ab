"""The lines of a source that a diagnostic is about, with carets under the places it marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from cardlaw.language.diagnostics.display import Cells, cells, visible
from cardlaw.language.reading.source import Source
from cardlaw.language.records import dataclass

MOST_LINES_IN_FULL = 4
CUT = "…"

Pieces = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of a source to underline, with what to say about it; the primary one is what is wrong."""

    start: int
    end: int
    text: str
    primary: bool


@dataclass(frozen=True, slots=True)
class ExcerptRow:
    """One line of an excerpt in styled pieces, numbered if it is the author's own.

    Styles are `plain`, `primary` and `aside`; a row without pieces stands for lines left out.
    """

    number: int | None
    pieces: Pieces


@dataclass(frozen=True, slots=True)
class Underline:
    """The part of a mark that lies on one line, in characters of that line."""

    start: int
    end: int
    text: str
    primary: bool

    @property
    def style(self) -> str:
        return "primary" if self.primary else "aside"


@dataclass(frozen=True, slots=True)
class LineWindow:
    """The part of a line that fits, and how far its first column lies from the left edge."""

    cells: Cells
    offset: int
    start: int
    stop: int
    lead: str
    tail: str

    def column(self, character: int) -> int:
        inside = min(max(character - self.offset, self.start), self.stop)
        return len(self.lead) + self.cells.columns[inside] - self.cells.columns[self.start]

    @property
    def text(self) -> str:
        return f"{self.lead}{self.cells.cut(self.start, self.stop)}{self.tail}"


def excerpt(source: Source, marks: Iterable[Mark], width: int) -> list[ExcerptRow]:
    """The marked lines in order, the ones between left out."""
    by_line: dict[int, list[Underline]] = {}
    for mark in marks:
        for line, underline in _underlines(source, mark):
            by_line.setdefault(line, []).append(underline)
    rows: list[ExcerptRow] = []
    lines = sorted(by_line)
    for before, line in pairwise((0, *lines)):
        if before and line - before == 2:
            rows += _line_rows(source, line - 1, [], width)
        elif before and line - before > 2:
            rows.append(ExcerptRow(None, ()))
        rows += _line_rows(source, line, by_line[line], width)
    return rows


def _underlines(source: Source, mark: Mark) -> Iterator[tuple[int, Underline]]:
    """A mark line by line; of one that spans many lines only the first and the last."""
    first = source.line_col(mark.start)[0]
    last = source.line_col(max(mark.start, mark.end - 1))[0]
    lines = range(first, last + 1) if last - first < MOST_LINES_IN_FULL else (first, last)
    for line in lines:
        begin, finish = source.line_start(line), source.line_end(line)
        text = source.text[begin:finish]
        start = mark.start - begin if line == first else len(text) - len(text.lstrip())
        end = mark.end - begin if line == last else len(text.rstrip())
        if line in (first, last) or text.strip():
            said = mark.text if line == last else ""
            yield line, Underline(start, max(end, start), said, mark.primary)


def _line_rows(source: Source, line: int, underlines: list[Underline], width: int) -> Iterator[ExcerptRow]:
    focus = next((u for u in underlines if u.primary), underlines[0] if underlines else None)
    window = _window(source, line, focus, width)
    yield ExcerptRow(line, (("plain", window.text),))
    if not underlines:
        return
    places = []
    for underline in underlines:
        column = window.column(underline.start)
        places.append((column, max(window.column(underline.end), column + 1), underline))
    places.sort(key=lambda place: (place[0], place[1], place[2].primary))
    yield from (ExcerptRow(None, pieces) for pieces in _under(places))


def _window(source: Source, line: int, focus: Underline | None, width: int) -> LineWindow:
    """A line, or as much of it around its focus as fits."""
    text = source.line_text(line)
    centre = focus.start if focus else 0
    near = max(centre - 2 * width, 0)
    laid = cells(text[near : centre + 2 * width])
    count = len(laid.shown)
    if near == 0 and count == len(text) and laid.columns[-1] <= width:
        return LineWindow(laid, 0, 0, count, "", "")
    room = width - 2 * len(CUT)
    pivot = laid.columns[min(centre - near, count)]
    length = min(laid.columns[min(focus.end - near, count)] - pivot, room) if focus else 0
    from_column = max(pivot - max((room - length) // 2, 0), 0)
    if near + count == len(text):
        from_column = max(min(from_column, laid.columns[-1] - room), 0)
    start = laid.at(from_column)
    start += laid.columns[start] < from_column
    stop = max(laid.at(laid.columns[start] + room), start)
    lead = CUT if near + start > 0 else ""
    tail = CUT if near + stop < len(text) else ""
    return LineWindow(laid, near, start, stop, lead, tail)


def _under(places: list[tuple[int, int, Underline]]) -> Iterator[Pieces]:
    """The carets of a line, what is said beside them, and below them what does not fit beside."""
    canvas: dict[int, tuple[str, str]] = {}
    for column, end, underline in sorted(places, key=lambda place: place[2].primary):
        sign = "^" if underline.primary else "-"
        canvas |= {at: (underline.style, sign) for at in range(column, end)}
    *others, (_, last_end, last) = places
    beside = bool(last.text) and all(end <= last_end for _, end, _ in others)
    tail: Pieces = ((last.style, f" {visible(last.text)}"),) if beside else ()
    yield _strokes(canvas) + tail
    waiting = [place for place in (others if beside else places) if place[2].text]
    if waiting:
        yield _strokes({column: (underline.style, "|") for column, _, underline in waiting})
    while waiting:
        column, _, underline = waiting.pop()
        bars = {at: (other.style, "|") for at, _, other in waiting if at < column}
        yield (*_strokes(bars, column), (underline.style, visible(underline.text)))


def _strokes(canvas: dict[int, tuple[str, str]], until: int = 0) -> Pieces:
    """Signs at their columns, runs of one style joined, filled up with blanks."""
    pieces: list[tuple[str, str]] = []
    for at in range(max([until, *(column + 1 for column in canvas)])):
        style, sign = canvas.get(at, ("plain", " "))
        if pieces and pieces[-1][0] == style:
            pieces[-1] = (style, pieces[-1][1] + sign)
        else:
            pieces.append((style, sign))
    return tuple(pieces)
