"""The core → a module of WebAssembly: every routine a function, with players inside that play round after round."""

from __future__ import annotations

from collections.abc import Mapping

from cardlaw.engine.limits import Limits
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.layout import Layout
from cardlaw.fast.code import memory as mem
from cardlaw.fast.code.inlining import inlined
from cardlaw.fast.code.memory import TableMemory
from cardlaw.fast.code.pausing import pausing
from cardlaw.fast.code.trees import ABSENT, bump, call, get, halves, load, number, put, store, when, wide
from cardlaw.fast.code.wasm import Tree, WasmFunction, WasmModule
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.expressions.values import ODD, CodeValues
from cardlaw.fast.routines.bodies import BodyWriter
from cardlaw.fast.routines.counting import Counting
from cardlaw.fast.routines.game import game, rounds
from cardlaw.fast.routines.routines import RoutineFunction
from cardlaw.fast.runtime.checking import checking
from cardlaw.fast.runtime.moving import moving
from cardlaw.fast.runtime.runtime import runtime
from cardlaw.fast.runtime.telling import SORTS, logging
from cardlaw.fast.tables.tables import Parts, tables
from cardlaw.fast.windows.asking import WindowWriter
from cardlaw.fast.windows.stepping import FRAMES, Stepping
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import act_id, body_id, effect_id
from cardlaw.language.core.core import core_of
from cardlaw.language.core.rounds import GAME, TURN
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.walking import nodes
from cardlaw.wording.reasons import say

MOST_SEATS = 20
MOST_NUMBERS = 4_096
"""Members of a range of numbers that can be set aside."""


