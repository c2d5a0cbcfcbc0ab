"""The answer to a question about a move, as text, as a line and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardlaw.cli.screen import Screen
from cardlaw.engine.reasons import Ground, grounds, with_names

if TYPE_CHECKING:
    from cardlaw.analysis.answering import Answer, Case, Question
    from cardlaw.analysis.asking import Lacking, LeftOut
    from cardlaw.analysis.encoding import Unknown
    from cardlaw.analysis.following import Course

WORDS = {
    "may": "may",
    "must": "must",
    "must-not": "must not",
    "silent": "nothing is said",
    "contradictory": "the rules contradict each other",
    "not-offered": "not offered",
}
STYLES = {"may": "good", "must": "good", "must-not": "bad", "contradictory": "bad"}
WHICH = ("it was not wrong", "it was wrong")


@dataclass(frozen=True, slots=True)
class Asked:
    """The question as one edition reads it, and its answer."""

    name: str
    question: Question
    answer: Answer

    @property
    def move(self) -> str:
        question = self.question
        return " ".join([question.act, self._args(question.act, question.args)]).strip()

    @property
    def earlier(self) -> str:
        """The move that is answered, as it is written, with who made it."""
        window = self.question.situation.window
        assert window is not None and window.after is not None and window.by is not None
        verb = self.question.model.act(window.after).verb
        return f"{self.question.players[window.by]} {verb} {self._args(window.after, window.args)}".strip()

    def _args(self, act: str, args: Sequence[Any]) -> str:
        layout, names = self.answer.cases[0].table.program.layout, self.question.players
        parameters = self.question.model.act(act).parameters
        return ", ".join(
            names[arg] if p.type == "player" else layout.text(arg, p.type)
            for arg, p in zip(args, parameters, strict=True)
        )


# ------------------------------------------------------------------ as text
def as_line(asked: Asked) -> str:
    """The answer on one line: the verdict, the move, what decides, and by what it is wrong."""
    case = asked.answer.cases[0]
    because = " ".join(case.verdict.deciding)
    wrong = f" wrong: {' '.join(case.guilt)}" if case.guilt else ""
    return f"{asked.name} {case.verdict.word} {asked.move}{': ' if because else ''}{because}{wrong}"


def as_text(asked: Asked, screen: Screen) -> Iterator[str]:
    """The answer for people."""
    first, *others = asked.answer.cases
    word = first.verdict.word
    style = STYLES.get(word, "doubt")
    yield f"{screen.paint('name', asked.name)}  {screen.paint(style, WORDS[word])}  {asked.move}"
    yield from _verdict(asked, first, screen)
    if held := _presumed(asked):
        yield from screen.wrap(f"taking {held}, of which nothing was told", "  ", "    ")
    yield from _earlier(asked, screen)
    yield from _follows(first, screen, f" if {WHICH[0]}" if others else "")
    for other in others:
        if other.verdict != first.verdict:
            yield from screen.wrap(f"if {WHICH[1]}: {WORDS[other.verdict.word]}", "  ")
            yield from _verdict(asked, other, screen)
        yield from _follows(other, screen, f" if {WHICH[1]}")
    if note := _note(asked):
        yield from screen.wrap(note, "  ", "    ")


def _verdict(asked: Asked, case: Case, screen: Screen) -> Iterator[str]:
    verdict, model = case.verdict, asked.question.model
    if verdict.reason:
        yield from screen.wrap(with_names(verdict.reason, asked.question.players), "  ")
    yield from _grounds(grounds(model, verdict.deciding), screen)
    if verdict.breaks:
        yield from screen.wrap(f"it would break {', '.join(verdict.breaks)}", "  ")
    if case.guilt:
        yield f"  {'yet' if verdict.word in ('may', 'must') else 'and'} wrong by"
        yield from _grounds(grounds(model, case.guilt), screen, "    ")
    for near in _lacking(asked, case)[:2]:
        if near.overridden_by:
            by = ", ".join(f"`{rule}`" for rule in near.overridden_by)
            yield from screen.wrap(f"`{near.clause}` would allow it, but {by} comes first", "  ", "    ")
            continue
        yield from screen.wrap(f"`{near.clause}` would allow it if", "  ", "    ")
        for text in near.conditions:
            yield from screen.wrap(text.strip(), "      " if text.startswith(" ") else "    ", "        ")


def _grounds(found: Iterable[Ground], screen: Screen, indent: str = "  ") -> Iterator[str]:
    for ground in found:
        yield from screen.wrap(f"“{ground.gloss.text}”", f"{indent}{ground.rule}: ", f"{indent}  ")
        yield f"{indent}  {screen.paint('quiet', ground.citation)}"


def _lacking(asked: Asked, case: Case) -> list[Lacking]:
    if case.verdict.word not in ("must-not", "silent"):
        return []
    from cardlaw.analysis.asking import lacking

    question = asked.question
    return lacking(case.table, question.seat, question.act, question.args, case.verdict)


def _presumed(asked: Asked) -> str:
    """That the mover holds what the move needs."""
    layout = asked.answer.cases[0].table.program.layout
    cards = ", ".join(f"`{layout.cards[card].text}`" for card in asked.answer.presumed)
    return f"{asked.question.players[asked.question.seat]} to hold {cards}" if cards else ""


def _earlier(asked: Asked, screen: Screen) -> Iterator[str]:
    found = asked.answer.earlier
    if found is None:
        return
    if found.wrong is None:
        text = f"whether `{asked.earlier}` was wrong hangs on what was not told"
        if found.if_before is not None:
            before, after = ("wrong", "not wrong") if found.if_before else ("not wrong", "wrong")
            text = f"`{asked.earlier}` was {before} if the cards told are those before it, {after} if those after it"
        yield from screen.wrap(text, "  ", "    ")
        return
    by = f" by {', '.join(f'`{clause}`' for clause in found.clauses)}" if found.clauses else ""
    word = "wrong" if found.wrong else "not wrong"
    yield from screen.wrap(f"`{asked.earlier}` was {word}{by}, as what was told shows", "  ", "    ")


def _follows(case: Case, screen: Screen, which: str) -> Iterator[str]:
    def lines(course: Course, indent: str) -> Iterator[str]:
        for change in course.changes:
            yield f"{indent}{change}"
        for answer, then in course.answers:
            yield f"{indent}{answer}:"
            yield from lines(then, indent + "  ")
        if course.open:
            hangs = f"it hangs on what was not told: {', '.join(course.open)}"
            yield from screen.wrap(hangs, indent, indent + "  ")

    if case.course is not None:
        some = "" if case.course.tables == len(case.tables) else f"{case.course.tables} of "
        yield f"  what follows{which}, at {some}{len(case.tables)} tables that fit:"
        yield from lines(case.course, "    ")


def _note(asked: Asked) -> str:
    """What was not said and matters, told; or that nothing that was left out does."""
    answer = asked.answer
    if answer.cases[0].verdict.word == "not-offered" or not answer.left_out:
        return ""
    notes = [_left_out(asked, found) for found in answer.left_out]
    if len(set(notes)) == 1:
        return notes[0]
    return "; ".join(f"if {which}, {note}" for which, note in zip(WHICH, notes, strict=True))


def _left_out(asked: Asked, found: LeftOut | Unknown | None) -> str:
    from cardlaw.analysis.asking import LeftOut
    from cardlaw.analysis.telling import Teller

    if found is None:
        return "what was left out makes no difference to the verdict"
    if not isinstance(found, LeftOut):
        return f"whether what was left out matters to the verdict is not known: {found.reason}"
    rows = dict(Teller.of(asked.question.model).rows(found.witness))
    rows = {name: value for name, value in rows.items() if not name.endswith(" tries")}
    seen = ", ".join(f"{name} {value}" for name, value in rows.items())
    wrong = ", and wrong" if found.wrong else ""
    return f"it hangs on what was left out: with {seen} the answer is “{WORDS[found.verdict]}{wrong}”"


# ------------------------------------------------------------------ as data
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
        }
    return {
        **_case(asked, first),
        "earlier": earlier,
        "otherwise": _case(asked, others[0]) if others else None,
        "taking": _presumed(asked) or None,
        "left_out": _note(asked) or None,
    }


def _case(asked: Asked, case: Case) -> dict[str, Any]:
    verdict, model = case.verdict, asked.question.model
    return {
        "verdict": verdict.word,
        "breaks": list(verdict.breaks),
        "because": [_ground(each) for each in grounds(model, verdict.deciding)],
        "wrong": [_ground(each) for each in grounds(model, case.guilt)],
        "reason": verdict.reason,
        "why_not": [
            {"clause": near.clause, "lacks": list(near.conditions), "overridden_by": list(near.overridden_by)}
            for near in _lacking(asked, case)
        ],
        "follows": _course(case.course),
        "tables": len(case.tables),
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
