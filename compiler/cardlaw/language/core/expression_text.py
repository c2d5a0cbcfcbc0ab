"""Expressions of the model in the words of the rule language: in one way each, so that a reader is in no doubt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardlaw.language import model as m


def said(expr: m.Expr) -> str:
    """An expression as a rule file would write it."""
    match expr:
        case m.Const(value=value):
            return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        case m.AxisValue(axis=name) | m.Local(name=name):
            return name
        case m.StateOf(state=name, key=key) | m.ZoneOf(zone=name, key=key):
            return name if key is None else f"{name} of {said(key)}"
        case m.AttributeOf(attribute=attribute, card=card):
            return f"{attribute} of {said(card)}"
        case m.KindIs(card=card, kinds=kinds):
            return f"{said(card)} is {' or '.join(kinds)}"
        case m.CardLiteral(kind=kind, values=values):
            return " ".join([*map(str, values), kind])
        case m.PredicateOf(predicate=predicate, subject=subject):
            return f"{said(subject)} is {predicate}"
        case m.QuantityOf(quantity=quantity, subject=thing):
            return quantity if thing is None else f"{quantity} of {said(thing)}"
        case m.Neighbour(way=way, player=player):
            return f"{way} of {said(player)}"
        case m.TeamOf(player=player):
            return f"team of {said(player)}"
        case m.CardAt(end=end, zone=zone):
            return f"{end} of {said(zone)}"
        case m.Size(domain=domain):
            return f"size of {members(domain)}"
        case m.Opposite(direction=direction):
            return f"opposite of {said(direction)}"
        case m.Present(value=value):
            return _has(value, "has")
        case m.Same(left=left, right=right):
            return f"{said(left)} is {said(right)}"
        case m.Compare(operator=operator, left=left, right=right):
            return f"{said(left)} {operator} {said(right)}"
        case m.Arithmetic(operator=sign, left=left, right=right):
            return f"{_term(left, sign)} {sign} {_term(right, sign, after=True)}"
        case m.Not():
            return _denied(expr.inner)
        case m.AllOf(parts=parts):
            return " and ".join(_grouped(part) for part in parts) if parts else "always"
        case m.AnyOf(parts=parts):
            return " or ".join(_grouped(part) for part in parts) if parts else "never"
        case m.Some(name=name, domain=domain, where=where):
            return f"some {name} in {members(domain)}{_where(where)}"
        case m.Count(name=name, domain=domain, where=where):
            return f"(count {name} in {members(domain)}{_where(where)})"
        case m.Total(value=amount, name=name, domain=domain, where=where):
            return f"(total {said(amount)} for {name} in {members(domain)}{_where(where)})"
        case m.Best(name=name, domain=domain, extreme=extreme, value=amount, where=where):
            return f"({name} in {members(domain)} with {extreme} {said(amount)}{_where(where)})"
        case m.Owes(player=player, act=act):
            return f"{said(player)} owes {act}"
        case m.WasWrong(player=player):
            return f"{said(player)} was wrong"
        case _:
            assert_never(expr)


def _denied(inner: m.Expr) -> str:
    match inner:
        case m.Some(name=name, domain=domain, where=where):
            if isinstance(where, m.Not):
                return f"every {name} in {members(domain)} has it that {said(where.inner)}"
            return f"no {name} in {members(domain)}{_where(where)}"
        case m.Same(left=left, right=right):
            return f"{said(left)} is not {said(right)}"
        case m.Present(value=value):
            return _has(value, "has no")
        case _:
            return f"not {_grouped(inner)}"


def _has(value: m.Expr, verb: str) -> str:
    match value:
        case m.AttributeOf(attribute=name, card=holder):
            return f"{said(holder)} {verb} {name}"
        case m.StateOf(state=name, key=key) if key is not None:
            return f"{said(key)} {verb} {name}"
        case _:
            return f"{said(value)} is {'set' if verb == 'has' else 'not set'}"


def _grouped(expr: m.Expr) -> str:
    """A condition as a part of another."""
    inner = expr.inner if isinstance(expr, m.Not) else expr
    several = isinstance(expr, m.AllOf | m.AnyOf) and len(expr.parts) > 1
    return f"({said(expr)})" if several or isinstance(inner, m.Some) else said(expr)


def _term(expr: m.Expr, sign: str, *, after: bool = False) -> str:
    """A number as a part of a calculation, `after` its sign or before it."""
    if not isinstance(expr, m.Arithmetic):
        return said(expr)
    inner, outer = expr.operator == "*", sign == "*"
    return f"({said(expr)})" if (outer and not inner) or (after and inner == outer) else said(expr)


def _where(where: m.Expr) -> str:
    return "" if where == m.YES else f" where {said(where)}"


def members(domain: m.Domain) -> str:
    """A domain as a rule file would write it."""
    match domain:
        case m.CardsIn(zone=zone, excepted=excepted):
            return said(zone) + _except(excepted)
        case m.Players(excepted=excepted, partners_of=partner):
            whole = "players" if partner is None else f"partners of {said(partner)}"
            return whole + _except(excepted)
        case m.OnePlayer(player=member) | m.OneCard(card=member):
            return said(member)
        case m.Numbers(low=low, high=high):
            return f"{said(low)}..{said(high)}"
        case m.Values(type=type_, excepted=excepted):
            return type_ + _except(excepted)
        case m.ZonesOf(zone=zone_name):
            return zone_name
        case _:
            assert_never(domain)


def _except(excepted: tuple[m.Expr, ...]) -> str:
    return "".join(f" except {said(each)}" for each in excepted)


def conditions(expr: m.Expr) -> Iterator[m.Expr]:
    """The conditions that all have to hold for an expression to."""
    if isinstance(expr, m.AllOf):
        for part in expr.parts:
            yield from conditions(part)
    else:
        yield expr
