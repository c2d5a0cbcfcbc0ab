"""What pages show of an analysis, as plain data, so that pages need neither solver nor engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardlaw.analysis.results.status import Status
from cardlaw.analysis.results.verdict_words import ToldWhose, Verdict, parted
from cardlaw.documents.pages.pieces.table import ShownTable
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message, SpokenChoice


@dataclass(frozen=True, slots=True)
class ShownFinding:
    """A finding. `verdicts` are what comes of the situation, by reading or layer."""

    id: str
    code: str
    kind: str
    status: Status
    rules: tuple[str, ...]
    said: Message
    table: ShownTable | None = None
    verdicts: tuple[tuple[ToldWhose, Verdict], ...] = ()
    settled: tuple[str, ...] = ()
    why: tuple[Message, ...] = ()
    replayed: bool | None = None
    elsewhere: tuple[tuple[str, Verdict], ...] = ()
    """What other editions say at the same table."""
    reason: m.Words | None = None
    """Why the rule file accepts it as it is."""
    played: tuple[SpokenChoice, ...] = ()
    """The choices, other than the rulebook's, under which it is looked for in play."""

    @property
    def demanded(self) -> bool:
        """Whether a move that counts as wrong is not only allowed but demanded."""
        told = (parted(word) for _, word in self.verdicts)
        return self.kind == "lawful-yet-guilty" and any(
            w == "must" and guilt is not False for w, guilt in told
        )


@dataclass(frozen=True, slots=True)
class CountedRounds:
    """In how many of the rounds that computers played something came up."""

    came_up: int
    rounds: int


@dataclass(frozen=True, slots=True)
class ShownDifference:
    """A situation that editions decide differently, with each one's verdict and deciding rules.

    `pairs` are the editions, two by two, whose own comparison told it; what others do there only shows how they play.
    `head` says what it is about and in what respect, `named` are the stages, moves, states and zones in it.
    `then` is what is answered there, and what chance brings. `under` are choices it takes to show; `follows` says that
    it only follows from the one before it.
    """

    id: str
    topic: str
    kind: str
    verdicts: tuple[tuple[str, Verdict], ...]
    rules: tuple[tuple[str, tuple[str, ...]], ...]
    head: Message
    named: tuple[str, ...] = ()
    table: ShownTable | None = None
    then: tuple[Message, ...] = ()
    replayed: bool | None = None
    under: tuple[tuple[str, str, int | str], ...] = ()
    follows: bool = False
    pairs: tuple[tuple[str, str], ...] = ()

    def sets_apart(self, one: str, other: str) -> bool:
        """Whether it is a difference between these two, under choices of theirs alone."""
        said = dict(self.verdicts)
        if not {one, other} <= said.keys() or said[one] == said[other]:
            return False
        own = not self.pairs or any({one, other} == {*pair} for pair in self.pairs)
        return own and all(name in (one, other) for name, _, _ in self.under)


@dataclass(frozen=True, slots=True)
class ShownComparison:
    """Editions side by side. `marks` has for each topic one mark per edition, as the matrix of the analysis does:
    a letter for those that agree, or several, with a question mark where that is assumed; a question mark alone where
    nothing is said; a dash where there is no such card or rule. In `more` are the topics in which there are differences
    that take other choices, or are made by chance."""

    editions: tuple[str, ...]
    differences: tuple[ShownDifference, ...]
    marks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    unknown: tuple[tuple[Message, str], ...] = ()
    more: tuple[str, ...] = ()

    def between(self, one: str, other: str) -> ShownComparison:
        """What concerns two of the editions; where that from which something follows does not, the first is told."""
        apart: list[ShownDifference] = []
        led = False
        for each in self.differences:
            concerns = each.sets_apart(one, other)
            if not each.follows:
                led = concerns
            if concerns:
                apart.append(each if led else replace(each, follows=False))
                led = True
        at, then = self.editions.index(one), self.editions.index(other)
        marks = tuple((topic, (row[at], row[then])) for topic, row in self.marks)
        return ShownComparison((one, other), tuple(apart), marks, self.unknown, self.more)


@dataclass(frozen=True, slots=True)
class ShownPair:
    """Two packs beside each other: what came of looking at them, and why, each reason with the clauses it is about."""

    packs: tuple[str, str]
    verdict: str
    told: tuple[tuple[Message, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class ShownPairs:
    """All pairs of the packs for an edition."""

    edition: str
    packs: tuple[str, ...]
    cells: tuple[ShownPair, ...]


FindingsOf = Callable[[str], tuple[ShownFinding, ...] | None]
"""From a variant to its findings; None where they were not computed."""

ComparisonOf = Callable[[tuple[str, ...]], ShownComparison | None]
"""From editions to their comparison; None where it was not computed."""


def nothing_found(_: str) -> tuple[ShownFinding, ...] | None:
    return None


def nothing_compared(_: tuple[str, ...]) -> ShownComparison | None:
    return None
