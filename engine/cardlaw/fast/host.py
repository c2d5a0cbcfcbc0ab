"""Modules in wasmtime: made once, and played in as many rooms at once as there are threads."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from cardlaw.fast.checking import VIOLATIONS
from cardlaw.fast.game import ROW, row_names
from cardlaw.fast.strategy import Thinking
from cardlaw.fast.telling import Told
from cardlaw.fast.values import Outside
from cardlaw.fast.wasm import PAGE, encoded
from cardlaw.fast.writer import Writer

KINDS = ("random", "strategic")
"""Players that can sit inside a module."""


class NoHost(Exception):
    """wasmtime, which runs the modules, is not installed."""


class Beyond(Exception):
    """A round went past what a module holds; the interpreter can play it."""


def _wasmtime() -> Any:
    try:
        return import_module("wasmtime")
    except ImportError:
        raise NoHost("wasmtime is not installed; `pip install cardlaw[fast]` brings it") from None


class Hall:
    """A module, compiled for this machine. `names` says what each word of a row is, `words` how many there are.

    The row of a round is winner, points, decisions, turns and moves by kind; a `Writer` that counts adds how often
    each act happened, each effect ran, each rule was broken and each named situation was met (`counting.py`).
    """

    def __init__(self, writer: Writer) -> None:
        self.wasmtime = _wasmtime()
        self.writer = writer
        self.data = encoded(writer.module())
        self.engine = self.wasmtime.Engine()
        self.module = self.wasmtime.Module(self.engine, self.data)
        self.names = row_names(writer)
        self.words = len(self.names)

    def room(
        self,
        habits: Mapping[str, int],
        lenient: bool = False,
        kinds: Sequence[str] = ("random",),
        thinking: Thinking | None = None,
    ) -> Room:
        """A room to play in; `habits` are shares in millionths, `kinds` how the seats play (from the beginning again
        where there are more seats). Only a module in step form has players other than random ones; what those of the
        strategic kind know is `thinking`."""
        return Room(self, habits, lenient, kinds, thinking)


class Room:
    """A module with a memory of its own. Nothing of one round is left in the next."""

    def __init__(
        self,
        hall: Hall,
        habits: Mapping[str, int],
        lenient: bool,
        kinds: Sequence[str] = ("random",),
        thinking: Thinking | None = None,
    ) -> None:
        self.hall, self.writer = hall, hall.writer
        self.store = hall.wasmtime.Store(hall.engine)
        self.exports = hall.wasmtime.Instance(self.store, hall.module, []).exports(self.store)
        self.memory, self._round, self._rounds = (
            self.exports[name] for name in ("memory", "round", "rounds")
        )
        memory = self.writer.memory
        for name, share in habits.items():
            self._put(memory.habits[name], share)
        self._put(memory.own["lenient"], int(lenient))
        self._rows = memory.top
        stepping = self.writer.stepping
        for seat in range(self.writer.layout.players):
            kind = KINDS.index(kinds[seat % len(kinds)])
            if kind and (stepping is None or thinking is None):
                raise ValueError("strategic players need a module in step form, and something to think about")
            if stepping is not None:
                self._put(stepping.kinds + 4 * seat, kind)
        if stepping is not None and stepping.unseen is not None and "strategic" in kinds:
            raise Outside("strategic players where cards are picked unseen", stepping.unseen)
        if stepping is not None and thinking is not None:
            for card in self.writer.layout.cards:
                self._put(stepping.worth + 4 * card.index, thinking.worth.get(card.text, 0))
            self._put(stepping.doubts, thinking.doubts)
            self._put(stepping.tries, thinking.tries)

    def _put(self, at: int, value: int) -> None:
        self.memory.write(self.store, (value & 0xFFFF_FFFF).to_bytes(4, "little"), at)

    def read(self, at: int, count: int) -> array[int]:
        """So many numbers from an address on."""
        found = array("i")
        found.frombytes(bytes(self.memory.read(self.store, at, at + 4 * count)))
        return found

    def play(self, seed: int, count: int) -> array[int]:
        """The rows of so many rounds from a seed on, one after the other; fewer if the module gave up on the next.

        `rows[place :: hall.words]` is a column, named by `hall.names[place]`.
        """
        words = self.hall.words
        short = self._rows + 4 * words * count - self.memory.data_len(self.store)
        if short > 0:
            self.memory.grow(self.store, short // PAGE + 1)
        progress = self.writer.memory.own["progress"]
        self._put(progress, 0)
        self._put(self.writer.memory.own["violation"], 0)
        signed = seed - (1 << 64) if seed >> 63 else seed
        try:
            self._rounds(self.store, signed, count, self._rows)
        except self.hall.wasmtime.Trap:
            (count,) = self.read(progress, 1)
        return self.read(self._rows, words * count)

    @property
    def violation(self) -> str:
        """The invariant that was broken when the module gave up, if it is one that looks; else nothing."""
        (found,) = self.read(self.writer.memory.own["violation"], 1)
        return VIOLATIONS[found]

    def round(self, seed: int) -> list[tuple[Any, ...]]:
        """One round, and its log as the interpreter keeps it; the module has to be one that records."""
        try:
            self._round(self.store, seed - (1 << 64) if seed >> 63 else seed)
        except self.hall.wasmtime.Trap as why:
            raise Beyond(str(why)) from None
        memory = self.writer.memory
        (size,) = self.read(memory.own["logged"], 1)
        return list(Told(self.writer, self.read(memory.log, size // 4)))

    def tallies(self) -> dict[str, int]:
        """What was counted in the round played last."""
        names = self.writer.values.tallies
        counts = self.read(self.writer.tallies, len(names))
        return {name: count for name, count in zip(names, counts, strict=True) if count}


__all__ = ["KINDS", "ROW", "Beyond", "Hall", "NoHost", "Room", "Thinking"]
