"""Declarations: the words of a game that a vocabulary brings."""

from __future__ import annotations

from cardlaw.language.nodes import node
from cardlaw.language.syntax.expressions import Domain, Expr
from cardlaw.language.syntax.pieces import Node, Number, Range, String, Text, Value, Word
from cardlaw.language.syntax.steps import Step


@node
class Attribute(Node):
    """Something that cards can show, with its values; also a plain list of values to keep states and zones for."""

    name: Word
    values: tuple[Word, ...] | Range


@node
class Extension(Node):
    """Further values of an attribute that another unit declares."""

    name: Word
    values: tuple[Word, ...]


@node
class Sides(Node):
    """The front and the back of cards that can be turned over; a state called `side` says which is up."""

    names: tuple[Word, ...]


@node
class Feature(Node):
    """An attribute that cards of a kind show: free, or with the one value that they all have."""

    attribute: Word
    value: Value | None


@node
class Kind(Node):
    """A sort of card: the attributes that it shows, each free or with the one value that all its cards have."""

    name: Word
    features: tuple[Feature, ...]


@node
class Group(Node):
    """A name for several kinds; a group may hold groups."""

    name: Word
    members: tuple[Word, ...]


@node
class Also(Node):
    """More kinds for a group that another file declares."""

    name: Word
    members: tuple[Word, ...]


@node
class Zone(Node):
    """A place for cards, or one of each player, team or value, with traits; an event can refill it as it runs out."""

    name: Word
    each: Word | None
    traits: tuple[Word, ...]
    refilled: Word | None


@node
class State(Node):
    """Something that is remembered: for the round, for a turn (`this-turn`) or from round to round (`kept`)."""

    name: Word
    each: Word | None
    type: Word
    starts: Value | None
    lasts: str | None


@node
class Quantity(Node):
    """A word for a number, or another value, that rules define; with `of`, one for each thing."""

    name: Word
    of: Word | None
    type: Word | None


@node
class Predicate(Node):
    """A word that rules define: a thing is so, or it is not."""

    name: Word
    of: Word


@node
class One(Node):
    """Something a move or event is done with: its name, its type if the name is not one, and what it is chosen from."""

    name: Word
    type: Word | None
    domain: Domain | None


@node
class Several(Node):
    """Several cards taken together as one thing."""

    low: Number
    high: Number
    name: Word
    domain: Domain


Param = One | Several


@node
class Answering(Node):
    """The move answers a window that another move opened; the role names whoever made that one."""

    act: Word
    role: Word


@node
class MoveItem(Node):
    """Something a player chooses to do, declared as a bare verb; rules say when it is allowed.

    Its body is what doing it comes to; `player` is whoever does it.
    """

    name: Word
    params: tuple[Param, ...]
    answering: Answering | None
    spoken: Word | None
    body: tuple[Step, ...]


@node
class Event(Node):
    """Something that happens to a player or the table; its body is what it comes to, and a step raises it."""

    name: Word
    params: tuple[Param, ...]
    spoken: Word | None
    body: tuple[Step, ...]


@node
class Stage(Node):
    """A stage of the round; rules say what happens `at` it."""

    name: Word


@node
class Turns(Node):
    """The stage in which players take turns; the block is one turn of `player`."""

    body: tuple[Step, ...]


@node
class RoundItem(Node):
    """The stages of a round in their order. An edition, a pack or a variant may tell them anew."""

    stages: tuple[Stage | Turns, ...]


@node
class Offered(Node):
    """Moves that a turn offers to `player` beside those it offers already; several packs can each add theirs."""

    moves: tuple[Word, ...]


@node
class Topic(Node):
    """Something that rules can be about; editions are compared, and packs point at them, topic by topic."""

    name: Word
    text: Text


@node
class Short(Node):
    """A short name for a phrase, for rules, situations and questions alike."""

    name: Word
    meaning: Expr


@node
class Shown(Node):
    """How a kind or value is shown in little space: a label, a tint, and a mark for those who cannot see the tint."""

    name: Value
    label: String
    tint: String | None
    mark: String | None


@node
class Called(Node):
    """Further names of a word that players use, in one language or in all; they are understood, never written."""

    name: Value
    language: Word | None
    names: tuple[String, ...]


@node
class Form(Node):
    """A grammatical form of a term, which documents ask for by its name."""

    name: str
    text: str


@node
class Term(Node):
    """What a thing is called in a human language."""

    name: Word
    language: Word
    text: String
    forms: tuple[Form, ...]


Declaration = (
    Attribute
    | Extension
    | Sides
    | Kind
    | Group
    | Also
    | Zone
    | State
    | Quantity
    | Predicate
    | MoveItem
    | Event
    | RoundItem
    | Offered
    | Topic
    | Short
    | Shown
    | Term
    | Called
)
