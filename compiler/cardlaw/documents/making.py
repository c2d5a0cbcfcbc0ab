"""Planned pages → pages, by several processes where there is much to do and the system can copy this one."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.analysis.working import processors
from cardlaw.documents.pages.html import Page
from cardlaw.documents.site import Planned
from cardlaw.workers.crew import in_order
from cardlaw.workers.processes import Processes, are_copies

WORTH_SHARING = 40
"""So many pages for each process; fewer are made sooner than a process is copied."""


def made(planned: Sequence[Planned]) -> list[Page]:
    """The pages, in their order. How to make a page cannot be sent to a process, only copied with it."""
    jobs = min(processors(), len(planned) // WORTH_SHARING) if are_copies() else 1
    with Processes(planned, jobs) as crew:
        return [*in_order(crew.each(_make, range(len(planned))))]


def _make(planned: Sequence[Planned], place: int) -> Page:
    return planned[place].make()
