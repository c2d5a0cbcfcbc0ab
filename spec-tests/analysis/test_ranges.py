"""Between which numbers states lie: a bound on what play can come to, and what is told of tables outside it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.facts.ranges import NumberRange, ranges
from cardlaw.analysis.facts.starts import starting
from cardlaw.language import model as m
from engine.small import OPEN, OUT, small

LUCK = "state luck of each player: number starts 0\nstate flag: yes-no starts false this-turn\n"
SUBTRACTED = "rule lucky\n  when player rests where luck of player > 0:\n    add 0 - 1 to luck of player\n"
COUNTED = "rule counted\n  when player lays card{}:\n    add 1 to luck of player\n"


def made(rules: str, name: str = "one") -> m.Model:
    return replace(small(OPEN + rules + OUT, LUCK), name=name)


@pytest.mark.parametrize(
    ("rules", "low", "high"),
    (
        (SUBTRACTED, 0, 0),
        (SUBTRACTED.replace(" where luck of player > 0", ""), None, 0),
        (COUNTED.format(""), 0, None),
        (COUNTED.format(" where luck of player < 3"), 0, 3),
        (COUNTED.format("") + "    if luck of player is 3:\n      set luck of player to 0\n", 0, 2),
        (COUNTED.format(" where luck of player < 3") + f"\n{SUBTRACTED}", 0, 3),
        (
            "rule set-out\n  when player rests:\n    set luck of player to 3\n\n"
            "rule down\n  at turn-ends:\n    for each p in players:\n      if luck of p > 0:\n"
            "        add 0 - 1 to luck of p\n",
            0,
            3,
        ),
    ),
)
def test_guards_bound_what_a_number_comes_to(rules: str, low: int | None, high: int | None) -> None:
    assert ranges(made(rules)).of("luck") == NumberRange(low, high)


@pytest.mark.parametrize(
    "rules",
    (
        # read before another effect of the same act adds one
        COUNTED.format(" where luck of player < 3") + "\n" + COUNTED.format("").replace("counted", "again"),
        # others can read it before it is set back
        COUNTED.format("") + "    player gets 1\n    if luck of player > 2:\n      set luck of player to 0\n",
        # changed in between, by what follows from an act
        "rule counted\n  when player lays card:\n    if luck of player < 3:\n      player gets 1\n"
        "      add 1 to luck of player\n\nrule got\n  when player gets amount:\n    add 1 to luck of player\n",
        # whose it is has changed
        "rule counted\n  when player lays card:\n    let who be player\n    if luck of who < 3:\n"
        "      let who be next of player\n      add 1 to luck of who\n",
        # a number that can be absent is neither below nor above
        "rule counted\n  when player lays card:\n    if not luck of player > mark of card:\n"
        "      add 1 to luck of player\n",
    ),
)
def test_a_guard_that_may_no_longer_hold_bounds_nothing(rules: str) -> None:
    assert ranges(made(rules)).of("luck").high is None


def test_what_stands_in_for_an_act_may_have_set_a_state() -> None:
    """Once, what a replacement sets was overlooked, and the state taken to be as it starts after it."""
    instead = "rule instead\n  when player would pick:\n    set flag to true\n    proceed\n"
    offers = "rule offers\n  when player picks:\n    offer point to player\n"
    assert "flag" in starting(made(f"{instead}\n{offers}")).left_over("point")
    assert "flag" not in starting(made(offers)).left_over("point")


def test_a_number_that_never_rises_has_no_effect() -> None:
    """Once, a table was told at which luck is 1, which nothing ever makes it."""
    one, other = made(SUBTRACTED + "    player gets 1\n"), made("", "other")
    found = compare_models((one, other))
    assert not found.differences and not found.unknown
    rises = made(COUNTED.format("") + "\n" + SUBTRACTED + "    player gets 1\n")
    assert compare_models((rises, made(COUNTED.format(""), "other"))).differences


def test_nor_does_it_bear_on_what_may_be_done() -> None:
    lucky = "\nrule no-luck\n  player must not rest when luck of player > 0\n"
    found = compare_models((made(SUBTRACTED + lucky), made(SUBTRACTED, "other")))
    assert not found.differences and not found.unknown
    rises = COUNTED.format("") + "\n" + SUBTRACTED
    (told,) = compare_models((made(rises + lucky), made(rises, "other"))).differences
    assert told.sort == "legality" and ("luck", 0, 1) in told.witness.states


@pytest.mark.parametrize("guard", ("luck of player < 0", "luck of player + pot < 0"))
def test_numbers_below_nought_are_looked_at(guard: str) -> None:
    """Once, no number was taken to be below nought, and what asks for one was called the same."""
    falls = "rule falls\n  when player picks:\n    add 0 - 1 to luck of player\n"
    pays = f"\nrule pays\n  when player rests where {guard}:\n    player gets 1\n"
    found = compare_effects(made(falls + pays), made(falls, "other"), readings=False)
    assert {str(each.about) for each in found.differences} == {"rest"}
