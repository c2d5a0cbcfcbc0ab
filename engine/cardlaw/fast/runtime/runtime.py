"""What written routines call: chance, zones, seats, causes. The text is WebAssembly, folded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardlaw.engine.state.randomness import STEP as GOLDEN
from cardlaw.fast.code import memory as mem
from cardlaw.fast.code.memory import TableMemory
from cardlaw.fast.code.trees import ABSENT, LARGEST
from cardlaw.fast.code.wasm import WasmFunction, functions_in
from cardlaw.fast.runtime.windows import windows

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer

ONE_MIX, OTHER_MIX = 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB


def runtime(writer: Writer) -> Iterable[WasmFunction]:
    """The functions that every module has; in step form nothing is counted while options are looked up again."""
    layout, core, memory = writer.layout, writer.core, writer.memory
    tallies, step = memory.tallies, writer.stepping is not None
    n = layout.players
    wide = memory.width - 1
    load, store = ("i32.load16_u", "i32.store16") if wide else ("i32.load8_u", "i32.store8")
    look, save = ("i32.load16_u", "i32.store16") if memory.copy == 2 else ("i32.load8_u", "i32.store8")
    own, reg = memory.own, memory.registers
    shift = memory.room.bit_length() - 1
    row = memory.row.bit_length() - 1
    copy = (
        f"(i32.add (i32.shl (local.get $place) (i32.const {row}))"
        f" (i32.shl (local.get $card) (i32.const {memory.copy - 1})))"
    )
    seen = {"all": 1, "none": 0, "owner": 2}
    sights = []
    for place in layout.places:
        sight = seen[place.zone.seen]
        if sight == 2 and place.zone.each not in ("player", "team"):
            sight = 0
        elif sight == 2 and place.zone.each == "team":
            sight = 3
        sights.append(sight | (place.key if isinstance(place.key, int) else 0) << 2)
    seeing = memory.table(sights)
    bases = [layout.zone_base[z.name] for z in core.model.zones if z.each == "player"]
    mine = "\n".join(
        f"(if (call $has (i32.add (local.get $doer) (i32.const {base})) (local.get $card))"
        f" (then (return (i32.add (local.get $doer) (i32.const {base})))))"
        for base in bases
    )
    quiet = "(if (global.get $quiet) (then (return)))" if step else "(nop)"
    text = f"""
(func $tally (param $what i32)
  {quiet}
  (i32.store {tallies} (i32.shl (local.get $what) (i32.const 2))
    (i32.add (i32.load {tallies} (i32.shl (local.get $what) (i32.const 2))) (i32.const 1))))
(func $tally_by (param $what i32) (param $count i32)
  {quiet}
  (i32.store {tallies} (i32.shl (local.get $what) (i32.const 2))
    (i32.add (i32.load {tallies} (i32.shl (local.get $what) (i32.const 2))) (local.get $count))))
(func $stack_holds
  (if (i32.gt_u (global.get $stack) (i32.const {memory.stack + mem.STACK})) (then (unreachable))))
(func $fits (param $value i32) (result i32)
  (if (i32.gt_u (i32.add (local.get $value) (i32.const {LARGEST})) (i32.const {2 * LARGEST}))
    (then (if (i32.ne (local.get $value) (i32.const {ABSENT})) (then (unreachable)))))
  (local.get $value))
(func $times (param $a i32) (param $b i32) (result i32) (local $all i64)
  (local.set $all (i64.mul (i64.extend_i32_s (local.get $a)) (i64.extend_i32_s (local.get $b))))
  (if (i64.gt_u (i64.add (local.get $all) (i64.const {LARGEST})) (i64.const {2 * LARGEST})) (then (unreachable)))
  (i32.wrap_i64 (local.get $all)))
(func $plus (param $a i32) (param $b i32) (result i32)
  (call $fits (i32.add (local.get $a) (local.get $b))))

(func $mixed (param $z i64) (result i64)
  (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 30))) (i64.const {ONE_MIX})))
  (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 27))) (i64.const {OTHER_MIX})))
  (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 31))))
