"""Options and readings: what each arm brings, drops and changes, as text and as data for the switches."""

from __future__ import annotations

import json
from collections.abc import Iterable

from cardlaw.documents.pages.pieces.decks import pack_rows
from cardlaw.documents.pages.pieces.depending import (
    Yielding,
    hold,
    mentioned_in,
    under,
    wording_axes,
    yieldings,
)
from cardlaw.documents.prose.planning.scene import book_of
from cardlaw.language import model as m
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class ArmChange:
    """What choosing an arm does to a rulebook, compared with the choices as they are.

    `rewords` are rules that then say something else, `yields` and `holds` those that begin and cease to give way to
    another, as these rules say themselves. `waits` are the choices without which the arm changes nothing, where it
    changes nothing by itself.
    """

    brings: tuple[str, ...] = ()
    drops: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    rewords: tuple[str, ...] = ()
    yields: tuple[tuple[str, str], ...] = ()
    holds: tuple[tuple[str, str], ...] = ()
    deck: bool = False
    waits: tuple[m.Condition, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether nothing on the page changes by this arm alone."""
        return not (self.brings or self.drops or self.numbers or self.rewords or self.yields or self.holds)

    @property
    def idle(self) -> bool:
        """Whether nothing would change by it whatever else is chosen."""
        return self.nothing and not self.waits


def _changes(model: m.Model) -> dict[tuple[str, int | str], ArmChange]:
    return {
        (axis.name, arm.value): _change(model, axis.name, arm.value)
        for axis in model.axes
        for arm in axis.arms
    }


changes = m.Fact(_changes)
"""What each arm of a model changes, by axis and value."""


def _idle(model: m.Model) -> frozenset[str]:
    return frozenset(
        axis.name
        for axis in model.axes
        if all(
            changes(model)[axis.name, arm.value].idle
            for arm in axis.arms
            if arm.value != model.choice(axis.name)
        )
    )


idle_axes = m.Fact(_idle)
"""The axes that nothing depends on any more, since packs or a variant took out the rules they were about."""


def _change(model: m.Model, axis: str, value: int | str) -> ArmChange:
    """What one arm alone changes."""
    other = under(model, ((axis, value),))
    if other is model:
        return ArmChange()
    before = {rule.id for rule in model.rules_in("assumption")}
    after = {rule.id for rule in other.rules_in("assumption")}
    numbers_before, numbers_after = book_of(model).numbers, book_of(other).numbers
    moved = {
        name
        for name in {*numbers_before, *numbers_after}
        if numbers_before.get(name) is None
        or numbers_after.get(name) is None
        or numbers_before[name].value != numbers_after[name].value
    }
    reworded = [
        id
        for id, said in mentioned_in(model).items()
        if axis in said.axes or not moved.isdisjoint(said.quantities)
    ]
    apart = [each for each in yieldings(model) if hold(each.under, model) != hold(each.under, other)]
    standing = [each for each in apart if each.said and {each.rule, each.to} <= before & after]
    found = ArmChange(
        brings=tuple(rule.id for rule in model.rules if rule.id in after - before),
        drops=tuple(rule.id for rule in model.rules if rule.id in before - after),
        numbers=tuple(
            (name, numbers_after[name].value) for name in sorted(moved & {*numbers_after} & {*numbers_before})
        ),
        rewords=tuple(id for id in reworded if id in before & after),
        yields=_pairs(each for each in standing if hold(each.under, other)),
        holds=_pairs(each for each in standing if hold(each.under, model)),
        deck=pack_rows(model) != pack_rows(other),
    )
    return found if not found.nothing else ArmChange(waits=_waits(model, axis, reworded))


def _pairs(several: Iterable[Yielding]) -> tuple[tuple[str, str], ...]:
    return tuple(dict.fromkeys((each.rule, each.to) for each in several))


def _waits(model: m.Model, axis: str, reworded: list[str]) -> tuple[m.Condition, ...]:
    """The conditions that keep what depends on an axis from showing."""
    dependent = [
        rule.under
        for rule in model.rules
        if rule.id in reworded
        or axis in wording_axes(model, mentioned_in(model)[rule.id])
        or any(condition.axis == axis for condition in rule.under)
    ]
    dependent += [each.under for each in yieldings(model) if any(c.axis == axis for c in each.under)]
    lacking = [c for conditions in dependent for c in conditions if c.axis != axis and not hold((c,), model)]
    return tuple(dict.fromkeys(lacking))


def switch_data(model: m.Model) -> str:
    """All that the switches need to know, as JSON that can stand inside a script."""
    data = {"variant": model.name, "chosen": {name: value for name, value in model.choices}}
    return json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":")).replace("<", "\\u003c")
