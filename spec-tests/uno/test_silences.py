"""What the sheets leave out: the same silence is told alike in every edition, and filled by the same custom."""

from __future__ import annotations

from functools import cache

import pytest

from cardlaw.language import model as m
from shipped import model_of

EDITIONS = ("it-56", "nb-108", "fi-108", "fi-112", "sv-112")
LEFT_TO_THE_TABLE = {("it-56", "choosing")}
"""Silences that nothing fills: play asks the table."""
OURS = (
    "catching-time",
    "turn-start",
    "catch-or-challenge",
    "wrong-call",
    "challenge-time",
    "unchallenged",
    "unlawful-play",
    "next-dealer",
)
"""What no sheet says, and what play cannot do without."""
CALL_FOR_PLAYING = ("nb-108", "fi-108", "fi-112", "sv-112")
"""Sheets that tie the call to playing the last card but one; the fifth ties it to holding one card."""


@cache
def silences() -> dict[str, dict[str, m.Silence]]:
    found: dict[str, dict[str, m.Silence]] = {}
    for name in EDITIONS:
        for silence in model_of(name).silences:
            found.setdefault(silence.name, {})[name] = silence
    return found


def test_the_same_silence_has_the_same_words_and_topic_everywhere() -> None:
    for name, told in silences().items():
        assert len({(silence.text.text, silence.topic) for silence in told.values()}) == 1, name


def test_what_several_sheets_leave_out_is_filled_by_one_custom_or_by_print() -> None:
    for name, told in silences().items():
        if len(told) < 2:
            continue
        for sheet, silence in told.items():
            rules = [rule for rule in model_of(sheet).rules if rule.id in silence.resolved_by]
            ours = [rule for rule in rules if rule.layer == "assumption"]
            assert all(rule.custom for rule in ours) or name in ("card-list", "player-count"), (sheet, name)


def test_two_sheets_that_follow_a_custom_have_the_same_rule() -> None:
    told: dict[str, tuple[object, ...]] = {}
    for sheet in EDITIONS:
        for rule in model_of(sheet).rules:
            if rule.custom:
                said = (rule.gloss, rule.assumed, rule.topic, tuple(placed.clause for placed in rule.clauses))
                assert told.setdefault(rule.name, said) == said, (sheet, rule.name)


@pytest.mark.parametrize("sheet", EDITIONS)
def test_every_silence_is_filled_or_put_to_the_table(sheet: str) -> None:
    """A silence that makes no difference is a note; one that does has an answer, or a rule that asks."""
    for silence in model_of(sheet).silences:
        assert bool(silence.resolved_by) != ((sheet, silence.name) in LEFT_TO_THE_TABLE), silence.name
        assert "no difference" not in silence.text.text and "; here" not in silence.text.text


@pytest.mark.parametrize("sheet", EDITIONS)
def test_what_no_sheet_says_is_owned_up_to(sheet: str) -> None:
    """Who is asked first, how long one may challenge, what a wrong card costs: once cited as print."""
    told = {silence.name for silence in model_of(sheet).silences}
    assert told.issuperset(OURS)
    assert ("race" if sheet in CALL_FOR_PLAYING else "both-at-once") in told
    assert not any("asked last" in rule.gloss.text or "no hand is touched" in rule.gloss.text
                   for rule in model_of(sheet).rules if rule.lines)  # fmt: skip


def test_after_drawing_is_ours_in_the_sheet_that_does_not_forbid_it() -> None:
    (rule,) = [rule for rule in model_of("it-56").rules if rule.name == "after-drawing"]
    assert rule.layer == "assumption" and not rule.lines


def test_an_action_card_that_matches_is_a_question_wherever_it_is_printed() -> None:
    """By its symbol, or by its colour too: two sheets once meant the one and two the other, without a word."""
    for sheet in ("nb-108", "fi-108", "fi-112", "sv-112"):
        (axis,) = [axis for axis in model_of(sheet).axes if axis.name == "exempt-action"]
        assert {"same-symbol", "matching-action"} <= {arm.value for arm in axis.arms}, sheet


def test_a_new_draw_for_the_deal_is_a_question_where_all_begins_anew() -> None:
    for sheet in ("nb-108", "sv-112"):
        (axis,) = [axis for axis in model_of(sheet).axes if axis.name == "start-over"]
        assert model_of(sheet).choice(axis.name) == "shuffle-only"


@pytest.mark.parametrize("sheet", EDITIONS)
def test_what_fills_a_silence_is_marked_as_ours(sheet: str) -> None:
    """A silence that only print fills shows no assumption, so a reader cannot tell how it is played."""
    rules = {rule.id: rule for rule in model_of(sheet).rules}
    for silence in model_of(sheet).silences:
        filled = [rules[name] for name in silence.resolved_by]
        assert not filled or any(rule.layer == "assumption" for rule in filled), silence.name


