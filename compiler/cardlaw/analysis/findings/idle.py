"""Clauses that do nothing: never in scope, always overridden, or without which nothing would change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from cardlaw.analysis.facts.seats import beyond, looked_at, seats_of
from cardlaw.analysis.findings.probe import Probe
from cardlaw.analysis.results.finding import IDLE, Finding, finding_id
from cardlaw.analysis.results.status import decided_by
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.solver.formulas import FALSE, Lit
from cardlaw.analysis.symbolic.observations import Observables, Observed
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Held, rulebook_of
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Amount, Message, SpokenAct, SpokenListing, SpokenRule
from cardlaw.wording.catalogue import Kind
from cardlaw.wording.messages import message

C = TypeVar("C", bound=m.Clause)

FIRST_PORTION = 8
"""Things that a clause may bear on which the solver is asked about first; then about the rest."""


def idle(probe: Probe) -> Iterator[Finding]:
    """Norms, definitions and effects, each looked at on every layer and under every choice."""
    look = Observables(probe.inquiry)
    composed = {unit.name for unit in probe.inquiry.model.units if unit.sort in ("pack", "variant")}
    units = {rule.id: rule.unit for rule in probe.inquiry.model.rules}
    for each in (_norms(probe, look), _words(probe, look), _effects(probe)):
        for finding in each:
            many = beyond(*_counted(probe, finding)) if finding.kind in IDLE else None
            if many is not None:
                finding = probe.unknown(finding.kind, finding.clauses[:1], finding.clauses[:1], Unknown(many))
            if finding.kind == "dead" and composed and units[m.rule_of(finding.clauses[0])] not in composed:
                # a pack or variant may leave a clause of the edition without work
                finding = replace(finding, status="settled")
            yield finding


def _counted(probe: Probe, finding: Finding) -> tuple[list[m.Rule], tuple[int, ...], int]:
    """The rules whose words a finding rests on, how many players were looked at, and how many there can be."""
    book = rulebook_of(probe.inquiry.model)
    rules = {rule.id: rule for rule in probe.inquiry.model.rules}
    found: dict[str, m.Rule] = {}
    todo = [m.rule_of(clause) for clause in finding.clauses]
    while todo:
        rule = rules[todo.pop()]
        if rule.id not in found:
            found[rule.id] = rule
            for node in nodes(rule.clauses):
                match node:
                    case m.PredicateOf(predicate=name) | m.QuantityOf(quantity=name):
                        todo += [held.rule.id for held in book.predicates(name)]
                        todo += [held.rule.id for held in book.quantities(name)]
    return list(found.values()), looked_at(book), seats_of(book)[1]


def _norms(probe: Probe, look: Observables) -> Iterator[Finding]:
    of = probe.formulas
    scopes: dict[str, list[Lit]] = {}
    lives: dict[str, list[Lit]] = {}
    frames: dict[str, set[str]] = {}
    for frame in probe.inquiry.frames:
        for move in frame.moves:
            there = of.both(frame.facts, move.there)
            for say in move.says:
                wrong = move.wrong.get(say.held.id, FALSE)
                live = of.any((say.yes, say.no, wrong))
                scopes.setdefault(say.held.id, []).append(of.both(there, say.scope))
                lives.setdefault(say.held.id, []).append(of.both(there, live))
                frames.setdefault(say.held.id, set()).add(frame.window.id)
    offered = {act for frame in probe.inquiry.frames for act in frame.window.acts}
    unseen = {name for frame in probe.inquiry.frames for name, _ in frame.unsupported}
    circular = {rule for circle in probe.inquiry.algebra.circles for rule in circle}
    for held in probe.inquiry.book.all(m.Norm):
        if held.rule.id in circular or not probe.tries(held.rule):
            continue
        if held.clause.act not in offered:
            yield _told(
                "dead",
                held,
                message("found-no-window", act=SpokenAct(held.clause.act, None)),
                (message("why-never-asked"),),
            )
            continue
        if held.clause.act in unseen and held.id not in scopes:
            continue
        found = _never(probe, held, scopes.get(held.id, ()), lives.get(held.id, ()))
        if found is None:
            observed = [o for o in look.moves if o.frame and o.frame.window.id in frames[held.id]]
            found = _redundant(probe, look, held, observed)
        if found is not None:
            yield found


def _words(probe: Probe, look: Observables) -> Iterator[Finding]:
    of, algebra, here = probe.formulas, probe.inquiry.algebra, probe.inquiry.situations
    scopes: dict[str, list[Lit]] = {}
    lives: dict[str, list[Lit]] = {}
    observed: dict[str, list[Observed]] = {}
    for predicate in probe.inquiry.model.predicates:
        for value in here.members(predicate.of):
            whole = []
            for held, live, says in algebra.defining(predicate.name, value):
                scopes.setdefault(held.id, []).append(of.both(algebra.book.in_force(held), says))
                lives.setdefault(held.id, []).append(of.both(live, says))
                whole.append(of.both(live, says))
            meant = Observed((of.any(whole),), word=predicate.name, subject=(predicate.of, value))
            observed.setdefault(predicate.name, []).append(meant)
    for quantity in probe.inquiry.model.quantities:
        for subject in [None] if quantity.of is None else here.members(quantity.of):
            for candidate in algebra.candidates(quantity.name, subject):
                scopes.setdefault(candidate.held.id, []).append(candidate.scope)
                lives.setdefault(candidate.held.id, []).append(candidate.live)
            lits = look.quantity(quantity, subject)
            observed.setdefault(quantity.name, []).append(Observed(lits, word=quantity.name))
    circular = {rule for circle in algebra.circles for rule in circle}

    def about(held: Held[C], word: str) -> Finding | None:
        if held.rule.id in circular or not probe.tries(held.rule):
            return None
        found = _never(probe, held, scopes.get(held.id, ()), lives.get(held.id, ()))
        return found or _redundant(probe, look, held, observed[word])

    yield from filter(None, (about(h, h.clause.predicate) for h in probe.inquiry.book.all(m.DefinePredicate)))
    yield from filter(None, (about(h, h.clause.quantity) for h in probe.inquiry.book.all(m.DefineQuantity)))


def _effects(probe: Probe) -> Iterator[Finding]:
    for happening in probe.inquiry.happenings:
        for applies in happening.effects:
            if not probe.tries(applies.held.rule):
                continue
            found = _never(probe, applies.held, [applies.scope], [applies.live])
            if found is not None:
                yield found


def _never(
    probe: Probe,
    held: Held[C],
    scopes: Iterable[Lit],
    lives: Iterable[Lit],
) -> Finding | None:
    """The clause is never live: dead if it is never even in scope, else shadowed."""
    lits = list(lives)
    anywhere = probe.inquiry.book.anywhere()
    try:
        if probe.inquiry.can([probe.formulas.any(lits), anywhere]):
            return None
        scope = probe.inquiry.can([probe.formulas.any(scopes), anywhere])
    except Unknown as unknown:
        return probe.unknown("dead", (held.id,), (held.id,), unknown)
    if scope:
        by = _overriders(probe, held)
        why = (message("why-by", rules=SpokenListing(tuple(map(SpokenRule, by)))),) if by else ()
        return replace(
            _told("shadowed", held, _of_clause("shadowed", held), why, by),
            status=decided_by((held.rule, *(probe.inquiry.book.rules[rule] for rule in by))),
        )
    return _told("dead", held, _of_clause("dead", held), (message("why-no-situation"),))


def _redundant(probe: Probe, look: Observables, held: Held[C], observed: list[Observed]) -> Finding | None:
    """Nothing that is observed changes when the clause is taken out."""
    whole, less = probe.inquiry.whole, look.without(held.id)
    unknown: Unknown | None = None
    for portion in _portions(sorted(observed, key=lambda thing: not _speaks(held, thing))):
        apart = probe.formulas.any(lit for _, lit in look.all_apart(portion, whole, less))
        try:
            if probe.inquiry.can([apart, probe.inquiry.book.anywhere()]):
                return None
        except Unknown as why:
            unknown = why
    if unknown is not None:
        return probe.unknown("redundant", (held.id,), (held.id,), unknown)
    assumed = held.rule.layer == "assumption"
    return _told(
        "redundant",
        held,
        _of_clause("redundant", held, "-assumed" if assumed else ""),
        (message("why-same-without"),),
    )


def _speaks(held: Held[C], thing: Observed) -> bool:
    """Whether a clause itself says something of a move."""
    return thing.move is not None and any(say.held.id == held.id for say in thing.move.says)


def _portions(things: list[Observed]) -> Iterator[list[Observed]]:
    """Ever more things at a time: few are soon asked about, and all take few questions."""
    size = FIRST_PORTION
    while things:
        yield things[:size]
        things, size = things[size:], size * 4


def _overriders(probe: Probe, held: Held[C]) -> tuple[str, ...]:
    book = probe.inquiry.book
    return tuple(rule.id for rule in probe.inquiry.model.rules if book.overrides(rule, held.rule) != FALSE)


def _of_clause(kind: Kind, held: Held[C], whose: str = "") -> Message:
    """What is found of a rule, or of one clause of a rule that has several."""
    rule, number = m.ClauseId.of(held.id)
    if number is None:
        return message(f"found-{kind}{whose}", rule=SpokenRule(rule))
    return message(f"found-{kind}-clause{whose}", n=Amount(number), rule=SpokenRule(rule))


def _told(
    kind: Kind, held: Held[C], said: Message, why: tuple[Message, ...], by: tuple[str, ...] = ()
) -> Finding:
    """Words that repeat or give way to others are no fault; a clause that can never apply may be one.

    What is no fault counts as what it is itself: printed, read so, or assumed.
    """
    return Finding(
        finding_id(kind, held.id),
        kind,
        "open" if kind == "dead" else decided_by((held.rule,)),
        (held.id, *by),
        said,
        held.rule.layer,
        settled=by,
        why=why,
    )
