"""How soon a command answers."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator

from bench import Figure
from benches.timing import kept_in, seconds_of_commands, shown

TITLE = "The command line"
CARDLAW = [sys.executable, "-m", "cardlaw.cli.main"]
DONE = (0, 1)
"""A check that finds something open has done its work, too."""


def figures() -> Iterator[Figure]:
    lark, help = seconds_of_commands([[sys.executable, "-c", "import lark"], [*CARDLAW, "--help"]])
    yield Figure('`python -c "import lark"`', shown(lark))
    yield Figure("`cardlaw --help`", shown(help), "≤ 2 × import lark", help <= 2 * lark)
    with tempfile.TemporaryDirectory() as folder, kept_in(folder):
        os.chmod(folder, 0o700)
        for argv in (["list"], ["check", "--compile-only"], ["check", "it-56"]):
            (taken,) = seconds_of_commands([[*CARDLAW, *argv]], times=5, codes=DONE)
            yield Figure(f"`cardlaw {' '.join(argv)}`, nothing changed", shown(taken))
    with kept_in("off"):
        argv = ["check", "--compile-only", "it-56"]
        (taken,) = seconds_of_commands([[*CARDLAW, *argv]], times=5)
        yield Figure(f"`cardlaw {' '.join(argv)}`, nothing kept", shown(taken))
