"""The smallest situation that fulfils conditions, by trying: single unknowns value by value, then what hands need.

Once the single unknowns are known, a condition is made of two sorts of atoms: some card of this hand is one of these
faces, and this number reaches that bound. What a hand must and must not hold is then read off. Sets of faces are the
bits of a number. What does not fit this is left to the solver.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cache, cached_property
from typing import Any

from cardlaw.analysis.budget import tick
from cardlaw.analysis.effects.fill import AtLeast, Atoms, HandHas, Residue, clash, negated, ways
from cardlaw.analysis.effects.joint import CommonTable, is_card
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import ABSENT, SymbolicTerm, Value, below, term, weighted
from cardlaw.language.records import dataclass

MOST_TRIED = 60_000
"""How many values and ways to fulfil conditions are tried for one question before the solver is asked."""
ENOUGH = 40
"""How many situations are compared for size once one was found; the table shown may be larger than need be."""


class Unfit(Exception):
    """A question that this search gives no answer to: it does not fit, or there is more to try than is tried."""


@dataclass(slots=True)
class Solution:
    """A situation: values of unknowns, the cards that zones hold, numbers such as the sizes of piles."""

    values: dict[SymbolicTerm, Any] = field(default_factory=dict)
    held: dict[Spot, tuple[int, ...]] = field(default_factory=dict)
    sizes: dict[Spot, int] = field(default_factory=dict)


@cache
def _parts(condition: Value) -> tuple[SymbolicTerm, ...]:
    return tuple(below(condition))


@cache
def unknowns_of(condition: Value) -> tuple[SymbolicTerm, ...]:
    """The single unknowns that a condition reads."""
    found: dict[SymbolicTerm, None] = {}
    for part in _parts(condition):
        if part.op in ("in", "eq", "attr", "lookup"):
            found |= dict.fromkeys(arg for arg in part.args if _single(arg))
        elif part.op == "rest":
            found |= dict.fromkeys(c for c in part.args[2] if c.op != "face")
        elif part.op == "chance":
            found[part] = None
    return tuple(found)


def _single(of: Any) -> bool:
    """Whether a value is an unknown of its own, neither put together nor a number."""
    if not isinstance(of, SymbolicTerm) or of.op in ("attr", "bound", "face", "lookup"):
        return False
    return not _number(of) and not _condition(of)


def _number(of: SymbolicTerm) -> bool:
    if of.op in ("sum", "size", "total", "chance", "when"):
        return True
    return of.op in ("state", "after-state", "given") and of.args[-1] == "number"


def _condition(of: SymbolicTerm) -> bool:
    return of.op in ("in", "ge", "eq", "and", "or", "not", "some")


class Search:
    """One question: conditions that are all to hold; at `most` so many values are tried for it."""

    def __init__(
        self, common: CommonTable, conditions: Sequence[tuple[Value, bool]], most: int = MOST_TRIED
    ) -> None:
        tick()
        self.common = common
        self.most = most
        self.order = list(common.copies)
        self.bit = {face: 1 << place for place, face in enumerate(self.order)}
        self.full = (1 << len(self.order)) - 1
        self.conditions = [(c, h) for c, h in conditions if isinstance(c, SymbolicTerm)]
        self.possible = all(bool(c) == h for c, h in conditions if not isinstance(c, SymbolicTerm))
        self.unknowns = self._sorted(dict.fromkeys(u for c, _ in self.conditions for u in unknowns_of(c)))
        self._blamed: set[int] = set()
        self._given_up: Unfit | None = None
        """Why a way was left that may lead to a situation."""
        self.domains = {u: self._domain(u) for u in self.unknowns}
        for unknown in self.unknowns:
            if is_card(unknown):
                self.domains[unknown] = self._told_apart(unknown, self.domains[unknown])
        place = {u: i for i, u in enumerate(self.unknowns)}
        self.due: list[list[int]] = [[] for _ in range(len(self.unknowns) + 1)]
        """The conditions, by their numbers, that can be looked at once so many unknowns are known."""
        for number, (condition, _) in enumerate(self.conditions):
            mine = [place[u] for u in unknowns_of(condition)]
            self.due[1 + max(mine, default=-1)].append(number)
        self.tried = 0
        self._masks: dict[Any, int] = {}
        self._bodies: dict[tuple[Any, ...], int] = {}

    def _sorted(self, unknowns: Iterable[SymbolicTerm]) -> list[SymbolicTerm]:
        """Few values first."""
        return sorted(unknowns, key=lambda u: (is_card(u), len(self.common.ordered(u)), u.order))

    def _domain(self, unknown: SymbolicTerm) -> list[Any]:
        """The values to try: the usual one first, and only those that its own conditions allow."""
        if unknown.op == "chance":
            return list(range(unknown.args[1], unknown.args[2] + 1))
        values = list(self.common.ordered(unknown))
        usual = self.common.usual(unknown)
        if usual in values:
            values = [usual, *(v for v in values if v != usual)]
        if self.common.can_be_absent(unknown):
            values = [v for v in values if v is not ABSENT]
            values = [ABSENT, *values] if usual is None else [*values, ABSENT]
        for condition, holds in self.conditions:
            if condition.op == "in" and condition.args[0] is unknown:
                values = [v for v in values if (v in condition.args[1]) == holds]
        return values

    def _told_apart(self, unknown: SymbolicTerm, values: list[Any]) -> list[Any]:
        """Of cards that no condition tells apart, as many as are named at all, or two; none is told from any."""
        sets: dict[frozenset[Any], None] = {}
        tables: dict[Any, None] = {}
        equals: set[Any] = set()
        for condition, _ in self.conditions:
            for part in _parts(condition):
                if part.op == "in" and part.args[0] is unknown:
                    sets[part.args[1]] = None
                elif part.op in ("attr", "lookup") and part.args[1] is unknown:
                    tables[part.args[2]] = None
                elif part.op == "eq" and unknown in part.args:
                    other = part.args[0] if part.args[1] is unknown else part.args[1]
                    equals.update(self.domains.get(other, values))
                elif part.op == "rest" and unknown in part.args[2]:
                    return values
        most = max(2, sum(map(is_card, self.unknowns)))
        seen: dict[Any, int] = {}
        kept = []
        for value in values:
            signs = tuple(value in some for some in sets), tuple(table.get(value) for table in tables)
            sign = (*signs, value if value in equals else None, value is ABSENT)
            seen[sign] = seen.get(sign, 0) + 1
            if seen[sign] <= most:
                kept.append(value)
        return kept

    # ---------------------------------------------------------------- searching
    def smallest(self) -> Solution | None:
        """The situation with the fewest cards in hands; None if there is none. Unfit if that cannot be told here."""
        if not self.possible:
            return None
        best: tuple[int, Solution] | None = None
        for after, found in enumerate(self._situations({}, 0, {}, {})):
            count = sum(len(cards) for cards in found.held.values())
            if best is None or count < best[0]:
                best = (count, found)
            if count <= self._fewest(found) or after > ENOUGH:
                break
        if best is None and self._given_up is not None:
            raise self._given_up
        return best[1] if best is not None else None

    def _fewest(self, found: Solution) -> int:
        """How many cards hands hold at least, in any situation that has these hands."""
        least = {size_of(spot): 1 for spot in found.held}
        for condition, holds in self.conditions:
            if holds and condition.op == "ge" and condition.args[0] in least:
                least[condition.args[0]] = max(least[condition.args[0]], condition.args[1])
        return sum(least.values())

    def _situations(
        self, values: dict[SymbolicTerm, Any], place: int, residues: dict[int, Residue], atoms: Atoms
    ) -> Iterator[Solution]:
        """The situations in which the unknowns up to a place have these values, with what is left of conditions."""
        more: dict[int, Residue] = {}
        for number in self.due[place]:
            condition, holds = self.conditions[number]
            residue = self.residue(condition, values)
            residue = residue if holds else negated(residue)
            if residue is False:
                self._blamed.add(number)
                return
            if residue is not True:
                more[number] = residue
        left = residues
        if more:
            left, atoms = {**residues, **more}, dict(atoms)
            if clash(more.values(), atoms):
                self._blamed.update(left)
                return
        if place == len(self.unknowns):
            self._blamed.update(left, self._about_cards)
            yield from self._filled(values, left.values())
            return
        unknown = self.unknowns[place]
        for value in self.domains[unknown]:
            self._try()
            values[unknown] = value
            yield from self._situations(values, place + 1, left, atoms)
        values.pop(unknown, None)

    def _try(self) -> None:
        """A value, or a way to fulfil conditions, is tried."""
        self.tried += 1
        if self.tried > self.most:
            raise Unfit("too-many-values-to-try")

    @cached_property
    def _about_cards(self) -> list[int]:
        """The conditions that name a card: it lies somewhere, and takes the place of another."""
        return [n for n, (c, _) in enumerate(self.conditions) if any(map(is_card, unknowns_of(c)))]

    def blamed(self) -> list[tuple[Value, bool]]:
        """Once nothing was found: conditions that already cannot all hold, whatever the others say."""
        read = {u for number in self._blamed for u in unknowns_of(self.conditions[number][0])}
        none = {u for u in self.unknowns if not self.domains[u]}
        return [
            (condition, holds)
            for number, (condition, holds) in enumerate(self.conditions)
            if number in self._blamed or (condition.op == "in" and condition.args[0] in read | none)
        ]

    # ---------------------------------------------------------------- conditions
    def residue(self, of: Value, values: Mapping[SymbolicTerm, Any]) -> Residue:
        """What is left of a condition once these unknowns are known."""
        if not isinstance(of, SymbolicTerm):
            return bool(of)
        args = of.args
        match of.op:
            case "not":
                return negated(self.residue(args[0], values))
            case "and" | "or":
                stop = of.op == "or"
                parts = []
                for part in args:
                    residue = self.residue(part, values)
                    if isinstance(residue, bool):
                        if residue == stop:
                            return stop
                    else:
                        parts.append(residue)
                if not parts:
                    return not stop
                return parts[0] if len(parts) == 1 else (of.op, tuple(parts))
            case "in":
                return self._value(args[0], values) in args[1]
            case "eq":
                left, right = self._value(args[0], values), self._value(args[1], values)
                return left == right and (left is not ABSENT)
            case "ge":
                return self._reaches(args[0], args[1], values)
            case "some":
                return self._some(args[0], args[1], values)
            case _:
                raise Unfit(of.op)

    def _value(self, of: Value, values: Mapping[SymbolicTerm, Any]) -> Any:
        if not isinstance(of, SymbolicTerm):
            return ABSENT if of is None else of
        if of.op == "face":
            return of.args[0]
        if of.op == "attr":
            return of.args[2].get(self._value(of.args[1], values), ABSENT)
        if of in values:
            return values[of]
        raise Unfit(of.op)

    def _amount(
        self, of: Value, values: Mapping[SymbolicTerm, Any]
    ) -> tuple[int, list[tuple[int, SymbolicTerm]]]:
        constant, parts = weighted(of)
        left: list[tuple[int, SymbolicTerm]] = []
        for weight, atom in parts:
            match atom.op:
                case "lookup":
                    card = self._value(atom.args[1], values)
                    constant += weight * int(atom.args[2].get(card, 0))
                case "attr" | "chance":
                    value = self._value(atom, values)
                    if value is ABSENT:
                        raise Unfit("absent number")
                    constant += weight * int(value)
                case "when":
                    residue = self.residue(atom.args[0], values)
                    if not isinstance(residue, bool):
                        raise Unfit("a-count-of-what-hands-hold")
                    more, rest = self._amount(atom.args[1], values) if residue else (0, [])
                    constant += weight * more
                    left += [(weight * w, t) for w, t in rest]
                case _:
                    left.append((weight, atom))
        return constant, left

    def _reaches(self, of: Value, bound: int, values: Mapping[SymbolicTerm, Any]) -> Residue:
        constant, left = self._amount(of, values)
        if not left:
            return constant >= bound
        if len(left) > 1 or left[0][1].op in ("total", "count"):
            raise Unfit("a-sum-of-several-unknown-numbers")
        weight, atom = left[0]
        if weight > 0:
            return AtLeast(atom, -(-(bound - constant) // weight))
        return ("not", AtLeast(atom, (constant - bound) // -weight + 1))

    def _some(self, piece: SymbolicTerm, body: Value, values: Mapping[SymbolicTerm, Any]) -> Residue:
        if piece.op != "rest" or piece.args[1] != 0 or piece.args[0].op != "init":
            raise Unfit("cards-of-a-pile")
        base = piece.args[0]
        if self.common.pile(base.args[0]):
            raise Unfit("cards-of-a-pile")
        less = tuple(self._value(card, values) for card in piece.args[2])
        key = (body, *(values.get(unknown) for unknown in unknowns_of(body)))
        if key not in self._bodies:
            self._bodies[key] = self.mask(body, values)
        faces = self._bodies[key]
        return HandHas((base.args[0], base.args[1]), faces, less) if faces else False

    def mask(self, body: Value, values: Mapping[SymbolicTerm, Any]) -> int:
        """The faces for which the body of a quantifier holds."""
        if not isinstance(body, SymbolicTerm):
            return self.full if body else 0
        args = body.args
        match body.op:
            case "not":
                return self.full & ~self.mask(args[0], values)
            case "and":
                found = self.full
                for part in args:
                    found &= self.mask(part, values)
                return found
            case "or":
                found = 0
                for part in args:
                    found |= self.mask(part, values)
                return found
            case "in" if args[0].op == "bound":
                return self._bits(args[1])
            case "eq" if any(_bound(side) for side in args):
                one, other = args if _bound(args[0]) else (args[1], args[0])
                if _bound(other):
                    raise Unfit("two-bound-cards")
                value = self._value(other, values)
                if value is ABSENT:
                    return 0
                if one.op == "bound":
                    return self._bits(frozenset({value}))
                return self._bits(one.args[2].having(value))
            case "ge" if any(t.op == "bound" for t in below(body)):
                raise Unfit("a-number-of-a-bound-card")
            case _:
                residue = self.residue(body, values)
                if not isinstance(residue, bool):
                    raise Unfit("a-hand-inside-a-hand")
                return self.full if residue else 0

    def _bits(self, faces: frozenset[int]) -> int:
        if faces not in self._masks:
            self._masks[faces] = sum(self.bit[face] for face in faces if face in self.bit)
        return self._masks[faces]

    # ---------------------------------------------------------------- hands and numbers
    def _filled(self, values: Mapping[SymbolicTerm, Any], residues: Iterable[Residue]) -> Iterator[Solution]:
        """Hands and numbers that fulfil what is left, for each way of fulfilling it."""
        from cardlaw.analysis.effects.fill import filled

        for atoms in ways(list(residues), {}, self._try):
            try:
                found = filled(self, values, atoms)
            except Unfit as why:
                self._given_up = why
                continue
            if found is not None:
                yield found


def _bound(side: Value) -> bool:
    return isinstance(side, SymbolicTerm) and (
        side.op == "bound" or (side.op == "attr" and side.args[1].op == "bound")
    )


def size_of(spot: Spot) -> SymbolicTerm:
    """How many cards a zone began with."""
    return term("size", term("init", *spot))
