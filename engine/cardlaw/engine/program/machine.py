"""The core → Python: every routine becomes a row of functions that a frame can stand still between.

A function goes on until something may open a frame or wait for an answer; the runner then looks at the topmost
frame again. Functions are written and compiled when they are first reached.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardlaw.engine.expressions.terms import PythonTerm, known
from cardlaw.engine.program.lines import LineWriter
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import SETTLE, SETTLE_REST
from cardlaw.language.core.rounds import TURN

DEEPEST_LOOP = 6
"""Loops inside one another in one function; Python has a limit."""
UNROLLED = 12
"""Members for which a loop of one line is written out."""


class RoutineWriter(LineWriter):
    """The order of instructions: blocks, branches, loops, bodies, windows."""

    def block(self, block: c.Block) -> None:
        for place, step in enumerate(block):
            if self.apart and not (isinstance(step, c.RaiseAct) and step.act == "turn-begins"):
                self.split()
            if isinstance(step, c.Run) and isinstance(step.what, c.Following):
                self.following(step.what, block[place + 1 :])
                return
            if step == c.Notice("body over"):
                self.body_over(block[place + 1 :])
            if isinstance(step, c.AskWindow) and step.until is not None:
                self.ask(step.until, block[place + 1 :])
            else:
                self.step(step)

    def finish(self, end: str = "s.frames.pop()") -> None:
        """Put the functions into the code; each is compiled when it is first reached."""
        if end:
            self.line(end)
        while self.aside:
            start, block, back = self.aside.pop()
            self.put(start)
            self.block(block)
            self.jump(back)
        self.code.extra = self.slots - self.given
        for number, lines in enumerate(self.parts):
            self.code.steps.append(self._step(number, lines))

    def body_over(self, rest: c.Block) -> None:
        """What comes after a body is written twice: here for play that nobody follows, and as a place of its own."""
        self.follow = self.label()
        self.line("if log is None:")
        self.depth += 1
        while rest:
            step, rest = rest[0], rest[1:]
            if isinstance(step, c.Run) and isinstance(step.what, c.Following):
                self.nothing_follows(rest)
                self.jump(self.follow)
                break
            self.step(step)
        self.line("return")
        self.depth -= 1

    def nothing_follows(self, rest: c.Block) -> None:
        """Where no effect was collected, the act ends at once."""
        self.line("if not live:")
        self.inside(lambda: self.block(to_the_end(rest, SETTLE_REST)))
        self.line(" return")
        self.line("f.todo = live")

    def splits(self, step: c.Instruction) -> bool:
        """Whether something inside an instruction ends a function."""
        match step:
            case c.Branch(then=then, otherwise=otherwise):
                return any(map(self.splits, (*then, *otherwise)))
            case c.Loop(body=body):
                deep = self.loops + _nested((step,)) > DEEPEST_LOOP
                return self.apart or deep or any(map(self.splits, body))
            case c.ChooseValue(by=by):
                return by not in ("chance", "silence")
            case c.Run(what=c.Body(routine=routine)):
                return routine not in self.program.functions
            case c.RaiseAct(act=act):
                return not self.program.at_once(act)
            case c.Permute(how=how):
                return how == "shuffle"
            case c.Run() | c.ChooseTogether() | c.OfferWindow() | c.AskWindow():
                return True
            case _:
                return False

    def step(self, step: c.Instruction) -> None:
        match step:
            case c.Bind(name=name, value=value):
                text = self.value(value)
                self.line(f"env[{self.slot(name)}] = {text}")
            case c.Write():
                self.write(step)
            case c.Transfer():
                self.transfer(step)
            case c.Permute():
                self.permute(step)
            case c.Branch():
                self.branch(step)
            case c.Loop(over=c.Until() as over, body=body):
                self.until(over.test, body, self.splits(step))
            case c.Loop(over=over, body=body):
                assert isinstance(over, c.Each)
                self.each(over, body, self.splits(step))
            case c.ChooseValue():
                self.choose(step)
            case c.ChooseTogether():
                self.choose_together(step)
            case c.Collect():
                self.collect(step)
            case c.Run(what=what):
                self.run(what)
            case c.RaiseAct():
                self.raise_(step)
            case c.OfferWindow():
                self.offer(step)
            case c.AskWindow(until=until):
                assert until is None  # a window that blocks has its frame already
            case c.Close(keep=keep):
                acts = {self.program.algebra.acts[act] for act in keep}
                self.line(f"close_windows(s, {self.hold(frozenset(acts)) if acts else '()'})")
            case c.Notice():
                self.note(step)
            case c.Leave(limit=limit):
                self.line("leave(s)" if limit is None else f"limit(s, {limit!r}, {self.about!r})")
                self.line(self.left)
            case _:
                assert_never(step)

    def branch(self, step: c.Branch) -> None:
        about, self.about = self.about, self.about or _clause(step.then)
        test = self.term(step.test)
        self.about = about
        if test.known:
            self.block(step.then if test.value else step.otherwise)
            return
        if not self.splits(step):
            self.line(f"if {self.text(test)}:")
            self.inside(lambda: self.block(step.then))
            if step.otherwise:
                self.line("else:")
                self.inside(lambda: self.block(step.otherwise))
            return
        other, end = self.label(), self.label()
        self.line(f"if not {self.text(test)}:")
        self.inside(lambda: self.jump(other))
        self.line(" return")
        self.block(step.then)
        if step.otherwise:
            self.jump(end)
            self.put(other)
            self.block(step.otherwise)
            self.put(end)
        else:
            self.put(other)

    def until(self, test: m.Expr, body: c.Block, splits: bool) -> None:
        if not splits:
            self.line(f"while not {self.test(test)}:")
            self.loops += 1
            self.passed(1)
            self.inside(lambda: self.block(body))
            self.loops -= 1
            return
        top, end = self.label(), self.label()
        self.put(top)
        *most, last = body
        if isinstance(last, c.Branch) and not last.otherwise and not any(map(self.splits, most)):
            self.line(f"while not {self.test(test)}:")
            self.loops += 1
            self.passed(1)
            self.inside(lambda: self.block((*most, replace(last, then=()))))
            self.loops -= 1
            self.aside.append((end, last.then, top))
            self.line(f" if {self.test(last.test)}:")
            self.line(f"  f.pc = \0{end}\0")
            self.line("  return")
            return
        if test != m.NO:
            self.line(f"if {self.test(test)}:")
            self.inside(lambda: self.jump(end))
            self.line(" return")
        self.passed(0)
        self.block(body)
        self.jump(top)
        self.put(end)

    def passed(self, deeper: int) -> None:
        """A pass through a loop counts, in what the rules say to do."""
        if self.about:
            self.line(" " * deeper + f"pass_through(s, {self.about!r})")

    def each(self, over: c.Each, body: c.Block, splits: bool) -> None:
        members = self.such(over.domain, over.member, over.where)
        if self.unrolled(over, body):
            return
        if over.start is not None:
            n = self.program.layout.players
            members = f"from_seat({members}, {self.value(over.start)}, {n})"
        slot = self.slot(over.name)
        if not splits:
            self.loops += 1
            self.line(f"for member{self.loops} in tuple({members}):")
            self.depth += 1
            self.line(f"env[{slot}] = member{self.loops}")
            self.passed(0)
            self.block(body)
            self.depth -= 1
            self.line(f"env[{slot}] = None")
            self.loops -= 1
        else:
            todo = self.slot(f".todo {over.name}")
            self.line(f"env[{todo}] = tuple({members})")
            top, end = self.label(), self.label()
            self.put(top)
            self.line(f"if not env[{todo}]:")
            self.line(f" env[{slot}] = env[{todo}] = None")
            self.inside(lambda: self.jump(end))
            self.line(" return")
            self.line(f"env[{slot}], env[{todo}] = env[{todo}][0], env[{todo}][1:]")
            self.passed(0)
            self.block(body)
            self.jump(top)
            self.put(end)

    def unrolled(self, over: c.Each, body: c.Block) -> bool:
        """A loop over a few values known beforehand that writes one state is written out."""
        if not isinstance(over.domain, m.Values) or over.domain.excepted or over.start is not None:
            return False
        if len(body) != 1 or not isinstance(body[0], c.Write) or over.where != m.YES:
            return False
        values = self.program.layout.members(over.domain.type)
        if len(values) > UNROLLED:
            return False
        for value in values:
            self.names[over.name] = known(value)
            self.block(body)
        del self.names[over.name]
        return True

    def collect(self, step: c.Collect) -> None:
        act = self.program.act_of(self.routine)
        card = "env[2]" if act.card else "None"
        match step.name:
            case "guilt":
                table = self.hold(self.program.events.collector(act, step).table)
                self.line(f"live = {table}[{card}]")
                self.line("if live.__class__ is not tuple: live = live(s, env, 0)")
                self.line("if live: f.event = (*f.event[:3], live, f.event[4])")
            case "instead":
                act.instead = self.program.events.collector(act, step)
                self.line(f"live = {self.hold(act.instead.table)}[{card}]")
                self.line("if live.__class__ is not tuple: live = live(s, env, 0)")
            case "after":
                act.after = self.program.events.collector(act, step)
                self.line(f"live = {self.hold(act.after.table)}[{card}]")
                if step.less is not None:
                    self.line(f"if f.killed: live = {self.hold(act.after.every)}[{card}](s, env, f.killed)")
                    self.line("elif live.__class__ is not tuple: live = live(s, env, 0)")
                else:
                    self.line("if live.__class__ is not tuple: live = live(s, env, 0)")
                self.line("if live and log is not None: log.append(('follows', s.depth - 1))")
            case _:
                assert_never(step.name)

    def run(self, what: c.Body | c.Instead | c.Following | c.Inside) -> None:
        match what:
            case c.Body(routine=routine):
                self.marks.setdefault(f"run {routine}", self.here)
                if routine in self.program.functions:
                    self.line(f"if {self.program.function(routine)}(s): {self.left}")
                else:
                    self.run_turn()
                    self.split()
                    if self.ended is not None:
                        self.put(self.ended)
            case c.Instead(routine=routine):
                body = self.program.core.routines[routine].block
                over = self.label()
                self.line("if live:")
                self.inside(lambda: self.jump(over))
                self.line(" replace(s, f, live)")
                self.line(" return")
                self.block(body)
                self.put(over)
            case c.Inside(args=args):
                given = "None" if args is None else f"({''.join(f'{self.value(arg)}, ' for arg in args)})"
                self.line(f"proceed(s, f, {given})")
                self.split()
            case c.Following():
                raise AssertionError("effects are written with what comes after them")
            case _:
                assert_never(what)

    def following(self, what: c.Following, rest: c.Block) -> None:
        """The collected effects; where there are none, what comes after them follows at once."""
        self.nothing_follows(rest)
        self.put(self.follow)
        numbers = self.program.events.numbers
        always = frozenset(numbers[clause] for clause, test in what.wanted if test == m.YES)
        tests = dict.fromkeys(test for _, test in what.wanted if test != m.YES)
        assert len(tests) <= 1
        wanted = " or ".join([f"number in {self.hold(always)}" if always else "", *map(self.test, tests)])
        self.line("while f.todo:")
        self.line(" number, f.todo = f.todo[0], f.todo[1:]")
        self.line(f" if {wanted.removeprefix(' or ')}:")
        self.line(f"  f.pc = {self.here}")
        self.line("  push_effect(s, f, number)")
        self.line("  return")
        self.block(rest)

    def raise_(self, step: c.RaiseAct) -> None:
        self.marks.setdefault(f"raise {step.act}", self.here)
        number = self.program.algebra.acts[step.act]
        if step.subject is None:
            self.start(step, number, "None")
        else:
            subject = self.term(step.subject)
            if subject.sure:
                self.start(step, number, self.text(subject))
            else:
                self.line(f"who = {self.text(subject)}")
                self.line("if who is None: s.tally('nobody to do it')")
                self.line("else:")
                self.inside(lambda: self.start(step, number, "who"))
        if not self.program.at_once(step.act):
            self.split()

    def start(self, step: c.RaiseAct, number: int, who: str) -> None:
        """An act begins: one for which no window can wait without looking for any."""
        act = self.program.acts[number]
        if act.plain and step.act not in self.program.core.awaited:
            self.happens(step.act, who)
            return
        args = f"({''.join(f'{self.value(arg)}, ' for arg in step.args)})"
        answers = act.act.answering is not None
        cause = f"cause_of(s, {number}, env[0])" if answers else "env[0]"
        if step.act in self.program.core.awaited:
            self.line(f"start(s, {number}, {who}, {args}, {cause})")
        else:
            self.line("s.events += 1")
            self.line(f"happen(s, {number}, {who}, {args}, {cause})")

    def happens(self, act: str, who: str) -> None:
        """A plain act happens at once."""
        self.line("s.events += 1")
        self.line("s.serial += 1")
        if self.program.core.act(act).block:
            number = self.program.algebra.acts[act]
            self.line(f"{self.hold(self.program.acts[number])}.native(s, {who})")

    def offer(self, step: c.OfferWindow) -> None:
        self.code.notes[self.here] = step
        if self.last:
            self.line("s.frames.pop()")
        self.open(step.parts, step.until)
        self.split()

    def open(self, parts: tuple[c.Part, ...], until: str | None) -> None:
        """A window opens."""
        acts = self.program.algebra.acts
        offered = "".join(
            f"({tuple(acts[name] for name in part.acts)!r}, tuple({self.members(part.takers)}), {part.first}), "
            for part in parts
        )
        dutiful = any(acts[name] in self.program.norms.dutiful for part in parts for name in part.acts)
        self.line(f"open_window(s, ({offered}), {None if until is None else acts[until]}, {dutiful})")

    def ask(self, until: str, rest: c.Block) -> None:
        """Windows that stand until an act are asked; where there are none, the next turn begins at once."""
        self.marks.setdefault("ask", self.here)
        self.line("if s.windows:")
        self.line(f" poll(s, {self.program.algebra.acts[until]})")
        self.line(" return")
        match rest:
            case (
                c.Run(what=c.Body(routine=next_seat)),
                c.RaiseAct(act=act),
                c.Run(what=c.Body()),
                c.RaiseAct(),
                *_,
            ) if next_seat in self.program.functions and act in self.program.core.plain:
                self.line(f"if {self.program.function(next_seat)}(s): return")
                self.happens(act, "s.turn")
                self.ended = self.label()
                self.jump(self.ended)
                self.run_turn()
                self.line("return")
            case _:
                pass
        self.split()

    def run_turn(self) -> None:
        """A turn begins; one that is nothing but a window needs no frame."""
        turn = self.program.core.routines[TURN]
        match turn.block:
            case (c.OfferWindow(until=None, parts=parts), c.AskWindow()):
                names, self.names = self.names, {turn.doer: PythonTerm("s.turn", sure=True)}
                self.open(parts, None)
                self.names = names
            case _:
                self.line("s.frames.append(Frame(turn_code, [None, s.turn, *[None] * turn_code.extra]))")


def to_the_end(block: c.Block, settle: str = SETTLE) -> c.Block:
    """What is left of an act once its effects are over."""
    *others, last = block[-3:]
    assert isinstance(last, c.Branch)
    return (*others, replace(last, then=(c.Run(c.Body(settle)),)))


def _clause(block: c.Block) -> str:
    """The clause that a block of the procedure tells of."""
    told = (step.words[0] for step in block if isinstance(step, c.Notice) and step.words)
    return next(told, "")


def _nested(block: c.Block) -> int:
    """How deep loops lie inside one another."""
    deepest = 0
    for step in block:
        match step:
            case c.Loop(body=body):
                deepest = max(deepest, 1 + _nested(body))
            case c.Branch(then=then, otherwise=otherwise):
                deepest = max(deepest, _nested(then), _nested(otherwise))
            case _:
                pass
    return deepest
