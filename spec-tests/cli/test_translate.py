"""`cardlaw translate`: what is missing is listed, a translator gets a file, and what comes back is taken in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardlaw.language.reading.folders import shipped_rules
from cardlaw.language.reading.translations import files_of
from cli.conftest import Run

GAME = """\
cardlaw 1
pack nines for uno
  "Nines rain."

option soaked "Who gets wet?":
  chosen bystanders because "it is funnier"
  whole-room

rule nine-drenches
  "A nine wets the next player."
  about drawing
  when player plays card where number of card is 9:
    next of player takes 1
"""


@pytest.fixture
def own(desk: Path) -> Path:
    (desk / "own").mkdir()
    (desk / "own" / "nines.rules").write_text(GAME, "utf-8")
    return desk / "own"


def missing(run: Run) -> list[str]:
    ran = run("translate", "own/nines.rules", "--into", "fi", "--rules", "own", "--format", "json")
    return [each["text"] for each in json.loads(ran.out)["missing"] if each["file"].endswith("nines.rules")]


def test_texts_values_and_headings_are_listed(run: Run, own: Path) -> None:
    assert missing(run) == [
        "Nines rain.",
        "bystanders",
        "whole room",
        "Who gets wet?",
        "it is funnier",
        "nine drenches",
        "A nine wets the next player.",
    ]


def test_translations_of_other_rules_stay_as_they_are(run: Run, own: Path, desk: Path) -> None:
    """A file that brings translations of one unit leaves those of its neighbours, and of the shipped rules, alone."""
    (own / "po").mkdir()
    (own / "po" / "fi.po").write_text('msgid "A neighbour says this."\nmsgstr "Naapuri sanoo."\n', "utf-8")
    shipped = {path: path.read_bytes() for path in files_of([shipped_rules()], "fi")}
    assert shipped
    options = ("translate", "own/nines.rules", "--into", "fi", "--language", "fi", "--rules", "own")
    run(*options, "--export", "nines.po")
    text = (desk / "nines.po").read_text("utf-8")
    place = text.index('msgid "Who gets wet?"')
    (desk / "nines.po").write_text(
        text[:place] + text[place:].replace('msgstr ""', 'msgstr "Kuka kastuu?"', 1), "utf-8"
    )
    run(*options, "--import", "nines.po")
    kept = (own / "po" / "fi.po").read_text("utf-8")
    assert "Naapuri sanoo." in kept and "Kuka kastuu?" in kept
    assert {path: path.read_bytes() for path in shipped} == shipped


def test_a_translation_goes_out_and_comes_back(run: Run, own: Path, desk: Path) -> None:
    options = ("translate", "own/nines.rules", "--into", "fi", "--language", "fi", "--rules", "own")
    assert run(*options, "--export", "nines.po").code == 0
    text = (desk / "nines.po").read_text("utf-8")
    place = text.index('msgid "Who gets wet?"')
    (desk / "nines.po").write_text(
        text[:place] + text[place:].replace('msgstr ""', 'msgstr "Kuka kastuu?"', 1), "utf-8"
    )
    ran = run(*options, "--import", "nines.po")
    assert (ran.code, "1 uusi tai muuttunut käännös" in ran.out) == (0, True)
    assert "Kuka kastuu?" in (own / "po" / "fi.po").read_text("utf-8")
    assert "Who gets wet?" not in missing(run)

    changed = GAME.replace("Who gets wet?", "Who then gets wet?")
    (own / "nines.rules").write_text(changed, "utf-8")
    assert "Who then gets wet?" in missing(run)
    assert run(*options, "--export", "again.po").code == 0
    again = (desk / "again.po").read_text("utf-8")
    assert '#| msgid "Who gets wet?"\nmsgid "Who then gets wet?"\nmsgstr "Kuka kastuu?"' in again
    assert "#, fuzzy" in again

    ran = run(*options, "--import", "nines.po")
    line = text[: text.index('msgid "Who gets wet?"')].count("\n") + 1
    assert (ran.code, f"nines.po:{line}: ei enää sanota: Who gets wet?" in ran.out) == (1, True)
    (desk / "swedish.po").write_text(text.replace("Language: fi", "Language: sv"), "utf-8")
    ran = run(*options, "--import", "swedish.po")
    assert (ran.code, "`swedish.po` on kielellä `sv`, ei `fi`" in ran.err) == (2, True)
    (desk / "other.po").write_text('msgid "Something else"\nmsgstr "Muuta"\n', "utf-8")
    ran = run(*options, "--import", "other.po")
    assert ran.code == 2 and "ei käännä mitään, mitä nämä säännöt sanovat" in ran.err


SPEC = """\
cardlaw 1
spec parlours of crazy-eights
  "How a parlour is tried."

scenario drenched "Somebody gets wet":
  under parlour
  given players ada, ben
  given turn of ada
  then turn of ben

scenario dry "Nobody gets wet at the pub":
  under pub
  given players ada, ben
