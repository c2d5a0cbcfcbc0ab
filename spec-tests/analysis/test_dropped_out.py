"""Players who have dropped out: situations in which some have are looked at wherever rules let them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from analysis.agreement import Agreement
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.questions.answer import Question
from cardlaw.analysis.symbolic.witness import SEATS
from cardlaw.analysis.witness.tell import Teller, situated
from cardlaw.engine.play.situation import Situation
from cardlaw.language import model as m
from cardlaw.scenarios.situations import ONE_ROUND
from engine.small import OPEN, OUT, small

LEAVES = "\nrule leaves\n  when player lays star:\n    left of player drops-out\n"
ALONE = ("size of players is 1", "next of player is player", "(count p in players) < 2")
SKIPPED = (
    "some p in players where next of p is player and not left of p is player and not right of p is player"
)


def made(rules: str, name: str = "one", leaves: str = LEAVES) -> m.Model:
    return replace(small(OPEN + leaves + rules + OUT), name=name)


def forbids(condition: str, more: str = "  overrides may-rest\n") -> str:
    return f"\nrule alone\n{more}  player must not rest when {condition}\n"


@pytest.mark.parametrize("alone", ALONE)
def test_a_rule_about_the_last_in_the_round_is_not_dead(alone):
    """Once, everybody was taken to be in the round, and such a rule was said never to apply."""
    kinds = [each.kind for each in check_model(made(forbids(alone))).findings if "alone" in each.clauses]
    assert kinds == []
    staying = check_model(made(forbids(alone), leaves="")).findings
    assert [each.kind for each in staying if "alone" in each.clauses] == ["dead"]


def test_a_clash_shows_who_is_out():
    report = check_model(made(forbids(ALONE[0], "") + "\nrule rests\n  player may rest even when pot is 0\n"))
    (clash,) = [each for each in report.findings if each.kind == "contradiction"]
    assert not report.faults and clash.replayed and clash.witness is not None
    assert clash.witness.players == 2 and clash.witness.out == (1,)
    teller = Teller.of(report.model)
    assert teller.plain(clash.witness)["out"] == ["b"] and "b is out of the round" in teller.sentence(
        clash.witness
    )
    assert "out-of-round" in {each.id for each in situated(report.model, teller.layout, clash.witness)}


def test_what_only_the_last_in_the_round_may_not_do_sets_editions_apart():
    found = compare_models((made(forbids(ALONE[0])), made("", "other")))
    (difference,) = [each for each in found.differences if each.sort == "legality"]
    assert difference.replayed and difference.witness is not None and difference.witness.out == (1,)


@pytest.mark.parametrize("other", ALONE[1:])
def test_the_same_of_who_is_left_is_proved(other):
    found = compare_models((made(forbids(ALONE[0])), made(forbids(other), "other")))
    assert not found.differences and not found.unknown
    assert "rest on your turn" in {str(each.about) for each in found.same}


@pytest.mark.parametrize(("out", "verdict"), (((), "may"), ((1,), "may"), ((1, 2), "must-not")))
def test_a_question_says_who_is_out(out, verdict):
    situation = Situation(turn=0, out=out)
    answer = Question(made(forbids(ALONE[0])), SEATS[:3], situation, ("rest", ()), ONE_ROUND).answer()
    assert [each.verdict.word for case in answer.cases for each in case.outcomes] == [verdict]
    assert all(case.unknown is None for case in answer.cases)


def test_three_judges_agree_where_players_have_dropped_out():
    rules = forbids(f"{SKIPPED} or next of next of player is player")
    rules += "\nrule points\n  player must not point other when other is right of player\n"
    tally = Agreement(made(rules), block=40).run(800, seed=3, slowly=1.0)
    assert tally.quarrels == [] and {"may", "must-not"} <= set(tally.words)
    assert tally.thrice == tally.verdicts
