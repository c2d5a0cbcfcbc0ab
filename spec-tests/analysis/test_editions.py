"""What must be found in the shipped editions, each with a witness that the engine shows."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from cardlaw.analysis.effects.scenes import from_plain
from cardlaw.analysis.report.consequences import arms, preferences
from cardlaw.analysis.report.elsewhere import as_read, elsewhere, told_elsewhere, told_verdicts
from cardlaw.analysis.report.events import said, ways
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.results.verdict_words import in_words, spoken
from cardlaw.wording.arguments import SpokenChoice
from shipped import events_of, report_of, told

EDITIONS = ("it-56", "fi-108", "fi-112", "nb-108", "sv-112")
"""Kinds of which some witnesses are about effects and words, which the table is not asked for."""


def of_kind(edition: str, kind: str) -> list[Finding]:
    return [finding for finding in report_of(edition).findings if finding.kind == kind]


def topics(edition: str, finding: Finding) -> set[str]:
    rules = {rule.id: rule.topic for rule in report_of(edition).model.rules}
    return {rules[clause.partition("#")[0]] for clause in finding.clauses}


def faces(edition: str, finding: Finding) -> tuple[str, set[str]]:
    """The top card and the mover's hand, as words."""
    from cardlaw.analysis.witness.tell import Teller

    teller = Teller.of(report_of(edition).model)
    witness = finding.witness
    assert witness is not None
    tops = {place[0]: card for place, end, card in witness.ends if end == "top"}
    hand = dict(witness.zones)["hand", 0]
    return teller.card(tops["discard-pile"] or 0), {teller.card(card) for card in hand}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_witness_is_shown_by_the_engine(edition):
    found = report_of(edition)
    assert found.faults == ()
    for finding in found.findings:
        if finding.witness is not None:
            assert finding.replayed is True and finding.witness.told, finding.id
        else:
            assert finding.derivation, finding.id


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_unknown(edition):
    assert of_kind(edition, "unknown") == []
    assert of_kind(edition, "unsupported") == []


@pytest.mark.parametrize("edition", ("fi-108", "fi-112", "nb-108", "sv-112"))
def test_the_wild_draw_beside_a_number_match_is_lawful_yet_guilty(edition):
    shown = [faces(edition, finding) for finding in of_kind(edition, "lawful-yet-guilty")]
    assert ("red 0", {"yellow 0", "wild-draw"}) in shown


@pytest.mark.parametrize("edition", ("fi-108", "nb-108", "sv-112"))
def test_the_condition_against_its_exemption(edition):
    clashes = [f for f in of_kind(edition, "contradiction") if topics(edition, f) == {"wild-draw-condition"}]
    assert [f.status for f in clashes] == ["read"]
    assert clashes[0].settled == ("exemption",)


def test_the_card_named_one_that_draws_two():
    (clash,) = [f for f in of_kind("it-56", "contradiction") if topics("it-56", f) == {"draw-card"}]
    assert (clash.status, clash.settled, clash.replayed) == ("read", ("printed-amount",), True)


def test_any_time_against_only_without_the_colour():
    clashes = [f for f in of_kind("it-56", "contradiction") if topics("it-56", f) == {"wild-draw-condition"}]
    assert [faces("it-56", f) for f in clashes] == [("red 0", {"red 1", "wild-draw"})]


def test_plain_wilds_convict_but_do_not_forbid():
    shown = [
        f for f in of_kind("it-56", "lawful-yet-guilty") if faces("it-56", f)[1] == {"wild", "wild-draw"}
    ]
    assert any(f.layer == "text" for f in shown)


def test_the_card_turned_before_the_shuffle():
    (turned,) = [f for f in of_kind("fi-112", "order") if "turn-up" in f.clauses]
    assert (turned.status, turned.settled) == ("read", ("set-up-order",))
    assert turned.derivation


def test_a_condition_that_judges_itself():
    (own,) = of_kind("fi-108", "self-referential")
    assert own.status == "read"


def test_every_reading_is_told_apart_or_said_not_to_be():
    for edition in EDITIONS:
        told = {f.id.removeprefix("ambiguous-") for f in of_kind(edition, "ambiguous")}
        told |= {f.depends[0][0] for f in of_kind(edition, "redundant") if f.depends}
        told |= {axis for f in of_kind(edition, "self-referential") for axis in f.settled}
        readings = {axis.name for axis in report_of(edition).model.axes if axis.sort == "reading"}
        assert readings <= told


