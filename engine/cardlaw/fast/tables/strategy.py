"""The strategic player as code: the same thoughts in the same order as in `players/strategic.py`.

What a card is worth, how often it doubts and how many ways to deal what is hidden it tries are put in by the host.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from cardlaw.fast.code.pausing import RETURNING
from cardlaw.fast.code.wasm import WasmFunction, functions_in
from cardlaw.fast.windows.actions import OPTIONS, WORD
from cardlaw.fast.windows.stepping import (
    ASKED,
    CAUSED,
    COUNT,
    DUTY,
    KEY,
    LIST,
    LISTED,
    PLACED,
    QUICK,
    STANDING,
    STATE,
)
from cardlaw.language.records import dataclass

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer

NOTHING, NAMED, BLINDLY, CARD, PLAYER = range(5)
"""How a value to choose is liked: not at all, by how often it is held, by its place, as a card, as a player."""
LAWFUL, TIER = 48, 32
"""The bits of a rank: whether it is lawful, twice its tier, its value."""
MIDDLE = 1 << 30


@dataclass(frozen=True, slots=True)
class Thinking:
    """What the strategic player knows of a model, and its habits: what each card is worth by its text, how often (in
    millionths) it doubts, how many ways to deal what is hidden it tries."""

    worth: Mapping[str, int]
    doubts: int
    tries: int


def strategy(writer: Writer) -> Iterable[WasmFunction]:
    """The functions by which a seat answers by the strategy."""
    stepping, memory, layout, parts = writer.stepping, writer.memory, writer.layout, writer.parts
    assert stepping is not None and parts is not None
    a, record, option = stepping.actions, stepping.record, memory.option
    lawful, breaking, forced = stepping.lawful, stepping.breaking, stepping.forced
    n, cards = layout.players, len(layout.cards)
    places = [
        [p.index for p in layout.places if p.key == seat and layout.sees(seat, p.index)] for seat in range(n)
    ]
    most = max(map(len, places)) + 1
    hands = memory.table([x for row in places for x in (len(row), *row, *[0] * (most - 1 - len(row)))])
    keyed = memory.table([place.key if isinstance(place.key, int) else -1 for place in layout.places])
    held = memory.table(
        [
            place.key
            if place.zone.each == "player" and not place.zone.pile and isinstance(place.key, int)
            else -1
            for place in layout.places
        ]
    )
    shown = [frozenset(card.face.values) for card in layout.cards]
    few = memory.table([int(len(mine) < 2) for mine in shown])
    shares = memory.held(
        b"".join(bytes(int(i != j and bool(shown[i] & shown[j])) for j in range(cards)) for i in range(cards))
    )
    masks = memory.wide_table(
        [sum(1 << j for j in range(min(cards, WORD)) if i != j and shown[i] & shown[j]) for i in range(cards)]
    )
    values = sorted({v for card in layout.cards for v in card.face.values}, key=str)
    numbers = memory.table([memory.number_of(value) for value in values] or [0])
    weights = memory.held(
        b"".join(bytes(card.face.values.count(value) for card in layout.cards) for value in values) or b"\0"
    )
    modes = memory.table([_mode(asked.sort, asked.type) for asked in stepping.keys] or [0])
    types = []
    width = memory.most_arguments
    for act in layout.model.acts:
        codes = [{"card": 1, "cards": 2}.get(parameter.type, 0) for parameter in act.parameters]
        types += [*codes, *[0] * (width - len(codes))]
    kinds = memory.table(types or [0])
    row = memory.row.bit_length() - 1
    look = "i32.load16_u" if memory.copy == 2 else "i32.load8_u"
    slot, other = memory.take(parts.size, 16), memory.take(parts.size, 16)
    kept = memory.take(stepping.size, 16)
    made = memory.take(8 * n)
    counted = [(at, memory.take(size), size) for at, size in writer.counters()]
    counts_kept = " ".join(_copied(to, at, size) for at, to, size in counted)
    counts_back = " ".join(_copied(at, to, size) for at, to, size in counted)
    phase, over = memory.registers[".phase"], memory.number_of("over")
    round_ = memory.vars + 4 * layout.slot_base["round-number"]
    least = -(1 << 62)

    def shared(p: str, c: str) -> str:
        """How many cards of a place share something with a card."""
        if cards <= WORD:
            return f"""
    (local.set $bits (i64.and (i64.load {masks} (i32.shl {c} (i32.const 3))) (call $faces0 {p})))
    (block $none (loop $bit
      (br_if $none (i64.eqz (local.get $bits)))
      (local.set $all (i32.add (local.get $all)
        (call $copies {p} (i32.wrap_i64 (i64.ctz (local.get $bits))))))
      (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
      (br $bit)))"""
        return f"""
    (local.set $j (i32.const 0))
    (block $none (loop $bit
      (br_if $none (i32.ge_s (local.get $j) (i32.const {cards})))
      (if (i32.load8_u {shares} (i32.add (i32.mul {c} (i32.const {cards})) (local.get $j)))
        (then (local.set $all (i32.add (local.get $all) (call $copies {p} (local.get $j))))))
      (local.set $j (i32.add (local.get $j) (i32.const 1)))
      (br $bit)))"""

    text = f"""
(func $hand_of (param $seat i32) (result i32)
  (i32.add (i32.const {hands}) (i32.mul (local.get $seat) (i32.const {4 * most}))))
(func $use (param $seat i32) (param $card i32) (result i32)
  (local $at i32) (local $left i32) (local $all i32) (local $place i32) (local $bits i64) (local $j i32)
  (local.set $at (call $hand_of (local.get $seat)))
  (local.set $left (i32.load (local.get $at)))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $left)))
    (local.set $at (i32.add (local.get $at) (i32.const 4)))
    (local.set $left (i32.sub (local.get $left) (i32.const 1)))
    (local.set $place (i32.load (local.get $at)))
    (if (i32.load {few} (i32.shl (local.get $card) (i32.const 2)))
      (then (local.set $all (i32.add (local.get $all) (call $size (local.get $place)))) (br $again)))
    {shared("(local.get $place)", "(local.get $card)")}
    (br $again)))
  (local.get $all))
