"""Chance is the same on every machine."""

from cardlaw.engine import Table
from cardlaw.engine.state.randomness import MASK, STEP, below, mixed, shuffle, stream_of
from engine.small import OPEN, OUT, small


class Stream:
    def __init__(self, rng: int) -> None:
        self.rng = rng


def test_the_stream_is_splitmix64():
    # the first numbers of SplitMix64 from the state 1234567, as its authors' C program gives them
    state, found = 1234567, []
    for _ in range(3):
        state = (state + STEP) & MASK
        found.append(mixed(state))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_number_below_n_is_the_upper_half_scaled():
    stream = Stream(1234567)
    assert below(stream, 1000) == ((6457827717110365317 >> 32) * 1000) >> 32
    assert below(stream, 1) == 0 and stream.rng == (1234567 + 2 * STEP) & MASK


def test_the_shuffle_is_fisher_yates_from_the_top():
    cards, stream, other = list(range(6)), Stream(99), Stream(99)
    shuffle(stream, cards)
    expected = list(range(6))
    for i in (5, 4, 3, 2, 1):
        j = below(other, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cards == expected


def test_each_round_has_a_stream_of_its_own():
    assert stream_of(5, 1) != stream_of(5, 2)
    assert stream_of(5, 1) == mixed((5 + STEP) & MASK)


def test_a_table_is_pinned_to_its_seed():
    table = Table(small(OPEN + OUT), 3, 42)
    assert [card.text for card in table.zone("hand", 0)] == PINNED


PINNED = ["blue 1", "red star", "red 2"]


PEEK = """
rule feel
  when player rests:
    player chooses card as felt in hand of next of player
    set just-drawn of player to felt
"""


def test_a_card_picked_unseen_cannot_be_followed_by_its_place():
    """The same hand is held out in another order each time, and in the same order where all is the same."""
    table = Table(small(OPEN + OUT + PEEK), 2, 42)
    felt = []
    for _ in range(12):
        table.choose("rest")
        assert table.decision is not None
        assert [move.text for move in table.decision.moves] == ["choose 1", "choose 2", "choose 3"]
        seat = table.decision.player
        assert seat is not None
        again = table.copy()
        again.choose("choose 1")
        table.choose("choose 1")
        assert again.state == table.state
        felt.append((seat, [entry.args[1] for entry in table.log if entry.sort == "set"][-1]))
    assert all(len({card for who, card in felt if who == seat}) > 1 for seat in (0, 1))
