"""Many tables in one memory: each is brought in, goes on to its next decision, and is put away again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardlaw.fast.code import memory as mem
from cardlaw.fast.code.pausing import LEAVING, PLAYING, RETURNING
from cardlaw.fast.code.trees import ABSENT
from cardlaw.fast.code.wasm import WasmFunction, functions_in
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.tables.deciding import deciding
from cardlaw.fast.windows.actions import OPTIONS
from cardlaw.fast.windows.stepping import (
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
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer

HEADER = 64
"""A table that is put away begins with the bytes of its frames and of cards set aside, and how many answers there
were."""
CALL = ("slots", "records", "answers", "seen", "count", "refused")
"""What a call about all tables is told, and whether an answer was refused: words in memory, since a host takes longer
for arguments than many tables take to go on."""


class Parts:
    """What a table is made of, and where it lies when it is put away.

    What every table has comes first; then, one after the other, whatever is in use, so that a table that is put away
    fills few lines of a cache. Its answers are at the end.
    """

    def __init__(self, writer: Writer) -> None:
        memory, limits, stepping = writer.memory, writer.memory.limits, writer.stepping
        assert stepping is not None
        self.memory = memory
        self.call = {name: memory.take(4) for name in CALL}
        self.fixed = memory.last - memory.first
        under_way = f"(i32.load {memory.registers['.under-way']} (i32.const 0))"
        arguments = 4 * memory.most_arguments
        self.set_aside = (memory.stack, "(i32.load 4 (local.get $slot))", KEPT)
        """An address, how many bytes from there on are in use, and how many there can be."""
        self.parts = [
            self.set_aside,
            (stepping.frames, "(i32.load (local.get $slot))", FRAMES),
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
        self.journal = HEADER + self.fixed + sum(most for _, _, most in self.parts)
        self.size = (self.journal + JOURNAL + 63) // 128 * 128 + 64
        """Bytes of a table; not a multiple of much, so that tables do not compete for the same lines of a cache."""
        if self.size > MOST_BYTES:
            raise Outside(say("fast-large", n=MOST_BYTES // 1024), "")

    def word(self, name: str) -> str:
        """A word of the call about all tables."""
        return f"(i32.load {self.call[name]} (i32.const 0))"

    def put_away(self) -> str:
        copied = "\n".join(
            self._copied("(local.get $at)", f"(i32.const {address})", size) for address, size, _ in self.parts
        )
        return (
            f"(memory.copy {self._fixed} (i32.const {self.memory.first}) (i32.const {self.fixed}))"
            f" {self._first} {copied}"
        )

    def brought_in(self) -> str:
        copied = "\n".join(
            self._copied(f"(i32.const {address})", "(local.get $at)", size) for address, size, _ in self.parts
        )
        return (
            f"(memory.copy (i32.const {self.memory.first}) {self._fixed} (i32.const {self.fixed}))"
            f" {self._first} {copied}"
        )

    def dice_in(self) -> str:
        """What a random player needs of a table: the chance of each seat, and the cards set aside to choose from."""
        memory = self.memory
        chance = (
            f"(memory.copy (i32.const {memory.dice}) (i32.add (local.get $slot)"
            f" (i32.const {HEADER + memory.dice - memory.first})) (i32.const {8 * (memory.layout.players + 1)}))"
        )
        address, size, _ = self.set_aside
        return f"{chance} {self._first} {self._copied(f'(i32.const {address})', '(local.get $at)', size)}"

    @property
    def _fixed(self) -> str:
        return f"(i32.add (local.get $slot) (i32.const {HEADER}))"

    @property
    def _first(self) -> str:
        """What is in use begins after what every table has."""
        return f"(local.set $at (i32.add (local.get $slot) (i32.const {HEADER + self.fixed})))"

    def _copied(self, to: str, origin: str, size: str) -> str:
        return (
            f"(if (local.tee $size {size}) (then (memory.copy {to} {origin} (local.get $size))"
            " (local.set $at (i32.add (local.get $at) (local.get $size)))))"
        )


def observed(writer: Writer) -> list[str]:
    """What each word of an observation is: states, sizes of zones, the top cards that are seen, own cards by face."""
    layout = writer.layout
    found = [f"state {slot.text}" for slot in layout.slots]
    found += [f"size {place.text}" for place in layout.places]
    found += [f"top {place.text}" for place in layout.places]
    return [*found, *(f"mine {card.text}" for card in layout.cards)]


def tables(writer: Writer) -> Iterable[WasmFunction]:
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
    called = " ".join(
        f"(local.set ${name} {parts.word(word)})"
        for name, word in (
            ("slot", "slots"),
            ("record", "records"),
            ("answer", "answers"),
            ("count", "count"),
        )
    )
    text = f"""
