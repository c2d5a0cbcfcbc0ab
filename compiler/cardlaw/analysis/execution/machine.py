"""The core on a symbolic table: routines carried out along one path.

What an act, a turn or a step means is said by the core. Here is only what a value is (a term), what a branch does
(where the test is open, it takes one way of two), and what is kept account of for whoever asks what came of it.
"""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import assert_never

from cardlaw.analysis.execution import cards, choices, loops, windows
from cardlaw.analysis.execution.account import Account
from cardlaw.analysis.execution.resuming import part
from cardlaw.analysis.execution.slices import Slices
from cardlaw.analysis.execution.wording import Worded, worded
from cardlaw.analysis.unknowns.editions import Seating, TracedEdition
from cardlaw.analysis.unknowns.paths import CannotFollow, Path
from cardlaw.analysis.unknowns.reading import Happening, SymbolicReading
from cardlaw.analysis.unknowns.store import Spot, TableStore
from cardlaw.analysis.unknowns.terms import SymbolicTerm, Value, conjunction, disjunction, negation, total
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import WHO, body_id, effect_id, holds
from cardlaw.language.core.algebra import type_of
from cardlaw.language.core.lowering import ONE
from cardlaw.language.core.registers import IN_ROUND, UNDER_WAY
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say

DEEPEST = 12
"""Acts inside acts, past which a path is not followed."""
SEEN = ("ended", "moved", "revealed", "won")
"""The notes of the core of which account is kept here."""

TOUCHED = {
    ".losses": "losses",
    ".next": "next",
    ".turn": "turn",
    ".in-round": "seats",
    ".ended": "ended",
    ".outcome": "champion",
}
"""The registers that are observed, by what is observed of them."""


@dataclass(slots=True)
class RoutineUnderWay:
    """A routine under way: its names, in whose words numbers were given, what it answers, and the act it is part of."""

    names: dict[str, Value]
    words: dict[str, Worded]
    cause: Happening | None
    event: ActUnderWay | None
    todo: tuple[str, ...] = ()
    """The replacements inside this one."""

    def under(self, name: str, value: Value) -> RoutineUnderWay:
        """The same while a name stands for a member that is looked at."""
        return RoutineUnderWay({**self.names, name: value}, self.words, self.cause, self.event)


@dataclass(slots=True)
class ActUnderWay:
    """An act under way, with the clauses about it that were collected."""

    act: m.Act
    doer: int | None
    args: tuple[Value, ...]
    words: tuple[Worded, ...]
    happening: Happening
    cause: Happening | None
    frame: RoutineUnderWay
    live: dict[str, tuple[str, ...]] = field(default_factory=dict)
    silenced: frozenset[str] = frozenset()
    """What its replacements silence."""

    def give(self, args: tuple[Value, ...]) -> None:
        """The act has other arguments from now on."""
        happening = self.happening
        self.args = args
        self.happening = Happening(happening.act, self.doer, args, happening.wrong, happening.serial)
        self.frame.names.update(zip((p.name for p in self.act.parameters), args, strict=True))


class Left(Exception):
    """Everything under way is dropped."""


