"""Around a page in another language: the theme's own words and the navigation, in the language of the page."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, MutableMapping
from typing import Any

from mkdocs.structure import StructureItem
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Link, Navigation, Section
from mkdocs.structure.pages import Page

from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.site.navigation import files_of, navigation, part_title, tab_title
from cardlaw.documents.site.site import Site


def navigations(
    nav: Navigation, site: Site, addresses: Addresses, files: Files, places: Mapping[int, str]
) -> dict[str, Navigation]:
    """For each other language the navigation with our parts in that language, the rest as it is.

    `places` has the part that stands at each place of the navigation.
    """
    if not site.models:
        return {}
    found: dict[str, Navigation] = {}
    default = addresses.language
    for language in site.context.languages[1:]:
        items = [_called(item, site, language) for item in nav.items]
        for at, part in places.items():
            given = tab_title(site, language, nav.items[at].title)
            name = given or part_title(site, language, part or "rulebooks")
            section = _section(name, navigation(site, addresses, language, part), files)
            ours = {*files_of(navigation(site, addresses, default, part))}
            beside = _beside(nav.items[at], ours)
            section.children += [
                Link(f"{each.title} ({default})", each.url) if each.title else each for each in beside
            ]
            items[at] = section
        found[language] = Navigation(items, nav.pages)
    return found


def _called(item: StructureItem, site: Site, language: str) -> StructureItem:
    """A heading of the navigation in another language; it still leads to pages that are not, and says so."""
    name = tab_title(site, language, item.title)
    if name is None:
        return item
    if isinstance(item, Section):
        return Section(f"{name} ({site.context.addresses.language})", item.children)
    return Link(name, item.url) if isinstance(item, Page) else item


def _beside(section: StructureItem, ours: Collection[str]) -> list[Page]:
    """What else stands in a section of the navigation, in whatever language."""
    children = section.children if isinstance(section, Section) else []
    return [each for each in children if isinstance(each, Page) and each.file.src_uri not in ours]


def adopted(pages: Iterable[Key], addresses: Addresses, files: Files, site: Site) -> None:
    """Pages that are listed nowhere: the navigation shows them as part of that to which they belong."""
    games = {name: model.vocabulary for name, model in site.pack_models.items()}
    games |= {model.name: model.vocabulary for model in site.models}
    for key in pages:
        own = _page(files, addresses, key)
        if own is None or own.parent is not None:
            continue
        for home in _homes(key, games):
            whole = _page(files, addresses, home)
            if whole is not None and whole.parent is not None and whole is not own:
                own.parent = whole.parent
                break


def _homes(key: Key, games: Mapping[str, str]) -> Iterator[Key]:
    """Where a page belongs: the page that leads to it."""
    match key.sort:
        case "pair":
            yield Key("comparison", key.name, key.language)
        case "dispute":
            yield Key("disputes", key.name, key.language)
        case "situations" | "findings" | "apparatus" | "file":
            yield Key("edition", key.name, key.language)
            yield Key("house", games.get(key.name, ""), key.language)
        case _:
            yield Key("house", games.get(key.name, ""), key.language)
    yield Key("overview", "", key.language)


def _page(files: Files, addresses: Addresses, key: Key) -> Page | None:
    file = files.get_file_from_path(addresses.file(key))
    return file.page if file is not None and isinstance(file.page, Page) else None


def _section(title: str, below: list[Any], files: Files) -> Section:
    section = Section(title, list(_items(below, files)))
    for child in section.children:
        if child.parent is None:  # a page that stands in no other navigation
            child.parent = section
    return section


def _items(below: list[Any], files: Files) -> Iterator[StructureItem]:
    for each in below:
        for title, what in each.items():
            if isinstance(what, list):
                yield _section(title, what, files)
            elif (file := files.get_file_from_path(what)) is not None and isinstance(file.page, Page):
                if file.page.parent is None:
                    file.page.title = title
                yield file.page


class ThemeSpoken:
    """The language in which a theme speaks, changed for one page and then put back."""

    def __init__(self) -> None:
        self._before: str | None = None

    def change(self, theme: MutableMapping[str, Any], language: str) -> None:
        """A theme that knows no languages is left alone."""
        if "language" in theme:
            self._before = str(theme["language"])
            theme["language"] = language

    def put_back(self, theme: MutableMapping[str, Any]) -> None:
        if self._before is not None:
            theme["language"], self._before = self._before, None
