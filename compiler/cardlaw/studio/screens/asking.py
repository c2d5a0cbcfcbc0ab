"""May I?: a situation and a move → what a rulebook says of it, why, and what follows, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlaw.analysis.questions.cases import Case
from cardlaw.analysis.questions.following.course import Course
from cardlaw.analysis.questions.outcomes import MoveOutcome
from cardlaw.analysis.questions.rests_on import Rests
from cardlaw.cli.verbs.analysis.ask import Unlaid, answered
from cardlaw.cli.verbs.analysis.typed import given_line
from cardlaw.cli.views.answer.asked import LAWFUL, EditionAnswer, ruling, word_of
from cardlaw.cli.views.answer.rests import (
    after_answer,
    becomes,
    earlier,
    moment,
    notes,
    otherwise,
    rests_on,
    taken,
)
from cardlaw.cli.views.answer.why import in_the_way, instead, lacking, words_behind, would_have
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.engine.play.reasons import grounds
from cardlaw.players.words import PlayerWords
from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import compiled, language_of
from cardlaw.studio.speaking import citation
from cardlaw.wording.arguments import Message, SpokenListing, SpokenText
from cardlaw.wording.messages import message

MOST_FACTS = 60
LONGEST_FACT = 2_000


def ask(request: Request) -> dict[str, Any]:
    """What one rulebook says of a move: the same question and answer as `cardlaw ask`."""
    facts, move = request.get("given"), request.get("move")
    if not isinstance(facts, list) or len(facts) > MOST_FACTS or not all(_is_fact(each) for each in facts):
        raise Refused("the situation cannot be read")
    if not _is_fact(move):
        raise Refused("no move is named")
    found = compiled(request)
    assert found.model is not None
    given = [given_line("the table", fact) for fact in facts]
    language = language_of(request)
    try:
        asked = answered(found.model.name, found, given, str(move), request.get("quick") is True, language)
    except Unlaid as wrong:
        raise Refused(wrong.why) from None
    return _AnswerTold(asked, language).answer()


def _is_fact(given: object) -> bool:
    return isinstance(given, str) and len(given) <= LONGEST_FACT


class _AnswerTold:
    """An answer in the reader's language."""

    def __init__(self, asked: EditionAnswer, language: str) -> None:
        self.asked, self.model = asked, asked.question.model
        self.words = PlayerWords(self.model, language)
        self.prose, players = Prose(self.model, language), asked.question.players
        self.say = Speaker(self.prose, players, self._rule)
        self.say_named = Speaker(self.prose, players, lambda id: f"`{id}`")

    def _rule(self, id: str) -> str:
        """A rule inside a sentence, by what it says."""
        (ground,) = grounds(self.model, (id,))
        return self.words.voice("quoted", text=self.words.text(ground.gloss).rstrip("."))

    def answer(self) -> dict[str, Any]:
        asked = self.asked
        first, *others = asked.answer.cases
        cases = [self._case(first)]
        for other in others:
            if [each.verdict for each in other.outcomes] != [each.verdict for each in first.outcomes]:
                head = message("if-wrong", what=ruling(word_of(other)))
                cases.append({**self._case(other), "if": self.say(head)})
        return {
            "verdict": asked.word,
            "head": self.say(asked.head),
            "earlier": [
                self.say.start(each) if each.id == "quoted" else self.say(each)
                for each in (*moment(asked), *earlier(asked))
            ],
            "cases": cases,
            "notes": [self.say(each) for each in (*becomes(asked), *taken(asked), *notes(asked))],
            "follows": self._follows(asked.answer.cases),
        }

    # ---------------------------------------------------------------- verdicts
    def _case(self, case: Case) -> dict[str, Any]:
        near = lacking(self.asked, case)
        ways = dict.fromkeys(way for each in near for way in each.in_the_way)
        rests = case.rests or ((),) * len(case.outcomes)
        other = instead(self.asked, case)
        return {
            "if": None,
            "ways": [self.say(in_the_way(self.asked, way)) for way in ways],
            "verdicts": [
                self._verdict(case, outcome, rest) for outcome, rest in zip(case.outcomes, rests, strict=True)
            ],
            "instead": self.say(other) if other is not None else None,
            "near": [
                {
                    "said": self.say(would_have(self.asked, each)),
                    "grounds": self._grounds(
                        (*each.defined_by, *(rule for way in each.in_the_way for rule in way.rules))
                    ),
                }
                for each in near
            ],
        }

    def _verdict(self, case: Case, outcome: MoveOutcome, rests: Sequence[Rests]) -> dict[str, Any]:
        verdict = outcome.verdict
        said = None
        if case.hangs:
            when = SpokenListing(tuple(self.asked.differing(case, outcome)))
            said = message("case", verdict=ruling(verdict.word, bool(outcome.guilt)), when=when)
        wrong = message("ask-wrong-yet" if verdict.word in LAWFUL else "ask-wrong-too")
        return {
            "verdict": verdict.word,
            "said": self._said(said),
            "reason": self._said(verdict.reason),
            "grounds": self._grounds((*verdict.deciding, *words_behind(self.asked, outcome))),
            "wrong": {"said": self.say(wrong), "grounds": self._grounds(outcome.guilt)}
            if outcome.guilt
            else None,
            "rests": [self.say(rests_on(each)) for each in rests],
        }

    def _grounds(self, clauses: Sequence[str]) -> list[dict[str, str]]:
        return [
            {
                "text": self.say.part(SpokenText(ground.gloss)),
                "citation": citation(self.say, self.prose, ground),
            }
            for ground in grounds(self.model, tuple(dict.fromkeys(clauses)))
        ]

    def _said(self, said: Message | None) -> str | None:
        return None if said is None else self.say(said)

    # ---------------------------------------------------------------- what follows
    def _follows(self, cases: Sequence[Case]) -> list[dict[str, Any]]:
        """What comes of the move; where a move before it may have been wrong, in either case."""
        found = []
        for place, case in enumerate(cases):
            if case.course is not None:
                which = ("right", "wrong")[place] if len(cases) > 1 else None
                others = [self.say_named(otherwise(self.asked, each)) for each in case.otherwise]
                found.append({"which": which, **self._course(case.course), "otherwise": others})
        return found

    def _course(self, course: Course) -> dict[str, Any]:
        still = message("follows-open", what=SpokenListing(course.open)) if course.open else None
        return {
            "changes": [self.say(change) for change in course.changes],
            "answers": [
                {"said": self.say.start(after_answer(answer)), "then": self._course(then)}
                for answer, then in course.answers
            ],
            "open": self._said(still),
        }
