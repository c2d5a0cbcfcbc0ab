"""Loops on a symbolic table, and what is passed over as a whole: loops past their bound, and moves inside moves.

What comes of it is named after what it is and what it began with, so that the same thing begun the same way has the
same end; whatever it may have changed is a fresh unknown of that name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.analysis.execution.slices import Written
from cardlaw.analysis.unknowns import contents
from cardlaw.analysis.unknowns.paths import CannotFollow, Impossible, PathTooLong
from cardlaw.analysis.unknowns.reading import KnownCards, written_out
from cardlaw.analysis.unknowns.store import UNLIMITED
from cardlaw.analysis.unknowns.terms import SymbolicTerm, Value, one_of, term, total
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.dependencies import NOTHING, read_by
from cardlaw.language.walking import nodes
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.analysis.execution.machine import Machine, RoutineUnderWay

OPEN_PASSES = 1
"""How often a repetition is gone through where it is open if it goes on, before the rest is passed over as a whole:
each such pass is one more path for all that comes after."""
KNOWN_PASSES = 12
"""How often it is gone through where that is known: more than any shipped rule counts to.

One that shuffles is passed over at once: going through it tells nothing about the cards that come. One that only
counts, and asks nothing of the table, is gone through to its end."""
MOST_ONE_BY_ONE = 8
MOST_PASSED = 40
"""So many loops are passed over on one path: each begins with what came of the one before."""
LOSING = ("lose-turn",)
BEGINNING = ("begin", "go-again", "take-over")


def loop(machine: Machine, step: c.Loop, over: c.Each | c.Until, frame: RoutineUnderWay) -> None:
    if isinstance(over, c.Each):
        _each(machine, step, over, frame)
    else:
        _until(machine, step, over.test, frame)


# -------------------------------------------------------------------- repetitions
def _until(machine: Machine, step: c.Loop, test: m.Expr, frame: RoutineUnderWay) -> None:
    path = machine.path
    open_, known = _passes(step.body, test)
    asked = len(path.asked)
    while not machine.holds(test, frame):
        if len(path.asked) == asked:
            known -= 1
        else:
            open_ -= 1
        if min(open_, known) < 0:
            break
        asked = len(path.asked)
        machine.block(step.body, frame)
    else:
        return
    pass_over(machine, step, frame)
    try:
        path.assume(machine.condition(test, frame))
    except Impossible:
        raise CannotFollow(say("cut-endless")) from None


def _passes(body: c.Block, test: m.Expr) -> tuple[int, int]:
    """How often a repetition is gone through at most: where it is open whether it goes on, and where that is known."""
    if read_by(test) == NOTHING:
        return UNLIMITED, UNLIMITED
    shuffles = any(isinstance(node, c.Permute) and node.how == "shuffle" for node in nodes(body))
    return (0, 0) if shuffles else (OPEN_PASSES, KNOWN_PASSES)


# -------------------------------------------------------------------- over members
def _each(machine: Machine, step: c.Loop, over: c.Each, frame: RoutineUnderWay) -> None:
    members = _members(machine, over, frame)
    if members is None:
        pass_over(machine, step, frame)
        return
    if over.type == "player" and over.start is None and len(members) > 1 and not _resets(step.body):
        machine.reading.seat_order = True
    found = [each for each in members if machine.holds(over.where, frame.under(over.member, each))]
    if over.start is not None:
        machine.reading.handed = True
        n, first = machine.store.seating.players, machine.reading.seat(machine.fold(over.start, frame)) or 0
        found.sort(key=lambda seat: (seat - first) % n)
    for member in found:
        frame.names[over.name] = member
        machine.block(step.body, frame)


def _resets(body: c.Block) -> bool:
    """Whether it does not matter who comes first: each has one state set, to the same value."""
    return all(isinstance(step, c.Write) and isinstance(step.value, m.Const | None) for step in body)


def _members(machine: Machine, over: c.Each, frame: RoutineUnderWay) -> list[Value] | None:
    """The members one by one; None if they cannot be told."""
    group = machine.reading.group(over.domain, frame.names)
    if not isinstance(group, KnownCards):
        return list(group.values)
    pieces = written_out(group.content)
    known = [piece for piece in pieces if piece.op == "one"]
    if len(known) > MOST_ONE_BY_ONE or len(pieces) > len(known) + 1:
        return None
    members: list[Value] = [piece.args[0] for piece in known]
    if len(pieces) > len(known):
        single = _single(machine, over, next(p for p in pieces if p.op != "one"), frame)
        return None if single is None else [*single, *members]
    return members


def _single(
    machine: Machine, over: c.Each, piece: SymbolicTerm, frame: RoutineUnderWay
) -> tuple[SymbolicTerm, ...] | None:
    """The card of an unknown piece that a loop is about, if there is none or one; None if there are more.

    Only the first such loop of a path is looked into, so that several do not multiply the ways.
    """

    def where(card: Value) -> Value:
        return machine.condition(over.where, frame.under(over.member, card))

    some = machine.reading.some
    if not machine.path.branch(some("card", KnownCards((piece,)), where)):
        return ()
    if piece.op != "rest" or not isinstance(over.domain, m.CardsIn) or machine.path.number("single"):
        return None
    card = term("member", piece, machine.reading.bound(where), machine.path.number(("member", piece)))
    rest = contents.rest(piece.args[0], piece.args[1], (*piece.args[2], card))
    if machine.path.branch(some("card", KnownCards((rest,)), where)):
        return None
    machine.path.assume(where(card))
    spot = machine.fold(over.domain.zone, frame)
    if spot is not None:
        machine.located[card] = spot
    return (card,)


# -------------------------------------------------------------------- passing over
def pass_over(machine: Machine, step: c.Loop, frame: RoutineUnderWay) -> None:
    """A loop whose course cannot be followed card by card."""
    if len(machine.passed) >= MOST_PASSED:
        raise PathTooLong(machine.path.effort.where(say("more-loops", n=MOST_PASSED)))
    names = tuple(sorted(name for name in machine.slices.names_in(step) if name in frame.names))
    inputs = tuple((name, frame.names[name]) for name in names)
    wrong = None if frame.cause is None else (frame.cause.doer, frame.cause.wrong)
    machine.edition.book.consulted.add(("loop", step, names))
    slice_ = machine.slices.of_loop(step, names)
    tag = term("loop", slice_, inputs, wrong, machine.store.picture())
    machine.passed.append((tag, "ForEach" if isinstance(step.over, c.Each) else "Repeat"))
    machine.before_passing(step)
    _changed(machine, tag, machine.slices.written(step))
    machine.after_passing(step)


def after_cut(machine: Machine, act: str, doer: int | None, args: tuple[Value, ...]) -> None:
    """A move that is looked at by itself, from any situation."""
    tag = term("again", act, doer, args, machine.store.picture())
    machine.cuts.append((act, doer, args))
    machine.touch(("cuts",))
    machine.decided(doer, "again", (act, args))
    machine.edition.book.consulted.add(("written", act))
    _changed(machine, tag, machine.slices.written_by(act))
    if not machine.store.won and machine.store.phase == "turns":
        machine.nobody_has_won()


def _changed(machine: Machine, tag: SymbolicTerm, written: Written) -> None:
    """Whatever may have changed is a fresh unknown."""
    states, zones, verbs = written
    store = machine.store
    store.version += 1
    for state in machine.edition.model.states:
        if state.name in states:
            for key in store.keys(state.each):
                store.set((state.name, key), term("after-state", tag, state.name, key, state.type))
                machine.touch(("state", state.name, key))
    if zones:
        for spot in store.spots():
            store.put(spot, (contents.rest(term("after", tag, *spot)),))
            machine.touch(("zone", *spot))
            machine.draws[spot] = total(
                ((1, machine.draws.get(spot, 0)), (1, term("after-draws", tag, *spot)))
            )
            machine.touch(("draws", *spot))
    if verbs & {*LOSING}:
        for seat in store.seats:
            store.losses[seat] = total(((1, store.losses.get(seat, 0)), (1, term("after-losses", tag, seat))))
            machine.touch(("losses", seat))
    if verbs & {*BEGINNING}:
        store.next_turn = term("after-next", tag)
        machine.touch(("next",))
    if store.phase == "turns" and not store.won and (zones or states):
        won = one_of(term("after-won", tag), frozenset({True}))
        if machine.path.branch(won):
            store.won = True
            store.set(("winner", None), term("after-winner", tag))
            machine.touch(("won",))
