"""Courses of play from the deal: played again, they lead to a table at which the finding shows."""

from __future__ import annotations

import pytest

from analysis.test_pairing import pack
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.reach.findings import courses, sought
from cardlaw.analysis.reach.games import CourseOfPlay, Missed, WatchedTable
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.witness.replay import layered
from cardlaw.engine import Table
from cardlaw.language import model as m
from cardlaw.language.diagnostics.examples import example_library
from cardlaw.scenarios.recordings import situation_of
from shipped import model_of, report_of

EVEN = "laying: player may lay star even when suit of top is sun"


def small(*rules: str) -> tuple[m.Model, tuple[Finding, ...]]:
    model = example_library((pack("extra", *rules),)).compile("plain with extra").model
    assert model is not None
    return model, check_model(model).findings


def seats_moved(course: CourseOfPlay) -> list[object]:
    """The arguments of the move, seats counted as at the table."""
    assert course.witness.move is not None
    act, args = course.witness.move
    types = [parameter.type for parameter in course.model.act(act).parameters]
    return [
        (arg + course.mover) % course.players if type_ == "player" and isinstance(arg, int) else arg
        for arg, type_ in zip(args, types, strict=True)
    ]


TAKES_A_BREACH = {"ambiguous-call-owed"}
"""Findings at tables that only follow a move against the rules: a call is still owed with new cards in hand."""


@pytest.mark.parametrize("edition", ("it-56", "nb-108"))
def test_every_finding_about_a_move_is_reached_by_lawful_play(edition):
    model = model_of(edition)
    about = [f for f in report_of(edition).findings if f.witness and f.witness.move]
    findings = [f for f in about if f.kind != "after-the-end"]  # these show after a move: see below
    found = courses(model, findings)
    assert len(findings) > 8 and found.keys() == {finding.id for finding in findings}
    for finding in findings:
        course = found[finding.id]
        if finding.id in TAKES_A_BREACH:
            assert not isinstance(course, CourseOfPlay)
            continue
        assert isinstance(course, CourseOfPlay) and lawful_throughout(course)
        if finding.kind != "ambiguous" and course.witness.window == "turns":
            assert word_there(finding, course) == dict(finding.verdicts)[finding.layer]


def test_what_applies_after_the_end_is_reached_by_lawful_play():
    """Once, it was not looked for; and play by chance alone seldom comes to an end."""
    findings = [f for f in report_of("nb-108").findings if f.kind == "after-the-end"]
    found = courses(model_of("nb-108"), findings)
    assert len(findings) == len(found) == 2
    for finding in findings:
        course, clause = found[finding.id], finding.clauses[0]
        assert isinstance(course, CourseOfPlay) and clause in str(course.shown.then)
        before = Table.replay(course.model, course.players, course.seed, course.choices[:-1])
        assert before.decision is not None
        place = before.decision.find(course.choices[-1])
        assert place is not None and before.decision.moves[place].lawful
        assert ("effect", clause) in told_once_won(course)


def told_once_won(course: CourseOfPlay) -> list[tuple[str, str]]:
    """The moments of a course at which the round was already won."""
    told: list[tuple[str, str]] = []
    game = WatchedTable(
        course.model,
        course.players,
        course.seed,
        lambda game, point, _: told.append(point) if game.state.won else None,
    )
    for text in course.choices:
        game.choose(text)
    return told


def lawful_throughout(course: CourseOfPlay) -> bool:
    table = Table(course.model, course.players, course.seed)
    for text in course.choices:
        assert table.decision is not None
        place = table.decision.find(text)
        if place is None or not table.decision.moves[place].lawful:
            return False
        table.choose(place)
    return table.decision is not None and table.decision.player == course.mover


def word_there(finding: Finding, course: CourseOfPlay) -> str:
    """The engine's word on the move at the whole table as it stands, by the rules of the finding's layer."""
    rules = layered(course.model, finding.layer, dict(course.model.choices), course.witness.assumed)
    table = Table.at(rules, situation_of(course.table()), course.players)
    assert course.witness.move is not None
    return table.verdict(course.mover, course.witness.move[0], seats_moved(course)).word


def test_a_course_is_the_same_every_time_and_is_told_move_by_move():
    model, findings = small(EVEN, "laying: player must not lay star")
    found = courses(model, findings)
    assert found and found == courses(model, findings)
    for course in found.values():
        assert isinstance(course, CourseOfPlay) and len(course.said()) == len(course.choices)


def test_a_table_that_play_never_comes_to_is_not_reached():
    """Nobody comes to hold so many cards in so few moves."""
    model, findings = small(EVEN, "laying: player must not lay star when size of hand of player > 12")
    (contradiction,) = [f for f in sought(model, findings) if {"extra-0", "extra-1"} <= {*f.clauses}]
    missed = courses(model, [contradiction], 600)[contradiction.id]
    assert isinstance(missed, Missed) and missed.moves > 100
