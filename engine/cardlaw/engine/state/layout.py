"""Where everything of a model lies in a state: cards, zones and state variables by number.

A card is the number of its card type, so two copies of one card cannot be told apart. Types are numbered by kind
in declared order, then by the values of its attributes in declared order, the first attribute slowest. A pack with
two sides adds one type per pair of front and back, in the order of the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product

from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook, rulebook_of
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.wording.tables import say

Value = int | str | bool | tuple[int, ...] | None
"""A value at the table: a number, a seat, a team, a card's number, a value of an attribute, yes or no, cards."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card type: its number, how it is written, the face it shows and, on a two-sided card, the other one."""

    index: int
    text: str
    face: m.Face
    back: m.Face | None = None


class Blind(int):
    """A card picked without seeing it: a card like any other that also knows its place among those offered."""

    spot: int

    def __new__(cls, card: int, spot: int) -> Blind:
        made = super().__new__(cls, card)
        made.spot = spot
        return made


@dataclass(frozen=True, slots=True)
class Place:
    """One zone at this table: `key` is whose it is where everyone has one."""

    index: int
    zone: m.Zone
    key: int | str | None
    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """One state variable at this table."""

    index: int
    state: m.State
    key: int | str | None
    text: str


class Layout:
    """The numbering for a model and a number of players."""

    def __init__(self, book: Rulebook, players: int | None) -> None:
        model = book.model
        self.model = model
        self.book = book
        self.attributes: dict[str, tuple[int | str, ...]] = {a.name: a.values for a in model.attributes}
        least, most, teams = _seats(book)
        self.players = self._players(players, least, most)
        self.teams = teams or self.players
        self.has_teams = teams is not None
        self.faces = tuple(_faces(model))
        self.cards, self.deck = self._cards()
        self.places: list[Place] = []
        self.zone_base: dict[str, int] = {}
        for zone in model.zones:
            self.zone_base[zone.name] = len(self.places)
            for key in self.keys(zone.each):
                text = zone.name if key is None else f"{zone.name} of {self.text(key, zone.each)}"
                self.places.append(Place(len(self.places), zone, key, text))
        self.slots: list[Slot] = []
        self.slot_base: dict[str, int] = {}
        for state in model.states:
            self.slot_base[state.name] = len(self.slots)
            for key in self.keys(state.each):
                text = state.name if key is None else f"{state.name} of {self.text(key, state.each)}"
                self.slots.append(Slot(len(self.slots), state, key, text))
        self.place_of = {(place.zone.name, place.key): place for place in self.places}
        self.slot_of = {(slot.state.name, slot.key): slot for slot in self.slots}
        homes = [p.index for p in self.places if p.zone.holds_deck]
        if not homes:
            raise TableError(say("no-deck-zone", name=model.name))
        self.home = homes[0]

    def _players(self, wanted: int | None, least: int, most: int) -> int:
        if wanted is None:
            return max(least, min(4, most))
        if not least <= wanted <= most:
            number = str(least) if least == most else say("least-to-most", least=least, most=most)
            raise TableError(say("not-for-so-many", name=self.model.name, number=number, n=wanted))
        return wanted

    def keys(self, each: m.Type | None) -> tuple[int | str | None, ...]:
        """Whose there is one of: a zone or state `of each …`; one of nobody's otherwise."""
        return (None,) if each is None else tuple(self.members(each))

    def members(self, type_: m.Type) -> Sequence[int | str]:
        """The values of a type, in order."""
        if type_ == "player":
            return range(self.players)
        if type_ == "team":
            return range(self.teams)
        if type_ == "direction":
            return DIRECTIONS
        if type_ == "yes-no":
            return (True, False)
        if type_ in self.attributes:
            return self.attributes[type_]
        raise TableError(say("no-list", type=type_))

    def offset(self, each: m.Type | None, key: int | str | None) -> int:
        """Which of a zone's or state's copies belongs to a key."""
        return self.keys(each).index(key)

    def _cards(self) -> tuple[tuple[Card, ...], tuple[int, ...]]:
        by_face = {face: i for i, face in enumerate(self.faces)}
        cards = [Card(i, self._written(face), face) for i, face in enumerate(self.faces)]
        deck: list[int] = []
        pairs: dict[tuple[m.Face, m.Face], int] = {}
        for held in self.book.standing(m.Deck):
            for row in held.clause.rows:
                count = row.count if isinstance(row.count, int) else int(self.model.choice(row.count))
                backs = row.backs * len(row.faces) if len(row.backs) == 1 else row.backs
                for number, face in enumerate(row.faces):
                    card = by_face[face]
                    if backs:
                        pair = (face, backs[number])
                        if pair not in pairs:
                            pairs[pair] = len(cards)
                            text = f"{self._written(face)} / {self._written(backs[number])}"
                            cards.append(Card(len(cards), text, face, backs[number]))
                        card = pairs[pair]
                    deck += [card] * count
        if not deck:
            raise TableError(say("no-cards", name=self.model.name))
        return tuple(cards), tuple(deck)

    def _written(self, face: m.Face) -> str:
        features = {kind.name: kind.features for kind in self.model.kinds}
        free = [a for a, fixed in features[face.kind] if fixed is None]
        shared = any(
            kind != face.kind and set(free) <= {a for a, fixed in other if fixed is None}
            for kind, other in features.items()
        )
        words = [
            str(v) for v, (_, fixed) in zip(face.values, features[face.kind], strict=True) if fixed is None
        ]
        return " ".join([*words, *([face.kind] if shared or not words else [])])

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many copies of each card the pack has."""
        return tuple(self.deck.count(card.index) for card in self.cards)

    @cached_property
    def spelled(self) -> dict[frozenset[str], int]:
        """Cards by the words that name them, in any order, with or without their kind."""
        found: dict[frozenset[str], list[int]] = {}
        for card in self.cards:
            if card.back is None:
                words = card.text.split()
                for spelling in (words, [*words, card.face.kind]):
                    found.setdefault(frozenset(spelling), []).append(card.index)
            else:
                found.setdefault(frozenset(card.text.split()), []).append(card.index)
        return {words: cards[0] for words, cards in found.items() if len(set(cards)) == 1}

    def card(self, text: str) -> int:
        """The card that is written so."""
        card = self.spelled.get(frozenset(text.split()))
        if card is None:
            raise TableError(say("no-card", text=text))
        return card

    def feature(self, attribute: str) -> tuple[tuple[int | str | None, ...], ...]:
        """The attribute of every card, for each side that can be up."""
        kinds = {kind.name: [a for a, _ in kind.features] for kind in self.model.kinds}

        def shown(face: m.Face) -> int | str | None:
            names = kinds[face.kind]
            return face.values[names.index(attribute)] if attribute in names else None

        return tuple(tuple(shown(_up(card, side)) for card in self.cards) for side in self.sides)

    def kinds(self) -> tuple[tuple[str, ...], ...]:
        """The kind of every card, for each side that can be up."""
        return tuple(tuple(_up(card, side).kind for card in self.cards) for side in self.sides)

    def faces_up(self) -> tuple[tuple[int, ...], ...]:
        """The number of the face that every card shows, for each side that can be up."""
        by_face = {face: i for i, face in enumerate(self.faces)}
        return tuple(tuple(by_face[_up(card, side)] for card in self.cards) for side in self.sides)

    def sees(self, seat: int | None, place: int) -> bool:
        """Whether a seat sees the cards of a zone; None stands for the table, which sees what all see."""
        spot = self.places[place]
        if spot.zone.seen == "all":
            return True
        if spot.zone.seen == "none" or seat is None:
            return False
        if spot.zone.each == "team":
            return spot.key == seat % self.teams
        return spot.zone.each == "player" and spot.key == seat

    @cached_property
    def seen(self) -> tuple[tuple[bool, ...], ...]:
        """For each seat, of which zones it sees the cards."""
        places = range(len(self.places))
        return tuple(tuple(self.sees(seat, place) for place in places) for seat in range(self.players))

    @cached_property
    def known(self) -> tuple[tuple[tuple[str, int | str | None, int, m.Type], ...], ...]:
        """For each seat, the states that it may know: their names, whose they are, their numbers and types.

        A state that is a card is for its owner alone.
        """
        return tuple(
            tuple(
                (slot.state.name, slot.key, slot.index, slot.state.type)
                for slot in self.slots
                if slot.state.type not in ("card", "cards")
                or (slot.state.each == "player" and slot.key == seat)
            )
            for seat in range(self.players)
        )

    def other_side(self, card: int, turned: bool) -> Card | None:
        """The face of a two-sided card that is not up, as a card that has no other."""
        shown = self.cards[card]
        if shown.back is None:
            return None
        return self.cards[self.faces.index(shown.face if turned else shown.back)]

    @property
    def sides(self) -> range:
        return range(max(1, len(self.model.sides)))

    def text(self, value: object, type_: m.Type | None) -> str:
        """A value as it is written in choices and transcripts."""
        if value is None:
            return "nothing"
        if isinstance(value, Blind):
            return str(value.spot)
        if type_ == "card" and isinstance(value, int):
            return self.cards[value].text
        if type_ == "cards" and isinstance(value, tuple):
            return " + ".join(self.text(card, "card") for card in value)
        if type_ == "player":
            return f"player-{value}" if isinstance(value, int) else str(value)
        if type_ == "team":
            return f"team-{value}"
        if type_ == "zone" and isinstance(value, int):
            return self.places[value].text
        if type_ == "yes-no":
            return "yes" if value else "no"
        return str(value)


def _up(card: Card, side: int) -> m.Face:
    return card.back if side == 1 and card.back is not None else card.face


def _faces(model: m.Model) -> list[m.Face]:
    values = {a.name: a.values for a in model.attributes}
    found = []
    for kind in model.kinds:
        choices = [values[a] if fixed is None else (fixed,) for a, fixed in kind.features]
        found += [m.Face(kind.name, picked) for picked in product(*choices)]
    return found


def _seats(book: Rulebook) -> tuple[int, int, int | None]:
    found = book.standing(m.Seats)
    if not found:
        return 2, 10, None
    seats = found[-1].clause
    return seats.least, seats.most, seats.teams


layout_of = m.Fact(lambda model: Layout(rulebook_of(model), None))
"""The numbering of a model for as many players as it usually has."""
