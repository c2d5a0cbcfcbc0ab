"""The glossary of a game: every name with its term in every language, and each edition's own words."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.documents.pages.addresses import Key, term_anchor
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.html import Html, Page, Writer, table, tag, words
from cardlaw.documents.prose import LANGUAGES, to_plain
from cardlaw.documents.prose.realising import SLOT
from cardlaw.language import model as m


def glossary_page(context: Context, models: Sequence[m.Model], vocabulary: str, language: str) -> Page:
    prose = context.prose(models[0], language)
    title = f"{to_plain(prose.label('glossary'))}: {vocabulary}"
    writer = Writer(title, language)
    writer.heading(1, "glossary", title)
    writer.add(tag("p", words(to_plain(prose.label("glossary-intro"))), class_="cl-note"))
    names = list(dict.fromkeys(term.name for model in models for term in model.terms))
    own = {(t.name, t.language, t.text) for t in _vocabulary_terms(models)}
    head = [
        words(to_plain(prose.label("word"))),
        *(tag("span", words(LANGUAGES[c].name), lang=c) for c in context.languages),
    ]
    rows = [
        [
            tag("code", words(name), id=term_anchor(name)),
            *(_cell(models, own, name, c) for c in context.languages),
        ]
        for name in names
    ]
    writer.add(table(head, rows, class_="cl-glossary"))
    return writer.page()


def _vocabulary_terms(models: Sequence[m.Model]) -> list[m.Term]:
    """The terms that all editions of a game share."""
    shared = set(models[0].terms)
    for model in models[1:]:
        shared &= set(model.terms)
    return list(shared)


def _cell(models: Sequence[m.Model], own: set[tuple[str, str, str]], name: str, language: str) -> Html:
    shared = [text for n, c, text in own if n == name and c == language]
    said = {
        term.text: model.name
        for model in models
        for term in model.terms
        if term.name == name and term.language == language and term.text not in shared
    }
    parts = [tag("span", _shown(text), lang=language) for text in shared[:1]]
    parts += [
        tag("span", _shown(text), " ", tag("small", words(edition)), lang=language, class_="cl-own")
        for text, edition in said.items()
    ]
    return "".join(tag("div", part) for part in parts) or "–"


def _shown(text: str) -> Html:
    """A term with its slots as dots."""
    return words(SLOT.sub("…", text))


def glossary_key(model: m.Model, language: str) -> Key:
    return Key("glossary", model.vocabulary, language)
