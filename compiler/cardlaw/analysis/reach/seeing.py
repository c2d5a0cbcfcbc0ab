"""A table in play as a witness or as a world: what is told of it, seats counted from whoever acts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from cardlaw.analysis.reach.games import WatchedTable
from cardlaw.analysis.solver.values import Place
from cardlaw.analysis.symbolic.windows import SymbolicWindow
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.terms import SymbolicTerm, face_number
from cardlaw.engine.program.program import Program
from cardlaw.engine.state.layout import Layout
from cardlaw.engine.state.state import Window as Opened
from cardlaw.language import model as m

T = TypeVar("T")
Move = tuple[str, tuple[Any, ...]]


def same_moment(program: Program, opened: Opened, window: SymbolicWindow) -> bool:
    """Whether an open window offers what another does, after the same, and until the same."""
    acts = program.algebra.acts
    cause, until = window.cause, window.until
    return (
        opened.offered[opened.part][0] == tuple(acts[name] for name in window.acts)
        and (opened.causes[0][0] if opened.causes else None) == (acts[cause.name] if cause else None)
        and opened.until == (acts[until] if until else None)
    )


def asked(game: WatchedTable) -> Opened | None:
    """The window whose moves a player is asked to choose from."""
    s = game.state
    if s.pending is None or s.pending[0] != "moves":
        return None
    return game.program.windows.find(s, s.pending[1])


class SeenGame:
    """A game as it stands, seen from a seat, which becomes the first."""

    def __init__(self, game: WatchedTable, seat: int, opened: Opened | None = None) -> None:
        self.game, self.seat, self.opened = game, seat, opened

    def turned(self, value: Any, type_: str | None) -> Any:
        """A seat counted from this one; anything else as it is."""
        if type_ == "player" and isinstance(value, int):
            return (value - self.seat) % self.game.players
        return value

    def like(self, like: Witness, move: Move | None = None) -> Witness:
        """What a witness tells of a table, read off this one."""
        piles = {zone.name for zone in self.game.model.zones if zone.pile}
        known = {(place.zone.name, place.key) for place in self.game.program.layout.places}
        zones, ends = [], []
        for place, _ in like.zones:
            if self._at(place) in known:
                cards = self._cards(place)
                zones.append((place, cards if place[0] in piles else tuple(sorted(cards))))
        for place, end, _ in like.ends:
            if self._at(place) in known:
                cards = self._cards(place)
                ends.append((place, end, (cards[0] if end == "bottom" else cards[-1]) if cards else None))
        return replace(
            like,
            move=None if move is None else self._move(*move),
            cause=self._cause() if like.cause is not None else None,
            zones=tuple(zones),
            ends=tuple(ends),
            states=self._states({(name, key) for name, key, _ in like.states}),
            owes=self._owes(),
            values={},
            turn=self.turned(self.game.state.turn, "player") if like.turn else 0,
        )

    def whole(self, move: Move, window: str | None) -> Witness:
        """All that can be told of it."""
        model, layout, s = self.game.model, self.game.program.layout, self.game.state
        zones = tuple(
            ((place.zone.name, self.turned(place.key, place.zone.each)), tuple(s.zones[place.index]))
            for place in layout.places
        )
        return Witness(
            self.game.players,
            window,
            self._move(*move),
            self._cause(),
            zones,
            (),
            self._states(None),
            self._owes(),
            tuple(sorted(model.choices)),
            True,
        )

    def _move(self, act: str, args: tuple[Any, ...]) -> Move:
        types = [parameter.type for parameter in self.game.model.act(act).parameters]
        return act, tuple(self.turned(arg, type_) for arg, type_ in zip(args, types, strict=True))

    def _cause(self) -> tuple[str, int, tuple[Any, ...], bool] | None:
        if self.opened is None or not self.opened.causes:
            return None
        number, doer, given, wrong, _ = self.opened.causes[0]
        act, told = self._move(self.game.program.names[number], given)
        return act, self.turned(doer, "player"), told, bool(wrong)

    def _states(self, wanted: set[tuple[str, Any]] | None) -> tuple[tuple[str, Any, Any], ...]:
        found = []
        for slot in self.game.program.layout.slots:
            key = self.turned(slot.key, slot.state.each)
            if wanted is None or (slot.state.name, key) in wanted:
                value = self.turned(self.game.state.vars[slot.index], slot.state.type)
                found.append((slot.state.name, key, value))
        return tuple(found)

    def _owes(self) -> tuple[tuple[int, str], ...]:
        names = self.game.program.names
        return tuple((self.turned(who, "player"), names[act]) for who, act, _ in self.game.state.duties)

    def _at(self, place: Place) -> tuple[str, Any]:
        """A place of the witness, with whose it is at the table."""
        each = next((zone.each for zone in self.game.model.zones if zone.name == place[0]), None)
        if each == "player" and isinstance(place[1], int):
            return place[0], (place[1] + self.seat) % self.game.players
        return place

    def _cards(self, place: Place) -> tuple[int, ...]:
        return tuple(self.game.state.zones[self.game.place(*self._at(place)).index])


# ------------------------------------------------------------------ the same table in another edition
def fitted(pile: Sequence[T], elsewhere: Iterable[T], pack: Counter[T]) -> tuple[T, ...]:
    """A pile, top last, with only the cards that a pack has besides those that lie elsewhere."""
    left, kept = pack - Counter(elsewhere), list[T]()
    for card in reversed(pile):
        if left[card] > 0:
            left[card] -= 1
            kept.append(card)
    return tuple(reversed(kept))


def for_other(witness: Witness, model: m.Model, one: Layout, other: Layout) -> Witness:
    """A witness about all the cards of one layout for another: by its numbers, and with its pack where that lies."""
    home = next(zone.name for zone in model.zones if zone.holds_deck)
    names = {place: tuple(one.cards[card].text for card in cards) for place, cards in witness.zones}
    elsewhere = [name for place, cards in names.items() if place[0] != home for name in cards]
    pack = Counter(other.cards[card].text for card in other.deck)
    zones = tuple(
        (place, tuple(map(other.card, fitted(cards, elsewhere, pack) if place[0] == home else cards)))
        for place, cards in names.items()
    )

    def card(number: Any, type_: str = "card") -> Any:
        known = type_ == "card" and isinstance(number, int)
        return other.card(one.cards[number].text) if known else number

    def given(act: str, args: Sequence[Any]) -> tuple[Any, ...]:
        types = [parameter.type for parameter in model.act(act).parameters]
        return tuple(card(arg, type_) for arg, type_ in zip(args, types, strict=True))

    types = {state.name: state.type for state in model.states}
    cause = witness.cause
    return replace(
        witness,
        move=witness.move and (witness.move[0], given(*witness.move)),
        cause=cause and (cause[0], cause[1], given(cause[0], cause[2]), cause[3]),
        zones=zones,
        states=tuple((name, key, card(value, types[name])) for name, key, value in witness.states),
    )


# ------------------------------------------------------------------ fewer cards
Zones = Mapping[Place, tuple[int, ...]]
LEAST = 2
"""Of a hand that holds more so many cards are left: with one card left, or none, much is otherwise."""


def least(
    zones: Zones, told: Container[Place], piles: Container[str], shows: Callable[[Zones], bool]
) -> dict[Place, tuple[int, ...]]:
    """The same places, those that are told with as few cards as still show something; what is on top stays there."""
    left = dict(zones)
    for place in zones:
        if place not in told:
            continue
        pile = place[0] in piles
        for card in zones[place][: -1 if pile else None]:
            cards = left[place]
            fewer = {**left, place: _without(cards, card)}
            if len(cards) > (1 if pile else LEAST) and shows(fewer):
                left = fewer
    return left


States = Mapping[Place, Any]


def set_back(states: States, model: m.Model, shows: Callable[[States], bool]) -> dict[Place, Any]:
    """The same states, each as it starts if that still shows something; which way play goes stays as it is."""
    left = dict(states)
    starts = {state.name: state.starts for state in model.states if state.type != "direction"}
    for spot, value in states.items():
        if value != starts.get(spot[0], value):
            plainer = {**left, spot: starts[spot[0]]}
            if shows(plainer):
                left = plainer
    return left


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# ------------------------------------------------------------------ worlds
def settled(game: WatchedTable) -> bool:
    """Whether a world tells all of a table: nobody is out or about to lose a turn, no window stands open."""
    s = game.state
    standing = any(window.until is not None for window in s.windows)
    return not any(s.losses) and s.next_turn is None and len(s.seats) == game.players and not standing


def world_of(game: WatchedTable, actor: int, seating: Seating, unknown: Mapping[SymbolicTerm, Any]) -> World:
    """The table as a world in which the actor sits where a seating has its own."""
    layout, s, n = game.program.layout, game.state, game.players
    faces = [face_number(card.face) for card in layout.cards]

    def turned(value: Any, type_: str | None) -> Any:
        if type_ == "player" and isinstance(value, int):
            return (value - actor + seating.actor) % n
        return faces[value] if type_ == "card" and value is not None else value

    return World(
        seating,
        {
            (place.zone.name, turned(place.key, place.zone.each)): tuple(
                faces[card] for card in s.zones[place.index]
            )
            for place in layout.places
        },
        {
            (slot.state.name, turned(slot.key, slot.state.each)): turned(s.vars[slot.index], slot.state.type)
            for slot in layout.slots
        },
        dict(unknown),
    )
