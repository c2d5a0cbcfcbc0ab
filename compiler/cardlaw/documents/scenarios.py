"""Spec files → the scenarios that are told of each rulebook and pack, kept while no rule or scenario changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from cardlaw.analysis.keeping import name_of, read, write
from cardlaw.documents.pages import context
from cardlaw.documents.pages.context import Told
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.source import LARGEST_FILE
from cardlaw.language.storage.rows import Reader, sorts_in
from cardlaw.scenarios.files import read_under, spec_files

ToldOf = tuple[tuple[str, tuple[Told, ...]], ...]
"""The scenarios by the variant or pack that they are told of."""


def scenarios_of(
    library: Library, paths: Sequence[Path], books: Sequence[Compiled], packs: Mapping[str, Compiled]
) -> dict[str, tuple[Told, ...]]:
    """The scenarios below these paths by what they are told of; what does not read is left out."""
    files = list(spec_files([path for path in paths if path.exists()]))
    kept_as = _kept_as(files, books, packs)
    told: ToldOf | None = read(kept_as, _reader()) if kept_as is not None else None
    if told is None:
        told = tuple(_told(library, files, books, packs).items())
        if kept_as is not None:
            write(kept_as, told)
    return dict(told)


def _kept_as(files: Sequence[Path], books: Sequence[Compiled], packs: Mapping[str, Compiled]) -> str | None:
    """A name for what is kept, which changes whenever a rule or scenario does."""
    if not files:
        return None
    try:
        texts = [content_of(path, LARGEST_FILE).decode("utf-8", errors="replace") for path in files]
    except CannotRead:
        return None
    told_of = [("", book) for book in books] + [*packs.items()]
    models = [f"{name}: {each.reference} {each.hash}" for name, each in told_of]
    return name_of("scenarios", [*map(str, files), *texts, *models])


@cache
def _reader() -> Reader:
    return Reader(ToldOf, sorts_in((m, context)))


def _told(
    library: Library, files: Sequence[Path], books: Sequence[Compiled], packs: Mapping[str, Compiled]
) -> dict[str, tuple[Told, ...]]:
    """The scenarios as the files have them.

    The choices a scenario makes do not change how it reads, so that each variant is compiled once.
    """
    known = {compiled.reference: compiled for compiled in books}
    found: dict[str, list[Told]] = {}
    for path in files:
        file, _ = library.parsed(path)
        for item in file.items if file is not None else ():
            if not isinstance(item, s.Scenario):
                continue
            for line in item.lines:
                if not isinstance(line, s.UnderEdition):
                    continue
                name, put_on = line.edition.name.text, line.edition.packs
                base = packs.get(_only_pack(put_on) or "") if put_on else known.get(name)
                if base is None or base.model is None:
                    continue
                about = _only_pack(put_on) or base.model.name
                if put_on and any(told.scenario.name == item.name.text for told in found.get(about, ())):
                    continue  # told of several editions, and shown on one
                under = " ".join(line.edition.span.text.split())
                scenario = read_under(item, base, under).read
                if scenario is not None:
                    found.setdefault(about, []).append(Told(scenario, under))
    return {name: tuple(told) for name, told in found.items()}


def _only_pack(packs: Sequence[s.Word] | None) -> str | None:
    """The pack of a scenario that is about one."""
    return packs[0].text if packs is not None and len(packs) == 1 else None
