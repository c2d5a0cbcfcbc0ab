"""Rule folders → models, kept between runs: what a reference compiled to, as long as no file it is made of changes.

What is kept is plain data. It is read back as nodes of the language and nothing else, and only from a folder that
nobody else can write to. Whatever is wrong with it, the reference is compiled anew and nothing is said.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from cardlaw.language import model as m
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.parsing.cache import cache_folder, put, trusted
from cardlaw.language.reading.files import content_of
from cardlaw.language.reading.folders import Key, Shelf
from cardlaw.language.records import dataclass
from cardlaw.language.storage.rows import RowReader, UnfitData, flattened, sealed, sorts_in, unsealed

LARGEST = 20_000_000
MOST_KEPT = 300
"""A site of all that is shipped reads 115 of them; the others are of rules as they were before."""
FORM = "cardlaw model 3"
TextOf = Callable[[Key], str | None]
"""From a unit to the text of its file as it is now."""
Part = tuple[Key, str]
"""A unit that a model is made of, and its text."""


@dataclass(frozen=True, slots=True)
class KeptModel:
    """What compiling gave, where nothing was wrong: the model, its hash, and the sort of unit named."""

    model: m.Model
    hash: str
    sort: str


def read(mark: str, reference: str, text_of: TextOf) -> KeptModel | None:
    """What a reference compiled to on a shelf with this mark, from the texts that are there now."""
    kept = _read("model", mark, reference, text_of, _models)
    return kept if isinstance(kept, KeptModel) else None


def read_scope(mark: str, reference: str, text_of: TextOf) -> Scope | None:
    """The names that stood in the units of a reference. Most commands never ask for them."""
    kept = _read("scope", mark, reference, text_of, _scopes)
    return kept if isinstance(kept, Scope) else None


def _read(sort: str, mark: str, reference: str, text_of: TextOf, reader: Callable[[], RowReader]) -> object:
    folder = cache_folder()
    if folder is None or not trusted(folder):
        return None
    try:
        units = _units().rebuilt(
            unsealed(FORM, content_of(folder / _name("units", mark, reference), LARGEST))
        )
        texts = [(unit, text) for unit in units if (text := text_of(unit)) is not None]
        if len(texts) < len(units):
            return None
        path = folder / _name(sort, _with(mark, texts), reference)
        found = reader().rebuilt(unsealed(FORM, content_of(path, LARGEST)))
        os.utime(path)  # the oldest go first
        return found
    except (OSError, UnfitData):
        return None


def write(mark: str, reference: str, parts: Sequence[Part], kept: KeptModel, scope: Scope) -> None:
    """Keep what a reference compiled to, from these texts."""
    folder = cache_folder()
    if folder is None:
        return
    units = tuple(unit for unit, _ in parts)
    put(folder / _name("units", mark, reference), sealed(FORM, flattened(units)), MOST_KEPT)
    for sort, thing in (("model", kept), ("scope", scope)):
        path = folder / _name(sort, _with(mark, parts), reference)
        put(path, sealed(FORM, flattened(thing)), MOST_KEPT)


@cache
def _units() -> RowReader:
    return RowReader(tuple[Key, ...], {})


@cache
def _models() -> RowReader:
    return RowReader(KeptModel, sorts_in((m, sys.modules[__name__])))


@cache
def _scopes() -> RowReader:
    from cardlaw.language import syntax as s
    from cardlaw.language.diagnostics import diagnostic as diagnostics
    from cardlaw.language.elaboration import scope
    from cardlaw.language.reading import source

    modules = (m, s, scope, diagnostics, source)
    return RowReader(Scope, sorts_in(modules), {"Source": source.Source, "Span": diagnostics.Span})


def _name(sort: str, mark: str, reference: str) -> str:
    return f"{sort}-{hashlib.sha256(f'{mark} {reference}'.encode(errors='surrogatepass')).hexdigest()[:32]}"


# ------------------------------------------------------------------ what a model hangs on
def mark_of(shelf: Shelf) -> str:
    """A mark of which file is which unit, of where they are seen from, and of our code."""
    rivals = [(key, [str(each.path) for each in several]) for key, several in sorted(shelf.rivals.items())]
    here = [(key, str(entry.path), entry.given) for key, entry in sorted(shelf.entries.items())]
    seen = (_code(), sys.version, os.getcwd(), here, sorted(shelf.shadowed), rivals)
    return hashlib.sha256(repr(seen).encode(errors="surrogatepass")).hexdigest()


def _with(mark: str, parts: Iterable[Part]) -> str:
    """The mark of a shelf and of the texts that a model is made of."""
    return hashlib.sha256(repr((mark, list(parts))).encode(errors="surrogatepass")).hexdigest()


@cache
def _code() -> str:
    found = hashlib.sha256()
    for path in _sources():
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    here = Path(__file__).parents[1]
    yield from sorted(here.rglob("*.py"))
    yield here / "parsing" / "grammar.lark"
