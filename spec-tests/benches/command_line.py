"""How soon a command answers."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator

from bench import Figure
from benches.timing import seconds_of_commands, shown

TITLE = "The command line"
CARDLAW = [sys.executable, "-m", "cardlaw.cli.main"]


def figures() -> Iterator[Figure]:
    lark, help = seconds_of_commands([[sys.executable, "-c", "import lark"], [*CARDLAW, "--help"]])
    yield Figure('`python -c "import lark"`', shown(lark))
    yield Figure("`cardlaw --help`", shown(help), "≤ 2 × import lark", help <= 2 * lark)
    for argv in (["list"], ["check"], ["check", "it-56"]):
        (taken,) = seconds_of_commands([[*CARDLAW, *argv]], times=5)
        yield Figure(f"`cardlaw {' '.join(argv)}`", shown(taken))
    yield from _parser()


def _parser() -> Iterator[Figure]:
    """The same small command with the kept parser and without one."""
    command = [*CARDLAW, "check", "pub"]
    before = os.environ.get("CARDLAW_CACHE")
    try:
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o700)
            os.environ["CARDLAW_CACHE"] = folder
            seconds_of_commands([command], times=1)
            (kept,) = seconds_of_commands([command], times=5)
        os.environ["CARDLAW_CACHE"] = "off"
        (built,) = seconds_of_commands([command], times=5)
    finally:
        os.environ.pop("CARDLAW_CACHE")
        if before is not None:
            os.environ["CARDLAW_CACHE"] = before
    yield Figure("`cardlaw check pub`, parser kept from before", shown(kept))
    yield Figure("`cardlaw check pub`, parser built anew", shown(built))
