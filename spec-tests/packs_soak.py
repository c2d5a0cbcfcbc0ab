"""Plays every pack of house rules alone and with every other; exits 1 on a violation or an unreported misfit.

Alone on each edition in turn, in pairs on one edition; every pair is compiled with every edition. Pairs that do not
compile are listed with what is said of them.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from multiprocessing import Pool

from soaking.packs import CLASHES, EDITIONS, PAIRED_ON, Figures, library, packs, pairs, play


def compiled(name: str) -> tuple[str, list[str]]:
    """The errors that keep a variant from compiling, by code and message."""
    made = library().compile(name)
    return name, [f"{d.code} {d.message}" for d in made.diagnostics if d.severity == "error"]


def alone(rounds: int, pack: str) -> tuple[str, Figures, list[str]]:
    figures, wrong = Figures(), []
    for number, edition in enumerate(EDITIONS):
        name, errors = compiled(f"{edition} with {pack}")
        model = library().compile(name).model
        wrong += [f"{name}: {error}" for error in errors]
        if model is not None:
            share = rounds // len(EDITIONS) + (number < rounds % len(EDITIONS))
            figures += play(model, share)
    return pack, figures, wrong


def paired(rounds: int, edition: str, pair: tuple[str, str]) -> tuple[str, Figures, list[str]]:
    name, errors = compiled(f"{edition} with {pair[0]}, {pair[1]}")
    model = library().compile(name).model
    return f"{pair[0]}, {pair[1]}", Figures() if model is None else play(model, rounds), errors


def elsewhere(edition: str, pair: tuple[str, str]) -> list[str]:
    """What is wrong with a pair on another edition, but for a clash that is reported there."""
    name, errors = compiled(f"{edition} with {pair[0]}, {pair[1]}")
    return [f"{name}: {error}" for error in errors if not error.startswith(CLASHES)]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--alone", type=int, default=200, help="rounds of each pack alone")
    arguments.add_argument("--pairs", type=int, default=10, help="rounds of each pair")
    arguments.add_argument("--on", default=PAIRED_ON, metavar="EDITION", help="the edition for pairs")
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    started = time.monotonic()
    bad = 0
    total = Figures()
    with Pool(given.jobs) as pool:
        print(f"# alone, {given.alone} rounds each, on {', '.join(EDITIONS)}", flush=True)
        for pack, figures, wrong in pool.imap(partial(alone, given.alone), packs()):
            print(f"{pack}: {figures}", *wrong, sep="\n  ", flush=True)
            bad += len(wrong) + len(figures.violations)
            total += figures
        print(f"alone: {total}\n\n# pairs, {given.pairs} rounds each, on {given.on}", flush=True)
        total, clashing = Figures(), []
        for pair, figures, wrong in pool.imap(partial(paired, given.pairs, given.on), pairs(), chunksize=4):
            if wrong:
                clashing.append(f"{pair}: {wrong[0]}")
                bad += not all(error.startswith(CLASHES) for error in wrong)
            elif figures.violations or figures.unsettled or figures.endings["limit"]:
                print(f"{pair}: {figures}", flush=True)
            bad += len(figures.violations)
            total += figures
        others = [edition for edition in EDITIONS if edition != given.on]
        misfits: list[str] = []
        for edition in others:
            for wrong in pool.imap(partial(elsewhere, edition), pairs(), chunksize=20):
                misfits += wrong
        bad += len(misfits)
    print(f"pairs: {total}", f"{len(clashing)} pairs clash, and are reported:", *clashing, sep="\n  ")
    print(
        f"every pair on {', '.join(others)}: {len(misfits)} do not compile for another reason",
        *misfits,
        sep="\n  ",
    )
    print(f"{time.monotonic() - started:.0f} seconds")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
