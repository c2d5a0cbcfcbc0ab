"""Expressions and domains of the model.

An absent value (a card without that attribute, a state not set, the top of an empty pile) equals nothing,
itself included; a test on an absent value is false.
"""

from __future__ import annotations

from typing import Literal

from cardlaw.language.records import dataclass

Type = str
"""`number`, `yes-no`, `card`, `cards`, `player`, `team`, `zone`, `direction`, or the name of an attribute."""


@dataclass(frozen=True, slots=True)
class Const:
    """A value written out: a number, yes or no, a value of an attribute, a direction."""

    type: Type
    value: int | bool | str


@dataclass(frozen=True, slots=True)
class AxisValue:
    """The number chosen for an option over a range."""

    axis: str


@dataclass(frozen=True, slots=True)
class Local:
    """A role, a parameter of a move or event, or a name bound by a step or quantifier."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class StateOf:
    """A state variable; `key` is whose (a player, a team, a value) for one kept `of each`."""

    state: str
    key: Expr | None
    type: Type


@dataclass(frozen=True, slots=True)
class ZoneOf:
    zone: str
    key: Expr | None


@dataclass(frozen=True, slots=True)
class AttributeOf:
    attribute: str
    card: Expr


@dataclass(frozen=True, slots=True)
class KindIs:
    """The card is of one of these kinds."""

    card: Expr
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardLiteral:
    """One face: a kind and the values of its attributes in the kind's order."""

    kind: str
    values: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class PredicateOf:
    """A defined predicate holds of the value: some live clause that defines it says so."""

    predicate: str
    subject: Expr


@dataclass(frozen=True, slots=True)
class QuantityOf:
    """A defined quantity; `subject` is None for a plain one."""

    quantity: str
    subject: Expr | None
    type: Type


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A seat seen from another: next and previous go with the direction of play, left is clockwise."""

    way: Literal["next", "previous", "left", "right"]
    player: Expr


@dataclass(frozen=True, slots=True)
class TeamOf:
    player: Expr


@dataclass(frozen=True, slots=True)
class CardAt:
    """The card at an end of a zone: `top` and `newest` are where cards are put, `bottom` the other end."""

    end: Literal["top", "bottom", "newest"]
    zone: Expr


@dataclass(frozen=True, slots=True)
class Size:
    domain: Domain


@dataclass(frozen=True, slots=True)
class Opposite:
    direction: Expr


@dataclass(frozen=True, slots=True)
class Present:
    """The value is there: the card has the attribute, the state is set."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Same:
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Compare:
    operator: Literal["<", "<=", ">", ">="]
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Arithmetic:
    operator: Literal["+", "-", "*"]
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Not:
    inner: Expr


@dataclass(frozen=True, slots=True)
class AllOf:
    """Conjunction; of nothing it is true."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Disjunction; of nothing it is false."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """Some member of the domain makes the condition true. `no` and `every` are lowered to it."""

    name: str
    type: Type
    domain: Domain
    where: Expr


@dataclass(frozen=True, slots=True)
class Count:
    name: str
    type: Type
    domain: Domain
    where: Expr


@dataclass(frozen=True, slots=True)
class Total:
    value: Expr
    name: str
    type: Type
    domain: Domain
    where: Expr


@dataclass(frozen=True, slots=True)
class Best:
    """The member with the most (least) of a value; of several, the first in the domain's order."""

    name: str
    type: Type
    domain: Domain
    extreme: Literal["most", "least"]
    value: Expr
    where: Expr


@dataclass(frozen=True, slots=True)
class Owes:
    """The player has a duty to do this move, not yet done and its window not yet closed."""

    player: Expr
    act: str


@dataclass(frozen=True, slots=True)
class WasWrong:
    """The move being answered was wrongly made, judged when it was made."""

    player: Expr


Expr = (
    Const
    | AxisValue
    | Local
    | StateOf
    | ZoneOf
    | AttributeOf
    | KindIs
    | CardLiteral
    | PredicateOf
    | QuantityOf
    | Neighbour
    | TeamOf
    | CardAt
    | Size
    | Opposite
    | Present
    | Same
    | Compare
    | Arithmetic
    | Not
    | AllOf
    | AnyOf
    | Some
    | Count
    | Total
    | Best
    | Owes
    | WasWrong
)


# ------------------------------------------------------------------ domains: what is counted, chosen, moved
@dataclass(frozen=True, slots=True)
class CardsIn:
    """The cards of a zone (or of a bound set of cards) less one copy of each excepted card."""

    zone: Expr
    excepted: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Players:
    """The players in the round in seat order; `partners_of` narrows to that player's other team members."""

    excepted: tuple[Expr, ...]
    partners_of: Expr | None = None


@dataclass(frozen=True, slots=True)
class OnePlayer:
    player: Expr


@dataclass(frozen=True, slots=True)
class OneCard:
    card: Expr


@dataclass(frozen=True, slots=True)
class Numbers:
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Values:
    """The values of an attribute in declared order (teams: `team`; directions: `direction`; `yes-no`)."""

    type: Type
    excepted: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class ZonesOf:
    """All copies of a zone kept `of each`, in order."""

    zone: str


Domain = CardsIn | Players | OnePlayer | OneCard | Numbers | Values | ZonesOf

YES = AllOf(())
NO = AnyOf(())
