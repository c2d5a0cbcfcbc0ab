"""Rules that break what is always so: shown by the engine where they do, unknown where that cannot be told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.findings.broken_always import broken
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.reach.findings import courses
from cardlaw.analysis.reach.games import CourseOfPlay
from cardlaw.analysis.report.remedies import remedies
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.witness.replay import situation
from cardlaw.engine import Table
from cardlaw.language import model as m
from engine.cited import cited
from shipped import model_of

LITTLE = "rule little\n  always pot < 2\n"
MATCHING = "rule matching\n  always noted is 0 or noted is mark of top of pile\n"
NOTES = "rule notes\n  when player lays card:\n    set noted to 0\n"
THREE = "rule three\n  when player rests where mark of top of pile is 3:\n    set noted to 3\n"


def found(rules: str) -> dict[str, Finding]:
    return {finding.id: finding for finding in broken(cited(rules))}


def played(rules: str, finding: Finding, move: str) -> Table:
    """The table of a finding's witness, with the move made."""
    assert finding.witness is not None
    table = Table.at(cited(rules), situation(finding.witness, {}), finding.witness.players)
    assert table.tallies == {}
    table.choose(move)
    return table


def test_a_payment_that_is_too_much():
    rules = LITTLE + "rule pay\n  when player rests:\n    player pays 1\n"
    (finding,) = found(rules).values()
    assert (finding.id, finding.kind, finding.code) == ("broken-always-little-pay", "broken-always", "F0104")
    assert (finding.status, finding.clauses, finding.replayed) == ("open", ("little", "pay"), True)
    assert finding.witness is not None and dict((s, v) for s, _, v in finding.witness.states)["pot"] == 1
    assert played(rules, finding, "rest").tallies["axiom little"] == 1
    assert finding.id in {each.id for each in check_model(cited(rules)).findings}
    assert str(next(remedies(cited(rules), finding))) == "correct `pay`, or let `little` demand less"
    course = courses(cited(rules), [finding])[finding.id]
    assert isinstance(course, CourseOfPlay) and course.choices[-1] == "rest"
    assert course.table().tallies["axiom little"] == 1
    assert Table.replay(course.model, course.players, course.seed, course.choices[:-1]).tallies == {}


def test_a_payment_that_is_never_too_much():
    assert found(LITTLE + "rule pay\n  when player rests where pot is 0:\n    player pays 1\n") == {}


def test_an_act_that_touches_nothing_of_it_is_not_followed():
    assert found(LITTLE + "rule note\n  when player rests:\n    add 1 to noted\n") == {}


def test_only_with_some_cards():
    rules = LITTLE + "rule pay\n  when player lays star where hue of card is blue:\n    player pays 1\n"
    (finding,) = found(rules).values()
    assert finding.message == "this may break what `little` says is always so: lay star"
    assert played(rules, finding, "lay blue star").tallies["axiom little"] == 1


def test_cards_that_move_away_from_under_it():
    assert found(MATCHING + NOTES) == {}
    fewer = MATCHING + NOTES.replace("card:", "star:")
    assert found(fewer) == {}  # nothing ever sets it to anything else
    (finding,) = found(fewer + THREE).values()
    assert finding.clauses == ("matching",)
    assert finding.message.endswith(": lay plain")


def test_what_is_broken_while_a_move_begins_inside_another():
    rules = """
rule few
  always noted < 5

rule first
  when player rests:
    set noted to {}
    offer lay to player
    set noted to 0
"""
    (finding,) = found(rules.format(7)).values()
    assert (finding.clauses, finding.replayed) == (("few", "first"), True)
    assert found(rules.format(4)) == {}


def test_what_cannot_be_followed_is_unknown():
    rules = """
rule much
  always pot < 5

rule long
  when player rests:
    repeat until size of hand of player > 9:
      player gets 1
      set pot to 0
"""
    (finding,) = found(rules).values()
    assert (finding.id, finding.kind) == ("unknown-broken-always-much", "unknown")
    assert "could not check whether `much` still holds after somebody does this: rest (" in finding.message


def test_a_repetition_that_touches_nothing_of_it_keeps_to_it():
    rules = """
rule long
  when player rests:
    set pot to 1
    repeat until size of hand of player > 9:
      player gets 1
"""
    assert found(LITTLE + rules) == {}


def test_a_deal_that_is_not_so():
    findings = found("rule full\n  always pot > 0\n")
    assert findings["broken-always-full-deal"].derivation == ("so it is in deal 1 for 2 players",)
    assert len(findings) == 1


def test_a_statement_that_is_waived_is_not_broken():
    rules = LITTLE + "rule pay\n  when player rests:\n    player pays 1\n"
    assert found(rules + "rule off\n  little does not apply\n") == {}


@pytest.mark.parametrize("edition", ("fi-108", "fi-112", "it-56", "nb-108", "sv-112", "parlour", "pub"))
def test_the_shipped_editions_keep_to_what_they_say(edition):
    assert list(broken(model_of(edition))) == []


def test_a_house_rule_that_turns_the_suit():
    parlour = model_of("parlour")
    played_on = next(rule for rule in parlour.rules if rule.id == "first-suit")
    clause = m.Assign(m.StateOf("named-suit", None, "suit"), m.Const("suit", "spades"))
    effect = m.Effect("play", "player", m.YES, m.YES, (clause,), False)
    extra = replace(
        played_on, id="spades", clauses=(replace(played_on.clauses[0], id="spades", clause=effect),)
    )
    (finding,) = broken(replace(parlour, rules=(*parlour.rules, extra)))
    assert finding.clauses[0] == "suit-in-force" and "spades" in finding.clauses


# ------------------------------------------------------------------ rules that are all assumed
def test_where_nothing_is_printed_the_rules_as_played_are_asked():
    parlour = model_of("parlour")
    assert not [f for f in check_model(parlour).findings if f.kind in ("stuck", "silent")]
    rules = tuple(rule for rule in parlour.rules if rule.id != "pass-when-stuck")
    report = check_model(replace(parlour, rules=rules))
    (stuck,) = (finding for finding in report.findings if finding.kind == "stuck")
    assert (stuck.status, stuck.layer, stuck.replayed) == ("open", "assumption", True)
    assert stuck.witness is not None and "may-draw" in stuck.clauses
    ends = {place[0]: card for place, _, card in stuck.witness.ends}
    assert ends["stock"] is None and ends["starter"] is not None


def test_a_house_rule_on_such_a_game_prints_nothing():
    parlour = model_of("parlour")
    house = replace(parlour.units[-1], sort="variant", name="house")
    rule = next(rule for rule in parlour.rules if rule.id == "queen-skips")
    stated = replace(rule, unit="house", layer="text", assumed=None)
    rules = tuple(stated if each.id == rule.id else each for each in parlour.rules)
    variant = replace(parlour, units=(*parlour.units, house), rules=rules)
    assert check_model(variant).findings == check_model(parlour).findings


def test_a_number_that_is_kept_is_followed():
    traces = Tracer(model_of("parlour")).traces(Root("stage", ("dealing",)), Seating(2, "clockwise", 0))
    assert traces and not any(trace.beyond for trace in traces)
