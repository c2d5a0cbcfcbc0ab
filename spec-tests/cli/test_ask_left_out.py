"""`cardlaw ask` gives no verdict where what was left out decides, believes no window that no rule opens, and says
what its answer rests on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from cli.test_ask import CHALLENGED, answer

TOP = "top is red 7"


def told(given: tuple[str, ...]) -> list[str]:
    return [word for line in given for word in ("--given", line)]


def pairs(said: Any) -> list[tuple[str, bool]]:
    return [(each["verdict"], bool(each["wrong"])) for each in said["outcomes"]]


# ------------------------------------------------------------------ no verdict by chance
@pytest.mark.parametrize("given", [(TOP,), (TOP, "hand has 3 cards"), (TOP, "hand has 4 cards")])
def test_where_the_hand_decides_there_is_no_verdict(run: Run, given: tuple[str, ...]) -> None:
    said = answer(run, "fi-112", "play wild-draw", *given)
    assert (said["verdict"], said["asked_for"], said["stands"]) == ("hangs", ["hand of a"], False)
    assert pairs(said) == [("may", False), ("must-not", True)]
    hands = [each["table"]["hand of a"].split(", ") for each in said["outcomes"]]
    sizes = {len(hand) for hand in hands}
    assert len(given) == 1 or sizes == {int(given[1].split()[2])}
    for each, hand in zip(said["outcomes"], hands, strict=True):
        again = answer(run, "fi-112", "play wild-draw", TOP, f"hand is {', '.join(hand)}")
        assert (again["verdict"], again["stands"]) == (each["verdict"], True)


@pytest.mark.parametrize("how", [(), ("--quick",), ("--format", "plain"), ("--quick", "--format", "plain")])
def test_every_form_says_that_there_is_none(run: Run, how: tuple[str, ...]) -> None:
    ran = run("ask", "fi-112", "--given", TOP, "--move", "play wild-draw", *how)
    assert ran.code == 1
    assert ran.out.startswith(
        (
            "fi-112  It depends: you have not said what else A holds.\n",
            "fi-112 hangs play wild-draw: on hand of a: ",
        )
    )


def test_the_colour_in_force_is_asked_for(run: Run) -> None:
    hand = "hand is blue draw-card, red 1, red 1"
    said = answer(run, "sv-112", "play blue draw-card", "top is wild", hand)
    assert (said["asked_for"], pairs(said)) == (["active-colour"], [("may", False), ("must-not", False)])
    ran = run("ask", "sv-112", *told(("top is wild", hand)), "--move", "play blue draw-card")
    assert ran.out.startswith("sv-112  It depends: you have not said what the colour in force is.\n")
    assert "  Allowed, for example if the colour in force is blue.\n" in ran.out


def test_a_quick_answer_is_not_said_to_be_proved(run: Run) -> None:
    given = told((TOP, "hand is red 2, wild"))
    ran = run("ask", "fi-108", *given, "--move", "play red 2", "--quick")
    assert ran.code == 0 and "Same result in all 8 situations tried; not proved" in ran.out


def test_a_move_that_names_a_player_is_looked_at_from_any_seat(run: Run) -> None:
    said = answer(
        run,
        "fi-108",
        "catch a",
        "hand of a is blue 5",
        "a owes call-uno",
        "b faces catch after a plays red 2",
    )
    assert (said["verdict"], said["stands"]) == ("may", True)


# ------------------------------------------------------------------ exit codes
def test_what_is_not_known_ends_with_one(run: Run, desk: Path) -> None:
    """Where several cards are laid at a moment at which it may be a duty, formulas do not say what was left out."""
    duty = 'rule pairs-first\n  "Two alike have to be laid."\n  about leading\n'
    duty += "  player must lay set when size of set is 2\n"
    house = f'cardlaw 1\nvariant pairs extends dormitory\n  "As we play it."\n\n{duty}'
    (desk / "house" / "pairs.rules").write_text(house, encoding="utf-8")
    lay = told(("hand is spades seven, hearts seven, clubs nine", "lead-size is 0"))
    asked = (*lay, "--move", "lay spades seven, hearts seven")
    ran = run("ask", "pairs", "--rules", "house", *asked)
    assert ran.code == 1 and "is not known" in " ".join(ran.out.split())
    assert run("ask", "dormitory", *asked).code == 0
    assert run("ask", "fi-108", *told((TOP, "hand is red 2")), "--move", "play red 2").code == 0


def test_a_contradiction_ends_with_one(run: Run, desk: Path) -> None:
    rules = (desk / "house" / "short.rules").read_text(encoding="utf-8")
    more = [
        'rule no-two\n  "Never a two."\n  player must not lay card when height of card is 2\n',
        'rule two-too\n  "A two always."\n  player may lay card even when height of card is 2\n',
    ]
    rules = "\n".join([rules, *more]).replace('two."\n', 'two."\n  about laying\n  lines 9\n')
    rules = rules.replace('always."\n', 'always."\n  about laying\n  lines 9\n')
    (desk / "house" / "short.rules").write_text(rules, encoding="utf-8")
    given = told(("top of laid is sun 1", "hand is sun 2, moon 3"))
    ran = run("ask", "short", "--rules", "house", *given, "--move", "lay sun 2")
    assert ran.code == 1 and ran.out.startswith("short  Yes and no: the rules contradict each other")


# ------------------------------------------------------------------ windows
@pytest.mark.parametrize("name", ["fi-112", "fi-108"])
@pytest.mark.parametrize("who", ["c", "a"])
def test_nobody_faces_what_the_rules_offer_to_another(run: Run, name: str, who: str) -> None:
    said = answer(run, name, "challenge", CHALLENGED.replace("b", who, 1))
    assert said["verdict"] == "not-offered"
    assert said["reason"] == f"here only b may challenge (or d if play goes counterclockwise), not {who}"
    assert said["because"] and said["follows"] is None


def test_which_way_play_goes_follows_from_who_is_asked(run: Run) -> None:
    hands = ["hand of a is blue 5", "top is red 0"]
    said = answer(run, "fi-108", "challenge", *hands, CHALLENGED.replace("b", "d", 1))
    assert (said["verdict"], said["seating"]) == ("may", "assuming 4 players (a–d), playing counterclockwise")
    assert "c has the next turn" in said["follows"]["changes"]


def test_where_each_of_some_is_asked_nobody_else_is(run: Run) -> None:
    anyone = "fi-108[challenger=anyone]"
    said = answer(run, anyone, "challenge", CHALLENGED.replace("b", "a", 1))
    assert said["reason"] == "here the rules let b, c or d challenge, not a"
    said = answer(run, anyone, "challenge", TOP, "hand of a is blue 2", CHALLENGED.replace("b", "c", 1))
    assert (said["verdict"], said["stands"]) == ("may", True)


def test_a_card_that_opens_no_window_opens_none(run: Run) -> None:
    said = answer(run, "fi-112", "challenge", "b faces challenge after a plays red 2")
    assert said["verdict"] == "not-offered" and "no rule lets anybody challenge" in said["reason"]


def test_a_window_told_in_part_is_judged_whole(run: Run) -> None:
    given = ["top is red 5", "hand is blue 3, red 9", "drawn is red 9", "a faces keep after a draws"]
    said = answer(run, "it-56", "keep", *given)
    assert (said["verdict"], said["breaks"], said["stands"]) == ("must-not", ["drawn-must#1"], True)
    assert said["rests_on"][0]["reading"] == "drawn-usable"


def test_a_table_with_more_players_than_are_looked_at_is_not_known(run: Run) -> None:
    given = ["players a, b, c, d, e, f", TOP, "hand of a is blue 1", CHALLENGED]
    said = answer(run, "fi-108", "challenge", *given)
    assert (said["verdict"], said["stands"]) == ("may", False)
    assert "so many players are not looked at" in said["left_out"]
    said = answer(run, "fi-108", "play red 2", given[0], TOP, "hand is red 2, wild, wild")
    assert (said["verdict"], said["stands"]) == ("may", True)


@pytest.mark.parametrize("faced", ["catch", "call-uno, catch"])
def test_a_debt_that_decides_is_asked_for(run: Run, faced: str) -> None:
    given = ["hand of a is blue 5", f"b faces {faced} after a plays red 2"]
    said = answer(run, "fi-108", "catch a", *given)
    assert (said["verdict"], said["stands"]) == ("hangs", False)
    assert said["asked_for"] == ["whether a owes call-uno"]
    assert [each["verdict"] for each in said["outcomes"]] == ["may", "must-not"]
    assert answer(run, "fi-108", "catch a", *given, "a owes call-uno")["verdict"] == "may"


def test_a_hand_that_decides_whether_a_window_is_open_is_asked_for(run: Run) -> None:
    faced = "a faces call-uno after a plays red 7"
    said = answer(run, "it-56", "call-uno", faced)
    assert (said["verdict"], said["asked_for"], said["follows"]) == ("hangs", ["hand of a"], None)
    said = answer(run, "it-56", "call-uno", "hand of a is red 1, blue 2", faced)
    assert (said["verdict"], said["stands"]) == ("not-offered", True)


# ------------------------------------------------------------------ what was told stays as it was told
def test_whose_turn_it_is_can_be_told_last(run: Run) -> None:
    hand = "hand is red 2, wild, wild"
    said = answer(run, "fi-108", "play red 2", TOP, hand, "turn of b")
    assert said["taking"] is None and "hand of b: 2 cards (before: 3)" in said["follows"]["changes"]


def test_no_table_contradicts_what_was_told(run: Run) -> None:
    given = [TOP, "hand of a is blue 7", "hand of b has 5 cards", CHALLENGED]
    said = answer(run, "sv-112", "challenge", *given)
    assert (said["verdict"], said["stands"]) == ("may", True)
    said = answer(run, "fi-112", "challenge", CHALLENGED)
    assert (said["verdict"], said["stands"]) == ("may", True)  # the round would be over if a held nothing


@pytest.mark.parametrize("name", ["it-56", "nb-108", "fi-108"])
@pytest.mark.parametrize("hand", ["green 3, blue 4", "red 2, yellow 7"])
def test_cards_that_lie_nowhere_else_lie_under_the_open_pile(run: Run, name: str, hand: str) -> None:
    said = answer(run, name, "draw", TOP, f"hand is {hand}", "draw-pile has 0 cards")
    assert "hand of a: 3 cards (before: 2)" in said["follows"]["changes"]
    answers = list(said["follows"]["answers"])
    assert answers in ([], ["a may keep"])


# ------------------------------------------------------------------ readings and the text
def test_the_readings_that_an_answer_rests_on_are_told(run: Run) -> None:
    given = (TOP, "hand is wild-draw, red 7")
    said = answer(run, "fi-108", "play wild-draw", *given)
    assert said["verdict"] == "may"
    rests = {each["reading"]: each["otherwise"] for each in said["rests_on"]}
    assert rests["exemption"] == [
        {"arm": "lifts-off-colour", "verdict": "must-not", "wrong": True},
        {"arm": "yields", "verdict": "must-not", "wrong": True},
    ]
    assert rests["guilt"] == [{"arm": "as-worded", "verdict": "may", "wrong": True}]
    assert [each["rule"] for each in said["text_contradicts_itself"]] == [
        "wild-draw-concession",
        "wild-draw-condition",
    ]
    for reading, others in rests.items():
        for each in others:
            other = answer(run, f"fi-108[{reading}={each['arm']}]", "play wild-draw", *given)
            assert (other["verdict"], bool(other["wrong"])) == (each["verdict"], each["wrong"])
    ran = run("ask", "fi-108", *told(given), "--move", "play wild-draw", "--why")
    text = " ".join(ran.out.split())
    assert (
        "This depends on how the sheet is read. “" in text
        and "” Our reading: such a card in hand is enough to play the wild draw card. Read otherwise: "
        in text
        and "not allowed, and it counts as wrong (“" in text
    )
    assert (
        "The printed text contradicts itself: `wild-draw-concession` (“" in text
        and "fi-108, lines 91–94) says yes" in text
    )


def test_that_an_earlier_move_was_wrong_can_rest_on_a_reading(run: Run) -> None:
    said = answer(run, "sv-112", "challenge", TOP, "hand of a is blue 7", CHALLENGED)
    assert (said["earlier"]["wrong"], said["earlier"]["rests_on"]) == (
        False,
        {"guilt": ["as-worded"]},
    )


def test_an_answer_that_rests_on_no_reading_names_none(run: Run) -> None:
    said = answer(run, "fi-108", "play red 2", TOP, "hand is red 2, wild")
    assert said["rests_on"] == [] and said["text_contradicts_itself"] is None


@pytest.mark.parametrize(
    ("name", "hand", "card", "reading", "arm", "instead"),
    [
        (
            "it-56",
            "red draw-card, blue 2, blue 3",
            "red draw-card",
            "printed-amount",
            "by-name",
            "hand of b: 1 more card",
        ),
        (
            "fi-108",
            "wild-draw, blue 2, blue 3",
            "wild-draw",
            "challenger",
            "anyone",
            "c may challenge or let-pass",
        ),
        (
            "fi-108",
            "wild-draw, red 2, blue 3",
            "wild-draw",
            "turn-after-challenge",
            "turn-lost",
            "if b does this (challenge), c has the next turn",
        ),
        (
            "sv-112",
            "wild-shuffle, blue 2, blue 3",
            "wild-shuffle",
            "collecting",
            "if-wanted",
            "if a says no, hand of a: 2 cards (before: 3)",
        ),
    ],
)
def test_what_follows_can_rest_on_a_reading(
    run: Run, name: str, hand: str, card: str, reading: str, arm: str, instead: str
) -> None:
    said = answer(run, name, f"play {card}", TOP, f"hand is {hand}")
    assert instead in said["follows_rests_on"][reading][arm]
    said = answer(run, name, "play red 5", TOP, "hand is red 5, blue 2, blue 3")
    assert said["follows_rests_on"] == {}


def test_what_follows_can_rest_on_an_assumption(run: Run) -> None:
    given = (TOP, "hand is wild-draw, green 2, blue 3")
    said = answer(run, "fi-108", "play wild-draw", *given, "players a, b, c, d")
    assert said["follows_assumes"] == {"challenged-turn": ["if b does this (challenge), b has the next turn"]}
    text = run("ask", "fi-108", *told(given), "--move", "play wild-draw", "--quick", "--why").out
    assert "The rule `challenged-turn` is our assumption: “After a failed challenge" in text
    said = answer(run, "fi-108", "play red 5", TOP, "hand is red 5, blue 2, blue 3")
    assert said["follows_assumes"] == {}


def test_a_duty_that_follows_is_a_must_and_all_who_may_act_on_it_are_named(run: Run) -> None:
    players = "players a, b, c, d"
    follows = answer(run, "fi-108", "play red 1", players, TOP, "hand is red 1, blue 2")["follows"]
    assert list(follows["answers"]) == ["a must call-uno", "if a does not"]
    assert "then b, c or d may catch a" in follows["answers"]["if a does not"]["changes"]
    follows = answer(run, "fi-108", "play wild-draw", players, TOP, "hand is wild-draw, blue 1")["follows"]
    assert (
        "then a must call-uno; otherwise b, c or d may catch a"
        in follows["answers"]["b may accept"]["changes"]
    )


# ------------------------------------------------------------------ why not
@pytest.mark.parametrize("name", ["fi-108", "fi-112", "nb-108", "it-56", "sv-112"])
def test_the_cards_in_the_way_are_named(run: Run, name: str) -> None:
    given = (TOP, "hand is wild-draw, red 2, blue 3")
    said = answer(run, name, "play wild-draw", *given)
    assert said["verdict"] == "must-not"
    near = said["why_not"][0]
    assert [(each["place"], each["cards"]) for each in near["in_the_way"]] == [("hand of a", ["red 2"])]
    assert "  A holds a red 2.\n" in run("ask", name, *told(given), "--move", "play wild-draw").out


def test_a_clause_that_would_not_be_enough_is_not_said_to_allow_it(run: Run) -> None:
    """The concession of fi-112 does not lift the condition: with a card that it asks for, the move is as unlawful."""
    for more in ("", ", blue 7"):
        said = answer(run, "fi-112", "play wild-draw", TOP, f"hand is wild-draw, red 2{more}")
        assert said["verdict"] == "must-not"
        near = {each["clause"]: each["overridden_by"] for each in said["why_not"]}
        assert near == {"wild-draw-condition": [], "wilds-go-on-anything": ["wild-draw-condition"]}


@pytest.mark.parametrize(
    ("name", "given", "move"),
    [
        ("sv-112", ("hand is red 2, blue 3",), "play blue 3"),
        ("it-56", ("hand is red 2, blue 3", "drawn of a is red 2"), "play blue 3"),
        ("fi-112", ("hand is wild-draw, red 2",), "play wild-draw"),
    ],
)
def test_people_are_told_of_rules_in_their_words(
    run: Run, name: str, given: tuple[str, ...], move: str
) -> None:
    said = run("ask", name, *told((TOP, *given)), "--move", move, "--quick", "--why").out
    assert "This would break" in said and "#" not in said
    assert "is hindering" not in said and "is fitting" not in said and "is exempt" not in said


def test_one_line_is_not_called_lines(run: Run) -> None:
    said = run(
        "ask", "fi-112", *told((TOP, "hand is wild-draw, red 2")), "--move", "play wild-draw", "--quick"
    )
    text = " ".join(said.out.split())
    assert "fi-112, line 76)" in text and "fi-112, lines 46, 76)" not in text


def test_what_would_do_instead_is_told_in_few_words(run: Run) -> None:
    said = answer(run, "fi-108", "play green 3", TOP, "hand is green 3, blue 4")
    assert said["would_do"] == ["any red card", "any 7", "wild", "wild-draw"]
    assert said["why_not"][0]["lacks"] == ["that green 3 is fitting"]


# ------------------------------------------------------------------ what follows
def test_a_choice_of_yes_or_no_is_followed_both_ways(run: Run) -> None:
    said = answer(
        run, "sv-112[custom-idea=i10]", "play wild-custom", TOP, "hand is wild-custom, red 2, red 3"
    )
    yes, no = said["follows"]["answers"].items()
    assert yes[0].startswith("b says yes: “The next") and no[0].startswith("b says no: “The next")
    assert yes[1]["changes"] == ["b has the next turn"]
    assert no[1]["changes"] == ["draw-pile: 4 fewer cards", "hand of b: 4 more cards", "b has the next turn"]


def test_who_plays_and_which_way_play_goes_is_said_to_be_taken_so(run: Run) -> None:
    said = answer(run, "fi-108", "play red 2", TOP, "hand is red 2, wild, wild")
    assert said["seating"] == "assuming 4 players (a–d), playing clockwise"
    more = ("players a, b, c", "direction is counterclockwise")
    said = answer(run, "fi-108", "play red 2", more[0], TOP, "hand is red 2, wild, wild", more[1])
    assert said["seating"] is None and "c has the next turn" in said["follows"]["changes"]


def test_a_lawful_drawn_wild_is_kept_by_the_rule_on_suitable_cards(run: Run) -> None:
    given = [TOP, "hand is blue 1, wild-draw", "drawn is wild-draw", "a faces keep after a draws"]
    said = answer(run, "fi-112", "keep", *given)
    assert (said["verdict"], [each["rule"] for each in said["because"]]) == ("may", ["keep-suitable"])


# ------------------------------------------------------------------ messages
@pytest.mark.parametrize(
    ("given", "move", "said"),
    [
        ((), "catch", "help: for example `catch d`"),
        ((), "play", "help: for example `play red 0`"),
        (("hand of d is nothing",), "draw", "help: an empty place has no cards: `hand of d has 0 cards`"),
        (("hand of b has 200 cards",), "draw", "B’s hand cannot hold 200 cards"),
    ],
)
def test_a_message_leads_somewhere(run: Run, given: tuple[str, ...], move: str, said: str) -> None:
    ran = run("ask", "fi-108", *told(given), "--move", move)
    assert (ran.code, ran.out) == (2, "") and said in ran.err


def test_a_move_offered_after_something_else_says_after_what(run: Run) -> None:
    given = (
        "top is red 5",
        "hand of b is blue draw-card, red 1",
        "b faces stack after a plays red draw-card",
    )
    said = answer(run, "fi-108 with stacking", "stack blue draw-card", *given)
    assert said["verdict"] == "not-offered" and said["reason"].endswith(
        "only when somebody is about to suffer"
    )
    so = (given[1], "top is red draw-card", "pending is 2", "b faces stack after b suffers 2")
    assert answer(run, "fi-108 with stacking", "stack blue draw-card", *so)["verdict"] == "may"


def test_an_edition_without_the_card_does_not_keep_the_others_from_answering(run: Run) -> None:
    question = (
        "--given",
        "top is red 7",
        "--given",
        "hand is wild-shuffle, red 1",
        "--move",
        "play wild-shuffle",
    )
    ran = run("ask", "fi-108", "sv-112", *question, "--format", "json")
    said = json.loads(ran.out)["answers"]
    assert said["fi-108"] == {"verdict": "cannot-be-asked", "reason": "`wild-shuffle` is not in the deck"}
    assert (ran.code, said["sv-112"]["verdict"]) == (1, "may")
    assert (
        "fi-108  Cannot be asked: `wild-shuffle` is not in the deck.\n"
        in run("ask", "fi-108", "sv-112", *question).out
    )
    assert run("ask", "fi-108", "nb-108", *question).code == 2


def test_one_card_is_told_as_one(run: Run) -> None:
    given = ("top is red 7", "hand is red 2, red 3", "hand of b has 1 card")
    assert answer(run, "fi-108", "play red 2", *given)["verdict"] == "may"


def test_a_misspelt_card_is_answered_with_the_card(run: Run) -> None:
    ran = run("ask", "fi-108", "--given", "hand is wild-draww, red 2", "--move", "play wild-draw")
    assert ran.code == 2 and "did you mean `wild-draw`?" in ran.err


@pytest.mark.parametrize(
    ("language", "owed", "before", "top"),
    [
        (
            "en",
            "If the move is still due, say so:",
            "Say what the table was like before that move",
            "top is red 0",
        ),
        (
            "fi",
            "Jos siirto on vielä tekemättä, kerro se:",
            "Kerro, millainen pöytä oli ennen sitä siirtoa",
            "top is punainen 0",
        ),
        (
            "nb",
            "Hvis trekket fortsatt skal gjøres, si det:",
            "Si hvordan bordet var før det trekket",
            "top is rød 0",
        ),
        (
            "it",
            "Se la mossa è ancora da fare, dillo:",
            "Indica com’era il tavolo prima di quella mossa",
            "top is rosso 0",
        ),
        (
            "sv",
            "Om draget återstår att göra, säg det:",
            "Säg hur bordet såg ut före det draget",
            "top is röd 0",
        ),
    ],
)
def test_the_line_that_decides_is_offered(run: Run, language: str, owed: str, before: str, top: str) -> None:
    words = ("--language", language, "--quick")
    played = ("--given", "a played red 3")
    ran = run("ask", "sv-112", *played, "--move", "catch a", *words)
    assert f'{owed}\n  --given "a owes call-uno"' in ran.out
    due = run("ask", "sv-112", *played, "--given", "a owes call-uno", "--move", "catch a", *words)
    assert ran.code == 1 and due.code == 0 and owed not in due.out
    doubted = ("--given", "a played +4", "--given", "hand of a is red 3, blue 2")
    ran = run("ask", "sv-112", *doubted, "--move", "challenge", *words)
    assert before in ran.out and f'--given "{top}"' in ran.out
    known = run("ask", "sv-112", *doubted, "--given", top, "--move", "challenge", *words)
    assert before not in known.out
