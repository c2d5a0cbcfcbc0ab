"""What long runs have done already, so that they can be stopped and taken up again."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any


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
