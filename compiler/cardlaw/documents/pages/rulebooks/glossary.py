"""The glossary of a game: every name with its term in every language, and each edition's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardlaw.documents.pages.pieces.addresses import Key, term_anchor
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import NOTHING, FinishedPage, Html, PageWriter, table, tag, words
from cardlaw.documents.pages.pieces.naming import called, game_title, passing_names
from cardlaw.documents.prose import LANGUAGES, to_plain
from cardlaw.documents.prose.realising import SLOT
from cardlaw.language import model as m


def glossary_page(
    context: SiteContext, models: Sequence[m.Model], packs: Sequence[m.Model], vocabulary: str, language: str
) -> FinishedPage:
    """The words of a game, the reader's own language first; those that only house-rule packs bring come last."""
    prose = context.prose(models[0], language)
    here = Key("glossary", vocabulary, language)
    heading = f"{game_title(prose)}: {to_plain(prose.label('glossary'))}"
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, here, prose))
    writer.heading(1, "glossary", heading)
    writer.add(language_bar(context, here, prose))
    intro = "glossary-intro" if len(context.languages) > 1 else "glossary-intro-one"
    writer.add(tag("p", words(to_plain(prose.label(intro))), class_="cl-note"))
    own, theirs = [*map(_terms, models)], [*map(_terms, packs)]
    names = dict.fromkeys(name for terms in own for name, _ in terms)
    brought = dict.fromkeys(name for terms in theirs for name, _ in terms if name not in names)
    codes = sorted(context.languages, key=lambda code: code != language)
    head = [
        words(to_plain(prose.label("word"))),
        *(tag("span", words(LANGUAGES[code].name), lang=code) for code in codes),
    ]
    rows = [
        [
            tag("code", words(name), id=term_anchor(name)),
            *(
                _cell(context, *((models, own) if name in names else (packs, theirs)), name, code)
                for code in codes
            ),
        ]
        for name in (*names, *brought)
        if not _passing((*models, *packs), (*own, *theirs), name)
    ]
    writer.add(table(head, rows, class_="cl-glossary"))
    return writer.page()


Terms = Mapping[tuple[str, str], str]
"""Terms by their names and languages."""


def _passing(models: Sequence[m.Model], terms: Sequence[Terms], name: str) -> bool:
    """Whether a name is nowhere more than what steps call something for a moment."""
    knowing = [
        model
        for model, known in zip(models, terms, strict=True)
        if any(termed == name for termed, _ in known)
    ]
    return all(name in passing_names(model) for model in knowing)


def _terms(model: m.Model) -> Terms:
    """The terms of a model; of several, the last one counts."""
    return {(term.name, term.language): term.text for term in model.terms}


def _cell(
    context: SiteContext, models: Sequence[m.Model], terms: Sequence[Terms], name: str, language: str
) -> Html:
    """The word that most editions share, then what others say, each with the editions that say it."""
    said: dict[str, list[str]] = {}
    for model, known in zip(models, terms, strict=True):
        if (text := known.get((name, language))) is not None:
            said.setdefault(text, []).append(called(context.prose(model, language)))
    parts: list[Html] = []
    for text, editions in sorted(said.items(), key=lambda item: -len(item[1])):
        alone = len(models) > 1 and (parts or len(editions) == 1 < len(said))
        mark = " " + tag("small", words(", ".join(editions))) if alone else NOTHING
        parts.append(tag("div", _shown(text), mark, lang=language, class_="cl-own" if alone else None))
    return NOTHING.join(parts) or words("–")


def _shown(text: str) -> Html:
    """A term with its slots as dots."""
    return words(SLOT.sub("…", text))