(func $held (param $seat i32) (param $value i32) (result i32)
  (local $at i32) (local $left i32) (local $all i32) (local $place i32) (local $j i32) (local $i i32)
  (block $found (loop $look
    (if (i32.ge_s (local.get $i) (i32.const {len(values)})) (then (return (i32.const 0))))
    (br_if $found (i32.eq (local.get $value) (i32.load {numbers} (i32.shl (local.get $i) (i32.const 2)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $look)))
  (local.set $i (i32.mul (local.get $i) (i32.const {cards})))
  (local.set $at (call $hand_of (local.get $seat)))
  (local.set $left (i32.load (local.get $at)))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $left)))
    (local.set $at (i32.add (local.get $at) (i32.const 4)))
    (local.set $left (i32.sub (local.get $left) (i32.const 1)))
    (local.set $place (i32.shl (i32.load (local.get $at)) (i32.const {row})))
    (local.set $j (i32.const 0))
    (block $none (loop $card
      (br_if $none (i32.ge_s (local.get $j) (i32.const {cards})))
      (local.set $all (i32.add (local.get $all) (i32.mul
        (i32.load8_u {weights} (i32.add (local.get $i) (local.get $j)))
        ({look} {memory.copies} (i32.add (local.get $place)
          (i32.shl (local.get $j) (i32.const {memory.copy - 1})))))))
      (local.set $j (i32.add (local.get $j) (i32.const 1)))
      (br $card)))
    (br $again)))
  (local.get $all))
