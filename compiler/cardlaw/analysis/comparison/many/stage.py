"""A scene before all the editions: how each of them plays it, and whether that is a rule's doing or chance's.

Whether two editions differ is decided by their own comparison, so none is shown beside another as if they differed
where nothing sets them apart: cards that chance brought would look like a rule.

Before the turns chance brings up cards for all to see. Two editions that come upon other cards there may do other
things, and neither by a rule of its own. So each is given the other's card: somewhere in its pack two cards change
places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import Any, Literal

from cardlaw.analysis.comparison.many.credit import acts_of, without
from cardlaw.analysis.effects.scenes import Scene, from_plain
from cardlaw.analysis.results.choices import made, shared
from cardlaw.analysis.results.difference import Choice, Difference
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.unknowns.editions import TracedEdition
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.working import Crew
from cardlaw.language import model as m

CHANCES = 6
"""How often chance is tried anew where cards were shuffled; what is the same each time is not luck."""
Played = tuple[Seen, int]
"""What an edition was seen to do, and with the cards that chance brings to which of the pair."""

Part = tuple[frozenset[Any], list[Difference]]
"""What sets editions apart, and some of the differences."""


def staged(
    crew: Crew[Sequence[m.Model]],
    work: Callable[[Sequence[m.Model], Part], list[Difference]],
    differences: Sequence[Difference],
    apart: frozenset[Any],
) -> list[Difference]:
    """What comes of differences that are played, in their order; those under the same choices by one process."""
    groups: dict[tuple[Choice, ...], list[int]] = {}
    for place, each in enumerate(differences):
        groups.setdefault(each.under, []).append(place)
    places = list(groups.values())
    parts: list[Part] = [(apart, [differences[place] for place in group]) for group in places]
    found: dict[int, Difference] = {}
    for which, told in crew.each(work, parts, lambda part: len(part[1])):
        found.update(zip(places[which], told, strict=True))
    return [found[place] for place in range(len(differences))]


class EditionsStage:
    """All the editions, each ready to play a scene under the choices that it takes."""

    def __init__(self, models: Sequence[m.Model], apart: frozenset[Any]) -> None:
        self.models = models
        self._set_apart = apart

    def playing(self, under: tuple[Choice, ...]) -> list[m.Model]:
        return [made(model, under) for model in self.models]

    def scene(self, each: Difference) -> Scene:
        assert each.scene is not None
        return from_plain(self.home(each), each.scene)

    def home(self, each: Difference) -> m.Model:
        return next(model for model in self.playing(each.under) if model.name == each.verdicts[0][0])

    def same(self, each: Difference, scene: Scene, wanted: dict[str, Seen]) -> bool | None:
        """Whether all see what they saw before; None if neither of the pair can play the scene.

        Where cards were shuffled the pair has to differ in all that it differed in, or it may be by chance now.
        """
        found = self.seen(each, scene, wanted)
        if not found.keys() & {*each.pairs[0]}:
            return None
        same = facets(scene, found) == facets(scene, wanted)
        chance = same and any(seen.shuffles for seen in found.values())
        return same and not (chance and _differing(each, found) != _differing(each, wanted))

    def seen(self, each: Difference, scene: Scene, wanted: dict[str, Seen] | None = None) -> dict[str, Seen]:
        """What every edition makes of a scene; only the pair is looked at if it does not see what is wanted."""
        return {name: seen for name, (seen, _) in self.played(each, scene, wanted).items()}

    def played(
        self, each: Difference, scene: Scene, wanted: dict[str, Seen] | None = None
    ) -> dict[str, Played]:
        """Each of the pair gets the cards that chance brought it; any other those of one of them."""
        pair, others = each.pairs[0], []
        found: dict[str, Played] = {}
        for model in self._asked(each, scene):
            if model.name in pair:
                side = pair.index(model.name)
                seen = scene.seen(model, side)
                if seen is not None:
                    found[model.name] = seen, side
            else:
                others.append(model)
        claimed = {name: seen.facets.get(scene.key) for name, (seen, _) in found.items()}
        if wanted is not None and any(
            name not in found or claimed[name] != wanted[name].facets.get(scene.key) for name in pair
        ):
            return found
        for model in others:
            played = self._beside(each, scene, model, claimed)
            if played is not None:
                found[model.name] = played
        return found

    def _beside(
        self, each: Difference, scene: Scene, model: m.Model, claimed: dict[str, Any]
    ) -> Played | None:
        """What another edition makes of a scene, with the luck of one of the pair: the same as one, or what it does.

        One that shuffles and does as neither is not told of: that may be luck.
        """
        own: Played | None = None
        for side in (0, 1) if scene.shuffles[0] != scene.shuffles[1] else (0,):
            seen = scene.seen(model, side)
            if seen is None:
                return own
            value = seen.facets.get(scene.key)
            if self._fits(each, model.name, value, claimed):
                if value in claimed.values():
                    return seen, side
                if not seen.shuffles:
                    own = own or (seen, side)
        return own

    def _fits(self, each: Difference, name: str, value: Any, claimed: dict[str, Any]) -> bool:
        """Whether an edition differs only from those that its own comparison sets it apart from."""
        return all(
            value == theirs
            or any(
                (thing(each), so, frozenset((name, other))) in self._set_apart
                for so in (frozenset(), set_so(each.under))
            )
            for other, theirs in claimed.items()
        )

    def _asked(self, each: Difference, scene: Scene) -> Iterator[m.Model]:
        """The editions in which the acts of a scene stand for themselves, and that have the option it takes."""
        acts = {*scene.root.acts}
        alike = shared(each.under)
        having = {edition for edition, axis, value in each.under if (axis, value) in alike}
        claimed = {name for name, _ in each.verdicts}
        for model in self.playing(each.under):
            linked = stages_of(model) if scene.root.sort == "stage" else ()
            apart = any(acts & group and not group <= acts for group in linked)
            if model.name in claimed or not (apart or (having and model.name not in having)):
                yield model


def by_other_chance(scene: Scene, model: m.Model) -> Iterator[Any]:
    """What a scene is about as an edition sees it after other shuffles; nothing if it does not shuffle."""
    for chance in range(1, CHANCES + 1):
        found = replace(scene, seed=scene.seed + chance, shuffles=((), ())).seen(model)
        if found is None or not found.shuffles:
            return
        yield found.facets.get(scene.key)


def _differing(each: Difference, seen: dict[str, Seen]) -> set[Any]:
    """What the pair of a difference is apart in."""
    one, other = (seen[name].facets if name in seen else {} for name in each.pairs[0])
    return {key[:2] for key in {**one, **other} if one.get(key) != other.get(key)}


def facets(scene: Scene, seen: dict[str, Seen]) -> dict[str, Any]:
    """What a scene is about, as each edition saw it."""
    return {name: found.facets.get(scene.key) for name, found in seen.items()}


stages_of = m.Fact(lambda model: TracedEdition(model).links)
"""The stages of a model that belong together."""


def thing(each: Difference) -> object:
    """What a difference is about, for others to be apart in it, too: guilt, its topic, or else what was looked at."""
    return each.kind if each.kind == "guilt" else each.topic or (acts_of(each), each.facet)


def set_so(under: Iterable[Choice]) -> frozenset[tuple[str, int | str]]:
    """Options and readings with their values, whichever editions take them."""
    return frozenset((axis, value) for _, axis, value in under)


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
