"""Going through a tree: every node below a node, whatever its sort; places are not gone into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from cardlaw.language.diagnostics import Span


@cache
def _below(sort: type) -> tuple[str, ...] | None:
    """The fields of a sort of node; None for what is no node, or is a place."""
    return tuple(f.name for f in fields(sort)) if is_dataclass(sort) and not issubclass(sort, Span) else None


def nodes(thing: Any) -> Iterator[Any]:
    """The node itself and every node below it, in written order."""
    ahead = [thing]
    while ahead:
        part = ahead.pop()
        sort: type = type(part)
        if isinstance(part, tuple):
            ahead += reversed(part)
        elif (names := _below(sort)) is not None:
            yield part
            ahead += [getattr(part, name) for name in reversed(names)]
