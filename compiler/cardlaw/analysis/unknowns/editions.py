"""A model as traces need it: its clauses by what they are about, its cards by number, its tables."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cardlaw.analysis.unknowns.invariants import passing_zones
from cardlaw.analysis.unknowns.stages import links
from cardlaw.analysis.unknowns.terms import FaceTable, face_number, table
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.core import Core, core_of
from cardlaw.language.core.rulebook import Held, Rulebook, rulebook_of
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

if TYPE_CHECKING:
    from cardlaw.analysis.unknowns.words import EditionWords


@dataclass(frozen=True, slots=True)
class Seating:
    """How many sit at the table, which way play goes, and whose act it is."""

    players: int
    direction: str
    actor: int


Ref = tuple[Hashable, ...]
"""Something that can be looked up in an edition: what sort of thing, and its name."""


class Clauses(Rulebook):
    """The rules in force. `consulted` notes what is looked up."""

    def __init__(self, model: m.Model) -> None:
        vars(self).update(vars(rulebook_of(model)))
        self.consulted: set[Ref] = set()

    def norms(self, act: str) -> list[Held[m.Norm]]:
        self.consulted.add(("norms", act))
        return super().norms(act)

    def effects(self, act: str) -> list[Held[m.Effect]]:
        self.consulted.add(("effects", act))
        return super().effects(act)

    def predicates(self, name: str) -> list[Held[m.DefinePredicate]]:
        self.consulted.add(("predicates", name))
        return super().predicates(name)

    def quantities(self, name: str) -> list[Held[m.DefineQuantity]]:
        self.consulted.add(("quantities", name))
        return super().quantities(name)

    def told(self, clauses: Iterable[Held[Any]]) -> tuple[Hashable, ...]:
        """Clauses with all that decides which of them are live; equal under other choices, they say the same."""
        return tuple(
            (held.id, self.overridden[held.rule.id], tuple(w.id for w in self._waiving(held.rule.id)))
            for held in clauses
        )

    def _waiving(self, rule: str) -> Iterator[Held[m.Waive]]:
        for held in self.waivers.get(rule, ()):
            yield held
            yield from self._waiving(held.rule.id)


class TracedEdition:
    """A variant under its choices, ready to be traced; `scope` leaves out all other cards of its pack."""

    def __init__(self, model: m.Model, scope: frozenset[int] | None = None) -> None:
        self.model = model
        self.book = Clauses(model)
        self.acts = {act.name: act for act in model.acts}
        self.zones = {zone.name: zone for zone in model.zones}
        self.states = {state.name: state for state in model.states}
        self.layout = Layout(self.book, None)
        self.faces = tuple(face_number(face) for face in self.layout.faces)
        """Every face of the vocabulary, in order."""
        self.deck: dict[int, int] = {}
        """How many copies of each face the pack has."""
        for card in self.layout.deck:
            shown = face_number(self.layout.cards[card].face)
            if scope is None or shown in scope:
                self.deck[shown] = self.deck.get(shown, 0) + 1
        self.dealt = frozenset(self.deck)
        kinds: dict[str, set[int]] = {kind.name: set() for kind in model.kinds}
        for face, number in zip(self.layout.faces, self.faces, strict=True):
            kinds[face.kind].add(number)
        self.kinds = {name: frozenset(found) for name, found in kinds.items()}
        self.subjects: dict[tuple[str, str], str | None] = {
            **{("predicate", word.name): word.of for word in model.predicates},
            **{("quantity", word.name): word.of for word in model.quantities},
        }
        """What each word is said of."""
        self._features: dict[str, FaceTable] = {}

    def feature(self, attribute: str) -> FaceTable:
        """The faces that have an attribute, each with its value."""
        if attribute not in self._features:
            rows = self.layout.feature(attribute)[0][: len(self.faces)]
            self._features[attribute] = table(
                (face, value) for face, value in zip(self.faces, rows, strict=True) if value is not None
            )
        return self._features[attribute]

    @property
    def unnoted(self) -> Rulebook:
        """The same rules, for whoever looks something up of which no note is to be taken."""
        return rulebook_of(self.model)

    @cached_property
    def core(self) -> Core:
        """What the rules mean."""
        return core_of(self.model)

    @cached_property
    def seats(self) -> tuple[int, int]:
        """The least and the greatest number of players."""
        found = self.book.standing(m.Seats)
        return (found[-1].clause.least, found[-1].clause.most) if found else (2, 10)

    @cached_property
    def wins(self) -> tuple[Held[m.Wins], ...]:
        found = list(self.book.all(m.Wins))
        return tuple(h for h in found if not any(self.book.overrides(other.rule, h.rule) for other in found))

    @cached_property
    def ends(self) -> tuple[Held[m.Ends], ...]:
        return tuple(self.book.standing(m.Ends))

    @cached_property
    def words(self) -> EditionWords:
        """Words about cards that hang on nothing but the card."""
        from cardlaw.analysis.unknowns.words import EditionWords

        return EditionWords(self)

    @cached_property
    def refills(self) -> tuple[str, ...]:
        """The acts that fill an empty zone again, in the midst of whatever takes from it."""
        return tuple(dict.fromkeys(z.refilled_by for z in self.model.zones if z.refilled_by is not None))

    @property
    def passing(self) -> frozenset[str]:
        """Zones that are empty between acts."""
        return passing_zones(self.model)

    @property
    def links(self) -> list[frozenset[str]]:
        """Stages of which the later asks about what the earlier has done."""
        return links(self.model)

    @cached_property
    def kinds_in_deck(self) -> tuple[str, ...]:
        return tuple(k.name for k in self.model.kinds if self.kinds[k.name] & self.dealt)

    @property
    def offers(self) -> dict[str, list[tuple[str | None, m.Domain]]]:
        """Of each move the windows that offer it after an act: who did the act, and to whom it is offered."""
        return _offers(self.model)


@m.Fact
def _offers(model: m.Model) -> dict[str, list[tuple[str | None, m.Domain]]]:
    found: dict[str, list[tuple[str | None, m.Domain]]] = {}
    for held in rulebook_of(model).all(m.Effect):
        for node in nodes(held.clause.body):
            if isinstance(node, m.Offering):
                for act in node.acts:
                    found.setdefault(act, []).append((held.clause.subject, node.takers))
    return found
