"""Cards of a pile below its top: what is asked of them is proved of what happens, or shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.analysis.effects.settings import _topped
from cardlaw.analysis.results.difference import Comparison
from cardlaw.language import model as m
from engine.small import OPEN, OUT, small

UNDER = "c in pile except top of pile where c is star"


def made(condition: str, name: str, first: str = "") -> m.Model:
    rules = f"\nrule toll-taken\n  when player rests:\n{first}    if {condition}:\n      player pays 1\n"
    return replace(small(OPEN + rules + OUT), name=name)


def happening(one: str, other: str, first: str = "") -> Comparison:
    return compare_effects(made(one, "one", first), made(other, "other", first), readings=False)


TWICE = "    move top of pile to aside\n    move top of pile to aside\n"


@pytest.mark.parametrize("first", ("", TWICE), ids=("as it lies", "once two cards are gone"))
@pytest.mark.parametrize(
    ("one", "other"),
    (
        (f"some {UNDER}", f"(count {UNDER}) > 0"),
        ("some c in pile where c is star", f"top of pile is star or some {UNDER}"),
        ("(count c in pile where c is red star) > 2", "pot > 0 and pot < 1"),  # there are two in the pack
        ("(count c in pile where c is star) > 0", "not (every c in pile where c is plain)"),
    ),
)
def test_what_is_asked_of_a_whole_pile_in_two_ways_is_the_same(first, one, other):
    """Once, cards below the top of a pile were no part of a proof."""
    found = happening(one, other, first)
    assert not found.differences and not found.unknown
    assert "rest" in {str(each.about) for each in found.same}


@pytest.mark.parametrize(
    ("one", "other"),
    (
        (f"some {UNDER}", "some c in pile where c is star"),
        (
            "top of pile is blue 6 plain and (count c in pile where c is blue 6 plain) > 1",
            "pot > 0 and pot < 1",
        ),
        ("(count c in pile where c is star) > 3", "(count c in pile where c is star) > 2"),
    ),
)
def test_what_a_pile_holds_under_its_top_sets_editions_apart(one, other):
    (difference,) = [each for each in happening(one, other).differences if str(each.about) == "rest"]
    assert difference.replayed and difference.verdicts[0][1] != difference.verdicts[1][1]


def test_cards_come_to_lie_so_far_below_the_top():
    assert _topped([1, 2, 2, 3], {0: 2}) == [1, 2, 3, 2]
    assert _topped([1, 2, 2, 3], {0: 2, 2: 1}) == [2, 1, 3, 2]
    assert _topped([5], {0: 5}) == [5]
