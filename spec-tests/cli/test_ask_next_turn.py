"""`ask` about a move after one that nobody answers: the answer is about the turn that comes next."""

from __future__ import annotations

import pytest

from cardlaw.engine.play.situation import Situation
from cardlaw.engine.play.table import Table
from cardlaw.language.loading import load
from cli.conftest import Run
from cli.test_ask import answer

EDITIONS = ("fi-108", "fi-112", "it-56", "nb-108", "sv-112")


def said(run: Run, name: str, move: str, *given: str, language: str = "en") -> str:
    told = [word for line in given for word in ("--given", line)]
    ran = run("ask", name, *told, "--move", move, "--language", language)
    return " ".join(ran.out.split())


@pytest.mark.parametrize("name", EDITIONS)
def test_the_answer_is_about_the_turn_that_comes(run: Run, name: str) -> None:
    out = said(run, name, "play blue 3", "a played red 3", "hand is blue 3")
    assert f"{name} Yes: B may play a blue 3." in out
    assert "the moment when the turn comes to B, after A played a red 3." in out


def test_the_verdict_is_that_of_the_table_as_it_is_then(run: Run) -> None:
    """The same as where the table of that turn is told, and as the engine says there."""
    model = load("sv-112")
    for card in ("blue 3", "blue 4", "red 9"):
        after = answer(run, "sv-112", f"play {card}", "a played red 3", f"hand is {card}, green 8")
        told = answer(run, "sv-112", f"play {card}", "turn of b", "top is red 3", f"hand is {card}, green 8")
        assert (after["verdict"], after["because"]) == (told["verdict"], told["because"])
        there = Situation(tops={"discard-pile": ["red 3"]}, zones={("hand", 1): [card, "green 8"]}, turn=1)
        assert Table.at(model, there, players=4).verdict(1, "play", [card]).word == after["verdict"]


def test_whose_turn_it_is_follows_from_the_move(run: Run) -> None:
    assert "Yes: D may play a red 7" in said(run, "sv-112", "play red 7", "a played red reverse")
    back = ("direction is counterclockwise", "a played red 3")
    assert "Yes: D may play a red 7" in said(run, "sv-112", "play red 7", *back)
    assert "Yes: C may play a red 7" in said(run, "sv-112", "play red 7", "turn of c", "a played red skip")
    held = ("a played red skip", "hand of c is red 7, blue 1")
    assert "Yes: C may play a red 7" in said(run, "sv-112", "play red 7", *held)


def test_whoever_loses_the_turn_is_told_so_and_what_it_costs(run: Run) -> None:
    skipped = said(run, "it-56", "play red 7", "a played red skip", "hand is red 7")
    assert "No: B cannot play a red 7 now. B loses this turn, because A played a red skip." in skipped
    assert "C has the next turn." in skipped
    for move in ("draw", "play red 7"):
        drawing = said(run, "nb-108", move, "a played red +2")
        assert "B loses this turn, because A played a red draw-two. B’s hand: 2 more cards." in drawing


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(
    ("card", "asked", "turn"),
    [("red 7", "c", "b"), ("red 7", "a", "b"), ("red skip", "d", "c"), ("red reverse", "b", "d")],
)
def test_who_only_has_no_turn_yet_loses_none(run: Run, name: str, card: str, asked: str, turn: str) -> None:
    out = said(run, name, "play red 3", f"a played {card}", f"turn of {asked}", "hand is red 3")
    who, other = asked.upper(), turn.upper()
    assert f"{name} No: {who} cannot play a red 3 now." in out
    assert f"It is not {who}’s turn: A played a {card}, so it is {other}’s." in out
    assert "loses" not in out and "has the next turn" not in out


def test_what_has_to_be_answered_comes_first(run: Run) -> None:
    out = said(run, "nb-108", "play red 7", "a played +4", "hand is red 7")
    assert "A played a wild draw card; first, B may accept the play or challenge." in out
    stacked = said(run, "sv-112 with stacking", "play red 7", "a played red +2", "hand is red 7, red +2")
    assert "A played a red draw-two; first, B may" in stacked


def test_what_may_come_first_is_told_for_all_cards_that_were_not(run: Run) -> None:
    """Whether the card drawn has to be played hangs on the card."""
    out = said(run, "it-56", "draw", "a drew a card")
    assert "A drew a card; first, A may pass or play a card." in out


def test_a_round_that_the_move_ends_has_no_next_turn(run: Run) -> None:
    out = said(run, "it-56", "play red 3", "a played red 2", "hand of a has 0 cards", "hand is red 3")
    assert "The round ends as soon as A plays a red 2, so nobody can play a card." in out


def test_the_colour_named_is_asked_for_and_heard(run: Run) -> None:
    asked = ("nb-108", "play red 7", "a played wild", "hand is red 7")
    assert answer(run, *asked)["asked_for"] == ["active-colour"]
    assert answer(run, *asked, "active-colour is red")["verdict"] == "may"
    assert answer(run, *asked, "active-colour is blue")["verdict"] == "must-not"


def test_games_of_other_kinds_are_played_on_too(run: Run) -> None:
    assert "about the moment when the turn comes to B, after A laid the seven of hearts" in said(
        run, "dormitory", "lay spades eight", "a lays hearts seven", "hand is spades eight"
    )
    assert "No: B cannot draw a card now. A drew a card; first, A may play a card." in said(
        run, "parlour", "draw", "a draws a card"
    )


def test_a_number_that_the_move_sets_is_known(run: Run) -> None:
    """Whoever leads with two cards wants two of everybody, however many were laid before."""
    led = ("a lays hearts seven, spades seven", "hand is spades eight, hearts eight")
    one = answer(run, "dormitory", "lay spades eight", *led)
    assert (one["verdict"], [each["rule"] for each in one["because"]]) == ("must-not", ["as-many"])
    assert answer(run, "dormitory", "lay spades eight, hearts eight", *led)["asked_for"] == ["overturned"]


