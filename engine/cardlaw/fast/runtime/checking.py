"""Invariants as code, in modules that are written to be soaked: what is broken stops the module, and says what it was.

At every decision each card is in one place. After a round the game is over, and every zone holds the cards that its
counts and sets tell of.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.engine.state.layout import Layout
from cardlaw.fast.code.memory import TableMemory
from cardlaw.fast.code.wasm import WasmFunction, functions_in

VIOLATIONS = (
    "",
    "a card is lost or there twice",
    "a zone does not hold the cards it counts",
    "the game stopped, and is not over",
)


def checking(layout: Layout, memory: TableMemory) -> Iterable[WasmFunction]:
    """The functions that look at invariants."""
    places, cards = len(layout.places), len(layout.cards)
    words = (memory.copy * cards + 7) // 8
    deck = memory.held(
        b"".join(c.to_bytes(memory.copy, "little") for c in layout.counts).ljust(8 * words, b"\0")
    )
    sums = []
    for word in range(words):
        found = f"(i64.load {memory.copies + 8 * word} (i32.const 0))"
        for place in range(1, places):
            at = memory.copies + place * memory.row + 8 * word
            found = f"(i64.add {found} (i64.load {at} (i32.const 0)))"
        sums.append(f"(i64.xor {found} (i64.load {deck + 8 * word} (i32.const 0)))")
    wrong = sums[0]
    for other in sums[1:]:
        wrong = f"(i64.or {wrong} {other})"
    load = "i32.load8_u" if memory.width == 1 else "i32.load16_u"
    save = "i32.store8" if memory.copy == 1 else "i32.store16"
    look = "i32.load8_u" if memory.copy == 1 else "i32.load16_u"
    spot = f"(i32.shl (local.get $card) (i32.const {memory.copy - 1}))"
    said = (
        f"(i64.load {memory.faces} (i32.shl (local.get $i) (i32.const 3)))"
        if cards <= 64
        else "(local.get $faces)"
    )
    return functions_in(f"""
(func $violated (param $what i32)
  (i32.store {memory.own["violation"]} (i32.const 0) (local.get $what))
  (unreachable))
(func $check
  (if (i64.ne (i64.const 0) {wrong}) (then (call $violated (i32.const 1)))))
(func $check_over (local $i i32) (local $j i32) (local $card i32) (local $faces i64) (local $sum i32)
  (call $check)
  (if (i32.eqz (i32.or (i32.load {memory.own["stopped"]} (i32.const 0)) (i32.eq (i32.const {memory.number_of("over")})
      (i32.load {memory.registers[".phase"]} (i32.const 0))))) (then (call $violated (i32.const 3))))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (i32.const {places})))
    (memory.fill (i32.const {memory.spare}) (i32.const 0) (i32.const {memory.row}))
    (local.set $faces (i64.const 0))
    (local.set $j (i32.const 0))
    (block $none (loop $next
      (br_if $none (i32.ge_s (local.get $j) (call $size (local.get $i))))
      (local.set $card ({load} (call $spot (local.get $i) (local.get $j))))
      (local.set $faces (i64.or (local.get $faces) (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $card)))))
      ({save} {memory.spare} {spot} (i32.add ({look} {memory.spare} {spot}) (i32.const 1)))
      (local.set $j (i32.add (local.get $j) (i32.const 1)))
      (br $next)))
    (local.set $sum (i32.add (local.get $sum) (local.get $j)))
    (if (i64.ne (local.get $faces) {said}) (then (call $violated (i32.const 2))))
    (local.set $card (i32.const 0))
    (block $same (loop $face
      (br_if $same (i32.ge_s (local.get $card) (i32.const {cards})))
      (if (i32.ne ({look} {memory.spare} {spot}) (call $copies (local.get $i) (local.get $card)))
        (then (call $violated (i32.const 2))))
      (local.set $card (i32.add (local.get $card) (i32.const 1)))
      (br $face)))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (if (i32.ne (local.get $sum) (i32.const {len(layout.deck)})) (then (call $violated (i32.const 1)))))
""")
