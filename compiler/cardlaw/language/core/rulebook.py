"""The rules of a model that count on one layer, found by what they are about, with who overrides whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cached_property
from typing import Any, Generic, TypeVar

from cardlaw.language import model as m
from cardlaw.language.core.algebra import Algebra, fold
from cardlaw.language.records import dataclass

V = TypeVar("V")
D = TypeVar("D")
C = TypeVar("C", bound=m.Clause)


@dataclass(frozen=True, slots=True)
class Held(Generic[C]):
    """A clause with the rule that holds it."""

    id: str
    rule: m.Rule
    clause: C


class Rulebook:
    """An index of the clauses in force: a rule counts if its layer does and its options and readings are chosen."""

    def __init__(self, model: m.Model, layer: m.Layer = "assumption") -> None:
        self.model = model
        self.rules = model.rules_in(layer)
        chosen = dict(model.choices)
        direct: dict[str, set[str]] = {}
        self.named: dict[str, frozenset[str]] = {}
        for rule in self.rules:
            self.named[rule.id] = frozenset(i for o in rule.overrides for i in o.rules)
            for override in rule.overrides:
                if override.under is None or chosen[override.under.axis] in override.under.values:
                    direct.setdefault(rule.id, set()).update(override.rules)
        self.overridden: dict[str, frozenset[str]] = {r.id: _reached(direct, r.id) for r in self.rules}
        """Which rules each one overrides, directly or through others."""
        self._held: dict[type, list[Held[Any]]] = {}
        self._about: dict[tuple[type, str], list[Held[Any]]] = {}
        for rule in self.rules:
            for placed in rule.clauses:
                held: Held[Any] = Held(placed.id, rule, placed.clause)
                self._held.setdefault(type(placed.clause), []).append(held)
                about = _about(placed.clause)
                if about is not None:
                    self._about.setdefault((type(placed.clause), about), []).append(held)
        self.waivers: dict[str, list[Held[m.Waive]]] = {}
        for waiver in self.all(m.Waive):
            self.waivers.setdefault(waiver.clause.target, []).append(waiver)
        self._needs: dict[str, frozenset[str]] = {}

    def all(self, sort: type[C]) -> Iterator[Held[C]]:
        """Every clause of a sort, in the order of the rules."""
        return iter(self._held.get(sort, ()))

    def norms(self, act: str) -> list[Held[m.Norm]]:
        return self._about.get((m.Norm, act), [])

    def effects(self, act: str) -> list[Held[m.Effect]]:
        return self._about.get((m.Effect, act), [])

    def predicates(self, name: str) -> list[Held[m.DefinePredicate]]:
        return self._about.get((m.DefinePredicate, name), [])

    def quantities(self, name: str) -> list[Held[m.DefineQuantity]]:
        return self._about.get((m.DefineQuantity, name), [])

    def needs(self, waiver: Held[m.Waive]) -> frozenset[str]:
        """The names that the condition of a waiver leaves to its surroundings."""
        if waiver.id not in self._needs:
            self._needs[waiver.id] = locals_of(waiver.clause.condition)
        return self._needs[waiver.id]

    @cached_property
    def piles_read(self) -> frozenset[str]:
        """The zones whose top card decides what may be done, so that they are not left empty."""
        sorts = (m.Norm, m.DefinePredicate, m.DefineQuantity, m.Axiom)
        return frozenset(
            node.zone.zone
            for sort in sorts
            for held in self.all(sort)
            for node in nodes(held.clause)
            if isinstance(node, m.CardAt) and node.end != "bottom" and isinstance(node.zone, m.ZoneOf)
        )

    def overrides(self, one: m.Rule, other: m.Rule) -> bool:
        """Whether the one overrides the other, directly or through others."""
        return one is not other and other.id in self.overridden[one.id]

    def standing(self, sort: type[C]) -> list[Held[C]]:
        """The clauses of a sort that are always in scope (pack, seats), less those that another overrides."""
        every = list(self.all(sort))
        return [h for h in every if not any(self.overrides(other.rule, h.rule) for other in every)]


def _about(clause: m.Clause) -> str | None:
    """The act or word that a clause is about, if it is found by that."""
    match clause:
        case m.Norm(act=name) | m.Effect(act=name):
            return name
        case m.DefinePredicate(predicate=name) | m.DefineQuantity(quantity=name):
            return name
        case _:
            return None


def _reached(direct: Mapping[str, set[str]], start: str) -> frozenset[str]:
    return _closed(direct, start) - {start}


def _closed(direct: Mapping[str, set[str]], start: str) -> frozenset[str]:
    found: set[str] = set()
    todo = list(direct.get(start, ()))
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += direct.get(name, ())
    return frozenset(found)


def stands(book: Rulebook, rule: m.Rule, known: Set[str]) -> m.Expr:
    """That no waiver takes the rule out of scope, for a clause that knows these names; a waiver can be waived."""
    parts: list[m.Expr] = []
    for held in book.waivers.get(rule.id, ()):
        if book.needs(held) <= known:
            parts.append(m.Not(m.AllOf((held.clause.condition, stands(book, held.rule, known)))))
    return m.AllOf(tuple(parts))


def unwaived(book: Rulebook, algebra: Algebra[V, D], rule: m.Rule, names: Mapping[str, V]) -> V:
    """The same as a value of an algebra."""
    return fold(stands(book, rule, names.keys()), algebra, names)


def predicate_value(book: Rulebook, algebra: Algebra[V, D], name: str, subject: V) -> V:
    """A predicate holds if some live clause that defines it says so."""
    defining = book.predicates(name)
    said: list[V] = []
    for held in defining:
        names = {held.clause.subject: subject}
        dead = tuple(
            unwaived(book, algebra, other.rule, {other.clause.subject: subject})
            for other in defining
            if book.overrides(other.rule, held.rule)
        )
        live = (unwaived(book, algebra, held.rule, names), algebra.negation(algebra.disjunction(dead)))
        says = fold(held.clause.condition, algebra, names)
        said.append(algebra.conjunction((*live, says)))
    return algebra.disjunction(tuple(said))


@dataclass(frozen=True, slots=True)
class Candidate(Generic[V]):
    """A clause that may give a quantity its value: whether it is live, and the value."""

    held: Held[m.DefineQuantity]
    live: V
    value: V


def quantity_values(
    book: Rulebook, algebra: Algebra[V, D], name: str, subject: V | None
) -> list[Candidate[V]]:
    """What the clauses that define a quantity say of it; two live values are a contradiction, none a silence."""
    defining = book.quantities(name)

    def names_of(clause: m.DefineQuantity) -> dict[str, V]:
        return {} if clause.subject is None or subject is None else {clause.subject: subject}

    def scope(held: Held[m.DefineQuantity]) -> V:
        names = names_of(held.clause)
        waived = unwaived(book, algebra, held.rule, names)
        return algebra.conjunction((waived, fold(held.clause.condition, algebra, names)))

    found: list[Candidate[V]] = []
    for held in defining:
        dead = tuple(scope(other) for other in defining if book.overrides(other.rule, held.rule))
        live = algebra.conjunction((scope(held), algebra.negation(algebra.disjunction(dead))))
        found.append(Candidate(held, live, fold(held.clause.value, algebra, names_of(held.clause))))
    return found


@dataclass(frozen=True, slots=True)
class Circle:
    """Predicates and quantities that need themselves, and the options and readings under which they do."""

    names: tuple[str, ...]
    axes: tuple[str, ...]


def defined_by_itself(book: Rulebook) -> Circle | None:
    """The words that need themselves, directly or through others, under the chosen readings."""
    needs: dict[str, set[str]] = {}
    defining: list[tuple[str, m.Rule, m.Clause]] = []
    defining += [(h.clause.predicate, h.rule, h.clause) for h in book.all(m.DefinePredicate)]
    defining += [(h.clause.quantity, h.rule, h.clause) for h in book.all(m.DefineQuantity)]
    for name, _, clause in defining:
        asked = needs.setdefault(name, set())
        for node in nodes(clause):
            if isinstance(node, m.PredicateOf):
                asked.add(node.predicate)
            elif isinstance(node, m.QuantityOf):
                asked.add(node.quantity)
    names = tuple(name for name in needs if name in _closed(needs, name))
    axes = dict.fromkeys(c.axis for name, rule, _ in defining if name in names for c in rule.under)
    return Circle(names, tuple(axes)) if names else None


def nodes(thing: object) -> Iterator[object]:
    """Every node of a clause or expression."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from nodes(part)
    elif hasattr(thing, "__dataclass_fields__"):
        yield thing
        for name in thing.__dataclass_fields__:
            yield from nodes(getattr(thing, name))


def locals_of(thing: object) -> frozenset[str]:
    """The names that an expression or domain leaves to its surroundings."""
    if isinstance(thing, m.Local):
        return frozenset({thing.name})
    if isinstance(thing, tuple):
        return frozenset().union(*(locals_of(part) for part in thing))
    if not hasattr(thing, "__dataclass_fields__"):
        return frozenset()
    parts = {name: getattr(thing, name) for name in thing.__dataclass_fields__}
    if isinstance(thing, m.Some | m.Count | m.Total | m.Best):
        outer = locals_of(parts.pop("domain"))
        inner = frozenset().union(*(locals_of(part) for part in parts.values()))
        return outer | (inner - {thing.name})
    return frozenset().union(*(locals_of(part) for part in parts.values()))


rulebook_of = m.Fact(Rulebook)
"""The rules of a model that are in force."""
