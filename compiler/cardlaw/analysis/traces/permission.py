"""Whether a move can be made at all, as a condition: for whoever asks what comes of moves that are made.

Wider than the law: a must that leaves only other moves open is not looked at. What can come of a lawful move is thus
never left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.analysis.traces.paths import Beyond
from cardlaw.analysis.traces.reading import Happening
from cardlaw.analysis.traces.terms import Value, conjunction, disjunction, negation
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.analysis.traces.machine import Machine


def allowed(
    machine: Machine, act: m.Act, seat: int | None, args: tuple[Value, ...], cause: Happening | None
) -> Value:
    """The condition under which norms let a move be made, by right or by breaking what can be broken."""
    try:
        return _allowed(machine, act, seat, args, cause)
    except Beyond:
        return True


def _allowed(
    machine: Machine, act: m.Act, seat: int | None, args: tuple[Value, ...], cause: Happening | None
) -> Value:
    book, reading = machine.edition.book, machine.reading
    norms = [h for h in book.norms(act.name) if h.clause.form != "wrongly"]
    names = machine.norm_names(act, args, cause)
    scopes = [machine.scope(h, {**names, h.clause.subject: seat}, cause) for h in norms]
    yes: list[Value] = []
    forbidden: list[Value] = []
    bent: list[Value] = []
    for held, scope in zip(norms, scopes, strict=True):
        if scope is False:
            continue
        killed = disjunction(
            other_scope
            for other, other_scope in zip(norms, scopes, strict=True)
            if other_scope is not False and book.overrides(other.rule, held.rule)
        )
        live = conjunction((scope, negation(killed)))
        says: Value = True
        if held.clause.form == "may-only":
            reading.cause = cause
            says = reading.truth(reading.of(held.clause.condition, {**names, held.clause.subject: seat}))
            no = conjunction((live, negation(says)))
        else:
            no = live if held.clause.form == "must-not" else False
        if held.clause.form != "must-not":
            yes.append(conjunction((live, says)))
        (bent if held.rule.breakable else forbidden).append(no)
        if held.rule.breakable and held.clause.form == "may-only":
            yes.append(no)
    held_back = negation(disjunction(forbidden))
    return machine.path.known.simplified(conjunction((disjunction(yes), held_back)))
