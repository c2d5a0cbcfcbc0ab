"""Each kind of finding on a small game: it is found where it is, and only there."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.report.consequences import arms
from cardlaw.analysis.results.finding import CODES, Finding
from cardlaw.analysis.results.verdict_words import followed, told_apart
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.tell import Teller
from cardlaw.wording.arguments import SpokenChoice
from engine.cited import CITED, CLASH, LAYING, ONE_TOLL, PAID, RESTING, cited
from engine.small import OUT, small


def found(rules: str, declarations: str = "") -> dict[str, Finding]:
    report = check_model(small(rules + OUT, declarations, CITED))
    assert report.faults == ()
    assert not any(f.replayed is False for f in report.findings)
    return {f.id: f for f in report.findings}


def shown(finding: Finding) -> Witness:
    assert finding.witness is not None
    return finding.witness


def kinds(findings: dict[str, Finding], *wanted: str) -> list[str]:
    return sorted(f.id for f in findings.values() if f.kind in wanted)


def test_nothing_is_found_where_nothing_is_wrong():
    assert found(LAYING + RESTING) == {}


def test_a_concession_against_a_restriction():
    (finding,) = [f for f in found(LAYING + RESTING + CLASH).values() if f.kind == "contradiction"]
    assert finding.id == "contradiction-stars-on-red-not-stars"
    assert (finding.status, finding.layer, finding.replayed) == ("open", "text", True)
    assert finding.verdicts == (("text", "contradictory"),)
    assert shown(finding).size == 2
    assert dict(finding.says)["not-stars"] == "no"
    assert dict(finding.says)["stars-on-red"] == "strong yes"


SETTLED = """
reading stars "May stars be laid on red?" lines 4-5:
  chosen yes
  no

rule not-stars
  "Stars may not be laid."
  about laying
  lines 4
  overrides stars-on-red under stars no
  player must not lay star

rule stars-on-red
  "A star may be laid even on a red card."
  about laying
  lines 5
  overrides not-stars under stars yes
  player may lay star even when hue of top of pile is red
"""


def test_a_reading_settles_a_clash_and_its_arms_differ():
    findings = found(LAYING + RESTING + SETTLED)
    clash = findings["contradiction-stars-on-red-not-stars"]
    assert (clash.status, clash.settled) == ("read", ("stars",))
    ambiguous = findings["ambiguous-stars"]
    assert dict(ambiguous.verdicts) == {
        SpokenChoice("stars", "yes"): "may",
        SpokenChoice("stars", "no"): "must-not",
    }
    assert ambiguous.replayed is True


READINGS = "".join(
    f'reading {name} "How is it meant?" lines 6:\n  chosen plainly\n  otherwise\n\n'
    for name in ("one", "two", "three")
)
TOGETHER = """
rule both-otherwise
  "Read so, stars may be laid."
  about laying
  lines 6
  under one otherwise
  under two otherwise
  overrides stars-on-red, not-stars
  player may lay star
"""


def test_readings_that_change_something_only_together_are_told_together():
    """Two of three that change nothing together are passed over."""
    model = small(LAYING + RESTING + READINGS + CLASH + TOGETHER + OUT, "", CITED)
    (clash,) = [f for f in check_model(model).findings if f.id == "contradiction-stars-on-red-not-stars"]
    found = arms(model, replace(clash, settled=("three", "one", "two")))
    assert [(arm.choices, arm.outcome.word) for arm in found[-1:]] == [
        ((("one", "otherwise"), ("two", "otherwise")), "may")
    ]
    assert {arm.outcome.word for arm in found[:-1]} == {"contradictory"} and len(found) == 7
    assert [arm.chosen for arm in found] == [True, False, True, False, True, False, False]


def test_an_assumption_settles_a_clash():
    rules = SETTLED.partition("rule ")[2]
    rules = "rule " + rules.replace("  overrides stars-on-red under stars no\n", "").replace(
        "  overrides not-stars under stars yes\n", ""
    )
    rules += """
