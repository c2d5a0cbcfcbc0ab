"""A model compiled for a number of players: every name resolved, every guard a closure, every body a flat code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardlaw.engine.clauses.norms import Norms
from cardlaw.engine.errors import NotPlayable, TableError
from cardlaw.engine.expressions.closures import Closures, Unsettled
from cardlaw.engine.expressions.metering import TooLong
from cardlaw.engine.expressions.terms import Lazy, PythonMembers, PythonTerm, Recent, Run, known
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.engine.program.events import ActCode, Events
from cardlaw.engine.program.kit import names_for
from cardlaw.engine.program.machine import RoutineWriter, to_the_end
from cardlaw.engine.program.turns import GameTurns
from cardlaw.engine.program.windows import Windows
from cardlaw.engine.state.layout import Layout
from cardlaw.engine.state.state import RoutineCode, TableState
from cardlaw.language import model as m
from cardlaw.language.core.acts import SETTLE, SETTLE_REST
from cardlaw.language.core.core import core_of
from cardlaw.language.core.instructions import AskWindow, OfferWindow, Routine
from cardlaw.language.core.rounds import NEXT_SEAT, ROUND_BEGINS, ROUND_ENDS, TURN
from cardlaw.language.core.rulebook import defined_by_itself, rulebook_of
from cardlaw.wording.tables import say


class Program:
    """What a table runs. Programs are shared: nothing in them changes during play but tables filled on demand."""

    def __init__(self, model: m.Model, players: int | None = None, limits: Limits = LIMITS) -> None:
        self.model = model
        self.limits = limits
        self.book = rulebook_of(model)
        circle = defined_by_itself(self.book)
        if circle:
            choices = ", ".join(f"{axis} {model.choice(axis)}" for axis in circle.axes) or say("its-rules")
            raise NotPlayable(say("circle-under", name=model.name, choices=choices, word=circle.names[0]))
        self.layout = Layout(self.book, players)
        self.core = core_of(model)
        acts = {act.name: i for i, act in enumerate(model.acts)}
        self.algebra = Closures(self.layout, self.book, acts, limits)
        self.norms = Norms(self.book, self.algebra, self.core.verdicts)
        self.acts = [ActCode(i, act) for i, act in enumerate(model.acts)]
        self.names = [act.name for act in model.acts]
        self.functions = frozenset((ROUND_BEGINS, NEXT_SEAT, SETTLE, SETTLE_REST, ROUND_ENDS))
        """The routines in which nothing is waited for."""
        self._functions: dict[str, str] = {}
        self.spelled: Recent | None = None
        """Moves in which every card is seen, spelled out."""
        self.turns = GameTurns(self)
        self.events = Events(self)
        self.windows = Windows(self)
        self.algebra.space.names.update(names_for(self))
        for act in self.acts:
            self._compile_act(act)
        for code in self.events.codes:
            code.write = self._write_body
        self.turns.block.write = self._write_turn
        self.turns.compile()
        self.codes = self._codes()

    # ---------------------------------------------------------------- compiling
    def act_of(self, routine: Routine) -> ActCode:
        """The act that a routine is about."""
        assert routine.act is not None
        return self.acts[self.algebra.acts[routine.act]]

    def at_once(self, act: str) -> bool:
        """Whether an act happens without a frame, and no window can stand until it."""
        return act in self.core.plain and act not in self.core.awaited

    def function(self, id: str) -> str:
        """The name under which texts call a routine in which nothing is waited for; it is written when first called."""
        if id not in self._functions:
            space = self.algebra.space

            def first(s: TableState, doer: int | None = None) -> object:
                made = self._written(self.core.routines[id], sure=False)
                space.names[name] = made
                return made(s, doer)

            name = self._functions[id] = space.hold(first)
        return self._functions[id]

    def _written(self, routine: Routine, sure: bool) -> Any:
        writer = RoutineWriter(self, RoutineCode(routine.id), routine, sure)
        writer.left = "return True"
        writer.block(routine.block)
        return writer.function()

    def _compile_act(self, act: ActCode) -> None:
        name = act.act.name
        routine = self.core.act(name)
        act.plain = name in self.core.plain
        if act.plain:
            if routine.block:
                act.write = lambda: self._written(routine, sure=False)
            return
        act.code.write = self._write_act
        act.inside.write = self._write_inside

    def _write_act(self, code: RoutineCode) -> None:
        routine = self.core.routines[code.id]
        writer = RoutineWriter(self, code, routine, self._sure(routine))
        writer.block(routine.block)
        if writer.here == code.after:
            writer.split()
            writer.block(to_the_end(routine.block))
        writer.finish("")

    def _write_inside(self, code: RoutineCode) -> None:
        """The body alone, for a replacement that lets it happen after all."""
        act = code.id.removeprefix("body of ")
        routine = self.core.routines.get(code.id) or replace(self.core.act(act), block=())
        writer = RoutineWriter(self, code, routine, self._sure(routine))
        writer.block(routine.block)
        writer.line("if log is not None: log.append(('carried', s.depth - 1))")
        writer.finish()

    def _write_body(self, code: RoutineCode) -> None:
        routine = self.core.routines[code.id]
        writer = RoutineWriter(self, code, routine, self._sure(routine))
        writer.block(routine.block)
        writer.finish()

    def _write_turn(self, code: RoutineCode) -> None:
        """A turn; one that ends with a window needs no frame while that is asked."""
        routine = self.core.routines[code.id]
        writer = RoutineWriter(self, code, routine, sure=True)
        match routine.block:
            case (*_, OfferWindow(until=None), AskWindow()):
                writer.block(routine.block[:-2])
                writer.last = True
                writer.block(routine.block[-2:])
                writer.finish("")
            case _:
                writer.block(routine.block)
                writer.finish()

    def _sure(self, routine: Routine) -> bool:
        """Whether a routine always has a doer."""
        if routine.act is None:
            return routine.id == TURN
        return self.model.act(routine.act).sort in ("move", "kernel")

    def _codes(self) -> dict[str, RoutineCode]:
        every = [self.turns.code, self.turns.block, self.turns.halted]
        every += [self.windows.blocking, self.windows.polling]
        every += [code for act in self.acts for code in (act.code, act.inside)]
        every += self.events.codes
        return {code.id: code for code in every}

    def per_member(self, make: Callable[[PythonTerm], PythonTerm]) -> Lazy:
        return Lazy(lambda value: make(known(value)).run)

    def per_member_domain(self, make: Callable[[PythonTerm], PythonMembers]) -> Lazy:
        return Lazy(lambda value: make(known(value)).run)

    # ---------------------------------------------------------------- running
    def start(self, seed: int, policy: str, record: bool = True) -> TableState:
        """A table before anything has happened."""
        s = TableState()
        s.seed, s.policy = seed, policy
        s.zones = [[] for _ in self.layout.places]
        s.vars = [None] * len(self.layout.slots)
        s.zones[self.layout.home].extend(self.layout.deck)
        s.in_game = s.seats = tuple(range(self.layout.players))
        s.losses = [0] * self.layout.players
        s.frames.append(self.turns.frame(0))
        if not record:
            s.log = None
        return s

    def run(self, s: TableState) -> None:
        """Go on until somebody has to decide, or the game is over."""
        if s.policy == "ask":
            self._run_asking(s)
            return
        frames = s.frames
        s.passes = 0
        while True:
            try:
                while True:
                    frame = frames[-1]
                    pc = frame.pc
                    frame.pc = pc + 1
                    if frame.code.steps[pc](s, frame):
                        return
            except TooLong as wrong:
                self.events.limit(s, wrong.what, wrong.where)

    def pass_through(self, s: TableState, about: str) -> None:
        """One more pass through a loop since the last answer."""
        s.passes += 1
        if s.passes > self.limits.steps:
            raise TooLong(say("limit-passes"), about)

    def _run_asking(self, s: TableState) -> None:
        """The same, stopping also where the rules give a quantity no single value."""
        log = s.log
        s.passes = 0
        while True:
            s.log = None
            before = s.copy()
            s.log, noted = log, len(log or ())
            frame = s.frames[-1]
            frame.pc += 1
            try:
                if frame.code.steps[frame.pc - 1](s, frame):
                    return
            except TooLong as wrong:
                self.events.limit(s, wrong.what, wrong.where)
            except Unsettled as unsettled:
                for name in TableState.__slots__:
                    setattr(s, name, getattr(before, name))
                s.log = log
                if log is not None:
                    del log[noted:]
                s.pending = ("settle", unsettled.key, unsettled.type, unsettled.values)
                return

    def resume(self, s: TableState, answer: Any) -> None:
        """Take the answer to what was asked, and go on."""
        pending = s.pending
        if pending is None:
            raise TableError(say("over"))
        if pending[0] == "moves":
            self.windows.answer(s, answer)
            if s.pending is None:
                self.run(s)
            return
        frame = s.frames[-1]
        match pending[0]:
            case "allow":
                self.windows.ruled(s, answer)
            case "choose":
                _, who, type_, options, slot, blind = pending
                frame.locals[slot] = options[answer] if blind else answer
                self._chosen(s, who, type_, frame.locals[slot], blind)
            case "secret":
                _, who, type_, _, todo, made = pending
                frame.locals[made] = (*frame.locals[made], (who, answer))
                frame.locals[todo] = frame.locals[todo][1:]
                if s.log is not None:
                    s.log.append(("chose secretly", who, type_, answer))
            case "ask":
                frame.locals[pending[1]] = answer
                if s.log is not None:
                    s.log.append(("chose", None, "yes-no", answer, False))
            case "settle":
                _, (name, subject), type_, values = pending
                s.rulings[name, subject, values] = answer
                if s.log is not None:
                    s.log.append(("ruled", name, subject, answer, type_))
            case _:
                raise AssertionError(pending)
        if s.pending is pending:
            s.pending = s.options = None
        if s.pending is None:
            self.run(s)

    def _chosen(self, s: TableState, who: int | None, type_: str, value: Any, blind: bool) -> None:
        if s.log is not None:
            s.log.append(("chose", who, type_, value, blind))


_programs: m.Fact[dict[tuple[int | None, Limits], Program]] = m.Fact(lambda model: {})
"""The programs of a model that were compiled so far."""


def program_of(model: m.Model, players: int | None = None, limits: Limits = LIMITS) -> Program:
    """The program of a model, compiled once."""
    programs = _programs(model)
    if (players, limits) not in programs:
        programs[players, limits] = Program(model, players, limits)
    return programs[players, limits]


__all__ = ["Program", "Run", "program_of"]
