"""What follows from an act, as far as formulas tell: which of its effects apply after its body."""

from __future__ import annotations

from cardlaw.analysis.solver.formulas import FALSE, Lit
from cardlaw.analysis.solver.values import GuardedValues, Unsupported, Value, just
from cardlaw.analysis.symbolic.expressions import Symbolic
from cardlaw.analysis.symbolic.verdicts import MOVER
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Held
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class Applies:
    """An effect with the condition that it is in scope, and that it is live."""

    held: Held[m.Effect]
    scope: Lit
    live: Lit


class ActDone:
    """An act in an arbitrary situation just after its body, with arbitrary arguments."""

    def __init__(self, algebra: Symbolic, act: m.Act) -> None:
        self.act = act
        self.algebra = algebra
        self.as_many: list[Lit] = []
        """That several cards that it takes are as many as it takes."""
        self.names = self._names()
        self.effects = self._effects()

    def _names(self) -> dict[str, Value]:
        here, act = self.algebra.situations, self.act
        names: dict[str, Value] = {}
        by: GuardedValues = just(MOVER)
        if act.answering is not None:
            by = here.unknown(("seat", f"after {act.name}"), list(here.seats), always=True)
            names[act.answering[1]] = by
            self.algebra.answered = (self.algebra.formulas.var(("wrong", f"after {act.name}")), by)
        else:
            self.algebra.answered = None
        for parameter in act.parameters:
            if parameter.type == "cards":
                place = here.taken(f"after {act.name}", parameter)
                names[parameter.name] = just(place)
                self.as_many.append(here.as_many(place, parameter))
                continue
            try:
                values = here.members(parameter.type)
            except Unsupported:
                continue
            names[parameter.name] = here.unknown(
                ("given", f"after {act.name}", parameter.name), values, always=True
            )
        return names

    def _effects(self) -> list[Applies]:
        of, book = self.algebra.formulas, self.algebra.book
        scopes: list[tuple[Held[m.Effect], Lit]] = []
        for held in book.all(m.Effect):
            if held.clause.act != self.act.name:
                continue
            self.algebra.about = held.id
            names = dict(self.names)
            if held.clause.subject is not None:
                names[held.clause.subject] = just(MOVER)
            scope = of.all(
                (
                    book.in_force(held),
                    self.algebra.unwaived(held.rule, names),
                    self.algebra.condition(held.clause.match, names),
                    self.algebra.condition(held.clause.where, names),
                    *self.as_many,
                )
            )
            scopes.append((held, scope))
        found = []
        for held, scope in scopes:
            killed = of.any(
                of.both(other, book.overrides(by.rule, held.rule))
                for by, other in scopes
                if by.rule is not held.rule and by.clause.instead == held.clause.instead
            )
            found.append(Applies(held, scope, of.both(scope, ~killed)))
        return found


def happenings(algebra: Symbolic) -> list[ActDone]:
    """One for every act that some rule attaches an effect to."""
    acts = {held.clause.act for held in algebra.book.all(m.Effect)}
    found = [ActDone(algebra, act) for act in algebra.book.model.acts if act.name in acts]
    algebra.answered = None
    return found


def wins(algebra: Symbolic) -> list[tuple[Held[m.Wins], Lit]]:
    """The clauses by which somebody wins, with the condition that the mover does."""
    of, found = algebra.formulas, []
    for held in algebra.book.all(m.Wins):
        names = {held.clause.subject: just(MOVER)}
        lit = of.all(
            (
                algebra.book.in_force(held),
                algebra.unwaived(held.rule, names),
                algebra.condition(held.clause.condition, names),
            )
        )
        if lit != FALSE:
            found.append((held, lit))
    return found
