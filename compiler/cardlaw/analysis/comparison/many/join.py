"""Differences of pairs → differences of all: each is put before every edition and told once.

What editions do is asked of the engine: the scene that shows a difference between two is played by the others, too.
That only shows how they play; whether two editions differ is decided by their own comparison.
Tables and plain numbers are compared by what is written, so what two pairs say of them fits together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from cardlaw.analysis.comparison.many.credit import Clauses, DecidingRules, Resting, acts_of
from cardlaw.analysis.comparison.many.plainest import all_plainest
from cardlaw.analysis.comparison.many.stage import (
    EditionsStage,
    Part,
    by_other_chance,
    facets,
    goes_with_card,
    set_so,
    staged,
    thing,
)
from cardlaw.analysis.effects.scenes import Scene
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import alike
from cardlaw.analysis.results.difference import MOVES, PLACES, Compared, Difference, sides
from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.analysis.traces.describe import held, of_everybody, outcomes
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.working import Crew
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message


def joined(
    differences: Sequence[Difference], same: Iterable[Compared], crew: Crew[Sequence[m.Model]]
) -> list[Difference]:
    """The differences in effects of all pairs, each judged by all the editions and told once.

    `same` is what pairs have in common.
    """
    rules = DecidingRules(differences)
    apart = frozenset(_set_apart(differences))
    played = staged(crew, _judged, [each for each in differences if each.scene is not None], apart)
    rests = Resting(differences)
    told = [rests.added(_of_guilt(each, crew.ground)) for each in merged(_completed(played, rules))]
    written = (each for each in differences if each.scene is None)
    return [*tables(written, same), *staged(crew, all_plainest, told, apart)]


def _completed(differences: Iterable[Difference], rules: DecidingRules) -> Iterator[Difference]:
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


class _Judges(EditionsStage):
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
        told = of_everybody(scene.key, told, {name: seen[name].facets for name in told})
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


Word = TypeVar("Word", Verdict, Clauses)


# ------------------------------------------------------------------ what is written
def tables(differences: Iterable[Difference], same: Iterable[Compared]) -> Iterator[Difference]:
    """What differs as it is written, thing by thing: each edition's word, whichever pair it comes from."""
    agreed = {(each.about, frozenset((each.one, each.other))) for each in same if each.how == "table"}
    found: dict[object, Difference] = {}
    for each in differences:
        key = (each.kind, each.about, each.under)
        before = found.get(key)
        if before is not None:
            each = replace(
                before,
                topics=before.topics or each.topics,
                verdicts=_united(before.verdicts, each.verdicts),
                clauses=_united(before.clauses, each.clauses),
                pairs=_all_pairs(before, each),
            )
        found[key] = each
    return (replace(each, verdicts=tuple(_worded(each, agreed))) for each in found.values())


def _worded(each: Difference, agreed: set[tuple[Message, frozenset[str]]]) -> Iterator[tuple[str, Verdict]]:
    """Each edition's word; where editions write the same in other words, those of the first of them."""
    groups: dict[Verdict, list[str]] = {}
    for name, word in sorted(each.verdicts, key=lambda told: told[0]):
        like = (
            theirs
            for theirs, names in groups.items()
            if all((each.about, frozenset((name, other))) in agreed for other in names)
        )
        said = next(like, word)
        groups.setdefault(said, []).append(name)
        yield name, said


def _united(
    one: tuple[tuple[str, Word], ...], other: tuple[tuple[str, Word], ...]
) -> tuple[tuple[str, Word], ...]:
    return tuple({**dict(other), **dict(one)}.items())


def _all_pairs(one: Difference, other: Difference) -> tuple[tuple[str, str], ...]:
    return tuple(dict.fromkeys((*one.pairs, *other.pairs)))


# ------------------------------------------------------------------ once
def merged(differences: Iterable[Difference]) -> list[Difference]:
    """Differences that set the editions apart alike, in the same thing by the same rules, with the smallest witness.

    One that tells of fewer editions, since others cannot be asked at its table, goes with one that tells of more.
    """
    found: dict[object, list[Difference]] = {}
    for each in differences:
        several = found.setdefault((each.sort, acts_of(each), each.facet, each.under), [])
        place = next(
            (i for i, other in enumerate(several) if _told(each) == _told(other) and _fit(each, other)), None
        )
        if place is None:
            several.append(each)
            continue
        before = several[place]
        smaller = each.witness and before.witness and each.witness.size < before.witness.size
        kept, other = (each, before) if smaller else (before, each)
        several[place] = replace(
            kept,
            clauses=_united(kept.clauses, other.clauses),
            rests_on=tuple(dict.fromkeys((*before.rests_on, *each.rests_on))),
            pairs=_all_pairs(kept, other),
        )
    return [each for several in found.values() for each in _gathered(several)]


def _gathered(several: list[Difference]) -> list[Difference]:
    """Differences in one thing less those that another includes, which then is told by their pairs, too."""
    kept = {place: each for place, each in enumerate(several)}
    for place in sorted(kept, key=lambda place: len(several[place].verdicts)):
        whole = next((other for other, each in kept.items() if _includes(each, several[place])), None)
        if whole is not None:
            part = kept.pop(place)
            kept[whole] = replace(
                kept[whole],
                rests_on=tuple(dict.fromkeys((*kept[whole].rests_on, *part.rests_on))),
                pairs=_all_pairs(kept[whole], part),
            )
    return list(kept.values())


def _includes(whole: Difference, part: Difference) -> bool:
    """Whether a difference tells the same as another of its editions, by the same rules, and of more of them."""
    names = {name for name, _ in part.verdicts}
    if not names < {name for name, _ in whole.verdicts} or (whole.kind in PLACES) != (part.kind in PLACES):
        return False
    less = replace(
        whole,
        verdicts=tuple(each for each in whole.verdicts if each[0] in names),
        clauses=tuple(each for each in whole.clauses if each[0] in names),
    )
    return _told(less) == _told(part) and _fit(less, part)


def _told(each: Difference) -> object:
    """What tells the editions apart: their words about a move, or who does as who else."""
    return frozenset(each.verdicts) if each.sort in MOVES else sides(each)


def _fit(one: Difference, other: Difference) -> bool:
    """Whether two differences come of the same rules: all of them for moves, the first of each edition for effects."""
    if one.sort in MOVES:
        return {*one.clauses} == {*other.clauses}
    theirs = dict(other.clauses)
    return all(
        not rules or not theirs.get(name) or rules[0] == theirs[name][0] for name, rules in one.clauses
    )
