"""Variants side by side: the same rounds in blocks, by one or several, fast or slow, cut short or not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.simulation import playing
from cardlaw.simulation.playing import Block, Game, GamesAtHand, play_block, side_by_side
from cardlaw.simulation.running import Settings, play_round
from engine.small import small
from engine.variants import BUSY
from shipped import model_of

FEW = Settings(rounds=12, seed=5, players=3)
GAMES = [Game(small(BUSY), FEW, 3), Game(model_of("pub"), replace(FEW, strategies=("strategic",)), 3)]


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "BLOCK", 5)
    monkeypatch.setattr(playing, "FEW", 5)
    monkeypatch.setattr(playing, "CHUNK", 5)


def test_blocks_take_turns():
    games = [GAMES[0], Game(small(BUSY), replace(FEW, rounds=6), 3)]
    assert list(playing._blocks(games, (0, 1), 5)) == [
        Block(0, range(5, 10)),
        Block(1, range(5, 10)),
        Block(0, range(10, 15)),
        Block(1, range(10, 11)),
        Block(0, range(15, 17)),
    ]


@pytest.mark.parametrize("engine", ["reference", None])
def test_rounds_are_those_of_the_interpreter(engine: str | None):
    ticks: list[int] = []
    for game, found in zip(GAMES, side_by_side(GAMES, 1, ticks.append, engine, each=True), strict=True):
        rounds = [play_round(game.model, game.settings, seed) for seed in range(5, 17)]
        assert list(found.rounds) == rounds
        assert found.rounds.moves is not None
        for place, played in enumerate(rounds):
            kept = {name: column[place] for name, column in found.rounds.moves.items() if column[place]}
            assert kept == played.acts
    assert sum(ticks) == 24


def test_several_processes_play_the_same():
    alone, together = (side_by_side(GAMES, jobs, engine="reference") for jobs in (1, 2))
    assert [list(each.rounds) for each in alone] == [list(each.rounds) for each in together]


@pytest.mark.parametrize("engine", ["reference", None])
def test_an_interruption_keeps_whole_blocks_of_all(engine: str | None):
    seen: list[int] = []

    def tick(rounds: int) -> None:
        seen.append(rounds)
        if len(seen) == 3:
            raise KeyboardInterrupt

    games = [GAMES[0], GAMES[0]]
    one, other = side_by_side(games, 1, tick, engine)
    assert (len(one.rounds), len(other.rounds)) == (10, 5) and one.cut and other.cut
    assert list(one.rounds)[:5] == list(other.rounds)


def test_a_ground_can_be_sent():
    import pickle

    ground = GamesAtHand(GAMES)
    ground.by_interpreter(1)
    ground.quick(0)
    again = pickle.loads(pickle.dumps(ground))
    block = Block(0, range(4))
    assert list(play_block(again, block)[0]) == list(play_block(ground, block)[0])
    assert again.quick(1) is None


@pytest.mark.parametrize("strategy", ["strategic", "random"])
def test_the_first_rounds_of_two_editions_are_those_of_the_interpreter(strategy: str):
    pytest.importorskip("wasmtime")
    settings = Settings(rounds=6 if strategy == "strategic" else 2, players=4, strategies=(strategy,))
    games = [Game(model_of(name), settings, 4) for name in ("sv-112", "sv-112 with stacking")]
    fast, slow = (side_by_side(games, 2, engine=engine, each=True) for engine in ("fast", "reference"))
    assert [each.engine for each in fast] == ["fast"] * 2
    for one, other in zip(fast, slow, strict=True):
        assert list(one.rounds) == list(other.rounds)
        assert one.rounds.moves == other.rounds.moves
