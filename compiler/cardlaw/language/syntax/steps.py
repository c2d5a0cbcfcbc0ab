"""Steps: what an effect, a move or an event does, one line each."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.expressions import Domain, Expr
from cardlaw.language.syntax.pieces import Node, Number, Range, Text, Word


@dataclass(frozen=True, slots=True)
class Do(Node):
    subject: Expr
    verb: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Raise(Node):
    event: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Assign(Node):
    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Clear(Node):
    target: Expr


@dataclass(frozen=True, slots=True)
class Add(Node):
    value: Expr
    target: Expr


@dataclass(frozen=True, slots=True)
class Subtract(Node):
    value: Expr
    target: Expr


@dataclass(frozen=True, slots=True)
class Shift(Node):
    cards: Domain
    target: Expr
    place: str | None


@dataclass(frozen=True, slots=True)
class ShiftEach(Node):
    name: Word
    domain: Domain
    where: Expr | None
    target: Expr
    place: str | None


@dataclass(frozen=True, slots=True)
class Fetch(Node):
    amount: Expr
    origin: Expr
    target: Expr
    place: str | None


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    zone: Expr


@dataclass(frozen=True, slots=True)
class Deal(Node):
    """`amount` is None for `deal all`."""

    amount: Expr | None
    origin: Expr
    zone: Word
    start: Expr


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """`chooser` is None where the table chooses."""

    chooser: Expr | None
    sort: Word
    name: Word
    domain: Domain | None
    where: Expr | None


@dataclass(frozen=True, slots=True)
class ChooseSecretly(Node):
    choosers: Domain
    sort: Word
    state: Word
    domain: Domain | None


@dataclass(frozen=True, slots=True)
class Offering(Node):
    acts: tuple[Word, ...]
    takers: str | None
    domain: Domain


@dataclass(frozen=True, slots=True)
class Offer(Node):
    offerings: tuple[Offering, ...]
    until: Word | None


@dataclass(frozen=True, slots=True)
class If(Node):
    condition: Expr
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] | If | None


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    name: Word
    domain: Domain
    where: Expr | None
    start: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    until: Expr
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Let(Node):
    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class Chance(Node):
    name: Word
    range: Range


@dataclass(frozen=True, slots=True)
class Odd(Node):
    weight: Number
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ByChance(Node):
    odds: tuple[Odd, ...]


@dataclass(frozen=True, slots=True)
class Swap(Node):
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Rotate(Node):
    zone: Word


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    zone: Expr
    to: Domain


@dataclass(frozen=True, slots=True)
class Ask(Node):
    question: Text
    name: Word


@dataclass(frozen=True, slots=True)
class Announce(Node):
    text: Text


@dataclass(frozen=True, slots=True)
class Proceed(Node):
    args: tuple[Expr, ...] | None


@dataclass(frozen=True, slots=True)
class End(Node):
    what: str


Step = (
    Do
    | Raise
    | Assign
    | Clear
    | Add
    | Subtract
    | Shift
    | ShiftEach
    | Fetch
    | Shuffle
    | Deal
    | Choose
    | ChooseSecretly
    | Offer
    | If
    | ForEach
    | Repeat
    | Let
    | Chance
    | ByChance
    | Swap
    | Rotate
    | Reveal
    | Ask
    | Announce
    | Proceed
    | End
)
