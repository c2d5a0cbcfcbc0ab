"""`cardlaw ask` claims no more than what was told shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run

CHALLENGED = "b faces challenge after a plays wild-draw"


def answer(run: Run, name: str, move: str, *given: str) -> Any:
    told = [word for line in given for word in ("--given", line)]
    ran = run("ask", name, *told, "--move", move, "--format", "json")
    said = json.loads(ran.out)["answers"][name]
    allowed = said["stands"] and said.get("verdict", "may") in ("may", "must")
    assert (ran.code, ran.err) == (0 if allowed else 1, "")
    return said


# ------------------------------------------------------------------ a move already made
@pytest.mark.parametrize(
    ("name", "hand", "wrong", "pays"),
    [
        ("it-56", "red 5", True, "hand of a: 3 cards (before: 1)"),
        ("it-56", "red 5, wild-draw", True, "hand of a: 4 cards (before: 2)"),
        ("it-56", "blue 5", False, "hand of b: 4 more cards"),
        ("fi-108", "red 5", True, "hand of a: 5 cards (before: 1)"),
    ],
)
def test_the_hand_told_shows_whether_an_earlier_move_was_wrong(
    run: Run, name: str, hand: str, wrong: bool, pays: str
) -> None:
    said = answer(run, name, "challenge", "top is red 0", f"hand of a is {hand}", CHALLENGED)
    assert said["earlier"]["wrong"] is wrong
    assert bool(said["earlier"]["because"]) is wrong
    assert pays in said["follows"]["changes"]
    assert said["otherwise"] is None


@pytest.mark.parametrize("given", [["top is red 0"], ["top is wild-draw", "hand of a is blue 5"]])
def test_both_outcomes_are_told_where_nothing_shows_it(run: Run, given: list[str]) -> None:
    said = answer(run, "it-56", "challenge", *given, CHALLENGED)
    assert said["earlier"]["move"] == "a plays wild-draw"
    assert said["earlier"]["wrong"] is said["earlier"]["wrong_if_told_before"] is None
    assert "hand of b: 4 more cards" in said["follows"]["changes"]
    assert "b has the next turn" in said["otherwise"]["follows"]["changes"]


def test_a_hand_told_with_the_card_still_in_it_is_taken_both_ways(run: Run) -> None:
    given = ["--given", "top is red 0", "--given", "hand of a is red 5, wild-draw", "--given", CHALLENGED]
    ran = run("ask", "fi-108", *given, "--move", "challenge", "--quick", "--why")
    said = " ".join(ran.out.split())
    assert "if the cards given are those before that move, and right if they are those after it" in said
    assert "A’s hand: 5 cards (before: 1)" in said  # of the two told one was laid
    assert "What follows if the earlier move was right, in" in said and "earlier move was wrong, in" in said


def test_a_hand_that_can_only_be_the_one_before_is_taken_so(run: Run) -> None:
    hand = "hand of a is blue 5, wild-draw, wild-draw"
    said = answer(run, "it-56[second-wild-draw=both]", "challenge", "top is red 0", hand, CHALLENGED)
    assert said["earlier"]["wrong"] is True
    assert said["earlier"]["because"] == ["guilt-second"]


def test_that_a_move_was_wrong_can_be_said(run: Run) -> None:
    said = answer(run, "it-56", "challenge", "top is red 0", CHALLENGED.replace("plays", "wrongly plays"))
    assert said["earlier"] is said["otherwise"] is None
    assert "hand of a: 2 more cards" in said["follows"]["changes"]
    assert "wrongly" in run("ask", "--help").out


# ------------------------------------------------------------------ the move itself
def test_a_lawful_move_that_is_wrong_says_so(run: Run) -> None:
    given = ["--given", "top is red 7", "--given", "hand is wild-draw, wild", "--move", "play wild-draw"]
    ran = run("ask", "it-56", *given, "--quick")
    assert ran.out.startswith("it-56  Yes: A may play a wild draw card.\n")
    assert "  It is allowed, but it counts as wrong.\n  “" in ran.out and "it-56, lines 101–102)" in ran.out
    said = json.loads(run("ask", "it-56", *given, "--format", "json").out)["answers"]["it-56"]
    assert [each["rule"] for each in said["wrong"]] == ["guilt-wild"]
    assert run("ask", "it-56", *given, "--format", "plain").out.endswith(" wrong: guilt-wild\n")


def test_what_was_left_out_may_make_a_lawful_move_wrong(run: Run) -> None:
    said = answer(run, "it-56", "play wild-draw", "top is red 7", "hand is wild-draw, blue 2")
    assert said["wrong"] == [] and said["left_out"] == "nothing else at the table can change this answer"
    said = answer(run, "it-56", "play wild-draw", "top is wild", "hand is wild-draw, blue 2")
    assert (said["verdict"], said["asked_for"]) == ("hangs", ["active-colour"])
    assert [(each["verdict"], bool(each["wrong"])) for each in said["outcomes"]] == [
        ("may", False),
        ("must-not", True),
    ]


def test_a_hand_of_which_nothing_was_told_is_taken_to_hold_the_card(run: Run) -> None:
    said = answer(run, "it-56", "play red 2", "top is red 7")
    assert (said["verdict"], said["taking"]) == ("may", "assuming a holds red 2")
    said = answer(run, "it-56", "play red 2", "top is red 7", "hand is red 3")
    assert (said["verdict"], said["taking"]) == ("not-offered", None)


def test_a_move_of_several_cards_can_be_asked_about(run: Run) -> None:
    given = ["hand is spades seven, hearts seven, clubs nine", "lead-size is 0"]
    said = answer(run, "dormitory", "lay spades seven, hearts seven", *given)
    assert said["verdict"] == "may" and "hand of a: 1 card (before: 3)" in said["follows"]["changes"]


# ------------------------------------------------------------------ what follows
def test_what_hangs_on_cards_that_were_not_told_is_only_named(run: Run) -> None:
    said = answer(run, "fi-108", "play red 2", "top is red 7", "hand is red 2")
    assert "the round is over" in said["follows"]["changes"]
    assert not any(change.startswith("score") for change in said["follows"]["changes"])
    assert said["follows"]["hangs_on_what_was_not_told"] == ["what the score of a is"]


def test_tables_at_which_the_move_cannot_be_made_are_not_counted(run: Run) -> None:
    said = answer(run, "it-56", "play red 2", "hand is wild, red 2")
    ran = run("ask", "it-56", "--given", "hand is wild, red 2", "--move", "play red 2", "--quick", "--why")
    assert 0 < said["follows"]["tables"] < said["tables"]
    assert f"in {said['follows']['tables']} of {said['tables']} situations tried:" in ran.out


def test_a_round_that_ends_is_not_the_end_of_the_game(run: Run) -> None:
    hands = [f"hand of {name} is blue 5" for name in ("b", "c")]
    given = ["players a, b, c", "top is red 7", "hand of a is red 2", *hands]
    said = answer(run, "fi-108", "play red 2", *given)
    assert {"score of a is 10", "the round is over"} <= set(said["follows"]["changes"])
    said = answer(run, "fi-108", "play red 2", *given, "score of a is 495")
    assert "the game is over, and a has won it" in said["follows"]["changes"]


def test_every_answer_says_how_play_goes_on(run: Run) -> None:
    said = answer(run, "fi-108", "play red 2", "top is red 7", "hand is red 2, wild")
    declined = said["follows"]["answers"]["if a does not"]["changes"]
    assert declined == ["then b, c or d may catch a", "if nobody does anything, b has the next turn"]
    said = answer(run, "it-56", "play wild-draw", "top is red 7", "hand is wild-draw, wild")
    accepted = said["follows"]["answers"]["b may accept"]["changes"]
    assert accepted[-2:] == [
        "then a must call-uno; otherwise b, c or d may catch a",
        "if nobody does anything, c has the next turn",
    ]


def test_what_follows_alike_whatever_is_answered_is_told_once(run: Run) -> None:
    given = ("--given", "top is red 2", "--given", "hand of d is red 3", "--given", "d plays +4")
    ran = run("ask", "fi-108", *given, "--move", "challenge", "--why")
    said = " ".join(ran.out.split())
    assert "Read otherwise: whatever is done then, B has the next turn" in said
    assert "if D calls UNO, B has the next turn" not in said


def test_what_would_not_happen_without_an_assumption_is_named(run: Run) -> None:
    given = ("--given", "top is 7 of clubs", "--given", "hand is 7 of hearts, 8 of hearts")
    ran = run("ask", "pub", *given, "--move", "lay 7 of hearts", "--why")
    said = " ".join(ran.out.split())
    gone = "this does not happen – the stock: 2 fewer cards; B’s hand: 2 more cards."
    assert f"“A seven costs two cards.” Without it: {gone}" in said
    assert "A may lay the seven of hearts." in said and "pile is now the seven of hearts" in said


def test_what_somebody_chooses_several_times_is_named_once(run: Run) -> None:
    given = ("--given", "top is red 7", "--given", "hand is wild-custom, blue 5")
    ran = run("ask", "sv-112[custom-idea=i6]", *given, "--move", "play wild-custom", "--why", "--quick")
    said = " ".join(ran.out.split())
    assert said.count("what C chooses") == 1 and "chooses (" not in said


# ------------------------------------------------------------------ a situation as a file
def test_a_situation_can_be_a_file_or_come_from_stdin(run: Run, desk: Path) -> None:
    text = "# a table\ngiven top of laid is sun 1\n\nhand is sun 2, moon 3  # two\n"
    (desk / "table.txt").write_text(text, encoding="utf-8")
    asked = ("ask", "short", "--rules", "house", "--move", "lay sun 2")
    typed = run(*asked, "--given", "top of laid is sun 1", "--given", "hand is sun 2, moon 3")
    assert typed.out.startswith("short  Yes: A may lay a sun 2.\n")
    assert run(*asked, "--situation", "table.txt") == typed
    assert run(*asked, "--situation", "-", stdin=text) == typed
    assert (
        run(*asked, "--situation", "-", "--given", "hand is sun 2, moon 3", stdin=text.split("\n")[1])
        == typed
    )


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "there is no file `table.txt`"),
        (b"", "the file is empty"),
        (b"# nothing\n", "the file has only blank lines and comments"),
        (b"\0\1", "this is not text"),
        (b"hand is \xff\n", "not UTF-8"),
        (b"top of laid is sun 1\nhand are sun 2\n", "table.txt, line 2"),
        (b"hand is sun 9\n", "table.txt, line 1"),
    ],
)
def test_an_odd_situation_gets_a_clear_answer(run: Run, desk: Path, content: bytes | None, said: str) -> None:
    if content is not None:
        (desk / "table.txt").write_bytes(content)
    ran = run("ask", "short", "--rules", "house", "--situation", "table.txt", "--move", "take")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err and "Traceback" not in ran.err


# ------------------------------------------------------------------ the round is over
@pytest.mark.parametrize("name", ["fi-108", "nb-108", "it-56", "fi-112", "sv-112"])
def test_what_the_last_card_would_open_is_not_offered(run: Run, name: str) -> None:
    faced = "b faces accept, challenge after a plays wild-draw"
    said = answer(run, name, "challenge", "top is red 7", "hand of a has 0 cards", faced)
    assert said["verdict"] == "not-offered"
    assert said["reason"].startswith("the round ends as soon as a does this (play")
    said = answer(run, name, "challenge", "top is red 7", "hand of a has 1 cards", faced)
    assert said["verdict"] == "may"


# ------------------------------------------------------------------ names that players use
def test_cards_and_editions_can_be_called_as_players_do(run: Run) -> None:
    ran = run(
        "ask", "swedish", "--given", "top is [R 7]", "--given", "hand is +4, red 2", "--move", "play Wild Draw Four",
        "--format", "json",
    )  # fmt: skip
    assert json.loads(ran.out)["answers"]["sv-112"]["verdict"] == "must-not"


@pytest.mark.parametrize(
    ("option", "typed", "told"),
    [
        ("--move", "play red", "such as `red 0`"),
        ("--move", "draw two cards", "write `draw`: the rules say how many"),
        ("--move", "play red 2 and say uno", "ask about each by itself"),
        ("--given", "red 7 on top", "such as `top is red 7`, or"),
        ("--given", "", "say one thing about the table, such as `top is red 0`"),
    ],
)
def test_what_was_typed_is_shown_and_nothing_else(run: Run, option: str, typed: str, told: str) -> None:
    ran = run("ask", "sv-112", "--move", "draw", option, typed)
    assert ran.code == 2 and told in ran.err
    assert "then player may" not in ran.err and "| given" not in ran.err
    shown = [line.partition("|")[2].strip() for line in ran.err.splitlines() if line.startswith("1 ")]
    assert shown == [typed]


def test_a_language_of_several_editions_asks_which(run: Run) -> None:
    ran = run("ask", "finnish", "--given", "top is red 7", "--move", "play red 2")
    assert ran.code == 2
    assert "`finnish` could be `fi-108` or `fi-112`" in ran.err


def test_without_arguments_everything_is_asked_for(run: Run) -> None:
    ran = run("ask", stdin="swedich\nswedish\n[R 7]\n\n+4, red 2\n\nplay +4\n")
    assert "there is no edition or variant `swedich`" in ran.out
    command = """cardlaw ask sv-112 --given 'top is [R 7]' --given 'hand is +4, red 2' --move"""
    assert command in " ".join(ran.out.split())
    assert ran.code in (0, 1) and "must not" in ran.out


def test_a_question_is_put_together_in_another_language(run: Run) -> None:
    ran = run("ask", "--language", "fi", stdin="ruotsi\npunainen 7\n\n+4, punainen 2\n\npelaa +4\n")
    assert "Siirrot: pelaa …, nosta kortti," in ran.out, "moves as they are typed"
    assert "esimerkiksi `pelaa punainen 0`" in ran.out
    assert "--move 'pelaa +4'" in ran.out
    assert "sv-112  Ei: A ei saa pelata villiä nostokorttia." in ran.out


@pytest.mark.parametrize("stdin", ["", "sv-112\n", "\n" * 50])
def test_nobody_to_answer_is_no_hang(run: Run, stdin: str) -> None:
    ran = run("ask", stdin=stdin)
    assert ran.code == 2 and "`ask`" in ran.err


RANKS = [
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
]
ORDINARY = [f"{suit} {rank}" for suit in ("clubs", "spades", "hearts", "diamonds") for rank in RANKS]


@pytest.mark.parametrize(("move", "word"), [("keep", "may"), ("play diamonds queen", "must-not")])
@pytest.mark.parametrize("under", [5, 40, 46])
def test_a_long_pile_leaves_no_player_without_cards(run: Run, under: int, move: str, word: str) -> None:
    """Nothing says how many play: no more than there are cards for, or the round would be over."""
    pile = ["clubs ace", *[card for card in ORDINARY if card not in ("clubs ace", *ORDINARY[-3:])][:under]]
    given = [
        *("--given", f"starter is {', '.join(pile)}"),
        *("--given", f"hand is {', '.join(ORDINARY[-3:])}"),
        *("--given", "drawn of a is diamonds king"),
        *("--given", "a faces play, keep after a draws"),
    ]
    ran = run("ask", "parlour[drawing=one-card]", *given, "--quick", "--move", move, "--format", "json")
    (answer,) = json.loads(ran.out)["answers"].values()
    assert answer["verdict"] == word
    assert ran.code == (0 if word == "may" else 1)


def test_players_who_are_told_and_can_hold_nothing_are_named(run: Run) -> None:
    pile = f"starter is {', '.join(ORDINARY[:-3])}"
    given = ("--given", "players a, b, c", "--given", pile, "--given", f"hand is {', '.join(ORDINARY[-3:])}")
    ran = run("ask", "parlour", *given, "--move", "play diamonds king")
    assert ran.code == 2
    assert "the deck has no card left for hand of b and hand of c" in " ".join(ran.err.split())


@pytest.mark.parametrize(
    ("move", "code"),
    [("play red 2", 0), ("play blue 2", 1), ("play red 9", 1), ("call-uno", 1)],
)
def test_the_exit_code_is_the_verdict(run: Run, move: str, code: int) -> None:
    asked = (
        "ask",
        "fi-108",
        "--quick",
        "--given",
        "top is red 7",
        "--given",
        "hand is red 2, blue 2",
        "--move",
    )
    assert run(*asked, move).code == code
    assert run(*asked, move, "--exit-zero").code == 0


# ------------------------------------------------------------------ in the reader's language
FINNISH = """\
fi-108  Ei: A ei saa pelata Villi nosta 4 korttia -korttia.
sv-112  Ei: A ei saa pelata villiä nostokorttia.

