"""What holds in every variant, whatever is chosen."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlaw.engine import Card, Table, TableError, transcript
from cardlaw.engine.state.randomness import below, stream_of
from cardlaw.engine.state.state import TableState
from cardlaw.language.model import Model
from engine.variants import variants

NAMES = sorted(variants())
PLAY = settings(max_examples=12)


class Picks:
    """A stream of picks that is the same for the same number."""

    def __init__(self, number: int) -> None:
        self.rng = stream_of(number, 7)

    def __call__(self, n: int) -> int:
        return below(self, n)


def far(model: Model, steps: int) -> int:
    """How far a course of play goes: where sets of cards are laid, each decision weighs a thousand of them."""
    sets = any(parameter.type == "cards" for act in model.acts for parameter in act.parameters)
    return steps // 4 if sets else steps


def play(table: Table, pick: Picks, most: int = 120) -> None:
    for _ in range(far(table.model, most)):
        if table.over:
            return
        table.choose(pick(table.width))


seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("name", NAMES)
@PLAY
@given(seed=seeds, number=seeds, seats=st.integers(0, 3))
def test_every_card_is_in_one_place_and_somebody_can_act(name, seed, number, seats):
    model = variants()[name]
    most = Table(model, seed=seed).program.layout
    able = [n for n in (2, 3, 4, 5, 6) if _allowed(model, n)]
    players = able[seats % len(able)]
    table = Table(model, players, seed)
    deck, pick = Counter(table.program.layout.deck), Picks(number)
    assert Counter(most.deck) == deck
    for _ in range(far(model, 150)):
        held = Counter(card for zone in table.state.zones for card in zone)
        assert held == deck
        if table.over:
            break
        assert table.decision is not None and table.width == len(table.decision.moves) > 0
        assert len({move.text for move in table.decision.moves}) == table.width
        table.choose(pick(table.width))
    assert not any(what.startswith("axiom") for what in table.tallies), table.tallies
    assert "card not found" not in table.tallies


def _allowed(model: Model, n: int) -> bool:
    try:
        Table(model, n)
    except TableError:
        return False
    return True


@pytest.mark.parametrize("name", NAMES)
@PLAY
@given(seed=seeds, number=seeds)
def test_same_seed_same_log_and_replay_equals_play(name, seed, number):
    model = variants()[name]
    one, two = Table(model, seed=seed), Table(model, seed=seed)
    play(one, Picks(number))
    play(two, Picks(number))
    assert transcript(one) == transcript(two) and one.state == two.state
    again = Table.replay(model, one.players, one.seed, one.choices)
    assert again.state == one.state and transcript(again) == transcript(one)


@pytest.mark.parametrize("name", NAMES)
@PLAY
@given(seed=seeds, number=seeds, cut=st.integers(0, 60))
def test_copy_then_play_equals_play_and_state_goes_through_json(name, seed, number, cut):
    model = variants()[name]
    table = Table(model, seed=seed)
    play(table, Picks(number), cut)
    before = table.state.key()
    copy = table.copy()
    data = json.loads(json.dumps(table.state.to_json()))
    restored = TableState.from_json(data, table.program.codes)
    assert restored == table.state and hash(restored) == hash(table.state)
    play(copy, Picks(number + 1), 40)
    assert table.state.key() == before, "playing on a copy leaves the table as it was"
    played = table.copy()
    played.state = restored
    played.state.log = list(table.state.log or [])
    play(played, Picks(number + 1), 40)
    assert played.state == copy.state
    play(table, Picks(number + 1), 40)
    assert table.state == copy.state and transcript(table) == transcript(copy)


@pytest.mark.parametrize("name", NAMES)
@PLAY
@given(seed=seeds, number=seeds, back=st.integers(0, 30))
def test_undo_goes_back(name, seed, number, back):
    model = variants()[name]
    table = Table(model, seed=seed)
    pick, keys = Picks(number), []
    for _ in range(far(model, 40)):
        keys.append(table.state.key())
        if table.over:
            break
        table.choose(pick(table.width))
    back = min(back, len(table.choices))
    table.undo(back)
    assert table.state.key() == [*keys, table.state.key()][len(table.choices)]


@pytest.mark.parametrize("name", NAMES)
@PLAY
@given(seed=seeds, number=seeds)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(name, seed, number):
    """Swap hidden cards behind a seat's back: its view stays the same, except for what it is asked."""
    model = variants()[name]
    table = Table(model, seed=seed)
    pick = Picks(number)
    play(table, pick, 10 + pick(60))
    layout = table.program.layout
    for seat in range(table.players):
        hidden = [p.index for p in layout.places if not layout.sees(seat, p.index)]
        pool = [card for index in hidden for card in table.state.zones[index]]
        if len(set(pool)) < 2:
            continue
        other = table.copy()
        turned = pool[1:] + pool[:1]
        for index in hidden:
            size = len(other.state.zones[index])
            other.state.zones[index], turned = turned[:size], turned[size:]
        mine, theirs = table.view(seat), other.view(seat)
        assert mine.zones == theirs.zones and mine.states == theirs.states
        assert mine.revealed == theirs.revealed
        shown = {card.index for zone in mine.zones for card in zone.cards or ()}
        for entry in table.log_of(seat):
            if entry.sort in ("moved", "dealt") and entry.cards:
                ends = {entry.origin, entry.target}
                assert any(layout.sees(seat, p.index) for p in layout.places if p.text in ends)
        if mine.decision is not None:
            for move in mine.decision.moves:
                for arg in move.args:
                    if isinstance(arg, Card):
                        assert arg.index in shown


@pytest.mark.parametrize("name", NAMES)
def test_the_game_comes_to_an_end(name):
    table = Table(variants()[name], seed=3, record=False)
    pick = Picks(3)
    for _ in range(60_000):
        if table.over or table.round_number > 3:
            break
        moves = table.decision.moves if table.decision else ()
        lawful = [i for i, move in enumerate(moves) if move.lawful and len(move.args) > 0]
        table.choose(lawful[pick(len(lawful))] if lawful else pick(table.width))
    assert table.over or table.round_number > 3
    assert table.outcome in (None, "won", "ended")
