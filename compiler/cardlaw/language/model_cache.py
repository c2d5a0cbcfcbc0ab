"""Rule folders → models, kept between runs: what a reference compiled to, as long as no rule file has changed.

What is kept is read back with the classes of the language and no others, and only from a folder that nobody else can
write to. Whatever goes wrong with it, the reference is compiled anew and nothing is said.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import stat
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.folders import rule_files
from cardlaw.language.model import Model
from cardlaw.language.parser_cache import cache_folder, put, trusted

LARGEST = 20_000_000
MOST_KEPT = 60
PLAIN = {("builtins", "set"), ("builtins", "frozenset"), ("pathlib", "PosixPath"), ("pathlib", "WindowsPath")}


class Kept(NamedTuple):
    """What compiling gave, where nothing was wrong: the model, its hash, its scope, and the sort of unit named."""

    model: Model
    hash: str
    scope: Scope
    sort: str


def read(mark: str, reference: str) -> Kept | None:
    """What a reference compiled to in folders with this mark."""
    folder = cache_folder()
    if folder is None or not trusted(folder):
        return None
    try:
        content = (folder / _name(mark, reference)).read_bytes()
        digest, data = content[:32], content[32:]
        if hashlib.sha256(data).digest() != digest:
            return None
        return Kept(*_Reader(io.BytesIO(data)).load())
    except Exception:
        return None


def write(mark: str, reference: str, made: Kept) -> None:
    folder = cache_folder()
    if folder is not None:
        data = pickle.dumps(tuple(made), protocol=5)
        put(folder / _name(mark, reference), hashlib.sha256(data).digest() + data, MOST_KEPT)


class _Reader(pickle.Unpickler):
    """Makes nodes of the language and plain data; anything else is refused."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in PLAIN or (module.startswith("cardlaw.language.") and name[:1].isupper()):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a model")


def _name(mark: str, reference: str) -> str:
    return f"model-{hashlib.sha256(f'{mark} {reference}'.encode()).hexdigest()[:32]}"


# ------------------------------------------------------------------ what a model hangs on
def mark_of(folders: Iterable[Path]) -> str | None:
    """A mark of all rule files of folders, of where they are seen from, and of our code; None if they are too large."""
    found = hashlib.sha256(repr((_code(), sys.version, os.getcwd())).encode())
    left = LARGEST
    for folder in folders:
        for path in rule_files(folder):
            try:
                if not stat.S_ISREG(os.lstat(path).st_mode):
                    continue
                content = path.read_bytes()
            except OSError:
                continue
            left -= len(content)
            if left < 0:
                return None
            found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest()


@cache
def _code() -> str:
    found = hashlib.sha256()
    for path in _sources():
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    here = Path(__file__).parent
    yield from sorted(here.rglob("*.py"))
    yield here / "grammar.lark"
