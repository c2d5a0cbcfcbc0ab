"""Expressions: what a condition, a quantity or a choice of cards says."""

from __future__ import annotations

from cardlaw.language.nodes import node
from cardlaw.language.syntax.pieces import Node, Number, Range, Value, Word


@node
class Name(Node):
    """A role, a parameter, a state, a zone, a quantity, an option over numbers, a value or a short name."""

    word: Word


@node
class Of(Node):
    """What is asked of a thing: an attribute of a card, a zone of a player, the seat next to one, the top of a pile."""

    selector: Word
    base: Expr


@node
class Parens(Node):
    """What is in parentheses is read first."""

    inner: Expr


@node
class Face(Node):
    """A card spelled by its kind and values, in any order."""

    parts: tuple[Value, ...]


@node
class Members(Node):
    """The cards of a zone, players, or the values of an attribute; `except` leaves some out."""

    base: Expr
    excepted: tuple[Expr, ...]


Domain = Members | Range


@node
class Count(Node):
    """How many there are for which the condition holds."""

    name: Word
    domain: Domain
    where: Expr | None


@node
class Total(Node):
    """The sum of a value over all of them."""

    value: Expr
    name: Word
    domain: Domain
    where: Expr | None


@node
class Best(Node):
    """The one with the most, or least, of a value."""

    name: Word
    domain: Domain
    extreme: str
    value: Expr
    where: Expr | None


@node
class Arithmetic(Node):
    """Numbers added, subtracted with `-` or multiplied with `*`."""

    left: Expr
    operator: str
    right: Expr


@node
class Compare(Node):
    """Numbers compared, with `<`, `<=`, `>` or `>=`."""

    left: Expr
    operator: str
    right: Expr


@node
class Is(Node):
    """The two sides are the same, or the thing is such a thing."""

    left: Expr
    right: Expr
    negated: bool


@node
class Has(Node):
    """The value is there."""

    base: Expr
    name: Word
    negated: bool


@node
class Owes(Node):
    """The player has a duty to make this move, and has not made it yet."""

    player: Expr
    act: Word


@node
class WasWrong(Node):
    """The move being answered was wrongly made."""

    player: Expr


@node
class Quantifier(Node):
    """For some, for no, or for every one of them the condition holds. It takes in everything to its right."""

    sort: str
    name: Word
    domain: Domain
    where: Expr | None


@node
class Not(Node):
    """The condition does not hold."""

    inner: Expr


@node
class And(Node):
    """Both conditions hold."""

    left: Expr
    right: Expr


@node
class Or(Node):
    """At least one of the conditions holds."""

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
