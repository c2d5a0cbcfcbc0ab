"""Steps: what an effect, a move or an event does, one line each."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.expressions import Domain, Expr
from cardlaw.language.syntax.pieces import Node, Number, Range, Text, Word


@dataclass(frozen=True, slots=True)
class Do(Node):
    """A player does a move, or an event befalls a player.

    It is commanded, not asked whether it is allowed.
    """

    subject: Expr
    verb: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Raise(Node):
    """An event happens; if it befalls somebody, then whoever the clause is about."""

    event: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """The state becomes that value."""

    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Clear(Node):
    """The state has no value any more."""

    target: Expr


@dataclass(frozen=True, slots=True)
class Add(Node):
    """The state grows by that number."""

    value: Expr
    target: Expr


@dataclass(frozen=True, slots=True)
class Subtract(Node):
    """The state shrinks by that number."""

    value: Expr
    target: Expr


@dataclass(frozen=True, slots=True)
class Shift(Node):
    """Cards go to a zone, on top unless said otherwise."""

    cards: Domain
    target: Expr
    place: str | None


@dataclass(frozen=True, slots=True)
class ShiftEach(Node):
    """Every card that meets the condition goes to a zone."""

    name: Word
    domain: Domain
    where: Expr | None
    target: Expr
    place: str | None


@dataclass(frozen=True, slots=True)
class Fetch(Node):
    """So many cards from the top of one zone go to another; a pile that runs out is refilled."""

    amount: Expr
    origin: Expr
    target: Expr
    place: str | None


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    """The zone's cards get a random order."""

    zone: Expr


@dataclass(frozen=True, slots=True)
class Deal(Node):
    """So many cards to each player's zone, one at a time in seat order; `all` deals until none is left.

    `amount` is absent for `deal all`.
    """

    amount: Expr | None
    origin: Expr
    zone: Word
    start: Expr


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """Somebody, or the table, chooses; the choice has a name for the steps that follow.

    `chooser` is absent where the table chooses.
    """

    chooser: Expr | None
    sort: Word
    name: Word
    domain: Domain | None
    where: Expr | None


@dataclass(frozen=True, slots=True)
class ChooseSecretly(Node):
    """Players choose unseen by each other; the choices stand in a state of each and show once all are made."""

    choosers: Domain
    sort: Word
    state: Word
    domain: Domain | None


@dataclass(frozen=True, slots=True)
class Offering(Node):
    """Moves offered to a player, to the first of several who takes one (`any of`), or to all of them (`each of`)."""

    acts: tuple[Word, ...]
    takers: str | None
    domain: Domain


@dataclass(frozen=True, slots=True)
class Offer(Node):
    """A window for moves: it is answered now or, with `until`, stands open and is asked just before that happens."""

    offerings: tuple[Offering, ...]
    until: Word | None


@dataclass(frozen=True, slots=True)
class If(Node):
    """The steps happen if the condition holds; otherwise those after `else`."""

    condition: Expr
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] | If | None


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """The steps once for each of them, as they are when it begins; players go from a seat on if one is given."""

    name: Word
    domain: Domain
    where: Expr | None
    start: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    """The steps again and again until the condition holds; it is read before each pass."""

    until: Expr
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Let(Node):
    """A name for a value as it is now, for the steps that follow."""

    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class Chance(Node):
    """A number drawn by chance, with a name for the steps that follow."""

    name: Word
    range: Range


@dataclass(frozen=True, slots=True)
class Odd(Node):
    """One of the ways chance can go, and how much it weighs."""

    weight: Number
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ByChance(Node):
    """One of the blocks happens, drawn by weight."""

    odds: tuple[Odd, ...]


@dataclass(frozen=True, slots=True)
class Swap(Node):
    """Two zones change their cards."""

    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Rotate(Node):
    """Every player's zone passes to the next seat."""

    zone: Word


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    """These players see the zone's cards."""

    zone: Expr
    to: Domain


@dataclass(frozen=True, slots=True)
class Ask(Node):
    """A yes-or-no question that only the people at the table can answer."""

    question: Text
    name: Word


@dataclass(frozen=True, slots=True)
class Announce(Node):
    """Something is said at the table."""

    text: Text


@dataclass(frozen=True, slots=True)
class Proceed(Node):
    """What was replaced happens after all, with other values if they are given."""

    args: tuple[Expr, ...] | None


@dataclass(frozen=True, slots=True)
class End(Node):
    """The round, or the whole game, is over."""

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