(func $below (param $at i32) (param $n i32) (result i32) (local $z i64)
  (i64.store (local.get $at)
    (local.tee $z (i64.add (i64.load (local.get $at)) (i64.const {GOLDEN}))))
  (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 30))) (i64.const {ONE_MIX})))
  (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 27))) (i64.const {OTHER_MIX})))
  (local.set $z (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 31))))
  (i32.wrap_i64 (i64.shr_u
    (i64.mul (i64.shr_u (local.get $z) (i64.const 32)) (i64.extend_i32_u (local.get $n))) (i64.const 32))))
(func $stream_of (param $round i32)
  (i64.store {memory.rng} (i32.const 0) (call $mixed
    (i64.add (i64.load {memory.seed} (i32.const 0))
      (i64.mul (i64.extend_i32_s (local.get $round)) (i64.const {GOLDEN}))))))

(func $zone (param $place i32) (result i32)
  (i32.add (i32.shl (local.get $place) (i32.const {shift})) (i32.const {memory.zones})))
(func $size (param $place i32) (result i32)
  (i32.load {memory.sizes} (i32.shl (local.get $place) (i32.const 2))))
(func $set_size (param $place i32) (param $size i32)
  (i32.store {memory.sizes} (i32.shl (local.get $place) (i32.const 2)) (local.get $size)))
(func $spot (param $place i32) (param $i i32) (result i32)
  (i32.add (call $zone (local.get $place)) (i32.shl (local.get $i) (i32.const {wide}))))
(func $card_at (param $place i32) (param $top i32) (result i32) (local $size i32)
  (if (i32.eq (local.get $place) (i32.const {ABSENT})) (then (return (i32.const {ABSENT}))))
  (local.set $size (call $size (local.get $place)))
  (if (i32.eqz (local.get $size)) (then (return (i32.const {ABSENT}))))
  ({load} (call $spot (local.get $place)
    (i32.mul (local.get $top) (i32.sub (local.get $size) (i32.const 1))))))
{_finding(memory)}
(func $find_beside (param $place i32) (param $card i32) (param $one i32) (param $other i32) (result i32)
  (local $i i32)
  (local.set $i (call $size (local.get $place)))
  (block $out (loop $again
    (local.set $i (i32.sub (local.get $i) (i32.const 1)))
    (br_if $out (i32.lt_s (local.get $i) (i32.const 0)))
    (br_if $again (i32.or (i32.eq (local.get $i) (local.get $one)) (i32.eq (local.get $i) (local.get $other))))
    (br_if $again (i32.ne (local.get $card) ({load} (call $spot (local.get $place) (local.get $i)))))))
  (local.get $i))
(func $faces0 (param $place i32) (result i64)
  (i64.load {memory.faces} (i32.shl (local.get $place) (i32.const 3))))
(func $some_beside (param $place i32) (param $card i32) (param $such i64) (result i32)
  (if (i32.lt_u (local.get $card) (i32.const 64)) (then
    (if (i64.ne (i64.const 0) (i64.and (i64.const 1) (i64.shr_u (local.get $such)
        (i64.extend_i32_u (local.get $card))))) (then
      (if (i32.lt_s (call $copies (local.get $place) (local.get $card)) (i32.const 2))
        (then (local.set $such (i64.xor (local.get $such)
          (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $card)))))))))))
  (i64.ne (local.get $such) (i64.const 0)))
(func $beside (param $place i32) (param $such i64) (result i64)
  (select (i64.const -1)
    (select (i64.const 0)
      (select (i64.const -1) (i64.xor (local.get $such) (i64.const -1))
        (i32.ge_s (call $copies (local.get $place) (i32.wrap_i64 (i64.ctz (local.get $such)))) (i32.const 2)))
      (i64.eqz (local.get $such)))
    (i64.ne (i64.const 0) (i64.and (local.get $such) (i64.sub (local.get $such) (i64.const 1))))))
