"""What rulebooks are called on pages: ids are for typing, titles are for reading."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from babel import Locale

from cardlaw.documents.pages.pieces.decks import card_total
from cardlaw.documents.prose import LANGUAGES, Prose, to_plain
from cardlaw.documents.prose.phrases import joined, noun, say
from cardlaw.language import model as m
from cardlaw.language.walking import nodes

NO_BREAK = "\N{NO-BREAK SPACE}"
SHEET_LANGUAGES = {"nb": "no"}
"""A language as people call that of a sheet, where the code names only one of its norms."""


def spelled(name: str) -> str:
    """An id as words: `house-rule` is `House rule`."""
    text = name.replace("-", " ")
    return text[:1].upper() + text[1:]


def pair_name(one: m.Model, other: m.Model) -> str:
    """Two rulebooks as part of an address."""
    return f"{one.name}--{other.name}"


def is_edition(model: m.Model) -> bool:
    """Whether the model is an edition as printed, with nothing put on it."""
    return any(unit.sort == "edition" and unit.name == model.name for unit in model.units)


def title(prose: Prose) -> str:
    """A rulebook by name: an edition that is called by its language and a number by these, others by their id."""
    unit = next((u for u in prose.model.units if u.name == prose.model.name), None)
    if unit is not None and unit.title is not None:
        return to_plain(prose.words(unit.title))
    spoken = sheet_language(prose)
    if spoken is None:
        return spelled(prose.model.name)
    total = card_total(prose.model)
    return f"{spoken} · {total} {after_number(prose, total)}" if total else spoken


def called(prose: Prose) -> str:
    """A rulebook in two words, for lists: the language of its sheet and the number of its cards, else its title."""
    spoken = sheet_language(prose)
    total = card_total(prose.model)
    return f"{spoken}{NO_BREAK}{total}" if spoken and total else title(prose)


def game_title(prose: Prose) -> str:
    """A game by the title that its vocabulary gives it, or by its id."""
    unit = next((u for u in prose.model.units if u.sort == "vocabulary"), None)
    if unit is not None and unit.title is not None:
        return to_plain(prose.words(unit.title))
    return spelled(prose.model.vocabulary)


def unit_title(prose: Prose, name: str) -> str:
    """A pack, variant or edition by its title, or by its id."""
    unit = next((u for u in prose.model.units if u.name == name), None)
    return spelled(name) if unit is None or unit.title is None else to_plain(prose.words(unit.title))


def mixture_title(prose: Prose) -> str:
    """A rulebook by the edition or variant that it is made of, and the packs that were put on that."""
    units = prose.model.units
    base = next(u for u in reversed(units) if u.sort in ("variant", "edition"))
    packs = [u for u in units if u.sort == "pack" and base.sort != "variant"]
    return " + ".join(unit_title(prose, unit.name) for unit in (base, *packs))


def put_on(prose: Prose, base: str, packs: Sequence[str]) -> str:
    """A rulebook by what it is called, with the packs that are put on it in quotation marks."""
    if not packs:
        return base
    named = joined(tuple(say("called", name=each) for each in packs), "and")
    return to_plain(prose.phrase(say("page-put-on", base=base, packs=named)))


def _passing(model: m.Model) -> frozenset[str]:
    return frozenset(
        node.name
        for part in (*model.rules, *model.acts)
        for node in nodes(part)
        if isinstance(node, m.Let | m.Choose | m.Ask | m.Chance)
    )


passing_names = m.Fact(_passing)
"""What steps call something for a moment: no words of the game, and not in its glossary."""


def sheet_language(prose: Prose) -> str | None:
    """The language of the sheet as the reader calls it, for an edition that is called by it."""
    model = prose.model
    unit = next((u for u in model.units if u.name == model.name), None)
    if unit is None or unit.language is None or not model.name.startswith(f"{unit.language}-"):
        return None
    return language_name(unit.language, prose.language)


def after_number(prose: Prose, count: int, name: str = "card") -> str:
    """What is counted, as it stands after a number."""
    form = "" if count == 1 else "partitive" if prose.language == "fi" else "plural"
    return to_plain(prose.phrase(noun(name), form))


@cache
def language_name(code: str, reader: str) -> str:
    """The language of a sheet as the reader calls it."""
    if code not in LANGUAGES:
        return code
    names = Locale.parse(LANGUAGES[reader].locale).languages
    name = str(names.get(SHEET_LANGUAGES.get(code, code), LANGUAGES[code].name))
    return name[:1].upper() + name[1:]
