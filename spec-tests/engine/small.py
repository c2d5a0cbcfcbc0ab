"""A small game for the engine's tests: each test adds the rules it is about."""

from __future__ import annotations

import tempfile
import textwrap
from functools import cache
from pathlib import Path

from cardlaw.engine import Situation, Table
from cardlaw.language.loading import Library
from cardlaw.language.model import Model

VOCABULARY = """\
cardlaw 1
vocabulary small
  "A small game."

attribute hue: red, blue
attribute mark: 1..6
kind plain: hue, mark
kind star: hue

zone stock: pile, face-down, holds-deck refilled by run-dry
zone pile: pile, face-up
zone aside: pile, face-down
zone hand of each player: hand, seen-by-owner

state pot: number starts 0
state noted: number starts 0
state marked of each player: number starts 0
state points of each player: number starts 0 kept
state just-drawn of each player: card this-turn
state dealer: player

predicate fit of card
quantity toll
quantity price of card

move lay card in hand of player:
  move card to pile
move pick:
  player gets 1
  set just-drawn of player to newest of hand of player
move rest
move shout
move point other as player in players except player
move doubt answering lay by layer
move believe answering lay by layer
event get amount as number spoken gets:
  move amount from stock to hand of player
event pay amount as number:
  add amount to pot
event run-dry
event happen-so spoken happens-so

round:
  stage preparing
  turns:
    offer lay, pick, rest to player
  stage counting

topic cards "The cards"
topic laying "Laying"
topic resting "Resting"
topic doing "What follows"
topic ending "The end"
"""

EDITION = """\
cardlaw 1
edition tested of small
  "What every test shares."

rule the-pack
  "Twenty-eight cards."
  about cards
  assumed "for tests"
  deck:
    2 plain for each hue, mark
    2 star for each hue

rule seats
  "Two to five."
  about cards
  assumed "for tests"
  seats are 2 to 5

rule prepare
  "Three each, one turned up."
  about cards
  assumed "for tests"
  at preparing:
    shuffle stock
    set dealer to (p in players with least points of p)
    deal 3 from stock to hand starting at left of dealer
    move top of stock to pile
    left of dealer begins
"""

OPEN = """\
rule may-lay
  "Anything may be laid."
  about laying
  assumed "for tests"
  player may lay card

rule may-pick
  "One may always pick."
  about laying
  assumed "for tests"
  player may pick

rule may-rest
  "One may always rest."
  about resting
  assumed "for tests"
  player may rest
"""

OUT = """\
rule out
  "First without cards wins."
  about ending
  assumed "for tests"
  player wins round when hand of player is empty
  player wins game when player is winner
"""


@cache
def small(rules: str = "", declarations: str = "", base: str = EDITION) -> Model:
    """The model of the small game with these rules added."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "small.rules").write_text(VOCABULARY + textwrap.dedent(declarations))
        path = home / "tested.rules"
        text = textwrap.dedent(rules)
        if "wins round" not in text and "round ends" not in text:
            text += "\nrule far-off\n  round ends when pot > 1000\n"
        path.write_text(base + "\n" + completed(text))
        compiled = Library((home,)).compile(str(path))
    assert compiled.model is not None, [f"{d.code} {d.message} {d.span}" for d in compiled.diagnostics]
    return compiled.model


def completed(rules: str) -> str:
    """Rules with the gloss, topic and reason that the language asks for and a test does not care about."""
    lines: list[str] = []
    source = rules.splitlines()
    for place, line in enumerate(source):
        lines.append(line)
        if line.startswith("rule ") and (place + 1 == len(source) or not source[place + 1].startswith('  "')):
            block = []
            for later in source[place + 1 :]:
                if later and not later.startswith(" "):
                    break
                block.append(later)
            lines.append('  "A rule of a test."')
            if not any(each.startswith("  about ") for each in block):
                lines.append("  about doing")
            if not any(each.startswith(("  assumed ", "  lines ")) for each in block):
                lines.append('  assumed "for tests"')
    return "\n".join(lines) + "\n"


def table(
    model: Model, hands: dict[int, list[str]] | None = None, pile: str = "red 1", **more: object
) -> Table:
    """A table of three in the middle of a turn, with these hands and this card on the pile."""
    players = int(more.pop("players", 3))  # type: ignore[call-overload]
    zones: dict[object, object] = {("hand", seat): cards for seat, cards in (hands or {}).items()}
    zones["pile"] = [pile]
    policy = str(more.pop("policy", "strict"))
    chances = more.pop("chances", ())
    situation = Situation(zones=zones, **{"turn": 0, **more})  # type: ignore[arg-type]
    return Table.at(model, situation, players, policy=policy, chances=chances)  # type: ignore[arg-type]


def offered(at: Table) -> list[str]:
    """The moves that the decision offers."""
    assert at.decision is not None
    return [move.text for move in at.decision.moves]


def words(at: Table) -> dict[str, str]:
    """The moves that the decision offers, each with the rules' word on it."""
    assert at.decision is not None
    return {move.text: move.word for move in at.decision.moves}


def texts(at: Table) -> list[str]:
    return [entry.text for entry in at.log]
