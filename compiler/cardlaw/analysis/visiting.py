"""A scene that one edition shows, played by another: with the cards of its own pack, through its own stages.

Cards that its pack lacks, or has fewer of, are exchanged for others, if each way to settle the finding comes out the
same with those. Where chance uncovers one card whichever way is taken, the other edition is given that card; where the
ways come upon different cards, it is that card which is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice

from cardlaw.analysis.events import Way, said
from cardlaw.analysis.findings import Event
from cardlaw.analysis.staging import stages_of
from cardlaw.analysis.traces.describing import Words
from cardlaw.analysis.traces.replaying import Seen
from cardlaw.analysis.traces.roots import merged
from cardlaw.analysis.traces.scenes import Scene, from_plain
from cardlaw.analysis.uncovering import PLACES, exchanged, open_piles, top_of
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import face_number, face_of
from cardlaw.engine.errors import TableError
from cardlaw.engine.program import program_of
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message, Zone
from cardlaw.wording.messages import message


class Visiting:
    """The scene of an event, for other editions to play."""

    def __init__(self, model: m.Model, event: Event, ways: Sequence[Way]) -> None:
        self.model, self.event, self.ways = model, event, ways
        self.scene = from_plain(model, event.scene)

    def word(self, other: m.Model) -> Message | None:
        """What another edition does there; None if nothing like it can be played."""
        try:
            fitted = self._fitted(other)
        except TableError:
            return None
        if fitted is None:
            return None
        scene = _through(other, fitted)
        seen = scene.seen(other)
        if seen is None or (scene.key not in seen.facets and scene.key[0] == "zone"):
            return None
        if scene.root.sort == "stage":
            for spot, cards in self._uncovered.items():
                mine = top_of(seen, spot)
                if len({*cards}) > 1:
                    return self._lying(other, spot, mine, seen)
                if cards[0] is not None and mine is not None and mine != cards[0] and not _as_it_lay(seen):
                    given = _given(scene, other, seen, spot, mine, cards[0])
                    if given is None:
                        return None
                    seen = given
        return said(other, scene, seen, self.event.more)

    def _lying(self, other: m.Model, spot: Spot, card: int | None, seen: Seen) -> Message | None:
        """Which of the cards that the ways come upon lies there, if no other chance has brought it."""
        orders = [way.shuffles for way in self._seen]
        if card not in self._uncovered[spot] or card is None or seen.shuffles not in orders:
            return None
        return message("comes-up", card=Words(other, self.scene.world).card(card), zone=Zone(spot[0]))

    @cached_property
    def _seen(self) -> list[Seen]:
        found = (self.scene.seen(way.model, int(way is not self.ways[0])) for way in self.ways)
        return [seen for seen in found if seen is not None]

    @cached_property
    def _uncovered(self) -> dict[Spot, list[int | None]]:
        """The card that comes to lie for all to see on each pile, by each way."""
        return {
            spot: [top_of(seen, spot) for seen in self._seen] for spot in open_piles(self.model, self.scene)
        }

    # ---------------------------------------------------------------- cards of another pack
    def _fitted(self, other: m.Model) -> Scene | None:
        """The scene with cards that the pack of another edition has; None if that changes what happens in this one."""
        layout = program_of(other, self.scene.world.seating.players).layout
        scene = _with_cards(self.scene, Counter(face_number(layout.cards[card].face) for card in layout.deck))
        if scene is self.scene or scene is None:
            return scene
        told = dict(self.event.outcomes)
        for way in self.ways:
            seen = scene.seen(way.model, int(way is not self.ways[0]))
            if seen is None or said(way.model, scene, seen, self.event.more) != told.get(way.told):
                return None
        return scene


def _with_cards(scene: Scene, pack: Counter[int]) -> Scene | None:
    """The scene with no card but those of a pack: one that is not there is replaced by one of its kind, or by any."""
    used: Counter[int] = Counter(card for cards in scene.world.zones.values() for card in cards)
    if used <= pack:
        return scene
    spare = list((pack - used).elements())
    kept: Counter[int] = Counter()
    other: dict[int, int] = {}
    zones: dict[Spot, tuple[int, ...]] = {}
    for spot, cards in scene.world.zones.items():
        found = []
        for card in cards:
            kept[card] += 1
            if kept[card] > pack[card]:
                alike = (c for c in spare if face_of(c).kind == face_of(card).kind)
                new = next(alike, spare[0] if spare else None)
                if new is None:
                    return None
                spare.remove(new)
                other.setdefault(card, new)
                card = new
            found.append(card)
        zones[spot] = tuple(found)
    lacking = {card: new for card, new in other.items() if not pack[card]}
    one, two = (tuple(tuple(lacking.get(c, c) for c in order) for order in side) for side in scene.shuffles)
    return replace(scene, world=replace(scene.world, zones=zones), shuffles=(one, two))


# -------------------------------------------------------------------- stages and chance
def _through(model: m.Model, scene: Scene) -> Scene:
    """The scene with all stages that belong to those of it in another edition, from the first of them on."""
    if scene.root.sort != "stage":
        return scene
    acts = {*scene.root.acts}
    belonging = acts.union(*(group for group in merged(stages_of(model)) if group & acts))
    order = [stage.name for stage in model.stages if stage.name in belonging]
    first = min((order.index(act) for act in acts if act in order), default=0)
    return replace(scene, root=replace(scene.root, acts=tuple(order[first:])))


def _as_it_lay(seen: Seen) -> bool:
    """Whether cards came up in the order in which they lay: the one that is told was the first, and was passed over."""
    return not seen.shuffles and not any(value for key, value in seen.facets.items() if key[0] == "dealt")


def _given(scene: Scene, model: m.Model, seen: Seen, spot: Spot, own: int, card: int) -> Seen | None:
    """What an edition does if that card comes up where it came upon its own; it need not let it lie."""
    passed: Seen | None = None
    for found in _tried(scene, model, seen, own, card):
        if top_of(found, spot) == card:
            return found
        if passed is None and top_of(found, spot) != own:
            passed = found
    return passed


def _tried(scene: Scene, model: m.Model, seen: Seen, own: int, card: int) -> Iterator[Seen]:
    for tried in islice(exchanged(scene, 0, seen, own, card), PLACES):
        found = tried.seen(model)
        if found is not None:
            yield found
