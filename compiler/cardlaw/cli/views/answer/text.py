"""The answer to a question about a move, for people: the verdict first, then why; the rest on request."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardlaw.cli.screen import Screen
from cardlaw.cli.views.answer.asked import LAWFUL, EditionAnswer, Unasked, ruling, word_of
from cardlaw.cli.views.answer.rests import (
    TOLD_FIRST,
    after_answer,
    becomes,
    earlier,
    moment,
    notes,
    otherwise_each,
    rests_on,
    taken,
)
from cardlaw.cli.views.answer.why import clash, in_the_way, instead, lacking, quoted, words_behind, would_have
from cardlaw.engine.play.reasons import grounds
from cardlaw.wording.arguments import Amount, Message, SpokenListing, SpokenRule, SpokenText
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.questions.cases import Case
    from cardlaw.analysis.questions.following.course import Course
    from cardlaw.analysis.questions.outcomes import MoveOutcome
    from cardlaw.analysis.questions.rests_on import Rests
    from cardlaw.documents.sentences import Speaker

STYLES = {"may": "good", "must": "good", "must-not": "bad", "contradictory": "bad", "not-offered": "bad"}
MOST_QUOTED = 2
"""So many rules are quoted unless everything is asked for."""


def speaker(asked: EditionAnswer, language: str) -> Speaker:
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    return Speaker(Prose(asked.question.model, language), asked.question.players, lambda id: f"`{id}`")


def as_text(
    asked: Sequence[EditionAnswer | Unasked], screen: Screen, language: str, why: bool
) -> Iterator[str]:
    """One line for each edition, then the reasons."""
    room = max(len(each.name) for each in asked)
    told = [_Told(each, screen, language, why) if isinstance(each, EditionAnswer) else None for each in asked]
    first = next(said for said in told if said is not None)
    for each, said in zip(asked, told, strict=True):
        name = screen.paint("name", each.name) + " " * (room - len(each.name))
        head = screen.wrap((said or first).say(each.head), " " * (room + 2), " " * (room + 2))
        if said is not None:
            style = STYLES.get(said.asked.word, "doubt")
            head = [head[0][: room + 2] + screen.paint(style, head[0][room + 2 :]), *head[1:]]
        yield f"{name}  {head[0][room + 2 :]}"
        yield from head[1:]
    several = len(asked) > 1
    for said in told:
        lines = list(said.lines()) if said is not None else []
        if said is not None and lines:
            if several:
                yield ""
                yield screen.paint("name", said.asked.name)
            yield from lines
    foot = [] if first.asked.question.told_players else [message("ask-mover", who=first.asked.who)]
    if not why and any(said is not None and said.more for said in told):
        foot.append(message("ask-more"))
    yield from ("" for _ in foot[:1])
    yield from (screen.paint("quiet", line) for line in screen.wrap(" ".join(map(first.say, foot))))


class _Told:
    """The answer of one edition in the reader's language."""

    def __init__(self, asked: EditionAnswer, screen: Screen, language: str, why: bool) -> None:
        self.asked, self.screen, self.why = asked, screen, why
        self.say = speaker(asked, language)
        self.model = asked.question.model

    @property
    def more(self) -> bool:
        """Whether there is more to say than is shown."""
        return self.asked.answer.goes_on

    def lines(self) -> Iterator[str]:
        first, *others = self.asked.answer.cases
        for each in (*moment(self.asked), *earlier(self.asked)):
            yield from self._line(each)
        yield from self._case(first)
        for each in becomes(self.asked):
            yield from self._line(each)
        for other in others:
            if [each.verdict for each in other.outcomes] != [each.verdict for each in first.outcomes]:
                yield from self._line(message("if-wrong", what=ruling(word_of(other))))
                yield from self._case(other)
        yield from self._taken()
        for each in notes(self.asked):
            if self.why or each.id != "proved":
                yield from self._line(each)
        if self.why:
            for place, case in enumerate(self.asked.answer.cases):
                which = ("right", "wrong")[place] if others else ""
                yield from self._follows(case, which)

    def _taken(self) -> Iterator[str]:
        for each in taken(self.asked):
            if self.why or each.id in TOLD_FIRST:
                yield from self._line(each)

    def _line(self, said: Message, indent: str = "  ") -> Iterator[str]:
        text = self.say.start(said) if said.id == "quoted" else self.say(said)
        yield from self.screen.wrap(text, indent, indent)

    def _quoted(self, clauses: Sequence[str], indent: str = "  ") -> Iterator[str]:
        found = grounds(self.model, clauses)
        for ground in found if self.why else found[:MOST_QUOTED]:
            text = self.say.start(quoted(ground))
            yield from self.screen.wrap(text, indent, indent)

    # ---------------------------------------------------------------- verdicts
    def _case(self, case: Case) -> Iterator[str]:
        """The verdict with what decides it; or the verdicts that there can be, each with a table."""
        rests = case.rests or ((),) * len(case.outcomes)
        if case.hangs:
            for outcome, rest in zip(case.outcomes, rests, strict=True):
                when = SpokenListing(tuple(self.asked.differing(case, outcome)))
                verdict = ruling(outcome.verdict.word, bool(outcome.guilt))
                yield from self._line(message("case", verdict=verdict, when=when))
                yield from self._verdict(outcome, rest, "    ", told=True)
        else:
            near = lacking(self.asked, case)
            for way in dict.fromkeys(way for each in near for way in each.in_the_way):
                yield from self._line(in_the_way(self.asked, way))
            yield from self._verdict(case.outcomes[0], rests[0], "  ")
            if (other := instead(self.asked, case)) is not None:
                yield from self._line(other)
            for each in near if self.why else ():
                yield from self._line(would_have(self.asked, each))
                words = (*each.defined_by, *(rule for way in each.in_the_way for rule in way.rules))
                yield from self._quoted(tuple(dict.fromkeys(words)), "    ")
        if self.why and case.text is not None:
            yield from self._line(clash(self.asked, case))

    def _verdict(
        self, outcome: MoveOutcome, rests: Sequence[Rests], indent: str, told: bool = False
    ) -> Iterator[str]:
        """The rules behind a verdict; `told` if it is already said whether the move counts as wrong."""
        verdict = outcome.verdict
        if verdict.reason is not None:
            yield from self._line(verdict.reason, indent)
        yield from self._quoted(verdict.deciding, indent)
        yield from self._quoted(words_behind(self.asked, outcome), indent)
        if verdict.breaks and self.why:
            rules = tuple(SpokenRule(ground.rule) for ground in grounds(self.model, verdict.breaks))
            yield from self._line(message("breaks", rules=SpokenListing(rules)), indent)
        if outcome.guilt and (self.why or verdict.word in LAWFUL):
            lawful = verdict.word in LAWFUL
            if not told:
                yield from self._line(message("ask-wrong-yet" if lawful else "ask-wrong-too"), indent)
            yield from self._quoted(outcome.guilt, indent)
        for rest in rests:
            yield from self._line(rests_on(rest), indent)
            if rest.arm.because is not None and self.why:
                yield from self._line(
                    message("rests-because", text=SpokenText(rest.arm.because)), indent + "  "
                )

    # ---------------------------------------------------------------- what follows
    def _follows(self, case: Case, which: str) -> Iterator[str]:
        if case.course is None:
            return
        some, every = Amount(case.course.tables), Amount(len(case.tables))
        head = message("follows", n=every)
        if which:
            head = message(f"follows-{which}", n=some)
        elif all(outcome.verdict.word == "must-not" for outcome in case.outcomes):
            head = message("follows-anyway", who=self.asked.who, some=some, n=every)
        elif some != every:
            head = message("follows-in-some", some=some, n=every)
        yield f"  {self.say.start(head)}:"
        yield from self._course(case.course, "    ")
        for each in case.otherwise:
            for said, then in otherwise_each(self.asked, each):
                yield from self._line(said, "    ")
                for change in then:
                    yield from self.screen.wrap(self.say.start(change), "      ", "        ")

    def _course(self, course: Course, indent: str) -> Iterator[str]:
        for change in course.changes:
            yield from self.screen.wrap(self.say.start(change), indent, indent + "  ")
        for answer, then in course.answers:
            yield from self.screen.wrap(f"{self.say.start(after_answer(answer))}:", indent, indent + "  ")
            yield from self._course(then, indent + "  ")
        if course.open:
            yield from self._line(message("follows-open", what=SpokenListing(course.open)), indent)
