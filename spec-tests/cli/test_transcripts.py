"""The transcripts beside this file are what the commands say, word for word; `--update` rewrites them.

In a transcript `# ` begins a remark, `$ ` a command, and what follows is what a terminal would show, up to the
next remark or command; `[exit 1]` stands below it unless all was well. Commands with pipes or redirections, or
with something set before them, go through a shell.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from cardlaw.cli.main import main

HERE = Path(__file__).parent
TRANSCRIPTS = sorted(HERE.glob("*.transcript"))
NEEDS_SHELL = re.compile(r"[|<>;&]|^[A-Z_]+=|^(?!cardlaw )")
WIDTH = 80


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path: Path, desk: Path, update: bool) -> None:
    written = path.read_text(encoding="utf-8")
    now = "".join(f"{line}\n" for line in _replayed(written))
    if update:
        path.write_text(now, encoding="utf-8")
    assert written == now or update


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcripts_fit_the_screen(path: Path) -> None:
    too_wide: list[str] = []
    text = True
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("$ "):
            text = "--format plain" not in line and not line.startswith("$ cat")
        elif text and len(line) > WIDTH and not line.startswith("# ") and "= help:" not in line:
            too_wide.append(line)
    assert too_wide == []


def _replayed(written: str) -> Iterator[str]:
    """The transcript with every answer given anew."""
    for line in written.splitlines():
        if line.startswith("# "):
            yield line
        elif line.startswith("$ "):
            yield line
            yield from _answer(line.removeprefix("$ "))
            yield ""


def _answer(command: str) -> Iterator[str]:
    code, said = _in_shell(command) if NEEDS_SHELL.search(command) else _in_process(command)
    lines = [line.rstrip() for line in said.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    yield from lines
    if code:
        yield f"[exit {code}]"


def _in_process(command: str) -> tuple[int, str]:
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main(shlex.split(command)[1:])
    return code, said.getvalue()


def _in_shell(command: str) -> tuple[int, str]:
    python = shlex.quote(sys.executable)
    script = f'set -o pipefail; cardlaw() {{ {python} -m cardlaw.cli.main "$@"; }}\n{command}'
    ran = subprocess.run(
        ["bash", "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
        timeout=3_600,
    )
    return ran.returncode, ran.stdout
