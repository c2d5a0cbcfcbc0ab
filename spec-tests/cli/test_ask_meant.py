"""What `ask` offers in the place of a line that it does not understand is understood, and means what was meant."""

from __future__ import annotations

import re

import pytest

from cli.conftest import Run
from cli.test_ask_next_turn import said

LINES = (
    ("2 players", "did you mean `players a, b`?"),
    ("b has 2 cards", "did you mean `hand of b has 2 cards`?"),
    ("b is red 2", "did you mean `hand of b is red 2`?"),
    ("d forgot to call UNO", "did you mean `d owes call-uno`?"),
    ("a drew red 3", "did you mean `a drew a card` and, on a line of its own, `drawn of a is red 3`?"),
    ("a draws red 3", "did you mean `a draws` and, on a line of its own, `drawn of a is red 3`?"),
    ("colour is blue", "did you mean `colour in force is blue`?"),
    ("the colour in force is blue", "did you mean `colour in force is blue`?"),
    ("B plays red 3", "did you mean `b plays red 3`?"),
    ("a's hand is blue 5", "did you mean `hand of a is blue 5`?"),
    ("B’s hand is blue 5", "did you mean `hand of b is blue 5`?"),
    ("d plaid +4", "did you mean `d played +4`?"),
    ("turn is b", "did you mean `turn of b`?"),
    ("it is B's turn", "did you mean `turn of b`?"),
    ("vuorossa on b", "did you mean `turn of b`?"),
    ("b:n vuoro", "did you mean `turn of b`?"),
    ("det er bs tur", "did you mean `turn of b`?"),
    ("tocca a b", "did you mean `turn of b`?"),
    ("det är b:s tur", "did you mean `turn of b`?"),
)
MOVES = (
    ("c plays red 7", "write the move as `play red 7`, and say `turn of c` of the table"),
    ("a draws", "write the move as `draw`, and say `turn of a` of the table"),
    ("a says UNO", "write the move as `call-uno`, and say `turn of a` of the table"),
    ("skip", "did you mean `play red skip`?"),
    ("play the red 2", "did you mean `play red 2`?"),
    ("play the gren 7", "did you mean `play green 7`?"),
)


def told(run: Run, given: str = "top is red 7", move: str = "play red 2", name: str = "sv-112") -> str:
    ran = run("ask", name, "--given", given, "--move", move)
    assert ran.code == 2
    return re.sub(r"\s+", " ", ran.err)


@pytest.mark.parametrize(("line", "help"), LINES)
def test_a_line_is_guessed_and_the_guess_is_understood(run: Run, line: str, help: str) -> None:
    assert help in told(run, line)
    lines = [word for guess in re.findall("`(.*?)`", help) for word in ("--given", guess)]
    assert run("ask", "sv-112", *lines, "--move", "draw").code != 2


@pytest.mark.parametrize(("move", "help"), MOVES)
def test_a_move_is_guessed_and_the_guess_is_understood(run: Run, move: str, help: str) -> None:
    assert help in told(run, move=move)
    guess, *turn = re.findall("`(.*?)`", help)
    given = [word for line in turn for word in ("--given", line)]
    assert run("ask", "sv-112", *given, "--move", guess).code != 2


@pytest.mark.parametrize("name", ["sv-112", "it-56", "parlour", "pub", "dormitory"])
def test_every_example_of_a_line_is_understood(run: Run, name: str) -> None:
    move = {"dormitory": "pass", "pub": "keep"}.get(name, "draw")
    help = told(run, "it is my turn", move, name).partition("such as ")[2]
    lines = re.findall("`(.*?)`", help)
    assert len(lines) >= 3
    for line in lines:
        assert run("ask", name, "--given", line, "--move", move).code != 2, line


def test_a_guess_that_would_not_be_understood_is_not_made(run: Run) -> None:
    assert "did you mean" not in told(run, move="play red 3, red 3")
    assert "did you mean" not in told(run, "turn is in force")
    both = told(run, "hand is rad 3, gren 4")
    assert "did you mean `red`?" in both and "did you mean `green`?" in both


def test_whose_it_is_and_what_is_owed_is_not_guessed_away(run: Run) -> None:
    for line in ("hand of e is red 2", "b faces challenge"):
        assert "did you mean" not in told(run, line)


def test_an_example_is_of_the_move_that_was_meant(run: Run) -> None:
    assert "for example `a plays red 0`" in told(run, "a plays")
    assert "for example `a catches d`" in told(run, "a catches")
    assert "for example `catch d`" in told(run, move="catch red")
    assert "did you mean `play red 0`?" in told(run, move="number-card")


def test_what_is_wrong_is_said_in_players_words(run: Run) -> None:
    for line, message in (
        ("I have red 2", "`I` is not understood here"),
        ("d waves red 2", "`waves` is not understood here"),
        ("b has 2 cards", "`b` is a player: say which cards are meant"),
        ("skip is red", "`skip` alone says nothing about the table"),
        ("hand is rad 3", "no card is called `rad`"),
        ("top is red 3, red 4", "only one card lies on top"),
    ):
        assert message in told(run, line)
    naming = told(run, move="name colour")
    assert "`name colour` is not a move of its own" in naming and "ask about that move" in naming
    assert "for example `play red 0`" not in told(run, "a draws red 3")