def test_what_only_answers_is_still_an_answer(run: Run) -> None:
    out = said(run, "nb-108", "accept", "a played red 3")
    assert "No: B cannot accept the play now." in out and "the turn comes to" not in out


@pytest.mark.parametrize(
    ("language", "moment", "lost", "other"),
    [
        (
            "fi",
            "jolloin vuoro tulee B:lle sen jälkeen, kun A pelasi punaisen 3:n",
            "B menettää tämän vuoron",
            "Nyt ei ole C:n vuoro: A pelasi punaisen 3:n, joten vuorossa on B",
        ),
        (
            "nb",
            "når turen kommer til B, etter at A spilte rød 3",
            "B mister denne turen fordi A spilte",
            "Turen er ikke hos C: A spilte rød 3, så den er hos B",
        ),
        (
            "it",
            "il turno passa a B, dopo che A ha giocato un 3 rosso",
            "B perde questo turno, perché A",
            "Non è il turno di C: A ha giocato un 3 rosso, quindi è il turno di B",
        ),
        (
            "sv",
            "när turen kommer till B, efter att A lade röd 3",
            "B förlorar den här turen, eftersom A",
            "Turen är inte C:s: A lade röd 3, så den är B:s",
        ),
    ],
)
def test_it_is_said_in_every_language(run: Run, language: str, moment: str, lost: str, other: str) -> None:
    assert moment in said(run, "sv-112", "play red 7", "a played red 3", language=language)
    assert lost in said(run, "sv-112", "play red 7", "a played red skip", language=language)
    not_yet = said(run, "sv-112", "play red 7", "a played red 3", "turn of c", language=language)
    assert other in not_yet


ON_A_WILD = (
    "--given",
    "b plays yellow 3",
    "--given",
    "top is wild",
    "--given",
    "hand of a is blue 5, green 3",
)


def test_a_card_can_be_laid_on_one_whose_colour_was_chosen_and_not_told(run: Run) -> None:
    """It was of the colour chosen, or it could not have been laid: so the next turn is known."""
    given = (*ON_A_WILD, "--given", "players a, b", "--given", "turn of a")
    fits, other = (run("ask", "fi-108", *given, "--move", move) for move in ("play green 3", "play blue 5"))
    assert (fits.code, other.code) == (0, 1)
    assert "Yes: A may play a green 3" in fits.out and "No: A must not play a blue 5" in other.out


def test_who_may_be_asked_first_does_not_keep_the_turn_from_being_asked_about(run: Run) -> None:
    """Whether A can stack hangs on cards that nobody told; B has the turn if not."""
    told = ("players a, b", "a accepts", "top is wild-draw", "hand of b is yellow 4, blue 7")
    given = (*told, "colour in force is green")
    for turn in (("turn of b",), ()):
        out = said(run, "friday-night", "draw", *given, *turn)
        assert "friday-night Yes: B has to draw a card." in out
        assert "the moment when the turn comes to B, after A accepted the play." in out


IN_THE_TRICK = ("players a, b, c, d", "top of trick is spades king", "overturned is no", "lead-size is 1")


def test_what_is_told_of_a_state_that_the_move_may_set_was_so_before(run: Run) -> None:
    """Laying cards may end a trick and let everybody in again; who has passed by now had passed before."""
    passed = (*IN_THE_TRICK, "has-passed of d is yes", "hand of a is spades six, diamonds two")
    out = said(run, "dormitory", "pass", *passed, "c lays spades two", "turn of a")
    assert "dormitory Yes: A may pass." in out
    out = said(run, "dormitory", "pass", *IN_THE_TRICK, "c passes", "leader is a", "turn of d")
    assert "dormitory Yes: D may pass." in out


def test_a_move_for_which_the_deck_must_be_empty_was_made_with_an_empty_deck(run: Run) -> None:
    given = ("players a, b", "top is diamonds three", "hand of b is clubs two", "suit in force is diamonds")
    out = said(run, "parlour", "play diamonds five", *given, "b passes", "hand of a is diamonds five")
    assert "parlour Yes: A may play the five of diamonds." in out
    assert "the moment when the turn comes to A, after B passed." in out


def test_a_move_of_two_words_is_told_as_the_rule_files_write_it(run: Run) -> None:
    out = said(run, "pub", "pick-up", "players a, b, c", "b picks-up", "turn of c")
    assert "pub Yes: C may pick up a card." in out


def test_a_trick_that_the_last_pass_ended_was_not_over_before_it(run: Run) -> None:
    passed = [f"has-passed of {seat} is no" for seat in "abcd"]
    given = ("players a, b, c, d", "b passes", "leader is c", "lead-size is 0", "turn of c", *passed)
    out = said(run, "dormitory", "lay hearts four", *given, "top of trick is hearts jack", "overturned is no")
    assert "dormitory Yes: C may lay the four of hearts." in out
    assert "the moment when the turn comes to C, after B passed." in out


def test_what_comes_next_is_not_known_where_it_depends_on_what_was_not_told(run: Run) -> None:
    """The trick is over, so what it was like before the last pass has not been told."""
    given = ("players a, b, c, d", "b passes", "leader is c", "lead-size is 0", "turn of c")
    ran = run(
        "ask", "dormitory", *(w for line in given for w in ("--given", line)), "--move", "lay hearts four"
    )
    assert (ran.code, ran.out) == (2, "")
    assert "what comes after that move depends on what you have not said" in ran.err
    assert "leave that move out and say what the table is like now" in " ".join(ran.err.split())
    assert "whose turn" not in ran.err  # it was said
