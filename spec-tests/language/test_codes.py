"""The catalogue of codes: every code that is emitted stands in it, and every example earns its code, or does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardlaw.language.diagnostics import codes as catalogue
from cardlaw.language.diagnostics.codes import CODES, FILE_CODES
from cardlaw.language.diagnostics.codes_syntax import SYNTAX_CODES
from cardlaw.language.diagnostics.diagnostic import Code, Diagnostic
from cardlaw.language.diagnostics.examples import BASE, compile_example, example_files, example_library
from cardlaw.scenarios.files import cases

COMPILER = Path(catalogue.__file__).parents[2]
ENGINE = Path(cases.__code__.co_filename).parents[2]
EMITTED = re.compile(r'"([EWN]0\d{3})"')
DATA = re.compile(r"codes(_\w+)?\.py")
LATER = [code for code in CODES.values() if code not in (*FILE_CODES, *SYNTAX_CODES)]


def complaints(text: str) -> tuple[Diagnostic, ...]:
    files = example_files(text)
    if not files[-1].name.endswith(".spec"):
        return compile_example(text).diagnostics
    found, wrong = cases(example_library(files), Path(files[-1].name))
    return (*wrong, *(diagnostic for case in found for diagnostic in case.diagnostics))


def sources() -> Iterator[Path]:
    for folder in (COMPILER, ENGINE):
        yield from (path for path in folder.rglob("*.py") if not DATA.fullmatch(path.name))


def test_every_emitted_code_is_in_the_catalogue_and_the_other_way_round() -> None:
    emitted = {code for path in sources() for code in EMITTED.findall(path.read_text(encoding="utf-8"))}
    assert emitted - CODES.keys() == set()
    assert CODES.keys() - emitted == {code.id for code in FILE_CODES}, "in the catalogue and never emitted"


@pytest.mark.parametrize("code", LATER, ids=lambda code: code.id)
def test_examples(code: Code) -> None:
    assert re.fullmatch(r"[EWN]0\d{3}", code.id)
    assert code.title == code.title.strip(" .") and code.title[0].islower()
    assert (code.explanation.endswith((".", ")")) and code.explanation[0].isupper()) or code.explanation[
        0
    ] == "`"
    if code.example == "command":
        assert "cardlaw " in code.wrong and "cardlaw " in code.right
        return
    assert {d.code for d in complaints(code.wrong)} == {code.id}
    assert complaints(code.right) == ()


def test_the_small_game_compiles() -> None:
    compiled = compile_example(BASE[1].text)
    assert compiled.model is not None and compiled.diagnostics == ()


@pytest.mark.parametrize("code", [CODES["E0217"]], ids=lambda code: code.id)
def test_references_in_commands(code: Code) -> None:
    library = example_library(())
    for command, expected in ((code.wrong, {code.id}), (code.right, set())):
        reference = command.removeprefix("cardlaw check ").strip("'")
        assert {d.code for d in library.compile(reference).diagnostics} == expected
