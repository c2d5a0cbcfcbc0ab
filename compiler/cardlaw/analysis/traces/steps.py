"""Steps carried out on a symbolic table, one kind of step after another."""

from __future__ import annotations

from typing import Any, assert_never

from cardlaw.analysis.traces import contents
from cardlaw.analysis.traces.contents import Content
from cardlaw.analysis.traces.machine import Frame, Machine
from cardlaw.analysis.traces.offers import choose, choose_secretly, offer
from cardlaw.analysis.traces.opaque import after_cut, pass_over
from cardlaw.analysis.traces.paths import Beyond, Impossible
from cardlaw.analysis.traces.reading import Cards, Members, written_out
from cardlaw.analysis.traces.store import Spot
from cardlaw.analysis.traces.terms import Term, Value, one_of, reaches, term, total
from cardlaw.analysis.traces.wording import worded
from cardlaw.language import model as m
from cardlaw.language.core.algebra import type_of
from cardlaw.language.walking import nodes
from cardlaw.wording.reasons import say

PASSES = 1
"""How often a repetition is gone through before the rest of it is passed over as a whole.

One that shuffles is passed over at once: going through it tells nothing about the cards that come."""

MOST_ONE_BY_ONE = 8


def run(machine: Machine, steps: tuple[m.Step, ...], frame: Frame) -> None:
    """Carry out steps in order; names bound on the way are known to the later ones."""
    inner = frame.inner()
    for step in steps:
        machine.path.effort.spend(1)
        _step(machine, step, inner)


def _step(machine: Machine, step: m.Step, frame: Frame) -> None:
    match step:
        case m.Do():
            _do(machine, step, frame)
        case m.Assign(target=target, value=value):
            new = None if value is None else machine.fold(value, frame)
            if value is not None and type_of(value) == "yes-no" and not isinstance(new, bool):
                new = machine.path.branch(machine.reading.truth(new))
            _set(machine, target, new, frame)
        case m.Add(value=value, target=target):
            spot = _state_spot(machine, target, frame)
            if spot is not None:
                before, more = machine.store.value(spot), machine.fold(value, frame)
                machine.store.set(spot, total(((1, before or 0), (1, more or 0))))
                _noted(machine, ("state", *spot), value, frame)
        case m.MoveCards():
            _move(machine, step, frame)
        case m.Fetch():
            _fetch(machine, step, frame)
        case m.Shuffle(zone=zone):
            _shuffle(machine, machine.fold(zone, frame))
        case m.Deal():
            _deal(machine, step, frame)
        case m.Choose():
            choose(machine, step, frame)
        case m.ChooseSecretly():
            choose_secretly(machine, step, frame)
        case m.Offer():
            offer(machine, step, frame)
        case m.If(condition=condition, then=then, otherwise=otherwise):
            run(machine, then if machine.holds(condition, frame) else otherwise, frame)
        case m.ForEach():
            _for_each(machine, step, frame)
        case m.Repeat(until=until, body=body):
            blind = any(isinstance(node, m.Shuffle) for node in nodes(body))
            for _ in range(0 if blind else PASSES):
                if machine.holds(until, frame):
                    return
                run(machine, body, frame)
            if not machine.holds(until, frame):
                pass_over(machine, step, frame)
                _ended(machine, until, frame)
        case m.Let(name=name, value=value):
            _let(machine, name, value, frame)
        case m.Chance(name=name, low=low, high=high):
            number = machine.path.number("chance")
            frame.names[name] = low if low == high else term("chance", number, low, high)
        case m.ByChance(odds=odds):
            unknown = term("odds", machine.path.number("chance"), tuple(w for w, _ in odds))
            drawn = machine.path.settle(unknown, range(len(odds)))
            run(machine, odds[drawn][1], frame)
        case m.Swap(left=left, right=right):
            one, other = machine.fold(left, frame), machine.fold(right, frame)
            if one is not None and other is not None and one != other:
                held = machine.store.content(one)
                _put(machine, one, machine.store.content(other))
                _put(machine, other, held)
        case m.Rotate(zone=zone_name):
            _rotate(machine, zone_name)
        case m.Reveal(zone=zone, to=to):
            spot = machine.fold(zone, frame)
            group = machine.reading.group(to, frame.names)
            if spot is not None and isinstance(group, Members):
                seen = contents.gathered(machine.store.content(spot))
                machine.reveals.append((spot, seen, group.values))
                machine.touch(("reveals",))
        case m.Ask(name=name):
            frame.names[name] = _answer(machine)
        case m.Announce():
            pass
        case m.Proceed(args=args):
            machine.proceed(frame, None if args is None else tuple(machine.fold(arg, frame) for arg in args))
        case m.End(what=what):
            machine.store.ended = True
            if what == "game":
                machine.store.outcome = "ended"
            machine.touch(("ended",))
        case _:
            assert_never(step)


