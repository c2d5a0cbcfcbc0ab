"""A person gets through a round whatever is typed, and is told why and why not."""

from __future__ import annotations

import itertools

import pytest

from cardlaw.engine import Situation, Table
from cardlaw.language.diagnostics.display import display_width
from cardlaw.players.drawing import bare
from cardlaw.players.looks import Looks, showable
from cardlaw.players.person import PersonLeaves
from cardlaw.wording.play import LANGUAGES, Voice
from players.scripted import Terminal, answer, play_round
from players.test_narration import stacking as stacked
from shipped import model_of

WRONG = (
    "",
    "0",
    "999",
    "-1",
    "1.5",
    "nonsense",
    "why",
    "why 999",
    "why nonsense",
    "play",
    "play red",
    "play red 77",
    "play purple 7",
    "play red 7, red 8",
    "play wild-custom",
    "draw red 7",
    "catch",
    "catch nobody",
    "catch player-9",
    "choose red",
    "challenge",
    "?",
    "help",
    "log",
    "table",
    "WHY 1",
    "\x1b[31mred\x1b[0m",
    "play \u202e7",
    "a" * 300,
)


def at(hand: str, top: str = "red 7", name: str = "nb-108", players: int = 3, **more: object) -> Table:
    zones: dict[object, object] = {("hand", 0): hand.split(", ")}
    situation = Situation(zones=zones, tops={"discard-pile": [top]}, turn=0, **more)  # type: ignore[arg-type]
    return Table.at(model_of(name), situation, players)


@pytest.mark.parametrize("name", ["nb-108", "sv-112", "it-56", "pub"])
def test_a_whole_round_with_wrong_inputs(name):
    """Before every answer something wrong is typed; the round still comes to its end."""
    table = Table(model_of(name), 3, 8, policy="ask")
    wrong = itertools.cycle(WRONG[1:])
    turns = itertools.count()
    terminal = Terminal(table, then=lambda: "1" if next(turns) % 3 == 2 else next(wrong))
    play_round(table, terminal, 2_000)
    assert table.over or table.round_number > 1
    assert len(terminal.inputs) > 20
    assert all(display_width(line) <= 80 for line in terminal.shown)
    assert "Traceback" not in terminal.said()


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("colour", [False, True])
def test_no_line_is_wider_than_the_terminal(width, colour):
    table = Table(model_of("sv-112"), 4, 2)
    typed = ("?", "why 1", "log", "table", "play red 7", "nonsense " * 30, "1")
    terminal = Terminal(table, itertools.chain.from_iterable([typed] * 12), width=width, colour=colour)
    play_round(table, terminal, 60)
    assert max(display_width(bare(line)) for line in terminal.shown) <= width
    assert any("\x1b[" in line for line in terminal.shown) is colour


def test_every_wrong_input_is_answered_and_changes_nothing():
    table = at("red 3, blue 7, green 5")
    before = table.state.copy()
    for text in WRONG:
        terminal = Terminal(table, [text, "draw"])
        place = terminal.person.answer(table, 0)
        assert table.decision is not None and table.decision.moves[place].text == "draw"
        assert terminal.inputs == [text, "draw"], "it was asked again"
    assert table.state == before


def test_a_move_is_understood_by_number_record_or_what_is_shown():
    for typed in ("1", "play red 3", "PLAY RED 3", "play 3 red", "play ▲3", "  play   red 3 "):
        assert answer(at("red 3, blue 7, green 5"), typed)[1] == "play red 3"
    assert answer(at("red 3, blue 7, green 5"), "draw a card")[1] == "draw"


def test_a_choice_is_understood_by_number_or_value():
    for typed in ("2", "yellow", "choose yellow", "★yellow", "Yellow"):
        table = at("wild, blue 7, green 5")
        table.choose("play wild")
        assert answer(table, typed)[1] == "choose yellow"


def test_enter_declines_what_can_be_declined_and_does_the_only_thing():
    table = at("red 3, blue 7")
    table.choose("play red 3")
    assert table.decision is not None and table.decision.declinable
    assert answer(table, "")[1] == "decline"
    shown, made = answer(at("red 3, blue 7"), "", "1")
    assert "you have to answer" in shown and made == "play red 3"


def test_a_card_that_is_not_held_is_said_plainly():
    for typed in ("play red 9", "why play red 9"):
        shown, _ = answer(at("red 3, blue 7"), typed, "1")
        assert "you do not hold ▲9" in shown
        assert "rules" not in shown.partition("you may")[2]


def test_a_card_that_there_is_not():
    assert "there is no card red 77" in answer(at("red 3"), "play red 77", "1")[0]
    assert "there is no card W✎" in answer(at("red 3"), "play wild-custom", "1")[0]


