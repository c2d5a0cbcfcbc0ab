"""Conditions as data: formulas over named yes-or-no unknowns, each kept once, with no solver in sight.

A formula is a literal: an int whose lowest bit says "not" and whose other bits number a node. A node is an
unknown, a conjunction, or a weighted count that reaches a bound. Building folds away what is certain, so equal
conditions written differently often become the same literal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Lit = int
Name = tuple[Any, ...]
"""An unknown is named by what it is about; its owner knows how to read the name."""

TRUE: Lit = 0
FALSE: Lit = 1


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

FLAT = 6
"""A conjunction of at most so many parts is merged into one around it."""


class Formulas:
    """All formulas about one model. The number of a node is greater than those of its parts."""

    def __init__(self) -> None:
        self.nodes: list[Node] = [Conj(())]
        self._vars: dict[Name, int] = {}
        self._conjs: dict[tuple[Lit, ...], int] = {(): 0}
        self._asked: dict[tuple[Lit, ...], Lit] = {}
        self._merged: dict[Lit, tuple[Lit, ...]] = {TRUE: ()}
        """The conjunctions that are merged into one around them, with their parts."""
        self._counts: dict[tuple[tuple[tuple[int, Lit], ...], int], int] = {}
        self._names: list[Name] = []
        self._below: list[tuple[int, ...]] = [()]
        self.abouts: list[int] = [0]
        """The unknowns that each node is made of, as the bits of a number."""

    def _added(self, node: Node, parts: Iterable[Lit]) -> int:
        number = len(self.nodes)
        self.nodes.append(node)
        below = tuple([lit >> 1 for lit in parts])
        self._below.append(below)
        about = 0
        for part in below:
            about |= self.abouts[part]
        self.abouts.append(about)
        return number

    def var(self, name: Name) -> Lit:
        number = self._vars.get(name)
        if number is None:
            number = self._vars[name] = self._added(Var(name), ())
            self.abouts[number] = 1 << len(self._names)
            self._names.append(name)
        return number << 1

    def name(self, lit: Lit) -> Name:
        """The name of an unknown."""
        node = self.nodes[lit >> 1]
        assert isinstance(node, Var)
        return node.name

    def is_unknown(self, lit: Lit) -> bool:
        """Whether a formula is an unknown, or that it does not hold."""
        return isinstance(self.nodes[lit >> 1], Var)

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
            elif part == FALSE:
                return FALSE
            else:
                found.add(part)
        if len(found) == 1:
            return found.pop()
        key = tuple(sorted(found))
        number = self._conjs.get(key)
        if number is None:
            if not found.isdisjoint([part ^ 1 for part in key if part & 1]):
                return FALSE
            number = self._conjs[key] = self._added(Conj(key), key)
            if len(key) <= FLAT:
                merged[number << 1] = key
        return number << 1

    def any(self, parts: Iterable[Lit]) -> Lit:
        """Some part holds."""
        return self.all([part ^ 1 for part in parts]) ^ 1

    def both(self, one: Lit, other: Lit) -> Lit:
        if one == TRUE:
            return other
        if other == TRUE:
            return one
        return self.all((one, other))

    def differ(self, one: Lit, other: Lit) -> Lit:
        """One holds and the other does not."""
        if one == other:
            return FALSE
        if one == other ^ 1:
            return TRUE
        return self.any((self.both(one, other ^ 1), self.both(one ^ 1, other)))

    def implies(self, one: Lit, other: Lit) -> Lit:
        return self.any((one ^ 1, other))

    def reaches(self, terms: Iterable[tuple[int, Lit]], bound: int) -> Lit:
        """The weighted count of the literals that hold is at least the bound; weights may be negative."""
        weights: dict[Lit, int] = {}
        for weight, lit in terms:
            if lit == TRUE:
                bound -= weight
            elif lit != FALSE and weight:
                if lit & 1:
                    bound -= weight
                    lit, weight = lit ^ 1, -weight
                weights[lit] = weights.get(lit, 0) + weight
        made: list[tuple[int, Lit]] = []
        for lit, weight in sorted(weights.items()):
            if weight < 0:
                bound -= weight
                made.append((-weight, lit ^ 1))
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
        number = self._counts.get(key)
        if number is None:
            number = self._counts[key] = self._added(Reaches(*key), [lit for _, lit in made])
        return number << 1

    def one_at_most(self, lits: Iterable[Lit]) -> Lit:
        return self.reaches([(1, lit) for lit in lits], 2) ^ 1

    # ---------------------------------------------------------------- looking at formulas
    def conjuncts(self, lit: Lit) -> Iterator[Lit]:
        """The conditions that have to hold together for a formula to hold."""
        node = self.nodes[lit >> 1]
        if not lit & 1 and isinstance(node, Conj):
            for part in node.parts:
                yield from self.conjuncts(part)
        else:
            yield lit

    def settled(self, lit: Lit) -> dict[Name, bool]:
        """The unknowns that a formula decides outright."""
        return {
            self.name(part & ~1): not part & 1
            for part in self.conjuncts(lit)
            if isinstance(self.nodes[part >> 1], Var)
        }

    def cone(self, lits: Iterable[Lit]) -> list[int]:
        """The nodes that literals are made of, parts first."""
        below = self._below
        fresh = {lit >> 1 for lit in lits}
        seen = set(fresh)
        while fresh:
            fresh = set().union(*[below[number] for number in fresh]) - seen
            seen |= fresh
        return sorted(seen)

    def about(self, lits: Iterable[Lit]) -> int:
        """The unknowns that literals are made of, as the bits of a number."""
        found = 0
        for lit in lits:
            found |= self.abouts[lit >> 1]
        return found

    def _touched(self, lits: Iterable[Lit], about: int) -> set[int]:
        """Those of the nodes that depend on some unknowns."""
        abouts, below = self.abouts, self._below
        fresh = {lit >> 1 for lit in lits}
        seen: set[int] = set()
        while fresh := {number for number in fresh - seen if abouts[number] & about}:
            seen |= fresh
            fresh = set().union(*[below[number] for number in fresh])
        return seen

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
        return self.revalued(lits, known, full, {})

    def revalued(
        self, lits: Collection[Lit], known: Mapping[Name, int], full: int, memo: dict[int, int]
    ) -> list[int]:
        """As `values`, but what `memo` has is not worked out again, and what is worked out goes there."""
        values = [self._valued(lit >> 1, known, full, memo) for lit in lits]
        return [value ^ full if lit & 1 else value for lit, value in zip(lits, values, strict=True)]

    def _valued(self, number: int, known: Mapping[Name, int], full: int, memo: dict[int, int]) -> int:
        value = memo.get(number)
        if value is not None:
            return value
        node = self.nodes[number]
        if isinstance(node, Conj):
            value = full
            for part in node.parts:
                held = memo.get(part >> 1)
                if held is None:
                    held = self._valued(part >> 1, known, full, memo)
                if not part & 1:
                    value &= held
                elif held:
                    value ^= value & held
                if not value:
                    break
        elif isinstance(node, Var):
            value = known.get(node.name, 0)
        else:
            lits = [lit for _, lit in node.terms]
            held_by = self.revalued(lits, known, full, memo)
            terms = [(weight, held) for (weight, _), held in zip(node.terms, held_by, strict=True)]
            value = _reached(terms, node.bound, full)
        memo[number] = value
        return value

    def denied(
        self, lits: Sequence[Lit], unknown: Lit, known: Mapping[Name, int], full: int, memo: dict[int, int]
    ) -> list[int]:
        """As `revalued` by the same `memo`, but for one unknown that is false in all situations."""
        again = self._touched(lits, self.about([unknown]))
        around = set().union(*[self._below[number] for number in again]) - again
        self.revalued([number << 1 for number in around], known, full, memo)
        return self.revalued(lits, {}, full, {number: memo[number] for number in around})

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
        self._nodes, self._abouts = formulas.nodes, formulas.abouts
        unknowns = {formulas.var(name): TRUE if holds else FALSE for name, holds in own.items()}
        self._memo = {lit >> 1: holds for lit, holds in unknowns.items()}
        self._about = formulas.about(unknowns)

    def folded(self, lits: Iterable[Lit]) -> list[Lit]:
        return [self._at(lit >> 1) ^ (lit & 1) for lit in lits]

    def _at(self, number: int) -> Lit:
        memo = self._memo
        made = memo.get(number)
        if made is not None:
            return made
        if not self._abouts[number] & self._about:
            made = number << 1 if self._base is None else self._base._at(number)
        elif isinstance(node := self._nodes[number], Conj):
            parts = []
            for part in node.parts:
                made = memo.get(part >> 1)
                if made is None:
                    made = self._at(part >> 1)
                made ^= part & 1
                if made == FALSE:
                    break
                if made != TRUE:
                    parts.append(made)
            else:
                made = self.formulas.all(parts)
        else:
            assert isinstance(node, Reaches)
            terms = [(weight, self._at(lit >> 1) ^ (lit & 1)) for weight, lit in node.terms]
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
