"""Tables that wait for answers from outside: what a decision is written down as, and how a module goes on from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardlaw.fast.code.pausing import LEAVING, PLAYING, RETURNING
from cardlaw.fast.code.trees import ABSENT, call, get, number, wide
from cardlaw.fast.code.wasm import Tree, WasmFunction, functions_in
from cardlaw.fast.windows.actions import OPTIONS, WORD, Actions
from cardlaw.language.records import dataclass

if TYPE_CHECKING:
    from cardlaw.fast.windows.quick import QuickPart
    from cardlaw.fast.writer import Writer

FRAMES = 8_192
"""Bytes for what functions keep while a table waits."""
KEPT = 8_192
"""Bytes for cards that bodies under way have set aside, while a table waits."""
JOURNAL = 16_384
"""Bytes for the answers given so far, two for each."""
MOST_BYTES = 65_536
"""Bytes that a table may take."""
STOP = -2
ASKED, OVER, REFUSED = 0, 1, 2
STATE, SEAT, KEY, STANDING, DUTY, CAUSED, LIST, COUNT = range(0, 32, 4)
"""A record: whether somebody is asked, who (-1: the table), the number of the window or choice, whether it can be left
unused, whether that would break a rule, whether it answers something, and for a choice where its members are and how
many. Then the sets of lawful, breakable and demanded actions."""
MASKS = 32
QUICK, LISTED, PLACED, TYPED = range(4)
"""A window whose moves have actions of their own, one whose moves are options, and choices likewise."""
ROW = 20
"""Bytes for what is known of a window or choice: its sort, its first action, the values of its type, and the words
and bits of its moves in their order."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A window or choice as it is numbered: the acts in order, or the type of the value."""

    sort: int
    acts: tuple[str, ...] = ()
    type: str = ""
    options: str = ""
    """The function that lists the options."""


