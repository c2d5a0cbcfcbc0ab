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
MORE_GAMES = 24
"""So many more are played if a state is asked for that none of them showed; chance then picks what is done first.

Where a move can be made with one card of many, and another act without any, few games by chance alone come far.
"""

Shown = dict[str, dict[str, set[Any]]]
"""By move the states that were seen not as they start while it was open, and what they were."""


class Arisen:
    """What was seen in play of a model, always the same games, each played once."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        said = rulebook_of(model).standing(m.Seats)
        least, most = (said[-1].clause.least, said[-1].clause.most) if said else (2, 10)
        self._players = range(least, min(most, least + 2) + 1)
        self._first: Shown = {}
        for seed in range(GAMES):
            self._play(seed, self._first)
        self._more: dict[int, Shown] = {}

    def values(self, state: str, act: str | None) -> frozenset[Any]:
        """What a state was seen to be while a move was open, or at any moment, where it was not as it starts.

        What later games show counts only if the first ones, and those before them, did not show the state there.
        """
        if act is None:
            return frozenset().union(*(states.get(state, ()) for states in self._first.values()))
        seen = self._first.get(act, {}).get(state, set())
        for seed in range(GAMES, GAMES + MORE_GAMES):
            if seen:
                break
            if seed not in self._more:
                self._play(seed, self._more.setdefault(seed, {}))
            seen = self._more[seed].get(act, {}).get(state, set())
        return frozenset(seen)

    def _play(self, seed: int, found: Shown) -> None:
        try:
            table = Table(self.model, self._players[seed % len(self._players)], seed, record=False)
            self._watch(table, seed, found)
        except TableError:
            pass  # a game that cannot go on was seen as far as it went

    def _watch(self, table: Table, seed: int, found: Shown) -> None:
        dice = Dice(seed, 0)
        anybody = RandomPlayer(dice, HABITS)
        slots = table.program.layout.slots
        for _ in range(DECISIONS):
            glance = table.glance()
            if glance is None:
                return
            if glance.acts:
                values = ((slot.state, table.state.vars[slot.index]) for slot in slots)
                moved = [(state.name, value) for state, value in values if value != state.starts]
                for act in {*glance.acts}:
                    for name, value in moved:
                        found.setdefault(act, {}).setdefault(name, set()).add(value)
            answer = anybody.answer(table, glance.player)
            lawful = [p for p in range(glance.width) if not (glance.breaking and glance.breaking[p])]
            if seed >= GAMES and glance.acts and lawful:
                acts = list(dict.fromkeys(glance.acts[p] for p in lawful))
                act = acts[dice.below(len(acts))]
                lawful = [p for p in lawful if glance.acts[p] == act]
                answer = lawful[dice.below(len(lawful))]
            table.choose(answer)


arisen = m.Fact(Arisen)
"""What was seen in play of a model, played once."""
