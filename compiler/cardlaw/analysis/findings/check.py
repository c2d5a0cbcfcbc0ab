"""All findings about one model, twins hidden, acceptances heeded, witnesses replayed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from cardlaw.analysis.findings import broken_always as breaking
from cardlaw.analysis.findings import contradictions as clashes
from cardlaw.analysis.findings import endings, gaps, idle, readings, texts
from cardlaw.analysis.findings import running_out as growing
from cardlaw.analysis.findings.acceptance import accepted
from cardlaw.analysis.findings.probe import Probe
from cardlaw.analysis.findings.unread import unread
from cardlaw.analysis.results.finding import CODES, Finding, Report, finding_id
from cardlaw.analysis.results.status import STATUSES
from cardlaw.analysis.results.verdict_words import by, spoken
from cardlaw.analysis.solver.values import Unsupported
from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.witness.replay import Replay
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import SpokenListing, SpokenRule, SpokenSaid, Verbatim
from cardlaw.wording.messages import message

PASSES = (
    clashes.contradictions,
    clashes.exceptions,
    clashes.yielding,
    clashes.quantities,
    clashes.guilt,
    clashes.breakable,
    gaps.stuck,
    gaps.silent_moves,
    gaps.silent_words,
    readings.self_referential,
    readings.ambiguous,
    idle.idle,
)
"""What is looked for, in the order in which it is told."""


def check_model(model: m.Model, units: Collection[str] | None = None) -> Report:
    """Everything the analysis finds in a model; idle clauses only among those of `units`, if these are named."""
    try:
        inquiry = Inquiry(model)
    except Unsupported as problem:
        return _without_solver(model, problem.why)
    probe = Probe(inquiry, units)
    found = [finding for look in PASSES for finding in look(probe)]
    found += [*_without_asking(model), *_unsupported(inquiry)]
    told = _without_twins(model, found)
    replay = Replay(model, tuple(frame.window for frame in inquiry.frames))
    told = [f if f.replayed is not None else _replayed(replay, f) for f in told]
    faults = tuple(finding for finding in told if finding.replayed is False)
    findings = [accepted(model, finding) for finding in told if finding.replayed is not False]
    order = list(CODES)
    findings.sort(key=lambda f: (STATUSES.index(f.status), order.index(f.kind), f.layer != "text"))
    questions = inquiry.solver.questions
    inquiry.done()
    return Report(model, tuple(findings), faults, questions)


def _replayed(replay: Replay, finding: Finding) -> Finding:
    """A finding with the engine's word on its witness; one that the engine cannot show is derived instead."""
    confirmed = replay.confirms(finding)
    if finding.witness is None or confirmed is False or (confirmed and finding.witness.told):
        return replace(finding, replayed=confirmed)
    if confirmed:
        clashing = finding.kind == "contradiction" and finding.layer == "text" and len(finding.clauses) > 1
        id = "why-always-contradict" if clashing else "why-everywhere"
        derived = [message(id, rules=SpokenListing(tuple(map(SpokenRule, finding.clauses))))]
    else:
        derived = [
            message("why-verdict", label=by(label), said=spoken(said)) for label, said in finding.verdicts
        ]
    return replace(finding, replayed=confirmed, witness=None, why=(*finding.why, *derived))


def _without_asking(model: m.Model) -> Iterator[Finding]:
    """What is found in the text itself, or by following acts, without a question about all tables."""
    yield from gaps.declared(model)
    yield from unread(model)
    yield from texts.order(model)
    yield from texts.examples(model)
    yield from texts.counts(model)
    yield from growing.short(model)
    yield from breaking.broken(model)
    yield from endings.endings(model)


def _without_solver(model: m.Model, reason: Saying) -> Report:
    """What can be said of a model whose tables formulas cannot express."""
    whole = Finding(
        finding_id("unsupported", model.name),
        "unsupported",
        "open",
        (),
        message("found-unsupported-all", text=Verbatim(f"`{model.name}`"), why=SpokenSaid(reason)),
        "text",
    )
    found = [whole, *_without_asking(model)]
    return Report(model, tuple(accepted(model, finding) for finding in found), (), 0)


def _unsupported(inquiry: Inquiry) -> Iterator[Finding]:
    """Constructs that formulas cannot express, each with the clause it stands in."""
    for clause, reason in dict.fromkeys(inquiry.algebra.beyond):
        yield Finding(
            finding_id("unsupported", clause),
            "unsupported",
            "open",
            (clause,),
            message("found-unsupported", rule=SpokenRule(clause), why=SpokenSaid(reason)),
            "text",
        )


def _without_twins(model: m.Model, found: Iterable[Finding]) -> list[Finding]:
    """Each finding once; one that is only a weaker form of another is hidden behind it."""
    kept: dict[str, Finding] = {}
    for finding in found:
        kept.setdefault(finding.id, finding)
    every = list(kept.values())
    return [finding for finding in every if not any(_hides(model, other, finding) for other in every)]


def _hides(model: m.Model, stronger: Finding, weaker: Finding) -> bool:
    if stronger is weaker:
        return False
    if stronger.kind == weaker.kind and stronger.layer == "text" and weaker.layer != "text":
        return bool(weaker.clauses) and all(
            clause in stronger.clauses or _stands_for(model, clause, stronger.clauses)
            for clause in weaker.clauses
        )
    if (stronger.kind, weaker.kind) == ("stuck", "silent") and stronger.witness and weaker.witness:
        return stronger.witness.window == weaker.witness.window and stronger.settled == weaker.settled
    if (stronger.kind, weaker.kind) == ("self-referential", "dead"):
        return bool({_rule(c) for c in weaker.clauses} & {_rule(c) for c in stronger.clauses})
    return False


def _rule(clause: str) -> str:
    return m.rule_of(clause)


def _stands_for(model: m.Model, clause: str, others: Iterable[str]) -> bool:
    """Whether a clause is a reading's version of one of the others: it overrides it in its arm."""
    rule = next((r for r in model.rules if r.id == _rule(clause)), None)
    if rule is None or rule.layer != "reading":
        return False
    targets = {target for override in rule.overrides for target in override.rules}
    return bool(targets & {_rule(other) for other in others})
