"""Is it the same game? Rounds by the fast engine and by the interpreter, compared entry by entry of their logs.

Run as a script (`make same`) it goes through editions, variants, packs and other games, with ROUNDS rounds of each;
among the names, `single` is every option and reading in turn, and `mixed:500` so many mixtures of packs and choices;
`--by=strategic,random` says who plays (300 turns at most, since strategic players outside take their time).
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import ceil

from cardlaw.engine import Table
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.fast.host import Hall, Room
from cardlaw.fast.values import Outside
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.loading import Library, load
from cardlaw.players.base import Dice, Player
from cardlaw.players.random_player import HABITS, RandomPlayer
from cardlaw.players.strategic import thinking
from cardlaw.players.strategies import player
from soaking.variety import Variety

ONE_ROUND = replace(LIMITS, rounds=1)
SHORT = replace(LIMITS, rounds=1, turns=40)
"""A round that is broken off after some turns, to save time."""
MOST_DECISIONS = 200_000
SHARES = {name: ceil(getattr(HABITS, name) * 1_000_000) for name in ("unlawful", "forgets", "windows")}


Kinds = tuple[str, ...]
RANDOM: Kinds = ("random",)


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
    for place, (mine, theirs) in enumerate(zip(told, log, strict=False)):
        if mine != theirs:
            return f"seed {seed}, entry {place}: {mine} in the module, {theirs} in the interpreter"
    if len(told) != len(log):
        return f"seed {seed}: {len(told)} entries in the module, {len(log)} in the interpreter"
    if room.tallies() != table.tallies:
        return f"seed {seed}: {room.tallies()} counted in the module, {table.tallies} in the interpreter"
    return None


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


def main(argv: list[str]) -> int:
    rounds = int(argv[0])
    kinds: Kinds = (
        tuple(argv.pop(1).removeprefix("--by=").split(",")) if argv[1:2] and "--by=" in argv[1] else RANDOM
    )
    limits = ONE_ROUND if kinds == RANDOM else replace(ONE_ROUND, turns=300)
    wrong = 0
    for name, model in games(argv[1:]):
        start = time.process_time()
        try:
            parted = first_difference(model, range(rounds), limits=limits, kinds=kinds)
            found = parted or f"{rounds} rounds are the same"
            wrong += not found.endswith("same")
        except Outside as why:
            found = f"outside: {why}"
        except Exception as why:
            found = f"{type(why).__name__}: {str(why)[:120]}"
        print(f"{name}: {found} ({time.process_time() - start:.1f} s)", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
