"""Findings told in short: what clashes, where it shows at the table, what settles it, what other editions chose."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from cardlaw.analysis.consequences import parties
from cardlaw.analysis.elsewhere import told_elsewhere
from cardlaw.analysis.findings import Event, Finding, Report
from cardlaw.analysis.meanings import meanings
from cardlaw.analysis.remedies import settlement
from cardlaw.analysis.spoken import spoken
from cardlaw.analysis.status import STATUS, STATUSES
from cardlaw.analysis.telling import Paint, Teller, unpainted
from cardlaw.analysis.wording import (
    clashing,
    clause_named,
    clause_quoted,
    headline,
    is_duty,
    is_exception,
    place_of,
    plainly,
    still_against,
    word_of,
    wrapped,
)
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

QUIET = (
    ("shadowed", "gives way wherever it applies"),
    ("redundant", "could be left out, and nothing would change"),
    ("dead", "never applies"),
)
"""Kinds of clauses that do nothing, with what is said of them."""
OWNED = (
    ("after-the-end", "still applies after the round is over"),
    ("by-example", "rests on a worked example alone"),
    ("breakable", "can be broken"),
)
"""Kinds that are no faults, told a line each: what the text or we decided, and a table may want to know."""
SPOKEN = ("contradiction", "lawful-yet-guilty", "unlawful-yet-innocent")
"""Kinds that the words of the clauses tell by themselves."""
MOST_CITED = 2


NO_EVENTS: Mapping[str, Event] = {}


def in_short(
    report: Report,
    paint: Paint = unpainted,
    width: int = 80,
    others: Sequence[m.Model] = (),
    events: Mapping[str, Event] = NO_EVENTS,
) -> Iterator[str]:
    """Every fault with its table; then exceptions, what can be read in two ways, and what is not said, a line each."""
    model, teller = report.model, Teller.of(report.model)
    for finding in _faults(report):
        yield from _fault(model, teller, finding, paint, width, others, events.get(finding.id))
        yield ""
    yield from _exceptions(report, teller, paint, width)
    yield from _readings(report, teller, paint, width, others, events)
    yield from _silences(report, paint, width)
    yield from _decided(report, teller, paint, width)
    yield from _idle(report, paint, width)


def faults_in_short(
    report: Report,
    only: Collection[Finding],
    paint: Paint = unpainted,
    width: int = 80,
    others: Sequence[m.Model] = (),
    events: Mapping[str, Event] = NO_EVENTS,
) -> Iterator[str]:
    """Some of the faults, each with its table and what would settle it."""
    model, teller = report.model, Teller.of(report.model)
    for finding in _faults(report):
        if finding in only:
            yield ""
            yield from _fault(model, teller, finding, paint, width, others, events.get(finding.id))


def in_brief(report: Report, paint: Paint = unpainted, width: int = 80) -> Iterator[str]:
    """The faults that are open or settled by a reading, a few lines each; of the rest only how much is open."""
    model, teller = report.model, Teller.of(report.model)
    shown = [f for f in _faults(report) if f.status in ("open", "read")]
    for finding in shown:
        name = f"{model.name}  {finding.kind.replace('-', ' ')}"
        head, *rest = wrapped(f"{name}: {_how(model, finding)}", width, "", "  ")
        yield paint("bad" if finding.open else "doubt", name) + head.removeprefix(name)
        yield from rest
        if finding.kind not in SPOKEN:
            yield from wrapped(plainly(finding.said), width, "  ", "    ")
        for place, rule in enumerate(parties(model, finding)[:MOST_CITED]):
            lawful = place > 0 and finding.kind == "lawful-yet-guilty"
            told = f"yet lawful by `{rule.id}`" if lawful else f"“{rule.gloss.text}”"
            yield from wrapped(f"{place_of(rule)}: {told}", width, "  ", "    ")
            if place == 0 and finding.kind == "lawful-yet-guilty":
                yield from _words(model, finding, finding.clauses[0], paint, width, "    ")
        yield from wrapped(_line(teller, finding, paint), width, "  ", "    ")
    yield _counted(report, shown)


def _counted(report: Report, shown: Sequence[Finding]) -> str:
    every = len(report.findings)
    if not every:
        return f"{report.model.name}: nothing found"
    still = sum(finding.open for finding in report.findings if finding not in shown)
    told = f"{report.model.name}: {every} finding{'s' if every != 1 else ''}, {len(shown)} shown"
    return f"{told}, {still} more open" if still else told


def _faults(report: Report) -> list[Finding]:
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


def happening(teller: Teller, event: Event, paint: Paint) -> Iterator[tuple[str, str]]:
    """The table of an event, what is done there and what is chosen on the way, one thing a row."""
    yield from teller.rows(event.witness, paint)
    if event.witness.move is None:
        yield "then", str(event.about)
    if event.answers:
        yield "where", "; ".join(map(str, event.answers))


def _fault(
    model: m.Model,
    teller: Teller,
    finding: Finding,
    paint: Paint,
    width: int,
    others: Sequence[m.Model],
    event: Event | None,
) -> Iterator[str]:
    style = "bad" if finding.open else "doubt" if finding.status != "accepted" else "quiet"
    yield f"{paint(style, headline(finding))}  {paint('quiet', finding.id)}"
    yield from wrapped(plainly(finding.said), width, "  ")
    says = dict(finding.says)
    for clause in finding.clauses:
        rule = next((rule for rule in model.rules if rule.id == m.rule_of(clause)), None)
        if rule is not None:
            placed = next((placed.clause for placed in rule.clauses if placed.id == clause), None)
            word = f": {word_of(placed, says[clause])}" if clause in says else ""
            yield f"    {paint('name', clause_named(clause))} ({paint('quiet', place_of(rule))}){word}"
            yield from wrapped(f"“{rule.gloss.text}”", width, "      ")
            yield from _words(model, finding, clause, paint, width, "      ")
    rows = list(happening(teller, event, paint)) if event else []
    if finding.witness is not None and not rows:
        rows = list(teller.rows(finding.witness, paint))
    if rows:
        room = max((len(name) for name, _ in rows), default=0)
        for name, value in rows:
            head, *more = wrapped(value, width - room - 6, "") or [""]
            yield f"    {paint('quiet', name.ljust(room))}  {head}"
            yield from (f"      {' ' * room}{line}" for line in more)
    for line in finding.why:
        yield from wrapped(f"- {plainly(line)}", width, "    ", "      ")
    for settled in settlement(model, finding, event):
        yield from wrapped(settled, width, "  ", "    ")
    yield from _elsewhere(model, finding, width, others, event)


def _words(
    model: m.Model, finding: Finding, clause: str, paint: Paint, width: int, indent: str
) -> Iterator[str]:
    """The rules that say what the words of a clause mean, with their own words and places."""
    for user, word, rule in meanings(model, finding):
        if user == clause:
            by = "" if rule.id == word else f" by {rule.id}"
            text = f"`{word}`{by} ({place_of(rule)}): “{rule.gloss.text}”"
            yield from wrapped(text, width, indent, f"{indent}  ")


def _elsewhere(
    model: m.Model, finding: Finding, width: int, others: Sequence[m.Model], event: Event | None
) -> Iterator[str]:
    told = told_elsewhere(model, finding, others, event)
    if told:
        yield from wrapped(f"elsewhere: {told}", width, "  ", "    ")


def _line(teller: Teller, finding: Finding, paint: Paint) -> str:
    """The witness as one sentence, with what comes of it."""
    told = "" if finding.witness is None else teller.sentence(finding.witness, paint, mover=False)
    words = list(dict.fromkeys(str(spoken(word)) for _, word in finding.verdicts))
    if finding.kind == "lawful-yet-guilty":
        words.append("yet wrong")
    return f"{told}: {', '.join(words)}" if told and words else told


def _how(model: m.Model, finding: Finding) -> str:
    """How it is settled, in a few words."""
    named = dict.fromkeys((*finding.settled, *(name for name, _ in finding.depends)))
    axes = dict(model.choices)
    told = ", ".join(f"{name}={axes[name]}" if name in axes else name for name in named)
    return f"{STATUS[finding.status]}{f' ({told})' if told else ''}"


# ------------------------------------------------------------------ a line each
def _exceptions(report: Report, teller: Teller, paint: Paint, width: int) -> Iterator[str]:
    """Clashes in which one of the two clauses is there to come first: not told as faults."""
    found = [finding for finding in report.findings if is_exception(finding)]
    if not found:
        return
    yield paint("strong", "two clauses clash, and the text itself says which comes first")
    rules = {rule.id: rule for rule in report.model.rules}
    for finding in found:
        yes, no = (rules[m.rule_of(clause)] for clause in finding.clauses)
        (first,) = finding.settled
        duty = any(p.id == finding.clauses[1] and is_duty(p.clause) for p in no.clauses)
        text = clashing(f"`{yes.id}` ({place_of(yes)})", f"`{no.id}` ({place_of(no)})", duty)
        text += f": `{first}` comes first"
        move = finding.witness.move if finding.witness else None
        tried = f", as when somebody tries to {teller.move(*move, paint)}" if move else ""
        against = still_against(finding)
        still = f"; its clash with {_quoted(against)} is another finding" if against else ""
        yield from wrapped(f"{text}{tried}{still}", width, "  ", "    ")
    yield ""


def _decided(report: Report, teller: Teller, paint: Paint, width: int) -> Iterator[str]:
    """What the text or we decided: the message, where the rule stands, and when it shows."""
    for kind, title in OWNED:
        found = [f for f in report.findings if f.kind == kind and not f.open]
        if found:
            yield paint("strong", title)
        for finding in found:
            rule = parties(report.model, finding)[0]
            by = f" ({', '.join(f'`{name}`' for name in finding.settled if name != rule.id)})"
            text = f"{place_of(rule)}: {plainly(finding.said)}{by if by != ' ()' else ''}"
            move = finding.witness.move if finding.witness else None
            tried = f", as when somebody tries to {teller.move(*move, paint)}" if move else ""
            yield from wrapped(f"{text}{tried}", width, "  ", "    ")
        if found:
            yield ""


def _idle(report: Report, paint: Paint, width: int) -> Iterator[str]:
    """Clauses that do nothing, each with those that it gives way to."""
    for kind, title in QUIET:
        found = [f for f in report.findings if f.kind == kind and not f.open]
        if found:
            yield paint("strong", title)
            told = [f"{_quoted(f.clauses[:1])}{_given_way(f)}" for f in found if f.clauses]
            yield from wrapped(", ".join(told), width, "  ")
            yield ""


def _quoted(clauses: Sequence[str]) -> str:
    return ", ".join(clause_quoted(clause) for clause in clauses)


def _given_way(finding: Finding) -> str:
    return f" (to {_quoted(finding.clauses[1:])})" if len(finding.clauses) > 1 else ""


def _readings(
    report: Report,
    teller: Teller,
    paint: Paint,
    width: int,
    others: Sequence[m.Model],
    events: Mapping[str, Event],
) -> Iterator[str]:
    """What can be read in more than one way: the rules, a table that shows it, and what each arm makes of it."""
    axes = {axis.name: axis for axis in report.model.axes}
    found = {
        finding.settled[0]: finding
        for finding in report.findings
        if finding.kind == "ambiguous" and not finding.open and finding.settled and finding.settled[0] in axes
    }
    if not found:
        return
    yield paint("strong", "can be read in more than one way")
    for name, finding in found.items():
        axis, event = axes[name], events.get(finding.id)
        yield from wrapped(f"{name}: {axis.text.text}", width, "  ", "    ")
        rules = [f"`{rule.id}` ({place_of(rule)})" for rule in parties(report.model, finding)]
        if rules:
            yield from wrapped(", ".join(rules), width, "    ", "      ")
        table = _told_as(teller, finding, event, paint)
        if table:
            yield from wrapped(table, width, "    ", "      ")
        for line in settlement(report.model, finding, event):
            yield from wrapped(line, width, "    ", "      ")
        told = told_elsewhere(report.model, finding, others, event)
        if told:
            yield from wrapped(f"elsewhere: {told}", width, "    ", "      ")
    yield ""


def _told_as(teller: Teller, finding: Finding, event: Event | None, paint: Paint) -> str:
    """The table of a finding or of its event in one sentence."""
    if event is not None:
        done = [] if event.witness.move else [str(event.about)]
        parts = [teller.sentence(event.witness, paint, mover=False), *done, *map(str, event.answers)]
        return "; ".join(part for part in parts if part)
    return teller.sentence(finding.witness, paint, mover=False) if finding.witness else ""


def _silences(report: Report, paint: Paint, width: int) -> Iterator[str]:
    found = [f for f in report.findings if f.owned]
    for title, some in (
        ("not covered by the sheet, still open", [f for f in found if f.open]),
        (
            "not covered by the sheet, settled by an assumption or another rule",
            [f for f in found if not f.open and f.status != "accepted"],
        ),
        ("not covered by the sheet, and accepted", [f for f in found if f.status == "accepted"]),
    ):
        if some:
            yield paint("strong", title)
            for finding in some:
                by = f" ({', '.join(f'`{rule}`' for rule in finding.settled)})" if finding.settled else ""
                why = f" accepted: {finding.reason.text}" if finding.reason else ""
                yield from wrapped(f"{finding.message}{by}{';' if why else ''}{why}", width, "  ", "    ")
            yield ""
