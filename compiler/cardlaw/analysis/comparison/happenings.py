"""What happens, compared: two editions event by event, and what one edition does twice or in no order.

`compare_effects` says of two models what is the same and how that is known,
what differs and where that was shown at the table, and what stays unknown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations
from math import prod

from cardlaw.analysis.budget import LITTLE, USED_UP, at_most, metered, used_up
from cardlaw.analysis.comparison.declared import compared_tables
from cardlaw.analysis.comparison.ledger import Ledger
from cardlaw.analysis.effects.compare import FAR, Again, Result, Sameness, Traced
from cardlaw.analysis.effects.resolve import Apart, Unclear
from cardlaw.analysis.effects.scenes import scene_of, seen_alike
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import Choices, other_choices
from cardlaw.analysis.results.difference import RANKS, Choice, Comparison, Difference
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.language import model as m

tracer_of = m.Fact(Tracer)
"""The tracer of a model, made once."""

ONE_EVENT = 100_000
"""Units of work for an event that shows what two ways to settle a finding do: twice what the printed sheets need."""


# -------------------------------------------------------------------- comparing
def compare_effects(
    a: m.Model, b: m.Model, readings: bool = True, options: bool = True, together: bool = False
) -> Comparison:
    """What is the same, what differs and what is unknown between two models of one vocabulary.

    Without `readings` nothing is said of how they could be read otherwise, without `options` of what else could be
    chosen. Two other choices `together` are tried if there are few to try, or if that is wanted.
    """
    return _Comparing(a, b, readings).all(options, together)


def lacking(a: m.Model, b: m.Model) -> list[Difference]:
    """What only one of two models has: moves, kinds of card to make them with, cards."""
    comparing = _Comparing(a, b, readings=False)
    if comparing.one.edition.dealt != comparing.other.edition.dealt:
        tables = compared_tables(comparing.one, comparing.other)
        comparing.table(next(each for each in tables if each.about.id == items.PACK))
    comparing.take(comparing.base, comparing.base.lacking(), ())
    return comparing.differences


def first_difference(model: m.Model, a: m.Model, b: m.Model) -> Difference | None:
    """What is soonest seen at a table of all that two ways to settle a model do differently.

    Acts that are themselves written differently come first; what leads to them is only looked at if they show nothing.
    Once something is shown, what is seen sooner is looked for with little more work.
    """
    tracer = tracer_of(model)
    settled = {way.name: tracer.beside(way) for way in (a, b) if way.rules == model.rules}
    comparing = _Comparing(a, b, False, *(settled.get(way.name) for way in (a, b)))
    base, found = comparing.base, list[Difference]()
    far = {root: base.far(root) for root in base.roots}
    shown = FAR
    with metered(ONE_EVENT):
        for root in sorted(base.roots, key=lambda r: (far[r], r.kind is not None, r.sort == "stage")):
            if used_up() or far[root] > shown:
                break
            comparing.take(base, base.compare(root), ())
            found = [each for each in comparing.differences if each.scene is not None and each.replayed]
            if any(_soon(each) <= RANKS["next"] for each in found):
                break
            if found:
                shown = far[root]
                at_most(LITTLE)
    return min(found, key=_soon, default=None)


def _soon(each: Difference) -> int:
    return RANKS.get(each.facet[0], len(RANKS)) if each.facet else len(RANKS)


class _Comparing(Ledger):
    def __init__(
        self,
        a: m.Model,
        b: m.Model,
        readings: bool,
        one: Tracer | None = None,
        other: Tracer | None = None,
    ) -> None:
        super().__init__(a, b)
        self.readings = readings
        self.one, self.other = one or tracer_of(a), other or tracer_of(b)
        self.base = Traced(self.one, self.other)
        self.known: dict[frozenset[Choices], Traced] = {frozenset(): self.base}
        """The two editions under other choices, one or several, and under none."""

    def all(self, options: bool = True, together: bool = False) -> Comparison:
        for told in compared_tables(self.one, self.other):
            self.table(told)
        self.take(self.base, list(self.base.all()), ())
        arms = list(other_choices(self.a, self.b, self.readings)) if options else []
        for arm in arms:
            self._under((arm,))
        if options and self.readings:
            self._together(arms, together)
        return self.comparison

    # ---------------------------------------------------------------- options and readings
    def _traced(self, under: Choices) -> Traced:
        """Both editions, each under the choices that are its own."""
        return Traced(*(_chosen(tracer, under) for tracer in (self.one, self.other)))

    def _together(self, arms: Sequence[Choices], every_two: bool) -> None:
        """What takes several choices; and how many pairs, and how many threes, were left out: there are many to try."""
        tried = several(arms, (self.a, self.b), every_two)
        for some in tried:
            if not used_up():
                self._under(some)
        if tried and used_up():
            self.unknown(items.TOGETHER, USED_UP)
        for about, number in ((items.TOGETHER, 2), (items.THREES, 3)):
            left_out = ways(arms, number) - sum(len(some) == number for some in tried)
            if left_out:
                self.stands(about, "untried", str(left_out))

    def _under(self, arms: Arms) -> None:
        """What other choices bring: only roots on which they bear, and of them only what fewer did not bring."""
        under = tuple(chain(*arms))
        if used_up():
            self.unknown(items.under(under), USED_UP, under=under)
            return
        fewer = (frozenset(some) for number in range(len(arms)) for some in combinations(arms, number))
        before = [self.known[some] for some in fewer if some in self.known]
        now = self._traced(under)
        beside = [self.base] if len(arms) == 1 else self.known.values()
        now.resolver.told = set().union(*(each.told for each in beside))
        self.known[frozenset(arms)] = now
        touched = [root for root in now.roots if _is_new(root, now, before)]
        compared = self._compared if len(arms) == 1 else self._added
        self.take(now, (result for root in touched for result in compared(now, root, before)), under)

    def _added(self, comparison: Traced, root: Root, before: Sequence[Traced]) -> list[Result]:
        """What comes of a root under several choices that comes under no fewer."""
        return [
            result
            for result in comparison.compare(root, *before)
            if isinstance(result, Apart) or (isinstance(result, Unclear) and not _unclear(result, before))
        ]

    def _compared(self, comparison: Traced, root: Root, before: Sequence[Traced]) -> list[Result]:
        """What comes of a root; where the choice changes nothing on its paths, it is as it was."""
        if self.base.settled(root) and not comparison.same_slice(root) and comparison.as_base(root):
            same = [result for result in self.base.results[root] if isinstance(result, Sameness)]
            return [replace(each, how="traces" if each.how == "structural" else each.how) for each in same]
        results = comparison.compare(root, *before)
        if results == [Again(root)]:
            return [] if self._still_apart(comparison, root) else self._afresh(comparison, root)
        return results

    def _still_apart(self, comparison: Traced, root: Root) -> bool:
        """Whether what was told of a root as both are chosen is seen under other choices, too."""
        one, other = comparison.one.model, comparison.other.model
        return any(
            isinstance(apart, Apart)
            and seen_alike(scene_of(root, apart.key, apart.shown), one, other) is False
            for apart in self.base.results[root]
        )

    def _afresh(self, comparison: Traced, root: Root) -> list[Result]:
        """What comes of a root if nothing is left out; of differences one, if none was told of it before."""
        results = Traced(comparison.one, comparison.other).compare(root)
        apart = [result for result in results if isinstance(result, Apart)]
        if apart:
            return [*apart[:1]] if self.base.same(root) else []
        return results

    def _hangs(self, root: Root, tracer: Tracer, base: Tracer) -> bool:
        """Whether what bears on a root is written otherwise under other choices."""
        return tracer is not base and root.sort != "turn" and tracer.slice(root) != base.slice(root)

    def rests_on(self, apart: Apart) -> Iterator[Choice]:
        """Readings and options under another arm of which an edition would do at the same table what the other does."""
        if not self.readings:
            return
        base, scene = self.base, scene_of(apart.root, apart.key, apart.shown)
        sides = (
            (0, self.one, self.b, base.one, apart.root, apart.shown.b),
            (1, self.other, self.a, base.other, base.counterpart[apart.root], apart.shown.a),
        )
        for side, tracer, beside, chosen, root, wanted in sides:
            for axis, value in _other_arms(tracer.model, beside):
                arm = tracer.under(axis, value)
                narrowed = arm.narrowed(chosen.edition.dealt)
                if self._hangs(root, narrowed, chosen) and not narrowed.as_base(root, scene.world.seating):
                    seen = scene.seen(arm.model, side)
                    if seen is not None and _likewise(apart, seen, wanted):
                        yield tracer.model.name, axis, value


def _likewise(apart: Apart, seen: Seen, wanted: Seen) -> bool:
    """Whether the same came of it, and not because chance brought cards that it brought to neither."""
    known = (apart.shown.a.shuffles, apart.shown.b.shuffles)
    same = seen.cut == wanted.cut and seen.facets.get(apart.key) == wanted.facets.get(apart.key)
    return same and seen.shuffles in known


def _other_arms(model: m.Model, beside: m.Model) -> Iterator[tuple[str, int | str]]:
    """The ways to choose otherwise, one at a time; not options that the edition beside it has to be set to, too."""
    shared = {(axis.name, arm.value) for axis in beside.axes if axis.sort == "option" for arm in axis.arms}
    for axis in model.axes:
        for arm in axis.arms:
            alike = axis.sort == "option" and (axis.name, arm.value) in shared
            if arm.value != model.choice(axis.name) and not alike:
                yield axis.name, arm.value


# -------------------------------------------------------------------- choices
FEW = 30
"""So many pairs, or sets of any size, of choices on which no rule hangs together are tried unasked: small games have
fewer."""

Arms = tuple[Choices, ...]
"""Other choices that are made together."""


def several(arms: Sequence[Choices], models: Iterable[m.Model], every_two: bool) -> list[Arms]:
    """The choices that are tried together: those on which one rule hangs; besides any two, or all, if there are few."""
    every = prod(1 + number for number in _apart(arms).values()) - len(arms) - 1
    groups = [group for model in models for group in _hanging_together(model)]
    found = {some for group in groups for some in _sets([arm for arm in arms if _axes(arm) & group])}
    if every <= FEW:
        found |= {*_sets(arms)}
    elif every_two or ways(arms, 2) <= FEW:
        found |= {*_sets(arms, 2)}
    return sorted(found, key=lambda some: (len(some), [arms.index(arm) for arm in some]))


def _sets(arms: Sequence[Choices], most: int | None = None) -> Iterator[Arms]:
    """All ways to make two or more choices together, each of something else."""
    for number in range(2, (most or len(_apart(arms))) + 1):
        for some in combinations(arms, number):
            if len(_apart(some)) == number:
                yield some


def _apart(arms: Iterable[Choices]) -> Counter[frozenset[tuple[str, str]]]:
    """What there is to choose otherwise, and in how many ways each."""
    return Counter(frozenset(_axes(arm)) for arm in arms)


def ways(arms: Iterable[Choices], number: int) -> int:
    """In how many ways so many choices can be made together."""
    return sum(prod(some) for some in combinations(_apart(arms).values(), number))


def _chosen(tracer: Tracer, under: Choices) -> Tracer:
    """An edition under the choices that are its own."""
    for edition, axis, value in under:
        if edition == tracer.model.name:
            tracer = tracer.under(axis, value)
    return tracer


def _is_new(root: Root, now: Traced, before: Sequence[Traced]) -> bool:
    """Whether what bears on a root is written as it never was with fewer choices."""
    if root.sort == "turn":
        return False
    return _slices(now, root) not in [_slices(each, root) for each in before if root in each.counterpart]


def _hanging_together(model: m.Model) -> Iterator[frozenset[tuple[str, str]]]:
    """The options and readings on which one rule hangs, or a rule and one that it sets aside."""
    hangs = {
        rule.id: {
            *(c.axis for c in rule.under),
            *(o.under.axis for o in rule.overrides if o.under is not None),
        }
        for rule in model.rules
    }
    for rule in model.rules:
        aside = {id for override in rule.overrides for id in override.rules}
        aside |= {p.clause.target for p in rule.clauses if isinstance(p.clause, m.Waive)}
        for other in (rule.id, *sorted(aside & hangs.keys())):
            yield frozenset((model.name, axis) for axis in hangs[rule.id] | hangs[other])


def _slices(comparison: Traced, root: Root) -> tuple[object, object]:
    return comparison.one.slice(root), comparison.other.slice(comparison.counterpart[root])


def _axes(choices: Choices) -> set[tuple[str, str]]:
    return {(edition, axis) for edition, axis, _ in choices}


def _unclear(result: Unclear, before: Iterable[Traced]) -> bool:
    """Whether the same was unclear with fewer choices."""
    every = (each for comparison in before for each in comparison.results.get(result.root, ()))
    return any(isinstance(each, Unclear) and each.reason == result.reason for each in every)
