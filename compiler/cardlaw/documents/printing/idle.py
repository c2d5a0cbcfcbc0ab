"""Which rules in force say nothing to the players at this table, so that a sheet leaves them out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardlaw.documents.pages.pieces.decks import pack_rows
from cardlaw.documents.pages.pieces.depending import bans, in_force
from cardlaw.language import model as m
from cardlaw.language.walking import nodes


class Idle:
    """The rules in force of a model, and those among them that come to nothing.

    `forbidden` are the moves that no player can ever make, each with the rules that forbid it.
    """

    def __init__(self, model: m.Model) -> None:
        self._model = model
        self._kinds = {face.kind for count, faces in pack_rows(model) if count for face in faces}
        self._live = [rule for rule in model.rules if in_force(model, rule)]
        vain: set[str] = set()
        while True:
            self._at_work = [rule for rule in self._live if rule.id not in vain]
            self._names = {rule.id for rule in self._at_work}
            self.forbidden = self._forbidden()
            self._offerings = [node for node in nodes(self._bodies()) if isinstance(node, m.Offering)]
            self._never = {*self.forbidden, *self._unoffered()}
            self._used = self._uses()
            found = {rule.id for rule in self._at_work if rule.clauses and all(map(self._vain, _said(rule)))}
            if not found:
                break
            vain |= found
        unasked = {rule.id for rule in self._at_work if rule.clauses and all(map(self._unasked, _said(rule)))}
        self.rules = frozenset(vain | unasked | self._about_nothing(vain, unasked))
        """The ids of the rules that a sheet leaves out."""

    def sees(self, rule: m.Rule) -> Iterator[str]:
        """The rules that forbid what this one offers beside other moves."""
        for node in nodes(rule.clauses):
            if isinstance(node, m.Offering):
                for act in node.acts:
                    yield from self.forbidden.get(act, ())

    def possible(self, clause: m.Clause) -> m.Clause:
        """The clause without offering what is forbidden."""
        return replace(clause, body=self._possible(clause.body)) if isinstance(clause, m.Effect) else clause

    def _possible(self, steps: tuple[m.Step, ...]) -> tuple[m.Step, ...]:
        return tuple(self._step(step) for step in steps)

    def _step(self, step: m.Step) -> m.Step:
        match step:
            case m.Offer(offerings):
                return replace(step, offerings=tuple(map(self._left_of, offerings)))
            case m.If(_, then, otherwise):
                return replace(step, then=self._possible(then), otherwise=self._possible(otherwise))
            case _:
                return step

    def _left_of(self, offering: m.Offering) -> m.Offering:
        return replace(offering, acts=tuple(act for act in offering.acts if act not in self.forbidden))

    def _forbidden(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for rule, norms in bans(self._model).items():
            for norm in norms if rule in self._names else ():
                if norm.match == m.YES and norm.act not in self._commanded():
                    found[norm.act] = (*found.get(norm.act, ()), rule)
        return found

    def _unoffered(self) -> set[str]:
        moves = {act.name for act in self._model.acts if act.sort == "move"}
        return moves - {act for offering in self._offerings for act in offering.acts} - self._commanded()

    def _commanded(self) -> set[str]:
        return {node.act for node in nodes(self._bodies()) if isinstance(node, m.Do)}

    def _bodies(self) -> tuple[object, ...]:
        return (
            *(rule.clauses for rule in self._at_work),
            *(act.body for act in self._model.acts),
            *(stage.turns for stage in self._model.stages),
        )

    def _vain(self, clause: m.Clause) -> bool:
        match clause:
            case m.Waive(target):
                return target not in self._names
            case m.DefineQuantity(value=m.Const(value=0), condition=m.Not(m.PredicateOf())):
                return True  # that the others count nothing goes without saying
            case m.DefineQuantity(name) | m.DefinePredicate(name):
                return name not in self._used or self._dead(clause)
            case _:
                return self._dead(clause)

    def _dead(self, clause: m.Clause) -> bool:
        """Whether a clause is about moves that nobody can make, or about cards that are not in the deck."""
        match clause:
            case m.Norm("must-not", act, condition=m.YES, match=m.YES) if act in self.forbidden:
                return False
            case m.Norm(_, act, _, match):
                return act in self._never or self._lacks(match)
            case m.Effect(act, _, match, where):
                return act in self._never or self._lacks(match) or self._lacks(where)
            case m.DefineQuantity(condition=condition) | m.DefinePredicate(condition=condition):
                return self._lacks(condition)
            case _:
                return False

    def _lacks(self, condition: m.Expr) -> bool:
        """Whether a condition asks for a card of kinds that are not in the deck."""
        match condition:
            case m.KindIs(_, kinds):
                return bool(self._kinds) and self._kinds.isdisjoint(kinds)
            case m.Some(where=inner):
                return self._lacks(inner)
            case m.AllOf(parts):
                return any(map(self._lacks, parts))
            case m.AnyOf(parts):
                return bool(parts) and all(map(self._lacks, parts))
            case _:
                return False

    def _unasked(self, clause: m.Clause) -> bool:
        """Whether a clause only offers, or allows, what is the only thing left to do, so that nobody is asked."""
        match clause:
            case m.Norm("may", act, condition=m.YES):
                return self._without_choice(act)
            case m.Effect(body=body):
                return bool(body) and all(map(self._one_thing_left, body))
            case _:
                return False

    def _without_choice(self, act: str) -> bool:
        """Whether a move is only ever offered where everything else that is offered is forbidden."""
        offered = [offering for offering in self._offerings if act in offering.acts]
        return bool(offered) and all(map(self._robbed, offered))

    def _one_thing_left(self, step: m.Step) -> bool:
        return isinstance(step, m.Offer) and all(map(self._robbed, step.offerings))

    def _robbed(self, offering: m.Offering) -> bool:
        left = self._left_of(offering).acts
        return len(left) < 2 and left != offering.acts

    def _about_nothing(self, vain: set[str], unasked: set[str]) -> set[str]:
        """Rules without clauses on a topic of which all that is left is, at most, that something is forbidden."""
        forbidding = {rule for rules in self.forbidden.values() for rule in rules}
        topics = {rule.topic for rule in self._live if rule.id in vain}
        topics -= {
            rule.topic for rule in self._at_work if rule.clauses and rule.id not in forbidding | unasked
        }
        return {rule.id for rule in self._live if rule.topic in topics and not rule.clauses}

    def _uses(self) -> set[str]:
        """The words and numbers that something in force, or what players do, makes use of."""
        found: set[str] = set()
        defining: dict[str, list[m.Clause]] = {}
        waiting: list[object] = [
            *(act.body for act in self._model.acts),
            *(stage.turns for stage in self._model.stages),
        ]
        for rule in self._at_work:
            alive = [clause for clause in _said(rule) if not self._dead(clause)]
            defined = _defines(rule)
            for name in defined:
                defining.setdefault(name, []).extend(alive)
            waiting += () if defined else alive
        while waiting:
            for node in nodes(waiting.pop()):
                match node:
                    case m.QuantityOf(name) | m.PredicateOf(name) if name not in found:
                        found.add(name)
                        waiting += defining.get(name, ())
                    case _:
                        pass
        return found


def _said(rule: m.Rule) -> Iterator[m.Clause]:
    return (placed.clause for placed in rule.clauses)


def _defines(rule: m.Rule) -> tuple[str, ...]:
    """What a rule defines that does nothing else."""
    names: list[str] = []
    for placed in rule.clauses:
        match placed.clause:
            case m.DefineQuantity(name) | m.DefinePredicate(name):
                names.append(name)
            case _:
                return ()
    return tuple(names)


idle = m.Fact(Idle)
