"""The shipped rulebooks, one model for each name: what is worked out for a model is then worked out once."""

from __future__ import annotations

from functools import cache

from cardlaw.analysis.checking import check_model
from cardlaw.analysis.findings import Report
from cardlaw.language.loading import Library
from cardlaw.language.model import Model


@cache
def model_of(name: str) -> Model:
    """What a reference compiles to."""
    model = Library().compile(name).model
    assert model is not None, name
    return model


@cache
def report_of(name: str) -> Report:
    """What `check` finds in it."""
    return check_model(model_of(name))
