"""Conditions as data: formulas over named yes-or-no unknowns, each kept once, with no solver in sight.

A formula is a literal: a node, or that the node does not hold. A node is an unknown, a conjunction, or a weighted
count that reaches a bound. Building folds away what is certain, so equal conditions written differently often become
the same literal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any

from cardlaw.language.records import dataclass

Name = tuple[Any, ...]
"""An unknown is named by what it is about; its owner knows how to read the name."""


class Lit:
    """A formula. `~`, `&` and `|` make others of it; whether it holds, only a situation or the solver can say."""

    __slots__ = ("_formulas", "code", "denied", "number", "opposite")

    def __init__(
        self, formulas: Formulas | None, number: int, denied: bool, opposite: Lit | None = None
    ) -> None:
        """`number` is that of the node; `code` orders literals, a node before its denial."""
        self._formulas = formulas
        self.number, self.denied, self.code = number, denied, 2 * number + denied
        self.opposite: Lit = Lit(formulas, number, not denied, self) if opposite is None else opposite

    def __invert__(self) -> Lit:
        return self.opposite

    def __and__(self, other: Lit) -> Lit:
        if self is TRUE or other is FALSE or self is other:
            return other
        if other is TRUE or self is FALSE:
            return self
        assert self._formulas is not None
        return self._formulas.all((self, other))

    def __or__(self, other: Lit) -> Lit:
        return ~(~self & ~other)

    def as_if(self, holds: bool) -> Lit:
        """The formula if it is to hold, else that it does not."""
        return self if holds else self.opposite

    def __bool__(self) -> bool:
        raise TypeError("a formula is neither true nor false by itself")

    def __repr__(self) -> str:
        return f"{'~' if self.denied else ''}{self.number}"


TRUE = Lit(None, 0, denied=False)
FALSE = ~TRUE
_code = attrgetter("code")


@dataclass(slots=True, eq=False)
class Var:
    """An unknown, by the name its owner gave it."""

    name: Name


@dataclass(slots=True, eq=False)
class Conj:
    parts: tuple[Lit, ...]


@dataclass(slots=True, eq=False)
class Reaches:
    """The weights of the literals that hold add up to the bound, or more."""

    terms: tuple[tuple[int, Lit], ...]
    bound: int


Node = Var | Conj | Reaches

NOTHING_KNOWN: Mapping[Name, bool] = {}

FLAT = 6
"""A conjunction of at most so many parts is merged into one around it."""


class Formulas:
    """All formulas about one model. The number of a node is greater than those of its parts."""

    def __init__(self, known: Mapping[Name, bool] = NOTHING_KNOWN) -> None:
        """What is `known` from the start is no unknown: it is folded away wherever it comes up."""
        self.nodes: list[Node] = [Conj(())]
        self._vars: dict[Name, Lit] = {name: TRUE.as_if(holds) for name, holds in known.items()}
        self.lits: list[Lit] = [TRUE]
        """For each node that it holds."""
        self._conjs: dict[tuple[Lit, ...], Lit] = {(): TRUE}
        self._asked: dict[tuple[Lit, ...], Lit] = {}
        self._merged: dict[Lit, tuple[Lit, ...]] = {TRUE: ()}
        """The conjunctions that are merged into one around them, with their parts."""
        self._counts: dict[tuple[tuple[tuple[int, Lit], ...], int], Lit] = {}
        self._names: list[Name] = []
        self._below: list[tuple[int, ...]] = [()]
        self.abouts: list[int] = [0]
        """The unknowns that each node is made of, as the bits of a number."""

    def _added(self, node: Node, parts: Iterable[Lit]) -> Lit:
        made = Lit(self, len(self.nodes), denied=False)
        self.nodes.append(node)
        self.lits.append(made)
        below = tuple([lit.number for lit in parts])
        self._below.append(below)
        about = 0
        for part in below:
            about |= self.abouts[part]
        self.abouts.append(about)
        return made

    def var(self, name: Name) -> Lit:
        made = self._vars.get(name)
        if made is None:
            made = self._vars[name] = self._added(Var(name), ())
            self.abouts[made.number] = 1 << len(self._names)
            self._names.append(name)
        return made

    def name(self, lit: Lit) -> Name:
        """The name of an unknown."""
        node = self.nodes[lit.number]
        assert isinstance(node, Var)
        return node.name

    def names(self, lits: Iterable[Lit]) -> list[Name]:
        """The names of those literals that are unknowns."""
        nodes = (self.nodes[lit.number] for lit in lits)
        return [node.name for node in nodes if isinstance(node, Var)]

    def is_unknown(self, lit: Lit) -> bool:
        """Whether a formula is an unknown, or that it does not hold."""
        return isinstance(self.nodes[lit.number], Var)

    def all(self, parts: Iterable[Lit]) -> Lit:
        """Every part holds."""
        every = tuple(parts)
        known = self._asked.get(every)
        if known is None:
            known = self._asked[every] = self._all(every)
        return known

    def _all(self, parts: tuple[Lit, ...]) -> Lit:
        found: set[Lit] = set()
        merged = self._merged
        for part in parts:
            if (inner := merged.get(part)) is not None:
                found.update(inner)
            elif part is FALSE:
                return FALSE
            else:
                found.add(part)
        if len(found) == 1:
            return found.pop()
        key = tuple(sorted(found, key=_code))
        made = self._conjs.get(key)
        if made is None:
            if not found.isdisjoint([part.opposite for part in key if part.denied]):
                return FALSE
            made = self._conjs[key] = self._added(Conj(key), key)
            if len(key) <= FLAT:
                merged[made] = key
        return made

    def any(self, parts: Iterable[Lit]) -> Lit:
        """Some part holds."""
        return self.all([part.opposite for part in parts]).opposite

    def both(self, one: Lit, other: Lit) -> Lit:
        if one is TRUE:
            return other
        if other is TRUE:
            return one
        return self.all((one, other))

    def differ(self, one: Lit, other: Lit) -> Lit:
        """One holds and the other does not."""
        if one is other:
            return FALSE
        if one is ~other:
            return TRUE
        return (one & ~other) | (~one & other)

    def implies(self, one: Lit, other: Lit) -> Lit:
        return ~one | other

    def reaches(self, terms: Iterable[tuple[int, Lit]], bound: int) -> Lit:
        """The weighted count of the literals that hold is at least the bound; weights may be negative."""
        weights: dict[Lit, int] = {}
        for weight, lit in terms:
            if lit is TRUE:
                bound -= weight
            elif lit is not FALSE and weight:
                if lit.denied:
                    bound -= weight
                    lit, weight = lit.opposite, -weight
                weights[lit] = weights.get(lit, 0) + weight
        made: list[tuple[int, Lit]] = []
        for lit in sorted(weights, key=_code):
            weight = weights[lit]
            if weight < 0:
                bound -= weight
                made.append((-weight, lit.opposite))
            elif weight > 0:
                made.append((weight, lit))
        if bound <= 0:
            return TRUE
        made = [(min(weight, bound), lit) for weight, lit in made]
        total = sum(weight for weight, _ in made)
        if total < bound:
            return FALSE
        if total == bound:
            return self.all(lit for _, lit in made)
        if all(weight == bound for weight, _ in made):
            return self.any(lit for _, lit in made)
        key = (tuple(made), bound)
        counted = self._counts.get(key)
        if counted is None:
            counted = self._counts[key] = self._added(Reaches(*key), [lit for _, lit in made])
        return counted

    def one_at_most(self, lits: Iterable[Lit]) -> Lit:
        return ~self.reaches([(1, lit) for lit in lits], 2)

    def done(self) -> None:
        """Nothing more is asked: a formula and its denial let go of each other, so that nobody has to look for them."""
        for lit in vars(self).get("lits", ())[1:]:
            del lit.opposite.opposite
        vars(self).clear()

    # ---------------------------------------------------------------- looking at formulas
    def conjuncts(self, lit: Lit) -> Iterator[Lit]:
        """The conditions that have to hold together for a formula to hold."""
        node = self.nodes[lit.number]
        if not lit.denied and isinstance(node, Conj):
            for part in node.parts:
                yield from self.conjuncts(part)
        else:
            yield lit

    def settled(self, lit: Lit) -> dict[Name, bool]:
        """The unknowns that a formula decides outright."""
        return {
            self.name(part): not part.denied
            for part in self.conjuncts(lit)
            if isinstance(self.nodes[part.number], Var)
        }

    def cone(self, lits: Iterable[Lit]) -> list[int]:
        """The nodes that literals are made of, parts first."""
        below = self._below
        fresh = {lit.number for lit in lits}
        seen = set(fresh)
        while fresh:
            fresh = set().union(*[below[number] for number in fresh]) - seen
            seen |= fresh
        return sorted(seen)

    def about(self, lits: Iterable[Lit]) -> int:
        """The unknowns that literals are made of, as the bits of a number."""
        found = 0
        for lit in lits:
            found |= self.abouts[lit.number]
        return found

    def unknowns(self, lits: Iterable[Lit]) -> Iterator[Name]:
        """The names of the unknowns that literals are made of."""
        digits = bin(self.about(lits))[:1:-1]
        place = digits.find("1")
        while place >= 0:
            yield self._names[place]
            place = digits.find("1", place + 1)

    def values(self, lits: Collection[Lit], known: Mapping[Name, int], full: int) -> list[int]:
        """The formulas in many situations at once: bit i of every number belongs to situation i.

        `full` has a bit for each situation; an unknown without a value is false in all of them.
        """
        memo: dict[int, int] = {}
        values = [self._valued(lit.number, known, full, memo) for lit in lits]
        return [value ^ full if lit.denied else value for lit, value in zip(lits, values, strict=True)]

    def _valued(self, number: int, known: Mapping[Name, int], full: int, memo: dict[int, int]) -> int:
        value = memo.get(number)
        if value is not None:
            return value
        node = self.nodes[number]
        if isinstance(node, Conj):
            value = full
            for part in node.parts:
                held = memo.get(part.number)
                if held is None:
                    held = self._valued(part.number, known, full, memo)
                if not part.denied:
                    value &= held
                elif held:
                    value ^= value & held
                if not value:
                    break
        elif isinstance(node, Var):
            value = known.get(node.name, 0)
        else:
            terms = [
                (weight, self._valued(lit.number, known, full, memo) ^ (full if lit.denied else 0))
                for weight, lit in node.terms
            ]
            value = _reached(terms, node.bound, full)
        memo[number] = value
        return value

    def holds(self, lit: Lit, known: Mapping[Name, bool]) -> bool:
        """The formula in one situation."""
        return bool(self.values([lit], {name: int(value) for name, value in known.items()}, 1)[0])


class Knowing:
    """Formulas once some unknowns are known; what was folded before is not folded again.

    With a `base`, `own` comes on top of what that knows; what does not hang on it is folded there.
    """

    def __init__(self, formulas: Formulas, own: Mapping[Name, bool], base: Knowing | None = None) -> None:
        self.formulas = formulas
        self.own = own
        self.known: Mapping[Name, bool] = own if base is None else {**base.known, **own}
        self._base = base
        self._nodes, self._abouts, self._lits = formulas.nodes, formulas.abouts, formulas.lits
        unknowns = {formulas.var(name): TRUE.as_if(holds) for name, holds in own.items()}
        self._memo = {lit.number: holds for lit, holds in unknowns.items()}
        self._about = formulas.about(unknowns)

    def folded(self, lits: Iterable[Lit]) -> list[Lit]:
        return [self._of(lit) for lit in lits]

    def _of(self, lit: Lit) -> Lit:
        made = self._at(lit.number)
        return made.opposite if lit.denied else made

    def _at(self, number: int) -> Lit:
        memo = self._memo
        made = memo.get(number)
        if made is not None:
            return made
        if not self._abouts[number] & self._about:
            made = self._lits[number] if self._base is None else self._base._at(number)
        elif isinstance(node := self._nodes[number], Conj):
            parts = []
            for part in node.parts:
                made = memo.get(part.number)
                if made is None:
                    made = self._at(part.number)
                if part.denied:
                    made = made.opposite
                if made is FALSE:
                    break
                if made is not TRUE:
                    parts.append(made)
            else:
                made = self.formulas.all(parts)
        else:
            assert isinstance(node, Reaches)
            terms = [(weight, self._of(lit)) for weight, lit in node.terms]
            made = self.formulas.reaches(terms, node.bound)
        memo[number] = made
        return made


def _reached(terms: list[tuple[int, int]], bound: int, full: int) -> int:
    """Where weighted counts reach a bound, for many situations at once: sums as planes of binary digits."""
    planes: list[int] = []
    for weight, mask in terms:
        digit = 0
        while weight:
            if weight & 1:
                carry, place = mask, digit
                while carry:
                    while len(planes) <= place:
                        planes.append(0)
                    planes[place], carry = planes[place] ^ carry, planes[place] & carry
                    place += 1
            weight >>= 1
            digit += 1
    width = max(len(planes), bound.bit_length())
    planes += [0] * (width - len(planes))
    more, equal = 0, full
    for place in reversed(range(width)):
        if bound >> place & 1:
            equal &= planes[place]
        else:
            more |= equal & planes[place]
            equal &= ~planes[place] & full
    return more | equal
