"""What written routines call about windows: duties, how they open and close, who is asked, what players take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.fast.code import memory as mem
from cardlaw.fast.code.trees import ABSENT

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer

MOST_DECISIONS = 200_000
"""Answers after which a round is broken off and counted as endless; the same as in a simulation by the interpreter."""


def windows(writer: Writer) -> str:
    """The text of functions that every module has; in step form answers come from outside."""
    memory, n = writer.memory, writer.layout.players
    own, reg, counts = memory.own, memory.registers, memory.counts
    picked = (
        ""
        if writer.stepping is not None
        else """
(func $pick (param $seat i32) (param $count i32) (result i32)
  (if (call $asked) (then (return (i32.const -1))))
  (if (i32.eq (local.get $count) (i32.const 1)) (then (return (i32.const 0))))
  (call $below (call $dice_of (local.get $seat)) (local.get $count)))"""
    )
    return f"""(func $owes (param $seat i32) (param $act i32) (result i32) (local $i i32)
  (local.set $i (i32.mul (i32.load {own["owed"]} (i32.const 0)) (i32.const 12)))
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $i)))
    (local.set $i (i32.sub (local.get $i) (i32.const 12)))
    (br_if $again (i32.ne (local.get $seat) (i32.load {memory.duties} (local.get $i))))
    (br_if $again (i32.ne (local.get $act) (i32.load {memory.duties + 4} (local.get $i))))
    (return (i32.const 1))))
  (i32.const 0))
(func $owe (param $seat i32) (param $act i32) (param $id i32) (local $i i32)
  (local.set $i (i32.load {own["owed"]} (i32.const 0)))
  (if (i32.ge_s (local.get $i) (i32.const {mem.MOST_OWED})) (then (unreachable)))
  (i32.store {own["owed"]} (i32.const 0) (i32.add (local.get $i) (i32.const 1)))
  (local.set $i (i32.mul (local.get $i) (i32.const 12)))
  (i32.store {memory.duties} (local.get $i) (local.get $seat))
  (i32.store {memory.duties + 4} (local.get $i) (local.get $act))
  (i32.store {memory.duties + 8} (local.get $i) (local.get $id)))
(func $unowe (param $seat i32) (param $act i32) (param $id i32)
  (local $i i32) (local $to i32) (local $end i32)
  (local.set $end (i32.mul (i32.load {own["owed"]} (i32.const 0)) (i32.const 12)))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $end)))
    (if (i32.eqz (i32.or
        (i32.and (i32.eq (local.get $seat) (i32.load {memory.duties} (local.get $i)))
          (i32.eq (local.get $act) (i32.load {memory.duties + 4} (local.get $i))))
        (i32.eq (local.get $id) (i32.load {memory.duties + 8} (local.get $i)))))
      (then
        (memory.copy (i32.add (local.get $to) (i32.const {memory.duties}))
          (i32.add (local.get $i) (i32.const {memory.duties})) (i32.const 12))
        (local.set $to (i32.add (local.get $to) (i32.const 12)))))
    (local.set $i (i32.add (local.get $i) (i32.const 12)))
    (br $again)))
  (i32.store {own["owed"]} (i32.const 0) (i32.div_u (local.get $to) (i32.const 12))))

(func $open (param $until i32) (param $site i32) (result i32) (local $at i32) (local $last i32)
  (local.set $at (i32.const {memory.windows}))
  (block $out (loop $again
    (if (i32.ge_u (local.get $at) (i32.load {own["highest"]} (i32.const 0)))
      (then
        (if (i32.ge_u (local.get $at) (i32.const {memory.windows + memory.window_size * mem.MOST_WINDOWS}))
          (then (unreachable)))
        (i32.store {own["highest"]} (i32.const 0) (i32.add (local.get $at) (i32.const {memory.window_size})))
        (br $out)))
    (br_if $out (i32.eqz (i32.load {mem.ID} (local.get $at))))
    (local.set $at (i32.add (local.get $at) (i32.const {memory.window_size})))
    (br $again)))
  (i32.store {own["made"]} (i32.const 0) (i32.add (i32.load {own["made"]} (i32.const 0)) (i32.const 1)))
  (i32.store {mem.ID} (local.get $at) (i32.load {own["made"]} (i32.const 0)))
  (i32.store {mem.UNTIL} (local.get $at) (local.get $until))
  (i32.store {mem.SITE} (local.get $at) (local.get $site))
  (i32.store {mem.PART} (local.get $at) (i32.const 0))
  (i32.store {mem.QUEUE} (local.get $at) (i32.const -1))
  (local.set $last (i32.load {reg[".under-way"]} (i32.const 0)))
  (if (local.get $last)
    (then
      (local.set $last (i32.mul (i32.sub (local.get $last) (i32.const 1)) (i32.const {mem.HAPPENING})))
      (i32.store {mem.OPENER} (local.get $at) (i32.load {memory.happenings + mem.SERIAL} (local.get $last)))
      (i32.store {mem.CAUSED} (local.get $at) (i32.load {memory.happenings + mem.CAUSE} (local.get $last)))
      (i32.store {mem.CAUSER} (local.get $at) (i32.load {memory.happenings + mem.ACT} (local.get $last))))
    (else
      (i32.store {mem.OPENER} (local.get $at) (i32.load {own["serial"]} (i32.const 0)))
      (i32.store {mem.CAUSED} (local.get $at) (i32.const 0))
      (i32.store {mem.CAUSER} (local.get $at) (i32.const -1))))
  (local.get $at))
