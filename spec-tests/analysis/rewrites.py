"""Rulebooks that say the same in other words: `compare` has to call them the same, and leave nothing unknown.

`python spec-tests/analysis/rewrites.py` goes through all of them (`EVERY=n` takes each n-th); the tests take a sample.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from analysis.agreement import EDITIONS
from analysis.mutant import Mutant, everywhere
from analysis.mutants import HAPPENING, JUDGED, Trial
from cardlaw.analysis.symbolic.windows import substituted
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import locals_of
from cardlaw.language.walking import nodes
from shipped import model_of

OTHER_SIDE: dict[str, Any] = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
BINDING = m.Some | m.Count | m.Total | m.Best
Words = dict[str, m.DefinePredicate]
DENIED: dict[str, Any] = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def rewrites(model: m.Model) -> Iterator[Mutant]:
    """Every model that says one thing of a clause that it is played by in other words."""
    played = {rule.id for rule in model.rules_in("assumption")}
    words = _defined_once(model)
    yield Mutant("every rule by another name", _renamed(model), happening=True)
    for number, rule in enumerate(model.rules):
        for changed, what in _rules(rule, words) if rule.id in played else ():
            rules = (*model.rules[:number], changed, *model.rules[number + 1 :])
            other = replace(model, name=f"{model.name}*", rules=rules)
            yield Mutant(f"{rule.id}: {what}", other, happening=True)


def _renamed(model: m.Model) -> m.Model:
    names = {rule.id: f"{rule.id}-so-called" for rule in model.rules}

    def clause(placed: m.PlacedClause) -> m.PlacedClause:
        rule, mark, number = placed.id.partition("#")
        said = placed.clause
        if isinstance(said, m.Waive):
            said = replace(said, target=names[said.target])
        return replace(placed, id=f"{names[rule]}{mark}{number}", clause=said)

    rules = tuple(
        replace(
            rule,
            id=names[rule.id],
            clauses=tuple(map(clause, rule.clauses)),
            overrides=tuple(replace(o, rules=tuple(map(names.__getitem__, o.rules))) for o in rule.overrides),
        )
        for rule in model.rules
    )
    return replace(model, name=f"{model.name}*", rules=rules)


def _defined_once(model: m.Model) -> Words:
    """The words that a single clause defines, which nothing overrides or waives."""
    every = [(rule, placed.clause) for rule in model.rules for placed in rule.clauses]
    touched = {target for rule in model.rules for override in rule.overrides for target in override.rules}
    touched |= {clause.target for _, clause in every if isinstance(clause, m.Waive)}
    found: dict[str, list[tuple[m.Rule, m.DefinePredicate]]] = {}
    for rule, clause in every:
        if isinstance(clause, m.DefinePredicate):
            found.setdefault(clause.predicate, []).append((rule, clause))
    return {
        word: clauses[0][1]
        for word, clauses in found.items()
        if len(clauses) == 1 and clauses[0][0].layer == "text" and clauses[0][0].id not in touched
    }


def _rules(rule: m.Rule, words: Words) -> Iterator[tuple[m.Rule, str]]:
    for place, placed in enumerate(rule.clauses):
        before, after = rule.clauses[:place], rule.clauses[place + 1 :]
        if not isinstance(placed.clause, JUDGED + HAPPENING):
            continue
        for clause, what in _clauses(placed.clause, words):
            changed = replace(placed, clause=clause)
            yield replace(rule, clauses=(*before, changed, *after)), f"{placed.id} {what}"
        match placed.clause:
            case m.DefinePredicate(condition=m.AnyOf(parts=parts)) if len(parts) > 1:
                clauses = [
                    replace(placed, id=f"{placed.id}~{i}", clause=replace(placed.clause, condition=part))
                    for i, part in enumerate(parts)
                ]
                yield replace(rule, clauses=(*before, *clauses, *after)), f"{placed.id} as several clauses"


def _clauses(clause: Any, words: Words) -> Iterator[tuple[Any, str]]:
    name = "where" if isinstance(clause, m.Effect) else "condition"
    condition = getattr(clause, name)
    if condition != m.YES:
        yield replace(clause, **{name: m.Not(m.Not(condition))}), "denied twice"
    for field in (name, "body", "value"):
        for other, what in everywhere(getattr(clause, field, None), partial(_rewritten, words)):
            yield replace(clause, **{field: other}), what


def _rewritten(words: Words, expr: Any) -> Iterator[tuple[Any, str]]:
    """The same in other words."""
    match expr:
        case m.Const(type="number", value=int()):
            one = m.Const("number", 1)
            yield m.Arithmetic("-", m.Arithmetic("+", expr, one), one), "and one more, less one"
        case m.AllOf(parts=parts) | m.AnyOf(parts=parts) if len(parts) > 1:
            yield replace(expr, parts=parts[::-1]), "the other way round"
            other = m.AnyOf if isinstance(expr, m.AllOf) else m.AllOf
            yield m.Not(other(tuple(m.Not(part) for part in parts))), "by De Morgan"
            yield replace(expr, parts=(parts[0], replace(expr, parts=parts[1:]))), "in brackets"
        case m.Compare(operator=operator, left=left, right=right):
            yield m.Compare(OTHER_SIDE[operator], right, left), "from the other side"
            yield m.Not(m.Compare(DENIED[operator], left, right)), "as the contrary denied"
        case m.KindIs(kinds=kinds) if len(kinds) > 1:
            parts = tuple(replace(expr, kinds=(kind,)) for kind in kinds)
            yield m.AnyOf(parts), "kind by kind"
        case m.If(condition=condition, then=then, otherwise=otherwise):
            yield m.If(m.Not(condition), otherwise, then), "turned round"
        case m.Some() | m.Count() | m.Total() | m.Best():
            yield replace(expr, where=m.AllOf((expr.where, expr.where))), "said twice"
            yield _bound_anew(expr), "by another name"
        case m.PredicateOf(predicate=word, subject=subject) if word in words:
            said = words[word]
            bound = {node.name for node in nodes(said.condition) if isinstance(node, BINDING)}
            if not bound & locals_of(subject):
                yield substituted(said.condition, {said.subject: subject}), f"with `{word}` in place"


def _bound_anew(expr: Any) -> Any:
    """A quantifier that calls its members something else."""
    other = {expr.name: m.Local("so-called", expr.type)}
    parts = {
        part: substituted(getattr(expr, part), other) for part in ("where", "value") if hasattr(expr, part)
    }
    return replace(expr, name="so-called", **parts)


def main() -> int:
    """Every rewriting of every edition, or of those named; what is not called the same is listed."""
    step = int(os.environ.get("EVERY", "1"))
    failed = 0
    for edition in sys.argv[1:] or EDITIONS:
        model = model_of(edition)
        trial, start = Trial(model), time.perf_counter()
        every = list(rewrites(model))[::step]
        same = 0
        for rewriting in every:
            found, unknown = trial.found(rewriting)
            same += not found and not unknown
            if found or unknown:
                print(f"  {'DIFFERS' if found else 'unknown'}: {rewriting.what}", flush=True)
        failed += len(every) - same
        took = time.perf_counter() - start
        print(f"{edition}: {len(every)} rewritings, {same} compare the same; {took:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
