"""`cardlaw coverage`: what became of each line of a printed sheet."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import by_id
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.citations import SheetLine, SheetSource, account, last_cited, source_note
from cardlaw.language.diagnostics.diagnostic import did_you_mean, has_errors
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.loading import Library
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.records import dataclass
from cardlaw.wording.commands import say
from cardlaw.wording.play import decimal

LARGEST_SHEET = 5_000_000
COLUMNS = ("formalised", "note", "heading", "flavour", "noise", "pending", "uncovered", "uncited")
TODO = ("pending", "uncovered", "uncited")
STYLE = {"pending": "doubt", "uncovered": "bad", "uncited": "doubt"}


@dataclass(frozen=True, slots=True)
class SheetCoverage:
    """The sheet of an edition, line by line; `text` is None where the sheet itself was not given."""

    edition: str
    source: SheetSource
    text: Sequence[str] | None
    lines: tuple[SheetLine, ...]

    @property
    def counts(self) -> dict[str, int]:
        """Lines by what became of them; blank lines count for nothing."""
        found: Counter[str] = Counter(line.sort for line in self.lines)
        return {name: found[name] for name in COLUMNS}

    @property
    def clean(self) -> bool:
        return not any(self.counts[name] for name in TODO)


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID|FILE [--source SHEET] [OPTION ...]"
    parser.examples = ("cardlaw coverage NAME", "cardlaw coverage NAME --source sheet.txt --format json")
    parser.add_argument("id", metavar="ID|FILE")
    parser.add_argument("--source", metavar="SHEET")
    parser.add_argument("--exit-zero", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    sheet = _sheet(library(options), options.id, options.source)
    if screen.format == "json":
        screen.data(_json(sheet))
    elif screen.format == "plain":
        screen.say(*(f"{line.number}\t{line.sort}\t{'; '.join(line.by)}" for line in sheet.lines))
    else:
        screen.say(*_summary(sheet, screen), "", *_ranges(sheet, screen))
    return 0 if sheet.clean or options.exit_zero else 1


def _sheet(shelf: Library, reference: str, path: str | None) -> SheetCoverage:
    compiled = shelf.compile(by_id(shelf, reference))
    if has_errors(compiled.diagnostics):
        raise DoesNotCompile(compiled.diagnostics)
    edition = next((file for file in compiled.files if isinstance(file.head, s.Edition)), None)
    if edition is None:
        raise WrongUse(say("not-an-edition", name=reference), say("list-shows-editions"))
    name = edition.head.name.text
    source = source_note(edition)
    if source is None:
        raise WrongUse(say("coverage-no-sheet", name=name), say("coverage-source-line"))
    files = [edition, *_packs_from(shelf, source)]
    count = source.lines or last_cited(files)
    text = None if path is None else _text(path, name, source.lines, last_cited(files))
    if text is not None:
        count = len(text)
    return SheetCoverage(name, source, text, account(files, count, text))


def _packs_from(shelf: Library, source: SheetSource) -> Iterator[s.File]:
    """The packs that are taken from the same sheet, such as ideas that it prints."""
    for entry in shelf.of_sort("pack"):
        file, _ = shelf.parsed(entry.path, entry.shown)
        note = source_note(file) if file is not None else None
        if file is not None and note is not None and note.name == source.name:
            yield file


def _text(path: str, edition: str, declared: int | None, least: int) -> list[str]:
    """The lines of the sheet, which must be the one that the edition was written from."""
    file = Path(path)
    try:
        content = content_of(file, LARGEST_SHEET, "a sheet")
    except CannotRead as error:
        known = error.reason == "missing" and file.parent.is_dir()
        guess = did_you_mean(file.name, [p.name for p in file.parent.iterdir()] if known else [])
        help = say("did-you-mean", guess=str(file.parent / guess)) if guess else None
        raise WrongUse(error.message, help) from None
    lines = content.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").split("\n")
    while len(lines) > (declared or least) and not lines[-1].strip():
        lines.pop()
    if declared is not None and declared == len(lines) + 1:
        lines.append("")
    if len(lines) < least or (declared is not None and len(lines) != declared):
        of = "exactly" if declared else "least"
        wrong = say(
            f"coverage-other-sheet-{of}", file=path, n=len(lines), edition=edition, lines=declared or least
        )
        raise WrongUse(wrong, say("coverage-give-same-text"))
    return lines


def _summary(sheet: SheetCoverage, screen: Screen) -> Iterator[str]:
    blank = sum(line.sort == "blank" for line in sheet.lines)
    name, n = screen.paint("name", sheet.edition), len(sheet.lines)
    if sheet.text is None:
        yield screen.words(say("coverage-head", edition=name, source=sheet.source.name, n=n))
    else:
        yield screen.words(
            say("coverage-head-blank", edition=name, source=sheet.source.name, n=n, blank=blank)
        )
    titles = {name: screen.words(say("coverage-sort", sort=name)) for name in sheet.counts}
    width = max(map(len, titles.values()))
    for name, number in sheet.counts.items():
        if name == ("uncovered" if sheet.text is None else "uncited"):
            continue
        style = STYLE.get(name) if number else None
        share = decimal(_percent(number, len(sheet.lines) - blank), screen.language)
        line = f"  {titles[name]:<{width}}  {number:>4}  {share:>5} %"
        yield screen.paint(style, line) if style else line
    if sheet.counts["uncited"]:
        yield from screen.wrap(say("coverage-uncited"), "  ")


def _ranges(sheet: SheetCoverage, screen: Screen) -> Iterator[str]:
    """The lines folded where one thing became of them; blank lines neither part nor show."""
    folded: list[tuple[int, int, SheetLine]] = []
    for line in sheet.lines:
        if line.sort == "blank":
            continue
        if folded and (folded[-1][2].sort, folded[-1][2].by) == (line.sort, line.by):
            folded[-1] = (folded[-1][0], line.number, folded[-1][2])
        else:
            folded.append((line.number, line.number, line))
    width = len(str(len(sheet.lines)))
    titles = {line.sort: screen.words(say("coverage-sort", sort=line.sort)) for _, _, line in folded}
    widest = max(map(len, titles.values()), default=0)
    for low, high, line in folded:
        lines = f"{low:>{width}}" + (f"–{high}" if high > low else "")
        sort = f"{titles[line.sort]:<{widest}}"
        lead = f"  {lines:<{2 * width + 1}}  {sort}  "
        by = line.by if line.sort == "formalised" else (screen.text(m.Words(text)) for text in line.by)
        shown = screen.wrap(", ".join(by), lead)
        if line.sort in STYLE:
            shown = [part.replace(sort, screen.paint(STYLE[line.sort], sort), 1) for part in shown]
        yield from (part.rstrip() for part in shown)
        if line.sort == "uncovered" and sheet.text is not None:
            yield from (
                screen.paint("quiet", f"{' ' * len(lead)}{visible(text.strip())}"[: screen.width])
                for text in sheet.text[low - 1 : high]
                if text.strip()
            )


def _percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


def _json(sheet: SheetCoverage) -> dict[str, Any]:
    counts = sheet.counts
    blank = sum(line.sort == "blank" for line in sheet.lines)
    known = sheet.text is not None
    return {
        "edition": sheet.edition,
        "source": sheet.source.name,
        "text_known": known,
        "total": len(sheet.lines),
        "blank": blank if known else None,
        "formalised": counts["formalised"],
        "note": counts["note"],
        "heading": counts["heading"],
        "flavour": counts["flavour"],
        "noise": counts["noise"],
        "pending": counts["pending"],
        "uncovered": counts["uncovered"] if known else None,
        "uncited": None if known else counts["uncited"],
        "percent": {
            name: round(_percent(number, len(sheet.lines) - blank), 2) for name, number in counts.items()
        },
        "lines": [{"line": line.number, "sort": line.sort, "by": list(line.by)} for line in sheet.lines],
    }
