"""Modules in wasmtime: made once, and played in as many rooms at once as there are threads."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from cardlaw.engine.play.decisions import DECLINE
from cardlaw.fast.code.wasm import PAGE
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.keeping import ModulePlan, written
from cardlaw.fast.routines.game import ROW
from cardlaw.fast.runtime.checking import VIOLATIONS
from cardlaw.fast.runtime.telling import ToldLog
from cardlaw.fast.tables.strategy import Thinking
from cardlaw.fast.writer import Writer
from cardlaw.wording.reasons import say

KINDS = ("random", "strategic")
"""Players that can sit inside a module."""


class NoHost(Exception):
    """wasmtime, which runs the modules, is not installed."""

    def __init__(self) -> None:
        self.said = say("fast-not-installed")
        super().__init__(self.said)


class Beyond(Exception):
    """A round went past what a module holds; the interpreter can play it."""


def _wasmtime() -> Any:
    try:
        return import_module("wasmtime")
    except ImportError:
        raise NoHost from None


class Hall:
    """A module, compiled for this machine. `names` says what each word of a row is, `words` how many there are.

    The row of a round is winner, points, decisions, turns and moves by kind; a `Writer` that counts adds how often
    each act happened, each effect ran, each rule was broken and each named situation was met (`counting.py`).
    """

    def __init__(self, writer: Writer, make: Callable[[Writer], tuple[bytes, ModulePlan]] = written) -> None:
        self.wasmtime = _wasmtime()
        self.writer = writer
        self.engine = self.wasmtime.Engine()
        self.data, self.plan = make(writer)
        try:
            self.module = self.wasmtime.Module(self.engine, self.data)
        except self.wasmtime.WasmtimeError:  # what was kept is no module
            self.data, self.plan = written(writer)
            self.module = self.wasmtime.Module(self.engine, self.data)
        self.names = self.plan.names
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
        self.hall, self.writer, self.plan = hall, hall.writer, hall.plan
        self.store = hall.wasmtime.Store(hall.engine)
        self.exports = hall.wasmtime.Instance(self.store, hall.module, []).exports(self.store)
        self.memory, self._round, self._rounds = (
            self.exports[name] for name in ("memory", "round", "rounds")
        )
        plan = self.plan
        for name, at in plan.habits:
            if name in habits:
                self._put(at, habits[name])
        self._put(plan.lenient, int(lenient))
        seats = plan.seats
        for seat in range(self.writer.layout.players):
            kind = KINDS.index(kinds[seat % len(kinds)])
            if kind and (seats is None or thinking is None):
                raise ValueError("strategic players need a module in step form, and something to think about")
            if seats is not None:
                self._put(seats.kinds + 4 * seat, kind)
        if seats is not None and seats.unseen is not None and "strategic" in kinds:
            raise Outside(say("fast-unseen"), seats.unseen)
        if seats is not None and thinking is not None:
            for card in self.writer.layout.cards:
                self._put(seats.worth + 4 * card.index, thinking.worth.get(card.text, 0))
            self._put(seats.doubts, thinking.doubts)
            self._put(seats.tries, thinking.tries)

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
        short = self.plan.rows + 4 * words * count - self.memory.data_len(self.store)
        if short > 0:
            self.memory.grow(self.store, short // PAGE + 1)
        self._put(self.plan.progress, 0)
        self._put(self.plan.violation, 0)
        signed = seed - (1 << 64) if seed >> 63 else seed
        try:
            self._rounds(self.store, signed, count, self.plan.rows)
        except self.hall.wasmtime.Trap:
            (count,) = self.read(self.plan.progress, 1)
        return self.read(self.plan.rows, words * count)

    @property
    def violation(self) -> str:
        """The invariant that was broken when the module gave up, if it is one that looks; else nothing."""
        (found,) = self.read(self.plan.violation, 1)
        return VIOLATIONS[found]

    def round(self, seed: int) -> list[tuple[Any, ...]]:
        """One round, and its log as the interpreter keeps it; the module has to be one that records."""
        try:
            self._round(self.store, seed - (1 << 64) if seed >> 63 else seed)
        except self.hall.wasmtime.Trap as why:
            raise Beyond(str(why)) from None
        memory = self.writer.memory
        (size,) = self.read(memory.own["logged"], 1)
        return list(ToldLog(self.writer, self.read(memory.log, size // 4)))

    def moves(self) -> dict[str, int]:
        """How often each move was the answer in the round played last, and declining."""
        names = [*(act.name for act in self.writer.core.model.acts), DECLINE]
        counts = self.read(self.writer.memory.counts, len(names))
        return {name: count for name, count in zip(names, counts, strict=True) if count}

    def tallies(self) -> dict[str, int]:
        """What was counted in the round played last."""
        names = self.writer.values.tallies
        counts = self.read(self.writer.memory.tallies, len(names))
        return {name: count for name, count in zip(names, counts, strict=True) if count}


__all__ = ["KINDS", "ROW", "Beyond", "Hall", "NoHost", "Room", "Thinking"]
