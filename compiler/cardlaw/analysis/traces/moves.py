"""The move of a root as the engine makes it: where it is open, and what it is made with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.terms import SymbolicTerm, face_number, term
from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.play.decisions import answers
from cardlaw.engine.play.situation import Situation, set_up
from cardlaw.engine.program.program import Program, program_of
from cardlaw.engine.state.layout import layout_of
from cardlaw.engine.state.state import Happening
from cardlaw.language import model as m

MOST_ARGUMENTS = 3_000
"""Among how many ways to make a move one is picked; which of more it is does not matter."""


def _faces(model: m.Model) -> tuple[tuple[int, ...], Mapping[int, int]]:
    cards = layout_of(model).cards
    faces = tuple(face_number(card.face) for card in cards)
    return faces, {faces[card.index]: card.index for card in cards if card.back is None}


faces_of = m.Fact(_faces)
"""The number of each card's face, and the card of each face."""


def situation_of(program: Program, world: World, root: Root) -> Situation:
    """The world as the engine is told of it."""
    layout = program.layout
    numbers = faces_of(program.model)[1]
    typed = {state.name: state.type for state in program.model.states}
    zones: dict[Any, list[int]] = {}
    for (name, key), cards in world.zones.items():
        zones[name if key is None else (name, key)] = [numbers[card] for card in cards]
    states: dict[Any, Any] = {}
    for (name, key), value in world.states.items():
        if name in typed and not (key is not None and isinstance(key, int) and key >= layout.players):
            if typed[name] == "card" and value is not None:
                value = numbers[value]
            states[name if key is None else (name, key)] = value
    stage = root.acts[0] if root.sort == "stage" else None
    return Situation(zones=zones, states=states, turn=world.seating.actor, stage=stage)


def made_by(
    program: Program, world: World, root: Root
) -> tuple[int | None, tuple[Any, ...], Happening | None]:
    """Who makes the move of a root in a world, with what, and what it answers."""
    act, numbers = program.model.act(root.acts[0]), faces_of(program.model)[1]
    if root.sort == "event":
        turning = root.acts[0] in ("turn-begins", "turn-ends")
        return (world.seating.actor if turning else None), (), None
    args = tuple(
        _card(world.unknown[unknown], parameter.type, numbers)
        for unknown, parameter in zip(_arguments(act, root), act.parameters, strict=True)
    )
    return world.seating.actor, args, _answered(program, world, act)


def _answered(program: Program, world: World, act: m.Act) -> Happening | None:
    """What a move answers, as far as a world tells of it."""
    if act.answering is None:
        return None
    asked, numbers = program.model.act(act.answering[0]), faces_of(program.model)[1]
    given = []
    for i, p in enumerate(asked.parameters):
        given.append(_card(world.unknown.get(term("given", asked.name, i, p.type)), p.type, numbers))
    wrong = ("as told",) if world.unknown[term("wrong")] else ()
    return program.algebra.acts[asked.name], world.unknown[term("doer")], tuple(given), wrong, 0


def _arguments(act: m.Act, root: Root) -> list[SymbolicTerm]:
    """The unknowns that stand for what a move is made with."""
    return [
        term("played", root.kind)
        if root.kind is not None and number == 0
        else term("given", act.name, number, parameter.type)
        for number, parameter in enumerate(act.parameters)
    ]


def _card(value: Any, type_: str, numbers: Mapping[int, int]) -> Any:
    """A value as the engine knows it: cards by their faces are cards of the pack."""
    if value is None or type_ not in ("card", "cards"):
        return value
    return numbers[value] if type_ == "card" else tuple(sorted(numbers[face] for face in value))


# -------------------------------------------------------------------- what is open
def offered(model: m.Model, root: Root, world: World) -> bool:
    """Whether the move of a root is open to its player in a world: offered in turn, or else allowed by the rules."""
    return root.sort != "move" or any(True for _ in _open(model, root, world))


def completed(models: Sequence[m.Model], root: Root, world: World, seed: int) -> World | None:
    """The world with all that its move is made with, as all the editions let it be made; None if none does.

    What the world leaves open is picked by the seed; the first of all if that is 0.
    """
    if root.sort != "move":
        return world
    act = models[0].act(root.acts[0])
    unknowns = _arguments(act, root)
    if len(unknowns) == (root.kind is not None):
        return world
    first, *others = ([*islice(_open(model, root, world), MOST_ARGUMENTS)] for model in models)
    open_ = [args for args in dict.fromkeys(first) if all(args in known for known in others)]
    if not open_:
        return None
    picked = random.Random(seed).choice(open_) if seed else open_[0]
    return replace(world, unknown={**world.unknown, **dict(zip(unknowns, picked, strict=True))})


def _in_turns(model: m.Model) -> set[str]:
    """The moves that turns offer."""
    turns = next((stage.turns for stage in model.stages if stage.turns is not None), ())
    return {
        act for step in turns if isinstance(step, m.Offer) for part in step.offerings for act in part.acts
    }


def _open(model: m.Model, root: Root, world: World) -> Iterator[tuple[Any, ...]]:
    """What the move of a root can be made with in a world, cards by their faces; as far as the world tells it."""
    program = program_of(model, world.seating.players)
    act = model.act(root.acts[0])
    number, faces = program.algebra.acts[act.name], faces_of(program.model)[0]
    told = [world.unknown.get(unknown) for unknown in _arguments(act, root)]
    s = set_up(program, situation_of(program, world, root), 0, "strict")
    options: Sequence[WeighedOption]
    if act.name in _in_turns(model):
        program.run(s)
        if s.pending is None or s.pending[0] != "moves":
            return
        options = [option for option in answers(program, s) if option.act == number]
    else:
        cause = _answered(program, world, act)
        causes = () if cause is None else (cause,)
        weighed, _ = program.norms.weighed(s, (number,), world.seating.actor, causes)
        options = program.norms.offered(weighed, 0)
    for option in options:
        args = tuple(_face(arg, p.type, faces) for arg, p in zip(option.args, act.parameters, strict=True))
        if all(wanted in (None, arg) for wanted, arg in zip(told, args, strict=True)):
            yield args


def _face(arg: Any, type_: str, faces: Sequence[int]) -> Any:
    if type_ == "cards":
        return tuple(sorted(faces[card] for card in arg))
    return faces[arg] if type_ == "card" and arg is not None else arg
