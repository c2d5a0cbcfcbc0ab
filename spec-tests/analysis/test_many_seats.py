"""Tables of five and more: looked at wherever a rule can tell them from smaller ones, else said not to be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.facts.seats import beyond, looked_at, named
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from engine.small import EDITION, OPEN, OUT, small

MANY = EDITION.replace("Two to five", "Two to twenty").replace("seats are 2 to 5", "seats are 2 to 20")
CROWDED = "(count p in players) - 4 > noted"


def named_so(rules: str, name: str, edition: str = EDITION) -> m.Model:
    return replace(small(OPEN + rules + OUT, "", edition), name=name)


def rule(*clauses: str) -> str:
    return "\nrule crowd\n" + "".join(f"  {clause}\n" for clause in clauses)


@pytest.mark.parametrize(
    ("clauses", "about"),
    (
        ((f"player must not rest when {CROWDED}",), "rest on your turn"),
        ((f"when player rests where {CROWDED}:", "  player pays 1"), "rest"),
    ),
)
def test_what_five_players_alone_do_differently_is_shown(clauses, about):
    """Once, only two to four were looked at where players are counted but by a number, and it was unknown."""
    found = compare_models((named_so(rule(*clauses), "one"), named_so("", "other")))
    (difference,) = found.differences
    assert str(difference.about) == about and difference.replayed
    assert difference.witness is not None and difference.witness.players == 5
    assert not found.unknown


def test_tables_of_as_many_as_can_play_are_looked_at_and_no_more():
    counting = rule(f"player must not rest when {CROWDED}")
    assert looked_at(rulebook_of(named_so(counting, "one"))) == (2, 3, 4, 5)
    assert looked_at(rulebook_of(named_so("", "one"))) == (2, 3, 4)
    assert looked_at(rulebook_of(named_so(counting, "one", MANY))) == tuple(range(2, 13))


@pytest.mark.parametrize(
    ("condition", "looked", "known"),
    (
        (CROWDED, range(2, 6), True),
        (CROWDED, range(2, 5), False),
        ("size of players > 15", range(2, 13), False),
        ("size of players > 10", range(2, 13), True),
        ("next of next of next of player is previous of previous of player", range(2, 5), False),
        ("next of next of next of player is previous of previous of player", range(2, 8), True),
        ("next of next of player is previous of player", range(2, 5), True),
    ),
)
def test_numbers_of_players_that_were_not_looked_at_are_told(condition, looked, known):
    """Once, a number named above twelve counted as looked at, and of far neighbours too few."""
    model = named_so(rule(f"player must not rest when {condition}"), "one", MANY)
    most = 5 if looked == range(2, 6) else 20
    why = beyond((model.rule("crowd"),), tuple(looked), most)
    assert (why is None) == known
    assert known or {*named((model.rule("crowd"),))} - {*looked}
