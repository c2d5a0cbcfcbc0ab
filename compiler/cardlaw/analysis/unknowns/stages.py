"""Which stages hang together: the later asks about what the earlier has done."""

from __future__ import annotations

from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.walking import nodes


@m.Fact
def links(model: m.Model) -> list[frozenset[str]]:
    """Pairs of stages of which the later asks about what the earlier has done."""
    stages = [s.name for s in model.stages if s.turns is None]
    before = stages[: _turns_at(model)]
    found = []
    for place, late in enumerate(before):
        asked = _asked(model, late)
        found += [frozenset({early, late}) for early in before[:place] if asked & moved_by(model, early)]
    return found


def _turns_at(model: m.Model) -> int:
    names = [s.turns is not None for s in model.stages]
    return names.index(True) if True in names else len(names)


def _asked(model: m.Model, act: str) -> set[str]:
    """The zones and states that the conditions of an act's effects read."""
    found: set[str] = set()
    for held in rulebook_of(model).effects(act):
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


def moved_by(model: m.Model, act: str) -> set[str]:
    """The zones that an act names in its steps, so far as they are changed."""
    acts, book = {each.name: each for each in model.acts}, rulebook_of(model)
    found: set[str] = set()
    todo, done = [act], set[str]()
    while todo:
        name = todo.pop()
        if name in done:
            continue
        done.add(name)
        bodies = (acts[name].body, tuple(h.clause.body for h in book.effects(name)))
        for node in nodes(bodies):
            match node:
                case m.MoveCards(target=m.ZoneOf(zone=zone)) | m.Fetch(target=m.ZoneOf(zone=zone)):
                    found.add(zone)
                case m.Deal(zone=zone):
                    found.add(zone)
                case m.Do(act=other):
                    todo.append(other)
    return found
