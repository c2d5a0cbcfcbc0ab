"""Findings told to people and machines: every party with its words and place, the situation, then a way out."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cardlaw.analysis.briefs import NO_EVENTS, happening, in_brief, in_short, shown_by
from cardlaw.analysis.elsewhere import told_elsewhere
from cardlaw.analysis.findings import Event, Finding, Report
from cardlaw.analysis.meanings import meanings
from cardlaw.analysis.remedies import settlement
from cardlaw.analysis.spoken import in_words, spoken, whose
from cardlaw.analysis.status import STATUS, STATUSES
from cardlaw.analysis.telling import Paint, Teller, unpainted
from cardlaw.analysis.wording import (
    clause_named,
    headline,
    lines_of,
    plainly,
    word_of,
    wrapped,
)
from cardlaw.language import model as m
from cardlaw.wording.messages import as_data

LAYERS = {"text": "the printed text", "reading": "the text as read", "assumption": "the rules as played"}


def to_json(report: Report, events: Mapping[str, Event] = NO_EVENTS) -> list[dict[str, Any]]:
    """The findings for machines."""
    teller = Teller.of(report.model)
    return [_json(report.model, teller, finding, events.get(finding.id)) for finding in report.findings]


def _json(model: m.Model, teller: Teller, finding: Finding, event: Event | None) -> dict[str, Any]:
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


def _event(teller: Teller, event: Event) -> dict[str, Any]:
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
    found = _clause(model, clause)
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


def _clause(model: m.Model, clause: str) -> tuple[m.Rule, m.PlacedClause | None] | None:
    for rule in model.rules:
        for placed in rule.clauses:
            if placed.id == clause:
                return rule, placed
        if rule.id == clause:
            return rule, None
    return None


# ------------------------------------------------------------------ text
def tell(
    report: Report,
    paint: Paint = unpainted,
    width: int = 80,
    everything: bool = False,
    brief: bool = False,
    others: Sequence[m.Model] = (),
    events: Mapping[str, Event] = NO_EVENTS,
) -> Iterator[str]:
    """The findings of one model: in full, in short, or among others only the faults.

    `others` are editions whose word on the same situation is told, too; `events` what happens by findings.
    """
    if brief and not everything:
        yield from in_brief(report, paint, width)
        return
    told = _in_full if everything else in_short
    yield from told(report, paint, width, others, events)
    yield from textwrap.wrap(summary(report), width)


def _in_full(
    report: Report, paint: Paint, width: int, others: Sequence[m.Model], events: Mapping[str, Event]
) -> Iterator[str]:
    teller = Teller.of(report.model)
    ordered = sorted(report.findings, key=lambda f: STATUSES.index(f.status))
    bare = [f for f in ordered if f.owned]
    for finding in ordered:
        if finding not in bare:
            yield from _told(report.model, teller, finding, paint, width, others, events.get(finding.id))
            yield ""
    if bare:
        yield from _silences(report.model, bare, paint, width)
        yield ""


def summary(report: Report) -> str:
    """How many findings there are, by status and kind."""
    statuses = Counter(f.status for f in report.findings)
    kinds = Counter(f.kind for f in report.findings)
    parts = ", ".join(f"{count} {STATUS[status]}" for status, count in statuses.items())
    sorts = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    total = len(report.findings)
    return (
        f"{report.model.name}: {total} finding{'s' if total != 1 else ''} ({parts or 'none'}): {sorts or '-'}"
    )


def _told(
    model: m.Model,
    teller: Teller,
    finding: Finding,
    paint: Paint,
    width: int,
    others: Sequence[m.Model],
    event: Event | None,
) -> Iterator[str]:
    style = "bad" if finding.open else "doubt" if finding.status != "accepted" else "quiet"
    yield f"{paint(style, headline(finding))}  {paint('quiet', f'{model.name} {finding.code} {finding.id}')}"
    yield from wrapped(plainly(shown_by(model, finding, event)), width, "  ")
    for clause in finding.clauses:
        yield from _party(model, clause, paint, width)
    for _, word, rule in meanings(model, finding):
        yield from _meaning(rule, word, paint, width)
    if event is not None:
        rows = list(happening(teller, event, paint))
        room = max(len(name) for name, _ in rows)
        yield f"  what happens, {event.witness.players} players, as played (shown by the engine):"
        yield from (f"    {name:<{room}}  {value}" for name, value in rows)
    elif finding.witness is not None:
        yield from _situation(model, teller, finding, paint, width)
    for line in finding.why if event is None or finding.kind != "ambiguous" else ():
        yield from wrapped(f"- {plainly(line)}", width, "  ", "    ")
    for text in settlement(model, finding, event):
        yield from wrapped(text, width, "  ", "    ")
    told = told_elsewhere(model, finding, others, event)
    if told:
        yield from wrapped(f"elsewhere: {told}", width, "  ", "    ")


def _party(model: m.Model, clause: str, paint: Paint, width: int) -> Iterator[str]:
    found = _clause(model, clause)
    if found is None:
        yield f"  {clause}"
        return
    rule, placed = found
    position = placed.position if placed else rule.position
    yield f"  {paint('name', clause_named(clause))}  {paint('quiet', _where(rule, position))}"
    yield from wrapped(f"“{rule.gloss.text}”", width, "    ")
    if placed is not None:
        yield from _written(placed, paint)


def _meaning(rule: m.Rule, word: str, paint: Paint, width: int) -> Iterator[str]:
    """A rule that says what a word of some party means."""
    yield f"  {paint('name', rule.id)}  {paint('quiet', _where(rule, rule.position))}"
    yield from wrapped(f"says what `{word}` is: “{rule.gloss.text}”", width, "    ")
    for placed in rule.clauses:
        yield from _written(placed, paint)


def _where(rule: m.Rule, position: m.Position) -> str:
    return f"{rule.unit} {lines_of(rule)}  {position.file}:{position.line}"


def _written(placed: m.PlacedClause, paint: Paint) -> Iterator[str]:
    yield from (f"    {paint('quiet', line)}" for line in placed.written.splitlines()[:6])


def _situation(model: m.Model, teller: Teller, finding: Finding, paint: Paint, width: int) -> Iterator[str]:
    witness = finding.witness
    assert witness is not None
    rows = list(teller.rows(witness, paint))
    if rows:
        shown = "shown by the engine" if finding.replayed else "found by the solver"
        yield f"  the smallest situation, {witness.players} players, on {LAYERS[finding.layer]} ({shown}):"
    names = [name for name, _ in rows]
    room = max((len(name) for name in names), default=0)
    for name, value in rows:
        yield f"    {name:<{room}}  {value}"
    said = [(clause, says) for clause, says in finding.says if says != "overridden"]
    room = max((len(clause_named(clause)) for clause, _ in said), default=0)
    for clause, says in said:
        found = _clause(model, clause)
        word = word_of(found[1].clause if found and found[1] else None, says)
        yield f"      {clause_named(clause):<{room}}  {word}"
    for label, verdict in finding.verdicts:
        said_by = LAYERS.get(label, label) if isinstance(label, str) else whose(label)
        yield f"      {paint('strong', str(spoken(verdict)))}  {paint('quiet', said_by)}"


def _silences(model: m.Model, findings: Iterable[Finding], paint: Paint, width: int) -> Iterator[str]:
    """Silences that the transcription owns up to, one line each."""
    yield paint("strong", f"{model.name} is silent, as its transcription says")
    for finding in findings:
        mark = paint("bad", "open") if finding.open else paint("quiet", STATUS[finding.status])
        by = f" by {', '.join(f'`{rule}`' for rule in finding.settled)}" if finding.settled else ""
        why = f": {finding.reason.text}" if finding.reason else ""
        yield from wrapped(f"{finding.message}  ({mark}{by}{why})", width, "  ", "    ")
