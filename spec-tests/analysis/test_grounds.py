"""Traces under other choices: what is taken over is what would have been made."""

from __future__ import annotations

from cardlaw.analysis.results.choices import made
from cardlaw.analysis.traces.roots import roots
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.language.kernel import DIRECTIONS
from shipped import model_of

AXES = ("eights", "aces", "mau", "scoring")
SEATING = Seating(2, DIRECTIONS[0], 0)


def test_traces_taken_over_are_those_that_would_have_been_made():
    model = model_of("pub")
    base = Tracer(model)
    for root in roots(base.edition):
        base.traces(root, SEATING)
    taken = anew = 0
    for axis in (each for each in model.axes if each.name in AXES):
        value = next(arm.value for arm in axis.arms if arm.value != axis.chosen)
        other, fresh = base.under(axis.name, value), Tracer(made(model, [(model.name, axis.name, value)]))
        for root in roots(other.edition):
            assert other.traces(root, SEATING) == fresh.traces(root, SEATING)
            same = other.traces(root, SEATING) is base.traces(root, SEATING)
            taken, anew = taken + same, anew + (not same)
    assert taken and anew