def test_a_state_is_told_by_what_it_is_called(run: Run) -> None:
    asked = ("top is wild", "hand is red 2, green 3")
    for line, word in (("colour in force is red", "Yes"), ("colour in force is blue", "No")):
        assert f"sv-112 {word}: A m" in said(run, "sv-112", "play red 2", *asked, line)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        (
            "fi",
            "tarkoititko `a nostaa kortin` ja omalla rivillään `juuri nostettu kortti of a is punainen 3`?",
        ),
        ("nb", "mente du `a trekker et kort` og, på en egen linje, `nettopp trukket kort of a is rød 3`?"),
        ("it", "intendevi `a pesca una carta` e, su una riga a sé, `carta appena pescata of a is rosso 3`?"),
        ("sv", "menade du `a drar ett kort` och, på en egen rad, `nyss draget kort of a is röd 3`?"),
    ],
)
def test_it_is_said_in_every_language(run: Run, language: str, message: str) -> None:
    ran = run("ask", "sv-112", "--given", "a drew red 3", "--move", "draw", "--language", language)
    assert message in re.sub(r"\s+", " ", ran.err)


def test_what_does_not_go_together_is_named(run: Run) -> None:
    given = ("--given", "top is red 7", "--given", "hand is red 2", "--given", "colour in force is blue")
    ran = run("ask", "sv-112", *given, "--move", "play red 2")
    told = re.sub(r"\s+", " ", ran.err)
    assert (
        ran.code == 2 and "no table can be like this: “A coloured top card sets the colour in force" in told
    )
    assert "help: these do not go together: `top is red 7` and `colour in force is blue`" in told


def test_a_table_is_not_impossible_by_the_cards_that_were_not_told(run: Run) -> None:
    for colour in ("red", "yellow", "green", "blue"):
        out = said(run, "nb-108", "play blue 2", f"colour in force is {colour}", "hand is blue 2, red 3")
        assert out.startswith("nb-108 ") and "impossible" not in out


IN_WORDS = (
    ("fi", "c plays red 7", "`pelaa punainen 7`", "voimassa oleva väri is sininen"),
    ("nb", "c plays red 7", "`spill rød 7`", "gjeldende farge is blå"),
    ("it", "c plays red 7", "`gioca rosso 7`", "colore in vigore is blu"),
    ("sv", "c plays red 7", "`spela röd 7`", "gällande färg is blå"),
)


@pytest.mark.parametrize(("language", "move", "offered", "line"), IN_WORDS)
def test_lines_and_moves_are_offered_in_the_language_spoken_and_understood(
    run: Run, language: str, move: str, offered: str, line: str
) -> None:
    def wrong(given: str, move: str) -> str:
        return " ".join(
            run("ask", "fi-108", "--given", given, "--move", move, "--language", language).err.split()
        )

    assert offered in wrong("top is red 2", move)
    assert f"`{line}`" in wrong("colour is blue", "play red 2")
    examples = re.findall("`([^`]*)`", wrong("whatever", "play red 2").partition("whatever")[2])
    told = [each for each in examples if each != "whatever"]
    assert len(told) > 4
    for each in (line, *told):
        assert run("ask", "fi-108", "--given", each, "--move", "draw", "--quick").code in (0, 1)


GUESSES = (
    ("fi", "top is punanen 7", "top is punainen 7", "pelaa punanen 7", "pelaa punainen 7"),
    ("nb", "top is grnn 7", "top is grønn 7", "play rde 7", "spill rød 7"),
    ("it", "top is rde 7", "top is rosso 7", "plya red 7", "gioca rosso 7"),
    ("sv", "drawm of a is red 7", "nyss draget kort of a is röd 7", "draaw", "dra ett kort"),
)


@pytest.mark.parametrize(("language", "given", "meant", "move", "offered"), GUESSES)
def test_what_is_guessed_is_offered_in_the_language_spoken_and_understood(
    run: Run, language: str, given: str, meant: str, move: str, offered: str
) -> None:
    def wrong(given: str, move: str) -> str:
        ran = run("ask", "fi-108", "--given", given, "--move", move, "--language", language)
        return " ".join(ran.err.split())

    assert f"`{meant}`?" in wrong(given, "draw") and f"`{offered}`?" in wrong("top is red 2", move)
    assert run("ask", "fi-108", "--given", meant, "--move", offered, "--quick").code in (0, 1)


def test_names_that_are_listed_are_said_in_the_language_spoken(run: Run) -> None:
    said = run("ask", "fi-108", "--given", "top is xyz 7", "--move", "draw", "--language", "sv").err
    assert "`blå`, `grön`, `röd` och `gul`" in said