rule stars-never
  "Stars are never laid."
  about laying
  assumed "it is customary"
  overrides stars-on-red
  player must not lay star
"""
    clash = found(LAYING + RESTING + rules)["contradiction-stars-on-red-not-stars"]
    assert (clash.status, clash.settled) == ("assumed", ("stars-never",))


DUTY = """
rule lay-red
  "A red card must be laid."
  about laying
  lines 4
  player must lay card when hue of card is red

rule hold-back
  "But one may rest instead."
  about laying
  lines 5
  overrides lay-red
  player may rest when some held in hand of player where hue of held is red
"""


def test_a_duty_that_yields_to_a_permission_is_a_clash_that_the_text_settles():
    clash = found(LAYING + DUTY)["contradiction-hold-back-lay-red"]
    assert (clash.status, clash.settled, clash.replayed) == ("settled", ("hold-back",), True)
    assert clash.verdicts == (("text", "may"),)
    assert shown(clash).move == ("rest", ())
    assert clash.message == "`hold-back` allows another move than `lay-red` demands; `hold-back` comes first"


def test_a_duty_without_an_exception_to_it_is_no_clash():
    plain = DUTY.replace("  overrides lay-red\n", "")
    assert "contradiction-hold-back-lay-red" not in found(LAYING + plain)


def test_a_permission_of_the_very_move_that_is_demanded_is_no_clash():
    same = DUTY.replace("player may rest when some held", "player may lay card when some held")
    assert "contradiction-hold-back-lay-red" not in found(LAYING + RESTING + same)


LATE = """
rule last-pays
  "Whoever lays the last card still pays one."
  about laying
  lines 7
  even if won
  when player lays card where hand of player is empty:
    player pays 1
"""


def test_what_still_applies_after_the_end_is_told_with_the_rule_that_says_so():
    late = found(LAYING + RESTING + LATE)["after-the-end-last-pays-out-1"]
    assert (late.status, late.settled, late.replayed) == ("settled", ("last-pays",), True)
    assert len(shown(late).zones[0][1]) == 1
    assumed = LATE.replace("  lines 7\n", '  assumed "customary"\n')
    assert found(LAYING + RESTING + assumed)["after-the-end-last-pays-out-1"].status == "assumed"


def test_what_ends_with_the_round_does_not_apply_after_the_end():
    assert kinds(found(LAYING + RESTING + LATE.replace("  even if won\n", "")), "after-the-end") == []


def test_what_happens_before_the_last_card_is_not_after_the_end():
    before = LATE.replace("where hand of player is empty", "where size of hand of player is 1")
    assert kinds(found(LAYING + RESTING + before), "after-the-end") == []


ALL_DOWN = """
rule all-down
  "Whoever rests makes everybody put their cards down."
  about resting
  lines 9
  when player rests:
    for each p in players:
      move hand of p to pile
"""


def test_several_players_who_win_at_once_are_told_unless_one_is_named():
    several = found(LAYING + RESTING + ALL_DOWN)["several-winners-out-1-rest"]
    assert (several.status, several.replayed) == ("open", True)
    by_doer = OUT.replace("wins round when", "wins round by rest when")
    assert by_doer != OUT
    report = check_model(small(LAYING + RESTING + ALL_DOWN + by_doer, "", CITED))
    assert [f.id for f in report.findings if f.kind in ("several-winners", "unknown")] == []


def test_cards_dealt_out_again_leave_nobody_without():
    again = ALL_DOWN.replace("to pile\n", "to aside\n")
    again += "    shuffle aside\n    deal all from aside to hand starting at player\n"
    assert kinds(found(LAYING + RESTING + again), "several-winners", "unknown") == []
    top = "    move top of aside to pile\n"
    fewer = again.replace("    deal all", f"{top}{top}    deal all")
    assert kinds(found(LAYING + RESTING + fewer), "several-winners") == ["several-winners-out-1-rest"]


BROKEN = """
rule only-without-red
  "A star may be laid only when no red card is held."
  about laying
  lines 4
  overrides may-lay
  breakable
  player may lay star only when no other in hand of player where hue of other is red and other is plain
