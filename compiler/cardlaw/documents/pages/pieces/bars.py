"""What stands above a page: where it belongs, its sisters, the other languages, a button that prints it."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.documents.pages.pieces.addresses import Key, Sort
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import NOTHING, Html, tag, words
from cardlaw.documents.pages.pieces.naming import game_title, is_edition
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.prose import LANGUAGES, Prose, to_html


def language_bar(context: SiteContext, here: Key, prose: Prose, printed: bool = False) -> Html:
    """The same page in the other languages; a button where it is made to be printed."""
    if len(context.languages) < 2 and not printed:
        return NOTHING
    parts = [tag("span", to_html(prose.label("read-in")), class_="cl-bar-head")]
    for code in context.languages:
        own = words(LANGUAGES[code].name)
        if code == here.language:
            parts.append(tag("strong", own, lang=code, aria_current="true"))
        else:
            there = context.addresses.link(here, replace(here, language=code))
            parts.append(tag("a", own, href=there, lang=code, hreflang=code))
    if printed:
        label = to_html(prose.label("print-sheet"))
        parts.append(tag("button", label, type="button", class_="cl-print", hidden=True))
    name = prose.label("read-in")
    return tag("nav", *parts, class_="cl-bar", aria_label=name)


def crumbs(context: SiteContext, here: Key, prose: Prose, *more: Html) -> Html:
    """The way here: all rulebooks, the game, and what is given."""
    overview = Key("overview", "", here.language)
    game = prose.model.vocabulary
    parts = [
        tag("a", to_html(prose.label("rulebooks")), href=context.addresses.link(here, overview)),
        tag("a", words(game_title(prose)), href=context.addresses.link(here, overview, f"game-{game}")),
        *more,
    ]
    return tag("p", *parts, class_="cl-crumbs")


def _compared_on(sheet: Sheet) -> Key:
    """Where a rulebook is compared: a variant beside the edition it is built on, an edition beside all others."""
    model, language = sheet.model, sheet.here.language
    base = next((u.name for u in model.units if u.sort == "edition"), model.name)
    if not is_paired(sheet.context, base, model.name):
        return Key("comparison", model.vocabulary, language)
    return Key("pair", model.vocabulary, language, f"{base}--{model.name}")


def is_paired(context: SiteContext, one: str, other: str) -> bool:
    """Whether there is a page of two rulebooks: of editions always, of a variant where it was compared."""
    if one == other or one not in context.models or other not in context.models:
        return False
    return is_edition(context.models[other]) or context.comparison((one, other)) is not None


def tabs(sheet: Sheet) -> Html:
    """The pages about one rulebook, the one shown marked."""
    context, here, model = sheet.context, sheet.here, sheet.model
    shown: list[tuple[str, Key]] = [("the-rules", Key("edition", model.name, here.language))]
    found = context.findings(model.name)
    earlier = found is None and Key("findings", model.name, here.language) in context.earlier
    sisters: list[tuple[Sort, object]] = [
        ("situations", context.scenarios.get(model.name)),
        ("findings", found or earlier),
        ("apparatus", model.units[-1].source_lines if model.units[-1].sort == "edition" else None),
    ]
    shown += [(sort, Key(sort, model.name, here.language)) for sort, there in sisters if there]
    if model.vocabulary in context.compared:
        shown.append(("comparison", _compared_on(sheet)))
    if len(shown) < 2:
        return NOTHING
    links = [
        tag(
            "a",
            sheet.label(name),
            href=context.addresses.link(here, key),
            aria_current="page" if key == here else None,
        )
        for name, key in shown
    ]
    return tag("nav", *links, class_="cl-tabs", aria_label=sheet.model.name)
