"""Lowering: every kind of step becomes instructions, and the core of a small game reads as it should."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.acts import Acts
from cardlaw.language.core.core import lower
from cardlaw.language.core.expression_text import said
from cardlaw.language.core.lowering import lowered
from cardlaw.language.core.naming import BodyNames
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.core.text import lines, written
from engine.small import OPEN, OUT, small

GOLDEN = Path(__file__).parent / "small.core"
ZONES = (
    m.Zone("stock", None, True, "none", True, "run-dry"),
    m.Zone("spare", "player", True, "none", False, "fill"),
    m.Zone("hand", "player", False, "owner", False, None),
)
PLAYER = m.Local("player", "player")
HAND = m.ZoneOf("hand", PLAYER)
STOCK = m.ZoneOf("stock", None)
POT = m.StateOf("pot", None, "number")
ONE = m.Const("number", 1)
WORDS = m.Words("Really?")

LOWERED: list[tuple[m.Step, tuple[str, ...]]] = [
    (m.Do("pay", PLAYER, (ONE,)), ("raise pay by player 1",)),
    (m.Assign(POT, None), ("write pot := nothing, shown",)),
    (m.Add(ONE, POT), ("write pot += 1, shown",)),
    (
        m.MoveCards(m.OneCard(m.Local("card", "card")), None, None, STOCK, "underneath"),
        ("transfer card near hand of player to stock, underneath",),
    ),
    (
        m.Fetch(ONE, STOCK, HAND, "on-top"),
        (
            "bind .left := 1",
            "bind .taken := nothing",
            "bind .tried := no",
            "if stock is set and hand of player is set:",
            "  loop until not .left > 0:",
            "    bind .before := size of .taken",
            "    transfer .left off stock (.taken) to hand of player",
            "    bind .left := .left - (size of .taken - .before)",
            "    if size of .taken > .before:",
            "      bind .tried := no",
            "    if .left > 0:",
            "      if not .tried:",
            "        bind .tried := yes",
            "        raise run-dry",
            "      else:",
            "        note short stock .left",
            "        bind .left := 0",
            "  if size of .taken > 0:",
            "    note moved .taken stock hand of player",
        ),
    ),
    (m.Shuffle(STOCK), ("shuffle stock",)),
    (
        m.Deal(ONE, STOCK, "hand", PLAYER),
        ("transfer 1 each off stock from player to hand of each",),
    ),
    (
        m.Choose(PLAYER, "card", "card", m.CardsIn(HAND, ()), m.KindIs(m.Local("card", "card"), ("star",))),
        ("choose card' by player among hand of player where card: card is star",),
    ),
    (
        m.ChooseSecretly(m.Players(()), "card", "noted", m.CardsIn(HAND, ()), "player"),
        ("each player in players chooses noted among hand of player, unseen",),
    ),
    (
        m.Offer((m.Offering(("lay", "rest"), m.OnePlayer(PLAYER), True),), None),
        ("offer lay, rest to any of player", "ask"),
    ),
    (
        m.If(m.Same(POT, ONE), (m.Announce(WORDS),), ()),
        ("if pot is 1:", "  note announced 'Really?'"),
    ),
    (
        m.ForEach(
            "p",
            "player",
            m.Players(()),
            m.YES,
            PLAYER,
            (m.Shuffle(m.ZoneOf("hand", m.Local("p", "player"))),),
        ),
        ("for p in players from player:", "  shuffle hand of p"),
    ),
    (
        m.Repeat(m.Same(POT, ONE), (m.Shuffle(STOCK),)),
        (
            "bind .passes := 0",
            "loop until pot is 1:",
            "  bind .passes := .passes + 1",
            "  if .passes > .most passes:",
            "    break off: too many passes through a repetition",
            "  shuffle stock",
        ),
    ),
    (m.Let("n", "number", ONE), ("bind n := 1",)),
    (m.Chance("n", 1, 6), ("choose n by chance among 1..6",)),
    (
        m.ByChance(((2, (m.Shuffle(STOCK),)), (1, ()))),
        (
            "choose .drawn by chance among weights 2, 1",
            "if .drawn is 1:",
            "  shuffle stock",
            "if .drawn is 2:",
        ),
    ),
    (m.Swap(HAND, STOCK), ("swap hand of player, stock",)),
    (m.Rotate("hand"), ("rotate hand",)),
    (m.Reveal(HAND, m.Players(())), ("note revealed hand of player all of players",)),
    (m.Ask(WORDS, "sure"), ("choose sure by table among yes, no to 'Really?'",)),
    (m.Announce(WORDS), ("note announced 'Really?'",)),
    (m.Proceed((ONE,)), ("run what was replaced with 1",)),
    (m.End("game"), ("write .outcome := ended", "write .ended := yes", "note ended '' 'game'")),
]


def _scope() -> BodyNames:
    return BodyNames({"player": PLAYER, "card": m.Local("card", "card")}, {"card": HAND})


def _text(block: c.Block) -> tuple[str, ...]:
    routine = c.Routine("test", None, "player", (), None, block)
    return tuple(line[2:] for line in list(lines(routine))[1:])


@pytest.mark.parametrize(("step", "text"), LOWERED, ids=lambda case: type(case).__name__)
def test_a_step_is_lowered(step: m.Step, text: tuple[str, ...]) -> None:
    assert _text(lowered((step,), _scope(), ZONES)) == text


def test_every_kind_of_step_is_lowered() -> None:
    assert {type(step) for step, _ in LOWERED} == set(get_args(m.Step))


def test_the_core_of_a_small_game_is_as_written(update: bool) -> None:
    rules = (
        OPEN
        + OUT
        + """
