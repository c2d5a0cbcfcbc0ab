"""Terms share their parts: what is asked of one does not write it out."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.analysis.unknowns.terms import Term, term, weight
from cardlaw.language.loading import load

VALUES = ((), (1,), ("a", None), (term("won"), ("hand", 2)), (term("plus", term("size", ("hand", 0)), 3),))


@pytest.mark.parametrize("args", VALUES, ids=repr)
def test_the_weight_is_that_of_the_letters(args: tuple[object, ...]) -> None:
    assert weight(args) == sum(map(ord, repr(args)))


def test_a_term_of_two_to_the_two_hundred_parts_is_weighed_at_once() -> None:
    deep: Term = term("won")
    for _ in range(200):
        deep = term("both", deep, deep)
    assert weight((deep,)) > 2**200


FRESH = """
from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.language.loading import load
print(compare_effects(load("it-56"), load("nb-108"), readings=False, options=False), end="")
"""


def test_tables_do_not_depend_on_what_was_looked_at_before():
    """Terms and cards are numbered in the order in which a process meets them; no answer may show it."""
    for one, other in (("sv-112", "fi-112"), ("it-56", "nb-108")):
        found = compare_effects(load(one), load(other), readings=False, options=False)
    alone = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    assert len(found.differences) > 20 and str(found) == alone.stdout
