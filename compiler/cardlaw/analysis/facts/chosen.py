"""A model with choices made: what is not chosen is gone, so that less has to be looked at."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.language import model as m
from cardlaw.language.walking import nodes


def settled(model: m.Model, *sorts: str) -> m.Model:
    """The rules that its own choices leave in force; only axes of the sorts named are settled, if any are named.

    An axis that rules count with is kept with the arm that is chosen.
    """
    made = {axis.name for axis in model.axes if not sorts or axis.sort in sorts}
    held = [rule for rule in model.rules if _holds(model, rule.under, made)]
    ids = {rule.id for rule in held}
    rules = tuple(_narrowed(model, rule, ids, made) for rule in held)
    counted = _counted(rules)
    return replace(
        model,
        rules=rules,
        axes=tuple(
            _with_one_arm(model, axis) if axis.name in made else axis
            for axis in model.axes
            if axis.name not in made or axis.name in counted
        ),
    )


def _with_one_arm(model: m.Model, axis: m.Axis) -> m.Axis:
    return replace(axis, arms=tuple(arm for arm in axis.arms if arm.value == model.choice(axis.name)))


def _holds(model: m.Model, under: tuple[m.Condition, ...], made: set[str]) -> bool:
    return all(model.choice(c.axis) in c.values for c in under if c.axis in made)


def _narrowed(model: m.Model, rule: m.Rule, ids: set[str], made: set[str]) -> m.Rule:
    """The rule without conditions that are met, and without links to rules that are gone."""
    overrides = [
        m.Override(
            tuple(id for id in override.rules if id in ids),
            None if override.under is None or override.under.axis in made else override.under,
        )
        for override in rule.overrides
        if override.under is None or _holds(model, (override.under,), made)
    ]
    return replace(
        rule,
        under=tuple(condition for condition in rule.under if condition.axis not in made),
        overrides=tuple(override for override in overrides if override.rules),
        unanswered=tuple(id for id in rule.unanswered if id in ids),
        before=tuple(id for id in rule.before if id in ids),
        after=tuple(id for id in rule.after if id in ids),
    )


def _counted(rules: tuple[m.Rule, ...]) -> set[str]:
    """The axes whose number is used in rules."""
    found: set[str] = set()
    for node in nodes(rules):
        match node:
            case m.AxisValue(axis=name) | m.DeckRow(count=str() as name):
                found.add(name)
            case _:
                pass
    return found
