"""Colours for editors and pages: made from the grammar, and so never out of date."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cardlaw.language.parsing.grammar_words import all_words, item_words
from cardlaw.language.parsing.items import parser
from cardlaw.language.reading.folders import shipped_rules
from cardlaw.language.syntax_errors.shapes import first_words, keywords
from cardlaw.service.positions import TextLines
from cardlaw.service.questions.colouring import TOKEN_SORTS
from cardlaw.service.textmate import textmate, written

EDITORS = Path(__file__).parents[2] / "editors" / "vscode"
DOCS = Path(__file__).parents[2] / "docs" / "editors.md"


def test_words_read_from_the_grammar_are_those_of_the_parser() -> None:
    assert all_words() == {word for word in keywords(parser()) if word[0].isalpha()}
    assert item_words() == first_words(parser(), "item")


def test_the_textmate_grammar_is_up_to_date() -> None:
    """`make editors` writes it anew."""
    assert (EDITORS / "syntaxes" / "cardlaw.tmLanguage.json").read_text(encoding="utf-8") == written()


def test_textmate_patterns_are_sound() -> None:
    for pattern in textmate()["patterns"]:
        for key in ("match", "begin", "end"):
            re.compile(pattern.get(key, ""))


def test_the_extension_names_files_that_are_there() -> None:
    package = json.loads((EDITORS / "package.json").read_text(encoding="utf-8"))
    named = [package["main"], *(each["path"] for each in package["contributes"]["grammars"])]
    named += [each["configuration"] for each in package["contributes"]["languages"]]
    assert all((EDITORS / name).is_file() for name in named)
    json.loads((EDITORS / "language-configuration.json").read_text(encoding="utf-8"))


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
@pytest.mark.parametrize("name", ["client.js", "extension.js"])
def test_the_extension_parses(name: str) -> None:
    subprocess.run(["node", "--check", str(EDITORS / name)], check=True, capture_output=True)


def test_pygments_colours_a_shipped_edition_without_errors() -> None:
    pygments = pytest.importorskip("pygments")
    from pygments.token import Error, Keyword, Name

    from cardlaw.documents.lexer import RulesLexer

    text = (shipped_rules() / "uno" / "it-56.rules").read_text(encoding="utf-8")
    found = list(pygments.lex(text, RulesLexer()))
    assert "".join(value for _, value in found) == text
    assert not [value for sort, value in found if sort is Error]
    assert (Keyword.Declaration, "rule") in found and (Name.Builtin, "player") in found


def test_every_sort_of_token_has_a_colour_in_the_protocol() -> None:
    pytest.importorskip("pygls", reason="the extra `lsp` is not installed")
    from cardlaw.service.translating import COLOURS

    assert set(COLOURS) == set(TOKEN_SORTS)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_places_and_positions_are_two_ways_to_say_the_same(encoding: str) -> None:
    text = 'å "🂡" x\n\n🂡🂡\n'
    lines = TextLines(text, encoding)
    for offset in range(len(text) + 1):
        assert lines.offset(*lines.position(offset)) == offset
    assert lines.offset(99, 0) == len(text) and lines.offset(-1, 5) == 0 and lines.offset(1, 99) == 8


def test_the_example_of_the_manual_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[1]
    exec(code, {})
    assert capsys.readouterr().out.strip() == re.search(r"# (there is .*)", code)[1]
