"""Every text that the shipped rules show to a reader is there in each language."""

from __future__ import annotations

from functools import cache

import pytest

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
