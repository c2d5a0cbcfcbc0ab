"""Steps that move, deal, swap or show cards → instructions."""

from __future__ import annotations

from cardlaw.engine.body import Body
from cardlaw.engine.closures import SAME_WAY, seat_after
from cardlaw.engine.metering import TooLong
from cardlaw.engine.moving import put, shift, shift_all, take, whereabouts
from cardlaw.engine.state import Frame, Instruction, State
from cardlaw.engine.terms import Run
from cardlaw.language import model as m
from cardlaw.language.core.algebra import type_of


def move(body: Body, step: m.MoveCards) -> None:
    """Cards, wherever they are, go to a zone."""
    layout, place = body.program.layout, step.place
    target, cards = body.run(step.target), body.members(step.cards).run
    origin = body.origin(step.cards)
    near: Run = (lambda s, env: None) if origin is None else origin.run
    test = None
    if step.name is not None and step.where is not None:
        test = body.where(step.name, step.where)
    if isinstance(step.cards, m.OneCard) and place == "on-top":
        body.emit(_move_one(body, step.cards.card, near, target))
        return
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

    body.emit(move)


def _move_one(body: Body, card: m.Expr, near: Run, target: Run) -> Instruction:
    which, layout = body.run(card), body.program.layout

    def move(s: State, f: Frame) -> None:
        env = f.locals
        found, to, start = which(s, env), target(s, env), near(s, env)
        if found is None or to is None:
            return
        if start is None or found not in s.zones[start]:
            start = whereabouts(s, layout, found, None, env[1])
            if start is None:
                s.tally("card not found")
                return
        take(s, found, start)
        s.zones[to].append(found)
        if s.log is not None:
            s.log.append(("moved", (found,), start, to))

    return move


def fetch(body: Body, step: m.Fetch) -> None:
    """Cards come one by one off the top of a zone; when it is empty and can be refilled, it is, once per card."""
    amount, origin, target = body.run(step.amount), body.run(step.origin), body.run(step.target)
    left, tried, got = body.slot(), body.slot(), body.slot()
    place, program, about, most = step.place, body.program, body.about, body.program.limits.steps
    refills: dict[int, int] = {}
    for spot in program.layout.places:
        if spot.zone.refilled_by is not None:
            refills[spot.index] = program.algebra.acts[spot.zone.refilled_by]

    def begin(s: State, f: Frame) -> None:
        env = f.locals
        env[left], env[tried], env[got] = max(0, amount(s, env) or 0), False, ()
        if env[left] > most:
            raise TooLong(f"cards to be moved: {env[left]:,}", about)

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

    body.emit(begin)
    body.emit(fetch)


def deal(body: Body, step: m.Deal) -> None:
    """One card at a time goes to each seat's zone, clockwise from a seat; no pile is refilled for a deal."""
    amount = None if step.amount is None else body.run(step.amount)
    origin, start = body.run(step.origin), body.run(step.start)
    layout = body.program.layout
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
                    s.log.append(("dealt", tuple(cards), source, base + seat))

    body.emit(deal)


def swap(body: Body, left: m.Expr, right: m.Expr) -> None:
    """Two zones change their contents."""
    one, other = body.run(left), body.run(right)

    def swap(s: State, f: Frame) -> None:
        a, b = one(s, f.locals), other(s, f.locals)
        if a is not None and b is not None and a != b:
            s.zones[a], s.zones[b] = s.zones[b], s.zones[a]
            if s.log is not None:
                s.log.append(("swapped", a, b))

    body.emit(swap)


def rotate(body: Body, zone: str) -> None:
    """Every seat's zone passes to the next seat in the direction of play."""
    layout = body.program.layout
    base, n, direction = layout.zone_base[zone], layout.players, layout.slot_base["direction"]

    def rotate(s: State, f: Frame) -> None:
        step = 1 if s.vars[direction] == SAME_WAY else -1
        held = {seat: s.zones[base + seat] for seat in s.seats}
        for seat, cards in held.items():
            s.zones[base + seat_after(s, seat, step, n)] = cards
        if s.log is not None:
            s.log.append(("rotated", base))

    body.emit(rotate)


def reveal(body: Body, zone: m.Expr, to: m.Domain) -> None:
    """The cards of a zone are shown to players, who may remember them."""
    place, seats = body.run(zone), body.members(to).run

    def reveal(s: State, f: Frame) -> None:
        index = place(s, f.locals)
        if index is not None and s.log is not None:
            s.log.append(("revealed", index, tuple(s.zones[index]), tuple(seats(s, f.locals))))

    body.emit(reveal)
