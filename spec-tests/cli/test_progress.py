"""Progress: how far, how fast, how long yet; on standard error, and out of the way of results."""

from __future__ import annotations

import io

import pytest

from cardlaw.cli import progress as told
from cardlaw.cli.progress import Progress
from cli.conftest import Run


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr(told, "monotonic", lambda: now[0])
    return now


def test_a_terminal_sees_at_once_what_is_done_and_then_rate_and_estimate(clock: list[float]) -> None:
    out = Terminal()
    watched = Progress(out, "checking", "rulebook", 5)
    assert out.getvalue() == "\rchecking 5 rulebooks …"
    clock[0] = 0.2
    watched.done(1)
    assert out.getvalue().count("\r") == 1
    clock[0] = 8.0
    watched.done(2, "long")
    assert out.getvalue().endswith("\rchecking: 2 of 5 rulebooks (long), 4.0 s each, about 12 s left")
    watched.over()
    assert out.getvalue().endswith("\r")


def test_a_file_gets_a_line_now_and_then(clock: list[float]) -> None:
    out = io.StringIO()
    watched = Progress(out, "checking", "rulebook", 200)
    clock[0] = 5.0
    watched.done(10)
    assert out.getvalue() == ""
    clock[0] = 12.0
    watched.done(60)
    assert out.getvalue() == "checking: 60 of 200 rulebooks, 5.0 a second, about 28 s left\n"


def test_results_stay_as_they_are(run: Run) -> None:
    ran = run("check", "short", "--rules", "house", "--format", "json")
    assert ran.out.startswith("{") and ran.err == ""
