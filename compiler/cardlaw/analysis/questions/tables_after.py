"""A table → those that can come of it before the next turn, what each offers as an answer, and what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlaw.engine import Table
from cardlaw.engine.play.decisions import DECLINE
from cardlaw.engine.play.situation import Cards, Spot
from cardlaw.engine.state.layout import Card, Layout, Place, Slot
from cardlaw.engine.state.state import TableState
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

MOST_TABLES = 24
"""So many tables are looked at after the move: a turn has a handful of windows with two or three ways on each."""
MOST_WAYS = 4
"""So many moves of one window are followed: those that answer, not every card that could be played."""


def slot_spot(slot: Slot) -> Spot:
    """What a state is called where it is told."""
    return slot.state.name if slot.key is None else (slot.state.name, slot.key)


@dataclass(frozen=True, slots=True)
class Spotted:
    """A place of a table by what it is called where it is told."""

    place: Place

    @property
    def spot(self) -> Spot:
        place = self.place
        return place.zone.name if place.key is None else (place.zone.name, place.key)

    def cards(self, state: TableState) -> list[int]:
        return list(state.zones[self.place.index])

    def holds(self, state: TableState, told: Cards) -> bool:
        """Whether it holds just these cards; of a pile that is told, what lies on top is told."""
        if self.place.zone.pile:
            return self.ends(state, told)
        return sorted(self.cards(state)) == sorted(card for card in told if isinstance(card, int))

    def ends(self, state: TableState, told: Cards) -> bool:
        """Whether these cards lie on top of it."""
        return not told or self.cards(state)[-len(told) :] == list(told)


def counted(table: Table) -> dict[Spot, int]:
    """What is counted at a table for a turn of play, not for a player."""
    slots = [slot for slot in table.program.layout.slots if slot.key is None and slot.state.type == "number"]
    return {slot.state.name: table.state.vars[slot.index] for slot in slots}


def simple_moves(model: m.Model, layout: Layout) -> Iterator[tuple[m.Act, Card | None]]:
    """Moves that take nothing, or one card of one's own; of each kind of card one."""
    kinds = {card.face.kind: card for card in reversed(layout.cards)}
    for act in model.acts:
        if act.sort == "move" and not act.parameters:
            yield act, None
        elif act.sort == "move" and len(act.parameters) == 1 and act.parameters[0].type == "card":
            yield from ((act, kinds[kind.name]) for kind in model.kinds if kind.name in kinds)


def open_window(table: Table, asker: int, act: int) -> Any:
    """What opened the window that the table waits at, if it offers a move to a seat as an answer to something."""
    pending, decision = table.state.pending, table.decision
    if pending is None or pending[0] != "moves" or decision is None or decision.player != asker:
        return None
    window = table.program.windows.find(table.state, pending[1])
    return window.causes[0] if window.causes and act in window.offered[window.part][0] else None


def onwards(table: Table, first: int = 0) -> Iterator[tuple[Table, bool]]:
    """A table and those that can come of it before the next turn, with whether a player chose on the way there.

    Of the values that somebody has to choose, one is taken: the `first`, counted round and round.
    """
    waiting = [(table, False)]
    for _ in range(MOST_TABLES):
        if not waiting:
            return
        table, chosen = waiting.pop()
        decision = table.decision
        if decision is None:
            continue
        yield table, chosen
        if decision.sort == "moves" and decision.answering is None:
            continue  # somebody's turn: what was made is done with
        ways: list[int | str] = [first % len(decision.moves)] if decision.moves else [0]
        if decision.sort == "moves":
            lawful = [
                place for place, move in enumerate(decision.moves) if move.lawful and move.act != DECLINE
            ]
            ways = [*([DECLINE] if decision.declinable else []), *lawful[:MOST_WAYS]]
        for way in reversed(ways):
            later = table.copy()
            later.choose(way)
            waiting.append((later, True))