(func $close (param $at i32) (local $id i32)
  (local.set $id (i32.load {mem.ID} (local.get $at)))
  (i32.store {mem.ID} (local.get $at) (i32.const 0))
  (if (i32.load {own["owed"]} (i32.const 0))
    (then (call $unowe (i32.const -1) (i32.const -1) (local.get $id))))
  (block $out (loop $again
    (local.set $at (i32.sub (i32.load {own["highest"]} (i32.const 0)) (i32.const {memory.window_size})))
    (br_if $out (i32.lt_u (local.get $at) (i32.const {memory.windows})))
    (br_if $out (i32.load {mem.ID} (local.get $at)))
    (i32.store {own["highest"]} (i32.const 0) (local.get $at))
    (br $again))))
(func $newest (param $act i32) (result i32) (local $at i32) (local $best i32)
  (local.set $at (i32.const {memory.windows}))
  (block $out (loop $again
    (br_if $out (i32.ge_u (local.get $at) (i32.load {own["highest"]} (i32.const 0))))
    (if (i32.and (i32.ne (i32.load {mem.ID} (local.get $at)) (i32.const 0))
        (i32.eq (i32.load {mem.UNTIL} (local.get $at)) (local.get $act)))
      (then
        (if (i32.eqz (local.get $best)) (then (local.set $best (local.get $at)))
          (else (if (i32.or
              (i32.gt_s (i32.load {mem.OPENER} (local.get $at)) (i32.load {mem.OPENER} (local.get $best)))
              (i32.and
                (i32.eq (i32.load {mem.OPENER} (local.get $at)) (i32.load {mem.OPENER} (local.get $best)))
                (i32.lt_s (i32.load {mem.ID} (local.get $at)) (i32.load {mem.ID} (local.get $best)))))
            (then (local.set $best (local.get $at))))))))
    (local.set $at (i32.add (local.get $at) (i32.const {memory.window_size})))
    (br $again)))
  (local.get $best))
(func $in_order (param $at i32) (param $takers i32) (local $first i32)
  (i32.store {mem.QUEUE} (local.get $at) (local.get $takers))
  (local.set $first (call $doer_of (i32.load {mem.CAUSED} (local.get $at))))
  (if (i32.eq (local.get $first) (i32.const {ABSENT}))
    (then (local.set $first (i32.load {reg[".turn"]} (i32.const 0)))))
  (if (i32.eq (local.get $first) (i32.const {ABSENT}))
    (then (local.set $first (i32.sub (i32.const 31) (i32.clz (local.get $takers))))))
  (i32.store {mem.FIRST} (local.get $at) (local.get $first))
  (i32.store {mem.STEP} (local.get $at) (call $way)))
(func $next_asked (param $at i32) (result i32) (local $seat i32) (local $queue i32)
  (local.set $queue (i32.load {mem.QUEUE} (local.get $at)))
  (local.set $seat (i32.ctz (local.get $queue)))
  (if (i32.eqz (i32.and (local.get $queue) (i32.sub (local.get $queue) (i32.const 1))))
    (then (return (local.get $seat))))
  (local.set $seat (i32.load {mem.FIRST} (local.get $at)))
  (loop $again
    (local.set $seat (i32.add (local.get $seat) (i32.load {mem.STEP} (local.get $at))))
    (if (i32.lt_s (local.get $seat) (i32.const 0)) (then (local.set $seat (i32.const {n - 1}))))
    (if (i32.ge_s (local.get $seat) (i32.const {n})) (then (local.set $seat (i32.const 0))))
    (br_if $again (i32.eqz (i32.and (i32.shr_u (local.get $queue) (local.get $seat)) (i32.const 1)))))
  (local.get $seat))

