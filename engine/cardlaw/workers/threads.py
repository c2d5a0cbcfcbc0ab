"""Threads of this process, for work that lets go of Python's lock while it computes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from types import TracebackType
from typing import Generic, TypeVar

from cardlaw.workers.crew import by_weight, equal

G = TypeVar("G", covariant=True)
T = TypeVar("T")
R = TypeVar("R")


class Threads(Generic[G]):
    """So many threads on the same ground, which they share. The thread that waits can be interrupted at any time."""

    def __init__(self, ground: G, jobs: int) -> None:
        self.ground = ground
        self._pool = ThreadPoolExecutor(jobs)

    def __enter__(self) -> Threads[G]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def each(
        self, work: Callable[[G, T], R], items: Sequence[T], weight: Callable[[T], int] = equal
    ) -> Iterator[tuple[int, R]]:
        sent = {
            self._pool.submit(work, self.ground, items[place]): place for place in by_weight(items, weight)
        }
        for done in as_completed(sent):
            yield sent.pop(done), done.result()
