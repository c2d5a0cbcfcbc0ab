"""Which code of ours made what is kept between runs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path


@cache
def code_hash(packages: tuple[str, ...]) -> str:
    """A hash of the code of some packages, so that nothing kept outlives a change of ours."""
    found = hashlib.sha256()
    for path in _code(packages):
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _code(packages: tuple[str, ...]) -> Iterable[Path]:
    import cardlaw

    for place in cardlaw.__path__:
        for package in packages:
            yield from sorted((Path(place) / package).rglob("*.py"))
