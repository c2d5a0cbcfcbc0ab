"""Terms share their parts: what is asked of one does not write it out."""

from __future__ import annotations

import pytest

from cardlaw.analysis.unknowns.terms import Term, term, weight

VALUES = ((), (1,), ("a", None), (term("won"), ("hand", 2)), (term("plus", term("size", ("hand", 0)), 3),))


@pytest.mark.parametrize("args", VALUES, ids=repr)
def test_the_weight_is_that_of_the_letters(args: tuple[object, ...]) -> None:
    assert weight(args) == sum(map(ord, repr(args)))


def test_a_term_of_two_to_the_two_hundred_parts_is_weighed_at_once() -> None:
    deep: Term = term("won")
    for _ in range(200):
        deep = term("both", deep, deep)
    assert weight((deep,)) > 2**200
