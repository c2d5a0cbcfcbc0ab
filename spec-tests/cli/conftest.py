"""Commands are run in a folder of their own that holds a copy of the small game `house/`."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardlaw.cli import progress
from cardlaw.cli.main import main

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder for one test, without what this terminal or user has set."""
    shutil.copytree(HERE / "house", tmp_path / "house")
    monkeypatch.chdir(tmp_path)
    for name in (
        "NO_COLOR",
        "FORCE_COLOR",
        "COLUMNS",
        "CARDLAW_DEBUG",
        "CARDLAW_RULES",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
    ):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(desk: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line in this process: its exit code and what it said where, however slow the machine is."""
    monkeypatch.setattr(progress, "SELDOM", 3600.0)

    def run_here(*argv: str, stdin: str = "") -> Ran:
        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        return Ran(main(argv), out.getvalue(), err.getvalue())

    return run_here
