"""What follows from a move → the readings and assumed rules on which it rests, and what follows otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from cardlaw.analysis.questions.following.course import Course, asked_either, given, word_of
from cardlaw.analysis.witness.replay import layered
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import SpokenListing
from cardlaw.wording.messages import Message, message

PlayedOn = Callable[[str | None], Course | None]
"""What follows at every table that fits what was told; with a word, what follows if a question is answered so."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A reading on which what follows from a move rests, and for other arms what then follows instead."""

    axis: m.Axis
    arms: tuple[tuple[int | str, tuple[Message, ...]], ...]


@dataclass(frozen=True, slots=True)
class Without:
    """An assumed rule on which what follows from a move rests, and what follows if it is not assumed."""

    rule: m.Rule
    then: tuple[Message, ...]


def course_rests(
    model: m.Model,
    act: str,
    speaks: Callable[[m.Effect], bool],
    instead: Callable[[m.Model], tuple[Message, ...] | None],
) -> Iterator[Otherwise | Without]:
    """The readings and the assumed rules on which what follows from a move rests, one at a time.

    Tried are those of the rules that can be at work: effects that speak of the move, or of what they bring about, and
    the numbers that these use; and the readings of the rules on the moves that are offered then. `instead` plays it by
    other rules; None if the same follows.
    """
    rules, offered = _at_work(model, act, speaks)
    named = {
        condition.axis
        for rule in (*rules, *offered)
        for condition in (*rule.under, *(o.under for o in rule.overrides if o.under is not None))
    }
    for axis in (axis for axis in model.axes if axis.sort == "reading" and axis.name in named):
        arms = (arm.value for arm in axis.arms if arm.value != model.choice(axis.name))
        under = ((v, layered(model, "assumption", {**dict(model.choices), axis.name: v}, True)) for v in arms)
        found = tuple((value, then) for value, other in under if (then := instead(other)) is not None)
        if found:
            yield Otherwise(axis, found)
    for rule in (rule for rule in rules if rule.layer == "assumption"):
        left = replace(model, rules=tuple(each for each in model.rules if each is not rule))
        if (then := instead(left)) is not None:
            yield Without(rule, then)


def _at_work(
    model: m.Model, act: str, speaks: Callable[[m.Effect], bool]
) -> tuple[list[m.Rule], list[m.Rule]]:
    """The rules on what happens, and those on the moves that are offered then: who may or must make them."""
    effects = [
        (rule, placed.clause)
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Effect)
        if placed.clause.act != act or speaks(placed.clause)
    ]
    bodies = {each.name: [each.body] for each in model.acts}
    for _, effect in effects:
        bodies.setdefault(effect.act, []).append(effect.body)
    acts: dict[str, None] = {}
    numbers: set[str] = set()
    offers: set[str] = set()
    todo = [act]
    while todo:
        name = todo.pop()
        if name in acts:
            continue
        acts[name] = None
        for node in nodes(tuple(bodies.get(name, ()))):
            if isinstance(node, m.Do):
                todo.append(node.act)
            elif isinstance(node, m.Offering):
                todo += node.acts
                offers.update(node.acts)
            elif isinstance(node, m.QuantityOf):
                numbers.add(node.quantity)
    at_work = {rule.id for rule, effect in effects if effect.act in acts}
    at_work |= {
        rule.id
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.DefineQuantity) and placed.clause.quantity in numbers
    }
    on_offers = {
        rule.id
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Norm) and placed.clause.act in offers
    }
    on_offers |= {
        rule.id
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Waive) and placed.clause.target in on_offers
    }
    return (
        [rule for rule in model.rules if rule.id in at_work],
        [rule for rule in model.rules if rule.id in on_offers],
    )


def differently(told: Course, here: PlayedOn, otherwise: PlayedOn) -> tuple[Message, ...]:
    """What follows by other rules, beside what is `told` to follow; nothing if that is not told apart."""
    there = otherwise(None)
    if there is None:
        return ()
    if there.question and not told.question:
        return (asked_either(there.question), *_each_way(told, there, otherwise))
    if told.question and not there.question:
        for label in told.question:
            if there == here(word_of(label)):
                return (message("change-as-if", given=given(label)),)
    if new := told.instead(there):
        return new
    gone = told.lacking(there)
    return (message("change-not", what=SpokenListing(gone, "each")),) if gone else ()


def _each_way(told: Course, there: Course, otherwise: PlayedOn) -> Iterator[Message]:
    """What comes of each answer to a question that the other rules ask, beside what is told."""
    for label in there.question:
        then = otherwise(word_of(label))
        said: tuple[Message, ...] = (message("change-alike"),)
        if then is not None and then != told:
            said = (*told.instead(then), *told.kept(then)) or (message("change-may-differ"),)
        for each in said:
            yield message("given-then", given=given(label), then=each)
