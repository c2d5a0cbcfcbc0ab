"""`cardlaw translate`: what rules and scenarios still say only in English, and files for translators."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import DoesNotCompile, WrongUse, cannot_write
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import has_errors
from cardlaw.language.loading import Library
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.folders import scenario_files, shipped_rules, shipped_scenarios
from cardlaw.language.reading.translations import (
    FOLDER,
    LARGEST_CATALOGUE,
    BadCatalogue,
    Key,
    Translatable,
    Workload,
    entry_lines,
    files_of,
    home_of,
    language_of,
    read_catalogue,
    translatable,
)
from cardlaw.language.saying import ListedWords
from cardlaw.wording.commands import say
from cardlaw.wording.play import decimal

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

HEAD = 'msgid ""\nmsgstr ""\n"Language: {}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
LANGUAGES = ("fi", "nb", "it", "sv")
MOST_LISTED = 20
SPEC = ".spec"
CLOSE = 0.75
"""How alike an old and a new English text are for the old translation to be offered again, as to be looked at."""


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "[ID|FILE ...] --into LANGUAGE [OPTION ...]"
    parser.examples = (
        "cardlaw translate NAME --into fi",
        "cardlaw translate NAME --into fi --export NAME.fi.po",
        "cardlaw translate NAME --into fi --import NAME.fi.po",
    )
    parser.add_argument("ids", metavar="ID|FILE", nargs="*")
    parser.add_argument("--into", metavar="LANGUAGE", required=True)
    parser.add_argument("--export", metavar="FILE")
    parser.add_argument("--import", dest="import_", metavar="FILE")
    parser.add_argument("--all", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    language = options.into
    if language not in LANGUAGES:
        raise WrongUse(
            say("translate-no-language", language=language),
            say("can-be", values=ListedWords(LANGUAGES, "or", quoted=False)),
        )
    shelf = library(options)
    scenarios = list(_scenarios(shelf, options.ids))
    files = _files(shelf, options.ids, scenarios)
    folders = [*_folders(shelf, options.ids), *((shelf.shipped,) if shelf.shipped is not None else ())]
    every = (*_parsed(shelf), *scenarios) if options.ids else ()
    others = frozenset(each.key for each in translatable(every))
    work = Workload(language, tuple(translatable(files)), _kept(folders, language), others | _asked(folders))
    if options.import_ is not None:
        return _import(options.import_, files, work, screen)
    if options.export is not None:
        _write(Path(options.export), _po(work))
        n, missing = len(work.texts), len(work.missing)
        screen.say(say("translate-exported", n=n, missing=missing, file=options.export))
        return 0
    if screen.format == "json":
        screen.data(_json(work))
    else:
        screen.say(*_listed(work, screen, options.all))
    return 1 if work.missing else 0


def _files(shelf: Library, ids: list[str], scenarios: list[s.File]) -> list[s.File]:
    """The rule files that are asked for, with all they build on, and what there is in files of scenarios about them."""
    found: dict[str, s.File] = {}
    asked = [each for each in ids if not each.endswith(SPEC)]
    everything = [e.name for e in shelf.of_sort("vocabulary", "edition", "variant", "pack")]
    for reference in asked if ids else everything:
        compiled = shelf.compile(reference)
        if has_errors(compiled.diagnostics):
            raise DoesNotCompile(compiled.diagnostics)
        for file in compiled.files:
            found.setdefault(file.span.source.name, file)
    units = {file.head.name.text for file in found.values() if file.head is not None}
    whole = {os.path.abspath(each) for each in ids if each.endswith(SPEC)}
    for file in scenarios:
        named = not ids or os.path.abspath(file.span.source.name) in whole
        items = file.items if named else tuple(item for item in file.items if _is_about(item, units))
        if items:
            found[file.span.source.name] = replace(file, items=items)
    return list(found.values())


def _is_about(item: s.Item, units: set[str]) -> bool:
    """Whether a scenario tests one of these units: packs that it puts on an edition are what it is about."""
    if not isinstance(item, s.Scenario):
        return False
    named = [line.edition for line in item.lines if isinstance(line, s.UnderEdition)]
    return any(units.issuperset(word.text for word in ref.packs or (ref.name,)) for ref in named)


def _scenarios(shelf: Library, ids: list[str]) -> Iterator[s.File]:
    """The files of scenarios there are, as they are written: those of one's own, then those of the shipped rules."""
    seen: set[Path] = set()
    named = [Path(each) for each in ids if each.endswith(SPEC)]
    for path in [*named, *(path for folder in _folders(shelf, ids) for path in scenario_files(folder))]:
        place = Path(os.path.abspath(path))
        if place in seen:
            continue
        seen.add(place)
        file, wrong = shelf.parsed(path, str(path) if path in named else None)
        if path in named and has_errors(wrong):
            raise DoesNotCompile(wrong)
        if file is not None and isinstance(file.head, s.Spec):
            yield file


def _folders(shelf: Library, ids: list[str]) -> list[Path]:
    """Folders of one's own, those of files that are named, and the shipped scenarios."""
    beside = [Path(each).parent for each in ids if each.endswith((".rules", SPEC))]
    tests = shipped_scenarios() if shelf.shipped is not None else None
    return [*shelf.folders, *beside, *((tests,) if tests is not None else ())]


def _parsed(shelf: Library) -> list[s.File]:
    """All rule files there are, as they are written."""
    entries = shelf.of_sort("vocabulary", "edition", "variant", "pack")
    return [file for entry in entries if (file := shelf.parsed(entry.path, entry.shown)[0]) is not None]