rule toll
  when player lays card where mark of card is 1:
    next of player pays 2
rule no-toll
  overrides toll
  when player lays card where noted is 1:
    player rests
rule resting-costs
  when player would rest where pot is 0:
    player pays 1
    proceed
rule free-of-charge
  toll does not apply when hue of card is red
rule wrong
  player wrongly lays card when pot > 3
rule ask-next
  when player lays card where mark of card is 2:
    offer doubt, believe to next of player
"""
    )
    now = written(lower(Rulebook(small(rules))))
    if update:
        GOLDEN.write_text(now, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == now


def test_a_refill_is_looked_for_among_zones_that_are_not_named() -> None:
    zone = m.Local("there", "zone")
    text = _text(lowered((m.Fetch(ONE, zone, HAND, "on-top"),), _scope(), ZONES))
    key = "(some .key in player where there is spare of .key)"
    assert [line.strip() for line in text if line.endswith("and not .tried:")] == [
        "if there is stock and not .tried:",
        f"if {key} and not .tried:",
    ]


def test_a_name_bound_again_inside_gets_a_name_of_its_own() -> None:
    inner = m.ForEach(
        "n",
        "number",
        m.Numbers(ONE, m.Local("n", "number")),
        m.YES,
        None,
        (m.Let("k", "number", m.Local("n", "number")),),
    )
    steps = (m.Let("n", "number", ONE), inner, m.Let("k", "number", m.Local("n", "number")))
    assert _text(lowered(steps, _scope(), ZONES)) == (
        "bind n := 1",
        "for n' in 1..n:",
        "  bind k := n'",
        "bind k := n",
    )


def test_a_card_is_looked_for_where_it_was_named_even_if_a_name_is_used_again() -> None:
    """The zone of the card was said with an outer `p`; an inner loop over another `p` does not change it."""
    p = m.Local("p", "player")
    card = m.Let("stolen", "card", m.CardAt("top", m.ZoneOf("hand", p)))
    move = m.MoveCards(m.OneCard(m.Local("stolen", "card")), None, None, STOCK, "on-top")
    loop = m.ForEach("p", "player", m.Players(()), m.YES, None, (move,))
    text = _text(lowered((m.Let("p", "player", PLAYER), card, loop), _scope(), ZONES))
    assert text[-1].strip() == "transfer stolen near hand of p to stock"
    assert text[-2] == "for p' in players:"


def test_a_quantifier_hides_an_outer_name_from_what_it_says() -> None:
    scope = _scope()
    scope.bind("card", "card")
    some = m.Some(
        "card",
        "card",
        m.CardsIn(HAND, (m.Local("card", "card"),)),
        m.KindIs(m.Local("card", "card"), ("star",)),
    )
    assert said(scope.read(some)) == "some card in hand of player except card' where card is star"


def test_a_player_that_no_clause_binds_is_the_one_whose_turn_it_is() -> None:
    book = Rulebook(small(OPEN))
    stage = Acts(book).scope(book.model.act("preparing"), ".doer", None)
    assert said(stage.read(PLAYER)) == ".turn"


def test_every_instruction_is_written_as_text() -> None:
    seen: set[Any] = set()

    def look(thing: object) -> None:
        if isinstance(thing, tuple):
            for part in thing:
                look(part)
        elif isinstance(thing, get_args(c.Instruction)):
            seen.add(type(thing))
            for name in type(thing).__dataclass_fields__:
                look(getattr(thing, name))

    for step, _ in LOWERED:
        look(lowered((step,), _scope(), ZONES))
    for routine in lower(Rulebook(small(OPEN + OUT))).routines.values():
        look(routine.block)
    assert set(get_args(c.Instruction)) - seen <= {c.Collect}


def test_a_calculation_keeps_its_brackets() -> None:
    two, some = m.Const("number", 2), m.Some("p", "player", m.Players(()), m.YES)
    less = m.Arithmetic("-", POT, ONE)
    assert said(m.Arithmetic("-", POT, less)) == "pot - (pot - 1)"
    assert said(m.Arithmetic("-", less, POT)) == "pot - 1 - pot"
    assert said(m.Arithmetic("*", less, two)) == "(pot - 1) * 2"
    assert said(m.Arithmetic("+", two, m.Arithmetic("*", POT, two))) == "2 + pot * 2"
    assert said(m.AllOf((m.Not(some), m.Same(POT, ONE)))) == "(no p in players) and pot is 1"
    every = m.Values("hue", (m.Const("hue", "red"),))
    assert said(m.Some("n", "hue", every, m.YES)) == "some n in hue except red"
