"""Whom `ask` is about, and what it says is missing: the card just drawn, a call still due, what somebody held."""

from __future__ import annotations

import pytest

from cli.conftest import Run
from cli.test_ask import answer
from cli.test_ask_next_turn import said

DREW = ("a draws a card", "top is red 7", "hand is red 3, red 5")


def test_who_drew_keeps_the_card_or_plays_it(run: Run) -> None:
    out = said(run, "it-56", "keep", "drawn is red 3", *DREW)
    assert "it-56 No: A must not pass." in out and "not B" not in out
    assert "A is the player who makes the move" in out
    assert "Yes: A may pass." in said(run, "fi-108", "keep", "drawn is red 3", *DREW)


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("en", "keep, keep the card, keeps the card, hold back"),
        ("fi", "passaa, pitää kortin, pidä kortti"),
        ("nb", "passe, beholde kortet, behold kortet"),
        ("it", "passare, tieni, tenere la carta"),
        ("sv", "passa, behålla kortet, behåll kortet"),
    ],
)
def test_who_passes_may_say_that_the_card_is_kept(run: Run, language: str, others: str) -> None:
    passes = said(run, "fi-108", "pass", "drawn is red 3", *DREW, language=language)
    for other in others.split(", "):
        assert said(run, "fi-108", other, "drawn is red 3", *DREW, language=language) == passes


@pytest.mark.parametrize("told", ["b passes", "b keeps the card", "b kept the card"])
def test_who_kept_the_card_has_passed(run: Run, told: str) -> None:
    out = said(run, "fi-108", "play red 7", "top is red 7", told)
    assert "Yes: C may play a red 7." in out and "after B passed" in out


@pytest.mark.parametrize("name", ["fi-108", "it-56", "sv-112"])
def test_the_card_just_drawn_is_one_that_was_drawn(run: Run, name: str) -> None:
    given = answer(run, name, "play red 5", *DREW)
    assert given["asked_for"] == ["drawn of a"]
    drawn = {each["verdict"]: each["table"]["drawn of a"] for each in given["outcomes"]}
    assert drawn.pop("must-not") == "red 3"
    assert set(drawn.values()) == {"red 5"}
    out = said(run, name, "play red 5", *DREW)
    assert "you have not said what A’s card just drawn is" in out and "at the start" not in out
    for card, word in (("red 3", "must-not"), ("red 5", "must" if name == "it-56" else "may")):
        assert answer(run, name, "play red 5", *DREW, f"drawn of a is {card}")["verdict"] == word


def test_the_card_just_drawn_is_one_of_those_held_where_that_is_told(run: Run) -> None:
    """What follows is played from tables where it lay on the draw pile before."""
    given = answer(run, "fi-108", "play red 5", *DREW)
    assert given["tables"] > 1 and given["follows"] is not None
    assert "hand of a: 1 card (before: 2)" in given["follows"]["changes"]


@pytest.mark.parametrize("name", ["fi-108", "it-56", "sv-112"])
def test_catching_depends_on_the_call(run: Run, name: str) -> None:
    played = ("b played red 3", "hand of b is blue 7")
    given = answer(run, name, "catch b", *played)
    assert (given["asked_for"], given["left_out"]) == (["whether b owes call-uno"], None)
    assert [each["verdict"] for each in given["outcomes"]] == ["may", "must-not"]
    out = said(run, name, "catch b", *played)
    assert f"{name} It depends: you have not said whether B still has to call UNO." in out
    assert answer(run, name, "catch b", *played, "b owes call-uno")["verdict"] == "may"


def test_whether_a_move_was_wrong_is_told_only_of_moves_that_can_be(run: Run) -> None:
    for move in ("catch a", "call uno"):
        out = said(run, "fi-108", move, "a played red 0", "hand of a is blue 7")
        assert "wrong" not in out
    out = said(run, "nb-108", "challenge", "a played +4")
    assert "whether A was wrong to play a wild draw card: say what A holds." in out
    out = said(run, "nb-108", "challenge", "a played +4", "hand of a is blue 2")
    assert "say what A holds" not in out and "say more of the table before that move" in out
    ran = run("ask", "nb-108", "--given", "a wrongly played red 3", "--move", "challenge")
    assert ran.code == 2 and "leave `wrongly` out" in ran.err


