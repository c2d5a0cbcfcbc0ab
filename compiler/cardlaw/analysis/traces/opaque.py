"""What is passed over as a whole: loops past their bound, and moves made inside moves.

What comes of it is named after what it is and what it began with, so that the same thing begun the same way has the
same end; whatever it may have changed is a fresh unknown of that name.
"""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.traces import contents
from cardlaw.analysis.traces.machine import Frame, Machine
from cardlaw.analysis.traces.paths import TooLong
from cardlaw.analysis.traces.terms import Term, Value, one_of, term, total
from cardlaw.language import model as m
from cardlaw.wording.reasons import say

LOSING = ("lose-turn",)
MOST_PASSED = 40
"""So many steps are passed over on one path: each begins with what came of the one before."""
BEGINNING = ("begin", "go-again", "take-over")


def pass_over(machine: Machine, step: m.Step, frame: Frame) -> None:
    """A step whose course cannot be followed card by card."""
    if len(machine.passed) >= MOST_PASSED:
        raise TooLong(machine.path.effort.where(say("more-loops", n=MOST_PASSED)))
    names = sorted(name for name in machine.slices.names_in(step) if name in frame.names)
    inputs = tuple((name, frame.names[name]) for name in names)
    wrong = None if frame.cause is None else (frame.cause.doer, frame.cause.wrong)
    machine.edition.book.consulted.add(("step", step, tuple(names)))
    slice_ = machine.slices.of_step(step, names)
    tag = term("loop", slice_, inputs, wrong, machine.store.picture())
    machine.passed.append((tag, type(step).__name__))
    machine.before_passing(step)
    _changed(machine, tag, machine.slices.written(step))
    machine.after_passing(step)


def after_cut(machine: Machine, act: str, doer: int | None, args: tuple[Value, ...]) -> None:
    """A move that is looked at by itself, from any situation."""
    picture = machine.store.picture()
    tag = term("again", act, doer, args, picture)
    machine.cuts.append((act, doer, args))
    machine.touch(("cuts",))
    machine.decided(doer, "again", (act, args))
    machine.edition.book.consulted.add(("written", act))
    _changed(machine, tag, machine.slices.written_by(act))
    if not machine.store.won and machine.phase == "turns":
        machine.nobody_has_won()


def _changed(
    machine: Machine, tag: Term, written: tuple[frozenset[str], frozenset[str], frozenset[str]]
) -> None:
    states, zones, verbs = written
    store = machine.store
    store.version += 1
    for state in machine.edition.model.states:
        if state.name in states:
            for key in store.keys(state.each):
                store.set((state.name, key), _state(machine, tag, state, key))
                machine.touch(("state", state.name, key))
    if zones:
        for spot in store.spots():
            store.put(spot, (contents.rest(term("after", tag, *spot)),))
            machine.touch(("zone", *spot))
            if spot in machine.draws or zones:
                machine.draws[spot] = total(
                    ((1, machine.draws.get(spot, 0)), (1, term("after-draws", tag, *spot)))
                )
                machine.touch(("draws", *spot))
    for seat in store.seats:
        if verbs & {*LOSING}:
            store.losses[seat] = total(((1, store.losses.get(seat, 0)), (1, term("after-losses", tag, seat))))
            machine.touch(("losses", seat))
    if verbs & {*BEGINNING}:
        store.next_turn = term("after-next", tag)
        machine.touch(("next",))
    if machine.phase == "turns" and not store.won and (zones or states):
        won = one_of(term("after-won", tag), frozenset({True}))
        if machine.path.branch(won):
            store.won = True
            store.set(("winner", None), term("after-winner", tag))
            machine.touch(("won",))


def _state(machine: Machine, tag: Term, state: m.State, key: Any) -> Term:
    return term("after-state", tag, state.name, key, state.type)
