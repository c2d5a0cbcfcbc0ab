"""Save files → courses of play, cut into rounds that another variant can be set up for.

A round begins with the table as it stood when its first player was to move, and keeps how later shuffles and chances
came out: the deal, and what the first card did, are taken as they happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.engine import BadSituation, Saved, Situation, Table, TableError
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import answers
from cardlaw.engine.play.situation import Spot
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.scenarios.courses import Step, said
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.arguments import Message
from cardlaw.wording.messages import message
from cardlaw.wording.tables import say

Facts = tuple[tuple[str, tuple[str, ...]], ...]
"""What every zone that somebody sees holds, by the zone's name: the referee's view."""


@dataclass(frozen=True, slots=True)
class Leg:
    """One round of a recorded course; `facts` are the zones just before each step, `first` its first step's number."""

    first: int
    situation: Situation
    chances: tuple[int, ...]
    shuffles: tuple[tuple[str, ...], ...]
    steps: tuple[Step, ...]
    facts: tuple[Facts, ...]


def told(table: Table, text: str, seat: int | None) -> Message | None:
    """An answer, before it is given, as a message; `seat` is what its player is called by. None if it is none here."""
    program, pending = table.program, table.state.pending
    try:
        place = table.place_of(text)
    except TableError:
        return None
    if pending is None or place is None:
        return None
    answer = answers(program, table.state)[place]
    act = program.acts[answer.act].act if pending[0] == "moves" and answer.act >= 0 else None
    return speaking.answered(program.layout, seat, pending, answer, act)


def recorded(model: m.Model, saved: Saved, names: Sequence[str]) -> Iterator[tuple[Table, Step]]:
    """Each step of a save file with the table before it, as far as the answers can be given again."""
    table = Table(model, saved.head["players"], saved.head["seed"], policy=saved.head["policy"])
    for number, text in enumerate(saved.choices, 1):
        decision = table.decision
        seat = decision.player if decision is not None else None
        yield table, Step(seat, text, said(model, seat, text, names), number + 1, told(table, text, seat))
        try:
            table.choose(text)
        except TableError:
            return


def legs(model: m.Model, saved: Saved, names: Sequence[str]) -> tuple[Leg, ...]:
    """The rounds of a save file, played under its own variant."""
    found: list[_Round] = []
    table: Table | None = None
    for number, (table, step) in enumerate(recorded(model, saved, names), 1):
        decision = table.decision
        if not found or found[-1].round_number != table.round_number:
            if decision is None or decision.sort != "moves" or decision.answering is not None:
                continue
            found.append(_Round(table, number))
        found[-1].add(table, step)
    if found and table is not None:
        found[-1].look(table)
    return tuple(each.leg() for each in found)


class _Round:
    """A round as it is being collected."""

    def __init__(self, table: Table, first: int) -> None:
        self.round_number, self.first = table.round_number, first
        self.situation = situation_of(table)
        self.read = len(table.state.log or ())
        self.steps: list[Step] = []
        self.facts: list[Facts] = []
        self.chances: list[int] = []
        self.shuffles: list[tuple[str, ...]] = []

    def add(self, table: Table, step: Step) -> None:
        self.look(table)
        self.steps.append(step)
        self.facts.append(facts_of(table))

    def look(self, table: Table) -> None:
        """Read from the log what chance did since the last step."""
        fresh = (table.state.log or [])[self.read :]
        self.read += len(fresh)
        for place, raw in enumerate(fresh):
            if raw[0] == "chance":
                self.chances.append(raw[1])
            elif raw[0] == "shuffled":
                self.shuffles.append(_order(table, raw[1], fresh[place + 1 :]))

    def leg(self) -> Leg:
        return Leg(
            self.first,
            self.situation,
            tuple(self.chances),
            tuple(self.shuffles),
            tuple(self.steps),
            tuple(self.facts),
        )


def _order(table: Table, zone: int, after: Iterable[tuple[Any, ...]]) -> tuple[str, ...]:
    """How a zone lay just after a shuffle, topmost first, as far as what happened since tells."""
    cards = table.program.layout.cards
    drawn: list[str] = []
    for raw in after:
        match raw:
            case ("shuffled", where) if where == zone:
                return tuple(drawn)
            case ("moved" | "dealt", _, _, target) if target == zone:
                return tuple(drawn)
            case ("moved" | "dealt", moved, origin, _) if origin == zone:
                drawn += [cards[card].text for card in moved]
    return (*drawn, *(cards[card].text for card in reversed(table.state.zones[zone])))


def facts_of(table: Table) -> Facts:
    cards, zones = table.program.layout.cards, table.state.zones
    return tuple(
        (place.text, tuple(sorted(cards[card].text for card in zones[place.index])))
        for place in table.program.layout.places
        if place.zone.seen != "none"
    )


def situation_of(table: Table) -> Situation:
    """The table as it stands in somebody's turn, so that another variant can be set up like it."""
    layout, s = table.program.layout, table.state
    states: dict[Any, Any] = {}
    for slot in layout.slots:
        value = s.vars[slot.index]
        match slot.state.type:
            case "card" if value is not None:
                value = layout.cards[value].text
            case "cards" if value is not None:
                value = tuple(layout.cards[card].text for card in value)
        states[slot.state.name, slot.key] = value
    return Situation(
        zones={
            (place.zone.name, place.key): tuple(layout.cards[card].text for card in s.zones[place.index])
            for place in layout.places
        },
        states=states,
        turn=s.turn,
        out=tuple(seat for seat in range(table.players) if seat not in s.seats),
        losses={seat: lost for seat, lost in enumerate(s.losses) if lost},
    )


def fitted(situation: Situation, model: m.Model, players: int) -> Situation:
    """The situation as a variant can have it: without the empty zones and the states that it does not know, and
    without the cards at the bottom of the deck that its pack does not have."""
    layout = program_of(model, players, ONE_ROUND).layout
    home = layout.places[layout.home].zone.name
    left = Counter({card.text: layout.counts[card.index] for card in layout.cards})
    has, known = {text for text, n in left.items() if n}, {*left}
    zones: dict[Spot, tuple[str, ...]] = {}
    for spot, cards in sorted(situation.zones.items(), key=lambda item: item[0][0] == home):
        kept: list[str] = []
        for card in map(str, reversed(cards)):
            left[card] -= 1
            if left[card] >= 0:
                kept.append(card)
            elif spot[0] != home:
                missing = next(c for c in layout.cards if c.text == card) if card in known else None
                if missing is None:
                    raise BadSituation(say("none-in-pack", card=card))
                id = "card-fewer-in-pack" if card in has else "card-not-in-pack"
                raise BadSituation(message(id, card=speaking.card(layout, missing.index)))
        if kept or spot[0] in layout.zone_base:
            zones[spot] = tuple(reversed(kept))
    states = {spot: value for spot, value in situation.states.items() if spot[0] in layout.slot_base}
    return replace(situation, zones=zones, states=states)
