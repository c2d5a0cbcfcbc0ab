"""Where pages stand: from what a page is about to its file, and from one page to another."""

from __future__ import annotations

import posixpath
from functools import lru_cache
from typing import Literal

from cardlaw.language.records import dataclass

Sort = Literal[
    "overview",
    "edition",
    "situations",
    "findings",
    "apparatus",
    "file",
    "found",
    "house",
    "glossary",
    "gallery",
    "comparison",
    "pair",
    "packs",
    "disputes",
    "dispute",
    "page",
]


@dataclass(frozen=True, slots=True, order=True)
class Key:
    """What a page is about: its sort, the unit (or two of them), and the reader's language.

    A `page` is one of the site's own, called by its address.
    """

    sort: Sort
    name: str
    language: str
    other: str = ""


@dataclass(frozen=True, slots=True)
class Addresses:
    """Addresses below a folder of the site; the default language has the shorter ones."""

    at: str
    language: str
    directories: bool = True

    def file(self, key: Key) -> str:
        """The Markdown file that stands for the page."""
        mark = "" if key.language == self.language else key.language
        match key.sort:
            case "page":
                return f"{key.name.rstrip('/') or 'index'}.md"
            case "overview":
                path = f"{mark}/index.md" if mark else "index.md"
            case "edition":
                path = f"{key.name}/{mark}.md" if mark else f"{key.name}.md"
            case "situations" | "findings" | "apparatus" | "file":
                part = f"-{key.other}" if key.other else ""
                path = f"{key.name}/{key.sort}{part}{'-' + mark if mark else ''}.md"
            case "glossary" | "gallery":
                path = f"games/{key.name}/{key.sort}{'-' + mark if mark else ''}.md"
            case "found" | "house":
                name = "found" if key.sort == "found" else "house-rules"
                path = f"games/{key.name}/{name}{'-' + mark if mark else ''}.md"
            case "comparison":
                path = f"games/{key.name}/compare{'/' + mark if mark else ''}.md"
            case "packs":
                path = f"games/{key.name}/packs/{key.other}{'-' + mark if mark else ''}.md"
            case "disputes":
                path = f"games/{key.name}/who{'/' + mark if mark else ''}.md"
            case "dispute":
                path = f"games/{key.name}/who/{key.other}{'-' + mark if mark else ''}.md"
            case "pair":
                path = f"games/{key.name}/compare/{key.other}{'-' + mark if mark else ''}.md"
        return posixpath.join(self.at, path)

    def address(self, key: Key) -> str:
        """The page's address from the root of the site."""
        if key.sort == "page":
            return key.name
        stem = self.file(key)[: -len(".md")]
        if not self.directories:
            return f"{stem}.html"
        if posixpath.basename(stem) == "index":
            return posixpath.dirname(stem) + "/"
        return f"{stem}/"

    def link(self, here: Key, there: Key, anchor: str = "") -> str:
        """The address of one page as another links to it."""
        mark = f"#{anchor}" if anchor else ""
        if here == there and mark:
            return mark
        return _way(self, here, there) + mark


@lru_cache(maxsize=100_000)
def _way(addresses: Addresses, here: Key, there: Key) -> str:
    start, end = addresses.address(here), addresses.address(there)
    base = start if start.endswith("/") else posixpath.dirname(start) or "."
    found = posixpath.relpath(end, base)
    return f"{found}/" if end.endswith("/") else found


def rule_anchor(id: str) -> str:
    """The anchor of a rule: its id as one word."""
    return "rule-" + id.replace(" of ", "--")


def term_anchor(name: str) -> str:
    return f"term-{name}"
