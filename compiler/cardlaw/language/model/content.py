"""A node as plain data, and the hash of what counts for its equality."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

ATOMS = frozenset((str, int, bool, type(None)))


def to_json(thing: Any, places: bool = True, without: tuple[type, ...] = ()) -> Any:
    """Plain data: a node is an object with its sort under `node`. Without `places`, only what counts for equality.

    Nodes of the sorts in `without` are left out.
    """
    sort = type(thing)
    if sort in ATOMS:
        return thing
    if isinstance(thing, without):
        return None
    if isinstance(thing, tuple | list):
        return [
            part if type(part) in ATOMS else to_json(part, places, without)
            for part in thing
            if not isinstance(part, without)
        ]
    if not is_dataclass(sort):
        return thing
    found: dict[str, Any] = {"node": sort.__name__}
    for name in _fields(sort, places):
        value = getattr(thing, name)
        found[name] = value if type(value) in ATOMS else to_json(value, places, without)
    return found


@cache
def _fields(sort: type, places: bool) -> tuple[str, ...]:
    """The fields of a sort of node, or those that count for equality."""
    return tuple(each.name for each in fields(sort) if places or each.compare)


def digest(thing: Any, without: tuple[type, ...] = ()) -> str:
    """The same for nodes that are equal, but for parts of these sorts, on every machine."""
    plain = to_json(thing, places=False, without=without)
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
