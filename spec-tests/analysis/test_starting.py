"""What is as it starts where an act begins: followed along every way to it, and used where tables are compared."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from cardlaw.analysis.comparison.happenings import tracer_of
from cardlaw.analysis.comparison.pair import between
from cardlaw.analysis.effects.compare import Sameness, Traced
from cardlaw.analysis.effects.resolve import Apart
from cardlaw.analysis.facts.starts import Starting
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.results.choices import made
from cardlaw.analysis.results.difference import Compared, Difference
from cardlaw.analysis.symbolic.windows import SymbolicWindows
from cardlaw.language import model as m
from engine.small import EDITION, OPEN, OUT, small
from shipped import model_of

SEEN = "state seen: yes-no starts false {lasts}\n"
DOUBTED = """
rule asked
  when player lays star:
    offer doubt, believe to next of player

rule may-doubt
  challenger may doubt

rule may-believe
  listener may believe

rule noticed
  when challenger doubts:
    set seen to true
"""
PAID = """
rule paid
  when player lays card where seen is true:
    player pays 1
"""


def game(rules: str, lasts: str = "this-turn", name: str = "tested") -> m.Model:
    return replace(small(OPEN + rules + OUT, SEEN.format(lasts=lasts), EDITION), name=name)


def left(rules: str, act: str, lasts: str = "this-turn") -> bool:
    return "seen" in Starting(game(rules, lasts)).left_over(act)


def test_what_only_an_answer_sets_is_not_set_before_the_next_turn():
    assert not left(DOUBTED, "turns") and not left(DOUBTED, "lay") and not left(DOUBTED, "doubt")


def test_what_lasts_the_round_is_left_over_at_the_next_turn():
    assert left(DOUBTED, "lay", "") and left(DOUBTED, "doubt", "")


def test_what_nothing_sets_is_as_it_starts():
    assert not left("", "lay", "") and not left("", "lay", "kept")


@pytest.mark.parametrize(
    ("steps", "still"),
    [
        ("set seen to true\n    player pays 1", True),
        ("set seen to true\n    set seen to false\n    player pays 1", False),
        ("set seen to true\n    if pot is 0:\n      set seen to false\n    player pays 1", True),
        ("set seen to true\n    if seen is false:\n      player pays 1", False),
        ("for each p in players:\n      p pays 1\n      set seen to true", True),
    ],
)
def test_steps_before_an_act_set_and_reset(steps, still):
    assert left(f"rule seeing\n  when player rests:\n    {steps}\n", "pay") is still


def test_an_effect_that_may_not_come_resets_nothing():
    rules = (
        "rule seeing\n  when player rests:\n    set seen to true\n    player happens-so\n    player pays 1\n"
    )
    reset = "rule resetting\n  when player happens-so where pot is 0:\n    set seen to false\n"
    assert left(rules + reset, "pay")


def test_a_standing_window_is_answered_with_whatever_is_left():
    rules = """
rule seeing
  when player rests:
    offer shout to player until turn-ends
    set seen to true

rule may-shout
  player may shout

rule loud
  when player shouts:
    player pays 1
"""
    assert left(rules, "pay") and not left(rules, "rest")


def test_a_later_offer_of_a_turn_finds_what_an_earlier_one_has_set():
    model = game("rule seeing\n  when player rests:\n    set seen to true\n")
    stages = tuple(
        stage if stage.turns is None else replace(stage, turns=(_offer("rest", stage), _offer("lay", stage)))
        for stage in model.stages
    )
    assert "seen" in Starting(replace(model, stages=stages)).left_over("lay")


def _offer(act: str, stage: m.Stage) -> m.Offer:
    (step,) = stage.turns or ()
    assert isinstance(step, m.Offer)
    return replace(step, offerings=(replace(step.offerings[0], acts=(act,)),))


def compared(one: m.Model, other: m.Model, kind: str) -> list[object]:
    traced = Traced(tracer_of(one), tracer_of(other))
    (root,) = [root for root in traced.roots if root.kind == kind]
    return list(traced.compare(root))


def test_a_table_that_no_edition_can_have_tells_no_editions_apart():
    (found,) = compared(game(DOUBTED, name="one"), game(DOUBTED + PAID, name="other"), "plain")
    assert isinstance(found, Sameness)


def test_a_table_that_one_edition_can_have_tells_them_apart():
    """One edition never sets what the other reads; it is still a table of the other's."""
    found = compared(game("", "", "one"), game(DOUBTED + PAID, "", "other"), "plain")
    (apart,) = [each for each in found if isinstance(each, Apart)]
    assert (apart.key, apart.rules_b) == (("state", "pot", None), ("paid",))
    assert apart.shown.world.states["seen", None] is True


def test_a_challenge_by_anyone_is_compared_where_nobody_has_challenged_yet():
    anyone = made(model_of("fi-108"), [("fi-108", "challenger", "anyone")])
    found = [each for each in compared(anyone, model_of("fi-112"), "wild-draw") if isinstance(each, Apart)]
    assert found
    assert not any(each.shown.world.states["doubted", None] for each in found)
    assert any(each.shown.world.seating.players == 3 for each in found)


