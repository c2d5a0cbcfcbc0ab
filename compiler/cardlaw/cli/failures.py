"""The two ways a command can end before it has a result: it was asked wrongly, or a file does not compile."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlaw.engine import TableError
    from cardlaw.language.diagnostics.diagnostic import Diagnostic


INTERRUPTED = 130
"""The exit code of a command that was ended with Ctrl-C."""


class WrongUse(Exception):
    """The command cannot be carried out as it was given; `help` says what would be right."""

    def __init__(self, message: str, help: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.help = help


def cannot_write(path: Path | str, problem: OSError) -> WrongUse:
    """A file that the system does not let be written."""
    from cardlaw.wording.commands import say

    return WrongUse(say("cannot-write", file=str(path), why=(problem.strerror or str(problem)).lower()))


def told(wrong: TableError) -> str:
    """What is wrong with a table, as far as it can be said without it."""
    return wrong.text


def no_cluster(error: Exception) -> tuple[str] | None:
    """What is to be said if the error is that a cluster cannot be worked on."""
    from cardlaw.wording import tables
    from cardlaw.workers.cluster import NoCluster

    return (tables.say(error.reason, **error.given),) if isinstance(error, NoCluster) else None


class DoesNotCompile(Exception):
    """A rule file that the command needs has errors."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        super().__init__()
        self.diagnostics = tuple(diagnostics)
