"""The core's instructions: what every machine that plays, proves or writes code has to carry out.

A body is a block of instructions, structured by `Branch` and `Loop`; there are no jumps. Values are the model's
expressions, read over the machine's algebra. The kernel's own states (whose turn it is, who is in the round) are
read and written like those of a game; `registers.py` lists them. A name in reach is never bound a second time by a
block inside, so a machine may keep every name of a routine in one place.
"""

from __future__ import annotations

from typing import Literal

from cardlaw.language import model as m
from cardlaw.language.records import dataclass

Name = str
RoutineId = str


# ------------------------------------------------------------------ values and states
@dataclass(frozen=True, slots=True)
class Bind:
    """A name stands for a value from here on; the same name bound again stands for the new one."""

    name: Name
    type: m.Type
    value: m.Expr | None


@dataclass(frozen=True, slots=True)
class Write:
    """A state takes a value (None: becomes absent). With `add` the value is added; absent counts as 0.

    `shown` says that it is told; what the procedure writes is not.
    """

    target: m.StateOf
    value: m.Expr | None
    add: bool = False
    shown: bool = False


# ------------------------------------------------------------------ cards
@dataclass(frozen=True, slots=True)
class NamedCards:
    """The cards of a domain that pass a test, in their order.

    Each is taken from `near`, the zone that it was named from, else from the doer's own zones, else from the first
    zone that has it; in a zone, the newest copy.
    """

    domain: m.Domain
    name: Name | None
    where: m.Expr | None
    near: m.Expr | None


