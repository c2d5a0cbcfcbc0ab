"""Words about cards that hang on nothing but the card: as sets of faces and tables of numbers."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from cardlaw.analysis.unknowns.editions import Ref, Seating, TracedEdition
from cardlaw.analysis.unknowns.paths import CannotFollow, Impossible, Path
from cardlaw.analysis.unknowns.reading import SymbolicReading
from cardlaw.analysis.unknowns.store import TableStore
from cardlaw.analysis.unknowns.terms import SymbolicTerm, card
from cardlaw.language import model as m
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.wording.reasons import say

Said = dict[Ref, Hashable]
"""What the edition said of each thing that was looked up on the way."""

_worked_out: m.ChoiceFree[dict[Hashable, list[tuple[Said, Any]]]] = m.ChoiceFree(lambda model: {})
"""What words came to under some choices, for those under which all is said that was said then."""


class EditionWords:
    """The words of one edition, worked out once; also for other choices, as far as they say the same."""

    def __init__(self, edition: TracedEdition) -> None:
        self.edition = edition
        self._known: dict[Ref, Any] = {}
        self._table = (edition.faces, edition.seats[0], edition.layout.teams)

    def faces(self, predicate: str) -> frozenset[int] | None:
        """The faces that a predicate holds of; None if that hangs on the situation."""
        found: frozenset[int] | None = self._of(("faces", predicate))
        return found

    def table(self, quantity: str) -> tuple[tuple[int, Any], ...] | None:
        """What a quantity of cards is for each face; None if that hangs on the situation."""
        found: tuple[tuple[int, Any], ...] | None = self._of(("table", quantity))
        return found

    def _of(self, ref: Ref) -> Any:
        self.edition.book.consulted.add(ref)
        if ref not in self._known:
            self._known[ref] = self._found(ref)
        return self._known[ref]

    def _found(self, ref: Ref) -> Any:
        """What a word is, taken over where nothing that it hangs on says anything else."""
        book, known = self.edition.book, _worked_out(self.edition.model)
        noted, book.consulted = book.consulted, set[Ref]()
        try:
            several = known.setdefault((ref, self._table, ref[0] == "table" and self.edition.dealt), [])
            for said, found in several:
                if all(self._says(each) == before for each, before in said.items()):
                    return found
            book.consulted = set[Ref]()
            found = self._held(str(ref[1])) if ref[0] == "faces" else self._rows(str(ref[1]))
            several.append(({each: self._says(each) for each in [*book.consulted]}, found))
            return found
        finally:
            book.consulted = noted

    def _says(self, ref: Ref) -> Hashable:
        book = self.edition.book
        match ref:
            case ("predicates", str(name)):
                return book.told(book.predicates(name))
            case ("quantities", str(name)):
                return book.told(book.quantities(name))
            case ("axis", str(name)):
                return self.edition.model.choice(name)
            case _:
                found: Hashable = self._of(ref)
                return found

    def _reading(self) -> SymbolicReading:
        seating = Seating(self.edition.seats[0], DIRECTIONS[0], 0)
        return SymbolicReading(Path(_not_asked, ()), TableStore(self.edition, seating))

    def _held(self, predicate: str) -> frozenset[int] | None:
        if next(p.of for p in self.edition.model.predicates if p.name == predicate) != "card":
            return None
        reading, found = self._reading(), set()
        try:
            for face in self.edition.faces:
                holds = reading.predicate(predicate, card(face))
                if isinstance(holds, SymbolicTerm) or reading.path.asked:
                    return None
                if holds:
                    found.add(face)
        except (CannotFollow, Impossible):
            return None
        return frozenset(found)

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
                if isinstance(value, SymbolicTerm) or reading.path.asked:
                    return None
                rows.append((face, value))
        except (CannotFollow, Impossible):
            return None
        return tuple(rows)


def _not_asked(unknown: SymbolicTerm) -> frozenset[Any]:
    raise CannotFollow(say("cut-situation"))
