"""The page of a sheet line by line: each point with what has become of it."""

from __future__ import annotations

import re

from cardlaw.documents.pages.pieces.addresses import Addresses
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.rulebooks.apparatus import apparatus_page
from cardlaw.language.loading import load


def test_a_silence_is_shown_with_its_status():
    page = apparatus_page(SiteContext(Addresses("rules", "en"), ("en",)), load("it-56"), "en").html
    told = re.findall(r'cl-status-(\w+)">[^<]*</span> (?:<span[^>]*>)?([^<]*)', page)
    statuses = {about.strip(): status for status, about in told}
    assert statuses["The sheet does not say how the dealer is chosen; the table decides"] == "open"
    assert statuses["The sheet does not say how many can play"] == "assumed"


def test_a_rule_that_gives_way_as_it_is_read_here_says_so():
    """Printed in full and set aside by a reading: without a mark a reader takes it for what is played."""
    page = apparatus_page(SiteContext(Addresses("rules", "en"), ("en",)), load("sv-112"), "en").html
    told = re.sub(r"<[^>]+>", "", str(page))
    gloss = r"An action card does not by itself forbid a wild draw card\."
    assert re.search(gloss + r" \S+ · as it is read here, gives way to ", told)
    asked = "Which action cards in hand matter for playing a wild draw card?"
    assert f" · only if: {asked} an action card with the top card&#x27;s symbol (chosen here)" in told


def test_a_condition_links_to_its_question_and_speaks_the_language_of_the_page():
    page = str(apparatus_page(SiteContext(Addresses("rules", "en"), ("en", "fi")), load("fi-108"), "fi").html)
    answer = "<em>toimintakortti, jossa on päällimmäisen kortin kuvake</em></a>"
    linked = r'vain valinnalla: <a href="#choice-exempt-action">[^<]*\? ' + re.escape(answer)
    assert re.search(linked, page)
    assert page.count('id="choice-exempt-action"') == 1


def test_what_the_choices_come_to_together_is_told_in_five_languages():
    for language, words in {
        "en": "A challenge then fails",
        "fi": "Haaste epäonnistuu silloin",
        "nb": "En utfordring mislykkes da",
        "it": "Allora la sfida fallisce",
        "sv": "En utmaning misslyckas då",
    }.items():
        page = apparatus_page(
            SiteContext(Addresses("rules", "en"), ("en", language)), load("fi-108"), language
        )
        assert words in str(page.html), language


def test_a_worked_example_stands_at_its_lines():
    page = str(apparatus_page(SiteContext(Addresses("rules", "en"), ("en",)), load("nb-108"), "en").html)
    assert ">example</span>" in page
    assert load("nb-108").examples[0].text.text in re.sub(r"<[^>]+>", "", page)
