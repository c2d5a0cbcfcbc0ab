"""A hint says what speaks for the move, and only what the player that gives it has weighed."""

from __future__ import annotations

import pytest

from cardlaw.engine import Card, Table
from cardlaw.engine.play.situation import Situation
from cardlaw.language.saying import LANGUAGES
from cardlaw.players.base import Dice
from cardlaw.players.strategic import StrategicHint, StrategicPlayer, lore_of
from cardlaw.wording.play import MESSAGES, Voice
from shipped import model_of


def hinted(name: str, top: str, *hand: str) -> tuple[Table, StrategicHint]:
    told = Situation(tops={"discard-pile": [top]}, zones={("hand", 0): list(hand)}, turn=0)
    table = Table.at(model_of(name), told, players=3)
    return table, StrategicPlayer(Dice(1, 0)).hint(table, 0)


@pytest.mark.parametrize(
    ("hand", "reason", "number"),
    [
        (("red 2", "red 9", "blue 5"), "dearest", 9),
        (("red 2", "red 9", "blue 5", "wild"), "dearest", 50),
        (("red 2", "yellow 7", "green 4"), "dearest", 7),
        (("red skip", "red reverse", "blue reverse"), "least-alike", None),
    ],
)
def test_a_card_is_hinted_at_for_what_it_is_worth_or_shares(
    hand: tuple[str, ...], reason: str, number: int | None
) -> None:
    table, hint = hinted("nb-108", "red 7", *hand)
    assert (hint.reason, hint.number) == (reason, number)
    assert hint.place == StrategicPlayer(Dice(1, 0)).answer(table, 0)


def test_the_only_lawful_move_is_said_to_be_it() -> None:
    assert hinted("nb-108", "red 7", "blue 2", "green 3")[1].reason == "only"


def test_the_reason_is_true_of_the_table_in_games_that_are_played() -> None:
    model, seen = model_of("sv-112"), set()
    worth = lore_of(model).worth
    for seed in range(3):
        table, dice = Table(model, players=3, seed=seed), Dice(seed, 0)
        for _ in range(120):
            decision = table.decision
            if decision is None:
                break
            seat = decision.player or 0
            hint = StrategicPlayer(dice).hint(table, seat)
            lawful = [move for move in decision.moves if move.lawful]
            cards = [card for move in lawful for card in move.args if isinstance(card, Card)]
            match hint.reason:
                case "dearest":
                    assert hint.number == max(worth[card.text] for card in cards)
                    assert hint.number > min(worth[card.text] for card in cards)
                case "only":
                    assert len(lawful) == 1
                case "must":
                    assert decision.moves[hint.place].forced
                case "sheds":
                    assert any(move.args == () for move in lawful)
                case _:
                    pass
            seen.add(hint.reason)
            table.choose(hint.place)
    assert {"dearest", "only", "must"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    reasons = [id for id in MESSAGES if id.startswith("hint-")]
    assert len(reasons) == 11
    for id in reasons:
        assert Voice(language)(id, **{name: 3 for name in MESSAGES[id]})
