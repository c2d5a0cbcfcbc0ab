"""Replacements that contend: two files stand in for one act, and nothing says which of them comes first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.composition.circles import narrowed
from cardlaw.language.composition.order import order_links
from cardlaw.language.diagnostics.diagnostic import Label
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.sayings import say


def contending(scope: Scope, model: m.Model, rules: Mapping[str, s.Rule]) -> None:
    """Complain of replacements of one act by rules of different files that can both apply and have no order."""
    replacing: dict[str, list[tuple[m.Rule, m.Effect]]] = {}
    for rule in model.rules:
        for placed in rule.clauses:
            if isinstance(placed.clause, m.Effect) and placed.clause.instead:
                replacing.setdefault(placed.clause.act, []).append((rule, placed.clause))
    if all(len({rule.unit for rule, _ in found}) < 2 for found in replacing.values()):
        return
    settled = {rule.id: [id for o in rule.overrides for id in o.rules] for rule in model.rules}
    for id, others in order_links(model.rules).items():
        settled[id] = settled[id] + others
    told: set[tuple[str, str]] = set()
    for act, found in replacing.items():
        for (one, first), (other, second) in combinations(found, 2):
            pair = (one.id, other.id)
            if one.unit == other.unit or pair in told or not _together(one, first, other, second):
                continue
            if other.id in _reached(settled, one.id) or one.id in _reached(settled, other.id):
                continue
            told.add(pair)
            scope.complain(
                "E0412",
                rules[other.id].name.span,
                say("both-stand-nothing-says", unit=one.unit, unit2=other.unit, act=act),
                labels=(Label(rules[one.id].name.span, say("does-so", unit=one.unit)),),
                help=say("say-before-topic-if", topic=one.topic, other=other.name),
            )


def _together(one: m.Rule, first: m.Effect, other: m.Rule, second: m.Effect) -> bool:
    """Whether both can apply to one happening: under some choice, and to some kind of card."""
    if narrowed({}, (*one.under, *other.under)) is None:
        return False
    mine, theirs = _kinds(first.match), _kinds(second.match)
    return mine is None or theirs is None or bool(mine & theirs)


def _kinds(match: m.Expr) -> frozenset[str] | None:
    """The kinds of card that a pattern asks for; None if it asks for none in particular."""
    parts = match.parts if isinstance(match, m.AllOf) else (match,)
    asked = [frozenset(part.kinds) for part in parts if isinstance(part, m.KindIs)]
    return asked[0].intersection(*asked[1:]) if asked else None


def _reached(links: Mapping[str, Iterable[str]], start: str) -> set[str]:
    found: set[str] = set()
    todo = [start]
    while todo:
        for id in links.get(todo.pop(), ()):
            if id not in found:
                found.add(id)
                todo.append(id)
    return found
