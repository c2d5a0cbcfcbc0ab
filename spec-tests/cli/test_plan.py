"""`cardlaw plan`: what a variant changes is told with the table that shows it; what changes nothing is said to."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.packs.plan import ComparedPlay, UnsettledChange, played, written
from cardlaw.analysis.reach.lived import lived
from cardlaw.analysis.results.difference import Difference
from cardlaw.cli.screen import Screen
from cardlaw.cli.views.plan_text import PlanText
from cardlaw.language.loading import load
from cardlaw.wording.arguments import SpokenRule
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say
from cli.conftest import Run

SAME = """cardlaw 1
variant same extends short

rule lay-again
  "Only a fitting rung is laid."
  about laying
  replaces lay-fitting
  player may lay card only when card is fitting and card is fitting
"""
IDLE = """cardlaw 1
variant idle extends short

rule never
  "Nobody with so many cards lays one."
  about laying
  player must not lay card when size of hand of player > 40
"""
STUCK = """cardlaw 1
variant stuck extends short

rule no-taking
  "With two cards nobody takes another."
  about laying
  player must not take when size of hand of player is 2
"""
SLOW = """cardlaw 1
variant slow extends short

state tired: number starts 0

rule tiring
  "Whoever takes is tired, and the tired take two."
  about laying
  when player takes:
    if tired is 0:
      set tired to 1
    else:
      move top of stack to hand of player
      set tired to 0
