"""Courses of play: what was done at a table, step by step, so that it can be tried under any variant of the game.

A step is written as in records: `ACT CARD`, `choose VALUE`, `say yes`, `decline`, and `stage NAME` where a stage was
asked for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

from cardlaw.engine.play.decisions import CHOOSE, DECLINE, SAY
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.scenarios.situations import Givens
from cardlaw.wording.arguments import Message

STAGE = "stage"
SEAT = re.compile(r"\bplayer[ -](\d+)\b")
SPOKEN = {CHOOSE: "chooses", SAY: "says", DECLINE: "does nothing"}


@dataclass(frozen=True, slots=True)
class Step:
    """Something done at a table by a seat, or by the table itself (None).

    `text` is how records write it, `said` how rule files do, `line` where it stands in a file. `told` says to people
    what comes from a record.
    """

    seat: int | None
    text: str
    said: str
    line: int
    told: Message | None = None

    @property
    def act(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def value(self) -> str:
        return self.text.partition(" ")[2]


def named(text: str, names: Sequence[str]) -> str:
    """Text with seats called by their names."""
    return SEAT.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)


def seat_names(players: int) -> tuple[str, ...]:
    """What seats are called where nobody gave them names."""
    return tuple(ascii_uppercase[:players])


def said(model: m.Model, seat: int | None, text: str, names: Sequence[str]) -> str:
    """An answer as a person says it, seats by name."""
    act, _, rest = text.partition(" ")
    verb = SPOKEN.get(act) or next((each.verb for each in model.acts if each.name == act), act)
    who = "the table" if seat is None else names[seat]
    return named(f"{who} {verb} {rest}".strip(), names)


def written_steps(scenario: m.Scenario, givens: Givens) -> tuple[Step, ...]:
    """The `when` lines of a scenario as steps."""
    found: list[Step] = []
    for placed in scenario.lines:
        seat: int | None = None
        match placed.line:
            case m.WhenDoes(player=player, act=act, args=args):
                seat = givens.seat(player)
                text = DECLINE if act == DECLINE else _move(givens, act, args)
            case m.WhenChooses(player=player, value=value):
                seat, text = givens.seat(player), f"{CHOOSE} {_value(givens, value)}"
            case m.WhenTable(value=value):
                text = f"{CHOOSE} {_value(givens, value)}"
            case m.WhenStage(stage=stage):
                text = f"{STAGE} {stage}"
            case _:
                continue
        found.append(Step(seat, text, placed.written.removeprefix("when "), placed.position.line))
    return tuple(found)


def _move(givens: Givens, act: str, args: tuple[m.Expr, ...]) -> str:
    layout = givens.layout
    raw: tuple[Any, ...] = tuple(givens.value(arg) for arg in args)
    parameters = layout.model.act(act).parameters
    if parameters and parameters[-1].type == "cards":
        first = len(parameters) - 1
        raw = (*raw[:first], tuple(sorted(raw[first:])))
    words = (layout.text(arg, p.type) for arg, p in zip(raw, parameters, strict=True))
    return f"{act} {', '.join(words)}".strip()


def _value(givens: Givens, value: m.Expr) -> str:
    layout, raw = givens.layout, givens.value(value)
    match value:
        case m.CardLiteral():
            return layout.text(raw, "card")
        case m.Const(type=type_):
            return layout.text(raw, type_)
        case m.AxisValue():
            return str(raw)
        case _:
            return layout.text(raw, "player")
