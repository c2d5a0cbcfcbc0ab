"""What reads, writes, raises and offers what: read off the instructions, in force or under any choice."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language.core.core import core_of
from cardlaw.language.core.dependencies import ANY_ZONE, Reach, anyhow, in_force, touched
from engine.small import EDITION, OPEN, OUT, small

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
STAKED = """
reading stake "Is there a stake?":
  chosen none because "nothing is said of one"
  one because "it is usual"
rule staked
  lines 1
  under stake one
  when player lays card:
    set noted to 1
"""


def reach() -> Reach:
    return in_force(small(RULES))


def test_a_word_is_read_through_to_what_it_depends_on() -> None:
    found = reach().read_by(m.PredicateOf("fit", m.Local("card", "card")))
    assert {"pot", "noted"} <= found.reads and found.words == {"fit", "price"}


def test_what_an_act_leads_to_is_followed_to_the_end() -> None:
    """Laying may be doubted, and whoever doubts may make somebody draw, for which the stock is refilled."""
    found = reach()
    reached = found.reached(["lay"])
    assert [act in reached for act in ("pay", "doubt", "get", "run-dry", "rest")] == [True] * 4 + [False]
    assert "doubt" not in found.reached(["lay"], offers=False)
    every = found.by_acts(["lay"])
    assert "stock" in every.moves and "stock" not in found.act("lay").moves
    assert "dealer" in every.states and "dealer" not in found.act("lay").states


def test_a_card_that_is_only_named_can_come_from_anywhere() -> None:
    """Once, cards named by a set of them counted as coming from nowhere."""
    assert ANY_ZONE in reach().act("lay").moves and "pile" in reach().act("lay").moves
    several = m.MoveCards(
        m.CardsIn(m.Local("found", "cards"), ()), None, None, m.ZoneOf("pile", None), "on-top"
    )
    assert reach().steps(several).moves == {ANY_ZONE, "pile"}


def test_a_pile_is_refilled_only_where_cards_are_drawn_from_it() -> None:
    """Once, whatever drew cards led to every refill."""
    player = m.Local("player", "player")
    amount = m.Const("number", 1)
    drawn = m.Fetch(amount, m.ZoneOf("stock", None), m.ZoneOf("hand", player), "on-top")
    other = m.Fetch(amount, m.ZoneOf("pile", None), m.ZoneOf("hand", player), "on-top")
    assert reach().steps(drawn).raises == {"run-dry"} and not reach().steps(other).raises


def test_who_takes_over_has_a_turn_in_which_nothing_was_set_yet() -> None:
    """Once, nothing was known of what the kernel's verbs do."""
    model = small(RULES)
    brief = {state.name for state in model.states if state.lasts == "turn"}
    assert brief and brief <= in_force(model).act("take-over").states
    assert ".losses" in in_force(model).act("lose-turn").writes


def test_rules_that_no_choice_has_brought_into_force_count_anyhow() -> None:
    model = small(
        RULES + STAKED, base=EDITION.replace('shares."', 'shares."\n  source "sheet.txt" of 9 lines')
    )
    assert "noted" in anyhow(model).act("lay").states and "noted" not in in_force(model).act("lay").states


def test_the_procedure_touches_its_registers() -> None:
    routines = core_of(small(RULES)).routines
    after = touched(routines["next seat"].block)
    assert {".turn", ".turns", "just-drawn"} <= after.writes
    assert {".in-round", "direction"} <= after.reads
