"""Differences in play: a course by the rules of one edition, at whose end the other says or does otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any

from analysis.test_pairing import pack
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.reach.differences import reached
from cardlaw.analysis.reach.games import CourseOfPlay, Missed
from cardlaw.analysis.results.difference import Difference
from cardlaw.engine import Table
from cardlaw.language import model as m
from cardlaw.language.diagnostics.examples import example_library
from cardlaw.scenarios.recordings import situation_of

PACKS = (
    pack("no-stars", "laying: player must not lay star when suit of top is sun"),
    pack("sun-guilt", "laying: player wrongly lays star when suit of top is sun"),
    pack("moon-guilt", "laying: player wrongly lays star when suit of top is moon"),
    pack("more", "laying: when player lays star:\n  player gets 2"),
    pack("turned", "table: at dealing:\n  set direction to counterclockwise"),
    pack("many", "laying: player must not lay star when size of hand of player > 12"),
)


@cache
def between(name: str, other: str = "plain") -> tuple[list[m.Model], tuple[Difference, ...]]:
    """The small edition beside itself with a pack, and what sets them apart as they are chosen to be read."""
    library = example_library(PACKS)
    models = [library.compile(each).model for each in (other, f"plain with {name}")]
    assert all(models)
    kept: list[Any] = models
    return kept, tuple(each for each in compare_models(kept).differences if not each.under)


def first(sort: str, *names: str) -> tuple[list[m.Model], Difference, CourseOfPlay]:
    models, differences = between(*names)
    wanted = [each for each in differences if each.sort == sort]
    result = reached(models, wanted)[0]
    assert isinstance(result, CourseOfPlay)
    return models, wanted[0], result


def tried(course: CourseOfPlay) -> tuple[str, list[object]]:
    """The move at the end of a course, with its card by name."""
    assert course.witness.move is not None
    act, args = course.witness.move
    return act, [course.table().program.layout.cards[int(str(args[0]))].text]


def as_it_stands(models: list[m.Model], course: CourseOfPlay) -> dict[str, Table]:
    """The whole table at the end of a course, set up by each edition."""
    situation = situation_of(course.table())
    return {model.name: Table.at(model, situation, course.players) for model in models}


def test_what_may_be_done():
    models, difference, course = first("legality", "no-stars")
    act, args = tried(course)
    said = {
        name: table.verdict(course.mover, act, args).word
        for name, table in as_it_stands(models, course).items()
    }
    assert said == {name: str(word) for name, word in difference.verdicts} == dict(course.shown.outcomes)
    assert {*said.values()} == {"may", "must-not"}


def test_what_is_wrong():
    models, _, course = first("guilt", "sun-guilt", "plain with moon-guilt")
    act, args = tried(course)
    wrong = {}
    for name, table in as_it_stands(models, course).items():
        clauses = table.verdict(course.mover, act, args).clauses
        wrong[name] = "wrong" if any(say.says == "wrong" for say in clauses) else "not wrong"
    assert wrong == dict(course.shown.outcomes)
    assert sorted(wrong.values()) == ["not wrong", "wrong"]


def test_what_a_move_does():
    models, difference, course = first("effect", "more")
    act, args = tried(course)
    held = {}
    for name, table in as_it_stands(models, course).items():
        before = len(table.zone("hand", course.mover))
        table.choose(f"{act} {args[0]}")
        held[name] = len(table.zone("hand", course.mover)) - before
    assert held == {"plain": -1, "plain with more": 1}
    assert course.shown.outcomes == difference.verdicts


def test_what_comes_about_by_itself():
    models, _, course = first("effect", "turned")
    assert course.choices == () and str(course.shown.then) == "this happens: dealing"
    for model in models:
        table = Table(model, course.players, course.seed)
        table.choose("choose player-0")
        assert str(dict(course.shown.outcomes)[model.name]) == f"direction is {table.value('direction')}"
    assert len({*dict(course.shown.outcomes).values()}) == len(models)


def test_the_same_course_every_time_and_lawful_throughout():
    models, differences = between("no-stars")
    found = reached(models, differences)
    assert found == reached(models, differences)
    for course in found:
        if isinstance(course, CourseOfPlay):
            table = Table(course.model, course.players, course.seed)
            for text in course.choices:
                assert table.decision is not None
                place = table.decision.find(text)
                assert place is not None and table.decision.moves[place].lawful
                table.choose(place)


def test_a_table_that_play_does_not_come_to_in_time():
    models, differences = between("many")
    (missed,) = reached(models, [each for each in differences if each.sort == "legality"][:1], 2_000)
    assert isinstance(missed, Missed) and missed.moves > 100


def test_what_is_written_has_no_table():
    library = example_library((pack("pips", "pack:\nreplaces the-pack\ndeck:\n  3 pip for each suit, rank"),))
    models: list[Any] = [library.compile(each).model for each in ("plain", "plain with pips")]
    written = [each for each in compare_models(models).differences if each.scene is None and not each.witness]
    assert written and reached(models, written) == [None for _ in written]
