"""The languages that prose is written in, and their message files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from cardlaw.language.records import dataclass
from cardlaw.wording.messages import message_text


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
def message_file(language: str) -> ast.Resource:
    """The messages of prose in a language."""
    return _parsed(
        f"messages/{language}.ftl",
        files("cardlaw.documents.prose").joinpath("messages", f"{language}.ftl").read_text("utf-8"),
    )


@cache
def analysis_file(language: str) -> ast.Resource:
    """The messages of the analysis in a language."""
    return _parsed(f"analysis/{language}.ftl", message_text(language))


def _parsed(name: str, text: str) -> ast.Resource:
    """A message file; one that does not parse is a bug, named with its line."""
    resource = FluentParser(with_spans=True).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            why = note.message if note else "does not parse"
            raise ValueError(f"{name}, line {line}: {why}")
    return resource
