"""Modules kept between runs: found again without being written, and written anew where they are no good."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from pathlib import Path

import pytest

from cardlaw.fast import keeping
from cardlaw.fast.writer import Writer
from cardlaw.language.storage.rows import flattened, sealed
from cardlaw.simulation.columns import Columns
from cardlaw.simulation.quick import Quick
from cardlaw.simulation.running import ONE_ROUND, Settings
from engine.small import small
from engine.variants import BUSY

pytest.importorskip("wasmtime")
MODEL = small(BUSY)
SETTINGS = Settings(players=3, strategies=("strategic", "random"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def rounds() -> Columns:
    return Quick(MODEL, SETTINGS).play(range(20))[0]


def test_a_kept_module_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = rounds()
    monkeypatch.setattr(Writer, "module", None)
    assert list(rounds()) == list(first) and rounds().tallies == first.tallies


@pytest.mark.parametrize("harm", ["cut short", "altered", "no module"])
def test_what_is_no_good_is_written_anew(folder: Path, harm: str) -> None:
    first = rounds()
    (path,) = folder.glob("module-*")
    content = path.read_bytes()
    _, plan = keeping.kept(Writer(MODEL, 3, ONE_ROUND, step=True))
    forged = keeping.KeptModule(b64encode(b"\0asm and no more").decode(), plan)
    path.write_bytes(
        {
            "cut short": content[: len(content) // 2],
            "altered": content.replace(b"decisions", b"derisions"),
            "no module": sealed(keeping.FORM, flattened(forged)),
        }[harm]
    )
    assert list(rounds()) == list(first)
    assert harm == "no module" or content in [each.read_bytes() for each in folder.glob("module-*")]


def test_another_table_is_another_module(folder: Path) -> None:
    for players, limits in ((3, ONE_ROUND), (4, ONE_ROUND), (3, replace(ONE_ROUND, turns=9))):
        for step in (False, True):
            keeping.kept(Writer(MODEL, players, limits, step=step))
    assert len(list(folder.glob("module-*"))) == 6
