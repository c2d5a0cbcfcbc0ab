"""Results kept between runs, as files of plain data; a damaged or missing one only costs time."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from cardlaw.language.parser_cache import cache_folder, put, trusted

ROOTS = ("analysis", "engine", "language")
"""The packages whose code decides what a result says."""

MOST_KEPT = 400
"""Files of one sort that stay when new ones come; the oldest go first."""

_here: dict[str, str] = {}
"""What was kept in this run, for where there is no folder to keep it in."""


def read(name: str) -> Any:
    """What is kept under a name; None if nothing is, or it cannot be read."""
    if name in _here:
        return json.loads(_here[name])
    folder = cache_folder()
    if folder is None or not trusted(folder):
        return None
    try:
        text = (folder / f"{name}.json").read_text(encoding="utf-8")
        return json.loads(text)
    except (OSError, ValueError):
        return None


def write(name: str, data: Any) -> None:
    """Keep plain data, for the runs to come or, where there is no folder, for this one."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    folder = cache_folder()
    if folder is None or not put(folder / f"{name}.json", text.encode(), MOST_KEPT):
        _here[name] = text


def frozen(value: Any) -> Any:
    """Plain data as it was before it was kept: lists, as JSON has them, back to tuples."""
    if isinstance(value, dict):
        return {name: frozen(part) for name, part in value.items()}
    return tuple(frozen(part) for part in value) if isinstance(value, list) else value


def name_of(sort: str, parts: Iterable[str]) -> str:
    """A name that is the same only for the same parts under the same code of ours."""
    text = json.dumps([code_hash(), *parts])
    return f"{sort}-{hashlib.sha256(text.encode()).hexdigest()[:32]}"


@cache
def code_hash() -> str:
    """A hash of the code that makes results, so that no old answer outlives a change of ours."""
    found = hashlib.sha256()
    for path in _code():
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _code() -> Iterable[Path]:
    import cardlaw

    for place in cardlaw.__path__:
        for root in ROOTS:
            yield from sorted((Path(place) / root).rglob("*.py"))
