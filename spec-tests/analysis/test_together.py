"""Options and readings that matter only together: told with all of them, and what was not tried is counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison import happenings as effects
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.results.choices import alike, marks, other_choices, shared
from cardlaw.cli.views.comparisons.comparison import only_under
from cardlaw.language import model as m
from engine.small import EDITION, OPEN, OUT, small

WORDS = "quantity bridge\n"


def named(rules: str, name: str) -> m.Model:
    return replace(small(OPEN + rules + OUT, WORDS, EDITION), name=name)


def reading(name: str, question: str = "Is it so?") -> str:
    return f'\nreading {name} "{question}":\n  chosen no because "a"\n  yes because "b"\n'


def rule(name: str, *clauses: str) -> str:
    lines = "".join(f"  {clause}\n" for clause in clauses)
    return f'\nrule {name}\n  "It is so."\n  about laying\n  assumed "for tests"\n{lines}'


def under(*models: m.Model) -> dict[frozenset[tuple[str, str, int | str]], set[str]]:
    """What differs under which choices."""
    found: dict[frozenset[tuple[str, str, int | str]], set[str]] = {}
    for each in compare_models(models).differences:
        assert each.replayed in (True, None)
        found.setdefault(frozenset(each.under), set()).add(str(each.about))
    return found


PLAIN = ""
X, Y, Z = reading("x"), reading("y", "And this?"), reading("z", "And that?")


# ------------------------------------------------------------------ what may be done
def test_two_readings_that_forbid_only_together():
    one = named(X + Y + rule("no-stars", "under x yes", "under y yes", "player must not lay star"), "one")
    assert under(one, named(PLAIN, "other")) == {
        frozenset({("one", "x", "yes"), ("one", "y", "yes")}): {"lay on your turn"}
    }


def test_three_readings_that_forbid_only_together():
    marked = ("under x yes", "under y yes", "under z yes")
    one = named(X + Y + Z + rule("no-stars", *marked, "player must not lay star"), "one")
    together = frozenset({("one", "x", "yes"), ("one", "y", "yes"), ("one", "z", "yes")})
    assert under(one, named(PLAIN, "other")) == {together: {"lay on your turn"}}


def test_a_reading_of_each_edition():
    """Each alone is a difference of its own; together they are one that neither is."""
    one = named(X + rule("no-stars", "under x yes", "player must not lay star"), "one")
    other = named(Y + rule("only-stars", "under y yes", "player must lay star"), "other")
    found = under(one, other)
    assert set(found) == {
        frozenset({("one", "x", "yes")}),
        frozenset({("other", "y", "yes")}),
        frozenset({("one", "x", "yes"), ("other", "y", "yes")}),
    }


def test_readings_of_one_name_and_another_question_are_set_apart():
    """What is asked under one name in two editions need not be the same."""
    one = named(X + rule("no-stars", "under x yes", "player must not lay star"), "one")
    asked = reading("x", "Something else?")
    other = named(asked + rule("only-stars", "under x yes", "player must lay star"), "other")
    assert frozenset({("one", "x", "yes"), ("other", "x", "yes")}) in under(one, other)


def test_a_shared_choice_is_set_alike_and_as_it_is_chosen():
    """The same question in both is one choice: what takes two values of it at once is no situation."""
    one = named(X + rule("no-stars", "under x yes", "player must not lay star"), "one")
    other = named(X + rule("no-stars", "under x no", "player must not lay star"), "other")
    assert all(len({value for _, _, value in choices}) <= 1 for choices in under(one, other))


def test_a_window_that_is_open_under_two_choices_only():
    offered = rule(
        "shouting", "under x yes", "when player lays star:", "  offer shout to any of players except player"
    )
    may = rule("may-shout", "player may shout")
    silent = rule("no-shouting", "under y yes", "player must not shout")
    one, other = named(X + Y + offered + may + silent, "one"), named(X + offered + may, "other")
    together = {
        choices
        for choices, about in under(one, other).items()
        if {(axis, value) for _, axis, value in choices} == {("x", "yes"), ("y", "yes")}
        and "shout after lay" in about
    }
    assert together


def test_what_differs_under_no_choice_is_not_told():
    both = X + Y + rule("pay", "under x yes", "under y yes", "when player rests:", "  player pays 0")
    assert under(named(both, "one"), named(X + Y, "other")) == {}


# ------------------------------------------------------------------ what happens
LINKED = X + Y + rule("pay", "under x yes", "under y yes", "when player rests:", "  player pays 1")
APART = (
    X
    + Y
    + rule("free", "under x no", "toll is 0")
    + rule("dear", "under x yes", "toll is 1")
    + rule("pay", "under y yes", "when player rests:", "  player pays toll")
)
BOTH = frozenset({("one", "x", "yes"), ("one", "y", "yes")})


@pytest.mark.parametrize("rules", (LINKED, APART), ids=("one rule", "two rules"))
def test_two_readings_that_cost_only_together(rules):
    found = under(named(rules, "one"), named(PLAIN, "other"))
    assert found.pop(BOTH) == {"rest"}
    assert "rest" not in set().union(*found.values())


def test_an_effect_of_each_edition():
    """Where both pay, and not the same, each has to be read otherwise."""
    one = named(X + rule("pay", "under x yes", "when player rests:", "  player pays 1"), "one")
    other = named(Y + rule("pay", "under y yes", "when player rests:", "  player pays 2"), "other")
    found = under(one, other)
    assert frozenset({("one", "x", "yes"), ("other", "y", "yes")}) in found


def test_many_pairs_are_tried_where_a_rule_hangs_on_both_or_if_wanted(monkeypatch):
    monkeypatch.setattr(effects, "FEW", 0)
    linked, apart, other = named(LINKED, "one"), named(APART, "one"), named(PLAIN, "other")
    found = compare_models((linked, other))
    assert found.untried == {} and {frozenset(each.under) for each in found.differences} == {BOTH}
    found = compare_models((apart, other))
    assert found.untried == {("one", "other"): 1} and not any(
        frozenset(each.under) == BOTH for each in found.differences
    )
    assert not found.unknown and not [each for each in found.same if each.relation == "untried"]
    found = compare_models((apart, other), joint=True)
    assert found.untried == {} and BOTH in {frozenset(each.under) for each in found.differences}


W = reading("w", "And the last?")
MARKED = ("under x yes", "under y yes", "under z yes")


@pytest.mark.parametrize("number", (3, 4))
def test_many_readings_of_one_rule_that_cost_only_together(monkeypatch, number):
    """Once, three and more were never tried for what happens."""
    monkeypatch.setattr(effects, "FEW", 0)
    marked = (*MARKED, "under w yes")[:number]
    rules = X + Y + Z + W + rule("pay", *marked, "when player rests:", "  player pays 1")
    found = compare_models((named(rules, "one"), named(PLAIN, "other")))
    (difference,) = found.differences
    assert {(axis, value) for _, axis, value in difference.under} == {
        (axis, "yes") for axis in "xyzw"[:number]
    }
    assert difference.replayed and str(difference.about) == "rest"
    assert found.threes == ({("one", "other"): 3} if number == 3 else {})


def test_choices_of_different_rules_are_tried_together_where_there_are_few(monkeypatch):
    """Three of one rulebook, on which no rule hangs together: what they come to is seen, or counted."""
    rules = (
        X + Y + Z + rule("free", "under x no", "toll is 0") + rule("dear", "under x yes", "toll is bridge")
    )
    rules += rule("closed", "under y no", "bridge is 0") + rule("open", "under y yes", "bridge is 1")
    rules += rule("pay", "under z yes", "when player rests:", "  player pays toll")
    one, other = named(rules, "one"), named(PLAIN, "other")
    three = frozenset(("one", axis, "yes") for axis in "xyz")
    assert [choices for choices, about in under(one, other).items() if "rest" in about] == [three]
    monkeypatch.setattr(effects, "FEW", 0)
    found = compare_models((one, other))
    assert all(str(each.about) != "rest" for each in found.differences)
    assert found.threes == {("one", "other"): 1}


def test_two_arms_of_one_reading_are_never_taken_together():
    one, other = named(LINKED, "one"), named(LINKED, "other")
    arms = list(other_choices(one, other))
    tried = effects.several(arms, (one, other), every_two=True)
    assert tried and len({*tried}) == len(tried)
    for some in tried:
        axes = [choice[:2] for arm in some for choice in arm]
        assert len({*axes}) == len(axes)


# ------------------------------------------------------------------ one rulebook
def test_an_arm_that_matters_only_with_another():
    one = named(X + Y + rule("no-stars", "under x yes", "under y yes", "player must not lay star"), "one")
    found = {each.id: each for each in check_model(one).findings}
    assert found["ambiguous-x"].depends == (("y", ("yes",)),)
    assert found["ambiguous-y"].depends == (("x", ("yes",)),)


def test_a_clash_of_two_arms():
    no = rule("no-stars", "under x yes", "player must not lay star")
    yes = rule("stars-even-so", "under y yes", "player may lay star even when hue of top of pile is red")
    found = {each.kind: each for each in check_model(named(X + Y + no + yes, "one")).findings}
    assert dict(found["contradiction"].depends) == {"x": ("yes",), "y": ("yes",)}


# ------------------------------------------------------------------ how choices are called
def test_several_choices_have_one_name():
    mine, theirs = ("one", "x", "yes"), ("other", "x", "yes")
    assert shared((mine, theirs, ("one", "y", 2))) == {("x", "yes")}
    assert marks((mine, theirs, ("one", "y", 2))) == ["x yes", "y 2"]
    assert only_under((mine, theirs)) == "x=yes"
    assert only_under((mine, ("one", "y", 2))) == "one[x=yes, y=2]"
    assert only_under((mine, theirs, ("other", "y", 2))) == "x=yes + other[y=2]"


def test_only_what_editions_share_is_set_in_others_too():
    models = [named(X + Y, name) for name in ("one", "other", "third")]
    assert set(alike(models, (("one", "x", "yes"), ("other", "x", "yes"), ("one", "y", "yes")))) == {
        ("one", "x", "yes"),
        ("other", "x", "yes"),
        ("third", "x", "yes"),
        ("one", "y", "yes"),
    }
