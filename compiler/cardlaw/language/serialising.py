"""Model → JSON with a published schema, and the content hash that names a variant exactly."""

from __future__ import annotations

import hashlib
import json
import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cardlaw.language import model as m


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


def model_hash(model: m.Model) -> str:
    """The same for the same rules on every machine, whatever the files are called or how they are laid out."""
    known = _known.get(id(model))
    return known[1] if known is not None and known[0] is model else keep_hash(model, _worked_out(model))


_known: dict[int, tuple[m.Model, str]] = {}
"""Models with their hashes, by identity: to work one out takes longer than much that is done with it."""
MOST_KNOWN = 64


def keep_hash(model: m.Model, hash: str) -> str:
    """Remember what the hash of a model is."""
    while len(_known) >= MOST_KNOWN:
        del _known[next(iter(_known))]
    _known[id(model)] = (model, hash)
    return hash


def _worked_out(model: m.Model) -> str:
    text = json.dumps(to_json(model, places=False), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


@cache
def _hints(sort: type) -> dict[str, Any]:
    space = {**vars(typing), **{name: getattr(m, name) for name in dir(m)}}
    return get_type_hints(sort, space)


def schema() -> dict[str, Any]:
    """The JSON schema of a model, made from the classes themselves."""
    definitions: dict[str, Any] = {}
    root = _schema_of(m.Model, definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "cardlaw model",
        **root,
        "$defs": definitions,
    }


def _schema_of(hint: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        name = hint.__name__
        if name not in definitions:
            definitions[name] = {}
            hints = _hints(hint)
            names = [f.name for f in fields(hint)]
            definitions[name] = {
                "type": "object",
                "description": (hint.__doc__ or "").strip().split("\n")[0],
                "properties": {
                    "node": {"const": name},
                    **{n: _schema_of(hints[n], definitions) for n in names},
                },
                "required": ["node", *names],
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{name}"}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_schema_of(a, definitions) for a in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return {"type": "array", "items": _schema_of(args[0], definitions)}
        return {
            "type": "array",
            "prefixItems": [_schema_of(a, definitions) for a in args],
            "minItems": len(args),
            "maxItems": len(args),
        }
    plain = {int: "integer", str: "string", bool: "boolean", type(None): "null"}
    return {"type": plain[hint]}