"""


def test_situations_and_effects_that_change_are_told(run: Run) -> None:
    ran = run("plan", "house/evening.rules")
    assert (ran.code, ran.err) == (1, "")
    told = ran.out.splitlines()
    assert told[:8] == [
        "evening compared with short",
        "evening changes the game: 2 differences in what is allowed and 1 difference in",
        "  what happens.",
        "",
        "  New rules:",
        "    “Resting is allowed.” (`may-rest`)",
        "    “It is offered whenever a card was taken.” (`rest-offered`)",
        "  Chosen: `next-height` = either (was up).",
    ]
    at = told.index("Now allowed")
    assert told[at : at + 7] == [
        "Now allowed",
        "  Lay a card on your turn",
        "      For example: the top of the laid is a sun 2; A’s hand: a sun 1 and a sun",
        "        3; A tries to lay a sun 1.",
        "      Before: not allowed (`lay-fitting`).",
        "      Now: allowed (`lay-fitting`).",
        "",
    ]
    assert "  Rest after you take: only in evening." in told
    at = told.index("What happens differently")
    assert "  Take" in told[at:] and "      Now: A has to rest (`rest-offered`)." in told[at:]
    assert not any("lacks it" in line for line in told)


def test_what_changes_nothing_is_proved_to(run: Run, desk: Path) -> None:
    (desk / "same.rules").write_text(SAME)
    ran = run("plan", "same.rules", "--rules", "house")
    assert ran.code == 0
    assert "same changes nothing at the table: 14 things were looked at and proved the same." in ran.out
    gone = ran.out.partition("  Rules that are gone:\n")[2].splitlines()
    assert gone[0].endswith("(`lay-fitting`)") and not gone[1].startswith("    ")


def test_a_clause_that_never_applies_is_a_new_finding(run: Run, desk: Path) -> None:
    (desk / "idle.rules").write_text(IDLE)
    ran = run("plan", "idle.rules", "--rules", "house")
    assert ran.code == 1
    assert "  `never` never applies (open).\n" in ran.out
    assert "changes nothing at the table" in ran.out
    quick = run("plan", "idle.rules", "--rules", "house", "--quick")
    assert quick.code == 0 and "never applies" not in quick.out


def test_a_new_way_to_be_stuck_names_the_clauses_and_the_table(run: Run, desk: Path) -> None:
    (desk / "stuck.rules").write_text(STUCK)
    ran = run("plan", "stuck.rules", "--rules", "house")
    assert ran.code == 1
    new = ran.out.partition("New findings")[2]
    assert "A player who has to lay a card or take may not do any of that." in new
    assert "`no-taking` (stuck, stuck.rules:" in new and "A tries" not in new
    assert "For example: " in new


def test_packs_and_choices_on_the_command_line(run: Run) -> None:
    ran = run("plan", "short[next-height=either]", "--rules", "house", "--format", "json")
    data = json.loads(ran.out)
    assert (data["variant"], data["base"], data["effect"]) == (
        "short[next-height=either]",
        "short",
        "changes",
    )
    assert data["choices"] == [{"axis": "next-height", "before": "up", "now": "either"}]
    (judged,) = data["judged"]
    assert (judged["change"], judged["replayed"]) == ("now allowed", True)
    assert judged["verdicts"] == {"short": "must-not", "short[next-height=either]": "may"}
    assert judged["witness"]["move"] == "lay sun 1"
    plain = run("plan", "short with breather", "--rules", "house", "--format", "plain")
    assert plain.out.splitlines()[:2] == ["rule added may-rest", "rule added rest-offered"]


def test_the_other_way_round_something_is_forbidden(run: Run) -> None:
    ran = run("plan", "short", "--against", "short[next-height=either]", "--rules", "house", "--quick")
    assert ran.code == 2 and "both are the same" in ran.err
    ran = run("plan", "short", "--against", "evening", "--rules", "house", "--quick")
    assert ran.code == 1
    assert "No longer allowed\n  Lay a card on your turn" in ran.out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("short",), "`short` is not a variant: it changes nothing"),
        (("breather",), "`breather` is a house rule; this needs an edition or a variant"),
        (("shrot with breather",), "there is no edition or variant `shrot` in the rule folders"),
        (("short with breather", "--against", "parlour"), "these are editions of different games"),
        (("none.rules",), "none.rules"),
        ((), "`plan` needs FILE|ID"),
    ],
)
def test_wrong_use(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run("plan", *argv, "--rules", "house")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err and "Traceback" not in ran.err


@pytest.mark.parametrize("pack", ("false-alarms", "voluntary-pass", "two-players"))
def test_plan_and_compare_tell_the_same(pack: str) -> None:
    """Once, a plan was computed by itself: it told of cards not drawn where everything else says two."""
    base, variant = load("it-56"), load(f"it-56 with {pack}")
    told = played(base, variant)
    assert told.differs

    def known(found: Iterable[Difference]) -> object:
        return sorted(
            (d.sort, d.kind, str(d.about), repr(d.verdicts), d.clauses, repr(d.witness)) for d in found
        )

    whole = compare_models((base, variant))
    planned = (*(each.difference for each in told.judged), *told.effects)
    lacked = {act.name for act in variant.acts} - {act.name for act in base.acts}
    chosen = [each for each in whole.differences if not each.under]
    assert known(planned) == known(
        each
        for each in lived((base, variant), chosen)
        if not (each.kind == "lacks" and str(each.about).split()[0] in lacked)
    )
    assert {(str(each.about), each.why) for each in told.unknown} == {
        (str(each.about), each.how) for each in whole.unknown if not each.under
    }


def test_a_table_shows_the_states_of_the_new_rules(run: Run, desk: Path) -> None:
    """Once, only what the base knows of was shown, and nobody could see why the two differ."""
    (desk / "slow.rules").write_text(SLOW)
    ran = run("plan", "slow.rules", "--rules", "house", "--quick")
    assert ran.code == 1
    told = ran.out.partition("What happens differently\n")[2]
    assert "the tired is 1;" in " ".join(told.partition("  Take\n")[2].split()), ran.out


def test_only_rules_in_force_are_counted_and_their_numbers_told_once() -> None:
    """Once, plain lines named rules that other choices would bring, and a new number was told beside its rules."""
    base, variant = load("sv-112"), load("sv-112 with stacking")
    added = written(base, variant).added
    in_force = {rule.id for rule in variant.rules_in("assumption")}
    assert len(added) == 13 and in_force.issuperset(added)
    effects = played(base, variant).effects
    assert effects and not [each for each in effects if each.kind == "table"]


def test_what_is_not_known_is_told_once_with_all_its_reasons_and_rules_by_their_words() -> None:
    base, variant = load("sv-112"), load("sv-112 with stacking")
    steps = [say("in-rule", why=say("more-steps", n=30000), rule=rule) for rule in ("stacked", "guilt")]
    one, other = message("item-rule", rule=SpokenRule("stack-window")), message("item-a-turn")
    unknown = [UnsettledChange(about, why) for why in steps for about in (one, other)]
    unknown += [UnsettledChange(about, say("more-ways")) for about in (other, one)]
    told = PlanText(base, variant, Screen()).changes(ComparedPlay((), (), (), 0, tuple(unknown), ()))
    (line,) = " ".join("\n".join(told).split()).split("We could not find out")[1:]
    assert line.count("“If you have to draw and miss a turn, you may stack") == 1
    assert "(`stack-window`)" in line and "guilt" not in line
    assert ": we stopped looking after 30,000 steps; there are too many ways" in line


def test_what_may_differ_beside_an_example_is_not_said_to_have_none() -> None:
    """Once, an example stood above the line that said that none was found, of the same thing."""
    base, variant = load("sv-112"), load("sv-112 with stacking")
    about, other = message("item-a-turn"), message("item-rule", rule=SpokenRule("stack-window"))
    verdicts = tuple((model.name, message("ruling-may")) for model in (base, variant))
    shown = Difference("", "effect", "state", (), about, verdicts, ())
    both = say("both-reasons", one=say("may-differ"), other=say("more-ways"))
    unknown = (UnsettledChange(about, both), UnsettledChange(other, both))

    def told(effects: tuple[Difference, ...]) -> str:
        lines = PlanText(base, variant, Screen()).changes(ComparedPlay((), (), effects, 0, unknown, ()))
        return " ".join("\n".join(lines).split())

    beside, without = told((shown,)), told(())
    assert beside.count("the two may differ in more than is shown above") == 1
    assert beside.count("they may differ, but no example was found") == 1
    assert "in more than" not in without and without.count("they may differ, but no example was found") == 1
