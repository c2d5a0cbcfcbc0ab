"""What can be told apart at the table: verdicts, guilt, effects that apply, numbers and words that steps use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from cardlaw.analysis.solver.formulas import FALSE, TRUE, Knowing, Lit
from cardlaw.analysis.solver.values import GuardedValues, Linear, Plain, just
from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.symbolic.verdicts import Judged, WindowFrame
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes


@dataclass(frozen=True, slots=True)
class Observed:
    """One thing to tell situations apart by: conditions, for a move, an act, or a word about a subject."""

    lits: tuple[Lit, ...]
    """Conditions looked at where `given` holds."""
    frame: WindowFrame | None = None
    move: Judged | None = None
    act: str | None = None
    word: str | None = None
    subject: tuple[m.Type, Plain] | None = None
    given: Lit = TRUE


class Observables:
    """Everything observable about one model, and whether two restrictions of it can be told apart."""

    def __init__(self, inquiry: Inquiry) -> None:
        self.inquiry = inquiry
        self.formulas = inquiry.formulas

    @cached_property
    def moves(self) -> list[Observed]:
        """The verdict on each move where it is offered, and its guilt."""
        return [self.of_move(frame, move) for frame in self.inquiry.frames for move in frame.moves]

    def of_move(self, frame: WindowFrame, move: Judged, guilt: bool = True) -> Observed:
        """The verdict on a move and, if asked, its guilt."""
        there = self.formulas.both(frame.facts, move.there)
        lits = (*move.words.values(), *(self._guilt(move) if guilt else ()))
        return Observed(lits, frame, move, given=there)

    def _guilt(self, move: Judged) -> Iterator[Lit]:
        if move.wrong:
            yield self.formulas.any(move.wrong.values())

    @cached_property
    def effects(self) -> list[Observed]:
        """Which effects apply after an act, and who wins."""
        found = [
            Observed(tuple(applies.live for applies in happening.effects), act=happening.act.name)
            for happening in self.inquiry.happenings
        ]
        won = tuple(lit for _, lit in self.inquiry.wins)
        return [*found, Observed(won, word="wins")] if won else found

    @cached_property
    def words(self) -> list[Observed]:
        """What words mean that steps, effects and ends of rounds read directly."""
        found: list[Observed] = []
        used = self._used()
        here = self.inquiry.situations
        for predicate in self.inquiry.model.predicates:
            if predicate.name in used:
                for value in here.members(predicate.of):
                    lit = self.inquiry.algebra.predicate(predicate.name, just(value))
                    assert isinstance(lit, Lit)
                    found.append(Observed((lit,), word=predicate.name, subject=(predicate.of, value)))
        for quantity in self.inquiry.model.quantities:
            if quantity.name in used:
                subjects = [None] if quantity.of is None else here.members(quantity.of)
                for subject in subjects:
                    about = None if subject is None or quantity.of is None else (quantity.of, subject)
                    lits = self.quantity(quantity, subject)
                    found.append(Observed(lits, word=quantity.name, subject=about))
        return found

    def quantity(self, quantity: m.Quantity, subject: Plain | None) -> tuple[Lit, ...]:
        """The conditions under which a quantity has a value at all, and each of its values."""
        about = None if subject is None else just(subject)
        given = self.formulas.any(c.live for c in self.inquiry.algebra.candidates(quantity.name, subject))
        value = self.inquiry.algebra.quantity(quantity.name, about, quantity.type)
        if isinstance(value, GuardedValues):
            return (given, *value.options.values())
        if isinstance(value, Linear):
            return (given, *(self.formulas.reaches(value.terms, n - value.constant) for n in range(1, 128)))
        return (given, value)

    def _used(self) -> set[str]:
        model = self.inquiry.model
        places: list[object] = [model.acts, model.stages]
        for rule in model.rules:
            places += [c.clause for c in rule.clauses if isinstance(c.clause, m.Effect | m.Wins | m.Ends)]
        found: set[str] = set()
        for node in (n for place in places for n in nodes(place)):
            if isinstance(node, m.PredicateOf):
                found.add(node.predicate)
            elif isinstance(node, m.QuantityOf):
                found.add(node.quantity)
        return found

    # ---------------------------------------------------------------- telling apart
    def choosing(self, choices: Mapping[str, Plain], home: Iterable[Lit] = ()) -> Knowing:
        """Formulas once options or readings are decided, and what `home` decides outright."""
        of = self.formulas
        known = {name: holds for lit in home for name, holds in of.settled(lit).items()}
        for axis, value in choices.items():
            known |= {(("axis", axis), v): v == value for v in self.inquiry.situations.axis(axis).options}
        return Knowing(of, {**self.inquiry.situations.excluded(known), **known}, self.inquiry.whole)

    def without(self, clause: str) -> Knowing:
        """Formulas once a clause is taken out."""
        return Knowing(self.formulas, {("kept", clause): False}, self.inquiry.whole)

    def apart(self, observed: Observed, one: Knowing, other: Knowing) -> Lit:
        """That two restrictions differ in what is observed, where both let it be."""
        return self._where(observed.given, self._differing(observed.lits, one, other), one, other)

    def _differing(self, lits: tuple[Lit, ...], one: Knowing, other: Knowing) -> Lit:
        of = self.formulas
        both = zip(one.folded(lits), other.folded(lits), strict=True)
        return of.any(of.differ(a, b) for a, b in both if a != b)

    def _where(self, given: Lit, apart: Lit, one: Knowing, other: Knowing) -> Lit:
        if apart is FALSE:
            return FALSE
        return self.formulas.all((*one.folded([given]), *other.folded([given]), apart))

    def all_apart(
        self, observed: Iterable[Observed], one: Knowing, other: Knowing
    ) -> list[tuple[Observed, Lit]]:
        """Each thing in which two restrictions may differ, with the condition that they do."""
        apart = {name for name, value in one.known.items() if other.known.get(name) != value}
        touched = self.formulas.about(self.formulas.var(name) for name in apart)
        things = [thing for thing in observed if self.formulas.about(thing.lits) & touched]
        apart_in = {
            lits: self._differing(lits, one, other) for lits in {thing.lits: None for thing in things}
        }
        found = [(thing, self._where(thing.given, apart_in[thing.lits], one, other)) for thing in things]
        return [(thing, lit) for thing, lit in found if lit != FALSE]
