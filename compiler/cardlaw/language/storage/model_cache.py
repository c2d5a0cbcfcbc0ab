"""Rule folders → models, kept between runs: what a reference compiled to, as long as no rule file has changed.

What is kept is plain data. It is read back as nodes of the language and nothing else, and only from a folder that
nobody else can write to. Whatever is wrong with it, the reference is compiled anew and nothing is said.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from cardlaw.language import model as m
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.parsing.cache import cache_folder, put, trusted
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.folders import rule_files
from cardlaw.language.records import dataclass
from cardlaw.language.storage.rows import Reader, Unfit, flattened, sealed, sorts_in, unsealed

LARGEST = 20_000_000
MOST_KEPT = 150
"""A site of all that is shipped reads 115 of them."""
FORM = "cardlaw model 2"


@dataclass(frozen=True, slots=True)
class Kept:
    """What compiling gave, where nothing was wrong: the model, its hash, and the sort of unit named."""

    model: m.Model
    hash: str
    sort: str


def read(mark: str, reference: str) -> Kept | None:
    """What a reference compiled to in folders with this mark."""
    kept = _read("model", mark, reference, _models)
    return kept if isinstance(kept, Kept) else None


def read_scope(mark: str, reference: str) -> Scope | None:
    """The names that stood in the units of a reference. Most commands never ask for them."""
    kept = _read("scope", mark, reference, _scopes)
    return kept if isinstance(kept, Scope) else None


def _read(sort: str, mark: str, reference: str, reader: Callable[[], Reader]) -> object:
    folder = cache_folder()
    if folder is None or not trusted(folder):
        return None
    try:
        content = content_of(folder / _name(sort, mark, reference), LARGEST)
        return reader().rebuilt(unsealed(FORM, content))
    except (OSError, Unfit):
        return None


def write(mark: str, reference: str, kept: Kept, scope: Scope) -> None:
    folder = cache_folder()
    if folder is not None:
        for sort, thing in (("model", kept), ("scope", scope)):
            put(folder / _name(sort, mark, reference), sealed(FORM, flattened(thing)), MOST_KEPT)


@cache
def _models() -> Reader:
    return Reader(Kept, sorts_in((m, sys.modules[__name__])))


@cache
def _scopes() -> Reader:
    from cardlaw.language import syntax as s
    from cardlaw.language.diagnostics import diagnostic as diagnostics
    from cardlaw.language.elaboration import scope
    from cardlaw.language.reading import source

    modules = (m, s, scope, diagnostics, source)
    return Reader(Scope, sorts_in(modules), {"Source": source.Source, "Span": diagnostics.Span})


def _name(sort: str, mark: str, reference: str) -> str:
    return f"{sort}-{hashlib.sha256(f'{mark} {reference}'.encode(errors='surrogatepass')).hexdigest()[:32]}"


# ------------------------------------------------------------------ what a model hangs on
def mark_of(folders: Iterable[Path]) -> str | None:
    """A mark of all rule files of folders, of where they are seen from, and of our code; None if they are too large."""
    found = hashlib.sha256(repr((_code(), sys.version, os.getcwd())).encode())
    left = LARGEST
    for folder in folders:
        for path in rule_files(folder):
            try:
                content = content_of(path, left)
            except CannotRead as error:
                if error.reason == "size":
                    return None
                continue
            left -= len(content)
            found.update(os.fsencode(f"{path} {len(content)}\n") + content)
    return found.hexdigest()


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
