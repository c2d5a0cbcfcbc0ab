"""Rounds → figures: means, spreads, percentiles, shares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from cardlaw.simulation.columns import ENDS, Columns
from cardlaw.simulation.running import Round

PERCENTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True, slots=True)
class Spread:
    """A handful of figures about many numbers."""

    mean: float
    deviation: float
    error: float
    """Standard error of the mean: about two of them either way hold the true mean."""
    least: int
    most: int
    percentiles: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What many rounds of one variant came to."""

    variant: str
    rounds: int
    players: int
    decisions: Spread
    turns: Spread
    points: Spread | None
    seat_wins: tuple[int, ...]
    undecided: int
    endless: int
    stuck: int
    shares: tuple[tuple[str, float], ...]
    tallies: tuple[tuple[str, int], ...]


def spread(numbers: Sequence[int]) -> Spread:
    ordered = sorted(numbers)
    n = len(ordered)
    mean = sum(ordered) / n
    deviation = math.sqrt(sum((x - mean) ** 2 for x in ordered) / (n - 1)) if n > 1 else 0.0
    percentiles = tuple((p, ordered[min(n - 1, math.ceil(p / 100 * n) - 1)]) for p in PERCENTILES)
    return Spread(mean, deviation, deviation / math.sqrt(n), ordered[0], ordered[-1], percentiles)


def summarise(variant: str, players: int, rounds: Sequence[Round] | Columns) -> Summary:
    """The figures of a simulation; there is at least one round."""
    all_ = rounds if isinstance(rounds, Columns) else Columns(players, rounds)
    total = sum(all_.acts.values()) or 1
    points = [sum(each) for each in zip(*all_.points, strict=True)] if all_.has_points else []
    return Summary(
        variant,
        len(all_),
        players,
        spread(all_.decisions),
        spread(all_.turns),
        spread(points) if points else None,
        tuple(all_.winners.count(seat) for seat in range(players)),
        all_.ends.count(ENDS.index("ended")),
        all_.ends.count(ENDS.index("limit")),
        all_.stuck,
        tuple((act, count / total) for act, count in all_.acts.most_common()),
        tuple(sorted(all_.tallies.items())),
    )