@pytest.mark.parametrize(
    ("language", "only"),
    [
        ("en", "Here only B may challenge (or D if play goes counterclockwise), not C."),
        ("fi", "Tässä haastaa saa vain B (tai D, jos peli kulkee vastapäivään), ei C."),
        ("nb", "Her kan bare B utfordre (eller D hvis spillet går mot klokka), ikke C."),
        ("it", "Qui solo B può sfidare (oppure D, se si gioca in senso antiorario), non C."),
        ("sv", "Här får bara B utmana (eller D om spelet går moturs), inte C."),
    ],
)
def test_only_the_next_player_is_offered_what_the_next_player_is(run: Run, language: str, only: str) -> None:
    assert only in said(run, "fi-108", "challenge", "c faces challenge after a plays +4", language=language)
    forth = ("c faces challenge after a plays +4", "direction is clockwise")
    assert "Here the rules let B challenge, not C." in said(run, "fi-108", "challenge", *forth)


def test_a_rule_that_makes_a_move_wrong_is_quoted(run: Run) -> None:
    out = said(run, "nb-108", "challenge", "a played +4", "top is red 7", "hand of a is red 2")
    assert "A was wrong to play a wild draw card, as the cards given show. “A wild draw card was not" in out
    assert "`guilt`" not in out


def test_what_follows_otherwise_is_listed(run: Run) -> None:
    told = ("--given", "top is blue 4", "--given", "hand is W+4, green 4, yellow 1")
    lines = run("ask", "it-56", *told, "--move", "play W+4", "--why").out.splitlines()
    start = lines.index("    Read otherwise (“after the challenge”):")
    assert [line.rstrip() for line in lines[start + 1 : start + 3]] == [
        "      Whatever is done then, A chooses, for example, red",
        "      Whatever is done then, the colour in force is red",
    ]


def test_what_cards_a_rule_means_is_said_beside_it(run: Run) -> None:
    stacked = said(run, "sv-112 with stacking", "stack +4", "d plays +4", "hand is +4, red 3")
    assert "“You can stack only the same kind of card.” (stacking)" in stacked
    skipped = ("d plays red +2", "hand is red skip, red 3")
    deflected = said(run, "sv-112 with skip-deflects", "deflect red skip", *skipped)
    assert "“A skip of the colour in force deflects.” (skip-deflects)" in deflected


def test_an_answer_to_another_card_names_one(run: Run) -> None:
    ran = run("ask", "nb-108", "--given", "a played red +2", "--move", "accept")
    assert 'That move is an answer to another one, for example:\n  --given "' in ran.out
    line = ran.out.partition('--given "')[2].partition('"')[0]
    assert run("ask", "nb-108", "--given", line, "--move", "accept").code == 0


def test_a_number_is_asked_for_as_a_person_would(run: Run) -> None:
    out = said(run, "dormitory", "lay spades eight", "top is hearts seven", "hand is spades eight")
    assert "you have not said" in out and "how many cards have to be laid" in out


def test_the_interview_says_that_a_move_is_needed(run: Run) -> None:
    ran = run("ask", stdin="nb-108\nred 3\n\nred 5\n\n\nplay red 5\n")
    assert ran.code == 0 and "this cannot be left out" in ran.out and "Yes: A may play a red 5" in ran.out


SHUFFLED = (
    "--given",
    "top is green 3",
    "--given",
    "hand is shuffle wild, green 4",
    "--move",
    "play shuffle wild",
)


def test_what_comes_of_yes_and_of_no_is_told_apart(run: Run) -> None:
    out = " ".join(run("ask", "sv-112", *SHUFFLED, "--why").out.split())
    assert "A may do so (yes) or not (no): “Whoever plays it decides whether to collect.”" in out
    assert "If A says yes, the same follows" in out
    assert "If A says no, A’s hand: 1 card (before: 2)" in out
    assert "If A says no, D’s hand: as many cards as before" in out


def test_what_follows_where_nobody_is_asked_is_what_follows_one_of_the_answers(run: Run) -> None:
    out = " ".join(run("ask", "sv-112[collecting=if-wanted]", *SHUFFLED, "--why").out.split())
    assert "Read otherwise: the same follows as if A says yes (“yes, always”)" in out
    assert "1 fewer card" not in out  # so it is at some of the tables that fit, not at all
