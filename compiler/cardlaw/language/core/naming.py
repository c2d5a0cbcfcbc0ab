"""Names in reach while a body is lowered: what each stands for, and the zone that a card so named lies in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from cardlaw.language import model as m

T = TypeVar("T")
BINDERS = (m.Some, m.Count, m.Total, m.Best)


class BodyNames:
    """The names of a body. A name that is in reach already gets a prime, so that each name means one thing."""

    def __init__(self, meanings: Mapping[str, m.Expr], near: Mapping[str, m.Expr] | None = None) -> None:
        self.meanings = dict(meanings)
        self.near = dict(near or {})

    def inner(self) -> BodyNames:
        """The names for a block inside, which forgets its own at its end."""
        return BodyNames(self.meanings, self.near)

    def read(self, thing: T) -> T:
        """An expression or domain with every name as it is known here."""
        return named(thing, self.meanings)

    def read_under(self, name: str, thing: T) -> T:
        """The same for what is said of each member that `name` stands for."""
        return named(thing, {known: value for known, value in self.meanings.items() if known != name})

    def bind(self, name: str, type_: m.Type, near: m.Expr | None = None) -> str:
        """A name for a new value; `near` is the zone that the card lies in."""
        taken = {meaning.name for meaning in self.meanings.values() if isinstance(meaning, m.Local)}
        fresh = name
        while fresh in taken:
            fresh += "'"
        self.meanings[name] = m.Local(fresh, type_)
        self.near.pop(name, None)
        if near is not None:
            self.near[name] = near
        return fresh

    def zone_of(self, domain: m.Domain) -> m.Expr | None:
        """The zone in which the members of a domain of cards lie, if the words say so."""
        match domain:
            case m.CardsIn(zone=m.Local(name=name, type="cards")) | m.OneCard(card=m.Local(name=name)):
                return self.near.get(name)
            case m.CardsIn(zone=zone) | m.OneCard(card=m.CardAt(zone=zone)):
                return self.read(zone)
            case _:
                return None


def named(thing: T, meanings: Mapping[str, m.Expr]) -> T:
    """An expression, domain or tuple of them with names replaced by what they stand for."""
    found: Any = _named(thing, meanings)
    result: T = found
    return result


def _named(thing: Any, meanings: Mapping[str, m.Expr]) -> Any:
    if isinstance(thing, m.Local):
        return meanings.get(thing.name, thing)
    if isinstance(thing, tuple):
        parts = tuple(_named(part, meanings) for part in thing)
        return thing if all(new is old for new, old in zip(parts, thing, strict=True)) else parts
    if not is_dataclass(thing) or isinstance(thing, type):
        return thing
    inner = meanings
    if isinstance(thing, BINDERS):
        inner = {name: value for name, value in meanings.items() if name != thing.name}
    changed = {}
    for field in fields(thing):
        old = getattr(thing, field.name)
        new = _named(old, meanings if field.name == "domain" else inner)
        if new is not old:
            changed[field.name] = new
    return replace(thing, **changed) if changed else thing
