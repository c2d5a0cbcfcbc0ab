"""Paths of acts against the engine: at tables drawn at random, what a path says comes of an act is what comes of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.traces.comparing import Comparison
from cardlaw.analysis.traces.editions import Edition, Seating
from cardlaw.analysis.traces.moves import completed, offered
from cardlaw.analysis.traces.replaying import Seen, replay
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.settings import Settings
from cardlaw.analysis.traces.showing import Script
from cardlaw.analysis.traces.tracing import Trace, Tracer
from cardlaw.analysis.traces.worlds import Evaluation, Unknowable, World
from cardlaw.engine.errors import TableError
from cardlaw.language.kernel import DIRECTIONS
from shipped import model_of

SAMPLES = 6
PLAYERS = 3
ASKED = ("decisions", "order", "windows", "reveals")
"""What is compared elsewhere: the engine words these otherwise."""


@pytest.mark.parametrize(("name", "least"), [("it-56", 150), ("pub", 60), ("dormitory", 20)])
def test_what_a_path_says_comes_of_an_act_comes_of_it(name: str, least: int) -> None:
    model = model_of(name)
    tracer = Tracer(model)
    comparison = Comparison(tracer, tracer)
    compared = 0
    for root in comparison.roots:
        if root.sort == "turn":
            continue
        common = comparison.common(root, Seating(PLAYERS, DIRECTIONS[0], 0))
        for number in range(1, SAMPLES + 1):
            drawn = Settings(common, root).sample(number)
            try:
                world = None if drawn is None else completed((model,), root, drawn, number)
                if world is None or not offered(model, root, world):
                    continue
                seen = replay(model, root, world, Script(world, number), number)
            except TableError:
                continue  # no table like this can be
            compared += _compared(tracer, root, world, seen)
    assert compared >= least


def _compared(tracer: Tracer, root: Root, world: World, seen: Seen) -> int:
    """How many facets of the path taken were held against what was seen."""
    told = replace(world, unknown={**world.unknown, **seen.answers})
    if seen.cut or seen.tallies.get("draw stopped short"):
        return 0
    taken = []
    for trace in tracer.traces(root, world.seating):
        found = Evaluation(told, dict(zip(trace.shuffles, seen.shuffles, strict=False)))
        if trace.beyond is None and not trace.passed and found.taken(trace):
            taken.append((trace, found))
    assert len(taken) < 2, "two paths at one table"
    return sum(_as_seen(tracer.edition, trace, found, seen) for trace, found in taken)


def _as_seen(edition: Edition, trace: Trace, found: Evaluation, seen: Seen) -> int:
    compared = 0
    for key, saw in seen.facets.items():
        if key[0] in ASKED:
            continue
        try:
            said = _said(edition, trace, found, key)
        except Unknowable:
            continue
        assert said == saw, (key, trace.rules)
        compared += 1
    return compared


def _said(edition: Edition, trace: Trace, found: Evaluation, key: Key) -> Any:
    """What a path says of something; what it does not speak of is as it was."""
    sort, *spot = key
    value = trace.facets.get(key)
    world = found.world
    match sort:
        case "zone" if edition.zones[spot[0]].pile:
            return world.zones[spot[0], spot[1]] if value is None else found.cards(value)
        case "zone":
            before = tuple(sorted(Counter(world.zones[spot[0], spot[1]]).items()))
            return before if value is None else found.set_of(value)
        case "state" if key not in trace.facets:
            return world.states.get((spot[0], spot[1]))
        case "turn" | "seats" if key not in trace.facets:
            raise Unknowable(sort)
        case "losses" | "draws" | "dealt":
            return 0 if value is None else found.of(value)
        case _:
            return found.of(value)
