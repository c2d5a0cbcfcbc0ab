"""The pages of a site as a navigation: by game; other languages are reached from the pages."""

from __future__ import annotations

from typing import Any

from cardlaw.documents.pages.addresses import Addresses, Key, Sort
from cardlaw.documents.pages.apparatus import has_apparatus
from cardlaw.documents.pages.html import harmless
from cardlaw.documents.pages.naming import game_title, title, unit_title
from cardlaw.documents.prose import to_plain
from cardlaw.documents.results import Pairs
from cardlaw.documents.site import Site
from cardlaw.language import model as m


def navigation(site: Site, addresses: Addresses, language: str) -> list[Any]:
    """What mkdocs expects below a heading: names with files, and names with lists."""
    return _harmless(_navigation(site, addresses, language))


def _harmless(items: list[Any]) -> list[Any]:
    """The same with names that a theme may print as they are."""
    return [
        {harmless(name): _harmless(below) if isinstance(below, list) else below}
        for item in items
        for name, below in item.items()
    ]


def _navigation(site: Site, addresses: Addresses, language: str) -> list[Any]:
    broken = [{c.reference: addresses.file(Key("edition", c.reference, language))} for c in site.broken]
    if not site.models:
        return broken
    label = _labels(site, language)
    out: list[Any] = [{label("rulebooks"): addresses.file(Key("overview", "", language))}]
    for game, models in site.games.items():
        sorts: list[Sort] = ["gallery", "glossary"]
        if game in site.context.compared:
            sorts.insert(0, "comparison")
        if site.settled.get(game):
            sorts.insert(0, "disputes")
        below = [_variant(site, addresses, model, language) for model in models]
        below += [{label(sort): addresses.file(Key(sort, game, language))} for sort in sorts]
        packs = [
            (next(u.name for u in compiled.model.units if u.sort == "pack"), compiled.model)
            for compiled in site.packed
            if compiled.model is not None and compiled.model.vocabulary == game
        ]
        if packs:
            pages: list[Any] = [
                {_two_by_two(label, site, pairs): addresses.file(Key("packs", game, language, pairs.edition))}
                for pairs in site.context.pairs
                if any(model.name == pairs.edition for model in models)
            ]
            pages += [
                {
                    unit_title(site.context.prose(made, language), name): addresses.file(
                        Key("edition", name, language)
                    )
                }
                for name, made in packs
            ]
            below.append({label("packs"): pages})
        out.append({game_title(site.context.prose(models[0], language)): below})
    return out + broken


def _two_by_two(label: Any, site: Site, pairs: Pairs) -> str:
    """The page of pairs; by the edition's id where there are several."""
    name: str = label("packs-two-by-two")
    return name if len(site.context.pairs) == 1 else f"{name} ({pairs.edition})"


def _labels(site: Site, language: str) -> Any:
    prose = site.context.prose(site.models[0], language)
    return lambda name: to_plain(prose.label(name))


def _variant(site: Site, addresses: Addresses, model: m.Model, language: str) -> dict[str, Any]:
    label = _labels(site, language)
    more: list[Any] = []
    if site.context.scenarios.get(model.name):
        more.append({label("situations"): addresses.file(Key("situations", model.name, language))})
    if site.context.findings(model.name):
        more.append({label("findings"): addresses.file(Key("findings", model.name, language))})
    if has_apparatus(model):
        more.append({label("apparatus"): addresses.file(Key("apparatus", model.name, language))})
    own = addresses.file(Key("edition", model.name, language))
    name = title(site.context.prose(model, language))
    return {name: [{label("the-rules"): own}, *more]} if more else {name: own}
