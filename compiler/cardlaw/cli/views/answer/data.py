"""The answer to a question about a move, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from cardlaw.cli.views.answer.asked import EditionAnswer
from cardlaw.cli.views.answer.rests import TOLD_FIRST, decision, notes, seating, taken
from cardlaw.cli.views.answer.why import lacking, would_do
from cardlaw.engine.play.reasons import Ground, grounds
from cardlaw.wording.messages import as_data, message

if TYPE_CHECKING:
    from cardlaw.analysis.questions.cases import Case
    from cardlaw.analysis.questions.following.course import Course
    from cardlaw.analysis.questions.outcomes import MoveOutcome
    from cardlaw.analysis.questions.rests_on import Rests


def as_json(asked: EditionAnswer) -> dict[str, Any]:
    """The answer for programs; `otherwise` is the one where the earlier move was wrong, if that was not told."""
    first, *others = asked.answer.cases
    found = asked.answer.earlier
    earlier = None
    if found is not None:
        earlier = {
            "move": asked.earlier_written,
            "wrong": found.wrong,
            "because": list(found.clauses),
            "wrong_if_told_before": found.if_before,
            "rests_on": {axis.name: list(arms) for axis, arms in found.rests},
        }
    return {
        "message": {**as_data(asked.head), "english": asked.plain(asked.head)},
        "moment": _moment(asked),
        **_case(asked, first),
        "earlier": earlier,
        "otherwise": _case(asked, others[0]) if others else None,
        "taking": "; ".join(asked.plain(each) for each in taken(asked) if each.id in TOLD_FIRST) or None,
        "seating": asked.plain(seats) if (seats := seating(asked)) is not None else None,
        "left_out": "; ".join(map(asked.plain, notes(asked))) or None,
        "stands": asked.answer.stands,
    }


def _moment(asked: EditionAnswer) -> dict[str, Any]:
    """Which decision the answer is about: whose, in whose turn, after which move that was told, and if it answers that.

    `kind` is `turn`, `answer`, `no-turn` (the player does not get to decide then) or `untold` (the move can only be an
    answer, and nothing was said of what was done before).
    """
    kind, said = decision(asked)
    turn = asked.turn
    by, done = asked.done or (None, None)
    return {
        "kind": kind,
        "message": {**as_data(said), "english": asked.plain(said)},
        "player": asked.question.players[asked.question.seat],
        "turn": None if turn is None or kind == "no-turn" else asked.question.players[turn],
        "after": None
        if by is None or done is None
        else {"player": asked.seat_name(by), "move": asked.written(done)},
    }


def _case(asked: EditionAnswer, case: Case) -> dict[str, Any]:
    from cardlaw.analysis.questions.following.otherwise import Otherwise, Without

    rests = case.rests or ((),) * len(case.outcomes)
    each = [_outcome(asked, o, r) for o, r in zip(case.outcomes, rests, strict=True)]
    whole = each[0]
    if case.hangs:
        lists = ("breaks", "because", "wrong", "rests_on")
        whole = {"verdict": "hangs", "reason": None, **{key: [] for key in lists}, "table": {}}
    text = None
    if case.text is not None:
        text = [_ground(each) for each in grounds(asked.question.model, case.text.deciding)]
    return {
        **whole,
        "why_not": [
            {
                "clause": near.clause,
                "lacks": list(near.conditions),
                "in_the_way": [
                    {
                        "place": asked.plain(message("place", zone=way.zone)),
                        "cards": [card.text for card in way.cards],
                        "because": way.word,
                    }
                    for way in near.in_the_way
                ],
                "overridden_by": list(near.overridden_by),
            }
            for near in lacking(asked, case)
        ],
        "would_do": [asked.plain(each) for each in would_do(asked, case)],
        "asked_for": asked.asked_for(case),
        "outcomes": each if case.hangs else [],
        "text_contradicts_itself": text,
        "follows": _course(asked, case.course),
        "follows_rests_on": {
            each.axis.name: {str(arm): list(map(asked.plain, then)) for arm, then in each.arms}
            for each in case.otherwise
            if isinstance(each, Otherwise)
        },
        "follows_assumes": {
            each.rule.id: list(map(asked.plain, each.then))
            for each in case.otherwise
            if isinstance(each, Without)
        },
        "tables": len(case.tables),
    }


def _outcome(asked: EditionAnswer, outcome: MoveOutcome, rests: Iterable[Rests]) -> dict[str, Any]:
    verdict, model = outcome.verdict, asked.question.model
    return {
        "verdict": verdict.word,
        "breaks": list(verdict.breaks),
        "because": [_ground(each) for each in grounds(model, verdict.deciding)],
        "wrong": [_ground(each) for each in grounds(model, outcome.guilt)],
        "reason": asked.plain(verdict.reason) if verdict.reason is not None else None,
        "rests_on": [
            {
                "reading": rest.axis.name,
                "arm": rest.arm.value,
                "because": rest.arm.because.text if rest.arm.because is not None else None,
                "otherwise": [
                    {"arm": arm, "verdict": word, "wrong": wrong} for arm, word, wrong in rest.others
                ],
            }
            for rest in rests
        ],
        "table": asked.added(outcome),
    }


def _ground(ground: Ground) -> dict[str, Any]:
    return {
        "rule": ground.rule,
        "gloss": ground.gloss.text,
        "citation": ground.citation,
        "assumed": ground.assumed,
    }


def _course(asked: EditionAnswer, course: Course | None) -> dict[str, Any] | None:
    if course is None:
        return None
    return {
        "changes": list(map(asked.plain, course.changes)),
        "messages": list(map(as_data, course.changes)),
        "answers": {asked.plain(answer): _course(asked, then) for answer, then in course.answers},
        "hangs_on_what_was_not_told": list(map(asked.plain, course.open)),
        "tables": course.tables,
    }
