"""Amounts that add up: found without the solver, and shown by the engine to be more than there is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.findings.running_out import short
from cardlaw.engine import Situation, Table
from cardlaw.language import model as m
from shipped import model_of


@pytest.fixture(scope="module")
def stacking() -> m.Model:
    return model_of("sv-112 with stacking")


def without(model: m.Model, rule: str) -> m.Model:
    return replace(model, rules=tuple(each for each in model.rules if each.id != rule))


def test_penalties_that_are_stacked_can_be_more_than_the_pile_holds(stacking):
    (found,) = short(stacking)
    assert (found.id, found.kind) == ("silent-short-pending-draw-pile", "silent")
    assert (found.clauses, found.status, found.settled) == (
        ("total-adds",),
        "assumed",
        ("nothing-left",),
    )


def test_it_is_open_if_no_clause_says_what_happens_then(stacking):
    (found,) = short(without(stacking, "nothing-left"))
    assert (found.status, found.settled) == ("open", ())
    assert found.derivation[-1] == "no rule says what happens then"


def test_without_what_adds_up_there_is_nothing_to_say(stacking):
    assert list(short(without(stacking, "total-adds"))) == []


@pytest.mark.parametrize("edition", ("fi-108", "fi-112", "it-56", "nb-108", "sv-112"))
def test_a_fixed_penalty_does_not_add_up(edition):
    assert list(short(model_of(edition))) == []


def test_the_engine_takes_what_there_is(stacking):
    many = ["red 1", "red 2", "red 3", "green 1", "green 2", "green 3", "blue 1", "blue 2", "blue 3"]
    situation = Situation(
        tops={"discard-pile": ["red 9"]},
        zones={("hand", 0): ["red draw-card", "red 5"], ("hand", 1): many},
        states={"active-colour": "red", "pending": 120},
        turn=0,
    )
    table = Table.at(stacking, situation, 2)
    table.choose("play red draw-card")
    assert table.tallies["draw stopped short"] == 1
    assert len(table.zone("hand", 1)) < len(many) + 122
