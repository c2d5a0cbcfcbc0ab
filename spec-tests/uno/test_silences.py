"""What the sheets leave out: the same silence is told alike in every edition, and filled by the same custom."""

from __future__ import annotations

from functools import cache

import pytest

from cardlaw.language import model as m
from cardlaw.language.loading import Library

EDITIONS = ("it-56", "nb-108", "fi-108", "fi-112", "sv-112")
LEFT_TO_THE_TABLE = {("it-56", "choosing")}
"""Silences that nothing fills: play asks the table."""
OURS = (
    "race",
    "catching-time",
    "wrong-call",
    "challenge-time",
    "unchallenged",
    "unlawful-play",
    "next-dealer",
)
"""What no sheet says, and what play cannot do without."""


@cache
def edition(name: str) -> m.Model:
    model = Library().compile(name).model
    assert model is not None
    return model


@cache
def silences() -> dict[str, dict[str, m.Silence]]:
    found: dict[str, dict[str, m.Silence]] = {}
    for name in EDITIONS:
        for silence in edition(name).silences:
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
            rules = [rule for rule in edition(sheet).rules if rule.id in silence.resolved_by]
            ours = [rule for rule in rules if rule.layer == "assumption"]
            assert all(rule.custom for rule in ours) or name in ("card-list", "player-count"), (sheet, name)


def test_two_sheets_that_follow_a_custom_have_the_same_rule() -> None:
    told: dict[str, tuple[object, ...]] = {}
    for sheet in EDITIONS:
        for rule in edition(sheet).rules:
            if rule.custom:
                said = (rule.gloss, rule.assumed, rule.topic, tuple(placed.clause for placed in rule.clauses))
                assert told.setdefault(rule.name, said) == said, (sheet, rule.name)


@pytest.mark.parametrize("sheet", EDITIONS)
def test_every_silence_is_filled_or_put_to_the_table(sheet: str) -> None:
    """A silence that makes no difference is a note; one that does has an answer, or a rule that asks."""
    for silence in edition(sheet).silences:
        assert bool(silence.resolved_by) != ((sheet, silence.name) in LEFT_TO_THE_TABLE), silence.name
        assert "no difference" not in silence.text.text and "; here" not in silence.text.text


@pytest.mark.parametrize("sheet", EDITIONS)
def test_what_no_sheet_says_is_owned_up_to(sheet: str) -> None:
    """Who is asked first, how long one may challenge, what a wrong card costs: once cited as print."""
    told = {silence.name for silence in edition(sheet).silences}
    assert told.issuperset(OURS)
    assert not any("asked last" in rule.gloss.text or "no hand is touched" in rule.gloss.text
                   for rule in edition(sheet).rules if rule.lines)  # fmt: skip


def test_after_drawing_is_ours_in_the_sheet_that_does_not_forbid_it() -> None:
    (rule,) = [rule for rule in edition("it-56").rules if rule.name == "after-drawing"]
    assert rule.layer == "assumption" and not rule.lines


def test_an_action_card_that_matches_is_a_question_wherever_it_is_printed() -> None:
    """By its symbol, or by its colour too: two sheets once meant the one and two the other, without a word."""
    for sheet in ("nb-108", "fi-108", "fi-112", "sv-112"):
        (axis,) = [axis for axis in edition(sheet).axes if axis.name == "exempt-action"]
        assert {"same-symbol", "matching-action"} <= {arm.value for arm in axis.arms}, sheet


def test_a_new_draw_for_the_deal_is_a_question_where_all_begins_anew() -> None:
    for sheet in ("nb-108", "sv-112"):
        (axis,) = [axis for axis in edition(sheet).axes if axis.name == "start-over"]
        assert edition(sheet).choice(axis.name) == "shuffle-only"
