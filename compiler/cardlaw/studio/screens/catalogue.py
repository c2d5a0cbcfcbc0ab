"""The shelf for a reader: games with their editions, variants and house rules, and the choices each leaves."""

from __future__ import annotations

from typing import Any

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.reading.translations import shipped_catalogue
from cardlaw.studio.answering import Request
from cardlaw.studio.rules import compiled, language_of, library
from cardlaw.studio.screens.recipes import listed


def games(request: Request) -> list[dict[str, Any]]:
    """Every shipped game, what it is called, and what can be opened of it."""
    language = language_of(request)
    shelf = library()
    found: dict[str, dict[str, Any]] = {}
    games: dict[str, str] = {}
    for entry in shelf.of_sort("vocabulary", "edition", "pack", "variant"):
        file, _ = shelf.parsed(entry.path, entry.shown)
        if file is None:
            continue
        match file.head:
            case s.Vocabulary():
                game = entry.name
            case s.Edition() | s.Pack():
                game = file.head.vocabulary.text
            case s.Variant():
                game = games.get(file.head.base.text, "")
            case _:
                continue
        games[entry.name] = game
        shelf_of = found.setdefault(game, {"game": game, "edition": [], "variant": [], "pack": []})
        about = _about(file, language)
        if entry.sort == "vocabulary":
            shelf_of |= about
        else:
            base = file.head.base.text if isinstance(file.head, s.Variant) else None
            shelf_of[entry.sort].append({"id": entry.name, "base": base, **about})
    for game, each in found.items():
        each["recipe"] = listed(game, language)
    return list(found.values())


def _about(file: s.File, language: str) -> dict[str, Any]:
    """What a unit calls itself, and in which language its sheet is printed."""
    from cardlaw.documents.pages.pieces.naming import spelled

    title = gloss = sheet = None
    for line in getattr(file.head, "head", ()):
        match line:
            case s.Title():
                title = _text(line.text, language)
            case s.Gloss():
                gloss = _text(line.text, language)
            case s.Language():
                sheet = line.code.text
            case _:
                pass
    return {"title": title or spelled(file.head.name.text), "gloss": gloss, "language": sheet}


def _text(text: s.Text, language: str) -> str:
    """A text of a rule file in the reader's language, if there is a translation."""
    words = m.Words(text.value, tuple((word.text, said.value) for word, said in text.translations))
    return shipped_catalogue().text(words, language) or text.value


def choices(request: Request) -> dict[str, Any]:
    """The options and readings of a rulebook: question, values, what is chosen."""
    from cardlaw.documents.prose import Prose, to_plain

    model = compiled(request).model
    assert model is not None
    prose = Prose(model, language_of(request))
    units = {unit.name: unit.sort for unit in model.units}
    return {
        "variant": model.name,
        "axes": [
            {
                "name": axis.name,
                "sort": axis.sort,
                "of": axis.unit,
                "pack": units.get(axis.unit) == "pack",
                "question": to_plain(prose.words(axis.text)),
                "chosen": model.choice(axis.name),
                "arms": [
                    {
                        "value": arm.value,
                        "title": to_plain(prose.value(arm)),
                        "because": to_plain(prose.words(arm.because)) if arm.because else None,
                    }
                    for arm in axis.arms
                ],
            }
            for axis in model.axes
        ],
    }
