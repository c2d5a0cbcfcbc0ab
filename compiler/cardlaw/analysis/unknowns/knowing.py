"""What is known on a path: the possible values of each unknown, bounds of numbers, conditions held or not.

Tests of a single unknown narrow its possible values, so that a guard has one form however it was asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cardlaw.analysis.unknowns.contents import base_size
from cardlaw.analysis.unknowns.terms import (
    ABSENT,
    FaceTable,
    SymbolicTerm,
    Value,
    conjunction,
    disjunction,
    negation,
    reaches,
    term,
    weighted,
)

Domain = Callable[[SymbolicTerm], frozenset[Any]]
Bounds = tuple[int, int | None]


class Knowledge:
    """Everything a path has come to know. `domain` gives the possible values of an unknown at first."""

    __slots__ = ("bounds", "domain", "facts", "sets")

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self.sets: dict[SymbolicTerm, frozenset[Any]] = {}
        self.bounds: dict[SymbolicTerm, Bounds] = {}
        self.facts: dict[SymbolicTerm, bool] = {}

    # ---------------------------------------------------------------- reading
    def possible(self, unknown: SymbolicTerm) -> frozenset[Any]:
        """The values that an unknown can still have."""
        found = self.sets.get(unknown)
        if found is None:
            if unknown.op == "face":
                return frozenset({unknown.args[0]})
            found = self.domain(unknown)
            if ABSENT in found and unknown.op == "nth":
                present = self.decided(there(unknown))
                if present is not None:
                    found = found - {ABSENT} if present else frozenset({ABSENT})
        return found

    def range_of(self, value: Value) -> Bounds:
        """Between which numbers a number lies; None is no upper bound."""
        if isinstance(value, SymbolicTerm) and value.op != "sum":
            return self.bounds.get(value) or _default_bounds(value)
        low, parts = weighted(value)
        high: int | None = low
        least: int | None = low
        for weight, atom in parts:
            lo, hi = self.bounds.get(atom, _default_bounds(atom))
            if weight < 0:
                lo, hi = (None if hi is None else weight * hi), weight * lo  # type: ignore[assignment]
            else:
                lo, hi = weight * lo, None if hi is None else weight * hi
            least = None if least is None or lo is None else least + lo
            high = None if high is None or hi is None else high + hi
        return (-(10**9) if least is None else least), high

    def decided(self, condition: Value) -> bool | None:
        """Whether a condition certainly holds or certainly does not; None if it is open."""
        if isinstance(condition, bool) or condition is None:
            return bool(condition)
        known = self.facts.get(condition)
        if known is not None:
            return known
        match condition.op:
            case "not":
                inner = self.decided(condition.args[0])
                return None if inner is None else not inner
            case "in":
                if condition.args[0].op == "bound":
                    return None
                possible = self.possible(condition.args[0])
                if possible <= condition.args[1]:
                    return True
                return False if possible.isdisjoint(condition.args[1]) else None
            case "ge":
                low, high = self.range_of(condition.args[0])
                if low >= condition.args[1]:
                    return True
                return False if high is not None and high < condition.args[1] else None
            case "eq":
                left, right = (self._values(side) for side in condition.args)
                if left is not None and right is not None:
                    if not left & right - {ABSENT}:
                        return False
                    if len(left) == 1 and left == right:
                        return True
                return None
            case "and" | "or":
                return self._by_parts(condition)
            case _:
                return None

    def _by_parts(self, condition: SymbolicTerm) -> bool | None:
        end: bool = condition.op == "or"
        certain = True
        for part in condition.args:
            answer = self.decided(part)
            if answer is end:
                return end
            certain = certain and answer is not None
        return not end if certain else None

    def consistent(self) -> bool:
        """Whether no condition held to be so is decided otherwise by its parts, some of which were learnt later."""
        return not any(
            fact.op in ("and", "or") and self._by_parts(fact) is (not holds)
            for fact, holds in self.facts.items()
        )

    def _values(self, side: Value) -> frozenset[Any] | None:
        """The possible values of one side of an equation."""
        if not isinstance(side, SymbolicTerm):
            return frozenset({side})
        if side.op == "attr":
            table, subject = side.args[2], side.args[1]
            if subject.op == "bound":
                return None
            return _shown(table, self.possible(subject))
        return self.possible(side) if side.op != "bound" else None

    def simplified(self, condition: Value) -> Value:
        """The condition with all that is decided folded away."""
        known = self.decided(condition)
        if known is not None:
            return known
        match condition.op:
            case "not":
                return negation(self.simplified(condition.args[0]))
            case "and":
                return conjunction(self.simplified(part) for part in condition.args)
            case "or":
                return disjunction(self.simplified(part) for part in condition.args)
            case "in":
                return term("in", condition.args[0], condition.args[1])
            case _:
                return condition

    # ---------------------------------------------------------------- learning
    def learn(self, condition: Value, holds: bool = True) -> bool:
        """Take a condition as holding, or as not; False if that cannot be."""
        known = self.decided(condition)
        if known is not None:
            return known == holds
        match condition.op:
            case "not":
                return self.learn(condition.args[0], not holds)
            case "in":
                subject, values = condition.args
                possible = self.possible(subject)
                self.sets[subject] = possible & values if holds else possible - values
                if subject.op == "nth" and ABSENT not in self.sets[subject]:
                    return self.learn(there(subject))
                return True
            case "ge":
                return self._bound(condition.args[0], condition.args[1], holds)
            case "and" | "or":
                self.facts[condition] = holds
                if holds == (condition.op == "and"):
                    return all([self.learn(part, holds) for part in condition.args])
                open_parts = [p for p in condition.args if self.decided(p) is None]
                return self.learn(open_parts[0], holds) if len(open_parts) == 1 else True
            case "some":
                self.facts[condition] = holds
                if holds:
                    from cardlaw.analysis.unknowns.contents import size

                    return self.learn(reaches(size((condition.args[0],)), 1))
                return True
            case _:
                self.facts[condition] = holds
                return True

    def _bound(self, value: Value, bound: int, holds: bool) -> bool:
        if not isinstance(value, SymbolicTerm) or value.op == "sum":
            self.facts[term("ge", value, bound)] = holds
            return True
        low, high = self.bounds.get(value, _default_bounds(value))
        if holds:
            low = max(low, bound)
        else:
            high = bound - 1 if high is None else min(high, bound - 1)
        self.bounds[value] = (low, high)
        return high is None or low <= high


@cache
def _shown(table: FaceTable, faces: frozenset[int]) -> frozenset[Any]:
    """What some faces show."""
    return frozenset(table.get(face, ABSENT) for face in faces)


@cache
def there(card: SymbolicTerm) -> Value:
    """That a pile reaches down to a card of it."""
    base, index = card.args
    size = base_size(base)
    gap_constant, parts = weighted(index)
    if not parts:
        return reaches(size, gap_constant + 1)
    from cardlaw.analysis.unknowns.terms import compared

    return compared(">", size, index)


def _default_bounds(atom: SymbolicTerm) -> Bounds:
    if atom.op == "chance":
        return atom.args[1], atom.args[2]
    if atom.op in ("size", "count"):
        return 0, None
    return -(10**9), None
