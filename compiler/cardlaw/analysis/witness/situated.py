"""A situation as messages: what lies where, what stands, what was done before, and what is tried."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.tell import FEWEST
from cardlaw.engine import speaking
from cardlaw.engine.layout import Layout
from cardlaw.language import model as m
from cardlaw.wording.arguments import Act, Amount, Argument, Message, Seat
from cardlaw.wording.messages import message


def situated(model: m.Model, layout: Layout, witness: Witness) -> Iterator[Message]:
    """What is to be seen at the table, one thing a message; what is as it always starts is left out."""
    if witness.players > FEWEST:
        yield message("at-players", n=Amount(witness.players))
    zones = {zone.name: zone for zone in model.zones}
    shown = dict(witness.zones)
    for place, end, card in witness.ends:
        zone = zones[place[0]]
        if place in shown and (not zone.pile or len(shown[place]) <= 1):
            continue
        there = speaking.zone(zone, place[1])
        if card is None:
            yield message("told-no-cards", zone=there)
        else:
            id = "told-top" if end == "top" else "told-bottom"
            yield message(id, zone=there, card=speaking.card(layout, card))
    states = {state.name: state for state in model.states}
    for name, key, value in witness.states:
        if value != states[name].starts:
            yield message("told-state", state=speaking.state(layout, states[name], key, value))
    for place, cards in witness.zones:
        there = speaking.zone(zones[place[0]], place[1])
        if cards:
            yield message("told-cards", zone=there, cards=speaking.cards(layout, cards))
        else:
            yield message("told-no-cards", zone=there)
    for seat, act in witness.owes:
        yield message("seen-owes", who=Seat(seat), move=Act(act, None))
    if witness.cause is not None:
        act, by, args, wrong = witness.cause
        done = _move(model, layout, act, args)
        yield message("at-after-wrong" if wrong else "at-after", who=Seat(by), move=done)
    if witness.turn:
        yield message("seen-turn", who=Seat(witness.turn))
    if witness.over:
        yield message("at-won")


def tried(model: m.Model, layout: Layout, witness: Witness) -> Message | None:
    """The move that is tried at the table."""
    if witness.move is None:
        return None
    return message("at-tries", who=Seat(0), move=_move(model, layout, *witness.move))


def _move(model: m.Model, layout: Layout, act: str, args: tuple[object, ...]) -> Act:
    declared = model.act(act)
    if any(arg is None for arg in args):
        return Act(act, None)
    given: list[Argument] = [
        speaking.value(layout, arg, parameter.type)
        for arg, parameter in zip(args, declared.parameters, strict=True)
    ]
    return Act(act, tuple(given))
