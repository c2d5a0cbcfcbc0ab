"""Rounds → figures: means, spreads, percentiles, shares. Numbers are counted first, so a million are quick."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from cardlaw.language.records import dataclass
from cardlaw.simulation.columns import ENDS, Columns
from cardlaw.simulation.intervals import Interval, around, equal_counts, share
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

    @property
    def interval(self) -> Interval:
        """The mean with its interval of 95 %."""
        return around(self.mean, self.error)


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

    def seat(self, seat: int) -> Interval:
        """The share of the rounds that a seat won, with its interval of 95 %."""
        return share(self.seat_wins[seat], self.rounds)

    def advantage(self, seat: int) -> Interval:
        """By how much a seat won more of the rounds that somebody won than an equal share."""
        won, fair = share(self.seat_wins[seat], sum(self.seat_wins)), 1 / self.players
        return Interval(won.value - fair, won.low - fair, won.high - fair)

    @property
    def seats_by_chance(self) -> float:
        """How likely seats that are equally good win so unequally (chi-squared test)."""
        return equal_counts(self.seat_wins)


def spread(numbers: Iterable[int] | Mapping[int, int]) -> Spread:
    """The figures of numbers, or of how often each number came."""
    counts = numbers if isinstance(numbers, Mapping) else Counter(numbers)
    ordered = sorted(counts.items())
    n = sum(counts.values())
    total = sum(x * count for x, count in ordered)
    squares = sum(x * x * count for x, count in ordered)
    deviation = math.sqrt((n * squares - total * total) / (n * (n - 1))) if n > 1 else 0.0
    return Spread(
        total / n,
        deviation,
        deviation / math.sqrt(n),
        ordered[0][0],
        ordered[-1][0],
        _percentiles(ordered, n),
    )


def _percentiles(ordered: Sequence[tuple[int, int]], n: int) -> tuple[tuple[int, int], ...]:
    """Of numbers in order, with how often each came, those below which so many of a hundred lie."""
    found: list[tuple[int, int]] = []
    wanted = list(PERCENTILES)
    below = 0
    for x, count in ordered:
        below += count
        while wanted and below >= math.ceil(wanted[0] / 100 * n):
            found.append((wanted.pop(0), x))
    return tuple(found)


def summarise(variant: str, players: int, rounds: Sequence[Round] | Columns) -> Summary:
    """The figures of a simulation; there is at least one round."""
    all_ = rounds if isinstance(rounds, Columns) else Columns(players, rounds)
    total = sum(all_.acts.values()) or 1
    return Summary(
        variant,
        len(all_),
        players,
        spread(all_.decisions),
        spread(all_.turns),
        spread(all_.all_points()) if all_.has_points else None,
        tuple(all_.winners.count(seat) for seat in range(players)),
        all_.ends.count(ENDS.index("ended")),
        all_.ends.count(ENDS.index("limit")),
        all_.stuck,
        tuple(
            (act, all_.acts[act] / total) for act in sorted(all_.acts, key=lambda act: (-all_.acts[act], act))
        ),
        tuple(sorted(all_.tallies.items())),
    )
