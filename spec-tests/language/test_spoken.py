"""What players call cards and moves is understood wherever a card can be said."""

from __future__ import annotations

import pytest

from cardlaw.language.loading import load
from cardlaw.language.saying import LANGUAGES
from cardlaw.language.spoken import Spoken

SWEDISH = Spoken(load("sv-112"))
PARLOUR = Spoken(load("parlour"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("play Wild Draw Four", "play wild-draw"),
        ("play wild-draw-four", "play wild-draw"),
        ("hand is +4, W+4, W, red 2", "hand is wild-draw, wild-draw, wild, red 2"),
        ("top is [R 7]", "top is red 7"),
        ("top is ▲7", "top is red 7"),
        ("top is R7", "top is red 7"),
        ("hand is ▲+2, red +2, Y ⊘", "hand is red draw-card, red draw-card, yellow skip"),
        ("call uno", "call-uno"),
        ("discard pile is red 7", "discard-pile is red 7"),
        ("hand is punainen 7, villi nostokortti", "hand is red 7, wild-draw"),
        ("play rött 7", "play red 7"),
        ("b faces play, keep after a draws", "b faces play, keep after a draws"),
        ("turn of b", "turn of b"),
        ("hand of b has 3 cards", "hand of b has 3 cards"),
        ("hand is 2 x red 7", "hand is 2 x red 7"),
        ("play reed 7", "play reed 7"),
    ],
)
def test_sayings(said: str, meant: str) -> None:
    assert SWEDISH.canonical(said) == meant
    assert SWEDISH.canonical(meant) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("pelaa +4", "play wild-draw"),
        ("lyö punainen 7", "lyö red 7"),
        ("lägg röd 7", "play red 7"),
        ("spill rød 7", "play red 7"),
        ("gioca rosso 7", "play red 7"),
        ("nosta kortti", "draw"),
        ("nosta", "draw"),
        ("draw a card", "draw"),
        ("draw two", "draw two"),
        ("huuda UNO", "call-uno"),
        ("kom på b", "catch b"),
    ],
)
def test_moves_are_said_in_every_language(said: str, meant: str) -> None:
    assert SWEDISH.canonical_move(said) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_to_be_typed_is_understood(language: str) -> None:
    for spoken in (SWEDISH, PARLOUR):
        for act in spoken.model.acts:
            if act.sort == "move":
                said = spoken.move_said(act.name, language)
                assert spoken.canonical_move(said) == act.name
                assert "{" not in said


@pytest.mark.parametrize(
    "said",
    [
        "top is 7♠",
        "top is ♠7",
        "top is 7 of spades",
        "top is seven of spades",
        "top is sette di picche",
        "top is il sette di picche",
    ],
)
def test_other_games_say_their_cards_too(said: str) -> None:
    assert PARLOUR.canonical(said) == "top is spades seven"


def test_the_words_of_the_rule_files_mean_themselves() -> None:
    for spoken in (SWEDISH, PARLOUR):
        for name in spoken._names:
            assert spoken.canonical(name) == name
