"""Roots: the acts that are looked at by themselves, each from any situation in which it can come about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from cardlaw.analysis.traces.editions import Edition
from cardlaw.language import model as m
from cardlaw.language.walking import nodes

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


def roots(edition: Edition, linked: Iterable[frozenset[str]] = ()) -> Iterator[Root]:
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


def links(edition: Edition) -> list[frozenset[str]]:
    """Pairs of stages of which the later asks about what the earlier has done."""
    stages = [s.name for s in edition.model.stages if s.turns is None]
    before = stages[: _turns_at(edition.model)]
    found = []
    for place, late in enumerate(before):
        asked = _asked(edition, late)
        found += [frozenset({early, late}) for early in before[:place] if asked & moved_by(edition, early)]
    return found


def _turns_at(model: m.Model) -> int:
    names = [s.turns is not None for s in model.stages]
    return names.index(True) if True in names else len(names)


def _asked(edition: Edition, act: str) -> set[str]:
    """The zones and states that the conditions of an act's effects read."""
    found: set[str] = set()
    for held in edition.book.effects(act):
        conditions: list[m.Expr] = [held.clause.where]
        for node in nodes(held.clause.body):
            if isinstance(node, m.If):
                conditions.append(node.condition)
            elif isinstance(node, m.Repeat):
                conditions.append(node.until)
        for node in nodes(tuple(conditions)):
            if isinstance(node, m.ZoneOf):
                found.add(node.zone)
    return found


def moved_by(edition: Edition, act: str) -> set[str]:
    """The zones that an act names in its steps, so far as they are changed."""
    found: set[str] = set()
    todo, done = [act], set[str]()
    while todo:
        name = todo.pop()
        if name in done:
            continue
        done.add(name)
        bodies = (edition.acts[name].body, tuple(h.clause.body for h in edition.book.effects(name)))
        for node in nodes(bodies):
            match node:
                case m.MoveCards(target=m.ZoneOf(zone=zone)) | m.Fetch(target=m.ZoneOf(zone=zone)):
                    found.add(zone)
                case m.Deal(zone=zone):
                    found.add(zone)
                case m.Do(act=other):
                    todo.append(other)
    return found
