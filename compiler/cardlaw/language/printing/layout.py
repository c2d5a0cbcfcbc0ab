"""Text → the same text in its canonical layout, with every comment kept.

A statement is a line, so the printed lines of a file match its written ones one to one. A comment goes with
the written line it stands on, or with the gap it stands in between two of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, has_errors
from cardlaw.language.parsing.items import LANGUAGE_VERSION, parse
from cardlaw.language.printing import Line, print_item
from cardlaw.language.reading.source import Source
from cardlaw.language.records import dataclass

INDENT = "  "
BETWEEN_CODE_AND_COMMENT = "  "

StandingAlone = (
    s.Vocabulary
    | s.Edition
    | s.Pack
    | s.Variant
    | s.Spec
    | s.RoundItem
    | s.Option
    | s.Reading
    | s.Chapter
    | s.Rule
    | s.Custom
    | s.Example
    | s.Scenario
)
"""What has a blank line before and after it; other items stay in the groups they are written in."""


def format_source(source: Source) -> tuple[str | None, tuple[Diagnostic, ...]]:
    """The text in canonical layout; None, and all that is wrong, where it does not read."""
    file, wrong = parse(source)
    if file is None or has_errors(wrong):
        return None, wrong
    return "".join(f"{line}\n" for line in _laid_out(source, file)), wrong


@dataclass(frozen=True, slots=True)
class _Remark:
    """A comment on a line of its own."""

    column: int
    text: str


_Gap = list[_Remark | None]
"""What stands between two written lines: comments, and None for each blank line."""


@dataclass(frozen=True, slots=True)
class _Written:
    """A line that says something, as it is written: what stands above it, where it begins, its comment."""

    gap: _Gap
    column: int
    comment: str | None


def _laid_out(source: Source, file: s.File) -> Iterator[str]:
    written, last_gap = _written(source, file)
    lines = iter(written)
    columns: list[int] = []
    before: s.Item | None = None
    for item in (s.Version(file.span, LANGUAGE_VERSION), file.head, *file.items):
        for number, printed in enumerate(print_item(item)):
            line = next(lines)
            if number == 0:
                yield from _between_items(line.gap, before, item, columns)
            else:
                for remark, depth in _remarks(line.gap, columns, printed.depth):
                    yield INDENT * depth + remark.text
            columns[printed.depth :] = [line.column]
            yield _with_comment(printed, line.comment)
        before = item
    yield from _between_items(last_gap, before, None, columns)


def _with_comment(printed: Line, comment: str | None) -> str:
    code = INDENT * printed.depth + printed.text
    return code if comment is None else code + BETWEEN_CODE_AND_COMMENT + comment


def _written(source: Source, file: s.File) -> tuple[list[_Written], _Gap]:
    """The lines that say something, and the gap below the last of them."""
    comments = {comment.span.line: comment for comment in file.comments}
    written: list[_Written] = []
    gap: _Gap = []
    for number in range(1, source.line_count + 1):
        comment = comments.get(number)
        start = source.line_start(number)
        code = source.text[start : comment.span.start if comment else source.line_end(number)]
        column = len(code) - len(code.lstrip(" "))
        if code.strip():
            written.append(_Written(gap, column, comment.text if comment else None))
            gap = []
        else:
            gap.append(_Remark(column, comment.text) if comment else None)
    return written, gap


def _remarks(gap: _Gap, columns: list[int], below: int) -> list[tuple[_Remark, int]]:
    """The comments of a gap with their depths: each in the innermost open block it is indented into.

    `columns` are where the blocks open above the gap begin, `below` is the depth of the line after it.
    """
    placed: list[tuple[_Remark, int]] = []
    depth = max(below, len(columns) - 1)
    for remark in gap:
        if remark is not None:
            while depth > below and columns[depth] > remark.column:
                depth -= 1
            placed.append((remark, depth))
    return placed


def _between_items(
    gap: _Gap, before: s.Item | None, after: s.Item | None, columns: list[int]
) -> Iterator[str]:
    """The comments that end the item above, a blank line where one is due, the comments on the item below."""
    placed = _remarks(gap, columns, 0)
    ending = sum(1 for _, depth in placed if depth)
    for remark, depth in placed[:ending]:
        yield INDENT * depth + remark.text
    rest = _after_remarks(gap, ending)
    lines = list(_single_blanks(rest))
    if before is None or (isinstance(before, s.Version) and len(placed) == 0):
        lines = lines[1:] if lines[:1] == [""] else lines
    elif isinstance(before, StandingAlone) or isinstance(after, StandingAlone):
        lines = lines if lines[:1] == [""] or isinstance(before, s.Version) else ["", *lines]
    if after is None:
        while lines and not lines[-1]:
            lines.pop()
    yield from lines


def _after_remarks(gap: _Gap, count: int) -> _Gap:
    """The gap below its first `count` comments."""
    for place, remark in enumerate(gap):
        if count == 0:
            return gap[place:]
        count -= remark is not None
    return []


def _single_blanks(gap: _Gap) -> Iterator[str]:
    blank = False
    for remark in gap:
        if remark is None and not blank:
            yield ""
        elif remark is not None:
            yield remark.text
        blank = remark is None
