"""A rulebook of one's own → a sheet to print: what it is made of, what was chosen, and every rule that counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlaw.documents.pages.decks import card_total
from cardlaw.documents.pages.depending import in_force, mentioned_in, wording_axes
from cardlaw.documents.pages.naming import spelled, title
from cardlaw.documents.pages.numbering import Chapter, chapters
from cardlaw.documents.prose import Prose, to_plain
from cardlaw.language import model as m
from cardlaw.studio.answering import Request
from cardlaw.studio.kits import seats_of
from cardlaw.studio.rules import language_of, model_of


def sheet(request: Request) -> dict[str, Any]:
    """The sheet of a rulebook in the reader's language; rules that give way are left out."""
    model = model_of(request)
    prose = Prose(model, language_of(request))
    units = {unit.name: unit for unit in model.units}
    least, most = seats_of(model)
    return {
        "variant": model.name,
        "title": _title(prose, model),
        "parts": [
            {"sort": unit.sort, "id": unit.name, "title": _called(prose, unit)}
            for unit in model.units
            if unit.sort != "vocabulary"
        ],
        "players": {"least": least, "most": most},
        "cards": card_total(model),
        "choices": [_choice(prose, axis) for axis in model.axes if axis.sort == "option"],
        "chapters": [found for each in chapters(model) if (found := _chapter(prose, units, each))["rules"]],
    }


def _title(prose: Prose, model: m.Model) -> str:
    """What the sheet is called: the rulebook that it is made of, and what was put on it."""
    base = next((unit for unit in reversed(model.units) if unit.sort in ("variant", "edition")), None)
    return title(prose) if base is None else _called(prose, base)


def _called(prose: Prose, unit: m.Unit) -> str:
    return to_plain(prose.words(unit.title)) if unit.title is not None else spelled(unit.name)


def _choice(prose: Prose, axis: m.Axis) -> dict[str, Any]:
    chosen = prose.model.choice(axis.name)
    arm = next((arm for arm in axis.arms if arm.value == chosen), None)
    said = to_plain(prose.value(arm)) if arm is not None else str(chosen)
    return {"question": to_plain(prose.words(axis.text)), "chosen": said}


def _chapter(prose: Prose, units: dict[str, m.Unit], chapter: Chapter) -> dict[str, Any]:
    unit = units[chapter.unit]
    own = unit.sort != "edition"
    heading = to_plain(prose.words(chapter.title)) if chapter.title is not None else _called(prose, unit)
    return {"title": heading, "house": own, "rules": list(_rules(prose, units, chapter))}


def _rules(prose: Prose, units: dict[str, m.Unit], chapter: Chapter) -> Iterator[dict[str, Any]]:
    model = prose.model
    for rule in chapter.rules:
        if units[rule.unit].sort == "vocabulary" or not in_force(model, rule):
            continue
        lines = ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in rule.lines)
        yield {"id": rule.id, "text": _said(prose, rule), "lines": lines, "assumed": rule.assumed is not None}


def _said(prose: Prose, rule: m.Rule) -> str:
    """The sentence that a person wrote; where the choices change the words, the one made from the rule itself."""
    if rule.gloss is None or wording_axes(prose.model, mentioned_in(prose.model)[rule.id]):
        return " ".join(prose.clause(placed.clause).plain() for placed in rule.clauses)
    return to_plain(prose.words(rule.gloss))
