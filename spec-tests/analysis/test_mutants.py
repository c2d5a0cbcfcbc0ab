"""A sample of `make mutants`: changed rulebooks that random situations tell apart are told apart by `compare`."""

from __future__ import annotations

import random

import pytest

from analysis.agreement import edition_model
from analysis.mutants import Trial, mutants


@pytest.mark.parametrize("edition", ("it-56", "nb-108"))
def test_compare_finds_what_random_situations_tell_apart(edition):
    model = edition_model(edition)
    trial, chance = Trial(model), random.Random()
    for mutant in chance.sample(list(mutants(model)), 6):
        if trial.told_apart(mutant, 150, chance.randrange(2**32)):
            found, unknown = trial.found(mutant)
            assert found or unknown, mutant.what


def test_a_rulebook_is_the_same_as_itself():
    model = edition_model("it-56")
    trial = Trial(model)
    same = next(iter(mutants(model)))
    assert trial.found(type(same)("nothing", model)) == (False, False)
    assert not trial.played_apart(type(same)("nothing", model), 3, 60, 1)
