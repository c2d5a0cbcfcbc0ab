"""A word → where it is declared, where it stands, and what it becomes under another name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.kernel import RESERVED, third_person
from cardlaw.language.reading.limits import WORD
from cardlaw.service.answers import FileEdit, Rename, TextStretch
from cardlaw.service.questions.meaning import (
    Meaning,
    declarations,
    meanings,
    spellings,
    unit_places,
    unit_words,
)
from cardlaw.service.workspace import EditorWorkspace, FileReading, applied
from cardlaw.wording.service import say

NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
GAME = re.compile(
    r"^(?:vocabulary|(?:edition|spec) [a-z0-9-]+ of|pack [a-z0-9-]+ for) ([a-z0-9-]+)", re.MULTILINE
)
Key = tuple[str, int]
"""A declaration: its file and where its word begins."""


def definition(
    workspace: EditorWorkspace, name: str, offset: int, base: str | None = None
) -> tuple[TextStretch, ...]:
    """Where the word at a place is declared."""
    found = {place: None for each in meanings(workspace, name, offset, base) for place in each.places}
    return tuple(workspace.place(place) for place in found)


def references(
    workspace: EditorWorkspace, name: str, offset: int, declared: bool = True
) -> tuple[TextStretch, ...]:
    """Every place of all files where what the word stands for is named; the declaration too, if asked for."""
    meant = _first(workspace, name, offset)
    if meant is None:
        return ()
    found = {workspace.place(span): None for span in _references(workspace, name, meant)}
    own = {workspace.place(span) for span in meant.places}
    places = (*(own if declared else ()), *(place for place in found if place not in own))
    return tuple(sorted(places, key=lambda place: (place.file != name, place.file, place.start)))


def _first(workspace: EditorWorkspace, name: str, offset: int) -> Meaning | None:
    return next((each for each in meanings(workspace, name, offset) if each.places), None)


def _references(workspace: EditorWorkspace, name: str, meant: Meaning) -> Iterator[Span]:
    wanted = {_key(span) for span in meant.places}
    words = {*spellings(meant.name, meant.sort), *(span.text for span in meant.places)}
    if meant.sort == "local":
        yield from _in_reading(workspace, meant.reading, wanted)
        return
    homes = {_unit(workspace, span) for span in meant.places} - {None}
    games = {_game(workspace.glance(workspace.file_of(span.source.name))) for span in meant.places}
    if None in games:
        games = set()
    for file in workspace.files():
        text = workspace.glance(file)
        if (not games or _game(text) in (None, *games)) and any(word in words for word in WORD.findall(text)):
            yield from _in_file(workspace, file, wanted, sorted(home for home in homes if home))


def _in_file(workspace: EditorWorkspace, file: str, wanted: set[Key], homes: list[str]) -> Iterator[Span]:
    reading = workspace.reading(file)
    yield from _in_reading(workspace, reading, wanted)
    for word in unit_words(reading.file):
        if any(_key(place) in wanted for place in unit_places(workspace, file, word.text)):
            yield word.span
    if reading.file is not None and isinstance(reading.file.head, s.Pack):
        for home in homes:
            yield from _in_reading(workspace, workspace.reading(file, home), wanted)


def _in_reading(workspace: EditorWorkspace, reading: FileReading, wanted: set[Key]) -> Iterator[Span]:
    own = workspace.source(reading.name)
    for use in reading.uses:
        if use.span.source is own and any(
            _key(place) in wanted for place in declarations(workspace, reading, use)
        ):
            yield use.span


def _game(text: str) -> str | None:
    """The vocabulary that a file is written in, if its head names it."""
    found = GAME.search(text)
    return found[1] if found is not None else None


def _key(span: Span) -> Key:
    return span.source.name, span.start


def _unit(workspace: EditorWorkspace, span: Span) -> str | None:
    """The edition that declares something, if an edition does: packs are read with it."""
    file, _ = workspace.parsed(workspace.file_of(span.source.name))
    return file.head.name.text if file is not None and isinstance(file.head, s.Edition) else None


# -------------------------------------------------------------------- another name
def renamable(workspace: EditorWorkspace, name: str, offset: int) -> TextStretch | None:
    """The word at a place, if it can be given another name."""
    meant = _first(workspace, name, offset)
    return None if meant is None else workspace.place(meant.span)


def rename(workspace: EditorWorkspace, name: str, offset: int, new: str) -> Rename:
    """The edits that give what stands at a place another name everywhere; refused if the rules then break."""
    meant = _first(workspace, name, offset)
    if meant is None:
        return Rename((), say("nothing-declared"))
    if not NAME.fullmatch(new) or len(new) > 80:
        return Rename((), say("no-name", name=new[:40]))
    if new in RESERVED:
        return Rename((), say("word-of-tables", name=new))
    old = meant.span.text
    bare = old if old != third_person(meant.name) or meant.sort == "local" else meant.name
    edits: list[FileEdit] = []
    for place in references(workspace, name, offset):
        said = workspace.text(place.file)[place.start : place.end]
        if said == bare:
            edits.append(FileEdit(place, new))
        elif said == third_person(bare):
            edits.append(FileEdit(place, third_person(new)))
    shipped = [edit.place.file for edit in edits if workspace.is_fixed(edit.place.file)]
    if shipped:
        return Rename((), say("in-shipped", name=bare))
    broken = _breaks(workspace, edits)
    return Rename((), broken) if broken else Rename(tuple(edits))


def _breaks(workspace: EditorWorkspace, edits: list[FileEdit]) -> str | None:
    """What would be wrong after the edits and is not now."""
    changed = applied(workspace, edits)
    for file in dict.fromkeys(edit.place.file for edit in edits):
        before = _errors(workspace, file)
        for message in _errors(changed, file):
            if message not in before:
                return say("then-wrong", why=message)
    return None


def _errors(workspace: EditorWorkspace, file: str) -> list[str]:
    return [each.message for each in workspace.reading(file).diagnostics if each.severity == "error"]
