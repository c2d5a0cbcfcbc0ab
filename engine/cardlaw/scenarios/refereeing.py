"""The referee: a course of play under a variant, and the first step that breaks it.

A step that breaks a breakable rule is a breach, and play goes on. Windows that can be left unused are left so until
the next step's answer is asked for; where that leaves a duty undone, it is a breach too. A choice that the variant
does not ask for is passed over. Anything else that does not fit ends the judging.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardlaw.engine import Decision, Table, TableError, Verdict
from cardlaw.engine.play.decisions import CHOOSE, DECLINE, SAY, Word, read_arguments
from cardlaw.engine.play.reasons import lacking, verdict
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.scenarios.courses import STAGE, Step, named
from cardlaw.scenarios.recordings import Facts, facts_of
from cardlaw.wording.arguments import SpokenListing, SpokenSaid, SpokenSeat, Verbatim
from cardlaw.wording.messages import Message, message
from cardlaw.wording.tables import say

MOST_DECLINES = 200

Sort = Literal["breach", "omission", "broken", "unsaid", "parted"]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a variant has against a step.

    `breach`: it breaks a rule, but can be done. `omission`: before it, somebody left a duty undone. `broken`: it
    cannot be done under the rules. `unsaid`: the rules ask for something first that the course does not tell.
    `parted`: the cards no longer lie as they did in the record, so the step cannot be judged.
    """

    number: int
    step: Step
    sort: Sort
    seat: int | None
    word: Word
    clauses: tuple[str, ...] = ()
    reason: Message | None = None


@dataclass(frozen=True, slots=True)
class CourseParting:
    """The first step before which the cards lie otherwise than in the record, and how."""

    number: int
    differs: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """A course of play under one variant: how many steps were judged, and what was found."""

    judged: int
    rulings: tuple[Ruling, ...]
    unasked: tuple[int, ...] = ()
    """The numbers of the steps that the variant does not ask for."""
    parting: CourseParting | None = None

    @property
    def end(self) -> Ruling | None:
        """What ended the judging before the course was over."""
        last = self.rulings[-1] if self.rulings else None
        return last if last is not None and last.sort not in ("breach", "omission") else None

    @property
    def first(self) -> Ruling | None:
        """The first ruling against a move."""
        return next((r for r in self.rulings if r.sort in ("breach", "omission", "broken")), None)

    def then(self, later: Judgement) -> Judgement:
        """This judgement and that of the round after."""
        return Judgement(
            self.judged + later.judged,
            (*self.rulings, *later.rulings),
            (*self.unasked, *later.unasked),
            self.parting or later.parting,
        )


def judge(
    table: Table,
    steps: Sequence[Step],
    names: Sequence[str],
    facts: Sequence[Facts] = (),
    first: int = 1,
) -> Judgement:
    """The steps one by one, as long as they can be judged."""
    referee = _Referee(table, names)
    for place, step in enumerate(steps):
        number = first + place
        if facts and referee.parting is None:
            referee.compare(number, step, facts[place])
        if not referee.take(number, step):
            return Judgement(place, tuple(referee.rulings), tuple(referee.unasked), referee.parting)
    return Judgement(len(steps), tuple(referee.rulings), tuple(referee.unasked), referee.parting)


def _refused(wrong: TableError) -> Message:
    return (
        wrong.said if isinstance(wrong.said, Message) else message("impossible", why=SpokenSaid(wrong.said))
    )


