"""Contradictions: clauses that both apply and say different things; and rules that a table can break."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardlaw.analysis.findings.probe import MoveCase, Probe
from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.status import decided_by
from cardlaw.analysis.results.words import is_duty, still_against
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.solver.formulas import FALSE, TRUE, Lit
from cardlaw.analysis.solver.values import GuardedValues, Plain, Value
from cardlaw.analysis.symbolic.inquiry import MoveCondition
from cardlaw.analysis.symbolic.verdicts import Judged, NormSays, WindowFrame
from cardlaw.language import model as m
from cardlaw.wording.arguments import SpokenListing, SpokenName, SpokenRule
from cardlaw.wording.messages import message

_Key = tuple[str, str]

PERMISSIONS = ("may", "may-even", "may-only")
"""The forms of norms that allow something."""


def contradictions(probe: Probe) -> Iterator[Finding]:
    """A live no and a live strong yes on one move, neither rule overriding the other."""
    pairs: dict[_Key, dict[str, MoveCase]] = {}
    for frame in probe.inquiry.frames:
        for move in frame.moves:
            for one, other in frame.opposed(move):
                lit = probe.formulas.both(one.yes, other.no)
                _add(pairs, (one.held.id, other.held.id), frame, move, lit)
    for (yes, no), cases in _possible(probe, pairs).items():
        said = message("found-clash", rule=SpokenRule(yes), rule_2=SpokenRule(no))
        found = probe.on_moves("contradiction", (yes, no), (yes, no), said, cases.values())
        if found is not None:
            yield found


def _possible(probe: Probe, pairs: dict[_Key, dict[str, MoveCase]]) -> dict[_Key, dict[str, MoveCase]]:
    """The pairs without windows in which no two clauses clash, which is asked for all of them at once."""
    every: dict[str, list[MoveCase]] = {}
    for cases in pairs.values():
        for window, case in cases.items():
            every.setdefault(window, []).append(case)
    there: set[str] = set()
    for window, cases_there in every.items():
        asked = [probe.inquiry.asked(case.frame, case.moves).lit for case in cases_there]
        if len(asked) == 1 or probe.inquiry.perhaps([probe.formulas.any(asked)]):
            there.add(window)
    return {key: {w: case for w, case in cases.items() if w in there} for key, cases in pairs.items()}


def exceptions(probe: Probe) -> Iterator[Finding]:
    """Clashes that the text itself settles: a strong yes and a no that both apply, one rule overriding the other."""
    of, book = probe.formulas, probe.inquiry.book
    pairs: dict[_Key, dict[str, MoveCase]] = {}
    rules: dict[_Key, tuple[m.Rule, m.Rule]] = {}
    for frame in probe.inquiry.frames:
        for move in frame.moves:
            for one in (say for say in move.says if say.held.clause.form in ("may-even", "must")):
                for other in move.says:
                    if not frame.against(one.held, other.held):
                        continue
                    first, second = one.held.rule, other.held.rule
                    settled = of.any((book.overrides(first, second), book.overrides(second, first)))
                    lit = of.all((one.scope, *_forbids(other), settled))
                    if lit != FALSE:
                        rules[one.held.id, other.held.id] = (first, second)
                        _add(pairs, (one.held.id, other.held.id), frame, move, lit)
    yield from _settled(probe, pairs, rules)


def yielding(probe: Probe) -> Iterator[Finding]:
    """Duties that yield to a permission: a must leaves only its own moves, and a rule overrides it for another."""
    of, book = probe.formulas, probe.inquiry.book
    pairs: dict[_Key, dict[str, MoveCase]] = {}
    rules: dict[_Key, tuple[m.Rule, m.Rule]] = {}
    for frame in probe.inquiry.frames:
        for move in frame.moves:
            spoken = of.any(say.yes for say in move.says if say.held.clause.form == "must")
            for say in move.says:
                for duty, somewhere in frame.forced if say.held.clause.form in PERMISSIONS else ():
                    first, second = say.held.rule, duty.rule
                    itself = of.any(other.scope for other in move.says if other.held.id == duty.id)
                    yields = of.both(book.overrides(first, second), say.yes)
                    lit = of.all((move.there, somewhere, ~spoken, ~itself, yields))
                    if lit != FALSE:
                        rules[say.held.id, duty.id] = (first, second)
                        _add(pairs, (say.held.id, duty.id), frame, move, lit)
    yield from _settled(probe, pairs, rules)


def _settled(
    probe: Probe, pairs: dict[_Key, dict[str, MoveCase]], rules: dict[_Key, tuple[m.Rule, m.Rule]]
) -> Iterator[Finding]:
    """The clashes of the printed text in which one rule overrides the other, each at a table."""
    book, home = probe.inquiry.book, probe.inquiry.layer("text")
    for (yes, no), cases in pairs.items():
        for asked in _plain_first(probe, cases.values()):
            try:
                witness = probe.inquiry.smallest(home, asked)
            except Unknown:
                continue
            if witness is None:
                continue
            move = next(judged for judged, _ in asked.moves if judged.stands_for(witness.move))
            first, second = rules[yes, no]
            duty = any(placed.id == no and is_duty(placed.clause) for placed in second.clauses)
            wins = first if probe.holds(book.overrides(first, second), witness) else second
            found = Finding(
                finding_id("contradiction", yes, no),
                "contradiction",
                "settled",
                (yes, no),
                message(
                    "found-duty-yields" if duty else "found-clash-first",
                    rule=SpokenRule(yes),
                    rule_2=SpokenRule(no),
                    rule_3=SpokenRule(wins.id),
                ),
                "text",
                probe.says(move, witness),
                (("text", probe.verdict(move, witness)),),
                witness,
                (wins.id,),
            )
            against = tuple(map(SpokenRule, still_against(found)))
            said = (
                message("found-also", what=found.said, rules=SpokenListing(against))
                if against
                else found.said
            )
            yield replace(found, said=said)
            break


def _plain_first(probe: Probe, cases: Iterable[MoveCase]) -> Iterator[MoveCondition]:
    """The cases where nothing else makes the move contradictory, so that it shows what was settled; then all."""
    several = list(cases)
    for case in several:
        clear = tuple(
            (move, probe.formulas.both(lit, ~move.words["contradictory"])) for move, lit in case.moves
        )
        yield probe.inquiry.asked(case.frame, clear)
    for case in several:
        yield probe.inquiry.asked(case.frame, case.moves)


def _forbids(say: NormSays) -> tuple[Lit, ...]:
    """What has to hold for a norm in scope to say no, overridden or not."""
    match say.held.clause.form:
        case "must-not":
            return (say.scope,)
        case "may-only":
            return (say.scope, ~say.holds)
        case _:
            return (FALSE,)


def guilt(probe: Probe) -> Iterator[Finding]:
    """Moves that break no rule, or that one even demands, and are called wrong; and such as break one and are not."""
    of = probe.formulas
    guilty: dict[_Key, dict[str, MoveCase]] = {}
    innocent: dict[_Key, dict[str, MoveCase]] = {}
    for frame in probe.inquiry.frames:
        for move in frame.moves:
            lawful = frame.lawful(move)
            for clause, wrong in move.wrong.items():
                _add(guilty, (clause, ""), frame, move, of.both(lawful, wrong))
                for say in move.says:
                    if is_duty(say.held.clause):
                        _add(guilty, (clause, say.held.id), frame, move, of.all((lawful, wrong, say.yes)))
            if move.accusers != FALSE:
                blameless = of.all((move.broken, move.accusers, ~of.any(move.wrong.values())))
                for say in move.says:
                    if say.no != FALSE and say.held.rule.breakable:
                        _add(innocent, (say.held.id, ""), frame, move, of.both(blameless, say.no))
    for (clause, duty), cases in guilty.items():
        said = message("found-lawful", rule=SpokenRule(clause))
        if duty:
            said = message("found-demanded", rule=SpokenRule(duty), rule_2=SpokenRule(clause))
        names = (clause, duty) if duty else (clause,)
        found = probe.on_moves("lawful-yet-guilty", names, names, said, cases.values())
        if found is not None:
            yield _with_deciding(found)
    for (clause, _), cases in innocent.items():
        said = message("found-innocent", rule=SpokenRule(clause))
        found = probe.on_moves("unlawful-yet-innocent", (clause,), (clause,), said, cases.values())
        if found is not None:
            yield found


def _with_deciding(found: Finding) -> Finding:
    """The clauses that make the move lawful belong to the finding too."""
    lawful = tuple(clause for clause, says in found.says if says in ("yes", "strong yes"))
    return replace(found, clauses=(*found.clauses, *(c for c in lawful if c not in found.clauses)))


def quantities(probe: Probe) -> Iterator[Finding]:
    """Two live clauses that give one quantity different values."""
    of, algebra = probe.formulas, probe.inquiry.algebra
    for quantity in probe.inquiry.model.quantities:
        subjects: list[Plain | None] = [None]
        if quantity.of is not None:
            subjects = list(probe.inquiry.situations.members(quantity.of))
        seen: set[_Key] = set()
        for subject in subjects:
            live = [each for each in algebra.candidates(quantity.name, subject) if each.live != FALSE]
            known = [_certain(each.value) for each in live]
            for place, one in enumerate(live):
                for there, other in enumerate(live[place + 1 :], place + 1):
                    if known[place] is not None and known[place] == known[there]:
                        continue
                    key = (one.held.id, other.held.id)
                    both = of.both(one.live, other.live)
                    if key in seen or both == FALSE:
                        continue
                    apart = of.both(both, ~algebra.numbers_of.same(one.value, other.value))
                    if apart == FALSE:
                        continue
                    about = None if subject is None else (quantity.of or "card", subject)
                    found = probe.plain(
                        "contradiction",
                        key,
                        key,
                        message(
                            "found-values",
                            rule=SpokenRule(key[0]),
                            rule_2=SpokenRule(key[1]),
                            name=SpokenName(quantity.name),
                        ),
                        of.both(apart, _there(probe, quantity, subject)),
                        subject=about,
                        says=((key[0], "yes"), (key[1], "yes")),
                    )
                    if found is not None:
                        seen.add(key)
                        yield found


def _certain(value: Value) -> Plain | None:
    """What a value is, if that is known beforehand."""
    return value.certain if isinstance(value, GuardedValues) else None


def _there(probe: Probe, quantity: m.Quantity, subject: Plain | None) -> Lit:
    """That the thing a quantity is of can be there at all: a card is in the pack."""
    if quantity.of != "card" or not isinstance(subject, int):
        return TRUE
    return probe.formulas.reaches(probe.inquiry.situations.capacity[subject], 1)


def _add(
    found: dict[_Key, dict[str, MoveCase]], key: _Key, frame: WindowFrame, move: Judged, lit: Lit
) -> None:
    if lit == FALSE:
        return
    cases = found.setdefault(key, {})
    before = cases[frame.window.id].moves if frame.window.id in cases else ()
    cases[frame.window.id] = MoveCase(frame, (*before, (move, lit)))


def breakable(probe: Probe) -> Iterator[Finding]:
    """Every clause that can be broken, at the smallest table at which it is, or at which its duty is left undone."""
    of = probe.formulas
    broken: dict[str, dict[str, MoveCase]] = {}
    rules: dict[str, tuple[m.Rule, m.Norm]] = {}
    for frame in probe.inquiry.frames:
        for move in frame.moves:
            for say in move.says:
                clause = say.held.clause
                if not say.held.rule.breakable or clause.form == "wrongly":
                    continue
                lit = of.both(move.there, say.yes) if is_duty(clause) else of.both(move.broken, say.no)
                if lit != FALSE:
                    rules[say.held.id] = (say.held.rule, clause)
                    cases = broken.setdefault(say.held.id, {})
                    before = cases[frame.window.id].moves if frame.window.id in cases else ()
                    cases[frame.window.id] = MoveCase(frame, (*before, (move, lit)))
    for id, cases in broken.items():
        rule, clause = rules[id]
        said = message("found-undone" if is_duty(clause) else "found-breakable", rule=SpokenRule(id))
        found = probe.on_moves("breakable", (id,), (id,), said, cases.values())
        if found is not None:
            yield found if found.kind == "unknown" else _declared(probe.inquiry.model, rule, found)


def _declared(model: m.Model, rule: m.Rule, found: Finding) -> Finding:
    """The finding with what is said of a breach that nobody answers; the mark itself assumes that it stands."""
    named = [each for each in model.rules if each.id in rule.unanswered]
    said = tuple(message("why-settled", rule=SpokenRule(each.id)) for each in named)
    return replace(
        found,
        status=decided_by(named) if named else "assumed",
        settled=tuple(each.id for each in named),
        depends=(),
        why=said or (message("why-unsettled"),),
    )
