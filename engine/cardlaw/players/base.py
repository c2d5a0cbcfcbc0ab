"""What a player is: somebody who answers decisions from what one seat may know."""

from __future__ import annotations

from typing import Protocol

from cardlaw.engine import Table
from cardlaw.engine.state.randomness import MASK, below, mixed
from cardlaw.language import model as m
from cardlaw.language.walking import nodes


class Player(Protocol):
    """Somebody who plays: any class with this method, made with the `Dice` of its seat as its only argument.

    A fair player looks at `table.view(seat)` only.
    """

    def answer(self, table: Table, seat: int) -> int:
        """The place of the chosen answer in the decision that the seat has to make."""
        ...


class Dice:
    """A player's own chance, apart from the table's: the same seed and seat give the same choices."""

    def __init__(self, seed: int, seat: int) -> None:
        self.rng = mixed((seed ^ 0x5EA7_C0DE_0000_0000) + (seat + 1) * 0x1000_0001 & MASK)

    below = below

    def chance(self, share: float) -> bool:
        """True about that share of the times."""
        return self.below(1_000_000) < share * 1_000_000


def points_state(model: m.Model) -> str | None:
    """The state that keeps points: a number kept for each player from round to round that a rule in force adds to."""
    kept = [s.name for s in model.states if s.each == "player" and s.type == "number" and s.lasts == "kept"]
    added = {
        node.target.state
        for node in nodes((model.rules_in("assumption"), model.acts))
        if isinstance(node, m.Add)
    }
    return next((name for name in kept if name in added), None)
