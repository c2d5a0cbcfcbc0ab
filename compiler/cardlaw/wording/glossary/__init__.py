"""What cardlaw's own words mean, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from cardlaw.language.records import dataclass

LANGUAGES = ("en", "fi", "nb", "it", "sv")


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word of ours: its id, what it is called in a language, what it means, and what else it is called."""

    id: str
    term: str
    meaning: str
    also: str | None = None


@cache
def entries(language: str) -> Mapping[str, GlossaryEntry]:
    """All words by id, in the order of the file."""
    text = files("cardlaw.wording").joinpath("glossary", f"{language}.ftl").read_text("utf-8")
    found: dict[str, GlossaryEntry] = {}
    for each in FluentParser().parse(text).body:
        if isinstance(each, ast.Junk):
            raise ValueError(f"glossary/{language}.ftl: {each.annotations[0].message}: {each.content!r}")
        if isinstance(each, ast.Message):
            more = {a.id.name: _plain(a.value) for a in each.attributes}
            found[each.id.name] = GlossaryEntry(
                each.id.name, _plain(each.value), more["meaning"], more.get("also")
            )
    return found


def find(word: str, language: str = "en") -> GlossaryEntry | None:
    """The entry of a word, called by its id or by what it is called in any language."""
    said = word.strip().casefold().replace("-", " ")
    for code in (language, *LANGUAGES):
        for entry in entries(code).values():
            if said in (entry.id.replace("-", " "), entry.term.casefold(), entry.also):
                return entries(language)[entry.id]
    return None


def _plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
