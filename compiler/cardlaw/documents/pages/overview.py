"""The entrance: games with their editions, variants and packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardlaw.documents.pages.addresses import Key
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.gallery import pack_rows
from cardlaw.documents.pages.html import Html, Page, Writer, table, tag, words
from cardlaw.documents.prose import LANGUAGES, Prose, to_html, to_plain
from cardlaw.language import model as m


def overview_page(
    context: Context,
    games: Mapping[str, Sequence[m.Model]],
    packs: Mapping[str, Sequence[m.Model]],
    language: str,
) -> Page:
    """Every rulebook of the site, game by game."""
    here = Key("overview", "", language)
    everything = [model for models in games.values() for model in models]
    prose = context.prose(everything[0], language)
    writer = Writer(to_plain(prose.label("rulebooks")), language)
    writer.heading(1, "rulebooks", to_plain(prose.label("rulebooks")))
    for vocabulary, models in games.items():
        writer.heading(2, f"game-{vocabulary}", vocabulary)
        gloss = next((u.gloss for u in models[0].units if u.sort == "vocabulary"), None)
        writer.add(tag("p", to_html(prose.words(gloss)), class_="cl-lead"))
        writer.add(_editions(context, here, prose, models))
        links = [("comparison", Key("comparison", vocabulary, language))] if len(models) > 1 else []
        links += [
            ("gallery", Key("gallery", vocabulary, language)),
            ("glossary", Key("glossary", vocabulary, language)),
        ]
        shown = [
            tag("a", to_html(prose.label(name)), href=context.addresses.link(here, key))
            for name, key in links
        ]
        writer.add(tag("p", " · ".join(shown)))
        if packs.get(vocabulary):
            writer.heading(3, f"packs-{vocabulary}", to_plain(prose.label("pack")))
            writer.add(_packs(context, here, prose, packs[vocabulary]))
    return writer.page()


def _editions(context: Context, here: Key, prose: Prose, models: Sequence[m.Model]) -> Html:
    head = [
        to_html(prose.label(n)) for n in ("edition", "sheet-language", "cards-in-pack", "rules", "silences")
    ]
    rows: list[list[Html]] = []
    for model in models:
        unit = next((u for u in model.units if u.name == model.name), model.units[-1])
        address = context.addresses.link(here, Key("edition", model.name, here.language))
        language = LANGUAGES[unit.language].name if unit.language in LANGUAGES else "–"
        own = [rule for rule in model.rules if rule.unit != model.vocabulary]
        cards = sum(count * len(faces) for count, faces in pack_rows(model))
        gloss = tag("div", to_html(prose.words(unit.gloss)), class_="cl-small")
        rows.append(
            [
                tag("a", words(model.name), href=address) + gloss,
                words(language),
                words(cards),
                words(len(own)),
                words(len(model.silences)),
            ]
        )
    return table(head, rows, class_="cl-overview")


def _packs(context: Context, here: Key, prose: Prose, packs: Sequence[m.Model]) -> Html:
    items = []
    for model in packs:
        unit = next(u for u in model.units if u.sort == "pack")
        address = context.addresses.link(here, Key("edition", unit.name, context.languages[0]))
        items.append(
            tag("li", tag("a", words(unit.name), href=address), " ", to_html(prose.words(unit.gloss)))
        )
    return tag("ul", *items)
