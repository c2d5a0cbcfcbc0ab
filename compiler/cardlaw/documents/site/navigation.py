"""The pages of a site as a navigation: whole, or in the parts that people look for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cardlaw.documents.pages.pieces.addresses import Addresses, Key, Sort
from cardlaw.documents.pages.pieces.html import harmless
from cardlaw.documents.pages.pieces.naming import game_title, is_edition, title
from cardlaw.documents.prose import to_plain
from cardlaw.documents.results import ShownPairs
from cardlaw.documents.site.site import Site

PARTS = ("rulebooks", "compare", "found", "house-rules", "questions")
"""What a navigation can ask for by itself: `cardlaw:compare`."""
Items = list[Any]
"""What mkdocs expects below a heading: names with files, and names with lists."""


def navigation(site: Site, addresses: Addresses, language: str, part: str = "") -> Items:
    """The pages of the site, or those of one part."""
    broken = [{c.reference: addresses.file(Key("edition", c.reference, language))} for c in site.broken]
    if not site.models:
        return _harmless(broken) if part in ("", "rulebooks") else []
    parts = _Parts(site, addresses, language)
    match part:
        case "":
            found = parts.whole() + broken
        case "rulebooks":
            found = parts.rulebooks() + broken
        case _:
            found = [
                {name: file} if len(site.games) < 2 or not several else {f"{game}: {name}": file}
                for game, name, file, several in parts.of_games(part)
            ]
    return _harmless(found)


def files_of(nav: Any) -> Iterator[str]:
    """Every file that a navigation names."""
    match nav:
        case str():
            yield nav
        case dict():
            for below in nav.values():
                yield from files_of(below)
        case list():
            for below in nav:
                yield from files_of(below)


def part_title(site: Site, language: str, part: str) -> str:
    """What a part is called in a language."""
    labels = {"compare": "comparison", "found": "what-was-found", "questions": "disputes"}
    return to_plain(site.context.prose(site.models[0], language).label(labels.get(part, part)))


TABS = {
    "home": "tab-home",
    "play": "tab-play",
    "learn": "tab-learn",
    "recipes": "tab-recipes",
    "reference": "tab-reference",
    "about": "tab-about",
}
"""Headings of a navigation that readers of other languages need not meet in English."""


def tab_title(site: Site, language: str, given: str | None) -> str | None:
    """What a heading of the navigation is called in a language, where we have a word for it."""
    name = (given or "").lower()
    if name not in TABS or site.context.addresses.language != "en":
        return None
    return to_plain(site.context.prose(site.models[0], language).label(TABS[name]))


def _harmless(items: Items) -> Items:
    """The same with names that a theme may print as they are."""
    return [
        {harmless(name): _harmless(below) if isinstance(below, list) else below}
        for item in items
        for name, below in item.items()
    ]


class _Parts:
    """The pages in one language, as lists."""

    def __init__(self, site: Site, addresses: Addresses, language: str) -> None:
        self.site, self.addresses, self.language = site, addresses, language
        self.prose = site.context.prose(site.models[0], language)

    def whole(self) -> Items:
        """Every game with all its pages."""
        out: Items = [self._overview()]
        for game in self.site.games:
            more = [{name: file} for part in PARTS[1:] for _, name, file, _ in self.of_games(part, game)]
            out.append({self._game(game): [*self._books(game), *more, *self._words(game)]})
        return out

    def rulebooks(self) -> Items:
        """The rulebooks as printed, with their cards and words."""
        out: Items = [self._overview()]
        for game in self.site.games:
            out.append({self._game(game): [*self._books(game), *self._words(game)]})
        return out

    def of_games(self, part: str, only: str | None = None) -> Iterator[tuple[str, str, str, bool]]:
        """The pages of a part: the game, the name, the file, and whether other games have such a page too."""
        sorts: dict[str, tuple[Sort, str, Callable[[str], bool]]] = {
            "compare": ("comparison", "comparison", lambda game: game in self.site.context.compared),
            "found": ("found", "what-was-found", self._has_findings),
            "house-rules": ("house", "house-rules", lambda game: game in self.site.housed),
            "questions": ("disputes", "disputes", lambda game: bool(self.site.settled.get(game))),
        }
        sort, label, has = sorts[part]
        games = [game for game in self.site.games if has(game) and only in (None, game)]
        for game in games:
            several = len(games) > 1
            yield self._game(game), self._label(label), self._file(Key(sort, game, self.language)), several
            if part == "house-rules":
                yield from ((self._game(game), *each, False) for each in self._two_by_two(game))

    def _has_findings(self, game: str) -> bool:
        models = self.site.games[game]
        own = [model for model in models if is_edition(model)] or models
        return any(self.site.context.findings(model.name) for model in own)

    def _two_by_two(self, game: str) -> Iterator[tuple[str, str]]:
        """The pages of pairs of packs; by the edition's id where there are several."""
        found: list[ShownPairs] = [
            pairs
            for pairs in self.site.context.pairs
            if any(model.name == pairs.edition for model in self.site.games[game])
        ]
        for pairs in found:
            name = self._label("packs-two-by-two")
            shown = name if len(found) == 1 else f"{name} ({pairs.edition})"
            yield shown, self._file(Key("packs", game, self.language, pairs.edition))

    def _overview(self) -> dict[str, str]:
        return {self._label("rulebooks"): self._file(Key("overview", "", self.language))}

    def _books(self, game: str) -> Items:
        models = self.site.games[game]
        own = [model for model in models if is_edition(model)] or models
        called = ((title(self.site.context.prose(model, self.language)), model.name) for model in own)
        return [{name: self._file(Key("edition", id, self.language))} for name, id in called]

    def _words(self, game: str) -> Items:
        sorts: list[Sort] = ["gallery", "glossary"]
        return [{self._label(sort): self._file(Key(sort, game, self.language))} for sort in sorts]

    def _game(self, game: str) -> str:
        return game_title(self.site.context.prose(self.site.games[game][0], self.language))

    def _label(self, name: str) -> str:
        return to_plain(self.prose.label(name))

    def _file(self, key: Key) -> str:
        return self.addresses.file(key)
