"""Work of the analysis spread over processes, which tell whoever waits that they work; or over a cluster."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import TracebackType
from typing import Generic, TypeVar

from cardlaw.analysis.budget import tick, unheard
from cardlaw.workers.cluster import Cluster, address
from cardlaw.workers.crew import Workers, equal, processors
from cardlaw.workers.processes import Processes

G = TypeVar("G", covariant=True)
T = TypeVar("T")
R = TypeVar("R")

__all__ = ["Crew", "address", "processors"]


class Crew(Generic[G]):
    """Whoever works on the same ground, which is sent to each of them once.

    That is the cluster at an address, or else so many processes; with one job nobody but this process works.
    """

    def __init__(self, ground: G, jobs: int, cluster: str | None = None) -> None:
        self.ground = ground
        self._workers: Workers[G] = (
            Cluster(ground, cluster) if cluster is not None else Processes(ground, jobs, tick, unheard)
        )

    def __enter__(self) -> Crew[G]:
        self._workers.__enter__()
        gc.freeze()  # what was there before is not counted as made by the work
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._workers.__exit__(kind, error, trace)
        gc.unfreeze()

    def each(
        self, work: Callable[[G, T], R], items: Sequence[T], weight: Callable[[T], int] = equal
    ) -> Iterator[tuple[int, R]]:
        """What comes of each item, with its place among them, as it is done; heavy ones are begun first."""
        for done in self._workers.each(partial(_tidied, work), items, weight):
            tick()
            yield done


MANY = 2_500_000
"""So many new things are made before all that is kept is looked through for those that nobody uses.

That takes a second, and most goes by itself as soon as it is done with: of what ten pairs leave in one process, which
is somewhat more than this, a tenth is used by nobody, thirty MB.
"""
_made = [0]
"""How many were made since then."""


def _tidied(work: Callable[[G, T], R], ground: G, item: T) -> R:  # type: ignore[misc]
    """The work on an item. What is left of it is used again by the next items, so nobody looks through it each time."""
    try:
        return work(ground, item)
    finally:
        _made[0] += _new()
        if _made[0] > MANY:
            gc.unfreeze()
            gc.collect()
            _made[0] = 0
        gc.freeze()


def _new() -> int:
    """How many more things there are than when they were last looked through or put aside, so far as is counted."""
    young, looks, _ = gc.get_count()
    return young + looks * gc.get_threshold()[0]
