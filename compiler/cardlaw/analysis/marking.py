"""Letters for editions: two that share one were not found to differ, two that share none were.

Not being found to differ need not pass on from pair to pair, since something may be unknown, or only two of three may
have the cards for it. So an edition can stand with two groups that are apart, and then it has both their letters.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from string import ascii_uppercase

BETWEEN = "/"
"""Stands between the letters of an edition that is in several groups."""

Apart = Collection[frozenset[str]]
"""Editions, two by two, that were found to differ."""


def agreeing(editions: Sequence[str], apart: Apart) -> list[tuple[str, ...]]:
    """The largest groups in which no two are apart, whatever order the editions come in; they may overlap."""
    groups: set[frozenset[str]] = {frozenset()}
    for edition in editions:
        joined = {
            frozenset((*(other for other in group if frozenset((edition, other)) not in apart), edition))
            for group in groups
        }
        every = groups | joined
        groups = {group for group in every if not any(group < other for other in every)}
    place = {edition: number for number, edition in enumerate(editions)}
    told = [tuple(sorted(group, key=place.__getitem__)) for group in groups if group]
    return sorted(told, key=lambda group: [place[edition] for edition in group])


def lettered(groups: Iterable[Sequence[str]]) -> dict[str, str]:
    """The letter of every edition, or its letters."""
    found: dict[str, list[str]] = {}
    for number, group in enumerate(groups):
        for edition in group:
            found.setdefault(edition, []).append(_letter(number))
    return {edition: BETWEEN.join(letters) for edition, letters in found.items()}


def _letter(number: int) -> str:
    before, last = divmod(number, len(ascii_uppercase))
    return (_letter(before - 1) if before else "") + ascii_uppercase[last]