(func $fewest (param $seat i32) (result i32) (local $i i32) (local $least i32)
  (local.set $least (i32.const -1))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {len(layout.places)})))
    (if (i32.eq (local.get $seat) (i32.load {keyed} (i32.shl (local.get $i) (i32.const 2))))
      (then (if (i32.lt_u (call $size (local.get $i)) (local.get $least))
        (then (local.set $least (call $size (local.get $i)))))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (select (i32.const 0) (local.get $least) (i32.eq (local.get $least) (i32.const -1))))
(func $liking (param $seat i32) (param $mode i32) (param $k i32) (param $value i32) (result i32)
  (if (i32.eq (local.get $mode) (i32.const {NAMED}))
    (then (return (call $held (local.get $seat) (local.get $value)))))
  (if (i32.eq (local.get $mode) (i32.const {BLINDLY}))
    (then (return (call $held (local.get $seat) (i32.add (local.get $k) (i32.const 1))))))
  (if (i32.eq (local.get $mode) (i32.const {CARD}))
    (then (return (i32.sub (i32.const 0) (call $use (local.get $seat) (local.get $value))))))
  (if (i32.eq (local.get $mode) (i32.const {PLAYER}))
    (then (return (i32.sub (i32.const 0) (call $fewest (local.get $value))))))
  (i32.const 0))
(func $liked (param $seat i32) (result i32)
  (local $k i32) (local $best i32) (local $most i32) (local $mine i32) (local $mode i32) (local $list i32)
  (local $count i32)
  (local.set $list (i32.load {record + LIST} (i32.const 0)))
  (local.set $count (i32.load {record + COUNT} (i32.const 0)))
  (local.set $mode (i32.load {modes} (i32.shl (i32.load {record + KEY} (i32.const 0)) (i32.const 2))))
  (local.set $most (i32.const {-(1 << 31)}))
  (if (i32.gt_s (local.get $count) (i32.const 1)) (then
    (block $out (loop $again
      (br_if $out (i32.ge_s (local.get $k) (local.get $count)))
      (local.set $mine (call $liking (local.get $seat) (local.get $mode) (local.get $k)
        (i32.load (i32.add (local.get $list) (i32.shl (local.get $k) (i32.const 2))))))
      (if (i32.gt_s (local.get $mine) (local.get $most))
        (then (local.set $most (local.get $mine)) (local.set $best (local.get $k))))
      (local.set $k (i32.add (local.get $k) (i32.const 1)))
      (br $again)))))
  (call $chosen_action (local.get $best)))
(func $rank (param $lawful i32) (param $tier i32) (param $value i32) (result i64)
  (i64.or (i64.shl (i64.extend_i32_u (local.get $lawful)) (i64.const {LAWFUL}))
    (i64.or (i64.shl (i64.extend_i32_u (local.get $tier)) (i64.const {TIER}))
      (i64.extend_i32_u (i32.add (local.get $value) (i32.const {MIDDLE}))))))
(func $value_of (param $seat i32) (param $card i32) (result i32)
  (i32.sub (i32.mul (i32.const 10) (i32.load {stepping.worth} (i32.shl (local.get $card) (i32.const 2))))
    (call $use (local.get $seat) (local.get $card))))
(func $cards_of (param $at i32) (param $seat i32) (param $sum i32) (result i32)
  (local $act i32) (local $i i32) (local $type i32) (local $all i32) (local $set i32) (local $j i32)
  (local.set $act (i32.mul (i32.load (local.get $at)) (i32.const {4 * width})))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {4 * width})))
    (local.set $type (i32.load {kinds} (i32.add (local.get $act) (local.get $i))))
    (local.set $set (i32.load 4 (i32.add (local.get $at) (local.get $i))))
    (if (i32.eq (local.get $type) (i32.const 1)) (then (local.set $all (i32.add (local.get $all)
      (if (result i32) (local.get $sum) (then (call $value_of (local.get $seat) (local.get $set)))
        (else (i32.const 1)))))))
    (if (i32.eq (local.get $type) (i32.const 2)) (then
      (local.set $j (i32.load (local.get $set)))
      (block $none (loop $card
        (br_if $none (i32.eqz (local.get $j)))
        (local.set $all (i32.add (local.get $all) (if (result i32) (local.get $sum)
          (then (call $value_of (local.get $seat)
            (i32.load (i32.add (local.get $set) (i32.shl (local.get $j) (i32.const 2))))))
          (else (i32.const 1)))))
        (local.set $j (i32.sub (local.get $j) (i32.const 1)))
        (br $card)))))
    (local.set $i (i32.add (local.get $i) (i32.const 4)))
    (br $again)))
  (local.get $all))
