"""Steps → instructions: a body becomes a flat list that a frame can stand still in at any place."""

from __future__ import annotations

from typing import Any, assert_never

from cardlaw.engine.body import Body
from cardlaw.engine.card_steps import deal, fetch, move, reveal, rotate, swap
from cardlaw.engine.metering import bounded
from cardlaw.engine.moving import chance, shuffled
from cardlaw.engine.question_steps import choose, choose_secretly, draw_number, offer
from cardlaw.engine.state import Frame, Instruction, State
from cardlaw.engine.terms import Run
from cardlaw.language import model as m


def block(body: Body, steps: tuple[m.Step, ...]) -> None:
    """Compile steps; names bound inside are known to the steps after them, and not outside."""
    names, origins, slots = dict(body.names), dict(body.origins), body.slots
    for each in steps:
        step(body, each)
    body.names, body.origins, body.slots = names, origins, slots


def step(body: Body, step: m.Step) -> None:
    """Compile one step."""
    match step:
        case m.Do():
            _do(body, step)
        case m.Assign(target=target, value=new):
            _assign(body, target, new)
        case m.Add(value=more, target=target):
            _add(body, target, more)
        case m.MoveCards():
            move(body, step)
        case m.Fetch():
            fetch(body, step)
        case m.Shuffle(zone=zone):
            pile, level = body.run(zone), body.program.limits.level
            body.emit(lambda s, f: shuffled(s, pile(s, f.locals), level))
        case m.Deal():
            deal(body, step)
        case m.Choose():
            choose(body, step)
        case m.ChooseSecretly():
            choose_secretly(body, step)
        case m.Offer():
            offer(body, step)
        case m.If(condition=condition, then=then, otherwise=otherwise):
            _branch(body, condition, then, otherwise)
        case m.ForEach():
            _for_each(body, step)
        case m.Repeat(until=until, body=steps):
            _repeat(body, until, steps)
        case m.Let(name=name, value=value):
            run, origin = body.run(value), body.origin(m.OneCard(value))
            body.emit(_keep(body.bind(name, origin), run))
        case m.Chance(name=name, low=low, high=high):
            draw_number(body, name, low, high)
        case m.ByChance(odds=odds):
            _by_chance(body, odds)
        case m.Swap(left=left, right=right):
            swap(body, left, right)
        case m.Rotate(zone=each):
            rotate(body, each)
        case m.Reveal(zone=zone, to=to):
            reveal(body, zone, to)
        case m.Ask(question=question, name=name):
            body.emit(_stop(("ask", body.bind(name))), question)
        case m.Announce(text=text):
            _announce(body, text)
        case m.Proceed(args=args):
            _proceed(body, args)
        case m.End(what=what):
            _end(body, what)
        case _:
            assert_never(step)


def _do(body: Body, step: m.Do) -> None:
    number = body.program.algebra.acts[step.act]
    subject = None if step.subject is None else body.run(step.subject)
    args = [body.run(arg) for arg in step.args]
    start = body.program.events.start
    answers = body.program.model.acts[number].answering is not None

    def do(s: State, f: Frame) -> None:
        env = f.locals
        doer = None
        if subject is not None:
            doer = subject(s, env)
            if doer is None:
                s.tally("nobody to do it")
                return
        cause = env[0]
        if answers:
            under_way = tuple([frame.event for frame in reversed(s.frames) if frame.event is not None])
            cause = body.program.norms.cause(number, under_way) or cause
        start(s, number, doer, tuple([arg(s, env) for arg in args]), cause)

    body.emit(do)


def _slot(body: Body, target: m.StateOf) -> Run:
    key = None if target.key is None else body.term(target.key)
    return body.program.algebra.slot(target.state, key).run


def _assign(body: Body, target: m.StateOf, value: m.Expr | None) -> None:
    slot = _slot(body, target)
    new: Run = (lambda s, env: None) if value is None else body.run(value)
    about = body.about

    def assign(s: State, f: Frame) -> None:
        index = slot(s, f.locals)
        if index is not None:
            s.vars[index] = made = bounded(new(s, f.locals), about)
            if s.log is not None:
                s.log.append(("set", index, made))

    body.emit(assign)


def _add(body: Body, target: m.StateOf, value: m.Expr) -> None:
    slot, more, about = _slot(body, target), body.run(value), body.about

    def add(s: State, f: Frame) -> None:
        index = slot(s, f.locals)
        if index is not None:
            s.vars[index] = made = bounded((s.vars[index] or 0) + (more(s, f.locals) or 0), about)
            if s.log is not None:
                s.log.append(("set", index, made))

    body.emit(add)


