"""Options and readings: what each arm brings, drops and makes, as text and as data for the switches."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from cardlaw.analysis.remembering import ByModel
from cardlaw.documents.prose.planning.scene import Book, book_of
from cardlaw.language import model as m


@dataclass(frozen=True, slots=True)
class Change:
    """What choosing an arm does to the rules that count, compared with the choices as they are."""

    brings: tuple[str, ...]
    drops: tuple[str, ...]
    numbers: tuple[tuple[str, int], ...]

    @property
    def nothing(self) -> bool:
        return not (self.brings or self.drops or self.numbers)


def with_choice(model: m.Model, axis: str, value: int | str) -> m.Model:
    """The model with one choice made otherwise."""
    return replace(
        model, choices=tuple((name, value if name == axis else old) for name, old in model.choices)
    )


def _changes(model: m.Model) -> dict[tuple[str, int | str], Change]:
    return {
        (axis.name, arm.value): _change(model, axis.name, arm.value)
        for axis in model.axes
        for arm in axis.arms
    }


changes = ByModel(_changes)
"""What each arm of a model changes, by axis and value."""


def _change(model: m.Model, axis: str, value: int | str) -> Change:
    """What one arm alone changes."""
    other = with_choice(model, axis, value)
    before = {rule.id for rule in model.rules_in("assumption")}
    after = {rule.id for rule in other.rules_in("assumption")}
    order = [rule.id for rule in model.rules]
    numbers_before, numbers_after = book_of(model).numbers, Book(other).numbers
    moved = tuple(
        (name, number.value)
        for name, number in numbers_after.items()
        if name in numbers_before and numbers_before[name].value != number.value
    )
    return Change(
        tuple(id for id in order if id in after - before),
        tuple(id for id in order if id in before - after),
        moved,
    )


def switch_data(model: m.Model) -> str:
    """All that the switches need to know, as JSON that can stand inside a script."""
    chosen = {name: value for name, value in model.choices}
    moved = {
        axis.name: {str(arm.value): dict(changes(model)[axis.name, arm.value].numbers) for arm in axis.arms}
        for axis in model.axes
    }
    base = {name: number.value for name, number in book_of(model).numbers.items()}
    data = {"variant": model.name, "chosen": chosen, "numbers": moved, "base": base}
    return json.dumps(data, ensure_ascii=True, sort_keys=True).replace("<", "\\u003c")


def under_data(rule: m.Rule) -> str | None:
    """When the rule counts: `[[axis, values], …]`, or None for always."""
    if not rule.under:
        return None
    return json.dumps([[c.axis, [str(v) for v in c.values]] for c in rule.under])


def counts(model: m.Model, rule: m.Rule) -> bool:
    return all(model.choice(condition.axis) in condition.values for condition in rule.under)
