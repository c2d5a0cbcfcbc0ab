"""A scenario that does not come true is told with the names of its players and the rules that decide."""

from __future__ import annotations

from pathlib import Path

from cli.conftest import Run

SPEC = """\
cardlaw 1
spec wrong of crazy-eights
  "What is not so."

scenario not-her-turn "It is for somebody else to act":
  under parlour
  given players ada, ben, cleo
  given turn of ada
  given top is hearts nine
  given hand of ada is hearts king, clubs two
  when ada plays hearts king
  then ada may play clubs two
  then turn of cleo

scenario not-her-game "Somebody else wins":
  under parlour
  given players ada, ben
  given turn of ada
  given top is hearts nine
  given score of ada is 0
  given hand of ada is hearts king
  given hand of ben is clubs two
  when ada plays hearts king
  then round is won by ada
  then round is won by ben
  then game is won by ada

scenario against-the-rules "A card that does not fit":
  under parlour
  given players ada, ben, cleo
  given turn of ada
  given top is hearts nine
  given hand of ada is hearts king, clubs two
  when ada plays clubs two
  then turn of ben
"""


def test_a_player_is_told_by_name_and_may_not_is_must_not(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "dealt.spec"
    given = "  under parlour\n  given players ada, ben, cleo\n  given turn of ada\n  given dealer is cleo\n"
    scenario = f'cardlaw 1\nspec dealt of crazy-eights\n\nscenario dealer "Who deals":\n{given}'
    file.write_text(f"{scenario}  then dealer is ben\n", encoding="utf-8")
    assert "that is not so: it is `cleo`" in run("test", str(file)).out
    file.write_text(f"{scenario}  then ada may not draw\n", encoding="utf-8")
    ran = run("test", str(file))
    assert ran.code == 2
    assert "help: what is forbidden is said with `must not`" in ran.err


def test_what_did_not_come_true_is_told_in_the_words_of_the_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.spec"
    file.write_text(SPEC, encoding="utf-8")
    ran = run("test", str(file))
    assert ran.code == 1
    for said in (
        "the verdict is `unoffered` (ben is to act first, and ada cannot play clubs two now)",
        "it is the turn of `ben`",
        "`ada` cannot do that: it is against `play-fitting`",
        "`ada` has won the round",
        "the game goes on; the round is over",
        "3 scenarios run, 5 lines checked, 3 failed",
    ):
        assert said in " ".join(ran.out.split())


def test_a_reason_is_told_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.spec"
    file.write_text(SPEC, encoding="utf-8")
    said = " ".join(run("test", str(file), "--language", "fi").out.split())
    assert "(nyt on Benin vuoro toimia, eikä Ada voi pelata ristikakkosta)" in said
    assert "is to act first" not in said
