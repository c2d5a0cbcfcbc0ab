"""The entrance: games with their editions, variants and packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardlaw.analysis.results.finding import REMARKS
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.decks import card_total
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    listed,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import after_number, game_title, is_edition, title, unit_title
from cardlaw.documents.prose import Prose, to_html, to_plain
from cardlaw.documents.prose.phrases import NumberPhrase, say
from cardlaw.language import model as m


def overview_page(
    context: SiteContext,
    games: Mapping[str, Sequence[m.Model]],
    housed: frozenset[str],
    language: str,
) -> FinishedPage:
    """Every rulebook of the site, game by game, the one with most of them first."""
    here = Key("overview", "", language)
    first = next(model for models in games.values() for model in models)
    prose = context.prose(first, language)
    heading = to_plain(prose.label("rulebooks"))
    writer = PageWriter(heading, language)
    writer.heading(1, "rulebooks", heading)
    writer.add(language_bar(context, here, prose))
    for game, models in games.items():
        writer.heading(2, f"game-{game}", game_title(context.prose(models[0], language)))
        gloss = next((u.gloss for u in models[0].units if u.sort == "vocabulary"), None)
        writer.add(tag("p", to_html(prose.words(gloss)), class_="cl-lead"))
        writer.add(_links(context, here, prose, game, game in housed))
        found = [model for model in models if is_edition(model)] or list(models)
        writer.add(tag("ul", *(_book(context, here, model) for model in found), class_="cl-books"))
    return writer.page()


def house_page(
    context: SiteContext, models: Sequence[m.Model], packs: Sequence[m.Model], game: str, language: str
) -> FinishedPage:
    """The house rules of a game: variants that are ready to play, and packs to put on an edition."""
    here = Key("house", game, language)
    prose = context.prose(models[0], language)
    heading = f"{game_title(prose)}: {to_plain(prose.label('house-rules'))}"
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, here, prose))
    writer.heading(1, "house-rules", heading)
    writer.add(language_bar(context, here, prose), tag("p", to_html(prose.label("house-intro"))))
    variants = [model for model in models if not is_edition(model)]
    if variants:
        writer.heading(2, "variants", to_plain(prose.label("variants")))
        writer.add(tag("ul", *(_book(context, here, model) for model in variants), class_="cl-books"))
    if packs:
        writer.heading(2, "packs", to_plain(prose.label("packs")))
        writer.add(_pairings(context, here, prose, models), _packs(context, here, prose, packs))
    return writer.page()


def _links(context: SiteContext, here: Key, prose: Prose, game: str, housed: bool) -> Html:
    """The pages about the game as a whole."""
    keys = [Key("gallery", game, here.language), Key("glossary", game, here.language)]
    if game in context.compared:
        keys.insert(0, Key("comparison", game, here.language))
    if game in context.disputed:
        keys.insert(0, Key("disputes", game, here.language))
    links = [tag("a", to_html(prose.label(key.sort)), href=context.addresses.link(here, key)) for key in keys]
    if housed:
        there = context.addresses.link(here, Key("house", game, here.language))
        links.insert(len(links) - 2, tag("a", to_html(prose.label("house-rules")), href=there))
    return tag("p", *links, class_="cl-tabs")


def _book(context: SiteContext, here: Key, model: m.Model) -> Html:
    """A rulebook as a card to be taken from the shelf."""
    prose = context.prose(model, here.language)
    unit = next((u for u in model.units if u.name == model.name), model.units[-1])
    address = context.addresses.link(here, Key("edition", model.name, here.language))
    total = card_total(model)
    facts = [together(total, " ", words(after_number(prose, total)))] if total else []
    facts.append(together(len(model.rules), " ", to_html(prose.label("rules-counted"))))
    unsettled = [finding for finding in context.findings(model.name) or () if finding.status == "open"]
    remarks = sum(finding.kind in REMARKS for finding in unsettled)
    for label, n in (("page-left-open", len(unsettled) - remarks), ("page-remarks", remarks)):
        if n:
            facts.append(to_html(prose.phrase(say(label, n=NumberPhrase(n)))))
    return tag(
        "li",
        tag("a", words(title(prose)), href=address),
        BLANK,
        tag("code", words(model.name), class_="cl-id"),
        tag("p", to_html(prose.words(unit.gloss))),
        tag("p", between(" · ", facts), class_="cl-small"),
    )


def _pairings(context: SiteContext, here: Key, prose: Prose, models: Sequence[m.Model]) -> Html:
    """The pages that say which packs go together."""
    links = [
        tag(
            "a",
            to_html(prose.label("packs-two-by-two")),
            href=context.addresses.link(here, Key("packs", model.vocabulary, here.language, model.name)),
        )
        for model in models
        if any(pairs.edition == model.name for pairs in context.pairs)
    ]
    return tag("p", *links, class_="cl-tabs") if links else NOTHING


def _packs(context: SiteContext, here: Key, prose: Prose, packs: Sequence[m.Model]) -> Html:
    items = []
    for model in packs:
        unit = next(u for u in model.units if u.sort == "pack")
        address = context.addresses.link(here, Key("edition", unit.name, here.language))
        link = tag("a", words(unit_title(context.prose(model, here.language), unit.name)), href=address)
        items.append(together(link, " ", tag("span", to_html(prose.words(unit.gloss)), class_="cl-small")))
    return listed(items, class_="cl-packs")
