"""What the referee found, shown: each move of a course with what is against it, then a line per variant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardlaw.cli.screen import Screen
from cardlaw.engine.reasons import Ground, grounds
from cardlaw.language import model as m
from cardlaw.scenarios.courses import Step
from cardlaw.scenarios.refereeing import Judgement, Ruling

INDENT = "      "
STYLES = {"clean": "good", "breaches": "doubt", "broken": "bad", "unknown": "doubt"}


@dataclass(frozen=True, slots=True)
class Trial:
    """A course under one variant; `problem` says why it could not be set up, or not to its end."""

    variant: str
    model: m.Model | None
    judgement: Judgement | None
    problem: str | None = None
    steps: tuple[Step, ...] = ()

    @property
    def word(self) -> str:
        """clean, breaches, broken, or unknown."""
        if self.judgement is None:
            return "unknown"
        end = self.judgement.end
        if end is not None:
            return "broken" if end.sort == "broken" else "unknown"
        if self.problem is not None:
            return "unknown"
        return "breaches" if self.judgement.rulings else "clean"


@dataclass(frozen=True, slots=True)
class Course:
    """A course of play and how each variant judges it."""

    title: str
    name: str | None
    steps: tuple[Step, ...]
    length: int
    names: tuple[str, ...]
    trials: tuple[Trial, ...]


def report(screen: Screen, file: str, courses: Sequence[Course], brief: bool) -> int:
    if screen.format == "json":
        screen.data({"file": file, "courses": [_json(course) for course in courses]})
    else:
        for place, course in enumerate(courses):
            if place:
                screen.say()
            show = _plain if screen.format == "plain" else _text
            screen.say(*show(screen, file, course, brief))
    return 0 if all(trial.word == "clean" for course in courses for trial in course.trials) else 1


# -------------------------------------------------------------------- for people
def _text(screen: Screen, file: str, course: Course, brief: bool) -> Iterator[str]:
    head = f"{file}: " + (f"{course.name}: " if course.name else "") + course.title
    yield from (screen.paint("strong", line) for line in screen.wrap(head, "", "  "))
    yield ""
    shown = False
    for number, step in enumerate(course.steps, 1):
        against = [(t, r) for t in course.trials for r in _rulings(t) if r.number == number]
        if against or not brief:
            yield from screen.wrap(step.said, f"{number:>4}  ", INDENT)
            shown = True
        for trial, ruling in against:
            yield from _ruling(screen, course, trial, ruling)
    if shown:
        yield ""
    width = max(len(trial.variant) for trial in course.trials)
    for trial in course.trials:
        lines = screen.wrap(_summary(trial, course), f"{trial.variant:<{width}}  ", " " * (width + 2))
        yield from (screen.paint(STYLES[trial.word], line) for line in lines)


def _rulings(trial: Trial) -> tuple[Ruling, ...]:
    return trial.judgement.rulings if trial.judgement is not None else ()


def _ruling(screen: Screen, course: Course, trial: Trial, ruling: Ruling) -> Iterator[str]:
    yield from screen.wrap(f"{trial.variant}: {_against(course, trial, ruling)}", INDENT, INDENT + "  ")
    for ground in _grounds(trial, ruling):
        text = f"{ground.rule}: {ground.gloss.text} ({ground.citation})"
        yield from screen.wrap(text, INDENT + "  ", INDENT + "    ")


def _against(course: Course, trial: Trial, ruling: Ruling) -> str:
    who = "the table" if ruling.seat is None else course.names[ruling.seat]
    match ruling.sort:
        case "breach":
            return "a breach; the rule can be broken, and play goes on"
        case "omission":
            return f"a breach before it: {who} left undone what had to be done"
        case "broken" if ruling.reason is not None:
            return f"broken here: {ruling.reason}"
        case "broken":
            said = {"silent": "no rule allows it", "contradictory": "the rules both allow and forbid it"}
            return f"broken here: {said.get(ruling.word, 'the rules forbid it')}"
        case "unsaid":
            return f"cannot be judged from here: {ruling.reason}"
        case "parted":
            parting = trial.judgement.parting if trial.judgement is not None else None
            since = f" (since move {parting.number}, {'; '.join(parting.differs)})" if parting else ""
            return f"cannot be judged from here: {ruling.reason}{since}"


def _summary(trial: Trial, course: Course) -> str:
    judgement = trial.judgement
    if judgement is None:
        return f"cannot be judged: {trial.problem}"
    breaches = [r.number for r in judgement.rulings if r.sort in ("breach", "omission")]
    times = f"{len(breaches)} breach" + ("es" if len(breaches) > 1 else "")
    found = f"{times}, the first at move {breaches[0]}" if breaches else ""
    end = judgement.end
    if end is not None:
        what = "broken at" if end.sort == "broken" else "cannot be judged from"
        return f"{what} move {end.number}" + (f"; before it {found}" if breaches else "")
    if trial.problem is not None:
        return f"cannot be judged to the end: {trial.problem}"
    moves = "move" if course.length == 1 else "moves"
    return f"{course.length} {moves}, " + (found or "all lawful")


def _grounds(trial: Trial, ruling: Ruling) -> tuple[Ground, ...]:
    return grounds(trial.model, ruling.clauses) if trial.model is not None else ()


# -------------------------------------------------------------------- for machines
def _plain(screen: Screen, file: str, course: Course, brief: bool) -> Iterator[str]:
    """A line per ruling and one per variant, with tabs."""
    for trial in course.trials:
        for ruling in _rulings(trial):
            rules = ", ".join(ground.rule for ground in _grounds(trial, ruling))
            cells = (trial.variant, str(ruling.number), ruling.sort, ruling.step.said, ruling.reason or rules)
            yield "\t".join(cells)
        yield f"{trial.variant}\t\t{trial.word}\t{course.name or file}\t{trial.problem or ''}".rstrip()


def _json(course: Course) -> dict[str, Any]:
    return {
        "course": course.name,
        "title": course.title,
        "players": list(course.names),
        "moves": [
            {"number": number, "player": step.seat, "move": step.text, "said": step.said, "line": step.line}
            for number, step in enumerate(course.steps, 1)
        ],
        "variants": [_trial_json(trial) for trial in course.trials],
    }


def _trial_json(trial: Trial) -> dict[str, Any]:
    judgement = trial.judgement
    first = judgement.first if judgement is not None else None
    parting = judgement.parting if judgement is not None else None
    return {
        "variant": trial.variant,
        "verdict": trial.word,
        "judged": judgement.judged if judgement is not None else 0,
        "problem": trial.problem,
        "first": first.number if first is not None else None,
        "rulings": [_ruling_json(trial, ruling) for ruling in _rulings(trial)],
        "unasked": list(judgement.unasked) if judgement is not None else [],
        "parted": {"move": parting.number, "differs": list(parting.differs)} if parting else None,
    }


def _ruling_json(trial: Trial, ruling: Ruling) -> dict[str, Any]:
    return {
        "move": ruling.number,
        "sort": ruling.sort,
        "player": ruling.seat,
        "verdict": ruling.word,
        "reason": ruling.reason,
        "clauses": [
            {
                "clause": ground.clause,
                "rule": ground.rule,
                "unit": ground.unit,
                "gloss": ground.gloss.text,
                "lines": [list(span) for span in ground.lines],
                "source": ground.source,
                "assumed": ground.assumed,
            }
            for ground in _grounds(trial, ruling)
        ],
    }
