"""Which rules and readings are named for an edition in a scene: those of its own comparisons, and those that decide.

A rule decides what is seen if the edition does otherwise there without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import shared
from cardlaw.analysis.results.difference import Choice, Difference
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Message

Clauses = tuple[str, ...]


class DecidingRules:
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


Looks = Callable[[m.Model], Any]
"""What is seen in a scene if an edition plays it by these rules."""


def deciding(model: m.Model, named: tuple[str, ...], looks: Looks, fired: bool) -> tuple[str, ...] | None:
    """Of the clauses named for an edition, and the rules that bear on them, those that decide; None if none does.

    One decides if something else is seen without it. Of those that do the same each by itself all do. A single one that
    is known to have `fired` is not asked about.
    """
    if not {m.rule_of(clause) for clause in named} <= {rule.id for rule in model.rules}:
        return named  # no rules are meant, but how the move before was judged
    asked = (*named, *_bearing(model, named))
    if len(asked) == 1 and fired:
        return named
    seen = looks(model)
    found = tuple(rule for rule in asked if looks(without(model, (rule,))) != seen)
    if found:
        return found
    return named if named and looks(without(model, named)) != seen else None


def _bearing(model: m.Model, named: Iterable[str]) -> list[str]:
    """The rules that override some rules, say when they do not apply, or define a word in what they do."""
    rules = {m.rule_of(clause) for clause in named}
    words = {
        node.predicate
        for rule in model.rules
        if rule.id in rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Effect)
        for node in nodes(placed.clause.body)
        if isinstance(node, m.PredicateOf)
    }
    return [rule.id for rule in model.rules if rule.id not in rules and _bears(rule, rules, words)]


def _bears(rule: m.Rule, rules: set[str], words: set[str]) -> bool:
    if any(rules & {*over.rules} for over in rule.overrides):
        return True
    for placed in rule.clauses:
        match placed.clause:
            case m.Waive(target=target) if target in rules:
                return True
            case m.DefinePredicate(predicate=word) if word in words:
                return True
    return False


def of_that_name(model: m.Model, clauses: Iterable[str]) -> list[str]:
    """What a model has of clauses of another: a clause of that name, or the rule."""
    ids = {rule.id for rule in model.rules} | {placed.id for rule in model.rules for placed in rule.clauses}
    named = (clause if clause in ids else m.rule_of(clause) for clause in clauses)
    return [clause for clause in named if clause in ids]


def without(model: m.Model, less: tuple[str, ...]) -> m.Model:
    """The model less some rules or single clauses, always the same one for the same."""
    made = _less(model)
    if less not in made:
        kept = (rule for rule in model.rules if rule.id not in less)
        made[less] = replace(model, rules=tuple(_part(rule, less) for rule in kept))
    return made[less]


def _part(rule: m.Rule, less: tuple[str, ...]) -> m.Rule:
    """A rule less some of its clauses."""
    clauses = tuple(placed for placed in rule.clauses if placed.id not in less)
    return rule if len(clauses) == len(rule.clauses) else replace(rule, clauses=clauses)


_less: m.Fact[dict[tuple[str, ...], m.Model]] = m.Fact(lambda model: {})
