"""The deck as its rows give it, against the numbers that the sheet says it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span
from cardlaw.language.elaboration.clauses.decks import MOST_CARDS
from cardlaw.language.elaboration.scope import Scope, listed
from cardlaw.language.saying import ListedWords
from cardlaw.language.sayings import say

Counts = dict[int | str | None, int]
"""How many cards there are for each value of an attribute, or for None in all."""


def check_deck(scope: Scope, model: m.Model, rules: Mapping[str, s.Rule], head: Span) -> None:
    """Rows counted by an option stand at its highest number: the deck as it is sold."""
    live = model.rules_in("assumption")
    rows = {
        rule.id: [row for c in rule.clauses if isinstance(c.clause, m.Deck) for row in c.clause.rows]
        for rule in live
    }
    highest = {
        axis.name: max(arm.value for arm in axis.arms if isinstance(arm.value, int))
        for axis in model.axes
        if isinstance(axis.chosen, int)
    }
    every = [row for of_rule in rows.values() for row in of_rule]
    if not every:
        scope.complain(
            "E0509",
            head,
            say("no-cards-no-rule", model=model.name),
            help=say("add-rule-deck-rows"),
        )
        return
    total = counted(model, every, m.DeckHas(0, (), None), highest)[None]
    if total > MOST_CARDS:
        scope.complain("E0513", head, say("deck-may-have-cards", mostcards=MOST_CARDS, total=total))
    filled = [rule for rule in live if rows[rule.id]]
    for rule in live:
        for placed in rule.clauses:
            if isinstance(placed.clause, m.DeckHas):
                own = [other.id for other in filled if other.unit == rule.unit] or [
                    other.id for other in filled
                ]
                counts = counted(model, [row for id in own for row in rows[id]], placed.clause, highest)
                wrong = {value: n for value, n in counts.items() if n != placed.clause.count}
                if wrong and not _sheet_miscounts(model, rule, placed.clause, every):
                    span = clause_at(rules[rule.id], placed).span
                    others = [rules[id].name.span for id in own if id != rule.id]
                    _miscounted(scope, placed.clause, wrong, span, others)


def _sheet_miscounts(model: m.Model, rule: m.Rule, said: m.DeckHas, rows: Iterable[m.DeckRow]) -> bool:
    """Whether the sheet's own numbers for the parts do not add up to its total: a finding, and not ours to mend."""
    if said.kinds or said.each is not None or rule.layer != "text":
        return False
    printed = (other for other in model.rules if (other.unit, other.layer) == (rule.unit, "text"))
    clauses = (placed.clause for other in printed for placed in other.clauses)
    parts = [clause for clause in clauses if isinstance(clause, m.DeckHas) and clause.kinds]
    kinds = [kind for part in parts for kind in part.kinds]
    packed = {face.kind for row in rows for face in row.faces}
    values = {attribute.name: len(attribute.values) for attribute in model.attributes}
    total = sum(part.count * (values[part.each] if part.each else 1) for part in parts)
    return len(kinds) == len(set(kinds)) and packed <= set(kinds) and total != said.count


def clause_at(rule: s.Rule, placed: m.PlacedClause) -> s.Clause:
    """The clause as written that became this one."""
    where = (placed.position.line, placed.position.column)
    return next(node for node in rule.clauses if (node.span.line, node.span.column) == where)


def counted(model: m.Model, rows: Iterable[m.DeckRow], said: m.DeckHas, highest: Mapping[str, int]) -> Counts:
    counts: Counts = {None: 0}
    if said.each is not None:
        counts = dict.fromkeys(next(a.values for a in model.attributes if a.name == said.each), 0)
    wanted = [kind for kind in model.kinds if not said.kinds or kind.name in said.kinds]
    places = {
        kind.name: [name for name, _ in kind.features].index(said.each) if said.each else None
        for kind in wanted
        if said.each is None or said.each in dict(kind.features)
    }
    for row in rows:
        copies = highest[row.count] if isinstance(row.count, str) else row.count
        for face in row.faces:
            if face.kind in places:
                place = places[face.kind]
                counts[None if place is None else face.values[place]] += copies
    return counts


def _given(wrong: Counts, number: int) -> str:
    values = [value for value, count in wrong.items() if count == number and value is not None]
    return say("so-many-for", number=number, n=len(values), names=listed(values)) if values else f"{number}"


def _miscounted(scope: Scope, said: m.DeckHas, wrong: Counts, span: Span, rows: list[Span]) -> None:
    what = listed(said.kinds, "or") if said.kinds else ListedWords((say("word-cards"),), quoted=False)
    each = say("for-each-of", each=said.each) if said.each else ""
    found = ListedWords(tuple(_given(wrong, number) for number in sorted(set(wrong.values()))), quoted=False)
    scope.complain(
        "E0504",
        span,
        say("deck-miscounted", count=said.count, what=what, each=each, found=found),
        labels=[Label(row, say("rows-counted")) for row in rows[:4]],
        help=say("correct-rows-number-where"),
    )
