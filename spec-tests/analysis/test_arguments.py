"""Moves that take several cards, a number, a value or a player: what comes of them is compared all the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.happenings import compare_effects
from cardlaw.analysis.effects.scenes import from_plain, seen_alike, to_plain
from cardlaw.analysis.results.difference import Comparison
from cardlaw.analysis.witness.tell import Teller
from cardlaw.language import model as m
from engine.small import OPEN, OUT, small

MOVES = """
move bid amount as number in 1..3
move tint tinge as hue
move meld 2..3 cards as set in hand of player:
  move set to pile
"""
OFFERED = """
round:
  stage preparing
  turns:
    offer lay, pick, rest, bid, tint, meld, point to player
  stage counting

rule may-do-more
  player may bid amount
  player may tint tinge
  player may meld set when every one in set where hue of one is red
  player may point other
"""


def made(name: str, effect: str) -> m.Model:
    rules = f"\nrule toll-taken\n  {effect}\n" if effect else ""
    return replace(small(OPEN + OFFERED + rules + OUT, MOVES), name=name)


def happening(one: str, other: str) -> Comparison:
    return compare_effects(made("one", one), made("other", other), readings=False)


ALL = "when player {does}:\n    player pays 1"
SOME = "when player {does} where {where}:\n    player pays 1"


@pytest.mark.parametrize(
    ("does", "where", "move"),
    (
        ("bids amount", "amount > 2", "bid 1"),
        ("tints tinge", "tinge is blue", "tint red"),
        ("points other", "other is left of player", "point c"),
        ("melds set", "size of set is 3", "meld"),
    ),
)
def test_an_effect_on_what_a_move_takes_is_shown(does, where, move):
    """Once, the table that shows it did not say with what the move is made, and a KeyError was all that came."""
    found = happening(SOME.format(does=does, where=where), ALL.format(does=does))
    (told,) = [each for each in found.differences if str(each.about) == move.split()[0]]
    assert told.verdicts[0][1] != told.verdicts[1][1]
    assert told.witness is not None and told.replayed and told.clauses[1][1][:1] == ("toll-taken",)
    teller = Teller.of(made("one", ""))
    assert str(teller.plain(told.witness)["move"]).startswith(move)
    assert told.about not in {each.about for each in (*found.same, *found.same_under)}


def test_several_cards_are_taken_only_as_the_rules_let_them():
    """A table drawn at random makes the move with cards that may go together, and plays it again the same."""
    one, other = made("one", ALL.format(does="melds set")), made("other", "")
    found = compare_effects(one, other, readings=False)
    (told,) = [each for each in found.differences if str(each.about) == "meld"]
    assert told.witness is not None and told.witness.move is not None and told.scene is not None
    made_with = Teller.of(one).plain(told.witness)["move"].removeprefix("meld ")
    assert {card.split()[0] for card in made_with.split(" + ")} == {"red"}
    scene = from_plain(one, told.scene)
    assert to_plain(one, scene) == told.scene and seen_alike(scene, one, other) is False
    (unclear,) = [each for each in found.unknown if str(each.about) == "meld"]
    assert unclear.how == "we do not follow moves that take several cards"


@pytest.mark.parametrize(("one", "other"), (("amount > 1", "not amount < 2"), ("amount < 4", "amount >= 1")))
def test_what_is_the_same_for_every_number_is_proved(one, other):
    """A number is one of those that the move may take, and no other."""
    found = happening(
        SOME.format(does="bids amount", where=one), SOME.format(does="bids amount", where=other)
    )
    assert "bid" in {str(each.about) for each in found.same} and not found.differences


def test_what_nobody_may_do_shows_nothing():
    """Once, a move that no rule allows was made at a table drawn at random all the same."""
    forbidden = "\nrule no-melds\n  player must not meld set\n"
    one, other = (
        replace(small(OPEN + OFFERED + forbidden + rules + OUT, MOVES), name=name)
        for name, rules in (
            ("one", f"\nrule toll-taken\n  {ALL.format(does='melds set')}\n"),
            ("other", ""),
        )
    )
    assert not compare_effects(one, other, readings=False).differences
