"""Rules: a gloss, its marks and its clauses."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Cited(Node):
    cite: Cite


@dataclass(frozen=True, slots=True)
class About(Node):
    topic: Word


@dataclass(frozen=True, slots=True)
class Assumed(Node):
    reason: Text


@dataclass(frozen=True, slots=True)
class Overrides(Node):
    targets: tuple[Target, ...]
    under: Condition | None


@dataclass(frozen=True, slots=True)
class Replaces(Node):
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Under(Node):
    condition: Condition


@dataclass(frozen=True, slots=True)
class Breakable(Node):
    pass


@dataclass(frozen=True, slots=True)
class EvenIfWon(Node):
    pass


@dataclass(frozen=True, slots=True)
class Before(Node):
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class After(Node):
    targets: tuple[Target, ...]


Mark = Cited | About | Assumed | Overrides | Replaces | Under | Breakable | EvenIfWon | Before | After


@dataclass(frozen=True, slots=True)
class Pattern(Node):
    verb: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Norm(Node):
    """may · may-only · may-even · must · must-not · wrongly."""

    form: str
    subject: Word
    pattern: Pattern
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class Ranking(Node):
    extreme: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Wins(Node):
    subject: Word
    what: str
    by: tuple[Word, ...] | None
    condition: Expr
    ranking: Ranking | None


@dataclass(frozen=True, slots=True)
class Ends(Node):
    what: str
    condition: Expr


@dataclass(frozen=True, slots=True)
class Waive(Node):
    target: ClauseTarget
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class Define(Node):
    """`subject is value when …`: a quantity by its name, or a predicate of its subject."""

    subject: Word
    value: Expr
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class DefineOf(Node):
    quantity: Word
    subject: Word
    value: Expr
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class Effect(Node):
    subject: Word
    pattern: Pattern
    where: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Replacement(Node):
    subject: Word
    pattern: Pattern
    where: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class At(Node):
    event: Word
    where: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Always(Node):
    condition: Expr


@dataclass(frozen=True, slots=True)
class Free(Node):
    attribute: Word
    range: Range | None


@dataclass(frozen=True, slots=True)
class FaceSpec(Node):
    parts: tuple[Value, ...]
    frees: tuple[Free, ...] | None


@dataclass(frozen=True, slots=True)
class Row(Node):
    count: Value
    face: FaceSpec
    back: FaceSpec | None


@dataclass(frozen=True, slots=True)
class Deck(Node):
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class DeckHas(Node):
    count: Number
    what: Word
    each: Word | None


@dataclass(frozen=True, slots=True)
class Seats(Node):
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


@dataclass(frozen=True, slots=True)
class Rule(Node):
    name: Word
    gloss: Gloss
    marks: tuple[Mark, ...]
    clauses: tuple[Clause, ...]
