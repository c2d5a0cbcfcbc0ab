"""`ask` about an answer to what was just played: the move before is told in players' words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardlaw.analysis.questions.played import Playing
from cardlaw.engine.play.situation import Situation
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language.loading import load
from cardlaw.scenarios.situations import ONE_ROUND
from cli.conftest import Run
from cli.test_ask import answer

STACKING = "sv-112 with stacking"


def who(run: Run, name: str, move: str, *given: str) -> Any:
    told = [word for line in given for word in ("--given", line)]
    ran = run("ask", name, *told, "--move", move, "--quick")
    return next(line for line in ran.out.splitlines() if "player who makes" in line).split()[0]


def test_a_move_that_answers_what_follows_from_a_card_is_asked_about_by_the_card(run: Run) -> None:
    given = ("a played red +2", "top is red 7", "hand is blue +2, red 3")
    assert answer(run, STACKING, "stack blue +2", *given)["verdict"] == "may"
    assert who(run, STACKING, "stack blue +2", *given) == "B"
    assert answer(run, STACKING, "stack +4", given[0], "hand is +4, red 3")["verdict"] == "must-not"
    assert answer(run, STACKING, "stack +4", "a played +4", "hand is +4, red 3")["verdict"] == "may"


@pytest.mark.parametrize(
    "given",
    [
        ("a stacks red +2", "top is green +2", "colour in force is red"),
        ("a stacks red +2", "top is green +2", "colour in force is green"),
        ("a stacks red +2", "colour in force is red"),
        ("a plays red +2", "top is green +2", "colour in force is red"),
    ],
)
def test_what_the_card_sets_may_be_told_as_it_is_before_or_after(run: Run, given: tuple[str, ...]) -> None:
    assert answer(run, STACKING, "stack blue +2", *given)["verdict"] == "may"


def test_the_colour_that_a_wild_was_given_is_told_as_it_is_now(run: Run) -> None:
    wild = ("a plays +4", "top is green 7", "hand of a is blue 3")
    said = answer(run, "sv-112", "challenge", *wild, "colour in force is red")
    assert said["verdict"] == "may"
    model = load("sv-112")
    cards = {card.text: card.index for card in program_of(model, 4, ONE_ROUND).layout.cards}
    told = Situation(tops={"discard-pile": [cards["green 7"]]}, states={"active-colour": "red"}, turn=1)
    playing = Playing(model, 4, 0, ("play", (cards["wild-draw"],)), ONE_ROUND)
    made = playing.answered(told, 1, ("challenge", ()))
    assert made is not None
    tables = playing.tables(model, made, made.now, ("challenge", ()), "draw-pile")
    assert len(tables) > 1 and {table.value("active-colour") for table in tables} == {"red"}


def test_a_colour_that_the_card_does_not_set_is_refused_with_the_one_it_sets(run: Run) -> None:
    given = ("--given", "a stacks red +2", "--given", "colour in force is blue")
    ran = run("ask", STACKING, *given, "--move", "stack blue +2")
    assert ran.code == 2 and "after it, `colour in force is" in ran.err and "red`" in ran.err
    ran = run("ask", STACKING, *given, "--move", "stack blue +2", "--language", "fi")
    assert "`voimassa oleva väri" in ran.err and "punainen`" in ran.err


def test_the_card_told_to_lie_there_is_what_the_stacked_one_answers(run: Run) -> None:
    ran = run(
        "ask", STACKING, "--given", "a stacks red +2", "--given", "top is green +2", "--move", "give in"
    )
    assert "D played a green draw-two before that" in ran.out


def test_without_the_card_it_depends_or_is_not_held(run: Run) -> None:
    said = answer(run, STACKING, "stack blue +2", "a played red +2", "hand is red 3")
    assert said["verdict"] == "not-offered" and "does not hold" in said["reason"]
    assert answer(run, STACKING, "stack blue +2", "a played red 3")["verdict"] == "not-offered"


def test_the_hand_is_that_of_whoever_answers(run: Run) -> None:
    """A hand of the one who answers says nothing of whether the move before was wrong; the other's does."""
    earlier = ("a played +4", "top is red 7")
    assert answer(run, "sv-112", "challenge", *earlier, "hand is red 3")["earlier"]["wrong"] is None
    assert answer(run, "sv-112", "challenge", *earlier, "hand of a is red 3")["earlier"]["wrong"] is True
    assert answer(run, "sv-112", "challenge", *earlier, "hand of a is blue 3")["earlier"]["wrong"] is False


