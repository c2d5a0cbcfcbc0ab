"""Our own words are explained, in every language, and found by what they are called there."""

from __future__ import annotations

import pytest

from cardlaw.wording.glossary import LANGUAGES, entries, find

MOST_WORDS = 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_every_word(language: str) -> None:
    assert entries(language).keys() == entries("en").keys()
    terms = [entry.term.casefold() for entry in entries(language).values()]
    assert len(set(terms)) == len(terms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_found_by_what_it_is_called(language: str) -> None:
    for entry in entries(language).values():
        assert find(entry.term, language) == entry
        assert find(entry.id, language) == entry
    assert find("no such word", language) is None


def test_a_word_of_the_rule_language_leads_to_ours() -> None:
    assert find("arm") == entries("en")["value"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_meanings_are_short(language: str) -> None:
    for entry in entries(language).values():
        sentences = [part for part in entry.meaning.replace("?", ".").split(". ") if part]
        assert 1 <= len(sentences) <= 3, entry
        assert all(len(sentence.split()) <= MOST_WORDS for sentence in sentences), entry
