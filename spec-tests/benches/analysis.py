"""How long it takes to check the editions of a game and to compare each with each, and to ask about one move.

What several processes do at once is measured by the clock on the wall, everything else in processor time.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle, islice

from bench import Figure
from benches.compiler import NOT_TWICE, RULE
from benches.timing import installed, kept_in, seconds, seconds_of_commands, shown
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.storing import kept
from cardlaw.analysis.working import processors
from cardlaw.language import model as m
from cardlaw.language.loading import Library
from cardlaw.language.reading.source import Source, read_source

TITLE = "The analysis"
CARDLAW = [sys.executable, "-m", "cardlaw.cli.main"]
EDITIONS = ("fi-108", "fi-112", "nb-108", "it-56", "sv-112")
COLD, WARM, ASK, GROWTH = 15.0, 0.5, 0.7, 12
GROWN, TIMES = "pub", 10

TABLE = ("--given", "top is red 7", "--given", "hand is red 2, wild", "--move", "play red 2")


def figures() -> Iterator[Figure]:
    check, compare = [*CARDLAW, "check", *EDITIONS], [*CARDLAW, "compare", *EDITIONS]
    with tempfile.TemporaryDirectory() as folder, kept_in(folder):
        os.chmod(folder, 0o700)
        checked, compared = _wall(check), _wall(compare)
        pairs = len(EDITIONS) * (len(EDITIONS) - 1) // 2
        questions = sum(report.questions for report in map(kept, _models()) if report is not None)
        both = checked + compared
        yield Figure(
            f"{len(EDITIONS)} editions checked, cold, {processors()} processes",
            f"{checked:.1f} s ({questions} questions)",
        )
        yield Figure(f"{pairs} pairs compared, cold, {processors()} processes", f"{compared:.1f} s")
        yield Figure("both together", f"{both:.1f} s", f"≤ {COLD:.0f} s", both <= COLD)
        for what, command in (("check", check), ("compare", compare)):
            (warm,) = seconds_of_commands([command], times=3, codes=(0, 1))
            yield Figure(
                f"`cardlaw {what}` of all, nothing changed", shown(warm), f"≤ {shown(WARM)}", warm <= WARM
            )
        (asked,) = seconds_of_commands([[*CARDLAW, "ask", *EDITIONS, *TABLE]], times=3)
        yield Figure("`cardlaw ask` of all", shown(asked), f"≤ {shown(ASK)}", asked <= ASK)
    yield from _growth()


def _models() -> Iterator[m.Model]:
    library = Library()
    for name in EDITIONS:
        model = library.compile(name).model
        assert model is not None
        yield model


def _wall(command: Sequence[str]) -> float:
    start = time.perf_counter()
    ran = subprocess.run(command, stdout=subprocess.DEVNULL, check=False, env=installed())
    assert ran.returncode in (0, 1), command
    return time.perf_counter() - start


def _growth() -> Iterator[Figure]:
    """The same rules once and ten times, each time under names of their own."""
    library = Library()
    library.compile(GROWN)
    source, _ = read_source(library.entries["edition", GROWN].path)
    assert source is not None
    rules = RULE.findall(source.text)
    often = [rule for rule in rules if not NOT_TWICE.search(rule)]

    def grown(times: int) -> m.Model:
        more = islice(cycle(often), len(rules) * (times - 1))
        copies = [rule.replace("rule ", f"rule copy-{number}-", 1) for number, rule in enumerate(more)]
        model = library.compile_source(Source("grown.rules", source.text + "\n" + "".join(copies))).model
        assert model is not None
        return model

    one, ten = (seconds(partial(check_model, grown(times)), times=1) for times in (1, TIMES))
    yield Figure(f"`{GROWN}` checked", shown(one))
    yield Figure(
        f"the same with {TIMES} times its {len(rules)} rules",
        f"{shown(ten)} ({ten / one:.1f} ×)",
        f"≤ {GROWTH} ×",
        ten <= GROWTH * one,
    )
