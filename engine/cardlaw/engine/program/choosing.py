"""Choices that nothing settles beforehand: by a player, by the table, by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlaw.engine.state.layout import Layout
from cardlaw.engine.state.randomness import below, fanned
from cardlaw.engine.state.state import Frame, TableState


def choose_member(
    s: TableState,
    env: list[Any],
    layout: Layout,
    who: int | None,
    members: Sequence[Any],
    zone: int | None,
    type_: str,
    slot: int,
    table: bool,
) -> bool:
    """Somebody picks a member; of cards that the chooser does not see, a place among them. True if it is waited for."""
    blind = zone is not None and not layout.sees(who, zone)
    if type_ == "card" and not blind:
        members = sorted(members)
    options = tuple(fanned(s, s.serial, members)) if blind else tuple(dict.fromkeys(members))
    if not options or (who is None and not table):
        s.tally("nothing to choose")
        env[slot] = None
        return False
    s.pending = ("choose", who, type_, options, slot, blind)
    return True


def choose_together(
    s: TableState, f: Frame, domains: Mapping[int, Any], todo: int, made: int, base: int, type_: str
) -> bool:
    """Each chooser picks unseen; the picks are set once all are made. True while somebody is to pick."""
    env = f.locals
    while env[todo]:
        seat = env[todo][0]
        found = domains[seat](s, env)
        options = tuple(sorted(set(found))) if type_ == "card" else tuple(dict.fromkeys(found))
        if options:
            f.pc -= 1
            s.pending = ("secret", seat, type_, options, todo, made)
            return True
        env[todo] = env[todo][1:]
    for seat, value in env[made]:
        s.vars[base + seat] = value
        if s.log is not None:
            s.log.append(("set", base + seat, value))
    env[todo] = env[made] = None
    return False


def draw_between(s: TableState, low: int, high: int) -> int:
    """Chance gives a number; a scripted one is brought into the range."""
    drawn = min(max(s.chances.pop(0), low), high) if s.chances else low + below(s, high - low + 1)
    if s.log is not None:
        s.log.append(("chance", drawn, low, high))
    return drawn


def draw_weighted(s: TableState, weights: tuple[int, ...]) -> int:
    """Chance gives a number from 1, by weight; a scripted one counts as it is."""
    if s.chances:
        number = (s.chances.pop(0) - 1) % len(weights) + 1
    else:
        drawn, number = below(s, sum(weights)), 1
        while drawn >= weights[number - 1]:
            drawn -= weights[number - 1]
            number += 1
    if s.log is not None:
        s.log.append(("chance", number, 1, len(weights)))
    return number


def from_seat(seats: Sequence[int], first: int | None, n: int) -> list[int]:
    """Seats clockwise from one."""
    start = first or 0
    return sorted(seats, key=lambda seat: (seat - start) % n)


def kept(s: TableState, env: list[Any], members: Sequence[Any], tests: Mapping[Any, Any]) -> list[Any]:
    """The members that pass the test for each."""
    return [member for member in members if tests[member](s, env)]
