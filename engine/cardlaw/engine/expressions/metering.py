"""How long an expression can take: worked out beforehand, and counted only where it could be too long.

The rules of a table go through at most some thousand members to answer a question. An expression that can go through
millions (a sum over a huge range, a dozen loops over all cards inside one another) is counted as it is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from math import inf
from typing import Any, NamedTuple

from cardlaw.engine.errors import TableError
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
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
    if layout.players not in known:
        weights = _Weights(model, layout)
        known[layout.players] = any(weights.of(part) > MOST_UNCOUNTED for part in weights.loops.parts)
    return known[layout.players]


_heavy: m.Fact[dict[int, bool]] = m.Fact(lambda model: {})
"""What was worked out before, by the number of players."""


def is_node(thing: object) -> bool:
    return hasattr(type(thing), "__dataclass_fields__")


@cache
def _below(sort: Any) -> tuple[str, ...]:
    """The fields of a sort of node that may hold nodes."""
    return tuple(
        field.name for field in fields(sort) if field.type not in ("str", "int", "bool", "Type", "Words")
    )


class MeteredLoop(NamedTuple):
    """An expression that goes through members, with the loops inside it and the words that it uses."""

    domain: m.Domain
    inside: Inside


Inside = tuple[MeteredLoop | str, ...]
"""Loops one after the other, and words by their names."""


def _inside(thing: Any) -> Inside:
    if isinstance(thing, tuple):
        return tuple(each for part in thing for each in _inside(part))
    if not is_node(thing):
        return ()
    sort: Any = type(thing)
    found = tuple(each for name in _below(sort) for each in _inside(getattr(thing, name)))
    match thing:
        case m.Some(domain=domain) | m.Count(domain=domain) | m.Total(domain=domain) | m.Best(domain=domain):
            return (MeteredLoop(domain, found),)
        case m.PredicateOf(predicate=name) | m.QuantityOf(quantity=name):
            return (*found, name)
        case _:
            return found


class Loops(NamedTuple):
    """The loops in each part of a model, and in all that defines a word."""

    parts: tuple[Inside, ...]
    words: dict[str, Inside]


@m.ChoiceFree
def _loops(model: m.Model) -> Loops:
    clauses = [placed.clause for rule in model.rules for placed in rule.clauses]
    parts: list[Inside] = []
    words: dict[str, Inside] = {}
    for part in (*clauses, *model.acts, *model.stages):
        parts.append(_inside(part))
        match part:
            case m.DefinePredicate(predicate=name) | m.DefineQuantity(quantity=name):
                words[name] = (*words.get(name, ()), *parts[-1])
            case _:
                pass
    return Loops(tuple(filter(None, parts)), words)


class _Weights:
    """How many members the expressions of a model can go through, at most."""

    def __init__(self, model: m.Model, layout: Layout) -> None:
        self.model, self.layout, self.loops = model, layout, _loops(model)
        self._defined: dict[str, float] = {}

    def of(self, inside: Inside) -> float:
        return sum(self._defines(e) if isinstance(e, str) else self._goes_through(e) for e in inside)

    def _goes_through(self, loop: MeteredLoop) -> float:
        return self._size(loop.domain) * (1 + self.of(loop.inside))

    def _defines(self, name: str) -> float:
        """What it takes to work out a defined word; of one that is defined by itself, once round."""
        if name not in self._defined:
            self._defined[name] = 0
            self._defined[name] = self.of(self.loops.words.get(name, ()))
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
