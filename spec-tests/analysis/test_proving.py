"""What is said to be the same is the same, and what differs is told of every event in which it does."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from analysis.agreement import edition_model
from cardlaw.analysis.effects import EffectComparison, compare_effects
from cardlaw.analysis.versus import compare_models
from cardlaw.language import model as m
from engine.small import EDITION, OPEN, OUT, small


def named(rules: str, name: str) -> m.Model:
    return replace(small(OPEN + rules + OUT, "", EDITION), name=name)


def happening(one: m.Model, other: m.Model) -> EffectComparison:
    """Two editions as they are chosen to be read."""
    return compare_effects(one, other, readings=False)


def roots(found: EffectComparison) -> set[str]:
    return {each.root for each in found.differences if not each.under}


# ------------------------------------------------------------------ every clause is told
FIRST = "  when player lays plain:\n    player pays 1\n"
SECOND = "  when player lays star:\n    player pays 1\n"
HEAD = '\nrule toll-taken\n  "Laying costs."\n  about doing\n  assumed "for tests"\n'


@pytest.mark.parametrize(
    ("clauses", "differing"),
    (("", {"lay plain", "lay star"}), (FIRST, {"lay star"}), (SECOND, {"lay plain"})),
)
def test_each_clause_of_a_rule_has_its_difference(clauses, differing):
    """Once, what the second clause does was taken for told when the first had been."""
    whole = named(HEAD + FIRST + SECOND, "whole")
    less = named(HEAD + clauses if clauses else "", "less")
    found = happening(whole, less)
    assert roots(found) == differing
    told = {each.root: each.rules_a for each in found.differences if each.rules_a}
    numbers = {"lay plain": "toll-taken#1", "lay star": "toll-taken#2"}
    assert all(rules[0] in (numbers[root], "toll-taken") for root, rules in told.items())
    assert not differing & {each.what for each in found.same}


def test_a_clause_about_two_kinds_of_card_differs_with_both():
    """It is one class, and yet neither of the two events is the same."""
    both = named(HEAD + "  when player lays card:\n    player pays 1\n", "both")
    found = happening(both, named("", "neither"))
    assert roots(found) == {"lay plain", "lay star"}
    assert not {"lay plain", "lay star"} & {each.what for each in found.same}


@pytest.mark.parametrize("other", ("fi-108", "nb-108"))
def test_a_wild_draw_that_is_the_last_card_still_draws(other):
    found = happening(edition_model(other), edition_model("it-56")).differences
    last = {
        each.root: each
        for each in found
        if each.rules_a[:1] in (("last-draw-card#1",), ("last-draw-card#2",))
    }
    assert {root: each.a.partition(" (")[0] for root, each in last.items()} == {
        "play draw-card": "b draws 2 cards",
        "play wild-draw": "b draws 4 cards",
    }
    assert all(each.b == "b draws no cards" and each.replayed for each in last.values())


# ------------------------------------------------------------------ what holds under which choices
READING = """
reading paying "Is it paid once or twice?":
  chosen once because "it says so"
  twice because "it says so twice"

rule pay-once
  "It is paid once."
  about doing
  assumed "for tests"
  under paying once
  when player rests:
    player pays 1

rule pay-twice
  "It is paid twice."
  about doing
  assumed "for tests"
  under paying twice
  when player rests:
    player pays 2
"""
TWICE = '\nrule pay\n  "It is paid."\n  about doing\n  assumed "for tests"\n  when player rests:\n    player pays 2\n'


@cache
def read() -> EffectComparison:
    return compare_effects(named(READING, "read"), named(TWICE, "other"))


def test_a_proof_under_another_reading_says_so():
    """Once, it stood among what is the same without saying that another reading has to be chosen."""
    under = (("read", "paying", "twice"),)
    assert [each.under for each in read().same if each.what == "rest"] == [under]
    (difference,) = [each for each in read().differences if each.root == "rest"]
    assert difference.under == () and difference.rests_on == under


def test_what_differs_under_a_reading_is_not_the_same_there():
    """What was told as both are chosen is not told again under another reading, and is there all the same."""
    found = compare_effects(named(READING.replace("pays 2", "pays 3"), "read"), named(TWICE, "other"))
    assert not [each for each in found.same if each.what == "rest"]
    assert all(each.rests_on == () for each in found.differences)


def test_nothing_is_the_same_and_different():
    found = compare_models((named(READING, "read"), named(TWICE, "other")))
    apart = {(each.about, pair) for each in found.differences if not each.under for pair in each.pairs}
    assert apart and not apart & {(each.about, (each.one, each.other)) for each in found.same}
    assert [(each.about, each.under) for each in found.same_under if each.about == "rest"] == [
        ("rest", (("read", "paying", "twice"),))
    ]


@pytest.mark.parametrize(
    ("pair", "rests"),
    (
        (("fi-112", "sv-112"), ("sv-112", "collected", "everyone")),
        (("fi-108", "it-56"), ("fi-108", "start-draw", "nothing")),
    ),
)
def test_effects_that_rest_on_a_reading_are_marked(pair, rests):
    """Read so, none of them is there: the comparison of the edition that is read so says the same."""
    marked = [each for each in happening(*map(edition_model, pair)).differences if rests in each.rests_on]
    assert marked and all(not each.under for each in marked)
    read = [replace(m_, choices=chosen(m_, rests)) for m_ in map(edition_model, pair)]
    found = happening(*read)
    there = {(each.root, each.facet, each.rules_a[:1], each.rules_b[:1]) for each in found.differences}
    assert not there & {(each.root, each.facet, each.rules_a[:1], each.rules_b[:1]) for each in marked}


def chosen(model: m.Model, rests: tuple[str, str, str]) -> tuple[tuple[str, int | str], ...]:
    return tuple(
        (axis, rests[2] if (model.name, axis) == rests[:2] else value) for axis, value in model.choices
    )


def test_cards_that_chance_brings_make_no_reading_the_same():
    """Under it another card is turned up; that says nothing of what the reading does."""
    for each in happening(edition_model("fi-112"), edition_model("it-56")).differences:
        assert ("fi-112", "set-up-order", "as-printed") not in each.rests_on
