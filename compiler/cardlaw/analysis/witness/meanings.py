"""Which rules say what a clause's own words mean, on the layer and under the choices of a finding."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.witness.replay import layered
from cardlaw.language import model as m
from cardlaw.language.walking import nodes


def meanings(model: m.Model, finding: Finding) -> Iterator[tuple[str, str, m.Rule]]:
    """For each clause of a finding that judges a move the words it uses, with the rules that define them.

    A word is told once, with the first clause that uses it; rules that the finding names anyway are left out.
    """
    named = {m.rule_of(clause) for clause in finding.clauses}
    clauses = {placed.id: placed.clause for rule in model.rules for placed in rule.clauses}
    rules = _in_force(model, finding)
    told: set[str] = set()
    for id in finding.clauses:
        clause = clauses.get(id)
        if not isinstance(clause, m.Norm):
            continue
        for word in _words(clause):
            if word not in told:
                told.add(word)
                yield from ((id, word, rule) for rule in _defining(rules, word) if rule.id not in named)


def _words(clause: m.Clause) -> Iterator[str]:
    """The defined words of a clause, in the order in which it uses them."""
    yield from dict.fromkeys(n.predicate for n in nodes(clause) if isinstance(n, m.PredicateOf))


def _defining(rules: dict[str, tuple[m.Rule, frozenset[str]]], word: str) -> list[m.Rule]:
    """The rules that define a word, without those that another of them overrides."""
    found = [(rule, gone) for rule, gone in rules.values() if _defines(rule, word)]
    overridden = {id for _, gone in found for id in gone}
    return [rule for rule, _ in found if rule.id not in overridden]


def _defines(rule: m.Rule, word: str) -> bool:
    return any(isinstance(c.clause, m.DefinePredicate) and c.clause.predicate == word for c in rule.clauses)


def _in_force(model: m.Model, finding: Finding) -> dict[str, tuple[m.Rule, frozenset[str]]]:
    """The rules that count where a finding was judged, each with those that it overrides there."""
    witness = finding.witness
    choices = {**dict(model.choices), **dict(witness.choices if witness else ())}
    there = layered(model, finding.layer, choices, witness is not None and witness.assumed)
    return {
        rule.id: (
            rule,
            frozenset(
                id
                for override in rule.overrides
                if override.under is None or there.choice(override.under.axis) in override.under.values
                for id in override.rules
            ),
        )
        for rule in there.rules_in("assumption")
    }
