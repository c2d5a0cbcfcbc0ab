"""Who agrees with whom, topic by topic: one mark for each edition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from string import ascii_uppercase

from cardlaw.analysis.differences import Comparison, Difference
from cardlaw.language import model as m

SILENT, LACKING = "?", "–"

LEGEND = (
    ("A", "editions with one letter were not found to differ"),
    ("A?", "the sheet does not say; our assumption plays like A"),
    (SILENT, "the sheet does not say, and we assume nothing"),
    (LACKING, "it has no such card or rule"),
    ("*", "more differs under other options or readings, or by chance"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A topic with the mark of each edition; `more` if there are differences that take other choices."""

    topic: m.Topic
    marks: tuple[str, ...]
    more: bool

    @property
    def agreed(self) -> bool:
        """Whether all the editions say the same, each for itself."""
        return len({*self.marks}) == 1 and not self.more


def matrix(comparison: Comparison, models: Sequence[m.Model]) -> list[Row]:
    """A row for every topic that some edition has a rule about, in the vocabulary's order."""
    return [
        _row(topic, comparison, models)
        for topic in models[0].topics
        if any(_rules(model, topic.name) for model in models)
    ]


def _row(topic: m.Topic, comparison: Comparison, models: Sequence[m.Model]) -> Row:
    about = [each for each in comparison.differences if each.topic == topic.name]
    speaking = [model.name for model in models if _rules(model, topic.name)]
    certain = [each for each in about if plain(each)]
    groups = agreeing(speaking, certain)
    if len(groups) == 1:
        groups = agreeing(speaking, (each for each in about if {*speaking} <= optional(each, models)))
    letters = {name: ascii_uppercase[at] for at, group in enumerate(groups) for name in group}
    marks = tuple(_mark(model, topic.name, letters.get(model.name)) for model in models)
    return Row(topic, marks, len(certain) < len(about))


def plain(each: Difference) -> bool:
    """Whether a difference is there as editions are chosen to be read, and in more than which cards chance brings."""
    return not each.under and each.kind != "which"


def optional(each: Difference, models: Sequence[m.Model]) -> set[str]:
    """The editions that have the option a difference takes, if it shows when all of them set it alike."""
    editions = {edition for edition, _, _ in each.under}
    for _, name, value in each.under:
        for model in models:
            axis = next((axis for axis in model.axes if axis.name == name), None)
            if axis is None or not any(arm.value == value for arm in axis.arms):
                continue
            if axis.sort != "option" or model.name not in editions:
                return set()
    return editions


def _rules(model: m.Model, topic: str) -> list[m.Rule]:
    """What an edition itself says about a topic, under one choice or another."""
    return [rule for rule in model.rules if rule.topic == topic and rule.unit != model.vocabulary]


def _mark(model: m.Model, topic: str, letter: str | None) -> str:
    if letter is None:
        return SILENT if any(silence.topic == topic for silence in model.silences) else LACKING
    assumed = all(rule.layer == "assumption" for rule in _rules(model, topic))
    return f"{letter}{SILENT}" if assumed else letter


# ------------------------------------------------------------------ groups
def agreement(comparison: Comparison) -> dict[str, list[tuple[str, ...]]]:
    """For each topic with a difference as chosen the groups of editions that do not differ in it."""
    found: dict[str, list[Difference]] = {}
    for each in comparison.differences:
        if plain(each):
            found.setdefault(each.topic, []).append(each)
    return {topic: agreeing(comparison.editions, several) for topic, several in found.items()}


def agreeing(editions: Sequence[str], differences: Iterable[Difference]) -> list[tuple[str, ...]]:
    """The groups of editions that none of the differences sets apart."""
    apart = {
        frozenset((one, other))
        for each in differences
        for (one, word), (other, other_word) in combinations(each.verdicts, 2)
        if word != other_word
    }
    groups: list[list[str]] = []
    for edition in editions:
        for group in groups:
            if all(frozenset((edition, other)) not in apart for other in group):
                group.append(edition)
                break
        else:
            groups.append([edition])
    return [tuple(group) for group in groups]
