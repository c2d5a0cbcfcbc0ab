"""How often the findings of editions come up when they are played: counts for the site, kept in docs/data."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from cardlaw.analysis.reach.mattering import WatchedFindings, mattering
from cardlaw.analysis.storing import checked
from cardlaw.analysis.working import processors
from cardlaw.language.loading import load
from cardlaw.language.model import played_hash
from cardlaw.workers.processes import Processes

DATA = Path(__file__).parents[1] / "docs" / "data"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="+")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=processors())
    asked = parser.parse_args()
    for edition in asked.editions:
        model = load(edition)
        findings = checked(model).findings
        ground = WatchedFindings(model, findings)
        with Processes(ground, asked.jobs) as workers:
            found = mattering(ground, asked.rounds, workers, lambda number, total: None)
        shares = {
            finding.id: round(1000 * each.came_up / each.rounds)
            for finding, each in zip(findings, found.found, strict=True)
            if each is not None and each.rounds and not each.why
        }
        kept = {"model": played_hash(model), "rounds": asked.rounds, "in_a_thousand": shares}
        path = DATA / f"in-play-{edition}.json"
        path.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        print(f"{edition}: {len(shares)} of {len(findings)} findings counted over {asked.rounds} rounds")


if __name__ == "__main__":
    main()
