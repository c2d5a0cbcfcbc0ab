"""Formulas → solver: the one place that speaks to Z3, behind three questions.

Whether formulas can hold together, and then the first situation in a stated order. Limits are counted in the
solver's own units of work, so that an answer, or its lack, is the same on every machine.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import z3  # type: ignore[import-untyped]
import z3.z3core as z3c  # type: ignore[import-untyped]

from cardlaw.analysis.budget import counting, spend
from cardlaw.analysis.solver.formulas import FALSE, TRUE, Conj, Formulas, Lit, Name, Var
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

UNITS = 4_000_000
"""Units of work allowed for one question, and for all that are asked to make a situation that was found smaller.

Some seconds. The hardest question about the moves of two printed sheets takes an eighth of it. Past it: `Unknown`.
"""

WORTH = 200
"""Units of the solver's work that count as one of a comparison's: about as much time."""


class Unknown(Exception):
    """No answer, and why: a bound was reached, or something is outside what is looked at. Nobody may take it for no."""

    def __init__(self, reason: Saying) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Fewest:
    """Prefer situations where the weighted count is least."""

    terms: tuple[tuple[int, Lit], ...]


@dataclass(frozen=True, slots=True)
class Lexical:
    """Prefer situations where the first of these unknowns holds; among them, where the second does; and so on."""

    lits: tuple[Lit, ...]


Preference = Fewest | Lexical

Found = dict[Name, bool]
"""The unknowns of a question in the situation found."""

INTERRUPTED = "interrupted from keyboard"
"""What the solver calls it when Ctrl-C ended its work."""
GAVE_UP = say("solver-limit")


class Solver:
    """A solver that knows the facts of a model.

    Terms are built through the solver's plain functions: its comfortable Python layer took most of the time.
    """

    def __init__(self, formulas: Formulas, facts: Iterable[Lit], units: int = UNITS) -> None:
        self.formulas = formulas
        self.units = units
        self.questions = 0
        self._context = z3.Context()
        self._raw = self._context.ref()
        self._solver: Any = z3.SolverFor("QF_FD", ctx=self._context)
        self._solver.set("rlimit", units)
        self._sort = self._held(z3c.Z3_mk_bool_sort(self._raw))
        self._yes = self._held(z3c.Z3_mk_true(self._raw))
        self._terms: dict[Lit, Any] = {TRUE: self._yes, FALSE: self._held(z3c.Z3_mk_false(self._raw))}
        self._declarations: dict[int, Any] = {}
        for fact in facts:
            self._assert(self._term(fact))

    # ---------------------------------------------------------------- terms
    def _held(self, term: Any) -> Any:
        """The term, kept alive as long as the solver."""
        z3c.Z3_inc_ref(self._raw, term)
        return term

    def _assert(self, term: Any) -> None:
        z3c.Z3_solver_assert(self._raw, self._solver.solver, term)

    def _term(self, lit: Lit) -> Any:
        term = self._terms.get(lit)
        if term is None:
            made = z3c.Z3_mk_not(self._raw, self._term(~lit)) if lit.denied else self._made(lit.number)
            term = self._terms[lit] = self._held(made)
        return term

    def _made(self, number: int) -> Any:
        node = self.formulas.nodes[number]
        if isinstance(node, Var):
            return self._unknown(f"x{number}")
        if isinstance(node, Conj):
            return self._joined(z3c.Z3_mk_and, [self._term(part) for part in node.parts])
        parts = [self._term(lit) for _, lit in node.terms]
        weights = (ctypes.c_int * len(parts))(*[weight for weight, _ in node.terms])
        terms = (z3.Ast * len(parts))(*parts)
        return z3c.Z3_mk_pbge(self._raw, len(parts), terms, weights, node.bound)

    def _unknown(self, name: str) -> Any:
        return z3c.Z3_mk_const(self._raw, z3c.Z3_mk_string_symbol(self._raw, name), self._sort)

    def _joined(self, join: Any, parts: Sequence[Any]) -> Any:
        return join(self._raw, len(parts), (z3.Ast * len(parts))(*parts))

    # ---------------------------------------------------------------- questions
    @contextmanager
    def _given(self, lits: Iterable[Lit]) -> Iterator[None]:
        """Formulas that hold for the questions inside."""
        z3c.Z3_solver_push(self._raw, self._solver.solver)
        try:
            for lit in dict.fromkeys(lits):
                if lit is not TRUE:
                    self._assert(self._term(lit))
            yield
        finally:
            z3c.Z3_solver_pop(self._raw, self._solver.solver, 1)

    def _check(self, given: Sequence[Lit] = ()) -> bool:
        """Whether what was asserted can hold, and with it some unknowns as they are given."""
        self.questions += 1
        before = self._worked() if counting() else 0
        terms = [self._term(lit) for lit in given]
        answer = z3c.Z3_solver_check_assumptions(
            self._raw, self._solver.solver, len(terms), (z3.Ast * len(terms))(*terms)
        )
        spend((self._worked() - before) // WORTH if counting() else 0)
        if answer == z3.Z3_L_TRUE:
            return True
        if answer == z3.Z3_L_FALSE:
            return False
        if z3c.Z3_solver_get_reason_unknown(self._raw, self._solver.solver) == INTERRUPTED:
            raise KeyboardInterrupt  # while it works, the solver hears of Ctrl-C, and Python does not
        raise Unknown(GAVE_UP)

    def _also(self, lit: Lit, numbers: Sequence[int]) -> dict[int, bool] | None:
        """The unknowns if one more formula holds, on top of what is given."""
        with self._given([lit]):
            return self._values(numbers) if self._check() else None

    def satisfiable(self, lits: Sequence[Lit]) -> bool:
        """Whether the formulas can hold together."""
        if FALSE in lits:
            return False
        every = dict.fromkeys(lits)
        given = [lit for lit in every if self.formulas.is_unknown(lit)]
        rest = [lit for lit in every if lit is not TRUE and not self.formulas.is_unknown(lit)]
        if not rest:
            return self._check(given)
        with self._given(rest):
            return self._check(given)

    def which(self, lits: Iterable[Lit], given: Iterable[Lit] = ()) -> set[Lit]:
        """Those of the formulas that can hold, each with what is given; one situation answers many of them, or none."""
        of, found = self.formulas, set[Lit]()
        left = dict.fromkeys(lit for lit in lits if lit is not FALSE)
        with self._given(given):
            # what each formula is made of is told once; after that only which of them are left
            picks = {lit: self._held(self._unknown(f"p{lit.code}")) for lit in left}
            for lit, pick in picks.items():
                self._assert(z3c.Z3_mk_implies(self._raw, pick, self._term(lit)))
            while left:
                self._assert(self._joined(z3c.Z3_mk_or, [picks[lit] for lit in left]))
                if not self._check():
                    return found
                numbers = [n for n in of.cone(left) if isinstance(of.nodes[n], Var)]
                values = {of.name(of.lits[n]): int(held) for n, held in self._values(numbers).items()}
                held = {lit for lit, holds in zip(left, of.values(left, values, 1), strict=True) if holds}
                assert held
                found |= held
                left = dict.fromkeys(lit for lit in left if lit not in held)
        return found

    def smallest(
        self, lits: Sequence[Lit], order: Sequence[Preference], shown: Sequence[Lit]
    ) -> Found | None:
        """The situation that comes first in the order, as the values of the unknowns in `lits` and `shown`.

        Once a situation is found, so much work goes into a smaller one; if that is used up, the best so far is told.
        """
        numbers = [
            number
            for number in self.formulas.cone([*lits, *shown, *_mentioned(order)])
            if isinstance(self.formulas.nodes[number], Var)
        ]
        if FALSE in lits:
            return None
        with self._given(lits):
            if not self._check():
                return None
            model = self._values(numbers)
            until = self._worked() + self.units
            try:
                for preference in order:
                    for better in self._settle(model, preference, numbers, until):
                        model = better
            except Unknown:
                pass  # it is a situation that was asked for, if not the first of them
        return {self.formulas.name(self.formulas.lits[number]): model[number] for number in numbers}

    def _worked(self) -> int:
        """The units of work done so far."""
        raw, statistics = self._raw, z3c.Z3_solver_get_statistics(self._raw, self._solver.solver)
        z3c.Z3_stats_inc_ref(raw, statistics)
        try:
            for place in range(z3c.Z3_stats_size(raw, statistics) - 1, -1, -1):
                if z3c.Z3_stats_get_key(raw, statistics, place) == "rlimit count":
                    return int(z3c.Z3_stats_get_uint_value(raw, statistics, place))
            return 0
        finally:
            z3c.Z3_stats_dec_ref(raw, statistics)

    def _settle(
        self, model: dict[int, bool], preference: Preference, numbers: Sequence[int], until: int
    ) -> Iterator[dict[int, bool]]:
        """Hold on to the preference as far as it can be met; each better situation on the way to the best."""
        of = self.formulas

        def holds(lit: Lit) -> bool:
            if of.is_unknown(lit):
                return model[lit.number] is not lit.denied
            return of.holds(lit, {of.name(of.lits[n]): v for n, v in model.items()})

        match preference:
            case Fewest(terms=terms):
                bound = sum(w for w, _ in terms if w < 0)
                while bound < sum(weight for weight, lit in terms if holds(lit)):
                    better = self._also(~of.reaches(terms, bound + 1), numbers)
                    if better is not None:
                        yield (model := better)
                    self._in_time(until)
                    if better is not None:
                        break
                    bound += 1
                self._assert(self._term(~of.reaches(terms, bound + 1)))
            case Lexical(lits=lits):
                place = 0
                while place < len(lits):
                    first = next((i for i in range(place, len(lits)) if holds(lits[i])), len(lits))
                    if first > place:
                        # one question for all that come before what holds now
                        better = self._also(of.any(lits[place:first]), numbers)
                        if better is not None:
                            yield (model := better)
                        self._in_time(until)
                        if better is not None:
                            continue
                    for lit in lits[place:first]:
                        self._assert(self._term(~lit))
                    for lit in lits[first : first + 1]:
                        self._assert(self._term(lit))
                    place = first + 1

    def _in_time(self, until: int) -> None:
        if self._worked() > until:
            raise Unknown(GAVE_UP)

    def _values(self, numbers: Iterable[int]) -> dict[int, bool]:
        """What the solver's last answer says of unknowns; what it leaves open is false."""
        model, yes, value_in = self._solver.model(), self._yes.value, z3c.Z3_model_get_const_interp
        found: dict[int, bool] = {}
        for number in numbers:
            declared = self._declared(number)
            found[number] = declared is not None and value_in(self._raw, model.model, declared).value == yes
        return found

    def _declared(self, number: int) -> Any | None:
        """An unknown as the solver's models know it; None if it was never told of it."""
        declared = self._declarations.get(number)
        if declared is None and (term := self._terms.get(self.formulas.lits[number])) is not None:
            declared = self._declarations[number] = z3c.Z3_get_app_decl(self._raw, term)
        return declared


def _mentioned(order: Iterable[Preference]) -> list[Lit]:
    found: list[Lit] = []
    for preference in order:
        found += [lit for _, lit in preference.terms] if isinstance(preference, Fewest) else preference.lits
    return found
