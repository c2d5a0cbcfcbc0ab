"""Rounds by the fast engine, as columns; those that it gives up on by the interpreter."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import ceil
from threading import local

from cardlaw.engine.limits import Limits
from cardlaw.engine.state.layout import Layout
from cardlaw.fast.code.trees import ABSENT
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.host import KINDS, Hall, Room
from cardlaw.fast.keeping import kept
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.players.base import points_state
from cardlaw.players.strategic import thinking
from cardlaw.simulation.columns import ENDS, NOBODY, SEED, Columns
from cardlaw.simulation.running import ONE_ROUND, Settings, play_round
from cardlaw.wording.reasons import say

AT_ONCE = 128
"""Rounds that a module plays before it looks up: a hundredth of a second, so that an interruption is heard."""


def never() -> bool:
    """What is asked between two rounds where nobody can interrupt."""
    return False


class Quick:
    """A model written for the fast engine, with the players of a simulation."""

    def __init__(self, model: m.Model, settings: Settings, limits: Limits = ONE_ROUND) -> None:
        self.model, self.settings = model, settings
        others = [name for name in settings.strategies if name not in KINDS]
        if others:
            raise Outside(say("fast-own-players", name=others[0]), "")
        thinks = "strategic" in settings.strategies
        self.thinking = thinking(model) if thinks else None
        writer = Writer(model, settings.players, limits, step=thinks)
        self.layout: Layout = writer.layout
        name = points_state(model)
        self.starts = 0
        if name is not None:
            writer.points = self.layout.slot_base[name]
            starts = next(s.starts for s in model.states if s.name == name)
            self.starts = starts if isinstance(starts, int) else 0
        self.has_points = name is not None
        self.hall = Hall(writer, kept)
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
        assert self.room is not None  # what cannot be played is told here, not in a thread

    @property
    def room(self) -> Room:
        """The room of this thread."""
        if not hasattr(self._local, "room"):
            lenient = self.settings.policy == "lenient"
            kinds = self.settings.strategies
            self._local.room = self.hall.room(self.habits, lenient, kinds, self.thinking)
        found: Room = self._local.room
        return found

    def play(
        self, seeds: range, each: bool = False, stopped: Callable[[], bool] = never
    ) -> tuple[Columns, int]:
        """The rounds of some seeds, and how many of them the interpreter had to play; fewer if `stopped` says so.

        With `each` the moves of every round are kept.
        """
        found, beyond = Columns(self.layout.players, each=each), 0
        seed = seeds.start
        while seed < seeds.stop and not stopped():
            count = min(AT_ONCE, seeds.stop - seed)
            rows = self.room.play(seed & SEED, count)
            done = len(rows) // self.hall.words
            self._add(found, rows, range(seed, seed + done))
            seed += done
            if done < count:
                found.append(play_round(self.model, self.settings, seed))
                beyond, seed = beyond + 1, seed + 1
        return found, beyond

    def _add(self, found: Columns, rows: array[int], seeds: range) -> None:
        """Rows of the module as columns; whole columns at once, for there may be millions of rows."""
        n, words = self.layout.players, self.hall.words
        columns = [rows[place::words] for place in range(words)]
        decisions, turns, over, won, ended, winner = columns[:6]
        acts = [*(act.name for act in self.model.acts), "decline"]
        made = {name: column for name, column in zip(acts, columns[6 + n :], strict=False) if any(column)}
        found.add_moves(made, len(seeds))
        found.seeds.extend(seeds if seeds and seeds[-1] <= SEED else (seed & SEED for seed in seeds))
        found.decisions.extend(decisions)
        found.turns.extend(turns)
        if all(won) and all(over) and ABSENT not in winner:
            found.winners.extend(array("b", winner))
            found.ends.extend(array("b", bytes(len(seeds))))
        else:
            self._add_ends(found, over, won, ended, winner)
        if self.has_points:
            found.has_points = True
            for mine, column in zip(found.points, columns[6 : 6 + n], strict=True):
                if self.starts or ABSENT in column:
                    mine.extend(0 - self.starts if x == ABSENT else x - self.starts for x in column)
                else:
                    mine.extend(column)
        for name, column in made.items():
            found.acts[name] += sum(column)
        for name, column in zip(self.hall.plan.tallies, columns[6 + n + len(acts) :], strict=True):
            if total := sum(column):
                found.tallies[name] += total
            if name == "stuck":
                found.stuck += sum(1 for count in column if count)

    def _add_ends(self, found: Columns, *told: array[int]) -> None:
        """How rounds ended of which not all were won."""
        won_, ended_, limit = range(len(ENDS))
        for done, won, ended, winner in zip(*told, strict=True):
            who = winner if won and winner != ABSENT else NOBODY
            found.winners.append(who)
            found.ends.append(limit if not done or not (won or ended) else won_ if who != NOBODY else ended_)
