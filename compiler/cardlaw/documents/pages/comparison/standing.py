"""How editions stand on a topic: who agrees with whom, who says nothing, who has not the cards for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardlaw.analysis.comparison.matrix import BETWEEN, LACKING, PARTLY, SILENT
from cardlaw.documents.results import ShownComparison
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

State = Literal["same", "no-difference", "differs", "between", "silent", "lacks", "not-compared"]


@dataclass(frozen=True, slots=True)
class Standing:
    """One edition on one topic.

    `letters` are shared with those that agree, and empty where all do or there is no rule; `assumed` is the
    mark for a sheet that is silent, or silent about part of it, where we took it so.
    """

    state: State
    letters: tuple[str, ...] = ()
    assumed: str = ""


def _by_topic(model: m.Model) -> dict[str | None, list[m.Rule]]:
    found: dict[str | None, list[m.Rule]] = {}
    for rule in model.rules_in("assumption"):
        if rule.unit != model.vocabulary:
            found.setdefault(rule.topic, []).append(rule)
    return found


by_topic = m.Fact(_by_topic)
"""The rules that count, by topic, without what the game takes for granted."""


def topic_rules(model: m.Model, topic: str) -> list[m.Rule]:
    return by_topic(model).get(topic, [])


def standings(models: Sequence[m.Model], topic: str, found: ShownComparison | None) -> list[Standing]:
    """Every edition's standing by the analysis; nothing is concluded from wording where it was not asked."""
    marks = dict(found.marks).get(topic) if found is not None else None
    return [Standing("not-compared")] * len(models) if marks is None else marked(models, topic, marks)


def marked(models: Sequence[m.Model], topic: str, marks: Sequence[str]) -> list[Standing]:
    """Every edition's standing by its mark in the matrix."""
    said = [
        frozenset(c.clause for rule in topic_rules(model, topic) for c in rule.clauses) for model in models
    ]
    lettered = _from_a([_letters(mark) for mark in marks])
    identical = len({clauses for clauses in said if clauses}) < 2
    return [_standing(mark, own, lettered, identical) for mark, own in zip(marks, lettered, strict=True)]


def _letters(mark: str) -> tuple[str, ...]:
    """The letters of a mark; none where it only says that there is no rule."""
    return () if mark in (SILENT, LACKING) else tuple(mark.rstrip(SILENT + PARTLY).split(BETWEEN))


def _from_a(marked: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The letters so that they begin with A, for some of the editions that were marked together."""
    order: dict[str, str] = {}
    return [
        tuple(order.setdefault(letter, chr(ord("A") + len(order))) for letter in letters)
        for letters in marked
    ]


def _standing(
    mark: str, own: tuple[str, ...], lettered: Sequence[tuple[str, ...]], identical: bool
) -> Standing:
    if not own:
        return Standing("silent" if mark == SILENT else "lacks")
    assumed = mark[-1] if mark.endswith((SILENT, PARTLY)) else ""
    speaking = [letters for letters in lettered if letters]
    if len(speaking) > 1 and set(speaking[0]).intersection(*speaking[1:]):
        return Standing("same" if identical else "no-difference", (), assumed)
    if len(own) > 1:
        return Standing("between", own, assumed)
    return Standing("same" if sum(own[0] in each for each in speaking) > 1 else "differs", own, assumed)
