"""A situation as told → situations in which the rest of the table is filled in, one way or another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardlaw.engine import Table, TableError
from cardlaw.engine.play.situation import HAND, Situation

FILLINGS = (
    (0, HAND, 9),
    (1, 1, 0),
    (2, 2, 1),
    (3, 7, 3),
    (4, 3, 30),
    (5, HAND, 2),
    (6, HAND, 0),
    (7, 2, 12),
)
"""Seeds, how many cards a hand gets that were not given, and how many lie under the top of an open pile."""
ALL = 1_000_000
"""More cards than any pack has."""


def fillings(at: Callable[[Situation, int], Table], situation: Situation, deck: str) -> list[Table]:
    """Tables that fit what was told, the rest filled in differently; the first is the one that is asked about.

    Where it was told what the `deck` holds, whatever is left of the pack lies under the open piles.
    """
    found: list[Table] = []
    for number, (seed, _, _) in enumerate(FILLINGS):
        try:
            found.append(at(filled(situation, deck, number), seed))
        except TableError:
            if not found:
                raise
    return found


def filled(situation: Situation, deck: str, number: int = 0) -> Situation:
    """What was told, with one of the ways to fill in the rest."""
    known = deck in situation.zones or deck in situation.counts
    _, hand, under = FILLINGS[number]
    return replace(situation, hand=hand, under=ALL if known else under)
