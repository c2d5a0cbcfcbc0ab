"""How far long work has come, how fast it goes and when it may be done: on standard error, beside the result."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic
from typing import TextIO

from cardlaw.analysis.budget import hearing
from cardlaw.cli.screen import Screen
from cardlaw.language.saying import Saying
from cardlaw.wording.commands import DECLARED, say

SOON = 0.5
"""Seconds between two words to a terminal."""
FINE = 0.01
"""Seconds for a thing below which nobody wants tenths of things in a second."""
SELDOM = 10.0
"""Seconds between two lines to a file, which nobody watches."""


class Progress:
    """What is said of so many things to do: one line that changes on a terminal, else a line now and then."""

    def __init__(self, err: TextIO, doing: str, thing: str, total: int, language: str = "en") -> None:
        self.err, self.doing, self.thing, self.total, self.language = err, doing, thing, total, language
        self.live = bool(getattr(err, "isatty", lambda: False)())
        self.started = self.said = monotonic()
        self.number = 0
        self._shown = 0
        self._last = ""
        if total:
            self._last = say("progress-begins", doing=_doing(doing), things=_things(thing, total)).in_(
                language
            )
        if self.live and total:
            self.say(self._last)

    def done(self, number: int, name: str = "") -> None:
        """So many are done; the last was this one."""
        self.number = number
        now = self._due()
        if number and now is not None:
            said = told(self.doing, self.thing, number, self.total, now - self.started, name)
            self.say(said.in_(self.language))

    def tick(self) -> None:
        """Work goes on, though nothing more is done."""
        now = self._due() if self.total else None
        if now is not None:
            things, seconds = _things(self.thing, self.total), round(now - self.started)
            said = say(
                "progress-so-far", doing=_doing(self.doing), n=self.number, things=things, seconds=seconds
            )
            self.say(said.in_(self.language))

    def _due(self) -> float | None:
        """The time, if something is to be said again by now."""
        now = monotonic()
        if now - self.said < (SOON if self.live else SELDOM):
            return None
        self.said = now
        return now

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Make room for results, and then go on."""
        self.over()
        yield
        if self.live and self.total:
            self.say(self._last)

    def over(self) -> None:
        if self.live and self._shown:
            self.err.write("\r" + " " * self._shown + "\r")
            self.err.flush()
            self._shown = 0

    def say(self, text: str) -> None:
        self._last = text
        if self.live:
            self.err.write("\r" + text.ljust(self._shown))
            self._shown = len(text)
        else:
            self.err.write(text + "\n")
        self.err.flush()


def told(doing: str, thing: str, number: int, total: int, seconds: float, name: str = "") -> Saying:
    """How far it is, how long each takes, and an estimate of what is left."""
    each = seconds / number
    left = round(each * (total - number))
    fast = f"{1 / each:.1f}" if each > FINE else f"{1 / each:.0f}"
    rate = say("progress-rate", n=fast) if each < 1 else say("progress-each", n=f"{each:.1f}")
    things = _things(thing, total)
    if name:
        things = say("progress-last", things=things, name=name)
    return say("progress-left", doing=_doing(doing), n=number, things=things, rate=rate, left=left)


def _doing(doing: str) -> str:
    """What is being done, by its English word, or as it was said already."""
    word = doing.replace(" ", "-")
    return say(f"doing-{word}") if f"doing-{word}" in DECLARED else doing


def _things(thing: str, total: int) -> Saying:
    return say(f"count-{thing}s", n=total)


@contextmanager
def patience(screen: Screen, text: str) -> Iterator[None]:
    """Say what is being done if it is not done soon, and wipe that away in the end."""
    if sys.platform == "emscripten":  # a page has no threads, and shows by itself that it works
        yield
        return
    watched = Progress(screen.err, text, "", 0, screen.language)
    timer = Timer(SOON if watched.live else SELDOM, watched.say, (f"{screen.words(text)} …",))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        watched.over()


@contextmanager
def progress(screen: Screen, doing: str, thing: str, total: int) -> Iterator[Progress]:
    """Progress through so many things, wiped away in the end."""
    watched = Progress(screen.err, doing, thing, total, screen.language)
    try:
        with hearing(watched.tick):
            yield watched
    finally:
        watched.over()
