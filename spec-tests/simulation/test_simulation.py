"""Rounds are counted right, the same on every run and however many processes play them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardlaw.players.base import points_state
from cardlaw.players.random_player import Habits
from cardlaw.simulation import running
from cardlaw.simulation.running import Round, Settings, play_round, simulate
from cardlaw.simulation.statistics import spread, summarise
from engine.small import OPEN, small
from engine.variants import BUSY
from shipped import model_of

MODEL = small(BUSY)
FEW = Settings(rounds=12, seed=5, players=3)


def test_the_same_settings_give_the_same_rounds():
    assert simulate(MODEL, FEW) == simulate(MODEL, FEW)
    assert simulate(MODEL, FEW)[3:] == simulate(MODEL, replace(FEW, seed=8, rounds=9))


def test_several_processes_give_the_same_rounds_in_order(monkeypatch):
    monkeypatch.setattr(running, "CHUNK", 3)
    ticks: list[int] = []
    alone = simulate(MODEL, FEW)
    together = simulate(MODEL, FEW, 2, ticks.append)
    assert alone == together
    assert [r.acts for r in alone] == [r.acts for r in together]
    assert [r.seed for r in together] == list(range(5, 17)) and sum(ticks) == 12


def test_seats_play_as_they_are_told():
    settings = Settings(players=4, strategies=("strategic", "random"))
    seats = running.seat_players(settings, 1, 4)
    assert [type(seat).__name__ for seat in seats] == ["StrategicPlayer", "RandomPlayer"] * 2


def test_habits_reach_the_players():
    def declined(habits: Habits) -> int:
        return sum(r.acts["decline"] for r in simulate(MODEL, replace(FEW, rounds=30, habits=habits)))

    assert declined(Habits(0.0, 1.0, 0.0)) > declined(Habits(0.0, 0.0, 1.0)) == 0


def test_points_are_what_the_round_brought():
    model = model_of("nb-108")
    assert points_state(model) == "score"
    rounds = [play_round(model, Settings(players=3, strategies=("strategic",)), seed) for seed in range(4)]
    for r in rounds:
        assert r.ended == "won" and r.winner is not None
        assert r.points[r.winner] > 0 and sum(r.points) == r.points[r.winner]
    assert points_state(model_of("pub")) is None
    assert play_round(model_of("pub"), Settings(players=3), 1).points == ()


def test_a_round_without_end_is_broken_off_and_counted(monkeypatch):
    endless = small(OPEN + "rule never\n  round ends when pot > 10\n")
    monkeypatch.setattr(running, "MOST_DECISIONS", 50)
    r = play_round(endless, Settings(players=2), 1)
    assert (r.ended, r.decisions, r.winner) == ("limit", 50, None)
    assert summarise("x", 2, [r]).endless == 1


def test_a_round_that_nobody_wins_is_told_apart():
    over = small(
        OPEN + "rule enough\n  when player picks:\n    end round\nrule out-of-it\n  round ends when pot > 9\n"
    )
    r = play_round(over, Settings(players=2), 1)
    assert (r.ended, r.winner) == ("ended", None)
    assert summarise("x", 2, [r]).undecided == 1


def made(seed: int, decisions: int, winner: int | None, ended: str = "won") -> Round:
    acts = Counter({"lay": 3, "pick": 1})
    return Round(seed, decisions, decisions // 2, winner, (1, 2), ended, acts, Counter({"stuck": seed % 2}))


def test_summary():
    found = summarise("x", 2, [made(0, 10, 0), made(1, 20, 1), made(2, 30, 1), made(3, 40, None, "ended")])
    assert (found.variant, found.rounds, found.players) == ("x", 4, 2)
    assert found.seat_wins == (1, 2)
    assert (found.undecided, found.endless, found.stuck) == (1, 0, 2)
    assert found.shares == (("lay", 0.75), ("pick", 0.25))
    assert found.points is not None and found.points.mean == 3.0
    assert found.tallies == (("stuck", 2),)
    assert found.turns.mean == 12.5


def test_spread():
    found = spread([4, 1, 3, 2])
    assert (found.mean, found.least, found.most) == (2.5, 1, 4)
    assert found.deviation == pytest.approx(1.29099, abs=1e-4)
    assert found.error == pytest.approx(found.deviation / 2)
    assert dict(found.percentiles) == {5: 1, 25: 1, 50: 2, 75: 3, 95: 4}
    assert (spread([7]).deviation, spread([7]).error) == (0.0, 0.0)
    hundred = dict(spread(list(range(1, 101))).percentiles)
    assert hundred == {5: 5, 25: 25, 50: 50, 75: 75, 95: 95}
