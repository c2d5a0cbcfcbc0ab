"""The generated reference: every code and every production is there, with examples that compile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardlaw.documents.manual.grammar import Production, productions
from cardlaw.documents.manual.reference import (
    FORMS,
    SECTIONS,
    TITLES,
    code_pages,
    codes_page,
    complaints,
    examples,
    language_page,
    meaning,
    pages,
    tour,
)
from cardlaw.documents.manual.tour import TOUR
from cardlaw.language.diagnostics.codes import CODES
from cardlaw.language.diagnostics.examples import example_library
from cardlaw.language.reading.source import Source
from cardlaw.scenarios.files import cases

NAMES = {production.name for production in productions()}


def test_the_tour_compiles_without_a_word() -> None:
    library = example_library([Source(name, text) for name, text in TOUR])
    for reference in ("sky", "evening", "evening with gusts", "friday"):
        compiled = library.compile(reference)
        assert compiled.diagnostics == ()
        assert (compiled.model is None) == (reference == "sky")
    found, wrong = cases(library, Path("evenings.spec"))
    assert wrong == () and len(found) == 3
    assert [diagnostic for case in found for diagnostic in case.diagnostics] == []


@pytest.mark.parametrize("production", productions(), ids=lambda production: production.name)
def test_every_production_has_a_shape_a_meaning_and_an_example(production: Production) -> None:
    assert not re.search(r"_|\"\"|\(\)|\[\]|  \S+  |\n\s*\n", production.shape), production.shape
    said = meaning(production.name)
    assert said[0].isupper() or said[0] == "`"
    assert said.endswith(".") and "None" not in said
    example, _ = examples()[production.name]
    assert any(example.split("\n")[0] in source.text for source in tour())
    assert production.section in SECTIONS


def test_nothing_is_explained_that_the_grammar_does_not_have() -> None:
    assert FORMS.keys() <= NAMES
    assert TITLES.keys() <= NAMES


def test_every_code_is_on_the_page_with_what_is_said() -> None:
    every, own = codes_page(), dict(code_pages())
    for code in CODES.values():
        assert f"| [{code.id}](codes/{code.id}.md) | {code.title} |" in every
        page = own[f"codes/{code.id}.md"]
        assert page.startswith(f"# {code.id}: {code.title}\n")
        assert code.explanation in page
        if code.example == "rules":
            assert f"[{code.id}]: " in page
            assert code.id in {diagnostic.code for diagnostic in complaints(code.wrong)}
            assert code.id not in {diagnostic.code for diagnostic in complaints(code.right)}


def test_pages_are_sound_markdown_and_made_alike_each_time() -> None:
    made = dict(pages())
    assert made and made == dict(pages())
    for name, page in made.items():
        assert page.count("\n```") % 2 == 0, name
        assert page.startswith("# ") and "/tmp" not in page, name
        titles = {
            re.sub(r"\W+", "-", title.lower()).strip("-") for title in re.findall(r"^#+ (.*)", page, re.M)
        }
        assert set(re.findall(r"\]\(#([a-z-]+)\)", page)) <= titles, name


def test_the_language_page_has_every_production() -> None:
    page = language_page()
    assert page.count("\n### ") == len(productions())
    for production in productions():
        assert production.shape in page
