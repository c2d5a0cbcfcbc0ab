"""What a module tells of a round, for those who compare it with the interpreter: the log as numbers, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from cardlaw.fast.code.memory import TableMemory
from cardlaw.fast.code.trees import ABSENT
from cardlaw.fast.code.wasm import WasmFunction, functions_in

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer

SORTS = {
    sort: number
    for number, sort in enumerate(
        (
            "act",
            "carried out",
            "carried",
            "replaced",
            "follows",
            "done",
            "moved",
            "dealt",
            "revealed",
            "shuffled",
            "swapped",
            "rotated",
            "set",
            "chose",
            "chose secretly",
            "chance",
            "announced",
            "round",
            "turn",
            "passed over",
            "level",
            "won",
            "ended",
            "round over",
            "over",
            "limit",
            "short",
            "broken",
            "stuck",
            "broke",
        ),
        1,
    )
}
"""The number of each sort of entry."""
ROOM = 1 << 24
"""Bytes for the log of a round."""


def logging(memory: TableMemory) -> Iterable[WasmFunction]:
    """The functions that write the log."""
    at, own = memory.take(ROOM, 16), memory.own["logged"]
    memory.log = at
    load = "i32.load8_u" if memory.width == 1 else "i32.load16_u"
    return functions_in(f"""
(func $log (param $word i32) (local $at i32)
  (local.set $at (i32.load {own} (i32.const 0)))
  (if (i32.ge_u (local.get $at) (i32.const {ROOM})) (then (unreachable)))
  (i32.store {at} (local.get $at) (local.get $word))
  (i32.store {own} (i32.const 0) (i32.add (local.get $at) (i32.const 4))))
(func $log_cards (param $cards i32) (param $count i32) (local $i i32)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (call $log (i32.load (i32.add (local.get $cards) (i32.shl (local.get $i) (i32.const 2)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again))))
(func $log_set (param $cards i32)
  (if (i32.eq (local.get $cards) (i32.const {ABSENT})) (then (call $log (i32.const 0)) (return)))
  (call $log (i32.load (local.get $cards)))
  (call $log_cards (i32.add (local.get $cards) (i32.const 4)) (i32.load (local.get $cards))))
(func $log_from (param $place i32) (param $i i32)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (call $size (local.get $place))))
    (call $log ({load} (call $spot (local.get $place) (local.get $i))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again))))
(func $log_zone (param $place i32)
  (call $log (call $size (local.get $place)))
  (call $log_from (local.get $place) (i32.const 0)))
""")


class ToldLog:
    """The log of a round as the interpreter keeps it, from the numbers that a module told."""

    def __init__(self, writer: Writer, words: Iterable[int]) -> None:
        self.w, self._words = writer, iter(words)
        self.next = self._words.__next__
        self.texts = list(writer.texts)
        self.keys = list(writer.keys)
        self.names = {number: sort for sort, number in SORTS.items()}

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for sort in self._words:
            yield self.entry(self.names[sort])

    def value(self, type_: str = "number") -> Any:
        return self.w.memory.value_of(self.next(), type_)

    def text(self) -> str:
        return self.texts[self.next()]

    def cards(self, count: int) -> tuple[int, ...]:
        return tuple(islice(self._words, count))

    def arguments(self, act: int) -> tuple[Any, ...]:
        found = []
        for parameter in self.w.core.model.acts[act].parameters:
            if parameter.type == "cards":
                found.append(self.cards(self.next()))
            else:
                found.append(self.value(parameter.type))
        return tuple(found)

    def mask(self) -> int:
        low, high = self.next() & 0xFFFF_FFFF, self.next() & 0xFFFF_FFFF
        return low | high << 32

    def entry(self, sort: str) -> tuple[Any, ...]:
        match sort:
            case "act":
                act, doer, serial, depth = self.next(), self.value(), self.next(), self.next()
                guilt = self._guilt(act, self.mask())
                plain = self.w.core.model.acts[act].name in self.w.core.plain
                return sort, act, doer, () if plain else self.arguments(act), guilt, serial, depth
            case "carried out":
                act, doer, depth = self.next(), self.value(), self.next()
                return sort, act, doer, self.arguments(act), depth
            case "replaced":
                act, mask, depth = self.next(), self.mask(), self.next()
                effects = self.w.effects[self.w.core.model.acts[act].name]
                return sort, tuple(id for id, place in effects.items() if mask >> place & 1), depth
            case "moved" | "dealt":
                origin, to, count = self.next(), self.next(), self.next()
                return sort, self.cards(count), origin, to
            case "revealed":
                zone, seats, count = self.next(), self.next(), self.next()
                return sort, zone, self.cards(count), self._seats(seats)
            case "set":
                slot = self.next()
                return sort, slot, self.value(self.w.layout.slots[slot].state.type)
            case "chose":
                who, type_ = self.value(), self.text()
                return sort, who, type_, self.value(type_), bool(self.next())
            case "chose secretly":
                who, type_ = self.next(), self.text()
                return sort, who, type_, self.value(type_)
            case "announced":
                return sort, self.text()
            case "level":
                return sort, self._seats(self.next())
            case "won":
                return sort, self.text(), self.value(), self.text()
            case "ended" | "limit":
                return sort, self.text(), self.text()
            case "over":
                return sort, self.value(), self.value()
            case "chance":
                return sort, self.next(), self.next(), self.next()
            case "swapped" | "short":
                return sort, self.next(), self.next()
            case "broken":
                return sort, self.text()
            case "stuck":
                who, acts = self.next(), self.keys[self.next()]
                return sort, who, tuple(self.w.values.acts[act] for act in acts)
            case "broke":
                who, act, acts, mask = self.next(), self.next(), self.keys[self.next()], self.mask()
                held = self.w.core.verdicts.held
                places = self.w.asking._places(acts)
                return sort, who, act, tuple(held[old].id for old, i in places.items() if mask >> i & 1)
            case _:
                return sort, self.value()

    def _guilt(self, act: int, mask: int) -> tuple[str, ...]:
        if not mask:
            return ()
        guilt = self.w.core.verdicts.acts.guilt(self.w.core.model.acts[act])
        return tuple(clause.id for i, clause in enumerate(guilt) if mask >> i & 1)

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.w.layout.players) if mask >> seat & 1)
