"""Terms share their parts: what is asked of one does not write it out."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.analysis.unknowns.contents import gathered
from cardlaw.analysis.unknowns.contents import one as single
from cardlaw.analysis.unknowns.terms import (
    SymbolicTerm,
    conjunction,
    face_number,
    one_of,
    table,
    term,
    total,
    weight,
)
from cardlaw.language import model as m
from cardlaw.language.loading import load

VALUES = ((), (1,), ("a", None), (term("won"), ("hand", 2)), (term("plus", term("size", ("hand", 0)), 3),))


@pytest.mark.parametrize("args", VALUES, ids=repr)
def test_the_weight_is_that_of_the_letters(args: tuple[object, ...]) -> None:
    assert weight(args) == sum(map(ord, repr(args)))


def test_a_term_of_two_to_the_two_hundred_parts_is_weighed_at_once() -> None:
    deep: SymbolicTerm = term("won")
    for _ in range(200):
        deep = term("both", deep, deep)
    assert weight((deep,)) > 2**200


FRESH = """
from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.language.loading import load
print(compare_effects(load("it-56"), load("nb-108"), readings=False, options=False), end="")
"""


@pytest.mark.parametrize("first, second", [("a", "b"), ("d", "c")], ids="-".join)
def test_terms_are_sorted_by_what_they_say_whichever_was_met_first(first: str, second: str) -> None:
    rows = {each: table([(1, f"test {each}")]) for each in (first, second)}
    conditions = {
        each: one_of(term("attr", "test", term("bound", 1), rows[each]), frozenset({each}))
        for each in (first, second)
    }
    cards = {each: single(term("answer", 0, "card", each)) for each in (first, second)}
    sizes = {each: term("size", term("init", "test", each)) for each in (first, second)}
    low, high = sorted((first, second))
    assert conjunction(conditions.values()).args == (conditions[low], conditions[high])
    assert gathered(tuple(cards.values())) == (cards[low], cards[high])
    assert total((1, size) for size in sizes.values()).args[1] == ((1, sizes[low]), (1, sizes[high]))


def test_the_number_of_a_face_is_that_of_what_it_shows() -> None:
    numbers = [face_number(m.Face("test", (value,))) for value in (1, 2)]
    known = "print(*(face_number(Face('test', (value,))) for value in (2, 1)))"
    imports = (
        "from cardlaw.analysis.unknowns.terms import face_number; from cardlaw.language.model import Face; "
    )
    alone = subprocess.run(
        [sys.executable, "-c", imports + known], capture_output=True, text=True, check=True
    )
    assert numbers == [*map(int, alone.stdout.split())][::-1]


def test_tables_do_not_depend_on_what_was_looked_at_before():
    for one, other in (("sv-112", "fi-112"), ("it-56", "nb-108")):
        found = compare_effects(load(one), load(other), readings=False, options=False)
    alone = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    assert len(found.differences) > 20 and str(found) == alone.stdout
