"""Rulebooks side by side: each difference as a sentence, a picture and what each of them says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlaw.analysis.storing import compared
from cardlaw.cli.variants import told_apart
from cardlaw.documents.comparisons import shown
from cardlaw.documents.pages.addresses import Addresses, Key
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.differing import head, knowing
from cardlaw.documents.pages.figures import situation_figure
from cardlaw.documents.pages.findings import verdict_word
from cardlaw.documents.pages.html import to_text
from cardlaw.documents.pages.naming import title
from cardlaw.documents.pages.rules import Sheet
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.results import Comparison, Difference
from cardlaw.engine.reasons import grounds
from cardlaw.language import model as m
from cardlaw.studio.answering import Refused, Request, progress
from cardlaw.studio.rules import language_of, library, own_texts

MOST_COMPARED = 5


def differences(request: Request) -> dict[str, Any]:
    """What sets rulebooks apart, topic by topic."""
    ids = request.get("ids")
    if not isinstance(ids, list) or not all(isinstance(id, str) and "/" not in id for id in ids):
        raise Refused("no rulebooks are named")
    if not 2 <= len(ids) <= MOST_COMPARED:
        raise Refused(f"two to {MOST_COMPARED} rulebooks are compared")
    models = told_apart(library(tuple(own_texts(request).items())), ids)
    return told(models, shown(models, compared(models, done=progress)), language_of(request))


def told(models: Sequence[m.Model], found: Comparison, language: str) -> dict[str, Any]:
    """A comparison for the page; what only follows from another difference is left out."""
    context = Context(Addresses("", language), (language,))
    sheets = [
        Sheet(context, Prose(model, language), Key("edition", model.name, language)) for model in models
    ]
    topics = {topic.name: topic for model in models for topic in model.topics}
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in topics}
    for each in found.differences:
        if not each.follows:
            rows.setdefault(each.topic, []).append(_difference(sheets, each))
    return {
        "rulebooks": [{"id": sheet.model.name, "title": title(sheet.prose)} for sheet in sheets],
        "topics": [
            {
                "topic": name,
                "title": to_plain(sheets[0].prose.words(topics[name].text)) if name in topics else name,
                "differences": each,
            }
            for name, each in rows.items()
            if each
        ],
        "unknown": [f"{about}: {how}" for about, how in found.unknown],
    }


def _difference(sheets: Sequence[Sheet], difference: Difference) -> dict[str, Any]:
    first = knowing(sheets, difference)
    said = to_text(head(first, difference))
    picture = None
    if difference.table is not None and difference.table.drawable:
        picture = situation_figure(first.prose, looks_of(first.model), difference.table, said).svg()
    rules, verdicts = dict(difference.rules), dict(difference.verdicts)
    return {
        "id": difference.id,
        "head": said,
        "picture": picture,
        "under": [f"{axis} = {value} ({name})" for name, axis, value in difference.under],
        "says": [
            {
                "rulebook": sheet.model.name,
                "verdict": to_text(verdict_word(sheet, verdicts[sheet.model.name])),
                "rules": [_rule(sheet, clause) for clause in rules.get(sheet.model.name, ())],
            }
            for sheet in sheets
            if sheet.model.name in verdicts
        ],
    }


def _rule(sheet: Sheet, clause: str) -> dict[str, str]:
    """A rule that decides: its sentence and where it is printed."""
    ground = grounds(sheet.model, (clause,))[0]
    return {"text": to_plain(sheet.prose.words(ground.gloss)), "citation": ground.citation}
