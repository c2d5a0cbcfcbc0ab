"""Results kept between runs, as plain data with a digest; a damaged, altered or missing one only costs time."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from cardlaw.language.parsing.cache import cache_folder, put, trusted
from cardlaw.language.reading.files import content_of
from cardlaw.language.storage.code import code_hash
from cardlaw.language.storage.rows import RowReader, UnfitData, flattened, sealed, unsealed

ROOTS = ("analysis", "engine", "language", "wording")
"""The packages whose code decides what a result says."""

MOST_KEPT = 400
"""Files of one sort that stay when new ones come; the oldest go first."""

FORM = "cardlaw result 2"
LARGEST = 50_000_000
"""The most bytes of a kept result; a comparison of five editions has about 1,000,000."""

_here: dict[str, bytes] = {}
"""What was kept in this run, for where there is no folder to keep it in."""


def read(name: str, reader: RowReader) -> Any:
    """What is kept under a name; None if nothing is, or it is not what was written, or not what is to be read."""
    try:
        content = _here[name] if name in _here else _content(name)
        return None if content is None else reader.rebuilt(unsealed(FORM, content))
    except (OSError, UnfitData):
        return None


def _content(name: str) -> bytes | None:
    folder = cache_folder()
    return content_of(folder / name, LARGEST) if folder is not None and trusted(folder) else None


def write(name: str, thing: Any) -> None:
    """Keep a value, for the runs to come or, where there is no folder, for this one."""
    content = sealed(FORM, flattened(thing))
    folder = cache_folder()
    if folder is None or not put(folder / name, content, MOST_KEPT):
        _here[name] = content


def frozen(value: Any) -> Any:
    """Plain data as it was before it was kept: lists, as JSON has them, back to tuples."""
    if isinstance(value, dict):
        return {name: frozen(part) for name, part in value.items()}
    return tuple(frozen(part) for part in value) if isinstance(value, list) else value


def name_of(sort: str, parts: Iterable[str]) -> str:
    """A name that is the same only for the same parts under the same code of ours."""
    text = json.dumps([code_hash(ROOTS), *parts])
    return f"{sort}-{hashlib.sha256(text.encode()).hexdigest()[:32]}"
