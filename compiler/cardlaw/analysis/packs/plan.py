"""What a variant changes against what it is built on: its rules, what may be done, what happens, what is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from cardlaw.analysis.reach.lived import lived
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import MOVES, Compared, Difference
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.storing import all_checked, compared, seen_in_play
from cardlaw.analysis.working import processors
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Message
from cardlaw.wording.messages import message

LAWFUL = ("may", "must")

Turn = Literal["now allowed", "no longer allowed", "now a duty", "no longer a duty", "judged otherwise"]


@dataclass(frozen=True, slots=True)
class Written:
    """What is written differently: rules by their ids, choices with the value before and now."""

    added: tuple[str, ...]
    gone: tuple[str, ...]
    changed: tuple[str, ...]
    choices: tuple[tuple[str, int | str, int | str], ...]


@dataclass(frozen=True, slots=True)
class JudgedOtherwise:
    """Situations in which a move, or its guilt, is judged otherwise than before."""

    turn: Turn
    difference: Difference


@dataclass(frozen=True, slots=True)
class UnsettledChange:
    """Something of which it is not known whether it changes."""

    about: Message
    why: Saying


@dataclass(frozen=True, slots=True)
class ComparedPlay:
    """All that was compared at the table: what changes, what is proved to stay, what is not known.

    `offered` are moves that only one of the two offers, as told by the comparison.
    """

    judged: tuple[JudgedOtherwise, ...]
    offered: tuple[Compared, ...]
    effects: tuple[Difference, ...]
    same: int
    unknown: tuple[UnsettledChange, ...]
    faults: tuple[str, ...]

    @property
    def differs(self) -> bool:
        return bool(self.judged or self.offered or self.effects)


@dataclass(frozen=True, slots=True)
class FindingsChanged:
    """Findings that are there now and were not before, and the other way round."""

    new: tuple[Finding, ...]
    gone: tuple[Finding, ...]
    faults: tuple[str, ...]

    @property
    def open(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.new if finding.open)


def written(base: m.Model, variant: m.Model) -> Written:
    """What is written differently among the rules in force, before anything is asked."""
    before, now = ({rule.id: rule for rule in model.rules} for model in (base, variant))
    was, holds = ([rule.id for rule in model.rules_in("assumption")] for model in (base, variant))
    chosen = dict(base.choices)
    return Written(
        tuple(id for id in holds if id not in before),
        tuple(id for id in was if id not in now),
        tuple(id for id in holds if id in before and now[id] != before[id]),
        tuple((axis, chosen[axis], to) for axis, to in variant.choices if chosen.get(axis, to) != to),
    )


LOOKS = 2
"""How often two models are looked at for what changes at the table: for what may be done, and for what happens."""


def played(base: m.Model, variant: m.Model, done: Callable[[int, int], None] | None = None) -> ComparedPlay:
    """What changes at the table: the comparison of the two as they are chosen to be played, told from before to now."""
    found = compared((base, variant), jobs=processors(), done=done, chosen=True)
    new = frozenset(written(base, variant).added)
    told = [each for each in found.differences if not _says_only(base, each, new)]
    differences = seen_in_play((base, variant), told, partial(lived, jobs=processors()))
    return ComparedPlay(
        tuple(
            JudgedOtherwise(_turn(base, variant, each), each) for each in differences if each.sort in MOVES
        ),
        tuple(each for each in found.compared if each.sort == "offer" and each.relation == "differs"),
        tuple(
            each
            for each in differences
            if each.sort not in MOVES and (each.kind != "lacks" or _known(base, each))
        ),
        len(found.same),
        tuple(dict.fromkeys(UnsettledChange(each.about, each.why) for each in found.unknown)),
        tuple(each.id for each in found.faults),
    )


def _says_only(base: m.Model, each: Difference, new: frozenset[str]) -> bool:
    """Whether a difference is a number that the base does not have, in the words of new rules: they are told anyway."""
    rules = {m.rule_of(clause) for _, clauses in each.clauses for clause in clauses}
    return (
        bool(rules) and rules <= new and dict(each.verdicts).get(base.name) == message("seen-no-such-number")
    )


def _known(base: m.Model, lacking: Difference) -> bool:
    """Whether the base knows an act, though not with such a card; an act of the variant's own is told as offered."""
    return any(act.name in items.names(lacking.about) for act in base.acts)


def _turn(base: m.Model, variant: m.Model, difference: Difference) -> Turn:
    words = dict(difference.verdicts)
    before, now = words.get(base.name, ""), words.get(variant.name, "")
    lawful = (before in LAWFUL, now in LAWFUL)
    if lawful == (True, True):
        return "now a duty" if now == "must" else "no longer a duty"
    if lawful == (False, False):
        return "judged otherwise"
    return "now allowed" if now in LAWFUL else "no longer allowed"


def found(
    base: m.Model, variant: m.Model, done: Callable[[str, int, int], None] | None = None
) -> FindingsChanged:
    """What checking the variant finds and checking its base does not, and what is found no longer."""
    before, now = all_checked([base, variant], processors(), done)
    known = {finding.id: finding for finding in before.findings}
    still = {finding.id for finding in now.findings}
    return FindingsChanged(
        tuple(f for f in now.findings if f.id not in known or (f.open and not known[f.id].open)),
        tuple(f for f in before.findings if f.id not in still),
        tuple(f.id for f in now.faults),
    )
