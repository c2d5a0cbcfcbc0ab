"""Speeds, measured and written into docs/performance.md: `python spec-tests/bench.py [GROUP ...] [--no-write]`.

A group is a module in benches/ with a `TITLE` and `figures()`, which yields a `Figure` for each thing measured. Its
section of the page stands between two markers and is rewritten; the rest of the page is written by hand.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import re
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "performance.md"
sys.path.insert(0, str(HERE))

GROUPS = (
    "command_line",
    "compiler",
    "service",
    "engine",
    "simulating",
    "analysis",
    "studio",
)

START = """# Performance

Measured by `make bench`; each table is rewritten by it. Times are processor time, the least of several runs.
"""


class Figure(NamedTuple):
    """One thing measured. `limit` says what is promised, and `kept` whether it was; None where nothing is."""

    what: str
    measured: str
    limit: str = ""
    kept: bool | None = None


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument(
        "groups", nargs="*", metavar="GROUP", help=f"{', '.join(GROUPS)}; all if none is named"
    )
    parser.add_argument("--no-write", action="store_true", help="print only, leave docs/performance.md alone")
    options = parser.parse_args()
    if unknown := set(options.groups) - set(GROUPS):
        parser.error(f"there is no group {', '.join(sorted(unknown))}")
    broken = 0
    for name in options.groups or GROUPS:
        module = importlib.import_module(f"benches.{name}")
        figures: Callable[[], Iterator[Figure]] = module.figures
        print(f"{module.TITLE}\n", flush=True)
        rows = []
        for figure in figures():
            rows.append(figure)
            print(_line(figure), flush=True)
        print()
        broken += sum(row.kept is False for row in rows)
        if not options.no_write:
            _write(name, module.TITLE, rows)
    return 1 if broken else 0


def _line(figure: Figure) -> str:
    verdict = {None: "", True: "kept", False: "NOT KEPT"}[figure.kept]
    return f"  {figure.what:<46} {figure.measured:>22}  {figure.limit:<18} {verdict}".rstrip()


def _write(name: str, title: str, rows: list[Figure]) -> None:
    """The section of a group, between its markers; a new group goes to the end of the page."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else START
    begin, end = f"<!-- bench {name} -->", f"<!-- end {name} -->"
    section = "\n".join((begin, *_section(title, rows), end))
    found = re.search(re.escape(begin) + ".*?" + re.escape(end), page, re.DOTALL)
    page = (
        page[: found.start()] + section + page[found.end() :] if found else f"{page.rstrip()}\n\n{section}\n"
    )
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page, encoding="utf-8")


def _section(title: str, rows: list[Figure]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    yield "| what | measured | promised | |"
    yield "|---|--:|---|---|"
    for row in rows:
        verdict = {None: "", True: "kept", False: "**not kept**"}[row.kept]
        yield f"| {row.what} | {row.measured} | {row.limit} | {verdict} |"
    yield ""
    machine = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    yield f"{date.today():%Y-%m-%d}, {machine}."


if __name__ == "__main__":
    sys.exit(main())
