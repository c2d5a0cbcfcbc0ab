"""The variants that a command names, compiled, or why one of them is not there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.language import model as m
from cardlaw.language.diagnostics import has_errors
from cardlaw.language.gathering import sort_of
from cardlaw.language.loading import Compiled, Library, axes_chosen


def compiled(shelf: Library, reference: str) -> Compiled:
    """What a reference compiles to; raises with its diagnostics if it does not."""
    found = shelf.compile(reference)
    if found.model is None:
        if has_errors(found.diagnostics) or not found.files:
            raise DoesNotCompile(found.diagnostics)
        what = sort_of(found.files[0].head)
        raise WrongUse(
            f"`{reference}` is a {what}, and this needs an edition or a variant",
            f"an edition with it is written `EDITION with {found.files[0].head.name.text}`"
            if what == "pack"
            else None,
        )
    return found


def model_of(shelf: Library, reference: str) -> m.Model:
    found = compiled(shelf, reference).model
    assert found is not None
    return found


def told_apart(shelf: Library, references: Iterable[str]) -> list[m.Model]:
    """The models of references, each under a name of its own: that of its rules, with the choices asked for."""
    found: dict[str, tuple[str, m.Model]] = {}
    for reference in dict.fromkeys(references):
        model = with_choices_told(model_of(shelf, reference), reference)
        before, _ = found.setdefault(model.name, (reference, model))
        if before != reference:
            raise WrongUse(
                f"`{before}` and `{reference}` are both called `{model.name}`",
                "editions are told apart by their names and by the choices made: name another one",
            )
    return [model for _, model in found.values()]


def with_choices_told(model: m.Model, reference: str) -> m.Model:
    """The model by the name of its rules with the choices that a reference makes."""
    from cardlaw.analysis.choosing import called

    asked = axes_chosen(reference)
    chosen = [(axis, value) for axis, value in model.choices if axis in asked]
    return replace(model, name=called(model.name, chosen)) if chosen else model


def as_compiled(model: m.Model) -> m.Model:
    """The model under the name of its rules alone, as what is saved has it."""
    return replace(model, name=model.name.partition("[")[0])


def file_name(variant: str) -> str:
    """The name of a variant as one of a file: without what it is written with and files had better not be."""
    return re.sub(r"[^\w.]+", "-", variant).strip("-")


def with_choices(model: m.Model, choices: Mapping[str, int | str]) -> m.Model:
    """The model with these options and readings chosen, as far as it has them."""
    return replace(model, choices=tuple((axis, choices.get(axis, value)) for axis, value in model.choices))
