"""Which rules make what is seen in a scene: without them the edition does otherwise there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cardlaw.language import model as m
from cardlaw.language.walking import nodes

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
