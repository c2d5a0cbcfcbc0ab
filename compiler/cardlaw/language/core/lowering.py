"""Steps of the model → instructions of the core."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.naming import BodyNames
from cardlaw.language.core.registers import ENDED, OUTCOME, most

YES = m.Const("yes-no", True)
NO = m.Const("yes-no", False)
ZERO = m.Const("number", 0)
ONE = m.Const("number", 1)


def lowered(steps: tuple[m.Step, ...], scope: BodyNames, zones: tuple[m.Zone, ...]) -> c.Block:
    """A block of steps; names bound inside are known to the steps after them, and not outside."""
    inner = scope.inner()
    return tuple(instruction for step in steps for instruction in _step(step, inner, zones))


def _step(step: m.Step, scope: BodyNames, zones: tuple[m.Zone, ...]) -> c.Block:
    read = scope.read
    match step:
        case m.Do(act=act, subject=subject, args=args):
            return (c.RaiseAct(act, read(subject), read(args)),)
        case m.Assign(target=target, value=value):
            return (c.Write(read(target), read(value), shown=True),)
        case m.Add(value=value, target=target):
            return (c.Write(read(target), read(value), add=True, shown=True),)
        case m.MoveCards():
            return (_move(step, scope),)
        case m.Fetch():
            return _fetch(step, scope, zones)
        case m.Shuffle(zone=zone):
            return (c.Permute("shuffle", (read(zone),)),)
        case m.Deal(amount=amount, origin=origin, zone=name, start=start):
            return (c.Transfer(c.Dealt(read(amount), read(origin), read(start)), name),)
        case m.Choose():
            return (_choose(step, scope),)
        case m.ChooseSecretly(choosers=choosers, type=type_, state=state, domain=domain, name=name):
            among = scope.read_under(name, domain)
            return (c.ChooseTogether(name, read(choosers), type_, among, state),)
        case m.Offer(offerings=offerings, until=until):
            parts = tuple(c.Part(o.acts, read(o.takers), o.first) for o in offerings)
            return (c.OfferWindow(parts, until), *([] if until is not None else [c.AskWindow(None)]))
        case m.If(condition=condition, then=then, otherwise=otherwise):
            sides = lowered(then, scope, zones), lowered(otherwise, scope, zones)
            return (c.Branch(read(condition), *sides),)
        case m.ForEach():
            return (_for_each(step, scope, zones),)
        case m.Repeat(until=until, body=body):
            return _repeat(until, body, scope, zones)
        case m.Let(name=name, type=type_, value=value):
            near = scope.zone_of(m.OneCard(value))
            value = read(value)
            return (c.Bind(scope.bind(name, type_, near), type_, value),)
        case m.Chance(name=name, low=low, high=high):
            return (c.ChooseValue(scope.bind(name, "number"), "chance", c.NumberBetween(low, high)),)
        case m.ByChance(odds=odds):
            return _by_chance(odds, scope, zones)
        case m.Swap(left=left, right=right):
            return (c.Permute("swap", (read(left), read(right))),)
        case m.Rotate(zone=name):
            return (c.Permute("rotate", (name,)),)
        case m.Reveal(zone=zone, to=to):
            return (c.Notice("revealed", (read(zone), read(to))),)
        case m.Ask(question=question, name=name):
            return (c.ChooseValue(scope.bind(name, "yes-no"), "table", c.YesNoAnswer(question)),)
        case m.Announce(text=text):
            return (c.Notice("announced", words=(text.text,)),)
        case m.Proceed(args=args):
            return (c.Run(c.Inside(read(args))),)
        case m.End(what=what):
            ending = (c.Write(ENDED, YES), c.Notice("ended", words=("", what)))
            return ending if what == "round" else (c.Write(OUTCOME, m.Const("outcome", "ended")), *ending)
        case _:
            assert_never(step)


def _move(step: m.MoveCards, scope: BodyNames) -> c.Transfer:
    where = step.where
    if step.name is not None and where is not None:
        where = scope.read_under(step.name, where)
    going = c.NamedCards(scope.read(step.cards), step.name, where, scope.zone_of(step.cards))
    return c.Transfer(going, scope.read(step.target), step.place)


def _fetch(step: m.Fetch, scope: BodyNames, zones: tuple[m.Zone, ...]) -> c.Block:
    """Cards come off the top until there are enough; when the zone is empty it is refilled, once per card."""
    origin, target = scope.read(step.origin), scope.read(step.target)
    inner = scope.inner()
    left = m.Local(inner.bind(".left", "number"), "number")
    taken = m.Local(inner.bind(".taken", "cards"), "cards")
    before = m.Local(inner.bind(".before", "number"), "number")
    tried = m.Local(inner.bind(".tried", "yes-no"), "yes-no")
    got = m.Size(m.CardsIn(taken, ()))
    short = (c.Notice("short", (origin, left)), c.Bind(left.name, "number", ZERO))
    refills: list[c.Branch] = []
    for zone in zones:
        if zone.refilled_by is not None and (is_it := _is_zone(origin, zone)) is not None:
            refill = (c.Bind(tried.name, "yes-no", YES), c.RaiseAct(zone.refilled_by, None, refills=True))
            refills.append(c.Branch(_both(is_it, m.Not(tried)), refill))
    again: c.Block = short
    if len(refills) == 1:
        again = (replace(refills[0], otherwise=short),)
    elif refills:
        stays = m.Local(inner.bind(".stays-empty", "yes-no"), "yes-no")
        fills = c.Bind(stays.name, "yes-no", NO)
        tries = (replace(each, then=(fills, *each.then)) for each in refills)
        again = (c.Bind(stays.name, "yes-no", YES), *tries, c.Branch(stays, short))
    one_pass: c.Block = (
        c.Bind(before.name, "number", got),
        c.Transfer(c.Tops(left, origin, taken.name), target, step.place),
        c.Bind(left.name, "number", m.Arithmetic("-", left, m.Arithmetic("-", got, before))),
        c.Branch(m.Compare(">", got, before), (c.Bind(tried.name, "yes-no", NO),)),
        c.Branch(m.Compare(">", left, ZERO), again),
    )
    there = m.AllOf((m.Present(origin), m.Present(target)))
    return (
        c.Bind(left.name, "number", scope.read(step.amount)),
        c.Bind(taken.name, "cards", None),
        c.Bind(tried.name, "yes-no", NO),
        c.Branch(
            there,
            (
                c.Loop(c.Until(m.Not(m.Compare(">", left, ZERO))), one_pass),
                c.Branch(m.Compare(">", got, ZERO), (c.Notice("moved", (taken, origin, target)),)),
            ),
        ),
    )


def _both(one: m.Expr, other: m.Expr) -> m.Expr:
    return other if one == m.YES else m.AllOf((one, other))


def _is_zone(place: m.Expr, zone: m.Zone) -> m.Expr | None:
    """That a place is (one of) a zone; None if it cannot be."""
    if isinstance(place, m.ZoneOf):
        return m.YES if place.zone == zone.name else None
    if zone.each is None:
        return m.Same(place, m.ZoneOf(zone.name, None))
    own = m.ZoneOf(zone.name, m.Local(".key", zone.each))
    return m.Some(".key", zone.each, m.Values(zone.each, ()), m.Same(place, own))


def _choose(step: m.Choose, scope: BodyNames) -> c.ChooseValue:
    by: m.Expr | None = scope.read(step.chooser)
    zone = scope.zone_of(step.domain) if step.type == "card" else None
    domain, where = scope.read(step.domain), scope.read_under(step.name, step.where)
    name = scope.bind(step.name, step.type, zone)
    return c.ChooseValue(
        name, "table" if by is None else by, c.Member(step.name, step.type, domain, where, zone)
    )


def _for_each(step: m.ForEach, scope: BodyNames, zones: tuple[m.Zone, ...]) -> c.Loop:
    near = scope.zone_of(step.domain)
    domain, where = scope.read(step.domain), scope.read_under(step.name, step.where)
    start = scope.read(step.start)
    inner = scope.inner()
    name = inner.bind(step.name, step.type, near)
    body = lowered(step.body, inner, zones)
    return c.Loop(c.Each(name, step.type, domain, step.name, where, start), body)


def _repeat(until: m.Expr, steps: tuple[m.Step, ...], scope: BodyNames, zones: tuple[m.Zone, ...]) -> c.Block:
    inner = scope.inner()
    passes = m.Local(inner.bind(".passes", "number"), "number")
    count: c.Block = (
        c.Bind(passes.name, "number", m.Arithmetic("+", passes, ONE)),
        c.Branch(m.Compare(">", passes, most("passes")), (c.Leave("passes through a repetition"),)),
    )
    body = lowered(steps, inner, zones)
    return (c.Bind(passes.name, "number", ZERO), c.Loop(c.Until(scope.read(until)), (*count, *body)))


def _by_chance(
    odds: tuple[tuple[int, tuple[m.Step, ...]], ...], scope: BodyNames, zones: tuple[m.Zone, ...]
) -> c.Block:
    inner = scope.inner()
    drawn = m.Local(inner.bind(".drawn", "number"), "number")
    blocks = (
        c.Branch(m.Same(drawn, m.Const("number", number)), lowered(steps, inner, zones))
        for number, (_, steps) in enumerate(odds, 1)
    )
    return (c.ChooseValue(drawn.name, "chance", c.Weighted(tuple(weight for weight, _ in odds))), *blocks)
