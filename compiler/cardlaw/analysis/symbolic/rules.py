"""The rules of a model on all layers and under all choices at once: each in force under a condition."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from cardlaw.analysis.solver.formulas import FALSE, TRUE, Lit
from cardlaw.analysis.symbolic.situations import OPEN, Situations
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Held

C = TypeVar("C", bound=m.Clause)


class Lawbook:
    """Which clauses there are, when each is in force, and when one rule overrides another."""

    def __init__(self, situations: Situations) -> None:
        self.situations = situations
        self.formulas = situations.formulas
        self.model = situations.model
        self.rules = {rule.id: rule for rule in self.model.rules}
        self.kept: dict[str, Lit] = {
            placed.id: self.formulas.var(("kept", placed.id))
            for rule in self.model.rules
            for placed in rule.clauses
        }
        """Clauses that can be taken out to see what they change, by id, with the unknown that keeps them."""
        self._in_force: dict[str, Lit] = {}
        self._sorts: dict[type[Any], list[Held[Any]]] = {}
        self._about: dict[tuple[type[Any], str], list[Held[Any]]] = {}
        self._overriding = self._closure()
        self.yielding = frozenset(other for _, other in self._overriding)
        """The rules that some rule overrides."""
        self.waivers: dict[str, list[Held[m.Waive]]] = {}
        for held in self.all(m.Waive):
            self.waivers.setdefault(held.clause.target, []).append(held)
        self.named = {
            rule.id: frozenset(i for o in rule.overrides for i in o.rules) for rule in self.model.rules
        }
        """The rules that each one names as overridden, under whatever condition."""
        self.late: dict[str, Lit] | None = None
        """Of each act, that it can begin when the round has been won already; worked out once it is asked for."""

    def all(self, sort: type[C]) -> list[Held[C]]:
        """Every clause of a sort, in the order of the rules."""
        if sort not in self._sorts:
            self._sorts[sort] = [
                Held(placed.id, rule, placed.clause)
                for rule in self.model.rules
                for placed in rule.clauses
                if isinstance(placed.clause, sort)
            ]
        return self._sorts[sort]

    def norms(self, act: str) -> list[Held[m.Norm]]:
        """The norms about an act."""
        return self._found(m.Norm, act, "act")

    def predicates(self, name: str) -> list[Held[m.DefinePredicate]]:
        """The clauses that define a predicate."""
        return self._found(m.DefinePredicate, name, "predicate")

    def quantities(self, name: str) -> list[Held[m.DefineQuantity]]:
        """The clauses that define a quantity."""
        return self._found(m.DefineQuantity, name, "quantity")

    def _found(self, sort: type[C], name: str, field: str) -> list[Held[C]]:
        if (sort, name) not in self._about:
            every = self.all(sort)
            self._about[sort, name] = [held for held in every if getattr(held.clause, field) == name]
        return self._about[sort, name]

    def rule_in_force(self, rule: m.Rule) -> Lit:
        """The rule counts: its layer does, and its options and readings are so chosen."""
        if rule.id not in self._in_force:
            parts = [self.situations.chosen(condition) for condition in rule.under]
            if rule.layer == "assumption":
                parts.append(self.situations.assumed)
            self._in_force[rule.id] = self.formulas.all(parts)
        return self._in_force[rule.id]

    def in_force(self, held: Held[C]) -> Lit:
        """The clause counts: its rule does, and it was not taken out on trial."""
        return self.formulas.both(self.rule_in_force(held.rule), self.kept[held.id])

    def overrides(self, one: m.Rule, other: m.Rule) -> Lit:
        """The one overrides the other, directly or through others, under this condition."""
        return self._overriding.get((one.id, other.id), FALSE)

    def _closure(self) -> dict[tuple[str, str], Lit]:
        of = self.formulas
        direct: dict[str, dict[str, list[Lit]]] = {}
        for rule in self.model.rules:
            for override in rule.overrides:
                lit = TRUE if override.under is None else self.situations.chosen(override.under)
                for target in override.rules:
                    direct.setdefault(rule.id, {}).setdefault(target, []).append(lit)
        found: dict[tuple[str, str], Lit] = {}
        for start in direct:
            reached: dict[str, Lit] = {}
            todo = [(target, of.any(lits)) for target, lits in direct[start].items()]
            while todo:
                rule_id, lit = todo.pop()
                before = reached.get(rule_id, FALSE)
                now = of.any((before, lit))
                if now == before:
                    continue
                reached[rule_id] = now
                if rule_id in direct and rule_id in self.rules:
                    through = of.both(lit, self.rule_in_force(self.rules[rule_id]))
                    todo += [(t, of.both(through, of.any(lits))) for t, lits in direct[rule_id].items()]
            for target, lit in reached.items():
                if target != start and lit != FALSE:
                    found[start, target] = lit
        return found

    def without_trials(self) -> list[Lit]:
        """That no clause is taken out."""
        return list(self.kept.values())

    # ---------------------------------------------------------------- layers
    def text(self) -> list[Lit]:
        """The text layer: printed rules only, every reading open."""
        readings = [a for a in self.model.axes if a.sort == "reading"]
        return [~self.situations.assumed, *(self.situations.axis(a.name).options[OPEN] for a in readings)]

    def readings(self, assumed: bool, freed: Collection[str] = (), opened: Collection[str] = ()) -> list[Lit]:
        """The chosen arms, but for readings set free (any arm) or left open (none); the play layer if assumed."""
        found = [self.situations.assumed.as_if(assumed)]
        for axis in self.model.axes:
            if axis.sort == "reading":
                options = self.situations.axis(axis.name).options
                if axis.name in opened:
                    found.append(options[OPEN])
                elif axis.name in freed:
                    found.append(~options[OPEN])
                else:
                    found.append(options[self.model.choice(axis.name)])
        return found

    def anywhere(self) -> Lit:
        """Some layer: the text with all readings open, or arms for all of them."""
        readings = [a.name for a in self.model.axes if a.sort == "reading"]
        decided = [~self.situations.axis(name).options[OPEN] for name in readings]
        return self.formulas.any((self.formulas.all(self.text()), self.formulas.all(decided)))
