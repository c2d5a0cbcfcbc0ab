"""A rulebook of one's own → a sheet to print: what it is made of, what was chosen, and every rule that counts."""

from __future__ import annotations

from typing import Any

from cardlaw.documents.pages.pieces.decks import card_total
from cardlaw.documents.pages.pieces.numbering import NumberedChapter
from cardlaw.documents.printing.wording import Worded
from cardlaw.studio.answering import Request
from cardlaw.studio.rules import language_of, model_of
from cardlaw.studio.screens.kits import seats_of


def sheet(request: Request) -> dict[str, Any]:
    """The sheet of a rulebook in the reader's language, with what `cardlaw print` would put on it."""
    model = model_of(request)
    worded = Worded(model, language_of(request))
    least, most = seats_of(model)
    return {
        "variant": model.name,
        "title": worded.title,
        "parts": [
            {"sort": unit.sort, "id": unit.name, "title": worded.called(unit.name)}
            for unit in model.units
            if unit.sort != "vocabulary"
        ],
        "players": {"least": least, "most": most},
        "cards": card_total(model),
        "choices": [{"question": asked, "chosen": answer} for asked, answer in worded.choices()],
        "chapters": [_chapter(worded, chapter) for chapter in worded.chapters],
    }


def _chapter(worded: Worded, chapter: NumberedChapter) -> dict[str, Any]:
    return {
        "title": worded.heading(chapter),
        "house": worded.units[chapter.unit].sort != "edition",
        "rules": [
            {"id": line.id, "text": line.text, "lines": line.lines, "assumed": line.assumed}
            for line in worded.lines(chapter.rules)
        ],
    }
