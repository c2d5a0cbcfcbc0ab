"""Findings → courses of play: which of them have a table that play can come to, and a sweep of games for those."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardlaw.analysis.findings import Finding, Kind
from cardlaw.analysis.reaching.events import Broken, Disorder, Late, Level, Short
from cardlaw.analysis.reaching.games import STEPS, Course, Missed, Search, Sought
from cardlaw.analysis.reaching.verdicts import Judged, Stuck, TwoValues
from cardlaw.analysis.reaching.words import Follows, Means, Unsaid, about
from cardlaw.analysis.replaying import Replay
from cardlaw.analysis.windows import windows_of
from cardlaw.analysis.witnesses import Witness
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.wording.arguments import Name, Zone

Choices = tuple[tuple[str, int | str], ...]


def courses(model: m.Model, findings: Iterable[Finding], steps: int = STEPS) -> dict[str, Course | Missed]:
    """For each finding with a table that play can come to, by its id: a course, or how long one was looked for."""
    seeking = Seeking(model)
    groups: dict[tuple[int, Choices], list[tuple[str, Sought]]] = {}
    order: list[str] = []
    for finding in findings:
        sought = seeking.of(finding)
        if sought is not None:
            order.append(finding.id)
            groups.setdefault(seeking.played(finding), []).append((finding.id, sought))
    found: dict[str, Course | Missed] = {}
    for (players, choices), group in groups.items():
        made = {**dict(model.choices), **dict(choices)}
        rules = model.choosing(tuple((axis, made[axis]) for axis, _ in model.choices))
        results = Search(rules, players, [sought for _, sought in group], steps).all()
        found |= {id: result for (id, _), result in zip(group, results, strict=True)}
    return {id: found[id] for id in order}


def sought(model: m.Model, findings: Iterable[Finding]) -> list[Finding]:
    """The findings that a course is looked for; the others are about the text itself."""
    seeking = Seeking(model)
    return [finding for finding in findings if seeking.of(finding) is not None]


AT_EVERY_TABLE: tuple[Kind, ...] = ("contradiction", "ambiguous", "silent")
"""Kinds of findings that can be there whatever lies on the table: play only has to come to where they matter."""


class Seeking:
    """What is looked for in play to show the findings of one model."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.windows = {window.id: window for window in windows_of(model)}
        self.replay = Replay(model, tuple(self.windows.values()))
        self.words = {each.name for each in model.predicates} | {each.name for each in model.quantities}

    def of(self, finding: Finding) -> Sought | None:
        """Where and how a finding would show; None if it has no table."""
        witness = finding.witness
        if finding.kind == "broken-always":
            return Broken(finding)
        if finding.kind == "order":
            return Disorder(finding)
        if finding.kind == "after-the-end":
            return Late(finding)
        if finding.kind == "several-winners" and witness is not None:
            return Level(finding, witness)
        if witness is None:
            short = self._short(finding)
            if (
                short is not None
                or finding.replayed is False
                or finding.kind not in AT_EVERY_TABLE
                or finding.owned
            ):
                return short
            witness = self._any_table(finding)
        window = self.windows.get(witness.window or "")
        match finding.kind:
            case "stuck" if window is not None:
                return Stuck(finding, witness, window, self.replay)
            case _ if window is not None and witness.move is not None and finding.replayed:
                return Judged(finding, witness, window, self.replay)
            case "contradiction":
                return TwoValues(finding, witness, self.replay)
            case "ambiguous":
                sort, name = about(self.model, finding)
                if sort == "act":
                    return Follows(finding, witness, name, self.replay)
                return Means(finding, witness, name, self.replay) if name in self.words else None
            case "silent" | "count":
                word = finding.word or ""
                return Unsaid(finding, witness, word, self.replay) if word in self.words else None
        return None

    def _short(self, finding: Finding) -> Sought | None:
        """For an amount that adds up: it is told which, and from which pile it is taken."""
        if not finding.id.startswith("silent-short-"):
            return None
        match dict(finding.said.arguments):
            case {"name": Name(state), "zone": Zone(zone)}:
                return Short(state, zone)
            case _:
                return None

    def played(self, finding: Finding) -> tuple[int, Choices]:
        """How many sit at the table, and the choices that it takes."""
        if finding.witness is not None:
            return finding.witness.players, finding.witness.choices
        return self._fewest(), tuple(self._settled(finding))

    def _any_table(self, finding: Finding) -> Witness:
        """Of a finding that is there at every table: one of which nothing is told."""
        players, choices = self.played(finding)
        return Witness(players, None, None, None, (), (), (), (), choices, assumed=False)

    def _fewest(self) -> int:
        seats: list[Any] = rulebook_of(self.model).standing(m.Seats)
        return seats[-1].clause.least if seats else 2

    def _settled(self, finding: Finding) -> Iterable[tuple[str, int | str]]:
        """Of the readings that settle a finding an arm under which it is there."""
        for axis in self.model.axes:
            if axis.name in finding.settled:
                yield axis.name, next(arm.value for arm in axis.arms if arm.value != axis.chosen)
