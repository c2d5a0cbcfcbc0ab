"""Packs two by two on one edition: independent, fine, idle in part, clashing, or not known.

*Independent*: neither writes what the other touches. *Fine*: looked at, and nothing new was found. *Idle*: they play,
and some clause of theirs never applies or changes nothing beside the other. *Clash*: they do not compile together, or
something is open that is open with neither alone.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any, Literal

from cardlaw.analysis.facts.chosen import settled
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.packs.footprint import PackGround, in_common
from cardlaw.analysis.results.finding import IDLE, Finding, Report
from cardlaw.analysis.working import Crew, address
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, has_errors
from cardlaw.language.loading import Library, shipped_rules
from cardlaw.language.model.content import digest
from cardlaw.language.parsing.cache import cache_folder
from cardlaw.language.reading.files import content_of
from cardlaw.language.reading.source import Source
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.language.storage.rows import RowReader
from cardlaw.wording.arguments import Message, SpokenListing, SpokenRule, SpokenSaid, Verbatim
from cardlaw.wording.catalogue import Kind
from cardlaw.wording.messages import as_data, message
from cardlaw.wording.reading import from_data

Verdict = Literal["independent", "fine", "idle", "clash", "unknown"]
VERSION = 2
UNKNOWN: tuple[Kind, ...] = ("unknown", "unsupported")
BOTH_CHANGE = "E0401"
"""The code of two packs that change the same rule."""
AT_ONCE = 10
"""So many pairs are looked at before what is known is told."""
NOT_LOOKED_AT = message("pair-not-looked-at")


@dataclass(frozen=True, slots=True)
class ReasonTold:
    """A reason for a verdict: a diagnostic or finding with its code, and the clauses of each pack it names."""

    code: str
    kind: str
    said: Message
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """Two packs on one edition. `shared` is what one of them writes and the other touches."""

    packs: tuple[str, str]
    verdict: Verdict
    shared: tuple[str, ...] = ()
    told: tuple[ReasonTold, ...] = ()

    @property
    def looked_at(self) -> bool:
        return all(each.said != NOT_LOOKED_AT for each in self.told)


@dataclass(frozen=True, slots=True)
class Matrix:
    """All pairs of an edition's packs. `marks` tell from which rules of each file the cells were made."""

    edition: str
    packs: tuple[str, ...]
    marks: tuple[tuple[str, str], ...]
    cells: tuple[Cell, ...]
    seconds: float = 0.0

    def cell(self, one: str, other: str) -> Cell | None:
        pair = {one, other}
        return next((cell for cell in self.cells if set(cell.packs) == pair), None)


