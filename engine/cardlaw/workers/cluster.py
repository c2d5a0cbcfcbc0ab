"""A Dask cluster (the extra `cluster`): the same items, worked on by other machines."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from threading import Lock
from types import TracebackType
from typing import Any, Generic, TypeVar

from cardlaw.version import __version__
from cardlaw.workers.crew import by_weight, equal

ENVIRONMENT = "CARDLAW_CLUSTER"
PATIENCE = 10.0
"""Seconds in which the scheduler of a cluster has to answer: longer than any network, short enough to wait for."""

G = TypeVar("G", covariant=True)
T = TypeVar("T")
R = TypeVar("R")


class NoCluster(Exception):
    """There is no cluster to work on; `reason` says why, of what is given with it."""

    def __init__(self, reason: str, **given: str) -> None:
        super().__init__(reason, given)
        self.reason, self.given = reason, given


def address(asked: str | None) -> str | None:
    """Where the scheduler is: as asked for, else as the environment says."""
    return asked or os.environ.get(ENVIRONMENT) or None


class Cluster(Generic[G]):
    """The workers of a cluster. Each is sent the ground once; what a lost worker had is done by the others.

    If the cluster as a whole goes away, the rest is done here, and `lost` says so.
    """

    def __init__(self, ground: G, address: str) -> None:
        self.ground = ground
        self.lost = False
        try:
            self._dask = import_module("distributed")
        except ImportError:
            raise NoCluster("no-distributed") from None
        logging.getLogger("distributed").setLevel(
            logging.CRITICAL
        )  # what happens there is told in words of ours
        try:
            self._client = self._dask.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError, ImportError) as why:
            raise NoCluster("no-cluster", address=address, why=type(why).__name__) from None
        self._check(address)

    def _check(self, address: str) -> None:
        try:
            found = {str(version) for version in self._client.run(_version).values()}
        except Exception as why:
            self._client.close()
            raise NoCluster("worker-lacks-cardlaw", address=address, why=str(why)) from None
        if not found:
            self._client.close()
            raise NoCluster("no-workers", address=address)
        if found != {__version__}:
            self._client.close()
            others = ", ".join(sorted(found))
            raise NoCluster("other-version", address=address, theirs=others, ours=__version__)

    @property
    def size(self) -> int:
        """How many workers there are now."""
        return len(self._client.scheduler_info()["workers"])

    def __enter__(self) -> Cluster[G]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._client.close(timeout=PATIENCE)

    def each(
        self, work: Callable[[G, T], R], items: Sequence[T], weight: Callable[[T], int] = equal
    ) -> Iterator[tuple[int, R]]:
        order = by_weight(items, weight)
        # The ground is the result of a task, so that the cluster makes it again where a worker that had it is lost.
        ground = self._client.submit(partial(_itself, self.ground), pure=False)
        sent = {
            self._client.submit(_by_itself, work, ground, items[place], pure=False): place for place in order
        }
        left = set(order)
        try:
            for done in self._dask.as_completed(list(sent), self._client.loop):
                result = done.result()
                place = sent.pop(done)
                left.discard(place)
                yield place, result
        except (OSError, self._dask.CancelledError, self._dask.KilledWorker):
            self.lost = True
        except GeneratorExit:
            with suppress(RuntimeError, OSError):
                self._client.cancel(list(sent))
            raise
        for place in (place for place in order if place in left):
            yield place, work(self.ground, items[place])


def _quieten() -> None:
    """What happens on a cluster is told in words of ours, not in Dask's."""
    for name in ("distributed", *logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _version() -> str:
    return __version__


_at_work = Lock()


def _by_itself(work: Callable[[Any, T], R], ground: Any, item: T) -> R:
    """One item at a time, though a worker may have several threads: budgets and what is known are kept by process."""
    with _at_work:
        return work(ground, item)


def _itself(ground: T) -> T:
    """The ground as a task of its own, so that it is made again if the worker that had it is lost."""
    return ground