"""


def test_a_rule_that_can_be_broken_is_a_choice_with_what_decides_it():
    told = found(LAYING + RESTING + BROKEN)["breakable-only-without-red"]
    assert (told.status, told.settled, told.replayed) == ("assumed", (), True)
    assert told.derivation == ("no rule says what happens then",)
    assert told.verdicts == (("text", "must-not"),)
    printed = (
        BROKEN.replace("breakable\n", "breakable resolved by stays\n")
        + """
rule stays
  "A star that nobody doubts stays."
  about laying
  lines 5
  player may rest
"""
    )
    told = found(LAYING + printed)["breakable-only-without-red"]
    assert (told.status, told.settled) == ("settled", ("stays",))
    assert kinds(found(LAYING + RESTING + BROKEN.replace("  breakable\n", "")), "breakable") == []


def test_a_duty_that_can_be_left_undone_is_told():
    duty = BROKEN.partition("  player may")[0].replace("  overrides may-lay\n", "") + "  player must rest\n"
    told = found(LAYING + RESTING + duty)["breakable-only-without-red"]
    assert told.verdicts == (("text", "must"),)
    assert told.message.startswith("a player can leave undone")


def test_a_rule_by_example_is_read_so():
    shown_only = BROKEN.replace("  breakable\n", "  by example\n")
    told = found(LAYING + RESTING + shown_only)["by-example-only-without-red"]
    assert (told.status, told.witness, told.replayed) == ("read", None, None)
    assert kinds(found(LAYING + RESTING + BROKEN), "by-example") == []


def test_two_values_of_one_quantity():
    two = """
rule two-toll
  "The toll is two with a red card on the pile."
  about doing
  lines 7
  toll is 2 when hue of top of pile is red
"""
    findings = found(LAYING + RESTING + ONE_TOLL + two + PAID)
    clash = findings["contradiction-one-toll-two-toll"]
    assert (clash.status, clash.replayed) == ("open", True)
    assert shown(clash).ends == ((("pile", None), "top", 0),)


DEMANDED = """
rule lay-star
  "A star must be laid."
  about laying
  lines 4
  player must lay star

rule guilty
  "Wrong is a star laid while a blue card was held."
  about laying
  lines 5
  player wrongly lays star when some other in hand of player where hue of other is blue and other is plain
"""


def test_a_move_that_is_demanded_and_called_wrong_is_told_by_itself():
    demanded = found(LAYING + RESTING + DEMANDED)["lawful-yet-guilty-guilty-lay-star"]
    assert (demanded.status, demanded.replayed) == ("open", True)
    assert demanded.verdicts == (("text", "must"),)
    allowed = DEMANDED.replace("must lay star", "may lay star")
    assert kinds(found(LAYING + RESTING + allowed), "lawful-yet-guilty") == ["lawful-yet-guilty-guilty"]


def test_lawful_yet_guilty_and_its_reverse():
    rules = """
rule only-without-red
  "A star may be laid only when no red card is held."
  about laying
  lines 4
  overrides may-lay
  breakable
  player may lay star only when no other in hand of player where hue of other is red and other is plain

rule guilty
  "Wrong is a star laid while a blue card was held."
  about laying
  lines 5
  player wrongly lays star when some other in hand of player where hue of other is blue and other is plain
"""
    findings = found(LAYING + RESTING + rules)
    assert kinds(findings, "lawful-yet-guilty") == ["lawful-yet-guilty-guilty"]
    assert kinds(findings, "unlawful-yet-innocent") == ["unlawful-yet-innocent-only-without-red"]
    guilty = findings["lawful-yet-guilty-guilty"]
    assert guilty.replayed and guilty.verdicts == (("text", "may"),)
    assert len(shown(guilty).zones[0][1]) == 2


def test_stuck_hides_that_each_way_out_is_silent():
    rules = """