class Pairing:
    """An edition and the packs for its game, compiled and looked at as they are needed."""

    def __init__(self, library: Library, edition: str, base: m.Model) -> None:
        self.library, self.edition, self.base = library, edition, base
        self._alone: dict[str, m.Model | None] = {}
        self._findings: dict[str, tuple[Finding, ...]] = {}

    @cached_property
    def packs(self) -> tuple[str, ...]:
        """The packs for the game, by name."""
        found = []
        for entry in self.library.of_sort("pack"):
            file, _ = self.library.parsed(entry.path, entry.shown)
            head = file.head if file is not None else None
            if isinstance(head, s.Pack) and head.vocabulary.text == self.base.vocabulary:
                found.append(entry.name)
        return tuple(found)

    @cached_property
    def marks(self) -> dict[str, str]:
        """A mark of the rules of every file that takes part."""
        names = {*(unit.name for unit in self.base.units), *self.packs}
        entries = {entry.name: entry for entry in self.library.entries.values() if entry.name in names}
        files = {
            name: self.library.parsed(entry.path, entry.shown)[0] for name, entry in sorted(entries.items())
        }
        items = [item for file in files.values() if file is not None for item in file.items]
        followed = {name.text for item in items if isinstance(item, s.Adopted) for name in item.names}
        return {name: _mark(file, followed) for name, file in files.items()}

    def cell(self, one: str, other: str) -> Cell:
        """Two packs, looked at."""
        packs = (min(one, other), max(one, other))
        made = self.library.compile(f"{self.edition} with {packs[0]}, {packs[1]}")
        ones = [self.alone(pack) for pack in packs]
        if made.model is None or None in ones:
            errors = [d for d in made.diagnostics if has_errors((d,))]
            return Cell(packs, "clash", (), tuple(self._error(packs, ones, each) for each in errors))
        ground = PackGround(made.model, self.base)
        prints = [
            ground.footprint(pack, one) for pack, one in zip(packs, ones, strict=True) if one is not None
        ]
        shared = tuple(f"{sort} {name}" for sort, name in in_common(*prints))
        if not shared:
            return Cell(packs, "independent")
        known = {f.id: f for pack in packs for f in self._found_alone(pack)}
        found = _looked_at(made.model, packs).findings
        new = [f for f in found if _counts(f) and _is_new(f, known)]
        return Cell(packs, _verdict(new), shared, tuple(_told(finding) for finding in new))

    def _error(self, packs: tuple[str, str], ones: Sequence[m.Model | None], error: Diagnostic) -> ReasonTold:
        """Why two packs do not compile together: the rules that both change, or what the compiler says."""
        changed = [self._changed(one) for one in ones if one is not None]
        both = [rule.id for rule in self.base.rules if all(rule.id in each for each in changed)]
        if error.code != BOTH_CHANGE or len(changed) < len(packs) or not both:
            assert isinstance(error.message, Saying)
            return ReasonTold(error.code, "error", message("pair-error", text=SpokenSaid(error.message)))
        named = SpokenListing(tuple(map(Verbatim, packs)))
        rules = SpokenListing(tuple(map(SpokenRule, both)))
        return ReasonTold(error.code, "error", message("found-both-change", packs=named, rules=rules))

    def _changed(self, model: m.Model) -> set[str]:
        """The rules of the edition that are not there any more, or not as they were."""
        now = {rule.id: rule.clauses for rule in model.rules}
        return {rule.id for rule in self.base.rules if now.get(rule.id) != rule.clauses}

    def alone(self, pack: str) -> m.Model | None:
        if pack not in self._alone:
            self._alone[pack] = self.library.compile(f"{self.edition} with {pack}").model
        return self._alone[pack]

    def _found_alone(self, pack: str) -> tuple[Finding, ...]:
        model = self.alone(pack)
        if pack not in self._findings and model is not None:
            self._findings[pack] = _looked_at(model, (pack,)).findings
        return self._findings.get(pack, ())

    def matrix(self, before: Matrix | None) -> Matrix:
        """All pairs as far as they are known: a cell made from other texts is not."""
        cells = []
        for pair in combinations(self.packs, 2):
            kept = before.cell(*pair) if before is not None and self.fresh(before, pair) else None
            cells.append(kept or Cell(pair, "unknown", (), (ReasonTold("", "unknown", NOT_LOOKED_AT),)))
        seconds = before.seconds if before is not None else 0.0
        return Matrix(self.edition, self.packs, tuple(self.marks.items()), tuple(cells), seconds)

    def worked_out(
        self, before: Matrix | None, done: Callable[[int, str], None] | None = None, jobs: int = 1
    ) -> Iterator[Matrix]:
        """The matrix with ever more pairs looked at by so many processes, from time to time and in the end.

        `done` hears of each pair.
        """
        found = self.matrix(before)
        cells = list(found.cells)
        due = [place for place, cell in enumerate(cells) if not cell.looked_at]
        started, spent = monotonic(), found.seconds
        if not due:
            yield found
            return
        with Crew(self, min(jobs, len(due)), address(None)) as crew:
            pairs = [cells[place].packs for place in due]
            for number, (which, cell) in enumerate(crew.each(_cell, pairs), 1):
                cells[due[which]] = cell
                if done is not None:
                    done(number, " and ".join(cell.packs))
                if number % AT_ONCE == 0 or number == len(due):
                    seconds = round(spent + monotonic() - started, 1)
                    yield replace(found, cells=tuple(cells), seconds=seconds)

    def __reduce__(self) -> Any:
        """Whoever is sent it reads the rule files again."""
        return _paired, (self.library.folders, self.library.given, self.library.shipped, self.edition)

    def fresh(self, kept: Matrix, pair: Iterable[str]) -> bool:
        """Whether nothing that two cells' packs are made of has changed since."""
        before = dict(kept.marks)
        names = {unit.name for unit in self.base.units} | {*pair}
        return all(before.get(name) == self.marks.get(name) for name in names)


def _paired(folders: Sequence[Path], given: Sequence[Source], shipped: Path | None, edition: str) -> Pairing:
    library = Library(folders, given=given, shipped=shipped)
    base = library.compile(edition).model
    assert base is not None  # it compiled where it was sent from
    return Pairing(library, edition, base)


def _cell(pairing: Pairing, packs: tuple[str, str]) -> Cell:
    return pairing.cell(*packs)


TOLD = (
    *(s.Text, s.Gloss, s.Title, s.SourceNote, s.Language, s.Lines, s.Comment),
    *(s.Term, s.Called, s.Shown, s.Says, s.Chapter, s.Example, s.Scenario),
    *(s.Note, s.Oddity, s.Doubt, s.Flavour, s.Heading, s.Noise, s.Pending),
)
"""What only tells of the rules in a file: without it, the same would be found."""


