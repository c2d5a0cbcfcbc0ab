"""Findings told to people and machines: every party with its words and place, the situation, then a way out."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cardlaw.analysis.elsewhere import elsewhere
from cardlaw.analysis.findings import Finding, Report
from cardlaw.analysis.telling import Paint, Teller, unpainted
from cardlaw.language import model as m

STATUS = {
    "open": "open",
    "resolved-by-text": "settled by the text",
    "resolved-by-reading": "settled by a reading",
    "resolved-by-assumption": "settled by an assumption",
    "accepted": "accepted",
}
LAYERS = {"text": "the printed text", "reading": "the text as read", "assumption": "the rules as played"}
QUIET_KINDS = ("redundant", "shadowed")
"""Kinds that are only counted unless everything is asked for."""


def to_json(report: Report) -> list[dict[str, Any]]:
    """The findings for machines."""
    teller = Teller.of(report.model)
    return [_json(report.model, teller, finding) for finding in report.findings]


def _json(model: m.Model, teller: Teller, finding: Finding) -> dict[str, Any]:
    return {
        "id": finding.id,
        "code": finding.code,
        "kind": finding.kind,
        "status": finding.status,
        "layer": finding.layer,
        "message": finding.message,
        "clauses": [_place(model, clause) for clause in finding.clauses],
        "verdicts": dict(finding.verdicts),
        "says": dict(finding.says),
        "settled_by": list(finding.settled),
        "depends": {axis: list(values) for axis, values in finding.depends},
        "witness": teller.plain(finding.witness) if finding.witness else None,
        "derivation": list(finding.derivation),
        "replayed": finding.replayed,
        "reason": finding.reason.text if finding.reason else None,
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
    only_open: bool = False,
    others: Sequence[m.Model] = (),
) -> Iterator[str]:
    """The findings of one model, open ones first; those that need nobody's attention are only counted.

    `others` are editions whose word on the same situation is told, too.
    """
    teller = Teller.of(report.model)
    rank = {
        "open": 0,
        "resolved-by-reading": 1,
        "resolved-by-assumption": 2,
        "resolved-by-text": 3,
        "accepted": 4,
    }
    ordered = sorted(report.findings, key=lambda f: rank[f.status])
    told = [f for f in ordered if everything or f.open or not (only_open or _quiet(f))]
    bare = [f for f in told if f.witness is None and not f.says and f.derivation and f.kind == "silent"]
    for finding in told:
        if finding not in bare:
            yield from _told(report.model, teller, finding, paint, width, others)
            yield ""
    if bare:
        yield from _silences(report.model, bare, paint, width)
        yield ""
    yield from textwrap.wrap(summary(report), width)


def _quiet(finding: Finding) -> bool:
    """Whether a finding needs nobody's attention: the text repeats or settles itself."""
    return finding.kind in QUIET_KINDS or finding.status == "resolved-by-text"


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
) -> Iterator[str]:
    style = "bad" if finding.open else "doubt" if finding.status != "accepted" else "quiet"
    head = f"{finding.kind.replace('-', ' ')} · {STATUS[finding.status]}"
    yield f"{paint(style, head)}  {paint('quiet', f'{model.name} {finding.code} {finding.id}')}"
    yield from _wrapped(finding.message, width, "  ")
    for clause in finding.clauses:
        yield from _party(model, finding, clause, paint, width)
    if finding.witness is not None:
        yield from _situation(teller, finding, paint, width)
    for line in finding.derivation:
        yield from _wrapped(f"- {line}", width, "  ", "    ")
    yield from _way_out(model, finding, paint, width)
    told = [f"{name} {word.replace('-', ' ')}" for name, word in elsewhere(model, finding, others)]
    if told:
        yield from _wrapped(f"elsewhere: {'; '.join(told)}", width, "  ", "    ")


