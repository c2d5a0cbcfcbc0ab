"""A command line → what the command prints, run as it is on any machine."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import language_of, own_texts

VERBS = ("ask", "check", "compare", "explain", "list", "new", "open", "packs", "plan", "share", "simulate")
"""The verbs that a page may run: they ask nothing back, and write no file."""
NO_OPTIONS = ("--rules", "--output", "--plot", "--situation", "--csv", "--watch", "--emit-spec", "--cluster")
"""Options that name files of the machine."""


def command(request: Request) -> dict[str, Any]:
    """Run a command on the shipped rules and the texts that came along.

    `@name` in a command line is the file of the text called so. The answer has the exit code and what was printed:
    as data where JSON was asked for, else as text.
    """
    line = request.get("argv")
    if not isinstance(line, list) or not line or not all(isinstance(word, str) for word in line):
        raise Refused("a command is a list of words")
    if line[0] not in VERBS:
        raise Refused(f"`{line[0]}` is not a command of the studio", f"it has {', '.join(VERBS)}")
    for word in line[1:]:
        if word.partition("=")[0] in NO_OPTIONS:
            raise Refused(f"the studio does not take `{word}`")
    texts = own_texts(request)
    with _files(texts) as folder:
        words = [str(folder / f"{word[1:]}.rules") if word.startswith("@") else word for word in line]
        if line[0] == "new":
            words += ["--output", "-"]
        if texts and words == line:
            words += ["--rules", str(folder)]
        if "language" in request and "--format" not in line:
            words += ["--language", language_of(request)]
        code, printed, remarks = _run(words)
    printed, remarks = (text.replace(f"{folder}/", "") for text in (printed, remarks))
    try:
        return {"code": code, "out": json.loads(printed)}
    except ValueError:
        return {"code": code, "text": printed, "remarks": remarks}


@contextlib.contextmanager
def _files(texts: dict[str, str]) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="cardlaw-") as name:
        folder = Path(name)
        for each, text in texts.items():
            (folder / f"{each}.rules").write_text(text, "utf-8")
        yield folder


def _run(words: list[str]) -> tuple[int, str, str]:
    from cardlaw.cli.main import main

    out, err = io.StringIO(), io.StringIO()
    saved = sys.stdin
    sys.stdin = io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(words)
    finally:
        sys.stdin = saved
    return code, out.getvalue(), err.getvalue()
