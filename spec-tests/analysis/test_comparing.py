"""Editions compared: what must differ, what is the same, and that every witness is the engine's word too."""

from __future__ import annotations

from functools import cache

import pytest

from analysis.agreement import edition_model
from cardlaw.analysis.differences import Comparison, Difference
from cardlaw.analysis.telling import Teller
from cardlaw.analysis.matrix import agreement
from cardlaw.analysis.versus import compare_models
from cardlaw.language import model as m
from engine.small import EDITION, OUT, small


@cache
def compared(*editions: str) -> Comparison:
    return compare_models([edition_model(edition) for edition in editions], effects=False)


def table(model: m.Model, difference: Difference) -> dict[str, str]:
    assert difference.witness is not None
    return dict(Teller.of(model).rows(difference.witness))


@pytest.mark.parametrize("pair", (("fi-108", "it-56"), ("fi-112", "sv-112"), ("nb-108", "sv-112")))
def test_every_difference_is_shown_and_nothing_is_unknown(pair):
    found = compared(*pair)
    assert found.faults == () and found.unknown == ()
    assert all(difference.replayed for difference in found.differences)


def test_the_exemption_allows_what_another_sheet_forbids():
    found = compared("fi-108", "it-56")
    (difference,) = [
        d for d in found.differences if d.sort == "legality" and d.topics == ("wild-draw-condition",)
    ]
    assert dict(difference.verdicts) == {"fi-108": "may", "it-56": "must-not"}
    assert ("fi-108", "exemption", "yields") in difference.rests_on
    assert table(edition_model("fi-108"), difference)["hand of a"] == "[R ⊘] [W+4]"


def test_a_plain_wild_convicts_in_one_sheet_only():
    found = compared("fi-108", "it-56")
    hands = [table(edition_model("it-56"), d)["hand of a"] for d in found.differences if d.sort == "guilt"]
    assert "[W] [W+4]" in hands


def test_number_cards_are_played_alike():
    relations = {(c.sort, c.about): c.relation for c in compared("fi-108", "it-56").compared}
    assert relations["legality", "play number-card in turn"] == "same"
    assert relations["legality", "play wild-draw in turn"] == "looser"


def test_who_agrees_with_whom():
    groups = agreement(compared("fi-108", "it-56"))
    assert groups["guilt"] == [("fi-108",), ("it-56",)]
    assert "matching" not in groups


BASE = """
rule may-lay
  "A card of the pile's hue may be laid."
  about laying
  assumed "for tests"
  player may lay card only when hue of card is hue of top of pile

rule may-pick
  "One may pick."
  about laying
  assumed "for tests"
  player may pick

rule may-rest
  "One may rest."
  about resting
  assumed "for tests"
  player may rest
"""
OTHERWISE = BASE.replace(
    "player may lay card only when hue of card is hue of top of pile",
    "player may lay card only when not (hue of card is not hue of top of pile)",
)
STRICTER = BASE.replace("hue of top of pile\n", "hue of top of pile and size of hand of player > 4\n", 1)
SILENT = BASE.replace("player may lay card only when", "player may lay card when")


def named(rules: str, name: str) -> m.Model:
    from dataclasses import replace

    return replace(small(rules + OUT, "", EDITION), name=name)


def relation(rules: str) -> tuple[str, list[Difference]]:
    found = compare_models([named(BASE, "one"), named(rules, "other")], effects=False)
    assert found.faults == ()
    (each,) = [c for c in found.compared if c.about == "lay plain in turn" and c.sort == "legality"]
    return each.relation, list(found.differences)


def held(difference: Difference) -> int:
    assert difference.witness is not None
    return len(dict(difference.witness.zones)["hand", 0])


def test_equal_rules_written_differently_are_the_same():
    assert relation(OTHERWISE) == ("same", [])


def test_a_difference_that_needs_five_cards_is_found():
    """Beyond the situations gone through one by one the solver finds it, and the smallest of its kind."""
    how, differences = relation(STRICTER)
    assert how == "looser"
    assert held(differences[0]) == 1
    how, differences = relation(STRICTER.replace("> 4", "< 5"))
    assert how == "looser"
    assert held(differences[0]) == 5


def test_saying_nothing_is_not_forbidding():
    how, differences = relation(SILENT)
    assert how == "silent"
    assert dict(differences[0].verdicts) == {"one": "must-not", "other": "silent"}