rule may-lay
  "Only cards of the same hue may be laid."
  about laying
  lines 1
  player may lay card only when hue of card is hue of top of pile
"""
    findings = found(rules)
    stuck = findings["stuck-turns"]
    assert (stuck.status, stuck.replayed) == ("open", True)
    assert shown(stuck).size <= 1
    assert kinds(findings, "silent") == []


def test_a_quantity_and_a_word_that_nobody_defines():
    rules = """
rule may-lay-fit
  "Fitting cards may be laid."
  about laying
  lines 1
  player may lay card when card is fit

rule price-of-plain
  "A plain card costs its mark."
  about doing
  lines 6
  price of card is mark of card when card is plain

rule counted
  "Prices are counted."
  about doing
  lines 7
  at counting:
    for each p in players:
      add (total price of c for c in hand of p) to points of p
"""
    findings = found(LAYING + RESTING + rules + PAID)
    assert kinds(findings, "count") == ["count-price-star"]
    assert {"silent-toll", "silent-fit"} <= set(kinds(findings, "silent"))


def test_clauses_that_do_nothing():
    rules = """
rule never
  "A red blue card may not be laid."
  about laying
  lines 4
  player must not lay card when hue of card is red and hue of card is blue

rule twice
  "Stars may be laid, too."
  about laying
  lines 5
  player may lay star

rule forbids
  "Red stars may not be laid."
  about laying
  lines 6
  overrides shadowed
  player must not lay star when hue of card is red

rule shadowed
  "Red stars may be laid."
  about resting
  lines 7
  player may lay star when hue of card is red
"""
    findings = found(LAYING + RESTING + rules)
    assert kinds(findings, "dead") == ["dead-never"]
    assert kinds(findings, "shadowed") == ["shadowed-shadowed"]
    assert kinds(findings, "redundant") == ["redundant-twice"]
    assert findings["dead-never"].status == "open"
    assert findings["shadowed-shadowed"].status == "settled"
    assert findings["redundant-twice"].status == "settled"


def test_a_rule_of_ours_without_effect_is_an_assumption():
    twice = """
rule twice
  "Stars may be laid, too."
  about laying
  assumed "nothing forbids it"
  player may lay star
"""
    (finding,) = [f for f in found(LAYING + RESTING + twice).values() if f.kind == "redundant"]
    assert (finding.status, finding.layer) == ("assumed", "assumption")
    assert finding.message == "`twice` only states what the rules would give anyway"


def test_a_definition_that_judges_itself():
    rules = """
reading itself "Does the card count itself?" lines 4:
  chosen others
  counted

rule fit-others
  "Fit is a card of the pile's hue."
  about laying
  lines 4
  card is fit when hue of card is hue of top of pile

rule fit-itself
  "Fit is a card if no card is fit."
  about laying
  lines 4
  under itself counted
  overrides fit-others
  card is fit when not card is fit

rule lay-fit
  "Only fit cards are laid."
  about laying
  lines 5
  overrides may-lay
  player may lay card only when card is fit
"""
    findings = found(LAYING + RESTING + rules)
    own = findings["self-referential-fit-itself"]
    assert (own.status, own.settled) == ("read", ("itself",))


def test_a_card_taken_before_the_shuffle():
    rules = """
rule turned-first
  "First a card is turned."
  about cards
  lines 1
  before prepare
  at preparing:
    move top of stock to aside
"""
    model = cited(rules)
    orders = [f for f in check_model(model).findings if f.kind == "order"]
    assert [f.clauses for f in orders] == [("turned-first", "prepare")]


def test_arms_that_nothing_tells_apart():
    rules = """
reading same "Does it matter?" lines 4:
  chosen so
  otherwise

rule so
  "Cards of the pile's hue may be laid."
  about laying
  lines 4
  under same so
  player may lay card when hue of card is hue of top of pile
