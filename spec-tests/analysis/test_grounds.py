"""What is worked out once: under other choices and names it is taken over, and let go when it is done with."""

from __future__ import annotations

import weakref

from cardlaw.analysis.comparison.happenings import tracer_of
from cardlaw.analysis.effects.compare import FAR, Traced
from cardlaw.analysis.facts.starts import starting
from cardlaw.analysis.results.choices import made
from cardlaw.analysis.symbolic.windows import windows_of
from cardlaw.analysis.traces.roots import roots
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.working import Crew
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


def test_a_model_by_another_name_keeps_what_does_not_hang_on_choices():
    model = model_of("pub")
    other = model.called("snug")
    assert other.name == "snug" and other.rules == model.rules
    assert starting(other) is starting(model) and windows_of(other) is windows_of(model)
    assert tracer_of(other) is not tracer_of(model)


def test_acts_that_are_written_apart_are_near_and_those_that_lead_to_them_further_off():
    model = model_of("fi-108")
    tracer = Tracer(model)
    traced = Traced(tracer, tracer.under("turn-after-challenge", "turn-lost"))
    far = {root.text: traced.far(root) for root in traced.roots}
    assert far["challenge"] == 0
    assert far["play wild-draw"] == 1
    assert far["play number-card"] == FAR


def test_what_goes_in_circles_is_let_go_after_a_piece_of_work_that_made_much(monkeypatch):
    monkeypatch.setattr("cardlaw.analysis.working.MANY", 100_000)
    with Crew((), 1) as crew:
        list(crew.each(_in_circles, [1]))  # what was made before is not counted
        ((_, made),) = crew.each(_in_circles, [300_000])
    assert made() is None


def _in_circles(ground: object, number: int) -> weakref.ref[_Circle]:
    circles = [_Circle() for _ in range(number)]
    return weakref.ref(circles[0])


class _Circle:
    def __init__(self) -> None:
        self.own = [self]
