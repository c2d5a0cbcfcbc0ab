"""Modules kept between runs: their bytes, and where a host finds what it writes and reads.

What is kept is WebAssembly, which the host validates before it runs, never code for this machine. A forged file can at
worst play another game: a module reaches nothing but its own memory.
"""

from __future__ import annotations

import hashlib
import json
import sys
from base64 import b64decode, b64encode
from functools import cache

from cardlaw.fast.code.wasm import encoded
from cardlaw.fast.routines.game import row_names
from cardlaw.fast.writer import Writer
from cardlaw.language.parsing.cache import cache_folder, put, trusted
from cardlaw.language.reading.files import content_of
from cardlaw.language.records import dataclass
from cardlaw.language.storage.code import code_hash
from cardlaw.language.storage.rows import RowReader, UnfitData, flattened, sealed, sorts_in, unsealed

FORM = "cardlaw module 1"
PACKAGES = ("engine", "fast", "language")
"""The packages whose code decides what a module does."""
LARGEST = 20_000_000
MOST_KEPT = 60


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """Where a module in step form keeps how its seats play, and what those who think know."""

    kinds: int
    worth: int
    doubts: int
    tries: int
    unseen: str | None
    """The rule by which cards are picked unseen, if there is one."""


@dataclass(frozen=True, slots=True)
class ModulePlan:
    """What each word of a row is, what is tallied, and where a module keeps the rest; places are addresses."""

    names: tuple[str, ...]
    tallies: tuple[str, ...]
    rows: int
    progress: int
    violation: int
    lenient: int
    habits: tuple[tuple[str, int], ...]
    seats: SeatPlaces | None


@dataclass(frozen=True, slots=True)
class KeptModule:
    """A module as it is kept; its bytes are text."""

    data: str
    plan: ModulePlan


def written(writer: Writer) -> tuple[bytes, ModulePlan]:
    """The module of a writer."""
    data, memory, stepping = encoded(writer.module()), writer.memory, writer.stepping
    seats = None
    if stepping is not None:
        seats = SeatPlaces(stepping.kinds, stepping.worth, stepping.doubts, stepping.tries, stepping.unseen)
    plan = ModulePlan(
        row_names(writer),
        tuple(writer.values.tallies),
        memory.top,
        memory.own["progress"],
        memory.own["violation"],
        memory.own["lenient"],
        tuple(memory.habits.items()),
        seats,
    )
    return data, plan


def kept(writer: Writer) -> tuple[bytes, ModulePlan]:
    """The module of a writer that only plays rounds, from the user's cache folder if it is there, else left there."""
    folder = cache_folder()
    if folder is None:
        return written(writer)
    path = folder / _name(writer)
    try:
        if trusted(folder):
            found = _reader().rebuilt(unsealed(FORM, content_of(path, LARGEST)))
            assert isinstance(found, KeptModule)
            return b64decode(found.data, validate=True), found.plan
    except (OSError, UnfitData, ValueError):
        pass
    data, plan = written(writer)
    put(path, sealed(FORM, flattened(KeptModule(b64encode(data).decode(), plan))), MOST_KEPT)
    return data, plan


def _name(writer: Writer) -> str:
    """A name that is the same only for the same module."""
    model, memory = writer.core.model, writer.memory
    form = (writer.record, writer.checked, writer.stepping is not None, writer.counting is not None)
    parts = (
        code_hash(PACKAGES),
        model.hash,
        writer.layout.players,
        repr(memory.limits),
        *form,
        writer.points,
    )
    return f"module-{hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]}"


@cache
def _reader() -> RowReader:
    return RowReader(KeptModule, sorts_in((sys.modules[__name__],)))
