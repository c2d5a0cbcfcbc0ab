"""Plays random rounds of everything for as long as asked, with every invariant under watch; exits 1 on a violation.

First each edition, option, reading and pack once; then mixtures of packs and choices at random until the time is up.
A violation is told with what repeats it: the variant, the number of players, the seed and the habits.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from soaking.variety import Variant, Variety, seats
from soaking.watching import PEOPLE, Plan, Watched, watch

HABITS = (*PEOPLE, "strategic")
ROUNDS_OF_A_MIXTURE = 3


@dataclass
class Figures:
    """What the rounds of one variant came to."""

    rounds: int = 0
    decisions: int = 0
    longest: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    stuck: int = 0
    violations: int = 0

    def add(self, round: Watched) -> None:
        self.rounds += 1
        self.decisions += round.decisions
        self.longest = max(self.longest, round.decisions)
        self.endings[round.ended] = self.endings.get(round.ended, 0) + 1
        self.stuck += round.stuck
        self.violations += round.violation is not None


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=60.0)
    arguments.add_argument("--minutes", type=float, default=None)
    arguments.add_argument("--seed", type=int, default=None, help="repeat a run")
    arguments.add_argument("--only", metavar="TEXT", default="", help="variants whose name holds this text")
    arguments.add_argument("--brief", action="store_true", help="figures per edition, not per variant")
    given = arguments.parse_args()
    seed = random.randrange(2**32) if given.seed is None else given.seed
    seconds = given.seconds if given.minutes is None else given.minutes * 60
    print(f"seed {seed}", flush=True)
    started = time.monotonic()
    variety = Variety()
    figures: dict[str, Figures] = {}
    violations = 0
    chance = random.Random(seed)
    for variant in to_play(variety, chance, given.only):
        if time.monotonic() - started > seconds:
            break
        allowed = seats(variant.model)
        plan = Plan(chance.choice(allowed), chance.randrange(2**32), chance.choice(HABITS))
        watched = watch(variant.model, plan, chance)
        figures.setdefault(variant.name, Figures()).add(watched)
        if watched.violation is not None:
            violations += 1
            print(f"VIOLATION {variant.name}, {plan}\n  {watched.violation}", flush=True)
    report(figures, variety, time.monotonic() - started, given.brief)
    return 1 if violations else 0


def to_play(variety: Variety, chance: random.Random, only: str) -> Iterator[Variant]:
    """Everything once, then mixtures without end."""
    for every in (variety.single(), variety.with_each_pack()):
        yield from (variant for variant in every if only in variant.name)
    while True:
        for mixed in variety.mixed(chance):
            if only in mixed.name:
                yield from [mixed] * ROUNDS_OF_A_MIXTURE


def report(figures: dict[str, Figures], variety: Variety, seconds: float, brief: bool) -> None:
    shown: dict[str, Figures] = {}
    for name, found in figures.items():
        base = name.split(" ")[0].split("[")[0]
        mixed = " with " in name and ("," in name or "[" in name)
        key = f"{base}, all variants" if brief else f"{base} with packs at random" if mixed else name
        whole = shown.setdefault(key, Figures())
        whole.rounds += found.rounds
        whole.decisions += found.decisions
        whole.longest = max(whole.longest, found.longest)
        whole.stuck += found.stuck
        whole.violations += found.violations
        for ending, count in found.endings.items():
            whole.endings[ending] = whole.endings.get(ending, 0) + count
    width = max((len(name) for name in shown), default=7)
    print(f"{'variant':<{width}}  rounds  decisions  longest  won  other endings")
    for name, found in sorted(shown.items()):
        others = ", ".join(f"{count} {word}" for word, count in found.endings.items() if word != "won")
        stuck = f"{found.stuck} stuck" if found.stuck else ""
        more = "; ".join(part for part in (others, stuck) if part)
        print(
            f"{name:<{width}}  {found.rounds:>6}  {found.decisions:>9}  {found.longest:>7}"
            f"  {found.endings.get('won', 0):>3}  {more}".rstrip()
        )
    rounds, decisions = sum(f.rounds for f in figures.values()), sum(f.decisions for f in figures.values())
    print(
        f"{rounds} rounds of {len(figures)} variants, {decisions} decisions in {seconds:.0f} s; "
        f"{len(variety.refused)} combinations refused by the compiler; "
        f"{sum(f.violations for f in figures.values())} violations"
    )


if __name__ == "__main__":
    sys.exit(main())
