"""The fast engine plays the interpreter's game, entry by entry; what it does not write it says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardlaw.engine.limits import LIMITS
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.host import Hall
from cardlaw.fast.writer import Writer
from cardlaw.simulation.quick import Quick
from cardlaw.simulation.running import Settings, play_round
from engine.small import OPEN, OUT, small
from engine.test_limits import ENDLESS, endless
from engine.variants import BUSY, variants
from fast.generated import tried
from fast.same import ONE_ROUND, SHARES, SHORT, by_the_interpreter, difference, first_difference

pytest.importorskip("wasmtime")
CALLS = """
rule rash
  when player lays card where mark of card is 5:
    offer pick, shout to player until turn-begins
rule may-shout
  player may shout
"""
"""A window that only costs whoever uses it, beside one that costs nothing."""
EDITIONS = ("fi-108", "fi-112", "nb-108", "it-56", "sv-112")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_busy_little_game_is_the_same(players: int) -> None:
    assert first_difference(small(BUSY), range(20), players) is None


@pytest.mark.parametrize(
    "test",
    [
        "toll >= size of pile and mark of card >= size of pile",
        "toll > 1 and not (mark of card > 2 or price of card < 0)",
        "price of card > 2 and (pot >= 0 and (toll > 1 and mark of card > 2))",
        "toll > 5 or (toll < 1 or hue of card is red)",
        "toll + mark of card > 2",
        "toll is mark of card",
        "hue of card is red and (toll > 1 or card is star)",
    ],
)
def test_what_hangs_on_the_card_alone_is_settled_before_a_silence_is_counted(test: str) -> None:
    """`toll` is silent, and a star has no mark."""
    counted = f"rule counted\n  when player lays card where {test}:\n    add 1 to pot\n"
    model = small(counted + "rule priced\n  price of card is 3\n" + OPEN + OUT)
    tables = [by_the_interpreter(model, 3, seed, SHORT) for seed in range(8)]
    assert any(table.tallies.get("silent quantity") for table in tables)
    assert first_difference(model, range(8), 3, SHORT) is None


@pytest.mark.parametrize("policy", ["strict", "lenient"])
def test_the_sample_of_everything_is_the_same(policy: str) -> None:
    assert first_difference(variants()["sample"], range(6), limits=SHORT, policy=policy) is None


@pytest.mark.parametrize("name", [*EDITIONS, "pub", "parlour", "dormitory"])
def test_what_is_shipped_is_the_same(name: str) -> None:
    """A few turns of a few rounds here; `make same` plays whole rounds of everything."""
    assert first_difference(variants()[name], range(100, 106), limits=SHORT) is None


def test_a_game_of_several_rounds_is_the_same() -> None:
    assert first_difference(small(BUSY), range(4), 3, replace(LIMITS, rounds=4)) is None


@pytest.mark.parametrize("name", [name for name in ENDLESS if name not in ("defined", "some", "squares")])
def test_what_has_no_end_stops_at_the_same_place(name: str) -> None:
    soon, model = replace(ONE_ROUND, steps=2_000, acts=300), small(endless(name))
    try:
        forms = [Hall(Writer(model, 3, soon, record=True, step=step)).room(SHARES) for step in (False, True)]
    except Outside as why:
        assert "too many things" in str(why)
        return
    for seed in range(3):
        table = by_the_interpreter(model, 3, seed, soon)
        assert [difference(room, table, seed) for room in forms] == [None, None]


def test_a_number_past_all_bounds_is_left_to_the_interpreter() -> None:
    """The module gives up on the round, and the round is as the interpreter plays it."""
    model = small(endless("squares"))
    settings = Settings(rounds=20, players=3)
    found, beyond = Quick(model, settings).play(range(20))
    assert beyond > 0
    assert list(found) == [play_round(model, settings, seed) for seed in range(20)]


def test_a_window_whose_moves_are_listed_can_be_left_unused_after_it_was_used() -> None:
    """`toll` is silent, so that the moves of the window are listed one by one, and judged once for each reading."""
    rules = """
rule may-shout
  player may shout when toll < 5
rule offered
  when player lays card:
    offer shout to player until turn-ends
"""
    model = small(rules + OPEN + OUT)
    tables = [by_the_interpreter(model, 3, seed, SHORT) for seed in range(8)]
    answers = [[answer.act for pending, answer in t._choices if pending[0] == "moves"] for t in tables]
    shout = next(place for place, act in enumerate(model.acts) if act.name == "shout")
    assert any(shout in made and -1 in made[made.index(shout) :] for made in answers)
    for step in (False, True):
        room = Hall(Writer(model, 3, SHORT, record=True, step=step)).room(SHARES)
        assert [difference(room, table, seed) for seed, table in enumerate(tables)] == [None] * 8


def test_rows_are_what_the_interpreter_counts() -> None:
    model, settings = small(BUSY), Settings(players=3)
    found, beyond = Quick(model, settings).play(range(30))
    rounds = [play_round(model, settings, seed) for seed in range(30)]
    assert beyond == 0 and list(found) == rounds
    assert found.acts == sum((each.acts for each in rounds), Counter())
    assert found.tallies == sum((each.tallies for each in rounds), Counter())
    assert found.stuck == sum(1 for each in rounds if each.tallies["stuck"])


def test_strategic_players_inside_answer_as_outside() -> None:
    """They think of the same things in the same order, also of what a move would come to; random ones sit beside."""
    for kinds in (("strategic",), ("strategic", "random")):
        assert first_difference(small(BUSY + CALLS), range(12), 3, kinds=kinds) is None
    assert first_difference(variants()["dormitory"], range(1), limits=SHORT, kinds=("strategic",)) is None


def test_rows_of_strategic_players_are_what_the_interpreter_counts() -> None:
    model, settings = (
        small(BUSY + CALLS),
        Settings(players=3, strategies=("strategic", "random", "strategic")),
    )
    found, beyond = Quick(model, settings).play(range(10))
    rounds = [play_round(model, settings, seed) for seed in range(10)]
    assert beyond == 0 and list(found) == rounds
    assert found.acts == sum((each.acts for each in rounds), Counter())
    assert found.tallies == sum((each.tallies for each in rounds), Counter())


def test_of_many_sets_those_that_can_come_to_something_are_found() -> None:
    """Seventeen cards make thousands of sets of four; the interpreter leaves most of them out."""
    brief = replace(SHORT, turns=6)
    for kinds in (("random",), ("strategic", "random")):
        assert first_difference(variants()["dormitory"], range(1), 3, brief, kinds=kinds) is None


def test_what_is_not_written_is_named() -> None:
    with pytest.raises(Outside, match="my_players:Mine"):
        Quick(small(OPEN + OUT), Settings(strategies=("random", "my_players:Mine")))


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 37])
def test_rules_put_together_at_random_are_the_same(seed: int) -> None:
    """Every module is accepted and agrees; `python spec-tests/fast/generated.py 0 10000` tries as many as one likes."""
    text, found = tried(seed, rounds=2)
    assert found is None, f"{text}\n{found}"
