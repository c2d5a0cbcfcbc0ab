"""Cards on the move: the only functions that take cards out of zones and put them into others."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.engine import randomness
from cardlaw.engine.layout import Layout
from cardlaw.engine.state import State


def put(s: State, cards: Sequence[int], target: int, place: str) -> None:
    """Put cards, in their order, into a zone."""
    zone = s.zones[target]
    if place == "on-top":
        zone.extend(cards)
    elif place == "underneath":
        zone[:0] = cards
    else:
        for card in cards:
            zone.insert(randomness.below(s, len(zone) + 1), card)


def take(s: State, card: int, zone: int) -> None:
    """Take one copy of a card out of a zone, the newest."""
    cards = s.zones[zone]
    if cards[-1] == card:
        cards.pop()
    else:
        del cards[len(cards) - 1 - cards[::-1].index(card)]


def whereabouts(s: State, layout: Layout, card: int, near: int | None, doer: int | None) -> int | None:
    """The zone from which a card is taken: where it was named, else its doer's, else the first that has it."""
    if near is not None and card in s.zones[near]:
        return near
    own = [p.index for p in layout.places if doer is not None and p.zone.each == "player" and p.key == doer]
    for index in own:
        if card in s.zones[index]:
            return index
    return next((index for index, cards in enumerate(s.zones) if card in cards), None)


def shift(
    s: State,
    layout: Layout,
    cards: Sequence[int],
    near: int | None,
    doer: int | None,
    target: int,
    place: str,
) -> None:
    """Move cards, wherever they are, to a zone."""
    moved: dict[int, list[int]] = {}
    taken: list[int] = []
    for card in cards:
        origin = whereabouts(s, layout, card, near, doer)
        if origin is None:
            s.tally("card not found")
            continue
        take(s, card, origin)
        taken.append(card)
        moved.setdefault(origin, []).append(card)
    put(s, taken, target, place)
    if s.log is not None:
        for origin, some in moved.items():
            s.log.append(("moved", tuple(some), origin, target))


def shift_all(s: State, cards: Sequence[int], origin: int, target: int, place: str) -> None:
    """Move many cards out of one zone, keeping their order and that of the ones that stay."""
    moving = list(cards)
    if origin == target and place == "on-top" and len(moving) == len(s.zones[origin]):
        return
    if len(moving) == len(s.zones[origin]):
        s.zones[origin].clear()
    else:
        left: dict[int, int] = {}
        for card in moving:
            left[card] = left.get(card, 0) + 1
        stay = []
        for card in s.zones[origin]:
            if left.get(card, 0):
                left[card] -= 1
            else:
                stay.append(card)
        s.zones[origin][:] = stay
    put(s, moving, target, place)
    if s.log is not None and moving:
        s.log.append(("moved", tuple(moving), origin, target))


def shuffled(s: State, zone: int, level: bool = False) -> None:
    """Shuffle a zone; a scripted shuffle then brings its cards to the top, the first one topmost."""
    cards = s.zones[zone]
    if level:
        cards.sort()
    randomness.shuffle(s, cards)
    if s.shuffles:
        for card in reversed(s.shuffles.pop(0)):
            if card in cards:
                cards.remove(card)
                cards.append(card)
            else:
                s.tally("scripted card not in the shuffled pile")
    if s.log is not None:
        s.log.append(("shuffled", zone))


def chance(s: State, n: int) -> int:
    """A number from 0 to n-1: the next scripted one, counted from 1, or the stream's."""
    if s.chances:
        return (s.chances.pop(0) - 1) % n
    return randomness.below(s, n)
