"""Scenarios: a situation at the table, what is done there, and what then holds.

Seats are named; their names, and `player` for whoever is to move, are locals of type player.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from cardlaw.language.model.clauses import Condition, Position
from cardlaw.language.model.expressions import CardAt, CardLiteral, Expr, StateOf, ZoneOf
from cardlaw.language.model.steps import Span, Words
from cardlaw.language.records import dataclass

VerdictWord = Literal["may", "must", "must-not", "silent", "contradictory", "unoffered"]
Contents = tuple[tuple[int, Expr], ...]
"""Cards with how many of each; in a pile the first stands on top."""


# ------------------------------------------------------------------ given
@dataclass(frozen=True, slots=True)
class GivenTurn:
    player: Expr


@dataclass(frozen=True, slots=True)
class GivenState:
    target: StateOf
    value: Expr


@dataclass(frozen=True, slots=True)
class GivenZone:
    """The zone holds these cards and no others."""

    zone: ZoneOf
    contents: Contents


@dataclass(frozen=True, slots=True)
class GivenCard:
    """This card lies at that end of the zone."""

    at: CardAt
    card: CardLiteral


@dataclass(frozen=True, slots=True)
class GivenSize:
    zone: ZoneOf
    count: int


@dataclass(frozen=True, slots=True)
class GivenOwes:
    """A player has still to make a move, or has made it, if it is `met`: that is told in questions only."""

    player: Expr
    act: str
    met: bool = False


@dataclass(frozen=True, slots=True)
class GivenFaces:
    """An open window: the player faces these moves after that act, wrongly done or not."""

    player: Expr
    acts: tuple[str, ...]
    cause: str
    by: Expr
    args: tuple[Expr, ...]
    wrongly: bool


Given = GivenTurn | GivenState | GivenZone | GivenCard | GivenSize | GivenOwes | GivenFaces


# ------------------------------------------------------------------ when
@dataclass(frozen=True, slots=True)
class WhenDoes:
    """`act` is `decline` where an open window is not used."""

    player: Expr
    act: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class WhenChooses:
    player: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class WhenTable:
    """The table answers: yes or no, or a value where the table chooses one."""

    value: Expr


@dataclass(frozen=True, slots=True)
class WhenStage:
    stage: str


@dataclass(frozen=True, slots=True)
class WhenChance:
    value: int


When = WhenDoes | WhenChooses | WhenTable | WhenStage | WhenChance


# ------------------------------------------------------------------ then
@dataclass(frozen=True, slots=True)
class ThenVerdict:
    player: Expr
    verdict: VerdictWord
    act: str
    args: tuple[Expr, ...]
    because: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ThenThat:
    condition: Expr


@dataclass(frozen=True, slots=True)
class ThenTurn:
    player: Expr


@dataclass(frozen=True, slots=True)
class ThenOver:
    what: Span


@dataclass(frozen=True, slots=True)
class ThenWon:
    what: Span
    player: Expr


@dataclass(frozen=True, slots=True)
class ThenHolds:
    zone: ZoneOf
    contents: Contents


@dataclass(frozen=True, slots=True)
class ThenFinding:
    finding: str


Then = ThenVerdict | ThenThat | ThenTurn | ThenOver | ThenWon | ThenHolds | ThenFinding


@dataclass(frozen=True, slots=True)
class ThenUnder:
    """Played again under other choices, these hold instead."""

    conditions: tuple[Condition, ...]
    thens: tuple[PlacedLine, ...]


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line of a scenario with its place and its text as written."""

    line: Given | When | Then | ThenUnder
    position: Position = field(compare=False)
    written: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario read against one variant. `shows` names the rules it exercises."""

    name: str
    text: Words
    source_lines: tuple[tuple[int, int], ...]
    topic: str | None
    shows: tuple[str, ...]
    players: tuple[str, ...]
    lines: tuple[PlacedLine, ...]
    position: Position = field(compare=False)
