"""States of which each of two editions has its own: how they were seen to stand side by side in play.

Where both keep a count of their own, not every two values go together: what one calls three turns to go, the other may
call no turn gone. That is not proved: both are played side by side with the same answers, always the same games. Where
a game shows a difference it is not played further; then values that were seen in one edition alone may meet as well.
A table on which such a state is not as it starts shows something only if play was seen to come to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import product
from typing import Any

from cardlaw.analysis.effects.side_by_side import Unplayable, used, watched
from cardlaw.analysis.facts.seats import looked_at
from cardlaw.engine import Table
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.records import dataclass
from cardlaw.players.base import Dice
from cardlaw.players.random_player import HABITS, RandomPlayer

STEPS = 3_000
"""Answers given at both tables in all: about half a second."""
UNTOLD = ("player", "team", "card", "cards", "zone")
"""Sorts of states whose values are not told from each other here."""

Values = tuple[Any, Any]


@dataclass(frozen=True, slots=True)
class Abreast:
    """For a state of each edition what was seen of them, whosever they are: side by side, and in each alone."""

    seen: Mapping[tuple[str, str], frozenset[Values]]
    alone: Mapping[str, frozenset[Any]] = field(default_factory=dict)
    """The values seen in each edition by itself; none if no game showed a difference."""

    def together(self, one: str, other: str) -> Iterator[Values]:
        """The values that may go together, those that were seen so first."""
        seen = sorted(self.seen[one, other], key=repr)
        yield from seen
        ones, others = {x for x, _ in seen}, {y for _, y in seen}
        for x, y in product(*(sorted(self.alone.get(name, ()), key=repr) for name in (one, other))):
            if x not in ones or y not in others:
                yield x, y

    def odd(self, states: Mapping[tuple[str, Any], Any]) -> Iterator[tuple[str, Any]]:
        """The states of a table, by name and whose they are, that do not go together."""
        for one, other in self.seen:
            for (name, key), value in states.items():
                if name == one and (other, key) in states:
                    both = value, states[other, key]
                    if None not in both and both not in self.together(one, other):
                        yield from ((one, key), (other, key))


def _abreast(models: Sequence[m.Model]) -> Abreast:
    one, other = models
    mine, theirs = used(one), used(other)
    pairs = [
        (x.name, y.name)
        for x in _told(one, mine - theirs)
        for y in _told(other, theirs - mine)
        if x.each == y.each
    ]
    if not pairs:
        return Abreast({})
    seats = looked_at(rulebook_of(one), rulebook_of(other))
    seen: dict[tuple[str, str], set[Values]] = {names: set() for names in pairs}
    alone: dict[str, set[Any]] = {}

    def side_by_side(a: Table, b: Table) -> None:
        own, others = _standing(a), _standing(b)
        for (x, y), found in seen.items():
            found.update((value, others[y, key]) for (name, key), value in own.items() if name == x)

    def each_alone(a: Table, _: Table) -> None:
        for (name, _), value in _standing(a).items():
            alone.setdefault(name, set()).add(value)

    try:
        if watched(one, other, seats, side_by_side, STEPS):
            for model in models:
                watched(model, model, seats, each_alone, STEPS)
    except Unplayable:
        return Abreast({})
    return Abreast(
        {names: _known(found) for names, found in seen.items()},
        {name: frozenset(found - {None}) for name, found in alone.items()},
    )


def _known(pairs: Iterable[Values]) -> frozenset[Values]:
    return frozenset(both for both in pairs if None not in both)


def _told(model: m.Model, names: Iterable[str]) -> list[m.State]:
    own = frozenset(names)
    return [state for state in model.states if state.name in own and state.type not in UNTOLD]


def _standing(table: Table) -> dict[tuple[str, Any], Any]:
    slots = table.program.layout.slots
    return {(slot.state.name, slot.key): table.state.vars[slot.index] for slot in slots}


abreast = m.Joint(_abreast)
"""What was seen of two models side by side, played once."""


GAMES = 8
DECISIONS = 250
"""How many games are played, and how far each: some rounds, in less than half a second."""

Arisen = dict[str, frozenset[str]]
"""For each move the states that were seen not as they start while it was open."""


def _seen(model: m.Model) -> Arisen:
    found: dict[str, set[str]] = {}
    said = rulebook_of(model).standing(m.Seats)
    least, most = (said[-1].clause.least, said[-1].clause.most) if said else (2, 10)
    numbers = range(least, min(most, least + 2) + 1)
    for seed in range(GAMES):
        try:
            _play(model, numbers[seed % len(numbers)], seed, found)
        except TableError:
            continue  # a game that cannot go on was seen as far as it went
    return {act: frozenset(states) for act, states in found.items()}


def _play(model: m.Model, players: int, seed: int, found: dict[str, set[str]]) -> None:
    table = Table(model, players, seed, record=False)
    anybody = RandomPlayer(Dice(seed, 0), HABITS)
    slots = table.program.layout.slots
    for _ in range(DECISIONS):
        glance = table.glance()
        if glance is None:
            return
        if glance.acts:
            moved = {s.state.name for s in slots if table.state.vars[s.index] != s.state.starts}
            for act in {*glance.acts}:
                found.setdefault(act, set()).update(moved)
        table.choose(anybody.answer(table, glance.player))


arisen = m.Fact(_seen)
"""What was seen in play of a model, played once."""
