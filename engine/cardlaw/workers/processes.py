"""Processes of this machine; what comes of their work is the same as without them."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from types import TracebackType
from typing import Any, Generic, TypeVar

from cardlaw.workers.crew import by_weight, equal

SELDOM = (2_000_000, 50, 50)
"""After how many new things those that nobody uses are looked for: the work makes many, and drops hardly any."""

SOON = 0.5
"""Seconds after which whoever waits for other processes is told that they work."""

G = TypeVar("G", covariant=True)
T = TypeVar("T")
R = TypeVar("R")


def nothing() -> None:
    """What is done where nobody has to be told."""


class Processes(Generic[G]):
    """Processes that work on the same ground, which is sent to each of them once; with one job there are none.

    What a process works out about the ground it can use again for its next item. The ground, the work and the items
    have to be such as can be sent. `waiting` is called now and then by whoever waits, `begin` first in each process.
    """

    def __init__(
        self,
        ground: G,
        jobs: int,
        waiting: Callable[[], None] = nothing,
        begin: Callable[[], None] = nothing,
    ) -> None:
        self.ground = ground
        self.jobs = jobs
        self._waiting, self._first = waiting, begin
        self._pool: ProcessPoolExecutor | None = None
        self._others = {*multiprocessing.active_children()}

    def __enter__(self) -> Processes[G]:
        self._before = gc.get_threshold()
        gc.set_threshold(*SELDOM)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        gc.set_threshold(*self._before)
        if kind is not None:
            for child in {*multiprocessing.active_children()} - self._others:
                child.terminate()
        if self._pool is not None:
            self._pool.shutdown()

    def each(
        self, work: Callable[[G, T], R], items: Sequence[T], weight: Callable[[T], int] = equal
    ) -> Iterator[tuple[int, R]]:
        """What comes of each item, with its place among them, as it is done; heavy ones are begun first."""
        order = by_weight(items, weight)
        if min(self.jobs, len(items)) > 1:
            try:
                pool = self._processes()
                sent = {pool.submit(_worked, (work, items[place])): place for place in order}
                left = {*sent}
                while left:
                    ready, left = wait(left, SOON, FIRST_COMPLETED)
                    self._waiting()
                    for each in sorted(ready, key=sent.__getitem__):
                        yield sent[each], each.result()
                        order.remove(sent[each])
            except (BrokenProcessPool, ImportError, PermissionError):
                self.jobs = 1  # no processes to be had here, or one was ended from outside
        for place in order:
            yield place, work(self.ground, items[place])

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, _context(), _begin, (self.ground, self._first))
        return self._pool


def _context() -> BaseContext:
    """How processes come about: as copies of this one if that is safe here, or else from nothing."""
    return multiprocessing.get_context("fork" if are_copies() else "spawn")


def are_copies() -> bool:
    """Whether processes begin as copies of this one, and so know all that it knows."""
    return sys.platform == "linux" and threading.active_count() == 1


_ground: list[Any] = []
"""In a process of a crew: what it works on."""


def _begin(ground: Any, first: Callable[[], None]) -> None:
    """Whoever started the work is told of an interruption, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first()
    gc.set_threshold(*SELDOM)
    gc.freeze()  # what was there before stays, and need not be gone through
    _ground[:] = [ground]


def _worked(asked: tuple[Callable[[Any, Any], Any], Any]) -> Any:
    work, item = asked
    return work(_ground[0], item)
