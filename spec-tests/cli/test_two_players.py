"""What an example of a difference says of the seats, of a total that still grows, and of a move nobody else has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.happenings import lacking
from cardlaw.analysis.facts.starts import starting
from cardlaw.analysis.results.difference import Difference
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.tell import situated, two_alone
from cardlaw.cli.views.comparisons.comparison import whole_move
from cardlaw.engine.state.layout import layout_of
from cardlaw.language.loading import load
from cardlaw.wording.messages import message

ALONE = Witness(2, None, None, None, (), (), (), (), (), False)
AFTER_B = ("play", 1, (None,), False)


@pytest.mark.parametrize(
    ("facet", "witness", "said"),
    [
        (("losses",), ALONE, False),
        (("next",), ALONE, True),
        (("windows",), ALONE, True),
        (("losses",), replace(ALONE, states=(("dealer", None, 1),)), True),
        (("losses",), replace(ALONE, states=(("dealer", None, 0),)), False),
        (("draws",), replace(ALONE, cause=AFTER_B), True),
        (("draws",), replace(ALONE, turn=1), True),
        (("next",), replace(ALONE, players=3), False),
    ],
)
def test_an_example_says_that_two_play_where_more_would_change_whom_it_hits(
    facet: tuple[str, ...], witness: Witness, said: bool
) -> None:
    each = Difference("", "effect", "quantity", (), message("item-a-turn"), (), (), witness, facet=facet)
    told = [row.id for row in two_alone(load("fi-108"), each)]
    assert told == (["at-players"] if said else [])


def test_a_total_that_the_move_before_will_add_to_is_told_as_it_is_so_far() -> None:
    """Once, a total of four after a wild draw card read as if that card had made it."""
    model = load("sv-112 with stacking")
    at_four = replace(ALONE, states=(("pending", None, 4),))
    rows = [row.id for row in situated(model, layout_of(model), replace(at_four, cause=AFTER_B))]
    assert rows == ["told-state-so-far", "at-after"]
    assert [row.id for row in situated(model, layout_of(model), at_four)] == ["told-state"]


def test_a_move_that_only_one_edition_has_is_named_without_a_kind_of_card() -> None:
    models = {name: load(name) for name in ("sv-112", "sv-112 with stacking")}
    found = [each for each in lacking(*models.values()) if str(each.about).startswith("stack ")]
    assert len(found) == 2
    assert {str(whole_move(each, models).about) for each in found} == {"stack"}


def test_a_move_that_both_editions_have_keeps_its_kind_of_card() -> None:
    models = {name: load(name) for name in ("fi-108", "sv-112")}
    found = [each for each in lacking(*models.values()) if each.kind == "lacks"]
    assert found
    assert all(whole_move(each, models) == each for each in found)


def test_an_open_hand_is_set_only_where_a_card_can_ask_for_it() -> None:
    """A state of the shared rules counts as an edition's own only where something there sets it."""
    states = {name: "open-hands" in starting(load(name)).ever_set for name in ("fi-108", "sv-112")}
    assert states == {"fi-108": False, "sv-112": True}
