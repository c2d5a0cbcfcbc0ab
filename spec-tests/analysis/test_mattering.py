"""How often differences and findings matter in play, held against rounds counted by hand."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from analysis.test_reaching_differences import between
from cardlaw.analysis.reach.findings import Seeking
from cardlaw.analysis.reach.frequency import Matters, PlayedSide, Watched, measured, played
from cardlaw.analysis.reach.games import Point, WatchedTable
from cardlaw.analysis.reach.mattering import (
    BLOCK,
    Differences,
    Mattering,
    WatchedBlock,
    WatchedFindings,
    mattering,
    measure,
)
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.storing import checked
from cardlaw.engine import Table
from cardlaw.engine.state.state import Frame
from cardlaw.language import model as m
from cardlaw.scenarios.recordings import situation_of
from cardlaw.simulation.running import ONE_ROUND
from cardlaw.workers.crew import Alone
from cardlaw.workers.processes import Processes
from shipped import model_of, report_of

ROUNDS = BLOCK + 5


class Never:
    """Looked for, and never there."""

    points: tuple[Point, ...] = (("decision", ""),)

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> None:
        return None


def matters(name: str, rounds: int = ROUNDS) -> tuple[list[m.Model], Mattering]:
    models, differences = between(name)
    ground = Differences(models, differences)
    with Alone(ground) as workers:
        return models, mattering(ground, rounds, workers)


def differently_won(models: Sequence[m.Model], found: Matters) -> int:
    """Rounds that another seat wins by the other rules, played by nobody who looks for anything."""
    one, other = (PlayedSide(model) for model in models)
    return sum(
        played(one, found.players, seed).winner != played(other, found.players, seed).winner
        for seed in range(found.rounds)
    )


def test_a_move_that_one_of_them_forbids():
    rounds = 2 * BLOCK + 5
    models, result = matters("no-stars", rounds)
    (found,) = result.found
    assert found is not None and (found.rounds, found.home) == (rounds, "plain")
    assert 0 < found.came_up < rounds
    assert found.came_up == sum(_judged_apart(models, found.players, seed) for seed in range(rounds))
    assert found.changed == differently_won(models, found) > 0, "it is all that sets the two apart"
    assert result.parted >= found.changed and result.unexplained == 0
    assert found.changes is not None
    assert found.comes_up.low < found.comes_up.value < found.comes_up.high
    assert found.changes.value <= found.comes_up.value


def _judged_apart(models: Sequence[m.Model], players: int, seed: int) -> bool:
    """Whether at some decision of the first one's round the two say something else of a move."""
    one, other = models
    table = Table(one, players, seed, limits=ONE_ROUND)
    for answer in played(PlayedSide(one), players, seed).answers:
        decision = table.decision
        assert decision is not None
        star = [move for move in decision.moves if move.text.endswith(" star")]
        if star and decision.player is not None:
            there = Table.at(other, situation_of(table), players)
            for move in star:
                mine, theirs = (t.verdict(decision.player, move.act, move.args).word for t in (table, there))
                if mine != theirs:
                    return True
        table.choose(answer)
    return False


def test_something_that_follows_from_a_move():
    models, result = matters("more")
    found = [each for each in result.found if each is not None]
    assert found and all(0 < each.came_up <= ROUNDS for each in found)
    assert max(each.changed or 0 for each in found) == differently_won(models, found[0])
    assert result.unexplained == 0


def test_what_hardly_comes_up():
    _, result = matters("many", 5)
    (found,) = result.found
    assert found is not None and (found.came_up, found.changed) == (0, 0)
    assert found.comes_up.high > 0.3, "of five rounds little is known"


def test_several_workers_measure_the_same():
    models, differences = between("no-stars")
    ground = Differences(models, differences)
    with Processes(ground, 2) as workers:
        assert mattering(ground, ROUNDS, workers) == matters("no-stars")[1]
    assert pickle.loads(pickle.dumps(ground)).things == ground.things


def test_editions_with_other_decks_are_not_dealt_alike():
    sides = [PlayedSide(model_of(name)) for name in ("it-56", "nb-108")]
    (found,) = measured(sides[0], 2, [Watched(Never(), sides[1])], range(1)).matters
    assert (found.came_up, found.changed, found.why) == (0, None, "decks")
    (bare,) = measured(sides[0], 2, [Watched(Never(), None, "no-other")], range(1)).matters
    assert (bare.changed, bare.why) == (None, "no-other")


@pytest.fixture(scope="module")
def italian() -> tuple[m.Model, list[Finding]]:
    wanted = ("ambiguous-any-time", "contradiction-wild-draw-any-time-wild-draw-condition")
    model = model_of("it-56")
    return model, [finding for finding in checked(model).findings if finding.id in wanted]


def test_findings(italian: tuple[m.Model, list[Finding]]):
    """The reading that settles the clash is also what is in doubt: both change the same rounds."""
    ground = WatchedFindings(*italian)
    with Alone(ground) as workers:
        result = mattering(ground, BLOCK, workers)
    clash, doubt = result.found
    assert clash is not None and doubt is not None
    assert clash.came_up > 0 and doubt.came_up > 0
    assert doubt.changed is not None and clash.changed is not None
    assert 0 < doubt.changed <= doubt.came_up


def test_two_values_of_a_number_come_up_where_the_number_is_used():
    """The sheet gives two numbers of cards to draw: that comes up when such a card is played, not at every decision."""
    found = {each.id: each for each in report_of("it-56").findings}
    for name in ("contradiction-draw-amount-name-draw-amount-text", "ambiguous-printed-amount"):
        sought = Seeking(report_of("it-56").model).of(found[name])
        assert sought is not None and sought.points == (("effect", "draw-card-effect"),), name
    ground = WatchedFindings(
        report_of("it-56").model, [found["contradiction-draw-amount-name-draw-amount-text"]]
    )
    key = ground.key(0, 0)
    assert key is not None
    (matters,) = measure(ground, WatchedBlock(key, (0,), range(10))).matters
    assert 0 < matters.came_up < 10
