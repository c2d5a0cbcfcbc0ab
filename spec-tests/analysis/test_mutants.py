"""A sample of `make mutants`: changed rulebooks that random situations tell apart are told apart by `compare`."""

from __future__ import annotations

import random

import pytest

from analysis.declared import declared
from analysis.mutants import Trial, mutants
from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from engine.small import OPEN, OUT, small
from shipped import model_of

WINDOWS = """
rule may-shout
  player may shout

rule may-point
  player may point other

rule asked
  when player lays card where size of hand of player is 1:
    offer shout to player, then point to any of players except player until turn-ends

rule owed
  breakable
  player must shout when size of hand of player is 1

rule passed-over
  when player lays star:
    next of player loses-turn

rule second
  when player lays card:
    add 1 to points of player
"""


@pytest.mark.parametrize("edition", ("it-56", "nb-108"))
def test_compare_finds_what_random_situations_tell_apart(edition):
    model = model_of(edition)
    trial, chance = Trial(model), random.Random()
    for mutant in chance.sample(list(mutants(model)), 6):
        if trial.told_apart(mutant, 150, chance.randrange(2**32)):
            found, unknown = trial.found(mutant)
            assert found or unknown, mutant.what


def test_nothing_that_is_declared_otherwise_is_called_the_same():
    """Lifetimes, starts, who sees what, what moves take, marks, windows and order, in a small game."""
    model = small(OPEN + OUT + WINDOWS)
    trial, chance = Trial(model), random.Random()
    every = list(declared(model))
    assert {mutant.what for mutant in every} >= {
        "points: lasts round",
        "hand: seen by none",
        "lay: of the next player",
        "point: oneself, too",
        "asked: offered twice",
        "asked: offered the other way round",
        "owed: not breakable",
        "seats: in two teams",
        "passed-over: regain-turn for lose-turn",
        "second: before passed-over",
    }
    for mutant in chance.sample(every, 8):
        if trial.played_apart(mutant, 12, 60, chance.randrange(2**32)):
            assert any(trial.compared(mutant)), mutant.what


def test_a_rulebook_is_the_same_as_itself():
    model = model_of("it-56")
    trial = Trial(model)
    same = next(iter(mutants(model)))
    assert trial.found(type(same)("nothing", model)) == (False, False)
    assert not trial.played_apart(type(same)("nothing", model), 3, 60, 1)


def test_a_repetition_that_changes_nothing_it_waits_for_is_not_called_the_same():
    model = model_of("it-56")
    endless = [mutant for mutant in mutants(model) if any(loop.body == () for loop in loops_of(mutant.model))]
    assert [mutant.what for mutant in endless] == ["turn-up: turn-up less step 1"]
    found = compare_effects(model, endless[0].model, readings=False)
    assert ("turning-up", "a repetition whose end is not in sight") in {
        (str(u.about), u.how) for u in found.unknown
    }
    assert "turning-up" not in {str(same.about) for same in (*found.same, *found.same_under)}
    assert Trial(model).played_apart(endless[0], 10, 5, 1)


@pytest.mark.parametrize("edition", ("nb-108", "fi-112"))
def test_what_refills_a_pile_is_looked_at_in_the_midst_of_the_act_that_wins_too(edition):
    model = model_of(edition)
    late = [mutant for mutant in mutants(model) if mutant.what.startswith("reshuffle-at-the-end: ")]
    telling = [mutant for mutant in late if not mutant.what.endswith(" underneath")]  # what is shuffled then
    assert telling
    for mutant in telling:
        found = compare_effects(model, mutant.model, readings=False)
        told = [each for each in found.differences if str(each.about) == "exhaustion"]
        assert told and all(each.replayed for each in told), mutant.what
        assert any(each.witness.over for each in told), mutant.what
        assert "exhaustion" not in {str(same.about) for same in (*found.same, *found.same_under)}


def loops_of(model: m.Model) -> list[m.Repeat]:
    return [node for node in nodes(model.rules) if isinstance(node, m.Repeat)]
