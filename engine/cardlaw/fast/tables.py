"""Many tables in one memory: each is brought in, goes on to its next decision, and is put away again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardlaw.fast import memory as mem
from cardlaw.fast.actions import OPTIONS, WORD
from cardlaw.fast.deciding import deciding
from cardlaw.fast.pausing import LEAVING, PLAYING, RETURNING
from cardlaw.fast.stepping import (
    ASKED,
    FRAMES,
    JOURNAL,
    KEPT,
    MASKS,
    MOST_BYTES,
    OVER,
    REFUSED,
    SEAT,
    STATE,
)
from cardlaw.fast.trees import ABSENT
from cardlaw.fast.values import Outside
from cardlaw.fast.wasm import Function, functions_in
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer

HEADER = 16
"""A table that is put away begins with the bytes of its frames and of cards set aside, and how many answers there
were."""


class Parts:
    """What a table is made of, where it lies while it is played, and where when it is put away."""

    def __init__(self, writer: Writer) -> None:
        memory, limits, stepping = writer.memory, writer.memory.limits, writer.stepping
        assert stepping is not None
        self.memory = memory
        under_way = f"(i32.load {memory.registers['.under-way']} (i32.const 0))"
        arguments = 4 * memory.most_arguments
        fixed = memory.last - memory.first
        counted = writer.tallies + 4 * len(writer.values.tallies) - writer.counts
        whole = [
            (memory.first, f"(i32.const {fixed})", fixed),
            (writer.counts, f"(i32.const {counted})", counted),
            (stepping.frames, "(i32.load (local.get $slot))", FRAMES),
            (memory.stack, "(i32.load 4 (local.get $slot))", KEPT),
            (
                memory.happenings,
                f"(i32.mul {under_way} (i32.const {mem.HAPPENING}))",
                mem.HAPPENING * (limits.depth + 2),
            ),
            (
                memory.arguments,
                f"(i32.mul {under_way} (i32.const {arguments}))",
                arguments * (limits.depth + 2),
            ),
            (
                memory.duties,
                f"(i32.mul (i32.load {memory.own['owed']} (i32.const 0)) (i32.const 12))",
                12 * mem.MOST_OWED,
            ),
            (
                memory.windows,
                f"(i32.sub (i32.load {memory.own['highest']} (i32.const 0)) (i32.const {memory.windows}))",
                memory.window_size * mem.MOST_WINDOWS,
            ),
        ]
        at = HEADER
        self.parts = []
        for address, size, most in whole:
            self.parts.append((address, at, size))
            at += (most + 7) // 8 * 8
        self.journal = at
        self.size = (at + JOURNAL + 63) // 128 * 128 + 64
        """Bytes of a table; not a multiple of much, so that tables do not compete for the same lines of a cache."""
        if self.size > MOST_BYTES:
            raise Outside(say("fast-large", n=MOST_BYTES // 1024), "")

    def put_away(self) -> str:
        return "\n".join(
            self._copied(f"(i32.add (local.get $slot) (i32.const {at}))", f"(i32.const {address})", size)
            for address, at, size in self.parts
        )

    def brought_in(self) -> str:
        return "\n".join(
            self._copied(f"(i32.const {address})", f"(i32.add (local.get $slot) (i32.const {at}))", size)
            for address, at, size in self.parts
        )

    def dice_in(self) -> str:
        """What a random player needs of a table: the chance of each seat, and the cards set aside to choose from."""
        memory = self.memory
        chance = (
            f"(memory.copy (i32.const {memory.dice}) (i32.add (local.get $slot)"
            f" (i32.const {HEADER + memory.dice - memory.first})) (i32.const {8 * (memory.layout.players + 1)}))"
        )
        address, at, size = next(part for part in self.parts if part[0] == memory.stack)
        origin = f"(i32.add (local.get $slot) (i32.const {at}))"
        return chance + self._copied(f"(i32.const {address})", origin, size)

    def _copied(self, to: str, origin: str, size: str) -> str:
        if size.startswith("(i32.const"):
            return f"(memory.copy {to} {origin} {size})"
        return f"(if (local.tee $size {size}) (then (memory.copy {to} {origin} (local.get $size))))"


def observed(writer: Writer) -> list[str]:
    """What each word of an observation is: sizes of zones, the top cards that are seen, states, own cards by face."""
    layout = writer.layout
    found = [f"size {place.text}" for place in layout.places]
    found += [f"top {place.text}" for place in layout.places]
    found += [f"state {slot.text}" for slot in layout.slots]
    return [*found, *(f"mine {card.text}" for card in layout.cards)]


def tables(writer: Writer) -> Iterable[Function]:
    """The functions that a host calls to play many tables, and those that play a whole round with players inside."""
    stepping, memory, layout = writer.stepping, writer.memory, writer.layout
    assert stepping is not None
    parts = writer.parts = Parts(writer)
    record = stepping.record
    a = stepping.actions
    header = " ".join(
        f"(i64.store {record + at} (i32.const 0) (i64.load {at} (local.get $record)))"
        for at in range(0, MASKS, 8)
    )
    text = f"""
