"""What steps can change: the states and zones that they set themselves, and the acts that they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from cardlaw.language import model as m
from cardlaw.language.walking import nodes

ANY_ZONE = "*"
"""In place of a zone that steps do not name: a card that is only named can lie anywhere."""


class Changes(NamedTuple):
    """What steps change themselves, the acts that they `do`, those that they `offer`, and if a pile may run out."""

    states: frozenset[str]
    zones: frozenset[str]
    done: frozenset[str]
    offered: frozenset[str]
    fetches: bool

    def leads_to(self, refills: Iterable[str]) -> frozenset[str]:
        """All acts that may follow; `refills` are those that fill a pile again."""
        return self.done | self.offered | (frozenset(refills) if self.fetches else frozenset())


def changes(steps: object) -> Changes:
    """What steps can change, whichever of them are carried out."""
    states: set[str] = set()
    zones: set[str] = set()
    done: set[str] = set()
    offered: set[str] = set()
    fetches = False
    for node in nodes(steps):
        match node:
            case m.Assign(target=target) | m.Add(target=target):
                states.add(target.state)
            case m.ChooseSecretly(state=state):
                states.add(state)
            case m.MoveCards(cards=cards):
                if isinstance(cards, m.OneCard) and not isinstance(cards.card, m.CardAt):
                    zones.add(ANY_ZONE)
                zones |= _named(node)
            case m.Fetch() | m.Shuffle() | m.Swap():
                fetches = fetches or isinstance(node, m.Fetch)
                zones |= _named(node)
            case m.Deal(zone=zone) | m.Rotate(zone=zone):
                zones |= {zone, *_named(node)}
            case m.Do(act=act):
                done.add(act)
            case m.Offering(acts=acts):
                offered.update(acts)
    return Changes(frozenset(states), frozenset(zones), frozenset(done), frozenset(offered), fetches)


def _named(step: object) -> set[str]:
    return {node.zone for node in nodes(step) if isinstance(node, m.ZoneOf | m.ZonesOf)} or {ANY_ZONE}


def reached(acts: Iterable[str], leads_to: Callable[[str], Iterable[str]]) -> dict[str, None]:
    """Some acts and all that they lead to, however far and however often they come back to each other."""
    found: dict[str, None] = {}
    todo: list[Any] = [*acts]
    while todo:
        act = todo.pop()
        if act not in found:
            found[act] = None
            todo += leads_to(act)
    return found
