"""Paths that begin alike: a part that one of them has gone through is not gone through again by the next.

An act is carried out from its beginning on every path. Up to the question at which a path parts from the one before
it, all goes as it went there; so of each part of that what came of it is put in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from cardlaw.analysis.unknowns.paths import PathPart

if TYPE_CHECKING:
    from cardlaw.analysis.execution.machine import Machine

R = TypeVar("R")

CHANGING = (dict, list, set)
KEPT = frozenset(("edition", "events", "noted", "path", "reading", "seating", "slices", "stack", "store"))
"""What no part of a path leaves otherwise than it was, and what is looked after by itself."""


def part(machine: Machine, make: Callable[[], R], looks: bool = False) -> R:
    """What a part of a path returns; whatever it does to the machine is done, gone through or not.

    One that only `looks` changes nothing if it asks nothing and nobody wins, but notes what it has worked out. What
    a part binds names in has to be its own.
    """
    path, reading = machine.path, machine.reading
    number = path.parts
    path.parts = number + 1
    known = path.gone[number] if number < len(path.gone) else None
    if known is not None and known.asked <= path.alike:
        path.parts = known.next
        if known.quiet:
            reading.memo.update(known.after)
            reading.noted += known.after
        else:
            _restore(machine, known.after)
        found: R = known.value
        return found
    own = PathPart()
    if known is None:
        path.gone.append(own)
    else:
        path.gone[number] = own
    asked, noted, version = len(path.asked), len(reading.noted), machine.store.version
    value = make()
    own.value, own.asked, own.next = value, len(path.asked), path.parts
    own.quiet = looks and own.asked == asked and machine.store.version == version
    own.after = {key: reading.memo[key] for key in reading.noted[noted:]} if own.quiet else _state(machine)
    return value


def _state(machine: Machine) -> tuple[Any, ...]:
    """All that can change, as it is now."""
    path, known = machine.path, machine.path.known
    event = machine.events[-1] if machine.events else None
    way = (known.sets, known.bounds, known.facts, path.asked, path.taken, path.given, path.counts)
    return (
        _copied(vars(machine)),
        _copied(vars(machine.store)),
        _copied(vars(machine.reading)),
        [changing.copy() for changing in way],
        None if event is None else event.args,
    )


def _copied(things: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value.copy() if value.__class__ in CHANGING else value
        for name, value in things.items()
        if name not in KEPT
    }


def _restore(machine: Machine, state: tuple[Any, ...]) -> None:
    """Take all that can change as it was."""
    own, store, reading, way, done = state
    vars(machine).update(_copied(own))
    vars(machine.store).update(_copied(store))
    vars(machine.reading).update(_copied(reading))
    path, known = machine.path, machine.path.known
    known.sets, known.bounds, known.facts, path.asked, path.taken, path.given, path.counts = (
        changing.copy() for changing in way
    )
    if machine.events and machine.events[-1].args != done:
        machine.events[-1].give(done)
