"""What an edition comes to on a topic, in a few words: as its file says it, from its numbers, or from a verdict."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.documents.pages.comparison.differing import verdict_of
from cardlaw.documents.pages.comparison.standing import Standing, topic_rules
from cardlaw.documents.pages.pieces.decks import card_total
from cardlaw.documents.pages.pieces.depending import in_force
from cardlaw.documents.pages.pieces.html import Html, together, words
from cardlaw.documents.pages.pieces.naming import after_number
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.prose import to_html
from cardlaw.documents.results import ShownComparison, ShownDifference
from cardlaw.documents.short import answering, in_short
from cardlaw.language import model as m

Answers = dict[str, Html]
"""What each edition comes to, by its id; one that has nothing to say in short is not there."""


def answers(sheets: Sequence[Sheet], stands: Sequence[Standing], topic: str) -> Answers | None:
    """What editions have on a topic by their own words and numbers; None where those say too little."""
    found = answering(stands, [_said(sheet, topic) or _counted(sheet, topic) for sheet in sheets])
    if found is None:
        return None
    pairs = zip(sheets, found, strict=True)
    return {sheet.model.name: said for sheet, said in pairs if said is not None}


def verdicts(sheets: Sequence[Sheet], asked: ShownDifference | None) -> Answers:
    """What editions answer in one situation."""
    if asked is None:
        return {}
    said = {sheet.model.name: verdict_of(sheet, asked) for sheet in sheets}
    return {name: verdict for name, verdict in said.items() if verdict is not None}


def asked_of(found: ShownComparison | None, topic: str) -> ShownDifference | None:
    """The difference of a topic that the most editions answer, as they are read."""
    leading = [
        each
        for each in (found.differences if found is not None else ())
        if each.topic == topic and not each.follows and not each.under
    ]
    return max(leading, key=lambda each: len(each.verdicts), default=None)


def _said(sheet: Sheet, topic: str) -> Html | None:
    """What the file says in short."""
    said = in_short(sheet.prose, topic)
    return None if said is None else to_html(said)


def _counted(sheet: Sheet, topic: str) -> Html | None:
    """The size of the deck or of the table, where the topic is about that."""
    model = sheet.model
    clauses = [c.clause for rule in topic_rules(model, topic) if in_force(model, rule) for c in rule.clauses]
    if any(isinstance(clause, m.Deck) for clause in clauses):
        total = card_total(model)
        return together(total, " ", after_number(sheet.prose, total))
    for clause in clauses:
        if isinstance(clause, m.Seats):
            return words(f"{clause.least}–{clause.most}" if clause.least != clause.most else clause.least)
    return None