class Writer:
    """Writes the module of a model for a number of players.

    With `record` it also tells what happens. With `counting` the row of a round also holds how often each act
    happened, each effect ran and each rule was broken, and at how many decisions each of the `situations` was met.
    With `checked` it stops where an invariant is broken (`checking.py`). With `step` tables wait for answers from
    outside (`stepping.py`), and players of every kind can sit inside.
    """

    def __init__(
        self,
        model: m.Model,
        players: int | None,
        limits: Limits,
        record: bool = False,
        *,
        counting: bool = False,
        step: bool = False,
        checked: bool = False,
        situations: Mapping[str, m.Expr] | None = None,
    ) -> None:
        self.record, self.checked = record, checked
        self.book = rulebook_of(model)
        self.layout = Layout(self.book, players)
        if self.layout.players > MOST_SEATS:
            raise Outside(say("fast-seats", n=MOST_SEATS), "")
        if limits.level:
            raise Outside(say("fast-level-shuffles"), "")
        self.core = core_of(model)
        self.memory = TableMemory(self.layout, self.core, limits)
        self.values = CodeValues(self.layout, self.book, self.core, self.memory)
        self.functions: list[WasmFunction] = self.values.functions
        self.extra: dict[str, WasmFunction] = {}
        self.texts: dict[str, int] = {}
        self.keys: dict[tuple[str, ...], int] = {}
        self.asking = WindowWriter(self)
        offers = [
            node for node in nodes((model.acts, model.rules, model.stages)) if isinstance(node, m.Offer)
        ]
        parts = max((len(offer.offerings) for offer in offers), default=1)
        self.memory.make_windows(parts, len(self.asking.answered))
        self.counting = Counting(self, situations or {}) if counting or situations else None
        self.stepping = Stepping(self) if step else None
        self.parts: Parts | None = None
        self.points: int | None = None
        """The first of the states that keep points, if a row is to hold them."""
        self._todo: list[str] = []
        self._names: dict[str, str] = {}
        self._chains: set[str] = set()
        self.effects: dict[str, dict[str, int]] = {}
        for act in model.acts:
            self.effects[act.name] = {held.id: i for i, held in enumerate(self.book.effects(act.name))}
        self.acts_of = {
            held.id: held.clause.act for act in model.acts for held in self.book.effects(act.name)
        }

    # ---------------------------------------------------------------- what routines ask
    def sure(self, routine: c.Routine) -> bool:
        """Whether a routine always has a doer."""
        if routine.act is None:
            return routine.id == TURN
        return self.core.model.act(routine.act).sort in ("move", "kernel")

    def most_members(self, domain: m.Domain) -> int:
        """How many members a domain may have."""
        match domain:
            case m.CardsIn():
                return 2 * len(self.layout.deck)
            case m.Values(type=type_):
                return len(self.layout.members(type_))
            case m.Numbers():
                return MOST_NUMBERS
            case _:
                return max(self.layout.players, len(self.layout.places))

    def text(self, text: str) -> Tree:
        """The number that stands for a text in what is told."""
        return number(self.texts.setdefault(text, len(self.texts)))

    def acts_key(self, acts: tuple[str, ...]) -> Tree:
        return number(self.keys.setdefault(acts, len(self.keys)))

    def pick(self, who: Tree, count: Tree, at: Tree, type_: str, blind: Tree | None = None) -> Tree:
        """The place of a value that somebody chooses from a list."""
        if self.stepping is not None:
            return self.stepping.pick(who, count, at, type_, blind)
        return call("$pick", who, count)

    def hopes(self, act: m.Act) -> bool:
        """Whether the interpreter leaves out sets of cards that can come to nothing, where there are many."""
        program = program_of(self.core.model, self.layout.players, self.memory.limits)
        return program.norms.hopes[self.values.acts[act.name]] is not None

    def counters(self) -> list[tuple[int, int]]:
        """Where that lies which is counted in a round, in the order of a row: addresses, and how many bytes."""
        own = self.memory.tallies + 4 * len(self.values.tallies) - self.memory.counts
        more = [] if self.counting is None else [(self.counting.at, 4 * len(self.counting.names))]
        return [(self.memory.counts, own), *more]

    def counted(self, what: str) -> list[Tree]:
        """One more of something, if such things are counted."""
        return [] if self.counting is None else self.counting.one(what)

    def told(self, sort: str, *words: Tree) -> list[Tree]:
        """An entry in the log, if one is kept."""
        if not self.record:
            return []
        return [call("$log", number(SORTS[sort])), *(call("$log", word) for word in words)]

    def told_act(self, routine: BodyWriter) -> list[Tree]:
        counted = self.counted(f"act {routine.routine.act}")
        if not self.record:
            return counted
        depth: Tree = ("i32.sub", load(self.memory.registers[".under-way"]), number(1))
        act = routine.routine.act
        assert act is not None
        guilt = routine.page.local("$live.guilt", "i64")
        serial = ("i32.load", self.memory.happenings + mem.SERIAL, ("i32.mul", depth, number(mem.HAPPENING)))
        words = (number(self.values.acts[act]), get("$doer"), serial, depth, *halves(get(guilt)))
        return [
            *counted,
            *self.told("act", *words),
            *self._arguments(act, [get(f"$arg{i}") for i in range(len(routine.routine.parameters))]),
        ]

    def _arguments(self, act: str, args: list[Tree]) -> list[Tree]:
        types = [parameter.type for parameter in self.core.model.act(act).parameters]
        return [
            call("$log_set" if type_ == "cards" else "$log", arg)
            for type_, arg in zip(types, args, strict=True)
        ]

    def argument(self, place: int) -> Tree:
        """An argument of the act under way, as it is now."""
        return ("i32.load", self.memory.arguments + 4 * place, call("$arguments"))

    def set_argument(self, place: int, value: Tree) -> Tree:
        return ("i32.store", self.memory.arguments + 4 * place, call("$arguments"), value)

    # ---------------------------------------------------------------- calls
    def routine(self, id: str) -> str:
        """The function of a routine, which is written in due course."""
        if id not in self._names:
            self._names[id] = f"${ODD.sub('_', id.replace(' ', '.'))}:{len(self._names)}"
            self._todo.append(id)
        return self._names[id]

    def effect(self, clause: str, given: tuple[Tree, ...]) -> Tree:
        return call(self.routine(effect_id(clause)), *given)

    def happens(self, act: str, cause: Tree, who: Tree, args: list[Tree], left: str) -> list[Tree]:
        """An act begins, after the windows that stand until it."""
        memory, plain = self.memory, act in self.core.plain
        code: list[Tree] = [bump(memory.own["serial"])] if plain else []
        if plain:
            native = self.core.act(act).block
            called = [("br_if", left, call(self.routine(act_id(act)), number(0), who))] if native else []
            if native:
                code += called
            elif who[0] not in ("i32.const", "local.get", "i32.load"):
                code.append(("drop", who))
        else:
            code = [("br_if", left, call(self.routine(act_id(act)), cause, who, *args))]
        events = bump(memory.registers[".events"])
        if act not in self.core.awaited:
            return [events, *code]
        name = f"$start:{self.values.acts[act]}"
        if name not in self.extra:
            given = {"$cause": "i32", "$doer": "i32", **{f"$arg{i}": "i32" for i in range(len(args))}}
            made = WasmFunction(name, given, "i32")
            self.extra[name] = made
            inner = [get(p) for p in given]
            polled: Tree = ("br_if", "$left", self.asking.ask_standing(act))
            if plain:
                body = [bump(memory.own["serial"])]
                if self.core.act(act).block:
                    body.append(("br_if", "$left", call(self.routine(act_id(act)), number(0), get("$doer"))))
            else:
                body = [("br_if", "$left", call(self.routine(act_id(act)), *inner))]
            made.body = [("block", "$left", events, polled, *body, ("return", number(0))), number(1)]
        return [("br_if", left, call(name, cause, who, *args))]

    def chain(self, act: str) -> str:
        """The function that runs the next replacement of an act, or its body."""
        name = f"$chain:{self.values.acts[act]}"
        if act not in self._chains:
            self._chains.add(act)
            count = len(self.core.model.act(act).parameters)
            given = {
                "$cause": "i32",
                "$doer": "i32",
                **{f"$arg{i}": "i32" for i in range(count)},
                "$todo": "i64",
            }
            made = WasmFunction(name, given, "i32")
            self.extra[name] = made
            passed = [get(p) for p in given][:-1]
            for held in self.book.effects(act):
                if held.clause.instead:
                    bit = 1 << self.effects[act][held.id]
                    rest: Tree = ("i64.and", get("$todo"), wide(~bit))
                    run = ("return", call(self.routine(effect_id(held.id)), *passed, rest))
                    test: Tree = ("i64.ne", ("i64.and", get("$todo"), wide(bit)), wide(0))
                    made.body.append(when(test, [run]))
            depth: Tree = ("i32.sub", load(self.memory.registers[".under-way"]), number(1))
            told = self.told("carried out", number(self.values.acts[act]), get("$doer"), depth)
            told += self._arguments(act, passed[2:]) if told else []
            made.body += [
                *told,
                when(call(self.routine(body_id(act)), *passed), [("return", number(1))]),
                *self.told("carried", depth),
                number(0),
            ]
        return name

    # ---------------------------------------------------------------- writing
    def finish(self) -> None:
        """Write the routines that were asked for, and those that they ask for."""
        while self._todo:
            id = self._todo.pop()
            self.functions.append(self._write(id))

    def _write(self, id: str) -> WasmFunction:
        routine = self.core.routines[id]
        given = {"$cause": "i32", "$doer": "i32"}
        act = None if routine.act is None else self.core.model.act(routine.act)
        plain = routine.act in self.core.plain
        if not plain:
            given |= {f"$arg{i}": "i32" for i in range(len(routine.parameters))}
        if id.startswith("effect "):
            clause = id.removeprefix("effect ")
            held = next(h for h in self.book.effects(self.acts_of[clause]) if h.id == clause)
            if held.clause.instead:
                given["$todo"] = "i64"
        writer = RoutineFunction(self, routine, self._names[id], given)
        if act is not None:
            writer.effects = self.effects[act.name]
        if act is None or plain or id != act_id(act.name):
            counted = self.counted(f"rule {clause}") if id.startswith("effect ") else []
            return writer.written(routine.block, counted)
        self.values.pages.append(writer.page)
        body = [*self._begins(writer, act), *writer.block(routine.block)]
        self.values.pages.pop()
        return writer.page.close_routine(body)

    def _begins(self, writer: RoutineFunction, act: m.Act) -> list[Tree]:
        """An act is under way from here on, unless there were too many."""
        memory, limits = self.memory, self.memory.limits
        depth = load(memory.registers[".under-way"])
        events = load(memory.registers[".events"])
        at = writer.page.fresh()
        doer: Tree = ("i32.add", get("$doer"), number(513))
        if not self.sure(writer.routine):
            doer = ("select", number(512), doer, ("i32.eq", get("$doer"), number(ABSENT)))
        code: list[Tree] = [
            bump(memory.own["serial"]),
            when(
                ("i32.ge_s", depth, number(limits.depth)),
                writer.limit("acts inside acts", act.name),
            ),
            when(
                ("i32.gt_s", events, load(memory.own["most events"])),
                [
                    when(
                        ("i32.gt_s", events, number(limits.events)),
                        writer.limit("acts in a round", act.name),
                    ),
                    *writer.limit("acts in a turn", act.name),
                ],
            ),
            put(at, ("i32.mul", depth, number(mem.HAPPENING))),
            ("i32.store", memory.happenings + mem.ACT, get(at), number(self.values.acts[act.name])),
            ("i32.store", memory.happenings + mem.CAUSE, get(at), doer),
            ("i32.store", memory.happenings + mem.SERIAL, get(at), load(memory.own["serial"])),
            bump(memory.registers[".under-way"]),
        ]
        if any(held.clause.instead for held in self.book.effects(act.name)):
            code += [self.set_argument(i, get(f"$arg{i}")) for i in range(len(act.parameters))]
        return code

    def module(self) -> WasmModule:
        """The whole module."""
        memory = self.memory
        self.functions += [self._stop(), self._way(), self._now()]
        self.functions.append(game(self, self.core.routines[GAME]))
        self.finish()
        self.functions += self.asking.functions()
        self.finish()
        sorts = SORTS if self.record else {}
        self.functions += moving(self.layout, memory, self.values.tallies, sorts, memory.limits.steps)
        stepping = self.stepping
        self.functions += runtime(self)
        if self.checked:
            self.functions += checking(self.layout, memory)
        if stepping is not None:
            self.functions += stepping.functions()
            self.functions += tables(self)
        self.functions += rounds(self)
        self.functions += self.extra.values()
        globals_ = {"$stack": ("i32", memory.stack)}
        if self.record:
            self.functions += logging(memory)
            globals_ |= {f"$had{seat}": ("i32", 0) for seat in range(self.layout.players)}
        if len(self.values.tallies) > mem.MOST_TALLIES:
            raise Outside(say("fast-many-tallies"), "")
        if stepping is not None:
            globals_ |= stepping.globals
            pausing(self.functions, "$game", stepping.frames + FRAMES)
        return WasmModule(inlined(self.functions), globals_, memory.pages, memory.data)

    def _stop(self) -> WasmFunction:
        """The game is over: no window is open, nothing is owed or under way."""
        memory = self.memory
        made = WasmFunction("$stop", {}, None)
        made.body = [
            self.asking.close_all(()),
            store(memory.own["owed"], number(0)),
            store(memory.registers[".under-way"], number(0)),
        ]
        return made

    def _way(self) -> WasmFunction:
        return WasmFunction("$way", {}, "i32", {}, [self.values.step()])

    def _now(self) -> WasmFunction:
        """Where the arguments of the act under way are kept."""
        size = number(4 * self.memory.most_arguments)
        last: Tree = ("i32.sub", load(self.memory.registers[".under-way"]), number(1))
        return WasmFunction("$arguments", {}, "i32", {}, [("i32.mul", last, size)])
