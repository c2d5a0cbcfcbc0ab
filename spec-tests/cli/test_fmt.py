"""Formatting writes a whole file or nothing, and leaves alone what it cannot read."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cardlaw.cli.verbs.authoring import fmt
from cli.conftest import Run

UGLY = "cardlaw 1\nvariant   quick extends short\n"
NEAT = "cardlaw 1\nvariant quick extends short\n"


@pytest.fixture
def quick(desk: Path) -> Path:
    path = desk / "quick.rules"
    path.write_bytes(UGLY.encode())
    return path


def test_it_writes_and_keeps_the_mode(run: Run, quick: Path) -> None:
    quick.chmod(0o640)
    assert run("fmt", "quick.rules").code == 0
    assert quick.read_text("utf-8") == NEAT
    assert quick.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in quick.parent.iterdir() if path.is_file()] == ["quick.rules"]


def test_a_link_stays_a_link(run: Run, quick: Path) -> None:
    link = quick.parent / "link.rules"
    link.symlink_to(quick)
    assert run("fmt", "link.rules").code == 0
    assert link.is_symlink()
    assert quick.read_text("utf-8") == NEAT


def test_line_ends_stay_as_they_are(run: Run, quick: Path) -> None:
    quick.write_bytes(UGLY.replace("\n", "\r\n").encode())
    assert run("fmt", "quick.rules").code == 0
    assert quick.read_bytes() == NEAT.replace("\n", "\r\n").encode()
    assert run("fmt", "--check", "quick.rules").code == 0


def test_a_byte_order_mark_goes(run: Run, quick: Path) -> None:
    quick.write_bytes(b"\xef\xbb\xbf" + NEAT.encode())
    assert run("fmt", "quick.rules").code == 0
    assert quick.read_bytes() == NEAT.encode()


@pytest.mark.parametrize("step", ["fsync", "chmod", "replace"])
def test_a_failure_on_the_way_changes_nothing(
    run: Run, quick: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, full)
    ran = run("fmt", "quick.rules")
    assert ran.code == 2
    assert "no space left" in ran.err
    assert quick.read_text("utf-8") == UGLY
    assert [path.name for path in quick.parent.iterdir() if path.is_file()] == ["quick.rules"]


def test_a_file_changed_meanwhile_is_left_alone(
    run: Run, quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def meddling(source: object) -> tuple[str, tuple[()]]:
        quick.write_text("someone else's\n", encoding="utf-8")
        os.utime(quick, (1, 1))
        return NEAT, ()

    monkeypatch.setattr(fmt, "format_source", meddling)
    ran = run("fmt", "quick.rules")
    assert ran.code == 2
    assert "meanwhile" in ran.err
    assert quick.read_text("utf-8") == "someone else's\n"


def test_check_and_diff_write_nothing(run: Run, quick: Path) -> None:
    for options in (["--check"], ["--diff"], ["--check", "--diff"]):
        assert run("fmt", *options, "quick.rules").code == 1
        assert quick.read_text("utf-8") == UGLY


def test_what_does_not_read_is_left_alone(run: Run, quick: Path) -> None:
    for content in (b"", b"\x00", b"\xff\xfe", b"cardlaw 1\nvariant quick extend short\n"):
        quick.write_bytes(content)
        assert run("fmt", "quick.rules").code == 2
        assert quick.read_bytes() == content


def test_stdin(run: Run, desk: Path) -> None:
    ran = run("fmt", "-", stdin=UGLY)
    assert (ran.code, ran.out, ran.err) == (0, NEAT, "")
    assert run("fmt", "--check", "-", stdin=UGLY).code == 1
    broken = run("fmt", "-", stdin="cardlaw 1\n")
    assert (broken.code, broken.out) == (2, "")


def test_json(run: Run, quick: Path) -> None:
    shown = json.loads(run("fmt", "--check", "quick.rules", "--format", "json").out)
    assert shown["written"] is False
    (file,) = shown["files"]
    assert (file["file"], file["reads"], file["changed"]) == ("quick.rules", True, True)
    assert "-variant   quick extends short" in file["diff"]
