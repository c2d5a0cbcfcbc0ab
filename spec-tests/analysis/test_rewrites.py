"""A sample of `rewrites.py`: equal texts written differently compare equal."""

from __future__ import annotations

import random

import pytest

from analysis.mutants import Trial, mutants
from analysis.rewrites import rewrites
from cardlaw.analysis.comparison.happenings import compare_effects
from shipped import model_of


@pytest.mark.parametrize("edition", ("it-56", "sv-112"))
def test_equal_texts_written_differently_compare_equal(edition):
    model = model_of(edition)
    trial = Trial(model)
    for rewriting in random.Random().sample(list(rewrites(model)), 2):
        assert trial.found(rewriting) == (False, False), rewriting.what


def test_a_number_is_the_same_however_it_is_worked_out():
    model = model_of("fi-108")
    (goal,) = (each for each in rewrites(model) if each.what == "goal: goal and one more, less one")
    assert Trial(model).found(goal) == (False, False)


def test_how_cards_lay_before_they_are_shuffled_makes_no_difference():
    model = model_of("fi-108")
    (under,) = (each for each in mutants(model) if each.what == "ties-draw-again: ties-draw-again underneath")
    assert compare_effects(model, under.model, readings=False).differences == ()


def test_what_differs_is_not_called_the_same_under_other_choices():
    found = compare_effects(model_of("it-56"), model_of("nb-108"), readings=False)
    assert not {same.about for same in (*found.same, *found.same_under)} & {
        each.about for each in found.differences
    }
