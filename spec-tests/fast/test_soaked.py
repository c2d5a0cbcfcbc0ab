"""Invariants compiled in: sound rounds pass, planted faults stop the module and are named."""

from __future__ import annotations

import pytest

from cardlaw.fast.code.wasm import functions_in
from cardlaw.fast.runtime import runtime
from cardlaw.fast.runtime.checking import VIOLATIONS
from engine.small import small
from engine.variants import BUSY
from fast.soaked import Soaked, rooms, soak

pytest.importorskip("wasmtime")
MODEL = small(BUSY)


def soaked(kinds: tuple[str, ...] = ("random",)) -> Soaked:
    found = Soaked()
    soak(rooms(MODEL, 3, kinds, 1)[0], range(50), found)
    return found


@pytest.mark.parametrize("kinds", [("random",), ("strategic", "random")])
def test_sound_rounds_pass(kinds: tuple[str, ...]) -> None:
    found = soaked(kinds)
    assert (found.rounds, found.broken, found.beyond) == (50, [], 0) and found.decisions > 200


@pytest.mark.parametrize(
    ("sound", "faulty"),
    [
        ("(call $goes (local.get $place) (local.get $card))\n  (local.get $card)", "(local.get $card)"),
        ("(i32.store8 (call $spot (local.get $place) (local.get $size)) (local.get $card))", "(nop)"),
    ],
    ids=["cards taken stay where they were", "cards put down are nowhere"],
)
def test_planted_faults_are_named(monkeypatch: pytest.MonkeyPatch, sound: str, faulty: str) -> None:
    def planted(text: str):
        assert text.count(sound) == 1
        return functions_in(text.replace(sound, faulty))

    monkeypatch.setattr(runtime, "functions_in", planted)
    found = soaked()
    assert len(found.broken) == 50 and all(each.endswith(VIOLATIONS[1:]) for each in found.broken)
