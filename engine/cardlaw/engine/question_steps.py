"""Steps that wait for somebody or for chance: choices, windows, dice → instructions."""

from __future__ import annotations

from cardlaw.engine.body import Body
from cardlaw.engine.randomness import below, fanned
from cardlaw.engine.state import Frame, State
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold_domain


def choose(body: Body, step: m.Choose) -> None:
    """Somebody picks a member of a domain; of cards that the chooser does not see, a place among them."""
    chooser = None if step.chooser is None else body.run(step.chooser)
    members, test = body.members(step.domain).run, body.where(step.name, step.where)
    type_, cards = step.type, step.type == "card"
    zone = body.origin(step.domain) if cards else None
    slot = body.bind(step.name, zone)
    sees = body.program.layout.sees

    def choose(s: State, f: Frame) -> bool:
        env = f.locals
        who = None if chooser is None else chooser(s, env)
        found = [v for v in members(s, env) if test is None or test[v](s, env)]
        place = None if zone is None else zone.run(s, env)
        blind = place is not None and not sees(who, place)
        if cards and not blind:
            found.sort()
        options = tuple(fanned(s, s.serial, found)) if blind else tuple(dict.fromkeys(found))
        if not options or (chooser is not None and who is None):
            s.tally("nothing to choose")
            env[slot] = None
            return False
        s.pending = ("choose", who, type_, options, slot, blind)
        return True

    body.emit(choose, step)


def choose_secretly(body: Body, step: m.ChooseSecretly) -> None:
    """Each chooser picks unseen; the picks are set once all are made."""
    choosers, algebra, names = body.members(step.choosers).run, body.program.algebra, body.names
    domains = body.program.per_member_domain(
        lambda member: fold_domain(step.domain, algebra, {**names, step.name: member})
    )
    todo, made = body.slot(), body.slot()
    base, type_ = body.program.layout.slot_base[step.state], step.type

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

    body.emit(begin)
    body.emit(ask, step)


def offer(body: Body, step: m.Offer) -> None:
    """A window opens."""
    acts = body.program.algebra.acts
    until = None if step.until is None else acts[step.until]
    parts = [
        (tuple(acts[name] for name in offering.acts), body.members(offering.takers).run, offering.first)
        for offering in step.offerings
    ]
    open_window = body.program.windows.open
    dutiful = any(body.program.norms.dutiful.intersection(names) for names, _, _ in parts)

    def offer(s: State, f: Frame) -> None:
        offered = tuple((names, tuple(takers(s, f.locals)), first) for names, takers, first in parts)
        open_window(s, offered, until, dutiful)

    body.emit(offer, step)


def draw_number(body: Body, name: str, low: int, high: int) -> None:
    """Chance gives a number; a scripted one is brought into the range."""
    slot = body.bind(name)

    def draw(s: State, f: Frame) -> None:
        if s.chances:
            f.locals[slot] = min(max(s.chances.pop(0), low), high)
        else:
            f.locals[slot] = low + below(s, high - low + 1)
        if s.log is not None:
            s.log.append(("chance", f.locals[slot], low, high))

    body.emit(draw)
