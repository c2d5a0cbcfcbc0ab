"""Verdicts: what the live norms say together, and what is offered."""

from dataclasses import replace

import pytest

from cardlaw.engine import NotOffered, NotPlayable, TableError
from engine.small import EDITION, OPEN, offered, small, table, words


def test_a_yes_is_may_nothing_is_silent_and_silent_moves_are_not_offered():
    at = table(
        small("rule one\n  player may lay card when mark of card is 2\nrule two\n  player may rest"),
        {0: ["red 2", "red 3"]},
    )
    assert words(at) == {"lay red 2": "may", "rest": "may"}
    assert at.verdict(0, "lay", ["red 2"]).deciding == ("one",)
    assert at.verdict(0, "lay", ["red 3"]).word == "silent"


def test_may_only_says_no_where_its_condition_fails():
    at = table(
        small("rule one\n  player may lay card only when mark of card is 2\nrule two\n  player may rest"),
        {0: ["red 2", "red 3"]},
    )
    verdict = at.verdict(0, "lay", ["red 3"])
    assert (verdict.word, verdict.deciding, verdict.breaks) == ("must-not", ("one",), ("one",))
    assert offered(at) == ["lay red 2", "rest"]


def test_a_plain_no_beats_a_plain_yes():
    rules = (
        "rule one\n  player may lay card\nrule two\n  player must not lay star\nrule three\n  player may rest"
    )
    at = table(small(rules), {0: ["red star", "red 3"]})
    assert offered(at) == ["lay red 3", "rest"]
    assert at.verdict(0, "lay", ["red star"]).deciding == ("two",)


OVERRIDING = """
rule low
  player must not lay card
rule middle
  overrides low
  player may lay card when mark of card is 2
rule high
  overrides middle
  player may lay card when mark of card is 3
rule rest
  player may rest
"""


def test_overriding_is_transitive_and_never_revives():
    at = table(small(OVERRIDING), {0: ["red 2", "red 3", "red 4"]})
    assert at.verdict(0, "lay", ["red 2"]).word == "may"
    assert at.verdict(0, "lay", ["red 4"]).word == "must-not"
    # `middle` is not in scope, and still `high` overrides `low` through it
    assert at.verdict(0, "lay", ["red 3"]).word == "may"


def test_a_waiver_takes_a_rule_out_of_scope_and_brings_back_what_it_overrode():
    rules = OVERRIDING + "rule off\n  middle does not apply when mark of card is 2 and pot is 1\n"
    hand = {0: ["red 2", "red 3"]}
    assert table(small(rules), hand).verdict(0, "lay", ["red 2"]).word == "may"
    at = table(small(rules), hand, states={"pot": 1})
    assert at.verdict(0, "lay", ["red 2"]).word == "must-not"
    assert at.verdict(0, "lay", ["red 2"]).deciding == ("low",)


def test_a_waiver_can_be_waived():
    rules = OVERRIDING + "rule off\n  middle does not apply\nrule on\n  off does not apply when pot is 1\n"
    hand = {0: ["red 2"]}
    assert table(small(rules), hand).verdict(0, "lay", ["red 2"]).word == "must-not"
    assert table(small(rules), hand, states={"pot": 1}).verdict(0, "lay", ["red 2"]).word == "may"


CLASH = """
rule no
  about laying
  player must not lay card when mark of card is 2
rule even
  about {topic}
  player may lay card even when mark of card is 2
rule rest
  player may rest
"""


def test_even_when_is_strong_against_its_own_topic_and_a_plain_yes_elsewhere():
    hand = {0: ["red 2"]}
    same = table(small(CLASH.format(topic="laying")), hand).verdict(0, "lay", ["red 2"])
    assert (same.word, same.deciding) == ("contradictory", ("even", "no"))
    assert table(small(CLASH.format(topic="resting")), hand).verdict(0, "lay", ["red 2"]).word == "must-not"