def test_hands_are_told_as_they_are_now(run: Run) -> None:
    for hand in ("hand of a has 1 cards", "hand of a is blue 4"):
        said = answer(run, "sv-112", "call-uno", "a played red 3", "top is red 7", hand)
        assert said["verdict"] == "must", hand
    said = answer(run, "sv-112", "call-uno", "a played red 3", "top is red 7", "hand of a is blue 4, red 4")
    assert said["verdict"] == "not-offered"
    assert who(run, "sv-112", "call-uno", "a played red 3", "hand of a has 1 cards") == "A"


@pytest.mark.parametrize("top", ["red 7", "red 3"])
def test_the_card_lies_on_what_was_told(run: Run, top: str) -> None:
    """The pile may be told as it was before, or as it is now."""
    given = ("a played red 3", f"top is {top}")
    jumped = answer(run, "sv-112 with jump-in", "jump-in red 3", *given, "hand is red 3, red 4")
    assert jumped["verdict"] == "may"
    other = answer(run, "sv-112 with jump-in", "jump-in red 4", *given, "hand is red 3, red 4")
    assert other["verdict"] == "must-not"


@pytest.mark.parametrize(
    "done",
    [
        "a plays red +2",
        "a pelasi punaisen +2",
        "a pelaa punaisen +2",
        "a spilte rød +2",
        "a gioca rosso +2",
        "a ha giocato rosso +2",
        "a lägger röd +2",
        "a lade röd +2",
    ],
)
def test_it_is_said_in_five_languages(run: Run, done: str) -> None:
    assert answer(run, STACKING, "stack blue +2", done, "hand is blue +2, red 3")["verdict"] == "may"


def test_who_played_may_be_said_by_place(run: Run) -> None:
    given = ("next of a plays red +2", "hand is blue +2, red 3")
    assert who(run, STACKING, "stack blue +2", *given) == "C"
    back = ("c plays red +2", "direction is counterclockwise", "hand is blue +2, red 3")
    assert who(run, STACKING, "stack blue +2", *back) == "B"


def test_two_earlier_moves_are_one_too_many(run: Run) -> None:
    told = ("--given", "c plays red +2", "--given", "d plays red 1")
    ran = run("ask", STACKING, *told, "--move", "stack blue +2")
    assert ran.code == 2 and "only one earlier move" in ran.err
    told = ("--given", "c plays red +2", "--given", "d faces stack after c plays red 1")
    assert run("ask", STACKING, *told, "--move", "stack blue +2").code == 2


def test_what_is_wrong_with_the_move_before_is_shown_as_typed(run: Run) -> None:
    ran = run("ask", "sv-112", "--given", "c plays punk +2", "--move", "challenge")
    assert ran.code == 2 and "1 | c plays punk +2\n  |         ^^^^" in ran.err


SPOKEN = (
    ("en", "d plays red draw-two", "It depends on what happened just before"),
    ("fi", "d pelaa punainen nosta kaksi -kortti", "Riippuu siitä, mitä juuri tapahtui"),
    ("sv", "d lägger röd dra-två-kort", "Det beror på vad som nyss hände"),
)


@pytest.mark.parametrize(("language", "line", "head"), SPOKEN)
def test_a_move_that_only_answers_says_what_it_can_answer(
    run: Run, language: str, line: str, head: str
) -> None:
    """What is offered to be typed leads to the answer."""
    question = ("--given", "hand is blue +2, red 3", "--move", "stack blue +2", "--language", language)
    said = " ".join(run("ask", STACKING, *question).out.split())
    assert f"{STACKING} {head}" in said and f'--given "{line}"' in said
    assert run("ask", STACKING, "--given", line, *question).code == 0
    assert "--given" not in run("ask", STACKING, *question[:2], "--move", "play blue +2").out


@pytest.mark.parametrize(
    ("name", "move", "line"),
    [
        ("nb-108", "keep", "a draws a card"),
        ("sv-112", "challenge", "d plays wild draw card"),
        ("sv-112", "call uno", "a plays red 0"),
    ],
)
def test_what_a_move_answers_is_found_by_playing(run: Run, name: str, move: str, line: str) -> None:
    asked = ("ask", name, "--given", "hand is red 5", "--move", move)
    assert f'--given "{line}"' in run(*asked).out
    assert run(*asked, "--given", line).code == 0


def test_a_move_that_answers_something_else_says_what(run: Run) -> None:
    ran = run("ask", STACKING, "--given", "d played red 3", "--move", "stack blue +2")
    assert "No: A cannot stack" in ran.out and '--given "d plays red draw-two"' in ran.out


