"""Editions side by side: every pair compared, each difference judged by all of them, and who agrees with whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations

from cardlaw.analysis.comparison.accounting.account import PLAYED, accounted
from cardlaw.analysis.comparison.many.join import joined, merged
from cardlaw.analysis.comparison.many.stage import Part, staged
from cardlaw.analysis.comparison.pair import Look, Told, between, by_one_only, common_ground
from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import alike, made
from cardlaw.analysis.results.difference import MOVES, Compared, Comparison, Difference, arranged, by_name
from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.analysis.symbolic.windows import in_play, offering
from cardlaw.analysis.witness.replay import judged_at
from cardlaw.analysis.working import Crew
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m

Wanted = tuple[int, int, Look]
"""Two of several models by their places, and what they are compared in."""


def compare_models(
    models: Sequence[m.Model], effects: bool = True, chosen: bool = False, joint: bool = False
) -> Comparison:
    """Every pair of the models, with each difference in legality judged by all of them."""
    ordered = by_name(models)
    wanted = list(looks(ordered, effects, chosen, joint))
    found = [between(ordered[one], ordered[other], look) for one, other, look in wanted]
    with Crew(ordered, 1) as crew:
        told = all_accounted(crew, wanted, found, effects)
        return arranged(together(crew, told, effects), [model.name for model in models])


def looks(
    models: Sequence[m.Model], effects: bool, chosen: bool = False, joint: bool = False
) -> Iterator[Wanted]:
    """Every pair, and what it is compared in.

    That is only as they are `chosen` to be played, or under every two other choices (`joint`), if that is wanted.
    """
    every: tuple[Look, ...] = (
        ("moves", "joint effects" if joint else "effects") if effects else ("moves", "lacks")
    )
    if chosen:
        every = ("chosen moves", "chosen effects")
    for one, other in combinations(range(len(models)), 2):
        yield from ((one, other, look) for look in every)


def all_accounted(
    crew: Crew[Sequence[m.Model]], wanted: Sequence[Wanted], found: Iterable[Sequence[Told]], effects: bool
) -> list[Told]:
    """What the looks at each pair told, with every place in which the two are written differently accounted for."""
    chosen = any(look.startswith("chosen") for _, _, look in wanted)
    pairs: dict[tuple[int, int], list[Told]] = {}
    for (one, other, _), told in zip(wanted, found, strict=True):
        pairs.setdefault((one, other), []).extend(told)
    work = partial(_accounted, effects=effects, chosen=chosen)
    every = dict(crew.each(work, list(pairs.items()), lambda pair: len(pair[1])))
    return [each for place in range(len(pairs)) for each in every[place]]


def _accounted(
    models: Sequence[m.Model], pair: tuple[tuple[int, int], list[Told]], effects: bool, chosen: bool
) -> tuple[Told, ...]:
    (one, other), told = pair
    return accounted(models[one], models[other], told, effects, chosen)


def together(crew: Crew[Sequence[m.Model]], told: Sequence[Told], effects: bool = True) -> Comparison:
    """What the pairs of models told, put before all of them.

    The models go by name: what is found does not hang on who is named first. Without `effects`, what only one of them
    offers is a difference by itself.
    """
    models = crew.ground
    told = told if effects else [*told, *by_one_only(told)]
    differences: list[Difference] = []
    compared: list[Compared] = []
    for each in told:
        if isinstance(each, Difference):
            (one, _), (other, _) = each.verdicts
            differences.append(replace(each, pairs=((one, other),)))
        else:
            compared.append(each)
    judged = staged(crew, _all_judged, [each for each in differences if each.sort in MOVES], frozenset())
    faults = tuple(each for each in judged if each.replayed is False)
    kept = merged(each for each in judged if each.replayed is not False)
    same = [each for each in compared if each.relation == "same"]
    kept += joined([d for d in differences if d.sort not in MOVES and d.kind != PLAYED], same, crew)
    kept += [each for each in differences if each.kind == PLAYED]
    names = tuple(model.name for model in models)
    return Comparison(names, tuple(kept), tuple(compared), faults)


# ------------------------------------------------------------------ every edition's word on a witness
class _Bench:
    """The editions as judges, each under the choices that a difference takes."""

    def __init__(self, models: Sequence[m.Model]) -> None:
        self.models = models
        self._asked = {
            model.name: [
                other.name for other in models if other is model or common_ground(model, other) is not None
            ]
            for model in models
        }
        """For each edition those that can be asked about its tables, itself included."""

    def judged(self, each: Difference) -> Difference:
        each = replace(each, under=alike(self.models, each.under))
        asked = self._asked[each.verdicts[0][0]]
        return _judged(each, [made(model, each.under) for model in self.models if model.name in asked])


_bench = m.Joint(lambda models: _Bench(aligned(models)))


def _all_judged(models: Sequence[m.Model], part: Part) -> list[Difference]:
    return [_bench(models).judged(each) for each in part[1]]


def _judged(difference: Difference, judges: Iterable[m.Model]) -> Difference:
    """The difference with the engine's word of every edition in its witness; replayed if the claim came true."""
    witness = difference.witness
    if witness is None or witness.move is None:
        return difference
    act = witness.move[0]
    moment = items.moment(difference.about)
    assert moment is not None
    verdicts: dict[str, Verdict] = {}
    clauses: dict[str, tuple[str, ...]] = {}
    for model in judges:
        window = offering(in_play(model), moment, act)
        if window is None:
            continue
        try:
            word, deciding = judged_at(model, window, witness, difference.sort == "guilt")
        except TableError:
            continue
        verdicts[model.name] = word
        clauses[model.name] = deciding
    claimed = dict(difference.verdicts)
    shown = all(verdicts.get(name) == word for name, word in claimed.items())
    return replace(
        difference, verdicts=tuple(verdicts.items()), clauses=tuple(clauses.items()), replayed=shown
    )
