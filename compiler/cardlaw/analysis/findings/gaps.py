"""What a rulebook does not decide: moves, decisions, numbers and words without a clause, and silences it owns up to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from cardlaw.analysis.findings.probe import MoveCase, Probe
from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.status import of_silence
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.solver.formulas import FALSE, TRUE, Lit
from cardlaw.analysis.solver.values import Plain
from cardlaw.analysis.symbolic.verdicts import Judged, WindowFrame
from cardlaw.analysis.witness.replay import Replay
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import (
    Argument,
    SpokenAct,
    SpokenListing,
    SpokenName,
    SpokenRule,
    SpokenSaid,
    SpokenText,
    Verbatim,
)
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say

Known = Mapping[m.Expr, frozenset[str]]
"""The kinds that some cards are known to be of."""


@dataclass(frozen=True, slots=True)
class PlaceOfUse:
    """A place that asks a word: in a clause of a rule, or in the body of an act or stage (None).

    `kinds` are those that the card it is asked of can be of; None where nothing is known of them.
    """

    rule: m.Rule | None
    clause: str | None
    kinds: frozenset[str] | None

    def of(self, kind: str) -> bool:
        return self.kinds is None or kind in self.kinds


def uses(model: m.Model) -> dict[str, list[PlaceOfUse]]:
    """The uses of each word."""
    found: dict[str, list[PlaceOfUse]] = {}
    places: list[tuple[m.Rule | None, str | None, object]] = [(None, None, (model.acts, model.stages))]
    places += [(rule, placed.id, placed.clause) for rule in model.rules for placed in rule.clauses]
    for rule, clause, thing in places:
        for word, kinds in _asked(thing, {}):
            use = PlaceOfUse(rule, clause, kinds)
            if use not in found.setdefault(word, []):
                found[word].append(use)
    return found


def _asked(thing: Any, known: Known) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The words asked in a node, each with the kinds of card that it can be asked of."""
    match thing:
        case m.QuantityOf(quantity=word, subject=subject) | m.PredicateOf(predicate=word, subject=subject):
            yield word, None if subject is None else known.get(subject)
            yield from _asked(subject, known)
        case m.AllOf(parts=parts):
            yield from _in_turn(parts, known)
        case m.If(condition=condition, then=then, otherwise=otherwise):
            yield from _in_turn((condition, then), known)
            yield from _asked(otherwise, known)
        case m.Norm(match=match, condition=condition):
            yield from _in_turn((match, condition), known)
        case m.Effect(match=match, where=where, body=body):
            yield from _in_turn((match, where, body), known)
        case m.DefineQuantity(condition=condition, value=value):
            yield from _in_turn((condition, value), known)
        case m.Some(name=name, domain=domain, where=where) | m.Count(name=name, domain=domain, where=where):
            yield from _asked(domain, known)
            yield from _asked(where, _less(known, name))
        case m.Total(name=name, domain=domain) | m.Best(name=name, domain=domain):
            yield from _asked(domain, known)
            yield from _in_turn((thing.where, thing.value), _less(known, name))
        case m.ForEach(name=name, domain=domain, where=where, start=start, body=body):
            yield from _asked((domain, start), known)
            yield from _in_turn((where, body), _less(known, name))
        case tuple():
            for part in thing:
                yield from _asked(part, known)
        case _ if is_dataclass(thing):
            for each in fields(thing):
                yield from _asked(getattr(thing, each.name), known)