def test_ids_are_names_that_can_be_accepted():
    import re

    for edition in EDITIONS:
        ids = [finding.id for finding in report_of(edition).findings]
        assert len(ids) == len(set(ids))
        assert all(re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id) for id in ids)


GUIDE = (Path(__file__).parents[2] / "docs" / "findings.md").read_text(encoding="utf-8")


def test_what_the_guide_shows_is_what_check_says():
    shown = re.findall(r"<!-- shown by (\S+) -->\n```\n(.*?)```", GUIDE, re.DOTALL)
    assert shown
    for edition, text in shown:
        assert text in told(report_of(edition))


def test_what_either_side_would_come_to_is_told():
    """A clash tells what becomes of its table under each override, and under each arm of the reading."""
    (clash,) = [f for f in of_kind("it-56", "contradiction") if f.settled == ("any-time",)]
    model = report_of("it-56").model
    assert [str(each.then) for each in preferences(model, clash)] == [
        "allowed, but it counts as wrong",
        "not allowed",
    ]
    assert [(arm.choices[0][1], arm.outcome.word) for arm in arms(model, clash)] == [
        ("condition-binds", "must-not-wrong"),
        ("any-time-binds", "may-wrong"),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reading_that_settles_a_clash_makes_a_difference_at_its_table(edition):
    """Of several smallest tables one is shown at which the arms are worth choosing between."""
    found = [f for f in of_kind(edition, "contradiction") if f.status == "read"]
    for clash in found:
        if clash.witness is not None and clash.witness.move is not None:
            words = {arm.outcome.word for arm in arms(report_of(edition).model, clash)}
            assert len(words) > 1, clash.id


def test_a_reading_that_would_settle_an_open_finding_is_named():
    guilty, demanded = (f for f in of_kind("it-56", "lawful-yet-guilty") if f.open)
    assert dict(guilty.depends) == {"wilds-block": ("only-colour",)}
    assert dict(demanded.depends) == {"drawn-usable": ("must",), "wilds-block": ("only-colour",)}
    said = " ".join(told(report_of("it-56")).split())
    assert "Result: allowed, but it counts as wrong (" in said
    assert (
        "overrides `wilds-any-time`, `wild-draw-any-time` and `wild-draw-condition`; then: not allowed"
        in said
    )


@pytest.mark.parametrize(
    ("rules", "ours", "theirs"),
    [
        ("guilt-colour", "not allowed, and it counts as wrong", "any-time = any-time-binds: allowed"),
        ("guilt-second", "allowed, and it does not count as wrong", "second-wild-draw = both: allowed"),
        (
            "guilt-second-drawn-must-3",
            "required, and it does not count as wrong",
            "second-wild-draw = both: required",
        ),
    ],
)
def test_what_only_another_reading_brings_about_is_told_as_its_word(rules, ours, theirs):
    (found,) = [f for f in of_kind("it-56", "lawful-yet-guilty") if f.id == f"lawful-yet-guilty-{rules}"]
    (here, own), (there, other) = told_verdicts(report_of("it-56").model, found)
    assert isinstance(here, SpokenChoice) and isinstance(there, SpokenChoice)
    assert report_of("it-56").model.choice(here.axis) == here.value
    assert str(spoken(own)) == ours
    assert f"{there.axis} = {there.value}: {spoken(other)}" == theirs


def test_no_verdict_is_told_as_the_texts_where_a_reading_changes_it():
    """A plain wild beside the wild draw card was said to be allowed by the text alone."""
    model = report_of("it-56").model
    (found,) = [f for f in of_kind("it-56", "lawful-yet-guilty") if f.id == "lawful-yet-guilty-guilt-wild"]
    assert found.open and found.layer == "text"
    by_whom = {who: in_words(word) for who, word in told_verdicts(model, found)}
    assert by_whom == {
        SpokenChoice("wilds-block", "only-colour"): "may, wrong",
        SpokenChoice("wilds-block", "wilds-too"): "must-not, wrong",
    }


def test_a_breach_is_told_by_how_the_sheet_is_read():
    """By the text alone another rule speaks for the same move at other tables."""
    model = report_of("it-56").model
    (found,) = [f for f in of_kind("it-56", "breakable") if f.id == "breakable-wild-draw-condition"]
    assert told_verdicts(model, found) == (("reading", "must-not"),)
    said = told(report_of("it-56"), everything=True)
    told_of_it = said[said.index("breakable-wild-draw-condition\n") :].split("\n\n")[0]
    assert "As we read it: not allowed." in told_of_it and "By the text" not in told_of_it


def test_a_move_that_a_rule_demands_and_another_calls_wrong_is_told_by_itself():
    """Whoever draws the card has to play it, and is found guilty of it."""
    (demanded,) = [
        f for f in of_kind("it-56", "lawful-yet-guilty") if f.open and f.id.endswith("drawn-must-3")
    ]
    assert dict(demanded.verdicts) == {"reading": "must"} and demanded.replayed
    assert (
        demanded.message == "`drawn-must#3` demands a move that would count as wrong because of `guilt-wild`"
    )


def test_what_a_second_reader_asks_of_a_sheet_is_found_in_all_five():
    """Duties that yield, what outlasts the round, breaches, several players out at once, rules by example."""
    for edition in EDITIONS:
        found = report_of(edition).findings
        kinds = Counter(finding.kind for finding in found)
        assert any(finding.said.id == "found-duty-yields" for finding in found), edition
        assert {"breakable-call-duty", "breakable-wild-draw-condition"} <= {f.id for f in found}, edition
        assert not kinds["several-winners"]
        silent = {silence.name for silence in report_of(edition).model.silences}
        assert ("out-at-once" in silent) == edition.endswith("-112")
        prints_more = edition != "it-56"  # a last draw card, and examples
        assert (kinds["after-the-end"] == 2, kinds["by-example"] > 0) == (prints_more, prints_more), edition
        assert ("last-draw-card" in silent) != prints_more


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_set_that_no_rule_asks_for_but_what_is_accepted(edition):
    told = [(finding.id, finding.status) for finding in of_kind(edition, "unread")]
    assert told == ([("unread-played-to-one", "accepted")] if edition == "it-56" else [])


def test_a_number_said_twice_is_told_at_a_table():
    event = events_of("it-56")["contradiction-draw-amount-name-draw-amount-text"]
    assert str(event.about) == "play draw-card"
    assert [(str(way), str(word)) for way, word in event.outcomes] == [
        ("printed-amount = by-text", "b draws 2 cards"),
        ("printed-amount = by-name", "b draws 1 card"),
    ]
    (clash,) = [f for f in report_of("it-56").findings if f.id == event.finding]
    others = [report_of(edition).model for edition in ("fi-108", "nb-108")]
    assert (
        " ".join(map(str, told_elsewhere(report_of("it-56").model, clash, others, event)))
        == "in other editions: b draws 2 cards in fi-108 and nb-108"
    )
    (reading,) = [f for f in report_of("it-56").findings if f.id == "ambiguous-printed-amount"]
    assert [str(word) for _, word in reading.verdicts] == ["2", "1"]


def test_a_card_turned_too_early_is_told_with_what_comes_of_it():
    (early,) = [f for f in of_kind("fi-112", "order") if f.status == "read"]
    outcomes = events_of("fi-112")[early.id].outcomes
    assert [(str(way), str(word)) for way, word in outcomes] == [
        ("set-up-order = after-deal", "b draws 2 cards"),
        ("set-up-order = as-printed", "b draws no cards"),
    ]
    others = [report_of(edition).model for edition in ("fi-108", "it-56", "nb-108", "sv-112")]
    there = next(told_elsewhere(report_of("fi-112").model, early, others, events_of("fi-112")[early.id]))
    assert (
        str(there)
        == "in other editions: turning-up comes after a shuffle in fi-108, it-56, nb-108 and sv-112"
    )


def test_a_shuffle_that_only_an_assumption_brings_is_said_to_be_one():
    (early,) = [f for f in of_kind("fi-108", "order") if "highest-deals" in f.clauses]
    assert early.status == "assumed"
    others = [report_of(edition).model for edition in ("nb-108", "sv-112")]
    there = next(told_elsewhere(report_of("fi-108").model, early, others))
    assert (
        str(there)
        == "in other editions: choosing-dealer comes after a shuffle only by our assumption in nb-108 and sv-112"
    )


@pytest.mark.parametrize(
    "edition, finding, others",
    (
        (
            "fi-112",
            "start-draw",
            {"b draws 2 cards": ["fi-108", "nb-108", "sv-112"], "b draws no cards": ["it-56"]},
        ),
        (
            "fi-108",
            "start-draw",
            {"b draws 2 cards": ["fi-112", "nb-108", "sv-112"], "b draws no cards": ["it-56"]},
        ),
        (
            "fi-112",
            "set-up-order",
            {"turning-up comes after a shuffle": ["fi-108", "it-56", "nb-108", "sv-112"]},
        ),
        ("it-56", "jolly-action", {"wild ends up on top of discard-pile": ["fi-108", "nb-108", "sv-112"]}),
    ),
)
def test_what_happens_is_asked_of_other_editions(edition, finding, others):
    """With cards of their own packs, and through their own stages."""
    (asked,) = [f for f in report_of(edition).findings if f.id == f"ambiguous-{finding}"]
    models = [report_of(other).model for other in EDITIONS if other != edition]
    found: dict[str, list[str]] = {}
    for name, word, _ in elsewhere(report_of(edition).model, asked, models, events_of(edition)[asked.id]):
        found.setdefault(str(word), []).append(name)
    assert {word: sorted(names) for word, names in found.items()} == others


def test_ways_that_do_the_same_in_one_thing_are_told_by_another():
    event = events_of("fi-112")["ambiguous-reshuffled"]
    assert len({word for _, word in event.outcomes}) == len(event.outcomes) == 2
    (asked,) = [f for f in report_of("fi-112").findings if f.id == event.finding]
    models = [report_of(other).model for other in EDITIONS if other != "fi-112"]
    told = {name: word for name, word, _ in elsewhere(report_of("fi-112").model, asked, models, event)}
    assert {*told} == {"fi-108", "it-56", "nb-108", "sv-112"}
    outcomes = {str(way): word for way, word in event.outcomes}
    assert {*told.values()} == {outcomes["reshuffled = discards"]}


@pytest.mark.parametrize("edition", ("it-56", "fi-108"))
def test_what_happens_is_what_the_engine_does(edition):
    """Each outcome comes out again when the scene is played anew under its arm, and some of them differ."""
    model = report_of(edition).model
    found = {finding.id: finding for finding in report_of(edition).findings}
    assert events_of(edition)
    for id, event in events_of(edition).items():
        assert len({word for _, word in event.outcomes}) > 1
        ways_ = {way.told: way.model for way in ways(model, found[id])}
        first = event.outcomes[0][0]
        for way, word in event.outcomes:
            scene = from_plain(model, event.scene)
            seen = scene.seen(ways_[way], int(way != first))
            assert seen is not None and said(model, scene, seen, event.more) == word


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_reading_goes_without_a_table(edition):
    for finding in of_kind(edition, "ambiguous"):
        if finding.witness is None or finding.witness.move is None:
            assert finding.id in events_of(edition) or finding.id in NO_EVENT, finding.id


NO_EVENT = ("ambiguous-laid-out",)
"""Readings about what only other acts lead to: nobody lays cards out but by an idea that is not chosen."""


SAME = """
import json, sys
from cardlaw.language.loading import Library
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.report.report import to_json
print(json.dumps(to_json(check_model(Library().compile(sys.argv[1]).model)), sort_keys=True))
"""


@pytest.mark.parametrize("edition", ("it-56",))
def test_the_same_findings_and_witnesses_in_every_process(edition):
    from cardlaw.analysis.report.report import to_json

    env = {**os.environ, "PYTHONHASHSEED": "12345"}
    ran = subprocess.run(
        [sys.executable, "-c", SAME, edition], env=env, capture_output=True, text=True, check=True
    )
    here = json.loads(json.dumps(to_json(report_of(edition)), sort_keys=True))
    assert json.loads(ran.stdout) == here


@pytest.mark.parametrize(
    ("rules", "says"), [("must-match-skip-onto", ["as we read it: allowed"]), ("keep-must-match", [])]
)
def test_a_settled_contradiction_says_how_its_table_is_read(rules, says):
    """By the text alone a yellow skip may not go on a red one in fi-108; by the reading of `identical` it may."""
    (found,) = [each for each in report_of("fi-108").findings if each.id == f"contradiction-{rules}"]
    assert list(map(str, as_read(report_of("fi-108").model, found))) == says


def test_other_editions_are_asked_about_the_card_that_was_drawn():
    """Whoever has just drawn the only card held has drawn that: it-56 wants it played if it fits."""
    (found,) = [e for e in report_of("fi-108").findings if e.id == "contradiction-keep-must-match"]
    others = [report_of(name).model for name in ("it-56", "nb-108")]
    assert [each[:2] for each in elsewhere(report_of("fi-108").model, found, others)] == [
        ("it-56", "must-not"),
        ("nb-108", "may"),
    ]
