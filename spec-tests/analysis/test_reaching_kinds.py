"""Every kind of finding that has a table: its course, played again from the deal, comes to what is claimed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.reach.findings import courses, sought
from cardlaw.analysis.reach.games import CourseOfPlay, Missed
from cardlaw.engine import Table
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import quantity_values
from engine.cited import ONE_TOLL, PAID, cited

STUCK = """
rule nothing-on-red
  "On a red card nothing can be done."
  about laying
  lines 4
  overrides may-lay, may-pick, may-rest
  player must not lay card when hue of top of pile is red
  player must not pick when hue of top of pile is red
  player must not rest when hue of top of pile is red
"""
TWO = (
    ONE_TOLL
    + """
rule two-toll
  "The toll is two."
  about doing
  lines 7
  toll is 2
"""
)
HOW_MUCH = """
reading much "How much does resting cost?" lines 8-9:
  chosen one
  two

rule pays-one
  "Resting costs one."
  about resting
  lines 8
  under much one
  when player rests:
    player pays 1

rule pays-two
  "Resting costs two."
  about resting
  lines 9
  under much two
  when player rests:
    player pays 2
"""
WHICH_TOLL = """
reading much "How high is the toll?" lines 8-9:
  chosen one
  two

rule one-toll
  "The toll is one."
  about doing
  lines 8
  under much one
  toll is 1

rule two-toll
  "The toll is two."
  about doing
  lines 9
  under much two
  toll is 2
"""
TURNED = """
rule turned-first
  "First a card is turned."
  about cards
  lines 1
  before prepare
  at preparing:
    move top of stock to aside
"""
GROWING = """
rule paid
  "Whoever rests pays one."
  about resting
  lines 8
  when player rests:
    player pays 1

rule picked
  "Whoever picks takes as many cards as were paid, and nothing is left."
  about laying
  lines 9
  when player picks:
    move pot from stock to hand of player
    set pot to 0
"""


ALL_DOWN = """
rule all-down
  "Whoever rests makes everybody put their cards down."
  about resting
  lines 9
  when player rests:
    for each p in players:
      move hand of p to pile
"""


def reached(rules: str, kind: str) -> tuple[m.Model, CourseOfPlay]:
    """The course of the one finding of a kind that has a table, in the small game with these rules."""
    model = cited(rules)
    findings = [f for f in sought(model, check_model(model).findings) if f.kind == kind]
    (course,) = courses(model, findings).values()
    assert isinstance(course, CourseOfPlay)
    return model, course


def before(course: CourseOfPlay) -> Table:
    """The table before the last answer of a course."""
    return Table.replay(course.model, course.players, course.seed, course.choices[:-1])


def test_several_who_have_won_at_once():
    _, course = reached(ALL_DOWN, "several-winners")
    assert "several winners" not in before(course).tallies
    assert course.table().tallies["several winners"] == 1
    assert str(course.shown.then) == "after this (rest) 2 players have won at once by `out#1`"


def test_a_player_who_is_stuck():
    _, course = reached(STUCK, "stuck")
    assert course.table().tallies["stuck"] > 0
    assert not course.choices or "stuck" not in before(course).tallies


def test_a_number_with_two_values():
    _, course = reached(TWO + PAID, "contradiction")
    table = course.table()
    program, state = table.program, table.state.copy()
    values = quantity_values(program.book, program.algebra, "toll", None)
    assert {c.value.run(state, [None]) for c in values if c.live.run(state, [None])} == {1, 2}


def test_a_number_that_nobody_gives_is_used():
    _, course = reached(PAID, "silent")
    assert course.choices[-1] == "rest" and str(course.shown.then) == "this happens: rest"
    assert course.table().tallies["silent quantity"] == 1
    assert before(course).tallies == {}


def test_other_effects_follow_under_another_arm():
    model, course = reached(HOW_MUCH, "ambiguous")
    assert course.choices[-1] == "rest" and str(course.shown.then) == "this happens: rest"
    assert {way: str(word) for way, word in course.shown.outcomes} == {
        "much = one": "`pays-one` then applies",
        "much = two": "`pays-two` then applies",
    }
    other = replace(model, choices=(("much", "two"),))
    tables = [Table.replay(rules, course.players, course.seed, course.choices) for rules in (model, other)]
    assert tables[1].value("pot") == 2 * int(str(tables[0].value("pot"))) > 0


def test_a_rule_of_words_alone_is_told_with_what_follows():
    only_words = """
rule no-credit
  "It is paid at once."
  about resting
  lines 9
  under much two
"""
    _, course = reached(HOW_MUCH + only_words, "ambiguous")
    assert {way: str(word) for way, word in course.shown.outcomes} == {
        "much = one": "`pays-one` then applies",
        "much = two": "`no-credit` and `pays-two` then apply",
    }


def test_a_word_means_something_else_under_another_arm():
    model, course = reached(WHICH_TOLL + PAID, "ambiguous")
    other = replace(model, choices=(("much", "two"),))
    toll = m.QuantityOf("toll", None, "number")
    for rules, value in ((model, 1), (other, 2)):
        table = Table.replay(rules, course.players, course.seed, course.choices)
        assert table.evaluate(toll) == value


def test_a_card_is_taken_from_a_pile_that_is_shuffled_afterwards():
    _, course = reached(TURNED, "order")
    assert course.choices == ()
    stock = course.table().place("stock").index
    log = [entry for entry in course.table().state.log or () if stock in entry[1:3]]
    kinds = [entry[0] for entry in log]
    assert kinds.index("moved") < kinds.index("shuffled")


def test_what_has_added_up_is_more_than_there_is():
    model = cited(GROWING)
    findings = [f for f in check_model(model).findings if f.id == "silent-short-pot-stock"]
    (course,) = courses(model, findings).values()
    assert isinstance(course, CourseOfPlay) and course.choices[-1] == "pick"
    assert before(course).value("pot") != 0 and "draw stopped short" not in before(course).tallies
    assert course.table().tallies["draw stopped short"] == 1


def test_what_does_not_hold_as_it_is_dealt():
    rules = "rule empty\n  always size of pile is 0\n"
    model = cited(rules)
    dealt = [f for f in check_model(model).findings if f.id == "broken-always-empty-deal"]
    (course,) = courses(model, dealt).values()
    assert isinstance(course, CourseOfPlay) and course.choices == ()
    assert len(course.table().zone("pile")) > 0


def test_a_finding_about_the_text_has_no_table():
    never = """
rule never
  "A red blue card may not be laid."
  about laying
  lines 4
  player must not lay card when hue of card is red and hue of card is blue
"""
    model = cited(never)
    findings = check_model(model).findings
    assert [f.kind for f in findings] == ["dead"] and sought(model, findings) == []


@pytest.mark.parametrize("steps", (50, 200))
def test_what_is_not_reached_says_how_long_it_was_looked_for(steps):
    model = cited(GROWING)
    findings = [f for f in check_model(model).findings if f.id == "silent-short-pot-stock"]
    (missed,) = courses(model, findings, steps).values()
    assert isinstance(missed, Missed) and 0 < missed.moves <= 2 * steps
