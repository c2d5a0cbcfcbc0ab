"""Spec files → the scenarios that are told of each rulebook and pack, kept while no rule or scenario changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from cardlaw.analysis.keeping import name_of, read, write
from cardlaw.documents.pages.pieces import context
from cardlaw.documents.pages.pieces.context import ToldScenario
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.source import LARGEST_FILE
from cardlaw.language.reading.translations import Catalogue
from cardlaw.language.storage.rows import RowReader, sorts_in
from cardlaw.scenarios.files import read_under, spec_files

ToldOf = tuple[tuple[str, ToldScenario], ...]
"""The scenarios of a file in their order, each with the variant or pack that it is told of."""


def scenarios_of(
    library: Library, paths: Sequence[Path], books: Sequence[Compiled], packs: Mapping[str, Compiled]
) -> dict[str, tuple[ToldScenario, ...]]:
    """The scenarios below these paths by what they are told of; what does not read is left out."""
    found: dict[str, list[ToldScenario]] = {}
    for path in spec_files([path for path in paths if path.exists()]):
        for about, told in _in_file(library, path, books, packs):
            if about in packs and any(
                each.scenario.name == told.scenario.name for each in found.get(about, ())
            ):
                continue  # told of several editions, and shown on one
            found.setdefault(about, []).append(told)
    return {name: tuple(told) for name, told in found.items()}


def folders_of(paths: Iterable[Path]) -> Iterator[Path]:
    """The folders of these files of scenarios: their translations are kept there."""
    yield from (path if path.is_dir() else path.parent for path in paths)


def untranslated(
    scenarios: Mapping[str, tuple[ToldScenario, ...]], catalogue: Catalogue, languages: Iterable[str]
) -> dict[str, int]:
    """How many titles of scenarios are shown in English on the pages of each language that lacks some."""
    titles = {told.scenario.text for every in scenarios.values() for told in every}
    counted = {code: sum(catalogue.text(each, code) is None for each in titles) for code in languages}
    return {code: n for code, n in counted.items() if n}


def _in_file(
    library: Library, path: Path, books: Sequence[Compiled], packs: Mapping[str, Compiled]
) -> ToldOf:
    """The scenarios of a file, as they were kept if neither it nor a rulebook that it names has changed."""
    try:
        text = content_of(path, LARGEST_FILE).decode("utf-8", errors="replace")
    except CannotRead:
        return ()
    told_of = [*((each.reference, each) for each in books), *packs.items()]
    models = [f"{name}: {each.reference} {each.hash}" for name, each in told_of if name in text]
    kept_as = name_of("scenarios", [str(path), text, *models])
    told: ToldOf | None = read(kept_as, _reader())
    if told is None:
        told = tuple(_told(library, path, books, packs))
        write(kept_as, told)
    return told


@cache
def _reader() -> RowReader:
    return RowReader(ToldOf, sorts_in((m, context)))


def _told(
    library: Library, path: Path, books: Sequence[Compiled], packs: Mapping[str, Compiled]
) -> Iterator[tuple[str, ToldScenario]]:
    """The scenarios as the file has them.

    The choices a scenario makes do not change how it reads, so that each variant is compiled once.
    """
    known = {compiled.reference: compiled for compiled in books}
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
            under = " ".join(line.edition.span.text.split())
            scenario = read_under(item, base, under).read
            if scenario is not None:
                yield _only_pack(put_on) or base.model.name, ToldScenario(scenario, under)


def _only_pack(packs: Sequence[s.Word] | None) -> str | None:
    """The pack of a scenario that is about one."""
    return packs[0].text if packs is not None and len(packs) == 1 else None