(func $tier_of (param $act i32) (param $action i32) (param $answering i32) (param $trusting i32) (param $doubts i32)
  (result i32)
  (if (i32.eqz (local.get $answering)) (then (return (i32.const 2))))
  (if (call $marked (i32.const {forced}) (local.get $action)) (then (return (i32.const 2))))
  (i32.add (i32.const 1) (i32.eq (i32.ne (local.get $act) (local.get $trusting)) (local.get $doubts))))
(func $strategic (param $seat i32) (result i32)
  (local $row i32) (local $sort i32) (local $acts i32) (local $trusting i32) (local $answering i32) (local $doubts i32)
  (local $best i32) (local $sheds i32)
  (local.set $sort (i32.load (call $row_of)))
  (if (i32.gt_s (local.get $sort) (i32.const {LISTED})) (then (return (call $liked (local.get $seat)))))
  (if (i32.eq (local.get $sort) (i32.const {LISTED})) (then (call $relist)))
  (local.set $answering (i32.and (i32.ne (i32.const 0) (i32.load {record + CAUSED} (i32.const 0)))
    (i32.eqz (i32.load {record + STANDING} (i32.const 0)))))
  (local.set $trusting (i32.const -1))
  (if (local.get $answering) (then
    (local.set $acts (call $acts_offered))
    (local.set $trusting (i32.and (local.get $acts) (i32.const 65535)))
    (local.set $answering (i32.gt_u (local.get $acts) (i32.const 131071)))))
  (if (i32.eq (call $width) (i32.const 1)) (then
    (return (call $best_move (local.get $seat) (local.get $sort) (i32.const 0) (i32.const 0) (i32.const 0)))))
  (if (local.get $answering) (then (local.set $doubts (call $chance (call $dice_of (local.get $seat))
    (i32.load {stepping.doubts} (i32.const 0))))))
  (loop $again
    (local.set $best (call $best_move (local.get $seat) (local.get $sort) (local.get $answering)
      (local.get $trusting) (local.get $doubts)))
    (if (i32.load {record + STANDING} (i32.const 0)) (then
      (if (i32.and (i32.ne (local.get $best) (i32.const {a.decline}))
          (i32.eqz (i32.load {record + DUTY} (i32.const 0)))) (then
        (if (i32.eqz (call $sheds (local.get $sort) (local.get $best))) (then
          (if (call $wasted (local.get $seat) (local.get $best)) (then
            (call $unmark (i32.const {lawful}) (local.get $best))
            (call $unmark (i32.const {breaking}) (local.get $best))
            (if (i32.eq (local.get $sort) (i32.const {LISTED})) (then (call $relist)))
            (br $again))))))))))
  (local.get $best))
(func $width (result i32)
  (i32.wrap_i64 {_popcounts(lawful, 2 * a.words)}))
(func $unmark (param $masks i32) (param $action i32) (local $at i32)
  (local.set $at (i32.add (local.get $masks) (i32.shl (i32.shr_u (local.get $action) (i32.const 6)) (i32.const 3))))
  (i64.store (local.get $at) (i64.and (i64.load (local.get $at)) (i64.xor (i64.const -1)
    (i64.shl (i64.const 1) (i64.extend_i32_u (i32.and (local.get $action) (i32.const 63))))))))
(func $offered (param $word i32) (param $bits i64) (result i64)
  (local.set $word (i32.shl (local.get $word) (i32.const 3)))
  (i64.and (local.get $bits)
    (i64.or (i64.load {lawful} (local.get $word)) (i64.load {breaking} (local.get $word)))))
