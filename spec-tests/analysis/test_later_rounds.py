"""Rounds after the first: what is kept from one to the next is part of every situation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.language import model as m
from engine.small import OPEN, OUT, small

POINTS = (
    "\nrule scored\n  at counting:\n    for each p in players:\n      add size of hand of p to points of p\n"
)
SOME_HAVE = "(count p in players where points of p > 4) > 0"
MOST = "(p in players with most points of p)"
LATER = {
    "preparing, by what is kept": f"at preparing:\n    if {SOME_HAVE}:\n      set noted to 1",
    "preparing, by the round": "at preparing:\n    if round-number > 1:\n      left of dealer gets 1",
    "preparing, who deals": f"at preparing:\n    if round-number > 1:\n      set dealer to {MOST}",
    "rest, by what is kept": "when player rests where points of player > 3 and round-number is 2:\n    player pays 1",
    "rest on your turn, by what is kept": "overrides may-rest\n"
    "  player must not rest when points of player > 3 and round-number > 1",
}


def made(rule: str, name: str) -> m.Model:
    return replace(small(OPEN + POINTS + (f"\nrule later\n  {rule}\n" if rule else "") + OUT), name=name)


@pytest.mark.parametrize("what", LATER)
def test_what_is_so_in_later_rounds_only_is_shown(what):
    found = compare_models((made(LATER[what], "one"), made("", "other")))
    (difference,) = found.differences
    assert str(difference.about) == what.partition(",")[0] and difference.replayed
    assert not found.unknown


def test_what_can_never_have_been_kept_is_not_shown():
    """Without points being written, nobody ever has any."""
    rule = "\nrule later\n  overrides may-rest\n  player must not rest when points of player > 3\n"
    one, other = (
        replace(small(OPEN + rules + OUT), name=name) for rules, name in ((rule, "one"), ("", "other"))
    )
    assert not compare_models((one, other)).differences
