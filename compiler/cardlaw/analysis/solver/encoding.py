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

NEVER = 1_000_000
"""So many conflicts before what is asked is simplified: a question comes and goes with a few hundred."""

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


def _function(name: str, *takes: Any, gives: Any = ctypes.c_void_p, sort: Any = ctypes.PYFUNCTYPE) -> Any:
    """A function of the solver's library as it is; one that takes long lets others work meanwhile."""
    wrapped = getattr(z3c, name).__defaults__[-1].f  # the library itself is kept from us
    return sort(gives, *takes)(ctypes.cast(wrapped, ctypes.c_void_p).value)


THING, NUMBER = ctypes.c_void_p, ctypes.c_uint
_hold = _function("Z3_inc_ref", THING, THING, gives=None)
_bool = _function("Z3_mk_bool_sort", THING)
_true, _false = _function("Z3_mk_true", THING), _function("Z3_mk_false", THING)
_symbol = _function("Z3_mk_string_symbol", THING, ctypes.c_char_p)
_constant = _function("Z3_mk_const", THING, THING, THING)
_declaration = _function("Z3_get_app_decl", THING, THING)
_not = _function("Z3_mk_not", THING, THING)
_same = _function("Z3_mk_iff", THING, THING, THING)
_and, _or = (_function(f"Z3_mk_{name}", THING, NUMBER, THING) for name in ("and", "or"))
_reaches = _function("Z3_mk_pbge", THING, NUMBER, THING, THING, ctypes.c_int)
_assert = _function("Z3_solver_assert", THING, THING, THING, gives=None)
_push = _function("Z3_solver_push", THING, THING, gives=None)
_pop = _function("Z3_solver_pop", THING, THING, NUMBER, gives=None)
_check = _function(
    "Z3_solver_check_assumptions", THING, THING, NUMBER, THING, gives=ctypes.c_int, sort=ctypes.CFUNCTYPE
)
_wrong = _function("Z3_get_error_code", THING, gives=NUMBER)
_model = _function("Z3_solver_get_model", THING, THING)
_hold_model = _function("Z3_model_inc_ref", THING, THING, gives=None)
_drop_model = _function("Z3_model_dec_ref", THING, THING, gives=None)
_value_in = _function("Z3_model_get_const_interp", THING, THING, THING)
_statistics = _function("Z3_solver_get_statistics", THING, THING)
_hold_statistics = _function("Z3_stats_inc_ref", THING, THING, gives=None)
_drop_statistics = _function("Z3_stats_dec_ref", THING, THING, gives=None)
_entries = _function("Z3_stats_size", THING, THING, gives=NUMBER)
_entry = _function("Z3_stats_get_key", THING, THING, NUMBER, gives=ctypes.c_char_p)
_amount = _function("Z3_stats_get_uint_value", THING, THING, NUMBER, gives=NUMBER)


def _listed(terms: Sequence[int]) -> Any:
    return (THING * len(terms))(*terms)


