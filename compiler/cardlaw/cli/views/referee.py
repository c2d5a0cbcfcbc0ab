"""What the referee found, shown: each move of a course with what is against it, then a line per variant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from cardlaw.cli.screen import Screen
from cardlaw.engine.play.reasons import Ground, grounds
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.players.words import PlayerWords
from cardlaw.scenarios.courses import Step
from cardlaw.scenarios.refereeing import Judgement, Ruling
from cardlaw.wording.commands import say
from cardlaw.wording.plain import plain

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
class JudgedCourse:
    """A course of play and how each variant judges it."""

    title: str
    name: str | None
    steps: tuple[Step, ...]
    length: int
    names: tuple[str, ...]
    trials: tuple[Trial, ...]


def report(screen: Screen, file: str, courses: Sequence[JudgedCourse], brief: bool) -> int:
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
def _text(screen: Screen, file: str, course: JudgedCourse, brief: bool) -> Iterator[str]:
    head = f"{file}: " + (f"{course.name}: " if course.name else "") + screen.words(course.title)
    yield from (screen.paint("strong", line) for line in screen.wrap(head, "", "  "))
    yield ""
    shown = False
    for number, step in enumerate(course.steps, 1):
        against = [(t, r) for t in course.trials for r in _rulings(t) if r.number == number]
        if against or not brief:
            yield from screen.wrap(_said(screen, course, step), f"{number:>4}  ", INDENT)
            shown = True
        for trial, ruling in against:
            yield from _ruling(screen, course, trial, ruling)
    if shown:
        yield ""
    width = max(len(trial.variant) for trial in course.trials)
    for trial in course.trials:
        lines = screen.wrap(_summary(trial, course), f"{trial.variant:<{width}}  ", " " * (width + 2))
        yield from (screen.paint(STYLES[trial.word], line) for line in lines)


def _said(screen: Screen, course: JudgedCourse, step: Step) -> str:
    """A step in the reader's words, if it comes from a record; else as its file says it."""
    model = next((trial.model for trial in course.trials if trial.model is not None), None)
    if step.told is None or model is None:
        return step.said
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    return Speaker(Prose(model, screen.language), course.names).part(step.told)


def _rulings(trial: Trial) -> tuple[Ruling, ...]:
    return trial.judgement.rulings if trial.judgement is not None else ()


def _ruling(screen: Screen, course: JudgedCourse, trial: Trial, ruling: Ruling) -> Iterator[str]:
    against = screen.words(_against(screen, course, trial, ruling))
    yield from screen.wrap(f"{trial.variant}: {against}", INDENT, INDENT + "  ")
    if trial.model is None:
        return
    from cardlaw.cli.views.answer.why import cited
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    words = PlayerWords(trial.model, screen.language)
    place = Speaker(Prose(trial.model, screen.language)).part
    for ground in _grounds(trial, ruling):
        text = f"{ground.rule}: {words.text(ground.gloss)} ({place(cited(ground))})"
        yield from screen.wrap(text, INDENT + "  ", INDENT + "    ")


def _against(screen: Screen, course: JudgedCourse, trial: Trial, ruling: Ruling) -> Saying:
    why = _why(screen, course, trial, ruling)
    match ruling.sort:
        case "breach":
            return say("ruling-breach")
        case "omission":
            who = say("word-table") if ruling.seat is None else course.names[ruling.seat].capitalize()
            return say("ruling-omission", who=who)
        case "broken" if why is not None:
            return say("ruling-not-possible", why=why)
        case "broken" if ruling.word in ("silent", "contradictory"):
            return say(f"ruling-{ruling.word}")
        case "broken":
            return say("ruling-forbidden")
        case "unsaid" | "parted":
            parting = trial.judgement.parting if trial.judgement is not None else None
            if ruling.sort == "unsaid" or parting is None:
                return say("ruling-unjudged", why=why or "")
            what = "; ".join(parting.differs)
            return say("ruling-parted", why=why or "", number=parting.number, what=what)


def _why(screen: Screen, course: JudgedCourse, trial: Trial, ruling: Ruling) -> str | None:
    """What keeps a move from being made, in the reader's language."""
    if ruling.reason is None or trial.model is None:
        return None
    from cardlaw.cli.views.findings.finding_text import called
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    prose = Prose(trial.model, screen.language)
    return Speaker(prose, course.names, partial(called, prose)).part(ruling.reason)


def _summary(trial: Trial, course: JudgedCourse) -> Saying:
    judgement = trial.judgement
    if judgement is None:
        return say("trial-not-judged", why=trial.problem or "")
    breaches = [r.number for r in judgement.rulings if r.sort in ("breach", "omission")]
    found = say("trial-breaches", n=len(breaches), number=breaches[0]) if breaches else None
    end = judgement.end
    if end is not None:
        what = say("trial-broken" if end.sort == "broken" else "trial-unjudged", number=end.number)
        return what if found is None else say("trial-before", what=what, breaches=found)
    if trial.problem is not None:
        return say("trial-not-to-the-end", why=trial.problem)
    return say("trial-moves", n=course.length, what=found or say("trial-all-lawful"))


def _grounds(trial: Trial, ruling: Ruling) -> tuple[Ground, ...]:
    return grounds(trial.model, ruling.clauses) if trial.model is not None else ()


# -------------------------------------------------------------------- for machines
def _plain(screen: Screen, file: str, course: JudgedCourse, brief: bool) -> Iterator[str]:
    """A line per ruling and one per variant, with tabs."""
    for trial in course.trials:
        for ruling in _rulings(trial):
            rules = ", ".join(ground.rule for ground in _grounds(trial, ruling))
            why = _plainly(course, ruling) or rules
            yield "\t".join((trial.variant, str(ruling.number), ruling.sort, ruling.step.said, why))
        yield f"{trial.variant}\t\t{trial.word}\t{course.name or file}\t{trial.problem or ''}".rstrip()


def _plainly(course: JudgedCourse, ruling: Ruling) -> str | None:
    return None if ruling.reason is None else plain(ruling.reason, course.names)


def _json(course: JudgedCourse) -> dict[str, Any]:
    return {
        "course": course.name,
        "title": course.title,
        "players": list(course.names),
        "moves": [
            {"number": number, "player": step.seat, "move": step.text, "said": step.said, "line": step.line}
            for number, step in enumerate(course.steps, 1)
        ],
        "variants": [_trial_json(course, trial) for trial in course.trials],
    }


def _trial_json(course: JudgedCourse, trial: Trial) -> dict[str, Any]:
    judgement = trial.judgement
    first = judgement.first if judgement is not None else None
    parting = judgement.parting if judgement is not None else None
    return {
        "variant": trial.variant,
        "verdict": trial.word,
        "judged": judgement.judged if judgement is not None else 0,
        "problem": trial.problem,
        "first": first.number if first is not None else None,
        "rulings": [_ruling_json(course, trial, ruling) for ruling in _rulings(trial)],
        "unasked": list(judgement.unasked) if judgement is not None else [],
        "parted": {"move": parting.number, "differs": list(parting.differs)} if parting else None,
    }


def _ruling_json(course: JudgedCourse, trial: Trial, ruling: Ruling) -> dict[str, Any]:
    return {
        "move": ruling.number,
        "sort": ruling.sort,
        "player": ruling.seat,
        "verdict": ruling.word,
        "reason": _plainly(course, ruling),
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