def _in_turn(parts: tuple[Any, ...], known: Known) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Parts of which each is looked at only where those before it hold."""
    for part in parts:
        yield from _asked(part, known)
        known = {**known, **_told(part, known)}


def _told(condition: Any, known: Known) -> dict[m.Expr, frozenset[str]]:
    """The kinds that cards are of where a condition holds."""
    match condition:
        case m.KindIs(card=card, kinds=kinds):
            return {card: frozenset(kinds) & known.get(card, frozenset(kinds))}
        case m.AllOf(parts=parts):
            found: dict[m.Expr, frozenset[str]] = {}
            for part in parts:
                found |= _told(part, {**known, **found})
            return found
    return {}


def _less(known: Known, name: str) -> Known:
    """What is known of other cards than the one that goes by a name now."""
    return {card: kinds for card, kinds in known.items() if card != m.Local(name, "card")}


def stuck(probe: Probe) -> Iterator[Finding]:
    """A window that has to be answered and leaves no lawful answer."""
    of = probe.formulas
    for frame in probe.inquiry.frames:
        if not frame.window.blocking or frame.unsupported or not frame.moves:
            continue
        way_out = of.any(
            way
            for move in frame.moves
            for way in frame.singly(
                move, of.both(move.there, of.any((frame.lawful(move), move.words["contradictory"])))
            )
        )
        acts = SpokenListing(tuple(SpokenAct(act, None) for act in frame.window.acts), "or")
        found = probe.plain(
            "stuck",
            (frame.window.id,),
            (frame.window.holder.id,) if frame.window.holder else (),
            message("found-stuck", acts=acts),
            of.both(frame.facts, ~way_out),
            frame,
        )
        if found is not None and any(move.several for move in frame.moves) and not _is_stuck(probe, found):
            yield probe.unknown("stuck", (frame.window.id,), found.clauses, Unknown(say("cut-cards-move")))
        elif found is not None:
            yield _with_refusals(probe, frame, found)


def _is_stuck(probe: Probe, found: Finding) -> bool:
    """Whether the engine, which lists every set of cards, shows that nothing is lawful."""
    windows = tuple(frame.window for frame in probe.inquiry.frames)
    return Replay(probe.inquiry.model, windows).confirms(found) is True


def _with_refusals(probe: Probe, frame: WindowFrame, found: Finding) -> Finding:
    """The finding with the clauses that forbid what is offered in its witness."""
    if found.witness is None:
        return found
    there = [move for move in frame.moves if probe.holds(move.there, found.witness)]
    refused = [(id, says) for move in there for id, says in probe.says(move, found.witness) if says == "no"]
    clauses = dict.fromkeys((*found.clauses, *(id for id, _ in refused)))
    return replace(found, clauses=tuple(clauses), says=tuple(dict.fromkeys(refused)))


def silent_moves(probe: Probe) -> Iterator[Finding]:
    """A move that a window offers and no clause decides, by the act and the kind of card."""
    for frame in probe.inquiry.frames:
        for name, why in frame.unsupported:
            yield Finding(
                finding_id("unsupported", name, frame.window.id),
                "unsupported",
                "open",
                (),
                message("found-unsupported-move", act=SpokenAct(name, None), why=SpokenSaid(why)),
                "text",
            )
    groups: dict[tuple[str, str], dict[str, MoveCase]] = {}
    for frame in probe.inquiry.frames:
        if not frame.window.blocking:
            continue
        for move in frame.moves:
            key = (move.act.name, _kind(probe, move))
            cases = groups.setdefault(key, {})
            before = cases[frame.window.id].moves if frame.window.id in cases else ()
            cases[frame.window.id] = MoveCase(frame, (*before, (move, move.words["silent"])))
    for (act, kind), cases in groups.items():
        done = SpokenAct(act, (message("a-kind", kind=SpokenName(kind)),) if kind else None)
        found = probe.on_moves("silent", [act, kind], (), message("found-unsaid", act=done), cases.values())
        if found is not None:
            yield found


def _kind(probe: Probe, move: Judged) -> str:
    if move.act.parameters and move.act.parameters[0].type == "card" and isinstance(move.args[0], int):
        return probe.inquiry.situations.layout.cards[move.args[0]].face.kind
    return ""


def silent_words(probe: Probe) -> Iterator[Finding]:
    """A quantity that a rule in force uses and no live clause gives; a predicate that no clause defines."""
    of, inquiry = probe.formulas, probe.inquiry
    users = uses(inquiry.model)
    totals = {
        n.quantity
        for total in nodes(inquiry.model.rules)
        if isinstance(total, m.Total)
        for n in nodes(total)
        if isinstance(n, m.QuantityOf)
    }
    """What some step adds up over cards, as a scoring table does."""
    for quantity in inquiry.model.quantities:
        asking = users.get(quantity.name, [])
        groups: dict[str, list[Lit]] = {}
        subjects: dict[str, Plain] = {}
        for kind, subject in _subjects(probe, quantity):
            live = of.any(candidate.live for candidate in inquiry.algebra.candidates(quantity.name, subject))
            there = TRUE
            if quantity.of == "card" and isinstance(subject, int):
                there = of.reaches(inquiry.situations.capacity[subject], 1)
            lit = of.all((_used(probe, asking, kind), there, ~live))
            if lit != FALSE:
                groups.setdefault(kind, []).append(lit)
                if subject is not None:
                    subjects.setdefault(kind, subject)
        for kind, lits in groups.items():
            name = SpokenName(quantity.name)
            said = message("found-undefined", name=name)
            if kind:
                said = message("found-undefined-of", name=name, kind=SpokenName(kind))
            subject = subjects.get(kind)
            found = probe.plain(
                "count" if quantity.name in totals else "silent",
                (quantity.name, kind),
                (),
                said,
                of.any(lits),
                subject=(quantity.of, subject) if quantity.of and subject is not None else None,
            )
            if found is not None:
                yield _about_word(found, quantity.name, [use for use in asking if not kind or use.of(kind)])
    for predicate in inquiry.model.predicates:
        asking = users.get(predicate.name, [])
        used = _used(probe, asking)
        defined = of.any(
            inquiry.book.in_force(held)
            for held in inquiry.book.all(m.DefinePredicate)
            if held.clause.predicate == predicate.name
        )
        found = probe.plain(
            "silent",
            (predicate.name,),
            (),
            message("found-undefined", name=SpokenName(predicate.name)),
            of.both(used, ~defined),
        )
        if found is not None:
            yield _about_word(found, predicate.name, asking)


def _about_word(found: Finding, word: str, asking: Sequence[PlaceOfUse]) -> Finding:
    """The finding with the places that ask the word, unless nothing is known about it."""
    if found.kind == "unknown":
        return found
    clauses = list(dict.fromkeys(use.clause for use in asking if use.clause is not None))
    where: list[Argument] = [SpokenRule(clause) for clause in clauses]
    where += [message("why-used-in-body")] if any(use.clause is None for use in asking) else []
    used = message("why-used", name=SpokenName(word), where=SpokenListing(tuple(where)))
    return replace(found, word=word, why=(used, message(f"why-not-given-{found.layer}")))


def _subjects(probe: Probe, quantity: m.Quantity) -> Iterator[tuple[str, Plain | None]]:
    if quantity.of is None:
        yield "", None
    elif quantity.of == "card":
        for card in probe.inquiry.situations.cards:
            yield probe.inquiry.situations.layout.cards[card].face.kind, card
    else:
        yield from (("", value) for value in probe.inquiry.situations.members(quantity.of))


def _used(probe: Probe, asking: Sequence[PlaceOfUse], kind: str = "") -> Lit:
    """Some rule in force (or the body of an act) asks the word of such a card."""
    return probe.formulas.any(
        TRUE if use.rule is None else probe.inquiry.book.rule_in_force(use.rule)
        for use in asking
        if not kind or use.of(kind)
    )


def declared(model: m.Model) -> Iterator[Finding]:
    """What the transcription itself marks as left open by the sheet."""
    for silence in model.silences:
        yield Finding(
            finding_id("silent", silence.name),
            "silent",
            of_silence(model, silence),
            silence.resolved_by,
            message("found-silence", text=SpokenText(silence.text)),
            "text",
            settled=silence.resolved_by,
            why=(message("why-silent", name=Verbatim(f"`{silence.name}`")),),
        )