"""


def scenario_texts(run: Run, *ids: str) -> list[str]:
    ran = run("translate", *ids, "--into", "fi", "--rules", "own", "--format", "json")
    return [each["text"] for each in json.loads(ran.out)["missing"] if each["file"].endswith("parlours.spec")]


def test_a_title_of_a_scenario_goes_out_and_comes_back_like_every_text(
    run: Run, own: Path, desk: Path
) -> None:
    (own / "parlours.spec").write_text(SPEC, "utf-8")
    title, head = "Somebody gets wet", "How a parlour is tried."
    other = "Nobody gets wet at the pub"
    assert scenario_texts(run) == scenario_texts(run, "own/parlours.spec") == [head, title, other]
    assert scenario_texts(run, "parlour") == [head, title], "no scenario of the pub"

    options = ("translate", "own/parlours.spec", "--into", "fi", "--rules", "own")
    assert run(*options, "--export", "parlours.po").code == 0
    text = (desk / "parlours.po").read_text("utf-8")
    assert "own/parlours.spec:5" in text
    text = text.replace(f'msgid "{title}"\nmsgstr ""', f'msgid "{title}"\nmsgstr "Joku kastuu"')
    (desk / "parlours.po").write_text(text, "utf-8")
    assert run(*options, "--import", "parlours.po").code == 0
    assert "Joku kastuu" in (own / "po" / "fi.po").read_text("utf-8")
    assert scenario_texts(run) == [head, other]

    said = run("test", "own/parlours.spec", "--language", "fi").out
    assert "Joku kastuu" in said and title not in said
    assert title in run("test", "own/parlours.spec").out
    assert title in run("test", "own/parlours.spec", "--language", "sv").out
    plain = run("test", "own/parlours.spec", "--language", "fi", "--format", "plain").out
    assert "drenched (parlour): Joku kastuu: then turn of ben" in plain
    told = json.loads(run("test", "own/parlours.spec", "--language", "fi", "--format", "json").out)
    assert told["scenarios"][0]["title"] == "Joku kastuu"

    (own / "parlours.spec").write_text(SPEC.replace(title, "Somebody is wet"), "utf-8")
    for ids in (("parlour",), ("own/parlours.spec",)):
        ran = run("translate", *ids, "--into", "fi", "--rules", "own", "--format", "json")
        assert json.loads(ran.out)["stale"] == [title], "the title is said no more, and nothing else"
    assert run(*options, "--export", "again.po").code == 0
    again = (desk / "again.po").read_text("utf-8")
    assert f'#| msgid "{title}"\nmsgid "Somebody is wet"\nmsgstr "Joku kastuu"' in again


def test_translations_of_scenarios_of_packs_are_kept_with_those_of_editions(run: Run, desk: Path) -> None:
    packs = desk / "tried" / "packs"
    packs.mkdir(parents=True)
    (packs / "parlours.spec").write_text(SPEC, "utf-8")
    said = '"Language: fi\\n"\n\nmsgid "Somebody gets wet"\nmsgstr "Joku kastuu"\n'
    (desk / "fi.po").write_text(f'msgid ""\nmsgstr ""\n{said}', "utf-8")
    ran = run("translate", "tried/packs/parlours.spec", "--into", "fi", "--import", "fi.po")
    assert ran.code == 0 and (desk / "tried" / "po" / "fi.po").is_file()
    assert "Joku kastuu" in run("test", "tried/packs/parlours.spec", "--language", "fi").out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "ei ole"),
        (b"\x00\xff", "ei ole käännöstiedosto"),
        (b"msgid 3\n", "ei ole käännöstiedosto"),
    ],
)
def test_a_bad_file_is_named(run: Run, own: Path, desk: Path, content: bytes | None, said: str) -> None:
    if content is not None:
        (desk / "bad.po").write_bytes(content)
    options = ("--into", "fi", "--language", "fi", "--rules", "own", "--import", "bad.po")
    ran = run("translate", "own/nines.rules", *options)
    assert ran.code == 2 and said in ran.err and "bad.po" in ran.err


def test_an_unknown_language_is_answered(run: Run, own: Path) -> None:
    ran = run("translate", "own/nines.rules", "--into", "de", "--rules", "own")
    assert ran.code == 2 and "it can be fi, nb, it or sv" in ran.err


@pytest.mark.parametrize("language", ["fi", "nb", "it", "sv"])
def test_what_ships_is_translated_and_nothing_is_kept_that_nobody_says(run: Run, language: str) -> None:
    """Rules, and the titles of their scenarios; the questions of the lists beside the rules count as said."""
    told = json.loads(run("translate", "--into", language, "--format", "json").out)
    assert told["missing"] == []
    assert told["stale"] == []


def test_where_a_house_rule_comes_from_is_translated_and_the_name_of_a_sheet_is_not(run: Run) -> None:
    told = json.loads(run("translate", "stacking", "fi-108", "--into", "fi", "--format", "json").out)
    assert told["missing"] == []
    listed = run("list", "stacking", "--language", "it").out
    assert "Si gioca in molte case; come Progressive" in listed
    assert "fi-108.txt" in run("list", "fi-108", "--language", "it").out
