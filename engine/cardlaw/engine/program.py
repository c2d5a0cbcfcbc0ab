"""A model compiled for a number of players: every name resolved, every guard a closure, every body a flat code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardlaw.engine.body import Body
from cardlaw.engine.closures import Closures, Unsettled
from cardlaw.engine.errors import NotPlayable, TableError
from cardlaw.engine.events import ActCode, Events
from cardlaw.engine.layout import Layout
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.engine.metering import TooLong
from cardlaw.engine.norms import Norms, act_names
from cardlaw.engine.state import Code, Frame, State
from cardlaw.engine.steps import block
from cardlaw.engine.terms import Lazy, Members, Run, Term, known, local
from cardlaw.engine.turns import Turns
from cardlaw.engine.windows import Windows
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold
from cardlaw.language.core.rulebook import Rulebook, defined_by_itself

PLAIN_VERBS = ("lose-turn", "regain-turn", "begin", "take-over", "go-again", "turn-begins", "turn-ends")

KEPT = 128
"""How many programs are kept."""


class Program:
    """What a table runs. Programs are shared: nothing in them changes during play but tables filled on demand."""

    def __init__(self, model: m.Model, players: int | None = None, limits: Limits = LIMITS) -> None:
        self.model = model
        self.limits = limits
        self.passes = 0
        """Passes through loops since the last answer."""
        self.book = Rulebook(model)
        circle = defined_by_itself(self.book)
        if circle:
            choices = ", ".join(f"{axis} {model.choice(axis)}" for axis in circle.axes) or "its rules"
            raise NotPlayable(
                f"`{model.name}` cannot be played with {choices}: `{circle.names[0]}` is then defined by itself"
            )
        self.layout = Layout(self.book, players)
        self.algebra = Closures(self.layout, self.book, {act.name: i for i, act in enumerate(model.acts)})
        self.norms = Norms(self.book, self.algebra)
        self.acts = [ActCode(i, act) for i, act in enumerate(model.acts)]
        self.names = [act.name for act in model.acts]
        self.turns = Turns(self)
        self.events = Events(self)
        self.windows = Windows(self)
        for act in self.acts:
            self._compile_act(act)
        for number, held in enumerate(self.events.effects):
            self._compile_effect(number, held.clause)
        self.turns.compile()
        self._compile_turn()
        self.codes = self._codes()

    # ---------------------------------------------------------------- compiling
    def _origins(self, act: m.Act) -> dict[str, Term]:
        """The zones in which the cards of an act's parameters lie."""
        found: dict[str, Term] = {}
        names: dict[str, Term] = {"player": local(1, sure=act.sort == "move")}
        for number, parameter in enumerate(act.parameters):
            if isinstance(parameter.domain, m.CardsIn):
                found[parameter.name] = fold(parameter.domain.zone, self.algebra, names)
            names[parameter.name] = local(number + 2)
        return found

    def _compile_act(self, act: ActCode) -> None:
        decl = act.act
        given = 2 + len(decl.parameters)
        act.native = self.turns.native(decl.name)
        act.wrong = any(h.clause.form == "wrongly" for h in self.book.norms(decl.name))
        replaced = any(h.clause.instead for h in self.book.effects(decl.name))
        act.straight = not act.wrong and not replaced
        act.effects = self.events.guards(act, instead=False)
        act.replacements = self.events.guards(act, instead=True)
        names = act_names(decl, "player")
        for code in (act.code, act.inside):
            body = Body(self, code, names, given, self._origins(decl))
            if code is act.code:
                body.emit(self.events.begin(act))
            if act.native is not None:
                native = act.native
                body.emit(lambda s, f, native=native: native(s, f.locals[1]))  # type: ignore[misc]
            block(body, decl.body)
            if code is act.inside:
                body.emit(_carried)
                continue
            code.after = len(code.steps)
            body.emit(self.events.after(act))
            body.emit(self.events.follow)
        act.plain = (
            decl.name in PLAIN_VERBS
            and not self.book.effects(decl.name)
            and not any(act.index in test.by for test in self.events.round_wins)
        )

    def _compile_effect(self, number: int, effect: m.Effect) -> None:
        code = self.events.codes[number]
        act = self.model.act(effect.act)
        names = act_names(act, effect.subject)
        body = Body(self, code, names, 2 + len(act.parameters), self._origins(act))
        block(body, effect.body)
        body.emit(_pop)

    def _compile_turn(self) -> None:
        for stage in self.model.stages:
            if stage.turns is not None:
                body = Body(self, self.turns.block, {"player": local(1, sure=True)}, 2)
                block(body, stage.turns)
                body.emit(_pop)
                break

    def _codes(self) -> dict[str, Code]:
        every = [self.turns.code, self.turns.block, self.turns.halted]
        every += [self.windows.blocking, self.windows.polling]
        every += [code for act in self.acts for code in (act.code, act.inside)]
        every += self.events.codes
        return {code.id: code for code in every}

    def per_member(self, make: Callable[[Term], Term]) -> Lazy:
        return Lazy(lambda value: make(known(value)).run)

    def per_member_domain(self, make: Callable[[Term], Members]) -> Lazy:
        return Lazy(lambda value: make(known(value)).run)

    # ---------------------------------------------------------------- running
    def start(self, seed: int, policy: str, record: bool = True) -> State:
        """A table before anything has happened."""
        s = State()
        s.seed, s.policy = seed, policy
        s.zones = [[] for _ in self.layout.places]
        s.vars = [None] * len(self.layout.slots)
        s.zones[self.layout.home].extend(self.layout.deck)
        s.in_game = s.seats = tuple(range(self.layout.players))
        s.losses = [0] * self.layout.players
        s.frames.append(Frame(self.turns.code, [None, None]))
        if not record:
            s.log = None
        return s

    def run(self, s: State) -> None:
        """Go on until somebody has to decide, or the game is over."""
        if s.policy == "ask":
            self._run_asking(s)
            return
        frames = s.frames
        self.passes = 0
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

    def pass_through(self, about: str) -> None:
        """One more pass through a loop since the last answer."""
        self.passes += 1
        if self.passes > self.limits.steps:
            raise TooLong("passes through loops between two answers", about)

    def _run_asking(self, s: State) -> None:
        """The same, stopping also where the rules give a quantity no single value."""
        log = s.log
        self.passes = 0
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
                for name in State.__slots__:
                    setattr(s, name, getattr(before, name))
                s.log = log
                if log is not None:
                    del log[noted:]
                s.pending = ("settle", unsettled.key, unsettled.type, unsettled.values)
                return

    def resume(self, s: State, answer: Any) -> None:
        """Take the answer to what was asked, and go on."""
        pending = s.pending
        if pending is None:
            raise TableError("the game is over")
        frame = s.frames[-1]
        match pending[0]:
            case "moves":
                self.windows.answer(s, answer)
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

    def _chosen(self, s: State, who: int | None, type_: str, value: Any, blind: bool) -> None:
        if s.log is not None:
            s.log.append(("chose", who, type_, value, blind))


def _pop(s: State, f: Frame) -> None:
    s.frames.pop()


def _carried(s: State, f: Frame) -> None:
    s.frames.pop()
    if s.log is not None:
        s.log.append(("carried", s.depth - 1))


_programs: dict[tuple[int, int | None, Limits], tuple[m.Model, Program]] = {}
"""The programs compiled last, the one asked for last at the end."""


def program_of(model: m.Model, players: int | None = None, limits: Limits = LIMITS) -> Program:
    """The program of a model, compiled once as long as it is asked for now and then."""
    key = (id(model), players, limits)
    held = _programs.pop(key, None)
    if held is None or held[0] is not model:
        if len(_programs) >= KEPT:
            del _programs[next(iter(_programs))]
        held = (model, Program(model, players, limits))
    _programs[key] = held
    return held[1]


__all__ = ["Program", "Run", "program_of"]
