"""Differences of pairs → differences of all: each is put before every edition and told once.

What editions do is asked of the engine: the scene that shows a difference between two is played by the others, too.
That only shows how they play; whether two editions differ is decided by their own comparison.
Tables and plain numbers are compared by what is written, so what two pairs say of them fits together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis.comparison.many.credit import Resting, Rules
from cardlaw.analysis.comparison.many.merge import merged, tables
from cardlaw.analysis.comparison.many.plainest import all_plainest
from cardlaw.analysis.comparison.many.stage import Part, Stage, by_other_chance, facets, set_so, staged, thing
from cardlaw.analysis.comparison.many.uncovered import goes_with_card
from cardlaw.analysis.effects.scenes import Scene
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import alike
from cardlaw.analysis.results.difference import Compared, Difference
from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.analysis.traces.describe import held, outcomes
from cardlaw.analysis.traces.replay import Seen
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
    return [*tables(written, same), *staged(crew, all_plainest, told, apart)]


def _completed(differences: Iterable[Difference], rules: Rules) -> Iterator[Difference]:
    return (replace(each, clauses=rules.completed(each)) for each in differences)


def _of_guilt(each: Difference, models: Sequence[m.Model]) -> Difference:
    """What differs only because a move is wrong in one edition and not in the other is about what is wrong."""
    if each.kind != "guilt":
        return each
    moves = items.names(each.about)
    topics = [
        (placed.clause.act not in moves, rule.topic)
        for model in models
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Norm) and placed.clause.form == "wrongly"
    ]
    return replace(each, topics=(min(topics, key=lambda found: found[0])[1],)) if topics else each


def _judged(models: Sequence[m.Model], part: Part) -> list[Difference]:
    stage = _Judges(models, part[0])
    return [stage.judged(each) for each in part[1]]


def _set_apart(differences: Iterable[Difference]) -> Iterator[object]:
    """What two editions differ in by their own comparison, and under which choices."""
    for each in differences:
        for pair in each.pairs:
            yield thing(each), set_so(each.under), frozenset(pair)


class _Judges(Stage):
    """The editions as judges of a scene."""

    def judged(self, each: Difference) -> Difference:
        """The difference with what every edition does in its scene, the pair that it is from first.

        An edition that cannot play the scene is left out, and one that does there what nothing sets it apart by.
        """
        each = replace(each, under=alike(self.models, each.under))
        scene = self.scene(each)
        seen = self.seen(each, scene)
        values = facets(scene, seen)
        playing = [model for model in self.playing(each.under) if model.name in values]
        told = outcomes(playing, scene.world, scene.key, values)
        claimed = [name for name, _ in each.verdicts]
        if not {*claimed} <= told.keys() or len({told[name] for name in claimed}) < len(claimed):
            return each
        verdicts: dict[str, Verdict] = {name: told[name] for name in (*claimed, *told)}
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
                for other in by_other_chance(scene, models[name])
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
