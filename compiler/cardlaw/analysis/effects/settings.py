"""Situations in full for two editions at once: from what a solver found, or drawn at random, always the same way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from cardlaw.analysis.effects.joint import CommonTable
from cardlaw.analysis.effects.search import Solution
from cardlaw.analysis.facts.ranges import ANY
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.knowing import Knowledge
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import ABSENT, WON, SymbolicTerm, term
from cardlaw.language import model as m

HAND = 2
PILE = 24
"""How many cards a hand and the pack get of which nothing is said."""


class RootSettings:
    """The tables at which a root of two editions is set up."""

    def __init__(self, common: CommonTable, root: Root) -> None:
        self.common = common
        self.root = root
        self.players = common.seating.players
        self.model = common.one.model
        zones = {**common.other.edition.zones, **common.one.edition.zones}
        self.zones: list[tuple[Spot, m.Zone]] = [
            ((zone.name, key), zone) for zone in zones.values() for key in self._keys(zone.each)
        ]
        self.states = {**common.other.edition.states, **common.one.edition.states}
        self.set_up = root.sort == "stage" and common.one.phase(root) == "set-up"

    def _keys(self, each: str | None) -> tuple[Any, ...]:
        if each is None:
            return (None,)
        if each == "player":
            return tuple(range(self.players))
        return tuple(self.common.members(each))

    # ---------------------------------------------------------------- out of a solver's answer
    def of(self, found: Solution, known: Knowledge, spread: int = 0) -> World | None:
        """The world that was found; what it leaves open is filled the same way every time."""
        rest = Counter(self.common.copies)
        zones: dict[Spot, list[int]] = {}
        for spot, cards in found.held.items():
            if spot[1] is None or spot[1] in self._keys("player"):
                zones[spot] = list(cards)
                rest.subtract(cards)
        tops: dict[Spot, dict[int, int]] = {}
        mixed_in = [v for u, v in found.values.items() if _shuffled(u) and v is not None]
        rest.subtract(mixed_in)
        for unknown, value in found.values.items():
            if unknown.op == "nth" and unknown.args[0].op == "init" and value is not None:
                if not isinstance(unknown.args[1], int):
                    continue
                spot = (unknown.args[0].args[0], unknown.args[0].args[1])
                tops.setdefault(spot, {})[unknown.args[1]] = value
                if spot not in zones:
                    rest[value] -= 1
        for spot in tops.keys() & zones.keys():
            zones[spot] = _topped(zones[spot], tops[spot])
        if any(count < 0 for count in rest.values()):
            return None
        pool = self._pool(rest, spread)
        for spot, zone in self.zones:
            if spot not in zones:
                zones[spot] = self._filled(spot, zone, tops.get(spot, {}), found.sizes, known, pool)
                if zone.holds_deck:
                    zones[spot][:0] = mixed_in
        return self._world(zones, found, known)

    def _pool(self, rest: Counter[int], spread: int) -> list[int]:
        """The cards that are left, in a fixed order that takes turns among the faces; the last is taken first."""
        left = Counter(rest)
        found: list[int] = []
        faces = [face for face in self.common.copies]
        random.Random(spread).shuffle(faces)
        while sum(left.values()):
            for face in faces:
                if left[face] > 0:
                    left[face] -= 1
                    found.append(face)
        return found[::-1]

    def _filled(
        self,
        spot: Spot,
        zone: m.Zone,
        top: dict[int, int],
        sizes: dict[Spot, int],
        known: Knowledge,
        pool: list[int],
    ) -> list[int]:
        low, high = known.bounds.get(term("size", term("init", *spot)), (0, None))
        if zone.each == "player" and not zone.pile:
            wanted = 0 if self.set_up else HAND
        else:
            wanted = PILE if zone.holds_deck else 1 if zone.seen == "all" and not self.set_up else 0
        wanted = max(wanted, low, 1 + max(top, default=-1))
        if high is not None:
            wanted = min(wanted, high)
        if spot in sizes and not zone.holds_deck:
            wanted = max(sizes[spot], low)
        if zone.refilled_by is not None and self.root.acts == (zone.refilled_by,):
            wanted = 0
        cards = [top[i] if i in top else pool.pop() for i in range(wanted) if i in top or pool]
        return cards[::-1]

    def _world(self, zones: dict[Spot, list[int]], found: Solution, known: Knowledge) -> World:
        states: dict[Spot, Any] = {}
        for state in self.states.values():
            for key in self._keys(state.each):
                first = term("state", state.name, key, state.type)
                states[state.name, key] = self._state(state, first, found, known)
        states["direction", None] = self.common.seating.direction
        unknown = {u: v for u, v in found.values.items() if u.op not in ("nth", "state")}
        for u, values in known.sets.items():
            if u.op != "state" and u not in unknown and len(values) == 1:
                unknown[u] = next(iter(values))
        if self.root.kind is not None:
            played = term("played", self.root.kind)
            if unknown.get(played) is None:
                faces = [f for f in self.common.copies if f in self.common.one.edition.kinds[self.root.kind]]
                unknown[played] = faces[0]
            spot = self.common.places.get(played)
            if spot is not None and unknown[played] not in zones[spot]:
                self._put_in(zones, spot, unknown[played])
        unknown[term("turn")] = None if self.set_up else self.common.seating.actor
        unknown.setdefault(term("wrong"), False)
        other = (self.common.seating.actor - 1) % self.players
        unknown.setdefault(term("doer"), other)
        return World(
            self.common.seating, {spot: tuple(cards) for spot, cards in zones.items()}, states, unknown
        )

    def _put_in(self, zones: dict[Spot, list[int]], spot: Spot, card: int) -> None:
        """A card in the place of the first of a zone; if the pack has no more of them, the two change places."""
        gone, zones[spot] = zones[spot][:1], [*zones[spot][1:], card]
        if sum(cards.count(card) for cards in zones.values()) > self.common.copies[card]:
            for other, zone in self.zones:
                if zone.holds_deck and card in zones[other]:
                    place = zones[other].index(card)
                    zones[other][place : place + 1] = gone
                    return

    def _state(self, state: m.State, first: SymbolicTerm, found: Solution, known: Knowledge) -> Any:
        if first in found.values:
            return found.values[first]
        if state.type == "number":
            low, high = known.bounds.get(first, (0, None))
            start = state.starts if isinstance(state.starts, int) else None
            if start is not None and low <= start and (high is None or start <= high):
                return start
            nearest = 0 if high is None else min(0, high)
            return max(low, nearest) if first in known.bounds else state.starts
        if first in known.sets:
            values = [v for v in self.common.ordered(first) if v in known.sets[first]]
            if state.starts in values or (state.starts is None and ABSENT in known.sets[first]):
                return state.starts
            return next((v for v in values if v is not ABSENT), None)
        if state.type == "player" and state.lasts == "kept":
            return 0
        return state.starts

    # ---------------------------------------------------------------- at random
    def sample(self, number: int) -> World | None:
        """A table drawn at random, the same for the same number."""
        rng = random.Random(number * 7919 + self.players)
        pool = self._pool(Counter(self.common.copies), number)
        rng.shuffle(pool)
        zones: dict[Spot, list[int]] = {}
        won = self.root.acts[0] in self.common.one.edition.refills and rng.random() < 0.5
        few = 0 if won else 1
        for spot, zone in self.zones:
            if zone.each == "player" and not zone.pile:
                wanted = 0 if self.set_up else rng.choice((few, few, 2, 3, 5))
            elif zone.holds_deck:
                wanted = min(PILE, len(pool) // 2)
            else:
                wanted = rng.choice((1, 1, 2, 6)) if zone.seen == "all" and not self.set_up else 0
            if zone.refilled_by is not None and self.root.acts == (zone.refilled_by,):
                wanted = 0
            zones[spot] = [pool.pop() for _ in range(min(wanted, len(pool)))]
        found = Solution()
        found.values[WON] = won
        for state in self.states.values():
            for key in self._keys(state.each):
                first = term("state", state.name, key, state.type)
                drawn = self._random_state(state, rng)
                found.values[first] = state.starts if state.name in self.common.started else drawn
        if self.root.kind is not None:
            faces = [f for f in self.common.copies if f in self.common.one.edition.kinds[self.root.kind]]
            found.values[term("played", self.root.kind)] = rng.choice(faces)
        found.values[term("wrong")] = rng.random() < 0.5
        others = [seat for seat in range(self.players) if seat != self.common.seating.actor]
        found.values[term("doer")] = rng.choice(others)
        world = self._world(zones, found, Knowledge(self.common.domain))
        held = Counter(card for cards in world.zones.values() for card in cards)
        if any(held[face] > self.common.copies[face] for face in held):
            return None
        return world

    def _random_state(self, state: m.State, rng: random.Random) -> Any:
        if state.lasts == "turn" or (self.set_up and state.lasts != "kept"):
            return state.starts
        match state.type:
            case "number":
                start = state.starts if isinstance(state.starts, int) else 0
                numbers = (start, start, start + 1, start + 490, start + 510)
                return rng.choice([n for n in numbers if n in self.common.ranges.get(state.name, ANY)])
            case "card" | "cards" | "zone":
                return state.starts
            case "player":
                return rng.randrange(self.players)
            case "direction":
                return self.common.seating.direction
            case _:
                if state.starts is not None and rng.random() < 0.7:
                    return state.starts
                return rng.choice(list(self.common.members(state.type)))


def _topped(cards: list[int], top: dict[int, int]) -> list[int]:
    """The same cards, with some of them so far below the top, which comes last."""
    under = list((Counter(cards) - Counter(top.values())).elements())
    upper = [top[i] if i in top else under.pop() for i in range(1 + max(top)) if i in top or under]
    return [*under, *reversed(upper)]


def _shuffled(unknown: SymbolicTerm) -> bool:
    return unknown.op == "nth" and unknown.args[0].op == "shuffled"
