"""Many rounds side by side: what a designer waits for, and how much of it is not play."""

from __future__ import annotations

import time
from collections.abc import Iterator

from bench import Figure
from cardlaw.language.loading import Library
from cardlaw.simulation.pairing import paired
from cardlaw.simulation.playing import Game, Simulated, side_by_side
from cardlaw.simulation.running import Settings
from cardlaw.simulation.statistics import summarise

TITLE = "Simulating"
NAMES = ("sv-112", "sv-112 with stacking")
MILLION = 1_000_000
PROMISED = 240.0
"""Seconds of processor time for a million rounds of each: two minutes on two cores."""


def figures() -> Iterator[Figure]:
    both = " and ".join(f"`{name}`" for name in NAMES)
    for strategy, rounds in (("strategic", MILLION), ("random", MILLION // 10)):
        taken, found = _played(strategy, rounds)
        yield Figure(
            f"{both}, {rounds:,} rounds each, {strategy} players",
            f"{taken:.0f} s of processor time",
            f"≤ {PROMISED:.0f} s" if rounds == MILLION else "",
            taken <= PROMISED if rounds == MILLION else None,
        )
        if rounds == MILLION:
            yield Figure("their statistics and the paired comparison", f"{_statistics(found):.1f} s")


def _played(strategy: str, rounds: int) -> tuple[float, list[Simulated]]:
    settings = Settings(rounds=rounds, players=4, strategies=(strategy,))
    games = []
    for name in NAMES:
        model = Library(()).compile(name).model
        assert model is not None
        games.append(Game(model, settings, 4))
    start = time.process_time()
    found = side_by_side(games, 2)
    assert all(each.engine == "fast" for each in found)
    return time.process_time() - start, found


def _statistics(found: list[Simulated]) -> float:
    start = time.process_time()
    one, other = (each.rounds for each in found)
    for rounds in (one, other):
        summarise("", 4, rounds)
    paired("", one, "", other)
    return time.process_time() - start
