"""The same bytes elsewhere: a module's rounds in Node and in Chromium, compared with wasmtime's by a rolling hash.

Run as a script (`make hosts`) it plays ROUNDS rounds of each edition in all of them, rows and logs.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
import tempfile
from array import array
from pathlib import Path

from cardlaw.fast.host import Hall, Room
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.loading import Library, load
from fast.same import ONE_ROUND, SHARES

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions")
CHUNK = 500
JS = """
function play(bytes, given) {
  const wasm = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  wasm.memory.grow(given.pages);
  let memory = new Int32Array(wasm.memory.buffer);
  for (const [at, value] of given.puts) memory[at / 4] = value;
  let hash = 0x811c9dc5, decisions = 0;
  const mix = (from, count) => {
    for (let i = from; i < from + count; i++) hash = Math.imul(hash ^ memory[i], 16777619);
  };
  for (let seed = 0; seed < given.rounds; seed += given.chunk) {
    wasm.rounds(BigInt(seed), given.chunk, given.rows);
    mix(given.rows / 4, given.words * given.chunk);
  }
  for (let seed = 0; seed < given.logs; seed++) {
    wasm.round(BigInt(seed));
    mix(given.log / 4, memory[given.logged / 4] / 4);
  }
  let rate = 0;
  for (let run = 0; run < given.runs; run++) {
    const start = performance.now();
    wasm.rounds(0n, given.chunk, given.rows);
    const seconds = (performance.now() - start) / 1000;
    decisions = 0;
    for (let i = 0; i < given.chunk; i++) decisions += memory[given.rows / 4 + i * given.words];
    rate = Math.max(rate, decisions / seconds);
  }
  return JSON.stringify([hash >>> 0, Math.round(rate)]);
}
"""


def given(room: Room, rounds: int, logs: int, runs: int) -> dict[str, object]:
    """What another host has to know to play the same."""
    memory, words = room.writer.memory, room.hall.words
    puts = [(memory.habits[name], share) for name, share in SHARES.items()]
    return {
        "pages": 4 * words * CHUNK // 65_536 + 1,
        "puts": puts,
        "rows": (memory.top + 3) // 4 * 4,
        "words": words,
        "chunk": CHUNK,
        "rounds": rounds,
        "logs": logs,
        "log": memory.log,
        "logged": memory.own["logged"],
        "runs": runs,
    }


def in_wasmtime(room: Room, rounds: int, logs: int) -> int:
    """The hash of all rows, then of all logs."""
    found = 0x811C9DC5

    def mixed(hash: int, words: array[int]) -> int:
        for word in words:
            hash = (hash ^ word & 0xFFFF_FFFF) * 16_777_619 & 0xFFFF_FFFF
        return hash

    for seed in range(0, rounds, CHUNK):
        found = mixed(found, room.play(seed, CHUNK))
    memory = room.writer.memory
    for seed in range(logs):
        room.round(seed)
        (size,) = room.read(memory.own["logged"], 1)
        found = mixed(found, room.read(memory.log, size // 4))
    return found


def in_node(room: Room, rounds: int, logs: int = 0, runs: int = 0) -> tuple[int, int]:
    """The same hash, and decisions a second, by Node."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "module.wasm"
        file.write_bytes(room.hall.data)
        script = f"{JS}\nconst bytes = require('fs').readFileSync({json.dumps(str(file))});\n"
        script += f"console.log(play(bytes, {json.dumps(given(room, rounds, logs, runs))}));"
        told = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    hash, rate = json.loads(told.stdout)
    return hash, rate


def in_chromium(room: Room, rounds: int, logs: int = 0, runs: int = 0) -> tuple[int, int]:
    """The same hash, and decisions a second, in a page."""
    assert CHROMIUM is not None
    data = base64.b64encode(room.hall.data).decode()
    script = f"{JS}\nconst bytes = Uint8Array.from(atob('{data}'), c => c.charCodeAt(0));\n"
    script += f"document.body.textContent = play(bytes, {json.dumps(given(room, rounds, logs, runs))});"
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(f"<!doctype html><body></body><script>{script}</script>")
        command = [CHROMIUM, *FLAGS, f"--user-data-dir={folder}/profile", "--dump-dom", page.as_uri()]
        told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    hash, rate = json.loads(told.stdout.partition("<body>")[2].partition("<")[0])
    return hash, rate


def room_for(model: m.Model, record: bool = False) -> Room:
    return Hall(Writer(model, None, ONE_ROUND, record=record)).room(SHARES)


def main(argv: list[str]) -> int:
    rounds, logs, wrong = int(argv[0]), int(argv[0]) // 50, 0
    names = argv[1:] or [entry.name for entry in Library().of_sort("edition")]
    for name in names:
        model = load(name)
        for record in (False, True):
            room = room_for(model, record)
            asked = (0, logs) if record else (rounds, 0)
            what = f"{logs} logs" if record else f"{rounds} rounds"
            here = in_wasmtime(room, *asked)
            others = {"Node": in_node} if shutil.which("node") else {}
            others |= {"Chromium": in_chromium} if CHROMIUM else {}
            told = {where: play(room, *asked)[0] == here for where, play in others.items()}
            wrong += not all(told.values())
            same = ", ".join(
                f"{'the same' if yes else 'NOT the same'} in {where}" for where, yes in told.items()
            )
            print(
                f"{name}: {what}, hash {here:08x}: {same or 'neither Node nor Chromium is here'}", flush=True
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