def _mark(file: s.File | None, followed: Collection[str]) -> str:
    """A mark of the rules in a file: the words in which they are told, in any language, change none of them.

    Nor do customs that nobody here follows.
    """
    if file is None:
        return ""
    items = (item for item in file.items if not isinstance(item, s.Custom) or item.rule.name.text in followed)
    return digest(replace(file, items=tuple(items)), TOLD)[:12]


def _looked_at(model: m.Model, packs: Collection[str]) -> Report:
    """The report on a model with its readings as they are chosen, every option open, and idle clauses of the packs."""
    return check_model(settled(model, "reading"), packs)


def _counts(finding: Finding) -> bool:
    """Whether a finding says something of the packs: it is open, or a clause of theirs is idle."""
    return finding.open or (finding.kind in IDLE and finding.status != "accepted")


def _verdict(new: Sequence[Finding]) -> Verdict:
    kinds = {finding.kind for finding in new}
    if kinds - {*UNKNOWN, *IDLE}:
        return "clash"
    return "unknown" if kinds & {*UNKNOWN} else "idle" if kinds else "fine"


def _is_new(finding: Finding, known: dict[str, Finding]) -> bool:
    before = known.get(finding.id)
    return before is None or (finding.open and not before.open)


def _told(finding: Finding) -> ReasonTold:
    return ReasonTold(finding.code, finding.kind, finding.said, finding.clauses)


# ------------------------------------------------------------------ to and from files
LARGEST = 50_000_000
"""The most bytes of a kept matrix; that of thirty packs has about 600,000."""

CellRow = tuple[tuple[str, str], Verdict, tuple[str, ...], tuple[tuple[str, str, tuple[str, ...]], ...]]
Rows = tuple[str, tuple[str, ...], tuple[tuple[str, str], ...], tuple[CellRow, ...], float]
"""A matrix as what is read has to be: edition, packs, marks, cells, seconds."""


def to_json(matrix: Matrix) -> dict[str, Any]:
    return {
        "version": VERSION,
        "edition": matrix.edition,
        "packs": list(matrix.packs),
        "marks": dict(matrix.marks),
        "cells": list(map(cell_json, matrix.cells)),
        "seconds": matrix.seconds,
    }


def cell_json(cell: Cell) -> dict[str, Any]:
    """Two packs for machines: what was found as a message, and in English."""
    return {
        "packs": list(cell.packs),
        "verdict": cell.verdict,
        "shared": list(cell.shared),
        "told": [
            {
                "code": each.code,
                "kind": each.kind,
                "message": str(each.said),
                "said": as_data(each.said),
                "clauses": list(each.clauses),
            }
            for each in cell.told
        ],
    }


def kept_file(edition: str) -> Path:
    """Where the matrix of an edition is kept: among the data of the site, or where there is none in the cache."""
    site = shipped_rules().parent / "docs"
    kept = site / "data" if site.is_dir() else cache_folder() or Path(tempfile.gettempdir())
    return kept / f"packs-{edition}.json"


def write(matrix: Matrix, path: Path) -> None:
    data = to_json(matrix)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**data, "digest": _digest(data)}, ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def _digest(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def read(path: Path) -> Matrix | None:
    """A matrix that was kept; None if there is none, or it is not what was written."""
    try:
        data = json.loads(content_of(path, LARGEST, "a kept matrix"))
        digest = data.pop("digest")
        if data["version"] != VERSION or digest != _digest(data):
            return None
        return _matrix(data)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def _matrix(data: dict[str, Any]) -> Matrix:
    """The matrix that plain data stands for, if every part of it is of its type and about packs that it has."""
    cells = [
        [
            each["packs"],
            each["verdict"],
            each["shared"],
            [[told["code"], told["kind"], told["clauses"]] for told in each["told"]],
        ]
        for each in data["cells"]
    ]
    said = [[from_data(told["said"]) for told in each["told"]] for each in data["cells"]]
    marks = [list(pair) for pair in data["marks"].items()]
    plain = [data["edition"], data["packs"], marks, cells, float(data["seconds"])]
    edition, packs, marks, rows, seconds = RowReader(Rows, {}).checked(plain)
    if not {pack for pair, *_ in rows for pack in pair} <= {*packs}:
        raise ValueError("a cell of packs that are not there")
    made = tuple(
        Cell(
            pair,
            verdict,
            shared,
            tuple(
                ReasonTold(code, kind, each, c) for (code, kind, c), each in zip(told, messages, strict=True)
            ),
        )
        for (pair, verdict, shared, told), messages in zip(rows, said, strict=True)
    )
    return Matrix(edition, packs, marks, made, seconds)
