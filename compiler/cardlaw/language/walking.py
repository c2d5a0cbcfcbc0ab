"""Going through a tree: every node below a node, whatever its sort; places are not gone into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from cardlaw.language.diagnostics import Span


@cache
def _names(sort: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(sort))


def nodes(thing: Any) -> Iterator[Any]:
    """The node itself and every node below it, in written order."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from nodes(part)
    elif is_dataclass(thing) and not isinstance(thing, type | Span):
        yield thing
        for name in _names(type(thing)):
            yield from nodes(getattr(thing, name))
