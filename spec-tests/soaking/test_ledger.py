"""A long run that is stopped goes on where it was, and knows what it did before."""

from __future__ import annotations

from pathlib import Path

from soaking.ledger import Ledger


def test_what_is_left_are_the_gaps_between_what_is_done(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "done")
    assert ledger.left("a", range(10, 40)) == [range(10, 40)]
    ledger.add("a", range(20, 25), rounds=5)
    ledger.add("a", range(30, 50), rounds=20)
    ledger.add("b", range(0, 100), rounds=100)
    again = Ledger(tmp_path / "done")
    assert again.left("a", range(10, 40)) == [range(10, 20), range(25, 30)]
    assert again.left("a", range(0, 60)) == [range(0, 20), range(25, 30), range(50, 60)]
    assert again.left("a", range(31, 40)) == again.left("b", range(0, 100)) == []
    assert [told["rounds"] for told in again.told("a")] == [5, 20]


def test_without_a_file_only_this_run_is_known() -> None:
    ledger = Ledger()
    ledger.add("a", range(0, 5), rounds=5)
    assert (ledger.left("a", range(0, 8)), Ledger().left("a", range(0, 8))) == ([range(5, 8)], [range(0, 8)])


def test_stretches_that_touch_become_one_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "done"
    ledger = Ledger(path)
    ledger.add("a", range(5, 9), rounds=4, longest=7, seconds=0.25, broken=["x"], became={"same": 4})
    ledger.add(
        "a", range(0, 5), rounds=5, longest=9, seconds=0.5, broken=[], became={"same": 3, "outside": 2}
    )
    ledger.add("a", range(20, 21), rounds=1, longest=1, seconds=0.1, broken=[], became={})
    Ledger(path).tidy()
    assert len(path.read_text().splitlines()) == 2
    first, second = Ledger(path).told("a")
    assert first == {
        "first": 0,
        "stop": 9,
        "rounds": 9,
        "longest": 9,
        "seconds": 0.75,
        "broken": ["x"],
        "became": {"same": 7, "outside": 2},
    }
    assert (second["first"], second["rounds"]) == (20, 1)
    assert Ledger(path).left("a", range(0, 30)) == [range(9, 20), range(21, 30)]


def test_stretches_by_other_code_are_not_joined(tmp_path: Path) -> None:
    path = tmp_path / "done"
    for first, code in enumerate(("old", "old", "new")):
        Ledger(path).add("a", range(first, first + 1), rounds=1, interpreter=code)
    Ledger(path).tidy()
    assert [(told["rounds"], told["interpreter"]) for told in Ledger(path).told("a")] == [
        (2, "old"),
        (1, "new"),
    ]
