"""How editions stand on a topic: who agrees with whom, who says nothing, who has not the cards for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardlaw.analysis.remembering import ByModel
from cardlaw.documents.results import Comparison
from cardlaw.language import model as m

State = Literal["same", "no-difference", "differs", "silent", "lacks"]
SILENT, LACKING = "?", "–"


@dataclass(frozen=True, slots=True)
class Standing:
    """One edition on one topic.

    `letter` is the same for those that agree, and empty where all do or there is no rule; `assumed` says that the
    sheet is silent and we took it so.
    """

    state: State
    letter: str = ""
    assumed: bool = False


def _by_topic(model: m.Model) -> dict[str | None, list[m.Rule]]:
    found: dict[str | None, list[m.Rule]] = {}
    for rule in model.rules_in("assumption"):
        if rule.unit != model.vocabulary:
            found.setdefault(rule.topic, []).append(rule)
    return found


by_topic = ByModel(_by_topic)
"""The rules that count, by topic, without what the game takes for granted."""


def topic_rules(model: m.Model, topic: str) -> list[m.Rule]:
    return by_topic(model).get(topic, [])


def standings(models: Sequence[m.Model], topic: str, found: Comparison | None) -> list[Standing]:
    """Every edition's standing, by the analysis where it was asked, else by what the rules say."""
    said = [
        frozenset(c.clause for rule in topic_rules(model, topic) for c in rule.clauses) for model in models
    ]
    marks = dict(found.marks).get(topic) if found is not None else None
    if marks is None:
        order: dict[object, str] = {}
        marks = tuple(order.setdefault(c, chr(ord("A") + len(order))) if c else SILENT for c in said)
    lettered = _from_a(marks)
    letters = [mark.rstrip(SILENT) for mark in lettered if mark not in (SILENT, LACKING)]
    identical = len({clauses for clauses in said if clauses}) < 2
    return [_standing(mark, letters, identical) for mark in lettered]


def _from_a(marks: Sequence[str]) -> list[str]:
    """The marks with letters that begin with A, for some of the editions that were marked together."""
    order: dict[str, str] = {}
    out = []
    for mark in marks:
        letter = mark.rstrip(SILENT) if mark not in (SILENT, LACKING) else ""
        out.append(
            mark.replace(letter, order.setdefault(letter, chr(ord("A") + len(order)))) if letter else mark
        )
    return out


def _standing(mark: str, letters: Sequence[str], identical: bool) -> Standing:
    if mark in (SILENT, LACKING):
        return Standing("silent" if mark == SILENT else "lacks")
    letter, assumed = mark.rstrip(SILENT), mark.endswith(SILENT)
    if len(letters) > 1 and len(set(letters)) == 1:
        return Standing("same" if identical else "no-difference", "", assumed)
    return Standing("same" if letters.count(letter) > 1 else "differs", letter, assumed)