def test_a_clash_inside_one_rule_is_none():
    rules = """
    rule both
      player may lay card even when mark of card is 2
      player must not lay card when hue of card is red
    rule rest
      player may rest
    """
    assert table(small(rules), {0: ["red 2"]}).verdict(0, "lay", ["red 2"]).word == "must-not"


@pytest.mark.parametrize(("policy", "expected"), [("strict", ["rest"]), ("lenient", ["lay red 2", "rest"])])
def test_by_policy_the_restriction_or_the_concession_stands(policy, expected):
    at = table(small(CLASH.format(topic="laying")), {0: ["red 2"]}, policy=policy)
    assert offered(at) == expected
    assert at.tallies["contradictory move"] > 0


def test_a_clashing_move_is_put_to_the_table():
    model = small(CLASH.format(topic="laying"))
    at = table(model, {0: ["red 2", "red 3"]}, policy="ask")
    assert words(at) == {"lay red 2": "contradictory", "rest": "may"}
    at.choose("lay red 2")
    assert at.decision is not None and at.decision.player is None and at.decision.sort == "ruling"
    refused = at.copy()
    refused.choose("say no")
    assert offered(refused) == ["rest"] and refused.decision is not None and refused.decision.player == 0
    at.choose("say yes")
    assert at.zone("pile")[-1].text == "red 2"


MUST = """
rule may-lay
  player may lay card
rule forced
  player must pick when no card in hand of player where card is star
rule may-rest
  player may rest
"""


def test_a_must_rules_out_every_other_move():
    at = table(small(MUST), {0: ["red 2"]})
    assert words(at) == {"pick": "must"}
    assert at.decision is not None and at.decision.moves[0].forced
    assert at.verdict(0, "rest").deciding == ("forced",)
    assert words(table(small(MUST), {0: ["red star"]})) == {"lay red star": "may", "rest": "may"}


def test_a_must_forces_only_while_every_move_outside_it_is_ruled_out():
    rules = MUST + "rule freely\n  overrides forced\n  player may lay card when mark of card is 5\n"
    assert words(table(small(rules), {0: ["red 2", "red 5"]})) == {"lay red 5": "may", "pick": "may"}
    assert words(table(small(rules), {0: ["red 2"]})) == {"pick": "must"}


def test_a_must_about_the_card_itself_forces_that_card():
    rules = """
    rule all
      player may lay card
    rule one
      player must lay card when mark of card is 4
    rule two
      player may rest
    """
    assert words(table(small(rules), {0: ["red 2", "red 4"]})) == {"lay red 4": "must"}
    assert words(table(small(rules), {0: ["red 2"]})) == {"lay red 2": "may", "rest": "may"}


def test_two_musts_do_not_rule_each_other_out():
    rules = "rule one\n  player must pick\nrule two\n  player must rest\nrule three\n  player may lay card"
    assert words(table(small(rules), {0: ["red 2"]})) == {"pick": "must", "rest": "must"}


def test_a_must_against_a_no_is_a_contradiction_whatever_the_topics():
    rules = """
    rule one
      about laying
      player must pick
    rule two
      about resting
      player must not pick
    rule three
      player may rest
    """
    at = table(small(rules), {0: ["red 2"]}, policy="ask")
    assert at.verdict(0, "pick").word == "contradictory"


def test_a_move_that_breaks_only_breakable_rules_is_offered_and_marked():
    rules = """
    rule one
      breakable
      player may lay card only when mark of card is 2
    rule hard
      player must not lay star
    rule two
      player may rest
    """
    at = table(small(rules), {0: ["red 2", "red 3", "red star"]})
    assert words(at) == {"lay red 2": "may", "lay red 3": "must-not", "rest": "may"}
    assert at.decision is not None
    move = at.decision.moves[1]
    assert move.breaks == ("one",) and not move.lawful
    at.choose("lay red 3")
    assert [e.clauses for e in at.log if e.sort == "broke"] == [("one",)]