(func $nth_bit (param $mask i64) (param $nth i32) (result i32)
  (local.set $mask (select (i64.and (local.get $mask) (i64.sub (local.get $mask) (i64.const 1))) (local.get $mask)
    (i32.gt_s (local.get $nth) (i32.const 0))))
  (local.set $mask (select (i64.and (local.get $mask) (i64.sub (local.get $mask) (i64.const 1))) (local.get $mask)
    (i32.gt_s (local.get $nth) (i32.const 1))))
  (local.set $mask (select (i64.and (local.get $mask) (i64.sub (local.get $mask) (i64.const 1))) (local.get $mask)
    (i32.gt_s (local.get $nth) (i32.const 2))))
  (block $out (loop $again
    (br_if $out (i32.lt_s (local.get $nth) (i32.const 4)))
    (local.set $mask (i64.and (local.get $mask) (i64.sub (local.get $mask) (i64.const 1))))
    (local.set $nth (i32.sub (local.get $nth) (i32.const 1)))
    (br $again)))
  (i32.wrap_i64 (i64.ctz (local.get $mask))))
(func $answer (param $seat i32) (param $lawful i32) (param $breaking i32) (result i32)
  (local $wrong i32) (local $dice i32)
  (if (call $asked) (then (return (i32.const -2))))
  (if (i32.eq (i32.add (local.get $lawful) (local.get $breaking)) (i32.const 1))
    (then (return (i32.shl (local.get $breaking) (i32.const 16)))))
  (local.set $dice (call $dice_of (local.get $seat)))
  (if (local.get $breaking) (then
    (local.set $wrong (i32.const 1))
    (if (local.get $lawful) (then (local.set $wrong
      (call $chance (local.get $dice) (i32.load {memory.habits["unlawful"]} (i32.const 0))))))))
  (i32.or (i32.shl (local.get $wrong) (i32.const 16))
    (call $below (local.get $dice) (select (local.get $breaking) (local.get $lawful) (local.get $wrong)))))
(func $answer_standing (param $seat i32) (param $lawful i32) (param $duty i32) (result i32)
  (local $used i32) (local $dice i32)
  (if (call $asked) (then (return (i32.const -2))))
  (local.set $dice (call $dice_of (local.get $seat)))
  (local.set $used (i32.xor (local.get $duty) (call $chance (local.get $dice) (i32.load (select
    (i32.const {memory.habits["forgets"]}) (i32.const {memory.habits["windows"]}) (local.get $duty))))))
  (if (i32.eqz (i32.and (local.get $used) (i32.ne (local.get $lawful) (i32.const 0))))
    (then (return (i32.const -1))))
  (call $below (local.get $dice) (local.get $lawful)))
(func $has (param $place i32) (param $card i32) (result i32)
  (if (i32.ge_u (local.get $card) (i32.const {len(layout.cards)})) (then (return (i32.const 0))))
  (i32.gt_s (call $copies (local.get $place) (local.get $card)) (i32.const 0)))
(func $comes (param $place i32) (param $card i32) (local $at i32)
  (local.set $at {copy})
  ({save} {memory.copies} (local.get $at)
    (i32.add ({look} {memory.copies} (local.get $at)) (i32.const 1)))
  (local.set $at (i32.shl (local.get $place) (i32.const 3)))
  (i64.store {memory.faces} (local.get $at) (i64.or (i64.load {memory.faces} (local.get $at))
    (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $card))))))
(func $goes (param $place i32) (param $card i32) (local $at i32) (local $left i32)
  (local.set $at {copy})
  ({save} {memory.copies} (local.get $at)
    (local.tee $left (i32.sub ({look} {memory.copies} (local.get $at)) (i32.const 1))))
  (local.set $at (i32.shl (local.get $place) (i32.const 3)))
  (i64.store {memory.faces} (local.get $at) (i64.and (i64.load {memory.faces} (local.get $at))
    (i64.xor (i64.const -1) (i64.shl (i64.extend_i32_u (i32.eqz (local.get $left)))
      (i64.extend_i32_u (local.get $card)))))))
(func $copies (param $place i32) (param $card i32) (result i32)
  ({look} {memory.copies} {copy}))
