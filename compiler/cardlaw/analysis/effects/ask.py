"""Guards → formulas: whether two paths can be taken in one situation, and the smallest such situation.

Zones that players hold are counts per face; a pile is its size and the cards that were looked at from its top, and
counts per face, too, where something is asked of all its cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

from cardlaw.analysis.effects.joint import LEAST, CommonTable
from cardlaw.analysis.effects.search import Solution
from cardlaw.analysis.solver.encoding import Fewest, Lexical, Preference, Solver, Unknown
from cardlaw.analysis.solver.formulas import FALSE, TRUE, Formulas, Lit
from cardlaw.analysis.solver.values import GuardedValues, Linear, Unsupported, ValueArithmetic, just, number
from cardlaw.analysis.solver.values import Value as Formula
from cardlaw.analysis.unknowns import contents
from cardlaw.analysis.unknowns.terms import ABSENT, SymbolicTerm, Value, below
from cardlaw.wording.reasons import say

MOST_OFF = 9
"""So many cards less one may have gone off a pile of which all that is left is looked at: more than any act takes."""

DIGITS = 10
"""Binary digits of a number at least; so many that the numbers in a question fit, as do all cards of the pack."""
FEW = 6
"""How many cards hands are to hold at first: most smallest situations have fewer."""


class PairConditions:
    """Conditions over one pair of editions at one table, as formulas."""

    def __init__(self, common: CommonTable, largest: int = 0) -> None:
        self.common = common
        self.digits = max(DIGITS, 1 + largest.bit_length())
        self.cards = max(7, sum(common.copies.values()).bit_length())
        self.formulas = Formulas()
        self.sums = ValueArithmetic(self.formulas)
        self.choices: dict[SymbolicTerm, GuardedValues] = {}
        self.counts: dict[SymbolicTerm, dict[int, tuple[Lit, ...]]] = {}
        self.numbers: dict[SymbolicTerm, Linear] = {}
        self.free: dict[SymbolicTerm, Lit] = {}
        self._memo: dict[tuple[SymbolicTerm, tuple[tuple[int, int], ...]], Formula] = {}
        self._solver: tuple[tuple[int, ...], Solver] | None = None

    # ---------------------------------------------------------------- unknowns
    def choice(self, unknown: SymbolicTerm) -> GuardedValues:
        """An unknown with finitely many values; absent if none of them holds."""
        if unknown not in self.choices:
            values = [v for v in self.common.ordered(unknown) if v is not ABSENT]
            self.choices[unknown] = GuardedValues(
                {v: self.formulas.var(("value", unknown, v)) for v in values}
            )
        return self.choices[unknown]

    def held(self, base: SymbolicTerm) -> dict[int, tuple[Lit, ...]]:
        """The faces that a zone began with: at least one copy, at least two, and so on."""
        if base not in self.counts:
            self.counts[base] = {
                face: tuple(self.formulas.var(("held", base, face, k)) for k in range(1, n + 1))
                for face, n in self.common.copies.items()
            }
        return self.counts[base]

    def counted(self, base: SymbolicTerm) -> bool:
        """Whether a zone is looked at card by card, and not only from its top."""
        return base in self.counts or (base.op == "init" and not self.common.pile(base.args[0]))

    def _counted_size(self, base: SymbolicTerm) -> Linear:
        return Linear(0, tuple((1, lit) for lits in self.held(base).values() for lit in lits))

    def _number(self, atom: SymbolicTerm) -> Linear:
        if atom not in self.numbers:
            most = self.cards if atom.op in ("size", "count") else self.digits
            digits = tuple((1 << i, self.formulas.var(("digit", atom, i))) for i in range(most))
            if atom.op == "chance":
                low, high = atom.args[1], atom.args[2]
                options = GuardedValues(
                    {v: self.formulas.var(("value", atom, v)) for v in range(low, high + 1)}
                )
                self.choices[atom] = options
                return self.sums.linear(options)
            if self._below_nought(atom):
                digits = (*digits, (-(1 << most), self.formulas.var(("digit", atom, most))))
            self.numbers[atom] = Linear(0, digits)
        return self.numbers[atom]

    def _below_nought(self, atom: SymbolicTerm) -> bool:
        return atom.op in ("state", "after-state") and self.common.bounds(atom)[0] < 0

    # ---------------------------------------------------------------- terms
    def value(self, of: Value, bound: Mapping[int, int]) -> Formula:
        """A term as a formula value; bound cards are known."""
        if of is None:
            return GuardedValues({})
        if isinstance(of, bool):
            return TRUE if of else FALSE
        if not isinstance(of, SymbolicTerm):
            return just(of)
        key = (of, tuple(sorted(bound.items())))
        if key not in self._memo:
            self._memo[key] = self._value(of, bound)
        return self._memo[key]

    def _value(self, of: SymbolicTerm, bound: Mapping[int, int]) -> Formula:
        args = of.args
        match of.op:
            case "face":
                return just(args[0])
            case "bound":
                return just(bound[args[0]])
            case "attr":
                table = args[2]
                card = self.sums.choice(self.value(args[1], bound))
                return self.sums.mapped(card, lambda face: table.get(number(face)))
            case "lookup":
                table = args[2]
                card = self.sums.choice(self.value(args[1], bound))
                return self.sums.mapped(card, lambda face: table.get(number(face), 0))
            case "sum":
                made: Formula = Linear(args[0], ())
                for weight, part in args[1]:
                    more = self.sums.linear(self.value(part, bound))
                    scaled = Linear(weight * more.constant, tuple((weight * w, lit) for w, lit in more.terms))
                    made = self.sums.sum(made, scaled)
                return made
            case "size" if args[0].op == "init" and self.counted(args[0]):
                return self._counted_size(args[0])
            case "size" | "count" | "chance":
                return self._number(of)
            case "state" | "after-state" if args[-1] == "number":
                return self._number(of)
            case "total":
                return self._total(args[0], args[1], args[2], bound)
            case "when":
                lit = self.condition(args[0], bound)
                amount = self.sums.linear(self.value(args[1], bound))
                terms = tuple((w, self.formulas.both(lit, more)) for w, more in amount.terms)
                return Linear(0, ((amount.constant, lit), *terms))
            case "in" | "ge" | "eq" | "and" | "or" | "not" | "some":
                return self._condition(of, bound)
            case "after-draws" | "after-losses":
                return self._number(of)
            case _:
                return self.choice(of)

    def condition(self, of: Value, bound: Mapping[int, int] | None = None) -> Lit:
        """A condition as a formula; what cannot be expressed is an unknown of its own."""
        if not isinstance(of, SymbolicTerm):
            return TRUE if of else FALSE
        try:
            return self.sums.truth(self.value(of, bound or {}))
        except Unsupported:
            return self.free.setdefault(of, self.formulas.var(("free", of)))

    def _condition(self, of: SymbolicTerm, bound: Mapping[int, int]) -> Lit:
        formulas, args = self.formulas, of.args
        match of.op:
            case "not":
                return ~self.condition(args[0], bound)
            case "and":
                return formulas.all(self.condition(part, bound) for part in args)
            case "or":
                return formulas.any(self.condition(part, bound) for part in args)
            case "in":
                options = self.sums.choice(self.value(args[0], bound)).options
                some = formulas.any(lit for value, lit in options.items() if value in args[1])
                if ABSENT in args[1]:
                    return formulas.any((some, ~formulas.any(options.values())))
                return some
            case "ge":
                amount = self.sums.linear(self.value(args[0], bound))
                reached = formulas.reaches(amount.terms, args[1] - amount.constant)
                return formulas.both(amount.present, reached)
            case "eq":
                return self.sums.same(self.value(args[0], bound), self.value(args[1], bound))
            case _:
                piece, body = args
                depth = 1 + max(bound, default=0)
                return formulas.any(
                    formulas.both(lits[0], self.condition(body, {**bound, depth: face}))
                    for face, lits in self._copies(piece, bound)
                    if lits
                )

    def _total(self, piece: SymbolicTerm, held: Value, amount: Value, bound: Mapping[int, int]) -> Linear:
        depth = 1 + max(bound, default=0)
        terms: list[tuple[int, Lit]] = []
        for face, lits in self._copies(piece, bound):
            inner = {**bound, depth: face}
            worth = self.sums.choice(self.value(amount, inner)).certain
            if not isinstance(worth, int):
                raise Unsupported(say("cut-worth"))
            meets = self.condition(held, inner)
            terms += [(worth, self.formulas.both(meets, lit)) for lit in lits if worth]
        return Linear(0, tuple(terms))

    def _copies(self, piece: SymbolicTerm, bound: Mapping[int, int]) -> Iterable[tuple[int, list[Lit]]]:
        """Each face with the conditions that a piece has it once, twice, and so on."""
        if piece.op != "rest" or piece.args[0].op != "init" or piece.args[1] not in range(MOST_OFF):
            raise Unsupported(say("cut-below-top"))
        base, skip, without = piece.args
        held = self.held(base)
        gone_before = (*(contents.nth(base, index) for index in range(skip)), *without)
        less = [self.sums.choice(self.value(card, bound)).options for card in gone_before]
        for face, lits in held.items():
            gone = [options[face] for options in less if face in options]
            left = [
                self.formulas.any(
                    self.formulas.both(
                        lits[k + out], ~self.formulas.reaches([(1, lit) for lit in gone], out + 1)
                    )
                    for out in range(len(gone) + 1)
                    if k + out < len(lits)
                )
                for k in range(len(lits))
            ]
            yield face, left

    # ---------------------------------------------------------------- facts
    def facts(self) -> list[Lit]:
        """What holds at every table, about the unknowns made so far."""
        of, found = self.formulas, []
        for unknown, choice in self.choices.items():
            lits = tuple(choice.options.values())
            found.append(of.one_at_most(lits))
            if not self.common.can_be_absent(unknown):
                found.append(of.any(lits))
            if unknown.op == "nth" and unknown.args[0].op == "init":
                there = self._there(unknown)
                if there is not None:
                    found.append(~of.differ(there, of.any(lits)))
        for lits_by_face in self.counts.values():
            for lits in lits_by_face.values():
                found += [of.implies(more, less) for less, more in pairwise(lits)]
        for unknown, spot in self.common.located(self.choices):
            base = next((b for b in self.counts if b.args == spot), None)
            if base is not None:
                for face, lit in self.choices[unknown].options.items():
                    found.append(of.implies(lit, self.counts[base][number(face)][0]))
        for base in self.counts:
            size = self.numbers.get(self.common.size(base))
            if size is not None:
                found.append(self.sums.same(size, self._counted_size(base)))
        found += self._fits()
        for atom, amount in self.numbers.items():
            low, high = self.common.bounds(atom)
            if low > LEAST:
                found.append(of.reaches(amount.terms, low))
            if high is not None:
                found.append(~of.reaches(amount.terms, high + 1))
        return [fact for fact in found if fact != TRUE]

    def _there(self, card: SymbolicTerm) -> Lit | None:
        base, index = card.args
        if not isinstance(index, int):
            return None
        size = self._counted_size(base) if self.counted(base) else self._number(self.common.size(base))
        return self.formulas.reaches(size.terms, index + 1)

    def _fits(self) -> Iterable[Lit]:
        """No face lies in more places, at first or in one pile later on, than the packs have copies of it."""
        lone = [
            choice
            for card, choice in self.choices.items()
            if card.op == "nth" and card.args[0].op == "init" and not self.counted(card.args[0])
        ]
        for base, by_face in self.counts.items():
            seen = [
                choice for card, choice in self.choices.items() if card.op == "nth" and card.args[0] is base
            ]
            for face, lits in by_face.items():
                there = [(1, choice.options[face]) for choice in seen if face in choice.options]
                for copies in range(1, len(there) + 1):
                    enough = lits[copies - 1] if copies <= len(lits) else FALSE
                    yield self.formulas.implies(self.formulas.reaches(there, copies), enough)
        later: dict[SymbolicTerm, list[GuardedValues]] = {}
        for card, choice in self.choices.items():
            if card.op == "nth" and card.args[0].op != "init" and isinstance(card.args[1], int):
                later.setdefault(card.args[0], []).append(choice)
        for face, copies in self.common.copies.items():
            for choices in later.values():
                there = [(1, choice.options[face]) for choice in choices if face in choice.options]
                if len(there) > copies:
                    yield ~self.formulas.reaches(there, copies + 1)
            used = [(1, lit) for by_face in self.counts.values() for lit in by_face[face]]
            used += [(1, choice.options[face]) for choice in lone if face in choice.options]
            if used:
                yield ~self.formulas.reaches(used, copies + 1)

    # ---------------------------------------------------------------- questions
    @staticmethod
    def which(common: CommonTable, wanted: Sequence[tuple[Value, bool]]) -> Solution | None:
        """The first situation in which conditions hold or do not, as wanted; None if there certainly is none."""
        asking = PairConditions(common, _largest(condition for condition, _ in wanted))
        try:
            lits = [asking.condition(condition).as_if(holds) for condition, holds in wanted]
            return asking.smallest(lits)
        except Unsupported as why:
            raise Unknown(why.why) from why
        finally:
            asking.formulas.done()

    def smallest(self, lits: Sequence[Lit]) -> Solution | None:
        """The first situation in which all hold: fewest cards held, then plain values."""
        if FALSE in lits:
            return None
        solver = self._ready()
        shown = [lit for choice in self.choices.values() for lit in choice.options.values()]
        cards = [lit for faces in self.counts.values() for lits_ in faces.values() for lit in lits_]
        usual: list[Lit] = []
        for unknown, choice in self.choices.items():
            first = self.common.usual(unknown)
            order = sorted(choice.options, key=lambda v, first=first: v != first)  # type: ignore[misc]
            if first is None:
                usual += [~lit for lit in choice.options.values()]
            usual += [choice.options[v] for v in order]
        digits = [~lit for n in self.numbers.values() for _, lit in reversed(n.terms)]
        order_: list[Preference] = [Fewest(tuple((1, lit) for lit in cards))] if cards else []
        order_.append(Lexical((*digits, *usual, *cards)))
        few = ~self.formulas.reaches([(1, lit) for lit in cards], FEW + 1)
        with suppress(Unknown):  # where sums are asked for, many cards at first would take long
            if (values := solver.smallest([*lits, few], order_, [*shown, *cards])) is not None:
                return self._read(values)
        values = solver.smallest(lits, order_, [*shown, *cards])
        return None if values is None else self._read(values)

    def _ready(self) -> Solver:
        """A solver that knows the facts about every unknown made so far."""
        made = (len(self.choices), len(self.counts), len(self.numbers))
        if self._solver is None or self._solver[0] != made:
            facts = self.facts()
            made = (len(self.choices), len(self.counts), len(self.numbers))
            self._solver = (made, Solver(self.formulas, facts))
        return self._solver[1]

    def _read(self, values: Mapping[Any, bool]) -> Solution:
        found = Solution()
        for unknown, choice in self.choices.items():
            found.values[unknown] = next(
                (v for v, lit in choice.options.items() if values.get(self.formulas.name(lit))), None
            )
        for base, faces in self.counts.items():
            found.held[base.args[0], base.args[1]] = tuple(
                face for face, lits in faces.items() for lit in lits if values.get(self.formulas.name(lit))
            )
        for atom, amount in self.numbers.items():
            worth = sum(w for w, lit in amount.terms if values.get(self.formulas.name(lit)))
            if atom.op == "size" and atom.args[0].op == "init":
                found.sizes[atom.args[0].args[0], atom.args[0].args[1]] = worth
            else:
                found.values[atom] = worth
        return found


def _largest(conditions: Iterable[Value]) -> int:
    """A number larger than any that conditions have to tell apart."""
    bounds = [1]
    for part in (part for condition in conditions for part in below(condition)):
        if part.op in ("ge", "sum"):
            bounds.append(abs(part.args[1] if part.op == "ge" else part.args[0]))
    return sum(dict.fromkeys(bounds))
