"""One reading of the model's expressions, for any sort of value.

`fold` walks an expression once and builds its value from an algebra. The engine's algebra makes closures over a
state (`closures.py`); a solver's makes formulas. What an expression means is thereby said in one place.
Names are bound by the fold: the environment maps each local to a value of the algebra, and a quantifier hands
the algebra a function from a member to the value of its condition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, Protocol, TypeVar, assert_never

from cardlaw.language import model as m

V = TypeVar("V")
D = TypeVar("D")


class Algebra(Protocol[V, D]):
    """A sort of value (V) and of domain (D), with a meaning for each kind of expression."""

    def constant(self, type: m.Type, value: int | bool | str) -> V: ...
    def axis(self, name: str) -> V: ...
    def free(self, name: str, type: m.Type) -> V: ...
    def state(self, name: str, key: V | None, type: m.Type) -> V: ...
    def zone(self, name: str, key: V | None) -> V: ...
    def attribute(self, name: str, card: V) -> V: ...
    def kind_is(self, card: V, kinds: tuple[str, ...]) -> V: ...
    def card(self, kind: str, values: tuple[int | str, ...]) -> V: ...
    def predicate(self, name: str, subject: V) -> V: ...
    def quantity(self, name: str, subject: V | None, type: m.Type) -> V: ...
    def neighbour(self, way: Literal["next", "previous", "left", "right"], player: V) -> V: ...
    def team(self, player: V) -> V: ...
    def card_at(self, end: Literal["top", "bottom", "newest"], zone: V) -> V: ...
    def size(self, domain: D) -> V: ...
    def opposite(self, direction: V) -> V: ...
    def present(self, value: V) -> V: ...
    def same(self, left: V, right: V, type: m.Type) -> V: ...
    def compare(self, operator: Literal["<", "<=", ">", ">="], left: V, right: V) -> V: ...
    def arithmetic(self, operator: Literal["+", "-", "*"], left: V, right: V) -> V: ...
    def negation(self, inner: V) -> V: ...
    def conjunction(self, parts: tuple[V, ...]) -> V: ...
    def disjunction(self, parts: tuple[V, ...]) -> V: ...
    def some(self, type: m.Type, domain: D, where: Callable[[V], V]) -> V: ...
    def count(self, type: m.Type, domain: D, where: Callable[[V], V]) -> V: ...
    def total(self, type: m.Type, domain: D, where: Callable[[V], V], value: Callable[[V], V]) -> V: ...
    def best(
        self,
        type: m.Type,
        domain: D,
        where: Callable[[V], V],
        extreme: Literal["most", "least"],
        value: Callable[[V], V],
    ) -> V: ...
    def owes(self, player: V, act: str) -> V: ...
    def was_wrong(self, player: V) -> V: ...

    def cards_in(self, zone: V, excepted: tuple[V, ...]) -> D: ...
    def cards_of(self, cards: V, excepted: tuple[V, ...]) -> D: ...
    def players(self, excepted: tuple[V, ...], partners_of: V | None) -> D: ...
    def one(self, member: V) -> D: ...
    def numbers(self, low: V, high: V) -> D: ...
    def values(self, type: m.Type, excepted: tuple[V, ...]) -> D: ...
    def zones(self, name: str) -> D: ...


def fold(expr: m.Expr, algebra: Algebra[V, D], names: Mapping[str, V]) -> V:
    """The value of an expression, with its locals as given."""
    found: V = FOLDS[type(expr)](expr, algebra, names)
    return found


def fold_domain(domain: m.Domain, algebra: Algebra[V, D], names: Mapping[str, V]) -> D:
    """The value of a domain, with its locals as given."""
    found: D = DOMAINS[type(domain)](domain, algebra, names)
    return found


def _all(parts: tuple[Any, ...], a: Any, names: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple([FOLDS[type(part)](part, a, names) for part in parts])


def _if_any(inner: Any, a: Any, names: Mapping[str, Any]) -> Any:
    return None if inner is None else fold(inner, a, names)


class SaidOfMember:
    """What a quantifier says of a member: a function from the member to its value."""

    __slots__ = ("algebra", "inner", "name", "names")

    def __init__(self, name: str, inner: m.Expr, algebra: Any, names: Mapping[str, Any]) -> None:
        self.name, self.inner, self.algebra, self.names = name, inner, algebra, names

    def __call__(self, member: Any) -> Any:
        return fold(self.inner, self.algebra, {**self.names, self.name: member})

    @property
    def always(self) -> bool:
        """Whether it is so of every member."""
        return self.inner == m.YES


def _some(e: m.Some, a: Any, n: Mapping[str, Any]) -> Any:
    return a.some(e.type, fold_domain(e.domain, a, n), SaidOfMember(e.name, e.where, a, n))


def _count(e: m.Count, a: Any, n: Mapping[str, Any]) -> Any:
    return a.count(e.type, fold_domain(e.domain, a, n), SaidOfMember(e.name, e.where, a, n))


def _total(e: m.Total, a: Any, n: Mapping[str, Any]) -> Any:
    members = fold_domain(e.domain, a, n)
    return a.total(e.type, members, SaidOfMember(e.name, e.where, a, n), SaidOfMember(e.name, e.value, a, n))


def _best(e: m.Best, a: Any, n: Mapping[str, Any]) -> Any:
    members = fold_domain(e.domain, a, n)
    return a.best(
        e.type, members, SaidOfMember(e.name, e.where, a, n), e.extreme, SaidOfMember(e.name, e.value, a, n)
    )


def _cards(d: m.CardsIn, a: Any, n: Mapping[str, Any]) -> Any:
    less = _all(d.excepted, a, n)
    within = a.cards_of if type_of(d.zone) == "cards" else a.cards_in
    return within(fold(d.zone, a, n), less)


def _players(d: m.Players, a: Any, n: Mapping[str, Any]) -> Any:
    return a.players(_all(d.excepted, a, n), _if_any(d.partners_of, a, n))


FOLDS: Mapping[type, Callable[[Any, Any, Mapping[str, Any]], Any]] = {
    m.Local: lambda e, a, n: n[e.name] if e.name in n else a.free(e.name, e.type),
    m.Const: lambda e, a, n: a.constant(e.type, e.value),
    m.AllOf: lambda e, a, n: a.conjunction(_all(e.parts, a, n)),
    m.AnyOf: lambda e, a, n: a.disjunction(_all(e.parts, a, n)),
    m.Not: lambda e, a, n: a.negation(fold(e.inner, a, n)),
    m.KindIs: lambda e, a, n: a.kind_is(fold(e.card, a, n), e.kinds),
    m.StateOf: lambda e, a, n: a.state(e.state, _if_any(e.key, a, n), e.type),
    m.Same: lambda e, a, n: a.same(fold(e.left, a, n), fold(e.right, a, n), type_of(e.left)),
    m.AttributeOf: lambda e, a, n: a.attribute(e.attribute, fold(e.card, a, n)),
    m.ZoneOf: lambda e, a, n: a.zone(e.zone, _if_any(e.key, a, n)),
    m.PredicateOf: lambda e, a, n: a.predicate(e.predicate, fold(e.subject, a, n)),
    m.QuantityOf: lambda e, a, n: a.quantity(e.quantity, _if_any(e.subject, a, n), e.type),
    m.Neighbour: lambda e, a, n: a.neighbour(e.way, fold(e.player, a, n)),
    m.Compare: lambda e, a, n: a.compare(e.operator, fold(e.left, a, n), fold(e.right, a, n)),
    m.Arithmetic: lambda e, a, n: a.arithmetic(e.operator, fold(e.left, a, n), fold(e.right, a, n)),
    m.CardAt: lambda e, a, n: a.card_at(e.end, fold(e.zone, a, n)),
    m.Size: lambda e, a, n: a.size(fold_domain(e.domain, a, n)),
    m.Present: lambda e, a, n: a.present(fold(e.value, a, n)),
    m.AxisValue: lambda e, a, n: a.axis(e.axis),
    m.CardLiteral: lambda e, a, n: a.card(e.kind, e.values),
    m.TeamOf: lambda e, a, n: a.team(fold(e.player, a, n)),
    m.Opposite: lambda e, a, n: a.opposite(fold(e.direction, a, n)),
    m.Some: _some,
    m.Count: _count,
    m.Total: _total,
    m.Best: _best,
    m.Owes: lambda e, a, n: a.owes(fold(e.player, a, n), e.act),
    m.WasWrong: lambda e, a, n: a.was_wrong(fold(e.player, a, n)),
}
"""What each kind of expression (e) is built by, of an algebra (a) and the names in reach (n)."""

DOMAINS: Mapping[type, Callable[[Any, Any, Mapping[str, Any]], Any]] = {
    m.CardsIn: _cards,
    m.Players: _players,
    m.OnePlayer: lambda d, a, n: a.one(fold(d.player, a, n)),
    m.OneCard: lambda d, a, n: a.one(fold(d.card, a, n)),
    m.Numbers: lambda d, a, n: a.numbers(fold(d.low, a, n), fold(d.high, a, n)),
    m.Values: lambda d, a, n: a.values(d.type, _all(d.excepted, a, n)),
    m.ZonesOf: lambda d, a, n: a.zones(d.zone),
}
"""The same for domains (d)."""


def type_of(expr: m.Expr) -> m.Type:
    """The type of an expression's value."""
    match expr:
        case m.Const(type=type_) | m.Local(type=type_) | m.StateOf(type=type_) | m.QuantityOf(type=type_):
            return type_
        case m.Best(type=type_):
            return type_
        case m.ZoneOf():
            return "zone"
        case m.AttributeOf(attribute=attribute):
            return attribute
        case m.CardLiteral() | m.CardAt():
            return "card"
        case m.Neighbour():
            return "player"
        case m.TeamOf():
            return "team"
        case m.Opposite():
            return "direction"
        case m.AxisValue() | m.Size() | m.Arithmetic() | m.Count() | m.Total():
            return "number"
        case (
            m.KindIs()
            | m.PredicateOf()
            | m.Present()
            | m.Same()
            | m.Compare()
            | m.Not()
            | m.AllOf()
            | m.AnyOf()
            | m.Some()
            | m.Owes()
            | m.WasWrong()
        ):
            return "yes-no"
        case _:
            assert_never(expr)
