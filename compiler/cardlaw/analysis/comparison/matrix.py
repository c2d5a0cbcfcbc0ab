"""Who agrees with whom, topic by topic: one letter for each edition; two share one if they were not found to differ."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from string import ascii_uppercase

from cardlaw.analysis.results.difference import PLACES, Comparison, Difference
from cardlaw.analysis.results.status import arises, works
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

BETWEEN = "/"
"""Stands between the letters of an edition that is in several groups."""

Apart = Collection[frozenset[str]]
"""Editions, two by two, that were found to differ."""


def agreeing(editions: Sequence[str], apart: Apart) -> list[tuple[str, ...]]:
    """The largest groups in which no two are apart, whatever order the editions come in; they may overlap."""
    groups: set[frozenset[str]] = {frozenset()}
    for edition in editions:
        joined = {
            frozenset((*(other for other in group if frozenset((edition, other)) not in apart), edition))
            for group in groups
        }
        every = groups | joined
        groups = {group for group in every if not any(group < other for other in every)}
    place = {edition: number for number, edition in enumerate(editions)}
    told = [tuple(sorted(group, key=place.__getitem__)) for group in groups if group]
    return sorted(told, key=lambda group: [place[edition] for edition in group])


def lettered(groups: Iterable[Sequence[str]]) -> dict[str, str]:
    """The letter of every edition, or its letters."""
    found: dict[str, list[str]] = {}
    for number, group in enumerate(groups):
        for edition in group:
            found.setdefault(edition, []).append(_letter(number))
    return {edition: BETWEEN.join(letters) for edition, letters in found.items()}


def _letter(number: int) -> str:
    before, last = divmod(number, len(ascii_uppercase))
    return (_letter(before - 1) if before else "") + ascii_uppercase[last]


SILENT, PARTLY, LACKING = "?", "~", "–"


@dataclass(frozen=True, slots=True)
class TopicRow:
    """A topic with the mark of each edition; `more` if there are differences that take other choices."""

    topic: m.Topic
    marks: tuple[str, ...]
    more: bool

    @property
    def agreed(self) -> bool:
        """Whether all the editions say the same, each for itself."""
        return len({*self.marks}) == 1 and not self.more


def legend(rows: Sequence[TopicRow]) -> Iterator[tuple[str, str]]:
    """The marks of some rows with the message that says what they mean; the letters are examples."""
    marks = {mark for row in rows for mark in row.marks}
    if any(mark[0].isalpha() for mark in marks):
        yield "A", "legend-letter"
    if any(BETWEEN in mark for mark in marks):
        yield f"A{BETWEEN}B", "legend-between"
    if any(mark[0].isalpha() and mark.endswith(SILENT) for mark in marks):
        yield f"A{SILENT}", "legend-assumed"
    if any(mark.endswith(PARTLY) for mark in marks):
        yield f"A{PARTLY}", "legend-partly"
    if SILENT in marks:
        yield SILENT, "legend-silent"
    if LACKING in marks:
        yield LACKING, "legend-lacking"
    if any(row.more for row in rows):
        yield "*", "legend-more"


def matrix(comparison: Comparison, models: Sequence[m.Model]) -> list[TopicRow]:
    """A row for every topic that some edition has a rule about, in the vocabulary's order."""
    return [
        _row(topic, comparison, models)
        for topic in models[0].topics
        if any(_rules(model, topic.name) for model in models)
    ]


def _row(topic: m.Topic, comparison: Comparison, models: Sequence[m.Model]) -> TopicRow:
    about = [each for each in comparison.differences if each.topic == topic.name]
    speaking = [model.name for model in models if _rules(model, topic.name)]
    certain = [each for each in about if plain(each)]
    groups = agreeing(speaking, _apart(certain))
    if len(groups) == 1:
        shared = (each for each in about if {*speaking} <= optional(each, models))
        groups = agreeing(speaking, _apart(shared))
    letters = lettered(groups)
    marks = tuple(_mark(model, topic.name, letters.get(model.name)) for model in models)
    return TopicRow(topic, marks, len(certain) < len(about))


def plain(each: Difference) -> bool:
    """Whether a difference is there as editions are chosen to be read, and in more than which cards lie where."""
    return not each.under and each.kind not in PLACES


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
    open_ = any(silence.topic == topic and arises(model, silence) for silence in model.silences)
    if letter is None:
        return SILENT if open_ else LACKING
    rules = _rules(model, topic)
    layers = {rule.layer for rule in rules if works(model, rule)}
    prints = any(rule.layer == "text" for rule in rules)  # it may be printed as an option that is not chosen
    if layers == {"assumption"} and not prints:
        return f"{letter}{SILENT}"
    return f"{letter}{PARTLY}" if open_ or "assumption" in layers else letter


# ------------------------------------------------------------------ groups
def agreement(comparison: Comparison) -> dict[str, list[tuple[str, ...]]]:
    """For each topic with a difference as chosen the largest groups of editions that do not differ in it."""
    found: dict[str, list[Difference]] = {}
    for each in comparison.differences:
        if plain(each):
            found.setdefault(each.topic, []).append(each)
    return {topic: agreeing(comparison.editions, _apart(several)) for topic, several in found.items()}


def _apart(differences: Iterable[Difference]) -> set[frozenset[str]]:
    """The editions that their own comparison sets apart: what others do at its table only shows how they play."""
    return {frozenset(pair) for each in differences for pair in each.pairs}
