"""Model → JSON with a published schema, and the content hash that names a variant exactly."""

from __future__ import annotations

import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cardlaw.language import model as m
from cardlaw.language.model.content import to_json

__all__ = ["model_hash", "schema", "to_json"]


def model_hash(model: m.Model) -> str:
    """The content hash of a model."""
    return model.hash


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
