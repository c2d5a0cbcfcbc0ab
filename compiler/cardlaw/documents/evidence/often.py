"""How often findings come up, as `make often` has counted it → what pages show."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from cardlaw.documents.results import CountedRounds
from cardlaw.language import model as m
from cardlaw.language.reading.folders import shipped_rules

FOLDER = shipped_rules().parent / "docs" / "data"


def kept_counts(models: Iterable[m.Model], folder: Path = FOLDER) -> dict[tuple[str, str], CountedRounds]:
    """In how many of the rounds played each finding of these rulebooks came up; only counts of just these rules."""
    found: dict[tuple[str, str], CountedRounds] = {}
    for model in models:
        try:
            kept = json.loads((folder / f"in-play-{model.name}.json").read_text("utf-8"))
            if kept["model"] != m.played_hash(model):
                continue
            rounds = int(kept["rounds"])
            found |= {
                (model.name, id): CountedRounds(round(int(share) * rounds / 1000), rounds)
                for id, share in kept["in_a_thousand"].items()
            }
        except (OSError, ValueError, KeyError, AttributeError, TypeError):
            continue
    return found
