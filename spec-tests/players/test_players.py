"""Random players keep their habits; the strategic one is lawful, quick and clearly better."""

from __future__ import annotations

from collections import Counter

import pytest

from cardlaw.engine import Situation, Table
from cardlaw.players.base import Dice
from cardlaw.players.random_player import HABITS, LAWFUL, Habits, RandomPlayer
from cardlaw.players.strategic import StrategicPlayer, lore_of
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.simulation.running import Settings, play_round
from engine.small import small
from engine.variants import BUSY
from shipped import model_of

MODEL = small(BUSY)


def broken_share(habits: Habits, rounds: int = 40) -> tuple[float, float, float]:
    """Of the occasions: unlawful moves, duties left undone, standing windows used."""
    counts: Counter[str] = Counter()
    for seed in range(rounds):
        table = Table(MODEL, 3, seed, limits=ONE_ROUND, record=False)
        seats = [RandomPlayer(Dice(seed, seat), habits) for seat in range(3)]
        for _ in range(200):
            glance = table.glance()
            if glance is None:
                break
            place = 0 if glance.player is None else seats[glance.player].answer(table, glance.player)
            if glance.standing:
                kind = "duty" if glance.breaking[-1] else "window"
                counts[kind] += 1
                counts[f"{kind} declined"] += place == glance.width - 1
            elif True in glance.breaking and False in glance.breaking:
                counts["tempted"] += 1
                counts["unlawful"] += glance.breaking[place]
            table.choose(place)
    return (
        counts["unlawful"] / max(counts["tempted"], 1),
        counts["duty declined"] / max(counts["duty"], 1),
        1 - counts["window declined"] / max(counts["window"], 1),
    )


def test_habits_change_what_happens():
    assert broken_share(Habits(0.0, 0.0, 0.0))[1] == 0.0
    assert broken_share(Habits(0.0, 1.0, 1.0))[1:] == (1.0, 1.0)
    assert broken_share(Habits(0.0, 1.0, 0.0))[1:] == (1.0, 0.0)
    _, forgotten, used = broken_share(Habits(0.0, 0.5, 0.5), 80)
    assert 0.3 < forgotten < 0.7 and 0.3 < used < 0.7


def test_unlawful_moves_are_made_as_often_as_the_habit_says():
    """The wild-draw beside a card of the colour can be tried, and is, about as often as said."""
    situation = Situation(
        zones={("hand", 0): ["wild-draw", "red 2", "red 3"]}, tops={"discard-pile": ["red 7"]}, turn=0
    )
    table = Table.at(model_of("nb-108"), situation, 3)
    for share in (0.0, 0.2, 0.8, 1.0):
        dice = Dice(5, 0)
        player = RandomPlayer(dice, Habits(unlawful=share))
        assert table.decision is not None
        tried = sum(not table.decision.moves[player.answer(table, 0)].lawful for _ in range(400))
        assert abs(tried / 400 - share) < 0.07


def test_lawful_players_break_nothing():
    for seed in range(6):
        table = Table(model_of("it-56"), 3, seed, limits=ONE_ROUND, record=False)
        seats = [RandomPlayer(Dice(seed, seat), LAWFUL) for seat in range(3)]
        for _ in range(300):
            glance = table.glance()
            if glance is None:
                break
            place = seats[glance.player or 0].answer(table, glance.player)
            assert not glance.breaking[place] or all(glance.breaking)
            table.choose(place)


def test_the_same_seed_and_seat_give_the_same_player():
    one, two, other = Dice(3, 1), Dice(3, 1), Dice(3, 2)
    rolls = [[dice.below(1000) for _ in range(20)] for dice in (one, two, other)]
    assert rolls[0] == rolls[1] != rolls[2]


def test_dice_are_fair_enough():
    dice = Dice(1, 0)
    seen = Counter(dice.below(6) for _ in range(6_000))
    assert set(seen) == set(range(6)) and min(seen.values()) > 850
    assert 0.45 < sum(dice.chance(0.5) for _ in range(2_000)) / 2_000 < 0.55
    assert not any(dice.chance(0.0) for _ in range(100)) and all(dice.chance(1.0) for _ in range(100))


# -------------------------------------------------------------------- strategic
@pytest.mark.parametrize("name", ["nb-108", "it-56", "pub"])
def test_the_strategic_player_beats_random_ones_clearly(name):
    """One against three: a quarter would be luck; sixty rounds by lot would give 26 wins once in thousands."""
    model = model_of(name)
    wins = 0
    for seed in range(60):
        seat = seed % 4
        strategies = tuple("strategic" if place == seat else "random" for place in range(4))
        wins += play_round(model, Settings(players=4, strategies=strategies), seed).winner == seat
    assert wins >= 36, wins


