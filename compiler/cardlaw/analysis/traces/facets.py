"""What can be told apart after an act: the normal form of a path's end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.execution.machine import Machine
from cardlaw.analysis.execution.windows import usable
from cardlaw.analysis.unknowns import contents
from cardlaw.analysis.unknowns.store import Spot

Facets = dict[Key, Any]
"""Each thing observed with its value; what is not there is as it was at first."""


def facets(account: Machine) -> Facets:
    """Everything that a path changed, asked, opened, showed or ended."""
    store, found = account.store, Facets()
    for spot, content in store.zones.items():
        pile = store.edition.zones[spot[0]].pile
        shown = contents.joined(content) if pile else contents.gathered(content)
        if pile or shown != contents.gathered(contents.initial(*spot)):
            found["zone", *spot] = shown
    for spot, value in store.states.items():
        if spot == ("direction", None):
            if value == store.seating.direction:
                continue
        elif spot == ("winner", None):
            continue
        found["state", *spot] = value
    for how, counted in (("dealt", account.dealt), ("draws", account.draws)):
        for spot, count in counted.items():
            if count != 0 and store.edition.zones[spot[0]].each == "player":
                found[how, *spot] = count
    for seat, count in store.losses.items():
        if count != 0:
            found["losses", seat] = count
    if store.next_turn is not None:
        found["next",] = store.next_turn
    if store.turn != account.turn:
        found["turn",] = store.turn
    if store.seats != tuple(range(store.seating.players)):
        found["seats",] = store.seats
    if store.won:
        found["won",] = account.level or store.value(("winner", None))
    if store.ended:
        found["ended",] = "round" if store.outcome is None else "ended"
    if store.champion is not None:
        found["champion",] = store.champion
    elif store.phase == "after" and store.outcome is not None:
        found["champion",] = "nobody"
    windows = ((usable(account, each), each.opener, each.until) for each in account.windows)
    if standing := frozenset(window for window in windows if window[0]):
        found["windows",] = standing
    if account.reveals:
        found["reveals",] = seen_by(account.reveals)
    for decision in account.decisions:
        key = ("decisions", decision.player)
        found[key] = (*found.get(key, ()), (decision.sort, decision.options))
    if account.decisions:
        found["order",] = tuple((d.player, d.sort, d.picture) for d in account.decisions)
    return found


def seen_by(
    reveals: Iterable[tuple[Spot, Any, tuple[int, ...]]],
) -> frozenset[tuple[Spot, Any, tuple[int, ...]]]:
    """What was shown with all who have seen it, at once or one after the other."""
    found: dict[tuple[Spot, Any], set[int]] = {}
    for spot, shown, seats in reveals:
        found.setdefault((spot, shown), set()).update(seats)
    return frozenset((spot, shown, tuple(sorted(seats))) for (spot, shown), seats in found.items())