def test_breaking_a_duty_does_not_allow_what_no_rule_allows():
    rules = "rule may\n  player may rest\nrule duty\n  breakable\n  player must pick"
    at = table(small(rules), {0: ["red 2"]})
    assert at.verdict(0, "lay", ["red 2"]).word == "must-not"
    assert "lay red 2" not in offered(at)


def test_a_breakable_must_marks_every_alternative():
    rules = "rule may\n  player may rest\nrule duty\n  breakable\n  player must pick"
    at = table(small(rules), {0: ["red 2"]})
    assert words(at) == {"pick": "must", "rest": "must-not"}
    assert at.decision is not None and at.decision.moves[1].breaks == ("duty",)


def test_what_no_window_offers_is_not_offered_with_the_reason():
    at = table(small(OPEN), {0: ["red 2"], 1: ["red 3"]})
    assert at.verdict(0, "shout").word == "not-offered"
    assert "it is not possible to shout now" in str(at.verdict(0, "shout").reason)
    assert "a is to act first" in str(at.verdict(1, "rest").reason)
    assert "with the cards there are" in str(at.verdict(0, "lay", ["red 4"]).reason)


def test_every_clause_that_speaks_is_listed_with_its_say():
    at = table(small(OVERRIDING), {0: ["red 2"]})
    said = {say.clause: (say.says, say.live) for say in at.verdict(0, "lay", ["red 2"]).clauses}
    assert said == {"low": ("no", False), "middle": ("yes", True)}


def test_wrong_questions_get_plain_answers():
    at = table(small(OPEN), {0: ["red 2"]})
    with pytest.raises(TableError, match="no move `fly`"):
        at.verdict(0, "fly")
    with pytest.raises(TableError, match="takes 1 thing, not 0"):
        at.verdict(0, "lay")
    with pytest.raises(TableError, match="no card `red 9`"):
        at.verdict(0, "lay", ["red 9"])
    with pytest.raises(TableError, match="no player 7"):
        at.verdict(7, "rest")
    with pytest.raises(NotOffered, match="`lay red 5` is not offered to player 0"):
        at.choose("lay red 5")
    with pytest.raises(NotOffered, match="no number 12"):
        at.choose(12)


def test_a_reading_under_which_a_word_is_defined_by_itself_does_not_play():
    rules = """
    reading sense "Does the card itself count?":
      chosen others because "else it judges itself"
      all because "the sheet says any card"
    rule fitting
      card is fit when mark of card is 1
    rule fitting-too
      lines 1
      under sense all
      card is fit when some other in pile where other is fit
    rule may
      player may lay card only when card is fit
    rule rest
      player may rest
    """
    sheet = EDITION.replace('shares."', 'shares."\n  source "sheet.txt" of 9 lines')
    model = small(rules, base=sheet)
    assert offered(table(model, {0: ["red 1", "red 2"]})) == ["lay red 1", "rest"]
    with pytest.raises(NotPlayable, match="`fit` is then defined by itself"):
        table(replace(model, choices=(("sense", "all"),)))


def test_what_is_only_allowed_is_decided_by_what_allows_it_and_not_by_a_must():
    """The must demands the card; that it may be left undone is said by the rule that comes first."""
    rules = """
    rule play
      player may lay card only when hue of card is hue of top of pile
    rule have-to
      player must lay card when hue of card is hue of top of pile
    rule need-not
      overrides have-to
      player may rest
    """
    at = table(small(rules), {0: ["red 1", "blue 2"]}, pile="red 3")
    verdict = at.verdict(0, "lay", ["red 1"])
    assert (verdict.word, {*verdict.deciding}) == ("may", {"play", "need-not"})
    strict = rules.replace("      overrides have-to\n", "")
    verdict = table(small(strict), {0: ["red 1", "blue 2"]}, pile="red 3").verdict(0, "lay", ["red 1"])
    assert (verdict.word, {*verdict.deciding}) == ("must", {"play", "have-to"})
