"""Examples and scenarios: a situation, what is done in it, what follows."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.expressions import Expr
from cardlaw.language.syntax.pieces import Cite, Condition, Node, Number, Target, Text, Value, Word
from cardlaw.language.syntax.rules import Pattern


@dataclass(frozen=True, slots=True)
class Choice(Node):
    axis: Word
    value: Value


@dataclass(frozen=True, slots=True)
class EditionRef(Node):
    name: Word
    packs: tuple[Word, ...] | None
    choices: tuple[Choice, ...] | None


@dataclass(frozen=True, slots=True)
class Content(Node):
    count: Number | None
    value: Expr


@dataclass(frozen=True, slots=True)
class UnderEdition(Node):
    edition: EditionRef


@dataclass(frozen=True, slots=True)
class GivenPlayers(Node):
    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class GivenTurn(Node):
    player: Expr


@dataclass(frozen=True, slots=True)
class GivenIs(Node):
    target: Expr
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class GivenCount(Node):
    target: Expr
    count: Number


@dataclass(frozen=True, slots=True)
class GivenOwes(Node):
    player: Expr
    act: Word


@dataclass(frozen=True, slots=True)
class GivenFaces(Node):
    """An open window: who faces which moves, after whose move."""

    player: Expr
    acts: tuple[Word, ...]
    cause_player: Expr
    wrongly: bool
    cause: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class WhenDoes(Node):
    player: Expr
    verb: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class WhenChooses(Node):
    player: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class WhenTable(Node):
    value: Expr


@dataclass(frozen=True, slots=True)
class WhenStage(Node):
    stage: Word


@dataclass(frozen=True, slots=True)
class WhenChance(Node):
    value: Number


@dataclass(frozen=True, slots=True)
class ThenVerdict(Node):
    """A verdict on a move: may · must · must-not · silent · contradictory · unoffered."""

    player: Expr
    verdict: str
    pattern: Pattern
    because: tuple[Target, ...] | None


@dataclass(frozen=True, slots=True)
class ThenFinding(Node):
    finding: Word


@dataclass(frozen=True, slots=True)
class ThenTurn(Node):
    player: Expr


@dataclass(frozen=True, slots=True)
class ThenOver(Node):
    what: str


@dataclass(frozen=True, slots=True)
class ThenHolds(Node):
    target: Expr
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class ThenThat(Node):
    condition: Expr


@dataclass(frozen=True, slots=True)
class ThenUnder(Node):
    conditions: tuple[Condition, ...]
    thens: tuple[Then, ...]


Then = ThenVerdict | ThenFinding | ThenTurn | ThenOver | ThenHolds | ThenThat
Line = (
    UnderEdition
    | GivenPlayers
    | GivenTurn
    | GivenIs
    | GivenCount
    | GivenOwes
    | GivenFaces
    | WhenDoes
    | WhenChooses
    | WhenTable
    | WhenStage
    | WhenChance
    | Then
    | ThenUnder
)


@dataclass(frozen=True, slots=True)
class Example(Node):
    name: Word
    text: Text
    cite: Cite | None
    topic: Word | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Scenario(Node):
    name: Word
    text: Text
    shows: tuple[Target, ...] | None
    lines: tuple[Line, ...]