def _ended(machine: Machine, until: m.Expr, frame: Frame) -> None:
    """A repetition that was passed over has come to its end; one that changes nothing it waits for has none."""
    try:
        machine.path.assume(machine.condition(until, frame))
    except Impossible:
        raise Beyond(say("cut-endless")) from None


def _answer(machine: Machine) -> Value:
    unknown = term("answer", None, "yes-no", machine.path.number((None, "yes-no")))
    machine.decided(None, "question", "yes-no")
    return one_of(unknown, frozenset({True}))


# -------------------------------------------------------------------- acts, states, names
def _do(machine: Machine, step: m.Do, frame: Frame) -> None:
    doer = None
    if step.subject is not None:
        doer = machine.reading.seat(machine.fold(step.subject, frame))
        if doer is None:
            return
    args = tuple(machine.fold(arg, frame) for arg in step.args)
    words = tuple(worded(arg, frame, machine.edition) for arg in step.args)
    act = machine.edition.acts[step.act]
    if act.sort == "move" and any(event.act.name == step.act for event in machine.events):
        after_cut(machine, step.act, doer, args)
        return
    machine.start(step.act, doer, args, frame.cause, words)


def _state_spot(machine: Machine, target: m.StateOf, frame: Frame) -> Spot | None:
    each = machine.edition.states[target.state].each
    if target.key is None or each is None:
        return (target.state, None)
    key = machine.fold(target.key, frame)
    if each == "player":
        key = machine.reading.seat(key)
    elif isinstance(key, Term):
        key = machine.path.settle(key, machine.store.keys(each))
    return None if key is None else (target.state, key)


def _set(machine: Machine, target: m.StateOf, value: Value, frame: Frame) -> None:
    spot = _state_spot(machine, target, frame)
    if spot is not None:
        machine.store.set(spot, value)
        machine.touch(("state", *spot))


def _noted(machine: Machine, key: tuple[Any, ...], amount: m.Expr, frame: Frame) -> None:
    text, rules = worded(amount, frame, machine.edition)
    machine.words[key] = (*machine.words.get(key, ()), text)
    machine.touch(key, rules)


def _let(machine: Machine, name: str, value: m.Expr, frame: Frame) -> None:
    frame.names[name] = machine.fold(value, frame)
    frame.origins.pop(name, None)
    match value:
        case m.CardAt(zone=zone):
            spot = machine.fold(zone, frame)
            if spot is not None:
                frame.origins[name] = spot
        case m.Local(name=other) if other in frame.origins:
            frame.origins[name] = frame.origins[other]
        case _:
            frame.words[name] = worded(value, frame, machine.edition)


# -------------------------------------------------------------------- cards
def _put(machine: Machine, spot: Spot, content: Content) -> None:
    machine.store.put(spot, contents.joined(content))
    machine.touch(("zone", *spot))


def _lay(machine: Machine, spot: Spot, cards: Content, place: m.Place) -> None:
    content = machine.store.content(spot)
    match place:
        case "on-top":
            content = (*content, *cards)
        case "underneath":
            content = (*cards, *content)
        case "at-random":
            content = (contents.rest(contents.mixture((*cards, *content), "at random")),)
    _put(machine, spot, content)


def _move(machine: Machine, step: m.MoveCards, frame: Frame) -> None:
    target = machine.fold(step.target, frame)
    group = machine.reading.group(step.cards, frame.names)
    if target is None:
        return
    if isinstance(group, Members):
        for card in group.values:
            taken = step.name is None or step.where is None
            if not taken:
                inner = frame.inner()
                inner.names[str(step.name)] = card
                taken = machine.holds(step.where or m.YES, inner)
            if taken:
                _move_one(machine, card, _near(machine, step.cards, frame), target, step.place)
        return
    assert isinstance(step.cards, m.CardsIn)
    origin = machine.fold(step.cards.zone, frame)
    moving, staying = list(group.content), _left_behind(machine, origin, group)
    if step.name is not None and step.where is not None:
        moving, stay = _sorted_out(machine, group.content, step.name, step.where, frame)
        staying = (*stay, *staying)
    if origin == target and step.place == "on-top" and not staying:
        return
    _put(machine, origin, tuple(staying))
    _lay(machine, target, tuple(moving), step.place)


def _left_behind(machine: Machine, origin: Spot, group: Cards) -> Content:
    """What the words except from a zone's cards stays there."""
    left = [piece for piece in machine.store.content(origin)]
    if tuple(left) == group.content:
        return ()
    whole = contents.gathered(machine.store.content(origin))
    rest = contents.gathered(group.content)
    kept = [piece for piece in whole if piece not in rest]
    if all(piece.op == "one" for piece in kept) and len(whole) - len(rest) == len(kept):
        return tuple(kept)
    top, under = contents.pop(machine.store.content(origin))
    if top is not None and contents.gathered(under) == rest:
        return (contents.one(top),)
    raise Beyond(say("cut-excepted"))


