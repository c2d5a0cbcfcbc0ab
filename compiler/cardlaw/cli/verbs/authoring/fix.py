"""`cardlaw check --fix`: makes every fix that is certain, in the files that are checked."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardlaw.cli.rewrite import changed_at, rewrite
from cardlaw.language.loading import Library
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.folders import shown
from cardlaw.language.reading.source import LARGEST_FILE
from cardlaw.language.records import dataclass
from cardlaw.service.answers import TitledFix
from cardlaw.service.questions.acting import certain_fixes
from cardlaw.service.service import Service
from cardlaw.service.workspace import edited
from cardlaw.wording.commands import say

MOST_ROUNDS = 20
"""How often a file is looked at again: what is mended can bring another slip of the same item to light."""


@dataclass(frozen=True, slots=True)
class Mended:
    """A fix that was made: in which file, on which line, and what."""

    file: str
    line: int
    what: str


def fix_files(shelf: Library, references: Sequence[str]) -> list[Mended]:
    """Mend the files that references name; the shipped rules are left as they are."""
    found: list[Mended] = []
    for path in dict.fromkeys(_files(shelf, references)):
        found += _fixed(shelf, path)
    return found


def _files(shelf: Library, references: Sequence[str]) -> Iterator[Path]:
    for reference in references:
        named = Path(reference)
        entry = next((each for each in shelf.entries.values() if each.name == reference), None)
        path = named if named.is_file() else entry.path if entry is not None else None
        if path is not None and (shelf.shipped is None or not path.resolve().is_relative_to(shelf.shipped)):
            yield Path(os.path.abspath(path))


def _fixed(shelf: Library, path: Path) -> list[Mended]:
    read_at = changed_at(path)
    try:
        raw = content_of(path, LARGEST_FILE, "a rule file")
    except CannotRead:
        return []  # the check says why
    name, service = str(path), Service(shelf.folders)
    before = text = service.workspace.text(name)
    made: list[Mended] = []
    for _ in range(MOST_ROUNDS):
        service.open(name, text)
        fixes = _certain(service, name)
        if not fixes:
            break
        for fix in fixes:
            line = text.count("\n", 0, fix.edits[0].place.start) + 1
            made.append(Mended(shown(path), line, fix.title))
        text = edited(text, [edit for fix in fixes for edit in fix.edits])
    if text != before:
        rewrite(path, text, b"\r\n" in raw, read_at, shown(path), say("check-again"))
    return made


def _certain(service: Service, name: str) -> list[TitledFix]:
    """The certain fixes that are in this file alone."""
    fixes = (fix for problem in service.diagnostics(name) for fix in problem.fixes)
    return certain_fixes(tuple(fix for fix in fixes if all(edit.place.file == name for edit in fix.edits)))
