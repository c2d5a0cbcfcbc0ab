"""Models put on common ground: each declares what any of them declares, so that all can be asked the same things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.language import model as m

DECLARED = ("attributes", "kinds", "groups", "zones", "states", "quantities", "predicates", "acts", "topics")
"""The parts of a model that packs add to; what is declared and not used does nothing."""


def aligned(models: Sequence[m.Model]) -> list[m.Model]:
    """The models with the declarations of all: those of the richest first, each model's own where it has one.

    What is declared comes in one order, whatever order the models come in.
    """
    ordered = sorted(
        models, key=lambda model: (-sum(len(getattr(model, part)) for part in DECLARED), model.name)
    )
    return [_with(model, {part: _joined(model, ordered, part) for part in DECLARED}) for model in models]


def _with(model: m.Model, declared: Mapping[str, Any]) -> m.Model:
    """The model with other declarations; itself if they are its own, so that what is known of it stays known."""
    own = all(getattr(model, part) == found for part, found in declared.items())
    return model if own else replace(model, **declared)


def _joined(model: m.Model, ordered: Sequence[m.Model], part: str) -> Any:
    own = {each.name: each for each in getattr(model, part)}
    every = {each.name: each for other in ordered for each in reversed(getattr(other, part))}
    names = dict.fromkeys(each.name for other in ordered for each in getattr(other, part))
    return tuple(own.get(name, every[name]) for name in names)
