"""Two variants on the same seeds: by how much the second differs from the first, round by round."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from operator import eq, sub

from cardlaw.language.records import dataclass
from cardlaw.simulation.columns import Columns
from cardlaw.simulation.intervals import Interval, around, by_chance, mcnemar, share
from cardlaw.simulation.statistics import spread


@dataclass(frozen=True, slots=True)
class MeanChange:
    """By how much a number changes in a round, in the mean.

    `effect` is that change in standard deviations of the changes (Cohen's d for pairs). `chance` is how likely chance
    alone gives it: the paired z-test.
    """

    what: str
    mean: Interval
    effect: float
    chance: float


@dataclass(frozen=True, slots=True)
class SeatChange:
    """By how much the share of rounds that a seat wins changes; `chance` is McNemar's test."""

    seat: int
    gained: int
    lost: int
    share: Interval
    chance: float


@dataclass(frozen=True, slots=True)
class Paired:
    """What changes from one variant (`base`) to another on the same seeds; `seats` only where equally many play."""

    base: str
    other: str
    rounds: int
    changes: tuple[MeanChange, ...]
    another_winner: Interval | None
    seats: tuple[SeatChange, ...]


MEASURED: tuple[tuple[str, Callable[[Columns], array[int]]], ...] = (
    ("decisions", lambda rounds: rounds.decisions),
    ("turns", lambda rounds: rounds.turns),
    ("points", lambda rounds: rounds.all_points()),
)
"""What is compared: its name, and where it is kept."""


def paired(base: str, one: Columns, other_name: str, other: Columns) -> Paired | None:
    """The comparison over the seeds that both have; None if there are none. Both begin with the same seed."""
    n = min(len(one), len(other))
    if not n:
        return None
    assert one.seeds[0] == other.seeds[0]
    winners = None
    if one.players == other.players:
        same = sum(map(eq, one.winners[:n], other.winners[:n]))
        winners = share(n - same, n)
    return Paired(
        base,
        other_name,
        n,
        tuple(_changes(one, other, n)),
        winners,
        tuple(_seats(one, other, n)) if winners is not None else (),
    )


def _changes(one: Columns, other: Columns, n: int) -> Iterator[MeanChange]:
    for what, column in MEASURED:
        before, after = column(one), column(other)
        if before and after:
            found = spread(Counter(map(sub, after[:n], before[:n])))
            z = found.mean / found.error if found.error else 0.0 if not found.mean else float("inf")
            effect = found.mean / found.deviation if found.deviation else 0.0
            yield MeanChange(what, around(found.mean, found.error), effect, by_chance(z))


def _seats(one: Columns, other: Columns, n: int) -> Iterator[SeatChange]:
    pairs = Counter(zip(one.winners[:n], other.winners[:n], strict=True))
    for seat in range(one.players):
        gained = sum(count for (was, now), count in pairs.items() if now == seat != was)
        lost = sum(count for (was, now), count in pairs.items() if was == seat != now)
        change = (gained - lost) / n
        variance = max(0.0, (gained + lost) / n - change * change)
        yield SeatChange(seat, gained, lost, around(change, (variance / n) ** 0.5), mcnemar(gained, lost))
