"""Rules and clauses of the model: who may do what, what follows, what words mean."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from cardlaw.language.model.expressions import Expr
from cardlaw.language.model.steps import Span, Step, Words
from cardlaw.language.records import dataclass

NormForm = Literal["may", "may-only", "may-even", "must", "must-not", "wrongly"]
Layer = Literal["text", "reading", "assumption"]


@dataclass(frozen=True, slots=True)
class Position:
    """Where something stands in a rule file; lines and columns from 1."""

    file: str
    line: int
    column: int
    end_line: int


@dataclass(frozen=True, slots=True)
class Condition:
    """An option or reading is set to one of these values."""

    axis: str
    values: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Norm:
    """What a clause says of a move. It matches the move when `match` holds of its arguments.

    `subject`, the move's parameters and the role of `answering` are locals in both expressions.
    """

    form: NormForm
    act: str
    subject: str
    match: Expr
    condition: Expr


@dataclass(frozen=True, slots=True)
class Wins:
    """`by` names the acts after which it is tested (empty: any). `ranking` orders several winners."""

    what: Span
    subject: str
    by: tuple[str, ...]
    condition: Expr
    ranking: tuple[Literal["most", "least"], Expr] | None


@dataclass(frozen=True, slots=True)
class Ends:
    what: Span
    condition: Expr


@dataclass(frozen=True, slots=True)
class Waive:
    """The rule `target` is out of scope while the condition holds; its locals are the waived clause's."""

    target: str
    condition: Expr


@dataclass(frozen=True, slots=True)
class DefinePredicate:
    """In scope whenever asked; `condition` is what it says."""

    predicate: str
    subject: str
    condition: Expr


@dataclass(frozen=True, slots=True)
class DefineQuantity:
    """In scope when `condition` holds; then the quantity is `value`."""

    quantity: str
    subject: str | None
    value: Expr
    condition: Expr


@dataclass(frozen=True, slots=True)
class Effect:
    """After an act (or, if `instead`, in its place) the body happens, if `match` and `where` hold."""

    act: str
    subject: str | None
    match: Expr
    where: Expr
    body: tuple[Step, ...]
    instead: bool


@dataclass(frozen=True, slots=True)
class Axiom:
    condition: Expr


@dataclass(frozen=True, slots=True)
class Face:
    """A kind with a value for each of its attributes, in the kind's order."""

    kind: str
    values: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class DeckRow:
    """`count` copies (an option's number if a name) of each of the faces; `backs` for two-sided cards."""

    count: int | str
    faces: tuple[Face, ...]
    backs: tuple[Face, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    rows: tuple[DeckRow, ...]


@dataclass(frozen=True, slots=True)
class DeckHas:
    """The pack is said to have so many cards of these kinds (empty: in all), per value of `each` if given."""

    count: int
    kinds: tuple[str, ...]
    each: str | None


@dataclass(frozen=True, slots=True)
class Seats:
    least: int
    most: int
    teams: int | None


Clause = (
    Norm | Wins | Ends | Waive | DefinePredicate | DefineQuantity | Effect | Axiom | Deck | DeckHas | Seats
)


@dataclass(frozen=True, slots=True)
class PlacedClause:
    """A clause with its id (`rule` or `rule#2`), where it stands, and its text as written."""

    id: str
    clause: Clause
    position: Position = field(compare=False)
    written: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Override:
    """The holder overrides these rules, under the condition if one is given."""

    rules: tuple[str, ...]
    under: Condition | None


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of one unit. `id` is `name`, or `name of unit` where two units use the name.

    `layer`: text (printed, or stated by a pack or variant), reading (holds in an arm of a reading) or assumption.
    `custom`: assumed as the vocabulary says that players commonly do.
    `unanswered`: the rules that say what comes of a breach that nobody answers.
    `by_example`: the lines only show it, in a worked example.
    """

    id: str
    name: str
    unit: str
    gloss: Words
    topic: str
    chapter: Words | None
    layer: Layer
    lines: tuple[tuple[int, int], ...]
    assumed: Words | None
    custom: bool
    under: tuple[Condition, ...]
    overrides: tuple[Override, ...]
    breakable: bool
    unanswered: tuple[str, ...]
    even_if_won: bool
    by_example: bool
    before: tuple[str, ...]
    after: tuple[str, ...]
    clauses: tuple[PlacedClause, ...]
    position: Position = field(compare=False)