(func $clear (param $place i32)
  (call $set_size (local.get $place) (i32.const 0))
  (i64.store {memory.faces} (i32.shl (local.get $place) (i32.const 3)) (i64.const 0))
  (memory.fill (i32.add (i32.const {memory.copies}) (i32.shl (local.get $place) (i32.const {row})))
    (i32.const 0) (i32.const {memory.row})))
(func $push (param $place i32) (param $card i32) (local $size i32)
  (call $comes (local.get $place) (local.get $card))
  (local.set $size (call $size (local.get $place)))
  ({store} (call $spot (local.get $place) (local.get $size)) (local.get $card))
  (call $set_size (local.get $place) (i32.add (local.get $size) (i32.const 1))))
(func $pop (param $place i32) (result i32) (local $size i32) (local $card i32)
  (local.set $size (i32.sub (call $size (local.get $place)) (i32.const 1)))
  (call $set_size (local.get $place) (local.get $size))
  (local.set $card ({load} (call $spot (local.get $place) (local.get $size))))
  (call $goes (local.get $place) (local.get $card))
  (local.get $card))
(func $insert (param $place i32) (param $card i32) (param $i i32) (local $at i32) (local $size i32)
  (call $comes (local.get $place) (local.get $card))
  (local.set $size (call $size (local.get $place)))
  (local.set $at (call $spot (local.get $place) (local.get $i)))
  (memory.copy (i32.add (local.get $at) (i32.const {memory.width})) (local.get $at)
    (i32.shl (i32.sub (local.get $size) (local.get $i)) (i32.const {wide})))
  ({store} (local.get $at) (local.get $card))
  (call $set_size (local.get $place) (i32.add (local.get $size) (i32.const 1))))
(func $remove (param $place i32) (param $i i32) (local $at i32) (local $end i32)
  (local.set $end (i32.sub (call $size (local.get $place)) (i32.const 1)))
  (call $set_size (local.get $place) (local.get $end))
  (local.set $end (call $spot (local.get $place) (local.get $end)))
  (local.set $at (call $spot (local.get $place) (local.get $i)))
  (call $goes (local.get $place) ({load} (local.get $at)))
  (block $out (loop $again
    (br_if $out (i32.ge_u (local.get $at) (local.get $end)))
    (i64.store (local.get $at) (i64.load {memory.width} (local.get $at)))
    (local.set $at (i32.add (local.get $at) (i32.const 8)))
    (br $again))))
(func $take (param $place i32) (param $card i32)
  (call $remove (local.get $place) (call $find (local.get $place) (local.get $card))))

(func $put (param $place i32) (param $cards i32) (param $count i32) (param $how i32) (local $i i32) (local $c i32)
  (local $at i32)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (local.set $c (i32.load (i32.add (local.get $cards) (i32.shl (local.get $i) (i32.const 2)))))
    (if (i32.eqz (local.get $how))
      (then (call $push (local.get $place) (local.get $c)))
      (else
        (local.set $at (local.get $i))
        (if (i32.eq (local.get $how) (i32.const 2)) (then (local.set $at (call $below (i32.const {memory.rng})
            (i32.add (call $size (local.get $place)) (i32.const 1))))))
        (call $insert (local.get $place) (local.get $c) (local.get $at))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again))))
