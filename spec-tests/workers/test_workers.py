"""Whoever works, the same comes of it: alone, in threads, in processes, on a cluster that loses a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardlaw.analysis import keeping
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.packs.compatibility import Pairing
from cardlaw.analysis.storing import all_checked, compared
from cardlaw.language.loading import Library
from cardlaw.language.reading.source import Source
from cardlaw.simulation.playing import Game, side_by_side
from cardlaw.simulation.running import Settings
from cardlaw.workers import cluster
from cardlaw.workers.cluster import Cluster, NoCluster, address
from cardlaw.workers.crew import Alone, Workers, in_order
from cardlaw.workers.processes import Processes
from cardlaw.workers.threads import Threads
from shipped import model_of

HOUSE = Path(__file__).parents[1] / "cli" / "house"


def times(ground: int, item: int) -> int:
    return ground * item


MADE: dict[str, Callable[[], Workers[int]]] = {
    "alone": lambda: Alone(3),
    "threads": lambda: Threads(3, 2),
    "processes": lambda: Processes(3, 2),
}


@pytest.mark.parametrize("who", MADE)
def test_the_same_comes_of_it(who: str):
    with MADE[who]() as workers:
        found = dict(workers.each(times, [1, 2, 3, 4]))
        assert found == {0: 3, 1: 6, 2: 9, 3: 12}
        assert list(in_order(workers.each(times, [4, 3]))) == [12, 9]


def test_heavy_items_are_begun_first():
    with Alone(1) as workers:
        assert [place for place, _ in workers.each(times, [5, 9, 7], weight=lambda item: item)] == [1, 2, 0]


def test_results_are_put_in_order():
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]


def test_where_the_cluster_is(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("CARDLAW_CLUSTER", raising=False)
    assert address(None) is None
    monkeypatch.setenv("CARDLAW_CLUSTER", "tcp://there:1")
    assert (address(None), address("tcp://here:2")) == ("tcp://there:1", "tcp://here:2")


def test_without_dask_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch):
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(NoCluster, match="no-distributed"):
        Cluster(1, "tcp://127.0.0.1:1")


@pytest.fixture(scope="module")
def dask() -> Any:
    """A cluster of two workers on this machine."""
    distributed = pytest.importorskip(
        "distributed", reason="Dask, the extra `cluster`, is not installed: nothing is tested on a cluster"
    )
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs="CRITICAL"
    ) as made:
        yield made


def test_nobody_answers(dask: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    for nowhere in ("tcp://127.0.0.1:1", "nonsense", "telnet://127.0.0.1:1"):
        with pytest.raises(NoCluster, match="no-cluster"):
            Cluster(1, nowhere)


def test_a_cluster_that_loses_a_worker_plays_the_same_rounds(dask: Any):
    """One of two workers is killed when the first block is there: the other plays its rounds again."""
    game = Game(model_of("pub"), Settings(rounds=400, players=3, strategies=("strategic",)), 3)
    before = [worker.pid for worker in dask.workers.values()]
    killed: list[int] = []

    def tick(rounds: int) -> None:
        if not killed:
            killed.append(before[0])
            os.kill(before[0], signal.SIGKILL)

    (found,) = side_by_side([game], 1, tick, "reference", dask.scheduler_address)
    (alone,) = side_by_side([game], 1, None, "reference")
    assert killed and not found.lost
    assert list(found.rounds) == list(alone.rounds) and found.rounds.acts == alone.rounds.acts


def test_the_analysis_on_a_cluster_that_loses_a_worker(dask: Any, monkeypatch: pytest.MonkeyPatch):
    """Rulebooks are checked and compared, and packs paired, as on one machine; a worker is killed midway."""
    text = (HOUSE / "packs" / "breather.rules").read_text("utf-8")
    other = text.replace("breather", "pause").replace("rest", "wait")
    library = Library((HOUSE,), given=(Source("pause.rules", other),))
    models = [model for name in ("short", "long") if (model := library.compile(name).model) is not None]
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    monkeypatch.setattr(keeping, "_here", {})
    pairing = Pairing(library, "short", models[0])
    alone = [*map(check_model, models)], compare_models(models), [*pairing.worked_out(None)][-1].cells
    monkeypatch.setenv("CARDLAW_CLUSTER", dask.scheduler_address)
    before = [worker.pid for worker in dask.workers.values()]

    def done(*_: object) -> None:
        if len(before) > 1:
            os.kill(before.pop(), signal.SIGKILL)

    pairs = [*pairing.worked_out(None, jobs=2)][-1].cells
    assert (all_checked(models, 2, done), compared(models, jobs=2), pairs) == alone
    assert len(before) == 1 and pairs


def test_other_work_goes_through_the_same_door(dask: Any):
    with Cluster(7, dask.scheduler_address) as workers:
        assert dict(workers.each(pow, [2, 3])) == {0: 49, 1: 343}
        workers._client.wait_for_workers(2)  # one that a test before this killed may not be back yet
        assert workers.size == 2


def test_if_the_cluster_goes_away_the_rest_is_done_here(dask: Any, monkeypatch: pytest.MonkeyPatch):
    import distributed

    def gone(futures: list[Any], loop: object) -> Any:
        yield futures[0]
        raise distributed.CancelledError

    with Cluster(3, dask.scheduler_address) as workers:
        monkeypatch.setattr(distributed, "as_completed", gone)
        assert dict(workers.each(pow, [1, 2, 3])) == {0: 3, 1: 9, 2: 27}
        assert workers.lost
