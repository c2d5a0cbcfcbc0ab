"""Which acts can change what a statement reads: by what their steps name, without following them."""

from __future__ import annotations

from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.unknowns.editions import Edition
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import ANY_ZONE, Touched, in_force, touched
from cardlaw.language.core.instructions import Loop
from cardlaw.language.core.rulebook import Held


def read_by(edition: Edition, statement: Held[m.Axiom] | Held[m.Wins]) -> Touched:
    """What a statement reads, with all the words that it uses and what waives it."""
    waivers = edition.unnoted.waivers.get(statement.rule.id, ())
    conditions = (statement.clause.condition, *(held.clause.condition for held in waivers))
    return in_force(edition.model).read_by(conditions)


def bearing(edition: Edition, root: Root, reads: Touched) -> bool:
    """Whether a root can change something of what is read; moves that it offers are roots of their own."""
    if root.sort == "turn":
        steps = next(stage.turns for stage in edition.model.stages if stage.name == root.acts[0])
        own = tuple(step for step in steps or () if not isinstance(step, m.Offer))
        return _meet(in_force(edition.model).by_steps(own, offers=False), reads)
    changed = in_force(edition.model).by_acts(root.acts, offers=False)
    if root.acts == ("turn-begins",):
        brief = frozenset(state.name for state in edition.model.states if state.lasts == "turn")
        changed |= Touched(writes=brief)
    return _meet(changed, reads)


def loop_bears(edition: Edition, loop: Loop, reads: Touched) -> bool:
    """Whether a loop can change something of what is read."""
    return _meet(in_force(edition.model).followed(touched((loop,)), offers=False), reads)


def _meet(changed: Touched, reads: Touched) -> bool:
    if any(name.startswith((".owes", ".guilt")) for name in reads.reads):
        return bool(changed.writes or changed.moves)
    if changed.writes & reads.reads or changed.moves & reads.looks:
        return True
    return bool(reads.looks) and ANY_ZONE in changed.moves
