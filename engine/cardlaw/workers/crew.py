"""The door to whoever works: `each` gives what comes of each item, with its place, as it is done."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

G = TypeVar("G", covariant=True)
T = TypeVar("T")
R = TypeVar("R")


def equal(item: Any) -> int:
    """The weight of items of which none is known to take longer."""
    return 0


class Workers(Protocol[G]):
    """Somebody who works on one ground; heavy items are begun first, equal ones in their order."""

    def __enter__(self) -> Workers[G]: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def each(
        self, work: Callable[[G, T], R], items: Sequence[T], weight: Callable[[T], int] = equal
    ) -> Iterator[tuple[int, R]]: ...


class Alone(Generic[G]):
    """This process by itself."""

    def __init__(self, ground: G) -> None:
        self.ground = ground

    def __enter__(self) -> Alone[G]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def each(
        self, work: Callable[[G, T], R], items: Sequence[T], weight: Callable[[T], int] = equal
    ) -> Iterator[tuple[int, R]]:
        for place in by_weight(items, weight):
            yield place, work(self.ground, items[place])


def by_weight(items: Sequence[T], weight: Callable[[T], int]) -> list[int]:
    """The places of the items, those of the heaviest first."""
    return sorted(range(len(items)), key=lambda place: -weight(items[place]))


def in_order(done: Iterable[tuple[int, R]]) -> Iterator[R]:
    """Results in the order of their items, each as soon as all before it are there."""
    early: dict[int, R] = {}
    following = 0
    for place, result in done:
        early[place] = result
        while following in early:
            yield early.pop(following)
            following += 1


def processors() -> int:
    """How many can work at once on this machine."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1
