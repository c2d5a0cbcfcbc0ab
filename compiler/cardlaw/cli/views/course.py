"""Courses of play on the screen and in files: how play comes from the deal to a table at which something shows."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlaw.cli.failures import WrongUse, cannot_write, told
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import as_compiled, file_name
from cardlaw.engine import BadSave, Recorder
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.analysis.reach.games import CourseOfPlay, Missed
    from cardlaw.analysis.results.difference import Difference


@dataclass(frozen=True, slots=True)
class Courses:
    """What was looked for in play, by name.

    `things` is what it is called, `bare` how many of it have no table, `models` the variants as they were named.
    """

    things: str
    models: Sequence[m.Model]
    found: dict[str, CourseOfPlay | Missed]
    bare: int

    def reached(self) -> Iterator[tuple[str, CourseOfPlay]]:
        from cardlaw.analysis.reach.games import CourseOfPlay

        for name, each in self.found.items():
            if isinstance(each, CourseOfPlay):
                yield name, each


def courses_of(model: m.Model) -> Courses:
    """A course for every finding that has a table."""
    from cardlaw.analysis.reach.findings import courses
    from cardlaw.analysis.storing import checked

    findings = checked(model).findings
    found = courses(model, findings)
    return Courses("finding", (model,), found, len(findings) - len(found))


def courses_between(models: Sequence[m.Model], differences: Sequence[Difference]) -> Courses:
    """A course for every difference that has a table; of several with one name the later are numbered."""
    from cardlaw.analysis.reach.differences import reached

    found: dict[str, CourseOfPlay | Missed] = {}
    names = numbered(each.id for each in differences)
    for name, result in zip(names, reached(models, differences), strict=True):
        if result is not None:
            found[name] = result
    return Courses("difference", models, found, len(differences) - len(found))


def numbered(ids: Iterable[str]) -> Iterator[str]:
    """Ids, each of them once: the later ones of the same with a number."""
    times: dict[str, int] = {}
    for id in ids:
        times[id] = times.get(id, 0) + 1
        yield id if times[id] == 1 else f"{id}-{times[id]}"


def wanted(options: argparse.Namespace) -> bool:
    """Whether courses are asked for, to be told or to be written."""
    return bool(options.reach or options.emit_courses)


# ------------------------------------------------------------------ on the screen
def say_courses(title: str, courses: Courses, screen: Screen) -> None:
    """Tell every course; among lines for machines one line each."""
    if screen.format == "plain":
        reached = dict(courses.reached())
        for name in courses.found:
            course = reached.get(name)
            how = f"reached moves={len(course.choices)} seed={course.seed}" if course else "not-reached"
            screen.say(f"{title.replace(', ', ',')} {name} {how}")
    else:
        screen.say("", *_told(title, courses, screen))


def _told(title: str, courses: Courses, screen: Screen) -> Iterator[str]:
    from cardlaw.analysis.reach.games import Missed

    yield screen.paint("strong", say("reach-head"))
    for name, each in courses.found.items():
        if isinstance(each, Missed):
            yield from screen.wrap(say("reach-missed", name=name, n=each.moves), "  ", "    ")
        else:
            yield from _course(name, each, _whose(courses.models, each.model), screen)
    reached = len(dict(courses.reached()))
    summary = say(f"reach-{courses.things}s", title=title, n=reached, total=len(courses.found))
    yield from screen.wrap(summary)
    if courses.bare:
        yield from screen.wrap(say("reach-bare", n=courses.bare))


def _whose(named: Sequence[m.Model], played: m.Model) -> str:
    """By whose rules and under which choices a course goes, where it is not plain."""
    from cardlaw.analysis.results.choices import called

    model = next(model for model in named if model.name == played.name)
    others = [(axis, value) for axis, value in played.choices if model.choice(axis) != value]
    if len(named) == 1 and not others:
        return ""
    return called(played.name, others)


def _course(name: str, course: CourseOfPlay, whose: str, screen: Screen) -> Iterator[str]:
    from cardlaw.analysis.results.verdict_words import spoken
    from cardlaw.analysis.witness.tell import situated, tried
    from cardlaw.cli.views.findings.finding_text import called
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker
    from cardlaw.engine.state.layout import Layout
    from cardlaw.language.core.rulebook import Rulebook

    prose = Prose(course.model, screen.language)
    speak = Speaker(prose, number=partial(called, prose))
    shown = screen.paint("name", name)
    if whose:
        head = say("reach-course-by", name=shown, n=len(course.choices), rules=whose)
    else:
        head = say("reach-course", name=shown, n=len(course.choices))
    yield from screen.wrap(head, "  ", "    ")
    for number, move in enumerate(course.moves(), 1):
        yield from screen.wrap(f"{number}  {speak.part(move)}", "    ", "       ")
    model, layout = course.model, Layout(Rulebook(course.model), None)
    rows = [*situated(model, layout, course.witness), tried(model, layout, course.witness)]
    there = "; ".join(speak.part(row) for row in rows if row is not None)
    if there:
        yield from screen.wrap(there, "    ", "      ")
    if course.shown.then is not None:
        yield from screen.wrap(say("reach-then", what=speak.part(course.shown.then)), "    ", "      ")
    for who, what in course.shown.outcomes:
        yield from screen.wrap(f"{who}: {speak.part(spoken(what))}", "      ", "        ")


# ------------------------------------------------------------------ for machines
def courses_json(courses: Courses) -> dict[str, Any]:
    """The courses by name; where none was found, in how many moves."""
    from cardlaw.analysis.reach.games import Missed

    return {
        name: {"reached": False, "looked": each.moves} if isinstance(each, Missed) else _json(each)
        for name, each in courses.found.items()
    }


def _json(course: CourseOfPlay) -> dict[str, Any]:
    from cardlaw.analysis.witness.tell import Teller

    return {
        "reached": True,
        "variant": course.model.name,
        "players": course.players,
        "seed": course.seed,
        "choices": dict(course.model.choices),
        "moves": list(course.choices),
        "said": course.said(),
        "witness": Teller.of(course.model).plain(course.witness),
        "then": None if course.shown.then is None else str(course.shown.then),
        "outcomes": dict(course.shown.outcomes),
    }


def write_courses(title: str, courses: Courses, options: argparse.Namespace, screen: Screen) -> None:
    """Each course as a saved game, for `cardlaw replay`, if a folder for them is named."""
    if not options.emit_courses:
        return
    folder, written = Path(options.emit_courses), 0
    for name, course in courses.reached():
        path = folder / f"{file_name(title)}-{name}.table"
        played = replace(course, model=as_compiled(course.model))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            Recorder.create(path, played.table()).close()
        except BadSave as problem:
            raise WrongUse(told(problem)) from None
        except OSError as problem:
            raise cannot_write(path, problem) from None
        written += 1
    screen.remark(say("reach-written", n=written, title=title, folder=str(folder)))
