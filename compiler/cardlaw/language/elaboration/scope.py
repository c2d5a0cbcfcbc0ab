"""The names that the units of a variant declare together, and the complaints about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from functools import cached_property
from itertools import product
from math import prod
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import (
    Diagnostic,
    Edit,
    Fix,
    Label,
    Span,
    did_you_mean,
    meant,
    problem,
    with_blanks,
    write,
)
from cardlaw.language.diagnostics.everyday import NUMBERS, in_digits, is_left_out, said_otherwise
from cardlaw.language.kernel import BASIC_TYPES, DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.language.sayings import say

MOST_SUGGESTED = 40
LONGEST_QUOTE = 60
SAME_SLIP = {"E0204": "E0203"}
"""Codes that a misspelt declaration earns together with others: an attribute is a type as well."""

MOST_PLACES = 3
PATIENCE = 5_000_000
"""How many pairs of letters are compared, in all, to guess what misspelt words mean."""

Axis = s.Option | s.NumberOption | s.Reading


@dataclass(frozen=True, slots=True)
class Use:
    """A word that stands for something declared: what sort it is, by which name, and where if no sort has it."""

    span: Span
    sort: str
    name: str
    place: Span | None = None


@dataclass
class Scope:
    """Everything that can be named, by sort; filled once, before any expression is read."""

    sides: tuple[str, ...] = ()
    attributes: dict[str, m.Attribute] = field(default_factory=dict)
    kinds: dict[str, m.Kind] = field(default_factory=dict)
    groups: dict[str, tuple[str, ...]] = field(default_factory=dict)
    zones: dict[str, m.Zone] = field(default_factory=dict)
    states: dict[str, m.State] = field(default_factory=dict)
    quantities: dict[str, m.Quantity] = field(default_factory=dict)
    predicates: dict[str, m.Predicate] = field(default_factory=dict)
    acts: dict[str, m.Act] = field(default_factory=dict)
    verbs: dict[str, str] = field(default_factory=dict)
    stages: tuple[s.Stage | s.Turns, ...] = ()
    topics: dict[str, m.Topic] = field(default_factory=dict)
    shorts: dict[str, s.Expr] = field(default_factory=dict)
    axes: dict[str, tuple[Axis, str]] = field(default_factory=dict)
    bodies: dict[str, tuple[s.MoveItem | s.Event, str]] = field(default_factory=dict)
    refills: dict[str, s.Word] = field(default_factory=dict)
    places: dict[tuple[str, str], Span] = field(default_factory=dict)
    forgiven: set[str] = field(default_factory=set)
    """Words that stand in items which could not be read, or were complained of where they are declared."""
    unsure_cards: bool = False
    """True where a kind could not be read in full, so that what cards there are is not known."""
    whole: bool = True
    """False where an edition is missing, whose names a pack may then use unseen."""
    cards_spelled: int = 0
    patience: int = PATIENCE
    diagnostics: list[Diagnostic] = field(default_factory=list)
    uses: list[Use] | None = None
    """Every word that was looked up, where somebody asks for that; it serves editors, not the model."""
    _homes: dict[int | str, list[str]] = field(default_factory=dict)
    _strange: dict[tuple[str, str], int] = field(default_factory=dict)

    def add_attribute(self, attribute: m.Attribute) -> None:
        """Enter an attribute, or further values of one that is known."""
        known = self.attributes.get(attribute.name)
        before = () if known is None else known.values
        more = tuple(value for value in attribute.values if value not in before)
        self.attributes[attribute.name] = m.Attribute(attribute.name, before + more)
        for value in more:
            self._homes.setdefault(value, []).append(attribute.name)

    def use(self, word: s.Node, sort: str, name: str) -> None:
        """Note what a word stands for."""
        if self.uses is not None:
            self.uses.append(Use(word.span, sort, name))

    def use_here(self, word: s.Word) -> None:
        """Note a word that binds a name for a clause."""
        if self.uses is not None:
            self.uses.append(Use(word.span, "local", word.text, word.span))

    def use_card_part(self, word: s.Node, name: int | str) -> None:
        """Note a word that tells a card: a kind, a group or a value that several attributes may have."""
        if self.uses is None or not isinstance(name, str):
            return
        if name in self.kinds or name in self.groups:
            self.use(word, "kind" if name in self.kinds else "group", name)
        else:
            for home in self.attributes_with(name):
                self.use(word, f"value of {home}", name)

    def declare(self, sort: str, word: s.Word) -> None:
        """Note where something is declared that has no sort of its own in the language."""
        if self.uses is not None:
            self.places.setdefault((sort, word.text), word.span)

    def attributes_with(self, value: int | str) -> list[str]:
        return self._homes.get(value, [])

    def is_type(self, name: str) -> bool:
        return name in BASIC_TYPES or name in self.attributes

    def value_type(self, type: m.Type) -> m.Type:
        """What a value of this type is reckoned as: an attribute whose values are numbers gives numbers."""
        attribute = self.attributes.get(type)
        return "number" if attribute is not None and isinstance(attribute.values[0], int) else type

    def values_of(self, type: m.Type) -> tuple[int | str, ...]:
        if type == "direction":
            return DIRECTIONS
        return self.attributes[type].values if type in self.attributes else ()

    def kinds_called(self, name: str) -> tuple[str, ...]:
        """The kinds that a kind's or group's name stands for."""
        return (name,) if name in self.kinds else self.groups.get(name, ())

    def moves(self) -> list[str]:
        return [act.name for act in self.acts.values() if act.sort == "move"]

    def happenings(self) -> list[str]:
        """The acts that nobody chooses: stages and events."""
        return [act.name for act in self.acts.values() if act.sort != "move"]

    def kept_for(self, each: m.Type, things: Iterable[m.Zone | m.State]) -> list[str]:
        return [thing.name for thing in things if thing.each in (each, "?")]

    def face_count(self, kind: str, fixed: dict[str, tuple[int | str, ...]]) -> int:
        return prod(len(values) for values in self._choices(kind, fixed))

    def faces(self, kind: str, fixed: dict[str, tuple[int | str, ...]]) -> Iterator[m.Face]:
        """Every face of a kind whose attributes take the given values, in declared order."""
        for values in product(*self._choices(kind, fixed)):
            yield m.Face(kind, values)

    def _choices(self, kind: str, fixed: dict[str, tuple[int | str, ...]]) -> list[tuple[int | str, ...]]:
        return [
            fixed[a] if a in fixed else (self.attributes[a].values if v is None else (v,))
            for a, v in self.kinds[kind].features
        ]

    @cached_property
    def all_faces(self) -> tuple[m.Face, ...]:
        return tuple(face for kind in self.kinds for face in self.faces(kind, {}))

    @cached_property
    def index_of_faces(self) -> dict[int | str, frozenset[int]]:
        """Which of all faces are of a kind or group, or show a value."""
        found: dict[int | str, set[int]] = {}
        kinds: dict[str, set[int]] = {kind: set() for kind in self.kinds}
        for place, face in enumerate(self.all_faces):
            kinds[face.kind].add(place)
            for value in face.values:
                found.setdefault(value, set()).add(place)
        found.update(kinds)
        for group, members in self.groups.items():
            found[group] = set().union(*(kinds[kind] for kind in members))
        return {part: frozenset(places) for part, places in found.items()}

    @cached_property
    def shown_attributes(self) -> frozenset[str]:
        """The attributes that some kind of card has."""
        return frozenset(attribute for kind in self.kinds.values() for attribute, _ in kind.features)

    def sort_of(self, name: str) -> Saying | None:
        """What a name is declared as, as its author would say it."""
        sort = next((sort for sort in SORTS if (sort, name) in self.places), None)
        if sort == "act" and name in self.acts and self.acts[name].sort == "event":
            sort = "event"
        return say("a-declared", sort=sort) if sort is not None else None

    def complain(
        self,
        code: str,
        span: Span,
        message: Saying,
        *,
        help: Saying | None = None,
        labels: Iterable[Label] = (),
        fix: Fix | None = None,
    ) -> None:
        self.diagnostics.append(problem(code, span, message, help=help, labels=labels, fix=fix))

    def unknown(
        self,
        code: str,
        word: s.Word,
        what: str,
        candidates: Iterable[str],
        otherwise: Saying | None = None,
        message: Saying | None = None,
    ) -> None:
        """`what` is how the author would call the thing, such as `kind` or `option or reading`."""
        if word.text in self.forgiven:
            return
        known = sorted(set(candidates))
        self.patience -= len(word.text) * sum(map(len, known))
        guess = did_you_mean(word.text, known) if self.patience > 0 else None
        other = self.sort_of(word.text)
        help: Saying | None
        fix: Fix | None = None
        if other is None and (everyday := said_otherwise(word.text)) is not None:
            help = everyday
            if word.text in NUMBERS:
                fix = write(word.span, in_digits(word.text))
            elif is_left_out(word.text):
                fix = write(with_blanks(word.span), "")
        elif guess:
            help = say("did-you-mean", guess=guess)
            fix = meant(word.span, guess)
        elif otherwise is not None:
            help = otherwise
        elif other is not None:
            help = say("is", word=word.text, other=other)
        elif 0 < len(known) <= MOST_SUGGESTED:
            help = there_are(known)
        else:
            help = None
        said = message or say("no-such", what=noun(what), word=word.text)
        key = (SAME_SLIP.get(code, code), word.text)
        first = self._strange.get(key, len(self.diagnostics))
        if first < len(self.diagnostics) and _is_about(self.diagnostics[first], word):
            self.diagnostics[first] = _here_too(self.diagnostics[first], word.span)
        else:
            self._strange[key] = len(self.diagnostics)
            self.complain(code, word.span, said, help=help, fix=fix)


def _is_about(diagnostic: Diagnostic, word: s.Word) -> bool:
    return diagnostic.span is not None and diagnostic.span.text == word.text


def _here_too(diagnostic: Diagnostic, span: Span) -> Diagnostic:
    """A word that was complained of stands here too; a few places are shown, and all are mended."""
    fix = diagnostic.fix
    if fix is not None and all(edit.span != span for edit in fix.edits):
        diagnostic = replace(diagnostic, fix=replace(fix, edits=(*fix.edits, Edit(span, fix.edits[0].text))))
    if len(diagnostic.labels) > MOST_PLACES:
        return diagnostic
    text = say("and-here") if len(diagnostic.labels) < MOST_PLACES else say("further")
    return replace(diagnostic, labels=(*diagnostic.labels, Label(span, text)))


SORTS = (
    *(
        "type",
        "kind",
        "group",
        "zone",
        "state",
        "quantity",
        "predicate",
        "act",
        "stage",
        "topic",
        "short",
        "axis",
    ),
)
"""The sorts of names that are said to be something, in the order in which they are looked for."""


def noun(what: str) -> str:
    """What there is none of, as its author would call it; a saying is taken as it is."""
    return what if isinstance(what, Saying) else say("noun", what=what.replace(" ", "-").replace(",", ""))


def known_type(scope: Scope, word: s.Word) -> m.Type:
    if not scope.is_type(word.text):
        scope.unknown("E0204", word, "type", [*BASIC_TYPES, *scope.attributes])
        return "?"
    scope.use(word, "type", word.text)
    return word.text


def choices_help(value: int | str, values: Iterable[int | str]) -> Saying | None:
    known = [str(v) for v in values]
    guess = did_you_mean(str(value), known)
    if guess:
        return say("did-you-mean", guess=guess)
    return say("can", names=listed(known, "or")) if known else None


def choices_fix(span: Span, value: int | str, values: Iterable[int | str]) -> Fix | None:
    """The value that was most likely meant, in the place of the one that there is not."""
    return meant(span, did_you_mean(str(value), [str(v) for v in values]))


def listed(names: Iterable[int | str], joint: Literal["and", "or"] = "and") -> ListedWords:
    """Names in backticks, as in a sentence; long lists are cut."""
    return ListedWords(tuple(map(str, names)), joint)


def there_are(names: Iterable[str]) -> Saying | None:
    known = sorted(names)
    return say("there-are", n=len(known), names=listed(known)) if known else None


def upward(scope: Scope, range_: s.Range, most: int) -> bool:
    """Whether a range goes up, and not too far; if not, it is told."""
    count = range_.high - range_.low + 1
    if count < 1:
        message: Saying = say("range-smaller-first")
        help: Saying | None = say("write-range", high=range_.high, low=range_.low)
        fix = write(range_.span, f"{range_.high}..{range_.low}", certain=True)
    elif count > most:
        message, help = say("range-too-long", most=most, count=count), None
        fix = None
    else:
        return True
    scope.complain("E0213", range_.span, message, help=help, fix=fix)
    return False


def quoted(span: Span) -> str:
    """The author's words on one line, cut if there are many."""
    text = " ".join(span.text.split())
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 2]} …"


def plain(value: s.Value) -> int | str:
    return value.value if isinstance(value, s.Number) else value.text


def words(text: s.Text) -> m.Words:
    return m.Words(text.value, tuple((language.text, string.value) for language, string in text.translations))


def article(type_: m.Type) -> Saying:
    """The type as an author would say it."""
    vowel = "yes" if type_[:1] in "aeiou" else "no"
    return say("a-type", type="unknown" if type_ == "?" else type_, vowel=vowel)