def test_the_interview_asks_what_was_just_played(run: Run) -> None:
    typed = f"{STACKING}\n\nd played red +2\nblue +2, red 3\n\nstack blue +2\n"
    ran = run("ask", stdin=typed)
    assert "--given 'd played red +2'" in " ".join(ran.out.split())
    assert "Yes: A may stack a blue draw-two." in ran.out


def test_a_misspelt_verb_is_guessed(run: Run) -> None:
    ran = run("ask", "sv-112", "--given", "d plaid +4", "--move", "play +2")
    assert ran.code == 2 and "did you mean `d played +4`?" in ran.err


def follows(run: Run, name: str, move: str, *given: str) -> str:
    told = [word for line in given for word in ("--given", line)]
    out = " ".join(run("ask", name, *told, "--move", move, "--quick", "--why").out.split())
    return out.partition("What follows")[2]


def test_what_follows_is_played_on_from_the_move_that_is_answered(run: Run) -> None:
    """Four wait where a +4 was played: with the next one eight are drawn, and nobody can challenge."""
    said = follows(run, STACKING, "stack +4", "d played +4", "hand is +4, red 3")
    assert "The colour in force is red B may accept the play" in said
    assert "8 fewer cards B’s hand: 8 more cards" in said and "challenge" not in said
    again = follows(
        run,
        STACKING,
        "stack blue +2",
        "d played red +2",
        "hand is blue +2, red 3, red 4",
        "hand of b is red 1",
    )
    assert "4 fewer cards" in again and "B’s hand: 5 cards (before: 1)" in again


def test_nothing_follows_that_the_move_told_does_not_lead_to(run: Run) -> None:
    assert follows(run, STACKING, "stack +4", "d played red +2", "hand is +4, red 3") == ""


def test_what_follows_a_challenge_is_played_on_where_the_move_was_wrong_and_where_it_was_right(
    run: Run,
) -> None:
    said = follows(run, "sv-112", "challenge", "d played +4", "hand is red 3")
    right, _, wrong = said.partition("What follows if the earlier move was wrong")
    assert "A’s hand: 7 cards (before: 1)" in right and "D’s hand: 4 more cards" in wrong


def test_the_rule_that_decides_is_named_where_nobody_is_asked(run: Run) -> None:
    """Whoever could only make a move that is not allowed is not asked; it is not the moment that forbids it."""
    jumping = "fi-108 with jump-in"
    for name, move, given, rule in (
        (STACKING, "stack red +2", ("d plays +4", "hand is red +2, red 3"), "may-stack"),
        (STACKING, "stack +4", ("d plays red +2", "hand is +4, red 3"), "may-stack"),
        (jumping, "jump-in wild", ("a played wild", "hand is wild, red 3"), "no-wild-jump"),
        (jumping, "jump-in red 3", ("a played red 4", "hand is red 3, red 5"), "may-jump-in"),
    ):
        said = answer(run, name, move, *given)
        assert (said["verdict"], [each["rule"] for each in said["because"]]) == ("must-not", [rule]), move
        told = [word for line in given for word in ("--given", line)]
        out = run("ask", name, *told, "--move", move).out
        assert "not known" not in out and "not possible" not in out and "--given" not in out
    said = answer(run, jumping, "jump-in red 4", "a played red 4", "hand is red 3")
    assert said["verdict"] == "not-offered" and "does not hold" in said["reason"]


def test_hands_that_change_places_are_said_to_and_for_what_somebody_is_chosen(run: Run) -> None:
    name, hand = "fi-108 with seven-zero", "hand is blue 7, red 2, green 1"
    said = follows(run, name, "play blue 7", "top is red 7", hand)
    assert "A chooses, for example, B: “If you play a seven, you swap hands" in said
    assert "A’s hand and B’s hand change places" in said and "you have not said" not in said
    assert "Every hand passes to the next player" in follows(
        run, name, "play red 0", "top is red 7", hand.replace("blue 7", "red 0")
    )


def test_what_follows_a_duty_is_told_after_it(run: Run) -> None:
    said = follows(run, "sv-112", "play red 3", "top is red 7", "hand is red 3, red 2")
    assert "A must call UNO; then: B has the next turn If A does not: Then" in said


