"""Commands in five languages: the one asked for, else that of the system, else English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run


def test_help_speaks_the_language_asked_for(run: Run) -> None:
    assert run("check", "--help", "--language", "fi").out.startswith("käyttö: cardlaw check ")
    assert "utgåvor" in run("--help", "--language=sv").out
    assert run("chek", "--language", "it").err == (
        "cardlaw: non c’è un comando `chek`\naiuto: intendevi `cardlaw check`?\n"
    )


def test_the_locale_decides_where_nothing_else_does(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nb_NO.UTF-8")
    assert run("chek").err.startswith("cardlaw: det finnes ingen kommando `chek`\nhjelp: ")
    assert run("chek", "--language", "en").err.startswith("cardlaw: there is no command")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run("chek").err.startswith("cardlaw: there is no command")


def test_an_unknown_language_is_english_and_that_is_said_once(run: Run) -> None:
    ran = run("list", "--rules", "house", "--language", "de")
    assert ran.err == (
        "cardlaw: there is no language `de` here, only en, fi, nb, it and sv; answering in English\n"
    )
    assert "cardlaw list ID" in ran.out


def test_main_says_nothing_in_another_language_to_machines(run: Run) -> None:
    ran = run("check", "short", "--rules", "nowhere", "--format", "json", "--language", "fi")
    assert '"message": "`nowhere` is not a folder"' in ran.out and '"id": "no-folder"' in ran.out


RULE = 'rule ours\n  "Ours."\n  about laying\n  player can lay card\n'
BROKEN = f'cardlaw 1\nvariant our extends short\n  "Ours."\n\n{RULE}'


def test_what_is_wrong_with_a_file_is_said_in_the_readers_language(run: Run, desk: Path) -> None:
    (desk / "our.rules").write_text(BROKEN, encoding="utf-8")
    finnish = run("check", "our.rules", "--rules", "house", "--language", "fi").err
    assert "virhe[E0117]: tässä pitäisi olla `is`, `may`" in finnish
    assert "= ohje: sallittu sanotaan sanalla `may`" in finnish
    plain = run("check", "our.rules", "--rules", "house", "--format", "plain", "--language", "sv").err
    assert ": fel[E0117]: här väntades" in plain and "(hjälp: det som är tillåtet sägs med `may`)" in plain


def test_what_is_wrong_carries_its_id_and_arguments(run: Run, desk: Path) -> None:
    (desk / "our.rules").write_text(BROKEN, encoding="utf-8")
    said = run("check", "our.rules", "--rules", "house", "--format", "json", "--language", "fi").out
    (found,) = json.loads(said)["variants"][0]["diagnostics"]
    assert found["message"].startswith("expected `is`, `may`") and found["said"]["id"] == "expected-but-found"
    assert found["said"]["arguments"]["found"] == {"verbatim": "can"}
    assert found["said_help"] == {"book": "sayings", "id": "everyday-may", "arguments": {}}


@pytest.mark.parametrize("language", ["fi", "nb", "it", "sv"])
def test_a_topic_is_told_with_the_terms_that_it_names(run: Run, language: str) -> None:
    listed = run("list", "uno", "--words", "--language", language).out
    explained = run("explain", "guilt", "--in", "fi-108", "--language", language).out
    assert "guilt: " in listed and "guilt" in explained
    assert "{" not in listed + explained


def test_a_topic_has_the_words_of_the_edition_asked_about(run: Run) -> None:
    assert "Che cosa fa il jolly pesca" in run("list", "uno", "--words", "--language", "it").out
    explained = run("explain", "wild-draw", "--in", "it-56", "--language", "it").out
    assert "Che cosa fa la carta Jolly Pesca Due" in explained


def test_rules_of_other_editions_are_quoted_in_the_translation_beside_them(run: Run) -> None:
    told = run("explain", "wild-draw-condition", "--in", "sv-112", "--language", "nb").out
    assert "i veien for trekk 4 joker-kortet. (hindering)" in " ".join(told.split())
