"""Paths of acts against the engine: at tables drawn at random, what a path says comes of an act is what comes of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardlaw.analysis.effects.compare import Traced
from cardlaw.analysis.effects.scenes import Script
from cardlaw.analysis.effects.settings import RootSettings
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.traces.moves import completed, offered
from cardlaw.analysis.traces.replay import Seen, replay
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Trace, Tracer
from cardlaw.analysis.traces.worlds import Evaluation, Unknowable, World
from cardlaw.analysis.unknowns.editions import Seating, TracedEdition
from cardlaw.analysis.unknowns.terms import SymbolicTerm, below
from cardlaw.engine.errors import TableError
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.model import Model
from engine.small import OPEN, OUT, small
from shipped import model_of

SAMPLES = 6
PLAYERS = 3
ASKED = ("decisions", "order", "windows", "reveals")
"""What is compared elsewhere: the engine words these otherwise."""


STEPS = {
    "states": "set pot to 3\n    add 2 to marked of left of player\n    subtract 1 from pot\n    clear dealer",
    "tops": "move 3 from stock to hand of left of player\n    move 2 from stock to pile underneath",
    "named": "move top of pile to stock underneath\n    move every card in hand of player where card is star to pile",
    "more than there are": "move 2 from aside to hand of player\n    move 3 from pile to stock",
    "all dealt": "deal all from pile to hand starting at player",
    "some dealt": "deal 2 from stock to hand starting at left of player",
    "swapped": "swap hand of player with hand of left of player",
    "passed on": "rotate hand",
    "if": "if top of pile is star:\n      add 1 to pot\n    else:\n      set noted to size of hand of player",
    "for each": "for each p in players where size of hand of p > 1 starting at player:\n"
    "      p gets 1\n      set noted to marked of p",
    "for each card": "for each card in hand of player where card is star:\n      move card to pile",
    "counted": "set pot to 0\n    repeat until pot is 3:\n      add 1 to pot\n      left of player gets 1",
    "let": "let n be size of hand of player\n    player gets n\n    set pot to n + 1",
    "chosen": "player chooses card as card in hand of player\n    move card to pile\n"
    "    left of player chooses player as other in players except player\n    set dealer to other",
    "the table": 'ask table "So?" as so\n    if so:\n      player gets 2',
    "chance": "chance n in 1..4\n    player gets n",
    "odds": "by chance:\n      1:\n        player gets 1\n      3:\n        player pays 2",
    "inside": "left of player pays 3\n    player gets pot",
    "turns lost": "left of player loses-turn\n    left of player loses-turn\n    player loses-turn\n"
    "    player regains-turn",
    "next": "right of player begins",
    "taken over": "set just-drawn of player to top of pile\n    left of player takes-over",
    "out": "left of player drops-out\n    left of player gets 1\n    set noted to size of players",
    "over": "end round",
    "ranked": "set noted to 1\n\nrule ranked\n  player wins round when noted is 1 and size of hand of player > 0 "
    "with least size of hand of player",
    "asked": "offer shout, point to left of player",
}
"""What follows a rest, one instruction after the other."""
AROUND = """
rule may-shout
  player may shout
rule may-point
  player may point other
rule shouted
  when player shouts:
    player pays 5
rule pointed
  when player points other:
    other gets 1
rule paid
  when player would pay amount where amount is 3:
    proceed with amount * 2
    add 1 to pot
rule emptied
  player wins round by rest when hand of player is empty
"""


@pytest.mark.parametrize("steps", STEPS)
def test_each_instruction_does_what_the_engine_does(steps: str) -> None:
    rules = f"\nrule tried\n  when player rests:\n    {STEPS[steps]}\n"
    assert held(small(OPEN + OUT + AROUND + rules), ("rest",), 2) >= 20


@pytest.mark.parametrize(("name", "least"), [("it-56", 150), ("pub", 60), ("dormitory", 20)])
def test_what_a_path_says_comes_of_an_act_comes_of_it(name: str, least: int) -> None:
    assert held(model_of(name), (), SAMPLES) >= least


def held(model: Model, acts: tuple[str, ...], samples: int) -> int:
    """How many observations were held against the engine, and agreed."""
    tracer = Tracer(model)
    comparison = Traced(tracer, tracer)
    compared = 0
    for root in comparison.roots:
        if root.sort == "turn" or (acts and root.acts != acts):
            continue
        common = comparison.common(root, Seating(PLAYERS, DIRECTIONS[0], 0))
        luck = _luck(tracer.traces(root, common.seating))
        for number in range(1, samples + 1):
            drawn = RootSettings(common, root).sample(number)
            try:
                world = None if drawn is None else completed((model,), root, drawn, number)
                if world is None or not offered(model, root, world):
                    continue
                world = replace(world, unknown={**world.unknown, **luck})
                seen = replay(model, root, world, Script(world, number), number)
            except TableError:
                continue  # no table like this can be
            compared += _compared(tracer, root, world, seen)
    return compared


def _luck(traces: tuple[Trace, ...]) -> dict[SymbolicTerm, int]:
    """Chance gives the first of all that it can give."""
    every = {t for trace in traces for thing in (*trace.sets, *trace.facets.values()) for t in below(thing)}
    chances = {t: t.args[1] for t in every if t.op == "chance"}
    return {**chances, **{t: 0 for t in every if t.op == "odds"}}


def _compared(tracer: Tracer, root: Root, world: World, seen: Seen) -> int:
    """How many facets of the path taken were held against what was seen."""
    told = replace(world, unknown={**world.unknown, **seen.answers})
    if seen.cut:
        return 0
    taken = []
    for trace in tracer.traces(root, world.seating):
        found = Evaluation(told, dict(zip(trace.shuffles, seen.shuffles, strict=False)))
        if trace.beyond is None and not trace.passed and found.taken(trace) and _granted(trace, found):
            taken.append((trace, found))
    assert len(taken) < 2, "two paths at one table"
    return sum(_as_seen(tracer.edition, trace, found, seen) for trace, found in taken)


def _granted(trace: Trace, found: Evaluation) -> bool:
    """Whether all that a path takes for granted is so, such as that a pile holds enough."""
    try:
        return all(map(found.holds, trace.given))
    except Unknowable:
        return False


def _as_seen(edition: TracedEdition, trace: Trace, found: Evaluation, seen: Seen) -> int:
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


def _said(edition: TracedEdition, trace: Trace, found: Evaluation, key: Key) -> Any:
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
