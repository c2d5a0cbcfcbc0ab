"""Which states have been seen in play other than they start, by the move that was then open.

A table on which a state of one edition's own is not as it starts shows something only if play can come to it. That is
not proved: so many decisions are played by chance, always the same ones, and what was seen there can arise.
"""

from __future__ import annotations

from cardlaw.engine import Table
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.players.base import Dice
from cardlaw.players.random_player import HABITS, RandomPlayer

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
