"""Plays so many rounds of every edition under each single option and reading; exits 1 if an invariant fails.

After every decision: every card is in one place, somebody can act or the round is over, no axiom is broken. Players
are random but eager: where a card can be laid they mostly lay one, so that rounds are short and many.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import replace
from multiprocessing import get_context

from cardlaw.engine import NotPlayable, Table
from cardlaw.engine.limits import LIMITS
from cardlaw.language import model as m
from cardlaw.players.base import Dice
from cardlaw.players.random_player import HABITS, RandomPlayer
from soaking.variety import Variety, seats

LIMIT = replace(LIMITS, rounds=1)
EAGER = 0.9
MOST_PLAYERS = 5


class Eager(RandomPlayer):
    """Mostly picks among the answers whose act comes first, which is how a turn offers laying a card."""

    def answer(self, table: Table, seat: int | None) -> int:
        glance = table.glance()
        assert glance is not None
        if glance.acts and not glance.standing and self.dice.chance(EAGER):
            first = [
                p for p, act in enumerate(glance.acts) if act == glance.acts[0] and not glance.breaking[p]
            ]
            if first:
                return first[self.dice.below(len(first))]
        return super().answer(table, seat)


def played(job: tuple[str, m.Model, int]) -> tuple[str, int, int, Counter[str], str | None]:
    """The rounds of one variant: how many, decisions, how they ended, and what failed first."""
    name, model, rounds = job
    endings: Counter[str] = Counter()
    decisions = 0
    numbers = [n for n in seats(model) if n <= MOST_PLAYERS]
    for seed in range(rounds):
        try:
            table = Table(model, numbers[seed % len(numbers)], seed, limits=LIMIT, record=False)
        except NotPlayable as why:
            return name, 0, 0, endings, f"not playable: {why}"
        deck = Counter(table.program.layout.deck)
        players = [Eager(Dice(seed, seat), HABITS) for seat in range(-1, table.players)]
        while (glance := table.glance()) is not None:
            if glance.width == 0:
                return name, seed, decisions, endings, f"seed {seed}: nobody can act"
            seat = -1 if glance.player is None else glance.player
            table.choose(players[seat + 1].answer(table, seat))
            decisions += 1
            if Counter(card for zone in table.state.zones for card in zone) != deck:
                return name, seed, decisions, endings, f"seed {seed}: a card is lost or doubled"
        broken = [what for what in table.tallies if what.startswith("axiom")]
        if broken:
            return name, seed, decisions, endings, f"seed {seed}: {broken[0]}"
        endings["won" if table.state.won else "ended" if table.state.ended else "limit"] += 1
    return name, rounds, decisions, endings, None


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=300)
    arguments.add_argument("--only", metavar="TEXT", default="")
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    started = time.monotonic()
    jobs = [(v.name, v.model, given.rounds) for v in Variety().single() if given.only in v.name]
    failed = rounds = decisions = unplayable = 0
    with get_context("spawn").Pool(given.jobs) as pool:
        for name, done, made, endings, wrong in pool.imap_unordered(played, jobs):
            rounds, decisions = rounds + done, decisions + made
            if wrong is not None and wrong.startswith("not playable"):
                unplayable += 1
            elif wrong is not None:
                failed += 1
            told = ", ".join(f"{count} {how}" for how, count in endings.items())
            print(f"{name:<50} {done:>4} rounds {made:>8} decisions  {wrong or told}", flush=True)
    print(
        f"{len(jobs)} variants, {rounds} rounds, {decisions} decisions in {time.monotonic() - started:.0f} s; "
        f"{unplayable} not playable, {failed} failed"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
