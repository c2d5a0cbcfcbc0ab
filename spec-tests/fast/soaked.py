"""Rounds without end by the fast engine, with the invariants compiled in; exits 1 if one is broken.

Each edition, variant, pack and other game in turn, by random and by strategic players, until the time is up or each
has had its `--rounds`. A round that the module gives up on for another reason is counted, and left to the interpreter.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from cardlaw.fast.host import Hall, Room
from cardlaw.fast.values import Outside
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.loading import load
from cardlaw.players.strategic import thinking
from fast.same import ONE_ROUND, SHARES, everything

AT_ONCE = 2_000
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


def rooms(model: m.Model, players: int | None, kinds: tuple[str, ...], count: int) -> list[Room]:
    thinks = "strategic" in kinds
    hall = Hall(Writer(model, players, ONE_ROUND, step=thinks, checked=True))
    return [hall.room(SHARES, False, kinds, thinking(model) if thinks else None) for _ in range(count)]


def soak(room: Room, seeds: range, found: Soaked) -> None:
    """The rounds of some seeds."""
    names, words = room.hall.names, room.hall.words
    start = time.thread_time()
    seed = seeds.start
    while seed < seeds.stop:
        wanted = min(AT_ONCE, seeds.stop - seed)
        rows = room.play(seed, wanted)
        done = len(rows) // words
        decisions = rows[::words]
        found.rounds += done
        found.decisions += sum(decisions)
        found.longest = max([found.longest, *decisions])
        over, won, ended = (rows[names.index(name) :: words] for name in ("over", "won", "ended"))
        found.limit += sum(1 for x, y, z in zip(over, won, ended, strict=True) if not x or not (y or z))
        for place, name in enumerate(names):
            if name.startswith(BROKEN):
                told = rows[place::words]
                found.broken += [f"seed {seed + i}: {name}" for i, count in enumerate(told) if count]
        seed += done
        if done < wanted:
            violation = room.violation
            found.broken += [f"seed {seed}: {violation}"] if violation else []
            found.beyond += not violation
            seed += 1
    found.seconds += time.thread_time() - start


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("names", nargs="*")
    arguments.add_argument("--seconds", type=float, default=60.0)
    arguments.add_argument("--rounds", type=int, default=1 << 62, help="of each")
    arguments.add_argument("--seed", type=int, default=0, help="the first")
    arguments.add_argument(
        "--by", default="random", help="who plays: random, strategic, or one for each seat"
    )
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    kinds = tuple(given.by.split(","))
    names = given.names or everything()
    wrong = 0
    for name in names:
        try:
            halls = rooms(load(name), None, kinds, given.jobs)
        except Outside as why:
            print(f"{name}: outside: {why}", flush=True)
            continue
        found = [Soaked() for _ in halls]
        end = time.monotonic() + given.seconds / len(names)
        seed = given.seed
        with ThreadPoolExecutor(given.jobs) as pool:
            while time.monotonic() < end and seed < given.seed + given.rounds:
                chunks = []
                for _ in halls:
                    chunks.append(range(seed, min(seed + AT_ONCE, given.seed + given.rounds)))
                    seed = chunks[-1].stop
                list(pool.map(soak, halls, chunks, found))
        whole = Soaked()
        for each in found:
            whole.rounds, whole.decisions = whole.rounds + each.rounds, whole.decisions + each.decisions
            whole.longest, whole.limit = max(whole.longest, each.longest), whole.limit + each.limit
            whole.beyond, whole.broken = whole.beyond + each.beyond, whole.broken + each.broken
            whole.seconds += each.seconds
        wrong += bool(whole.broken)
        print(f"{name}, {given.by} players, seeds from {given.seed}: {whole}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