@pytest.mark.parametrize(
    ("given", "move", "meant"),
    [
        ("top is red 7", "I play red 2", "play red 2"),
        ("top is red 7", "red 2", "play red 2"),
        ("top is red 7", "play the red 2", "play red 2"),
        ("the top card is red 7", "play red 2", "top is red 7"),
        ("my hand is red 2", "play red 2", "hand is red 2"),
    ],
)
def test_words_too_many_or_too_few_are_understood(run: Run, given: str, move: str, meant: str) -> None:
    ran = run("ask", "sv-112", "--given", given, "--move", move)
    assert ran.code == 2 and f"did you mean `{meant}`?" in ran.err


def test_nothing_that_names_somebody_is_left_out_of_a_guess(run: Run) -> None:
    ran = run("ask", "sv-112", "--given", "hand off b is red 2", "--move", "play red 2")
    assert ran.code == 2 and "did you mean" not in ran.err and "say one thing" in ran.err


def test_a_card_that_could_be_several_is_not_left_out_of_a_guess(run: Run) -> None:
    ran = run("ask", "sv-112", "--given", "hand is skip, red 2", "--move", "play red 2")
    assert ran.code == 2 and "did you mean" not in ran.err and "say which one, such as `red skip`" in ran.err


def test_a_wrong_line_typed_in_an_interview_is_complained_of_there(run: Run) -> None:
    typed = "sv-112\nthe red 7\nred 7\n\nfoo 3\nred 2, red 3\n\nI play red 2\nplay red 2\n"
    ran = run("ask", stdin=typed)
    assert ran.code == 0 and ran.err == "" and "Yes: A may play a red 2" in ran.out
    asked = ran.out.partition("the red 7\n")[2]
    assert asked.startswith("  no card is called `the`\n  did you mean `top is red 7`?\nWhich card")
    assert "--given 'top is red 7' --given 'hand is red 2, red 3' --move 'play red 2'" in ran.out


def test_what_the_event_may_have_counted_is_not_taken_to_be_as_it_starts(run: Run) -> None:
    """Nobody said how many wait: what hangs on that is not told as if none did."""
    given = ("a faces stack, give-in after a suffers 4", "top is wild-draw", "hand is +4, red 3")
    said = follows(run, STACKING, "stack +4", *given)
    assert "challenge" not in said and "4 more cards" not in said and "6 more cards" not in said
    assert "what else others may do" in said
    faced = ("--given", "a faces challenge after d plays +4", "--given", "hand is red 3")
    ran = run("ask", STACKING, *faced, "--move", "challenge", "--quick")
    told = " ".join(ran.out.split())
    assert "It depends: you have not said what the total to draw is" in told
    assert "Allowed, for example if the total to draw is 0." in told


STACKED = ("ask", "sv-112 with stacking", "--given", "d stacks +4")


def test_a_move_that_is_itself_an_answer_is_played_after_one_that_leads_to_it(run: Run) -> None:
    challenged = run(*STACKED, "--move", "challenge")
    assert challenged.code == 1
    said = " ".join(challenged.out.split())
    assert said.startswith("sv-112 with stacking No: A must not challenge.")
    assert "“A wild draw card that was stacked cannot be challenged.” (stacking)" in said
    assert "Assuming C played a wild draw card before that." in said
    stacked = run(*STACKED, "--move", "stack +4", "--why")
    said = " ".join(stacked.out.split())
    assert stacked.code == 0 and "B’s hand: 12 more cards" in said
    assert "Assuming C played a wild draw card before that." in said
    data = json.loads(run(*STACKED, "--move", "challenge", "--format", "json").out)
    taking = data["answers"]["sv-112 with stacking"]["taking"]
    assert taking == "assuming c did this before: play wild-draw"
    two = run(*STACKED, "--given", "players a, d", "--move", "challenge").out
    assert "No: A must not challenge." in two and "Assuming A played a wild draw card before that." in two


def test_only_a_move_after_which_the_answer_is_lawful_is_taken_to_come_before_it(run: Run) -> None:
    given = ("ask", "sv-112 with stacking", "--given")
    asked = run(*given, "d stacks red +2", "--move", "stack blue +2").out
    assert asked.startswith("sv-112 with stacking  Yes: A may stack a blue draw-two.")
    assert "Assuming C played a red draw-two before that." in asked
    assert "before that" not in run(*given, "d stacks red 5", "--move", "challenge").out