fi-108
  A:lla on punainen 2.
"""


def test_an_answer_is_short_and_in_the_readers_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ("--given", "top is red 7", "--given", "hand is +4, red 2", "--move", "play +4", "--quick")
    ran = run("ask", "fi-108", "sv-112", *given, "--language", "fi")
    assert ran.out.startswith(FINNISH) and len(ran.out.splitlines()) <= 23
    assert "rivit 84–86" in ran.out and "mikä tahansa punainen kortti, mikä tahansa 7" in ran.out
    assert run("ask", "sv-112", *given, "--language", "sv").out.startswith(
        "sv-112  Nej: A får inte lägga ett dra-fyra-kort.\n  A har röd 2.\n"
    )
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert run("ask", "it-56", *given).out.startswith(
        "it-56  No: A non può giocare una carta Jolly Pesca Due.\n"
    )
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run("ask", "it-56", *given).out.startswith("it-56  No: A must not play")


def test_a_language_that_is_not_spoken_is_english_and_said_once(run: Run) -> None:
    ran = run(
        "ask", "it-56", "fi-108", "--given", "top is red 7", "--move", "draw", "--quick", "--language", "de"
    )
    assert ran.err.count("there is no language `de`") == 1 and "\nfi-108  " in ran.out


RED_TWO = {"card": "red 2", "kind": "number-card", "values": ["red", 2]}


def test_the_message_of_an_answer_is_data(run: Run) -> None:
    said = answer(run, "it-56", "play red 2", "top is red 7", "hand is red 3")
    assert said["message"] == {
        "id": "ask-not-offered",
        "arguments": {"who": {"seat": 0}, "move": {"act": "play", "arguments": [RED_TWO]}},
        "english": "no: a cannot play red 2 now",
    }


def test_nothing_is_said_not_to_happen_otherwise_that_was_not_said_to_happen(run: Run) -> None:
    given = ("--given", "top is red 7", "--given", "hand is shuffle wild, red 7")
    said = " ".join(run("ask", "sv-112", *given, "--move", "play shuffle wild", "--why").out.split())
    assert "1 fewer card" not in said
    assert "some of this can come out differently (“everybody's cards”)" in said


def test_a_reading_of_a_duty_is_named_where_what_follows_rests_on_it(run: Run) -> None:
    given = ("--given", "top is green 3", "--given", "hand is shuffle wild, green 4")
    said = " ".join(run("ask", "sv-112", *given, "--move", "play shuffle wild", "--why").out.split())
    assert "A must call UNO; then" in said
    assert "or because you have one card left?” Our reading: for playing the second-to-last card." in said
    assert "this does not happen – A must call" not in said, "with few cards at the table it does"