(func $acts_offered (result i32)
  (local $row i32) (local $at i32) (local $left i32) (local $first i32) (local $count i32) (local $act i32)
  (local $last i32)
  (local.set $row (call $row_of))
  (local.set $first (i32.const -1))
  (local.set $last (i32.const -1))
  (if (i32.eq (i32.load (local.get $row)) (i32.const {QUICK}))
    (then
      (local.set $at (i32.load 12 (local.get $row)))
      (local.set $left (i32.load 16 (local.get $row)))
      (block $out (loop $again
        (br_if $out (i32.eqz (local.get $left)))
        (if (i64.ne (i64.const 0) (call $offered (i32.load (local.get $at)) (i64.load 8 (local.get $at)))) (then
          (local.set $act (i32.shr_u (i32.load 4 (local.get $at)) (i32.const 2)))
          (if (i32.lt_s (local.get $first) (i32.const 0)) (then (local.set $first (local.get $act))))
          (local.set $count (i32.add (local.get $count) (i32.const 1)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $left (i32.sub (local.get $left) (i32.const 1)))
        (br $again))))
    (else
      (local.set $at (i32.const {memory.options}))
      (local.set $left (i32.load {record + COUNT} (i32.const 0)))
      (block $done (loop $next
        (br_if $done (i32.eqz (local.get $left)))
        (local.set $act (i32.load (local.get $at)))
        (if (i32.lt_s (local.get $first) (i32.const 0)) (then (local.set $first (local.get $act))))
        (if (i32.ne (local.get $act) (local.get $last))
          (then (local.set $count (i32.add (local.get $count) (i32.const 1)))))
        (local.set $last (local.get $act))
        (local.set $at (i32.add (local.get $at) (i32.const {option.size})))
        (local.set $left (i32.sub (local.get $left) (i32.const 1)))
        (br $next)))))
  (i32.or (i32.shl (local.get $count) (i32.const 16)) (local.get $first)))
(func $best_move (param $seat i32) (param $sort i32) (param $answering i32) (param $trusting i32) (param $doubts i32)
  (result i32)
  (local $row i32) (local $at i32) (local $left i32) (local $bits i64) (local $word i32) (local $best i32)
  (local $most i64) (local $mine i64) (local $it i32) (local $action i32) (local $act i32) (local $count i32)
  (local.set $most (i64.const {least}))
  (local.set $best (i32.const {a.decline}))
  (if (i32.eq (local.get $sort) (i32.const {QUICK}))
    (then
      (local.set $row (call $row_of))
      (local.set $at (i32.load 12 (local.get $row)))
      (local.set $left (i32.load 16 (local.get $row)))
      (block $out (loop $again
        (br_if $out (i32.eqz (local.get $left)))
        (local.set $word (i32.load (local.get $at)))
        (local.set $act (i32.load 4 (local.get $at)))
        (local.set $bits (call $offered (local.get $word) (i64.load 8 (local.get $at))))
        (block $none (loop $bit
          (br_if $none (i64.eqz (local.get $bits)))
          (local.set $it (i32.wrap_i64 (i64.ctz (local.get $bits))))
          (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
          (local.set $action (i32.add (i32.shl (local.get $word) (i32.const 6)) (local.get $it)))
          (local.set $mine (call $rank (call $marked (i32.const {lawful}) (local.get $action))
            (if (result i32) (i32.and (local.get $act) (i32.const 1)) (then (i32.const 6))
              (else (call $tier_of (i32.shr_u (local.get $act) (i32.const 2)) (local.get $action)
                (local.get $answering) (local.get $trusting) (local.get $doubts))))
            (if (result i32) (i32.and (local.get $act) (i32.const 1))
              (then (call $value_of (local.get $seat) (local.get $it))) (else (i32.const 0)))))
          (if (i64.gt_s (local.get $mine) (local.get $most))
            (then (local.set $most (local.get $mine)) (local.set $best (local.get $action))))
          (br $bit)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $left (i32.sub (local.get $left) (i32.const 1)))
        (br $again))))
    (else
      (local.set $at (i32.const {memory.options}))
      (block $done (loop $next
        (br_if $done (i32.ge_s (local.get $it) (i32.load {record + COUNT} (i32.const 0))))
        (local.set $action (i32.add (local.get $it) (i32.const {a.option})))
        (if (i32.and (i32.ge_s (i32.load (local.get $at)) (i32.const 0)) (i32.or
            (call $marked (i32.const {lawful}) (local.get $action))
            (call $marked (i32.const {breaking}) (local.get $action)))) (then
          (local.set $count (call $cards_of (local.get $at) (local.get $seat) (i32.const 0)))
          (local.set $mine (call $rank (call $marked (i32.const {lawful}) (local.get $action))
            (if (result i32) (local.get $count)
              (then (i32.shl (i32.add (local.get $count) (i32.const 2)) (i32.const 1)))
              (else (call $tier_of (i32.load (local.get $at)) (local.get $action) (local.get $answering)
                (local.get $trusting) (local.get $doubts))))
            (if (result i32) (local.get $count)
              (then (call $cards_of (local.get $at) (local.get $seat) (i32.const 1))) (else (i32.const 0)))))
          (if (i64.gt_s (local.get $mine) (local.get $most))
            (then (local.set $most (local.get $mine)) (local.set $best (local.get $action))))))
        (local.set $at (i32.add (local.get $at) (i32.const {option.size})))
        (local.set $it (i32.add (local.get $it) (i32.const 1)))
        (br $next)))))
  (if (i32.load {record + STANDING} (i32.const 0)) (then
    (local.set $mine (call $rank (i32.eqz (i32.load {record + DUTY} (i32.const 0))) (i32.const 0) (i32.const 0)))
    (if (i64.gt_s (local.get $mine) (local.get $most)) (then (local.set $best (i32.const {a.decline}))))))
  (local.get $best))
(func $sheds (param $sort i32) (param $action i32) (result i32) (local $row i32) (local $at i32) (local $left i32)
  (if (i32.eq (local.get $sort) (i32.const {LISTED})) (then
    (return (i32.ne (i32.const 0) (call $cards_of (i32.add (i32.const {memory.options}) (i32.mul
      (i32.sub (local.get $action) (i32.const {a.option})) (i32.const {option.size})))
      (i32.const 0) (i32.const 0))))))
  (local.set $row (call $row_of))
  (local.set $at (i32.load 12 (local.get $row)))
  (local.set $left (i32.load 16 (local.get $row)))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $left)))
    (if (i32.and (i32.eq (i32.load (local.get $at)) (i32.shr_u (local.get $action) (i32.const 6)))
        (i32.and (i32.load 4 (local.get $at)) (i32.const 1))) (then (return (i32.const 1))))
    (local.set $at (i32.add (local.get $at) (i32.const 16)))
    (local.set $left (i32.sub (local.get $left) (i32.const 1)))
    (br $again)))
  (i32.const 0))
