"""Is it the same game? Rounds by the fast engine and by the interpreter, compared entry by entry of their logs.

Run as a script (`make same`) it goes through editions, variants, packs and other games, with so many rounds of each;
among the names, `single` is every option and reading in turn, and `mixed:500` so many mixtures of packs and choices.
Rounds take turns at tables of two, three and four, and with players of all kinds: some rounds are played by random
players alone, which are long, most by strategic ones or by both. `--by strategic,random` says who plays instead. With
`--done FILE` a run can be stopped and taken up again: what was compared is kept there under the hash of both modules,
and with that of the interpreter.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from math import ceil
from pathlib import Path
from time import process_time
from typing import Any
from zlib import crc32

from cardlaw.engine import Table
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.engine.play.decisions import DECLINE
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.host import Beyond, Hall, Room
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.loading import Library, load
from cardlaw.language.storage.code import code_hash
from cardlaw.players.base import Dice, Player
from cardlaw.players.random_player import HABITS, RandomPlayer
from cardlaw.players.strategic import thinking
from cardlaw.players.strategies import player
from cardlaw.workers.processes import SELDOM
from soaking.ledger import Ledger
from soaking.variety import Variety, seats

ONE_ROUND = replace(LIMITS, rounds=1)
SHORT = replace(LIMITS, rounds=1, turns=40, acts=500)
"""A round that is broken off after some turns, or in a turn that has no end, to save time."""
MOST_DECISIONS = 200_000
SHARES = {name: ceil(getattr(HABITS, name) * 1_000_000) for name in ("unlawful", "forgets", "windows")}


Kinds = tuple[str, ...]
RANDOM: Kinds = ("random",)
KINDS: tuple[Kinds, ...] = (("strategic", "random"), ("random", "strategic"), ("strategic",))
RARELY = 50
"""Of so many rounds, one is played by random players alone: it takes as long as ten others."""
TABLES = (2, 3, 4)
FEW = 1_000
STRETCH = 100
"""Rounds between two lines in the ledger."""
COUNTED = ("rounds", "decisions", "entries", "beyond", "seconds")


def room_of(
    model: m.Model,
    players: int | None = None,
    limits: Limits = ONE_ROUND,
    policy: str = "strict",
    kinds: Kinds = RANDOM,
) -> Room:
    thinks = "strategic" in kinds
    hall = Hall(Writer(model, players, limits, record=True, step=thinks))
    return hall.room(SHARES, policy == "lenient", kinds, thinking(model) if thinks else None)


def by_the_interpreter(
    model: m.Model,
    players: int | None,
    seed: int,
    limits: Limits = ONE_ROUND,
    policy: str = "strict",
    kinds: Kinds = RANDOM,
) -> Table:
    table = Table(model, players, seed, limits=limits, policy=policy)
    seats: list[Player] = [RandomPlayer(Dice(seed, -1))]
    seats += [player(kinds[seat % len(kinds)], Dice(seed, seat)) for seat in range(table.players)]
    done = 0
    while (glance := table.glance()) is not None and done < MOST_DECISIONS:
        seat = -1 if glance.player is None else glance.player
        table.choose(seats[seat + 1].answer(table, seat))
        done += 1
    return table


def difference(room: Room, table: Table, seed: int) -> str | None:
    """Where the two part, or None."""
    told, log = room.round(seed), table.state.log or []
    if told != log:
        for place, (mine, theirs) in enumerate(zip(told, log, strict=False)):
            if mine != theirs:
                return f"seed {seed}, entry {place}: {mine} in the module, {theirs} in the interpreter"
        return f"seed {seed}: {len(told)} entries in the module, {len(log)} in the interpreter"
    if room.tallies() != table.tallies:
        return f"seed {seed}: {room.tallies()} counted in the module, {table.tallies} in the interpreter"
    if room.moves() != (moves := moves_at(table)):
        return f"seed {seed}: {room.moves()} moves in the module, {moves} in the interpreter"
    return None


def moves_at(table: Table) -> dict[str, int]:
    """How often each move was the answer at a table, and declining."""
    acts = Counter(answer.act for pending, answer in table._choices if pending[0] == "moves")
    return {table.model.acts[act].name if act >= 0 else DECLINE: count for act, count in acts.items()}


def first_difference(
    model: m.Model,
    seeds: Iterable[int],
    players: int | None = None,
    limits: Limits = ONE_ROUND,
    policy: str = "strict",
    kinds: Kinds = RANDOM,
) -> str | None:
    room = room_of(model, players, limits, policy, kinds)
    for seed in seeds:
        table = by_the_interpreter(model, players, seed, limits, policy, kinds)
        found = difference(room, table, seed)
        if found is not None:
            return found
    return None


def everything() -> list[str]:
    """All that is shipped: editions, variants, other games, and each pack on each edition that takes it."""
    shelf = Library()
    editions = [entry.name for entry in shelf.of_sort("edition")]
    variants = [entry.name for entry in shelf.of_sort("variant")]
    packs = [f"{edition} with {entry.name}" for edition in editions for entry in shelf.of_sort("pack")]
    return [*editions, *variants, *(name for name in packs if shelf.compile(name).model is not None)]


def games(names: list[str]) -> Iterator[tuple[str, m.Model]]:
    """What the names mean: `single` is every option and reading in turn, `mixed:N` N mixtures of packs and choices."""
    for name in names or everything():
        if name == "single":
            yield from ((variant.name, variant.model) for variant in Variety().single())
        elif name.startswith("mixed:"):
            variety, chance, left = Variety(), random.Random(0), int(name.removeprefix("mixed:"))
            while left:
                for variant in variety.mixed(chance):
                    yield variant.name, variant.model
                    left -= 1
        else:
            yield name, load(name)


class Course:
    """A game at tables of one size, in modules of both forms: the seed says who plays."""

    def __init__(self, name: str, model: m.Model, players: int, kinds: Kinds | None) -> None:
        self.name, self.model, self.kinds = name, model, kinds
        self.halls = [
            Hall(Writer(model, players, ONE_ROUND, record=True, step=step)) for step in (False, True)
        ]
        self.players = players
        self.rooms: dict[Kinds, Room] = {}

    @property
    def work(self) -> str:
        """The name of the work in the ledger: what is played, and by which code."""
        modules = sha256(b"".join(hall.data for hall in self.halls)).hexdigest()[:16]
        return f"{self.name}, {self.players} players, {','.join(self.kinds or ('all',))}, {modules}"

    def at_table(self, seed: int) -> Kinds:
        if self.kinds is not None:
            return self.kinds
        return RANDOM if seed % RARELY == 0 else KINDS[seed % len(KINDS)]

    def room(self, kinds: Kinds) -> Room:
        if kinds not in self.rooms:
            thinks = "strategic" in kinds
            about = thinking(self.model) if thinks else None
            self.rooms[kinds] = self.halls[thinks].room(SHARES, False, kinds, about)
        return self.rooms[kinds]

    def compared(self, seeds: range) -> dict[str, Any]:
        """What comparing the rounds of some seeds came to."""
        start, told = process_time(), dict.fromkeys(("rounds", "decisions", "entries", "beyond"), 0)
        parted: list[str] = []
        for seed in seeds:
            kinds = self.at_table(seed)
            table = by_the_interpreter(self.model, self.players, seed, kinds=kinds)
            try:
                found = difference(self.room(kinds), table, seed)
            except Beyond:
                told["beyond"] += 1
                continue
            parted += [] if found is None else [f"{','.join(kinds)}: {found}"]
            told["rounds"] += 1
            told["decisions"] += table.answered
            told["entries"] += len(table.state.log or ())
        spent = round(process_time() - start, 2)
        return {**told, "seconds": spent, "parted": parted, "interpreter": interpreter()}


@cache
def interpreter() -> str:
    """The code that the modules are compared with."""
    return code_hash(("engine", "players"))[:8]


def courses(name: str, model: m.Model, given: Any) -> Iterator[Course]:
    """The tables at which a game is played; where there are few rounds of many games, one of them for each."""
    sizes = [size for size in seats(model) if size in TABLES] or [seats(model)[0]]
    if given.rounds <= FEW:
        sizes = [sizes[crc32(name.encode()) % len(sizes)]]
    for size in [int(size) for size in given.players.split(",") if size] or sizes:
        yield Course(name, model, size, tuple(given.by.split(",")) if given.by else None)


def go_through(name: str, model: m.Model, given: Any, ledger: Ledger) -> tuple[str, bool]:
    """What became of a game, and whether it is one game in both engines."""
    whole: Counter[str] = Counter()
    parted: list[str] = []
    tables = list(courses(name, model, given))
    share = ceil(given.rounds / len(tables))
    for course in tables:
        work = course.work
        for part in ledger.left(work, range(given.seed, given.seed + share)):
            for first in range(part.start, part.stop, STRETCH):
                stretch = range(first, min(first + STRETCH, part.stop))
                ledger.add(work, stretch, **course.compared(stretch))
        for told in ledger.told(work):
            parted += told["parted"]
            whole.update({key: value for key, value in told.items() if key in COUNTED})
    said = f"{whole['rounds']:,} rounds, {whole['decisions']:,} decisions, {whole['entries']:,} entries"
    said += f", {whole['beyond']:,} past what a module holds" if whole["beyond"] else ""
    return f"{said}, {'PARTED ' + parted[0] if parted else 'the same'} ({whole['seconds']:.1f} s)", not parted


def main() -> int:
    gc.set_threshold(*SELDOM)
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("rounds", type=int, help="of each game")
    arguments.add_argument("names", nargs="*")
    arguments.add_argument("--by", default="", help="who plays, if not all kinds of players on your turn")
    arguments.add_argument(
        "--players", default="", help="sizes of the tables, if not those of two, three and four"
    )
    arguments.add_argument("--seed", type=int, default=0, help="the first")
    arguments.add_argument("--done", type=Path, help="the file of what was compared before; more is added")
    given = arguments.parse_intermixed_args()
    ledger, wrong = Ledger(given.done), 0
    for name, model in games(given.names):
        try:
            found, same = go_through(name, model, given, ledger)
        except Outside as why:
            found, same = f"outside: {why}", True
        wrong += not same
        print(f"{name}: {found}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
