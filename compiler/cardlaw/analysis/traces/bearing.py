"""Which acts can change what a statement reads: by what their steps name, without following them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardlaw.analysis import changing
from cardlaw.analysis.changing import changes, reached
from cardlaw.analysis.traces.editions import Edition
from cardlaw.analysis.traces.roots import Root
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import touched
from cardlaw.language.core.instructions import Loop
from cardlaw.language.core.rulebook import Held
from cardlaw.language.walking import nodes

Thing = tuple[str, str]
"""A state or a zone by its name, the seats that are taken, or all that there is."""

SEATS: Thing = ("seats", "")
ANY_ZONE: Thing = ("zone", changing.ANY_ZONE)
ANYTHING: Thing = ("*", "*")


def read_by(edition: Edition, statement: Held[m.Axiom] | Held[m.Wins]) -> frozenset[Thing]:
    """What a statement reads, with all the words that it uses and what waives it."""
    found: set[Thing] = set()
    done: set[tuple[str, str]] = set()
    todo: list[Any] = [statement.clause.condition]
    todo += [held.clause.condition for held in edition.book.waivers.get(statement.rule.id, ())]
    while todo:
        for node in nodes(todo.pop()):
            match node:
                case m.StateOf(state=name):
                    found.add(("state", name))
                case m.ZoneOf(zone=name) | m.ZonesOf(zone=name):
                    found.add(("zone", name))
                case m.Players() | m.Neighbour():
                    found |= {SEATS, ("state", "direction")}
                case m.Owes() | m.WasWrong():
                    found.add(ANYTHING)
                case m.PredicateOf(predicate=name) if ("predicate", name) not in done:
                    done.add(("predicate", name))
                    todo += _said(edition, edition.book.predicates(name))
                case m.QuantityOf(quantity=name) if ("quantity", name) not in done:
                    done.add(("quantity", name))
                    todo += _said(edition, edition.book.quantities(name))
    return frozenset(found)


def _said(edition: Edition, clauses: Iterable[Held[Any]]) -> list[Any]:
    found: list[Any] = []
    for held in clauses:
        found.append(held.clause)
        found += [waiver.clause.condition for waiver in edition.book.waivers.get(held.rule.id, ())]
    return found


def bearing(edition: Edition, root: Root, reads: frozenset[Thing]) -> bool:
    """Whether a root can change something of what is read; moves that it offers are roots of their own."""
    changed = _of_turn(edition, root) if root.sort == "turn" else _changed(edition, root.acts)
    if root.acts == ("turn-begins",):
        changed |= {("state", state.name) for state in edition.model.states if state.lasts == "turn"}
    return _meet(changed, reads)


def loop_bears(edition: Edition, loop: Loop, reads: frozenset[Thing]) -> bool:
    """Whether a loop can change something of what is read."""
    own = touched((loop,))
    found = {("state", name) for name in own.writes} | {("zone", name) for name in own.moves}
    return _meet(found | _changed(edition, own.raises), reads)


def _meet(changed: set[Thing], reads: frozenset[Thing]) -> bool:
    if ANYTHING in reads:
        return bool(changed)
    return bool(changed & reads) or (ANY_ZONE in changed and any(sort == "zone" for sort, _ in reads))


def _of_turn(edition: Edition, root: Root) -> set[Thing]:
    steps = next(stage.turns for stage in edition.model.stages if stage.name == root.acts[0])
    found, acts = _by_steps(tuple(step for step in steps or () if not isinstance(step, m.Offer)))
    return found | _changed(edition, acts)


def _changed(edition: Edition, acts: Iterable[str]) -> set[Thing]:
    """What acts and all that they set off can change."""

    def direct(name: str) -> tuple[set[Thing], frozenset[str]]:
        return _by_steps((edition.acts[name].body, tuple(h.clause.body for h in edition.book.effects(name))))

    found: set[Thing] = set()
    for name in reached(acts, lambda act: direct(act)[1]):
        found |= direct(name)[0] | ({SEATS} if edition.acts[name].sort == "kernel" else set())
    return found


def _by_steps(steps: object) -> tuple[set[Thing], frozenset[str]]:
    """What steps change themselves, and the acts that they set off."""
    found = changes(steps)
    return {("state", name) for name in found.states} | {("zone", name) for name in found.zones}, found.done
