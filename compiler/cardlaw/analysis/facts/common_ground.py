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


def told_in(models: Sequence[m.Model], language: str) -> m.Model:
    """The first model with the declarations and choices of all and the words for them, to tell of any of them.

    A sheet in the reader's language has names of its own, which are not those of the others: beside sheets in other
    languages its cards are called as everywhere.
    """
    first = aligned(models)[0]
    general = [model for model in models if not written_in(model, language)]
    words = {(term.name, term.language): term for model in reversed(models) for term in model.terms}
    words |= {(term.name, term.language): term for term in first.terms}
    for model in general[:1]:
        words |= {(term.name, language): term for term in model.terms if term.language == language}
    choices = {axis.name: axis for model in (*reversed(models), first) for axis in model.axes}
    axes, terms = tuple(choices.values()), tuple(words.values())
    own = {*axes} == {*first.axes} and {*terms} == {*first.terms}
    return first if own else replace(first, axes=axes, terms=terms)


def written_in(model: m.Model, language: str) -> bool:
    """Whether the printed sheet of a model is in a language."""
    return any(unit.sort == "edition" and unit.language == language for unit in model.units)


def _with(model: m.Model, declared: Mapping[str, Any]) -> m.Model:
    """The model with other declarations; itself if they are its own, so that what is known of it stays known."""
    own = all(getattr(model, part) == found for part, found in declared.items())
    return model if own else replace(model, **declared)


def _joined(model: m.Model, ordered: Sequence[m.Model], part: str) -> Any:
    own = {each.name: each for each in getattr(model, part)}
    every = {each.name: each for other in ordered for each in reversed(getattr(other, part))}
    names = dict.fromkeys(each.name for other in ordered for each in getattr(other, part))
    return tuple(own.get(name, every[name]) for name in names)
