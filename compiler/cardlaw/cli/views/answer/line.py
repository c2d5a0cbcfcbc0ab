"""The answer to a question about a move, on one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.cli.views.answer.asked import EditionAnswer
from cardlaw.cli.views.answer.rests import proof
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.questions.outcomes import MoveOutcome


def as_line(asked: EditionAnswer) -> str:
    """The answer on one line: the verdict, the move, what decides, and by what it is wrong."""
    case = asked.answer.cases[0]
    move = asked.plain(asked.head) if case.hangs else _written(asked)
    if case.hangs:
        answers = "; ".join(_plain(outcome) for outcome in case.outcomes)
        return f"{asked.name} hangs {_written(asked)}: on {', '.join(asked.asked_for(case))}: {answers}"
    outcome = case.outcomes[0]
    because = " ".join(outcome.verdict.deciding)
    wrong = f" wrong: {' '.join(outcome.guilt)}" if outcome.guilt else ""
    unsure = "" if case.unknown is None else f" ({asked.plain(proof(case))})"
    told = f"{outcome.verdict.word} {move}{': ' if because else ''}{because}{wrong}{unsure}"
    return f"{asked.name} {told}"


def _written(asked: EditionAnswer) -> str:
    return asked.plain(message("move", move=asked.move))


def _plain(outcome: MoveOutcome) -> str:
    deciding = " ".join(outcome.verdict.deciding)
    wrong = f" wrong {' '.join(outcome.guilt)}" if outcome.guilt else ""
    return f"{outcome.verdict.word} {deciding}{wrong}".strip()
