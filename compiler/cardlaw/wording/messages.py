"""Making messages, writing them for machines, and the files that make sentences of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from cardlaw.wording.arguments import (
    Act,
    Amount,
    Argument,
    Card,
    Choice,
    Label,
    Listing,
    Message,
    Name,
    Rule,
    Seat,
    State,
    Text,
    Value,
    Verbatim,
    Zone,
)
from cardlaw.wording.catalogue import CATALOGUE

__all__ = ["LANGUAGES", "Message", "as_data", "message", "message_text", "seats"]

LANGUAGES = ("en", "fi", "nb", "it", "sv")


def message(id: str, /, **arguments: Argument) -> Message:
    """A message with its arguments in the order of the catalogue; underscores in their names stand for hyphens."""
    place = {name: number for number, name in enumerate(CATALOGUE.get(id, ()))}
    named = [(name.replace("_", "-"), value) for name, value in arguments.items()]
    return Message(id, tuple(sorted(named, key=lambda each: place.get(each[0], len(place)))))


def as_data(said: Message) -> dict[str, Any]:
    """The message for machines."""
    return {"id": said.id, "arguments": {name: _data(value) for name, value in said.arguments}}


def _data(value: Argument | None) -> Any:
    match value:
        case Seat(number):
            return {"seat": number}
        case Amount(number):
            return {"number": number}
        case Card(text, face):
            return {"card": text, "kind": face.kind, "values": list(face.values)}
        case Zone(name, owner):
            return {"zone": name, **_of(owner)}
        case Value(type, shown):
            return {"value": shown, "type": type}
        case State(name, owner, held):
            return {"state": name, **_of(owner), "is": _data(held)}
        case Name(name):
            return {"name": name}
        case Act(name, args):
            return {"act": name, "arguments": None if args is None else [_data(arg) for arg in args]}
        case Rule(id):
            return {"rule": id}
        case Choice(axis, chosen):
            return {"choice": axis, **({} if chosen is None else {"value": chosen})}
        case Text(words):
            return {"text": words.text}
        case Verbatim(text):
            return {"verbatim": text}
        case Label(name):
            return {"label": name}
        case Listing(items, joint):
            return {joint: [_data(item) for item in items]}
        case Message():
            return {"message": as_data(value)}
        case None:
            return None


def _of(owner: Seat | str | None) -> dict[str, Any]:
    return {} if owner is None else {"of": owner.number if isinstance(owner, Seat) else owner}


@cache
def message_text(language: str) -> str:
    """The message file of a language."""
    return files("cardlaw.wording").joinpath("analysis", f"{language}.ftl").read_text("utf-8")


def seats(numbers: Sequence[int], joint: Any = "or") -> Listing:
    return Listing(tuple(map(Seat, numbers)), joint)