@pytest.mark.parametrize("sheet", CALL_FOR_PLAYING)
def test_the_turn_of_a_challenger_who_was_wrong_is_ours(sheet: str) -> None:
    """Four sheets print six cards and no lost turn; it-56 prints the lost turn."""
    (turn,) = [rule for rule in model_of(sheet).rules if rule.name == "challenged-turn"]
    assert turn.custom and not turn.lines
    assert "lost-challenge-turn" in {silence.name for silence in model_of(sheet).silences}


@pytest.mark.parametrize("sheet", CALL_FOR_PLAYING)
def test_the_turn_after_a_challenge_that_was_right_is_a_question_where_the_card_takes_it(sheet: str) -> None:
    """The entry takes the turn without exception, the challenge moves the cards; once only a silence was told."""
    (axis,) = [axis for axis in model_of(sheet).axes if axis.name == "turn-after-challenge"]
    assert {arm.value for arm in axis.arms} == {"turn-kept", "turn-lost"}
    assert "won-challenge-turn" not in {silence.name for silence in model_of(sheet).silences}
    (lost,) = [rule for rule in model_of(sheet).rules if rule.name == "turn-lost-anyway"]
    assert lost.layer == "reading" and lost.lines


@pytest.mark.parametrize("sheet", CALL_FOR_PLAYING)
def test_whom_a_draw_card_turned_up_hits_is_ours(sheet: str) -> None:
    told = {silence.name: silence.resolved_by for silence in model_of(sheet).silences}
    assert told["turned-draw"] == ("turned-draw-hits-left",)
    (hit,) = [rule for rule in model_of(sheet).rules if rule.name == "turned-draw-card"]
    assert "dealer" not in hit.gloss.text


def test_how_many_colours_there_are_is_ours_where_no_sheet_counts_them() -> None:
    for sheet in EDITIONS:
        told = {silence.name for silence in model_of(sheet).silences}
        assert ("colours" in told) == (sheet in ("fi-108", "nb-108")), sheet


def test_the_lost_turn_of_a_wrong_challenger_is_print_in_one_sheet() -> None:
    (turn,) = [rule for rule in model_of("it-56").rules if rule.name == "challenged-turn"]
    assert turn.layer == "text" and turn.lines
    assert "lost-challenge-turn" not in {silence.name for silence in model_of("it-56").silences}


@pytest.mark.parametrize("sheet", CALL_FOR_PLAYING)
def test_that_a_late_call_counts_is_ours_where_only_noticing_has_a_limit(sheet: str) -> None:
    told = {silence.name: silence.resolved_by for silence in model_of(sheet).silences}
    assert told["late-call"] == ("late-call-counts",)
    (window,) = [rule for rule in model_of(sheet).rules if rule.name == "call-window"]
    assert "missing call" in window.gloss.text


@pytest.mark.parametrize("sheet", CALL_FOR_PLAYING)
def test_a_call_with_more_than_one_card_is_a_question_where_playing_the_card_owes_it(sheet: str) -> None:
    """The sentence names the play and the purpose: a shuffle or a lost challenge in between sets them apart."""
    (axis,) = [axis for axis in model_of(sheet).axes if axis.name == "call-owed"]
    assert model_of(sheet).choice(axis.name) == "for-playing"
    (free,) = [rule for rule in model_of(sheet).rules if rule.name == "call-for-one-left"]
    assert free.layer == "reading" and free.lines


@pytest.mark.parametrize("sheet", ["fi-112", "sv-112"])
def test_one_text_for_all_custom_cards_is_our_simplification_and_no_custom(sheet: str) -> None:
    (text,) = [rule for rule in model_of(sheet).rules if rule.name == "one-text"]
    assert text.layer == "assumption" and not text.custom
    assert "one-text" not in {silence.name for silence in model_of(sheet).silences}


@pytest.mark.parametrize("sheet", ["fi-112", "sv-112"])
def test_the_call_that_an_idea_prints_is_no_assumption_but_its_price_is(sheet: str) -> None:
    told = {silence.name: silence for silence in model_of(sheet).silences}
    assert "eighth idea only" in told["shuffle-to-one"].text.text
    assert told["joke-call"].resolved_by == ("joke-call-counts",)


def test_the_example_that_says_must_is_a_duty() -> None:
    (must,) = [rule for rule in model_of("fi-108").rules if rule.name == "must-match"]
    assert must.layer == "text"
    assert [placed.clause.form for placed in must.clauses if isinstance(placed.clause, m.Norm)] == ["must"]


def test_wilds_among_the_action_cards_are_a_question_wherever_any_action_card_may_be_meant() -> None:
    for sheet in EDITIONS:
        arms = {axis.name: {arm.value for arm in axis.arms} for axis in model_of(sheet).axes}
        assert ("exempt-wild" in arms) == ("any-action" in arms.get("exempt-action", ())), sheet