"""
    findings = found(LAYING + RESTING + rules)
    assert "redundant-same-otherwise" in findings


def test_an_accepted_finding_is_not_open():
    rules = """
accepted dead-never "it is printed so"

rule never
  "A red blue card may not be laid."
  about laying
  lines 4
  player must not lay card when hue of card is red and hue of card is blue
"""
    finding = found(LAYING + RESTING + rules)["dead-never"]
    assert finding.status == "accepted"
    assert finding.reason is not None and finding.reason.text == "it is printed so"


def test_ids_outlive_unrelated_edits():
    never = """
rule never
  "A red blue card may not be laid."
  about laying
  lines 4
  player must not lay card when hue of card is red and hue of card is blue
"""
    other = """
rule seldom
  "A lone card may be laid."
  about laying
  lines 9
  player may lay card when size of hand of player is 1
"""
    before = found(LAYING + RESTING + never)
    after = found(other + RESTING + LAYING + never.replace("lines 4", "lines 40"))
    assert {"dead-never"} <= before.keys() <= after.keys()


def test_the_drawn_card_is_known_to_be_held():
    """In a window after a draw the card drawn is the newest of the hand; no witness has it elsewhere."""
    rules = """
rule drawn
  "The drawn card may be laid."
  about laying
  lines 4
  when player picks:
    offer lay, rest to player

rule only-drawn
  "No other card may be laid then."
  about laying
  lines 5
  player must not lay card when player has just-drawn and card is not just-drawn of player

rule stars-always
  "A star may be laid even then."
  about laying
  lines 6
  player may lay star even when player has just-drawn
"""
    clash = found(LAYING + RESTING + rules)["contradiction-stars-always-only-drawn"]
    hand = dict(shown(clash).zones)["hand", 0]
    states = {(name, key): value for name, key, value in shown(clash).states}
    assert states["just-drawn", 0] in hand
    assert len(hand) == 2 and clash.replayed


@pytest.mark.parametrize("times", [2])
def test_findings_are_the_same_each_time(times):
    model = cited(SETTLED)
    reports = [check_model(model).findings for _ in range(times)]
    assert reports[0] == reports[1]


GUIDE = (Path(__file__).parents[2] / "docs" / "findings.md").read_text(encoding="utf-8")
EXAMPLES = dict(
    re.findall(r"^### [^\n]*\(`([a-z-]+)`\)\n\n```rules\n(.*?)```", GUIDE, re.DOTALL | re.MULTILINE)
)


def test_every_kind_has_an_example():
    missing = (CODES.keys() - {"unknown", "unsupported"}) ^ EXAMPLES.keys()
    assert not missing, f"docs/findings.md has no section `### … (`KIND`)`, or one too many: {missing}"


@pytest.mark.parametrize("kind", EXAMPLES)
def test_the_examples_of_the_guide_are_found(kind):
    assert kind in {finding.kind for finding in found(LAYING + RESTING + EXAMPLES[kind]).values()}


GUARDED = """
round:
  stage preparing
  turns:
    if hand of player is not empty:
      offer lay to player
  stage counting
"""


def test_a_guard_around_the_offer_of_a_turn_is_heeded():
    report = check_model(small(LAYING.partition("rule may-pick")[0] + OUT, "", CITED + GUARDED))
    assert [f.id for f in report.findings if f.kind == "stuck"] == []
    bare = GUARDED.replace("    if hand of player is not empty:\n      offer", "    offer")
    report = check_model(small(LAYING.partition("rule may-pick")[0] + OUT, "", CITED + bare))
    assert [f.id for f in report.findings if f.kind == "stuck"] == ["stuck-turns"]


def test_a_word_that_is_asked_of_one_kind_only_need_not_be_said_of_others():
    rules = """
rule dear-stars
  "A star that is dear may be laid."
  about laying
  lines 4
  player may lay star when price of card is 3

rule price-of-stars
  "A star costs three."
  about doing
  lines 5
  price of card is 3 when card is star
