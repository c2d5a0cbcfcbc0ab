"""What a module counts in each round is what the interpreter's log tells of it."""

from __future__ import annotations

from collections import Counter

import pytest

from cardlaw.engine import Table
from cardlaw.fast.host import Hall
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.players.base import Dice
from cardlaw.players.random_player import RandomPlayer
from engine.small import small
from engine.variants import BUSY
from fast.same import SHARES, SHORT

pytest.importorskip("wasmtime")
ROUNDS = 6
FEW = """
rule not-when-few
  breakable
  player must not rest when size of hand of player < 3
"""


def by_the_interpreter(model: m.Model, seed: int, few: m.Expr) -> Counter[str]:
    found: Counter[str] = Counter()
    table = Table(model, 3, seed, limits=SHORT)
    seats = [RandomPlayer(Dice(seed, seat)) for seat in range(-1, 3)]
    while (glance := table.glance()) is not None:
        if glance.acts:
            found["situation few"] += table.evaluate(few, {"player": glance.player})
        table.choose(seats[0 if glance.player is None else glance.player + 1].answer(table, glance.player))
    acts = [act.name for act in model.acts]
    for entry in table.state.log or ():
        match entry:
            case ("act", act, *_):
                found[f"act {acts[act]}"] += 1
            case ("broke", _, _, norms):
                found.update(f"broken {norm}" for norm in norms)
    return +found


def test_acts_broken_rules_and_situations_are_counted_in_each_round() -> None:
    model = small(BUSY + FEW)
    few = next(node for node in nodes(model.rules) if isinstance(node, m.Norm) and node.form == "must-not")
    hall = Hall(Writer(model, 3, SHORT, counting=True, situations={"few": few.condition}))
    rows = hall.room(SHARES).play(0, ROUNDS)
    every: Counter[str] = Counter()
    assert len(rows) == ROUNDS * hall.words == ROUNDS * len(set(hall.names))
    for seed in range(ROUNDS):
        row = dict(zip(hall.names, rows[seed * hall.words :], strict=False))
        counted = {name: count for name, count in row.items() if count}
        theirs = by_the_interpreter(model, seed, few.condition)
        sorts = ("act ", "broken ", "situation ")
        assert {name: count for name, count in counted.items() if name.startswith(sorts)} == theirs
        every += theirs
    assert every["situation few"] and every["broken not-when-few"] and every["act lay"]


def test_effects_are_counted_as_they_run() -> None:
    model = small(BUSY + "rule paid\n  when player picks:\n    add 1 to noted\n")
    hall = Hall(Writer(model, 3, SHORT, counting=True))
    row = dict(zip(hall.names, hall.room(SHARES).play(0, 1), strict=True))
    assert row["rule paid"] == row["act pick"] == row["move pick"] > 0


def test_a_row_without_counting_is_as_before() -> None:
    model = small(BUSY)
    plain, counting = (Hall(Writer(model, 3, SHORT, counting=yes)) for yes in (False, True))
    assert counting.names[: plain.words] == plain.names
    few, more = (hall.room(SHARES).play(5, 1) for hall in (plain, counting))
    assert list(more[: plain.words]) == list(few)
