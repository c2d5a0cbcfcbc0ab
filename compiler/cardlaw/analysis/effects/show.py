"""A difference shown at the table: the same situation and answers in two editions, and this facet differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.analysis.budget import TABLE, spend
from cardlaw.analysis.effects.classes import TOLD_BEFORE_CARDS
from cardlaw.analysis.effects.joint import Common
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.traces.moves import completed, offered
from cardlaw.analysis.traces.replay import Question, Seen, replay
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Trace
from cardlaw.analysis.traces.worlds import Evaluation, World
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import Term, weight
from cardlaw.engine.errors import TableError
from cardlaw.language.records import dataclass

Tops = tuple[tuple[int, ...], ...]
"""For each shuffle the cards that are to come out on top."""


@dataclass(frozen=True, slots=True)
class Shown:
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

    def __call__(self, question: Question) -> int:
        told = self.world.unknown.get(question.unknown)
        if told is not None and told in question.options:
            return question.options.index(told)
        if not self.seed:
            return 0
        spice = weight(question.unknown.args) * 31 + self.seed
        return spice % len(question.options)


def both(
    common: Common,
    root: Root,
    world: World,
    seed: int = 0,
    shuffles: tuple[Sequence[tuple[int, ...]], Sequence[tuple[int, ...]]] = ((), ()),
    plainly: bool = False,
) -> Shown | None:
    """Play a world in both editions; None if that cannot be done."""
    try:
        return tried(common, root, world, seed, shuffles, plainly)
    except TableError:
        return None


def tried(
    common: Common,
    root: Root,
    world: World,
    seed: int = 0,
    shuffles: tuple[Sequence[tuple[int, ...]], Sequence[tuple[int, ...]]] = ((), ()),
    plainly: bool = False,
) -> Shown | None:
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
    return Shown(world, one, other, tops, seed, script.seed)


def _tops(shuffles: Sequence[tuple[int, ...]]) -> Tops:
    return tuple(tuple(cards) for cards in shuffles)


def follows(trace: Trace, world: World, seen: Seen) -> bool:
    """Whether a replay went down the path of a trace, so far as that can be told."""
    told = replace(world, unknown={**world.unknown, **seen.answers})
    order = dict(zip(trace.shuffles, seen.shuffles, strict=False))
    return Evaluation(told, order).taken(trace) is not False


def shuffled_tops(trace: Trace, values: dict[Term, Any], pile: Sequence[int]) -> list[tuple[int, ...]]:
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
