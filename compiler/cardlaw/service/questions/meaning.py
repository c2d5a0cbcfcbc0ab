"""A place in a file → what the word there stands for, and where that is declared."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.elaboration.scope import Scope, Use
from cardlaw.language.kernel import third_person
from cardlaw.language.records import dataclass
from cardlaw.service.questions.outlining import named
from cardlaw.service.workspace import EditorWorkspace, FileReading

MOST_HOSTS = 12
"""With how many editions a pack is read to find what a word of it means: more than any game has here."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word stands for: its sort and name as the compiler has them, and the places that declare it."""

    span: Span
    sort: str
    name: str
    places: tuple[Span, ...]
    reading: FileReading


def meanings(workspace: EditorWorkspace, name: str, offset: int, base: str | None = None) -> list[Meaning]:
    """What the word at a place stands for, the likeliest first; a word of a card can be several things."""
    for reading in readings(workspace, name, base):
        found = list(_declaring(reading, workspace.source(name), offset)) or list(
            _using(workspace, reading, name, offset)
        )
        if any(each.places or each.sort == "local" for each in found):
            return found
    return []


def readings(workspace: EditorWorkspace, name: str, base: str | None = None) -> Iterator[FileReading]:
    """A file as it is by itself; a pack then with its base, and each edition that it can be played with."""
    alone = workspace.reading(name)
    yield alone
    if alone.file is not None and isinstance(alone.file.head, s.Pack):
        if base is not None:
            yield workspace.reading(name, base)
        for edition in hosts(workspace, name, alone.file.head.vocabulary.text):
            yield workspace.reading(name, edition)


def hosts(workspace: EditorWorkspace, name: str, vocabulary: str) -> Iterator[str]:
    """The editions that are written in a vocabulary."""
    library = workspace.library(name)
    found = 0
    for entry in library.of_sort("edition"):
        file, _ = library.parsed(entry.path, entry.shown)
        if file is not None and isinstance(file.head, s.Edition) and file.head.vocabulary.text == vocabulary:
            yield entry.name
            found += 1
            if found == MOST_HOSTS:
                return


def covers(span: Span, offset: int) -> bool:
    """Whether a place is in a word, or right behind it, where whoever has just typed it is."""
    return span.start <= offset <= span.end


def scopes(reading: FileReading) -> list[Scope]:
    """The scopes that a file was read in: one, or one for each variant that its scenarios name."""
    found = [reading.compiled.scope, *(case.compiled.scope for case in reading.cases)]
    known = [scope for scope in found if scope is not None]
    return [scope for place, scope in enumerate(known) if not any(scope is other for other in known[:place])]


def _declaring(reading: FileReading, source: object, offset: int) -> Iterator[Meaning]:
    """The things that the word itself declares."""
    for scope in scopes(reading):
        for (sort, name), span in scope.places.items():
            if span.source is source and covers(span, offset) and span.text == name:
                yield Meaning(span, sort, name, (span,), reading)
                return
    if reading.file is None:
        return
    for item in (reading.file.head, *reading.file.items):
        if not covers(item.span, offset) or (what := named(item)) is None:
            continue
        if covers(what[1].span, offset):
            sort = "unit" if item is reading.file.head else what[0]
            yield Meaning(what[1].span, sort, what[1].text, (what[1].span,), reading)
        elif (
            isinstance(item, s.MoveItem | s.Event)
            and item.spoken is not None
            and covers(item.spoken.span, offset)
        ):
            yield Meaning(item.spoken.span, "verb", item.name.text, (item.spoken.span,), reading)
    for use in reading.uses:
        if use.place is not None and use.place.source is source and covers(use.place, offset):
            yield Meaning(use.place, use.sort, use.name, (use.place,), reading)
            return


def _using(workspace: EditorWorkspace, reading: FileReading, name: str, offset: int) -> Iterator[Meaning]:
    source = workspace.source(name)
    seen: set[tuple[str, str]] = set()
    for use in reading.uses:
        if use.span.source is source and covers(use.span, offset) and (use.sort, use.name) not in seen:
            seen.add((use.sort, use.name))
            yield Meaning(use.span, use.sort, use.name, declarations(workspace, reading, use), reading)
    yield from _units(workspace, reading, name, offset)


def _units(workspace: EditorWorkspace, reading: FileReading, name: str, offset: int) -> Iterator[Meaning]:
    """A unit that the head of the file names, or that a scenario is played under."""
    for word in unit_words(reading.file):
        if covers(word.span, offset):
            places = unit_places(workspace, name, word.text)
            yield Meaning(word.span, "unit", word.text, places, reading)


def unit_words(file: s.File | None) -> Iterator[s.Word]:
    """The words of a file that name other units."""
    if file is None:
        return
    match file.head:
        case s.Edition(vocabulary=word) | s.Pack(vocabulary=word) | s.Spec(vocabulary=word):
            yield word
        case s.Variant(base=base, packs=packs):
            yield from (base, *(packs or ()))
        case s.Vocabulary():
            pass
    for item in file.items:
        match item:
            case s.Scenario(lines=lines):
                for line in lines:
                    if isinstance(line, s.UnderEdition):
                        yield from (line.edition.name, *(line.edition.packs or ()))
            case s.Preference(winner=winner, loser=loser):
                yield from (winner, loser)
            case _:
                pass


def unit_places(workspace: EditorWorkspace, name: str, unit: str) -> tuple[Span, ...]:
    library = workspace.library(name)
    found: list[Span] = []
    for (_, known), entry in library.entries.items():
        if known == unit and (file := library.parsed(entry.path, entry.shown)[0]) is not None:
            found.append(file.head.name.span)
    return tuple(found)


def declarations(workspace: EditorWorkspace, reading: FileReading, use: Use) -> tuple[Span, ...]:
    """Where what a word stands for is declared."""
    if use.place is not None:
        return (use.place,)
    if use.sort == "unit":
        return unit_places(workspace, reading.name, use.name)
    found: dict[Span, None] = {}
    for scope in scopes(reading):
        for span in _in_scope(scope, use):
            found[span] = None
    return tuple(found)


def _in_scope(scope: Scope, use: Use) -> Iterator[Span]:
    if use.sort == "verb":
        body = scope.bodies.get(use.name)
        if body is not None and body[0].spoken is not None:
            yield body[0].spoken.span
            return
        sort = "act"
    else:
        sort = use.sort
    if sort == "rule":
        yield from (
            span
            for (each, name), span in scope.places.items()
            if name == use.name and each.startswith("rule of ")
        )
    elif (sort, use.name) in scope.places:
        yield scope.places[sort, use.name]


def spellings(name: str, sort: str) -> tuple[str, ...]:
    """How a name may be written where it is used: a move also in the third person."""
    return (name, third_person(name)) if sort in ("act", "verb", "move", "event") else (name,)
