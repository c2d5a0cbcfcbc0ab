"""Rules that would never come to an end: every loop is counted, and what stops it names the rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.engine import Table
from cardlaw.engine.expressions.metering import TooLong, heavy
from cardlaw.engine.limits import LIMITS
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.loading import load
from cardlaw.simulation.running import Settings, play_round
from engine.small import OPEN, OUT, small

SOON = replace(LIMITS, steps=20_000, acts=300)
"""The same limits, reached earlier."""

ENDLESS = {
    "total": (
        "player must not rest when (total (total (total a for a in 1..999) + b for b in 1..999) + c "
        "for c in 1..999) is 5",
        "members gone through in one expression",
    ),
    "some": (
        "player must not rest when some a in stock where some b in stock where some c in stock where "
        "some d in stock where some e in stock where mark of a + mark of b + mark of c + mark of d > 90",
        "members gone through in one expression",
    ),
    "defined": (
        "fit of card is (count a in 1..999 where price of card > a) > 5000\n"
        "  price of card is (total a for a in 1..9999)\n"
        "  player must not rest when no card in stock where card is fit",
        "members gone through in one expression",
    ),
    "for each": (
        "when player rests:\n    for each a in 1..999:\n      for each b in 1..999:\n        add 1 to pot",
        "passes through loops between two answers",
    ),
    "repeat": (
        "when player rests:\n    for each a in 1..999:\n      repeat until pot is 900 * a:\n        add 1 to pot",
        "passes through loops between two answers",
    ),
    "doubling": (
        "when player pays amount where amount > 0:\n    player pays amount - 1\n    player pays amount - 1\n"
        "  when player rests:\n    player pays 100",
        "acts in a turn",
    ),
    "squares": (
        "when player rests:\n    set pot to 3\n    repeat until pot < 0:\n      set pot to pot * pot",
        "digits in a number",
    ),
    "windows": ("when player rests:\n    offer rest to player", "acts inside acts"),
}


def endless(name: str) -> str:
    return f"{OPEN}{OUT}\nrule endless\n  {ENDLESS[name][0]}\n"


@pytest.mark.parametrize("name", [name for name in ENDLESS if name != "defined"])
def test_what_has_no_end_is_stopped_and_named(name: str) -> None:
    model = small(endless(name))
    table = Table(model, 3, 1, limits=SOON)
    while table.decision is not None and not table.over:
        moves = [move.text for move in table.decision.moves]
        table.choose("rest" if "rest" in moves else moves[0])
    assert table.outcome == "limit"
    said = next(entry.text for entry in table.log if entry.sort == "limit")
    assert ENDLESS[name][1] in said
    assert "`endless`" in said or "`pay`" in said or "`rest`" in said


def test_a_round_that_has_no_end_counts_as_endless() -> None:
    rounds = [play_round(small(endless("some")), Settings(players=3), 1) for _ in range(2)]
    assert rounds[0].ended == "limit" and rounds[0] == rounds[1]
    assert rounds[0].tallies["limit: members gone through in one expression, at `endless`"] == 1


def test_windows_that_open_each_other_in_turn_are_stopped() -> None:
    rules = """
rule endless
  when player rests:
    offer shout to player until turn-ends
rule may-shout
  player may shout
rule again
  when player shouts:
    offer shout to player until turn-ends
"""
    table = Table(small(OPEN + OUT + rules), 3, 1, limits=SOON)
    for _ in range(10 * SOON.acts):
        if table.decision is None:
            break
        moves = [move.text for move in table.decision.moves]
        table.choose(next(move for move in ("shout", "rest") if move in moves))
    assert table.outcome == "limit"
    assert any("acts in a turn, at `shout`" in entry.text for entry in table.log)


def test_a_question_that_takes_too_long_is_answered_so() -> None:
    """Also outside play: whoever asks is told which rule it is."""
    model = small(endless("some"))
    clause = next(rule for rule in model.rules if rule.name == "endless").clauses[0].clause
    assert isinstance(clause, m.Norm)
    with pytest.raises(TooLong, match="too many members"):
        Table(model, 3, 1).evaluate(clause.condition)


def test_only_rules_that_could_take_too_long_are_counted() -> None:
    """The others are as fast as if there were no limit."""
    for name in ("sv-112", "dormitory"):
        model = load(name)
        assert not heavy(model, Layout(Rulebook(model), None))
    model = small(endless("total"))
    assert heavy(model, Layout(Rulebook(model), 3))
