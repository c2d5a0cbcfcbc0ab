"""The standard formulas: intervals of 95 %, and how likely chance alone is. All by the normal approximation.

`Wilson (1927)` for shares, `chi-squared` for counts that should be equal, `McNemar (1947)` for yes or no on the same
rounds, `Cohen (1988)` for the size of an effect.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

LEVEL = 0.95
Z = 1.959963984540054
"""So many standard errors either way hold the true value with a chance of 95 %."""
FEW = 30
"""With fewer rounds the normal approximation is rough, and that is said."""
EXACT = 25
"""With fewer rounds that changed, McNemar's test is worked out exactly instead of by its approximation."""


class Interval(NamedTuple):
    """A value, and what holds the true one with a chance of 95 %."""

    value: float
    low: float
    high: float


def share(count: int, of: int) -> Interval:
    """A share of rounds, with Wilson's interval: it stays between 0 and 1, also where nothing was counted."""
    if not of:
        return Interval(0.0, 0.0, 1.0)
    p, z2 = count / of, Z * Z
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    half = Z / (1 + z2 / of) * math.sqrt(p * (1 - p) / of + z2 / (4 * of * of))
    return Interval(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)))


def around(value: float, error: float) -> Interval:
    """A value with its standard error."""
    return Interval(value, value - Z * error, value + Z * error)


def by_chance(z: float) -> float:
    """How likely chance alone gives a value so many standard errors from what was expected, either way."""
    return math.erfc(abs(z) / math.sqrt(2))


def chi_squared(x: float, degrees: int) -> float:
    """How likely chance alone gives so large a sum of squares, by the finite sums for whole degrees of freedom."""
    if degrees < 1 or x <= 0:
        return 1.0
    if degrees % 2 == 0:
        term = total = 1.0
        for k in range(1, degrees // 2):
            term *= x / (2 * k)
            total += term
        return math.exp(-x / 2) * total
    term, total = math.sqrt(2 * x / math.pi), 0.0
    for k in range(1, degrees, 2):
        total += term
        term *= x / (k + 2)
    return math.erfc(math.sqrt(x / 2)) + math.exp(-x / 2) * total


def equal_counts(counts: Sequence[int]) -> float:
    """How likely chance alone spreads counts so unevenly: Pearson's chi-squared test."""
    total = sum(counts)
    if not total or len(counts) < 2:
        return 1.0
    expected = total / len(counts)
    return chi_squared(sum((count - expected) ** 2 for count in counts) / expected, len(counts) - 1)


def mcnemar(gained: int, lost: int) -> float:
    """How likely chance alone turns so many no to yes and so many yes to no; exact where there are few."""
    n = gained + lost
    if n < EXACT:
        ways = sum(math.comb(n, k) for k in range(min(gained, lost) + 1))
        return min(1.0, 2 * ways / float(2**n))
    return chi_squared((abs(gained - lost) - 1) ** 2 / n, 1)


def size(effect: float) -> str:
    """What Cohen calls an effect of so many standard deviations."""
    for least, word in ((0.8, "large"), (0.5, "medium"), (0.2, "small")):
        if abs(effect) >= least:
            return word
    return "negligible"
