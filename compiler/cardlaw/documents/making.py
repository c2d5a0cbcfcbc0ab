"""Planned pages → pages, by several processes where there is much to do and the system can copy this one."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from cardlaw.analysis.working import processors
from cardlaw.documents.pages.html import Page
from cardlaw.documents.site import Planned

WORTH_SHARING = 40
"""So many pages for each process; fewer are made sooner than a process is copied."""

_planned: Sequence[Planned] = ()
"""What the copies of this process are to make: how to make a page cannot be sent to them."""


def made(planned: Sequence[Planned]) -> list[Page]:
    """The pages, in their order."""
    jobs = min(processors(), len(planned) // WORTH_SHARING)
    alone = threading.active_count() == 1 and "fork" in multiprocessing.get_all_start_methods()
    if jobs > 1 and alone:
        try:
            return _shared(planned, jobs)
        except (BrokenProcessPool, OSError):
            pass  # no processes to be had here, or one was ended from outside
    return [each.make() for each in planned]


def _shared(planned: Sequence[Planned], jobs: int) -> list[Page]:
    global _planned
    _planned = planned
    try:
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as pool:
            return list(pool.map(_make, range(len(planned)), chunksize=-(-len(planned) // (jobs * 5))))
    finally:
        _planned = ()


def _make(place: int) -> Page:
    return _planned[place].make()
