"""Examples and scenarios: a situation, what is done in it, what follows."""

from __future__ import annotations

from cardlaw.language.nodes import node
from cardlaw.language.syntax.expressions import Expr
from cardlaw.language.syntax.pieces import Cite, Condition, Node, Number, Target, Text, Value, Word
from cardlaw.language.syntax.rules import Pattern


@node
class Choice(Node):
    """An option or reading with the value it is to have."""

    axis: Word
    value: Value


@node
class EditionRef(Node):
    """An edition or variant by its id, with packs, and at the very end all choices in one pair of brackets."""

    name: Word
    packs: tuple[Word, ...] | None
    choices: tuple[Choice, ...] | None


@node
class Content(Node):
    """A card, or several copies of it."""

    count: Number | None
    value: Expr


@node
class UnderEdition(Node):
    """The edition or variant under which the scenario is played; each such line plays it once more."""

    edition: EditionRef


@node
class GivenPlayers(Node):
    """Who sits at the table, in seat order."""

    names: tuple[Word, ...]


@node
class GivenTurn(Node):
    """Whose turn it is."""

    player: Expr


@node
class GivenIs(Node):
    """The cards of a zone, the top card first, the card on top of one alone, or the value of a state."""

    target: Expr
    contents: tuple[Content, ...]


@node
class GivenCount(Node):
    """How many cards a zone holds, whichever they are."""

    target: Expr
    count: Number


@node
class GivenOwes(Node):
    """A duty that is still to be done."""

    player: Expr
    act: Word


@node
class GivenFaces(Node):
    """A window that stands open: who faces which moves, after whose move."""

    player: Expr
    acts: tuple[Word, ...]
    cause_player: Expr
    wrongly: bool
    cause: Word
    args: tuple[Expr, ...]


@node
class WhenDoes(Node):
    """A player makes a move, or declines."""

    player: Expr
    verb: Word
    args: tuple[Expr, ...]


@node
class WhenChooses(Node):
    """A player chooses."""

    player: Expr
    value: Expr


@node
class WhenTable(Node):
    """The table answers what only it can answer."""

    value: Expr


@node
class WhenStage(Node):
    """A stage or event takes its course."""

    stage: Word


@node
class WhenChance(Node):
    """Chance gives this number."""

    value: Number


@node
class ThenVerdict(Node):
    """A verdict on a move: may · must · must-not · silent · contradictory · unoffered."""

    player: Expr
    verdict: str
    pattern: Pattern
    because: tuple[Target, ...] | None


@node
class ThenFinding(Node):
    """The analysis reports this finding."""

    finding: Word


@node
class ThenTurn(Node):
    """Whose turn it now is."""

    player: Expr


@node
class ThenOver(Node):
    """The round or game has ended."""

    what: str


@node
class ThenWon(Node):
    """The round or game has ended, and who has won it."""

    what: str
    player: Expr


@node
class ThenHolds(Node):
    """The zone holds exactly these cards."""

    target: Expr
    contents: tuple[Content, ...]


@node
class ThenThat(Node):
    """The condition holds."""

    condition: Expr


@node
class ThenUnder(Node):
    """What holds only under these choices."""

    conditions: tuple[Condition, ...]
    thens: tuple[Then, ...]


Then = ThenVerdict | ThenFinding | ThenTurn | ThenOver | ThenWon | ThenHolds | ThenThat
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


@node
class Example(Node):
    """A worked example that the sheet prints, as a scenario of its edition."""

    name: Word
    text: Text
    cite: Cite | None
    topic: Word | None
    lines: tuple[Line, ...]


@node
class Scenario(Node):
    """A situation, what is done in it, and what then holds."""

    name: Word
    text: Text
    shows: tuple[Target, ...] | None
    lines: tuple[Line, ...]
