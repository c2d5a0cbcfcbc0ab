"""Roots: the acts that are looked at by themselves, from any situation; and which of them bear on a statement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from cardlaw.analysis.unknowns.editions import TracedEdition
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import ANY_ZONE, Touched, in_force, touched
from cardlaw.language.core.instructions import Loop
from cardlaw.language.core.rulebook import Held
from cardlaw.language.records import dataclass

Sort = Literal["move", "stage", "event", "turn"]


@dataclass(frozen=True, slots=True, order=True)
class Root:
    """A move (of a card of one kind, if it takes a card), stages that go together, or an event of the kernel's."""

    sort: Sort
    acts: tuple[str, ...]
    kind: str | None = None

    @property
    def text(self) -> str:
        return " + ".join(self.acts) if self.kind is None else f"{self.acts[0]} {self.kind}"


def takes_card(act: m.Act) -> bool:
    return bool(act.parameters) and act.parameters[0].type == "card"


def roots(edition: TracedEdition, linked: Iterable[frozenset[str]] = ()) -> Iterator[Root]:
    """Every root of an edition; stages that are linked, here or elsewhere, are one."""
    model = edition.model
    for act in model.acts:
        if act.sort == "move":
            if takes_card(act):
                yield from (Root("move", (act.name,), kind) for kind in edition.kinds_in_deck)
            else:
                yield Root("move", (act.name,))
    groups = merged([*edition.links, *linked])
    done: set[str] = set()
    for stage in model.stages:
        if stage.turns is not None:
            if stage.turns:
                yield Root("turn", (stage.name,))
        elif stage.name not in done:
            group = next((g for g in groups if stage.name in g), frozenset({stage.name}))
            names = tuple(s.name for s in model.stages if s.turns is None and s.name in group)
            done.update(names)
            yield Root("stage", names)
    for name in ("turn-begins", "turn-ends", *edition.refills):
        yield Root("event", (name,))


def merged(groups: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """Groups that share a member, put together."""
    found: list[frozenset[str]] = []
    for group in groups:
        touching = [other for other in found if other & group]
        found = [other for other in found if not other & group]
        found.append(group.union(*touching))
    return found


def read_by(edition: TracedEdition, statement: Held[m.Axiom] | Held[m.Wins]) -> Touched:
    """What a statement reads, with all the words that it uses and what waives it."""
    waivers = edition.unnoted.waivers.get(statement.rule.id, ())
    conditions = (statement.clause.condition, *(held.clause.condition for held in waivers))
    return in_force(edition.model).read_by(conditions)


def bearing(edition: TracedEdition, root: Root, reads: Touched) -> bool:
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


def loop_bears(edition: TracedEdition, loop: Loop, reads: Touched) -> bool:
    """Whether a loop can change something of what is read."""
    return _meet(in_force(edition.model).followed(touched((loop,)), offers=False), reads)


def _meet(changed: Touched, reads: Touched) -> bool:
    if any(name.startswith((".owes", ".guilt")) for name in reads.reads):
        return bool(changed.writes or changed.moves)
    if changed.writes & reads.reads or changed.moves & reads.looks:
        return True
    return bool(reads.looks) and ANY_ZONE in changed.moves
