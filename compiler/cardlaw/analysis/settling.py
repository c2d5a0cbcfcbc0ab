"""A model with every choice made: what is not chosen is gone, so that only the rules as played are looked at."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.language import model as m


def settled(model: m.Model) -> m.Model:
    """The rules in force under the model's own choices, and of each option or reading the chosen arm alone."""
    held = [rule for rule in model.rules if _holds(model, rule.under)]
    ids = {rule.id for rule in held}
    return replace(
        model,
        rules=tuple(_narrowed(model, rule, ids) for rule in held),
        axes=tuple(
            replace(axis, arms=tuple(arm for arm in axis.arms if arm.value == model.choice(axis.name)))
            for axis in model.axes
        ),
    )


def _holds(model: m.Model, under: tuple[m.Condition, ...]) -> bool:
    return all(model.choice(condition.axis) in condition.values for condition in under)


def _narrowed(model: m.Model, rule: m.Rule, ids: set[str]) -> m.Rule:
    """The rule without its links to rules that are gone."""
    overrides = [
        replace(override, rules=tuple(id for id in override.rules if id in ids))
        for override in rule.overrides
        if override.under is None or _holds(model, (override.under,))
    ]
    return replace(
        rule,
        overrides=tuple(override for override in overrides if override.rules),
        before=tuple(id for id in rule.before if id in ids),
        after=tuple(id for id in rule.after if id in ids),
    )