(func $whereabouts (param $card i32) (param $near i32) (param $doer i32) (result i32) (local $i i32)
  (if (i32.ne (local.get $near) (i32.const {ABSENT}))
    (then (if (call $has (local.get $near) (local.get $card)) (then (return (local.get $near))))))
  (if (i32.ne (local.get $doer) (i32.const {ABSENT})) (then (nop) {mine}))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {len(layout.places)})))
    (if (call $has (local.get $i) (local.get $card)) (then (return (local.get $i))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (i32.const {ABSENT}))
(func $deck (param $home i32) (local $i i32)
  (memory.fill (i32.const {memory.sizes}) (i32.const 0) (i32.const {4 * len(layout.places)}))
  (memory.fill (i32.const {memory.copies}) (i32.const 0) (i32.const {memory.row * len(layout.places)}))
  (memory.fill (i32.const {memory.faces}) (i32.const 0) (i32.const {8 * len(layout.places)}))
  (memory.copy (i32.add (i32.const {memory.copies}) (i32.shl (local.get $home) (i32.const {row})))
    (i32.const {memory.held(b"".join(c.to_bytes(memory.copy, "little") for c in layout.counts))})
    (i32.const {memory.copy * len(layout.cards)}))
  (i64.store {memory.faces} (i32.shl (local.get $home) (i32.const 3))
    (i64.const {sum(1 << i for i, c in enumerate(layout.counts[:64]) if c)}))
  (memory.copy (call $zone (local.get $home))
    (i32.const {memory.held(b"".join(c.to_bytes(memory.width, "little") for c in layout.deck))})
    (i32.const {len(layout.deck) * memory.width}))
  (call $set_size (local.get $home) (i32.const {len(layout.deck)})))
(func $shuffle (param $place i32) (local $i i32) (local $at i32) (local $a i32) (local $b i32) (local $c i32)
  (local.set $at (call $zone (local.get $place)))
  (local.set $i (i32.sub (call $size (local.get $place)) (i32.const 1)))
  (block $out (loop $again
    (br_if $out (i32.lt_s (local.get $i) (i32.const 1)))
    (local.set $b (i32.add (local.get $at) (i32.shl
      (call $below (i32.const {memory.rng}) (i32.add (local.get $i) (i32.const 1))) (i32.const {wide}))))
    (local.set $a (i32.add (local.get $at) (i32.shl (local.get $i) (i32.const {wide}))))
    (local.set $c ({load} (local.get $a)))
    ({store} (local.get $a) ({load} (local.get $b)))
    ({store} (local.get $b) (local.get $c))
    (local.set $i (i32.sub (local.get $i) (i32.const 1)))
    (br $again))))
(func $fan (param $cards i32) (param $count i32) (local $i i32) (local $a i32) (local $b i32) (local $c i32)
  (i64.store {memory.aside} (i32.const 0) (call $mixed (i64.xor (i64.load {memory.rng} (i32.const 0))
    (i64.mul (i64.extend_i32_s (i32.load {own["serial"]} (i32.const 0))) (i64.const {GOLDEN})))))
  (local.set $i (i32.sub (local.get $count) (i32.const 1)))
  (block $out (loop $again
    (br_if $out (i32.lt_s (local.get $i) (i32.const 1)))
    (local.set $b (i32.add (local.get $cards) (i32.shl
      (call $below (i32.const {memory.aside}) (i32.add (local.get $i) (i32.const 1))) (i32.const 2))))
    (local.set $a (i32.add (local.get $cards) (i32.shl (local.get $i) (i32.const 2))))
    (local.set $c (i32.load (local.get $a)))
    (i32.store (local.get $a) (i32.load (local.get $b)))
    (i32.store (local.get $b) (local.get $c))
    (local.set $i (i32.sub (local.get $i) (i32.const 1)))
    (br $again))))
(func $sorted (param $cards i32) (param $count i32) (result i32)
  (local $i i32) (local $j i32) (local $c i32) (local $d i32) (local $at i32) (local $n i32)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (local.set $c (i32.load (i32.add (local.get $cards) (i32.shl (local.get $i) (i32.const 2)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (local.set $j (local.get $n))
    (block $found (loop $down
      (br_if $found (i32.eqz (local.get $j)))
      (local.set $at (i32.add (local.get $cards) (i32.shl (local.get $j) (i32.const 2))))
      (local.set $d (i32.load (i32.sub (local.get $at) (i32.const 4))))
      (br_if $again (i32.eq (local.get $c) (local.get $d)))
      (br_if $found (i32.gt_s (local.get $c) (local.get $d)))
      (local.set $j (i32.sub (local.get $j) (i32.const 1)))
      (br $down)))
    (local.set $at (i32.add (local.get $cards) (i32.shl (local.get $j) (i32.const 2))))
    (memory.copy (i32.add (local.get $at) (i32.const 4)) (local.get $at)
      (i32.shl (i32.sub (local.get $n) (local.get $j)) (i32.const 2)))
    (i32.store (local.get $at) (local.get $c))
    (local.set $n (i32.add (local.get $n) (i32.const 1)))
    (br $again)))
  (local.get $n))
(func $copies_at (param $place i32) (result i32)
  (i32.add (i32.const {memory.copies}) (i32.shl (local.get $place) (i32.const {row}))))
(func $exchange (param $one i32) (param $other i32) (local $size i32) (local $faces i64)
  (memory.copy (i32.const {memory.spare}) (call $zone (local.get $one)) (i32.const {memory.room}))
  (memory.copy (call $zone (local.get $one)) (call $zone (local.get $other)) (i32.const {memory.room}))
  (memory.copy (call $zone (local.get $other)) (i32.const {memory.spare}) (i32.const {memory.room}))
  (memory.copy (i32.const {memory.spare}) (call $copies_at (local.get $one)) (i32.const {memory.row}))
  (memory.copy (call $copies_at (local.get $one)) (call $copies_at (local.get $other)) (i32.const {memory.row}))
  (memory.copy (call $copies_at (local.get $other)) (i32.const {memory.spare}) (i32.const {memory.row}))
  (local.set $faces (call $faces0 (local.get $one)))
  (i64.store {memory.faces} (i32.shl (local.get $one) (i32.const 3)) (call $faces0 (local.get $other)))
  (i64.store {memory.faces} (i32.shl (local.get $other) (i32.const 3)) (local.get $faces))
  (local.set $size (call $size (local.get $one)))
  (call $set_size (local.get $one) (call $size (local.get $other)))
  (call $set_size (local.get $other) (local.get $size)))

(func $sees (param $seat i32) (param $place i32) (result i32) (local $sight i32) (local $key i32)
  (local.set $sight (i32.load {seeing} (i32.shl (local.get $place) (i32.const 2))))
  (local.set $key (i32.shr_u (local.get $sight) (i32.const 2)))
  (local.set $sight (i32.and (local.get $sight) (i32.const 3)))
  (if (i32.lt_u (local.get $sight) (i32.const 2)) (then (return (local.get $sight))))
  (if (i32.eq (local.get $seat) (i32.const {ABSENT})) (then (return (i32.const 0))))
  (if (i32.eq (local.get $sight) (i32.const 3))
    (then (local.set $seat (i32.rem_s (local.get $seat) (i32.const {layout.teams})))))
  (i32.eq (local.get $key) (local.get $seat)))
(func $seat_after (param $seat i32) (param $step i32) (result i32) (local $i i32)
  (if (i32.eq (local.get $seat) (i32.const {ABSENT})) (then (return (i32.const {ABSENT}))))
  (if (i32.eq (i32.load {reg[".in-round"]} (i32.const 0)) (i32.const {(1 << n) - 1}))
    (then
      (local.set $seat (i32.add (local.get $seat) (local.get $step)))
      (return (select (i32.const 0) (select (i32.const {n - 1}) (local.get $seat)
        (i32.lt_s (local.get $seat) (i32.const 0))) (i32.ge_s (local.get $seat) (i32.const {n}))))))
  (local.set $i (i32.const {n}))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $i)))
    (local.set $i (i32.sub (local.get $i) (i32.const 1)))
    (local.set $seat (i32.rem_s (i32.add (i32.add (local.get $seat) (local.get $step)) (i32.const {n}))
      (i32.const {n})))
    (br_if $again (i32.eqz (i32.and (i32.shr_u (i32.load {reg[".in-round"]} (i32.const 0)) (local.get $seat))
      (i32.const 1))))))
  (local.get $seat))
