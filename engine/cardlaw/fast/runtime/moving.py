"""Cards on the move, as code: the functions that take cards out of zones and tell of it."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.engine.clauses.combining import MOST_SETS, MOST_STEPS
from cardlaw.engine.state.layout import Layout
from cardlaw.fast.code.memory import TableMemory
from cardlaw.fast.code.trees import ABSENT
from cardlaw.fast.code.wasm import WasmFunction, functions_in


def moving(
    layout: Layout, memory: TableMemory, tally: dict[str, int], told: dict[str, int], most: int
) -> Iterable[WasmFunction]:
    """The functions; `told` has the number of each sort of entry in a log if one is kept, else nothing."""
    n, reg = layout.players, memory.registers

    def log(sort: str, *words: str) -> str:
        if not told:
            return ""
        return " ".join(f"(call $log {word})" for word in (f"(i32.const {told[sort]})", *words))

    def log_list(sort: str, origin: str, to: str, count: str, cards: str) -> str:
        return log(sort, origin, to, count) + (f" (call $log_cards {cards} {count})" if told else "")

    def tallied(what: str) -> str:
        return f"(call $tally (i32.const {tally.setdefault(what, len(tally))}))"

    room = 4 * len(layout.deck) * 2 + 64
    text = f"""
(func $move_one (param $card i32) (param $to i32) (param $near i32) (param $doer i32) (local $i i32)
  (if (i32.or (i32.eq (local.get $card) (i32.const {ABSENT})) (i32.eq (local.get $to) (i32.const {ABSENT})))
    (then (return)))
  (local.set $i (i32.const -1))
  (if (i32.ne (local.get $near) (i32.const {ABSENT}))
    (then (local.set $i (call $find (local.get $near) (local.get $card)))))
  (if (i32.lt_s (local.get $i) (i32.const 0)) (then
    (local.set $near (call $whereabouts (local.get $card) (i32.const {ABSENT}) (local.get $doer)))
    (if (i32.eq (local.get $near) (i32.const {ABSENT})) (then {tallied("card not found")} (return)))
    (local.set $i (call $find (local.get $near) (local.get $card)))))
  (call $remove (local.get $near) (local.get $i))
  (call $push (local.get $to) (local.get $card))
  {log("moved", "(local.get $near)", "(local.get $to)", "(i32.const 1)", "(local.get $card)")})
