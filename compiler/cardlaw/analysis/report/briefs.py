"""Which findings everybody should see, and what a finding says at its table."""

from __future__ import annotations

from cardlaw.analysis.results.finding import Event, Finding, Report
from cardlaw.analysis.results.status import STATUSES
from cardlaw.analysis.results.words import is_exception
from cardlaw.language import model as m
from cardlaw.wording.arguments import Listing, Message, Text
from cardlaw.wording.messages import message

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


def shown_by(model: m.Model, finding: Finding, event: Event | None) -> Message:
    """What a finding says; of a reading that shows by what happens, what that is."""
    axis = next((a for a in model.axes if a.name in finding.settled), None)
    if finding.kind != "ambiguous" or event is None or axis is None:
        return finding.said
    told = tuple(message("so-under", what=word, way=way) for way, word in event.outcomes)
    return message("found-happening", question=Text(axis.text), about=event.about, says=Listing(told))
