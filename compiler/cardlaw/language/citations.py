"""Citations → an account of a printed sheet: for each of its lines, what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from cardlaw.language import syntax as s
from cardlaw.language.records import dataclass

LineSort = Literal[
    "pending", "formalised", "note", "flavour", "heading", "noise", "blank", "uncovered", "uncited"
]
WEIGHT: tuple[LineSort, ...] = ("pending", "formalised", "note", "flavour", "heading", "noise")
"""Where a line is cited for several reasons the first of these counts: what is left to do is never hidden."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of a sheet; `by` names the rules and examples that cite it, or says what a remark on it says.

    `uncovered` is a line with text that nothing cites; `uncited` is one of which the text is not known either.
    """

    number: int
    sort: LineSort
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetSource:
    """The sheet that a file says it is taken from, and how many lines that has, if it says so."""

    name: str
    lines: int | None


def source_note(file: s.File) -> SheetSource | None:
    for line in file.head.head:
        if isinstance(line, s.SourceNote):
            return SheetSource(line.name.value, line.lines.value if line.lines else None)
    return None


def account(files: Iterable[s.File], count: int, text: Sequence[str] | None) -> tuple[SheetLine, ...]:
    """Every line from 1 to `count`, as these files cite it; blank ones are known from the text alone."""
    cited: dict[int, dict[LineSort, dict[str, None]]] = {}
    for file in files:
        for sort, name, low, high in _citations(file):
            for number in range(low, min(high, count) + 1):
                cited.setdefault(number, {}).setdefault(sort, {})[name] = None
    return tuple(_line(number, cited.get(number, {}), text) for number in range(1, count + 1))


def last_cited(files: Iterable[s.File]) -> int:
    return max((high for file in files for _, _, _, high in _citations(file)), default=0)


def _line(number: int, cited: dict[LineSort, dict[str, None]], text: Sequence[str] | None) -> SheetLine:
    if text is not None and not text[number - 1].strip():
        return SheetLine(number, "blank", ())
    for sort in WEIGHT:
        if sort in cited:
            return SheetLine(number, sort, tuple(cited[sort]))
    return SheetLine(number, "uncited" if text is None else "uncovered", ())


def _citations(file: s.File) -> Iterator[tuple[LineSort, str, int, int]]:
    """What cites lines, each with its sort and name; a rule without clauses is no more than a note."""
    for item in file.items:
        match item:
            case s.Rule(name=name, marks=marks, clauses=clauses):
                sort: LineSort = "formalised" if clauses else "note"
                for mark in marks:
                    if isinstance(mark, s.Cited):
                        yield from _spread(sort, name.text, mark.cite)
            case s.Example(name=name, cite=cite):
                yield from _spread("formalised", f"example {name.text}", cite)
            case s.Note(text=words, cite=cite):
                yield from _spread("note", words.value, cite)
            case s.Flavour(text=words, cite=cite):
                yield from _spread("flavour", words.value, cite)
            case s.Heading(text=words, cite=cite):
                yield from _spread("heading", words.value, cite)
            case s.Pending(text=words, cite=cite):
                yield from _spread("pending", words.value, cite)
            case s.Noise(cite=cite):
                yield from _spread("noise", "", cite)
            case _:
                pass


def _spread(sort: LineSort, name: str, cite: s.Cite | None) -> Iterator[tuple[LineSort, str, int, int]]:
    for lines in cite.spans if cite else ():
        yield sort, name, lines.low, lines.high
