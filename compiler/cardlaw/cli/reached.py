"""Courses of play on the screen and in files: how play comes from the deal to a table at which a finding shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.findings import painter
from cardlaw.cli.screen import Screen
from cardlaw.cli.units import counted
from cardlaw.engine import BadSave, Recorder
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.analysis.reaching import Course

Courses = dict[str, "Course | None"]
"""By the ids of findings; None where no course was found."""


def courses_of(model: m.Model) -> Courses:
    """A course for every finding that one is looked for."""
    from cardlaw.analysis.reaching import courses, sought
    from cardlaw.analysis.storing import checked

    findings = checked(model).findings
    found = courses(model, findings)
    return {finding.id: found.get(finding.id) for finding in sought(findings)}


def say_courses(model: m.Model, found: Courses, screen: Screen) -> None:
    """Tell every course; among lines for machines one line each."""
    if screen.format == "plain":
        for id, course in found.items():
            reached = (
                "not-reached" if course is None else f"reached moves={len(course.choices)} seed={course.seed}"
            )
            screen.say(f"{model.name} {id} {reached}")
    else:
        screen.say("", *_told(model, found, screen))


def _told(model: m.Model, found: Courses, screen: Screen) -> Iterator[str]:
    from cardlaw.analysis.reaching import STEPS
    from cardlaw.analysis.telling import Teller
    from cardlaw.analysis.wording import wrapped

    teller = Teller.of(model)
    yield screen.paint("strong", "from the deal to such a table, by lawful moves only")
    for id, course in found.items():
        if course is None:
            none = f"{id}: no course of play was found in {STEPS:,} moves made at random; this proves nothing"
            yield from screen.wrap(none, "  ", "    ")
            continue
        moves = counted(len(course.choices), "move") if course.choices else "no move: it is there once dealt"
        yield from screen.wrap(f"{screen.paint('name', id)}: {moves}", "  ", "    ")
        for number, said in enumerate(course.said(), 1):
            yield from screen.wrap(f"{number}  {said}", "    ", "       ")
        yield from wrapped(teller.sentence(course.witness, painter(screen)), screen.width, "    ", "      ")
    reached = sum(course is not None for course in found.values())
    yield f"{model.name}: {reached} of {counted(len(found), 'finding')} about a move reached from the deal"


def courses_json(model: m.Model, found: Courses) -> dict[str, Any]:
    """The courses for machines, by finding; none where none was found."""
    from cardlaw.analysis.telling import Teller

    teller = Teller.of(model)
    return {
        id: None
        if course is None
        else {
            "players": course.players,
            "seed": course.seed,
            "choices": dict(course.model.choices),
            "moves": list(course.choices),
            "said": course.said(),
            "witness": teller.plain(course.witness),
        }
        for id, course in found.items()
    }


def write_courses(model: m.Model, found: Courses, folder: Path) -> int:
    """Each course as a saved game, for `cardlaw replay`; how many there are."""
    written = 0
    for id, course in found.items():
        if course is not None:
            path = folder / f"{model.name.replace(' ', '-')}-{id}.table"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                path.unlink(missing_ok=True)
                Recorder.create(path, course.table()).close()
            except (OSError, BadSave) as problem:
                raise WrongUse(f"`{path}` cannot be written: {problem}") from None
            written += 1
    return written
