"""What a seat may know is found by name and by whose it is."""

from dataclasses import replace

from cardlaw.engine import Situation, Table
from cardlaw.engine.limits import LIMITS
from engine.small import OPEN, OUT, small, table


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


def test_what_was_shown_is_read_on_as_the_log_grows():
    """A view is asked for at every decision, after taking back, and of a copy; each tells all of the round so far."""
    shows = (
        "rule shows\n  when player lays card where mark of card < 5:\n    reveal hand of player to players\n"
    )
    rounds = OUT.replace("game when player is winner", "game when points of player > 99")
    at = Table(small(OPEN + rounds + shows), 3, 1, limits=replace(LIMITS, rounds=3))
    most = 0

    def told(of: Table) -> list[str]:
        log = of.log_of(1)
        round_ = max(i for i, entry in enumerate(log) if entry.sort == "round")
        return [entry.text for entry in log[round_:] if entry.sort == "revealed" and entry.cards]

    while at.decision is not None:
        assert (
            [entry.text for entry in at.view(1).revealed]
            == told(at)
            == [entry.text for entry in at.copy().view(1).revealed]
        )
        most = max(most, len(told(at)))
        at.choose(0)
    assert at.round_number == 3 and most > 1
    at.undo(at.answered // 2)
    assert [entry.text for entry in at.view(1).revealed] == told(at)
