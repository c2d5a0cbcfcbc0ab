"""Differences at the plainest table that shows them, without what makes no difference there; the rules that decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from cardlaw.analysis.comparison.many.credit import Clauses, Looks, deciding, of_that_name
from cardlaw.analysis.comparison.many.stage import EditionsStage, Part, Played, facets
from cardlaw.analysis.effects.scenes import Scene, to_plain
from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.results.choices import made, shared
from cardlaw.analysis.results.difference import Choice, Difference
from cardlaw.analysis.traces.describe import PathTelling, witness_of
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import face_of
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message, SpokenListing, SpokenZone, Verbatim
from cardlaw.wording.messages import message

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


DONE = ("draws", "dealt", "losses", "windows", "decisions", "reveals")
"""What is only there if something was done."""
NOTHING = object()


def all_plainest(models: Sequence[m.Model], part: Part) -> list[Difference]:
    stage = _Table(models, part[0])
    return [stage.plainest(each) for each in part[1]]


def at_its_plainest(models: Sequence[m.Model], each: Difference) -> Difference:
    """A difference between two models at the plainest table that shows it."""
    return _Table(models, frozenset()).plainest(each)


class _Table(EditionsStage):
    """The editions at the table of a difference, of which as little as possible is told."""

    def plainest(self, each: Difference) -> Difference:
        """The difference with all at the table as it starts that makes no difference, and that not told."""
        scene = self.scene(each)
        wanted = self.seen(each, scene)
        home = made(_told_in(self.models)[each.verdicts[0][0]], each.under)
        starts = {state.name: state.starts for state in home.states}
        moved = {
            spot: starts[spot[0]]
            for spot, value in scene.world.states.items()
            if value != starts.get(spot[0], value)
        }
        for some in (moved, *({spot: value} for spot, value in moved.items())):
            plainer = scene.with_states(some)
            if self.same(each, plainer, wanted):
                scene = plainer
                if some is moved:
                    break
        # what takes other choices is told in lists only, and there are many
        quiet, still = idle(
            scene, home, lambda other: self.same(each, other, wanted), only_deck=bool(each.under)
        )
        told = replace(
            scene.world,
            zones={spot: cards for spot, cards in scene.world.zones.items() if spot not in quiet},
            states={spot: value for spot, value in scene.world.states.items() if spot not in still},
        )
        piles = frozenset(zone.name for zone in home.zones if zone.holds_deck)
        witness = witness_of(home, scene.root, told, piles)
        again = cache(partial(self.played, each, scene))
        zones = tuple((place, cards) for place, cards in witness.zones if cards or scene.root.sort != "stage")
        return replace(
            each,
            clauses=tuple(self._decided(each, scene, wanted, again)),
            rests_on=tuple(self._rests_on(each, scene, again)),
            witness=replace(witness, zones=zones),
            answers=(*each.answers, *self._shown(each, scene, again)),
            scene=to_plain(self.home(each), scene),
        )

    def _decided(
        self, each: Difference, scene: Scene, seen: dict[str, Seen], again: Callable[[], dict[str, Played]]
    ) -> Iterator[tuple[str, Clauses]]:
        """The rules of each edition that make what is seen there; what takes another reading is left as it is.

        An edition beside two that differ, in which nothing happens there, then names none.
        """
        does = {name for name, value in facets(scene, seen).items() if value}
        nothing = {*seen} - does if scene.key[0] in DONE else set()
        if (each.under and not shared(each.under)) or each.kind == "guilt":
            for name, named in each.clauses:
                own = name in each.pairs[0] or name not in seen
                yield name, named if own else () if name in nothing else self._at_work(each, name, seen[name])
            return
        played, words, known = again(), dict(each.verdicts), dict(each.clauses)
        models = {model.name: model for model in self.playing(each.under)}
        for name, named in each.clauses:
            if name not in played:
                yield name, named
                continue
            own = name in each.pairs[0] and bool(named) and name not in nothing
            alike = [] if own else of_that_name(models[name], (c for rules in known.values() for c in rules))
            stood_in = [c for c in played[name][0].carried() if c in _replacing(models[name])]
            asked = tuple(dict.fromkeys((*named, *alike, *stood_in)))
            found = deciding(models[name], asked, _looking(scene, played[name][1]), own)
            if found is None:
                likewise = (known[other] for other in each.pairs[0] if words[other] == words[name])
                same = name not in nothing and any(rules[:1] == named[:1] for rules in likewise)
                found = named if same else ()
            yield name, found

    def _at_work(self, each: Difference, name: str, seen: Seen) -> Clauses:
        """The rules named for an edition beside two that differ, if it has carried out the first of them.

        Or else what it has carried out by the name of a rule of the two, best of one that does the same.
        """
        words, known = dict(each.verdicts), dict(each.clauses)
        (model,) = [model for model in self.models if model.name == name]
        effects = _effects_of(model)
        pair = sorted(each.pairs[0], key=lambda other: words[other] != words[name])
        alike = (known[other] for other in pair)
        for rules in (known[name], *(tuple(of_that_name(model, rules)) for rules in alike)):
            if rules and (rules[0] not in effects or seen.carried_out(rules[0])):
                return tuple(rule for rule in rules if rule not in effects or seen.carried_out(rule))
        return ()

    def _rests_on(
        self, each: Difference, scene: Scene, again: Callable[[], dict[str, Played]]
    ) -> Iterator[Choice]:
        """What a difference rests on at this table: the choices by which an edition then does as another does there."""
        played = again() if each.rests_on else {}
        values = {name: seen.facets.get(scene.key) for name, (seen, _) in played.items()}
        models = {model.name: model for model in self.models}
        for choice in each.rests_on:
            name = choice[0]
            if name in played:
                seen = scene.seen(made(models[name], (choice,)), played[name][1])
                value = NOTHING if seen is None else seen.facets.get(scene.key)
                if value != values[name] and value in values.values():
                    yield choice

    def _shown(
        self, each: Difference, scene: Scene, again: Callable[[], dict[str, Played]]
    ) -> Iterator[Message]:
        """The cards that chance brings up for all to see before the turns; where if not the same in every edition.

        Of those that differ each card is told; one that chance brings up only in an edition beside them is not.
        """
        if scene.root.sort != "stage":
            return
        home, seen = self.home(each), {name: found for name, (found, _) in again().items()}
        for zone in home.zones:
            spot = (zone.name, None)
            if zone.pile and zone.seen == "all" and not scene.world.zones.get(spot):
                tops = {name: (found.facets.get(("zone", *spot)) or ())[-1:] for name, found in seen.items()}
                for top in dict.fromkeys(tops[name] for name in (home.name, *each.pairs[0]) if name in tops):
                    among = [name for name, theirs in tops.items() if theirs == top]
                    words = PathTelling(home, scene.world)
                    for card in map(words.card, top):
                        if len(among) == len(tops):
                            yield message("comes-up", card=card, zone=SpokenZone(zone.name))
                        else:
                            editions = SpokenListing(tuple(map(Verbatim, among)))
                            yield message(
                                "comes-up-in", card=card, zone=SpokenZone(zone.name), editions=editions
                            )


def _looking(scene: Scene, side: int) -> Looks:
    def looks(model: m.Model) -> Any:
        seen = scene.seen(model, side)
        return NOTHING if seen is None else seen.facets.get(scene.key)

    return looks


_told_in = m.Joint(lambda models: {model.name: model for model in aligned(models)})
"""The models as tables are told in: with the states and zones of all."""

_effects_of = m.Fact(
    lambda model: frozenset(
        placed.id for rule in model.rules for placed in rule.clauses if isinstance(placed.clause, m.Effect)
    )
)
"""The clauses of a model that say what happens."""

_replacing = m.Fact(
    lambda model: frozenset(
        placed.id
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Effect) and placed.clause.instead
    )
)
"""The clauses of a model that say what happens in place of something else."""
