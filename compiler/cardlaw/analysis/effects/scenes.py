"""A difference shown at the table, both editions played alike; and its scene as plain data, to be played again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.analysis.budget import TABLE, spend
from cardlaw.analysis.effects.classes import TOLD_BEFORE_CARDS
from cardlaw.analysis.effects.joint import CommonTable
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.keeping import frozen
from cardlaw.analysis.traces.moves import completed, offered
from cardlaw.analysis.traces.replay import Prompt, Seen, replay
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Trace
from cardlaw.analysis.traces.worlds import Evaluation, World
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import WON, SymbolicTerm, face_number, face_of, term, weight
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

Tops = tuple[tuple[int, ...], ...]
"""For each shuffle the cards that are to come out on top."""


@dataclass(frozen=True, slots=True)
class ShownWorld:
    """A world in which both editions were played, and what was seen in each.

    `shuffles` are the cards that were to come out on top, for each edition; `script` the seed of untold answers.
    """

    world: World
    a: Seen
    b: Seen
    shuffles: tuple[Tops, Tops]
    seed: int
    script: int

    def differing(self) -> list[Key]:
        """The facets that came out differently, less those that only follow from others.

        A state or place that only one of the editions has is seen by what it leads to.
        """
        found = [key for key in dict.fromkeys((*self.a.facets, *self.b.facets)) if self.apart(key)]
        sorts = {key[0] for key in found}
        return [
            key
            for key in found
            if not (key[0] == "order" and len(sorts) > 1)
            and not (key[0] == "zone" and sorts & TOLD_BEFORE_CARDS)
        ]

    def by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The clauses that only the one of the editions carried out, and those that only the other did."""
        one, other = self.a.carried(), self.b.carried()
        return tuple(x for x in one if x not in other), tuple(x for x in other if x not in one)

    def apart(self, key: Key) -> bool:
        """Whether this facet came out differently."""
        one, other = self.a.facets, self.b.facets
        if key[0] in ("state", "zone") and not (key in one and key in other):
            return False
        if key == ("order",):
            return turns_apart(one.get(key, ()), other.get(key, ()))
        return bool(one.get(key, _NONE) != other.get(key, _NONE))


_NONE = object()


def turns_apart(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether somebody else is asked, or something that both editions have stands otherwise when somebody is."""
    asked = [[entry[:2] for entry in order] for order in (one, other)]
    return asked[0] != asked[1] or any(
        any(dict(theirs).get(key, value) != value for key, value in mine)
        for (*_, mine), (*_, theirs) in zip(one, other, strict=True)
    )


class Script:
    """Answers by the unknown that stands for them; what is not told is answered the same way in both editions."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.seed = seed

    def __call__(self, question: Prompt) -> int:
        told = self.world.unknown.get(question.unknown)
        if told is not None and told in question.options:
            return question.options.index(told)
        if not self.seed:
            return 0
        spice = weight(question.unknown.args) * 31 + self.seed
        return spice % len(question.options)


def both(
    common: CommonTable,
    root: Root,
    world: World,
    seed: int = 0,
    shuffles: tuple[Sequence[tuple[int, ...]], Sequence[tuple[int, ...]]] = ((), ()),
    plainly: bool = False,
) -> ShownWorld | None:
    """Play a world in both editions; None if that cannot be done."""
    try:
        return tried(common, root, world, seed, shuffles, plainly)
    except TableError:
        return None


def tried(
    common: CommonTable,
    root: Root,
    world: World,
    seed: int = 0,
    shuffles: tuple[Sequence[tuple[int, ...]], Sequence[tuple[int, ...]]] = ((), ()),
    plainly: bool = False,
) -> ShownWorld | None:
    """Play a world in both editions; None if it cannot be set up, the move is not offered, or answers part.

    A whole turn is not played: only what it offers is looked at, and each move by itself. `seed` is chance's, and
    unless `plainly` also that of answers which are not told.
    """
    if root.sort == "turn":
        return None
    spend(TABLE)
    models = common.one.model, common.other.model
    found = completed(models, root, world, 0 if plainly else seed)
    if found is None or not all(offered(model, root, found) for model in models):
        return None
    world = found
    script = Script(world, 0 if plainly else seed)
    tops = _tops(shuffles[0]), _tops(shuffles[1])
    one = replay(models[0], root, world, script, seed, tops[0])
    other = replay(models[1], root, world, script, seed, tops[1])
    if one.cut != other.cut:
        return None
    for unknown, answer in one.answers.items():
        if unknown in other.answers and other.answers[unknown] != answer:
            return None
    return ShownWorld(world, one, other, tops, seed, script.seed)


def _tops(shuffles: Sequence[tuple[int, ...]]) -> Tops:
    return tuple(tuple(cards) for cards in shuffles)


def follows(trace: Trace, world: World, seen: Seen) -> bool:
    """Whether a replay went down the path of a trace, so far as that can be told."""
    told = replace(world, unknown={**world.unknown, **seen.answers})
    order = dict(zip(trace.shuffles, seen.shuffles, strict=False))
    return Evaluation(told, order).taken(trace) is not False


def shuffled_tops(
    trace: Trace, values: dict[SymbolicTerm, Any], pile: Sequence[int]
) -> list[tuple[int, ...]]:
    """For each shuffle of a trace the cards that are to come out on top, down to the last that was looked at."""
    found = []
    for base in trace.shuffles:
        cards = {
            u.args[1]: v
            for u, v in values.items()
            if u.op == "nth" and u.args[0] is base and v is not None and isinstance(u.args[1], int)
        }
        left = list((Counter(pile) - Counter(cards.values())).elements())
        tops = []
        for place in range(1 + max(cards, default=-1)):
            if place not in cards and not left:
                break
            tops.append(cards[place] if place in cards else left.pop())
        found.append(tuple(tops))
    return found


def smaller(world: World, keep: frozenset[Spot], least: int) -> Iterator[World]:
    """The world with one card fewer somewhere."""
    for spot, cards in world.zones.items():
        if spot not in keep and len(cards) > least:
            for place in range(len(cards)):
                yield replace(world, zones={**world.zones, spot: cards[:place] + cards[place + 1 :]})


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


def scene_of(root: Root, key: Key, shown: ShownWorld) -> Scene:
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