(func $put_away (param $slot i32) (local $size i32) (local $at i32)
  (i32.store (local.get $slot) (i32.sub (global.get $frames) (i32.const {stepping.frames})))
  (local.set $size (i32.sub (global.get $stack) (i32.const {memory.stack})))
  (if (i32.gt_u (local.get $size) (i32.const {KEPT})) (then (unreachable)))
  (i32.store 4 (local.get $slot) (local.get $size))
  {parts.put_away()})
(func $bring_in (param $slot i32) (local $size i32) (local $at i32)
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
(func $advance (export) (local $slot i32) (local $record i32) (local $answer i32) (local $seen i32) (local $count i32)
  (local $action i32) (local $told i32)
  (local.set $seen {parts.word("seen")})
  {called}
  (i32.store {parts.call["refused"]} (i32.const 0) (i32.const 0))
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
            (i32.store {parts.call["refused"]} (i32.const 0) (i32.const 1))
            (i32.store {STATE} (local.get $record) (i32.const {REFUSED}))))))
    (local.set $slot (i32.add (local.get $slot) (i32.const {parts.size})))
    (local.set $record (i32.add (local.get $record) (i32.const {stepping.size})))
    (local.set $answer (i32.add (local.get $answer) (i32.const 4)))
    (if (local.get $seen)
      (then (local.set $seen (i32.add (local.get $seen) (i32.const {4 * len(observed(writer))})))))
    (local.set $count (i32.sub (local.get $count) (i32.const 1)))
    (br $again))))
(func $decide_all (export) (local $slot i32) (local $record i32) (local $answer i32) (local $count i32)
  (local $seat i32) (local $size i32) (local $at i32)
  {called}
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
    places, slots, cards = len(layout.places), len(layout.slots), len(layout.cards)
    tops, mine = 4 * (slots + places), 4 * (slots + 2 * places)
    code = []
    for place, slot in enumerate(layout.slots):
        if slot.state.type in ("card", "cards"):
            own = slot.key if slot.state.each == "player" and isinstance(slot.key, int) else -1
            value = f"(i32.load {memory.vars + 4 * place} (i32.const 0))"
            code.append(_told(4 * place, value, f"(i32.eq (local.get $seat) (i32.const {own}))", ABSENT))
    for place, held in enumerate(layout.places):
        top = f"(call $card_at (i32.const {place}) (i32.const 1))"
        seen, key = held.zone.seen, held.key
        test = "(i32.const 0)"
        if seen == "all":
            test = "(i32.const 1)"
        elif seen == "owner" and held.zone.each == "player":
            test = f"(i32.eq (local.get $seat) (i32.const {key}))"
        elif seen == "owner" and held.zone.each == "team":
            team = f"(i32.rem_u (local.get $seat) (i32.const {layout.teams}))"
            mate = f"(i32.eq {team} (i32.const {key}))"
            test = f"(i32.and {mate} (i32.ge_s (local.get $seat) (i32.const 0)))"
        size = f"(i32.load {memory.sizes + 4 * place} (i32.const 0))"
        code.append(_told(tops + 4 * place, top, f"(select {test} (i32.const 0) {size})", -1))
    look = "i32.load16_u" if memory.copy == 2 else "i32.load8_u"
    row = memory.row.bit_length() - 1
    hands = [
        layout.zone_base[zone.name]
        for zone in writer.core.model.zones
        if zone.each == "player" and zone.seen != "none"
    ]
    hand = []
    for number, base in enumerate(hands):
        hand.append(
            f"(local.set $row (i32.shl (i32.add (local.get $seat) (i32.const {base})) (i32.const {row})))"
        )
        for card in range(cards):
            count = f"({look} {memory.copies + memory.copy * card} (local.get $row))"
            if number:
                count = f"(i32.add (i32.load {mine + 4 * card} (local.get $to)) {count})"
            hand.append(f"(i32.store {mine + 4 * card} (local.get $to) {count})")
    none = f"(memory.fill (i32.add (local.get $to) (i32.const {mine})) (i32.const 0) (i32.const {4 * cards}))"
    if not hands:
        hand.append(none)
    return f"""
(func $observe (param $to i32) (local $seat i32) (local $row i32)
  (local.set $seat (i32.load {stepping.record + SEAT} (i32.const 0)))
  (if (i32.lt_s (local.get $seat) (i32.const 0)) (then (local.set $seat (i32.const {ABSENT}))))
  (memory.copy (local.get $to) (i32.const {memory.vars}) (i32.const {tops}))
  {" ".join(code)}
  (if (i32.eq (local.get $seat) (i32.const {ABSENT})) (then {none}) (else {" ".join(hand)})))"""


def _told(at: int, value: str, test: str, otherwise: int) -> str:
    """A word of an observation, or what stands there where it is not to be known."""
    return f"(i32.store {at} (local.get $to) (select {value} (i32.const {otherwise}) {test}))"