def _asked(folders: list[Path]) -> frozenset[Key]:
    """The questions of lists beside the rules, whose translations are kept in the same files."""
    from cardlaw.analysis.questions.disputes import BadList, lists_in, read_list

    try:
        return frozenset((None, each.text) for _, path in lists_in(folders) for each in read_list(path))
    except (BadList, CannotRead) as problem:
        raise WrongUse(str(problem)) from None


def _kept(folders: list[Path], language: str) -> Mapping[Key, str]:
    found: dict[Key, str] = {}
    for path in reversed(list(files_of(folders, language))):
        found |= _read(path)
    return found


def _read(path: Path) -> Mapping[Key, str]:
    try:
        return read_catalogue(content_of(path, LARGEST_CATALOGUE, "a file of translations"), str(path))
    except (CannotRead, BadCatalogue) as problem:
        raise WrongUse(problem.message, say("translate-needs-po")) from None


# ------------------------------------------------------------------ what is missing
def _listed(work: Workload, screen: Screen, everything: bool) -> Iterator[str]:
    done = len(work.texts) - len(work.missing)
    share = decimal(100 * done / len(work.texts) if work.texts else 100.0, screen.language)
    yield say("translate-done", language=work.language, n=done, total=len(work.texts), share=share)
    by_file: dict[str, list[Translatable]] = {}
    for each in work.missing:
        by_file.setdefault(each.file, []).append(each)
    for name, texts in by_file.items():
        yield ""
        yield say("translate-file", file=screen.paint("name", name), n=len(texts))
        shown = texts if everything else texts[:MOST_LISTED]
        for each in shown:
            yield from screen.wrap(f"{each.key[1]}", f"  {each.line:>4}  ", "        ")
        if len(shown) < len(texts):
            yield f"        {screen.words(say('translate-more', n=len(texts) - len(shown)))}"
    if work.stale:
        yield ""
        yield say("translate-stale", n=len(work.stale))


def _json(work: Workload) -> dict[str, Any]:
    count = Counter(each.file for each in work.missing)
    return {
        "language": work.language,
        "texts": len(work.texts),
        "missing": [
            {"file": each.file, "line": each.line, "of": each.what, "text": each.key[1]}
            for each in work.missing
        ],
        "by_file": dict(count),
        "stale": [text for _, text in work.stale],
    }


# ------------------------------------------------------------------ to translators and back
def _po(work: Workload) -> bytes:
    """All texts with their translations. What stood under another English is offered again, marked fuzzy."""
    from babel.messages.catalog import Catalog

    catalogue = Catalog(locale=work.language, fuzzy=False)
    stale = {text: work.kept[context, text] for context, text in work.stale}
    for each in work.texts:
        context, text = each.key
        said = work.said(each)
        close = get_close_matches(text, stale, 1, CLOSE) if said is None and len(text) > 12 else []
        catalogue.add(
            text,
            said or (stale[close[0]] if close else ""),
            context=context,
            locations=[(each.file, each.line)],
            auto_comments=[each.what],
            flags=["fuzzy"] if close else [],
            previous_id=close[0] if close else (),
        )
    return _written(catalogue, work.language)


def _kept_po(work: Workload, entries: Mapping[Key, str]) -> bytes:
    """Translations as they are kept beside the rules, in the order of the rule files; others of the folder follow."""
    from babel.messages.catalog import Catalog

    catalogue = Catalog(locale=work.language, fuzzy=False)
    order = {each.key: place for place, each in enumerate(work.texts)}
    for (context, text), said in sorted(entries.items(), key=lambda entry: order.get(entry[0], len(order))):
        catalogue.add(text, said, context=context)
    return _written(catalogue, work.language)


def _written(catalogue: Catalog, language: str) -> bytes:
    from babel.messages.pofile import write_po

    out = BytesIO()
    write_po(out, catalogue, width=100, omit_header=True, include_previous=True)
    return HEAD.format(language).encode() + out.getvalue()


def _import(file: str, files: list[s.File], work: Workload, screen: Screen) -> int:
    """Put finished translations where the rules are; what they have no text for is named."""
    path = Path(file)
    found = _read(path)
    content = content_of(path, LARGEST_CATALOGUE)
    theirs = language_of(content)
    if theirs not in (None, work.language):
        raise WrongUse(
            say("translate-other-language", file=file, theirs=theirs or "", language=work.language),
            say("translate-export-new"),
        )
    current = {each.key: each for each in work.texts}
    strange = [key for key in found if key not in current]
    if found and len(strange) == len(found):
        raise WrongUse(say("translate-nothing-said", file=file), say("translate-export-new"))
    places: dict[Path, dict[Key, str]] = {}
    taken = 0
    for key, said in found.items():
        each = current.get(key)
        if each is None or each.own.get(work.language):
            continue
        if work.kept.get(key) != said:
            taken += 1
            home = _home(next(f for f in files if f.span.source.name == each.file))
            places.setdefault(home / FOLDER / f"{work.language}.po", {})[key] = said
    for place, entries in places.items():
        before = dict(_read(place)) if place.is_file() else {}
        place.parent.mkdir(parents=True, exist_ok=True)
        _write(place, _kept_po(work, before | entries))
    if places:
        screen.say(say("translate-taken", n=taken, files=", ".join(map(str, places))))
    else:
        screen.say(say("translate-taken-none"))
    lines = entry_lines(content, file) if strange else {}
    for key in strange:
        said = say("translate-no-longer", file=file, line=lines[key], text=key[1])
        screen.say(*screen.wrap(said, "  ", "    "))
    return 1 if strange else 0


def _home(file: s.File) -> Path:
    """The folder that keeps the translations of a file."""
    path = Path(file.span.source.name)
    if not path.is_file():
        path = shipped_rules().parent / path
    return home_of(path.parent)


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise cannot_write(path, error) from None
