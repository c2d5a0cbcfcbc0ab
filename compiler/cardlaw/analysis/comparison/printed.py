"""What only some sheets print: a rule with its lines to which nothing corresponds in another, though play is alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardlaw.analysis.comparison.accounting.normal import Forms
from cardlaw.analysis.comparison.accounting.sums import needed_kinds
from cardlaw.analysis.results.difference import Difference
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

Matter = tuple[tuple[Any, ...], frozenset[str] | None]
"""What a clause is about, and the kinds of card that it needs."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A matter that some sheets print and others do not: by whom, with the rule of each, and who lacks it."""

    name: str
    topic: str
    by: tuple[tuple[str, m.Rule], ...]
    lacking: tuple[str, ...]


def only_printed(models: Sequence[m.Model], differences: Sequence[Difference]) -> list[Printed]:
    """Every printed rule that another sheet has no counterpart of, where no difference tells of it already."""
    sheets = [_Sheet(model) for model in models]
    told = {
        (model, m.rule_of(clause))
        for each in differences
        if not each.under
        for model, clauses in each.clauses
        for clause in clauses
    }
    found: dict[tuple[str, tuple[str, ...]], list[tuple[str, m.Rule]]] = {}
    for sheet in sheets:
        for rule in sheet.printed:
            if (sheet.model.name, rule.id) in told:
                continue
            lacking = tuple(other.model.name for other in sheets if other.lacks(sheet, rule))
            if lacking:
                found.setdefault((rule.name, lacking), []).append((sheet.model.name, rule))
    order = {topic.name: place for place, topic in enumerate(models[0].topics)}
    every = [Printed(name, by[0][1].topic, tuple(by), lacking) for (name, lacking), by in found.items()]
    return sorted(every, key=lambda each: order.get(each.topic, len(order)))


class _Sheet:
    """What one sheet prints; what is only one way to read it, it does not say."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.forms = Forms(model)
        readings = {axis.name for axis in model.axes if axis.sort == "reading"}
        self.printed = [
            rule
            for rule in model.rules
            if rule.lines
            and rule.clauses
            and rule.layer != "assumption"
            and not any(condition.axis in readings for condition in rule.under)
        ]
        self.named = {rule.name for rule in model.rules if rule.lines}
        self.matters = [matter for rule in model.rules if rule.lines for matter in self.about(rule)]
        self.kinds = {
            face.kind
            for rule in model.rules
            for placed in rule.clauses
            if isinstance(placed.clause, m.Deck)
            for row in placed.clause.rows
            for face in (*row.faces, *row.backs)
        }

    def lacks(self, other: _Sheet, rule: m.Rule) -> bool:
        """Whether this sheet prints nothing that corresponds to a rule of another, though it has the cards for it."""
        if other is self or rule.name in self.named:
            return False
        if any(
            kinds is not None and not kinds & self.kinds for kinds in map(needed_kinds, other.clauses(rule))
        ):
            return False
        return not any(_meet(mine, theirs) for theirs in other.about(rule) for mine in self.matters)

    def clauses(self, rule: m.Rule) -> list[Any]:
        return [self.forms.clause(placed.clause) for placed in rule.clauses]

    def about(self, rule: m.Rule) -> Iterator[Matter]:
        """What the clauses of a rule are about, closely enough that two rules about it say something of one thing."""
        for form in self.clauses(rule):
            kinds = needed_kinds(form)
            match form:
                case m.Norm(form=way, act=act):
                    yield ("may" if way.startswith("may") else way, act), kinds
                case m.Effect(act=act):
                    yield ("effect", act), kinds
                case m.DefinePredicate(predicate=word) | m.DefineQuantity(quantity=word):
                    yield ("word", word), kinds
                case m.DeckHas(kinds=counted):
                    yield ("total", *counted), None
                case m.Wins(what=what) | m.Ends(what=what):
                    yield (type(form).__name__, what, rule.under), None
                case _:
                    yield (type(form).__name__,), None


def _meet(one: Matter, other: Matter) -> bool:
    """Whether two clauses are about one thing: with the same kinds of card, or both with any."""
    if one[0] != other[0] or (one[1] is None) != (other[1] is None):
        return False
    return one[1] is None or other[1] is None or bool(one[1] & other[1])
