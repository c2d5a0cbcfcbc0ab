"""A node as plain data, and the hash of what counts for its equality."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from typing import Any


def to_json(thing: Any, places: bool = True, without: tuple[type, ...] = ()) -> Any:
    """Plain data: a node is an object with its sort under `node`. Without `places`, only what counts for equality.

    Nodes of the sorts in `without` are left out.
    """
    if isinstance(thing, without):
        return None
    if is_dataclass(thing) and not isinstance(thing, type):
        shown = {
            f.name: to_json(getattr(thing, f.name), places, without)
            for f in fields(thing)
            if places or f.compare
        }
        return {"node": type(thing).__name__, **shown}
    if isinstance(thing, tuple | list):
        return [to_json(part, places, without) for part in thing if not isinstance(part, without)]
    return thing


def digest(thing: Any, without: tuple[type, ...] = ()) -> str:
    """The same for nodes that are equal, but for parts of these sorts, on every machine."""
    plain = to_json(thing, places=False, without=without)
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
