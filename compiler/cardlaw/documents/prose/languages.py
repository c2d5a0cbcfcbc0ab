"""The languages that prose is written in, and their message files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast


@dataclass(frozen=True, slots=True)
class Language:
    """A human language: its code in rule files, its locale for plurals and lists, its own name.

    `contractions` are neighbours that the language writes as one word."""

    code: str
    locale: str
    name: str
    contractions: tuple[tuple[str, str], ...] = ()


LANGUAGES = {
    language.code: language
    for language in (
        Language("en", "en_GB", "English"),
        Language("fi", "fi", "Suomi", ((" ja ei ", " eikä "),)),
        Language("nb", "nb", "Norsk bokmål"),
        Language("it", "it", "Italiano", ((" e è ", " ed è "),)),
        Language("sv", "sv", "Svenska"),
    )
}


@cache
def message_text(language: str) -> str:
    return files("cardlaw.documents.prose").joinpath("messages", f"{language}.ftl").read_text("utf-8")


@cache
def message_file(language: str) -> ast.Resource:
    """The messages of a language; a file that does not parse is a bug, told with its line."""
    text = message_text(language)
    resource = FluentParser(with_spans=True).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            why = note.message if note else "does not parse"
            raise ValueError(f"messages/{language}.ftl, line {line}: {why}")
    return resource
