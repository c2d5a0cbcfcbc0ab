"""What long runs have done already, so that they can be stopped and taken up again, also on another day.

Run as a script it tidies the files it is given: stretches that touch become one line, if they were done by the same
code.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

GREATEST = {"longest", "stop"}
"""What is not added up when two stretches are joined, but the greater of the two."""


class Ledger:
    """A file with a line for each stretch of seeds that is done; without a file, only this run's are known.

    A stretch is kept under the work it belongs to. Whoever names the work puts into the name whatever must not have
    changed since, such as the hash of a module.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.stretches: dict[str, list[dict[str, Any]]] = defaultdict(list)
        if path is not None and path.exists():
            for line in path.read_text().splitlines():
                told = json.loads(line)
                self.stretches[told.pop("work")].append(told)

    def left(self, work: str, seeds: range) -> list[range]:
        """The parts of a range of seeds that are still to be done."""
        parts, start = [], seeds.start
        for stretch in sorted(self.stretches[work], key=lambda told: told["first"]):
            if start < stretch["first"] < seeds.stop:
                parts.append(range(start, stretch["first"]))
            start = max(start, stretch["stop"])
        return [*parts, range(start, seeds.stop)] if start < seeds.stop else parts

    def add(self, work: str, seeds: range, **told: Any) -> None:
        """A stretch is done, and what it came to."""
        stretch = {"first": seeds.start, "stop": seeds.stop, **told}
        self.stretches[work].append(stretch)
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps({"work": work, **stretch}) + "\n")

    def told(self, work: str) -> list[dict[str, Any]]:
        """What the stretches of some work came to."""
        return self.stretches[work]

    def tidy(self) -> None:
        """Join stretches that touch, and write the file anew; nobody else may be writing it."""
        for work, stretches in self.stretches.items():
            whole: list[dict[str, Any]] = []
            for stretch in sorted(stretches, key=lambda told: told["first"]):
                if whole and whole[-1]["stop"] == stretch["first"] and _words(whole[-1]) == _words(stretch):
                    whole[-1] = joined(whole[-1], stretch)
                else:
                    whole.append(stretch)
            self.stretches[work] = whole
        lines = [
            json.dumps({"work": work, **told})
            for work in sorted(self.stretches)
            for told in self.stretches[work]
        ]
        if self.path is not None:
            self.path.write_text("".join(f"{line}\n" for line in lines))


def joined(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What two stretches came to, the second of which begins where the first stops."""
    return {key: one[key] if key == "first" else _together(key, one[key], other[key]) for key in one}


def _words(stretch: dict[str, Any]) -> dict[str, str]:
    """What a stretch says that is no count, such as which code it was compared with."""
    return {key: value for key, value in stretch.items() if isinstance(value, str)}


def _together(key: str, one: Any, other: Any) -> Any:
    if key in GREATEST:
        return max(one, other)
    if isinstance(one, str):
        return one
    if isinstance(one, dict):
        return dict(Counter(one) + Counter(other))
    return round(one + other, 2) if isinstance(one, float) else one + other


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Ledger(Path(name)).tidy()
