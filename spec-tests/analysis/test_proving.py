"""What is said to be the same is the same, and what differs is told of every event in which it does."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from cardlaw.analysis.comparison.digest import digest
from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.analysis.comparison.many import editions as versus
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.comparison.pair import between
from cardlaw.analysis.comparison.strictness import relation, together
from cardlaw.analysis.comparison.unsaid import unsaid_by_all
from cardlaw.analysis.results.difference import Comparison
from cardlaw.analysis.witness.tell import Teller
from cardlaw.analysis.working import Crew
from cardlaw.language import model as m
from engine.small import EDITION, OPEN, OUT, small
from shipped import model_of


def named(rules: str, name: str) -> m.Model:
    return replace(small(OPEN + rules + OUT, "", EDITION), name=name)


def happening(one: m.Model, other: m.Model) -> Comparison:
    """Two editions as they are chosen to be read."""
    return compare_effects(one, other, readings=False)


def roots(found: Comparison) -> set[str]:
    return {str(each.about) for each in found.differences if not each.under}


# ------------------------------------------------------------------ every clause is told
FIRST = "  when player lays plain:\n    player pays 1\n"
SECOND = "  when player lays star:\n    player pays 1\n"
HEAD = '\nrule toll-taken\n  "Laying costs."\n  about doing\n  assumed "for tests"\n'


@pytest.mark.parametrize(
    ("clauses", "differing"),
    (("", {"lay plain", "lay star"}), (FIRST, {"lay star"}), (SECOND, {"lay plain"})),
)
def test_each_clause_of_a_rule_has_its_difference(clauses, differing):
    """Once, what the second clause does was taken for told when the first had been."""
    whole = named(HEAD + FIRST + SECOND, "whole")
    less = named(HEAD + clauses if clauses else "", "less")
    found = happening(whole, less)
    assert roots(found) == differing
    told = {str(each.about): each.clauses[0][1] for each in found.differences if each.clauses[0][1]}
    numbers = {"lay plain": "toll-taken#1", "lay star": "toll-taken#2"}
    assert all(rules[0] in (numbers[root], "toll-taken") for root, rules in told.items())
    assert not differing & {str(each.about) for each in (*found.same, *found.same_under)}


def test_a_clause_about_two_kinds_of_card_differs_with_both():
    """It is one class, and yet neither of the two events is the same."""
    both = named(HEAD + "  when player lays card:\n    player pays 1\n", "both")
    found = happening(both, named("", "neither"))
    assert roots(found) == {"lay plain", "lay star"}
    assert not {"lay plain", "lay star"} & {str(each.about) for each in (*found.same, *found.same_under)}


@pytest.mark.parametrize("other", ("fi-108", "nb-108"))
def test_a_wild_draw_that_is_the_last_card_still_draws(other):
    found = happening(model_of(other), model_of("it-56")).differences
    last = {
        str(each.about): each
        for each in found
        if each.clauses[0][1][:1] in (("last-draw-card#1",), ("last-draw-card#2",))
    }
    assert {root: str(each.verdicts[0][1]).partition(" (")[0] for root, each in last.items()} == {
        "play draw-card": "b draws 2 cards",
        "play wild-draw": "b draws 4 cards",
    }
    assert all(str(each.verdicts[1][1]) == "b draws no cards" and each.replayed for each in last.values())


# ------------------------------------------------------------------ what holds under which choices
READING = """
reading paying "Is it paid once or twice?":
  chosen once because "it says so"
  twice because "it says so twice"

rule pay-once
  "It is paid once."
  about doing
  assumed "for tests"
  under paying once
  when player rests:
    player pays 1

rule pay-twice
  "It is paid twice."
  about doing
  assumed "for tests"
  under paying twice
  when player rests:
    player pays 2
