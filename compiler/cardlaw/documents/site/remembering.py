"""Pages kept between builds, each by the mark of what it was made from; without them all are made anew."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import astuple
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any

from markupsafe import Markup

from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.html import FinishedPage, PageHeading
from cardlaw.language.parsing.cache import cache_folder, put, trusted
from cardlaw.language.reading.files import content_of
from cardlaw.language.storage.code import code_hash
from cardlaw.language.storage.rows import UnfitData, sealed, unsealed

FORM = "cardlaw pages 1"
LARGEST = 200_000_000
MOST_KEPT = 4
"""So many sites are kept; the pages of this project's have about 30,000,000 bytes."""
Marked = Mapping[Key, tuple[str, FinishedPage]]
WRONG = (TypeError, ValueError, LookupError)


def remembered(site: str) -> dict[Key, tuple[str, FinishedPage]]:
    """The pages of a site as an earlier build left them, by what they are about."""
    path = _path(site)
    if path is None or not trusted(path.parent):
        return {}
    try:
        kept = unsealed(FORM, content_of(path, LARGEST))
        return {Key(*key): (str(mark), _page(*fields)) for key, mark, fields in kept}
    except (OSError, UnfitData, *WRONG):
        return {}


def remember(site: str, made: Marked) -> None:
    """Keep the pages of a site for the next build."""
    path = _path(site)
    if path is not None:
        plain = [[astuple(key), mark, _plain(page)] for key, (mark, page) in made.items()]
        put(path, sealed(FORM, plain), MOST_KEPT)


def _path(site: str) -> Path | None:
    folder = cache_folder()
    return None if folder is None else folder / f"pages-{hashlib.sha256(site.encode()).hexdigest()[:32]}"


def _plain(page: FinishedPage) -> list[Any]:
    told = [page.title, page.language, str(page.html), [astuple(each) for each in page.headings]]
    return [*told, page.description, page.searched, list(page.missing), page.wide]


def _page(
    title: str,
    language: str,
    html: str,
    headings: list[tuple[int, str, str]],
    description: str,
    searched: bool,
    missing: list[str],
    wide: bool,
) -> FinishedPage:
    shown = tuple(PageHeading(*each) for each in headings)
    return FinishedPage(title, language, Markup(html), shown, description, searched, tuple(missing), wide)


def made_by() -> str:
    """The code and the words that pages are made by."""
    found = hashlib.sha256(code_hash(("analysis", "documents", "engine", "language", "wording")).encode())
    for package in ("cardlaw.documents", "cardlaw.wording"):
        for path in sorted(Path(str(package_files(package))).rglob("*.ftl")):
            found.update(path.read_bytes())
    return found.hexdigest()
