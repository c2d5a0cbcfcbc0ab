"""Words about cards that hang on nothing but the card: as sets of faces and tables of numbers."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.unknowns.editions import Edition, Seating
from cardlaw.analysis.unknowns.paths import Beyond, Impossible, Path
from cardlaw.analysis.unknowns.reading import Reading
from cardlaw.analysis.unknowns.store import Store
from cardlaw.analysis.unknowns.terms import Term, card
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.wording.reasons import say


class Words:
    """The words of one edition, worked out once."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._faces: dict[str, frozenset[int] | None] = {}
        self._tables: dict[str, tuple[tuple[int, Any], ...] | None] = {}

    def _reading(self) -> Reading:
        seating = Seating(self.edition.seats[0], DIRECTIONS[0], 0)
        return Reading(Path(_not_asked, ()), Store(self.edition, seating))

    def faces(self, predicate: str) -> frozenset[int] | None:
        """The faces that a predicate holds of; None if that hangs on the situation."""
        self.edition.book.consulted.add(("faces", predicate))
        if predicate not in self._faces:
            self._faces[predicate] = self._held(predicate)
        return self._faces[predicate]

    def _held(self, predicate: str) -> frozenset[int] | None:
        if next(p.of for p in self.edition.model.predicates if p.name == predicate) != "card":
            return None
        reading, found = self._reading(), set()
        try:
            for face in self.edition.faces:
                holds = reading.predicate(predicate, card(face))
                if isinstance(holds, Term) or reading.path.asked:
                    return None
                if holds:
                    found.add(face)
        except (Beyond, Impossible):
            return None
        return frozenset(found)

    def table(self, quantity: str) -> tuple[tuple[int, Any], ...] | None:
        """What a quantity of cards is for each face; None if that hangs on the situation."""
        self.edition.book.consulted.add(("table", quantity))
        if quantity not in self._tables:
            self._tables[quantity] = self._rows(quantity)
        return self._tables[quantity]

    def _rows(self, quantity: str) -> tuple[tuple[int, Any], ...] | None:
        declared = next(q for q in self.edition.model.quantities if q.name == quantity)
        if declared.of != "card":
            return None
        reading, rows = self._reading(), []
        try:
            for face in self.edition.faces:
                if face not in self.edition.dealt:
                    continue
                value = reading.quantity(quantity, card(face), declared.type)
                if isinstance(value, Term) or reading.path.asked:
                    return None
                rows.append((face, value))
        except (Beyond, Impossible):
            return None
        return tuple(rows)


def _not_asked(unknown: Term) -> frozenset[Any]:
    raise Beyond(say("cut-situation"))
