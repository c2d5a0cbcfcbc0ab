"""The game itself, and round after round of it: what a host calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.fast.code.trees import ABSENT, get, load, number, put, repeat, store
from cardlaw.fast.code.wasm import Tree, WasmFunction, functions_in
from cardlaw.fast.routines.routines import RoutineFunction
from cardlaw.language.core import instructions as c

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer


def game(writer: Writer, routine: c.Routine) -> WasmFunction:
    """The routine of the game: where everything is left, the round goes on after its turns, or the game is over."""
    made = RoutineFunction(writer, routine, "$game", {"$cause": "i32", "$doer": "i32"})
    loop, *over = routine.block
    assert isinstance(loop, c.Loop) and isinstance(loop.over, c.Until)
    writer.values.pages.append(made.page)
    end = 0
    for place, step in enumerate(loop.body):
        if isinstance(step, c.Loop):
            end = place + 1
    outcome: Tree = ("i32.ne", load(writer.memory.registers[".outcome"]), number(ABSENT))
    stopped = ("br_if", "$stopped", load(writer.memory.own["stopped"]))
    made.left = "$after" if end else "$over"
    before = made.block(loop.body[:end])
    made.left = "$over"
    after = made.block(loop.body[end:])
    turns: list[Tree] = []
    if end:
        turns = [("block", "$after", *before), stopped, ("br_if", "$over", outcome)]
    test = made.test(loop.over.test)
    body: list[Tree] = [
        ("block", "$over", repeat("$rounds", ("br_if", "$rounds", test), *turns, *after)),
        stopped,
        *made.block(tuple(over)),
    ]
    writer.values.pages.pop()
    function = made.page.close([("block", "$stopped", *body)], number(0))
    return function


ROW = ("decisions", "turns", "over", "won", "ended", "winner")
"""What the row of a round begins with; `row_names` says what comes after."""


def rounds(writer: Writer) -> list[WasmFunction]:
    """The functions that play one round from a seed, and write what it came to."""
    memory, layout = writer.memory, writer.layout
    n, own, reg = layout.players, memory.own, memory.registers
    absent = (".turn", ".next", ".outcome", ".champion")
    start: list[str] = []
    for name, at in reg.items():
        value = ABSENT if name in absent else 0
        if name in (".in-round", ".in-game"):
            value = (1 << n) - 1
        if name == ".phase":
            value = memory.number_of("start")
        start.append(f"(i32.store {at} (i32.const 0) (i32.const {value}))")
    for name in ("serial", "made", "owed", "passes", "decisions", "stopped", "logged"):
        start.append(f"(i32.store {own[name]} (i32.const 0) (i32.const 0))")
    most = min(memory.limits.events, memory.limits.acts)
    start.append(f"(i32.store {own['most events']} (i32.const 0) (i32.const {most}))")
    start.append(f"(i32.store {own['highest']} (i32.const 0) (i32.const {memory.windows}))")
    for slot in range(len(layout.slots)):
        start.append(f"(i32.store {memory.vars + 4 * slot} (i32.const 0) (i32.const {ABSENT}))")
    for seat in range(n + 1):
        lot = (seat if seat < n else -1) + 1
        start.append(
            f"(i64.store {memory.dice + 8 * seat} (i32.const 0) (call $mixed (i64.add"
            f" (i64.xor (local.get $seed) (i64.const {0x5EA7_C0DE_0000_0000})) (i64.const {lot * 0x1000_0001}))))"
        )
    play = f"(drop (call $game (i32.const 0) (i32.const {ABSENT})))"
    if writer.stepping is not None:
        play = "(call $play_out)"
    text = f"""
(func $set_out (param $seed i64)
  {_nothing_kept(writer)}
  (global.set $stack (i32.const {memory.stack}))
  (memory.fill (i32.const {memory.losses}) (i32.const 0) (i32.const {4 * n}))
  {" ".join(f"(memory.fill (i32.const {at}) (i32.const 0) (i32.const {size}))" for at, size in writer.counters())}
  (i64.store {memory.seed} (i32.const 0) (local.get $seed))
  (call $deck (i32.const {layout.home}))
  {" ".join(start)})
(func $round (export) (param $seed i64)
  (call $set_out (local.get $seed))
  {play}
  {"(call $check_over)" if writer.checked else "(nop)"})
"""
    made = list(functions_in(text))
    made.append(_rows(writer))
    return made


def _nothing_kept(writer: Writer) -> str:
    """Nothing is under way in a module whose tables wait."""
    stepping = writer.stepping
    if stepping is None:
        return "(nop)"
    return f"(global.set $mode (i32.const 0)) (global.set $frames (i32.const {stepping.frames}))"


def row_names(writer: Writer) -> tuple[str, ...]:
    """What each word of a row is: those of `ROW`, `points SEAT`, `move ACT` (how often it was the answer), `move
    decline`, `tally WHAT` (what the interpreter tallies, too), and whatever else the module counts (`Counting`)."""
    points = [f"points {seat}" for seat in range(writer.layout.players)]
    moves = [f"move {act.name}" for act in writer.layout.model.acts]
    tallies = [f"tally {what}" for what in writer.values.tallies]
    counted = [] if writer.counting is None else writer.counting.names
    return (*ROW, *points, *moves, "move decline", *tallies, *counted)


def _rows(writer: Writer) -> WasmFunction:
    """The function that plays so many rounds from a seed on, and writes a row for each from an address on."""
    memory, layout = writer.memory, writer.layout
    own, reg, n = memory.own, memory.registers, layout.players
    made = WasmFunction("$rounds", {"$seed": "i64", "$count": "i32", "$to": "i32"}, None, exported=True)
    winner = layout.slot_base["winner"]
    over: Tree = ("i32.eq", load(reg[".phase"]), number(memory.number_of("over")))
    words: list[Tree] = [
        load(own["decisions"]),
        load(reg[".turns"]),
        over,
        load(reg[".won"]),
        load(reg[".ended"]),
        load(memory.vars + 4 * winner),
    ]
    points = writer.points
    for seat in range(n):
        words.append(number(ABSENT) if points is None else load(memory.vars + 4 * (points + seat)))
    code: list[Tree] = [("i32.store", 4 * place, get("$to"), word) for place, word in enumerate(words)]
    size = 4 * len(words)
    for at, more in writer.counters():
        code.append(("memory.copy", ("i32.add", get("$to"), number(size)), number(at), number(more)))
        size += more
    made.body = [
        repeat(
            "$out",
            ("br_if", "$out", ("i32.le_s", get("$count"), number(0))),
            ("call", "$round", get("$seed")),
            *code,
            store(own["progress"], ("i32.add", load(own["progress"]), number(1))),
            put("$seed", ("i64.add", get("$seed"), ("i64.const", 1))),
            put("$to", ("i32.add", get("$to"), number(size))),
            put("$count", ("i32.sub", get("$count"), number(1))),
        )
    ]
    return made
