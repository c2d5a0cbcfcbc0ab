"""What reads, writes, raises and offers what: read off the core, and held against what is read off the steps."""

from __future__ import annotations

from functools import cache

import pytest

from cardlaw.analysis.changing import ANY_ZONE, changes
from cardlaw.language import model as m
from cardlaw.language.core.acts import act_id, effect_id
from cardlaw.language.core.core import lower
from cardlaw.language.core.dependencies import Dependencies, touched
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.loading import load
from engine.small import OPEN, OUT, small

NAMES = ("sv-112", "fi-108", "pub", "dormitory", "friday-night")
RULES = (
    OPEN
    + OUT
    + """
rule worth
  price of card is mark of card when noted is 1
rule fits
  card is fit when price of card > pot
rule toll
  when player lays card where card is fit:
    next of player pays 2
rule ask-next
  when player lays card where mark of card is 2:
    offer doubt to next of player
rule doubted
  when doubter doubts:
    layer gets 2
rule no-pay
  when player would pay amount:
    set dealer to player
"""
)


@cache
def _of(name: str) -> tuple[Rulebook, Dependencies]:
    book = Rulebook(small(RULES) if name == "small" else load(name))
    return book, Dependencies(lower(book), book)


@pytest.mark.parametrize("name", ("small", *NAMES))
def test_steps_change_what_the_core_writes(name: str) -> None:
    """The older reading is by name only, so that it may see more zones, and says of a draw only that it may refill."""
    book, found = _of(name)
    refills = {zone.refilled_by for zone in book.model.zones if zone.refilled_by is not None}
    compared = 0
    for held in book.all(m.Effect):
        before = changes(held.clause.body)
        now = touched(found.core.routines[effect_id(held.id)].block)
        assert {state for state in now.writes if not state.startswith(".")} == before.states, held.id
        assert now.offers == before.offered, held.id
        assert before.done <= now.raises <= before.done | (refills if before.fetches else set()), held.id
        assert now.moves <= before.zones or ANY_ZONE in before.zones, held.id
        compared += bool(before.states or before.zones or before.done)
    assert compared >= 3


def test_a_word_is_read_through_to_what_it_depends_on() -> None:
    _, found = _of("small")
    lay = found.own(act_id("lay"))
    assert {"pot", "noted"} <= lay.reads
    assert lay.words == {"fit", "price"}
    assert ANY_ZONE in lay.moves and "pile" in lay.moves


def test_what_an_act_leads_to_is_followed_to_the_end() -> None:
    """Laying may be doubted, and whoever doubts may make somebody draw, for which the stock is refilled."""
    _, found = _of("small")
    reached = found.reached(act_id("lay"))
    assert [act_id(act) in reached for act in ("pay", "doubt", "get", "run-dry", "rest")] == [True] * 4 + [
        False
    ]
    assert effect_id("no-pay") in reached
    every = found.all(act_id("lay"))
    assert "stock" in every.moves and "stock" not in found.own(act_id("lay")).moves
    assert "dealer" in every.writes


def test_the_procedure_touches_its_registers() -> None:
    _, found = _of("small")
    assert {".turn", ".turns", "just-drawn"} <= found.own("next seat").writes
    assert ".losses" in found.own("act lose-turn").writes
    assert {".in-round", "direction"} <= found.own("next seat").reads
