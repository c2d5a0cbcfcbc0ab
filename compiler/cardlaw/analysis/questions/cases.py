"""The answer to a question: one case, or two where it decides whether an earlier move was wrong."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cardlaw.analysis.questions.following.course import Course
from cardlaw.analysis.questions.following.otherwise import Otherwise, Without
from cardlaw.analysis.questions.following.playing_on import follows, offered
from cardlaw.analysis.questions.guilt import Earlier
from cardlaw.analysis.questions.outcomes import MoveOutcome
from cardlaw.analysis.questions.rests_on import Rests, contradiction
from cardlaw.analysis.questions.told import Stand
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.engine import Table
from cardlaw.engine.play.decisions import Verdict
from cardlaw.engine.play.situation import Situation
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.analysis.questions.answer import Question

ALLOWING = ("may", "must")
NOT_PROVED = Unknown(say("not-to-be-proved"))


@dataclass(frozen=True)
class Case:
    """The answer at one kind of table: where an earlier move was wrong, or where it was not.

    `outcomes` are the answers that tables like the one told can have. One alone stands: the verdict of the case. With
    several there is none. `unknown` says why it is not known whether there are others than the first. What comes after
    the verdict is played only for who asks for it.
    """

    question: Question
    situation: Situation
    tables: tuple[Table, ...]
    outcomes: tuple[MoveOutcome, ...]
    closed: bool
    """Whether the move is not offered at the first table."""
    unknown: Unknown | None = None
    rests: tuple[tuple[Rests, ...], ...] = ()
    """For each outcome, the readings that it rests on."""
    places: tuple[Stand, ...] = ()
    """For each outcome that is looked at closer, the move where it is made."""
    led: bool = True
    """Whether the move that is answered, if it was told, leads to these tables."""

    @property
    def goes_on(self) -> bool:
        """Whether something follows."""
        return not self.closed and any(offered(table, self.move) for table in self.tables)

    @property
    def move(self) -> str:
        return self.question.move(self.tables[0])

    @cached_property
    def course(self) -> Course | None:
        """What follows; None if nothing does, or if play does not lead to these tables."""
        return follows(self.tables, self.move) if self.led and not self.closed else None

    @cached_property
    def otherwise(self) -> tuple[Otherwise | Without, ...]:
        """The readings and assumed rules on which what follows rests."""
        if self.course is None:
            return ()
        return tuple(self.question.otherwise(self.situation, self.tables[0], self.course))

    @cached_property
    def text(self) -> Verdict | None:
        """What the printed text alone says, if it contradicts itself."""
        asked, under = (self.question.act, self.question.args), self.question.under
        each = zip(self.places, self.outcomes, strict=False)
        return next((text for s, o in each if (text := contradiction(s, o, asked, under))), None)

    @property
    def hangs(self) -> bool:
        """Whether what was left out decides."""
        return len(self.outcomes) > 1

    @property
    def stands(self) -> bool:
        """Whether there is a verdict that nothing left out can change, and the rules do not contradict each other."""
        known = self.unknown is None or self.unknown is NOT_PROVED
        return known and not self.hangs and self.outcomes[0].verdict.word != "contradictory"

    def same(self, other: Case) -> bool:
        """Whether two cases have one answer."""

        def answers(case: Case) -> list[tuple[Verdict, tuple[str, ...]]]:
            return [(each.verdict, each.guilt) for each in case.outcomes]

        return answers(self) == answers(other) and self.course == other.course


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules say of a move; two cases, the innocent one first, where that of an earlier move decides."""

    cases: tuple[Case, ...]
    earlier: Earlier | None = None
    """Of the move that is answered, where it makes a difference."""
    presumed: tuple[int, ...] = ()
    """Cards that the mover is taken to hold, nothing having been told of where they would be."""
    way: str | None = None
    """Which way play is taken to go, nothing having been told of it."""

    @property
    def goes_on(self) -> bool:
        """Whether something follows."""
        return any(case.goes_on for case in self.cases)

    @property
    def direction(self) -> str | None:
        """Which way play is taken to go, where somebody's turn follows."""
        return self.way if self.goes_on else None

    @property
    def stands(self) -> bool:
        return all(case.stands for case in self.cases)

    @property
    def allows(self) -> bool:
        """Whether the move may or must be made, in every case and whatever was left out."""
        return self.stands and all(case.outcomes[0].verdict.word in ALLOWING for case in self.cases)
