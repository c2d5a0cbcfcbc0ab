"""Pipes, devices, folders, huge files and closed input: every command answers at once and says what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Run

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")

COMMANDS = {
    "check": ("check", "{}.rules"),
    "compare": ("compare", "{}.rules", "short", "--rules", "house"),
    "fmt": ("fmt", "{}.rules"),
    "share": ("share", "{}.rules"),
    "plan": ("plan", "{}.rules"),
    "test": ("test", "{}.spec"),
    "replay": ("replay", "{}.save"),
    "replay scenarios": ("replay", "{}.spec"),
    "resume": ("play", "--resume", "{}.save"),
    "ask": ("ask", "short", "--rules", "house", "--situation", "{}.txt", "--move", "lay red 1"),
    "coverage": ("coverage", "short", "--rules", "house", "--source", "{}.txt"),
    "packs": ("packs", "--matrix", "short", "--rules", "house", "--kept", "{}.json"),
}
ENDINGS = (".rules", ".spec", ".save", ".txt", ".json")


@pytest.fixture
def odd(desk: Path) -> None:
    """Under each ending a pipe that nobody writes to, a folder, a device, and a file of 6 GB that takes no room."""
    for ending in ENDINGS:
        os.mkfifo(desk / f"pipe{ending}")
        (desk / f"folder{ending}").mkdir()
        (desk / f"device{ending}").symlink_to("/dev/zero")
        with (desk / f"huge{ending}").open("wb") as file:
            file.truncate(6_000_000_000)


@pytest.mark.parametrize("what", ("pipe", "folder", "device", "huge"))
@pytest.mark.parametrize("command", COMMANDS)
def test_an_odd_file_is_told_at_once(odd: None, run: Run, command: str, what: str) -> None:
    ran = run(*(word.format(what) for word in COMMANDS[command]))
    said = ran.out + ran.err
    assert ran.code == 2
    assert f"{what}." in said and "fault in cardlaw" not in said
    if (command, what) in (("fmt", "folder"), ("test", "folder"), ("check", "folder"), ("plan", "folder")):
        return  # commands that take folders, or say that it holds no rules
    told = {"folder": "is a folder", "huge": "6,000,000,000 bytes"}.get(what, "is not an ordinary file")
    assert told in " ".join(said.split())


def test_odd_files_in_a_rules_folder_are_passed_over(odd: None, desk: Path, run: Run) -> None:
    for name in ("pipe", "huge", "device", "folder"):
        (desk / f"{name}.rules").rename(desk / "house" / f"{name}.rules")
    assert run("list", "short", "--rules", "house").code == 0


def test_a_folder_whose_name_is_no_text(desk: Path, run: Run) -> None:
    odd = os.fsdecode(b"caf\xe9")
    os.rename("house", odd)
    ran = run("check", "short", "--rules", odd, "--format", "plain")
    assert ran.code in (0, 1) and "fault in cardlaw" not in ran.err
    (desk / odd / "broken.rules").write_text("cardlaw 1\nedition broken of\n", "utf-8")
    ran = run("check", f"{odd}/broken.rules")
    assert ran.code == 2 and "fault in cardlaw" not in ran.out + ran.err


def cardlaw(desk: Path, *argv: str, **more: object) -> subprocess.CompletedProcess[bytes]:
    script = "import sys; from cardlaw.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, *argv]
    return subprocess.run(command, cwd=desk, capture_output=True, check=False, **more)  # type: ignore[call-overload,no-any-return]


def test_closed_input_is_the_end_of_play(desk: Path) -> None:
    """As with an empty one: the table is left. Other commands that read from it say that nothing can be read."""
    argv = ("play", "short", "--rules", "house", "--seed", "1", "--players", "2")
    ran = cardlaw(desk, *argv, preexec_fn=lambda: os.close(0))
    assert ran.returncode == 0 and b"fault" not in ran.stderr
    ran = cardlaw(desk, "fmt", "-", preexec_fn=lambda: os.close(0))
    assert ran.returncode == 2 and b"standard input is closed" in ran.stderr


def test_a_line_of_megabytes_is_no_move(run: Run) -> None:
    ran = run(
        "play",
        "short",
        "--rules",
        "house",
        "--seed",
        "1",
        "--players",
        "2",
        stdin="lay red " * 500_000 + "\nquit\n",
    )
    assert ran.code == 0 and "fault" not in ran.err


def test_a_line_that_never_ends_is_told(run: Run) -> None:
    ran = run("play", "short", "--rules", "house", "--seed", "1", "--players", "2", stdin="x" * 11_000_000)
    assert ran.code == 2 and "more than 10,000,000 letters" in " ".join(ran.err.split())


@pytest.mark.parametrize(
    "argv",
    (("fmt", "-"), ("open", "-"), ("ask", "short", "--rules", "house", "--situation", "-", "--move", "x")),
)
def test_input_that_goes_on_is_told(run: Run, argv: tuple[str, ...]) -> None:
    ran = run(*argv, stdin="x" * 30_000_000)
    assert ran.code == 2 and "standard input goes on" in " ".join(ran.err.split())
