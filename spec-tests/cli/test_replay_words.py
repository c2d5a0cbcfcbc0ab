"""`cardlaw replay` says in words which card another edition's deck lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "cannot be judged: this deck does not have a custom wild"),
        ("fi", "pakassa ei ole mukautettavaa villiä korttia"),
        ("it", "in questo mazzo non c’è un jolly personalizzabile"),
    ],
)
def test_a_card_that_a_deck_lacks_is_called_by_its_name(
    run: Run, desk: Path, language: str, said: str
) -> None:
    run("play", "sv-112", "--seed", "8", "--save", "a.table", stdin="1\n")
    out = " ".join(
        run("replay", "a.table", "--under", "nb-108", "--brief", "--language", language).out.split()
    )
    assert said in out and "wild-custom" not in out
