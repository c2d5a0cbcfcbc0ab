"""Progress: how far, how fast, how long yet; on standard error, and out of the way of results."""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardlaw.analysis import storing
from cardlaw.analysis.results.finding import Report
from cardlaw.cli import progress as told
from cardlaw.cli.main import main
from cardlaw.cli.progress import Progress, patience
from cardlaw.cli.screen import Screen
from cardlaw.language.model import Model
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
    assert out.getvalue() == "\rchecking: 5 rulebooks …"
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
    assert told.told("playing", "round", 60_000, 200_000, 2.0).endswith("30000 a second, about 5 s left")


def test_long_work_on_one_thing_is_not_silent(clock: list[float]) -> None:
    out = io.StringIO()
    watched = Progress(out, "comparing", "look", 2)
    for seconds in (5.0, 11.0, 15.0, 22.0):
        clock[0] = seconds
        watched.tick()
    assert out.getvalue().splitlines() == [
        "comparing: 0 of 2 steps, 11 s so far",
        "comparing: 0 of 2 steps, 22 s so far",
    ]


def test_results_come_between(clock: list[float]) -> None:
    """A result takes the place of the line, which is there again after it."""
    out = Terminal()
    watched = Progress(out, "checking", "rulebook", 5)
    line = "checking: 5 rulebooks …"
    with watched.aside():
        assert out.getvalue() == f"\r{line}\r{' ' * len(line)}\r"
        out.write("result\n")
    assert out.getvalue().endswith(f"\rresult\n\r{line}")


def test_only_what_is_not_done_soon_is_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    out, screen, spoken = Terminal(), Screen(), threading.Event()
    say = Progress.say

    def heard(watched: Progress, text: str) -> None:
        say(watched, text)
        spoken.set()

    monkeypatch.setattr(Progress, "say", heard)
    screen.err = out
    monkeypatch.setattr(told, "SOON", 3600)
    with patience(screen, "asking short"):
        pass
    assert out.getvalue() == ""
    monkeypatch.setattr(told, "SOON", 0)
    with patience(screen, "asking short"):
        assert spoken.wait(60)
    assert out.getvalue() == f"\rasking short …\r{' ' * len('asking short …')}\r"


class Watched:
    """A terminal and a file, whose writes are kept in the order in which they came."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[tuple[str, str]] = []
        for name in ("stdout", "stderr"):
            monkeypatch.setattr(sys, name, self.stream(name))

    def stream(self, name: str) -> io.StringIO:
        written = self.written

        class Stream(io.StringIO):
            def isatty(self) -> bool:
                return name == "stderr"

            def write(self, text: str) -> int:
                written.append((name, text))
                return len(text)

        return Stream()

    def said(self, name: str) -> str:
        return "".join(text for where, text in self.written if where == name)


def test_findings_are_told_as_they_are_found(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several rulebooks each is told when it and those before it are done, in the order asked."""
    watched = Watched(monkeypatch)
    before: dict[str, str] = {}

    def looked_at(models: Sequence[Model], place: int) -> Report:
        before[models[place].name] = watched.said("stdout")
        return Report(models[place], (), (), 0)

    monkeypatch.setattr(storing, "_checked", looked_at)
    monkeypatch.setattr(storing, "kept", lambda model: None)
    monkeypatch.setattr(storing, "write", lambda name, found: None)
    main(["check", "short", "long", "--rules", "house", "--jobs", "1"])
    assert "2 of 2 compile" in before["short"] and "short has" not in before["short"]
    assert "short has no points to note" in before["long"]
    assert watched.said("stderr").startswith("\rchecking: 2 rulebooks …")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["plan", "short with breather", "--rules", "house"], "\rcomparing: 2 steps …"),
        (["plan", "short with breather", "--rules", "house"], "\rchecking: 2 rulebooks …"),
        (
            ["packs", "--matrix", "short", "--look", "--kept", "kept.json", "--rules", "house"],
            "\rlooking at: 1 pair …",
        ),
    ],
)
def test_long_work_shows_progress(
    desk: Path, monkeypatch: pytest.MonkeyPatch, line: list[str], said: str
) -> None:
    pack = (desk / "house/packs/breather.rules").read_text("utf-8")
    (desk / "house/packs/rest.rules").write_text(pack.replace("breather", "rest"), "utf-8")
    watched = Watched(monkeypatch)
    main(line)
    assert said in watched.said("stderr") and said not in watched.said("stdout")


def test_results_stay_as_they_are(run: Run) -> None:
    ran = run("check", "short", "--rules", "house", "--format", "json")
    assert ran.out.startswith("{") and ran.err == ""
