"""Many rounds by the fast engine where it can, by the interpreter where it cannot; the same rounds either way."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from threading import local

from cardlaw.engine.layout import Layout
from cardlaw.engine.limits import Limits
from cardlaw.fast.host import Hall, NoHost, Room
from cardlaw.fast.trees import ABSENT
from cardlaw.fast.values import Outside
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.players.base import points_state
from cardlaw.simulation.columns import ENDS, NOBODY, Columns
from cardlaw.simulation.running import CHUNK, ONE_ROUND, Settings, play_round, played

ENGINES = ("fast", "reference")
AT_ONCE = 256
"""Rounds that a module plays before it looks up: a fraction of a second, so that an interruption is heard."""


@dataclass(slots=True)
class Simulated:
    """The rounds that were played, by which engine, and why not by the fast one; `cut` if somebody interrupted."""

    rounds: Columns
    engine: str
    reason: str | None = None
    beyond: int = 0
    """Rounds that the fast engine gave up on, which the interpreter played."""
    cut: bool = False


class Quick:
    """A model written for the fast engine, with the players of a simulation."""

    def __init__(self, model: m.Model, settings: Settings, limits: Limits = ONE_ROUND) -> None:
        self.model, self.settings = model, settings
        others = [name for name in settings.strategies if name != "random"]
        if others:
            raise Outside(f"players that play by `{others[0]}`", "")
        writer = Writer(model, settings.players, limits)
        self.layout: Layout = writer.layout
        name = points_state(model)
        self.starts = 0
        if name is not None:
            writer.points = self.layout.slot_base[name]
            starts = next(s.starts for s in model.states if s.name == name)
            self.starts = starts if isinstance(starts, int) else 0
        self.has_points = name is not None
        self.hall = Hall(writer)
        habits = settings.habits
        self.habits = {
            name: ceil(share * 1_000_000)
            for name, share in (
                ("unlawful", habits.unlawful),
                ("forgets", habits.forgets),
                ("windows", habits.windows),
            )
        }
        self._local = local()

    @property
    def room(self) -> Room:
        """The room of this thread."""
        if not hasattr(self._local, "room"):
            self._local.room = self.hall.room(self.habits, self.settings.policy == "lenient")
        found: Room = self._local.room
        return found

    def play(self, seeds: range) -> tuple[Columns, int]:
        """The rounds of some seeds, and how many of them the interpreter had to play."""
        found, beyond = Columns(self.layout.players), 0
        seed = seeds.start
        while seed < seeds.stop:
            rows = self.room.play(seed & 0xFFFF_FFFF_FFFF_FFFF, seeds.stop - seed)
            done = len(rows) // self.hall.words
            self._add(found, rows, range(seed, seed + done))
            seed += done
            if seed < seeds.stop:
                found.append(play_round(self.model, self.settings, seed))
                beyond, seed = beyond + 1, seed + 1
        return found, beyond

    def _add(self, found: Columns, rows: array[int], seeds: range) -> None:
        n, words = self.layout.players, self.hall.words
        columns = [rows[place::words] for place in range(words)]
        decisions, turns, over, won, ended, winner = columns[:6]
        found.seeds.extend(seed & 0xFFFF_FFFF_FFFF_FFFF for seed in seeds)
        found.decisions.extend(decisions)
        found.turns.extend(turns)
        winners = [who if yes and who != ABSENT else NOBODY for yes, who in zip(won, winner, strict=True)]
        found.winners.extend(winners)
        won_, ended_, limit = range(len(ENDS))
        found.ends.extend(
            limit if not done or not (yes or out) else won_ if who != NOBODY else ended_
            for done, yes, out, who in zip(over, won, ended, winners, strict=True)
        )
        if self.has_points:
            found.has_points = True
            for mine, column in zip(found.points, columns[6 : 6 + n], strict=True):
                mine.extend(0 - self.starts if x == ABSENT else x - self.starts for x in column)
        acts = [act.name for act in self.model.acts]
        for name, column in zip([*acts, "decline"], columns[6 + n :], strict=False):
            if total := sum(column):
                found.acts[name] += total
        for name, column in zip(self.hall.writer.values.tallies, columns[7 + n + len(acts) :], strict=True):
            if total := sum(column):
                found.tallies[name] += total
            if name == "stuck":
                found.stuck += sum(1 for count in column if count)


def simulated(
    model: m.Model,
    settings: Settings,
    players: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    engine: str | None = None,
) -> Simulated:
    """All rounds in the order of their seeds. Without a wish for an `engine` the fast one plays what it can."""
    found = Simulated(Columns(players), "reference")
    seeds = range(settings.seed, settings.seed + settings.rounds)
    quick: Quick | None = None
    if engine != "reference":
        try:
            quick = Quick(model, settings)
            found.engine = "fast"
        except (Outside, NoHost) as why:
            found.reason = str(why)
    try:
        playing = _quickly(quick, seeds, jobs) if quick else _slowly(model, settings, players, seeds, jobs)
        for rounds, beyond in playing:
            found.rounds.extend(rounds)
            found.beyond += beyond
            if progress is not None:
                progress(len(rounds))
    except KeyboardInterrupt:
        if not len(found.rounds):
            raise
        found.cut = True
    return found


def _slowly(
    model: m.Model, settings: Settings, players: int, seeds: range, jobs: int
) -> Iterator[tuple[Columns, int]]:
    chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    for rounds in played(model, settings, chunks, jobs):
        yield Columns(players, rounds), 0


def _quickly(quick: Quick, seeds: range, jobs: int) -> Iterator[tuple[Columns, int]]:
    chunks = (seeds[i : i + AT_ONCE] for i in range(0, len(seeds), AT_ONCE))
    if jobs <= 1 or len(seeds) <= AT_ONCE:
        yield from map(quick.play, chunks)
        return
    with ThreadPoolExecutor(jobs) as pool:
        waiting = []
        try:
            for chunk in chunks:
                waiting.append(pool.submit(quick.play, chunk))
                if len(waiting) > 2 * jobs:
                    yield waiting.pop(0).result()
            for each in waiting:
                yield each.result()
        finally:
            for each in waiting:
                each.cancel()
