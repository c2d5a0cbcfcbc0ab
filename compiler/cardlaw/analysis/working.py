"""Work of the analysis spread over processes, which tell whoever waits that they work."""

from __future__ import annotations

from typing import TypeVar

from cardlaw.analysis.budget import tick, unheard
from cardlaw.workers.crew import processors
from cardlaw.workers.processes import Processes

G = TypeVar("G", covariant=True)

__all__ = ["Crew", "processors"]


class Crew(Processes[G]):
    """Processes that work on the same ground, which is sent to each of them once; with one job there are none."""

    def __init__(self, ground: G, jobs: int) -> None:
        super().__init__(ground, jobs, tick, unheard)

    def __enter__(self) -> Crew[G]:
        super().__enter__()
        return self
