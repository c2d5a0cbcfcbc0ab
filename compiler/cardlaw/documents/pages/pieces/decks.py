"""The pack of a model: its rows under the choices made, and how many cards they come to."""

from __future__ import annotations

from cardlaw.documents.pages.pieces.depending import in_force
from cardlaw.language import model as m

Row = tuple[int, tuple[m.Face, ...]]


def rows_of(model: m.Model, rule: m.Rule) -> list[Row]:
    """What a rule puts into the pack under the choices made."""
    rows: list[Row] = []
    for placed in rule.clauses:
        if isinstance(placed.clause, m.Deck) and in_force(model, rule):
            for row in placed.clause.rows:
                count = row.count if isinstance(row.count, int) else model.choice(row.count)
                rows.append((count if isinstance(count, int) else 0, row.faces))
    return rows


def _pack_rows(model: m.Model) -> list[Row]:
    return [row for rule in model.rules for row in rows_of(model, rule)]


pack_rows = m.Fact(_pack_rows)
"""The rows of the pack that count under the choices made, with the number of copies."""


def spoken_clauses(rule: m.Rule) -> list[m.PlacedClause]:
    """What of a rule is said in words: where a choice says how many cards there are, the printed count is not."""
    chosen = any(
        isinstance(row.count, str)
        for placed in rule.clauses
        if isinstance(placed.clause, m.Deck)
        for row in placed.clause.rows
    )
    return [placed for placed in rule.clauses if not (chosen and isinstance(placed.clause, m.DeckHas))]


def card_total(model: m.Model) -> int:
    return sum(count * len(faces) for count, faces in pack_rows(model))


def copies(model: m.Model, kind: str) -> int:
    """How many cards of a kind there are."""
    return sum(count for count, faces in pack_rows(model) for one in faces if one.kind == kind)
