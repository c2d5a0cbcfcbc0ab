"""A situation in full, and what terms are in it: for checking a trace against the engine."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from typing import Any

from cardlaw.analysis.traces.traces import Trace
from cardlaw.analysis.unknowns.contents import Content
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import ABSENT, SymbolicTerm, Value, foremost
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class World:
    """A table: cards by the numbers of their faces, bottom first; states; who did what is being answered.

    `unknown` holds what the rest of the unknowns are: answers by who, what and how often before, results of chance.
    """

    seating: Seating
    zones: dict[Spot, tuple[int, ...]]
    states: dict[Spot, Any]
    unknown: dict[SymbolicTerm, Any] = field(default_factory=dict)


class Unknowable(Exception):
    """A term that a situation does not settle."""


class Evaluation:
    """What terms are in a world; `shuffled` gives the order that each shuffle brought about."""

    def __init__(self, world: World, shuffled: dict[SymbolicTerm, tuple[int, ...]]) -> None:
        self.world = world
        self.shuffled = shuffled
        self._memo: dict[Any, Any] = {}

    # ---------------------------------------------------------------- values
    def of(self, value: Value) -> Any:
        """The plain value; a card is the number of its face, None what is absent."""
        if not isinstance(value, SymbolicTerm):
            return value
        if value not in self._memo:
            self._memo[value] = self._made(value)
        return self._memo[value]

    def _made(self, value: SymbolicTerm) -> Any:
        args = value.args
        match value.op:
            case "face":
                return args[0]
            case "nth":
                cards = self.base(args[0])
                index = self.of(args[1])
                return cards[-1 - index] if 0 <= index < len(cards) else None
            case "member":
                cards = self.cards((args[0],))
                return next((c for c in cards if self.bound(args[1], c)), None)
            case "lowest":
                return (self.cards((args[0],)) or (None,))[0]
            case "state":
                return self.world.states.get((args[0], args[1]))
            case "attr":
                return args[2].get(self.of(args[1]))
            case "lookup":
                return args[2].get(self.of(args[1]), 0)
            case "sum":
                return args[0] + sum(weight * (self.of(part) or 0) for weight, part in args[1])
            case "size":
                return len(self.base(args[0])) if args[0].op in ("init", "after") else len(self.cards(args))
            case "when":
                return self.of(args[1]) if self.holds(args[0]) else 0
            case "total":
                piece, held, amount = args
                cards = self.cards((piece,))
                return sum(self.bound(amount, c) or 0 for c in cards if self.bound(held, c))
            case "best":
                ranks = [(self.of(rank), -place) for place, (_, rank) in enumerate(args[1])]
                return args[1][-max(ranks)[1]][0]
            case "foremost":
                return foremost([(seat, self.of(rank)) for seat, rank in args[0]])
            case "in" | "ge" | "eq" | "and" | "or" | "not" | "some":
                return self._condition(value)
            case _:
                if value in self.world.unknown:
                    return self.world.unknown[value]
                raise Unknowable(value.op)

    def bound(self, body: Value, card: int) -> Any:
        """The body of a quantifier, of one card."""
        deepest = max((t.args[0] for t in _bounds(body)), default=0)
        inner = Evaluation(self.world, self.shuffled)
        inner._memo = {t: v for t, v in self._memo.items() if t.op == "bound"}
        for found in _bounds(body):
            if found not in inner._memo or found.args[0] == deepest:
                inner._memo[found] = card
        return inner.of(body)

    # ---------------------------------------------------------------- conditions
    def holds(self, condition: Value) -> bool:
        return bool(self.of(condition))

    def _condition(self, condition: SymbolicTerm) -> bool:
        args = condition.args
        match condition.op:
            case "not":
                return not self.holds(args[0])
            case "and" | "or":
                stop = condition.op == "or"
                unsure: Unknowable | None = None
                for part in args:
                    try:
                        if self.holds(part) == stop:
                            return stop
                    except Unknowable as why:
                        unsure = why
                if unsure is not None:
                    raise unsure
                return not stop
            case "in":
                return self.of(args[0]) in args[1]
            case "ge":
                return bool(self.of(args[0]) >= args[1])
            case "eq":
                left, right = self.of(args[0]), self.of(args[1])
                return left is not None and left == right
            case _:
                piece, body = args
                return any(self.bound(body, card) for card in set(self.cards((piece,))))

    # ---------------------------------------------------------------- cards
    def base(self, base: SymbolicTerm) -> tuple[int, ...]:
        """The cards of a base, bottom first."""
        match base.op:
            case "init":
                return self.world.zones[base.args[0], base.args[1]]
            case "shuffled":
                if base not in self.shuffled:
                    raise Unknowable("a shuffled pile")
                return self.shuffled[base]
            case "mixed" if base.args[0] != "at random":
                return self.cards(base.args[1])
            case _:
                raise Unknowable(base.op)

    def cards(self, content: Content) -> tuple[int, ...]:
        """The cards of a content, bottom first; what was taken out of the middle leaves no gap."""
        found: list[int] = []
        for piece in content:
            args = piece.args
            match piece.op:
                case "one":
                    card = self.of(args[0])
                    found += () if card is None else (card,)
                case "rest":
                    cards = list(self.base(args[0]))
                    skip = self.of(args[1])
                    cards = cards[: max(0, len(cards) - skip)]
                    for gone in args[2]:
                        card = self.of(gone)
                        if card in cards:
                            del cards[len(cards) - 1 - cards[::-1].index(card)]
                    found += cards
                case "span":
                    cards = list(self.base(args[0]))[::-1]
                    start = self.of(args[1])
                    found += cards[start : start + max(0, self.of(args[2]))]
                case "stride":
                    cards = list(self.base(args[0]))[::-1][self.of(args[1]) :: args[2]]
                    found += cards if args[3] is None else cards[: args[3]]
                case _:
                    inner, body, yes = args
                    found += [c for c in self.cards((inner,)) if bool(self.bound(body, c)) == yes]
        return tuple(found)

    # ---------------------------------------------------------------- traces
    def taken(self, trace: Trace) -> bool | None:
        """Whether a trace's path is the one taken in this world; None if that hangs on what is not settled."""
        unsure = False
        for unknown, values in trace.sets.items():
            try:
                found = self.of(unknown)
                if (ABSENT if found is None else found) not in values:
                    return False
            except Unknowable:
                unsure = True
        for number, (low, high) in trace.bounds.items():
            try:
                found = self.of(number)
                if found < low or (high is not None and found > high):
                    return False
            except Unknowable:
                unsure = True
        for fact, holds in trace.facts.items():
            try:
                if self.holds(fact) != holds:
                    return False
            except Unknowable:
                unsure = True
        return None if unsure else True

    def set_of(self, content: Content) -> tuple[tuple[int, int], ...]:
        """The cards of a content with how many there are of each, in any order."""
        try:
            cards = self.cards(content)
        except Unknowable:
            cards = self.cards(_unordered(content))
        return tuple(sorted(Counter(cards).items()))


def _unordered(content: Content) -> Content:
    """The pieces of a content, with whole shuffled piles as the set they are."""
    from cardlaw.analysis.unknowns.contents import gathered

    return gathered(content)


def _bounds(body: Value) -> list[SymbolicTerm]:
    from cardlaw.analysis.unknowns.terms import below

    return [t for t in below(body) if t.op == "bound"]
