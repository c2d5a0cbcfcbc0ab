"""Steps: what an effect, a move or an event does, one line each."""

from __future__ import annotations

from cardlaw.language.nodes import node
from cardlaw.language.syntax.expressions import Domain, Expr
from cardlaw.language.syntax.pieces import Node, Number, Range, Text, Word


@node
class Do(Node):
    """A player does a move, or an event happens to a player.

    It is commanded, not asked whether it is allowed.
    """

    subject: Expr
    verb: Word
    args: tuple[Expr, ...]


@node
class Raise(Node):
    """An event happens; if it happens to somebody, then whoever the clause is about."""

    event: Word
    args: tuple[Expr, ...]


@node
class Assign(Node):
    """The state becomes that value."""

    target: Expr
    value: Expr


@node
class Clear(Node):
    """The state has no value any more."""

    target: Expr


@node
class Add(Node):
    """The state grows by that number."""

    value: Expr
    target: Expr


@node
class Subtract(Node):
    """The state shrinks by that number."""

    value: Expr
    target: Expr


@node
class Shift(Node):
    """Cards go to a zone, on top unless said otherwise."""

    cards: Domain
    target: Expr
    place: str | None


@node
class ShiftEach(Node):
    """Every card that meets the condition goes to a zone."""

    name: Word
    domain: Domain
    where: Expr | None
    target: Expr
    place: str | None


@node
class Fetch(Node):
    """So many cards from the top of one zone go to another; a pile that runs out is refilled."""

    amount: Expr
    origin: Expr
    target: Expr
    place: str | None


@node
class Shuffle(Node):
    """The zone's cards get a random order."""

    zone: Expr


@node
class Deal(Node):
    """So many cards to each player's zone, one at a time in seat order; `all` deals until none is left.

    `amount` is absent for `deal all`.
    """

    amount: Expr | None
    origin: Expr
    zone: Word
    start: Expr


@node
class Choose(Node):
    """Somebody, or the table, chooses; the choice has a name for the steps that follow.

    `chooser` is absent where the table chooses.
    """

    chooser: Expr | None
    sort: Word
    name: Word
    domain: Domain | None
    where: Expr | None


@node
class ChooseSecretly(Node):
    """Players choose unseen by each other; the choices stand in a state of each and show once all are made."""

    choosers: Domain
    sort: Word
    state: Word
    domain: Domain | None


@node
class Offering(Node):
    """Moves offered to a player, to the first of several who takes one (`any of`), or to all of them (`each of`)."""

    acts: tuple[Word, ...]
    takers: str | None
    domain: Domain


@node
class Offer(Node):
    """A window for moves: it is answered now or, with `until`, stands open and is asked just before that happens."""

    offerings: tuple[Offering, ...]
    until: Word | None


@node
class If(Node):
    """The steps happen if the condition holds; otherwise those after `else`."""

    condition: Expr
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] | If | None


@node
class ForEach(Node):
    """The steps once for each of them, as they are when it begins; players go from a seat on if one is given."""

    name: Word
    domain: Domain
    where: Expr | None
    start: Expr | None
    body: tuple[Step, ...]


@node
class Repeat(Node):
    """The steps again and again until the condition holds; it is read before each pass."""

    until: Expr
    body: tuple[Step, ...]


@node
class Let(Node):
    """A name for a value as it is now, for the steps that follow."""

    name: Word
    value: Expr


@node
class Chance(Node):
    """A number drawn by chance, with a name for the steps that follow."""

    name: Word
    range: Range


@node
class Odd(Node):
    """One of the ways chance can go, and how much it weighs."""

    weight: Number
    body: tuple[Step, ...]


@node
class ByChance(Node):
    """One of the blocks happens, drawn by weight."""

    odds: tuple[Odd, ...]


@node
class Swap(Node):
    """Two zones change their cards."""

    left: Expr
    right: Expr


@node
class Rotate(Node):
    """Every player's zone passes to the next seat."""

    zone: Word


@node
class Reveal(Node):
    """These players see the zone's cards."""

    zone: Expr
    to: Domain


@node
class Ask(Node):
    """A yes-or-no question that only the people at the table can answer."""

    question: Text
    name: Word


@node
class Announce(Node):
    """Something is said at the table."""

    text: Text


@node
class Proceed(Node):
    """What was replaced happens after all, with other values if they are given."""

    args: tuple[Expr, ...] | None


@node
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
