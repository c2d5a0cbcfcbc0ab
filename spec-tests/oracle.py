"""What the commands answer, as JSON, kept so that what is behind them can be changed safely.

The sample in golden/oracle.json is part of the tests: `pytest spec-tests/cli/test_oracle.py --update` writes it anew.
`make oracle` asks everything shipped into build/oracle (hours the first time); a second run with AGAINST=FOLDER
names each answer that differs from an earlier run.
"""

from __future__ import annotations

import argparse
import io
import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from itertools import combinations
from pathlib import Path
from typing import Any

from cardlaw.cli.main import main
from cardlaw.language.loading import Library, load

Case = tuple[str, ...]
EDITIONS = ("fi-108", "fi-112", "nb-108", "it-56", "sv-112")
GAMES = ("pub", "parlour", "dormitory")
SAMPLE = Path(__file__).parent / "golden" / "oracle.json"
HANDS = ("wild-draw, red 2", "wild-draw, yellow 7", "wild-draw, blue 2", "wild-draw, wild")
FACED = ("--given", "b faces challenge, accept after a plays wild-draw")


def asks(edition: str, tops: Sequence[str] = ("red 7", "blue reverse", "wild")) -> Iterator[Case]:
    """A few dozen questions that one edition after the other can be asked."""
    for top in tops:
        for hand in HANDS:
            told = ("--given", f"top is {top}", "--given", f"hand is {hand}", "--quick")
            yield ("ask", edition, *told, "--move", "play wild-draw")
    for move in ("play red 2", "play blue 5", "draw", "call-uno", "play wild"):
        yield ("ask", edition, "--given", "top is red 7", "--quick", "--move", move)
    for hand in ("red 5", "blue 5"):
        faced = ("--given", "top is red 0", "--given", f"hand of a is {hand}", *FACED, "--quick")
        yield from (("ask", edition, *faced, "--move", move) for move in ("challenge", "accept"))


def sample() -> Iterator[Case]:
    """What the tests ask: seconds, not minutes."""
    house = ("--rules", "house")
    yield ("check", "short", "long", *house)
    yield ("check", "pub")
    yield ("compare", "short", "long", *house)
    yield ("plan", "house/evening.rules", *house)
    yield ("packs", "breather", *house)
    told = ("--given", "top of laid is sun 1")
    for hand, move in (
        ("sun 2, moon 3", "lay sun 2"),
        ("sun 2, moon 3", "lay moon 3"),
        ("sun 2", "lay leap"),
    ):
        yield ("ask", "short", "long", *house, *told, "--given", f"hand is {hand}", "--move", move)
    yield ("ask", "short", "long", *house, "--given", "hand is sun 2", "--move", "lay sun 2")
    yield from asks("it-56", ("red 7",))


def everything() -> Iterator[Case]:
    """All editions under each choice, all pairs, all packs and variants."""
    library = Library(())
    packs, variants = ([entry.name for entry in library.of_sort(sort)] for sort in ("pack", "variant"))
    for edition in (*EDITIONS, *GAMES):
        yield ("check", edition)
        model = load(edition)
        for axis in model.axes:
            for arm in axis.arms:
                if arm.value != model.choice(axis.name):
                    yield ("check", f"{edition}[{axis.name}={arm.value}]")
    for edition in EDITIONS:
        yield from asks(edition)
        yield from (("plan", f"{edition} with {pack}") for pack in packs)
    yield from (("packs", "--matrix", "sv-112", *pair) for pair in combinations(packs, 2))
    yield from (("compare", *pair) for pair in combinations(EDITIONS, 2))
    yield ("compare", *EDITIONS)
    yield from (("plan", name) for name in variants)


def answer(case: Case) -> Any:
    """What a command says, as data; what it complains of is data, too. Hashes are left out: any word changes them."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(io.StringIO()):
        code = main([*case, "--format", "json"])
    return {
        "command": " ".join(case),
        "exit": code,
        "answer": json.loads(out.getvalue(), object_hook=_without_hash),
    }


def _without_hash(said: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if name != "hash"}


def slug(case: Case) -> str:
    return re.sub(r"[^a-z0-9]+", "-", " ".join(case).lower()).strip("-")


def run(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/oracle"))
    parser.add_argument("--against", type=Path)
    parser.add_argument("--only", default="", help="a part of the command")
    options = parser.parse_args(arguments)
    options.into.mkdir(parents=True, exist_ok=True)
    differing = 0
    for case in everything():
        if options.only not in " ".join(case):
            continue
        now = json.dumps(answer(case), ensure_ascii=False, indent=1) + "\n"
        (options.into / f"{slug(case)}.json").write_text(now, encoding="utf-8")
        before = options.against / f"{slug(case)}.json" if options.against else None
        if before is not None and (not before.exists() or before.read_text(encoding="utf-8") != now):
            differing += 1
            print(f"{'new' if not before.exists() else 'differs'}: {' '.join(case)}", flush=True)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