(func $all_but (param $seat i32) (result i32)
  (if (result i32) (i32.eq (local.get $seat) (i32.const {ABSENT})) (then (i32.const -1))
    (else (i32.xor (i32.const -1) (i32.shl (i32.const 1) (local.get $seat))))))
(func $partners (param $seat i32) (result i32) (local $i i32) (local $mask i32)
  (if (i32.eq (local.get $seat) (i32.const {ABSENT})) (then (return (i32.const 0))))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {n})))
    (if (i32.eq (i32.rem_s (local.get $i) (i32.const {layout.teams}))
        (i32.rem_s (local.get $seat) (i32.const {layout.teams})))
      (then (local.set $mask (i32.or (local.get $mask) (i32.shl (i32.const 1) (local.get $i))))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (i32.and (local.get $mask) (call $all_but (local.get $seat))))
(func $was_wrong (param $cause i32) (param $seat i32) (result i32)
  (if (i32.eqz (i32.and (local.get $cause) (i32.const 256))) (then (return (i32.const 0))))
  (i32.eq (i32.and (local.get $cause) (i32.const 255))
    (select (i32.const 0) (i32.add (local.get $seat) (i32.const 1))
      (i32.eq (local.get $seat) (i32.const {ABSENT})))))
(func $doer_of (param $cause i32) (result i32)
  (local.set $cause (i32.and (local.get $cause) (i32.const 255)))
  (select (i32.sub (local.get $cause) (i32.const 1)) (i32.const {ABSENT}) (local.get $cause)))
(func $cause_of (param $act i32) (param $else i32) (result i32) (local $i i32)
  (local.set $i (i32.mul (i32.load {reg[".under-way"]} (i32.const 0)) (i32.const {mem.HAPPENING})))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $i)))
    (local.set $i (i32.sub (local.get $i) (i32.const {mem.HAPPENING})))
    (br_if $again (i32.ne (local.get $act) (i32.load {memory.happenings + mem.ACT} (local.get $i))))
    (return (i32.load {memory.happenings + mem.CAUSE} (local.get $i)))))
  (local.get $else))

