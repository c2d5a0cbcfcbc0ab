"""Sets of cards, counted by face: all of them, those that may still come to something, or an even choice of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import comb

from cardlaw.language import model as m
from cardlaw.language.walking import nodes

MOST_SETS = 3_000
"""Sets that are listed for one move. Where there are more, those that no rule could allow are left out; where that
is not enough, an even choice is listed, and any other can still be named."""
MOST_STEPS = 20_000
"""Cards that are tried on while sets are grown before an even choice is listed instead."""
Chosen = tuple[int, ...]
Counts = list[tuple[int, int]]


def sets_of(
    cards: Sequence[int], least: int, most: int, keep: Callable[[Chosen], bool] | None = None
) -> tuple[list[Chosen], bool]:
    """The sets of so many cards, smaller ones first, and whether some are left out that may matter.

    `keep` says whether a set, or one that grows out of it, can come to something.
    """
    counts = sorted(Counter(cards).items())
    sizes = range(least, min(most, len(cards)) + 1)
    if sum(comb(len(cards), size) for size in sizes) <= MOST_SETS:
        return [chosen for size in sizes for chosen in _grown(counts, size, None)], False
    ways = _ways(counts, most)
    if sum(ways[0][size] for size in sizes) <= MOST_SETS:
        return [chosen for size in sizes for chosen in _grown(counts, size, None)], False
    tried: list[Chosen] = []
    if keep is not None:
        tries = _Tries(keep)
        tried = [chosen for size in sizes for chosen in _grown(counts, size, tries)]
        if tries.left > 0:
            return tried, False
    spread = _spread(counts, ways, sizes)
    if keep is not None and not any(keep(chosen) for chosen in spread):
        spread += tried[:MOST_SETS]
    return spread, True


class _Tries:
    """A test that says no once it was asked too often."""

    def __init__(self, keep: Callable[[Chosen], bool]) -> None:
        self.keep, self.left = keep, MOST_STEPS

    def __call__(self, chosen: Chosen) -> bool:
        self.left -= 1
        return self.left > 0 and self.keep(chosen)


def _grown(counts: Counts, size: int, keep: Callable[[Chosen], bool] | None) -> Iterator[Chosen]:
    def extend(start: int, taken: Chosen) -> Iterator[Chosen]:
        if len(taken) == size:
            yield taken
            return
        for place in range(start, len(counts)):
            card, copies = counts[place]
            for number in range(min(copies, size - len(taken)), 0, -1):
                larger = (*taken, *(card,) * number)
                if keep is None or keep(larger):
                    yield from extend(place + 1, larger)

    return extend(0, ())


def _ways(counts: Counts, most: int) -> list[list[int]]:
    """How many sets of each size there are of the cards from each place on."""
    ways = [[1, *[0] * most]]
    for _, copies in reversed(counts):
        later = ways[-1]
        ways.append([sum(later[size - n] for n in range(min(copies, size) + 1)) for size in range(most + 1)])
    return ways[::-1]


def _spread(counts: Counts, ways: list[list[int]], sizes: range) -> list[Chosen]:
    """Sets at even distances in the order of all, so that none is likelier among them than among all."""
    total = sum(ways[0][size] for size in sizes)
    return [_nth(counts, ways, sizes, number * total // MOST_SETS) for number in range(MOST_SETS)]


def _nth(counts: Counts, ways: list[list[int]], sizes: range, rank: int) -> Chosen:
    size = sizes.start
    while rank >= ways[0][size]:
        rank -= ways[0][size]
        size += 1
    taken: Chosen = ()
    for place, (card, copies) in enumerate(counts):
        for number in range(min(copies, size), -1, -1):
            inside = ways[place + 1][size - number]
            if rank < inside:
                taken, size = (*taken, *(card,) * number), size - number
                break
            rank -= inside
    return taken


def lasting(condition: m.Expr, chosen: str) -> list[m.Expr]:
    """The parts of a condition on a set of cards that hold of every set inside one of which they hold."""
    parts = condition.parts if isinstance(condition, m.AllOf) else (condition,)
    if isinstance(condition, m.AllOf):
        return [each for part in parts for each in lasting(part, chosen)]
    return [part for part in parts if _shrinks(part, chosen, down=True)]


def _shrinks(expr: m.Expr, chosen: str, down: bool) -> bool:
    """Whether what is said of a set is so of every smaller one, or where not `down`, of every larger one."""
    match expr:
        case m.Not(inner=inner):
            return _shrinks(inner, chosen, not down)
        case m.AllOf(parts=parts) | m.AnyOf(parts=parts):
            return all(_shrinks(part, chosen, down) for part in parts)
        case m.Some(domain=m.CardsIn(zone=m.Local(name=name), excepted=())) if name == chosen:
            return not down and _shrinks(expr.where, chosen, down)
        case m.Some(domain=domain, where=where):
            return not _named(domain, chosen) and _shrinks(where, chosen, down)
        case _:
            return not _named(expr, chosen)


def _named(thing: object, chosen: str) -> bool:
    return any(isinstance(node, m.Local) and node.name == chosen for node in nodes(thing))
