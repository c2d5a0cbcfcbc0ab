"""Rules: a gloss, its marks and its clauses."""

from __future__ import annotations

from cardlaw.language.nodes import node
from cardlaw.language.syntax.expressions import Expr
from cardlaw.language.syntax.pieces import (
    Cite,
    ClauseTarget,
    Condition,
    Gloss,
    Node,
    Number,
    Range,
    Target,
    Text,
    Value,
    Word,
)
from cardlaw.language.syntax.steps import Step


@node
class Cited(Node):
    """The lines of the sheet that say this."""

    cite: Cite


@node
class About(Node):
    """What the rule is about, if not what its chapter is about."""

    topic: Word


@node
class Assumed(Node):
    """The sheet does not say this; we do, and why."""

    reason: Text


@node
class Overrides(Node):
    """Where this rule applies, those rules give way; with `under`, only in that arm."""

    targets: tuple[Target, ...]
    under: Condition | None


@node
class Replaces(Node):
    """This rule takes the place of those, whatever else points at them."""

    targets: tuple[Target, ...]


@node
class Under(Node):
    """The rule holds only under this choice; several such lines hold together."""

    condition: Condition


@node
class Breakable(Node):
    """The table can break this rule: the move is offered and marked, and a challenge may find out.

    `resolved` are the rules that say what comes of a breach that nobody answers.
    """

    resolved: tuple[Target, ...] | None


@node
class EvenIfWon(Node):
    """What follows here follows even if the round has just been won."""


@node
class ByExample(Node):
    """The cited lines only show what the rule says, in a worked example."""


@node
class Before(Node):
    """What this rule does happens before what those do; the `where` of all of them is read before the first begins."""

    targets: tuple[Target, ...]


@node
class After(Node):
    """What this rule does happens after what those do."""

    targets: tuple[Target, ...]


Mark = (
    Cited
    | About
    | Assumed
    | Overrides
    | Replaces
    | Under
    | Breakable
    | EvenIfWon
    | ByExample
    | Before
    | After
)


@node
class Pattern(Node):
    """A move or event with what it is done with.

    A kind, group, predicate or spelling narrows it; the parameter's own name does not.
    """

    verb: Word
    args: tuple[Expr, ...]


@node
class Norm(Node):
    """may · may-only · may-even · must · must-not · wrongly."""

    form: str
    subject: Word
    pattern: Pattern
    condition: Expr | None


@node
class Ranking(Node):
    """Which of several winners wins."""

    extreme: str
    value: Expr


@node
class Wins(Node):
    """The player has won as soon as the condition holds; with `by`, only after such a move or event."""

    subject: Word
    what: str
    by: tuple[Word, ...] | None
    condition: Expr
    ranking: Ranking | None


@node
class Ends(Node):
    """The round or game is over as soon as the condition holds, whoever has won."""

    what: str
    condition: Expr


@node
class Waive(Node):
    """The rule is out of play while the condition holds, and what it overrode comes back.

    The condition speaks of the rule's own roles.
    """

    target: ClauseTarget
    condition: Expr | None


@node
class Define(Node):
    """What a quantity is, or what a predicate means of its subject, when the condition holds."""

    subject: Word
    value: Expr
    condition: Expr | None


@node
class DefineOf(Node):
    """A quantity of each thing: its value, when the condition holds."""

    quantity: Word
    subject: Word
    value: Expr
    condition: Expr | None


@node
class Effect(Node):
    """After the move or event, if it matches and the condition holds, the steps follow."""

    subject: Word
    pattern: Pattern
    where: Expr | None
    body: tuple[Step, ...]


@node
class Replacement(Node):
    """Where the move or event would happen, the steps happen in its place; `proceed` lets it happen after all."""

    subject: Word
    pattern: Pattern
    where: Expr | None
    body: tuple[Step, ...]


@node
class At(Node):
    """The steps follow a stage or event that nobody in particular does."""

    event: Word
    where: Expr | None
    body: tuple[Step, ...]


@node
class Always(Node):
    """Holds in every situation: the analysis takes it for granted, and play checks it."""

    condition: Expr


@node
class Free(Node):
    """An attribute that a row of the deck goes through, all of it or a range."""

    attribute: Word
    range: Range | None


@node
class FaceSpec(Node):
    """Cards by kind and values, with the attributes that a row goes through."""

    parts: tuple[Value, ...]
    frees: tuple[Free, ...] | None


@node
class Row(Node):
    """So many copies of each card that the row spells; the number may be an option over numbers."""

    count: Value
    face: FaceSpec
    back: FaceSpec | None


@node
class Deck(Node):
    """The cards of the game, row by row."""

    rows: tuple[Row, ...]


@node
class DeckHas(Node):
    """How many cards, or cards of a kind, the sheet says there are; the rows are counted."""

    count: Number
    what: Word
    each: Word | None


@node
class Seats(Node):
    """How many can play, and in how many teams."""

    low: Number
    high: Number | None
    teams: Number | None


Clause = (
    Norm
    | Wins
    | Ends
    | Waive
    | Define
    | DefineOf
    | Effect
    | Replacement
    | At
    | Always
    | Deck
    | DeckHas
    | Seats
)


@node
class Rule(Node):
    """What one sentence of the sheet rules: a gloss, marks, and the clauses that say it."""

    name: Word
    gloss: Gloss
    marks: tuple[Mark, ...]
    clauses: tuple[Clause, ...]


@node
class Custom(Node):
    """What players commonly do where a sheet is silent: a rule that holds only in the units that follow the custom."""

    rule: Rule


@node
class Adopted(Node):
    """Customs that this unit follows; their rules stand here."""

    names: tuple[Word, ...]
