"""Roots: the acts that are looked at by themselves, each from any situation in which it can come about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from cardlaw.analysis.unknowns.editions import Edition
from cardlaw.language import model as m
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
