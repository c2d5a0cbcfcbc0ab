"""Throws random bytes, token soups and damaged rule files at the compiler, and reports what it could not bear."""

from __future__ import annotations

import argparse
import random
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from cardlaw.language.diagnostics.render import render_text
from cardlaw.language.loading import Library
from cardlaw.language.parsing.items import parse, parse_fragment
from cardlaw.language.printing.layout import format_source
from cardlaw.language.reading.source import Source, decode_source, read_source
from language.damage import SLOWEST, damaged, holds_together, part_of, real_texts, soup, vocabulary_of

MOST_MEGABYTES = 1_000
COMPILED_SHARE = 0.2
"""How many of the texts that read are also compiled; compiling takes most of the time."""

SHARES = {
    "random bytes": 2,
    "random text": 2,
    "token soup": 4,
    "damaged rules": 1,
    "badly damaged rules": 1,
    "part of a rule file": 8,
    "damaged bytes": 1,
}

Maker = Callable[[random.Random], bytes]


@dataclass
class Tally:
    """What a run has seen so far."""

    inputs: Counter[str] = field(default_factory=Counter)
    read: int = 0
    compiled: int = 0
    failures: list[str] = field(default_factory=list)
    slowest: tuple[float, str, bytes] = (0.0, "", b"")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=60.0)
    arguments.add_argument("--seed", type=int, default=None, help="repeat a run")
    given = arguments.parse_args()
    seed = random.randrange(2**32) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    tally, seconds = run(seed, given.seconds)
    report(tally, seconds)
    return 1 if tally.failures else 0


def run(seed: int, seconds: float) -> tuple[Tally, float]:
    chance = random.Random(seed)
    makers = sorted(input_makers().items())
    library = Library()
    tally = Tally()
    parse(Source("warm-up", "cardlaw 1\nedition a of b\n"))
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        while time.monotonic() - started < seconds and len(tally.failures) < 20:
            sort, make = chance.choices(makers, [SHARES[sort] for sort, _ in makers])[0]
            content = make(chance)
            tally.inputs[sort] += 1
            one_input(tally, sort, content, library, chance, Path(folder))
    return tally, time.monotonic() - started


def input_makers() -> dict[str, Maker]:
    texts = [text for text in real_texts().values() if text]
    small = sorted(texts, key=len)[: max(len(texts) // 2, 1)]
    words = vocabulary_of(texts)
    return {
        "random bytes": lambda r: r.randbytes(r.choice([1, 20, 400])),
        "random text": lambda r: "".join(map(chr, r.choices(range(1, 0x3000), k=200))).encode(),
        "token soup": lambda r: soup(r, words).encode(),
        "damaged rules": lambda r: damaged(r.choice(small), r).encode(errors="replace"),
        "badly damaged rules": lambda r: damaged(r.choice(small), r, r.randint(5, 40)).encode(
            errors="replace"
        ),
        "part of a rule file": lambda r: part_of(r.choice(texts), r).encode(errors="replace"),
        "damaged bytes": lambda r: flipped(r.choice(small).encode(), r),
    }


def flipped(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.randint(1, 5)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def one_input(
    tally: Tally, sort: str, content: bytes, library: Library, chance: random.Random, folder: Path
) -> None:
    started = time.process_time()
    try:
        if chance.random() < 0.02:
            path = folder / "input.rules"
            path.write_bytes(content)
            read_source(path)
        source, wrong = decode_source("input.rules", content)
        if source is None:
            assert wrong
            assert render_text(wrong, colour=False, width=80)
        else:
            whole_pipeline(tally, source, library, chance)
    except Exception:
        fail(tally, sort, content, traceback.format_exc())
    taken = time.process_time() - started
    if taken > tally.slowest[0]:
        tally.slowest = (taken, sort, content)
    if taken > SLOWEST:
        fail(tally, sort, content, f"took {taken:.1f} s\n")


def whole_pipeline(tally: Tally, source: Source, library: Library, chance: random.Random) -> None:
    file, wrong = holds_together(source)
    assert not wrong or render_text(wrong, colour=False, width=80)
    line = source.line_text(chance.randint(1, source.line_count))
    piece, unread = parse_fragment(Source("piece", line), chance.choice(("edition_ref", "line", "operand")))
    assert (piece is None) == bool(unread)
    if wrong:
        return
    text, _ = format_source(source)
    assert text is not None
    tally.read += 1
    formatted = Source("formatted", text)
    assert parse(formatted) == (file, ()), "formatting changed what the text says"
    assert format_source(formatted) == (text, ()), "formatting twice is not formatting once"
    if chance.random() < COMPILED_SHARE:
        tally.compiled += 1
        compiled = library.compile_source(source)
        assert not compiled.diagnostics or render_text(compiled.diagnostics, colour=False, width=80)


def fail(tally: Tally, sort: str, content: bytes, what: str) -> None:
    path = Path(tempfile.gettempdir()) / f"cardlaw-fuzz-{len(tally.failures)}.rules"
    path.write_bytes(content)
    tally.failures.append(f"{sort}, kept as {path}: {what.strip().splitlines()[-1]}")
    print(f"--- {sort}, kept as {path}\n{what}", file=sys.stderr, flush=True)


def report(tally: Tally, seconds: float) -> None:
    total = sum(tally.inputs.values())
    for sort, count in sorted(tally.inputs.items()):
        print(f"{count:>8,}  {sort}")
    print(f"{total:>8,}  inputs in {seconds:.0f} s, {total / seconds:,.0f} a second")
    print(f"{tally.read:>8,}  of them read, {tally.compiled:,} compiled")
    taken, sort, content = tally.slowest
    print(f"slowest: {taken:.2f} s of computing, {len(content):,} bytes of {sort}")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"most memory: {peak:,} MB")
    if peak > MOST_MEGABYTES:
        tally.failures.append(f"more than {MOST_MEGABYTES:,} MB of memory")
    print(f"{len(tally.failures)} failures")
    for failure in tally.failures:
        print(f"  {failure}")


if __name__ == "__main__":
    sys.exit(main())
