"""Which states are only jotted down: set anew wherever they are read, so that what they last were means nothing."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.language import model as m
from cardlaw.language.walking import nodes


def _jotted(model: m.Model) -> frozenset[str]:
    read: dict[str, bool] = {}
    for name, set_before in _readings(model):
        read[name] = read.get(name, True) and set_before
    flags = {state.name for state in model.states if state.type == "yes-no"}
    return frozenset(name for name, always in read.items() if always and name in flags)


jotted = m.Fact(_jotted)
"""The yes-no states of a model that are read, and only behind a step of the same body that sets them."""


def _readings(model: m.Model) -> Iterator[tuple[str, bool]]:
    """Every state that something reads, and whether it was set just before."""
    bodies = [act.body for act in model.acts] + [stage.turns or () for stage in model.stages]
    for rule in model.rules:
        for placed in rule.clauses:
            match placed.clause:
                case m.Effect(body=body, match=pattern, where=where):
                    bodies.append(body)
                    yield from ((name, False) for name in _read((pattern, where)))
                case clause:
                    yield from ((name, False) for name in _read(clause))
    for body in bodies:
        known: set[str] = set()
        for step in body:
            yield from ((name, name in known) for name in _read(step))
            match step:
                case m.Assign(m.StateOf(state=name, key=None)):
                    known.add(name)
                case _:
                    pass


def _read(thing: object) -> Iterator[str]:
    """The states below a node, but for those that are only set there."""
    set_there = {id(node.target) for node in nodes(thing) if isinstance(node, m.Assign)}
    for node in nodes(thing):
        if isinstance(node, m.StateOf) and id(node) not in set_there:
            yield node.state