@pytest.mark.parametrize(
    "line", ("d wrongly plays +4", "d played +4 wrongly", "d pelasi +4 väärin", "d lägger +4 felaktigt")
)
def test_a_wrong_move_is_told_as_players_say_it(run: Run, line: str) -> None:
    asked = run("ask", "sv-112", "--given", line, "--move", "challenge", "--why")
    said = " ".join(asked.out.split())
    assert asked.code == 0 and said.startswith("sv-112 Yes: A may challenge.")
    assert "not said enough" not in said and "D’s hand: 4 more cards" in said


def test_a_move_that_no_rule_calls_wrong_is_not_told_to_be(run: Run) -> None:
    asked = run("ask", "parlour", "--given", "d wrongly plays 8 of clubs", "--move", "draw")
    assert asked.code == 2
    assert "no rule says when such a move is wrong; leave `wrongly` out" in " ".join(asked.err.split())


def test_what_is_misspelt_beside_wrongly_is_shown_where_it_stands(run: Run) -> None:
    asked = run("ask", "sv-112", "--given", "d wrongly plays +2", "--move", "challenge")
    assert asked.code == 2 and "1 | d wrongly plays +2\n  |                 ^^" in asked.err


def test_what_a_rule_only_jots_down_for_itself_does_not_follow(run: Run) -> None:
    """Whether the penalty has been deflected is set anew whenever it is asked; the total to draw is not."""
    played = ("--given", "d played red +2", "--given", "top is red +2", "--given", "hand is red skip, red 2")
    told = " ".join(run("ask", "friday-night", *played, "--move", "deflect red skip", "--why").out.split())
    assert "What follows" in told and "what the total to draw is" in told
    assert "has been deflected" not in told and "has been stacked" not in told


def test_a_card_that_was_drawn_is_in_the_hand(run: Run) -> None:
    """The same answer whether the hand is told or follows from what was drawn."""
    drew = ("top is red 7", "a drew a card", "drawn of a is red 3")
    for given in (drew, (*drew, "hand is red 3")):
        found = answer(run, "it-56", "keep", *given)
        assert (found["verdict"], [each["rule"] for each in found["because"]]) == ("must-not", ["drawn-must"])
    assert answer(run, "it-56", "play red 3", *drew)["verdict"] == "must"
    other = answer(run, "it-56", "keep", "top is red 7", "a drew a card", "drawn of a is blue 3")
    assert other["verdict"] == "may"


@pytest.mark.parametrize("name", ["sv-112", "nb-108", "fi-108", "it-56"])
def test_no_call_is_due_with_more_than_one_card_left(run: Run, name: str) -> None:
    model = load(name)
    three = answer(run, name, "catch a", "a played red 3", "hand of a is blue 5, red 2, green 1")
    (rule,) = (model.rule(each["rule"]) for each in three["because"])
    assert three["verdict"] == "must-not"
    assert {each.clause.act for each in rule.clauses if isinstance(each.clause, m.Norm)} == {"catch"}
    one = answer(run, name, "catch a", "a played red 3", "hand of a is blue 5")
    assert one["verdict"] == "hangs"
    for turn in ((), ("turn of a",)):
        none = answer(run, name, "call UNO", "a played red 3", "hand of a is blue 5, red 2", *turn)
        assert none["verdict"] == "not-offered" and "no rule lets anybody call-uno" in none["reason"]
    assert answer(run, name, "call UNO", "a played red 3", "hand of a is blue 5")["verdict"] == "must"


@pytest.mark.parametrize(
    ("language", "assumed"),
    [
        ("en", "Assuming this before that move: the total to draw is 0."),
        ("fi", "Oletetaan, että ennen sitä siirtoa nostettava kertymä on 0."),
        ("nb", "Vi antar dette før det trekket:"),
        ("it", "Si suppone questo prima di quella mossa: il totale da pescare è 0."),
        ("sv", "Vi antar att detta gällde före det draget:"),
    ],
)
def test_what_a_played_card_counts_on_from_is_as_it_starts(run: Run, language: str, assumed: str) -> None:
    """It was played, not stacked: nothing waited before it; a table may say otherwise."""
    told = ("--given", "top is red 7", "--given", "a played +4", "--given", "hand is blue 2")
    ran = run("ask", STACKING, *told, "--move", "challenge", "--quick", "--language", language)
    assert ran.code == 0 and assumed in " ".join(ran.out.split())


def test_a_number_that_was_told_is_not_assumed(run: Run) -> None:
    told = ("--given", "a played +4", "--given", "pending is 2", "--given", "hand is blue 2")
    ran = run("ask", STACKING, *told, "--move", "challenge", "--quick")
    assert ran.code == 1 and "Assuming this before" not in ran.out