# ------------------------------------------------------------------ what may be done
NOT_AT_THE_END = """
rule not-at-the-end
  challenger must not doubt when hand of layer is empty
"""


def shown(one: m.Model, other: m.Model, about: str) -> Difference:
    told = between(one, other, "moves")
    (found,) = [d for d in told if isinstance(d, Difference) and str(d.about) == about and not d.under]
    assert found.witness is not None
    return found


def held(difference: Difference) -> list[int]:
    assert difference.witness is not None
    return [len(cards) for (zone, _), cards in difference.witness.zones if zone == "hand"]


def doubts(by: str, opener: str = DOUBTED, more: str = "") -> list[Compared | Difference]:
    """What is told of two editions of which one bars a doubt about the last card."""
    out = OUT.replace("wins round when", f"wins round{by} when")
    one, other = (
        replace(small(OPEN + opener + more + rules + out, SEEN.format(lasts=""), EDITION), name=name)
        for rules, name in (("", "one"), (NOT_AT_THE_END, "other"))
    )
    told = (each for each in between(one, other, "moves") if isinstance(each, Compared | Difference))
    return [each for each in told if str(each.about) == "doubt after lay"]


def apart(told: list[Compared | Difference]) -> list[Difference]:
    return [each for each in told if isinstance(each, Difference)]


EVEN_IF_WON = DOUBTED.replace("rule asked\n", "rule asked\n  even if won\n")


@pytest.mark.parametrize("by", ["", " by lay"])
def test_only_whoever_it_is_about_has_no_cards(by):
    """Whoever doubts would have won long before; it is the other whose last card it was."""
    (found,) = apart(doubts(by, EVEN_IF_WON))
    assert held(found) == [1, 0]


@pytest.mark.parametrize("by", ["", " by lay", " by lay, rest"])
def test_what_an_act_that_wins_would_open_is_not_open(by):
    told = doubts(by)
    assert not apart(told)
    assert [each.relation for each in told if isinstance(each, Compared)] == ["same"]


def test_a_win_that_is_not_looked_at_after_an_act_leaves_its_window_open():
    assert apart(doubts(" by rest"))


@pytest.mark.parametrize(
    "more",
    [
        "rule thrown\n  when player rests:\n    player gets 1\n    player lays (newest of hand of player)\n",
        "rule taken-back\n  even if won\n  when player rests:\n    player lays (newest of hand of player)\n",
        "rule prepared\n  at preparing:\n    dealer lays (newest of hand of dealer)\n",
    ],
)
def test_an_act_that_can_begin_when_the_round_is_won_leaves_its_window_open(more):
    """Where the round was won before, or nobody looks whether it is, what the act brings about happens all the same."""
    assert apart(doubts("", more=more))


def test_an_effect_that_comes_before_can_take_the_last_card():
    """The window opens before anybody looks whether the round is won by that."""
    lost = "rule lost\n  when player lays star:\n    move hand of next of player to aside\n"
    (found,) = apart(doubts("", lost + DOUBTED))
    assert found.witness is not None


def test_no_challenge_of_a_last_card_tells_editions_apart():
    for one, other in combinations(("fi-108", "fi-112", "nb-108", "sv-112"), 2):
        told = between(model_of(one), model_of(other), "moves")
        found = [d for d in told if isinstance(d, Difference) and str(d.about) == "challenge after play"]
        assert not [d for d in found if not d.under and 0 in held(d)]


def test_what_bears_on_nothing_is_not_told():
    rules = (
        "rule not-stars\n  player must not lay star\nrule stars\n  player may lay star even when pot is 0\n"
    )
    findings = [f for f in check_model(game(rules)).findings if f.kind == "contradiction"]
    assert findings
    for finding in findings:
        assert finding.witness is not None
        assert [state for state, _, _ in finding.witness.states] == ["pot"]


def test_what_lasts_a_turn_in_one_edition_is_open_where_the_other_may_have_set_it():
    """One edition sets it as a turn begins and reads it then; the other never does, and still they differ."""
    setting = "rule seeing\n  at turn-begins:\n    set seen to true\n"
    barred = "rule barred\n  player must not lay star when seen is true\n"
    found = shown(game("", name="one"), game(setting + barred, name="other"), "lay on your turn")
    assert found.verdicts == (("one", "may"), ("other", "must-not"))


def test_acts_that_lead_to_each_other_change_alike():
    """Whichever of them is asked about first, and whatever was asked before."""
    model = game(
        DOUBTED
        + """
rule doubted-again
  when challenger doubts:
    offer doubt, believe to next of challenger

rule let-go
  when listener believes:
    offer doubt, believe to next of listener
"""
    )
    for acts in (("doubt", "believe"), ("believe", "doubt")):
        windows, slices = SymbolicWindows(model), tracer_of(replace(model))._slices[True]
        for act in acts:
            assert ("state", "seen") in windows.writes(act)
            assert "seen" in slices.written_by(act)[0]
