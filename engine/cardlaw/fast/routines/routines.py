"""Routines of the core → functions: the order of instructions, acts, and what follows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardlaw.engine.program.machine import UNROLLED, to_the_end
from cardlaw.fast.code import memory as mem
from cardlaw.fast.code.trees import (
    ABSENT,
    CodeTerm,
    add,
    bump,
    call,
    get,
    halves,
    known,
    load,
    number,
    put,
    repeat,
    store,
    tee,
    when,
    wide,
)
from cardlaw.fast.code.wasm import Tree, WasmFunction
from cardlaw.fast.routines.choices import Choices
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import SETTLE_REST
from cardlaw.language.core.algebra import fold
from cardlaw.language.core.rounds import TURN
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    pass

MOST_CLAUSES = 64


class RoutineFunction(Choices):
    """The order of instructions: blocks, loops, acts and windows."""

    def written(self, block: c.Block, first: list[Tree]) -> WasmFunction:
        self.values.pages.append(self.page)
        body = [*first, *self.block(block)]
        self.values.pages.pop()
        return self.page.close_routine(body)

    def block(self, block: c.Block) -> list[Tree]:
        code: list[Tree] = []
        for place, step in enumerate(block):
            if isinstance(step, c.Run) and isinstance(step.what, c.Following):
                return [*code, *self.following(step.what, block[place + 1 :])]
            code += self.step(step)
        return code

    def step(self, step: c.Instruction) -> list[Tree]:
        match step:
            case c.Bind(name=name, type=type_, value=value):
                return self.bind(name, type_, value)
            case c.Write():
                return self.write(step)
            case c.Transfer():
                return self.transfer(step)
            case c.Permute():
                return self.permute(step)
            case c.Branch(test=test, then=then, otherwise=otherwise):
                term = self.term(test)
                if term.known:
                    return self.block(then if term.value == 1 else otherwise)
                return [when(self.values.truth(term), self.block(then), self.block(otherwise))]
            case c.Loop(over=c.Until(test=test), body=body):
                label = self.page.label()
                ends: list[Tree] = [] if test == m.NO else [("br_if", label, self.test(test))]
                return [repeat(label, *ends, *self.passed(), *self.block(body))]
            case c.Loop(over=c.Each() as over, body=body):
                return self.each(over, body)
            case c.Loop():
                raise AssertionError(step)
            case c.ChooseValue():
                return self.choose(step)
            case c.ChooseTogether():
                return self.choose_together(step)
            case c.Collect():
                return self.collect(step)
            case c.Run(what=what):
                return self.run(what)
            case c.RaiseAct():
                return self.raise_(step)
            case c.OfferWindow():
                return self.offer(step)
            case c.AskWindow(until=until):
                if until is not None:
                    return [self.goes(self.w.asking.ask_standing(until))]
                return [] if self.window is None else self.w.asking.ask_blocking(self, self.window)
            case c.Close(keep=keep):
                return [self.w.asking.close_all(keep)]
            case c.Notice():
                return self.note(step)
            case c.Leave(limit=limit):
                if limit is not None:
                    return self.limit(limit, self.about)
                return [store(self.memory.registers[".under-way"], number(0)), ("br", self.left)]
            case _:
                assert_never(step)

    def passed(self) -> list[Tree]:
        """A pass through a loop counts, in what the rules say to do."""
        if not self.about:
            return []
        at = self.memory.own["passes"]
        most = self.memory.limits.steps
        many = self.limit("passes through loops between two answers", self.about)
        return [bump(at), when(("i32.gt_s", load(at), number(most)), many)]

    def each(self, over: c.Each, body: c.Block) -> list[Tree]:
        if self.unrolled(over, body):
            code: list[Tree] = []
            assert isinstance(over.domain, m.Values)
            for value in self.values.layout.members(over.domain.type):
                self.names[over.name] = known(self.memory.number_of(value))
                code += self.block(body)
            del self.names[over.name]
            return code
        name, label = self.slot(over.name), self.page.label()
        if over.type == "player":
            return self.each_player(over, body, name)
        if over.start is not None:
            raise self.values.outside(say("fast-loop"))
        code, at, count = self.gathered(over.domain, over.member, over.where)
        i = self.page.fresh()
        loop = repeat(
            label,
            ("br_if", label, ("i32.ge_s", get(i), get(count))),
            put(name, ("i32.load", 0, ("i32.add", get(at), ("i32.shl", get(i), number(2))))),
            put(i, add(get(i), number(1))),
            *self.passed(),
            *self.block(body),
        )
        return [*code, put(i, number(0)), loop, put(name, number(ABSENT))]

    def each_player(self, over: c.Each, body: c.Block, name: str) -> list[Tree]:
        left, first, label = self.page.fresh(), self.page.fresh(), self.page.label()
        code = [*self.mask(over.domain, over.member, over.where, left)]
        n = self.values.layout.players
        seat: Tree = ("i32.ctz", get(left))
        if over.start is not None:
            code.append(put(first, self.value(over.start)))
            code.append(when(("i32.eq", get(first), number(ABSENT)), [put(first, number(0))]))
            # the seats from the first on, lowest bits first
            code.append(put(left, call("$turned", get(left), get(first))))
            seat = ("i32.rem_u", ("i32.add", seat, get(first)), number(n))
        loop = repeat(
            label,
            ("br_if", label, ("i32.eqz", get(left))),
            put(name, seat),
            put(left, ("i32.and", get(left), ("i32.sub", get(left), number(1)))),
            *self.passed(),
            *self.block(body),
        )
        return [*code, loop, put(name, number(ABSENT))]

    def unrolled(self, over: c.Each, body: c.Block) -> bool:
        if not isinstance(over.domain, m.Values) or over.domain.excepted or over.start is not None:
            return False
        if len(body) != 1 or not isinstance(body[0], c.Write) or over.where != m.YES:
            return False
        return len(self.values.layout.members(over.domain.type)) <= UNROLLED

    def collect(self, step: c.Collect) -> list[Tree]:
        """The live clauses, as a mask."""
        places = {clause.id: i for i, clause in enumerate(step.clauses)}
        if step.name != "guilt":
            places = self.effects
        if len(places) > MOST_CLAUSES:
            raise self.values.outside(say("fast-many-clauses", n=MOST_CLAUSES))
        live = self.page.local(f"$live.{step.name}", "i64")
        silenced = self.page.local("$silenced", "i64")
        counts = sum(1 << places[clause.id] for clause in step.clauses if clause.counts)
        start = wide(0) if step.less is None else get("$killed")
        code: list[Tree] = [put(live, wide(0)), put(silenced, start)]
        names = dict(self.names)
        act = self.values.layout.model.act(self.routine.act or "")
        if act.parameters and act.parameters[0].type == "card":
            names[act.parameters[0].name] = CodeTerm(get("$arg0"), cheap=True, fixed=True)
        for clause in step.clauses:
            scope = fold(clause.scope, self.values.naming(clause.id), names)
            if scope.known and scope.value != 1:
                continue
            marks: list[Tree] = [put(live, ("i64.or", get(live), wide(1 << places[clause.id])))]
            less = sum(1 << places[id] for id in clause.silences if id in places)
            if less:
                marks.append(put(silenced, ("i64.or", get(silenced), wide(less))))
            code += marks if scope.known else [when(self.values.truth(scope), marks)]
        kept: Tree = ("i64.and", get(live), ("i64.xor", get(silenced), wide(-1)))
        code.append(put(live, ("i64.and", kept, wide(counts))))
        some: Tree = ("i64.ne", get(live), wide(0))
        match step.name:
            case "guilt":
                now: Tree = (
                    "i32.mul",
                    ("i32.sub", load(self.memory.registers[".under-way"]), number(1)),
                    number(mem.HAPPENING),
                )
                at = self.page.fresh()
                spot = self.memory.happenings + mem.CAUSE
                wrong = ("i32.or", ("i32.load", spot, get(at)), number(256))
                code.append(when(some, [put(at, now), ("i32.store", spot, get(at), wrong)]))
            case "after":
                depth = ("i32.sub", load(self.memory.registers[".under-way"]), number(1))
                told = self.w.told("follows", depth)
                if told:
                    code.append(when(some, told))
            case "instead":
                pass
        return code

    def following(self, what: c.Following, rest: c.Block) -> list[Tree]:
        """The collected effects; where there are none, what comes after them follows at once."""
        live = get(self.page.local("$live.after", "i64"))
        effects: list[Tree] = []
        for clause, test in what.wanted:
            if clause not in self.effects:
                continue
            run = [self.goes(self.w.effect(clause, self.given()))]
            if test != m.YES:
                run = [when(self.test(test), run)]
            bit: Tree = ("i64.and", live, wide(1 << self.effects[clause]))
            effects.append(when(("i64.ne", bit, wide(0)), run))
        none = self.block(to_the_end(rest, SETTLE_REST))
        return [when(("i64.eqz", live), none, [*effects, *self.block(rest)])]

    def given(self) -> tuple[Tree, ...]:
        """What a body about the act under way is given."""
        return (get("$cause"), get("$doer"), *(get(f"$arg{i}") for i in range(len(self.routine.parameters))))

    def run(self, what: c.Body | c.Instead | c.Following | c.Inside) -> list[Tree]:
        match what:
            case c.Body(routine=id):
                doer = load(self.memory.registers[".turn"]) if id == TURN else number(ABSENT)
                return [self.goes(call(self.w.routine(id), number(0), doer))]
            case c.Instead(routine=id):
                return self.instead(id)
            case c.Inside(args=args):
                return self.inside(args)
            case _:
                raise AssertionError(what)

    def instead(self, id: str) -> list[Tree]:
        """The first replacement with the others inside it, or the body."""
        live = get(self.page.local("$live.instead", "i64"))
        killed = self.page.local("$killed", "i64")
        act = self.routine.act
        assert act is not None
        collected = next(
            step for step in self.routine.block if isinstance(step, c.Collect) and step.name == "instead"
        )
        silenced: list[Tree] = [put(killed, wide(0))]
        for clause in collected.clauses:
            less = sum(1 << self.effects[i] for i in clause.silences if i in self.effects)
            if clause.counts and less:
                bit: Tree = ("i64.and", live, wide(1 << self.effects[clause.id]))
                silenced.append(
                    when(("i64.ne", bit, wide(0)), [put(killed, ("i64.or", get(killed), wide(less)))])
                )
        depth: Tree = ("i32.sub", load(self.memory.registers[".under-way"]), number(1))
        told = self.w.told("replaced", number(self.values.acts[act]), *halves(live), depth)
        chain = self.goes(call(self.w.chain(act), *self.given(), live))
        again = [put(f"$arg{i}", self.w.argument(i)) for i in range(len(self.routine.parameters))]
        body = self.block(self.w.core.routines[id].block)
        return [
            put(killed, wide(0)),
            when(("i64.ne", live, wide(0)), [*silenced, *told, chain, *again], body),
        ]

    def inside(self, args: tuple[m.Expr, ...] | None) -> list[Tree]:
        """What a replacement replaced, with other arguments from here on if they are given."""
        act = self.routine.act
        assert act is not None
        code: list[Tree] = []
        if args is not None:
            names = [self.page.fresh() for _ in args]
            code += [put(name, self.value(arg)) for name, arg in zip(names, args, strict=True)]
            code += [self.w.set_argument(i, get(name)) for i, name in enumerate(names)]
        given = [self.w.argument(i) for i in range(len(self.routine.parameters))]
        inner = call(self.w.chain(act), get("$cause"), get("$doer"), *given, get("$todo"))
        return [*code, self.goes(inner)]

    def raise_(self, step: c.RaiseAct) -> list[Tree]:
        if step.subject is None:
            return self.start(step, number(ABSENT))
        subject = self.term(step.subject)
        if subject.sure:
            return self.start(step, subject.tree)
        who = self.page.fresh()
        none = [self.values.tally("nobody to do it")]
        there: Tree = ("i32.eq", tee(who, subject.tree), number(ABSENT))
        return [when(there, none, self.start(step, get(who)))]

    def start(self, step: c.RaiseAct, who: Tree) -> list[Tree]:
        act = self.w.core.model.act(step.act)
        args = [self.value(arg) for arg in step.args]
        cause = get("$cause")
        if act.answering is not None:
            cause = call("$cause_of", number(self.values.acts[act.answering[0]]), get("$cause"))
        return self.w.happens(step.act, cause, who, args, self.left)

    def offer(self, step: c.OfferWindow) -> list[Tree]:
        at_once = self.w.asking.offer_single(self, step)
        if at_once is not None:
            self.window = None
            return at_once
        self.window = self.page.fresh()
        return self.w.asking.offer(self, step, self.window)
