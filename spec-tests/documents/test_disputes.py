"""Who is right?: pages made from a list of questions, one for each, in every language."""

from __future__ import annotations

import base64
import json
import re
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import FinishedPage, to_text
from cardlaw.documents.site.settling import settle
from cardlaw.documents.site.site import Site, Wish
from cardlaw.language.reading.translations import catalogue_of

SEVEN = "turn of a; top is seven of hearts; hand of a is nine of hearts, ten of clubs, eight of clubs"
LINES = f"""\
drawing/free: May I pick up although I could lay? | {SEVEN} | pick-up | pub[after-pick-up=may-lay]
matching/neither: May I lay <img src=x onerror=alert(1)> that fits in nothing? | {SEVEN} | lay eight of clubs
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Key, FinishedPage]:
    folder = tmp_path_factory.mktemp("lists")
    (folder / "mau-mau.questions").write_text(LINES, "utf-8")
    (folder / "po").mkdir()
    (folder / "po" / "sv.po").write_text(
        'msgid "May I pick up although I could lay?"\nmsgstr "Får jag ta upp fast jag kunde lägga?"\n',
        "utf-8",
    )
    wish = Wish(folders=(folder,), editions=("pub",), packs=False)
    languages = ("en", "sv")
    context = SiteContext(
        Addresses("rules", "en"), languages, catalogue=catalogue_of([folder]), studio="studio/"
    )
    site = Site(wish, context)
    site.settled, wrong = settle(site)
    assert wrong == []
    site.context = replace(site.context, disputed=frozenset(site.settled))
    return {each.key: each.make() for each in site.pages() if each.key.sort in ("dispute", "disputes")}


def page(pages: dict[Key, FinishedPage], other: str, language: str = "en") -> FinishedPage:
    return next(found for key, found in pages.items() if key.other == other and key.language == language)


def test_each_question_has_a_page_in_every_language_and_one_lists_them(
    pages: dict[Key, FinishedPage],
) -> None:
    assert len(pages) == 6
    index = page(pages, "", "sv")
    assert "Vem har rätt?" in index.title
    assert "Får jag ta upp fast jag kunde lägga?" in index.html
    assert 'href="drawing-free-sv/"' in index.html or "drawing-free-sv" in index.html


def test_the_answer_comes_first_then_the_picture_and_what_decides(pages: dict[Key, FinishedPage]) -> None:
    found = page(pages, "drawing-free")
    said = to_text(found.html)
    assert found.title == "May I pick up although I could lay?"
    assert found.html.index("Allowed") < found.html.index("<figure")
    assert "You may always pick up instead." in said
    assert "(you may lay the card you picked up)" in said, (
        "the house rule is called by the choice that it makes"
    )
    no = to_text(page(pages, "matching-neither").html)
    assert "Not allowed" in no and "You must follow suit or rank." in no


def test_the_link_carries_the_question_into_the_studio(pages: dict[Key, FinishedPage]) -> None:
    found = re.search(r'href="([^"]*studio/)#ask=([\w-]+)"', page(pages, "drawing-free").html)
    assert found is not None and found[1].endswith("../studio/")
    packed = base64.urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4))
    state = json.loads(zlib.decompress(packed))
    assert (
        state["move"] == "pick-up" and state["books"] == ["pub"] and "top is seven of hearts" in state["more"]
    )


def test_a_question_is_only_text(pages: dict[Key, FinishedPage]) -> None:
    assert "<img" not in page(pages, "matching-neither").html


def test_a_list_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "mau-mau.questions").write_text("nonsense\n", "utf-8")
    site = Site(
        Wish(folders=(tmp_path,), editions=("pub",), packs=False), SiteContext(Addresses("r", "en"), ("en",))
    )
    found, wrong = settle(site)
    assert found == {} and wrong[0].startswith("mau-mau.questions:1:")
