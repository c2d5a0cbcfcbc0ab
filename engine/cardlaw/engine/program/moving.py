"""Cards on the move: the only functions that take cards out of zones and put them into others."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.engine.expressions.closures import SAME_WAY, seat_after
from cardlaw.engine.expressions.metering import TooLong
from cardlaw.engine.state import randomness
from cardlaw.engine.state.layout import Layout
from cardlaw.engine.state.state import TableState
from cardlaw.wording.tables import say


def put(s: TableState, cards: Sequence[int], target: int, place: str) -> None:
    """Put cards, in their order, into a zone."""
    zone = s.zones[target]
    if place == "on-top":
        zone.extend(cards)
    elif place == "underneath":
        zone[:0] = cards
    else:
        for card in cards:
            zone.insert(randomness.below(s, len(zone) + 1), card)


def take(s: TableState, card: int, zone: int) -> None:
    """Take one copy of a card out of a zone, the newest."""
    cards = s.zones[zone]
    if cards[-1] == card:
        cards.pop()
    else:
        del cards[len(cards) - 1 - cards[::-1].index(card)]


def whereabouts(s: TableState, layout: Layout, card: int, near: int | None, doer: int | None) -> int | None:
    """The zone from which a card is taken: where it was named, else its doer's, else the first that has it."""
    if near is not None and card in s.zones[near]:
        return near
    own = [p.index for p in layout.places if doer is not None and p.zone.each == "player" and p.key == doer]
    for index in own:
        if card in s.zones[index]:
            return index
    return next((index for index, cards in enumerate(s.zones) if card in cards), None)


def move_one(
    s: TableState, layout: Layout, card: int | None, to: int | None, near: int | None, doer: int | None
) -> None:
    """One card, wherever it is, goes on top of a zone."""
    if card is None or to is None:
        return
    if near is None or card not in s.zones[near]:
        near = whereabouts(s, layout, card, None, doer)
        if near is None:
            s.tally("card not found")
            return
    take(s, card, near)
    s.zones[to].append(card)
    if s.log is not None:
        s.log.append(("moved", (card,), near, to))


def move_some(
    s: TableState,
    layout: Layout,
    cards: Sequence[int],
    to: int | None,
    near: int | None,
    doer: int | None,
    place: str,
) -> None:
    """Cards, wherever they are, go to a zone."""
    if to is None:
        return
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
    put(s, taken, to, place)
    if s.log is not None:
        for origin, some in moved.items():
            s.log.append(("moved", tuple(some), origin, to))


def move_all(
    s: TableState,
    layout: Layout,
    moving: list[int],
    to: int | None,
    origin: int | None,
    doer: int | None,
    place: str,
) -> None:
    """Many cards go out of one zone, keeping their order and that of the ones that stay."""
    if to is None:
        return
    if origin is None:
        move_some(s, layout, moving, to, origin, doer, place)
        return
    if origin == to and place == "on-top" and len(moving) == len(s.zones[origin]):
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
    put(s, moving, to, place)
    if s.log is not None and moving:
        s.log.append(("moved", tuple(moving), origin, to))


def tops(
    s: TableState,
    taken: tuple[int, ...] | None,
    amount: int,
    zone: int | None,
    to: int | None,
    place: str,
    most: int,
    about: str,
) -> tuple[int, ...]:
    """Up to so many cards come off the top of a zone, one by one; those that came, after those that had come."""
    if amount > most:
        raise TooLong(say("limit-cards", n=amount), about)
    had = taken or ()
    if zone is None or to is None:
        return had
    pile = s.zones[zone]
    got: list[int] = []
    while len(got) < amount and pile:
        card = pile.pop()
        put(s, (card,), to, place)
        got.append(card)
    return (*had, *got)


def deal(s: TableState, n: int, each: int | None, zone: int | None, base: int, start: int | None) -> None:
    """One card at a time goes to each seat's zone, clockwise from a seat; no pile is refilled for a deal."""
    if zone is None or not s.seats:
        return
    first = start if start is not None else s.seats[0]
    seats = sorted(s.seats, key=lambda seat: (seat - first) % n)
    pile = s.zones[zone]
    given: dict[int, list[int]] = {seat: [] for seat in seats}
    wanted = len(pile) if each is None else each * len(seats)
    for number in range(min(wanted, len(pile))):
        seat = seats[number % len(seats)]
        card = pile.pop()
        s.zones[base + seat].append(card)
        given[seat].append(card)
    if each is not None and wanted > sum(map(len, given.values())):
        s.tally("deal stopped short")
    if s.log is not None:
        for seat, cards in given.items():
            if cards:
                s.log.append(("dealt", tuple(cards), zone, base + seat))


def gather(s: TableState, home: int, deck: Sequence[int]) -> None:
    """All cards go back to the zone that holds the deck, in the order of the deck."""
    for zone in s.zones:
        zone.clear()
    s.zones[home].extend(deck)


def swap(s: TableState, one: int | None, other: int | None) -> None:
    """Two zones change their contents."""
    if one is not None and other is not None and one != other:
        s.zones[one], s.zones[other] = s.zones[other], s.zones[one]
        if s.log is not None:
            s.log.append(("swapped", one, other))


def rotate(s: TableState, base: int, n: int, direction: int) -> None:
    """Every seat's zone passes to the next seat in the direction of play."""
    step = 1 if s.vars[direction] == SAME_WAY else -1
    held = {seat: s.zones[base + seat] for seat in s.seats}
    for seat, cards in held.items():
        s.zones[base + seat_after(s, seat, step, n)] = cards
    if s.log is not None:
        s.log.append(("rotated", base))


def shuffled(s: TableState, zone: int | None, level: bool = False) -> None:
    """Shuffle a zone; a scripted shuffle then brings its cards to the top, the first one topmost.

    A `level` shuffle goes by which cards there are, not by how they lay.
    """
    if zone is None:
        return
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
