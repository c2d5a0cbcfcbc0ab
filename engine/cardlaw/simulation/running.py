"""Many rounds of a variant, each from its own seed: the same seeds give the same rounds on every machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import field, replace

from cardlaw.engine import Table
from cardlaw.engine.limits import LIMITS
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.players.base import Dice, Player, points_state
from cardlaw.players.random_player import HABITS, Habits, RandomPlayer
from cardlaw.players.strategies import player
from cardlaw.workers.crew import in_order
from cardlaw.workers.processes import Processes

ONE_ROUND = replace(LIMITS, rounds=1)
MOST_DECISIONS = 200_000
"""Decisions after which a round is broken off and counted as endless."""
CHUNK = 50


@dataclass(frozen=True, slots=True)
class Settings:
    """How rounds are played."""

    rounds: int = 1_000
    seed: int = 0
    players: int | None = None
    strategies: tuple[str, ...] = ("random",)
    """How the seats play, from the first: `random`, `strategic` or `module:Class`; where there are more seats, from the
    beginning again."""
    policy: str = "strict"
    habits: Habits = HABITS


@dataclass(frozen=True, slots=True)
class Round:
    """What one round came to. `points` are what each seat's points changed by; `ended` is won, ended or limit."""

    seed: int
    decisions: int
    turns: int
    winner: int | None
    points: tuple[int, ...]
    ended: str
    acts: Counter[str] = field(compare=False)
    tallies: Counter[str] = field(compare=False)


def seat_players(settings: Settings, seed: int, count: int) -> list[Player]:
    def make(seat: int) -> Player:
        strategy = settings.strategies[seat % len(settings.strategies)]
        return player(strategy, Dice(seed, seat), settings.habits)

    return [make(seat) for seat in range(count)]


def play_round(model: m.Model, settings: Settings, seed: int) -> Round:
    """One round, from the shuffle to the score."""
    table = Table(model, settings.players, seed, policy=settings.policy, limits=ONE_ROUND, record=False)
    seats = seat_players(settings, seed, table.players)
    people = RandomPlayer(Dice(seed, -1), HABITS)
    acts: Counter[str] = Counter()
    decisions = 0
    while (glance := table.glance()) is not None:
        if decisions >= MOST_DECISIONS:
            break
        place = (
            people.answer(table, None)
            if glance.player is None
            else seats[glance.player].answer(table, glance.player)
        )
        act = glance.act(place)
        if act is not None:
            acts[act] += 1
        table.choose(place)
        decisions += 1
    winner = table.value("winner") if table.state.won else None
    limit = not table.over or table.tallies.get("limit", 0) > 0 or not (table.state.won or table.state.ended)
    ended = "limit" if limit else ("won" if winner is not None else "ended")
    return Round(
        seed,
        decisions,
        table.state.turns,
        winner if isinstance(winner, int) else None,
        _points(table),
        ended,
        acts,
        Counter(table.tallies),
    )


def _points(table: Table) -> tuple[int, ...]:
    name = points_state(table.model)
    if name is None:
        return ()
    starts = next(s.starts for s in table.model.states if s.name == name)
    return tuple(_number(table.value(name, seat)) - _number(starts) for seat in range(table.players))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def simulate(
    model: m.Model, settings: Settings, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> list[Round]:
    """All rounds in the order of their seeds, however many processes play them."""
    seeds = range(settings.seed, settings.seed + settings.rounds)
    chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    found: list[Round] = []
    with Processes((model, settings), jobs) as workers:
        for rounds in in_order(workers.each(_play_chunk, chunks)):
            found += rounds
            if progress is not None:
                progress(len(rounds))
    return found


def _play_chunk(played: tuple[m.Model, Settings], seeds: range) -> list[Round]:
    return [play_round(*played, seed) for seed in seeds]
