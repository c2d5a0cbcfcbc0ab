"""A built site: links lead somewhere, anchors exist, text of rule files is escaped, the search knows the clauses."""

from __future__ import annotations

import json
import posixpath
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

ROOT = "https://example.org/games/"
"""Where the site says that it stands."""


class Reader(HTMLParser):
    """The ids, links and scripts of a page, and tags that were not closed in order."""

    VOID = frozenset({"base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        for name in ("href", "src"):
            if found.get(name):
                self.links.append(str(found[name]))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in self.VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


def read(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text("utf-8"))
    return reader


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Reader]:
    return {path.relative_to(site).as_posix(): read(path) for path in sorted(site.rglob("*.html"))}


def test_every_sort_of_page_is_there(pages: dict[str, Reader]) -> None:
    for path in (
        "rules/index.html",
        "rules/fi/index.html",
        "rules/it-56/index.html",
        "rules/it-56/fi/index.html",
        "rules/it-56/situations/index.html",
        "rules/it-56/apparatus/index.html",
        "rules/it-56/apparatus-fi/index.html",
        "rules/games/uno/compare/index.html",
        "rules/games/uno/compare/it-56--nb-108-fi/index.html",
        "rules/games/uno/glossary/index.html",
        "rules/games/uno/gallery-fi/index.html",
    ):
        assert path in pages


def test_links_and_anchors_lead_somewhere(site: Path, pages: dict[str, Reader]) -> None:
    broken = []
    for path, page in pages.items():
        if path == "404.html":
            continue
        for link in page.links:
            target, anchor = urldefrag(unquote(link))
            if target.startswith(ROOT):
                target = posixpath.relpath(target.removeprefix(ROOT) or ".", posixpath.dirname(path) or ".")
            if "://" in target or target.startswith(("data:", "mailto:")):
                broken.append((path, link))
                continue
            target = target.partition("?")[0]
            there = posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path
            file = site / there
            if file.is_dir():
                there = posixpath.normpath(posixpath.join(there, "index.html"))
                file = site / there
            if not file.is_file() or (anchor and there in pages and anchor not in pages[there].ids):
                broken.append((path, link))
    own = [
        b for b in broken if not b[1].startswith(("https://squidfunk.github.io", "https://www.mkdocs.org"))
    ]
    assert not own, own[:20]


def test_pages_name_their_sisters_and_the_sitemap_names_pages(site: Path) -> None:
    here = f"{ROOT}rules/it-56/"
    sitemap = (site / "sitemap.xml").read_text("utf-8")
    sisters = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{address}"/>'
        for code, address in (("en", here), ("fi", f"{here}fi/"))
    )
    assert f"<loc>{here}fi/</loc>{sisters}" in sitemap and "xmlns:xhtml=" in sitemap
    assert 'href="/games/assets/' in (site / "404.html").read_text("utf-8")


def test_ids_are_unique_and_tags_closed(pages: dict[str, Reader]) -> None:
    for path, page in pages.items():
        if not path.startswith("rules"):
            continue
        twice = [name for name, count in Counter(page.ids).items() if count > 1 and not name.startswith("__")]
        assert not twice, (path, twice[:5])
        assert not page.wrong, (path, page.wrong[:5])


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        for part in ("fonts.googleapis", "fonts.gstatic", "cdn.", "unpkg", "jsdelivr", "google-analytics"):
            assert part not in text, (path, part)


def test_the_search_finds_a_clause_in_each_language(site: Path) -> None:
    entries = json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]
    said = {entry["location"]: entry["text"] for entry in entries}
    assert any("Without a matching card, draw one" in text for text in said.values())
    assert not any("/fi/" in place for place in said)
    assert "rules/games/uno/compare/it-56--nb-108/" in said
    finnish = (site / "rules" / "it-56" / "fi" / "index.html").read_text("utf-8")
    assert '"base": "../../../fi/"' in finnish
    entries = json.loads((site / "fi" / "search" / "search_index.json").read_text("utf-8"))["docs"]
    said = {entry["location"]: entry["text"] for entry in entries}
    assert all(place.startswith("../rules/") for place in said)
    assert any("Jos sopivaa korttia ei ole, nostetaan yksi" in text for text in said.values())
    assert any(location.endswith("#rule-draw-if-stuck") for location in said)


