"""Variants played side by side on the same seeds, in blocks of rounds, by whoever works; the same rounds either way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import Any, NamedTuple

from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.host import NoHost
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.simulation.columns import Columns
from cardlaw.simulation.quick import Quick
from cardlaw.simulation.running import CHUNK, Settings, play_round
from cardlaw.workers.cluster import Cluster
from cardlaw.workers.crew import Alone, Workers, in_order
from cardlaw.workers.processes import Processes
from cardlaw.workers.threads import Threads

ENGINES = ("fast", "reference")
BLOCK = 1024
"""Rounds of the fast engine in one unit of work: about a tenth of a second."""
FEW = 10
"""Rounds of the interpreter in one unit, where nobody shares the work: an interruption loses no more than these."""


class Game(NamedTuple):
    """A variant, how it is played, and how many sit at the table."""

    model: m.Model
    settings: Settings
    players: int


class Block(NamedTuple):
    """A unit of work: rounds of one game with seeds that follow each other."""

    game: int
    seeds: range


class GamesAtHand:
    """The games that are played, as each worker has them. A module is made where it is first needed."""

    def __init__(self, games: Sequence[Game], each: bool = False) -> None:
        self.games, self.each = tuple(games), each
        self.reasons: dict[int, str] = {}
        """Why the interpreter plays some of the games."""
        self.hostless = False
        """Whether what runs modules is not installed."""
        self.stopped = False
        """Set by whoever wants the work to end."""
        self._quick: dict[int, Quick | None] = {}
        self._lock = Lock()

    def __getstate__(self) -> tuple[Any, ...]:
        slow = {number for number, quick in self._quick.items() if quick is None}
        return self.games, self.each, slow

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        games, each, slow = state
        self.__init__(games, each)  # type: ignore[misc]
        self._quick = dict.fromkeys(slow)

    def by_interpreter(self, number: int) -> None:
        """Somebody wants this game to be played by the interpreter."""
        self._quick[number] = None

    def quick(self, number: int) -> Quick | None:
        """The game for the fast engine; None if the interpreter plays it."""
        with self._lock:
            if number not in self._quick:
                game = self.games[number]
                try:
                    self._quick[number] = Quick(game.model, game.settings)
                except (Outside, NoHost) as why:
                    self._quick[number] = None
                    self.reasons[number] = why.said
                    self.hostless = isinstance(why, NoHost)
            return self._quick[number]


def play_block(ground: GamesAtHand, block: Block) -> tuple[Columns, int]:
    """The rounds of a block, and how many of them the fast engine gave up on."""
    quick = ground.quick(block.game)
    if quick is not None:
        return quick.play(block.seeds, ground.each, lambda: ground.stopped)
    game = ground.games[block.game]
    rounds = (play_round(game.model, game.settings, seed) for seed in block.seeds)
    return Columns(game.players, rounds, ground.each), 0


@dataclass(slots=True)
class Simulated:
    """The rounds that were played, by which engine, and why not by the fast one; `cut` if somebody interrupted."""

    rounds: Columns
    engine: str
    reason: str | None = None
    beyond: int = 0
    """Rounds that the fast engine gave up on, which the interpreter played."""
    cut: bool = False
    hostless: bool = False
    """What runs modules of the fast engine is not installed."""
    lost: bool = False
    """The cluster went away, and the rest was played here."""


def side_by_side(
    games: Sequence[Game],
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    engine: str | None = None,
    cluster: str | None = None,
    each: bool = False,
) -> list[Simulated]:
    """All rounds of all games in the order of their seeds; whoever interrupts gets what was played until then.

    Without a wish for an `engine` the fast one plays what it can. Blocks of the games take turns, so that all have
    about the same seeds when play is cut short.
    """
    ground = GamesAtHand(games, each)
    for number in range(len(games)):
        if engine == "reference":
            ground.by_interpreter(number)
        ground.quick(number)
    found = [
        Simulated(
            Columns(game.players, each=each),
            "fast" if ground.quick(number) else "reference",
            ground.reasons.get(number),
            hostless=ground.hostless,
        )
        for number, game in enumerate(games)
    ]
    by_engine = [[n for n, each_ in enumerate(found) if each_.engine == name] for name in ENGINES]
    try:
        for numbers, name in zip(by_engine, ENGINES, strict=True):
            if numbers:
                _play(ground, found, numbers, name, jobs, progress, cluster)
    except KeyboardInterrupt:
        for game, each_ in zip(games, found, strict=True):
            each_.cut = len(each_.rounds) < game.settings.rounds
    return found


def _play(
    ground: GamesAtHand,
    found: list[Simulated],
    numbers: Sequence[int],
    engine: str,
    jobs: int,
    progress: Callable[[int], None] | None,
    cluster: str | None,
) -> None:
    size = BLOCK if engine == "fast" else CHUNK if jobs > 1 or cluster else FEW
    blocks = list(_blocks(ground.games, numbers, size))
    with _workers(ground, engine, jobs if len(blocks) > 1 else 1, cluster) as workers:
        try:
            results = in_order(workers.each(play_block, blocks))
            for block, (rounds, beyond) in zip(blocks, results, strict=True):
                found[block.game].rounds.extend(rounds)
                found[block.game].beyond += beyond
                if progress is not None:
                    progress(len(rounds))
        except KeyboardInterrupt:
            ground.stopped = True
            raise
        if isinstance(workers, Cluster) and workers.lost:
            for number in numbers:
                found[number].lost = True


def _blocks(games: Sequence[Game], numbers: Sequence[int], size: int) -> Iterator[Block]:
    """The units of work: the first block of every game, then the second of every game, and so on."""
    most = max(games[number].settings.rounds for number in numbers)
    for start in range(0, most, size):
        for number in numbers:
            settings = games[number].settings
            seeds = range(settings.seed, settings.seed + settings.rounds)[start : start + size]
            if seeds:
                yield Block(number, seeds)


def _workers(ground: GamesAtHand, engine: str, jobs: int, cluster: str | None) -> Workers[GamesAtHand]:
    if cluster is not None:
        return Cluster(ground, cluster)
    if engine == "fast" and sys.platform != "emscripten":  # a page has no threads
        return Threads(ground, jobs)
    return Processes(ground, jobs) if jobs > 1 else Alone(ground)


def simulated(
    model: m.Model,
    settings: Settings,
    players: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    engine: str | None = None,
) -> Simulated:
    """The rounds of one variant."""
    (found,) = side_by_side([Game(model, settings, players)], jobs, progress, engine)
    return found