(func $asked (result i32)
  {"(call $check)" if writer.checked else "(nop)"}
  (if (i32.ge_s (i32.load {own["decisions"]} (i32.const 0)) (i32.const {MOST_DECISIONS}))
    (then (i32.store {own["stopped"]} (i32.const 0) (i32.const 1)) (return (i32.const 1))))
  (i32.store {own["decisions"]} (i32.const 0)
    (i32.add (i32.load {own["decisions"]} (i32.const 0)) (i32.const 1)))
  (i32.store {own["passes"]} (i32.const 0) (i32.const 0))
  (i32.const 0))
(func $dice_of (param $seat i32) (result i32)
  (i32.add (i32.const {memory.dice}) (i32.shl
    (select (i32.const {n}) (local.get $seat) (i32.eq (local.get $seat) (i32.const {ABSENT}))) (i32.const 3))))
{picked}
(func $chance (param $dice i32) (param $share i32) (result i32)
  (i32.lt_s (call $below (local.get $dice) (i32.const 1000000)) (local.get $share)))
(func $nth (param $count i32) (param $broken i32) (param $nth i32) (result i32) (local $i i32) (local $no i32)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (local.set $no (i64.ne (i64.const 0) (i64.load {memory.options + memory.option.no}
      (i32.mul (local.get $i) (i32.const {memory.option.size})))))
    (if (i32.eq (local.get $no) (local.get $broken))
      (then
        (if (i32.eqz (local.get $nth)) (then (return (local.get $i))))
        (local.set $nth (i32.sub (local.get $nth) (i32.const 1)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (i32.const -1))
(func $breaking (param $count i32) (result i32) (local $i i32) (local $all i32)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (local.set $all (i32.add (local.get $all) (i64.ne (i64.const 0)
      (i64.load {memory.options + memory.option.no}
        (i32.mul (local.get $i) (i32.const {memory.option.size}))))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (local.get $all))
(func $play (param $seat i32) (param $standing i32) (param $count i32) (result i32)
  (local $breaking i32) (local $lawful i32) (local $used i32) (local $dice i32)
  (if (call $asked) (then (return (i32.const -1))))
  (if (i32.eq (local.get $count) (i32.const 1)) (then (return (i32.const 0))))
  (local.set $dice (call $dice_of (local.get $seat)))
  (if (local.get $standing)
    (then
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (if (i64.ne (i64.const 0) (i64.load {memory.options + memory.option.no}
          (i32.mul (local.get $count) (i32.const {memory.option.size}))))
        (then (local.set $used (i32.eqz
          (call $chance (local.get $dice) (i32.load {memory.habits["forgets"]} (i32.const 0))))))
        (else (local.set $used
          (call $chance (local.get $dice) (i32.load {memory.habits["windows"]} (i32.const 0))))))
      (if (i32.eqz (local.get $used)) (then (return (local.get $count))))
      (local.set $lawful (i32.sub (local.get $count) (call $breaking (local.get $count))))
      (if (i32.eqz (local.get $lawful)) (then (return (local.get $count))))
      (return (call $nth (local.get $count) (i32.const 0)
        (call $below (local.get $dice) (local.get $lawful))))))
  (local.set $breaking (call $breaking (local.get $count)))
  (if (i32.eqz (local.get $breaking)) (then (return (call $below (local.get $dice) (local.get $count)))))
  (local.set $lawful (i32.sub (local.get $count) (local.get $breaking)))
  (local.set $used (i32.eqz (local.get $lawful)))
  (if (local.get $lawful) (then (local.set $used
    (call $chance (local.get $dice) (i32.load {memory.habits["unlawful"]} (i32.const 0))))))
  (if (local.get $used)
    (then (return (call $nth (local.get $count) (i32.const 1)
      (call $below (local.get $dice) (local.get $breaking))))))
  (call $nth (local.get $count) (i32.const 0) (call $below (local.get $dice) (local.get $lawful))))
(func $counted (param $act i32)
  (i32.store {counts} (i32.shl (local.get $act) (i32.const 2))
    (i32.add (i32.load {counts} (i32.shl (local.get $act) (i32.const 2))) (i32.const 1))))
"""
