"""Numbers in bars: how many rounds lie in each of a few ranges of equal, round width."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardlaw.language.records import dataclass

BARS = 12
"""Ranges that are shown at most: as many as one takes in at a glance."""
TAIL = 0.99
"""What lies beyond so much of all rounds is one range, open at its end: a few very long rounds flatten nothing."""


@dataclass(frozen=True, slots=True)
class Bar:
    """So many of the numbers lie from `low` to `high`; the last range has no end."""

    low: int
    high: int | None
    count: int


def width(numbers: Counter[int], bars: int = BARS) -> int:
    """The width of the ranges: 1, 2 or 5 with noughts after it, so that the numbers take few of them."""
    least, most = min(numbers), _most(numbers)
    size = 1
    while (most // size) - (least // size) + 1 > bars:
        size = size * 5 // 2 if str(size)[0] == "2" else size * 2
    return size


def histogram(numbers: Iterable[int], size: int | None = None) -> list[Bar]:
    """The bars from the lowest range to the highest."""
    counts = numbers if isinstance(numbers, Counter) else Counter(numbers)
    if not counts:
        return []
    size = size or width(counts)
    first, last = min(counts) // size, _most(counts) // size
    ranges: Counter[int] = Counter()
    for number, count in counts.items():
        ranges[min(number // size, last + 1)] += count
    found = [Bar(place * size, place * size + size - 1, ranges[place]) for place in range(first, last + 1)]
    if beyond := ranges[last + 1]:
        found.append(Bar((last + 1) * size, None, beyond))
    return found


def _most(numbers: Counter[int]) -> int:
    """The number up to which nearly all lie."""
    enough, so_far = TAIL * sum(numbers.values()), 0
    for number in sorted(numbers):
        so_far += numbers[number]
        if so_far >= enough:
            return number
    return max(numbers)