def _by_chance(body: Body, odds: tuple[tuple[int, tuple[m.Step, ...]], ...]) -> None:
    total = sum(weight for weight, _ in odds)
    starts: list[int] = []

    def draw(s: State, f: Frame) -> None:
        if s.chances:
            number = (s.chances.pop(0) - 1) % len(odds)
        else:
            drawn, number = chance(s, total), 0
            while drawn >= odds[number][0]:
                drawn -= odds[number][0]
                number += 1
        if s.log is not None:
            s.log.append(("chance", number + 1, 1, len(odds)))
        f.pc = starts[number]

    body.emit(draw)
    exits = []
    for _, steps in odds:
        starts.append(len(body.code.steps))
        block(body, steps)
        exits.append(body.hole())
    for hole in exits:
        body.fill(hole, len(body.code.steps))


def _branch(body: Body, condition: m.Expr, then: tuple[m.Step, ...], otherwise: tuple[m.Step, ...]) -> None:
    test = body.run(condition)
    place = body.hole()
    block(body, then)
    end = body.hole() if otherwise else None
    target = len(body.code.steps)

    def choose(s: State, f: Frame) -> None:
        if not test(s, f.locals):
            f.pc = target

    body.code.steps[place] = choose
    if end is not None:
        block(body, otherwise)
        body.fill(end, len(body.code.steps))


def _for_each(body: Body, step: m.ForEach) -> None:
    members, test = body.members(step.domain).run, body.where(step.name, step.where)
    start = None if step.start is None else body.run(step.start)
    program, about = body.program, body.about
    n, origin = program.layout.players, body.origin(step.domain)
    names, origins, slots = dict(body.names), dict(body.origins), body.slots
    todo = body.slot()

    def begin(s: State, f: Frame) -> None:
        env = f.locals
        found = [v for v in members(s, env) if test is None or test[v](s, env)]
        if start is not None:
            first = start(s, env) or 0
            found.sort(key=lambda seat: (seat - first) % n)
        env[todo] = tuple(found)

    body.emit(begin)
    slot = body.bind(step.name, origin)
    top = body.hole()
    block(body, step.body)
    body.fill(body.hole(), top)
    end = len(body.code.steps)

    def advance(s: State, f: Frame) -> None:
        env = f.locals
        if env[todo]:
            env[slot], env[todo] = env[todo][0], env[todo][1:]
            program.pass_through(about)
        else:
            env[slot] = env[todo] = None
            f.pc = end

    body.code.steps[top] = advance
    body.names, body.origins, body.slots = names, origins, slots


def _repeat(body: Body, until: m.Expr, steps: tuple[m.Step, ...]) -> None:
    test, passes = body.run(until), body.slot()
    most, program, about = body.program.limits.passes, body.program, body.about

    def begin(s: State, f: Frame) -> None:
        f.locals[passes] = 0

    body.emit(begin)
    top = body.hole()
    block(body, steps)
    body.fill(body.hole(), top)
    end = len(body.code.steps)

    def check(s: State, f: Frame) -> None:
        if test(s, f.locals):
            f.locals[passes] = None
            f.pc = end
            return
        f.locals[passes] += 1
        if f.locals[passes] > most:
            program.events.limit(s, "passes through a repetition", about)
            return
        program.pass_through(about)

    body.code.steps[top] = check


def _announce(body: Body, text: m.Words) -> None:
    def announce(s: State, f: Frame) -> None:
        if s.log is not None:
            s.log.append(("announced", text.text))

    body.emit(announce, text)


def _proceed(body: Body, args: tuple[m.Expr, ...] | None) -> None:
    given = None if args is None else [body.run(arg) for arg in args]
    proceed = body.program.events.proceed

    def go_on(s: State, f: Frame) -> None:
        proceed(s, f, None if given is None else tuple([arg(s, f.locals) for arg in given]))

    body.emit(go_on)


def _end(body: Body, what: m.Span) -> None:
    def end(s: State, f: Frame) -> None:
        s.ended = True
        if what == "game":
            s.outcome = "ended"
        if s.log is not None:
            s.log.append(("ended", "", what))

    body.emit(end)


def _keep(slot: int, run: Run) -> Instruction:
    def keep(s: State, f: Frame) -> None:
        f.locals[slot] = run(s, f.locals)

    return keep


def _stop(pending: tuple[Any, ...]) -> Instruction:
    def stop(s: State, f: Frame) -> bool:
        s.pending = pending
        return True

    return stop
