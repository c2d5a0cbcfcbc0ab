"""Every code of the compiler is explained in every language, and names the same words of the rule language."""

from __future__ import annotations

import re

import pytest

from cardlaw.cli.main import main
from cardlaw.language.diagnostics.codes import CODES
from cardlaw.wording.codes import LANGUAGES, meanings

CODE = re.compile(r"`[^`]+`")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_title_and_an_explanation(language: str) -> None:
    found = meanings(language)
    assert list(found) == list(CODES)
    for id, (title, explanation) in found.items():
        code = CODES[id]
        assert title and explanation.endswith("."), id
        assert set(CODE.findall(explanation)) == set(CODE.findall(code.explanation)), id
        assert (title, explanation) != (code.title, code.explanation), id


def test_a_code_is_explained_in_finnish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "E0203", "--language", "fi"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("E0203: sellaista nimeä ei ole\n") and "there is nothing" not in said
