"""Readings: arms that play differently, arms that do not, and arms that judge themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cardlaw.analysis.findings.probe import Probe
from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.verdict_words import Verdict, followed, spoken, told_apart, with_guilt
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.solver.formulas import Knowing, Lit
from cardlaw.analysis.solver.values import GuardedValues, Linear, just
from cardlaw.analysis.symbolic.observations import Observables, Observed
from cardlaw.analysis.symbolic.verdicts import WORDS
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.engine.play import speaking
from cardlaw.language import model as m
from cardlaw.wording import arguments
from cardlaw.wording.messages import message


def ambiguous(probe: Probe) -> Iterator[Finding]:
    """Each reading: a situation in which its arms differ, or that some arm never does."""
    look = probe.look
    for axis in probe.inquiry.model.axes:
        if axis.sort != "reading":
            continue
        told = False
        chosen = probe.inquiry.model.choice(axis.name)
        circular = _circular_arms(probe, axis)
        for arm in axis.arms:
            if arm.value == chosen or arm.value in circular:
                continue
            found = _difference(probe, look, axis, arm.value)
            if found is None:
                yield Finding(
                    finding_id("redundant", axis.name, str(arm.value)),
                    "redundant",
                    "open",
                    _rules_under(probe.inquiry.model, axis.name),
                    message(
                        "found-arms-alike",
                        choice=arguments.SpokenChoice(axis.name),
                        value=arguments.SpokenChoice(axis.name, arm.value),
                        value_2=arguments.SpokenChoice(axis.name, chosen),
                    ),
                    "reading",
                    depends=((axis.name, (arm.value,)),),
                    why=(message("why-same-both"),),
                )
            elif not told or found.kind == "unknown":
                told = True
                yield found


def _difference(probe: Probe, look: Observables, axis: m.Axis, value: int | str) -> Finding | None:
    """The smallest situation that tells an arm from the chosen one; verdicts before effects before words."""
    inquiry, book = probe.inquiry, probe.inquiry.book
    free = [a.name for a in inquiry.model.axes if a.sort == "reading" and a.name != axis.name]
    homes = (
        book.readings(True),
        book.readings(True, freed=free),
    )
    for home in homes:
        chosen, other = (
            look.choosing({axis.name: arm}, home) for arm in (inquiry.model.choice(axis.name), value)
        )
        for things in (look.moves, look.effects, look.words):
            apart = look.all_apart(things, chosen, other)
            try:
                found = _witness(probe, home, apart)
            except Unknown as why:
                return probe.unknown("ambiguous", (axis.name, str(value)), (), why)
            if found is not None:
                return _worded(probe, axis, value, chosen, other, *found)
    return None


def _witness(
    probe: Probe, home: Sequence[Lit], apart: list[tuple[Observed, Lit]]
) -> tuple[Witness, Observed] | None:
    """The smallest situation for the first thing that can differ, the moves of one window taken together."""
    groups: dict[object, list[tuple[Observed, Lit]]] = {}
    for thing, lit in apart:
        groups.setdefault(thing.frame or thing, []).append((thing, lit))
    if not probe.inquiry.can([probe.formulas.any(lit for _, lit in apart), *home]):
        return None
    for group in groups.values():
        thing, lit = group[0]
        asked = None
        if thing.frame is not None:
            asked = probe.inquiry.asked(thing.frame, [(t.move, x) for t, x in group if t.move is not None])
        given = home if asked else [lit, *home]
        witness = probe.inquiry.smallest(given, asked, subject=thing.subject)
        if witness is not None:
            move = witness.move
            return witness, next(t for t, _ in group if t.move is None or t.move.stands_for(move))
    return None


def _worded(
    probe: Probe,
    axis: m.Axis,
    value: int | str,
    chosen: Knowing,
    other: Knowing,
    witness: Witness,
    thing: Observed,
) -> Finding:
    words = []
    now = probe.inquiry.model.choice(axis.name)
    for arm, knowing in ((now, chosen), (value, other)):
        told = _told(probe, thing, knowing, witness, standing(probe, axis.name, arm, witness))
        words.append((arguments.SpokenChoice(axis.name, arm), told))
    moved = tuple(
        (a, (v,)) for a, v in witness.choices if dict(probe.inquiry.model.choices)[a] != v and a != axis.name
    )
    (first, one), (second, two) = words
    told_one, told_two = (told for _, told in told_apart(probe.inquiry.model, words))
    said = message(
        "found-ambiguous",
        question=arguments.SpokenText(axis.text),
        about=_about(probe, thing),
        one=spoken(told_one),
        value=first,
        two=spoken(told_two),
        value_2=second,
    )
    return Finding(
        finding_id("ambiguous", axis.name),
        "ambiguous",
        "read",
        _rules_under(probe.inquiry.model, axis.name),
        said,
        "reading",
        verdicts=((first, one), (second, two)),
        witness=witness,
        settled=(axis.name,),
        depends=moved,
    )


def standing(probe: Probe, axis: str, value: int | str, witness: Witness) -> list[str]:
    """The rules of one arm of a reading that hold in a witness and have no steps: words alone, or what they waive."""
    choices = {**dict(witness.choices), axis: value}
    return [
        rule.id
        for rule in probe.inquiry.model.rules
        if any(condition.axis == axis for condition in rule.under)
        and all(choices[condition.axis] in condition.values for condition in rule.under)
        and all(isinstance(placed.clause, m.Waive) for placed in rule.clauses)
    ]


def _told(
    probe: Probe, thing: Observed, knowing: Knowing, witness: Witness, standing: Sequence[str] = ()
) -> Verdict:
    """What is observed in a witness; of an act, with the rules that hold there without steps of their own."""
    lits = knowing.folded(thing.lits)
    holds = [probe.formulas.holds(lit, witness.values) for lit in lits]
    if thing.move is not None:
        word = next((w for w, held in zip(thing.move.words, holds, strict=False) if held), "not offered")
        guilty = holds[len(WORDS) :]
        return with_guilt(str(word), guilty[0]) if guilty else str(word)
    if thing.act is not None:
        happening = next(h for h in probe.inquiry.happenings if h.act.name == thing.act)
        names = [a.held.id for a, held in zip(happening.effects, holds, strict=True) if held]
        order = [rule.id for rule in probe.inquiry.model.rules]
        return followed(sorted((*names, *standing), key=lambda id: order.index(m.rule_of(id))))
    if len(lits) == 1:
        return "yes" if holds[0] else "no"
    if not holds[0]:
        return message("ruling-no-value")
    quantity = next(q for q in probe.inquiry.model.quantities if q.name == thing.word)
    about = None if thing.subject is None else just(thing.subject[1])
    value = probe.inquiry.algebra.quantity(quantity.name, about, quantity.type)
    if isinstance(value, Linear):
        return message("seen-number", n=arguments.Amount(sum(holds[1:])))
    if isinstance(value, GuardedValues):
        for option, held in zip(value.options, holds[1:], strict=True):
            if held:
                return message("seen-value", value=arguments.Verbatim(str(option)))
        return message("ruling-no-value")
    return "yes" if holds[1] else "no"


def _about(probe: Probe, thing: Observed) -> arguments.Message:
    layout = probe.inquiry.situations.layout
    if thing.move is not None:
        act = thing.move.act
        done = (
            arguments.SpokenAct(act.name, None)
            if thing.move.several
            else speaking.act(layout, act, thing.move.args)
        )
        return message("about-move", move=done)
    if thing.act is not None:
        return message("about-act", act=arguments.SpokenAct(thing.act, None))
    word = arguments.SpokenName(thing.word or "")
    if thing.subject is None:
        return message("about-word", word=word)
    of = arguments.Verbatim(layout.text(thing.subject[1], thing.subject[0]))
    return message("about-word-of", word=word, of=of)


def _rules_under(model: m.Model, axis: str) -> tuple[str, ...]:
    """The rules that hang on a reading."""
    return tuple(
        rule.id
        for rule in model.rules
        if any(c.axis == axis for c in rule.under)
        or any(o.under is not None and o.under.axis == axis for o in rule.overrides)
    )


def _circular_arms(probe: Probe, axis: m.Axis) -> set[int | str]:
    """The arms in which a word is defined by itself."""
    found: set[int | str] = set()
    for circle in probe.inquiry.algebra.circles:
        for rule in circle:
            for condition in probe.inquiry.book.rules[rule].under:
                if condition.axis == axis.name:
                    found |= set(condition.values)
    return found


def self_referential(probe: Probe) -> Iterator[Finding]:
    """Conditions that, as printed, judge themselves."""
    for circle in sorted(probe.inquiry.algebra.circles, key=sorted):
        rules = [probe.inquiry.book.rules[rule] for rule in sorted(circle)]
        conditions = [c for rule in rules for c in rule.under]
        settled = any(probe.inquiry.model.choice(c.axis) not in c.values for c in conditions)
        names = [rule.id for rule in rules]
        yield Finding(
            finding_id("self-referential", *names),
            "self-referential",
            "read" if settled else "open",
            tuple(names),
            message("found-self", rule=arguments.SpokenListing(tuple(map(arguments.SpokenRule, names)))),
            "reading",
            settled=tuple(dict.fromkeys(c.axis for c in conditions)),
            depends=tuple(dict.fromkeys((c.axis, c.values) for c in conditions)),
            why=tuple(
                message("why-needs", rule=arguments.SpokenRule(one), rule_2=arguments.SpokenRule(other))
                for one, other in pairwise([*names, names[0]])
            ),
        )