class Solver:
    """A solver that knows the facts of a model.

    It is spoken to by the functions of its library: its comfortable Python layer took most of the time.
    """

    def __init__(self, formulas: Formulas, facts: Iterable[Lit], units: int = UNITS) -> None:
        self.formulas = formulas
        self.units = units
        self.questions = 0
        self._context = z3.Context()
        self._raw = self._context.ref().value
        of = self._context.ref()  # z3.SolverFor would look the name of the logic up in one more context
        logic = z3c.Z3_mk_solver_for_logic(of, z3c.Z3_mk_string_symbol(of, "QF_BV"))
        self._solver: Any = z3.Solver(logic, self._context)
        self._solver.set("rlimit", units)
        self._solver.set("simplify.delay", NEVER)
        self._asked = self._solver.solver.value
        self._sort = self._held(_bool(self._raw))
        self._yes = self._held(_true(self._raw))
        self._terms: dict[Lit, int] = {TRUE: self._yes, FALSE: self._held(_false(self._raw))}
        self._declarations: dict[int, int] = {}
        for fact in facts:
            self._assert(self._term(fact))

    # ---------------------------------------------------------------- terms
    def _held(self, term: int) -> int:
        """The term, kept alive as long as the solver."""
        _hold(self._raw, term)
        return term

    def _assert(self, term: int) -> None:
        _assert(self._raw, self._asked, term)

    def _term(self, lit: Lit) -> int:
        term = self._terms.get(lit)
        if term is None:
            made = _not(self._raw, self._term(lit.opposite)) if lit.denied else self._made(lit.number)
            term = self._terms[lit] = self._held(made)
        return term

    def _made(self, number: int) -> int:
        node = self.formulas.nodes[number]
        found: int
        if isinstance(node, Var):
            return self._unknown(f"x{number}")
        if isinstance(node, Conj):
            found = _and(self._raw, len(node.parts), _listed([self._term(part) for part in node.parts]))
            return found
        parts = [self._term(lit) for _, lit in node.terms]
        weights = (ctypes.c_int * len(parts))(*[weight for weight, _ in node.terms])
        found = _reaches(self._raw, len(parts), _listed(parts), weights, node.bound)
        return found

    def _unknown(self, name: str) -> int:
        found: int = _constant(self._raw, _symbol(self._raw, name.encode()), self._sort)
        return found

    # ---------------------------------------------------------------- questions
    @contextmanager
    def _given(self, lits: Iterable[Lit]) -> Iterator[None]:
        """Formulas that hold for the questions inside."""
        _push(self._raw, self._asked)
        try:
            for lit in dict.fromkeys(lits):
                if lit is not TRUE:
                    self._assert(self._term(lit))
            yield
        finally:
            _pop(self._raw, self._asked, 1)

    def _check(self, given: Sequence[Lit] = ()) -> bool:
        """Whether what was asserted can hold, and with it some unknowns as they are given."""
        self.questions += 1
        before = self._worked() if counting() else 0
        terms = [self._term(lit) for lit in given]
        answer = _check(self._raw, self._asked, len(terms), _listed(terms))
        assert not _wrong(self._raw)
        spend((self._worked() - before) // WORTH if counting() else 0)
        if answer == z3.Z3_L_TRUE:
            return True
        if answer == z3.Z3_L_FALSE:
            return False
        if self._solver.reason_unknown() == INTERRUPTED:
            raise KeyboardInterrupt  # while it works, the solver hears of Ctrl-C, and Python does not
        raise Unknown(GAVE_UP)

    def _also(self, lit: Lit) -> SolvedValues | None:
        """The unknowns if one more formula holds, on top of what is given."""
        with self._given([lit]):
            return SolvedValues(self) if self._check() else None

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
        found = set[Lit]()
        left = dict.fromkeys(lit for lit in lits if lit is not FALSE)
        with self._given(given):
            # what each formula is made of is told once; after that only which of them are left
            picks = {lit: self._held(self._unknown(f"p{lit.code}")) for lit in left}
            for lit, pick in picks.items():
                self._assert(_same(self._raw, pick, self._term(lit)))
            while left:
                self._assert(_or(self._raw, len(left), _listed([picks[lit] for lit in left])))
                if not self._check():
                    return found
                values = SolvedValues(self)
                held = {lit for lit in left if values.of(picks[lit])}
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
            model = SolvedValues(self)
            until = self._worked() + self.units
            try:
                for preference in order:
                    for better in self._settle(model, preference, until):
                        model = better
            except Unknown:
                pass  # it is a situation that was asked for, if not the first of them
        return {self.formulas.name(self.formulas.lits[number]): model[number] for number in numbers}

    def _worked(self) -> int:
        """The units of work done so far."""
        raw, statistics = self._raw, _statistics(self._raw, self._asked)
        _hold_statistics(raw, statistics)
        try:
            for place in range(_entries(raw, statistics) - 1, -1, -1):
                if _entry(raw, statistics, place) == b"rlimit count":
                    return int(_amount(raw, statistics, place))
            return 0
        finally:
            _drop_statistics(raw, statistics)

    def _settle(self, model: SolvedValues, preference: Preference, until: int) -> Iterator[SolvedValues]:
        """Hold on to the preference as far as it can be met; each better situation on the way to the best."""
        of = self.formulas

        def holds(lit: Lit) -> bool:
            if of.is_unknown(lit):
                return model[lit.number] is not lit.denied
            unknowns = (n for n in of.cone([lit]) if isinstance(of.nodes[n], Var))
            return of.holds(lit, {of.name(of.lits[n]): model[n] for n in unknowns})

        match preference:
            case Fewest(terms=terms):
                bound = sum(w for w, _ in terms if w < 0)
                while bound < sum(weight for weight, lit in terms if holds(lit)):
                    better = self._also(~of.reaches(terms, bound + 1))
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
                        better = self._also(of.any(lits[place:first]))
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

    def declared(self, number: int) -> int | None:
        """An unknown as the solver's models know it; None if it was never told of it."""
        declared = self._declarations.get(number)
        if declared is None and (term := self._terms.get(self.formulas.lits[number])) is not None:
            declared = self._declarations[number] = _declaration(self._raw, term)
        return declared


class SolvedValues(dict[int, bool]):
    """What a solver's last answer says of unknowns, each looked up once; what it leaves open is false."""

    def __init__(self, solver: Solver) -> None:
        self._solver, self._raw = solver, solver._raw
        self._model = _model(self._raw, solver._asked)
        _hold_model(self._raw, self._model)

    def __del__(self) -> None:
        _drop_model(self._raw, self._model)

    def __missing__(self, number: int) -> bool:
        declared = self._solver.declared(number)
        found = self[number] = declared is not None and self._holds(declared)
        return found

    def of(self, term: int) -> bool:
        """Whether an unknown holds that has no number."""
        return self._holds(_declaration(self._raw, term))

    def _holds(self, declared: int) -> bool:
        held: bool = _value_in(self._raw, self._model, declared) == self._solver._yes
        return held


def _mentioned(order: Iterable[Preference]) -> list[Lit]:
    found: list[Lit] = []
    for preference in order:
        found += [lit for _, lit in preference.terms] if isinstance(preference, Fewest) else preference.lits
    return found