def test_the_strategic_player_is_lawful_and_dutiful():
    for seed in range(8):
        table = Table(model_of("nb-108"), 3, seed, limits=ONE_ROUND, record=False)
        seats = [StrategicPlayer(Dice(seed, seat)) for seat in range(3)]
        while (glance := table.glance()) is not None:
            assert glance.player is not None
            place = seats[glance.player].answer(table, glance.player)
            assert not glance.breaking[place] or all(glance.breaking)
            table.choose(place)


def strategic(hand: str, top: str, *, name: str = "nb-108") -> str:
    situation = Situation(zones={("hand", 0): hand.split(", ")}, tops={"discard-pile": [top]}, turn=0)
    table = Table.at(model_of(name), situation, 3)
    assert table.decision is not None
    return table.decision.moves[StrategicPlayer(Dice(1, 0)).answer(table, 0)].text


def test_it_sheds_what_costs_most():
    assert strategic("red 2, red 9, blue 3", "red 5") == "play red 9"
    assert strategic("red 2, red skip, blue 3", "red 5") == "play red skip"


def test_it_chooses_the_colour_it_holds_most_of():
    situation = Situation(
        zones={("hand", 0): ["wild", "green 1", "green 2", "blue 3"]},
        tops={"discard-pile": ["red 5"]},
        turn=0,
    )
    table = Table.at(model_of("nb-108"), situation, 3)
    table.choose("play wild")
    assert table.decision is not None
    assert table.decision.moves[StrategicPlayer(Dice(1, 0)).answer(table, 0)].text == "choose green"


def test_it_reads_the_worth_of_cards_from_the_scoring():
    worth = lore_of(model_of("nb-108")).worth
    assert (worth["red 7"], worth["red skip"], worth["wild"]) == (7, 20, 50)
    assert lore_of(model_of("nb-108")) is lore_of(model_of("nb-108"))


def test_it_does_not_look_at_hidden_cards(monkeypatch):
    """Swap what it cannot see: its answer stays."""
    table = Table(model_of("nb-108"), 3, 4)
    for _ in range(12):
        assert table.decision is not None and table.decision.player is not None
        seat = table.decision.player
        answer = StrategicPlayer(Dice(2, seat)).answer(table, seat)
        other = table.copy()
        layout = other.program.layout
        hidden = [p.index for p in layout.places if not layout.sees(seat, p.index)]
        pool = [card for index in hidden for card in other.state.zones[index]][::-1]
        for index in hidden:
            size = len(other.state.zones[index])
            other.state.zones[index], pool = pool[:size], pool[size:]
        assert StrategicPlayer(Dice(2, seat)).answer(other, seat) == answer
        table.choose(answer)


def test_habits_are_stated():
    assert Habits(0.05, 0.2, 0.5) == HABITS and LAWFUL.unlawful == LAWFUL.forgets == 0.0


def accusing(owing: bool) -> str:
    """What a strategic player does who may accuse somebody with one card left, who called or did not."""
    zones = {("hand", 0): ["red 1", "red 2"], ("hand", 1): ["blue 3", "blue 4"], ("hand", 2): ["blue 5"] * 2}
    situation = Situation(zones=zones, tops={"discard-pile": ["red 9"]}, turn=0)  # type: ignore[arg-type]
    table = Table.at(model_of("sv-112 with false-alarms"), situation, 3)
    table.choose("play red 1")
    assert table.decision is not None and table.decision.player == 0
    table.choose("decline" if owing else "call-uno")
    decision = table.decision
    assert decision.player == 1 and "catch player-0" in [move.text for move in decision.moves]
    return decision.moves[StrategicPlayer(Dice(4, 1)).answer(table, 1)].text


def test_it_makes_no_move_that_only_costs_it_cards():
    """Who has called is not accused; who forgot is."""
    assert accusing(owing=True) == "catch player-0"
    assert accusing(owing=False) == "decline"


def test_it_does_not_call_too_early():
    zones = {("hand", 0): ["red 1", "red 2", "blue 2"], ("hand", 1): ["blue 3", "blue 4"]}
    situation = Situation(zones=zones, tops={"discard-pile": ["red 9"]}, turn=0)  # type: ignore[arg-type]
    table = Table.at(model_of("sv-112 with false-alarms"), situation, 2)
    table.choose("play red 1")
    decision = table.decision
    assert decision is not None and [move.text for move in decision.moves] == ["call-uno", "decline"]
    assert decision.moves[StrategicPlayer(Dice(4, 0)).answer(table, 0)].text == "decline"
