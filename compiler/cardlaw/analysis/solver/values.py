"""Values not yet known: one of finitely many, or a weighted count, each under conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from cardlaw.analysis.solver.formulas import FALSE, TRUE, Formulas, Lit
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

Place = tuple[str, int | str | None]
"""A zone and whose it is, where everyone has one."""

Plain = int | str | bool | Place | tuple[int, ...]
"""What a value turns out to be: a card's number, a seat, a number, an attribute's value, yes or no, a place, cards."""

MOST_PAIRS = 400
"""So many pairs of values are worked out one by one; more are added up as weighted counts, or are unsupported."""


class Unsupported(Exception):
    """A construct that the formulas cannot express; the reason names it."""

    def __init__(self, why: Saying) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True, eq=False)
class GuardedValues:
    """One of several values, each under its own condition; absent if none of the conditions holds."""

    options: dict[Plain, Lit]

    @property
    def certain(self) -> Plain | None:
        """The value, if it is known beforehand."""
        if len(self.options) == 1:
            ((value, lit),) = self.options.items()
            return value if lit == TRUE else None
        return None


@dataclass(frozen=True, slots=True, eq=False)
class Linear:
    """A number as a weighted count; absent unless `present` holds."""

    constant: int
    terms: tuple[tuple[int, Lit], ...]
    present: Lit = TRUE


Value = Lit | GuardedValues | Linear
"""A condition itself, a choice, or a count."""


@lru_cache(typed=True)
def just(value: Plain) -> GuardedValues:
    return GuardedValues({value: TRUE})


NOTHING = GuardedValues({})


class ValueArithmetic:
    """What can be asked of values, answered in formulas."""

    def __init__(self, formulas: Formulas) -> None:
        self.formulas = formulas

    def truth(self, value: Value) -> Lit:
        """The value taken as a condition."""
        if isinstance(value, GuardedValues):
            return value.options.get(True, FALSE)
        if isinstance(value, Linear):
            raise Unsupported(say("cut-truth"))
        return value

    def choice(self, value: Value) -> GuardedValues:
        if isinstance(value, GuardedValues):
            return value
        if isinstance(value, Linear):
            if not value.terms:
                return GuardedValues({value.constant: value.present})
            raise Unsupported(say("cut-single-value"))
        return GuardedValues({True: value, False: ~value})

    def present(self, value: Value) -> Lit:
        if isinstance(value, GuardedValues):
            return self.formulas.any(value.options.values())
        return value.present if isinstance(value, Linear) else TRUE

    def linear(self, value: Value) -> Linear:
        if isinstance(value, Linear):
            return value
        options = self.choice(value).options
        if len(options) == 1:
            ((plain, lit),) = options.items()
            return Linear(number(plain), (), lit)
        terms = tuple((number(plain), lit) for plain, lit in options.items() if plain)
        return Linear(0, terms, self.present(value))

    def same(self, left: Value, right: Value) -> Lit:
        """Both are there and equal; what is absent equals nothing."""
        of = self.formulas
        if isinstance(left, Linear) or isinstance(right, Linear):
            gap = self.sum(left, right, -1)
            zero = of.both(of.reaches(gap.terms, -gap.constant), self._at_most(gap, 0))
            return of.both(gap.present, zero)
        one, other = self.choice(left).options, self.choice(right).options
        if len(other) < len(one):
            one, other = other, one
        return of.any([of.both(lit, other[value]) for value, lit in one.items() if value in other])

    def compare(self, operator: str, left: Value, right: Value) -> Lit:
        of = self.formulas
        gap = self.sum(left, right, -1)
        match operator:
            case "<":
                holds = self._at_most(gap, -1)
            case "<=":
                holds = self._at_most(gap, 0)
            case ">":
                holds = of.reaches(gap.terms, 1 - gap.constant)
            case _:
                holds = of.reaches(gap.terms, -gap.constant)
        return of.both(gap.present, holds)

    def _at_most(self, value: Linear, most: int) -> Lit:
        return ~self.formulas.reaches(value.terms, most + 1 - value.constant)

    def sum(self, left: Value, right: Value, sign: int = 1) -> Linear:
        one, other = self.linear(left), self.linear(right)
        terms = (*one.terms, *((sign * weight, lit) for weight, lit in other.terms))
        present = self.formulas.both(one.present, other.present)
        return Linear(one.constant + sign * other.constant, terms, present)

    def arithmetic(self, operator: str, left: Value, right: Value) -> Value:
        few = isinstance(left, GuardedValues) and isinstance(right, GuardedValues)
        if few and len(self.choice(left).options) * len(self.choice(right).options) <= MOST_PAIRS:
            return self.paired(_OPERATIONS[operator], self.choice(left), self.choice(right))
        if operator != "*":
            return self.sum(left, right, 1 if operator == "+" else -1)
        for factor, value in ((left, right), (right, left)):
            known = self.linear(factor)
            if not known.terms:
                of = self.linear(value)
                by = known.constant
                present = self.formulas.both(known.present, of.present)
                return Linear(by * of.constant, tuple((by * w, lit) for w, lit in of.terms), present)
        raise Unsupported(say("cut-product"))

    def paired(
        self, operation: Callable[[int, int], int], left: GuardedValues, right: GuardedValues
    ) -> GuardedValues:
        found: dict[Plain, list[Lit]] = {}
        for one, lit in left.options.items():
            for other, more in right.options.items():
                both = self.formulas.both(lit, more)
                if both != FALSE:
                    found.setdefault(operation(number(one), number(other)), []).append(both)
        return GuardedValues({value: self.formulas.any(lits) for value, lits in found.items()})

    def mapped(self, value: GuardedValues, image: Callable[[Plain], Plain | None]) -> GuardedValues:
        """Each possible value replaced by its image; those without one become absent."""
        found: dict[Plain, list[Lit]] = {}
        for plain, lit in value.options.items():
            seen = image(plain)
            if seen is not None:
                found.setdefault(seen, []).append(lit)
        return GuardedValues({plain: self.formulas.any(lits) for plain, lits in found.items()})

    def first_of(self, cases: Iterable[tuple[Lit, Value]]) -> Value:
        """The value of the first case whose condition holds; absent if none does."""
        return self.one_of(self.firsts(cases))

    def firsts(self, cases: Iterable[tuple[Lit, Value]]) -> list[tuple[Lit, Value]]:
        """The cases that can come first, each with the condition that it is the first that holds."""
        found: list[tuple[Lit, Value]] = []
        before: list[Lit] = []
        for lit, value in cases:
            if lit is not FALSE:
                found.append((self.formulas.all((lit, *before)), value))
                before.append(~lit)
            if lit is TRUE:
                break
        return found

    def one_of(self, chosen: list[tuple[Lit, Value]]) -> Value:
        """The value of the case whose condition holds, of which there is one at most."""
        of = self.formulas
        if any(isinstance(value, Linear) for _, value in chosen):
            return self._counted(chosen)
        found: dict[Plain, list[Lit]] = {}
        for lit, value in chosen:
            for plain, more in self.choice(value).options.items():
                both = of.both(lit, more)
                if both != FALSE:
                    found.setdefault(plain, []).append(both)
        return GuardedValues({plain: of.any(lits) for plain, lits in found.items()})

    def _counted(self, chosen: list[tuple[Lit, Value]]) -> Linear:
        of = self.formulas
        terms: list[tuple[int, Lit]] = []
        present: list[Lit] = []
        for lit, value in chosen:
            amount = self.linear(value)
            terms.append((amount.constant, lit))
            terms += [(weight, of.both(lit, more)) for weight, more in amount.terms]
            present.append(of.both(lit, amount.present))
        return Linear(0, tuple(terms), of.any(present))


_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
}


def number(value: Plain) -> int:
    """The value, which must be a number, a seat or a card."""
    if not isinstance(value, int):
        raise Unsupported(say("cut-arithmetic"))
    return value
