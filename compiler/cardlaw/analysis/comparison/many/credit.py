"""Which rules and readings are named for an edition that only plays the scene of two others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import shared
from cardlaw.analysis.results.difference import Choice, Difference
from cardlaw.wording.arguments import Message

Clauses = tuple[str, ...]


class Rules:
    """Which rules decide for an edition, by what its own comparisons say of the same thing."""

    def __init__(self, differences: Iterable[Difference]) -> None:
        self._known: dict[object, dict[str, list[Clauses]]] = {}
        for each in differences:
            mine = self._known.setdefault((acts_of(each), each.facet), {})
            for name, clauses in each.clauses:
                mine.setdefault(name, []).append(clauses)

    def completed(self, each: Difference) -> tuple[tuple[str, Clauses], ...]:
        """The rules of every edition; best those that are called as where the same happens, or else as elsewhere."""
        known = self._known.get((acts_of(each), each.facet), {})
        words, found = dict(each.verdicts), dict(each.clauses)
        named = {rule for clauses in found.values() for rule in clauses}
        for name, word in each.verdicts:
            if name in found:
                continue
            alike = {rule for other, clauses in each.clauses if words[other] == word for rule in clauses}
            best = max(
                known.get(name, [()]), key=lambda rules: (len(alike & {*rules}), len(named & {*rules}))
            )
            found[name] = best if named & {*best} else ()
            own = bool(each.under) and not shared(each.under)
            if not found[name] and not own:  # which of them decide is seen when they are taken out
                found[name] = tuple(dict.fromkeys(rule for rules in known.get(name, ()) for rule in rules))
        return tuple((name, found[name]) for name, _ in each.verdicts)


class Resting:
    """On which readings it rests what an edition does, by what its own comparisons say of the same thing."""

    def __init__(self, differences: Iterable[Difference]) -> None:
        self._known: dict[tuple[str, ...], list[tuple[frozenset[Message], tuple[Choice, ...]]]] = {}
        for each in differences:
            if each.rests_on:
                self._known.setdefault(each.facet, []).append((acts_of(each), each.rests_on))

    def added(self, each: Difference) -> Difference:
        """The difference with what it may rest on in editions beside those that told it; that is still to be tried."""
        beside = {name for name, _ in each.verdicts} - {name for pair in each.pairs for name in pair}
        known = () if each.under else self._known.get(each.facet, ())
        more = [
            choice
            for acts, choices in known
            if acts & acts_of(each)
            for choice in choices
            if choice[0] in beside
        ]
        return replace(each, rests_on=tuple(dict.fromkeys((*each.rests_on, *more))))


def acts_of(each: Difference) -> frozenset[Message]:
    """What a difference is about, stages in whatever order."""
    return items.parts(each.about)
