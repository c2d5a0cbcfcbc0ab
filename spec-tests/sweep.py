"""Asks `check`, `compare` and `plan` about everything that is shipped; exits 1 if one of them falls over.

Every edition, variant and game as it stands, with each pack, and with each other value of every option and reading,
those of a pack beside its edition too. Each case is a command of its own in a process of its own with so many seconds
of CPU; one that needs more is told as not finished. A comparison is given a tenth of the work that a user's has, so
that all of them take an hour and not days: what it leaves is *unknown*, and `--work` gives more. A fault is an
exception, a claim that the engine does not bear out, or an exit code that the command does not have.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cardlaw.analysis import budget
from cardlaw.language import model as m
from cardlaw.language.loading import Library
from soaking.variety import Variety

Outcome = Literal["passed", "failed", "not finished"]
SECONDS = 120
"""CPU seconds for one case: ten times what most need."""
WORK = 150_000
"""Units of work for one comparison, a tenth of what a user's has."""
FAULT = 70
ANSWERS = (0, 1)
"""The exit codes of a command that was asked rightly."""
REFUSED = 2
"""The exit code where something does not compile: an arm of a reading that contradicts itself may be refused so."""


@dataclass(frozen=True, slots=True)
class Case:
    """One command line."""

    argv: tuple[str, ...]

    @property
    def name(self) -> str:
        return " ".join(f"'{word}'" if " " in word else word for word in self.argv)


# ------------------------------------------------------------------ what is asked
def cases(variety: Variety) -> Iterator[Case]:
    """Every case: what stands by itself first, then packs, then choices."""
    for each in variety.editions:
        yield Case(("check", each.name))
        if variety.library.compile_base(each.name) is not None:
            yield Case(("plan", each.name, "--quick"))
    for edition in variety.editions:
        if not _is_edition(variety, edition.name):
            continue
        for pack in variety.packs.get(edition.model.vocabulary, ()):
            for found in variety._found(f"{edition.name} with {pack}"):
                yield from _beside(edition.name, found.name)
                yield Case(("check", found.name))
                known = {axis.name for axis in edition.model.axes}
                for name in _chosen(found.name, found.model, known):
                    yield Case(("plan", name, "--quick"))
    for edition in variety.editions:
        for name in _chosen(edition.name, edition.model, set()):
            yield from _beside(edition.name, name)


def _beside(base: str, variant: str) -> Iterator[Case]:
    yield Case(("compare", base, variant, "--moves", "--jobs", "1"))
    yield Case(("plan", variant, "--quick"))
    yield Case(("compare", base, variant, "--jobs", "1"))


def _chosen(name: str, model: m.Model, known: set[str]) -> Iterator[str]:
    """The same with each other value of each option and reading; of many numbers the least and the greatest."""
    for axis in model.axes:
        values = [arm.value for arm in axis.arms if arm.value != model.choice(axis.name)]
        if len(values) > 6:
            values = [values[0], values[-1]]
        if axis.name not in known:
            yield from (f"{name}[{axis.name}={value}]" for value in values)


def _is_edition(variety: Variety, name: str) -> bool:
    return any(entry.name == name for entry in variety.library.of_sort("edition"))


# ------------------------------------------------------------------ asking
def asked(case: Case) -> tuple[Outcome, str]:
    """What comes of a case in this process, and the end of what was said if it failed."""
    from cardlaw.cli.main import main

    os.environ["CARDLAW_DEBUG"] = "1"
    try:
        code = main(list(case.argv))
    except Exception:
        return "failed", traceback.format_exc()
    if code == REFUSED and not all(_compiles(name) for name in case.argv[1:] if not name.startswith("-")):
        return "passed", ""
    return ("passed", "") if code in ANSWERS else ("failed", f"exit code {code}")


def _compiles(name: str) -> bool:
    return name.isdecimal() or Library().compile(name).model is not None


class Child:
    """A case in a process of its own."""

    def __init__(self, case: Case, seconds: int, work: int = WORK) -> None:
        self.case = case
        self.said = Path(tempfile.mkstemp(prefix="sweep-")[1])
        self.pid = os.fork()
        if self.pid == 0:
            os._exit(self._inside(seconds, work))

    def _inside(self, seconds: int, work: int) -> int:
        budget.MOST = work
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        with self.said.open("w", encoding="utf-8") as said:
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
            outcome, why = asked(self.case)
            sys.stdout.flush()
            sys.stderr.flush()
            said.write(why)
        return 0 if outcome == "passed" else FAULT

    def result(self, status: int) -> tuple[Outcome, str]:
        told = self.said.read_text(encoding="utf-8", errors="replace")
        self.said.unlink()
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
            return "not finished", ""
        if not os.WIFEXITED(status) or os.WEXITSTATUS(status) or "a fault of ours" in told:
            return "failed", told[-2000:]
        return "passed", ""


def swept(
    every: Sequence[Case], jobs: int, seconds: int, work: int = WORK
) -> Iterator[tuple[Case, Outcome, str, float]]:
    """What comes of each case, as it comes, and the seconds of CPU it took."""
    waiting, running = list(reversed(every)), dict[int, Child]()
    while waiting or running:
        while waiting and len(running) < jobs:
            child = Child(waiting.pop(), seconds, work)
            running[child.pid] = child
        pid, status, used = os.wait3(0)
        if pid in running:
            child = running.pop(pid)
            yield child.case, *child.result(status), used.ru_utime + used.ru_stime


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--only", metavar="TEXT", default="", help="cases whose command has this in it")
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--seconds", type=int, default=SECONDS, help="CPU seconds for one case")
    arguments.add_argument("--work", type=int, default=WORK, help="units of work for one comparison")
    arguments.add_argument("--most", type=int, default=None, help="no more cases than this")
    arguments.add_argument(
        "--stride",
        type=int,
        default=1,
        help="each so-manieth case first, then those after them: a sample early on",
    )
    arguments.add_argument(
        "--done", type=Path, help="a file of cases that passed: they are left out, and added"
    )
    given = arguments.parse_args()
    before = set(given.done.read_text().splitlines()) if given.done and given.done.exists() else set()
    every = [case for case in cases(Variety()) if given.only in case.name and case.name not in before]
    every = [case for first in range(given.stride) for case in every[first :: given.stride]][: given.most]
    os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(prefix="sweep-")  # nothing cut short is kept for users
    tally: Counter[Outcome] = Counter()
    started = time.monotonic()
    for number, (case, outcome, why, seconds) in enumerate(
        swept(every, given.jobs, given.seconds, given.work), 1
    ):
        tally[outcome] += 1
        spent = time.monotonic() - started
        left = spent / number * (len(every) - number)
        print(
            f"{number}/{len(every)} {outcome}: {case.name} ({seconds:.0f} s of CPU; {left / 60:.0f} min left)",
            flush=True,
        )
        if why:
            print("    " + why.rstrip().replace("\n", "\n    "), flush=True)
        if outcome == "passed" and given.done:
            with given.done.open("a") as done:
                done.write(f"{case.name}\n")
    late = f", {tally['not finished']} not finished" if tally["not finished"] else ""
    print(f"{tally['passed']} passed, {tally['failed']} failed{late}")
    return 1 if tally["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
