"""What at a table makes no difference: set otherwise in several ways, and the same is seen each time.

So a scene is told with what matters in it. This is found by trying, and not proved; the whole scene is kept beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from cardlaw.analysis.traces.scenes import Scene
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import face_of
from cardlaw.engine.program import program_of
from cardlaw.language import model as m

WAYS = 4
"""In how many ways each thing is set otherwise; only what is the same each time is left out of a table."""


def idle(
    scene: Scene, home: m.Model, same: Callable[[Scene], bool | None], only_deck: bool = False
) -> tuple[set[Spot], set[Spot]]:
    """The zones and states that make no difference: whatever is put there, the `same` is seen, or no table is so.

    Of the deck only its top is looked at, and of a mover's own hand nothing; `only_deck` leaves out all the rest.
    """
    layout = program_of(home, scene.world.seating.players).layout
    zones = {zone.name: zone for zone in home.zones}
    states = {state.name: state for state in home.states}
    actor = scene.world.seating.actor if scene.root.sort == "move" else None

    def all_same(others: Iterable[Scene]) -> bool:
        found = 0
        for told in map(same, others):
            if told is False:
                return False
            found += told is True
            if found == WAYS:
                break
        return found > 0

    deck: Spot = (layout.places[layout.home].zone.name, None)
    quiet = {
        spot
        for spot, cards in scene.world.zones.items()
        if cards and spot[0] in zones and (actor is None or spot[1] != actor)
        if (spot == deck or not only_deck) and all_same(_other_cards(scene, spot, zones[spot[0]], deck))
    }
    still = {
        spot
        for spot, value in scene.world.states.items()
        if not only_deck and spot[0] in states and value is not None and value != states[spot[0]].starts
        if all_same(
            scene.with_states({spot: other})
            for other in _other_values(value, states[spot[0]], layout.members)
        )
    }
    return quiet, still


def _other_cards(scene: Scene, spot: Spot, zone: m.Zone, deck: Spot) -> Iterator[Scene]:
    """The scene with another card on top of a zone, of one kind after another; first with a hand of other size."""
    own, rest = scene.world.zones[spot], scene.world.zones.get(deck, ())
    if spot == deck:
        own, rest = own[-1:], own[:-1]
    if not zone.pile and len(own) > 1:
        yield _lying(scene, spot, own[:-1], deck, (own[-1], *rest))
    if not zone.pile and len(rest) > 1:
        yield _lying(scene, spot, (*own, rest[0]), deck, rest[1:])
    kinds: dict[str, int] = {}
    for place in range(len(rest) - 1, -1, -1):
        if rest[place] != own[-1]:
            kinds.setdefault(face_of(rest[place]).kind, place)
    for place in kinds.values():
        left = (*rest[:place], own[-1], *rest[place + 1 :])
        yield _lying(scene, spot, (*own[:-1], rest[place]), deck, left)


def _lying(scene: Scene, spot: Spot, cards: tuple[int, ...], deck: Spot, left: tuple[int, ...]) -> Scene:
    zones = {deck: (*left, *cards)} if spot == deck else {spot: cards, deck: left}
    return replace(scene, world=replace(scene.world, zones={**scene.world.zones, **zones}))


def _other_values(value: Any, state: m.State, members: Callable[[m.Type], Iterable[Any]]) -> Iterator[Any]:
    """What the state starts with, then other values."""
    yield state.starts
    if state.type == "number":
        yield from (value + 1, value + 2)
    elif state.type not in ("card", "cards", "zone"):
        yield from (other for other in members(state.type) if other not in (value, state.starts))
