"""Turns, rounds and the kernel's verbs; piles that run dry; play that would never end."""

from cardlaw.engine import Limits, Situation, Table
from engine.small import OPEN, OUT, offered, small, table, texts

SAYING = OPEN + "rule verb\n  when player lays card where mark of card is 2:\n    {step}\n"


def turn_after(step: str, players: int = 3, **more) -> int | None:
    at = table(small(SAYING.format(step=step)), {0: ["red 2", "red 3", "red 4"]}, players=players, **more)
    at.choose("lay red 2")
    return at.turn


def test_the_turn_goes_round_in_the_direction_of_play():
    assert turn_after("set noted to 1") == 1
    assert turn_after("set direction to opposite of direction") == 2


def test_a_lost_turn_is_passed_over():
    assert turn_after("next of player loses-turn") == 2
    assert turn_after("next of player loses-turn", players=2) == 0
    assert turn_after("previous of player loses-turn") == 1


def test_another_turn_follows_and_a_turn_can_be_taken_over():
    assert turn_after("player goes-again") == 0
    assert turn_after("next of player takes-over") == 2
    assert turn_after("previous of player begins") == 2


def test_who_drops_out_is_passed_by_everybody():
    at = table(small(SAYING.format(step="next of player drops-out")), {0: ["red 2", "red 3", "red 4"]})
    at.choose("lay red 2")
    assert at.turn == 2 and at.view(0).in_round == (0, 2)
    at.choose("rest")
    assert at.turn == 0


def test_who_leaves_the_game_is_not_dealt_in_again():
    rules = (
        OPEN
        + """
rule leave
  when player rests:
    player leaves-game
    end round
rule rounds
  game ends when round-number is 3
"""
    )
    at = Table(small(rules), 3)
    gone = at.turn
    at.choose("rest")
    assert at.round_number == 2 and not at.zone("hand", gone)
    assert gone not in at.view(0).in_round and at.turn != gone


def test_what_lasts_a_turn_is_gone_with_it():
    at = table(small(OPEN), {0: ["red 2"]})
    at.choose("pick")
    assert at.turn == 1 and at.value("just-drawn", 0) is None


def test_turn_events_can_be_spoken_of():
    rules = (
        OPEN
        + """
rule at-start
  at turn-begins:
    add 1 to marked of player
rule at-end
  at turn-ends:
    add 10 to marked of player
"""
    )
    at = table(small(rules))
    at.choose("rest")
    at.choose("rest")
    assert [at.value("marked", seat) for seat in range(3)] == [10, 11, 1]


def test_an_empty_pile_is_refilled_in_the_middle_of_a_draw():
    rules = (
        OPEN
        + """
rule refill
  at run-dry:
    move pile except top of pile to stock
    shuffle stock
rule much
  when player rests:
    player gets 4
"""
    )
    situation = Situation(
        zones={
            ("hand", 0): ["red 2"],
            "stock": ["red 5", "red 6"],
            "pile": ["blue 1", "blue 2", "blue 3", "red 1"],
        },
        turn=0,
    )
    at = Table.at(small(rules), situation, 2)
    at.choose("rest")
    assert len(at.zone("hand", 0)) == 5 and len(at.zone("stock")) == 1
    assert [card.text for card in at.zone("pile")] == ["red 1"]
    assert "run-dry" in texts(at)


def test_a_draw_stops_short_when_nothing_is_left():
    rules = OPEN + "rule much\n  when player rests:\n    player gets 100\n"
    at = table(small(rules), {0: ["red 2"]})
    total = sum(len(zone) for zone in at.state.zones)
    at.choose("rest")
    assert at.tallies["draw stopped short"] == 1
    assert not at.zone("stock")
    assert sum(len(zone) for zone in at.state.zones) == total == 28
    assert any("short" in text for text in texts(at))


def test_an_endless_repetition_ends_as_limit():
    rules = OPEN + "rule loop\n  when player rests:\n    repeat until pot is 1:\n      player gets 1\n"
    at = table(small(rules))
    at.choose("rest")
    assert at.over and at.outcome == "limit" and at.decision is None
    assert at.tallies["limit: passes through a repetition, at `loop`"] == 1


def test_endless_turns_end_as_limit():
    rules = "rule only\n  player may rest\nrule again\n  when player rests:\n    player goes-again\n"
    at = Table(small(rules), 2, limits=Limits(turns=50))
    while not at.over:
        at.choose("rest")
    assert at.outcome == "limit"


def test_stuck_turns_end_as_limit_without_a_decision():
    at = Table(small(""), 2, limits=Limits(turns=50))
    assert at.over and at.outcome == "limit" and at.tallies["stuck"] == 50


def test_an_act_that_raises_itself_ends_as_limit():
    rules = (
        OPEN
        + "rule loop\n  when player rests:\n    player pays 1\n"
        + "rule again\n  when player pays amount:\n    player pays amount\n"
    )
    at = table(small(rules))
    at.choose("rest")
    assert at.over and at.outcome == "limit"


def test_a_game_of_several_rounds():
    rules = (
        OPEN
        + """
rule out
  player wins round by lay when hand of player is empty
rule score
  at counting:
    add 1 to points of winner
rule whole
  player wins game when points of player >= 2
"""
    )
    at = Table(small(rules), 3, seed=4)
    while not at.over:
        lays = [text for text in offered(at) if text.startswith("lay")]
        at.choose(lays[0] if lays else "pick")
    assert at.outcome == "won" and at.winner is not None and at.value("points", at.winner) == 2
    assert at.round_number >= 2


def test_a_chance_can_be_scripted_and_blocks_are_drawn_by_weight():
    rules = (
        OPEN
        + OUT
        + """
rule die
  when player rests:
    chance pips in 1..6
    player pays pips
rule wheel
  when player picks:
    by chance:
      1:
        add 100 to pot
      3:
        add 200 to pot
"""
    )
    at = table(small(rules), chances=[5, 2, 1])
    at.choose("rest")
    assert at.value("pot") == 5
    at.choose("pick")
    assert at.value("pot") == 205
    at.choose("pick")
    assert at.value("pot") == 305
    drawn = []
    for seed in range(200):
        at = Table(small(rules), 2, seed=seed)
        at.choose("pick")
        drawn.append(at.value("pot"))
    assert 20 < drawn.count(100) < 85 and drawn.count(100) + drawn.count(200) == 200
