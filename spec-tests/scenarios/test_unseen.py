"""Scenarios name what players cannot see: backs that are up, cards of a hidden hand, what a team has."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardlaw.engine import Situation, Table
from cardlaw.language.loading import Library
from cardlaw.language.model import Model
from cardlaw.players.drawing import Drawing
from cardlaw.players.looks import Looks
from cardlaw.players.words import PlayerWords
from cardlaw.scenarios.files import cases
from cardlaw.scenarios.running import run
from engine.small import EDITION, OPEN, OUT, VOCABULARY, completed

HAND = "zone hand of each player: hand, seen-by-owner"
WORDS = VOCABULARY.replace(HAND, f"{HAND}, backs-seen").replace(
    "attribute hue: red, blue\n", "sides light, dark\nattribute hue: red, blue, pink, teal\n"
)
WORDS += "kind bolt: hue\nstate won of each team: number starts 0 kept\nmove pull card in hand of next of player:\n"
WORDS += "  move card to hand of player\n"
SHEET = EDITION.replace(
    "    2 plain for each hue, mark\n    2 star for each hue\n",
    "    2 plain red for each mark backed by bolt pink\n    2 star blue backed by plain teal 3\n",
).replace("seats are 2 to 5", "seats are 4 in 2 teams")
RULES = """
rule over
  when player lays star:
    set side to dark

rule pulling
  player may pull card
  when player rests:
    add 5 to won of team of player
"""
TURN = "  offer lay, pick, rest to player"

Zones = dict[str | tuple[str, int | str | None], list[str]]


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    words = WORDS.replace(TURN, "  offer lay, pick, rest, pull to player")
    (tmp_path / "small.rules").write_text(words, encoding="utf-8")
    (tmp_path / "tested.rules").write_text(SHEET + "\n" + completed(OPEN + OUT + RULES), encoding="utf-8")
    return Library((tmp_path,))


def model_of(shelf: Library) -> Model:
    compiled = shelf.compile("tested")
    assert compiled.model is not None, compiled.diagnostics
    return compiled.model


def failures(shelf: Library, folder: Path, lines: str) -> list[str]:
    """What does not come true of a scenario, or how it cannot be set up."""
    file = folder / f"own-{len(list(folder.iterdir()))}.spec"
    text = "".join(f"  {line}\n" for line in lines.strip().splitlines())
    file.write_text(
        f'cardlaw 1\nspec own of small\n\nscenario s "S":\n  under tested\n{text}', encoding="utf-8"
    )
    ((case,), wrong) = cases(shelf, file)
    assert not wrong and case.read is not None, (wrong, case.diagnostics)
    return [failure.message for failure in run(case.read, model_of(shelf)).failures]


def test_a_card_is_named_by_the_side_that_is_up_or_by_the_other(shelf: Library, tmp_path: Path) -> None:
    turned = """
given side is dark
given hand of a is pink bolt, teal 3
given turn of a
when a lays teal 3
then hand of a holds red 1 plain
then hand of a holds bolt pink
"""
    assert failures(shelf, tmp_path, turned) == []
    lacking = turned.replace("teal 3\n", "teal 4\n", 1)
    assert failures(shelf, tmp_path, lacking) == ["no card of the deck shows `teal 4 plain` on either side"]


def test_a_card_of_a_hidden_hand_is_named(shelf: Library, tmp_path: Path) -> None:
    pulled = """
given hand of a is red 1
given hand of b is red 2, red 3, red 4
given turn of a
when a pulls red 3
then hand of a holds red 1, red 3
then hand of b holds red 2, red 4
"""
    assert failures(shelf, tmp_path, pulled) == []


def test_the_state_of_a_team_is_given_by_one_of_its_players(shelf: Library, tmp_path: Path) -> None:
    scored = """
given hand of a is red 1
given won of team of a is 40
given turn of a
when a rests
then won of team of c is 45
then won of team of b is 0
"""
    assert failures(shelf, tmp_path, scored) == []


def test_others_see_the_backs_of_a_hand_that_shows_them(shelf: Library) -> None:
    model = model_of(shelf)
    hands: Zones = {("hand", 1): ["red 1 / pink bolt", "blue star / teal 3"]}
    at = Table.at(model, Situation(zones=hands, turn=0), 4)
    assert [card.text for card in at.view(0).zone("hand", 1).backs] == ["teal 3", "pink bolt"]
    assert at.view(1).zone("hand", 1).backs == ()
    assert at.view(0).zone("stock").backs == ()
    at = Table.at(model, Situation(zones=hands, turn=0, states={"side": "dark"}), 4)
    assert [card.text for card in at.view(0).zone("hand", 1).backs] == ["red 1", "blue star"]


def test_the_terminal_draws_the_side_that_is_up_and_the_backs_of_others(shelf: Library) -> None:
    model = model_of(shelf)
    drawing = Drawing(
        model, ("you", "ada", "ben", "cleo"), Looks(model, colour=False), PlayerWords(model, "en"), 80
    )
    card: Zones = {("hand", seat): ["red 1 / pink bolt"] for seat in range(2)}
    for side, own, other in (("light", "red1", "pink"), ("dark", "pink", "red1")):
        at = Table.at(model, Situation(zones=card, turn=0, states={"side": side}), 4)
        drawn = list(drawing.table(at.view(0)))
        assert f"hand: {own}" in drawn
        assert any(f"hand, ada: 1 card ({other})" in line for line in drawn)
