"""Work that is counted: how much one look at two editions may take, and a word now and then while it goes on.

Work is counted in units that are the same on every machine, about a tenth of a millisecond each; what was worked out
before and is only looked up costs nothing, so that an answer does not hang on what was asked before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cardlaw.wording.reasons import say

MOST = 1_500_000
"""Units of work for one look at two editions, some minutes: fifteen times what two printed sheets need."""
LITTLE = 20_000
"""Units of work for something better once something was found, a second or two."""
USED_UP = say("used-up")

FOLLOWED = 50
"""A path of an act, on each look at it."""
PATHS = 1
"""Two paths held against each other."""
SEARCH = 10
"""A table looked for by trying."""
TRIED = 20
"""So many values or ways tried in looking for it are a unit more."""
TABLE = 100
"""A table played in two editions."""


class _Meter:
    left: int | None = None
    """What is left of the work; None where it is not counted."""
    heard: tuple[Callable[[], None], ...] = ()
    """Who is told now and then that work goes on."""


@contextmanager
def metered(most: int | None = None) -> Iterator[None]:
    """Work that is counted from here to the end of the block."""
    before, _Meter.left = _Meter.left, MOST if most is None else most
    try:
        yield
    finally:
        _Meter.left = before


def spend(units: int) -> None:
    """So much work is about to be done."""
    if _Meter.left is not None:
        _Meter.left -= units
    tick()


def at_most(units: int) -> None:
    """No more than so much work is left."""
    if _Meter.left is not None:
        _Meter.left = min(_Meter.left, units)


def counting() -> bool:
    """Whether work is counted here."""
    return _Meter.left is not None


def used_up() -> bool:
    """Whether no work is left for what was not looked at yet."""
    return _Meter.left is not None and _Meter.left <= 0


# ------------------------------------------------------------------ a word now and then
def tick() -> None:
    """Work goes on."""
    for each in _Meter.heard:
        each()


@contextmanager
def hearing(tell: Callable[[], None]) -> Iterator[None]:
    """Somebody hears that work goes on until the end of the block."""
    before, _Meter.heard = _Meter.heard, (*_Meter.heard, tell)
    try:
        yield
    finally:
        _Meter.heard = before


def unheard() -> None:
    """In a process of its own nobody hears of the work; who started it does."""
    _Meter.heard = ()
