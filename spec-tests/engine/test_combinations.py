"""Moves of several cards: however many sets there are, a lawful one is never refused."""

from collections import Counter
from itertools import combinations

import pytest

from cardlaw.engine import NotOffered, Table
from cardlaw.engine.clauses.combining import MOST_SETS, sets_of
from engine.small import EDITION, offered, small, table

BIG = EDITION.replace("2 plain for each hue, mark", "4 plain for each hue, mark")
DECLARED = """
move drop 2..5 cards as heap in hand of player:
  move heap to pile
"""
REST = "\nrule resting\n  player may rest\n"
ROUND = """
round:
  stage preparing
  turns:
    offer drop, rest to player
  stage counting
"""
ALIKE = """
rule alike
  player may drop heap when every one in heap where every other in heap where mark of one is mark of other
"""
ANY = "rule any\n  player may drop heap\n"
FULL = [f"{hue} {mark}" for hue in ("red", "blue") for mark in range(1, 7) for _ in range(4)]


def at(rules: str) -> Table:
    return table(small(rules + REST, DECLARED, BIG + ROUND), {0: FULL[1:]}, pile="red 1")


def test_sets_are_counted_by_face_smaller_ones_first():
    assert sets_of([3, 1, 1], 1, 2) == ([(1,), (3,), (1, 1), (1, 3)], False)


def test_a_long_list_is_an_even_choice_of_all_sets():
    found, cut = sets_of(range(40), 1, 4)
    every = [chosen for size in range(1, 5) for chosen in combinations(range(40), size)]
    assert cut and len(found) == len(set(found)) == MOST_SETS
    assert found == [every[n * len(every) // MOST_SETS] for n in range(MOST_SETS)]


def test_a_test_that_lasts_finds_all_sets_that_pass_it():
    cards = [card for card in range(26) for _ in range(2)]

    def near(chosen: tuple[int, ...]) -> bool:
        return max(chosen) - min(chosen) <= 1

    found, cut = sets_of(cards, 4, 4, near)
    assert not cut
    assert Counter(found) == Counter((a, a, a + 1, a + 1) for a in range(25))


def test_what_the_rules_ask_of_every_card_of_a_set_finds_all_lawful_ones():
    big = at(ALIKE)
    assert big.decision is not None and not big.decision.partial
    sets = [move for move in big.decision.moves if move.act == "drop"]
    assert all(len({part.split()[1] for part in move.text[5:].split(" + ")}) == 1 for move in sets)
    assert len(sets) == sum(len(sets_of([0] * own + [1] * 4, 2, 5)[0]) for own in (3, 4, 4, 4, 4, 4))
    assert "too many combinations of cards" not in big.tallies


@pytest.mark.parametrize("rules", [ALIKE, ANY])
def test_a_lawful_move_is_judged_and_done_though_it_is_not_listed(rules: str):
    big = at(rules)
    heap = ["blue 6"] * 3 + ["red 6"] * 2
    assert big.verdict(0, "drop", [heap]).word == "may"
    big.choose("drop " + " + ".join(heap))
    assert [card.text for card in big.zone("pile")][-5:].count("blue 6") == 3


def test_where_not_all_fit_the_decision_says_so_and_refuses_only_what_is_not_there():
    big = at(ANY)
    assert big.decision is not None and big.decision.partial
    texts = offered(big)
    assert len(texts) == MOST_SETS + 1
    sizes = Counter(text.count("+") + 1 for text in texts if text.startswith("drop"))
    assert sizes[5] > sizes[4] > sizes[3]
    heap = "drop red 1 + red 2 + red 3 + red 4 + blue 6"
    place = big.place_of(heap)
    assert place is not None and big.decision is not None
    big.choose(heap)
    assert big.choices == [heap]
    with pytest.raises(NotOffered):
        at(ANY).choose("drop red 1 + red 1 + red 1 + red 1 + red 1")
    assert at(ANY).verdict(0, "drop", [["red 1"] * 5]).word == "not-offered"


def test_a_forbidden_set_is_refused_by_the_rule_and_not_for_want_of_room():
    big = at(ALIKE + "rule none\n  player must not drop heap when some one in heap where mark of one is 6\n")
    verdict = big.verdict(0, "drop", [["blue 6"] * 3 + ["red 6"] * 2])
    assert (verdict.word, verdict.deciding) == ("must-not", ("none",))
