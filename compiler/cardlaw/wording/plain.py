"""Messages in plain English, in the words of the rule files: for logs, for machines, and where there is no model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

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
from cardlaw.wording.messages import message_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LETTERS = "abcdefghij"


Quoted = Callable[[str], str]
"""What a clause is called inside a sentence, by its id."""


def plain(said: Message, players: Sequence[str] = LETTERS, clause: Quoted = "`{}`".format) -> str:
    """The message with things called as in rule files, and players by name."""
    bundle = _bundle()
    pattern = bundle.get_message(said.id).value
    assert pattern is not None
    given = {name: _argument(value, players, clause) for name, value in said.arguments}
    said_so, wrong = bundle.format_pattern(pattern, {**given, "form": ""})
    if wrong:
        raise ValueError(f"message `{said.id}` in plain English: {wrong[0]}")
    return " ".join(str(said_so).split())


class _Several(str):
    """Several things in words."""


def _argument(value: Argument, players: Sequence[str], clause: Quoted) -> Any:
    if isinstance(value, Amount):
        return value.number
    several = isinstance(value, Listing) and len(value.items) > 1 and value.joint == "and"
    return _Several(text(value, players, clause)) if several else text(value, players, clause)


def _trait(thing: Any, name: str) -> Any:
    """How many things there are, or whether they are several."""
    if name == "count":
        return thing
    return "plural" if name == "person" and isinstance(thing, _Several) else "none"


def text(value: Argument | None, players: Sequence[str] = LETTERS, clause: Quoted = "`{}`".format) -> str:
    """A thing as rule files call it."""
    match value:
        case Seat(number):
            return players[number] if number < len(players) else f"player {number + 1}"
        case Amount(number):
            return str(number)
        case Card(written):
            return written
        case Zone(name, owner):
            return f"{name}{_of(owner, players)}"
        case Value(_, shown):
            return ("yes" if shown else "no") if isinstance(shown, bool) else str(shown)
        case State(name, owner, held):
            return f"{name}{_of(owner, players)} is {'nothing' if held is None else text(held, players)}"
        case Name(name):
            return name
        case Act(name, args):
            return " ".join([name, ", ".join(text(arg, players, clause) for arg in args or ())]).strip()
        case Rule(id):
            return clause(id)
        case Choice(axis, chosen):
            return axis if chosen is None else f"{axis} = {chosen}"
        case Text(words):
            return words.text
        case Verbatim(written):
            return written
        case Label(name):
            return name.removeprefix("kind-").replace("-", " ")
        case Listing(items, joint):
            *first, last = (text(item, players, clause) for item in items)
            return f"{', '.join(first)} {joint} {last}" if first else last
        case Message():
            return plain(value, players, clause)
        case None:
            return "nothing"


def _of(owner: Seat | str | None, players: Sequence[str]) -> str:
    return "" if owner is None else f" of {text(owner, players) if isinstance(owner, Seat) else owner}"


@cache
def _bundle() -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Callable[..., Any]] = {
        "FORM": lambda thing, *_, **__: thing,
        "TRAIT": _trait,
        "HAS": lambda *_: "no",
        "NOUN": lambda name, form="", *_, **__: f"{name}s" if form == "plural" else name,
        "ARTICLE": lambda _: "",
    }
    bundle = FluentBundle(["en-GB"], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(message_text("en")))
    return bundle
