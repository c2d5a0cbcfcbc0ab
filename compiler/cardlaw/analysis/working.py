"""Work spread over several processes; what comes of it is the same as without them."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

SELDOM = 200_000
"""After how many new things those that nobody uses are looked for: the work makes many, and drops hardly any."""

T = TypeVar("T")
R = TypeVar("R")


def processors() -> int:
    """How many processes can work at once here."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def spread(
    work: Callable[[T], R], items: Sequence[T], jobs: int, weight: Callable[[T], int]
) -> Iterator[tuple[int, R]]:
    """What comes of each item, with its place among them, heavy ones first.

    With more than one job, `work` and the items are sent to other processes, so they have to be such as can be.
    """
    order = sorted(range(len(items)), key=lambda place: -weight(items[place]))
    done = 0
    if min(jobs, len(items)) > 1:
        try:
            for result in _sent(work, [items[place] for place in order], jobs):
                yield order[done], result
                done += 1
        except (BrokenProcessPool, ImportError, PermissionError):
            pass  # no processes to be had here, or one was ended from outside
    before = gc.get_threshold()
    try:
        gc.set_threshold(SELDOM)
        for place in order[done:]:
            yield place, work(items[place])
    finally:
        gc.set_threshold(*before)


def _sent(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    before = {*multiprocessing.active_children()}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(items)), context, _begin) as pool:
        try:
            yield from pool.map(work, items)
        except BaseException:
            for child in {*multiprocessing.active_children()} - before:
                child.terminate()
            raise


def _begin() -> None:
    """Whoever started the work is told of an interruption, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(SELDOM)
