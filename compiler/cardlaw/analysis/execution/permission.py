"""Whether a move can be made at all, as a condition: for whoever asks what comes of moves that are made.

Wider than the law: a must that leaves only other moves open is not looked at. What can come of a lawful move is thus
never left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.analysis.unknowns.paths import CannotFollow
from cardlaw.analysis.unknowns.reading import Happening
from cardlaw.analysis.unknowns.terms import Value, conjunction, disjunction, negation
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.analysis.execution.machine import Machine


def allowed(
    machine: Machine, act: m.Act, seat: int | None, args: tuple[Value, ...], cause: Happening | None
) -> Value:
    """The condition under which norms let a move be made, by right or by breaking what can be broken."""
    try:
        return _allowed(machine, act, seat, args, cause)
    except CannotFollow:
        return True


def _allowed(
    machine: Machine, act: m.Act, seat: int | None, args: tuple[Value, ...], cause: Happening | None
) -> Value:
    machine.edition.book.consulted.add(("norms", act.name))
    verdicts = machine.edition.core.verdicts
    norms = [norm for norm in verdicts.norms(act.name) if norm.form != "wrongly"]
    frame = machine.about(act, seat, args, cause)
    scopes = [machine.scope(norm.id, norm.scope, frame) for norm in norms]
    yes: list[Value] = []
    forbidden: list[Value] = []
    for norm, scope in zip(norms, scopes, strict=True):
        if scope is False:
            continue
        killed = disjunction(
            other_scope
            for other, other_scope in zip(norms, scopes, strict=True)
            if other_scope is not False and verdicts.killers[norm.place] >> other.place & 1
        )
        live = conjunction((scope, negation(killed)))
        says: Value = True
        if norm.form == "may-only":
            says = machine.condition(norm.asks, frame)
            no = conjunction((live, negation(says)))
        else:
            no = live if norm.form == "must-not" else False
        if norm.form != "must-not":
            yes.append(conjunction((live, says)))
        breakable = verdicts.breakable >> norm.place & 1
        if not breakable:
            forbidden.append(no)
        elif norm.form == "may-only":
            yes.append(no)
    held_back = negation(disjunction(forbidden))
    return machine.path.known.simplified(conjunction((disjunction(yes), held_back)))
