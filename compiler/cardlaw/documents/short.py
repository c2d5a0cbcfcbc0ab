"""What an edition comes to on a topic in the few words of its own file (`says`), and whether they are enough."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from cardlaw.documents.pages.comparison.standing import Standing, topic_rules
from cardlaw.documents.pages.pieces.depending import hold
from cardlaw.documents.prose import Prose
from cardlaw.documents.prose.planning.scene import book_of

HOLE = re.compile(r"\{([^{}]*)\}")

Short = TypeVar("Short")


def in_short(prose: Prose, topic: str) -> str | None:
    """What the file says in short, if no later unit has rules on the topic; its numbers are those of the rules."""
    model = prose.model
    order = [unit.name for unit in model.units]
    last = max((order.index(rule.unit) for rule in topic_rules(model, topic)), default=0)
    numbers = book_of(model).numbers
    for said in reversed(model.said):
        if said.topic != topic or order.index(said.unit) < last:
            continue
        if said.under is not None and not hold((said.under,), model):
            continue
        if all(name in numbers for name in HOLE.findall(said.text.text)):
            return HOLE.sub(lambda hole: str(numbers[hole[1]].value), prose.words(said.text))
    return None


def answering(stands: Sequence[Standing], said: Sequence[Short | None]) -> list[Short | None] | None:
    """What editions have on a topic in short; None where that says too little.

    Words that are missing, or that would say alike what was found to differ, are no answer.
    """
    found: list[Short | None] = []
    letters: dict[Short, tuple[str, ...]] = {}
    for each, short in zip(stands, said, strict=True):
        if each.state in ("lacks", "silent"):
            found.append(None)
            continue
        if short is None and each.state != "not-compared":
            return None
        if short is not None:
            shared = letters.setdefault(short, each.letters)
            if shared and each.letters and not {*shared} & {*each.letters}:
                return None
        found.append(short)
    return found