class Machine(Account):
    """One path through an act, on one table."""

    def __init__(
        self, edition: TracedEdition, slices: Slices, seating: Seating, path: Path, phase: str
    ) -> None:
        super().__init__(TableStore(edition, seating, phase))
        self.edition = edition
        self.path = path
        self.slices = slices
        self.reading = SymbolicReading(path, self.store)
        self.events: list[ActUnderWay] = []
        self.opened: tuple[windows.Part, ...] = ()
        """The parts of a window that is about to be asked."""
        self.located: dict[SymbolicTerm, Spot] = {}
        """Where cards lie that are known by their face alone."""
        self.serial = 0
        self.shallow = False
        """Whether a move offered is only noted, and not carried out."""

    def before_passing(self, loop: c.Loop) -> None:
        """A loop is about to be passed over as a whole."""

    def after_passing(self, loop: c.Loop) -> None:
        """A loop was passed over as a whole."""

    # ---------------------------------------------------------------- values
    def fold(self, expr: m.Expr, frame: RoutineUnderWay) -> Value:
        self.reading.cause = frame.cause
        return self.reading.of(expr, frame.names)

    def condition(self, expr: m.Expr, frame: RoutineUnderWay) -> Value:
        """A test as a condition; of several that all have to hold, those after one that does not are not looked at."""
        if not isinstance(expr, m.AllOf):
            return self.reading.truth(self.fold(expr, frame))
        parts: list[Value] = []
        for each in expr.parts:
            value = self.condition(each, frame)
            if value is not True:
                if self.path.known.decided(value) is False:
                    return False
                parts.append(value)
        return conjunction(parts)

    def holds(self, expr: m.Expr, frame: RoutineUnderWay) -> bool:
        condition = self.condition(expr, frame)
        return condition if isinstance(condition, bool) else self.path.branch(condition)

    # ---------------------------------------------------------------- routines
    def start(
        self,
        name: str,
        doer: int | None,
        args: tuple[Value, ...],
        cause: Happening | None,
        words: tuple[Worded, ...] = (),
    ) -> None:
        """An act happens, with all that belongs to it."""
        act, core = self.edition.acts[name], self.edition.core
        if any(standing.until == name for standing in self.windows):
            raise CannotFollow(say("window-until", act=name))
        if len(self.events) >= DEEPEST:
            raise CannotFollow(say("acts-inside-acts"))
        self.edition.book.consulted.update((("norms", name), ("effects", name)))
        self.serial += 1
        happening = Happening(name, doer, args, False, self.serial)
        frame = self.about(act, doer, args, cause)
        frame.words.update(zip((p.name for p in act.parameters), words, strict=False))
        frame.event = event = ActUnderWay(act, doer, args, words, happening, cause, frame)
        self.events.append(event)
        self.block(core.act(name).block, frame)
        self.events.pop()

    def routine(self, id: str, doer: int | None = None) -> None:
        """A routine of the procedure."""
        routine = self.edition.core.routines[id]
        self.block(routine.block, self.alone({routine.doer: doer}))

    def alone(self, names: dict[str, Value]) -> RoutineUnderWay:
        """The frame of what is about no act."""
        return RoutineUnderWay(names, {}, None, None)

    def about(
        self, act: m.Act, doer: int | None, args: tuple[Value, ...], cause: Happening | None
    ) -> RoutineUnderWay:
        """The frame in which clauses about an act are read."""
        names: dict[str, Value] = {"player": doer}
        if act.answering is not None:
            names[act.answering[1]] = None if cause is None else cause.doer
        names.update(zip((p.name for p in act.parameters), args, strict=True))
        return RoutineUnderWay(names, {}, cause, None)

    def _frame(self, routine: c.Routine, event: ActUnderWay, todo: tuple[str, ...] = ()) -> RoutineUnderWay:
        """The frame of a routine about an act."""
        names: dict[str, Value] = {routine.doer: event.doer}
        if routine.role is not None:
            names[routine.role] = None if event.cause is None else event.cause.doer
        names.update(zip(routine.parameters, event.args, strict=True))
        words = dict(zip(routine.parameters, event.words, strict=False))
        return RoutineUnderWay(names, words, event.cause, event, todo)

    def block(self, block: c.Block, frame: RoutineUnderWay) -> None:
        for step in block:
            self.path.effort.spend(1)
            self._step(step, frame)

    def _step(self, step: c.Instruction, frame: RoutineUnderWay) -> None:
        match step:
            case c.Notice(what=what):
                if what in SEEN:
                    self._note(step, frame)
            case c.Bind(name=name, type=type_, value=value):
                frame.names[name] = None if value is None else self.fold(value, frame)
                frame.words.pop(name, None)
                if value is not None and type_ == "number":
                    frame.words[name] = worded(value, frame, self.edition)
            case c.Write():
                self._write(step, frame)
            case c.Branch(test=test, then=then, otherwise=otherwise):
                if not (_only_tells(then) and _only_tells(otherwise)):
                    self.block(then if self.holds(test, frame) else otherwise, frame)
            case c.Loop(over=over):
                loops.loop(self, step, over, frame)
            case c.Transfer():
                cards.transfer(self, step, frame)
            case c.Permute():
                cards.permute(self, step, frame)
            case c.ChooseValue():
                frame.names[step.name] = choices.choose(self, step, frame)
            case c.ChooseTogether():
                choices.choose_together(self, step, frame)
            case c.Collect():
                self._collect(step, frame)
            case c.Run(what=what):
                self._run(what, frame)
            case c.RaiseAct():
                self._raise(step, frame)
            case c.OfferWindow():
                windows.offer(self, step, frame)
            case c.AskWindow(until=until):
                windows.ask(self, until)
            case c.Close(keep=keep):
                self.windows = [standing for standing in self.windows if standing.until in keep]
            case c.Leave(limit=limit):
                assert limit is None, limit  # no path is so long
                raise Left
            case _:
                assert_never(step)

    # ---------------------------------------------------------------- states
    def _write(self, step: c.Write, frame: RoutineUnderWay) -> None:
        target, store = step.target, self.store
        if target is UNDER_WAY:
            store.under_way += 1 if step.value is ONE else -1
            return
        value: Value = None
        if not step.add:
            value = None if step.value is None else self.fold(step.value, frame)
            if step.value is not None and type_of(step.value) == "yes-no" and not isinstance(value, bool):
                value = self.path.branch(self.reading.truth(value))
        spot = self._spot(target, frame)
        if spot is None:
            return
        if step.add:
            assert step.value is not None
            more = self.fold(step.value, frame)
            value = total(((1, store.value(spot) or 0), (1, more or 0)))
        if spot == ("winner", None) and isinstance(value, tuple):
            self.level, value = value, store.from_turn(value)[0]
        store.write(spot, value)
        if target == IN_ROUND:
            return  # as a round ends: nobody drops out by it
        if target.state in TOUCHED:
            self.touch((TOUCHED[target.state], *((spot[1],) if target.state == ".losses" else ())))
        elif step.shown and step.add and step.value is not None:
            self.worded(("state", *spot), worded(step.value, frame, self.edition))
        elif step.shown:
            self.touch(("state", *spot))

    def _spot(self, target: m.StateOf, frame: RoutineUnderWay) -> Spot | None:
        if target.key is None:
            return (target.state, None)
        key = self.reading.key(self.store.each(target.state), self.fold(target.key, frame))
        return None if key is None else (target.state, key)

    # ---------------------------------------------------------------- acts
    def _raise(self, step: c.RaiseAct, frame: RoutineUnderWay) -> None:
        doer = None
        if step.subject is not None:
            doer = self.reading.seat(self.fold(step.subject, frame))
            if doer is None:
                return
        args = tuple(self.fold(arg, frame) for arg in step.args)
        if self.under_way(step.act) and self.edition.acts[step.act].sort == "move":
            loops.after_cut(self, step.act, doer, args)
            return
        words = tuple(worded(arg, frame, self.edition) for arg in step.args)
        self.start(step.act, doer, args, self._answered(step.act) or frame.cause, words)

    def _answered(self, act: str) -> Happening | None:
        """What a commanded act answers: the nearest such act under way."""
        if self.edition.acts[act].answering is None:
            return None
        return windows.cause_of(self.edition.acts[act], self.causes())

    def causes(self) -> tuple[Happening, ...]:
        """The acts under way, the innermost first."""
        return tuple(event.happening for event in reversed(self.events))

    def under_way(self, act: str) -> bool:
        return any(event.act.name == act for event in self.events)

    def _collect(self, step: c.Collect, frame: RoutineUnderWay) -> None:
        event = frame.event
        assert event is not None
        if step.name == "guilt":
            self._accuse(step, event)
            return
        event.live[step.name] = live = part(self, partial(self._live, step, event), looks=True)
        if step.name == "instead":
            every = (clause for clause in step.clauses if clause.id in live)
            event.silenced = frozenset(id for clause in every for id in clause.silences)

    def _live(self, step: c.Collect, event: ActUnderWay) -> tuple[str, ...]:
        """The clauses that are in scope and silenced by none; all are looked at before any runs."""
        silenced = set() if step.less is None else {*event.silenced}
        inside: list[str] = []
        for clause in step.clauses:
            self.path.effort.at = m.rule_of(clause.id)
            if self.holds(clause.scope, event.frame):
                silenced.update(clause.silences)
                if clause.counts:
                    inside.append(clause.id)
        return tuple(id for id in inside if id not in silenced)

    def _accuse(self, step: c.Collect, event: ActUnderWay) -> None:
        """The condition that a move about to be made is wrong goes with it."""
        scopes = {clause.id: self.scope(clause.id, clause.scope, event.frame) for clause in step.clauses}
        found: list[Value] = []
        for clause in step.clauses:
            if clause.counts:
                silencing = (scopes[other.id] for other in step.clauses if clause.id in other.silences)
                found.append(conjunction((scopes[clause.id], negation(disjunction(silencing)))))
        wrong = self.path.known.simplified(disjunction(found))
        self.guilt[event.act.name, self.path.number(("wrong", event.act.name))] = wrong
        happening = event.happening
        event.happening = Happening(happening.act, event.doer, event.args, wrong, happening.serial)

    def scope(self, clause: str, scope: m.Expr, frame: RoutineUnderWay) -> Value:
        """The condition that a clause about an act is in scope."""
        self.path.effort.at = m.rule_of(clause)
        return self.path.known.simplified(self.condition(scope, frame))

    def _run(self, what: c.Body | c.Instead | c.Following | c.Inside, frame: RoutineUnderWay) -> None:
        event = frame.event
        match what:
            case c.Body(routine=routine):
                self.routine(routine, self.store.turn)
            case c.Instead(routine=routine):
                assert event is not None
                chain = event.live["instead"]
                if chain:
                    self.effect(event, chain[0], chain[1:])
                else:
                    self._body(event, routine)
            case c.Following(wanted=wanted):
                assert event is not None
                tests = dict(wanted)
                for clause in event.live["after"]:
                    if self.holds(tests[clause], frame):
                        self.effect(event, clause)
            case c.Inside(args=args):
                assert event is not None
                if args is not None:
                    event.give(tuple(self.fold(arg, frame) for arg in args))
                if frame.todo:
                    self.effect(event, frame.todo[0], frame.todo[1:])
                else:
                    self._body(event, body_id(event.act.name))
            case _:
                assert_never(what)

    def _body(self, event: ActUnderWay, routine: str) -> None:
        body = self.edition.core.routines[routine]
        self.block(body.block, self._frame(body, event))

    def effect(self, event: ActUnderWay, clause: str, todo: tuple[str, ...] = ()) -> None:
        """A clause that follows an act, or stands in for its body, does what it says."""
        routine = self.edition.core.routines[effect_id(clause)]
        rule = m.rule_of(clause)
        self.rules[rule] = None
        self.stack.append(clause)
        effort, before = self.path.effort, self.path.effort.at
        effort.at = rule
        part(self, partial(self.block, routine.block, self._frame(routine, event, todo)))
        effort.at = before
        self.stack.pop()

    # ---------------------------------------------------------------- what is seen
    def _note(self, step: c.Notice, frame: RoutineUnderWay) -> None:
        match step:
            case c.Notice(what="won", words=(clause, what)):
                self.credit(("won",) if what == "round" else ("champion",), clause)
                self.rules[m.rule_of(clause)] = None
            case c.Notice(what="ended", words=(clause, _)):
                if clause:
                    self.credit(("ended",), clause)
            case c.Notice(what="moved"):
                cards.drawn(self, step, frame)
            case _:
                cards.reveal(self, step, frame)

    # ---------------------------------------------------------------- winning
    def nobody_has_won(self) -> None:
        """Take for granted that no clause makes anybody the winner as things stand."""
        for held in self.edition.wins:
            if held.clause.what == "round" and not held.clause.by:
                test = holds(self.edition.unnoted, held)
                for seat in self.store.seats:
                    won = self.condition(test, self.alone({WHO.name: seat}))
                    self.path.assume(negation(won))


def _only_tells(block: c.Block) -> bool:
    """Whether a block changes nothing and tells nothing of which account is kept."""
    return all(isinstance(step, c.Notice) and step.what not in SEEN for step in block)
