"""How much processor time things take: on a machine that others use too, the clock on the wall says little."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager


def seconds(work: Callable[[], object], times: int = 9) -> float:
    """The shortest of several runs in this process, after one that does not count."""
    work()
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def seconds_of_commands(
    commands: Sequence[Sequence[str]], times: int = 11, codes: Collection[int] = (0,)
) -> list[float]:
    """The shortest run of each command, taken in turn so that a busy moment troubles all of them alike.

    `codes` are the exit codes that mean that a command has done its work.
    """
    best = [float("inf")] * len(commands)
    for _ in range(times):
        for place, command in enumerate(commands):
            start = _children()
            ran = subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=installed())
            if ran.returncode not in codes:
                raise subprocess.CalledProcessError(ran.returncode, command)
            best[place] = min(best[place], _children() - start)
    return best


def installed() -> dict[str, str]:
    """The environment of a command as it is where cardlaw was installed: with modules compiled once, not each time."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@contextmanager
def kept_in(place: str) -> Iterator[None]:
    """Whatever is kept between runs is kept there and nowhere else, or not at all if it is `off`."""
    before = os.environ.get("CARDLAW_CACHE")
    os.environ["CARDLAW_CACHE"] = place
    try:
        yield
    finally:
        os.environ.pop("CARDLAW_CACHE")
        if before is not None:
            os.environ["CARDLAW_CACHE"] = before


def _children() -> float:
    used = os.times()
    return used.children_user + used.children_system


def shown(duration: float) -> str:
    return f"{duration * 1000:.0f} ms" if duration < 10 else f"{duration:.1f} s"
