"""What two editions are compared in, as messages: a move at a moment, stages, an event, a number, what is declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardlaw.wording.arguments import Message, SpokenAct, SpokenChoice, SpokenListing, SpokenName
from cardlaw.wording.messages import message
from cardlaw.wording.plain import text

if TYPE_CHECKING:
    from cardlaw.analysis.traces.roots import Root

PACK, PLAYERS, STAGES = "item-pack", "item-players", "item-order-of-stages"
WRITTEN = (PACK, PLAYERS, STAGES)
"""What is written down and is not a number that something else uses."""
TOGETHER = message("item-together")
THREES = message("item-threes")
"""What happens under two other choices at once."""


def move(act: str, kind: str | None = None, moment: Message | None = None) -> Message:
    """A move, with a kind of card if it takes one, at a moment if it is looked at there."""
    args = None if not kind else (message("a-kind", kind=SpokenName(kind)),)
    said = message("item-move", act=SpokenAct(act, args))
    return said if moment is None else message("item-at", item=said, moment=moment)


def of_root(root: Root) -> Message:
    """What comes of a move, of stages or of an event."""
    match root.sort:
        case "move":
            return move(root.acts[0], root.kind)
        case "stage" | "turn":
            return message("item-stages", stages=SpokenListing(tuple(map(SpokenName, root.acts))))
        case "event":
            return message("item-event", event=SpokenAct(root.acts[0], None))


def number(name: str, kind: str | None = None) -> Message:
    if kind is None:
        return message("item-number", name=SpokenName(name))
    return message("item-number-of", name=SpokenName(name), kind=SpokenName(kind))


def under(choices: Sequence[tuple[str, str, int | str]]) -> Message:
    """Everything under another choice, the first of several that are made alike."""
    _, axis, value = choices[0]
    return message("item-choice", choice=SpokenChoice(axis), value=SpokenChoice(axis, value))


def slug(said: Message) -> str:
    """What a message is about as ids have it, whatever its sentence is in any language."""
    words = [said.id.removeprefix("item-").removeprefix("declared-").removeprefix("seen-")]
    for _, value in said.arguments:
        several = value.items if isinstance(value, SpokenListing) else (value,)
        words += [slug(each) if isinstance(each, Message) else text(each) for each in several]
    return " ".join(words)


def parts(item: Message) -> frozenset[Message]:
    """Stages that go together, each for itself; anything else as it is."""
    if item.id == "item-stages":
        return frozenset(of_stage(name) for name in names(item))
    return frozenset((item,))


def of_stage(name: str) -> Message:
    return message("item-stages", stages=SpokenListing((SpokenName(name),)))


def names(item: Message) -> tuple[str, ...]:
    """The acts or stages that something is about; of what is done at a moment, not those of the moment."""
    match item.id:
        case "item-at":
            return names(_inner(item, "item"))
        case "item-move" | "item-act":
            return (_act(item, "act").name,)
        case "item-event":
            return (_act(item, "event").name,)
        case "item-stages":
            listed = item["stages"]
            assert isinstance(listed, SpokenListing)
            return tuple(each.name for each in listed.items if isinstance(each, SpokenName))
        case _:
            return ()


def kind(item: Message) -> str | None:
    """The kind of card that a move is made with."""
    match item.id:
        case "item-at":
            return kind(_inner(item, "item"))
        case "item-move":
            for arg in _act(item, "act").args or ():
                if isinstance(arg, Message) and isinstance(of := arg["kind"], SpokenName):
                    return of.name
    return None


def moment(item: Message) -> Message | None:
    """When a move is made."""
    return _inner(item, "moment") if item.id == "item-at" else None


def touched(item: Message) -> frozenset[str]:
    """All acts that something is about, those of its moment among them."""
    when = moment(item)
    found = {*names(item)}
    while when is not None:
        found |= {arg.name for _, arg in when.arguments if isinstance(arg, SpokenAct)}
        when = _inner(when, "moment") if when.id == "moment-until" else None
    return frozenset(found)


def _act(item: Message, name: str) -> SpokenAct:
    found = item[name]
    assert isinstance(found, SpokenAct)
    return found


def _inner(item: Message, name: str) -> Message:
    found = item[name]
    assert isinstance(found, Message)
    return found