(func $move_some (param $cards i32) (param $count i32) (param $to i32) (param $near i32) (param $doer i32)
  (param $how i32) (local $i i32) (local $n i32) (local $card i32) (local $from i32) (local $at i32) (local $all i32)
  (local $j i32)
  (if (i32.eq (local.get $to) (i32.const {ABSENT})) (then (return)))
  (local.set $at (global.get $stack))
  (global.set $stack (i32.add (local.get $at) (i32.const {2 * room})))
  (call $stack_holds)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (local.set $card (i32.load (i32.add (local.get $cards) (i32.shl (local.get $i) (i32.const 2)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (local.set $from (call $whereabouts (local.get $card) (local.get $near) (local.get $doer)))
    (if (i32.eq (local.get $from) (i32.const {ABSENT})) (then {tallied("card not found")} (br $again)))
    (call $take (local.get $from) (local.get $card))
    (i32.store (i32.add (local.get $at) (i32.shl (local.get $n) (i32.const 2))) (local.get $card))
    (i32.store {room} (i32.add (local.get $at) (i32.shl (local.get $n) (i32.const 2))) (local.get $from))
    (local.set $n (i32.add (local.get $n) (i32.const 1)))
    (br $again)))
  (call $put (local.get $to) (local.get $at) (local.get $n) (local.get $how))
  {_grouped(room, told)}
  (global.set $stack (local.get $at)))
(func $move_all (param $cards i32) (param $count i32) (param $to i32) (param $near i32) (param $doer i32)
  (param $how i32) (local $i i32) (local $j i32) (local $size i32) (local $card i32) (local $stay i32) (local $at i32)
  (if (i32.eq (local.get $to) (i32.const {ABSENT})) (then (return)))
  (if (i32.eq (local.get $near) (i32.const {ABSENT}))
    (then (call $move_some (local.get $cards) (local.get $count) (local.get $to) (local.get $near)
      (local.get $doer) (local.get $how)) (return)))
  (local.set $size (call $size (local.get $near)))
  (if (i32.eq (local.get $count) (local.get $size))
    (then
      (if (i32.and (i32.eq (local.get $near) (local.get $to)) (i32.eqz (local.get $how))) (then (return)))
      (call $clear (local.get $near)))
    (else
      (block $out (loop $again
        (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
        (local.set $card (i32.load (i32.add (local.get $cards) (i32.shl (local.get $i) (i32.const 2)))))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (call $take_oldest (local.get $near) (local.get $card))
        (br $again)))))
  (call $put (local.get $to) (local.get $cards) (local.get $count) (local.get $how))
  (if (local.get $count) (then (nop)
    {log_list("moved", "(local.get $near)", "(local.get $to)", "(local.get $count)", "(local.get $cards)")})))
(func $take_oldest (param $place i32) (param $card i32) (local $i i32)
  (loop $again
    (if (i32.ne (local.get $card) ({"i32.load8_u" if memory.width == 1 else "i32.load16_u"}
        (call $spot (local.get $place) (local.get $i))))
      (then
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br_if $again (i32.lt_s (local.get $i) (call $size (local.get $place))))
        (return))))
  (call $remove (local.get $place) (local.get $i)))
(func $tops (param $taken i32) (param $amount i32) (param $zone i32) (param $to i32) (param $how i32)
  (local $card i32) (local $count i32)
  (if (i32.gt_s (local.get $amount) (i32.const {most})) (then (unreachable)))
  (if (i32.or (i32.eq (local.get $zone) (i32.const {ABSENT})) (i32.eq (local.get $to) (i32.const {ABSENT})))
    (then (return)))
  (local.set $count (i32.load (local.get $taken)))
  (block $out (loop $again
    (br_if $out (i32.le_s (local.get $amount) (i32.const 0)))
    (br_if $out (i32.eqz (call $size (local.get $zone))))
    (local.set $amount (i32.sub (local.get $amount) (i32.const 1)))
    (local.set $card (call $pop (local.get $zone)))
    (if (i32.ge_s (local.get $count) (i32.const {2 * len(layout.deck)})) (then (unreachable)))
    (local.set $count (i32.add (local.get $count) (i32.const 1)))
    (i32.store (i32.add (local.get $taken) (i32.shl (local.get $count) (i32.const 2))) (local.get $card))
    (if (local.get $how)
      (then (call $put (local.get $to) (i32.add (local.get $taken) (i32.shl (local.get $count) (i32.const 2)))
        (i32.const 1) (local.get $how)))
      (else (call $push (local.get $to) (local.get $card))))
    (br $again)))
  (i32.store (local.get $taken) (local.get $count)))
(func $turned (param $mask i32) (param $first i32) (result i32)
  (i32.and (i32.const {(1 << n) - 1}) (i32.or (i32.shr_u (local.get $mask) (local.get $first))
    (i32.shl (local.get $mask) (i32.sub (i32.const {n}) (local.get $first))))))
(func $first_from_turn (param $mask i32) (result i32) (local $first i32)
  (local.set $first (i32.load {reg[".turn"]} (i32.const 0)))
  (if (i32.eq (local.get $first) (i32.const {ABSENT})) (then (local.set $first (i32.const 0))))
  (i32.rem_u (i32.add (i32.ctz (call $turned (local.get $mask) (local.get $first))) (local.get $first))
    (i32.const {n})))
(func $deal (param $each i32) (param $zone i32) (param $base i32) (param $start i32)
  (local $seats i32) (local $left i32) (local $count i32) (local $wanted i32) (local $seat i32) (local $short i32)
  (local.set $seats (i32.load {reg[".in-round"]} (i32.const 0)))
  (if (i32.or (i32.eq (local.get $zone) (i32.const {ABSENT})) (i32.eqz (local.get $seats))) (then (return)))
  (if (i32.eq (local.get $start) (i32.const {ABSENT})) (then (local.set $start (i32.ctz (local.get $seats)))))
  (local.set $count (call $size (local.get $zone)))
  (local.set $wanted (local.get $count))
  (if (i32.ge_s (local.get $each) (i32.const 0))
    (then (local.set $wanted (call $times (local.get $each) (i32.popcnt (local.get $seats))))))
  (if (i32.lt_s (local.get $wanted) (local.get $count)) (then (local.set $count (local.get $wanted))))
  (local.set $short (i32.and (i32.ge_s (local.get $each) (i32.const 0))
    (i32.gt_s (local.get $wanted) (local.get $count))))
  (local.set $seats (call $turned (local.get $seats) (local.get $start)))
  {_sizes_before(n, told)}
  (block $out (loop $again
    (br_if $out (i32.eqz (local.get $count)))
    (local.set $count (i32.sub (local.get $count) (i32.const 1)))
    (if (i32.eqz (local.get $left)) (then (local.set $left (local.get $seats))))
    (local.set $seat (i32.rem_u (i32.add (i32.ctz (local.get $left)) (local.get $start)) (i32.const {n})))
    (local.set $left (i32.and (local.get $left) (i32.sub (local.get $left) (i32.const 1))))
    (call $push (i32.add (local.get $base) (local.get $seat)) (call $pop (local.get $zone)))
    (br $again)))
  (if (local.get $short) (then {tallied("deal stopped short")}))
  {_dealt(n, told)})
(func $swap (param $one i32) (param $other i32)
  (if (i32.or (i32.eq (local.get $one) (local.get $other)) (i32.or (i32.eq (local.get $one) (i32.const {ABSENT}))
      (i32.eq (local.get $other) (i32.const {ABSENT})))) (then (return)))
  (call $exchange (local.get $one) (local.get $other))
  {log("swapped", "(local.get $one)", "(local.get $other)")})
(func $rotate (param $base i32) (local $seat i32) (local $next i32) (local $first i32)
  (if (i32.eqz (i32.load {reg[".in-round"]} (i32.const 0))) (then (return)))
  (local.set $first (i32.ctz (i32.load {reg[".in-round"]} (i32.const 0))))
  (local.set $seat (local.get $first))
  (block $out (loop $again
    (local.set $next (call $seat_after (local.get $seat) (call $way)))
    (br_if $out (i32.eq (local.get $next) (local.get $first)))
    (call $exchange (i32.add (local.get $base) (local.get $first)) (i32.add (local.get $base) (local.get $next)))
    (local.set $seat (local.get $next))
    (br $again))))
"""
    return [*functions_in(text), *_sets(memory)]


def _sets(memory: TableMemory) -> Iterable[WasmFunction]:
    """The sets of some cards, counted by face: smaller ones first, more copies of the lowest first.

    Where there are many, the interpreter leaves out those that can come to nothing, and lists all others if it has to
    try no more than `steps` cards on. Here they are all listed, and left out when they are judged.
    """
    if not memory.most_in_set:
        return ()
    grown, kinds = memory.growing, memory.kinds
    return functions_in(f"""
(func $sets (param $cards i32) (param $count i32) (param $least i32) (param $most i32) (param $steps i32) (result i32)
  (local $i i32) (local $j i32) (local $c i32) (local $at i32)
  (i32.store {grown} (i32.const 0) (i32.const 0))
  (i32.store {grown + 4} (i32.const 0) (i32.const 0))
  (i32.store {memory.grown} (i32.const 0) (i32.const 0))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (local.set $c (i32.load (i32.add (local.get $cards) (i32.shl (local.get $i) (i32.const 2)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (local.set $at (i32.const {kinds}))
    (local.set $j (i32.add (i32.const {kinds}) (i32.shl (i32.load {grown + 4} (i32.const 0)) (i32.const 3))))
    (block $found (loop $next
      (br_if $found (i32.ge_u (local.get $at) (local.get $j)))
      (br_if $found (i32.ge_s (i32.load (local.get $at)) (local.get $c)))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br $next)))
    (if (i32.lt_u (local.get $at) (local.get $j)) (then
      (if (i32.eq (i32.load (local.get $at)) (local.get $c)) (then
        (i32.store 4 (local.get $at) (i32.add (i32.load 4 (local.get $at)) (i32.const 1)))
        (br $again)))))
    (memory.copy (i32.add (local.get $at) (i32.const 8)) (local.get $at)
      (i32.sub (local.get $j) (local.get $at)))
    (i32.store (local.get $at) (local.get $c))
    (i32.store 4 (local.get $at) (i32.const 1))
    (i32.store {grown + 4} (i32.const 0) (i32.add (i32.load {grown + 4} (i32.const 0)) (i32.const 1)))
    (br $again)))
  (if (i32.gt_s (local.get $most) (local.get $count)) (then (local.set $most (local.get $count))))
  (block $done (loop $sizes
    (br_if $done (i32.gt_s (local.get $least) (local.get $most)))
    (i32.store {grown + 8} (i32.const 0) (local.get $least))
    (call $grow (i32.const 0) (i32.const 0) (local.get $least))
    (local.set $least (i32.add (local.get $least) (i32.const 1)))
    (br $sizes)))
  (if (i32.and (i32.gt_s (i32.load {grown} (i32.const 0)) (i32.const {MOST_SETS}))
      (i32.ge_s (i32.load {memory.grown} (i32.const 0)) (local.get $steps))) (then (unreachable)))
  (i32.load {grown} (i32.const 0)))
(func $grow (param $place i32) (param $taken i32) (param $size i32) (local $copies i32) (local $i i32) (local $at i32)
  (if (i32.eq (local.get $taken) (local.get $size)) (then
    (local.set $i (i32.load {grown} (i32.const 0)))
    (if (i32.ge_s (local.get $i) (i32.const {MOST_STEPS})) (then (unreachable)))
    (memory.copy (i32.add (i32.const {memory.sets}) (i32.mul (local.get $i) (i32.const {memory.set_size})))
      (i32.const {grown + 8}) (i32.const {memory.set_size}))
    (i32.store {grown} (i32.const 0) (i32.add (local.get $i) (i32.const 1)))
    (return)))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $place) (i32.load {grown + 4} (i32.const 0))))
    (local.set $at (i32.shl (local.get $place) (i32.const 3)))
    (local.set $copies (i32.load {kinds + 4} (local.get $at)))
    (if (i32.gt_s (local.get $copies) (i32.sub (local.get $size) (local.get $taken)))
      (then (local.set $copies (i32.sub (local.get $size) (local.get $taken)))))
    (local.set $place (i32.add (local.get $place) (i32.const 1)))
    (block $fewer (loop $number
      (br_if $fewer (i32.eqz (local.get $copies)))
      (i32.store {memory.grown} (i32.const 0) (i32.add (i32.load {memory.grown} (i32.const 0)) (i32.const 1)))
      (local.set $i (i32.const 0))
      (block $filled (loop $fill
        (br_if $filled (i32.ge_s (local.get $i) (local.get $copies)))
        (i32.store {grown + 12} (i32.shl (i32.add (local.get $taken) (local.get $i)) (i32.const 2))
          (i32.load {kinds} (local.get $at)))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br $fill)))
      (call $grow (local.get $place) (i32.add (local.get $taken) (local.get $copies)) (local.get $size))
      (local.set $copies (i32.sub (local.get $copies) (i32.const 1)))
      (br $number)))
    (br $again))))
