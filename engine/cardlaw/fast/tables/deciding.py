"""Players inside a module that looks at decisions as they are written down: the random one, and the strategic one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardlaw.fast.code.trees import ABSENT
from cardlaw.fast.code.wasm import WasmFunction, functions_in
from cardlaw.fast.tables.strategy import strategy
from cardlaw.fast.windows.actions import OPTIONS, WORD
from cardlaw.fast.windows.stepping import (
    COUNT,
    DUTY,
    KEY,
    LIST,
    LISTED,
    QUICK,
    ROW,
    SEAT,
    STANDING,
)

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer


def deciding(writer: Writer) -> Iterable[WasmFunction]:
    """The functions by which players inside a module answer."""
    stepping, memory = writer.stepping, writer.memory
    assert stepping is not None
    a, record = stepping.actions, stepping.record
    lawful, breaking = stepping.lawful, stepping.breaking

    def counted(masks: int) -> str:
        words = [f"(i64.popcnt (i64.load {masks + 8 * i} (i32.const 0)))" for i in range(a.words)]
        found = words[0]
        for word in words[1:]:
            found = f"(i64.add {found} {word})"
        return f"(i32.wrap_i64 {found})"

    text = f"""
(func $row_of (result i32)
  (i32.add (i32.const {stepping.rows}) (i32.mul (i32.load {record + KEY} (i32.const 0)) (i32.const {ROW}))))
(func $thinks (param $seat i32) (result i32)
  (if (i32.lt_s (local.get $seat) (i32.const 0)) (then (return (i32.const 0))))
  (i32.load {stepping.kinds} (i32.shl (local.get $seat) (i32.const 2))))
(func $decide (result i32) (local $seat i32)
  (local.set $seat (i32.load {record + SEAT} (i32.const 0)))
  (if (call $thinks (local.get $seat)) (then (return (call $strategic (local.get $seat)))))
  (call $at_random (select (i32.const {ABSENT}) (local.get $seat) (i32.lt_s (local.get $seat) (i32.const 0)))))
(func $at_random (param $seat i32) (result i32)
  (local $dice i32) (local $lawful i32) (local $breaking i32) (local $used i32) (local $duty i32) (local $sort i32)
  (local.set $dice (call $dice_of (local.get $seat)))
  (local.set $sort (i32.load (call $row_of)))
  (if (i32.gt_s (local.get $sort) (i32.const {LISTED})) (then
    (local.set $lawful (i32.load {record + COUNT} (i32.const 0)))
    (if (i32.gt_s (local.get $lawful) (i32.const 1))
      (then (local.set $used (call $below (local.get $dice) (local.get $lawful)))))
    (return (call $chosen_action (local.get $used)))))
  (local.set $lawful {counted(lawful)})
  (local.set $breaking {counted(breaking)})
  (local.set $duty (i32.load {record + DUTY} (i32.const 0)))
  (if (i32.load {record + STANDING} (i32.const 0)) (then
    (local.set $lawful (i32.sub (local.get $lawful) (i32.eqz (local.get $duty))))
    (local.set $used (i32.xor (local.get $duty) (call $chance (local.get $dice) (i32.load (select
      (i32.const {memory.habits["forgets"]}) (i32.const {memory.habits["windows"]}) (local.get $duty))))))
    (if (i32.eqz (i32.and (local.get $used) (i32.ne (local.get $lawful) (i32.const 0))))
      (then (return (i32.const {a.decline}))))
    (return (call $nth_action (i32.const {lawful}) (call $below (local.get $dice) (local.get $lawful))))))
  (if (local.get $breaking) (then
    (local.set $used (i32.const 1))
    (if (local.get $lawful) (then (local.set $used
      (call $chance (local.get $dice) (i32.load {memory.habits["unlawful"]} (i32.const 0))))))))
  (local.set $sort (i32.const 0))
  (if (i32.gt_s (i32.add (local.get $lawful) (local.get $breaking)) (i32.const 1))
    (then (local.set $sort (call $below (local.get $dice)
      (select (local.get $breaking) (local.get $lawful) (local.get $used))))))
  (call $nth_action (select (i32.const {breaking}) (i32.const {lawful}) (local.get $used)) (local.get $sort)))
(func $chosen_action (param $k i32) (result i32)
  (call $action_of (i32.load {record + KEY} (i32.const 0)) (local.get $k)
    (i32.load (i32.add (i32.load {record + LIST} (i32.const 0)) (i32.shl (local.get $k) (i32.const 2))))))
(func $nth_action (param $masks i32) (param $k i32) (result i32)
  (local $row i32) (local $at i32) (local $left i32) (local $bits i64) (local $count i32) (local $word i32)
  (local.set $row (call $row_of))
  (if (i32.eq (i32.load (local.get $row)) (i32.const {QUICK}))
    (then
      (local.set $at (i32.load 12 (local.get $row)))
      (local.set $left (i32.load 16 (local.get $row))))
    (else
      (local.set $at (i32.const {stepping.option_words}))
      (local.set $left (i32.const {OPTIONS}))))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $left)))
    (local.set $word (i32.load (local.get $at)))
    (local.set $bits (i64.and (i64.load 8 (local.get $at))
      (i64.load (i32.add (local.get $masks) (i32.shl (local.get $word) (i32.const 3))))))
    (local.set $count (i32.wrap_i64 (i64.popcnt (local.get $bits))))
    (if (i32.lt_s (local.get $k) (local.get $count))
      (then (return (i32.add (i32.mul (local.get $word) (i32.const {WORD}))
        (call $nth_bit (local.get $bits) (local.get $k))))))
    (local.set $k (i32.sub (local.get $k) (local.get $count)))
    (local.set $at (i32.add (local.get $at) (i32.const 16)))
    (local.set $left (i32.sub (local.get $left) (i32.const 1)))
    (br $again)))
  (unreachable))
"""
    return [*functions_in(text), *strategy(writer)]
