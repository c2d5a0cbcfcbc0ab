"""Editions by name, so that what is found does not hang on who is named first; and what was found, as it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardlaw.analysis.results.difference import MOVES, Compared, Comparison, Difference
from cardlaw.language import model as m

TURNED = {"stricter": "looser", "looser": "stricter"}
"""What a relation is called from the other side."""


def by_name(models: Sequence[m.Model]) -> list[m.Model]:
    """The order in which models are compared."""
    return sorted(models, key=lambda model: model.name)


def arranged(found: Comparison, names: Sequence[str]) -> Comparison:
    """A comparison with the editions in another order, each pair's relation told from the first of the two."""
    return Comparison(
        tuple(names),
        tuple(_in_order(each, names) for each in found.differences),
        tuple(_turned(each, names) for each in found.compared),
        tuple(_in_order(each, names) for each in found.faults),
    )


def _turned(each: Compared, names: Sequence[str]) -> Compared:
    if names.index(each.one) <= names.index(each.other):
        return each
    relation = TURNED.get(each.relation, each.relation)
    return replace(each, one=each.other, other=each.one, relation=relation)  # type: ignore[arg-type]


def _in_order(each: Difference, names: Sequence[str]) -> Difference:
    verdicts, clauses = dict(each.verdicts), dict(each.clauses)
    one, other = each.pairs[0]
    turned = each.sort in MOVES and names.index(one) > names.index(other)
    return replace(
        each,
        kind=TURNED.get(each.kind, each.kind) if turned else each.kind,
        verdicts=tuple((name, verdicts[name]) for name in names if name in verdicts),
        clauses=tuple((name, clauses[name]) for name in names if name in clauses),
        rests_on=tuple(sorted(each.rests_on, key=lambda choice: names.index(choice[0]))),
        pairs=tuple((a, b) if names.index(a) < names.index(b) else (b, a) for a, b in each.pairs),
    )