"""
TWICE = '\nrule pay\n  "It is paid."\n  about doing\n  assumed "for tests"\n  when player rests:\n    player pays 2\n'


@cache
def read() -> Comparison:
    return compare_effects(named(READING, "read"), named(TWICE, "other"))


def test_a_proof_under_another_reading_says_so():
    """Once, it stood among what is the same without saying that another reading has to be chosen."""
    under = (("read", "paying", "twice"),)
    assert not [each for each in read().same if str(each.about) == "rest"]
    assert [each.under for each in read().same_under if str(each.about) == "rest"] == [under]
    (difference,) = [each for each in read().differences if str(each.about) == "rest"]
    assert difference.under == () and difference.rests_on == under


def test_what_differs_under_a_reading_is_not_the_same_there():
    """What was told as both are chosen is not told again under another reading, and is there all the same."""
    found = compare_effects(named(READING.replace("pays 2", "pays 3"), "read"), named(TWICE, "other"))
    assert not [each for each in (*found.same, *found.same_under) if str(each.about) == "rest"]
    assert all(each.rests_on == () for each in found.differences)


def test_nothing_is_the_same_and_different():
    found = compare_models((named(READING, "read"), named(TWICE, "other")))
    apart = {(each.about, pair) for each in found.differences if not each.under for pair in each.pairs}
    assert apart and not apart & {(each.about, (each.one, each.other)) for each in found.same}
    assert [(str(each.about), each.under) for each in found.same_under if str(each.about) == "rest"] == [
        ("rest", (("read", "paying", "twice"),))
    ]


@pytest.mark.parametrize(
    ("pair", "rests"),
    (
        (("fi-112", "sv-112"), ("sv-112", "collected", "everyone")),
        (("fi-108", "it-56"), ("fi-108", "start-draw", "nothing")),
    ),
)
def test_effects_that_rest_on_a_reading_are_marked(pair, rests):
    """Read so, none of them is there: the comparison of the edition that is read so says the same."""
    found = compare_effects(model_of(pair[0]), model_of(pair[1]))
    marked = [each for each in found.differences if rests in each.rests_on]
    assert marked and all(not each.under for each in marked)
    read = [replace(m_, choices=chosen(m_, rests)) for m_ in map(model_of, pair)]
    found = happening(*read)
    there = {
        (each.about, each.facet, each.clauses[0][1][:1], each.clauses[1][1][:1]) for each in found.differences
    }
    assert not there & {
        (each.about, each.facet, each.clauses[0][1][:1], each.clauses[1][1][:1]) for each in marked
    }


def chosen(model: m.Model, rests: tuple[str, str, str]) -> tuple[tuple[str, int | str], ...]:
    return tuple(
        (axis, rests[2] if (model.name, axis) == rests[:2] else value) for axis, value in model.choices
    )


def test_cards_that_chance_brings_make_no_reading_the_same():
    """Under it another card is turned up; that says nothing of what the reading does."""
    for each in compare_effects(model_of("fi-112"), model_of("it-56")).differences:
        assert ("fi-112", "set-up-order", "as-printed") not in each.rests_on


# ------------------------------------------------------------------ what only one of them has
def ruled(name: str, *steps: str) -> str:
    """A rule for tests with these clauses."""
    return f'\nrule {name}\n  "So it is."\n  about doing\n  assumed "for tests"\n' + "".join(steps)


NOTING = ruled(
    "noting",
    "  when player picks:\n    set noted to 1\n",
    "  when player rests:\n    set noted to 0\n",
)


def test_what_one_never_sets_is_not_set_back_by_the_other():
    """Once, resting was said to differ at tables that only one of the two can come to."""
    found = happening(named(NOTING, "noting"), named("", "plain"))
    assert roots(found) == {"pick"}
    other = named(NOTING.replace("set noted to 0", "set noted to 2"), "other")
    assert roots(happening(named(NOTING, "noting"), other)) == {"rest"}


def test_a_move_is_lacked_only_with_cards_that_it_can_be_made_with():
    rules = OPEN + ruled("heaping", "  player may heap card only when card is star\n") + OUT
    heap = replace(small(rules, "\nmove heap card in hand of player:\n  move card to pile\n"), name="heap")
    lacking = [each for each in happening(heap, named("", "plain")).differences if each.kind == "lacks"]
    assert [(str(each.about), each.clauses[0][1]) for each in lacking] == [("heap star", ("heaping",))]


def test_a_topic_of_one_of_them_has_its_title():
    one, other = named(NOTING, "one"), named("", "other")
    topic = replace(one.topics[-1], name="noting", text=replace(one.topics[-1].text, text="Noting"))
    rules = tuple(replace(r, topic="noting") if r.id == "noting" else r for r in one.rules)
    models = [replace(one, rules=rules, topics=(*one.topics, topic)), other]
    found = compare_models(models)
    for order in (models, models[::-1]):
        assert [section.title for section in digest(found, order)] == ["Noting"]


# ------------------------------------------------------------------ what the sheets do not say
UNDER = ruled("under", "  when player rests:\n    move top of stock to stock underneath\n")


def test_where_a_card_lies_is_said_in_words():
    """Once, it was called the first order and the second."""
    (difference,) = compare_models((named(UNDER, "under"), named("", "plain"))).differences
    words = {name: str(word) for name, word in difference.verdicts}
    assert words["under"].endswith(" at the bottom") and words["plain"].endswith(" on top")
    assert words["under"].split()[-5:-3] == words["plain"].split()[-4:-2]


def test_what_is_assumed_on_both_sides_says_so():
    once, twice = (ruled("paid", f"  when player rests:\n    player pays {n}\n") for n in (1, 2))
    for second, assumed in ((twice, True), ("", False)):
        models = (named(once, "one"), named(second, "other"))
        (difference,) = compare_models(models).differences
        assert unsaid_by_all(difference, models) == assumed


def test_a_contradiction_is_neither_strict_nor_loose():
    assert {relation(*words) for words in (("contradictory", "may"), ("must-not", "contradictory"))} == {
        "differs"
    }
    assert together({"stricter", "differs"}) == "differs"


def test_one_hand_against_points_is_told_where_nobody_has_them_and_rests_on_the_option():
    """That players are level is out of the ordinary; with points in both nothing of it is left."""
    models = [model_of(edition) for edition in ("fi-108", "it-56")]
    told = between(models[0], models[1], "effects")
    with Crew(models, 1) as crew:
        found = versus.together(crew, told)
    (won,) = [each for each in found.differences if each.facet == ("champion",) and not each.under]
    words = {name: str(word) for name, word in won.verdicts}
    assert words["fi-108"] == "the game goes on" and words["it-56"].endswith("wins the game")
    scored = [each for each in found.differences if each.topic == "scoring" and not each.under]
    assert scored
    for each in (won, *scored):
        assert ("it-56", "scoring", "points") in each.rests_on, each.about
    assert won.rests_on == (("it-56", "scoring", "points"),)  # fi-108 goes on however it scores


# ------------------------------------------------------------------ in another's turn
OTHERS = """
round:
  stage preparing
  turns:
    offer lay, pick, rest to player
    offer shout to any of players except player
    offer point to next of player
  stage counting

rule may-shout
  player may shout

rule may-point
  player may point other
"""


@pytest.mark.parametrize(
    ("rule", "move"),
    (
        ("player must not shout when size of hand of player > 2", "shout"),
        ("player must not point other when hand of other is empty", "point b"),
    ),
)
def test_what_others_are_offered_in_a_turn_is_judged_there(rule, move):
    """Once, the mover was taken for the player whose turn it is, who is offered no such thing, and nothing was said."""
    one, other = named(OTHERS, "one"), named(f"{OTHERS}\nrule no\n  {rule}\n", "other")
    found = compare_models((one, other), effects=False)
    (told,) = found.differences
    act = move.split()[0]
    assert str(told.about) == f"{act} on another player’s turn" and told.replayed
    assert told.witness is not None and told.witness.turn == 1
    rows = dict(Teller.of(one).rows(told.witness))
    assert (rows["turn of"], rows["a tries"]) == ("b", move)
    same = {str(each.about) for each in found.same if each.sort == "legality"}
    assert {"shout on another player’s turn", "point on another player’s turn"} - same == {str(told.about)}
