"""What `ask` says after a move that was told is what the engine says at that table; the whole is `make told`."""

from __future__ import annotations

import pytest

import told
from told import OTHERS, Told, asked


@pytest.mark.parametrize("name", ["fi-108", "pub"])
def test_a_sample_of_it_is_right(name: str) -> None:
    found = list(asked(name, 6))
    assert len(found) == 6
    assert [str(each) for each in found if each.false] == []
    assert any(each.ask not in OTHERS for each in found)


def test_an_answer_that_play_does_not_bear_out_is_false(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "_ask", lambda *_: "contradictory")
    assert all(each.false for each in asked("pub", 2))
    assert not Told("pub", (), "draw", "may", "hangs").false
