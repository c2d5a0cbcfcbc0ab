"""Terms as seen from whoever acts: seats counted from there in the direction of play."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.terms import SymbolicTerm, term
from cardlaw.language.kernel import DIRECTIONS

SEAT_FIRST = ("reply", "answer", "owes")
SEAT_SECOND = ("init", "state")


def seat_from(seat: int, seating: Seating) -> int:
    """How far a seat is from the actor's, the way play goes."""
    step = 1 if seating.direction == DIRECTIONS[0] else -1
    return (seat - seating.actor) * step % seating.players


class Relative:
    """Terms with every seat that owns something seen from the actor."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.made: dict[SymbolicTerm, SymbolicTerm] = {}

    def of(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self.of(part) for part in value)
        if not isinstance(value, SymbolicTerm):
            return value
        if value not in self.made:
            args = list(value.args)
            place = 0 if value.op in SEAT_FIRST else 1 if value.op in SEAT_SECOND else None
            seat = None if place is None else args[place]
            args = [self.of(arg) for arg in args]
            if place is not None and isinstance(seat, int) and not isinstance(seat, bool):
                args[place] = ("seat", seat_from(seat, self.seating))
            self.made[value] = term(value.op, *args)
        return self.made[value]