def _sorted_out(
    machine: Machine, content: Content, name: str, where: m.Expr, frame: Frame
) -> tuple[list[Term], tuple[Term, ...]]:
    """The pieces that meet a condition, and those that do not."""
    moving: list[Term] = []
    staying: list[Term] = []
    for piece in written_out(content):
        inner = frame.inner()
        if piece.op == "one":
            inner.names[name] = piece.args[0]
            (moving if machine.holds(where, inner) else staying).append(piece)
            continue
        machine.reading.cause = frame.cause
        machine.reading.depth += 1
        inner.names[name] = term("bound", machine.reading.depth)
        body = machine.condition(where, inner)
        machine.reading.depth -= 1
        moving.append(contents.chosen(piece, body, True))
        staying.append(contents.chosen(piece, body, False))
    return moving, tuple(staying)


def _near(machine: Machine, domain: m.Domain, frame: Frame) -> Spot | None:
    """The zone in which the words say that a card lies."""
    match domain:
        case m.OneCard(card=m.CardAt(zone=zone)):
            found: Spot | None = machine.fold(zone, frame)
            return found
        case m.OneCard(card=m.Local(name=name)):
            return frame.origins.get(name)
        case _:
            return None


def _move_one(machine: Machine, card: Term, near: Spot | None, target: Spot, place: m.Place) -> None:
    store = machine.store
    spots = [spot for spot in (near, machine.located.get(card)) if spot is not None]
    for spot in (*spots, *store.spots()):
        left = contents.without(store.content(spot), card)
        if left is not None:
            _put(machine, spot, left)
            break
    else:
        home = machine.located.get(card)
        if home is None:
            raise Beyond(say("cut-where"))
        from cardlaw.analysis.traces.reading import less

        _put(machine, home, less(store.content(home), card))
        del machine.located[card]
    _lay(machine, target, (contents.one(card),), place)


def _fetch(machine: Machine, step: m.Fetch, frame: Frame) -> None:
    amount = machine.fold(step.amount, frame)
    origin, target = machine.fold(step.origin, frame), machine.fold(step.target, frame)
    if origin is None or target is None or amount is None:
        return
    path = machine.path
    if isinstance(amount, Term):
        if not path.branch(reaches(amount, 1)):
            return
    elif amount <= 0:
        return
    refill = machine.edition.zones[origin[0]].refilled_by
    got = _taken(machine, origin, amount, refill)
    _lay(machine, target, got, step.place)
    _from_pack(machine, "draws", origin, target, contents.size(got), step.amount, frame)


def _from_pack(
    machine: Machine, how: str, origin: Spot, target: Spot, count: Value, amount: m.Expr, frame: Frame
) -> None:
    """Keep account of cards that come from the pack: those that are dealt, and those that are drawn."""
    zone = machine.edition.zones[origin[0]]
    if zone.holds_deck or zone.refilled_by is not None:
        account = machine.dealt if how == "dealt" else machine.draws
        account[target] = total(((1, account.get(target, 0)), (1, count)))
        _noted(machine, (how, *target), amount, frame)


def _taken(machine: Machine, origin: Spot, amount: Value, refill: str | None) -> Content:
    """So many cards off a zone; one that is known to be empty is refilled first, if it can be."""
    path, store = machine.path, machine.store
    got: Content = ()
    tried = False
    while True:
        size = store.size(origin)
        if not isinstance(size, Term) and not isinstance(amount, Term) and size < amount:
            some, left = contents.take(store.content(origin), size)
            got, amount = (*got, *some), amount - size
            _put(machine, origin, left)
            if refill is None or (tried and not size):
                return got
            tried = True
            machine.start(refill, None, (), machine.events[-1].cause if machine.events else None)
            continue
        enough = reaches(total(((1, size), (-1, amount))), 0)
        if refill is None and not path.branch(enough):
            raise Beyond(say("cut-too-few"))
        path.assume(enough)
        some, left = contents.take(store.content(origin), amount)
        _put(machine, origin, left)
        return (*got, *some)


def _shuffle(machine: Machine, spot: Spot | None) -> None:
    if spot is None:
        return
    content = machine.store.content(spot)
    read = any(_read(machine, base) for base in machine.shuffles)
    made = contents.shuffled(content, len(machine.shuffles) if read else 0)
    if made and made[-1].op == "rest":
        machine.shuffles.append(made[-1].args[0])
    elif content:
        machine.shuffles.append(term("still", content))
    _put(machine, spot, made)


