"""Two tables, before and after → what is different afterwards, and how play goes on."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.analysis.facts.jotted import jotted
from cardlaw.engine import Table
from cardlaw.engine.play import speaking
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Amount, SpokenName, SpokenSeat
from cardlaw.wording.messages import Message, message


@dataclass(frozen=True, slots=True)
class Change:
    """Something that is different afterwards; `by` says how many cards it grew, whatever it held before."""

    subject: Message
    said: Message
    by: int | None = None


def moved(before: Table, after: Table) -> Iterator[Change]:
    layout = before.program.layout
    swapped: set[int] = set()
    for change, places in _swapped(before, after):
        yield change
        swapped |= places
    for place in layout.places:
        if place.index in swapped:
            continue
        was, now = (t.state.zones[place.index] for t in (before, after))
        if was == now:
            continue
        zone = speaking.place(place)
        if place.zone.pile and place.zone.seen == "all" and now and was[-1:] != now[-1:]:
            top = speaking.card(layout, now[-1])
            yield Change(message("thing-top", zone=zone), message("change-top", zone=zone, card=top))
        elif len(was) != len(now):
            said = message("change-size", zone=zone, before=Amount(len(was)), now=Amount(len(now)))
            yield Change(message("thing-cards", zone=zone), said, len(now) - len(was))
    for change, slot in states(after):
        if before.state.vars[slot] != after.state.vars[slot]:
            yield change


def _swapped(before: Table, after: Table) -> Iterator[tuple[Change, set[int]]]:
    """Places whose cards changed places, or were passed on."""
    places = before.program.layout.places
    for raw in (after.state.log or ())[len(before.state.log or ()) :]:
        match raw:
            case ("swapped", one, other):
                zones = [speaking.place(places[each]) for each in (one, other)]
                said = message("change-swapped", **{"zone": zones[0], "zone-2": zones[1]})
                yield Change(message("subject-swapped"), said), {one, other}
            case ("rotated", base):
                zone = places[base].zone
                said = message("change-passed-on", name=SpokenName(zone.name))
                yield Change(message("subject-swapped"), said), {p.index for p in places if p.zone is zone}


def states(after: Table) -> Iterator[tuple[Change, int]]:
    """What every state is that lasts, with its place."""
    layout = after.program.layout
    notes = jotted(after.program.model)
    for slot in layout.slots:
        if slot.state.lasts == "turn" or slot.state.type == "card" or slot.state.name in notes:
            continue
        name = SpokenName(slot.state.name)
        subject = message("thing-player" if slot.state.type == "player" else "thing-state", state=name)
        if slot.state.each == "player" and isinstance(slot.key, int):
            subject = message("thing-state-of", state=name, who=SpokenSeat(slot.key))
        state = speaking.state(layout, slot.state, slot.key, after.state.vars[slot.index])
        yield Change(subject, message("change-state", state=state)), slot.index


def onward(before: Table, after: Table, turn: int | None) -> Iterator[Change]:
    """How play goes on, if it does."""
    subject = message("subject-onward")
    if after.over and not before.over:
        if after.outcome == "limit":
            yield Change(subject, message("change-round-over"))
        elif after.winner is not None:
            yield Change(subject, message("change-game-won", who=SpokenSeat(after.winner)))
        else:
            yield Change(subject, message("change-game-over"))
    elif after.turn not in (turn, None):
        yield Change(subject, message("change-turn", who=SpokenSeat(after.turn or 0)))
    elif after.decision is not None and after.decision.answering is None:
        seat = after.decision.player
        goes = (
            message("change-table-goes-on")
            if seat is None
            else message("change-goes-on", who=SpokenSeat(seat))
        )
        yield Change(subject, goes)
