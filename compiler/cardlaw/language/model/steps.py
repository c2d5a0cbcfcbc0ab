"""Steps of the model: what bodies and effects do, in order."""

from __future__ import annotations

from typing import Literal

from cardlaw.language.model.expressions import Domain, Expr, StateOf, Type
from cardlaw.language.records import dataclass

Span = Literal["round", "game"]
Place = Literal["on-top", "underneath", "at-random"]


@dataclass(frozen=True, slots=True)
class Words:
    """Free text in its own language, with the translations given: ((language, text), …)."""

    text: str
    translations: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Do:
    """An act happens to (or is done by) a player; it is commanded, not checked for legality.

    `subject` is None for an event that befalls nobody in particular, such as a stage.
    """

    act: str
    subject: Expr | None
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Assign:
    """`value` None makes the state absent."""

    target: StateOf
    value: Expr | None


@dataclass(frozen=True, slots=True)
class Add:
    value: Expr
    target: StateOf


@dataclass(frozen=True, slots=True)
class MoveCards:
    """Cards, wherever they are, go to a zone. `name`/`where` narrow the domain; cards keep their order."""

    cards: Domain
    name: str | None
    where: Expr | None
    target: Expr
    place: Place


@dataclass(frozen=True, slots=True)
class Fetch:
    """So many cards, one by one, from the top of one zone to another; an empty pile that can be refilled is."""

    amount: Expr
    origin: Expr
    target: Expr
    place: Place


@dataclass(frozen=True, slots=True)
class Shuffle:
    zone: Expr


@dataclass(frozen=True, slots=True)
class Deal:
    """One card at a time to each seat's zone from `start` clockwise, `amount` each; None deals all there is."""

    amount: Expr | None
    origin: Expr
    zone: str
    start: Expr


@dataclass(frozen=True, slots=True)
class Choose:
    """A player (None: the table) picks a member of the domain for which `where` holds, bound to `name`."""

    chooser: Expr | None
    type: Type
    name: str
    domain: Domain
    where: Expr


@dataclass(frozen=True, slots=True)
class ChooseSecretly:
    """Each chooser in turn picks unseen; the picks stand in a state of each player and show once all are made."""

    choosers: Domain
    type: Type
    state: str
    domain: Domain
    name: str


@dataclass(frozen=True, slots=True)
class Offering:
    """`first`: an answer by one taker closes the window for the other takers of this offering."""

    acts: tuple[str, ...]
    takers: Domain
    first: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """A window. Without `until` it blocks and is answered now; with it, it stands and is polled just before."""

    offerings: tuple[Offering, ...]
    until: str | None


@dataclass(frozen=True, slots=True)
class If:
    condition: Expr
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ForEach:
    """Over the members as they are when the loop begins; players from `start` clockwise if given."""

    name: str
    type: Type
    domain: Domain
    where: Expr
    start: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """The condition is read before each pass."""

    until: Expr
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Let:
    name: str
    type: Type
    value: Expr


@dataclass(frozen=True, slots=True)
class Chance:
    name: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ByChance:
    """One of the blocks, drawn by weight."""

    odds: tuple[tuple[int, tuple[Step, ...]], ...]


@dataclass(frozen=True, slots=True)
class Swap:
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Rotate:
    """Every seat's zone passes to the next seat in the direction of play."""

    zone: str


@dataclass(frozen=True, slots=True)
class Reveal:
    zone: Expr
    to: Domain


@dataclass(frozen=True, slots=True)
class Ask:
    """A yes-or-no question that only the people at the table can answer."""

    question: Words
    name: str


@dataclass(frozen=True, slots=True)
class Announce:
    text: Words


@dataclass(frozen=True, slots=True)
class Proceed:
    """Inside a replacement: what was replaced happens after all, with these arguments if given."""

    args: tuple[Expr, ...] | None


@dataclass(frozen=True, slots=True)
class End:
    what: Span


Step = (
    Do
    | Assign
    | Add
    | MoveCards
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
