"""What a message speaks of, taken apart in one place: whoever says, writes or counts it is an algebra over it."""

from __future__ import annotations

from typing import Protocol, TypeVar, assert_never

from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import (
    Amount,
    Argument,
    Joint,
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

T = TypeVar("T")
Owner = SpokenSeat | str | None
"""Whose a place or a state is."""


class MessageAlgebra(Protocol[T]):
    """What is made of each thing that a message speaks of; the parts of acts, lists and messages are made before."""

    def seat(self, number: int) -> T: ...
    def amount(self, number: int) -> T: ...
    def card(self, text: str, face: m.Face) -> T: ...
    def zone(self, name: str, owner: Owner) -> T: ...
    def value(self, type: m.Type, value: int | bool | str) -> T: ...
    def state(self, name: str, owner: Owner, held: SpokenSeat | SpokenCard | Value | None) -> T: ...
    def name(self, name: str) -> T: ...
    def act(self, name: str, args: tuple[T, ...] | None) -> T: ...
    def rule(self, id: str) -> T: ...
    def choice(self, axis: str, value: int | str | None) -> T: ...
    def text(self, words: m.Words) -> T: ...
    def verbatim(self, text: str) -> T: ...
    def said(self, saying: Saying) -> T: ...
    def listing(self, items: tuple[T, ...], joint: Joint) -> T: ...
    def message(self, id: str, arguments: tuple[tuple[str, T], ...]) -> T: ...


def fold(thing: Argument, to: MessageAlgebra[T]) -> T:
    """A thing that a message speaks of, or a whole message, in some algebra."""
    match thing:
        case SpokenSeat(number):
            return to.seat(number)
        case Amount(number):
            return to.amount(number)
        case SpokenCard(written, face):
            return to.card(written, face)
        case SpokenZone(name, owner):
            return to.zone(name, owner)
        case Value(type, value):
            return to.value(type, value)
        case SpokenState(name, owner, held):
            return to.state(name, owner, held)
        case SpokenName(name):
            return to.name(name)
        case SpokenAct(name, args):
            return to.act(name, None if args is None else tuple([fold(arg, to) for arg in args]))
        case SpokenRule(id):
            return to.rule(id)
        case SpokenChoice(axis, chosen):
            return to.choice(axis, chosen)
        case SpokenText(words):
            return to.text(words)
        case Verbatim(written):
            return to.verbatim(written)
        case SpokenSaid(saying):
            return to.said(saying)
        case SpokenListing(items, joint):
            return to.listing(tuple([fold(item, to) for item in items]), joint)
        case Message(id, arguments):
            return to.message(id, tuple([(name, fold(value, to)) for name, value in arguments]))
        case _:
            assert_never(thing)
