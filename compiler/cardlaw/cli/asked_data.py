"""The answer to a question about a move, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from cardlaw.cli.asked import Asked, lacking, note, presumed, seating, would_do
from cardlaw.engine.reasons import Ground, grounds, with_names

if TYPE_CHECKING:
    from cardlaw.analysis.answering import Case
    from cardlaw.analysis.following import Course
    from cardlaw.analysis.outcomes import Outcome
    from cardlaw.analysis.resting import Rests


def as_json(asked: Asked) -> dict[str, Any]:
    """The answer for programs; `otherwise` is the one where the earlier move was wrong, if that was not told."""
    first, *others = asked.answer.cases
    found = asked.answer.earlier
    earlier = None
    if found is not None:
        earlier = {
            "move": asked.earlier,
            "wrong": found.wrong,
            "because": list(found.clauses),
            "wrong_if_told_before": found.if_before,
            "rests_on": {axis.name: list(arms) for axis, arms in found.rests},
        }
    return {
        **_case(asked, first),
        "earlier": earlier,
        "otherwise": _case(asked, others[0]) if others else None,
        "taking": presumed(asked) or None,
        "seating": seating(asked) or None,
        "left_out": note(asked) or None,
        "stands": asked.answer.stands,
    }


def _case(asked: Asked, case: Case) -> dict[str, Any]:
    from cardlaw.analysis.resting import Otherwise, Without

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
                    {"place": w.place, "cards": list(w.cards), "because": w.word} for w in near.in_the_way
                ],
                "overridden_by": list(near.overridden_by),
            }
            for near in lacking(asked, case)
        ],
        "would_do": would_do(asked, case),
        "asked_for": asked.asked_for(case),
        "outcomes": each if case.hangs else [],
        "text_contradicts_itself": text,
        "follows": _course(case.course),
        "follows_rests_on": {
            each.axis.name: {str(arm): list(then) for arm, then in each.arms}
            for each in case.otherwise
            if isinstance(each, Otherwise)
        },
        "follows_assumes": {
            each.rule.id: list(each.then) for each in case.otherwise if isinstance(each, Without)
        },
        "tables": len(case.tables),
    }


def _outcome(asked: Asked, outcome: Outcome, rests: Iterable[Rests]) -> dict[str, Any]:
    verdict, model = outcome.verdict, asked.question.model
    return {
        "verdict": verdict.word,
        "breaks": list(verdict.breaks),
        "because": [_ground(each) for each in grounds(model, verdict.deciding)],
        "wrong": [_ground(each) for each in grounds(model, outcome.guilt)],
        "reason": verdict.reason and with_names(verdict.reason, asked.question.players),
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


def _course(course: Course | None) -> dict[str, Any] | None:
    if course is None:
        return None
    return {
        "changes": list(course.changes),
        "answers": {answer: _course(then) for answer, then in course.answers},
        "hangs_on_what_was_not_told": list(course.open),
        "tables": course.tables,
    }