""")


def _grouped(room: int, told: dict[str, int]) -> str:
    """Tell of cards that were moved, zone by zone in the order in which each zone gave its first."""
    if not told:
        return ""
    return f"""
  (local.set $i (i32.const 0))
  (block $told (loop $zones
    (br_if $told (i32.ge_s (local.get $i) (local.get $n)))
    (local.set $from (i32.load {room} (i32.add (local.get $at) (i32.shl (local.get $i) (i32.const 2)))))
    (if (i32.ge_s (local.get $from) (i32.const 0)) (then
      (local.set $all (i32.const 0))
      (local.set $j (local.get $i))
      (block $counted (loop $count
        (br_if $counted (i32.ge_s (local.get $j) (local.get $n)))
        (local.set $all (i32.add (local.get $all) (i32.eq (local.get $from)
          (i32.load {room} (i32.add (local.get $at) (i32.shl (local.get $j) (i32.const 2)))))))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (br $count)))
      (call $log (i32.const {told["moved"]})) (call $log (local.get $from)) (call $log (local.get $to))
      (call $log (local.get $all))
      (local.set $j (local.get $i))
      (block $listed (loop $list
        (br_if $listed (i32.ge_s (local.get $j) (local.get $n)))
        (if (i32.eq (local.get $from)
            (i32.load {room} (i32.add (local.get $at) (i32.shl (local.get $j) (i32.const 2)))))
          (then
            (call $log (i32.load (i32.add (local.get $at) (i32.shl (local.get $j) (i32.const 2)))))
            (i32.store {room} (i32.add (local.get $at) (i32.shl (local.get $j) (i32.const 2))) (i32.const -1))))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (br $list)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $zones)))"""


def _sizes_before(n: int, told: dict[str, int]) -> str:
    if not told:
        return ""
    return "".join(
        f"(if (i32.const 1) (then (global.set $had{seat}"
        f" (call $size (i32.add (local.get $base) (i32.const {seat}))))))"
        for seat in range(n)
    )


def _dealt(n: int, told: dict[str, int]) -> str:
    """Tell of a deal, seat by seat from the first."""
    if not told:
        return ""
    had = "(i32.const 0)"
    for seat in range(n):
        had = f"(select (global.get $had{seat}) {had} (i32.eq (local.get $seat) (i32.const {seat})))"
    return f"""
  (local.set $left (local.get $seats))
  (block $over (loop $next
    (br_if $over (i32.eqz (local.get $left)))
    (local.set $seat (i32.rem_u (i32.add (i32.ctz (local.get $left)) (local.get $start)) (i32.const {n})))
    (local.set $left (i32.and (local.get $left) (i32.sub (local.get $left) (i32.const 1))))
    (local.set $short {had})
    (local.set $count (i32.sub (call $size (i32.add (local.get $base) (local.get $seat))) (local.get $short)))
    (if (local.get $count) (then
      (call $log (i32.const {told["dealt"]})) (call $log (local.get $zone))
      (call $log (i32.add (local.get $base) (local.get $seat))) (call $log (local.get $count))
      (call $log_from (i32.add (local.get $base) (local.get $seat)) (local.get $short))))
    (br $next)))"""