def test_an_edition_page_has_its_parts(site: Path) -> None:
    text = (site / "rules" / "it-56" / "index.html").read_text("utf-8")
    for part in (
        'class="cl-rule cl-text"',
        'class="cl-rule cl-assumption"',
        'data-under="[[&#34;drawn-usable&#34;,[&#34;must&#34;]]]"',
        'id="axis-scoring"',
        'id="silence-card-list"',
        'class="cl-picture"',
        "lines 67–68, 92–95",
        "cl-switch-data",
        'id="rule-wild-draw-condition"',
    ):
        assert part in text, part


def test_games_have_their_titles_and_every_rule_says_something(site: Path) -> None:
    assert "UNO: Comparison" in (site / "rules/games/uno/compare/index.html").read_text("utf-8")
    for path in site.glob("rules/*-*/**/index.html"):
        page = path.read_text("utf-8")
        assert '<div class="cl-says"></div>' not in page and "<code></code>" not in page
    # a rule that no clause can state stands there in its author's words
    finnish = (site / "rules/it-56/fi/index.html").read_text("utf-8")
    unwritten = re.search(r'id="rule-unlawful-undone".*?class="cl-says"><p>(.*?)</p>', finnish, re.DOTALL)
    assert unwritten is not None and unwritten[1] and "lang=" not in unwritten[1]


def test_the_apparatus_tells_what_became_of_a_line(site: Path) -> None:
    """Of line 67: the rule it prints, the reading it allows, and both of its values."""
    text = (site / "rules" / "it-56" / "apparatus" / "index.html").read_text("utf-8")
    told = text.partition('id="line-67"')[2].partition("</section>")[0]
    for part in (
        "Action cards may go on other action cards",
        "no, such a card forbids it",
        "yes, it may be played at any time",
        "chosen here",
    ):
        assert part in told, part
    assert 'id="unsaid"' in text and "The sheet does not say how many can play" in text


def test_a_page_in_another_language_is_tagged(site: Path) -> None:
    text = (site / "rules" / "it-56" / "fi" / "index.html").read_text("utf-8")
    assert '<div class="cl-page" lang="fi">' in text
    assert "cl-foreign" not in text  # every text of a shipped edition is translated
    assert "pelata" in text


def test_the_theme_speaks_the_language_of_the_page(site: Path) -> None:
    for path, language in (("rules/it-56/fi", "fi"), ("rules/it-56", "en"), ("commands", "en")):
        text = (site / path / "index.html").read_text("utf-8")
        assert f'<html lang="{language}"' in text, path


def test_the_navigation_is_written_once_and_leads_somewhere(site: Path) -> None:
    """Every page takes it from one file; in a browser it is put in its place (`test_browser`)."""
    text = (site / "assets" / "frame.js").read_text("utf-8")
    there = re.findall(r'\["[^"]*","([^"]*)"\]', text)
    assert {"rules/it-56/", "rules/it-56/fi/"} <= {*there}
    assert [each for each in there if not (site / each / "index.html").is_file()] == []
    for path in ("rules/it-56/index.html", "commands/index.html"):
        assert "md-nav__item" not in (site / path).read_text("utf-8")


def test_pages_made_smaller_read_the_same(site: Path) -> None:
    """The hook of our own site: every tag, attribute and word is there, in order."""
    from cardlaw.documents.site.smaller import smaller

    class Parts(HTMLParser):
        def __init__(self, text: str) -> None:
            super().__init__()
            self.found: list[object] = []
            self.feed(text)

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            self.found.append((tag, sorted((name, value or "") for name, value in attrs)))

        def handle_data(self, data: str) -> None:
            self.found += data.split()

    for path in ("rules/it-56/fi", "rules/games/uno/compare", "commands", "rules/it-56/file"):
        text = (site / path / "index.html").read_text("utf-8")
        made = smaller(text)
        assert len(made) < 0.97 * len(text)
        assert Parts(made).found == Parts(text).found, path


def test_classes_have_the_same_short_names_in_pages_styles_and_scripts() -> None:
    from cardlaw.documents.site.smaller import on_post_page, shortly

    short = shortly("cl-small")
    assert 0 < len(short) < 4
    page = on_post_page(
        '<p class="cl-small own">cl-small</p><i class="cl-nobody">a</i>', page=None, config=None
    )
    assert f'<p class="{short} own">cl-small</p>' in page and "<i>a</i>" in page
    assert shortly(".cl-small{--cl-small:1}") == f".{short}{{--cl-small:1}}"
    assert shortly('look("cl-small", ".cl-small-print")') == f'look("{short}", ".cl-small-print")'