def test_a_refused_move_is_told_with_clause_gloss_and_citation():
    shown, _ = answer(at("red 3, green 5"), "play green 5", "1")
    assert "play ■5: against the rules" in shown
    rule = next(r for r in model_of("nb-108").rules if r.id in shown)
    told = " ".join(shown.split())
    assert rule.gloss.text in told
    assert f"(nb-108, lines {rule.lines[0][0]}" in told


def test_why_for_what_is_offered():
    assert "play ▲3: allowed" in answer(at("red 3, blue 7"), "why 1", "1")[0]
    shown, _ = answer(at("red 3, wild-draw"), "why play wild-draw", "1")
    assert "play W+4: against the rules" in shown and "wild-draw-condition" in shown


def test_why_of_leaving_a_duty_undone():
    table = at("red 3, blue 7")
    table.choose("play red 3")
    shown, _ = answer(table, "why do nothing", "call-uno")
    assert "do nothing: against the rules" in shown and "call-duty" in shown


def test_something_else_has_to_be_answered_first():
    table = at("wild, blue 7, green 5")
    table.choose("play wild")
    assert "first answer what is asked" in answer(table, "play blue 7", "1")[0]


def test_the_person_answers_for_the_table():
    table = Table(model_of("pub"), 3, 3, policy="ask")
    assert table.decision is not None and table.decision.player is None
    shown, made = answer(table, "ada")
    assert "you decide for the table: " in shown
    assert made == "choose player-1"


def test_quit_leaves():
    for typed in ("quit", "q", "exit"):
        with pytest.raises(PersonLeaves):
            answer(at("red 3"), typed)


def test_the_help_is_in_columns():
    shown, _ = answer(at("red 3"), "?", "1")
    assert "  why MOVE    which rules allow or forbid it" in shown


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_other_languages_use_the_terms(language):
    table = at("red 3, blue 7, wild")
    shown, _ = answer(table, "play red 9", "?", "1", language=language)
    words = Voice(language)
    assert words("may") in shown and "you may" not in shown
    assert words("not-held", card="▲9") in shown
    term = next(t for t in table.model.terms if t.name == "play" and t.language == language)
    assert f"1) {term.text} ▲3" in shown


# -------------------------------------------------------------------- what happened
def heard(table: Table, *choices: str, language: str = "en") -> list[str]:
    terminal = Terminal(table, language=language)
    for choice in choices:
        table.choose(choice)
    terminal.shown.clear()
    terminal.person.hear(table)
    return [line.strip() for line in terminal.shown]


def test_own_moves_are_not_repeated():
    assert heard(at("red 3, blue 7, blue 8"), "play red 3") == []


def test_what_a_move_does_to_others_is_one_line():
    assert heard(at("red draw-card, blue 7, blue 8"), "play red draw-card") == [
        "you play ▲+2; ada draws 2 cards and loses the turn"
    ]


def test_what_others_do_to_me():
    table = Table.at(
        model_of("nb-108"),
        Situation(
            zones={("hand", 0): ["blue 1", "blue 2"], ("hand", 1): ["red draw-card", "red 2", "red 4"]},
            tops={"discard-pile": ["red 7"], "draw-pile": ["green 4", "green 9"]},
            turn=1,
        ),
        2,
    )
    assert heard(table, "play red draw-card") == ["ada plays ▲+2; you draw 2 cards and lose the turn (■9 ■4)"]


def test_a_drawn_card_is_shown_to_its_owner_only():
    mine = heard(at("blue 7, green 5"), "draw")
    assert len(mine) == 1 and mine[0].startswith("you draw a card (")
    other = Table.at(
        model_of("nb-108"),
        Situation(zones={("hand", 1): ["blue 7", "green 5"]}, tops={"discard-pile": ["red 7"]}, turn=1),
        3,
    )
    assert heard(other, "draw")[0] == "ada draws a card"


def test_choices_of_others_are_told():
    table = Table.at(
        model_of("nb-108"),
        Situation(
            zones={("hand", 1): ["wild", "green 5", "green 6"]}, tops={"discard-pile": ["red 7"]}, turn=1
        ),
        3,
    )
    assert heard(table, "play wild", "choose green") == ["ada plays W; ada chooses ■green"]


def test_other_languages_speak_to_the_person_too():
    """The terms of a game have a second person where a language needs one."""
    lines = {
        "fi": "pelaat ▲+2; ada nostaa 2 korttia ja menettää vuoronsa",
        "nb": "du spiller ▲+2; ada trekker 2 kort og står over",
        "it": "giochi ▲+2; ada pesca 2 carte e salta il turno",
        "sv": "du spelar ▲+2; ada drar 2 kort och står över",
    }
    for language, line in lines.items():
        table = at("red draw-card, blue 7, blue 8")
        assert heard(table, "play red draw-card", language=language) == [line]