def _read(machine: Machine, base: Term) -> bool:
    """Whether something was already found out about the order of a shuffled pile."""
    known = machine.path.known
    every = (*known.sets, *known.facts, *known.bounds)
    return any(_mentions(unknown, base) for unknown in every)


def _mentions(unknown: Term, base: Term) -> bool:
    from cardlaw.analysis.traces.terms import below

    return any(part.op == "nth" and part.args[0] is base for part in below(unknown))


def _deal(machine: Machine, step: m.Deal, frame: Frame) -> None:
    store, path = machine.store, machine.path
    origin = machine.fold(step.origin, frame)
    amount = None if step.amount is None else machine.fold(step.amount, frame)
    first = machine.reading.seat(machine.fold(step.start, frame))
    machine.reading.handed = True
    if origin is None or not store.seats:
        return
    if isinstance(amount, Term):
        raise Beyond(say("cut-dealt"))
    n = store.seating.players
    start = first if first is not None else store.seats[0]
    seats = sorted(store.seats, key=lambda seat: (seat - start) % n)
    content = store.content(origin)
    if amount is not None:
        path.assume(reaches(contents.size(content), amount * len(seats)))
    under, base, skip = contents.as_pile(content)
    if amount is None and under:
        under, base, skip = (), contents.mixture(content, "pile"), 0
    for place, seat in enumerate(seats):
        given = contents.stride(base, total(((1, skip),), place), len(seats), amount)
        spot = (step.zone, seat)
        _put(machine, spot, (*store.content(spot), given))
        if step.amount is not None:
            _from_pack(machine, "dealt", origin, spot, amount, step.amount, frame)
    left = () if amount is None else (contents.rest(base, total(((1, skip),), amount * len(seats))),)
    _put(machine, origin, (*under, *left))


def _rotate(machine: Machine, zone: str) -> None:
    step = 1 if machine.reading.direction() == "clockwise" else -1
    held = {seat: machine.store.content((zone, seat)) for seat in machine.store.seats}
    for seat, content in held.items():
        _put(machine, (zone, machine.reading.seat_after(seat, step)), content)


# -------------------------------------------------------------------- over members
def _single(machine: Machine, step: m.ForEach, piece: Term, frame: Frame) -> tuple[Term, ...] | None:
    """The card of an unknown piece that a loop is about, if there is none or one; None if there are more.

    Only the first such loop of a path is looked into, so that several do not multiply the ways.
    """

    def where(card: Value) -> Value:
        inner = frame.inner()
        inner.names[step.name] = card
        return machine.condition(step.where, inner)

    some = machine.reading.some
    if not machine.path.branch(some("card", Cards((piece,)), where)):
        return ()
    if piece.op != "rest" or not isinstance(step.domain, m.CardsIn) or machine.path.number("single"):
        return None
    card = term("member", piece, machine.reading.bound(where), machine.path.number(("member", piece)))
    rest = contents.rest(piece.args[0], piece.args[1], (*piece.args[2], card))
    if machine.path.branch(some("card", Cards((rest,)), where)):
        return None
    machine.path.assume(where(card))
    spot = machine.fold(step.domain.zone, frame)
    if spot is not None:
        machine.located[card] = spot
    return (card,)


def _for_each(machine: Machine, step: m.ForEach, frame: Frame) -> None:
    group = machine.reading.group(step.domain, frame.names)
    if isinstance(group, Cards):
        pieces = written_out(group.content)
        known = [piece for piece in pieces if piece.op == "one"]
        if len(known) > MOST_ONE_BY_ONE or len(pieces) > len(known) + 1:
            pass_over(machine, step, frame)
            return
        members: list[Value] = [piece.args[0] for piece in known]
        if len(pieces) > len(known):
            single = _single(machine, step, next(p for p in pieces if p.op != "one"), frame)
            if single is None:
                pass_over(machine, step, frame)
                return
            members = [*single, *members]
    else:
        members = list(group.values)
    if step.type == "player" and step.start is None and len(members) > 1:
        machine.reading.seat_order = True
    found = []
    for member in members:
        inner = frame.inner()
        inner.names[step.name] = member
        if machine.holds(step.where, inner):
            found.append(member)
    if step.start is not None:
        machine.reading.handed = True
        n, first = machine.store.seating.players, machine.reading.seat(machine.fold(step.start, frame)) or 0
        found.sort(key=lambda seat: (seat - first) % n)
    for member in found:
        inner = frame.inner()
        inner.names[step.name] = member
        match step.domain:
            case m.CardsIn(zone=zone) if type_of(zone) == "zone":
                spot = machine.fold(zone, frame)
                if spot is not None:
                    inner.origins[step.name] = spot
            case _:
                inner.origins.pop(step.name, None)
        run(machine, step.body, inner)
