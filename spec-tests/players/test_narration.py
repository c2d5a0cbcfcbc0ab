"""What is told is what happened: every draw that is told is a change of a hand, and no move goes untold."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardlaw.engine import Situation, Table
from cardlaw.players.base import Dice
from cardlaw.players.messages import Doing, ToldCards
from cardlaw.players.narrating import Narrator
from cardlaw.players.random_player import LAWFUL, RandomPlayer
from cardlaw.players.strategic import StrategicPlayer
from players.scripted import NAMES, Terminal
from shipped import model_of

DRAWN = re.compile(r"(\w+) (?:draws?|gets?) (a|\d+) cards?\b")
LAID = re.compile(r"(\w+) (?:plays?|stacks?|jumps? in with|deflects? with) ")
ELSEWHERE = re.compile(r"change places|passes on|shuffled|drops? out|throws? out|round")
"""Whole hands move; nothing is counted then."""


def watched(
    name: str, seed: int, rounds: int, seats: type[RandomPlayer] | type[StrategicPlayer]
) -> tuple[list[str], int]:
    """Play, and compare what seat 0 is told, whenever it is asked, with what came and went in every hand.

    Gives what was told, and how often hands were counted.
    """
    table = Table(model_of(name), 4, seed)
    terminal = Terminal(table)
    telling, narrator = terminal.person.telling, Narrator(table, 0, echo=True)
    said: list[str] = []
    moves: list[tuple[int, str]] = []
    told_moves: list[tuple[int | None, str]] = []
    hands = [len(table.zone("hand", seat)) for seat in range(4)]
    counted = 0

    def hear() -> None:
        nonlocal hands, counted
        lines = list(narrator.lines(table))
        texts = list(map(telling.line, lines))
        for line in lines:
            for each in line:
                doing = each.arguments.get("what")
                if isinstance(doing, Doing) and any(
                    a.name == doing.act and a.sort == "move" for a in table.model.acts
                ):
                    told_moves.append((each.seat(), doing.act))
        now = [len(table.zone("hand", seat)) for seat in range(4)]
        if not any(map(ELSEWHERE.search, texts)):
            counted += 1
            change: Counter[str] = Counter()
            for text in texts:
                for who, n in DRAWN.findall(text):
                    change[who] += 1 if n == "a" else int(n)
                for who in LAID.findall(text):
                    change[who] -= 1
            for seat, who in enumerate(NAMES):
                assert now[seat] - hands[seat] == change[who], (seed, who, texts)
        said.extend(texts)
        hands = now

    while (decision := table.decision) is not None and table.round_number <= rounds:
        seat = decision.player
        if seat in (0, None):
            hear()
        dice = Dice(seed * 1000 + table.answered, seat or 0)
        player = StrategicPlayer(dice) if seats is StrategicPlayer else RandomPlayer(dice, LAWFUL)
        place = player.answer(table, seat or 0)
        move = decision.moves[place]
        if decision.sort == "moves" and move.act != "decline":
            assert seat is not None
            moves.append((seat, move.act))
        table.choose(place)
        if table.answered > 900:
            break
    hear()
    assert told_moves == moves
    return said, counted


@pytest.mark.parametrize("name", ["sv-112 with stacking", "no-mercy-night", "friday-night"])
def test_what_is_told_is_what_came_and_went(name):
    played = [watched(name, seed, 1, StrategicPlayer) for seed in (2, 3, 8)]
    assert any("stacks" in line for said, _ in played for line in said), "stacking came about"
    assert sum(counted for _, counted in played) > 20


def test_so_it_is_with_players_who_do_anything():
    said, counted = watched("friday-night", 5, 1, RandomPlayer)
    assert any("catches" in line for line in said) and counted > 8


def told(table: Table, *choices: str) -> list[str]:
    terminal = Terminal(table)
    for choice in choices:
        table.choose(choice)
    return [terminal.person.telling.line(line) for line in Narrator(table, 0, echo=True).lines(table)]


def test_the_card_that_is_turned_up_first_is_told():
    """Once, the first of the table lost the turn, and nobody had seen the skip."""
    for name in ("sv-112", "it-56"):
        table = Table(model_of(name), 3, 5)
        (pile,) = (p for p in table.program.layout.places if p.text == "discard-pile")
        turned = [m for line in Narrator(table, 0).lines(table) for m in line if m.id == "turned"]
        shown = [each.arguments["cards"] for each in turned]
        cards = [card for each in shown if isinstance(each, ToldCards) for card in each.cards]
        assert [card.index for card in cards] == table.state.zones[pile.index]


def stacking(*hands: str, turn: int = 1, top: str = "red 7") -> Table:
    zones: dict[object, object] = {("hand", seat): hand.split(", ") for seat, hand in enumerate(hands)}
    situation = Situation(zones=zones, tops={"discard-pile": [top]}, turn=turn)  # type: ignore[arg-type]
    return Table.at(model_of("sv-112 with stacking"), situation, len(hands))


def test_a_replaced_event_is_not_told_as_done():
    table = stacking(
        "red 1, red 2", "red draw-card, red 3, red 4", "blue draw-card, blue 1, blue 2", "green 1, green 2"
    )
    assert told(table, "play red draw-card", "stack blue draw-card") == [
        "ada plays ▲+2",
        "ben stacks ●+2; cleo draws 4 cards and loses the turn; ben loses the turn",
    ]


def test_who_is_asked_in_the_middle_hears_what_led_there_and_then_the_rest():
    """Nothing is told twice, and the cards in brackets are those of the one who drew them."""
    table = stacking("red draw-card, red 2", "red draw-card, red 3, red 4", "green 1, green 2")
    terminal = Terminal(table)
    narrator = Narrator(table, 0)
    table = stacking("red draw-card, red 2", "blue 1, blue 2", "red draw-card, red 3, red 4", turn=2)
    narrator = Narrator(table, 0)
    table.choose("play red draw-card")
    first = [terminal.person.telling.line(line) for line in narrator.lines(table)]
    assert first == ["ben plays ▲+2"]
    table.choose("give-in")
    cards = [terminal.drawing.looks.card(card) for card in table.zone("hand", 0)[-2:]]
    second = [terminal.person.telling.line(line) for line in narrator.lines(table)]
    assert second == [f"you give in; you draw 2 cards and lose the turn ({' '.join(cards)})"]
    assert list(narrator.lines(table)) == []


def test_a_draw_that_stops_short_says_how_many_cards_there_were():
    zones = {
        ("hand", 0): ["red draw-card", "red 2", "red 3"],
        ("hand", 1): ["blue 1"],
        "draw-pile": [],
        "discard-pile": ["red 7"],
    }
    table = Table.at(model_of("nb-108"), Situation(zones=zones, turn=0), 2)  # type: ignore[arg-type]
    lines = told(table, "play red draw-card")
    assert "draws 2 cards" not in " ".join(lines)
    assert len(table.zone("hand", 1)) < 3 and "ada gets a card" in " ".join(lines)


def test_a_move_that_a_rule_replaced_is_told_as_chosen():
    zones = {("hand", 1): ["blue 1", "blue 2"]}
    tops = {"discard-pile": ["red 7"], "draw-pile": ["red 3", "green 4", "green 5"]}
    table = Table.at(model_of("no-mercy-night"), Situation(zones=zones, tops=tops, turn=1), 3)  # type: ignore[arg-type]
    [line] = told(table, "draw")
    assert re.fullmatch(r"ada chooses to draw a card; ada draws \d cards?", line)
