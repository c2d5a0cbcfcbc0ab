"""The JSON schema of messages, made from the catalogue: what `message`, `said` and `why` hold in JSON."""

from __future__ import annotations

from typing import Any, get_args

from cardlaw.wording import arguments as a
from cardlaw.wording.books import BOOKS
from cardlaw.wording.catalogue import CATALOGUE

DRAFT = "https://json-schema.org/draft/2020-12/schema"
OWNER: dict[str, Any] = {"type": ["integer", "string"]}
ANY: dict[str, Any] = {"$ref": "#/$defs/argument"}


def _object(required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def _string(name: str) -> dict[str, Any]:
    return _object({name: {"type": "string"}})


PLAIN = {"type": ["integer", "boolean", "string"]}
LISTED = {"type": "array", "items": ANY, "minItems": 1}
ARGUMENTS: dict[type, dict[str, Any]] = {
    a.SpokenSeat: _object({"seat": {"type": "integer", "minimum": 0}}),
    a.Amount: _object({"number": {"type": "integer"}}),
    a.SpokenCard: _object(
        {
            "card": {"type": "string"},
            "kind": {"type": "string"},
            "values": {"type": "array", "items": {"type": ["integer", "string"]}},
        }
    ),
    a.SpokenZone: _object({"zone": {"type": "string"}}, {"of": OWNER}),
    a.Value: _object({"value": PLAIN, "type": {"type": "string"}}),
    a.SpokenState: _object(
        {"state": {"type": "string"}, "is": {"anyOf": [{"type": "null"}, ANY]}}, {"of": OWNER}
    ),
    a.SpokenName: _string("name"),
    a.SpokenAct: _object(
        {
            "act": {"type": "string"},
            "arguments": {"anyOf": [{"type": "null"}, {"type": "array", "items": ANY}]},
        }
    ),
    a.SpokenRule: _string("rule"),
    a.SpokenChoice: _object({"choice": {"type": "string"}}, {"value": {"type": ["integer", "string"]}}),
    a.SpokenText: _string("text"),
    a.Verbatim: _string("verbatim"),
    a.SpokenSaid: _object({"said": {"$ref": "#/$defs/saying"}}),
    a.SpokenListing: {"anyOf": [_object({joint: LISTED}) for joint in get_args(a.Joint)]},
    a.Message: _object({"message": {"$ref": "#"}}),
}
"""What an argument of each type looks like."""

WORD: dict[str, Any] = {
    "anyOf": [
        _string("verbatim"),
        _object({"number": {"type": "integer"}}),
        _object({"message": {"$ref": "#/$defs/saying"}}),
        *(_object({joint: {"type": "array", "items": {"$ref": "#/$defs/word"}}}) for joint in ("and", "or")),
    ]
}
SAYING = _object(
    {
        "book": {"enum": list(BOOKS)},
        "id": {"type": "string"},
        "arguments": {"type": "object", "additionalProperties": {"$ref": "#/$defs/word"}},
    }
)
"""What is said without the words of a game."""


def schema() -> dict[str, Any]:
    """The schema of any message: its id, and the arguments that this id has."""
    return {
        "$schema": DRAFT,
        "title": "A message of cardlaw: an id and its typed arguments",
        "oneOf": [
            {
                "type": "object",
                "properties": {
                    "id": {"const": id},
                    "arguments": _object({name: _ref(sort) for name, sort in declared.items()}),
                    "english": {"type": "string"},
                },
                "required": ["id", "arguments"],
                "additionalProperties": False,
            }
            for id, declared in CATALOGUE.items()
        ],
        "$defs": {
            "argument": {"anyOf": [_ref(sort) for sort in ARGUMENTS]},
            **{_called(sort): shape for sort, shape in ARGUMENTS.items()},
            "saying": SAYING,
            "word": WORD,
        },
    }


def _ref(sort: type) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{_called(sort)}"}


def _called(sort: type) -> str:
    """What the schema calls a thing that messages speak of: `card` for `SpokenCard`."""
    return sort.__name__.removeprefix("Spoken").lower()