def _party(model: m.Model, finding: Finding, clause: str, paint: Paint, width: int) -> Iterator[str]:
    found = _clause(model, clause)
    if found is None:
        yield f"  {clause}"
        return
    rule, placed = found
    position = placed.position if placed else rule.position
    cited = ", ".join(f"{a}-{b}" if a != b else str(a) for a, b in rule.lines)
    source = f"lines {cited}" if cited else ("assumed" if rule.layer == "assumption" else "")
    where = f"{rule.unit} {source}  {position.file}:{position.line}"
    yield f"  {paint('name', clause)}  {paint('quiet', where)}"
    yield from _wrapped(f"“{rule.gloss.text}”", width, "    ")
    if placed is not None:
        for line in placed.written.splitlines()[:6]:
            yield f"    {paint('quiet', line)}"


def _situation(teller: Teller, finding: Finding, paint: Paint, width: int) -> Iterator[str]:
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
    room = max((len(clause) for clause, _ in said), default=0)
    for clause, says in said:
        yield f"      {clause:<{room}}  {says}"
    for label, verdict in finding.verdicts:
        yield f"      {paint('strong', verdict.replace('-', ' '))}  {paint('quiet', LAYERS.get(label, label))}"


def _way_out(model: m.Model, finding: Finding, paint: Paint, width: int) -> Iterator[str]:
    """How it is settled, or what would settle it."""
    axes = {axis.name: axis for axis in model.axes}
    for name in finding.settled:
        if name in axes:
            axis = axes[name]
            arm = next(a for a in axis.arms if a.value == axis.chosen)
            because = f": {arm.because.text}" if arm.because else ""
            others = ", ".join(f"`{a.value}`" for a in axis.arms if a.value != axis.chosen)
            text = f"settled by reading `{name}`, chosen `{axis.chosen}`{because} (it could be {others})"
            yield from _wrapped(text, width, "  ", "    ")
        elif finding.kind != "silent" or finding.status != "open":
            yield from _wrapped(f"settled by rule `{name}`", width, "  ", "    ")
    for name, values in finding.depends:
        under = " or ".join(f"`{value}`" for value in values)
        word = "there" if finding.layer != "text" or name not in finding.settled else "open"
        yield from _wrapped(f"it is {word} under {name} = {under}", width, "  ", "    ")
    if finding.reason is not None:
        yield from _wrapped(f"accepted: {finding.reason.text}", width, "  ", "    ")
    if finding.open:
        for line in remedies(model, finding):
            yield from _wrapped(line, width, "  ", "    ")


def remedies(model: m.Model, finding: Finding) -> Iterator[str]:
    """What could be written to settle an open finding, in each direction."""
    rules = list(
        dict.fromkeys(found[0].id for c in finding.clauses if (found := _clause(model, c)) is not None)
    )
    match finding.kind:
        case "contradiction" if len(rules) == 2:
            for one, other in (rules, rules[::-1]):
                yield f"to let `{one}` stand, write `overrides {other}` in it, under a reading if the words allow both"
        case "lawful-yet-guilty" if len(rules) > 1:
            guilt, *lawful = rules
            yield f"to call it innocent, let a reading override `{guilt}`, or narrow its condition"
            yield f"to forbid it, narrow {' or '.join(f'`{rule}`' for rule in lawful)}"
        case "unlawful-yet-innocent":
            yield f"widen a `wrongly` clause, or narrow {' or '.join(f'`{rule}`' for rule in rules)}"
        case "silent" | "stuck":
            yield "add a rule that decides it: with its lines if the sheet does, else `assumed`"
        case "dead":
            yield f"take {' or '.join(f'`{rule}`' for rule in rules)} out, or correct its condition"
    yield f'or accept it: `accepted {finding.id} "the reason"`'


def _silences(model: m.Model, findings: Iterable[Finding], paint: Paint, width: int) -> Iterator[str]:
    """Silences that the transcription owns up to, one line each."""
    yield paint("strong", f"{model.name} is silent, as its transcription says")
    for finding in findings:
        mark = paint("bad", "open") if finding.open else paint("quiet", STATUS[finding.status])
        by = f" by {', '.join(f'`{rule}`' for rule in finding.settled)}" if finding.settled else ""
        yield from _wrapped(f"{finding.message}  ({mark}{by})", width, "  ", "    ")


def _wrapped(text: str, width: int, first: str, rest: str | None = None) -> list[str]:
    return textwrap.wrap(
        text,
        max(width, 40),
        initial_indent=first,
        subsequent_indent=first if rest is None else rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
