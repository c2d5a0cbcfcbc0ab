"""The guides for beginners work word for word: their files are written, their commands run; `--update` rewrites them.

A box with a file's name is put into that file: in place of what begins with the same line,
or at the end. In a console box `$ ` begins a command, and lines that begin with `> ` are typed. What `share` prints
hangs on every word of the rules, so such strings are compared by their shape, and the one just printed is opened.
"""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from cardlaw.cli.main import main

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = pytest.mark.parametrize("guide", ["getting-started.md", "first-variant.md"])
BOX = re.compile(r"^```(console|rules) ?(?:title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STRING = re.compile(r"cardlaw_1_[A-Za-z0-9_-]+")
HASH = re.compile(r"\([0-9a-f]{12}\)")
WIDTH = 80


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@GUIDES
def test_a_guide_works_word_for_word(
    guide: str, here: Path, update: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = (DOCS / guide).read_text(encoding="utf-8")
    now = _followed(written, here, monkeypatch)
    if update:
        (DOCS / guide).write_text(now, encoding="utf-8")
    assert _by_shape(written) == _by_shape(now) or update


@GUIDES
def test_a_guide_fits_the_screen(guide: str) -> None:
    boxes = [found[3] for found in BOX.finditer((DOCS / guide).read_text(encoding="utf-8"))]
    lines = [line for box in boxes for line in box.splitlines() if not STRING.search(line)]
    wide = [line for line in lines if len(line) > WIDTH and not line.startswith(("$ ", "error["))]
    assert wide == []


def _followed(text: str, here: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The guide with every answer given anew."""
    shared = [""]

    def box(found: re.Match[str]) -> str:
        kind, file, inside = found[1], found[2], found[3]
        if kind == "rules":
            _put(here / file, inside)
            return found[0]
        answers = "".join(f"{line}\n" for line in _console(inside, shared, monkeypatch))
        return f"```console\n{answers}```"

    return BOX.sub(box, text)


def _put(path: Path, text: str) -> None:
    before = path.read_text("utf-8") if path.exists() else ""
    first = text.splitlines()[0]
    start = f"\n{before}".find(f"\n{first}\n")
    kept = before[:start] if start >= 0 else before + ("\n" if before else "")
    path.write_text(kept + text, "utf-8")


def _console(inside: str, shared: list[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    parts = re.split(r"^\$ ", inside, flags=re.MULTILINE)[1:]
    for place, part in enumerate(parts):
        command, *answer = part.splitlines()
        command = STRING.sub(lambda _: shared[0], command)
        typed = "".join(f"{line[2:]}\n" for line in answer if line.startswith("> "))
        said = _said(command, typed, monkeypatch)
        if found := STRING.search(said):
            shared[0] = found[0]
        if place:
            yield ""
        yield f"$ {command}"
        yield from said.rstrip("\n").splitlines()


def _said(command: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    said = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    with redirect_stdout(said), redirect_stderr(said):
        main(shlex.split(command)[1:])
    lines = [line.rstrip() for line in said.getvalue().splitlines()]
    return "\n".join(lines) + "\n"


def _by_shape(text: str) -> str:
    return HASH.sub("(hash)", STRING.sub("cardlaw_1_…", text))
