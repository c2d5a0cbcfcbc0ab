"""The syntax tree: what a rule file says, item by item, before any name is looked up.

Each class is one production of `grammar.lark` (same name, same order of parts). Spans stay out of equality,
so two trees are equal when the files say the same thing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cardlaw.language.diagnostics import Span


@dataclass(frozen=True, slots=True)
class Node:
    span: Span = field(compare=False, repr=False)


# ------------------------------------------------------------------ small pieces
@dataclass(frozen=True, slots=True)
class Word(Node):
    text: str


@dataclass(frozen=True, slots=True)
class Number(Node):
    value: int


@dataclass(frozen=True, slots=True)
class String(Node):
    value: str


@dataclass(frozen=True, slots=True)
class Text(Node):
    """Free text with its translations: ((language, text), …)."""

    value: str
    translations: tuple[tuple[Word, String], ...]


@dataclass(frozen=True, slots=True)
class Range(Node):
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Lines(Node):
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Cite(Node):
    spans: tuple[Lines, ...]


Value = Word | Number


# ------------------------------------------------------------------ files
@dataclass(frozen=True, slots=True)
class Version(Node):
    number: int


@dataclass(frozen=True, slots=True)
class Gloss(Node):
    text: Text


@dataclass(frozen=True, slots=True)
class SourceNote(Node):
    name: String
    lines: Number | None


@dataclass(frozen=True, slots=True)
class Language(Node):
    code: Word


@dataclass(frozen=True, slots=True)
class Need(Node):
    sort: str
    names: tuple[Word, ...]


HeadLine = Gloss | SourceNote | Language | Need


@dataclass(frozen=True, slots=True)
class Vocabulary(Node):
    name: Word
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Edition(Node):
    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Pack(Node):
    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Variant(Node):
    name: Word
    base: Word
    packs: tuple[Word, ...] | None
    head: tuple[HeadLine, ...]


@dataclass(frozen=True, slots=True)
class Spec(Node):
    name: Word
    vocabulary: Word
    head: tuple[HeadLine, ...]


UnitHead = Vocabulary | Edition | Pack | Variant | Spec


# ------------------------------------------------------------------ expressions
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


# ------------------------------------------------------------------ steps
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


# ------------------------------------------------------------------ declarations
@dataclass(frozen=True, slots=True)
class Attribute(Node):
    name: Word
    values: tuple[Word, ...] | Range


@dataclass(frozen=True, slots=True)
class Sides(Node):
    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Feature(Node):
    attribute: Word
    value: Value | None


@dataclass(frozen=True, slots=True)
class Kind(Node):
    name: Word
    features: tuple[Feature, ...]


@dataclass(frozen=True, slots=True)
class Group(Node):
    name: Word
    members: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Also(Node):
    name: Word
    members: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Zone(Node):
    name: Word
    each: Word | None
    traits: tuple[Word, ...]
    refilled: Word | None


@dataclass(frozen=True, slots=True)
class State(Node):
    name: Word
    each: Word | None
    type: Word
    starts: Value | None
    lasts: str | None


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    name: Word
    of: Word | None
    type: Word | None


@dataclass(frozen=True, slots=True)
class Predicate(Node):
    name: Word
    of: Word


@dataclass(frozen=True, slots=True)
class One(Node):
    name: Word
    type: Word | None
    domain: Domain | None


@dataclass(frozen=True, slots=True)
class Several(Node):
    low: Number
    high: Number
    name: Word
    domain: Domain


Param = One | Several


@dataclass(frozen=True, slots=True)
class Answering(Node):
    act: Word
    role: Word


@dataclass(frozen=True, slots=True)
class Move(Node):
    name: Word
    params: tuple[Param, ...]
    answering: Answering | None
    spoken: Word | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Event(Node):
    name: Word
    params: tuple[Param, ...]
    spoken: Word | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Stage(Node):
    name: Word


@dataclass(frozen=True, slots=True)
class Turns(Node):
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Round(Node):
    stages: tuple[Stage | Turns, ...]


@dataclass(frozen=True, slots=True)
class Topic(Node):
    name: Word
    text: Text


@dataclass(frozen=True, slots=True)
class Short(Node):
    name: Word
    meaning: Expr


@dataclass(frozen=True, slots=True)
class Shown(Node):
    name: Value
    label: String
    tint: String | None
    mark: String | None


@dataclass(frozen=True, slots=True)
class Form(Node):
    name: Word
    text: String


@dataclass(frozen=True, slots=True)
class Term(Node):
    name: Word
    language: Word
    text: String
    forms: tuple[Form, ...]


Declaration = (
    Attribute
    | Sides
    | Kind
    | Group
    | Also
    | Zone
    | State
    | Quantity
    | Predicate
    | Move
    | Event
    | Round
    | Topic
    | Short
    | Shown
    | Term
)


# ------------------------------------------------------------------ choices, silence, what is not a rule
@dataclass(frozen=True, slots=True)
class Arm(Node):
    chosen: bool
    name: Word
    because: Text | None


@dataclass(frozen=True, slots=True)
class Option(Node):
    name: Word
    text: Text
    cite: Cite | None
    arms: tuple[Arm, ...]


@dataclass(frozen=True, slots=True)
class NumberOption(Node):
    name: Word
    text: Text
    cite: Cite | None
    low: Number
    high: Number
    chosen: Number


@dataclass(frozen=True, slots=True)
class Reading(Node):
    name: Word
    text: Text
    cite: Cite | None
    arms: tuple[Arm, ...]


@dataclass(frozen=True, slots=True)
class ClauseTarget(Node):
    name: Word
    unit: Word | None


@dataclass(frozen=True, slots=True)
class TopicTarget(Node):
    topic: Word


Target = ClauseTarget | TopicTarget


@dataclass(frozen=True, slots=True)
class Condition(Node):
    axis: Word
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Silence(Node):
    name: Word
    text: Text
    cite: Cite | None
    topic: Word | None
    resolved: tuple[Target, ...] | None


@dataclass(frozen=True, slots=True)
class Chapter(Node):
    text: Text
    topic: Word | None


@dataclass(frozen=True, slots=True)
class Note(Node):
    text: Text
    cite: Cite | None
    see: tuple[Target, ...] | None


@dataclass(frozen=True, slots=True)
class Flavour(Node):
    text: Text
    cite: Cite


@dataclass(frozen=True, slots=True)
class Heading(Node):
    text: Text
    cite: Cite


@dataclass(frozen=True, slots=True)
class Noise(Node):
    cite: Cite


@dataclass(frozen=True, slots=True)
class Pending(Node):
    text: Text
    cite: Cite


@dataclass(frozen=True, slots=True)
class Accepted(Node):
    finding: Word
    reason: Text


@dataclass(frozen=True, slots=True)
class Setting(Node):
    axis: Word
    value: Value


@dataclass(frozen=True, slots=True)
class Removal(Node):
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Preference(Node):
    winner: Word
    loser: Word
    target: Target


# ------------------------------------------------------------------ rules: marks
@dataclass(frozen=True, slots=True)
class Cited(Node):
    cite: Cite


@dataclass(frozen=True, slots=True)
class About(Node):
    topic: Word


@dataclass(frozen=True, slots=True)
class Assumed(Node):
    reason: Text


@dataclass(frozen=True, slots=True)
class Overrides(Node):
    targets: tuple[Target, ...]
    under: Condition | None


@dataclass(frozen=True, slots=True)
class Replaces(Node):
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Under(Node):
    condition: Condition


@dataclass(frozen=True, slots=True)
class Breakable(Node):
    pass


@dataclass(frozen=True, slots=True)
class EvenIfWon(Node):
    pass


@dataclass(frozen=True, slots=True)
class Before(Node):
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class After(Node):
    targets: tuple[Target, ...]


Mark = Cited | About | Assumed | Overrides | Replaces | Under | Breakable | EvenIfWon | Before | After


# ------------------------------------------------------------------ rules: clauses
@dataclass(frozen=True, slots=True)
class Pattern(Node):
    verb: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Norm(Node):
    """may · may-only · may-even · must · must-not · wrongly."""

    form: str
    subject: Word
    pattern: Pattern
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class Ranking(Node):
    extreme: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Wins(Node):
    subject: Word
    what: str
    by: tuple[Word, ...] | None
    condition: Expr
    ranking: Ranking | None


@dataclass(frozen=True, slots=True)
class Ends(Node):
    what: str
    condition: Expr


@dataclass(frozen=True, slots=True)
class Waive(Node):
    target: ClauseTarget
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class Define(Node):
    """`subject is value when …`: a quantity by its name, or a predicate of its subject."""

    subject: Word
    value: Expr
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class DefineOf(Node):
    quantity: Word
    subject: Word
    value: Expr
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class Effect(Node):
    subject: Word
    pattern: Pattern
    where: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Replacement(Node):
    subject: Word
    pattern: Pattern
    where: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class At(Node):
    event: Word
    where: Expr | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Always(Node):
    condition: Expr


@dataclass(frozen=True, slots=True)
class Free(Node):
    attribute: Word
    range: Range | None


@dataclass(frozen=True, slots=True)
class FaceSpec(Node):
    parts: tuple[Value, ...]
    frees: tuple[Free, ...] | None


@dataclass(frozen=True, slots=True)
class Row(Node):
    count: Value
    face: FaceSpec
    back: FaceSpec | None


@dataclass(frozen=True, slots=True)
class Deck(Node):
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class DeckHas(Node):
    count: Number
    what: Word
    each: Word | None


@dataclass(frozen=True, slots=True)
class Seats(Node):
    low: Number
    high: Number | None
    teams: Number | None


Clause = Norm | Wins | Ends | Waive | Define | DefineOf | Effect | Replacement | At | Always | Deck | DeckHas | Seats


@dataclass(frozen=True, slots=True)
class Rule(Node):
    name: Word
    gloss: Gloss
    marks: tuple[Mark, ...]
    clauses: tuple[Clause, ...]


# ------------------------------------------------------------------ situations and scenarios
@dataclass(frozen=True, slots=True)
class Choice(Node):
    axis: Word
    value: Value


@dataclass(frozen=True, slots=True)
class EditionRef(Node):
    name: Word
    packs: tuple[Word, ...] | None
    choices: tuple[Choice, ...] | None


@dataclass(frozen=True, slots=True)
class Content(Node):
    count: Number | None
    value: Expr


@dataclass(frozen=True, slots=True)
class UnderEdition(Node):
    edition: EditionRef


@dataclass(frozen=True, slots=True)
class GivenPlayers(Node):
    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class GivenTurn(Node):
    player: Expr


@dataclass(frozen=True, slots=True)
class GivenIs(Node):
    target: Expr
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class GivenCount(Node):
    target: Expr
    count: Number


@dataclass(frozen=True, slots=True)
class GivenOwes(Node):
    player: Expr
    act: Word


@dataclass(frozen=True, slots=True)
class GivenFaces(Node):
    """An open window: who faces which moves, after whose move."""

    player: Expr
    acts: tuple[Word, ...]
    cause_player: Expr
    wrongly: bool
    cause: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class WhenDoes(Node):
    player: Expr
    verb: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class WhenChooses(Node):
    player: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class WhenTable(Node):
    value: Expr


@dataclass(frozen=True, slots=True)
class WhenStage(Node):
    stage: Word


@dataclass(frozen=True, slots=True)
class WhenChance(Node):
    value: Number


@dataclass(frozen=True, slots=True)
class ThenVerdict(Node):
    """A verdict on a move: may · must · must-not · silent · contradictory · unoffered."""

    player: Expr
    verdict: str
    pattern: Pattern
    because: tuple[Target, ...] | None


@dataclass(frozen=True, slots=True)
class ThenFinding(Node):
    finding: Word


@dataclass(frozen=True, slots=True)
class ThenTurn(Node):
    player: Expr


@dataclass(frozen=True, slots=True)
class ThenOver(Node):
    what: str


@dataclass(frozen=True, slots=True)
class ThenHolds(Node):
    target: Expr
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class ThenThat(Node):
    condition: Expr


@dataclass(frozen=True, slots=True)
class ThenUnder(Node):
    conditions: tuple[Condition, ...]
    thens: tuple[Then, ...]


Then = ThenVerdict | ThenFinding | ThenTurn | ThenOver | ThenHolds | ThenThat
Line = (
    UnderEdition
    | GivenPlayers
    | GivenTurn
    | GivenIs
    | GivenCount
    | GivenOwes
    | GivenFaces
    | WhenDoes
    | WhenChooses
    | WhenTable
    | WhenStage
    | WhenChance
    | Then
    | ThenUnder
)


@dataclass(frozen=True, slots=True)
class Example(Node):
    name: Word
    text: Text
    cite: Cite | None
    topic: Word | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Scenario(Node):
    name: Word
    text: Text
    shows: tuple[Target, ...] | None
    lines: tuple[Line, ...]


Item = (
    Version
    | UnitHead
    | Declaration
    | Option
    | NumberOption
    | Reading
    | Silence
    | Chapter
    | Note
    | Flavour
    | Heading
    | Noise
    | Pending
    | Accepted
    | Setting
    | Removal
    | Preference
    | Rule
    | Example
    | Scenario
)


@dataclass(frozen=True, slots=True)
class Comment(Node):
    text: str


@dataclass(frozen=True, slots=True)
class File(Node):
    """One rule file: its head, its items in order, and the comments between them."""

    head: UnitHead
    items: tuple[Item, ...]
    comments: tuple[Comment, ...]
