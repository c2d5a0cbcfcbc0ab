"""Steps, and the blocks they stand in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, assert_never

from cardlaw.language import syntax as s
from cardlaw.language.printing.phrases import (
    print_args,
    print_domain,
    print_expression,
    print_range,
    print_text,
    print_words,
    where_clause,
)


class Line(NamedTuple):
    """A line of a rule file, and how many levels it is indented."""

    depth: int
    text: str


def print_block(steps: Iterable[s.Step], depth: int) -> Iterator[Line]:
    for step in steps:
        yield from print_step(step, depth)


def print_step(step: s.Step, depth: int) -> Iterator[Line]:
    match step:
        case s.If():
            yield from _print_if(step, depth)
        case s.ForEach(_, name, domain, where, start, body):
            started = "" if start is None else f" starting at {print_expression(start)}"
            yield Line(
                depth, f"for each {name.text} in {print_domain(domain)}{where_clause(where)}{started}:"
            )
            yield from print_block(body, depth + 1)
        case s.Repeat(_, until, body):
            yield Line(depth, f"repeat until {print_expression(until)}:")
            yield from print_block(body, depth + 1)
        case s.ByChance(_, odds):
            yield Line(depth, "by chance:")
            for odd in odds:
                yield Line(depth + 1, f"{odd.weight.value}:")
                yield from print_block(odd.body, depth + 2)
        case _:
            yield Line(depth, _print_plain_step(step))


def _print_if(step: s.If, depth: int) -> Iterator[Line]:
    word = "if"
    while True:
        yield Line(depth, f"{word} {print_expression(step.condition)}:")
        yield from print_block(step.then, depth + 1)
        if not isinstance(step.otherwise, s.If):
            break
        step, word = step.otherwise, "else if"
    if step.otherwise is not None:
        yield Line(depth, "else:")
        yield from print_block(step.otherwise, depth + 1)


PlainStep = (
    s.Do
    | s.Raise
    | s.Assign
    | s.Clear
    | s.Add
    | s.Subtract
    | s.Shift
    | s.ShiftEach
    | s.Fetch
    | s.Shuffle
    | s.Deal
    | s.Choose
    | s.ChooseSecretly
    | s.Offer
    | s.Let
    | s.Chance
    | s.Swap
    | s.Rotate
    | s.Reveal
    | s.Ask
    | s.Announce
    | s.Proceed
    | s.End
)


def _print_plain_step(step: PlainStep) -> str:
    match step:
        case s.Do(_, subject, verb, args):
            return f"{print_expression(subject)} {verb.text}{print_args(args)}"
        case s.Raise(_, event, args):
            return f"do {event.text}{print_args(args)}"
        case s.Assign(_, target, value):
            return f"set {print_expression(target)} to {print_expression(value)}"
        case s.Clear(_, target):
            return f"clear {print_expression(target)}"
        case s.Add(_, value, target):
            return f"add {print_expression(value)} to {print_expression(target)}"
        case s.Subtract(_, value, target):
            return f"subtract {print_expression(value)} from {print_expression(target)}"
        case s.Shift(_, cards, target, place):
            return f"move {print_domain(cards)} to {print_expression(target)}{_placed(place)}"
        case s.ShiftEach(_, name, domain, where, target, place):
            cards_moved = f"every {name.text} in {print_domain(domain)}{where_clause(where)}"
            return f"move {cards_moved} to {print_expression(target)}{_placed(place)}"
        case s.Fetch(_, amount, origin, target, place):
            fetched = f"{print_expression(amount)} from {print_expression(origin)}"
            return f"move {fetched} to {print_expression(target)}{_placed(place)}"
        case s.Shuffle(_, zone):
            return f"shuffle {print_expression(zone)}"
        case s.Deal(_, dealt, origin, to, start):
            how_many = "all" if dealt is None else print_expression(dealt)
            route = f"from {print_expression(origin)} to {to.text}"
            return f"deal {how_many} {route} starting at {print_expression(start)}"
        case s.Choose(_, chooser, sort, name, choices, where):
            who = "table" if chooser is None else print_expression(chooser)
            return f"{who} chooses {sort.text} as {name.text}{_within(choices)}{where_clause(where)}"
        case s.ChooseSecretly(_, choosers, sort, state, choices):
            return f"{print_domain(choosers)} secretly choose {sort.text} into {state.text}{_within(choices)}"
        case s.Offer(_, offerings, until):
            offered = ", then ".join(_print_offering(offering) for offering in offerings)
            return f"offer {offered}" + ("" if until is None else f" until {until.text}")
        case s.Let(_, name, value):
            return f"let {name.text} be {print_expression(value)}"
        case s.Chance(_, name, span):
            return f"chance {name.text} in {print_range(span)}"
        case s.Swap(_, left, right):
            return f"swap {print_expression(left)} with {print_expression(right)}"
        case s.Rotate(_, rotated):
            return f"rotate {rotated.text}"
        case s.Reveal(_, zone, witnesses):
            return f"reveal {print_expression(zone)} to {print_domain(witnesses)}"
        case s.Ask(_, question, name):
            return f"ask table {print_text(question)} as {name.text}"
        case s.Announce(_, text):
            return f"announce {print_text(text)}"
        case s.Proceed(_, given):
            return "proceed" if given is None else f"proceed with{print_args(given)}"
        case s.End(_, what):
            return f"end {what}"
        case _:
            assert_never(step)


def _print_offering(offering: s.Offering) -> str:
    takers = "" if offering.takers is None else f"{_spaced(offering.takers)} "
    return f"{print_words(offering.acts)} to {takers}{print_domain(offering.domain)}"


def _within(domain: s.Domain | None) -> str:
    return "" if domain is None else f" in {print_domain(domain)}"


def _placed(place: str | None) -> str:
    return "" if place is None else f" {_spaced(place)}"


def _spaced(words: str) -> str:
    """The words of the language that a node holds joined, as they are written."""
    return words.replace("-", " ")
