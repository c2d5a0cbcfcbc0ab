"""The concrete machine: what it writes plays one game, whoever watches and wherever it was copied or kept."""

from __future__ import annotations

import json

import pytest

from cardlaw.engine import Table
from cardlaw.engine.limits import Limits
from cardlaw.engine.state.state import TableState
from cardlaw.players.base import Dice
from cardlaw.players.random_player import RandomPlayer
from engine.small import OPEN, OUT, small
from engine.variants import variants

NAMES = ("small", "sample", "sv-112", "nb-108", "pub", "dormitory")
MOST = 250


def _played(name: str, seed: int, record: bool, carried: bool = False) -> Table:
    """A game among random players; `carried` takes the state through JSON before every answer."""
    table = Table(variants()[name], 4, seed, limits=Limits(rounds=2), record=record)
    players = [RandomPlayer(Dice(seed, seat)) for seat in range(-1, 4)]
    for _ in range(MOST):
        if carried:
            kept = table.state
            table.state = TableState.from_json(json.loads(json.dumps(kept.to_json())), table.program.codes)
            table.state.log, table.state.tallies = kept.log, kept.tallies
        glance = table.glance()
        if glance is None:
            break
        seat = -1 if glance.player is None else glance.player
        table.choose(players[seat + 1].answer(table, glance.player))
    return table


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_keeps_no_log_plays_the_same_game(name: str) -> None:
    """Without a log more is written into one function, and nothing else is different."""
    for seed in range(2):
        watched, unwatched = _played(name, seed, record=True), _played(name, seed, record=False)
        assert watched.choices == unwatched.choices
        assert watched.state == unwatched.state
        assert watched.tallies == unwatched.tallies


@pytest.mark.parametrize("name", NAMES[:3])
def test_a_state_can_be_kept_at_every_decision(name: str) -> None:
    straight, carried = _played(name, 1, record=True), _played(name, 1, record=True, carried=True)
    assert carried.log == straight.log
    assert carried.state == straight.state


def test_loops_far_inside_one_another_are_carried_out() -> None:
    """Python lets only twenty loops stand inside one another; rules may have more."""
    depth = 26
    lines = [f"{'  ' * (2 + level)}for each p{level} in players except player:" for level in range(depth)]
    rules = (
        OPEN
        + "rule deep\n  when player rests:\n"
        + "\n".join(lines)
        + f"\n{'  ' * (2 + depth)}add 1 to pot\n"
    )
    table = Table(small(rules), 2, 1)
    while table.decision is not None and table.value("pot") == 0:
        table.choose("rest")
    assert table.value("pot") == 1


def test_many_ways_beside_one_another_are_no_ways_inside_one_another() -> None:
    """Python lets lines stand a hundred deep; chance may have more ways, and a round may be won by more clauses."""
    ways = "".join(f"      1:\n        add {number} to pot\n" for number in range(1, 151))
    rules = OPEN + "rule wheel\n  when player rests:\n    by chance:\n" + ways
    rules += "".join(
        f"rule w{number}\n  player wins round when pot is {900 + number}\n" for number in range(120)
    )
    rules += "".join(f"rule e{number}\n  game ends when pot is {number}\n" for number in range(1, 151))
    table = Table(small(rules), 2, 1, chances=[150])
    table.choose("rest")
    assert table.value("pot") == 150


def test_words_that_look_like_the_machine_s_own_stay_words() -> None:
    said = "f.pc = 0 \\0 @1@ {env} '''"
    rules = OPEN + OUT + f'rule say\n  when player rests:\n    announce "{said}"\n'
    table = Table(small(rules), 2, 1)
    table.choose("rest")
    assert said in [entry.args[0] for entry in table.log if entry.sort == "announced"]
