"""What a seat may know is found by name and by whose it is."""

from cardlaw.engine import Situation, Table
from engine.small import OPEN, small, table


def test_a_zone_and_a_state_are_found_by_name_and_owner():
    at = table(
        small(OPEN),
        {0: ["red 2"], 1: ["red 3", "red 4"], 2: ["red 5"]},
        states={("marked", 1): 4, ("points", 1): 9, "pot": 2},
    )
    view = at.view(0)
    assert [card.text for card in view.zone("hand", 0).cards or ()] == ["red 2"]
    assert (view.zone("hand", 1).count, view.zone("hand", 1).cards) == (2, None)
    assert [card.text for card in view.zone("pile").cards or ()] == ["red 1"]
    assert view.zone("stock").place.zone.name == "stock"
    assert (view.state("marked", 0), view.state("marked", 1), view.state("points", 1)) == (0, 4, 9)
    assert (view.state("pot"), view.state("pot", 1), view.state("marked")) == (2, None, None)


def test_a_table_set_up_before_a_stage_waits_again_after_each():
    at = Table.at(small(OPEN), Situation(stage="preparing"), 3)
    for _ in range(3):
        assert at.halted and at.decision is None
        at.perform("preparing")
    assert at.halted and at.choices == ["stage preparing"] * 3
    at.program.run(at.state)
    assert at.halted and at.decision is None  # nothing goes on by itself
