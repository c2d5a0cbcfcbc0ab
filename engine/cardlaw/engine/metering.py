"""How long an expression can take: worked out beforehand, and counted only where it could be too long.

The rules of a table go through at most some thousand members to answer a question. An expression that can go through
millions (a sum over a huge range, a dozen loops over all cards inside one another) is counted as it is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from math import inf
from typing import Any

from cardlaw.engine.errors import TableError
from cardlaw.engine.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.identity import ByIdentity
from cardlaw.language.walking import nodes
from cardlaw.wording.tables import say

MOST_UNCOUNTED = 200_000
"""Members that an expression may go through uncounted. The shipped rules stay below a tenth of it."""
MOST_MEMBERS = 50_000
"""Members that a counted expression may go through: two seconds, since a condition is made for each when it is first
met. Past that the table gives up on the expression and says where."""
MOST_WAYS = 100_000
"""Ways to make one move, over all of its parameters."""
LARGEST_NUMBER = 10**60
"""The largest number that can come about; a number that doubles for ever is stopped here, long before it is slow."""


class TooLong(TableError):
    """An expression or a number went past its limit: `what` there were too many of, and `where`, in which rule."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(say("too-many-in", where=where, what=what) if where else say("too-many", what=what))
        self.what, self.where = what, where


def heavy(model: m.Model, layout: Layout) -> bool:
    """Whether some expression of the model can go through too many members to leave it uncounted."""
    known = _heavy(model)
    numbers = tuple(model.choice(axis) for axis in _numbering(model))
    key = (layout.players, layout.teams, len(layout.deck), len(layout.places), numbers)
    if key not in known:
        known[key] = _is_heavy(model, layout)
    return known[key]


_heavy: m.ChoiceFree[dict[tuple[Any, ...], bool]] = m.ChoiceFree(lambda model: {})
"""What was worked out before, by all that it hangs on besides the rules."""


@m.ChoiceFree
def _numbering(model: m.Model) -> tuple[str, ...]:
    """The options and readings that say how far some numbers go."""
    every = nodes((model.rules, model.acts, model.stages))
    ends = (end for node in every if isinstance(node, m.Numbers) for end in (node.low, node.high))
    return tuple(dict.fromkeys(end.axis for end in ends if isinstance(end, m.AxisValue)))


def _is_heavy(model: m.Model, layout: Layout) -> bool:
    weights = _Weights(model, layout)
    parts = [placed.clause for rule in model.rules for placed in rule.clauses]
    return any(weights.of(part) > MOST_UNCOUNTED for part in (*parts, *model.acts, *model.stages))


def is_node(thing: object) -> bool:
    return hasattr(type(thing), "__dataclass_fields__")


@cache
def _below(sort: Any) -> tuple[str, ...]:
    """The fields of a sort of node that may hold nodes."""
    return tuple(
        field.name for field in fields(sort) if field.type not in ("str", "int", "bool", "Type", "Words")
    )


class _Weights:
    """How many members the expressions of a model can go through, at most."""

    def __init__(self, model: m.Model, layout: Layout) -> None:
        self.model, self.layout = model, layout
        self._known: ByIdentity[float] = ByIdentity()
        self._defined: dict[str, float] = {}

    def of(self, thing: Any) -> float:
        if isinstance(thing, tuple):
            return sum(map(self.of, thing))
        if not is_node(thing):
            return 0
        if thing not in self._known:
            self._known[thing] = self._weight(thing)
        return self._known[thing]

    def _weight(self, thing: Any) -> float:
        below = 0.0
        sort: Any = type(thing)
        for name in _below(sort):
            below += self.of(getattr(thing, name))
        match thing:
            case (
                m.Some(domain=domain)
                | m.Count(domain=domain)
                | m.Total(domain=domain)
                | m.Best(domain=domain)
            ):
                return self._size(domain) * (1 + below)
            case m.PredicateOf(predicate=name) | m.QuantityOf(quantity=name):
                return below + self._definitions(name)
            case _:
                return below

    def _definitions(self, name: str) -> float:
        """What it takes to work out a defined word; of one that is defined by itself, once round."""
        if name not in self._defined:
            self._defined[name] = 0
            self._defined[name] = sum(
                self.of(placed.clause)
                for rule in self.model.rules
                for placed in rule.clauses
                if isinstance(placed.clause, m.DefinePredicate | m.DefineQuantity)
                and name == getattr(placed.clause, "predicate", getattr(placed.clause, "quantity", None))
            )
        return self._defined[name]

    def _size(self, domain: m.Domain) -> float:
        match domain:
            case m.CardsIn():
                return len(self.layout.deck)
            case m.Players() | m.ZonesOf():
                return max(self.layout.players, len(self.layout.places))
            case m.Values(type=type):
                return len(self.layout.members(type))
            case m.Numbers(low=low, high=high):
                ends = [self._number(end) for end in (low, high)]
                return inf if None in ends else max(0, ends[1] - ends[0] + 1)  # type: ignore[operator]
            case m.OnePlayer() | m.OneCard():
                return 1

    def _number(self, expr: m.Expr) -> int | None:
        value = expr.value if isinstance(expr, m.Const) else None
        if isinstance(expr, m.AxisValue):
            value = self.model.choice(expr.axis)
        return value if isinstance(value, int) else None


class Meter:
    """Counts the members that one expression goes through, all loops inside it included."""

    __slots__ = ("inside", "left")

    def __init__(self) -> None:
        self.inside = False
        self.left = 0

    def counted(self, function: Callable[..., Any], where: str) -> Callable[..., Any]:
        """The same function of a state, locals and members, counted; the outermost begins the count."""

        def run(s: Any, env: list[Any], members: Sequence[Any]) -> Any:
            if not self.inside:
                self.inside, self.left = True, MOST_MEMBERS
                try:
                    self._spend(members, where)
                    return function(s, env, members)
                finally:
                    self.inside = False
            self._spend(members, where)
            return function(s, env, members)

        return run

    def _spend(self, members: Sequence[Any], where: str) -> None:
        self.left -= len(members)
        if self.left < 0:
            raise TooLong(say("limit-members"), where)


def bounded(number: Any, where: str = "") -> Any:
    """A number that came about, unless it is past all bounds."""
    if type(number) is int and not -LARGEST_NUMBER < number < LARGEST_NUMBER:
        raise TooLong(say("limit-digits", n=len(str(LARGEST_NUMBER)) - 1), where)
    return number
