"""One reading of the model's expressions, for any sort of value.

`fold` walks an expression once and builds its value from an algebra. The engine's algebra makes closures over a
state (`closures.py`); a solver's makes formulas. What an expression means is thereby said in one place.
Names are bound by the fold: the environment maps each local to a value of the algebra, and a quantifier hands
the algebra a function from a member to the value of its condition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, Protocol, TypeVar, assert_never

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

    def of(inner: m.Expr) -> V:
        return fold(inner, algebra, names)

    def under(name: str, inner: m.Expr) -> Callable[[V], V]:
        return lambda member: fold(inner, algebra, {**names, name: member})

    match expr:  # the commonest first
        case m.Local(name=name, type=type_):
            return names[name] if name in names else algebra.free(name, type_)
        case m.Const(type=type_, value=value):
            return algebra.constant(type_, value)
        case m.AllOf(parts=parts):
            return algebra.conjunction(tuple(of(part) for part in parts))
        case m.KindIs(card=card, kinds=kinds):
            return algebra.kind_is(of(card), kinds)
        case m.StateOf(state=state, key=key, type=type_):
            return algebra.state(state, None if key is None else of(key), type_)
        case m.Same(left=left, right=right):
            return algebra.same(of(left), of(right), type_of(left))
        case m.AttributeOf(attribute=attribute, card=card):
            return algebra.attribute(attribute, of(card))
        case m.ZoneOf(zone=zone, key=key):
            return algebra.zone(zone, None if key is None else of(key))
        case m.PredicateOf(predicate=predicate, subject=subject):
            return algebra.predicate(predicate, of(subject))
        case m.Not(inner=inner):
            return algebra.negation(of(inner))
        case m.AnyOf(parts=parts):
            return algebra.disjunction(tuple(of(part) for part in parts))
        case m.Neighbour(way=way, player=player):
            return algebra.neighbour(way, of(player))
        case m.QuantityOf(quantity=quantity, subject=thing, type=type_):
            return algebra.quantity(quantity, None if thing is None else of(thing), type_)
        case m.Compare(operator=comparison, left=left, right=right):
            return algebra.compare(comparison, of(left), of(right))
        case m.Arithmetic(operator=operator, left=left, right=right):
            return algebra.arithmetic(operator, of(left), of(right))
        case m.CardAt(end=end, zone=place):
            return algebra.card_at(end, of(place))
        case m.Size(domain=domain):
            return algebra.size(fold_domain(domain, algebra, names))
        case m.Present(value=inner):
            return algebra.present(of(inner))
        case m.AxisValue(axis=axis):
            return algebra.axis(axis)
        case m.CardLiteral(kind=kind, values=values):
            return algebra.card(kind, values)
        case m.TeamOf(player=player):
            return algebra.team(of(player))
        case m.Opposite(direction=direction):
            return algebra.opposite(of(direction))
        case m.Some(name=name, type=type_, domain=domain, where=where):
            return algebra.some(type_, fold_domain(domain, algebra, names), under(name, where))
        case m.Count(name=name, type=type_, domain=domain, where=where):
            return algebra.count(type_, fold_domain(domain, algebra, names), under(name, where))
        case m.Total(value=amount, name=name, type=type_, domain=domain, where=where):
            members = fold_domain(domain, algebra, names)
            return algebra.total(type_, members, under(name, where), under(name, amount))
        case m.Best(name=name, type=type_, domain=domain, extreme=extreme, value=amount, where=where):
            members = fold_domain(domain, algebra, names)
            return algebra.best(type_, members, under(name, where), extreme, under(name, amount))
        case m.Owes(player=player, act=act):
            return algebra.owes(of(player), act)
        case m.WasWrong(player=player):
            return algebra.was_wrong(of(player))
        case _:
            assert_never(expr)


def fold_domain(domain: m.Domain, algebra: Algebra[V, D], names: Mapping[str, V]) -> D:
    """The value of a domain, with its locals as given."""

    def of(inner: m.Expr) -> V:
        return fold(inner, algebra, names)

    match domain:
        case m.CardsIn(zone=zone, excepted=excepted):
            less = tuple(of(card) for card in excepted)
            if type_of(zone) == "cards":
                return algebra.cards_of(of(zone), less)
            return algebra.cards_in(of(zone), less)
        case m.Players(excepted=excepted, partners_of=partner):
            less = tuple(of(player) for player in excepted)
            return algebra.players(less, None if partner is None else of(partner))
        case m.OnePlayer(player=member) | m.OneCard(card=member):
            return algebra.one(of(member))
        case m.Numbers(low=low, high=high):
            return algebra.numbers(of(low), of(high))
        case m.Values(type=type_, excepted=excepted):
            return algebra.values(type_, tuple(of(value) for value in excepted))
        case m.ZonesOf(zone=name):
            return algebra.zones(name)
        case _:
            assert_never(domain)


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
