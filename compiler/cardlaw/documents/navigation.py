"""The pages of a site as a navigation: by game, then by edition; other languages are reached from the pages."""

from __future__ import annotations

from typing import Any

from cardlaw.documents.pages.addresses import Addresses, Key
from cardlaw.documents.prose import to_plain
from cardlaw.documents.site import Site


def navigation(site: Site, addresses: Addresses, language: str) -> list[Any]:
    """What mkdocs expects below a heading: names with files, and names with lists."""
    if not site.models:
        return [{c.reference: addresses.file(Key("edition", c.reference, language))} for c in site.broken]
    prose = site.context.prose(site.models[0], language)

    def label(name: str) -> str:
        return to_plain(prose.label(name))

    out: list[Any] = [{label("rulebooks"): addresses.file(Key("overview", "", language))}]
    for game, models in site.games.items():
        below: list[Any] = [_variant(site, addresses, model.name, language, label) for model in models]
        packs = [
            next(u.name for u in compiled.model.units if u.sort == "pack")
            for compiled in site.packed
            if compiled.model is not None and compiled.model.vocabulary == game
        ]
        if packs:
            pages = [{name: addresses.file(Key("edition", name, language))} for name in packs]
            below.append({label("pack"): pages})
        if len(models) > 1:
            below.append({label("comparison"): addresses.file(Key("comparison", game, language))})
        below.append({label("gallery"): addresses.file(Key("gallery", game, language))})
        below.append({label("glossary"): addresses.file(Key("glossary", game, language))})
        out.append({game: below})
    out += [{c.reference: addresses.file(Key("edition", c.reference, language))} for c in site.broken]
    return out


def _variant(site: Site, addresses: Addresses, name: str, language: str, label: Any) -> dict[str, Any]:
    more: list[Any] = []
    if site.context.scenarios.get(name):
        more.append({label("situations"): addresses.file(Key("situations", name, language))})
    if site.context.findings(name):
        more.append({label("findings"): addresses.file(Key("findings", name, language))})
    own = addresses.file(Key("edition", name, language))
    return {name: [{label("the-rules"): own}, *more]} if more else {name: own}