"""
    assert kinds(found(LAYING + RESTING + rules), "silent") == []
    of_any = rules.replace("player may lay star when", "player may lay card when")
    assert kinds(found(LAYING + RESTING + of_any), "silent") == ["silent-price-plain"]


@pytest.mark.parametrize(
    "condition",
    [
        "some c in hand of player where c is star and price of c is 3",
        "top of pile is star and price of top of pile is 3",
        "(total price of c for c in hand of player where c is star) > 3",
    ],
)
def test_the_kind_is_known_where_the_condition_says_it(condition: str):
    rules = f"""
rule told
  "What is asked is asked of stars."
  about laying
  lines 4
  player may lay card when {condition}

rule price-of-stars
  "A star costs three."
  about doing
  lines 5
  price of card is 3 when card is star
"""
    assert kinds(found(LAYING + RESTING + rules), "silent", "count") == []


def test_a_pile_with_a_top_card_is_not_told_as_empty():
    rules = """
rule long-pile
  "No star on a pile of fewer than two cards under a red one."
  about laying
  lines 4
  player must not lay star when size of pile < 2 and hue of top of pile is red

rule stars-even
  "A star may even be laid then."
  about laying
  lines 5
  player may lay star even when size of pile < 2
"""
    findings = found(LAYING + RESTING + rules)
    witness = shown(findings["contradiction-stars-even-long-pile"])
    (pile,) = [cards for place, cards in witness.zones if place == ("pile", None)]
    (top,) = [card for place, end, card in witness.ends if (place, end) == (("pile", None), "top")]
    assert pile == (top,)
    rows = dict(Teller.of(small(LAYING + RESTING + rules + OUT, "", CITED)).rows(witness))
    assert rows["pile"] == "[R 1]" or (rows["pile"].startswith("[") and "top of pile" not in rows)


def test_what_the_engine_cannot_show_is_derived_and_carries_no_table():
    toll = """
rule paying
  "Whoever lays pays the toll."
  about doing
  lines 4
  when player lays card: add toll to pot
"""
    toll = toll.replace("lays card: add toll to pot", "lays card:\n    add toll to pot")
    (finding,) = [f for f in found(LAYING + RESTING + toll).values() if f.id == "silent-toll"]
    assert (finding.witness, finding.replayed, finding.owned) == (None, None, False)
    assert finding.derivation == ("“toll” is used in `paying`", "no clause of the text alone gives it")


def test_a_rule_of_words_alone_and_one_that_waives_follow_from_their_answer():
    arms = """
reading who "Who pays?" lines 4:
  chosen layer
  nobody
  all

rule pays
  "Whoever lays pays."
  about doing
  lines 4
  when player lays card:
    add 1 to pot

rule how
  "The pot pays back what is too much."
  about doing
  assumed "somebody has to"
  under who layer

rule free
  "Nobody pays."
  about doing
  lines 4
  under who nobody
  pays does not apply
"""
    finding = found(LAYING + RESTING + arms)["ambiguous-who"]
    assert finding.derivation == (
        "who = layer: `pays` and `how` then apply",
        "who = nobody: `free` then applies",
    )


def test_what_follows_by_every_value_of_a_reading_is_not_told():
    arms = """
reading who "Who pays?" lines 4:
  chosen layer
  nobody

rule counts
  "Whoever lays counts."
  about doing
  lines 4
  when player lays card:
    add 1 to pot

rule free
  "Nobody pays."
  about doing
  lines 4
  under who layer
  player may lay star

rule pays
  "Whoever lays pays."
  about doing
  lines 4
  under who nobody
  when player lays card:
    add 1 to pot
"""
    model = small(LAYING + RESTING + arms + OUT, "", CITED)
    layer, nobody = (SpokenChoice("who", value) for value in ("layer", "nobody"))
    both = ((layer, followed(["counts"])), (nobody, followed(["counts", "pays"])))
    assert told_apart(model, both) == ((layer, followed(["free"])), (nobody, followed(["pays"])))
    only = ((layer, followed(["counts"])), (nobody, followed(["pays"])))
    assert told_apart(model, only) == only
    moves = ((layer, "may"), (nobody, "must-not"))
    assert told_apart(model, moves) == moves


def test_no_finding_carries_a_table_that_was_not_replayed():
    arms = """
