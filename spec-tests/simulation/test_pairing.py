"""Two variants on the same seeds: changes, their tests, and bars of numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from cardlaw.simulation.columns import Columns
from cardlaw.simulation.histograms import Bar, histogram
from cardlaw.simulation.intervals import mcnemar
from cardlaw.simulation.pairing import paired
from cardlaw.simulation.running import Round
from cardlaw.simulation.statistics import summarise


def made(
    turns: list[int], winners: list[int | None], players: int = 2, points: tuple[int, ...] = ()
) -> Columns:
    rounds = (
        Round(seed, 2 * n, n, winner, points, "won" if winner is not None else "ended", Counter(), Counter())
        for seed, (n, winner) in enumerate(zip(turns, winners, strict=True))
    )
    return Columns(players, rounds)


def test_changes_are_those_of_pairs():
    one, other = made([10, 20, 30, 40], [0, 0, 1, 1]), made([11, 22, 33, 44], [0, 1, 1, 0])
    found = paired("a", one, "b", other)
    assert found is not None and found.rounds == 4
    decisions, turns = found.changes
    assert (decisions.what, turns.what) == ("decisions", "turns"), "no points where none are kept"
    assert turns.mean.value == 2.5 and decisions.mean.value == 5.0
    assert turns.effect == pytest.approx(2.5 / 1.29099, abs=1e-4)
    assert turns.chance == pytest.approx(0.000107, abs=1e-5)
    assert turns.mean.high - turns.mean.value == pytest.approx(1.959964 * 1.29099 / 2, abs=1e-4)
    assert found.another_winner is not None and found.another_winner.value == 0.5
    assert [(seat.gained, seat.lost, seat.share.value) for seat in found.seats] == [(1, 1, 0.0), (1, 1, 0.0)]
    assert all(seat.chance == mcnemar(1, 1) for seat in found.seats)


def test_only_common_seeds_are_compared():
    found = paired("a", made([10] * 6, [0] * 6), "b", made([10] * 4, [1] * 4))
    assert found is not None and found.rounds == 4
    assert found.changes[0].effect == 0.0 and found.changes[0].chance == 1.0
    assert found.another_winner is not None and found.another_winner.value == 1.0
    assert [(seat.gained, seat.lost) for seat in found.seats] == [(0, 4), (4, 0)]
    assert paired("a", made([], []), "b", made([10], [0])) is None


def test_who_wins_is_compared_only_at_equal_tables():
    found = paired("a", made([10], [0]), "b", made([12], [0], players=3))
    assert found is not None and found.another_winner is None and found.seats == ()


def test_a_change_that_is_always_the_same_is_certain():
    found = paired("a", made([10, 20], [0, 0]), "b", made([13, 23], [0, 0]))
    assert found is not None
    turns = found.changes[1]
    assert (turns.mean.low, turns.mean.high, turns.chance) == (3.0, 3.0, 0.0)


def test_the_advantage_of_a_seat():
    found = summarise("x", 2, made([5] * 100, [0] * 60 + [1] * 30 + [None] * 10))
    assert found.seat(0).value == 0.6
    more = found.advantage(0)
    assert more.value == pytest.approx(60 / 90 - 0.5) and more.low > 0, "of the rounds that somebody won"
    assert found.seats_by_chance == pytest.approx(0.00157, abs=1e-4)


def test_points_are_summed_over_the_seats():
    assert list(made([1, 2], [0, 1], points=(3, 4)).all_points()) == [7, 7]


def test_bars_have_round_widths_and_an_open_end():
    assert histogram([]) == []
    assert histogram([3, 3, 4]) == [Bar(3, 3, 2), Bar(4, 4, 1)]
    bars = histogram([*range(100)] * 10 + [5_000])
    assert [bar.low for bar in bars] == [*range(0, 100, 10), 100]
    assert bars[-1] == Bar(100, None, 1), "one very long round is not what the bars are made for"
    assert sum(bar.count for bar in bars) == 1_001
    assert [bar.low for bar in histogram(range(-30, 30))] == list(range(-30, 30, 5))