(func $put_away (param $slot i32) (local $size i32)
  (i32.store (local.get $slot) (i32.sub (global.get $frames) (i32.const {stepping.frames})))
  (local.set $size (i32.sub (global.get $stack) (i32.const {memory.stack})))
  (if (i32.gt_u (local.get $size) (i32.const {KEPT})) (then (unreachable)))
  (i32.store 4 (local.get $slot) (local.get $size))
  {parts.put_away()})
(func $bring_in (param $slot i32) (local $size i32)
  (global.set $frames (i32.add (i32.load (local.get $slot)) (i32.const {stepping.frames})))
  (global.set $stack (i32.add (i32.load 4 (local.get $slot)) (i32.const {memory.stack})))
  {parts.brought_in()})
(func $go_on
  (drop (call $game (i32.const 0) (i32.const {ABSENT})))
  (i32.store {record + STATE} (i32.const 0) (select (i32.const {ASKED}) (i32.const {OVER})
    (i32.eq (global.get $mode) (i32.const {LEAVING})))))
(func $answered (param $action i32)
  (call $choose_option (local.get $action))
  (i32.store {stepping.answer} (i32.const 0) (local.get $action))
  (global.set $mode (i32.const {RETURNING}))
  (call $go_on))
(func $waiting (result i32)
  (i32.eq (i32.load {record + STATE} (i32.const 0)) (i32.const {ASKED})))
(func $written (param $records i32) (param $seen i32)
  (memory.copy (local.get $records) (i32.const {record}) (i32.const {stepping.size}))
  (if (local.get $seen) (then (call $observe (local.get $seen)))))
(func $begin (export) (param $slot i32) (param $record i32) (param $seen i32) (param $seed i64)
  (call $set_out (local.get $seed))
  (call $go_on)
  (i32.store 8 (local.get $slot) (i32.const 0))
  (call $put_away (local.get $slot))
  (call $written (local.get $record) (local.get $seen)))
