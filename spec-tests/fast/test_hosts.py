"""The same bytes play the same rounds in wasmtime and in Node, alone and in several threads."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from cardlaw.fast import host
from cardlaw.fast.code.wasm import PAGE
from cardlaw.simulation.playing import BLOCK, simulated
from cardlaw.simulation.quick import Quick
from cardlaw.simulation.running import Settings
from engine.small import small
from engine.variants import BUSY

pytest.importorskip("wasmtime")
SETTINGS = Settings(rounds=40, players=3)
SCRIPT = """
const [file, pages, rows, words, count, puts] = process.argv.slice(1);
const bytes = require('fs').readFileSync(file);
const wasm = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
wasm.memory.grow(Number(pages));
const memory = new DataView(wasm.memory.buffer);
for (const [at, value] of JSON.parse(puts)) memory.setInt32(at, value, true);
wasm.rounds(0n, Number(count), Number(rows));
const found = [];
for (let i = 0; i < words * count; i++) found.push(memory.getInt32(Number(rows) + 4 * i, true));
console.log(JSON.stringify(found));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_node_plays_the_same_rounds(tmp_path: Path) -> None:
    quick = Quick(small(BUSY), SETTINGS)
    file = tmp_path / "game.wasm"
    file.write_bytes(quick.hall.data)
    plan, words = quick.hall.plan, quick.hall.words
    puts = [(at, quick.habits[name]) for name, at in plan.habits if name in quick.habits]
    given = [str(file), str(4 * words * 40 // PAGE + 1), str(plan.rows), str(words), "40", json.dumps(puts)]
    told = subprocess.run(["node", "-e", SCRIPT, *given], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == list(quick.room.play(0, 40))


def test_threads_play_the_same_rounds() -> None:
    settings = Settings(rounds=2 * BLOCK + 5, players=3)
    alone, together = (simulated(small(BUSY), settings, 3, jobs, engine="fast") for jobs in (1, 3))
    assert (alone.engine, alone.reason) == ("fast", None)
    assert list(alone.rounds) == list(together.rounds) and alone.rounds.acts == together.rounds.acts


def test_an_interruption_keeps_what_was_played() -> None:
    def tick(rounds: int) -> None:
        raise KeyboardInterrupt

    found = simulated(small(BUSY), Settings(rounds=3 * BLOCK, players=3), 3, progress=tick)
    assert found.cut and len(found.rounds) == BLOCK


def test_without_wasmtime_the_interpreter_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise host.NoHost

    monkeypatch.setattr(host, "_wasmtime", missing)
    found = simulated(small(BUSY), Settings(rounds=3, players=3), 3, engine="fast")
    assert found.engine == "reference"
    assert found.reason is not None and found.reason.startswith("wasmtime is not installed")
    assert len(found.rounds) == 3
