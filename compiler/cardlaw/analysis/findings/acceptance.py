"""Findings that a rule file accepts, and acceptances of what nobody finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from difflib import get_close_matches

from cardlaw.analysis.results.choices import made
from cardlaw.analysis.results.finding import Finding, Report
from cardlaw.language import model as m


def accepted(model: m.Model, finding: Finding) -> Finding:
    """The finding, with the reason why it is accepted if it is."""
    for acceptance in model.acceptances:
        if acceptance.finding == finding.id:
            return replace(finding, status="accepted", reason=acceptance.reason)
    return finding


def accepted_for_nothing(
    report: Report, checked: Callable[[m.Model], Report], base: m.Model | None = None
) -> Iterator[tuple[m.Acceptance, str | None]]:
    """The acceptances of what is not found, under no arm of any choice either, each with the nearest id that is.

    What the `base` of a variant accepts is a matter of the base: rules that are added may settle what it accepts.
    """
    model = report.model
    ids = {finding.id for finding in report.findings}
    others = base.acceptances if base is not None else ()
    missing = [each for each in model.acceptances if each.finding not in ids and each not in others]
    for axis in model.axes if missing else ():
        for arm in axis.arms:
            if arm.value != model.choice(axis.name) and any(each.finding not in ids for each in missing):
                other = made(model, [(model.name, axis.name, arm.value)])
                ids |= {finding.id for finding in checked(other).findings}
    for acceptance in missing:
        if acceptance.finding not in ids:
            near = get_close_matches(acceptance.finding, sorted(ids), 1)
            yield acceptance, near[0] if near else None
