"""Examples and scenarios: a situation, what is done in it, what follows."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.expressions import Expr
from cardlaw.language.syntax.pieces import Cite, Condition, Node, Number, Target, Text, Value, Word
from cardlaw.language.syntax.rules import Pattern


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """An option or reading with the value it is to have."""

    axis: Word
    value: Value


@dataclass(frozen=True, slots=True)
class EditionRef(Node):
    """An edition or variant by its id, with packs and choices."""

    name: Word
    packs: tuple[Word, ...] | None
    choices: tuple[Choice, ...] | None


@dataclass(frozen=True, slots=True)
class Content(Node):
    """A card, or several copies of it."""

    count: Number | None
    value: Expr


@dataclass(frozen=True, slots=True)
class UnderEdition(Node):
    """The edition or variant under which the scenario is played; each such line plays it once more."""

    edition: EditionRef


@dataclass(frozen=True, slots=True)
class GivenPlayers(Node):
    """Who sits at the table, in seat order."""

    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class GivenTurn(Node):
    """Whose turn it is."""

    player: Expr


@dataclass(frozen=True, slots=True)
class GivenIs(Node):
    """The cards of a zone, the card at an end of one, or the value of a state."""

    target: Expr
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class GivenCount(Node):
    """How many cards a zone holds, whichever they are."""

    target: Expr
    count: Number


@dataclass(frozen=True, slots=True)
class GivenOwes(Node):
    """A duty that is still to be done."""

    player: Expr
    act: Word


@dataclass(frozen=True, slots=True)
class GivenFaces(Node):
    """A window that stands open: who faces which moves, after whose move."""

    player: Expr
    acts: tuple[Word, ...]
    cause_player: Expr
    wrongly: bool
    cause: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class WhenDoes(Node):
    """A player makes a move, or declines."""

    player: Expr
    verb: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class WhenChooses(Node):
    """A player chooses."""

    player: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class WhenTable(Node):
    """The table answers what only it can answer."""

    value: Expr


@dataclass(frozen=True, slots=True)
class WhenStage(Node):
    """A stage or event takes its course."""

    stage: Word


@dataclass(frozen=True, slots=True)
class WhenChance(Node):
    """Chance gives this number."""

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
    """The analysis reports this finding."""

    finding: Word


@dataclass(frozen=True, slots=True)
class ThenTurn(Node):
    """Whose turn it now is."""

    player: Expr


@dataclass(frozen=True, slots=True)
class ThenOver(Node):
    """The round or game has ended."""

    what: str


@dataclass(frozen=True, slots=True)
class ThenHolds(Node):
    """The zone holds exactly these cards."""

    target: Expr
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class ThenThat(Node):
    """The condition holds."""

    condition: Expr


@dataclass(frozen=True, slots=True)
class ThenUnder(Node):
    """What holds only under these choices."""

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
    """A worked example that the sheet prints, as a scenario of its edition."""

    name: Word
    text: Text
    cite: Cite | None
    topic: Word | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Scenario(Node):
    """A situation, what is done in it, and what then holds."""

    name: Word
    text: Text
    shows: tuple[Target, ...] | None
    lines: tuple[Line, ...]
