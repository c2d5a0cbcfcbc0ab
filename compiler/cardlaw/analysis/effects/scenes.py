"""Scenes: the table, answers and chances of a difference as plain data, so that any edition can play it again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from cardlaw.analysis.effects.show import Script, Shown, Tops, turns_apart
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.keeping import frozen
from cardlaw.analysis.traces.moves import offered
from cardlaw.analysis.traces.replay import Seen, replay
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import WON, face_number, face_of, term
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

TOLD = ("answer", "reply", "chance", "odds", "played", "given", "doer", "wrong", WON.op)
"""What is unknown about a situation and has to be told for it to be played."""

Plain = str
"""A scene as text: nested lists of words and numbers. Most scenes are kept and never played again."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is carried out and looked at, and in which world; cards come to lie as `shuffles` says for each side."""

    root: Root
    key: Key
    world: World
    seed: int
    script: int
    shuffles: tuple[Tops, Tops]

    def seen(self, model: m.Model, side: int = 0) -> Seen | None:
        """What an edition makes of it; None if it does not offer the move, or its table cannot be set so."""
        try:
            if not offered(model, self.root, self.world):
                return None
            script = Script(self.world, self.script)
            return replay(model, self.root, self.world, script, self.seed, self.shuffles[side])
        except (TableError, KeyError, StopIteration):
            return None

    def with_states(self, states: dict[Spot, Any]) -> Scene:
        """The scene with some states set otherwise."""
        return replace(self, world=replace(self.world, states={**self.world.states, **states}))


def seen_alike(scene: Scene, one: m.Model, other: m.Model) -> bool | None:
    """Whether two editions, the one that a scene is from first, do the same there; None if they cannot be asked."""
    mine, theirs = scene.seen(one, 0), scene.seen(other, 1)
    if mine is None or theirs is None or mine.cut != theirs.cut:
        return None
    if scene.key == ("order",):
        return not turns_apart(mine.facets.get(scene.key, ()), theirs.facets.get(scene.key, ()))
    return bool(mine.facets.get(scene.key) == theirs.facets.get(scene.key))


def scene_of(root: Root, key: Key, shown: Shown) -> Scene:
    return Scene(root, key, shown.world, shown.seed, shown.script, shown.shuffles)


# -------------------------------------------------------------------- to and from plain data
def to_plain(model: m.Model, scene: Scene) -> Plain:
    """The scene in words and numbers that mean the same everywhere."""
    world, root = scene.world, scene.root
    cards = {state.name for state in model.states if state.type == "card"}
    plain = (
        (root.sort, root.acts, root.kind),
        scene.key,
        (world.seating.players, world.seating.direction, world.seating.actor),
        tuple((spot, tuple(map(_card, held))) for spot, held in world.zones.items()),
        tuple((spot, _card(v) if spot[0] in cards else v) for spot, v in world.states.items()),
        tuple(
            (u.op, u.args, _plain(u.op, u.args, value)) for u, value in world.unknown.items() if u.op in TOLD
        ),
        (scene.seed, scene.script),
        tuple(tuple(tuple(map(_card, cards)) for cards in tops) for tops in scene.shuffles),
    )
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def from_plain(model: m.Model, plain: Plain) -> Scene:
    """The scene that plain data stands for."""
    (sort, acts, kind), key, seating, zones, states, unknown, (seed, script), shuffles = frozen(
        json.loads(plain)
    )
    cards = {state.name for state in model.states if state.type == "card"}
    world = World(
        Seating(*seating),
        {spot: tuple(map(_face, held)) for spot, held in zones},
        {spot: _face(v) if spot[0] in cards else v for spot, v in states},
        {term(op, *args): _given(op, args, v) for op, args, v in unknown},
    )
    one, other = (tuple(tuple(map(_face, cards)) for cards in tops) for tops in shuffles)
    return Scene(Root(sort, acts, kind), key, world, seed, script, (one, other))


def _type(op: str, args: tuple[Any, ...]) -> str:
    """Of what type something unknown is, so far as cards are meant."""
    place = {"given": 2, "answer": 1}.get(op)
    return "card" if op == "played" else "" if place is None else str(args[place])


def _plain(op: str, args: tuple[Any, ...], value: Any) -> Any:
    type_ = _type(op, args)
    if type_ == "cards" and value is not None:
        return tuple(map(_card, value))
    return _card(value) if type_ == "card" else value


def _given(op: str, args: tuple[Any, ...], plain: Any) -> Any:
    type_ = _type(op, args)
    if type_ == "cards" and plain is not None:
        return tuple(sorted(map(_face, plain)))
    return _face(plain) if type_ == "card" else plain


def _card(number: int | None) -> tuple[Any, ...] | None:
    if number is None:
        return None
    face = face_of(number)
    return face.kind, face.values


def _face(card: tuple[Any, ...] | None) -> Any:
    return None if card is None else face_number(m.Face(*card))
