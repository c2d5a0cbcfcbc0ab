"""`cardlaw compile`: bytes or text, the same on every run; what goes wrong is told."""

from __future__ import annotations

import json
from pathlib import Path

from cli.conftest import Run


def test_bytes_and_text(run: Run, tmp_path: Path) -> None:
    to = tmp_path / "game.wasm"
    ran = run("compile", "pub", "--output", str(to), "--format", "json")
    told = json.loads(ran.out)
    assert ran.code == 0 and told["bytes"] == to.stat().st_size
    assert to.read_bytes().startswith(b"\0asm\x01\0\0\0")
    again = tmp_path / "again.wasm"
    assert run("compile", "pub", "--output", str(again)).code == 0
    assert again.read_bytes() == to.read_bytes()
    text = tmp_path / "game.wat"
    assert run("compile", "pub", "--players", "3", "--output", str(text)).code == 0
    assert text.read_text().startswith("(module\n") and "(func $game" in text.read_text()


def test_what_goes_wrong_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("compile", "pub", "--output", "game.exe")
    assert ran.code == 2 and "ends in neither .wasm nor .wat" in ran.err
    ran = run("compile", "pub", "--output", str(tmp_path / "no" / "game.wasm"))
    assert ran.code == 2 and "cannot be written" in ran.err
    ran = run("compile", "pub", "--players", "19", "--output", str(tmp_path / "game.wasm"))
    assert ran.code == 2 and "players, not 19" in ran.err