(func $now_caused (result i32) (local $last i32)
  (local.set $last (i32.load {reg[".under-way"]} (i32.const 0)))
  (if (result i32) (local.get $last)
    (then (i32.load {memory.happenings + mem.CAUSE - mem.HAPPENING}
      (i32.mul (local.get $last) (i32.const {mem.HAPPENING}))))
    (else (i32.const 0))))
{windows(writer)}"""
    return functions_in(text)


def _finding(memory: TableMemory) -> str:
    """The function that finds the newest copy of a card in a zone, -1 if there is none: eight cards at a time where a
    card is one byte. A byte is nought just where adding 127 to its lower bits sets none of its bits."""
    if memory.width == 2:
        return """
(func $find (param $place i32) (param $card i32) (result i32) (local $i i32) (local $at i32)
  (local.set $i (call $size (local.get $place)))
  (block $out (loop $again
    (local.set $i (i32.sub (local.get $i) (i32.const 1)))
    (br_if $out (i32.lt_s (local.get $i) (i32.const 0)))
    (br_if $again (i32.ne (local.get $card) (i32.load16_u (call $spot (local.get $place) (local.get $i)))))))
  (local.get $i))"""
    low = 0x7F7F_7F7F_7F7F_7F7F
    return f"""
(func $find (param $place i32) (param $card i32) (result i32) (local $i i32) (local $x i64) (local $wanted i64)
  (local.set $wanted (i64.mul (i64.extend_i32_u (local.get $card)) (i64.const 0x0101010101010101)))
  (local.set $i (i32.sub (call $size (local.get $place)) (i32.const 8)))
  (block $out (loop $again
    (local.set $x (i64.xor (local.get $wanted)
      (i64.load (i32.add (call $zone (local.get $place)) (local.get $i)))))
    (local.set $x (i64.xor (i64.const -1) (i64.or (i64.or (local.get $x) (i64.const {low}))
      (i64.add (i64.and (local.get $x) (i64.const {low})) (i64.const {low})))))
    (if (i64.ne (local.get $x) (i64.const 0)) (then
      (local.set $i (i32.add (local.get $i)
        (i32.shr_u (i32.sub (i32.const 63) (i32.wrap_i64 (i64.clz (local.get $x)))) (i32.const 3))))
      (return (select (local.get $i) (i32.const -1) (i32.ge_s (local.get $i) (i32.const 0))))))
    (local.set $i (i32.sub (local.get $i) (i32.const 8)))
    (br_if $again (i32.gt_s (local.get $i) (i32.const -8)))))
  (i32.const -1))"""
