"""Planned pages → pages, by several processes where there is much to do and the system can copy this one."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.analysis.working import processors
from cardlaw.documents.pages.pieces.html import FinishedPage
from cardlaw.documents.site.site import Planned
from cardlaw.workers.processes import Processes, are_copies

WORTH_SHARING = 40
"""So many pages for each process; fewer are made sooner than a process is copied."""


def made(planned: Sequence[Planned]) -> list[FinishedPage]:
    """The pages, in their order. How to make a page cannot be sent to a process, only copied with it.

    Pages of one rulebook are made by one process: what it works out for a page in one language serves in all.
    """
    jobs = min(processors(), len(planned) // WORTH_SHARING) if are_copies() else 1
    about: dict[str, list[int]] = {}
    for place, each in enumerate(planned):
        about.setdefault(each.key.name, []).append(place)
    batches = [*about.values()]
    found: dict[int, FinishedPage] = {}
    with Processes(planned, jobs) as crew:
        for which, pages in crew.each(_make, batches, len):
            found |= zip(batches[which], pages, strict=True)
    return [found[place] for place in range(len(planned))]


def _make(planned: Sequence[Planned], places: Sequence[int]) -> list[FinishedPage]:
    return [planned[place].make() for place in places]
