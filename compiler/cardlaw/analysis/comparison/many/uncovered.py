"""What only goes with the card that chance uncovers: given the other edition's card, the same follows.

Before the turns chance brings up cards for all to see. Two editions that come upon other cards there may do other
things, and neither by a rule of its own. So each is given the other's card: somewhere in its pack two cards change
places.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from typing import Any, Literal

from cardlaw.analysis.comparison.many.decisive import without
from cardlaw.analysis.effects.scenes import Scene
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.language import model as m

PLACES = 12
"""How many pairs of places are tried; without one that fits, the difference is told as it is."""

Side = tuple[m.Model, Seen, str | None]
"""An edition, what it was seen to do, and the first rule that is named for it."""


def goes_with_card(scene: Scene, one: Side, other: Side) -> Literal["chance", "card"] | None:
    """Whether a difference is only of the card uncovered: of any, by chance, or of one that cannot lie in the other."""
    if scene.root.sort != "stage" or scene.key[0] == "zone":
        return None
    for spot in open_piles(one[0], scene):
        mine, theirs = top_of(one[1], spot), top_of(other[1], spot)
        if mine is None or theirs is None or mine == theirs:
            continue
        ways = [
            _given(scene, 0, one, spot, mine, theirs, other[1]),
            _given(scene, 1, other, spot, theirs, mine, one[1]),
        ]
        if all(way is not None for way in ways):
            return "chance"
        if any(ways):
            return "card"
    return None


def open_piles(model: m.Model, scene: Scene) -> Iterator[Spot]:
    """The piles on which chance brings up cards for all to see."""
    for zone in model.zones:
        spot: Spot = (zone.name, None)
        if zone.pile and zone.seen == "all" and not scene.world.zones.get(spot):
            yield spot


def top_of(seen: Seen, spot: Spot) -> int | None:
    """The card that came to lie on top of a pile."""
    cards = seen.facets.get(("zone", *spot)) or (None,)
    top: int | None = cards[-1]
    return top


def _given(
    scene: Scene, side: int, edition: Side, spot: Spot, own: int, card: int, wanted: Seen
) -> bool | None:
    """Whether an edition does by the same rule what the other does once it has the other's card; None if it does not.

    True if the rule that is named for it is at work with that card, too.
    """
    model, seen, rule = edition
    for tried in islice(exchanged(scene, side, seen, own, card), PLACES):
        found = tried.seen(model, side)
        if found is None or top_of(found, spot) != card:
            continue
        value: Any = found.facets.get(scene.key)
        if value != wanted.facets.get(scene.key):
            return None
        less = None if rule is None else tried.seen(without(model, (rule,)), side)
        return less is not None and less.facets.get(scene.key) != value
    return None


def exchanged(scene: Scene, side: int, seen: Seen, one: int, other: int) -> Iterator[Scene]:
    """The scene with two cards of the pack in each other's place: as it was last shuffled, or else as it lies."""
    if seen.shuffles:
        orders = [order[::-1] for order in seen.shuffles]
        for last in _swapped(orders[-1], one, other):
            mine = (*orders[:-1], last)
            yield replace(
                scene, shuffles=(mine, scene.shuffles[1]) if side == 0 else (scene.shuffles[0], mine)
            )
        return
    for spot, cards in scene.world.zones.items():
        for swapped in _swapped(cards, one, other):
            yield replace(scene, world=replace(scene.world, zones={**scene.world.zones, spot: swapped}))


def _swapped(cards: tuple[int, ...], one: int, other: int) -> Iterator[tuple[int, ...]]:
    ones, others = ([place for place, card in enumerate(cards) if card == face] for face in (one, other))
    for i, j in product(ones, others):
        found = list(cards)
        found[i], found[j] = found[j], found[i]
        yield tuple(found)
