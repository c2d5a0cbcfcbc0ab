"""The core as text that a person can read: one line an instruction, blocks indented."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.core import Core
from cardlaw.language.core.expression_text import members, said


def written(core: Core) -> str:
    """Every routine of a core."""
    return "\n".join(line for routine in core.routines.values() for line in (*lines(routine), ""))


def lines(routine: c.Routine) -> Iterator[str]:
    """A routine: its id and the names that it is given, then its block."""
    given = [routine.doer, *routine.parameters, *([f"answering {routine.role}"] if routine.role else [])]
    yield f"{routine.id} ({', '.join(given)}):"
    yield from _block(routine.block, 1)


def _block(block: c.Block, depth: int) -> Iterator[str]:
    for instruction in block:
        for line in _instruction(instruction, depth):
            yield "  " * depth + line if not line.startswith("  ") else line


def _instruction(step: c.Instruction, depth: int) -> Iterator[str]:
    match step:
        case c.Bind(name=name, value=value):
            yield f"bind {name} := {_value(value)}"
        case c.Write(target=target, value=value, add=add, shown=shown):
            yield f"write {said(target)} {'+=' if add else ':='} {_value(value)}{', shown' if shown else ''}"
        case c.Transfer(cards=cards, to=to, place=place):
            where = f"{to} of each" if isinstance(to, str) else said(to)
            yield f"transfer {_going(cards)} to {where}{'' if place == 'on-top' else f', {place}'}"
        case c.Permute(how=how, zones=zones):
            yield f"{how} {', '.join(z if isinstance(z, str) else said(z) for z in zones)}"
        case c.Branch(test=test, then=then, otherwise=otherwise):
            yield f"if {said(test)}:"
            yield from _block(then, depth + 1)
            if otherwise:
                yield "else:"
                yield from _block(otherwise, depth + 1)
        case c.Loop(over=over, body=body):
            yield _over(over)
            yield from _block(body, depth + 1)
        case c.ChooseValue(name=name, by=by, among=among):
            yield f"choose {name} by {by if isinstance(by, str) else said(by)} among {_among(among)}"
        case c.ChooseTogether(name=name, choosers=choosers, domain=domain, state=state):
            yield f"each {name} in {members(choosers)} chooses {state} among {members(domain)}, unseen"
        case c.Collect(name=name, clauses=clauses, less=less):
            yield f"collect {name}{'' if less is None else f', less what {less} silences'}:"
            for clause in clauses:
                silences = f", silences {', '.join(clause.silences)}" if clause.silences else ""
                sort = "" if clause.counts else "only silencing: "
                yield "  " * (depth + 1) + f"{sort}{clause.id} when {said(clause.scope)}{silences}"
        case c.Run(what=what):
            yield from _run(what, depth)
        case c.RaiseAct(act=act, subject=subject, args=args):
            parts = [*([] if subject is None else [f"by {said(subject)}"]), *([_all(args)] if args else [])]
            yield " ".join([f"raise {act}", *parts])
        case c.OfferWindow(parts=parts_, until=until):
            whom = "; ".join(
                f"{', '.join(p.acts)} to {'any' if p.first else 'each'} of {members(p.takers)}"
                for p in parts_
            )
            yield f"offer {whom}{'' if until is None else f', until {until}'}"
        case c.AskWindow(until=until):
            yield "ask" if until is None else f"ask what stands until {until}"
        case c.Close(keep=keep):
            yield f"close windows{' but those until ' + ', '.join(keep) if keep else ''}"
        case c.Notice(what=what, values=values, words=words):
            yield f"note {' '.join([what, *map(_value, values), *(repr(w) for w in words)])}"
        case c.Leave(limit=limit):
            yield "leave" if limit is None else f"break off: too many {limit}"
        case _:
            assert_never(step)


def _over(over: c.Each | c.Until) -> str:
    if isinstance(over, c.Until):
        return "loop:" if over.test == m.NO else f"loop until {said(over.test)}:"
    return f"for {over.name} in {members(over.domain)}{_such(over.member, over.where)}{_from(over.start)}:"


def _run(what: c.Body | c.Instead | c.Following | c.Inside, depth: int) -> Iterator[str]:
    match what:
        case c.Body(routine=routine):
            yield f"run {routine}"
        case c.Instead(routine=routine):
            yield f"run {routine}, or what was collected instead"
        case c.Following(wanted=wanted):
            yield "run what was collected after:"
            for clause, test in wanted:
                yield "  " * (depth + 1) + clause + ("" if test == m.YES else f" if {said(test)}")
        case c.Inside(args=args):
            yield "run what was replaced" + ("" if args is None else f" with {_all(args)}")
        case _:
            assert_never(what)


def _going(cards: c.Going) -> str:
    match cards:
        case c.NamedCards(domain=domain, name=name, where=where, near=near):
            such = "" if name is None or where is None else _such(name, where)
            return f"{members(domain)}{such}{'' if near is None else f' near {said(near)}'}"
        case c.Tops(amount=amount, zone=zone, taken=taken):
            return f"{said(amount)} off {said(zone)} ({taken})"
        case c.Dealt(amount=amount, zone=zone, start=start):
            return f"{'all' if amount is None else said(amount)} each off {said(zone)}{_from(start)}"
        case c.WholeDeck():
            return "the whole deck"
        case _:
            assert_never(cards)


def _among(among: c.Member | c.YesNoAnswer | c.NumberBetween | c.Weighted | c.Winner) -> str:
    match among:
        case c.Member(member=member, domain=domain, where=where):
            return f"{members(domain)}{_such(member, where)}"
        case c.YesNoAnswer(question=question):
            return f"yes, no to {question.text!r}"
        case c.NumberBetween(low=low, high=high):
            return f"{low}..{high}"
        case c.Weighted(weights=weights):
            return f"weights {', '.join(map(str, weights))}"
        case c.Winner(name=name, test=test, rank=rank, only=only):
            best = "" if rank is None else f" with {rank[0]} {said(rank[1])}"
            return f"{'players' if only is None else said(only)}{_such(name, test)}{best}"
        case _:
            assert_never(among)


def _such(name: str, where: m.Expr) -> str:
    return "" if where == m.YES else f" where {name}: {said(where)}"


def _from(start: m.Expr | None) -> str:
    return "" if start is None else f" from {said(start)}"


def _all(values: Sequence[m.Expr]) -> str:
    return ", ".join(map(said, values))


def _value(thing: m.Expr | m.Domain | None) -> str:
    if thing is None:
        return "nothing"
    return f"all of {members(thing)}" if isinstance(thing, m.Domain) else said(thing)
