"""Making messages, writing them for machines, and the files that make sentences of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from cardlaw.language import model as m
from cardlaw.language.saying import LANGUAGES, Saying
from cardlaw.language.saying import as_data as saying_data
from cardlaw.wording.arguments import Argument, Joint, Message, SpokenCard, SpokenListing, SpokenSeat, Value
from cardlaw.wording.catalogue import CATALOGUE
from cardlaw.wording.folding import Owner, fold

__all__ = ["LANGUAGES", "Message", "as_data", "message", "message_text", "seats"]


def message(id: str, /, **arguments: Argument) -> Message:
    """A message with its arguments in the order of the catalogue; underscores in their names stand for hyphens."""
    place = {name: number for number, name in enumerate(CATALOGUE.get(id, ()))}
    named = [(name.replace("_", "-"), value) for name, value in arguments.items()]
    return Message(id, tuple(sorted(named, key=lambda each: place.get(each[0], len(place)))))


def as_data(said: Message) -> dict[str, Any]:
    """The message for machines."""
    return fold(said, DATA)["message"]  # type: ignore[no-any-return]


class _Data:
    """Things as plain data, each named by its sort."""

    def seat(self, number: int) -> Any:
        return {"seat": number}

    def amount(self, number: int) -> Any:
        return {"number": number}

    def card(self, text: str, face: m.Face) -> Any:
        return {"card": text, "kind": face.kind, "values": list(face.values)}

    def zone(self, name: str, owner: Owner) -> Any:
        return {"zone": name, **_of(owner)}

    def value(self, type: m.Type, value: int | bool | str) -> Any:
        return {"value": value, "type": type}

    def state(self, name: str, owner: Owner, held: SpokenSeat | SpokenCard | Value | None) -> Any:
        return {"state": name, **_of(owner), "is": None if held is None else fold(held, self)}

    def name(self, name: str) -> Any:
        return {"name": name}

    def act(self, name: str, args: tuple[Any, ...] | None) -> Any:
        return {"act": name, "arguments": None if args is None else list(args)}

    def rule(self, id: str) -> Any:
        return {"rule": id}

    def choice(self, axis: str, value: int | str | None) -> Any:
        return {"choice": axis, **({} if value is None else {"value": value})}

    def text(self, words: m.Words) -> Any:
        return {"text": words.text}

    def verbatim(self, text: str) -> Any:
        return {"verbatim": text}

    def said(self, saying: Saying) -> Any:
        return {"said": saying_data(saying)}

    def listing(self, items: tuple[Any, ...], joint: Joint) -> Any:
        return {joint: list(items)}

    def message(self, id: str, arguments: tuple[tuple[str, Any], ...]) -> Any:
        return {"message": {"id": id, "arguments": dict(arguments)}}


DATA = _Data()


def _of(owner: Owner) -> dict[str, Any]:
    return {} if owner is None else {"of": owner.number if isinstance(owner, SpokenSeat) else owner}


@cache
def message_text(language: str) -> str:
    """The message file of a language."""
    return files("cardlaw.wording").joinpath("analysis", f"{language}.ftl").read_text("utf-8")


def seats(numbers: Sequence[int], joint: Any = "or") -> SpokenListing:
    return SpokenListing(tuple(map(SpokenSeat, numbers)), joint)
