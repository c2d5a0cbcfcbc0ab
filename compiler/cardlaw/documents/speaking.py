"""Around a page in another language: the theme's own words and the navigation, in the language of the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping
from typing import Any

from mkdocs.structure import StructureItem
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from cardlaw.documents.navigation import navigation
from cardlaw.documents.pages.addresses import Addresses, Key
from cardlaw.documents.prose import to_plain
from cardlaw.documents.site import Site


def navigations(nav: Navigation, site: Site, addresses: Addresses, files: Files) -> dict[str, Navigation]:
    """For each other language the navigation with our section in that language, the rest as it is."""
    ours = files.get_file_from_path(addresses.file(Key("overview", "", addresses.language)))
    if ours is None or ours.page is None or not site.models:
        return {}
    own = next((item for item in nav.items if item in (ours.page, *ours.page.ancestors)), None)
    if own is None or not own.is_section:
        return {}
    found: dict[str, Navigation] = {}
    for language in site.context.languages[1:]:
        title = to_plain(site.context.prose(site.models[0], language).label("rulebooks"))
        section = _section(title, navigation(site, addresses, language), files)
        items = [section if item is own else item for item in nav.items]
        found[language] = Navigation(items, nav.pages)
    return found


def adopted(pages: Iterable[Key], addresses: Addresses, files: Files) -> None:
    """Pages of two editions are listed nowhere: the navigation shows them as part of the comparison they belong to."""
    for key in pages:
        if key.sort == "pair":
            own = files.get_file_from_path(addresses.file(key))
            whole = files.get_file_from_path(addresses.file(Key("comparison", key.name, key.language)))
            if own is not None and own.page is not None and whole is not None and whole.page is not None:
                own.page.parent = whole.page.parent


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


class Spoken:
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