(func $advance (export) (param $slot i32) (param $record i32) (param $answer i32) (param $seen i32) (param $count i32)
  (result i32) (local $action i32) (local $told i32) (local $refused i32)
  (block $out (loop $again
    (br_if $out (i32.le_s (local.get $count) (i32.const 0)))
    (local.set $action (i32.load (local.get $answer)))
    (if (i32.and (i32.ge_s (local.get $action) (i32.const 0))
        (i32.ne (i32.load {STATE} (local.get $record)) (i32.const {OVER})))
      (then
        (if (i32.or
            (call $marked (i32.add (local.get $record) (i32.const {MASKS})) (local.get $action))
            (call $marked (i32.add (local.get $record) (i32.const {MASKS + 8 * a.words})) (local.get $action)))
          (then
            {header}
            (call $bring_in (local.get $slot))
            (local.set $told (i32.load 8 (local.get $slot)))
            (i32.store 8 (local.get $slot) (i32.add (local.get $told) (i32.const 1)))
            (if (i32.lt_u (local.get $told) (i32.const {JOURNAL // 2}))
              (then (i32.store16 {parts.journal} (i32.add (local.get $slot)
                (i32.shl (local.get $told) (i32.const 1))) (local.get $action))))
            (call $answered (local.get $action))
            (call $put_away (local.get $slot))
            (call $written (local.get $record) (local.get $seen)))
          (else
            (local.set $refused (i32.const 1))
            (i32.store {STATE} (local.get $record) (i32.const {REFUSED}))))))
    (local.set $slot (i32.add (local.get $slot) (i32.const {parts.size})))
    (local.set $record (i32.add (local.get $record) (i32.const {stepping.size})))
    (local.set $answer (i32.add (local.get $answer) (i32.const 4)))
    (if (local.get $seen)
      (then (local.set $seen (i32.add (local.get $seen) (i32.const {4 * len(observed(writer))})))))
    (local.set $count (i32.sub (local.get $count) (i32.const 1)))
    (br $again)))
  (local.get $refused))
(func $decide_all (export) (param $slot i32) (param $record i32) (param $answer i32) (param $count i32)
  (local $seat i32) (local $size i32)
  (block $out (loop $again
    (br_if $out (i32.le_s (local.get $count) (i32.const 0)))
    (i32.store (local.get $answer) (i32.const -1))
    (if (i32.ne (i32.load {STATE} (local.get $record)) (i32.const {OVER})) (then
      (memory.copy (i32.const {record}) (local.get $record) (i32.const {stepping.size}))
      (local.set $seat (i32.load {SEAT} (local.get $record)))
      (if (call $thinks (local.get $seat))
        (then (call $bring_in (local.get $slot)))
        (else {parts.dice_in()}))
      (i32.store (local.get $answer) (call $decide))
      (memory.copy (i32.add (local.get $slot) (i32.const {HEADER + memory.dice - memory.first}))
        (i32.const {memory.dice}) (i32.const {8 * (layout.players + 1)}))))
    (local.set $slot (i32.add (local.get $slot) (i32.const {parts.size})))
    (local.set $record (i32.add (local.get $record) (i32.const {stepping.size})))
    (local.set $answer (i32.add (local.get $answer) (i32.const 4)))
    (local.set $count (i32.sub (local.get $count) (i32.const 1)))
    (br $again))))
(func $play_out
  (call $go_on)
  (block $out (loop $again
    (br_if $out (i32.eqz (call $waiting)))
    (call $answered (call $decide))
    (br $again))))
{_observing(writer)}
"""
    assert PLAYING == 0 and a.words >= OPTIONS
    return [*functions_in(text), *deciding(writer)]


def _observing(writer: Writer) -> str:
    """What the seat that is asked may know, as numbers."""
    stepping, memory, layout = writer.stepping, writer.memory, writer.layout
    assert stepping is not None
    own = memory.table([place.key if isinstance(place.key, int) else -1 for place in layout.places])
    sights = []
    for slot in layout.slots:
        hidden = slot.state.type in ("card", "cards")
        mine = slot.key if slot.state.each == "player" and isinstance(slot.key, int) else -2
        sights.append(mine if hidden else -1)
    shown = memory.table(sights)
    places, slots, cards = len(layout.places), len(layout.slots), len(layout.cards)
    row = memory.row.bit_length() - 1
    look = "i32.load16_u" if memory.copy == 2 else "i32.load8_u"
    first = "(local.set $j (i32.const 0))"
    test = f"(br_if $over (i32.ge_s (local.get $j) (i32.const {cards})))"
    after = "(local.set $j (i32.add (local.get $j) (i32.const 1)))"
    if cards <= WORD:
        first = "(local.set $faces (call $faces0 (local.get $i)))"
        test = (
            "(br_if $over (i64.eqz (local.get $faces)))"
            " (local.set $j (i32.wrap_i64 (i64.ctz (local.get $faces))))"
        )
        after = "(local.set $faces (i64.and (local.get $faces) (i64.sub (local.get $faces) (i64.const 1))))"
    return f"""
(func $observe (param $to i32) (local $seat i32) (local $i i32) (local $j i32) (local $at i32) (local $sight i32)
  (local $faces i64)
  (local.set $seat (i32.load {stepping.record + SEAT} (i32.const 0)))
  (if (i32.lt_s (local.get $seat) (i32.const 0)) (then (local.set $seat (i32.const {ABSENT}))))
  (memory.copy (local.get $to) (i32.const {memory.sizes}) (i32.const {4 * places}))
  (memory.fill (i32.add (local.get $to) (i32.const {4 * (2 * places + slots)})) (i32.const 0)
    (i32.const {4 * cards}))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {places})))
    (local.set $at (i32.const -1))
    (if (call $sees (local.get $seat) (local.get $i)) (then
      (local.set $at (call $card_at (local.get $i) (i32.const 1)))
      (if (i32.eq (local.get $at) (i32.const {ABSENT})) (then (local.set $at (i32.const -1))))
      (if (i32.eq (local.get $seat) (i32.load {own} (i32.shl (local.get $i) (i32.const 2)))) (then
        {first}
        (block $over (loop $next
          {test}
          (local.set $sight (i32.add (local.get $to)
            (i32.shl (local.get $j) (i32.const 2))))
          (i32.store {4 * (2 * places + slots)} (local.get $sight)
            (i32.add (i32.load {4 * (2 * places + slots)} (local.get $sight))
              ({look} {memory.copies} (i32.add (i32.shl (local.get $i) (i32.const {row}))
                (i32.shl (local.get $j) (i32.const {memory.copy - 1}))))))
          {after}
          (br $next)))))))
    (i32.store {4 * places} (i32.add (local.get $to) (i32.shl (local.get $i) (i32.const 2))) (local.get $at))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (local.set $i (i32.const 0))
  (block $done (loop $states
    (br_if $done (i32.ge_s (local.get $i) (i32.const {slots})))
    (local.set $at (i32.shl (local.get $i) (i32.const 2)))
    (local.set $sight (i32.load {shown} (local.get $at)))
    (i32.store {8 * places} (i32.add (local.get $to) (local.get $at))
      (select (i32.load {memory.vars} (local.get $at)) (i32.const {ABSENT})
        (i32.or (i32.eq (local.get $sight) (i32.const -1)) (i32.eq (local.get $sight) (local.get $seat)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $states))))"""
