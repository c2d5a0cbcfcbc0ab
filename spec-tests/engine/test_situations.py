"""Situations: what is said is so, what is not said is completed, what cannot be is refused."""

from collections import Counter

import pytest

from cardlaw.engine import BadSituation, OpenWindow, Situation, Table, TableError
from cardlaw.language import model as m
from engine.small import OPEN, OUT, offered, small, table
from engine.test_events import GUILT
from engine.test_windows import DUTY

MODEL = small(OPEN + OUT)


def test_what_is_not_said_is_filled_the_same_way_every_time():
    one = Table.at(MODEL, Situation(tops={"pile": ["red 4"]}, turn=1), 4)
    two = Table.at(MODEL, Situation(tops={"pile": ["red 4"]}, turn=1), 4)
    assert one.state == two.state
    assert one.zone("pile")[-1].text == "red 4" and one.turn == 1
    assert Counter(card for zone in one.state.zones for card in zone) == Counter(one.program.layout.deck)
    assert all(one.zone("hand", seat) for seat in range(4))


def test_counts_and_tops_are_kept():
    situation = Situation(
        counts={("hand", 1): 1, ("hand", 2): 7}, tops={"stock": ["blue 6", "red 5"]}, states={"pot": 3}
    )
    at = Table.at(MODEL, situation, 3)
    assert [len(at.zone("hand", seat)) for seat in (1, 2)] == [1, 7]
    assert [card.text for card in at.zone("stock")[-2:]] == ["blue 6", "red 5"]
    assert at.value("pot") == 3
    at.choose("pick")
    assert at.zone("hand", 0)[-1].text == "red 5"


@pytest.mark.parametrize(
    ("situation", "message"),
    [
        (Situation(zones={"pile": ["red 2", "red 2", "red 2"]}), "the deck has only 2 of `red 2`"),
        (Situation(zones={"pile": ["green 2"]}), "no card `green 2`"),
        (Situation(zones={"heap": ["red 2"]}), "no zone `heap`"),
        (Situation(zones={"hand": ["red 2"]}), "no zone `hand`"),
        (Situation(counts={"stock": 99}), "the deck has too few"),
        (Situation(zones={"pile": ["red 2", "red 3"]}, counts={"pile": 1}), "holds more than 1"),
        (Situation(states={"mood": 1}), "no state `mood`"),
        (Situation(states={"pot": "much"}), "is a number"),
        (Situation(states={"direction": "up"}), "cannot be `up`"),
        (Situation(turn=9), "no player 9"),
        (Situation(stage="nowhere"), "no stage `nowhere`"),
        (Situation(owes=[(0, "fly")]), "no move or event `fly`"),
        (Situation(zones={"pile": ["red 2"]}, tops={"pile": ["red 3"]}), "pile is given twice"),
    ],
)
def test_what_cannot_be_is_refused(situation, message):
    with pytest.raises(BadSituation, match=message):
        Table.at(MODEL, situation, 3)


def test_states_are_completed_so_that_the_axioms_hold():
    model = small(OPEN + "rule so\n  always hue-now is hue of top of pile\n", "state hue-now: hue\n")
    assert table(model, pile="blue 3").value("hue-now") == "blue"
    with pytest.raises(BadSituation, match="it breaks `so`"):
        table(model, pile="blue 3", states={"hue-now": "red"})


def test_an_open_window_with_its_cause_and_guilt():
    for wrongly, pot in ((True, 1), (False, 10)):
        window = OpenWindow(1, ("doubt", "believe"), after="lay", by=0, args=("red 2",), wrongly=wrongly)
        at = Table.at(small(GUILT), Situation(window=window, turn=0, tops={"pile": ["red 2"]}), 3)
        assert at.decision is not None and at.decision.player == 1 and at.decision.answering == "lay"
        assert offered(at) == ["doubt", "believe"]
        at.choose("doubt")
        assert at.value("pot") == pot and at.turn == 1


def test_a_standing_window_with_what_is_owed():
    situation = Situation(
        window=OpenWindow(2, ("point",), after="lay", by=0, args=("red 2",)),
        owes=[(0, "shout")],
        turn=0,
        zones={("hand", 0): ["red 3"]},
    )
    at = Table.at(small(DUTY), situation, 3)
    assert offered(at) == ["point player-0", "decline"]
    at.choose("point player-0")
    assert len(at.zone("hand", 0)) == 3 and at.turn == 1


def test_a_table_before_a_stage_performs_it_alone_or_plays_on():
    scored = small(
        OPEN
        + "rule out\n  player wins round when hand of player is empty\n"
        + "rule score\n  at counting:\n    add 5 to points of winner\n"
        + "rule whole\n  player wins game when points of player >= 5\n"
    )
    at = Table.at(scored, Situation(stage="counting", states={"winner": 2}), 3)
    assert (at.decision, at.halted, at.over) == (None, True, False)
    at.perform("counting")
    assert (at.value("points", 2), at.halted) == (5, True)
    at.undo()
    assert at.value("points", 2) == 0
    at.play_on("counting")
    assert (at.outcome, at.winner) == ("won", 2)
    opening = Table.at(scored, Situation(stage="preparing"), 3)
    opening.perform("preparing")
    assert [len(opening.zone("hand", seat)) for seat in range(3)] == [3, 3, 3]
    opening.play_on("turns")
    assert opening.turn == 1 and opening.decision is not None
    with pytest.raises(TableError, match="not waiting"):
        opening.perform("counting")


def test_shuffles_can_be_scripted():
    at = Table.at(
        MODEL, Situation(stage="preparing"), 2, shuffles=[["red 1", "blue 1", "red 2", "blue 2", "red 3"]]
    )
    at.perform("preparing")
    assert {card.text for card in at.zone("hand", 1)} == {"red 1", "red 2", "red 3"}


def test_expressions_can_be_asked_of_a_table():
    at = table(MODEL, {0: ["red 2", "red 3"]})
    hand = m.ZoneOf("hand", m.Local("player", "player"))
    assert at.evaluate(m.Size(m.CardsIn(hand, ())), {"player": 0}) == 2
