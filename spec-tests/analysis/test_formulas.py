"""Formulas against plain evaluation: folding, restricting, many situations at once, and the solver's word."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from cardlaw.analysis.solver.encoding import Fewest, Lexical, Preference, Solver, Unknown
from cardlaw.analysis.solver.formulas import FALSE, TRUE, Formulas, Knowing, Lit, Name

NAMES: list[Name] = [("x", i) for i in range(6)]
Truth = dict[Name, bool]


def grown(chance: random.Random, of: Formulas, depth: int) -> tuple[Lit, Callable[[Truth], bool]]:
    """A random formula, with the same thing as a function of a situation."""
    if depth == 0 or chance.random() < 0.15:
        name = chance.choice(NAMES)
        return of.var(name), lambda s: s[name]
    sort = chance.choice(("all", "any", "not", "reaches", "differ"))
    parts = [grown(chance, of, depth - 1) for _ in range(chance.randint(1, 4))]
    lits, runs = [lit for lit, _ in parts], [run for _, run in parts]
    if sort == "all":
        return of.all(lits), lambda s: all(run(s) for run in runs)
    if sort == "any":
        return of.any(lits), lambda s: any(run(s) for run in runs)
    if sort == "not":
        return ~lits[0], lambda s: not runs[0](s)
    if sort == "differ":
        return of.differ(lits[0], lits[-1]), lambda s: runs[0](s) != runs[-1](s)
    weights = [chance.randint(-3, 4) for _ in parts]
    bound = chance.randint(-2, 5)
    return (
        of.reaches(list(zip(weights, lits, strict=True)), bound),
        lambda s: sum(w for w, run in zip(weights, runs, strict=True) if run(s)) >= bound,
    )


def situations() -> Iterator[Truth]:
    for number in range(2 ** len(NAMES)):
        yield {name: bool(number >> place & 1) for place, name in enumerate(NAMES)}


@pytest.mark.parametrize("seed", range(60))
def test_formulas_mean_what_they_were_built_from(seed):
    chance, of = random.Random(seed), Formulas()
    lit, run = grown(chance, of, 4)
    every = list(situations())
    assert [of.holds(lit, s) for s in every] == [run(s) for s in every]
    columns = {name: sum(s[name] << i for i, s in enumerate(every)) for name in NAMES}
    (together,) = of.values([lit], columns, (1 << len(every)) - 1)
    assert together == sum(run(s) << i for i, s in enumerate(every))
    known = {name: chance.random() < 0.5 for name in NAMES if chance.random() < 0.5}
    (less,) = Knowing(of, known).folded([lit])
    assert not set(known) & set(of.unknowns([less]))
    for s in every:
        assert of.holds(less, s) == run({**s, **known})


@pytest.mark.parametrize("seed", range(40))
def test_the_solver_finds_the_first_situation(seed):
    chance, of = random.Random(seed), Formulas()
    lit, run = grown(chance, of, 4)
    lits = [of.var(name) for name in NAMES]
    weights = [chance.randint(1, 3) for _ in NAMES]
    order: list[Preference] = [Fewest(tuple(zip(weights, lits, strict=True))), Lexical(tuple(lits))]
    solver = Solver(of, [])
    good = [s for s in situations() if run(s)]
    assert solver.satisfiable([lit]) is bool(good)
    found = solver.smallest([lit], order, lits)
    if not good:
        assert found is None
        return

    def rank(s):
        cost = sum(w for w, name in zip(weights, NAMES, strict=True) if s[name])
        return cost, [not s[name] for name in NAMES]

    assert found == min(good, key=rank)


def test_what_is_certain_is_folded_away():
    of = Formulas()
    x, y = of.var(("x",)), of.var(("y",))
    assert of.all((x, TRUE)) == x
    assert of.all((x, ~x)) == FALSE
    assert of.any((x, FALSE, x)) == x
    assert of.all((x, of.all((y, x)))) == of.all((y, x))
    assert of.reaches([(1, x), (1, ~x), (1, y)], 1) == TRUE
    assert of.reaches([(2, x), (2, y)], 4) == of.all((x, y))


def test_a_formula_is_neither_true_nor_false_by_itself():
    """Once, a formula was a number, of which nought was what always holds: `if formula` meant something else."""
    of = Formulas()
    x, y = of.var(("x",)), of.var(("y",))
    for lit in (TRUE, FALSE, x, ~x):
        with pytest.raises(TypeError):
            bool(lit)
    assert (x & y) is of.all((x, y)) and (x | y) is of.any((y, x))
    assert (x & TRUE) is x and (TRUE & x) is x and (x & FALSE) is FALSE and (x | TRUE) is TRUE
    assert ~~x is x and x.as_if(False) is ~x and ~TRUE is FALSE


def test_the_solver_gives_up_within_its_units():
    """A question too large for its units has no answer that could be taken for yes or no, each time."""
    of = Formulas()
    holes, pigeons = 9, 10
    lits = [[of.var(("in", p, h)) for h in range(holes)] for p in range(pigeons)]
    facts = [of.any(row) for row in lits]
    for h in range(holes):
        for p in range(pigeons):
            facts += [of.any((~lits[p][h], ~lits[q][h])) for q in range(p)]
    for _ in range(2):
        with pytest.raises(Unknown):
            Solver(of, facts, units=20_000).satisfiable([])


def test_work_on_a_smaller_situation_has_its_end():
    """Once, each question on the way to the smallest had units of its own, and at the limit nothing was told at all."""
    of = Formulas()
    size = 9
    lits = [[of.var(("in", p, h)) for h in range(size)] for p in range(size)]
    facts = [of.any(row) for row in lits]
    for h in range(size):
        for p in range(size):
            facts += [of.any((~lits[p][h], ~lits[q][h])) for q in range(p)]
    extra = [of.var(("extra", i)) for i in range(40)]
    paid = [of.any((~lits[p][h], extra[(p * h) % 40])) for p in range(size) for h in range(size)]
    terms = tuple((1 + i % 7, lit) for i, lit in enumerate(extra))
    found = []
    for _ in range(2):
        solver = Solver(of, facts, units=2_000)
        found.append(solver.smallest(paid, [Fewest(terms)], extra))
        assert solver.questions < 100
    assert isinstance(found[0], dict) and found[0] == found[1]
    values = {**dict.fromkeys((("extra", i) for i in range(40)), False), **found[0]}
    assert all(of.holds(lit, values) for lit in paid)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_known_from_the_start_is_what_is_folded_in_later(seed: int) -> None:
    known = {name: random.Random(seed).random() < 0.5 for name in NAMES[:3]}
    of, told = Formulas(), Formulas(known)
    plain, runs = grown(random.Random(seed), of, 4)
    folded, _ = grown(random.Random(seed), told, 4)
    assert not set(told.unknowns([folded])) & known.keys()
    for bits in range(2 ** len(NAMES)):
        truth = {**{name: bool(bits >> place & 1) for place, name in enumerate(NAMES)}, **known}
        assert told.holds(folded, truth) == of.holds(plain, truth) == runs(truth)