class _Referee:
    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table, self.names = table, names
        self.rulings: list[Ruling] = []
        self.unasked: list[int] = []
        self.parting: CourseParting | None = None

    def take(self, number: int, step: Step) -> bool:
        """Do a step; False if the judging ends with it."""
        table = self.table
        if step.act == STAGE:
            return self._stage(number, step)
        if table.halted:
            table.play_on("turns")
        found: list[Verdict] = []
        for _ in range(MOST_DECLINES):
            decision = table.decision
            if decision is None:
                break
            place = self._place(decision, step)
            if place is not None:
                decision = table.decision or decision
                move = decision.moves[place]
                if not move.lawful:
                    self._rule(number, step, "breach", step.seat, move.why)
                table.choose(place)
                return True
            if step.act == DECLINE:
                return self._pass_over(number)
            found += self._verdict(decision, step)
            if not decision.declinable:
                break
            unused = decision.moves[-1]
            if unused.breaks:
                self._rule(number, step, "omission", decision.player, unused.why)
            table.choose(DECLINE)
        return self._refuse(number, step, found)

    def _place(self, decision: Decision, step: Step) -> int | None:
        if decision.player != step.seat:
            return None
        if decision.sort == "moves":
            return self.table.place_of(step.text)
        if step.act not in (CHOOSE, SAY):
            return None
        values = [move.text.partition(" ")[2] for move in decision.moves]
        return values.index(step.value) if step.value in values else None

    def _verdict(self, decision: Decision, step: Step) -> list[Verdict]:
        """The rules' word on a move that is not among the answers, where there is one."""
        if decision.sort != "moves" or step.seat is None or step.act in (CHOOSE, SAY):
            return []
        try:
            return [verdict(self.table, step.seat, step.act, self._arguments(step))]
        except TableError as wrong:
            return [Verdict("not-offered", reason=_refused(wrong))]

    def _arguments(self, step: Step) -> list[object]:
        act = next((a for a in self.table.model.acts if a.name == step.act and a.sort == "move"), None)
        if act is None:
            raise TableError(say("no-move", name=step.act))
        return read_arguments(act, step.value)

    def _lacks(self, step: Step) -> bool:
        """Whether the move is open, but a card of it is not there."""
        try:
            seat = step.seat
            return seat is not None and (
                lacking(self.table, seat, step.act, self._arguments(step)) is not None
            )
        except TableError:
            return False

    def _refuse(self, number: int, step: Step, found: list[Verdict]) -> bool:
        """Nothing open takes the step: say why."""
        decision = self.table.decision
        if step.act in (CHOOSE, SAY):
            asked = decision is not None and decision.sort != "moves" and decision.player == step.seat
            if not asked:
                return self._pass_over(number)
            assert decision is not None
            offered = tuple(Verbatim(f"`{move.text.partition(' ')[2]}`") for move in decision.moves[:12])
            return self._end(
                number, step, "broken", message("not-a-choice", values=SpokenListing(offered, "or"))
            )
        if decision is None:
            ended = self.table.outcome in ("won", "ended")
            return self._end(number, step, "broken", message("game-over" if ended else "change-round-over"))
        ruled = next((v for v in reversed(found) if v.word != "not-offered"), None)
        if ruled is not None:
            self._rule(number, step, "broken", step.seat, ruled)
            return False
        if self._lacks(step):
            return self._end(number, step, "broken" if self.parting is None else "parted", found[-1].reason)
        if decision.sort != "moves" or decision.answering is not None:
            return self._end(number, step, "unsaid", self._waiting(decision))
        return self._end(number, step, "broken", found[-1].reason)

    def _waiting(self, decision: Decision) -> Message:
        seat = decision.player
        if decision.sort == "moves":
            acts = dict.fromkeys(move.act for move in decision.moves)
            moves = SpokenListing(tuple(Verbatim(f"`{act}`") for act in acts), "or")
            if seat is None:
                return message("table-answers-first", moves=moves)
            return message("answers-first", who=SpokenSeat(seat), moves=moves)
        what = Verbatim(f"{decision.type} ({decision.about})" if decision.about else str(decision.type))
        if seat is None:
            return message("table-chooses-first", what=what)
        return message("chooses-first", who=SpokenSeat(seat), what=what)

    def _stage(self, number: int, step: Step) -> bool:
        try:
            self.table.perform(step.value)
        except TableError as wrong:
            return self._end(number, step, "broken", _refused(wrong))
        return True

    def _pass_over(self, number: int) -> bool:
        self.unasked.append(number)
        return True

    def _rule(self, number: int, step: Step, sort: Sort, seat: int | None, why: Verdict) -> None:
        self.rulings.append(Ruling(number, step, sort, seat, why.word, why.breaks or why.deciding))

    def _end(self, number: int, step: Step, sort: Sort, reason: Message | None) -> bool:
        self.rulings.append(Ruling(number, step, sort, step.seat, "not-offered", (), reason))
        return False

    # ---------------------------------------------------------------- against a record
    def compare(self, number: int, step: Step, facts: Facts) -> None:
        """Where the table waits for the same player as in the record, the cards should lie as they did there."""
        decision = self.table.decision
        if decision is None or decision.player != step.seat:
            return
        theirs = dict(facts)
        differs = []
        for place, cards in facts_of(self.table):
            there = theirs.get(place, ())
            if cards != there:
                other = say("cards-in-record", n=len(cards), wanted=len(there))
                what = other if len(cards) != len(there) else say("other-cards")
                differs.append(say("at-place", place=named(place, self.names), what=what))
        if differs:
            self.parting = CourseParting(number, tuple(differs))
