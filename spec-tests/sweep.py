"""Asks `check`, `compare` and `plan` about everything that is shipped; exits 1 if one of them falls over.

Every edition, variant and game as it stands, with each pack, and with each other value of every option and reading,
those of a pack beside its edition too. Each case is a command with so many seconds of CPU; one that needs more is told
as not finished. A process carries out some cases of one rulebook after another, so that what it worked out about the
rulebook serves them all. A comparison is given a tenth of the work that a user's has, so that all of them take an hour
and not days: what it leaves is *unknown*, and `--work` gives more. A fault is an exception, a claim that the engine
does not bear out, an exit code that the command does not have, or a rulebook that nobody knows by that name.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import selectors
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from itertools import groupby
from pathlib import Path
from typing import IO, Literal

import cardlaw.analysis.findings.check
import cardlaw.cli.verbs.analysis.check
import cardlaw.cli.verbs.analysis.compare
import cardlaw.cli.verbs.analysis.plan  # noqa: F401 - read in once, before the processes part
from cardlaw.analysis import budget
from cardlaw.language import loading
from cardlaw.language import model as m
from cardlaw.language.loading import Compiled, Library
from cardlaw.wording.commands import say
from cardlaw.workers.processes import SELDOM
from soaking.variety import Variety

Outcome = Literal["passed", "refused", "failed", "not finished"]
SECONDS = 120
"""CPU seconds for one case: ten times what most need."""
WORK = 150_000
"""Units of work for one comparison, a tenth of what a user's has."""
BATCH = 30
"""Cases that one process carries out: what it keeps of them must not fill the memory."""
ANSWERS = (0, 1)
"""The exit codes of a command that was asked rightly."""
REFUSED = 2
"""The exit code where something does not compile."""
CONTRADICTS = ("E04", "E05")
"""Codes of what a rulebook may be refused for whose name is right: an arm that contradicts itself."""
UNSHOWN = str(say("check-fault", id="|")).partition("|")[0]
"""How a command says that the engine does not bear out what it claims."""


@dataclass(frozen=True, slots=True)
class Case:
    """One command line."""

    argv: tuple[str, ...]

    @property
    def name(self) -> str:
        return " ".join(f"'{word}'" if " " in word else word for word in self.argv)

    @property
    def rulebooks(self) -> list[str]:
        return [word for word in self.argv[1:] if not (word.startswith("-") or word.isdecimal())]

    @property
    def base(self) -> str:
        return self.rulebooks[0].partition(" with ")[0].partition("[")[0]


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
class Remembering(Library):
    """A library that gives a name the same model again, and with it all that was worked out about it."""

    def __init__(self, parsed: Library | None = None) -> None:
        super().__init__(_parsed=parsed._parsed if parsed is not None else {})
        self.made: dict[str, Compiled] = {}

    def compile(self, reference: str) -> Compiled:
        if reference not in self.made:
            self.made[reference] = super().compile(reference)
        return self.made[reference]


def asked(case: Case, library: Library) -> tuple[Outcome, str]:
    """What comes of a case in this process, and the end of what was said if it failed."""
    from cardlaw.cli.main import main

    os.environ["CARDLAW_DEBUG"] = "1"
    said = StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            code = main(list(case.argv))
    except Exception:
        return "failed", traceback.format_exc()
    if code == REFUSED and _contradictory(case, library):
        return "refused", ""
    if code in ANSWERS and UNSHOWN not in said.getvalue():
        return "passed", ""
    return "failed", f"{said.getvalue()[-2000:]}exit code {code}"


def _contradictory(case: Case, library: Library) -> bool:
    """Whether a rulebook of the case is refused for what it says, and none because nobody knows its name."""
    said = [each for name in case.rulebooks for each in library.compile(name).diagnostics]
    wrong = [each for each in said if each.severity == "error"]
    return bool(wrong) and all(each.code.startswith(CONTRADICTS) for each in wrong)


class Child:
    """Cases of one rulebook in a process of their own, which tells of each as it is done."""

    def __init__(self, batch: Sequence[Case], seconds: int, work: int, parsed: Library | None) -> None:
        self.left, self.ended, self.used = list(batch), False, 0.0
        told, mine = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            with os.fdopen(mine, "w", encoding="utf-8") as tell:
                self._inside(seconds, work, parsed, tell)
            os._exit(0)
        os.close(mine)
        self.lines = os.fdopen(told, "rb", buffering=0)

    def _inside(self, seconds: int, work: int, parsed: Library | None, tell: IO[str]) -> None:
        budget.MOST = work
        gc.freeze()
        gc.set_threshold(*SELDOM)
        os.sched_getaffinity = lambda _: {0}
        library = Remembering(parsed)
        loading.Library = lambda *_: library  # type: ignore[assignment,misc]
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        for case in self.left:
            before = time.process_time()
            limit = int(before) + seconds + 1
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))
            outcome, why = asked(case, library)
            tell.write(json.dumps((outcome, why, time.process_time() - before)) + "\n")
            tell.flush()

    def next(self) -> tuple[Case, Outcome, str, float] | None:
        """What came of the case under way; None if the process has ended and none was."""
        line = self.lines.readline()
        if line:
            outcome, why, used = json.loads(line)
            self.used += used
            return self.left.pop(0), outcome, why, used
        _, status, usage = os.wait4(self.pid, 0)
        self.ended = True
        if not self.left:
            return None
        late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
        ended: Outcome = "not finished" if late else "failed"
        return self.left.pop(0), ended, "" if late else f"ended with {status}", usage.ru_utime - self.used


def swept(
    every: Sequence[Case], jobs: int, seconds: int, work: int = WORK, parsed: Library | None = None
) -> Iterator[tuple[Case, Outcome, str, float]]:
    """What comes of each case, as it comes, and the seconds of CPU it took."""
    waiting = list(reversed([*_batches(every)]))
    with selectors.DefaultSelector() as running:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < jobs:
                child = Child(waiting.pop(), seconds, work, parsed)
                running.register(child.lines, selectors.EVENT_READ, child)
            for ready, _ in running.select():
                child = ready.data
                told = child.next()
                if told is not None:
                    yield told
                if child.ended:
                    running.unregister(child.lines)
                    child.lines.close()
                    waiting += [child.left] if child.left else []


def _batches(every: Sequence[Case]) -> Iterator[list[Case]]:
    for _, some in groupby(every, key=lambda case: case.base):
        cases = list(some)
        yield from (cases[first : first + BATCH] for first in range(0, len(cases), BATCH))


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
    variety = Variety()
    every = [case for case in cases(variety) if given.only in case.name and case.name not in before]
    every = [case for first in range(given.stride) for case in every[first :: given.stride]][: given.most]
    os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(prefix="sweep-")  # nothing cut short is kept for users
    tally: Counter[Outcome] = Counter()
    started = time.monotonic()
    for number, (case, outcome, why, seconds) in enumerate(
        swept(every, given.jobs, given.seconds, given.work, variety.library), 1
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
        if outcome in ("passed", "refused") and given.done:
            with given.done.open("a") as done:
                done.write(f"{case.name}\n")
    rest = "".join(f", {tally[other]} {other}" for other in ("refused", "not finished") if tally[other])
    print(f"{tally['passed']} passed, {tally['failed']} failed{rest}")
    return 1 if tally["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
