"""Every text that the shipped rules show to a reader is there in each language."""

from __future__ import annotations

from functools import cache

import pytest

from cardlaw.documents.prose import Prose, to_plain
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.loading import Library
from cardlaw.language.reading.folders import shipped_rules
from cardlaw.language.reading.translations import (
    Catalogue,
    Key,
    Workload,
    files_of,
    read_catalogue,
    translatable,
)
from cardlaw.players.words import PlayerWords

LANGUAGES = ("fi", "nb", "it", "sv")


@cache
def shipped() -> tuple[s.File, ...]:
    library = Library()
    entries = library.of_sort("vocabulary", "edition", "variant", "pack")
    files = [library.parsed(entry.path, entry.shown)[0] for entry in entries]
    return tuple(file for file in files if file is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_shipped_is_untranslated(language: str) -> None:
    kept: dict[Key, str] = {}
    for path in files_of([shipped_rules()], language):
        kept |= read_catalogue(path.read_bytes(), path.name)
    work = Workload(language, tuple(translatable(shipped())), kept)
    assert len(work.texts) > 2_000
    assert [f"{each.file}:{each.line} {each.key[1]}" for each in work.missing] == []


def test_what_stands_with_the_text_comes_first_then_the_file() -> None:
    catalogue = Catalogue((shipped_rules(),))
    own = m.Words("Fifty-six cards.", (("fi", "omin sanoin"),))
    assert catalogue.text(own, "fi") == "omin sanoin"
    assert catalogue.text(m.Words("Fifty-six cards.", ()), "sv") not in (None, "Fifty-six cards.")
    assert catalogue.text(m.Words("Nobody wrote this.", ()), "sv") is None
    assert catalogue.text(m.Words("Nobody wrote this.", ()), "en") == "Nobody wrote this."


def test_a_translation_without_a_hole_of_the_english_is_none() -> None:
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    lacking = 'msgid "Draw {most}, {{now}."\nmsgstr "Nosta nyt."\n\n'
    whole = 'msgid "Take {most}."\nmsgstr "Ota {most}."\n'
    assert read_catalogue((head + lacking + whole).encode(), "fi.po") == {
        (None, "Take {most}."): "Ota {most}."
    }
    catalogue = Catalogue(())
    assert catalogue.text(m.Words("Draw {most}.", (("fi", "Nosta."),)), "fi") is None
    assert catalogue.text(m.Words("Draw {most}.", (("fi", "{most}: nosta."),)), "fi") == "{most}: nosta."


def test_what_is_chosen_is_said_in_the_words_of_the_reader() -> None:
    """At the table and on pages alike: a number, and what a value is called."""
    model = Library().compile("sv-112 with custom-wild[custom-penalty=1]").model
    assert model is not None
    said = m.Words("{custom-penalty}, {custom-text}, {{custom-text}, {nobody}.")
    for language, text in (("en", "words of your own"), ("sv", "egna ord")):
        for told in (PlayerWords(model, language).text(said), to_plain(Prose(model, language).words(said))):
            assert told.startswith(f"1, {text}") and told.endswith(", {custom-text}, {nobody}.")
