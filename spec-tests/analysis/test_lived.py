"""Examples of differences: one that tells of what was before is shown at a table that a game comes to, or says so."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.reach.lived import lived, tells_of_before
from cardlaw.analysis.results.difference import Difference
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.documents.evidence.comparisons import Comparisons
from cardlaw.language import model as m
from engine.small import OPEN, OUT, small

LOCKS = """
rule locks
  when player lays star:
    set to-go to 3

rule locked
  player must not rest when to-go {locked}
"""


def made(name: str, locked: str) -> m.Model:
    rules = LOCKS.format(locked=locked)
    return replace(small(OPEN + rules + OUT, "state to-go: number starts 0\n"), name=name)


def resting(locked: str) -> tuple[Difference, Difference]:
    """The difference that never locking makes, as it was found and as it is shown."""
    models = made("locked", locked), made("free", "> 90")
    found = [each for each in compare_models(models).differences if str(each.about) == "rest on your turn"]
    (shown,) = lived(models, found)
    return found[0], shown


def to_go(each: Difference) -> object:
    assert each.witness is not None
    return {name: value for name, _, value in each.witness.states}["to-go"]


def test_a_number_is_shown_that_play_was_seen_to_give():
    """Once, one turn to go was shown, though play only ever sets three."""
    found, shown = resting("> 0")
    assert (to_go(found), found.seen) == (1, None)
    assert (to_go(shown), shown.seen) == (3, True)
    assert (shown.id, shown.verdicts) == (found.id, found.verdicts)


def test_pages_show_the_table_that_the_command_shows():
    """Once, pages showed a table that no game was seen to come to."""
    models = made("locked", "> 0"), made("free", "> 90")
    found = Comparisons("all", models, rules="here")(("locked", "free"))
    assert found is not None
    (each,) = [each for each in found.differences if each.table is not None and each.table.tried is not None]
    assert each.table is not None
    assert {name: value for name, _, value in each.table.states}["to-go"] == m.Const("number", 3)


def test_where_no_game_comes_to_it_the_smallest_table_stays():
    found, shown = resting("is 2")
    assert to_go(shown) == to_go(found) == 2 and shown.seen is False


def test_what_can_be_dealt_is_left_as_it_is():
    models = made("locked", "> 0"), replace(small(OPEN, ""), name="never-out")
    plain = [each for each in compare_models(models).differences if each.witness is None]
    assert lived(models, plain) == tuple(plain)


def test_a_card_just_drawn_is_one_that_was_drawn():
    """Once, a card was told to be just drawn where nobody had drawn any."""
    state = m.State("drawn", None, "card", None, "turn")
    told = Witness(2, None, ("rest", ()), None, (), (), (("drawn", None, 3),), (), (), True)
    (each,) = [d for d in resting("> 0") if d.seen is None]
    assert tells_of_before(replace(each, witness=told), {"drawn": state})
    assert not tells_of_before(replace(each, witness=replace(told, states=())), {"drawn": state})


PAYS = """
rule locks
  when player lays star:
    set to-go to 3
    add 1 to noted

rule pays
  when player rests:
    add to-go to pot
"""
FREE = PAYS.replace("add to-go to pot", "set to-go to 0")


def test_what_all_editions_do_is_told_of_one_and_the_same_table():
    """Once, two editions were shown at the table of a game, and the third as at the table before it."""
    declared = "state to-go: number starts 0\n"
    models = [
        replace(small(OPEN + rules + OUT, declared), name=name)
        for name, rules in (("paying", PAYS), ("free", FREE), ("paying too", PAYS))
    ]
    found = [each for each in compare_models(models).differences if each.facet == ("state", "pot")]
    (shown,) = lived(models, found)
    words = dict(shown.verdicts)
    assert to_go(found[0]) == 1 and to_go(shown) == 3 and shown.seen
    assert words["paying"] == words["paying too"] != words["free"]


def test_what_the_game_had_and_the_difference_does_not_need_is_not_told():
    """Once, the number of the round was told, and the scores so far."""
    declared = "state to-go: number starts 0\n"
    models = [replace(small(OPEN + r + OUT, declared), name=n) for n, r in (("paying", PAYS), ("free", FREE))]
    found = [each for each in compare_models(models).differences if each.facet == ("state", "pot")]
    (shown,) = lived(models, found)
    assert shown.witness is not None and to_go(shown) == 3
    assert {name: value for name, _, value in shown.witness.states}["noted"] == 0
