"""Chapters and numbers: the rules of a model in the order of the sheet, each with a number to be called by."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class NumberedChapter:
    """A chapter of the sheet, or the rules of a unit that has none."""

    number: int
    title: m.Words | None
    unit: str
    rules: tuple[m.Rule, ...]


def chapters(model: m.Model) -> tuple[NumberedChapter, ...]:
    """Rules grouped by unit and chapter as they come; what the vocabulary takes for granted stands last."""
    vocabulary = [r for r in model.rules if r.unit == model.vocabulary]
    others = [r for r in model.rules if r.unit != model.vocabulary]
    found: dict[tuple[str, m.Words | None], list[m.Rule]] = {}
    for rule in (*others, *vocabulary):
        found.setdefault((rule.unit, rule.chapter), []).append(rule)
    return tuple(
        NumberedChapter(number, title, unit, tuple(rules))
        for number, ((unit, title), rules) in enumerate(found.items(), 1)
    )


def numbers(chaptered: tuple[NumberedChapter, ...], only: str | None = None) -> dict[str, str]:
    """What each rule is called on the page: `3.2`; on the page of one unit its own are counted from `1`."""
    found = {
        rule.id: f"{chapter.number}.{at}" for chapter in chaptered for at, rule in enumerate(chapter.rules, 1)
    }
    own = [rule.id for chapter in chaptered if chapter.unit == only for rule in chapter.rules]
    return {**found, **{id: str(at) for at, id in enumerate(own, 1)}}


MOST_ON_A_PAGE = 36
"""Situations on one page: more would take long to fetch."""


def part_of(place: int) -> str:
    """The page on which a situation stands, by its place among all: nothing for the first page."""
    part = place // MOST_ON_A_PAGE + 1
    return str(part) if part > 1 else ""
