"""A model lowered: every body and the whole procedure as routines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardlaw.language import model as m
from cardlaw.language.core.acts import Acts, act_id
from cardlaw.language.core.instructions import Routine
from cardlaw.language.core.rounds import Rounds
from cardlaw.language.core.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Core:
    """What a machine carries out. It starts with the routine `game`."""

    model: m.Model
    routines: Mapping[str, Routine]
    plain: frozenset[str]
    """The acts that happen at once: verbs of the kernel that nothing is said of."""

    def act(self, name: str) -> Routine:
        return self.routines[act_id(name)]


def lower(book: Rulebook) -> Core:
    """The core of the rules in force."""
    acts = Acts(book)
    plain = frozenset(act.name for act in book.model.acts if acts.plain(act))
    found = Rounds(book, settles_itself="turn-ends" not in plain).routines()
    for act in book.model.acts:
        found += acts.routines(act)
    found += [acts.effect(held) for held in acts.effects]
    return Core(book.model, {routine.id: routine for routine in found}, plain)