(func $tried (param $action i32) (param $to i32) (result i32) (local $i i32) (local $who i32) (local $number i32)
  (local.set $number (i32.load {round_} (i32.const 0)))
  (i32.store {memory.own["decisions"]} (i32.const 0) (i32.const 0))
  (i32.store {stepping.answer} (i32.const 0) (local.get $action))
  (global.set $mode (i32.const {RETURNING}))
  (call $go_on)
  (if (i32.or (i32.eq (i32.load {phase} (i32.const 0)) (i32.const {over}))
      (i32.ne (local.get $number) (i32.load {round_} (i32.const 0)))) (then (return (i32.const 0))))
  (if (i32.ne (i32.load {record + STATE} (i32.const 0)) (i32.const {ASKED})) (then (return (i32.const 0))))
  (memory.fill (local.get $to) (i32.const 0) (i32.const {4 * n}))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {len(layout.places)})))
    (local.set $who (i32.load {held} (i32.shl (local.get $i) (i32.const 2))))
    (if (i32.ge_s (local.get $who) (i32.const 0)) (then
      (local.set $who (i32.add (local.get $to) (i32.shl (local.get $who) (i32.const 2))))
      (i32.store (local.get $who) (i32.add (i32.load (local.get $who)) (call $size (local.get $i))))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (i32.const 1))
(func $redealt (param $seat i32) (local $i i32) (local $j i32) (local $size i32) (local $at i32) (local $dice i32)
  (local.set $dice (call $dice_of (local.get $seat)))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {len(layout.places)})))
    (if (i32.eqz (call $sees (local.get $seat) (local.get $i))) (then
      (local.set $j (i32.const 0))
      (block $none (loop $card
        (br_if $none (i32.ge_s (local.get $j) (call $size (local.get $i))))
        (i32.store {memory.options} (i32.shl (local.get $size) (i32.const 2))
          ({"i32.load8_u" if memory.width == 1 else "i32.load16_u"} (call $spot (local.get $i) (local.get $j))))
        (local.set $size (i32.add (local.get $size) (i32.const 1)))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (br $card)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (local.set $i (i32.const 0))
  (block $done (loop $next
    (br_if $done (i32.ge_s (local.get $i) (i32.const {len(layout.places)})))
    (if (i32.eqz (call $sees (local.get $seat) (local.get $i))) (then
      (local.set $j (call $size (local.get $i)))
      (call $clear (local.get $i))
      (block $full (loop $deal
        (br_if $full (i32.eqz (local.get $j)))
        (local.set $j (i32.sub (local.get $j) (i32.const 1)))
        (local.set $at (i32.add (i32.const {memory.options})
          (i32.shl (call $below (local.get $dice) (local.get $size)) (i32.const 2))))
        (local.set $size (i32.sub (local.get $size) (i32.const 1)))
        (call $push (local.get $i) (i32.load (local.get $at)))
        (memory.copy (local.get $at) (i32.add (local.get $at) (i32.const 4)) (i32.sub
          (i32.add (i32.const {memory.options}) (i32.shl (local.get $size) (i32.const 2))) (local.get $at)))
        (br $deal)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $next))))
(func $wasted (param $seat i32) (param $action i32) (result i32)
  (local $left i32) (local $loss i32) (local $told i32) (local $dice i64) (local $at i32) (local $other i32)
  (call $choose_option (local.get $action))
  (call $put_away (i32.const {slot}))
  (memory.copy (i32.const {kept}) (i32.const {record}) (i32.const {stepping.size}))
  {counts_kept}
  (local.set $told (i32.load {memory.own["logged"]} (i32.const 0)))
  (local.set $at (call $dice_of (local.get $seat)))
  (local.set $dice (i64.load (local.get $at)))
  (local.set $left (i32.load {stepping.tries} (i32.const 0)))
  (local.set $loss (i32.const 1))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $left)))
    (local.set $left (i32.sub (local.get $left) (i32.const 1)))
    (call $bring_in (i32.const {slot}))
    (i64.store (local.get $at) (local.get $dice))
    (call $redealt (local.get $seat))
    (local.set $dice (i64.load (local.get $at)))
    (call $put_away (i32.const {other}))
    (local.set $loss (call $tried (local.get $action) (i32.const {made})))
    (call $bring_in (i32.const {other}))
    (local.set $loss (i32.and (call $tried (i32.const {a.decline}) (i32.const {made + 4 * n})) (local.get $loss)))
    (br_if $out (i32.eqz (local.get $loss)))
    (local.set $loss (i32.gt_s (i32.load {made} (i32.shl (local.get $seat) (i32.const 2)))
      (i32.load {made + 4 * n} (i32.shl (local.get $seat) (i32.const 2)))))
    (br_if $out (i32.eqz (local.get $loss)))
    (local.set $other (i32.const 0))
    (block $none (loop $next
      (br_if $none (i32.ge_s (local.get $other) (i32.const {4 * n})))
      (if (i32.and (i32.ne (local.get $other) (i32.shl (local.get $seat) (i32.const 2)))
          (i32.gt_s (i32.load {made} (local.get $other)) (i32.load {made + 4 * n} (local.get $other))))
        (then (local.set $loss (i32.const 0)) (br $out)))
      (local.set $other (i32.add (local.get $other) (i32.const 4)))
      (br $next)))
    (br $again)))
  (call $bring_in (i32.const {slot}))
  (i64.store (local.get $at) (local.get $dice))
  (memory.copy (i32.const {record}) (i32.const {kept}) (i32.const {stepping.size}))
  {counts_back}
  (i32.store {memory.own["logged"]} (i32.const 0) (local.get $told))
  (local.get $loss))
"""
    assert OPTIONS and PLACED
    return functions_in(text)


def _mode(sort: int, type_: str) -> int:
    """How a value of a type is liked."""
    if type_ == "card":
        return BLINDLY if sort == PLACED else CARD
    if type_ == "player":
        return PLAYER
    return NOTHING if type_ in ("cards", "zone", "") else NAMED


def _copied(to: int, origin: int, size: int) -> str:
    return f"(memory.copy (i32.const {to}) (i32.const {origin}) (i32.const {size}))"


def _popcounts(at: int, words: int) -> str:
    found = f"(i64.popcnt (i64.load {at} (i32.const 0)))"
    for word in range(1, words):
        found = f"(i64.add {found} (i64.popcnt (i64.load {at + 8 * word} (i32.const 0))))"
    return found
