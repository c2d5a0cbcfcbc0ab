"""What happens under two choices together: classes of difference that neither of them alone brings about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import prod

from cardlaw.analysis.budget import used_up
from cardlaw.analysis.effects.compare import Traced
from cardlaw.analysis.effects.resolve import Apart, Unclear
from cardlaw.analysis.results.choices import Choices
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.language import model as m

FEW = 30
"""So many pairs of choices on which no rule hangs together are tried unasked: two small games have fewer."""

Combined = tuple[Choices, Traced, list[Apart | Unclear]]
"""Two choices, both editions under them, and what is new then."""


class Combining:
    """Two editions under every two choices that can be made together."""

    def __init__(self, base: Traced, tracers: tuple[Tracer, Tracer], alone: Mapping[Choices, Traced]) -> None:
        """`base` compares the editions as chosen, `alone` under each other choice, `tracers` follow all their cards."""
        self.base, self.tracers, self.alone = base, tracers, alone
        self.told = set(base.told).union(*(each.told for each in alone.values()))
        self.pairs = [(p, q) for p, q in combinations(alone, 2) if not _axes(p) & _axes(q)]
        linked = {link for tracer in tracers for link in _linked(tracer.model)}
        self.linked = [
            (p, q) for p, q in self.pairs if any({x, y} in linked for x in _axes(p) for y in _axes(q))
        ]
        """Those of which some rule hangs on both."""
        arms = Counter(frozenset(_axes(choices)) for choices in alone)
        self.threes = sum(prod(three) for three in combinations(arms.values(), 3))
        """How many ways there are to make three of the other choices, none of which is tried."""

    def found(self, pairs: Sequence[tuple[Choices, Choices]]) -> Iterator[Combined]:
        """What each two choices bring that was not told before; nothing more once the work is used up."""
        for p, q in pairs:
            if used_up():
                return
            under = (*p, *q)
            both = Traced(*(self._under(tracer, under) for tracer in self.tracers))
            both.resolver.told = self.told
            before = (self.base, self.alone[p], self.alone[q])
            results = [
                result
                for root in both.roots
                if self._is_new(root, both, before)
                for result in both.compare(root, *before)
                if isinstance(result, Apart) or (isinstance(result, Unclear) and not _unclear(result, before))
            ]
            if results:
                yield under, both, results

    def _under(self, tracer: Tracer, under: Choices) -> Tracer:
        """An edition under the choices that are its own."""
        for edition, axis, value in under:
            if edition == tracer.model.name:
                tracer = tracer.under(axis, value)
        return tracer

    def _is_new(self, root: Root, both: Traced, before: tuple[Traced, ...]) -> bool:
        """Whether what bears on a root is written as it never was with fewer choices."""
        if root.sort == "turn":
            return False
        return _slices(both, root) not in [_slices(each, root) for each in before if root in each.counterpart]


def _linked(model: m.Model) -> Iterator[frozenset[tuple[str, str]]]:
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
            for two in combinations(sorted(hangs[rule.id] | hangs[other]), 2):
                yield frozenset((model.name, axis) for axis in two)


def _slices(comparison: Traced, root: Root) -> tuple[object, object]:
    return comparison.one.slice(root), comparison.other.slice(comparison.counterpart[root])


def _axes(choices: Choices) -> set[tuple[str, str]]:
    return {(edition, axis) for edition, axis, _ in choices}


def _unclear(result: Unclear, before: tuple[Traced, ...]) -> bool:
    """Whether the same was unclear with fewer choices."""
    every = (each for comparison in before for each in comparison.results.get(result.root, ()))
    return any(isinstance(each, Unclear) and each.reason == result.reason for each in every)