@dataclass(frozen=True, slots=True)
class Tops:
    """Up to so many cards off the top of a zone, one by one; `taken` collects them."""

    amount: m.Expr
    zone: m.Expr
    taken: Name


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards off the top of a zone, one at a time to each seat in the round from `start` clockwise.

    `amount` each, or all there are; the target is the zone of each seat.
    """

    amount: m.Expr | None
    zone: m.Expr
    start: m.Expr


@dataclass(frozen=True, slots=True)
class WholeDeck:
    """Every card of the deck, in the order of the deck, wherever it lies."""


Going = NamedCards | Tops | Dealt | WholeDeck


@dataclass(frozen=True, slots=True)
class Transfer:
    """Cards go to a zone (`to` a zone's name: that zone of each seat)."""

    cards: Going
    to: m.Expr | str
    place: m.Place = "on-top"


@dataclass(frozen=True, slots=True)
class Permute:
    """Cards change places: one zone is shuffled, two are swapped, or one of each seat passes on to the next seat."""

    how: Literal["shuffle", "swap", "rotate"]
    zones: tuple[m.Expr | str, ...]


# ------------------------------------------------------------------ order
@dataclass(frozen=True, slots=True)
class Branch:
    test: m.Expr
    then: Block
    otherwise: Block = ()


@dataclass(frozen=True, slots=True)
class Each:
    """Over the members as they are when the loop begins; players from `start` clockwise if given."""

    name: Name
    type: m.Type
    domain: m.Domain
    member: Name
    """What a member is called in `where`."""
    where: m.Expr = m.YES
    start: m.Expr | None = None


@dataclass(frozen=True, slots=True)
class Until:
    """The test is read before each pass."""

    test: m.Expr


@dataclass(frozen=True, slots=True)
class Loop:
    over: Each | Until
    body: Block


# ------------------------------------------------------------------ choices
@dataclass(frozen=True, slots=True)
class Member:
    """A member of a domain for which the test holds; a place in `zone` if the chooser does not see that."""

    member: Name
    type: m.Type
    domain: m.Domain
    where: m.Expr
    zone: m.Expr | None


@dataclass(frozen=True, slots=True)
class YesNoAnswer:
    """Yes or no to a question that only people can answer."""

    question: m.Words


@dataclass(frozen=True, slots=True)
class NumberBetween:
    """A number from low to high."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Weighted:
    """A number from 1, by weight."""

    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Winner:
    """The player `name` in the round for whom a test holds, the best by rank; if several are left, a silence.

    With `only` nobody else can be it. `clause` is the clause that says so.
    """

    clause: str
    name: Name
    test: m.Expr
    rank: tuple[Literal["most", "least"], m.Expr] | None
    only: m.Expr | None


@dataclass(frozen=True, slots=True)
class ChooseValue:
    """A value that nothing settles beforehand, bound to `name`; absent if there is nothing to choose.

    A player chooses, or the table, or chance, or (where the rules are silent) whoever settles silences.
    """

    name: Name
    by: m.Expr | Literal["table", "chance", "silence"]
    among: Member | YesNoAnswer | NumberBetween | Weighted | Winner


@dataclass(frozen=True, slots=True)
class ChooseTogether:
    """Each of several players picks unseen; the picks are written to a state of each once all are made."""

    name: Name
    choosers: m.Domain
    type: m.Type
    domain: m.Domain
    state: str


# ------------------------------------------------------------------ acts and bodies
@dataclass(frozen=True, slots=True)
class Clause:
    """A clause that may count: when it is in scope, and which clauses of the same question it then silences."""

    id: str
    scope: m.Expr
    silences: tuple[str, ...] = ()
    counts: bool = True
    """Whether it is itself collected; one that does not only silences others."""


@dataclass(frozen=True, slots=True)
class Collect:
    """Which clauses are live, read now: in scope, and silenced by none in scope (nor by one of `less`)."""

    name: Literal["guilt", "instead", "after"]
    clauses: tuple[Clause, ...]
    less: Literal["instead"] | None = None


@dataclass(frozen=True, slots=True)
class Body:
    """One routine."""

    routine: RoutineId


@dataclass(frozen=True, slots=True)
class Instead:
    """The first replacement that was collected, with the others and then the routine inside it; else the routine."""

    routine: RoutineId


@dataclass(frozen=True, slots=True)
class Following:
    """The collected effects, one after the other, each only if what is said of it holds as it comes."""

    wanted: tuple[tuple[str, m.Expr], ...]


@dataclass(frozen=True, slots=True)
class Inside:
    """What a replacement replaced, with other arguments from here on if they are given."""

    args: tuple[m.Expr, ...] | None


@dataclass(frozen=True, slots=True)
class Run:
    """Bodies run inside the act under way, with its doer and arguments and names of their own."""

    what: Body | Instead | Following | Inside


@dataclass(frozen=True, slots=True)
class RaiseAct:
    """Windows that stand until the act are asked; then it happens, unless `subject` is absent.

    `refills` says that it happens because a pile has run out. A machine that plays need not know.
    """

    act: str
    subject: m.Expr | None
    args: tuple[m.Expr, ...] = ()
    refills: bool = False


# ------------------------------------------------------------------ windows
@dataclass(frozen=True, slots=True)
class Part:
    acts: tuple[str, ...]
    takers: m.Domain
    first: bool


@dataclass(frozen=True, slots=True)
class OfferWindow:
    """A window opens, and what a breakable must asks of its takers is owed from now on."""

    parts: tuple[Part, ...]
    until: str | None


@dataclass(frozen=True, slots=True)
class AskWindow:
    """The window just opened is asked until it is closed (`until` None), or all that stand until an act."""

    until: str | None


@dataclass(frozen=True, slots=True)
class Close:
    """All windows close unasked, except those that stand until one of these acts."""

    keep: tuple[str, ...]


# ------------------------------------------------------------------ what is seen, and the end
@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be seen, or counted; it changes nothing."""

    what: str
    values: tuple[m.Expr | m.Domain, ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Leave:
    """Everything under way is dropped: the round goes on after its turns, or past a limit the game is over."""

    limit: str | None = None


Instruction = (
    Bind
    | Write
    | Transfer
    | Permute
    | Branch
    | Loop
    | ChooseValue
    | ChooseTogether
    | Collect
    | Run
    | RaiseAct
    | OfferWindow
    | AskWindow
    | Close
    | Notice
    | Leave
)
Block = tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Routine:
    """A body with a name: `doer`, `parameters` and `role` are the names it is given, `act` whose they are."""

    id: RoutineId
    act: str | None
    doer: Name
    parameters: tuple[Name, ...]
    role: Name | None
    block: Block
