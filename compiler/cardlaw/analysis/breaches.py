"""Rules that a table can break: what becomes of a breach that nobody objects to is a choice of ours, and is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardlaw.analysis.findings import Finding
from cardlaw.analysis.formulas import FALSE
from cardlaw.analysis.probing import Case, Probe
from cardlaw.analysis.status import decided_by
from cardlaw.analysis.wording import is_duty
from cardlaw.language import model as m
from cardlaw.wording.arguments import Rule
from cardlaw.wording.messages import message


def breakable(probe: Probe) -> Iterator[Finding]:
    """Every clause that can be broken, at the smallest table at which it is, or at which its duty is left undone."""
    of = probe.formulas
    broken: dict[str, dict[str, Case]] = {}
    rules: dict[str, tuple[m.Rule, m.Norm]] = {}
    for frame in probe.inquiry.frames:
        for move in frame.moves:
            for say in move.says:
                clause = say.held.clause
                if not say.held.rule.breakable or clause.form == "wrongly":
                    continue
                lit = of.both(move.there, say.yes) if is_duty(clause) else of.both(move.broken, say.no)
                if lit != FALSE:
                    rules[say.held.id] = (say.held.rule, clause)
                    cases = broken.setdefault(say.held.id, {})
                    before = cases[frame.window.id].moves if frame.window.id in cases else ()
                    cases[frame.window.id] = Case(frame, (*before, (move, lit)))
    for id, cases in broken.items():
        rule, clause = rules[id]
        said = message("found-undone" if is_duty(clause) else "found-breakable", rule=Rule(id))
        found = probe.on_moves("breakable", (id,), (id,), said, cases.values())
        if found is not None:
            yield found if found.kind == "unknown" else _declared(probe.inquiry.model, rule, found)


def _declared(model: m.Model, rule: m.Rule, found: Finding) -> Finding:
    """The finding with what is said of a breach that nobody answers; the mark itself assumes that it stands."""
    named = [each for each in model.rules if each.id in rule.unanswered]
    said = tuple(message("why-settled", rule=Rule(each.id)) for each in named)
    return replace(
        found,
        status=decided_by(named) if named else "assumed",
        settled=tuple(each.id for each in named),
        depends=(),
        why=said or (message("why-unsettled"),),
    )