class Stepping:
    """What a module in step form needs beside a game."""

    def __init__(self, writer: Writer) -> None:
        self.w = writer
        memory = writer.memory
        self.actions = Actions(writer.layout, writer.core.verdicts)
        self.keys: dict[Asked, int] = {}
        self.listed_to_decline = False
        """Whether some window whose moves are listed can be left unused."""
        self.record = memory.take(MASKS + 3 * 8 * self.actions.words, 16)
        self.size = MASKS + 3 * 8 * self.actions.words
        self.frames = memory.take(FRAMES, 16)
        self.chosen = memory.take(memory.option.size + memory.set_size + 8, 16)
        """The option that was answered."""
        self.answer = memory.take(4)
        self.kinds = memory.take(4 * writer.layout.players)
        """How each seat plays, where players sit inside: 0 at random, 1 by the strategy."""
        self.worth = memory.take(4 * len(writer.layout.cards))
        self.doubts, self.tries = memory.take(4), memory.take(4)
        self.rows = self.option_words = 0
        self.unseen = next(
            (
                act.name
                for act in writer.core.model.acts
                for argument in writer.core.verdicts.arguments(act)
                if act.sort == "move" and argument.unseen is not None
            ),
            None,
        )
        """A move that is made with a card nobody sees, of which the strategic player inside does not think."""
        self.globals = {"$mode": ("i32", PLAYING), "$frames": ("i32", self.frames), "$quiet": ("i32", 0)}
        self.lawful, self.breaking, self.forced = (
            self.record + MASKS + 8 * self.actions.words * i for i in range(3)
        )

    def key(self, asked: Asked) -> int:
        return self.keys.setdefault(asked, len(self.keys))

    # ---------------------------------------------------------------- windows
    def quick(self, part: QuickPart, standing: bool, caused: Tree) -> list[Tree]:
        """The code that writes a decision down of which all moves are judged at once."""
        key = self.key(Asked(QUICK, tuple(act.name for act in part.acts)))
        code: list[Tree] = [
            call("$describe", get("$seat"), number(key), number(int(standing)), part.duty, caused)
        ]
        for first, masks in ((self.lawful, 0), (self.breaking, 1), (self.forced, 2)):
            words: dict[int, Tree] = {}
            for each in part.weighed:
                bits = (each.lawful[0], each.breaking[0], each.forced)[masks]
                if bits == wide(0):
                    continue
                word, bit = divmod(self.actions.moves[each.act.name], WORD)
                bits = bits if not bit else ("i64.shl", bits, wide(bit))
                words[word] = ("i64.or", words[word], bits) if word in words else bits
            code += [("i64.store", first + 8 * word, number(0), bits) for word, bits in words.items()]
        if standing:
            code.append(call("$describe_decline", part.duty))
        return code

    def listed(
        self, acts: tuple[str, ...], options: str, must: int, standing: bool, count: Tree, caused: Tree
    ) -> list[Tree]:
        """The code that writes a decision down whose moves are listed one by one."""
        key = self.key(Asked(LISTED, acts, options=options))
        self.listed_to_decline |= standing
        return [
            call("$describe", get("$seat"), number(key), number(int(standing)), number(0), caused),
            ("i32.store", self.record + LIST, number(0), get("$at")),
            call("$describe_options", count, wide(must)),
        ]

    def pick(self, who: Tree, count: Tree, at: Tree, type_: str, blind: Tree | None) -> Tree:
        """A value chosen from a list."""
        options = number(self.key(Asked(PLACED, type=type_)))
        if type_ not in self.actions.values:
            return call("$pick", who, count, at, options)
        key = number(self.key(Asked(TYPED, type=type_)))
        return call("$pick", who, count, at, key if blind is None else ("select", options, key, blind))

    # ---------------------------------------------------------------- functions
    def functions(self) -> Iterable[WasmFunction]:
        memory, a = self.w.memory, self.actions
        option = memory.option
        decline = a.decline
        text = f"""
(func $wait (result i32)
  (if (i32.eq (global.get $mode) (i32.const {RETURNING})) (then
    (global.set $mode (i32.const {PLAYING}))
    (return (i32.load {self.answer} (i32.const 0)))))
  (if (call $asked) (then (return (i32.const {STOP}))))
  (global.set $mode (i32.const {LEAVING}))
  (i32.const 0))
(func $describe (param $seat i32) (param $key i32) (param $standing i32) (param $duty i32) (param $caused i32)
  (i32.store {self.record + SEAT} (i32.const 0)
    (select (i32.const -1) (local.get $seat) (i32.eq (local.get $seat) (i32.const {ABSENT}))))
  (i32.store {self.record + KEY} (i32.const 0) (local.get $key))
  (i32.store {self.record + STANDING} (i32.const 0) (local.get $standing))
  (i32.store {self.record + DUTY} (i32.const 0) (local.get $duty))
  (i32.store {self.record + CAUSED} (i32.const 0) (local.get $caused))
  {" ".join(f"(i64.store {self.lawful + 8 * i} (i32.const 0) (i64.const 0))" for i in range(3 * a.words))})
(func $mark (param $masks i32) (param $action i32) (local $at i32)
  (local.set $at (i32.add (local.get $masks) (i32.shl (i32.shr_u (local.get $action) (i32.const 6)) (i32.const 3))))
  (i64.store (local.get $at) (i64.or (i64.load (local.get $at))
    (i64.shl (i64.const 1) (i64.extend_i32_u (i32.and (local.get $action) (i32.const 63)))))))
(func $marked (param $masks i32) (param $action i32) (result i32)
  (if (i32.ge_u (local.get $action) (i32.const {WORD * a.words})) (then (return (i32.const 0))))
  (i32.wrap_i64 (i64.and (i64.const 1) (i64.shr_u
    (i64.load (i32.add (local.get $masks) (i32.shl (i32.shr_u (local.get $action) (i32.const 6)) (i32.const 3))))
    (i64.extend_i32_u (i32.and (local.get $action) (i32.const 63)))))))
(func $describe_decline (param $duty i32)
  (call $mark (select (i32.const {self.breaking}) (i32.const {self.lawful}) (local.get $duty)) (i32.const {decline})))
(func $describe_options (param $count i32) (param $must i64) (local $i i32) (local $at i32) (local $no i32)
  (i32.store {self.record + COUNT} (i32.const 0) (local.get $count))
  (if (i32.gt_s (local.get $count) (i32.const {WORD * OPTIONS})) (then (unreachable)))
  (local.set $at (i32.const {memory.options}))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (local.set $no (i64.ne (i64.load {option.no} (local.get $at)) (i64.const 0)))
    (if (i32.lt_s (i32.load (local.get $at)) (i32.const 0))
      (then
        (i32.store {self.record + DUTY} (i32.const 0) (local.get $no))
        (call $describe_decline (local.get $no)))
      (else
        (call $mark (select (i32.const {self.breaking}) (i32.const {self.lawful}) (local.get $no))
          (i32.add (local.get $i) (i32.const {a.option})))
        (if (i32.and (i32.eqz (local.get $no)) (i64.ne (i64.const 0)
            (i64.and (local.get $must) (i64.load {option.yes} (local.get $at)))))
          (then (call $mark (i32.const {self.forced}) (i32.add (local.get $i) (i32.const {a.option})))))))
    (local.set $at (i32.add (local.get $at) (i32.const {option.size})))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again))))
{self._picking()}
{self._relisting()}
"""
        return functions_in(text)

    def _picking(self) -> str:
        """A value chosen from a list: its members as actions, and the place of the one that was chosen."""
        a, memory = self.actions, self.w.memory
        rows = []
        self.option_words = memory.held(
            b"".join(_word_and_bits(a.option // WORD + i, -1) for i in range(OPTIONS))
        )
        for asked in self.keys:
            first, table = (a.option if asked.sort in (LISTED, PLACED) else a.values.get(asked.type, 0)), 0
            if asked.sort == TYPED and asked.type in self.w.layout.attributes:
                values = self.w.layout.attributes[asked.type]
                table = self.w.memory.table([len(values), *(self.w.memory.number_of(v) for v in values)])
            order = b""
            for act in asked.acts if asked.sort == QUICK else ():
                word, bit = divmod(a.moves[act], WORD)
                first_type = self.w.core.model.act(act).parameters[:1]
                with_card = int(bool(first_type) and first_type[0].type == "card")
                of = self.w.values.acts[act] << 2 | with_card
                order += _word_and_bits(word, -1 if a.sizes[act] > 1 else 1 << bit, of)
            rows += [asked.sort, first, table, memory.held(order), len(order) // 16]
        self.rows = memory.table(rows or [0])
        return f"""
(func $action_of (param $key i32) (param $k i32) (param $value i32) (result i32)
  (local $row i32) (local $table i32) (local $i i32)
  (local.set $row (i32.add (i32.const {self.rows}) (i32.mul (local.get $key) (i32.const {ROW}))))
  (if (i32.ne (i32.load (local.get $row)) (i32.const {TYPED}))
    (then (return (i32.add (i32.load 4 (local.get $row)) (local.get $k)))))
  (local.set $table (i32.load 8 (local.get $row)))
  (if (i32.eqz (local.get $table)) (then (return (i32.add (i32.load 4 (local.get $row)) (local.get $value)))))
  (local.set $i (i32.load (local.get $table)))
  (block $out (loop $again
    (local.set $i (i32.sub (local.get $i) (i32.const 1)))
    (br_if $out (i32.lt_s (local.get $i) (i32.const 0)))
    (br_if $again (i32.ne (local.get $value)
      (i32.load 4 (i32.add (local.get $table) (i32.shl (local.get $i) (i32.const 2))))))
    (return (i32.add (i32.load 4 (local.get $row)) (local.get $i)))))
  (unreachable))
(func $pick (param $seat i32) (param $count i32) (param $at i32) (param $key i32) (result i32) (local $i i32)
  (local $action i32)
  (call $describe_pick (local.get $seat) (local.get $count) (local.get $at) (local.get $key))
  (local.set $action (call $wait))
  (if (i32.eq (local.get $action) (i32.const {STOP})) (then (return (i32.const -1))))
  (call $place_of (local.get $action) (local.get $count) (local.get $at) (local.get $key)))
(func $place_of (param $action i32) (param $count i32) (param $at i32) (param $key i32) (result i32) (local $i i32)
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (if (i32.eq (local.get $action) (call $action_of (local.get $key) (local.get $i)
        (i32.load (i32.add (local.get $at) (i32.shl (local.get $i) (i32.const 2))))))
      (then (return (local.get $i))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again)))
  (unreachable))
(func $describe_pick (param $seat i32) (param $count i32) (param $at i32) (param $key i32) (local $i i32)
  (call $describe (local.get $seat) (local.get $key) (i32.const 0) (i32.const 0) (i32.const 0))
  (i32.store {self.record + LIST} (i32.const 0) (local.get $at))
  (i32.store {self.record + COUNT} (i32.const 0) (local.get $count))
  (block $out (loop $again
    (br_if $out (i32.ge_s (local.get $i) (local.get $count)))
    (if (i32.and (i32.ge_s (local.get $i) (i32.const {WORD * OPTIONS})) (i32.eq (i32.const {PLACED})
        (i32.load (i32.add (i32.const {self.rows}) (i32.mul (local.get $key) (i32.const {ROW}))))))
      (then (unreachable)))
    (call $mark (i32.const {self.lawful}) (call $action_of (local.get $key) (local.get $i)
      (i32.load (i32.add (local.get $at) (i32.shl (local.get $i) (i32.const 2))))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $again))))"""

    def _relisting(self) -> str:
        """The option that was answered is looked up again, and kept where nothing overwrites it.

        To decline is the last of them.
        """
        memory, option, a = self.w.memory, self.w.memory.option, self.actions
        again = "".join(
            f"(if (i32.eq (local.get $key) (i32.const {key})) (then (drop (call {asked.options}"
            f" (i32.load {self.record + LIST} (i32.const 0)) (i32.load {self.record + SEAT} (i32.const 0))))))"
            for asked, key in self.keys.items()
            if asked.options
        )
        kept = []
        for act in self.w.core.model.acts:
            for place, parameter in enumerate(act.parameters):
                if parameter.type == "cards":
                    spot = self.chosen + 4 + 4 * place
                    to = self.chosen + option.size
                    kept.append(
                        f"(if (i32.eq (i32.load {self.chosen} (i32.const 0))"
                        f" (i32.const {self.w.values.acts[act.name]})) (then"
                        f" (memory.copy (i32.const {to}) (i32.load {spot} (i32.const 0))"
                        f" (i32.const {memory.set_size})) (i32.store {spot} (i32.const 0) (i32.const {to}))))"
                    )
        listed = f"(i32.mul (i32.load {self.record + KEY} (i32.const 0)) (i32.const {ROW}))"
        listed = f"(i32.eq (i32.const {LISTED}) (i32.load (i32.add (i32.const {self.rows}) {listed})))"
        last = f"(i32.sub (i32.load {self.record + COUNT} (i32.const 0)) (i32.const 1))"
        declined = (
            f"(if (i32.and (i32.eq (local.get $action) (i32.const {a.decline})) {listed})"
            f" (then (local.set $place {last})))"
        )
        if not self.listed_to_decline:
            declined = ""
        return f"""
(func $relist (local $key i32)
  (local.set $key (i32.load {self.record + KEY} (i32.const 0)))
  (global.set $quiet (i32.const 1))
  {again}
  (global.set $quiet (i32.const 0)))
(func $choose_option (param $action i32) (local $place i32)
  (local.set $place (i32.sub (local.get $action) (i32.const {a.option})))
  {declined}
  (if (i32.ge_u (local.get $place) (i32.const {WORD * OPTIONS})) (then (return)))
  (call $relist)
  (memory.copy (i32.const {self.chosen}) (i32.add (i32.const {memory.options})
    (i32.mul (local.get $place) (i32.const {option.size}))) (i32.const {option.size}))
  {" ".join(kept)})"""


def _word_and_bits(word: int, bits: int, of: int = 0) -> bytes:
    """A word of actions and the bits of it that are meant; of which act, and whether that is made with a card."""
    return (
        word.to_bytes(4, "little") + of.to_bytes(4, "little") + (bits & (1 << WORD) - 1).to_bytes(8, "little")
    )
