"""`--watch`: what was asked is done again whenever a rule file changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from cardlaw.cli.rewrite import changed_at

A_WHILE = 0.3
"""Seconds between two looks at the files: soon enough for whoever has just saved one."""


def changes(
    files: Callable[[], Iterable[Path]], wait: Callable[[], None] = lambda: time.sleep(A_WHILE)
) -> Iterator[None]:
    """At once, and then each time that a file has changed, come or gone; it ends when somebody interrupts it."""
    seen: dict[Path, int] | None = None
    while True:
        now = {path: changed_at(path) for path in files()}
        if now != seen:
            seen = now
            yield
        wait()
