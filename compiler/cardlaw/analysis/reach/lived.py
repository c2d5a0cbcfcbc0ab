"""The examples of differences, at tables that play comes to: where one tells of what was before, a game is looked for.

A solver finds the smallest table that the rules allow, and play may never come to it: a state may hold a number that no
move gives it. A table that tells of no such thing can be dealt.

Cards that the difference does not need are then taken away. The engine judges what is left; play had more cards there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.reach.differences import has_table, reached
from cardlaw.analysis.reach.games import CourseOfPlay, Missed
from cardlaw.analysis.reach.seeing import for_other
from cardlaw.analysis.results.difference import Difference, by_name
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook

FEW_STEPS = 6_000
"""Moves that are made for all that stands under the same choices and number of players: some seconds in all."""


def lived(
    models: Sequence[m.Model], differences: Sequence[Difference], steps: int = FEW_STEPS, jobs: int = 1
) -> tuple[Difference, ...]:
    """The differences, each that tells of what was before at a table of a game, if one comes to such a table."""
    states = {state.name: state for model in models for state in model.states}
    places = [place for place, each in enumerate(differences) if tells_of_before(each, states)]
    found = list(differences)
    courses = reached(models, [differences[place] for place in places], steps, small=True, jobs=jobs)
    for place, course in zip(places, courses, strict=True):
        if isinstance(course, CourseOfPlay):
            found[place] = _at(models, found[place], course)
        elif isinstance(course, Missed):
            found[place] = replace(found[place], seen=False)
    return tuple(found)


def tells_of_before(each: Difference, states: Mapping[str, m.State]) -> bool:
    """Whether a table says what was played before, or has something that is not as it starts.

    What starts without a value is given one as a round begins; unless it lasts only for a turn.
    """
    witness = each.witness
    if witness is None or not has_table(each):
        return False
    changed = any(
        value != states[name].starts and (states[name].starts is not None or states[name].lasts == "turn")
        for name, _, value in witness.states
    )
    return witness.cause is not None or bool(witness.owes) or changed


def _at(models: Sequence[m.Model], each: Difference, course: CourseOfPlay) -> Difference:
    """A difference at the table of a course, with what each edition says or does there."""
    whole = aligned(by_name(models))[0]
    one, other = (Layout(Rulebook(model), None) for model in (course.model, whole))
    said = dict(course.shown.outcomes)
    witness = for_other(course.witness, whole, one, other)
    assert each.witness is not None
    unset = {(name, key) for name, key, value in each.witness.states if value is None}
    return replace(
        each,
        witness=replace(witness, states=tuple(s for s in witness.states if s[:2] not in unset)),
        verdicts=tuple((name, said.get(name, word)) for name, word in each.verdicts),
        seen=True,
    )
