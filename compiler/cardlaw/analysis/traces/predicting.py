"""What a trace foresees in a world, in the form in which the engine's end is observed."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.traces.facets import Facets
from cardlaw.analysis.traces.machine import Key
from cardlaw.analysis.traces.terms import Term, term
from cardlaw.analysis.traces.tracing import Trace
from cardlaw.analysis.traces.worlds import Evaluation, Unknowable


def foreseen(
    trace: Trace, here: Evaluation, seen: Facets, piles: frozenset[str]
) -> dict[Key, tuple[Any, Any]]:
    """The facets in which a trace and what was seen differ, with both values; what is not settled is left out."""
    wrong: dict[Key, tuple[Any, Any]] = {}
    for key in {*trace.facets, *seen}:
        if key[0] == "order":
            continue
        try:
            expected = _value(key, trace.facets, here, piles)
        except Unknowable:
            continue
        if expected != seen.get(key, _nothing(key)):
            wrong[key] = (expected, seen.get(key, _nothing(key)))
    return wrong


def _nothing(key: Key) -> Any:
    match key[0]:
        case "decisions" | "reveals":
            return ()
        case "windows":
            return frozenset()
        case "draws" | "losses":
            return 0
        case _:
            return None


def _value(key: Key, facets: Facets, here: Evaluation, piles: frozenset[str]) -> Any:
    """A facet in this world; what the trace does not touch is as it was."""
    world = here.world
    there = key in facets
    value = facets.get(key)
    match key[0]:
        case "zone":
            if not there:
                cards = world.zones.get((key[1], key[2]), ())
                if key[1] in piles:
                    return cards
                return tuple(sorted((c, cards.count(c)) for c in set(cards)))
            assert value is not None
            return here.cards(value) if key[1] in piles else here.set_of(value)
        case "state":
            if not there:
                return world.states.get((key[1], key[2]))
            return here.of(value)
        case "turn":
            return here.of(value) if there else _first_turn(here)
        case "seats":
            return value if there else tuple(range(world.seating.players))
        case "reveals":
            return tuple((spot, here.set_of(shown), seats) for spot, shown, seats in value or ())
        case "decisions":
            return tuple(_decision(sort, options, here) for sort, options in value or ())
        case _:
            if not there:
                return _nothing(key)
            return here.of(value) if isinstance(value, Term) else value


def _first_turn(here: Evaluation) -> Any:
    return here.world.unknown.get(term("turn"), here.world.seating.actor)


def _decision(sort: str, options: Any, here: Evaluation) -> Any:
    if sort == "choice" and options[0] == "card":
        return sort, ("card", tuple(card for card, _ in here.set_of(options[1])))
    return sort, options
