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


def told_in(models: Sequence[m.Model]) -> m.Model:
    """The first model with the declarations of all and the words for them, to tell people about any of them."""
    first = aligned(models)[0]
    known = {(term.name, term.language) for term in first.terms}
    words = {(term.name, term.language): term for model in reversed(models) for term in model.terms}
    more = tuple(term for key, term in words.items() if key not in known)
    return replace(first, terms=(*first.terms, *more)) if more else first


def _with(model: m.Model, declared: Mapping[str, Any]) -> m.Model:
    """The model with other declarations; itself if they are its own, so that what is known of it stays known."""
    own = all(getattr(model, part) == found for part, found in declared.items())
    return model if own else replace(model, **declared)


def _joined(model: m.Model, ordered: Sequence[m.Model], part: str) -> Any:
    own = {each.name: each for each in getattr(model, part)}
    every = {each.name: each for other in ordered for each in reversed(getattr(other, part))}
    names = dict.fromkeys(each.name for other in ordered for each in getattr(other, part))
    return tuple(own.get(name, every[name]) for name in names)
