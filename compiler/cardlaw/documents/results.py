"""What pages show of an analysis, as plain data, so that pages need neither solver nor engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardlaw.documents.pages.table import Table


@dataclass(frozen=True, slots=True)
class Found:
    """A finding. `verdicts` are what comes of the situation, by reading or layer."""

    id: str
    code: str
    kind: str
    status: str
    rules: tuple[str, ...]
    message: str
    table: Table | None = None
    verdicts: tuple[tuple[str, str], ...] = ()
    settled: tuple[str, ...] = ()
    derivation: tuple[str, ...] = ()
    replayed: bool | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """A situation that editions decide differently, with each one's verdict and deciding rules."""

    id: str
    topic: str
    kind: str
    verdicts: tuple[tuple[str, str], ...]
    rules: tuple[tuple[str, tuple[str, ...]], ...]
    message: str = ""
    table: Table | None = None
    replayed: bool | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Editions side by side. `groups` says for each topic with a difference who agrees with whom.

    `unknown` is what could not be decided, with the reason; a topic in neither was proved the same for all.
    """

    editions: tuple[str, ...]
    differences: tuple[Difference, ...]
    groups: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = ()
    same: int = 0
    unknown: tuple[tuple[str, str], ...] = ()

    def between(self, one: str, other: str) -> Comparison:
        """What concerns two of the editions."""
        apart = tuple(
            difference
            for difference in self.differences
            if {one, other} <= dict(difference.verdicts).keys()
            and dict(difference.verdicts)[one] != dict(difference.verdicts)[other]
        )
        topics = dict.fromkeys(difference.topic for difference in apart)
        return Comparison((one, other), apart, tuple((topic, ((one,), (other,))) for topic in topics))


FindingsOf = Callable[[str], tuple[Found, ...] | None]
"""From a variant to its findings; None where they were not computed."""

ComparisonOf = Callable[[tuple[str, ...]], Comparison | None]
"""From editions to their comparison; None where it was not computed."""


def nothing_found(_: str) -> tuple[Found, ...] | None:
    return None


def nothing_compared(_: tuple[str, ...]) -> Comparison | None:
    return None
