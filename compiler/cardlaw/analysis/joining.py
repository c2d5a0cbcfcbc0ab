"""Differences of pairs → differences of all: each is put before every edition and told once.

What editions do is asked of the engine: the scene that shows a difference between two is played by the others, too.
That only shows how they play. Whether two editions differ is decided by their own comparison, so none is shown beside
another as if they differed where nothing sets them apart: cards that chance brought would look like a rule.
Tables and plain numbers are compared by what is written, so what two pairs say of them fits together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial
from typing import Any

from cardlaw.analysis.aligning import aligned
from cardlaw.analysis.choosing import alike, made
from cardlaw.analysis.crediting import Clauses, Resting, Rules, acts_of
from cardlaw.analysis.deciding import Looks, deciding, of_that_name
from cardlaw.analysis.differences import Choice, Compared, Difference
from cardlaw.analysis.merging import merged, tables
from cardlaw.analysis.remembering import ByModel, ByModels
from cardlaw.analysis.shaking import idle
from cardlaw.analysis.traces.describing import Words, held, outcomes, witness_of
from cardlaw.analysis.traces.editions import Edition
from cardlaw.analysis.traces.replaying import Seen
from cardlaw.analysis.traces.scenes import Scene, from_plain, to_plain
from cardlaw.analysis.uncovering import goes_with_card
from cardlaw.analysis.wording import joined as listed
from cardlaw.analysis.working import Crew
from cardlaw.language import model as m


def joined(
    differences: Sequence[Difference], same: Iterable[Compared], crew: Crew[Sequence[m.Model]]
) -> list[Difference]:
    """The differences in effects of all pairs, each judged by all the editions and told once.

    `same` is what pairs have in common.
    """
    rules = Rules(differences)
    apart = frozenset(_set_apart(differences))
    played = staged(crew, _judged, [each for each in differences if each.scene is not None], apart)
    rests = Resting(differences)
    told = [rests.added(_of_guilt(each, crew.ground)) for each in merged(_completed(played, rules))]
    written = (each for each in differences if each.scene is None)
    return [*tables(written, same), *staged(crew, _plainest, told, apart)]


def _completed(differences: Iterable[Difference], rules: Rules) -> Iterator[Difference]:
    return (replace(each, clauses=rules.completed(each)) for each in differences)


def _of_guilt(each: Difference, models: Sequence[m.Model]) -> Difference:
    """What differs only because a move is wrong in one edition and not in the other is about what is wrong."""
    if each.kind != "guilt":
        return each
    moves = {about.partition(" ")[0] for about in acts_of(each)}
    topics = [
        (placed.clause.act not in moves, rule.topic)
        for model in models
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Norm) and placed.clause.form == "wrongly"
    ]
    return replace(each, topics=(min(topics, key=lambda found: found[0])[1],)) if topics else each


CHANCES = 6
"""How often chance is tried anew for an edition beside the two that differ."""
DONE = ("draws", "dealt", "losses", "windows", "decisions", "reveals")
"""What is only there if something was done."""
NOTHING = object()
Played = tuple[Seen, Scene, int]
"""What an edition was seen to do, in which scene with whose cards."""

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


def _judged(models: Sequence[m.Model], part: Part) -> list[Difference]:
    stage = _Stage(models, part[0])
    return [stage.judged(each) for each in part[1]]


def _plainest(models: Sequence[m.Model], part: Part) -> list[Difference]:
    stage = _Stage(models, part[0])
    return [stage.plainest(each) for each in part[1]]


def _set_apart(differences: Iterable[Difference]) -> Iterator[object]:
    """What two editions differ in by their own comparison, and under which choices."""
    for each in differences:
        for pair in each.pairs:
            yield _thing(each), _set_so(each.under), frozenset(pair)


# ------------------------------------------------------------------ what is done
class _Stage:
    """All the editions, each ready to play a scene under the choices that it takes."""

    def __init__(self, models: Sequence[m.Model], apart: frozenset[Any]) -> None:
        self.models = models
        self._set_apart = apart
        self._aligned = {model.name: model for model in _aligned(models)}
        for model in models:
            stages_of(model)  # numbers the cards in their order, whoever is the first to play

    def playing(self, under: tuple[Choice, ...]) -> list[m.Model]:
        return [made(model, under) for model in self.models]

    def judged(self, each: Difference) -> Difference:
        """The difference with what every edition does in its scene, the pair that it is from first.

        An edition that cannot play the scene is left out, and one that does there what nothing sets it apart by.
        """
        each = replace(each, under=alike(self.models, each.under))
        scene = self._scene(each)
        seen = self._seen(each, scene)
        values = _facets(scene, seen)
        playing = [model for model in self.playing(each.under) if model.name in values]
        told = outcomes(playing, scene.world, scene.key, values)
        claimed = [name for name, _ in each.verdicts]
        if not {*claimed} <= told.keys() or len({told[name] for name in claimed}) < len(claimed):
            return each
        verdicts = {name: told[name] for name in (*claimed, *told)}
        if scene.key[0] == "zone" and len({len(held(values[name])) for name in claimed}) == 1:
            kind = "which" if self._by_shuffle(each, scene, seen) else "where"
        else:
            kind = self._by_card(each, scene, seen) or each.kind
        return replace(each, verdicts=tuple(verdicts.items()), kind=kind)

    def _by_shuffle(self, each: Difference, scene: Scene, seen: dict[str, Seen]) -> bool:
        """Whether a shuffle decides in each of the pair which cards lie there."""
        models = {model.name: model for model in self.playing(each.under)}
        return all(
            any(
                Counter(held(other)) - Counter(held(seen[name].facets.get(scene.key)))
                for other in _by_other_chance(scene, models[name])
            )
            for name in each.pairs[0]
        )

    def _by_card(self, each: Difference, scene: Scene, seen: dict[str, Seen]) -> str | None:
        """The kind of a difference that only goes with the cards which chance uncovers for each of the pair."""
        models, rules = {model.name: model for model in self.playing(each.under)}, dict(each.clauses)
        one, other = ((models[name], seen[name], next(iter(rules[name]), None)) for name in each.pairs[0])
        match goes_with_card(scene, one, other):
            case "chance":
                return "which"
            case "card":
                return "card"
            case _:
                return None

    def _scene(self, each: Difference) -> Scene:
        assert each.scene is not None
        return from_plain(self._home(each), each.scene)

    def _home(self, each: Difference) -> m.Model:
        return next(model for model in self.playing(each.under) if model.name == each.verdicts[0][0])

    def _same(self, each: Difference, scene: Scene, wanted: dict[str, Seen]) -> bool | None:
        """Whether all see what they saw before; None if neither of the pair can play the scene.

        Where cards were shuffled the pair has to differ in all that it differed in, or it may be by chance now.
        """
        found = self._seen(each, scene, wanted)
        if not found.keys() & {*each.pairs[0]}:
            return None
        same = _facets(scene, found) == _facets(scene, wanted)
        chance = same and any(seen.shuffles for seen in found.values())
        return same and not (chance and _differing(each, found) != _differing(each, wanted))

    def _seen(self, each: Difference, scene: Scene, wanted: dict[str, Seen] | None = None) -> dict[str, Seen]:
        """What every edition makes of a scene; only the pair is looked at if it does not see what is wanted."""
        return {name: seen for name, (seen, _, _) in self._played(each, scene, wanted).items()}

    def _played(
        self, each: Difference, scene: Scene, wanted: dict[str, Seen] | None = None
    ) -> dict[str, Played]:
        """Each of the pair gets the cards that chance brought it; any other those by which it does as one of them."""
        pair, others = each.pairs[0], []
        found: dict[str, Played] = {}
        for model in self._asked(each, scene):
            if model.name in pair:
                side = pair.index(model.name)
                seen = scene.seen(model, side)
                if seen is not None:
                    found[model.name] = seen, scene, side
            else:
                others.append(model)
        claimed = {name: seen.facets.get(scene.key) for name, (seen, _, _) in found.items()}
        if wanted is not None and any(
            name not in found or claimed[name] != wanted[name].facets.get(scene.key) for name in pair
        ):
            return found
        luck = _Luck(scene, [model for model in self.playing(each.under) if model.name in claimed])
        for model in others:
            played = self._beside(each, scene, model, claimed, luck)
            if played is not None:
                found[model.name] = played
        return found

    def _beside(
        self, each: Difference, scene: Scene, model: m.Model, claimed: dict[str, Any], luck: _Luck
    ) -> Played | None:
        """What another edition makes of a scene: as one of the pair if some chance brings that, or else by itself."""
        own: Played | None = None
        sides = (0, 1) if scene.shuffles[0] != scene.shuffles[1] else (0,)
        for chance in range(CHANCES):
            tried = replace(scene, seed=scene.seed + chance)
            for side in sides:
                seen = tried.seen(model, side)
                if seen is None or (chance and not seen.shuffles):
                    return own
                value = seen.facets.get(scene.key)
                if not self._fits(each, model.name, value, claimed):
                    continue
                if value not in claimed.values():
                    own = own or (seen, tried, side)
                    continue
                if not seen.shuffles or value not in luck.of_others(model, claimed):
                    return seen, tried, side
        return own

    def _fits(self, each: Difference, name: str, value: Any, claimed: dict[str, Any]) -> bool:
        """Whether an edition differs only from those that its own comparison sets it apart from."""
        return all(
            value == theirs
            or any(
                (_thing(each), so, frozenset((name, other))) in self._set_apart
                for so in (frozenset(), _set_so(each.under))
            )
            for other, theirs in claimed.items()
        )

    def _asked(self, each: Difference, scene: Scene) -> Iterator[m.Model]:
        """The editions in which the acts of a scene stand for themselves, and that have the option it takes."""
        acts = {*scene.root.acts}
        shared = {edition for edition, _, _ in each.under} if len(each.under) > 1 else set()
        claimed = {name for name, _ in each.verdicts}
        for model in self.playing(each.under):
            linked = stages_of(model) if scene.root.sort == "stage" else ()
            apart = any(acts & group and not group <= acts for group in linked)
            if model.name in claimed or not (apart or (shared and model.name not in shared)):
                yield model

    def plainest(self, each: Difference) -> Difference:
        """The difference with all at the table as it starts that makes no difference, and that not told."""
        scene = self._scene(each)
        wanted = self._seen(each, scene)
        home = made(self._aligned[each.verdicts[0][0]], each.under)
        starts = {state.name: state.starts for state in home.states}
        moved = {
            spot: starts[spot[0]]
            for spot, value in scene.world.states.items()
            if value != starts.get(spot[0], value)
        }
        for some in (moved, *({spot: value} for spot, value in moved.items())):
            plainer = scene.with_states(some)
            if self._same(each, plainer, wanted):
                scene = plainer
                if some is moved:
                    break
        # what takes other choices is told in lists only, and there are many
        quiet, still = idle(
            scene, home, lambda other: self._same(each, other, wanted), only_deck=bool(each.under)
        )
        told = replace(
            scene.world,
            zones={spot: cards for spot, cards in scene.world.zones.items() if spot not in quiet},
            states={spot: value for spot, value in scene.world.states.items() if spot not in still},
        )
        piles = frozenset(zone.name for zone in home.zones if zone.holds_deck)
        witness = witness_of(home, scene.root, told, piles)
        again = cache(partial(self._played, each, scene))
        zones = tuple((place, cards) for place, cards in witness.zones if cards or scene.root.sort != "stage")
        return replace(
            each,
            clauses=tuple(self._decided(each, scene, wanted, again)),
            rests_on=tuple(self._rests_on(each, scene, again)),
            witness=replace(witness, zones=zones),
            answers=(*each.answers, *self._shown(each, scene, again)),
            scene=to_plain(self._home(each), scene),
        )

    def _decided(
        self, each: Difference, scene: Scene, seen: dict[str, Seen], again: Callable[[], dict[str, Played]]
    ) -> Iterator[tuple[str, Clauses]]:
        """The rules of each edition that make what is seen there; what takes another reading is left as it is.

        An edition beside two that differ, in which nothing happens there, then names none.
        """
        does = {name for name, value in _facets(scene, seen).items() if value}
        nothing = {*seen} - does if scene.key[0] in DONE else set()
        if len(each.under) == 1 or each.kind == "guilt":
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
            asked = tuple(dict.fromkeys((*named, *alike)))
            found = deciding(models[name], asked, _looking(*played[name][1:]), own)
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
        """What a difference rests on; for an edition beside the pairs only if it then does as another does there."""
        paired = {name for pair in each.pairs for name in pair}
        beside = any(name not in paired for name, _, _ in each.rests_on)
        played = again() if beside else {}
        values = {name: seen.facets.get(scene.key) for name, (seen, _, _) in played.items()}
        models = {model.name: model for model in self.models}
        for choice in each.rests_on:
            name = choice[0]
            if name in paired:
                yield choice
            elif name in played:
                _, tried, side = played[name]
                seen = tried.seen(made(models[name], (choice,)), side)
                value = NOTHING if seen is None else seen.facets.get(scene.key)
                if value != values[name] and value in values.values():
                    yield choice

    def _shown(self, each: Difference, scene: Scene, again: Callable[[], dict[str, Played]]) -> Iterator[str]:
        """The cards that chance brings up for all to see before the turns; where if not the same in every edition.

        Of those that differ each card is told; one that chance brings up only in an edition beside them is not.
        """
        if scene.root.sort != "stage":
            return
        home, seen = self._home(each), {name: found for name, (found, _, _) in again().items()}
        for zone in home.zones:
            spot = (zone.name, None)
            if zone.pile and zone.seen == "all" and not scene.world.zones.get(spot):
                tops = {name: (found.facets.get(("zone", *spot)) or ())[-1:] for name, found in seen.items()}
                for top in dict.fromkeys(tops[name] for name in (home.name, *each.pairs[0]) if name in tops):
                    among = [name for name, theirs in tops.items() if theirs == top]
                    where = "" if len(among) == len(tops) else f" in {listed(among)}"
                    for card in top:
                        yield f"{Words(home, scene.world).card(card)} comes to lie on {zone.name}{where}"


def _by_other_chance(scene: Scene, model: m.Model) -> Iterator[Any]:
    """What a scene is about as an edition sees it after other shuffles; nothing if it does not shuffle."""
    for chance in range(1, CHANCES + 1):
        found = replace(scene, seed=scene.seed + chance, shuffles=((), ())).seen(model)
        if found is None or not found.shuffles:
            return
        yield found.facets.get(scene.key)


class _Luck:
    """In which of two editions that differ, and in which beside them, a shuffle decides what is done in a scene."""

    def __init__(self, scene: Scene, pair: Sequence[m.Model]) -> None:
        self.scene = scene
        self.pair = pair

    def of_others(self, model: m.Model, claimed: dict[str, Any]) -> list[Any]:
        """What an edition would do only by luck as one of the pair: chance decides it in the one and not in the other.

        Nothing if neither of the pair is like the edition in this.
        """
        if len({*self._lucky.values()}) == 1:
            return []
        lucky = self._by_luck(model)
        return [value for name, value in claimed.items() if self._lucky[name] != lucky]

    @cached_property
    def _lucky(self) -> dict[str, bool]:
        return {model.name: self._by_luck(model) for model in self.pair}

    def _by_luck(self, model: m.Model) -> bool:
        """Whether a shuffle decides what an edition does."""
        others = _by_other_chance(self.scene, model)
        first = next(others, None)
        return any(other != first for other in others)


def _looking(scene: Scene, side: int) -> Looks:
    def looks(model: m.Model) -> Any:
        seen = scene.seen(model, side)
        return NOTHING if seen is None else seen.facets.get(scene.key)

    return looks


def _differing(each: Difference, seen: dict[str, Seen]) -> set[Any]:
    """What the pair of a difference is apart in."""
    one, other = (seen[name].facets if name in seen else {} for name in each.pairs[0])
    return {key[:2] for key in {**one, **other} if one.get(key) != other.get(key)}


def at_its_plainest(models: Sequence[m.Model], each: Difference) -> Difference:
    """A difference between two models at the plainest table that shows it."""
    return _Stage(models, frozenset()).plainest(each)


def _facets(scene: Scene, seen: dict[str, Seen]) -> dict[str, Any]:
    """What a scene is about, as each edition saw it."""
    return {name: found.facets.get(scene.key) for name, found in seen.items()}


_aligned = ByModels(aligned)
"""The models as tables are told in: with the states and zones of all."""

_effects_of = ByModel(
    lambda model: frozenset(
        placed.id for rule in model.rules for placed in rule.clauses if isinstance(placed.clause, m.Effect)
    )
)
"""The clauses of a model that say what happens."""

stages_of = ByModel(lambda model: Edition(model).links)
"""The stages of a model that belong together."""


def _thing(each: Difference) -> object:
    """What a difference is about, for others to be apart in it, too: guilt, its topic, or else what was looked at."""
    return each.kind if each.kind == "guilt" else each.topic or (acts_of(each), each.facet)


def _set_so(under: Iterable[Choice]) -> frozenset[tuple[str, int | str]]:
    """Options and readings with their values, whichever editions take them."""
    return frozenset((axis, value) for _, axis, value in under)
