"""Going through a tree: every node below a node, whatever its sort; places are not gone into."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from cardlaw.language.diagnostics.diagnostic import Span

PLAIN = re.compile(r"(Span|str|int|bool|None| \| )+")
"""How the type of a field is written that holds no node."""


@cache
def _below(sort: type) -> tuple[str, ...] | None:
    """The fields of a sort of node that may hold nodes, last first; None for what is no node, or is a place."""
    if not is_dataclass(sort) or issubclass(sort, Span):
        return None
    return tuple(f.name for f in reversed(fields(sort)) if not PLAIN.fullmatch(str(f.type)))


def nodes(thing: Any) -> Iterator[Any]:
    """The node itself and every node below it, in written order."""
    ahead = [thing]
    while ahead:
        part = ahead.pop()
        sort: type = type(part)
        if sort is tuple or sort is list:
            ahead += reversed(part)
        elif (names := _below(sort)) is not None:
            yield part
            for name in names:
                ahead.append(getattr(part, name))
