"""Messages as machines have them → messages; whatever is not exactly one is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlaw.language import model as m
from cardlaw.language.saying import from_data as saying_from
from cardlaw.wording.arguments import (
    Amount,
    Argument,
    Message,
    SpokenAct,
    SpokenCard,
    SpokenChoice,
    SpokenListing,
    SpokenName,
    SpokenRule,
    SpokenSaid,
    SpokenSeat,
    SpokenState,
    SpokenText,
    SpokenZone,
    Value,
    Verbatim,
)
from cardlaw.wording.books import BOOKS

DEEPEST = 20
"""So many messages inside each other are read: far more than any of ours has."""


def from_data(data: Any, depth: int = 0) -> Message:
    """The message that plain data stands for; a ValueError if it stands for none."""
    match data:
        case {"id": str(id), "arguments": dict(given), **rest} if not rest and depth < DEEPEST:
            return Message(id, tuple((str(name), _argument(value, depth)) for name, value in given.items()))
    raise ValueError("not a message")


def _argument(data: Any, depth: int) -> Argument:
    match data:
        case {"seat": int(number), **rest} if not rest and not isinstance(number, bool):
            return SpokenSeat(number)
        case {"number": int(number), **rest} if not rest and not isinstance(number, bool):
            return Amount(number)
        case {"card": str(text), "kind": str(kind), "values": list(values), **rest} if not rest:
            return SpokenCard(text, m.Face(kind, tuple(map(_plain, values))))
        case {"zone": str(name), **rest}:
            return SpokenZone(name, _owner(rest))
        case {"value": bool() | int() | str() as value, "type": str(type_), **rest} if not rest:
            return Value(type_, value)
        case {"state": str(name), "is": value, **rest}:
            held = None if value is None else _argument(value, depth)
            if held is None or isinstance(held, SpokenSeat | SpokenCard | Value):
                return SpokenState(name, _owner(rest), held)
        case {"name": str(name), **rest} if not rest:
            return SpokenName(name)
        case {"act": str(name), "arguments": None, **rest} if not rest:
            return SpokenAct(name, None)
        case {"act": str(name), "arguments": list(given), **rest} if not rest:
            return SpokenAct(name, tuple(_argument(each, depth) for each in given))
        case {"rule": str(id), **rest} if not rest:
            return SpokenRule(id)
        case {"choice": str(axis), **rest} if rest.keys() <= {"value"}:
            return SpokenChoice(axis, _plain(rest["value"]) if rest else None)
        case {"text": str(text), **rest} if not rest:
            return SpokenText(m.Words(text))
        case {"verbatim": str(text), **rest} if not rest:
            return Verbatim(text)
        case {"said": said, **rest} if not rest:
            return SpokenSaid(saying_from(said, BOOKS, depth))
        case {"and": list(items), **rest} if not rest and items:
            return SpokenListing(tuple(_argument(each, depth) for each in items), "and")
        case {"or": list(items), **rest} if not rest and items:
            return SpokenListing(tuple(_argument(each, depth) for each in items), "or")
        case {"each": list(items), **rest} if not rest and items:
            return SpokenListing(tuple(_argument(each, depth) for each in items), "each")
        case {"message": inner, **rest} if not rest:
            return from_data(inner, depth + 1)
    raise ValueError("not an argument of a message")


def _plain(value: Any) -> int | str:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise ValueError("neither a number nor a word")


def _owner(rest: Mapping[Any, Any]) -> SpokenSeat | str | None:
    match rest:
        case {"of": int(number)} if not isinstance(number, bool):
            return SpokenSeat(number)
        case {"of": str(key)}:
            return key
        case _ if not rest:
            return None
    raise ValueError("not somebody who has a place or state")
