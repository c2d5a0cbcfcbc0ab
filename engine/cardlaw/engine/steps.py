"""Steps → instructions: a body becomes a flat list that a frame can stand still in at any place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from cardlaw.engine.algebra import fold, fold_domain, type_of
from cardlaw.engine.closures import SAME_WAY, seat_after
from cardlaw.engine.moving import chance, put, shift, shift_all, shuffled
from cardlaw.engine.state import Code, Frame, Instruction, State
from cardlaw.engine.terms import Members, Run, Term, local
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.engine.program import Program


class Body:
    """A body being compiled: its code, the names known at this point, and where a named card was found."""

    def __init__(
        self,
        program: Program,
        code: Code,
        names: dict[str, Term],
        given: int,
        origins: dict[str, Term] | None = None,
    ) -> None:
        self.program = program
        self.code = code
        self.names = dict(names)
        self.origins = dict(origins or {})
        self.given = given
        self.slots = given

    def emit(self, instruction: Instruction, note: Any = None) -> int:
        place = len(self.code.steps)
        self.code.steps.append(instruction)
        if note is not None:
            self.code.notes[place] = note
        return place

    def slot(self) -> int:
        self.slots += 1
        self.code.extra = max(self.code.extra, self.slots - self.given)
        return self.slots - 1

    def bind(self, name: str, origin: Term | None = None) -> int:
        slot = self.slot()
        self.names[name] = local(slot)
        self.origins.pop(name, None)
        if origin is not None:
            self.origins[name] = origin
        return slot

    def term(self, expr: m.Expr) -> Term:
        return fold(expr, self.program.algebra, self.names)

    def run(self, expr: m.Expr) -> Run:
        run = self.term(expr).run
        return (lambda s, env: bool(run(s, env))) if type_of(expr) == "yes-no" else run

    def members(self, domain: m.Domain) -> Members:
        return fold_domain(domain, self.program.algebra, self.names)

    def origin(self, domain: m.Domain | None) -> Term | None:
        """The zone in which the members of a domain of cards lie, if the words say so."""
        match domain:
            case m.CardsIn(zone=m.Local(name=name, type="cards")):
                return self.origins.get(name)
            case m.CardsIn(zone=zone):
                return self.term(zone)
            case m.OneCard(card=m.CardAt(zone=zone)):
                return self.term(zone)
            case m.OneCard(card=m.Local(name=name)):
                return self.origins.get(name)
            case _:
                return None

    def where(self, name: str, where: m.Expr) -> Any:
        """The test that a member of a domain has to pass, as a table by member; None if there is none."""
        if where == m.YES:
            return None
        algebra, names = self.program.algebra, self.names
        return self.program.per_member(lambda member: fold(where, algebra, {**names, name: member}))

    # ---------------------------------------------------------------- blocks
    def block(self, steps: tuple[m.Step, ...]) -> None:
        """Compile steps; names bound inside are known to the steps after them, and not outside."""
        names, origins, slots = dict(self.names), dict(self.origins), self.slots
        for step in steps:
            self.step(step)
        self.names, self.origins, self.slots = names, origins, slots

    def step(self, step: m.Step) -> None:
        match step:
            case m.Do():
                self._do(step)
            case m.Assign(target=target, value=value):
                self._assign(target, value)
            case m.Add(value=value, target=target):
                self._add(target, value)
            case m.MoveCards():
                self._move(step)
            case m.Fetch():
                self._fetch(step)
            case m.Shuffle(zone=zone):
                pile = self.run(zone)
                self.emit(lambda s, f: shuffled(s, pile(s, f.locals)))
            case m.Deal():
                self._deal(step)
            case m.Choose():
                self._choose(step)
            case m.ChooseSecretly():
                self._choose_secretly(step)
            case m.Offer():
                self._offer(step)
            case m.If(condition=condition, then=then, otherwise=otherwise):
                self._if(condition, then, otherwise)
            case m.ForEach():
                self._for_each(step)
            case m.Repeat(until=until, body=body):
                self._repeat(until, body)
            case m.Let(name=name, value=value):
                run, origin = self.run(value), self.origin(m.OneCard(value))
                slot = self.bind(name, origin)
                self.emit(_keep(slot, run))
            case m.Chance(name=name, low=low, high=high):
                self._chance(name, low, high)
            case m.ByChance(odds=odds):
                self._by_chance(odds)
            case m.Swap(left=left, right=right):
                self._swap(left, right)
            case m.Rotate(zone=zone):
                self._rotate(zone)
            case m.Reveal(zone=zone, to=to):
                self._reveal(zone, to)
            case m.Ask(question=question, name=name):
                slot = self.bind(name)
                self.emit(_stop(("ask", slot)), question)
            case m.Announce(text=text):
                self._announce(text)
            case m.Proceed(args=args):
                self._proceed(args)
            case m.End(what=what):
                self._end(what)
            case _:
                assert_never(step)

    # ---------------------------------------------------------------- acts and states
    def _do(self, step: m.Do) -> None:
        number = self.program.algebra.acts[step.act]
        subject = None if step.subject is None else self.run(step.subject)
        args = [self.run(arg) for arg in step.args]
        start = self.program.events.start

        def do(s: State, f: Frame) -> None:
            env = f.locals
            doer = None
            if subject is not None:
                doer = subject(s, env)
                if doer is None:
                    s.tally("nobody to do it")
                    return
            start(s, number, doer, tuple([arg(s, env) for arg in args]), env[0])

        self.emit(do)

    def _target(self, target: m.StateOf) -> Run:
        key = None if target.key is None else self.term(target.key)
        return self.program.algebra.slot(target.state, key).run

    def _assign(self, target: m.StateOf, value: m.Expr | None) -> None:
        slot = self._target(target)
        new: Run = (lambda s, env: None) if value is None else self.run(value)

        def assign(s: State, f: Frame) -> None:
            index = slot(s, f.locals)
            if index is not None:
                s.vars[index] = made = new(s, f.locals)
                if s.log is not None:
                    s.log.append(("set", index, made))

        self.emit(assign)

    def _add(self, target: m.StateOf, value: m.Expr) -> None:
        slot, more = self._target(target), self.run(value)

        def add(s: State, f: Frame) -> None:
            index = slot(s, f.locals)
            if index is not None:
                s.vars[index] = made = (s.vars[index] or 0) + (more(s, f.locals) or 0)
                if s.log is not None:
                    s.log.append(("set", index, made))

        self.emit(add)

    # ---------------------------------------------------------------- cards
    def _move(self, step: m.MoveCards) -> None:
        layout, place = self.program.layout, step.place
        target, cards = self.run(step.target), self.members(step.cards).run
        origin = self.origin(step.cards)
        near: Run = (lambda s, env: None) if origin is None else origin.run
        test = None
        if step.name is not None and step.where is not None:
            test = self.where(step.name, step.where)
        whole = isinstance(step.cards, m.CardsIn) and type_of(step.cards.zone) == "zone"

        def move(s: State, f: Frame) -> None:
            env = f.locals
            to, start = target(s, env), near(s, env)
            if to is None:
                return
            moving = [card for card in cards(s, env) if test is None or test[card](s, env)]
            if whole and start is not None:
                shift_all(s, moving, start, to, place)
            else:
                shift(s, layout, moving, start, env[1], to, place)

        self.emit(move)

    def _fetch(self, step: m.Fetch) -> None:
        amount, origin, target = self.run(step.amount), self.run(step.origin), self.run(step.target)
        left, tried, got = self.slot(), self.slot(), self.slot()
        place, program = step.place, self.program
        refills: dict[int, int] = {}
        for spot in program.layout.places:
            if spot.zone.refilled_by is not None:
                refills[spot.index] = program.algebra.acts[spot.zone.refilled_by]

        def begin(s: State, f: Frame) -> None:
            env = f.locals
            env[left], env[tried], env[got] = max(0, amount(s, env) or 0), False, ()

        def fetch(s: State, f: Frame) -> None:
            env = f.locals
            source, to = origin(s, env), target(s, env)
            if source is None or to is None:
                return
            pile = s.zones[source]
            while env[left] > 0:
                if not pile:
                    if source in refills and not env[tried]:
                        env[tried] = True
                        f.pc -= 1
                        program.events.start(s, refills[source], None, (), env[0])
                        return
                    s.tally("draw stopped short")
                    if s.log is not None:
                        s.log.append(("short", source, env[left]))
                    break
                card = pile.pop()
                put(s, (card,), to, place)
                env[got] += (card,)
                env[left] -= 1
                env[tried] = False
            if s.log is not None and env[got]:
                s.log.append(("moved", env[got], source, to))
            env[left] = env[tried] = env[got] = None

        self.emit(begin)
        self.emit(fetch)

    def _deal(self, step: m.Deal) -> None:
        amount = None if step.amount is None else self.run(step.amount)
        origin, start = self.run(step.origin), self.run(step.start)
        layout = self.program.layout
        base, n = layout.zone_base[step.zone], layout.players

        def deal(s: State, f: Frame) -> None:
            env = f.locals
            source, first = origin(s, env), start(s, env)
            each = None if amount is None else max(0, amount(s, env) or 0)
            if source is None or not s.seats:
                return
            from_seat = first if first is not None else s.seats[0]
            seats = sorted(s.seats, key=lambda seat: (seat - from_seat) % n)
            pile = s.zones[source]
            given: dict[int, list[int]] = {seat: [] for seat in seats}
            wanted = len(pile) if each is None else each * len(seats)
            for number in range(min(wanted, len(pile))):
                seat = seats[number % len(seats)]
                card = pile.pop()
                s.zones[base + seat].append(card)
                given[seat].append(card)
            if each is not None and wanted > sum(map(len, given.values())):
                s.tally("deal stopped short")
            if s.log is not None:
                for seat, cards in given.items():
                    if cards:
                        s.log.append(("moved", tuple(cards), source, base + seat))

        self.emit(deal)

    def _swap(self, left: m.Expr, right: m.Expr) -> None:
        one, other = self.run(left), self.run(right)

        def swap(s: State, f: Frame) -> None:
            a, b = one(s, f.locals), other(s, f.locals)
            if a is not None and b is not None and a != b:
                s.zones[a], s.zones[b] = s.zones[b], s.zones[a]
                if s.log is not None:
                    s.log.append(("swapped", a, b))

        self.emit(swap)

    def _rotate(self, zone: str) -> None:
        layout = self.program.layout
        base, n, direction = layout.zone_base[zone], layout.players, layout.slot_base["direction"]

        def rotate(s: State, f: Frame) -> None:
            step = 1 if s.vars[direction] == SAME_WAY else -1
            held = {seat: s.zones[base + seat] for seat in s.seats}
            for seat, cards in held.items():
                s.zones[base + seat_after(s, seat, step, n)] = cards
            if s.log is not None:
                s.log.append(("rotated", base))

        self.emit(rotate)

    def _reveal(self, zone: m.Expr, to: m.Domain) -> None:
        place, seats = self.run(zone), self.members(to).run

        def reveal(s: State, f: Frame) -> None:
            index = place(s, f.locals)
            if index is not None and s.log is not None:
                s.log.append(("revealed", index, tuple(s.zones[index]), tuple(seats(s, f.locals))))

        self.emit(reveal)

    # ---------------------------------------------------------------- questions
    def _choose(self, step: m.Choose) -> None:
        chooser = None if step.chooser is None else self.run(step.chooser)
        members, test = self.members(step.domain).run, self.where(step.name, step.where)
        type_, cards = step.type, step.type == "card"
        zone = self.origin(step.domain) if cards else None
        slot = self.bind(step.name, zone)
        sees = self.program.layout.sees

        def choose(s: State, f: Frame) -> bool:
            env = f.locals
            who = None if chooser is None else chooser(s, env)
            found = [v for v in members(s, env) if test is None or test[v](s, env)]
            place = None if zone is None else zone.run(s, env)
            blind = place is not None and not sees(who, place)
            if cards and not blind:
                found.sort()
            options = tuple(found) if blind else tuple(dict.fromkeys(found))
            if not options or (chooser is not None and who is None):
                s.tally("nothing to choose")
                env[slot] = None
                return False
            s.pending = ("choose", who, type_, options, slot, blind)
            return True

        self.emit(choose, step)

    def _choose_secretly(self, step: m.ChooseSecretly) -> None:
        choosers, algebra, names = self.members(step.choosers).run, self.program.algebra, self.names
        domains = self.program.per_member_domain(
            lambda member: fold_domain(step.domain, algebra, {**names, step.name: member})
        )
        todo, made = self.slot(), self.slot()
        base, type_ = self.program.layout.slot_base[step.state], step.type

        def begin(s: State, f: Frame) -> None:
            f.locals[todo], f.locals[made] = tuple(choosers(s, f.locals)), ()

        def ask(s: State, f: Frame) -> bool:
            env = f.locals
            while env[todo]:
                seat = env[todo][0]
                found = domains[seat](s, env)
                options = tuple(sorted(set(found))) if type_ == "card" else tuple(dict.fromkeys(found))
                if options:
                    f.pc -= 1
                    s.pending = ("secret", seat, type_, options, todo, made)
                    return True
                env[todo] = env[todo][1:]
            for seat, value in env[made]:
                s.vars[base + seat] = value
                if s.log is not None:
                    s.log.append(("set", base + seat, value))
            env[todo] = env[made] = None
            return False

        self.emit(begin)
        self.emit(ask, step)

    def _offer(self, step: m.Offer) -> None:
        acts = self.program.algebra.acts
        until = None if step.until is None else acts[step.until]
        parts = [
            (tuple(acts[name] for name in offering.acts), self.members(offering.takers).run, offering.first)
            for offering in step.offerings
        ]
        open_window = self.program.windows.open
        dutiful = any(self.program.norms.dutiful.intersection(names) for names, _, _ in parts)

        def offer(s: State, f: Frame) -> None:
            offered = tuple((names, tuple(takers(s, f.locals)), first) for names, takers, first in parts)
            open_window(s, offered, until, dutiful)

        self.emit(offer, step)

    def _chance(self, name: str, low: int, high: int) -> None:
        slot = self.bind(name)

        def draw(s: State, f: Frame) -> None:
            if s.chances:
                f.locals[slot] = min(max(s.chances.pop(0), low), high)
            else:
                f.locals[slot] = low + chance(s, high - low + 1)
            if s.log is not None:
                s.log.append(("chance", f.locals[slot], low, high))

        self.emit(draw)

    def _by_chance(self, odds: tuple[tuple[int, tuple[m.Step, ...]], ...]) -> None:
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

        self.emit(draw)
        exits = []
        for _, steps in odds:
            starts.append(len(self.code.steps))
            self.block(steps)
            exits.append(self._hole())
        for hole in exits:
            self._fill(hole, len(self.code.steps))

    # ---------------------------------------------------------------- order
    def _hole(self) -> int:
        return self.emit(_unfilled)

    def _fill(self, place: int, target: int) -> None:
        def jump(s: State, f: Frame) -> None:
            f.pc = target

        self.code.steps[place] = jump

    def _if(self, condition: m.Expr, then: tuple[m.Step, ...], otherwise: tuple[m.Step, ...]) -> None:
        test = self.run(condition)
        place = self._hole()
        self.block(then)
        end = self._hole() if otherwise else None
        target = len(self.code.steps)

        def branch(s: State, f: Frame) -> None:
            if not test(s, f.locals):
                f.pc = target

        self.code.steps[place] = branch
        if end is not None:
            self.block(otherwise)
            self._fill(end, len(self.code.steps))

    def _for_each(self, step: m.ForEach) -> None:
        members, test = self.members(step.domain).run, self.where(step.name, step.where)
        start = None if step.start is None else self.run(step.start)
        n, origin = self.program.layout.players, self.origin(step.domain)
        names, origins, slots = dict(self.names), dict(self.origins), self.slots
        todo = self.slot()

        def begin(s: State, f: Frame) -> None:
            env = f.locals
            found = [v for v in members(s, env) if test is None or test[v](s, env)]
            if start is not None:
                first = start(s, env) or 0
                found.sort(key=lambda seat: (seat - first) % n)
            env[todo] = tuple(found)

        self.emit(begin)
        slot = self.bind(step.name, origin)
        top = self._hole()
        self.block(step.body)
        self._fill(self._hole(), top)
        end = len(self.code.steps)

        def advance(s: State, f: Frame) -> None:
            env = f.locals
            if env[todo]:
                env[slot], env[todo] = env[todo][0], env[todo][1:]
            else:
                env[slot] = env[todo] = None
                f.pc = end

        self.code.steps[top] = advance
        self.names, self.origins, self.slots = names, origins, slots

    def _repeat(self, until: m.Expr, body: tuple[m.Step, ...]) -> None:
        test, passes = self.run(until), self.slot()
        most, program = self.program.limits.passes, self.program

        def begin(s: State, f: Frame) -> None:
            f.locals[passes] = 0

        self.emit(begin)
        top = self._hole()
        self.block(body)
        self._fill(self._hole(), top)
        end = len(self.code.steps)

        def check(s: State, f: Frame) -> None:
            if test(s, f.locals):
                f.locals[passes] = None
                f.pc = end
                return
            f.locals[passes] += 1
            if f.locals[passes] > most:
                program.events.limit(s, "passes through a repetition")

        self.code.steps[top] = check

    def _announce(self, text: m.Words) -> None:
        def announce(s: State, f: Frame) -> None:
            if s.log is not None:
                s.log.append(("announced", text.text))

        self.emit(announce, text)

    def _proceed(self, args: tuple[m.Expr, ...] | None) -> None:
        given = None if args is None else [self.run(arg) for arg in args]
        proceed = self.program.events.proceed

        def go_on(s: State, f: Frame) -> None:
            proceed(s, f, None if given is None else tuple([arg(s, f.locals) for arg in given]))

        self.emit(go_on)

    def _end(self, what: m.Span) -> None:
        def end(s: State, f: Frame) -> None:
            s.ended = True
            if what == "game":
                s.outcome = "ended"
            if s.log is not None:
                s.log.append(("ended", "", what))

        self.emit(end)


def _keep(slot: int, run: Run) -> Instruction:
    def keep(s: State, f: Frame) -> None:
        f.locals[slot] = run(s, f.locals)

    return keep


def _stop(pending: tuple[Any, ...]) -> Instruction:
    def stop(s: State, f: Frame) -> bool:
        s.pending = pending
        return True

    return stop


def _unfilled(s: State, f: Frame) -> None:
    raise AssertionError("a jump was left without its target")
