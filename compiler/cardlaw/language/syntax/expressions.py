"""Expressions: what a condition, a quantity or a choice of cards says."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.pieces import Node, Number, Range, Value, Word


@dataclass(frozen=True, slots=True)
class Name(Node):
    word: Word


@dataclass(frozen=True, slots=True)
class Of(Node):
    selector: Word
    base: Expr


@dataclass(frozen=True, slots=True)
class Parens(Node):
    inner: Expr


@dataclass(frozen=True, slots=True)
class Face(Node):
    """A card spelled by its values, such as `red 7`."""

    parts: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Members(Node):
    base: Expr
    excepted: tuple[Expr, ...]


Domain = Members | Range


@dataclass(frozen=True, slots=True)
class Count(Node):
    name: Word
    domain: Domain
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Total(Node):
    value: Expr
    name: Word
    domain: Domain
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Best(Node):
    name: Word
    domain: Domain
    extreme: str
    value: Expr
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Arithmetic(Node):
    left: Expr
    operator: str
    right: Expr


@dataclass(frozen=True, slots=True)
class Compare(Node):
    left: Expr
    operator: str
    right: Expr


@dataclass(frozen=True, slots=True)
class Is(Node):
    left: Expr
    right: Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class Has(Node):
    base: Expr
    name: Word
    negated: bool


@dataclass(frozen=True, slots=True)
class Owes(Node):
    player: Expr
    act: Word


@dataclass(frozen=True, slots=True)
class WasWrong(Node):
    player: Expr


@dataclass(frozen=True, slots=True)
class Quantifier(Node):
    sort: str
    name: Word
    domain: Domain
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Not(Node):
    inner: Expr


@dataclass(frozen=True, slots=True)
class And(Node):
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Or(Node):
    left: Expr
    right: Expr


Expr = (
    Name
    | Number
    | Of
    | Parens
    | Face
    | Count
    | Total
    | Best
    | Arithmetic
    | Compare
    | Is
    | Has
    | Owes
    | WasWrong
    | Quantifier
    | Not
    | And
    | Or
)
