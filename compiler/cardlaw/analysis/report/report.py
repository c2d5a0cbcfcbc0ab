"""Findings for machines, every party with its words and place; and which of them everybody should see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardlaw.analysis.results.finding import Finding, FindingEvent, Report
from cardlaw.analysis.results.status import STATUSES
from cardlaw.analysis.results.verdict_words import in_words, whose
from cardlaw.analysis.results.words import is_exception
from cardlaw.analysis.witness.tell import Teller
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message, SpokenListing, SpokenText
from cardlaw.wording.messages import as_data, message


def to_json(
    report: Report, events: Mapping[str, FindingEvent] = MappingProxyType({})
) -> list[dict[str, Any]]:
    """The findings for machines."""
    teller = Teller.of(report.model)
    return [_json(report.model, teller, finding, events.get(finding.id)) for finding in report.findings]


def _json(model: m.Model, teller: Teller, finding: Finding, event: FindingEvent | None) -> dict[str, Any]:
    return {
        "id": finding.id,
        "code": finding.code,
        "kind": finding.kind,
        "status": finding.status,
        "layer": finding.layer,
        "message": finding.message,
        "said": as_data(finding.said),
        "clauses": [_place(model, clause) for clause in finding.clauses],
        "verdicts": {whose(label): in_words(verdict) for label, verdict in finding.verdicts},
        "says": dict(finding.says),
        "settled_by": list(finding.settled),
        "depends": {axis: list(values) for axis, values in finding.depends},
        "witness": teller.plain(finding.witness) if finding.witness else None,
        "event": _event(teller, event) if event else None,
        "derivation": list(finding.derivation),
        "why": [as_data(each) for each in finding.why],
        "replayed": finding.replayed,
        "reason": finding.reason.text if finding.reason else None,
    }


def _event(teller: Teller, event: FindingEvent) -> dict[str, Any]:
    outcomes = {str(way): str(word) for way, word in event.outcomes}
    table = teller.plain(event.witness)
    return {
        "about": str(event.about),
        "witness": table,
        "answers": list(map(str, event.answers)),
        "outcomes": outcomes,
        "replayed": True,
    }


def _place(model: m.Model, clause: str) -> dict[str, Any]:
    found = clause_of(model, clause)
    if found is None:
        return {"clause": clause}
    rule, placed = found
    position = placed.position if placed else rule.position
    return {
        "clause": clause,
        "rule": rule.id,
        "unit": rule.unit,
        "layer": rule.layer,
        "lines": [list(span) for span in rule.lines],
        "file": position.file,
        "line": position.line,
        "gloss": rule.gloss.text,
        "written": placed.written if placed else None,
    }


def clause_of(model: m.Model, clause: str) -> tuple[m.Rule, m.PlacedClause | None] | None:
    """The rule of a clause, and the clause if a clause is named."""
    for rule in model.rules:
        for placed in rule.clauses:
            if placed.id == clause:
                return rule, placed
        if rule.id == clause:
            return rule, None
    return None


FAULTS = (
    "contradiction",
    "lawful-yet-guilty",
    "unlawful-yet-innocent",
    "broken-always",
    "self-referential",
    "stuck",
    "several-winners",
    "order",
    "count",
    "unknown",
    "unsupported",
)
"""Kinds that everybody should see, settled or not; the first are the gravest."""


def faults(report: Report) -> list[Finding]:
    """The faults of a report, the open ones and the gravest first."""
    found = [
        f for f in report.findings if (f.kind in FAULTS and not is_exception(f)) or (f.open and not f.owned)
    ]
    order = {kind: place for place, kind in enumerate(FAULTS)}
    return sorted(found, key=lambda f: (STATUSES.index(f.status), order.get(f.kind, len(order))))


def shown_by(model: m.Model, finding: Finding, event: FindingEvent | None) -> Message:
    """What a finding says; of a reading that shows by what happens, what that is."""
    axis = next((a for a in model.axes if a.name in finding.settled), None)
    if finding.kind != "ambiguous" or event is None or axis is None:
        return finding.said
    told = tuple(message("so-under", what=word, way=way) for way, word in event.outcomes)
    return message(
        "found-happening", question=SpokenText(axis.text), about=event.about, says=SpokenListing(told, "each")
    )
