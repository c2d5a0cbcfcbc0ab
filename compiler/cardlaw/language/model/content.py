"""A node as plain data, and the hash of what counts for its equality."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from typing import Any


def to_json(thing: Any, places: bool = True) -> Any:
    """Plain data: a node is an object with its sort under `node`. Without `places`, only what counts for equality."""
    if is_dataclass(thing) and not isinstance(thing, type):
        shown = {
            f.name: to_json(getattr(thing, f.name), places) for f in fields(thing) if places or f.compare
        }
        return {"node": type(thing).__name__, **shown}
    if isinstance(thing, tuple | list):
        return [to_json(part, places) for part in thing]
    return thing


def digest(thing: Any) -> str:
    """The same for equal nodes, on every machine."""
    text = json.dumps(to_json(thing, places=False), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
