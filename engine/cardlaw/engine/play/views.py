"""What a seat may know: its own cards, what lies open, how much lies elsewhere, and what was shown to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.engine.play.decisions import LOOKED_UP, Decision, Shown, show
from cardlaw.engine.play.log import Entry
from cardlaw.engine.state.layout import Card, Place
from cardlaw.language.records import dataclass

if TYPE_CHECKING:
    from cardlaw.engine.play.table import Table


@dataclass(frozen=True, slots=True)
class ZoneView:
    """A zone as a seat sees it: how many cards, and which if it can see them (bottom first).

    `backs` are the other sides of two-sided cards that it cannot see, where the zone shows those.
    """

    place: Place
    count: int
    cards: tuple[Card, ...] | None
    backs: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it.

    `decision` is set if this seat has to decide. `waiting_for` is whose turn to decide it is, unless that would tell
    the others something about a hand: a window that can be left unused is asked only of those who could use it.
    """

    seat: int
    players: int
    in_round: tuple[int, ...]
    turn: int | None
    zones: tuple[ZoneView, ...]
    states: tuple[tuple[str, int | str | None, Shown], ...]
    revealed: tuple[Entry, ...]
    owes: tuple[str, ...]
    decision: Decision | None
    waiting_for: int | None

    def zone(self, name: str, key: int | str | None = None) -> ZoneView:
        """A zone by its name and whose it is."""
        return next(z for z in self.zones if z.place.zone.name == name and z.place.key == key)

    def state(self, name: str, key: int | str | None = None) -> Shown:
        """A state by its name and whose it is; None if it is not set or not for this seat to see."""
        return next((v for n, k, v in self.states if n == name and k == key), None)


def view_of(table: Table, seat: int) -> View:
    """The table as a seat sees it."""
    program, s = table.program, table.state
    layout = program.layout
    card, values = layout.cards.__getitem__, s.vars
    zones = [
        ZoneView(place, len(cards), tuple(map(card, cards)))
        if seen
        else ZoneView(place, len(cards), None, _backs(table, place, cards) if place.zone.backs_seen else ())
        for place, cards, seen in zip(layout.places, s.zones, layout.seen[seat], strict=True)
    ]
    states = [
        (name, key, show(program, values[index], type_) if type_ in LOOKED_UP else values[index])
        for name, key, index, type_ in layout.known[seat]
    ]
    shown = table.revelations.seen_by(program, s.log or (), seat)
    decision = table.decision
    mine = decision if decision is not None and decision.player == seat else None
    public = decision is not None and not decision.standing
    return View(
        seat,
        layout.players,
        s.seats,
        s.turn,
        tuple(zones),
        tuple(states),
        shown,
        tuple(program.acts[act].act.name for who, act, _ in s.duties if who == seat),
        mine,
        decision.player if decision is not None and (public or mine) else None,
    )


def _backs(table: Table, place: Place, cards: list[int]) -> tuple[Card, ...]:
    """What is seen of cards whose owner alone sees them, in a zone whose backs tell something."""
    layout = table.program.layout
    turned = table.state.vars[layout.slot_base["side"]] == layout.model.sides[1]
    shown = (layout.other_side(card, turned) for card in (cards[-1:] if place.zone.pile else cards))
    return tuple(sorted((card for card in shown if card is not None), key=lambda card: card.index))
