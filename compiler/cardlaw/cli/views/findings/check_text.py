"""What was found in a rulebook, for people: a summary first, then what needs a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardlaw.cli.screen import Screen
from cardlaw.language import model as m
from cardlaw.wording.arguments import (
    Amount,
    Message,
    SpokenChoice,
    SpokenListing,
    SpokenRule,
    SpokenText,
    Verbatim,
)
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.results.finding import Finding, Report
    from cardlaw.documents.sentences import Speaker

MOST_ASSUMED = 10
"""So many assumptions still fit on the screen beside what the rules contradict; of more only the number is given."""


def added(report: Report, base: Report) -> tuple[Finding, ...]:
    """What a house rule or choice adds to what is found in the edition that it builds on."""
    before = {finding.id: finding.open for finding in base.findings}
    return tuple(f for f in report.findings if f.id not in before or (f.open and not before[f.id]))


def counted(report: Report, say: Speaker, screen: Screen) -> Iterator[str]:
    """How much was found in a rulebook, in one sentence."""
    yield from _counted(report.model.name, report.findings, say, screen)


def _counted(name: str, found: Sequence[Finding], say: Speaker, screen: Screen) -> Iterator[str]:
    if found:
        parts = SpokenListing(tuple(_parts(found)))
        said = message("check-points", name=Verbatim(name), n=Amount(len(found)), parts=parts)
    else:
        said = message("check-nothing", name=Verbatim(name))
    yield from screen.wrap(say.part(said) + ".")


def summary(report: Report, base: Report | None, say: Speaker, screen: Screen) -> Iterator[str]:
    """How much is open, read and assumed, and what; of a house rule only what it adds."""
    found = report.findings if base is None else added(report, base)
    if base is not None:
        name, below = Verbatim(report.model.name), Verbatim(base.model.name)
        if found:
            n, parts = Amount(len(found)), SpokenListing(tuple(_parts(found)))
            yield from screen.wrap(
                say.part(message("check-adds", name=name, base=below, n=n, parts=parts)) + "."
            )
        else:
            yield from screen.wrap(say.part(message("check-adds-nothing", name=name, base=below)) + ".")
    else:
        yield from _counted(report.model.name, found, say, screen)
    yield from _points(report, found, say, screen)
    rest = [] if base is None else [finding for finding in report.findings if finding not in found]
    if base is not None and rest:
        n, open_ = Amount(len(rest)), Amount(sum(finding.open for finding in rest))
        own = message("check-own", base=Verbatim(base.model.name), n=n, open=open_)
        yield ""
        yield from screen.wrap(say(own))


def _parts(found: Sequence[Finding]) -> Iterator[Message]:
    from cardlaw.analysis.results.status import STATUSES

    counts = Counter(finding.status for finding in found)
    for status in STATUSES:
        if counts[status]:
            yield message(f"points-{status}", n=Amount(counts[status]))


def _points(report: Report, found: Sequence[Finding], say: Speaker, screen: Screen) -> Iterator[str]:
    from cardlaw.analysis.results.finding import REMARKS
    from cardlaw.analysis.results.status import STATUSES

    groups: dict[str, list[Finding]] = {head: [] for head in ("open", "remarks", *STATUSES)}
    for finding in found:
        groups["remarks" if finding.open and finding.kind in REMARKS else finding.status].append(finding)
    for head, some in groups.items():
        if some:
            yield ""
            yield screen.paint("strong", say.start(message(f"head-{head}")))
            name, n = Verbatim(report.model.name), Amount(len(some))
            lines = list(dict.fromkeys(map(say, _matters(report.model, some))))
            if head == "assumed" and len(lines) > MOST_ASSUMED:
                lines = [say(message("check-assumptions", name=name, n=n))]
            elif head == "settled":
                lines = [say(message("check-settled", name=name, n=n))]
            for line in lines:
                yield from screen.wrap(line, "  ", "    ")


def _matters(model: m.Model, found: Sequence[Finding]) -> Iterator[Message]:
    """A line for each matter: points that one reading settles are told once, by its question."""
    asked = {_reading(model, finding) for finding in found if finding.kind == "ambiguous"}
    points = Counter(_reading(model, finding) for finding in found)
    for finding in found:
        reading = _reading(model, finding)
        if reading is None or reading not in asked:
            yield point(model, finding)
        elif finding.kind == "ambiguous":
            yield point(model, finding, points[reading])


def _reading(model: m.Model, finding: Finding) -> m.Axis | None:
    """The choice that settles a finding, or the only one on which it depends whether there is anything to settle."""
    only = [name for name, _ in finding.depends] if len(finding.depends) == 1 and not finding.open else []
    return next(
        (axis for name in (*finding.settled, *only) for axis in model.axes if axis.name == name), None
    )


def point(model: m.Model, finding: Finding, points: int = 1) -> Message:
    """A finding in one line: what is found, and what settles it, with how many `points` that settles."""
    settled = _reading(model, finding)
    by_reading = settled is not None and settled.sort == "reading" and finding.status == "read"
    if settled is not None and (finding.kind == "ambiguous" or by_reading):
        question, chosen = SpokenText(settled.text), SpokenChoice(settled.name, model.choice(settled.name))
        if points > 1:
            return message("check-read-more", question=question, value=chosen, n=Amount(points))
        return message("check-read", question=question, value=chosen)
    if finding.kind == "by-example":
        return message("check-read-example", rule=SpokenRule(finding.clauses[0]))
    if finding.reason is not None:
        return message("silence-accepted", what=finding.said, text=SpokenText(finding.reason))
    axes = {axis.name for axis in model.axes}
    rules = tuple(SpokenRule(name) for name in finding.settled if name not in axes)
    if rules:
        from cardlaw.analysis.results.status import arises, silence_of, turns_on

        silence = silence_of(model, finding.id)
        if silence is not None and not arises(model, silence):
            values = tuple(SpokenChoice(each.axis, each.values[0]) for each in turns_on(model, silence))
            listed = SpokenListing(values)
            return message("check-by-arising", what=finding.said, values=listed, rules=SpokenListing(rules))
        return message("check-by", what=finding.said, rules=SpokenListing(rules))
    return finding.said