def test_the_end_of_a_round_and_the_points():
    table = at("red 3", players=2)
    assert heard(table, "play red 3")[:1] == ["you win the round"]
    assert any(
        line.startswith("the round is over; points: you ") for line in heard(at("red 3"), "play red 3")
    )


def test_whoever_resumes_hears_what_came_after_the_last_move():
    table = at("red draw-card, blue 7, blue 8")
    table.choose("play red draw-card")
    terminal = Terminal(table)
    terminal.person.hear(table)
    assert [line.strip() for line in terminal.shown] == ["you play ▲+2; ada draws 2 cards and loses the turn"]


# -------------------------------------------------------------------- what is typed, and what is shown
@pytest.mark.parametrize(
    "typed",
    [
        "▲3",
        "[R 3]",
        "R3",
        "r 3",
        "red 3",
        "3 red",
        "play [R 3]",
        "play ▲3",
        "Red-3",
        "pelata ▲3",
        "punainen 3",
    ],
)
def test_a_card_is_typed_as_it_is_printed_or_called(typed):
    language = "fi" if "p" in typed and "play" not in typed else "en"
    assert answer(at("red 3, blue 7, green 5"), typed, language=language)[1] == "play red 3"


def test_signs_and_their_letters_are_typed_back():
    hand = "red skip, red draw-card, wild, wild-draw"
    for typed, move in {
        "▲⊘": "play red skip",
        "R+2": "play red draw-card",
        "[R +2]": "play red draw-card",
        "W": "play wild",
        "W+4": "play wild-draw",
        "R-skip": "play red skip",
    }.items():
        assert answer(at(hand), typed)[1] == move
    table = at("wild, blue 7, green 5")
    table.choose("play wild")
    assert answer(table, "★")[1] == answer(table, "Y")[1] == "choose yellow"


def test_a_card_alone_that_is_not_held_or_does_not_fit():
    assert "you do not hold ●9" in answer(at("red 3"), "blue 9", "1")[0]
    assert "play ■5: against the rules" in answer(at("red 3, green 5"), "■5", "1")[0]


def test_a_move_is_called_by_its_name_with_spaces():
    table = at("red 3, blue 7")
    table.choose("play red 3")
    assert answer(table, "call uno")[1] == "call-uno"


def test_the_only_move_is_made_and_told():
    shown, made = answer(at("green 5, blue 8"))
    assert made == "draw"
    assert shown.splitlines()[-1] == "  only one move is possible: draw a card"


def test_the_signs_are_explained():
    shown, _ = answer(at("red 3"), "?", "1")
    assert "▲ red   ★ yellow   ■ green   ● blue   ⊘ skip" in shown


def test_letters_stand_for_signs_where_the_terminal_has_none():
    model = model_of("nb-108")
    looks = Looks(model, colour=False, plain=True)
    layout = Table(model, 2).program.layout
    drawn = {card.text: looks.card(card) for card in layout.cards}
    assert (drawn["red 7"], drawn["wild-draw"], drawn["blue skip"]) == ("R7", "W+4", "B-skip")
    assert all(text.isascii() for text in drawn.values())
    assert len(set(drawn.values())) == len(drawn)
    assert not showable(model, "ascii") and not showable(model, "latin-1") and showable(model, "utf-8")


def test_the_table_shows_no_bookkeeping():
    """Neither who won the last round nor what only the rules keep count of."""
    table = stacked("red draw-card, red 2", "blue 1, blue 2", "red draw-card, red 3, red 4", turn=2)
    table.choose("play red draw-card")
    shown, _ = answer(table, "give in")
    assert "total to draw: 2" in shown
    assert "passed on" not in shown and "just drawn" not in shown
    states = Terminal(table).drawing.telling_states
    assert states >= {"score", "active-colour", "direction", "dealer"}
    assert not states & {"winner", "drawn", "passed-on", "held-before"}


def test_cards_and_moves_are_called_as_players_call_them():
    hand = "red skip, red draw-card, wild, wild-draw"
    for typed, move in {
        "wild draw four": "play wild-draw",
        "play +4": "play wild-draw",
        "red draw two": "play red draw-card",
        "plain wild": "play wild",
    }.items():
        assert answer(at(hand), typed)[1] == move
    assert "you do not hold W+4" in answer(at("red 3"), "play wild draw four", "1")[0]
    table = at("red 3, blue 7")
    table.choose("play red 3")
    assert answer(table, "say uno")[1] == "call-uno"