reading who "Who pays?" lines 4:
  chosen layer
  nobody

rule pays
  "Whoever lays pays."
  about doing
  lines 4
  under who layer
  when player lays card:
    add 1 to pot
"""
    findings = found(LAYING + RESTING + arms)
    finding = findings["ambiguous-who"]
    assert finding.witness is None
    assert finding.derivation == ("who = layer: `pays` then applies", "who = nobody: no further rule applies")
    assert not [f.id for f in findings.values() if f.witness is not None and not f.replayed]


def test_idle_clauses_are_told_only_of_the_units_that_are_asked_about():
    never = """
rule never-paid
  "Nobody ever pays this."
  about doing
  lines 4
  when player lays card where pot > 3 and pot < 2:
    player pays 1
"""
    model = small(LAYING + RESTING + never + OUT, "", CITED)
    assert "dead-never-paid" in {f.id for f in check_model(model).findings}
    assert "dead-never-paid" in {f.id for f in check_model(model, {"tested"}).findings}
    assert "dead-never-paid" not in {f.id for f in check_model(model, {"another"}).findings}


SET = """
rule scored
  "Whoever lays is marked."
  about doing
  lines 4
  when player lays card:
    add 1 to marked of player
"""
ASKED = """
rule asked
  "Stars may not be laid by whoever is marked."
  about laying
  lines 5
  player must not lay star when marked of player > 0
"""


def test_a_state_that_nothing_asks_for():
    finding = found(LAYING + RESTING + SET)["unread-marked"]
    assert (finding.code, finding.status, finding.layer, finding.clauses) == (
        "F0404",
        "open",
        "text",
        ("scored",),
    )
    assert finding.message == "nothing depends on “marked”"
    assert finding.derivation == ("`scored` notes “marked”",)
    assert (finding.witness, finding.replayed) == (None, None)


@pytest.mark.parametrize(
    "made_of", ["set marked of player to marked of player + 1", "set marked of player to 1"]
)
def test_what_a_state_is_made_of_itself_does_not_ask_for_it(made_of: str):
    rules = SET.replace("add 1 to marked of player", made_of)
    assert kinds(found(LAYING + RESTING + rules), "unread") == ["unread-marked"]


@pytest.mark.parametrize(
    "asking",
    [
        ASKED,
        SET.replace("scored", "passed-on").replace("add 1 to marked", "add marked of player to points"),
        ASKED.replace("  lines 5\n", "  lines 5\n  under strict yes\n")
        + '\noption strict "Are marks counted?" lines 6:\n  chosen no\n  yes\n',
    ],
)
def test_a_state_that_something_asks_for_is_no_finding(asking: str):
    assert "unread-marked" not in found(LAYING + RESTING + SET + asking)


def test_a_reading_or_an_assumption_asks_for_a_state():
    reading = 'reading marks "Do marks count?" lines 6:\n  chosen yes\n  no\n'
    read = ASKED.replace("  lines 5\n", "  lines 5\n  under marks yes\n")
    finding = found(LAYING + RESTING + SET + reading + read)["unread-marked"]
    assert (finding.status, finding.settled, finding.layer) == ("read", ("marks",), "text")
    assert finding.message == "by the printed rules, nothing depends on “marked”"
    other = found(LAYING + RESTING + SET + reading.replace("chosen yes\n  no", "yes\n  chosen no") + read)
    assert (other["unread-marked"].status, other["unread-marked"].settled) == ("open", ())
    assumed = found(LAYING + RESTING + SET + ASKED.replace("lines 5", 'assumed "it is customary"'))
    assert (assumed["unread-marked"].status, assumed["unread-marked"].settled) == ("assumed", ("asked",))
