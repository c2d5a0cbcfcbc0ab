"""Rounds without end by the fast engine, with the invariants compiled in; exits 1 if one is broken.

Each edition, variant, pack and other game in turn, by random and by strategic players, until the time is up or each
has had its `--rounds`, at a table of each size that `--players` names. A round that the module gives up on for another
reason is counted, and left to the interpreter. With `--done FILE` a run can be stopped and taken up again: what a
module has played is kept there under its hash.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.host import Hall, Room
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.loading import load
from cardlaw.players.strategic import thinking
from fast.same import ONE_ROUND, SHARES, everything
from soaking.ledger import Ledger

AT_ONCE = 2_000
STRETCH = 100_000
"""Rounds between two lines in the ledger: a second or two."""
BROKEN = ("tally axiom", "tally card not found")


@dataclass
class Soaked:
    """What the rounds of a game came to."""

    rounds: int = 0
    decisions: int = 0
    longest: int = 0
    limit: int = 0
    beyond: int = 0
    seconds: float = 0.0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = f"{self.rounds:,} rounds, {self.decisions:,} decisions, longest {self.longest:,}"
        told += f", {self.limit} at a limit" if self.limit else ""
        told += f", {self.beyond} past what a module holds" if self.beyond else ""
        told += f", {self.seconds:.0f} s"
        return told + ("".join(f"\n  VIOLATION {each}" for each in self.broken[:5]) or ", none broken")

    def add(self, other: Soaked) -> None:
        self.rounds, self.decisions = self.rounds + other.rounds, self.decisions + other.decisions
        self.longest, self.limit = max(self.longest, other.longest), self.limit + other.limit
        self.beyond, self.broken = self.beyond + other.beyond, self.broken + other.broken
        self.seconds += other.seconds


def rooms(model: m.Model, players: int | None, kinds: tuple[str, ...], count: int) -> list[Room]:
    thinks = "strategic" in kinds
    hall = Hall(Writer(model, players, ONE_ROUND, step=thinks, checked=True))
    return [hall.room(SHARES, False, kinds, thinking(model) if thinks else None) for _ in range(count)]


def soak(room: Room, seeds: range, found: Soaked) -> None:
    """The rounds of some seeds."""
    names, words = room.hall.names, room.hall.words
    watched = [(place, name) for place, name in enumerate(names) if name.startswith(BROKEN)]
    places = [names.index(name) for name in ("over", "won", "ended")]
    start = time.thread_time()
    seed = seeds.start
    while seed < seeds.stop:
        wanted = min(AT_ONCE, seeds.stop - seed)
        rows = room.play(seed, wanted)
        done = len(rows) // words
        decisions = rows[::words]
        found.rounds += done
        found.decisions += sum(decisions)
        found.longest = max(found.longest, max(decisions, default=0))
        over, won, ended = (rows[place::words] for place in places)
        if not all(over) or not all(won):
            found.limit += sum(1 for x, y, z in zip(over, won, ended, strict=True) if not x or not (y or z))
        for place, name in watched:
            told = rows[place::words]
            if any(told):
                found.broken += [f"seed {seed + i}: {name}" for i, count in enumerate(told) if count]
        seed += done
        if done < wanted:
            violation = room.violation
            found.broken += [f"seed {seed}: {violation}"] if violation else []
            found.beyond += not violation
            seed += 1
    found.seconds += time.thread_time() - start


class Sitting:
    """A game at a table of one size, with players of some kinds."""

    def __init__(self, name: str, players: int | None, kinds: tuple[str, ...], jobs: int) -> None:
        self.name, self.players, self.kinds, self.jobs = name, players, kinds, jobs

    @cached_property
    def rooms(self) -> list[Room]:
        return rooms(load(self.name), self.players, self.kinds, self.jobs)

    @property
    def work(self) -> str:
        """The name of the work in the ledger: who plays what, in which module."""
        hall = self.rooms[0].hall
        seats = hall.writer.layout.players
        return f"{self.name}, {seats} players, {','.join(self.kinds)}, {sha256(hall.data).hexdigest()[:16]}"

    def soak(self, seeds: range) -> Soaked:
        """The rounds of some seeds, shared among the rooms."""
        share = -(-len(seeds) // self.jobs)
        chunks = [seeds[share * job : share * (job + 1)] for job in range(self.jobs)]
        found = [Soaked() for _ in self.rooms]
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(soak, self.rooms, chunks, found))
        whole = Soaked()
        for each in found:
            whole.add(each)
        return whole


def stretches(seeds: range) -> Iterator[range]:
    for start in range(seeds.start, seeds.stop, STRETCH):
        yield range(start, min(start + STRETCH, seeds.stop))


def arguments() -> Any:
    found = argparse.ArgumentParser(description=__doc__)
    found.add_argument("names", nargs="*")
    found.add_argument("--seconds", type=float, default=60.0, help="in all, as long as there are rounds left")
    found.add_argument("--rounds", type=int, default=1 << 50, help="of each game at each table")
    found.add_argument(
        "--block", type=int, default=1 << 50, help="rounds of one before the next has its turn"
    )
    found.add_argument("--seed", type=int, default=0, help="the first")
    found.add_argument("--players", default="", help="sizes of the tables, such as 2,3,4")
    found.add_argument("--by", default="random", help="who plays: random, strategic, or one for each seat")
    found.add_argument("--jobs", type=int, default=2)
    found.add_argument(
        "--done", type=Path, help="the file of what was played before; what is played is added"
    )
    return found.parse_args()


def main() -> int:
    given = arguments()
    ledger, outside = Ledger(given.done), set()
    kinds = tuple(given.by.split(","))
    sizes = [int(size) for size in given.players.split(",") if size] or [None]
    sittings = [
        Sitting(name, size, kinds, given.jobs) for name in given.names or everything() for size in sizes
    ]
    wrong, last = 0, given.seed + given.rounds
    for start in range(given.seed, last, given.block):
        for sitting in sittings:
            if sitting in outside:
                continue
            try:
                work = sitting.work
            except Outside as why:
                print(f"{sitting.name}: outside: {why}", flush=True)
                outside.add(sitting)
                continue
            end = time.monotonic() + given.seconds / len(sittings)
            for part in ledger.left(work, range(start, min(start + given.block, last))):
                for seeds in stretches(part):
                    if time.monotonic() < end:
                        ledger.add(work, seeds, **asdict(sitting.soak(seeds)))
            whole = Soaked()
            for told in ledger.told(work):
                whole.add(
                    Soaked(**{name: value for name, value in told.items() if name not in ("first", "stop")})
                )
            wrong += bool(whole.broken)
            print(f"{work}: {whole}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
