"""What would settle a finding, in each direction, and what would then come of its witness by the engine's word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardlaw.analysis.findings import Finding
from cardlaw.analysis.replaying import Replay
from cardlaw.analysis.saying import said
from cardlaw.analysis.windows import windows_of
from cardlaw.analysis.witnesses import Witness
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m

PAIR = 2
SORTS = ("vocabulary", "edition", "pack", "variant")
"""Files in the order in which they build on each other; packs do not know of one another."""


def remedies(model: m.Model, finding: Finding) -> Iterator[str]:
    """What could be written to settle an open finding, in each direction."""
    rules = [rule.id for rule in parties(model, finding)]
    match finding.kind:
        case "contradiction":
            for one, other, then in overrides(model, finding):
                yield f"to let `{one}` stand, {_preferring(model, one, other)}; then: {then}"
        case "lawful-yet-guilty" if len(rules) > 1:
            guilt, *lawful = rules
            freed = (
                judged(_without(model, guilt), finding.layer, finding.witness) if finding.witness else None
            )
            told = f"; then: {freed}" if freed else ""
            yield f"to call it innocent, narrow `{guilt}`, or let a reading waive it{told}"
            yield f"to forbid it, narrow {_either(lawful)}"
        case "unlawful-yet-innocent":
            yield f"widen a `wrongly` clause, or narrow {_either(rules)}"
        case "broken-always" if rules:
            broken, *at_work = rules
            yield f"correct {_either(at_work) if at_work else 'what happens there'}, or narrow `{broken}`"
            yield "if play never leads to such a table, say with another `always` what keeps it out"
        case "silent" | "stuck":
            yield "add a rule that decides it: with its lines if the sheet does, else `assumed`"
        case "dead":
            yield f"take {_either(rules)} out, or correct its condition"
    yield f'or accept it: `accepted {finding.id} "the reason"`'


def _preferring(model: m.Model, one: str, other: str) -> str:
    """What to write so that one rule comes before another: only the later of two files can name the earlier."""
    rules = {rule.id: rule for rule in model.rules}
    units = {unit.name: unit for unit in model.units}
    mine, theirs = units[rules[one].unit], units[rules[other].unit]
    if mine == theirs:
        return f"write `overrides {other}` in it, under a reading if the words allow both"
    if SORTS.index(mine.sort) > SORTS.index(theirs.sort):
        return f"write `overrides {other}` in it"
    if theirs.sort == "pack":
        return f"leave the pack `{theirs.name}` out, or narrow `{other}` there"
    return f"take `{other}` out of {theirs.sort} `{theirs.name}`, or narrow it"


def _either(rules: list[str]) -> str:
    return " or ".join(f"`{rule}`" for rule in rules)


def parties(model: m.Model, finding: Finding) -> list[m.Rule]:
    """The rules whose clauses a finding names, each once."""
    named = dict.fromkeys(clause.partition("#")[0] for clause in finding.clauses)
    rules = {rule.id: rule for rule in model.rules}
    return [rules[name] for name in named if name in rules]


def overrides(model: m.Model, finding: Finding) -> Iterator[tuple[str, str, str]]:
    """Which rule could override which, and what would then come of the witness; only what changes it."""
    rules = parties(model, finding)
    if finding.kind != "contradiction" or finding.status == "resolved-by-text" or len(rules) != PAIR:
        return
    for one, other in (rules, rules[::-1]):
        then = _value(one, other) or _then(model, finding, one, other)
        if then is not None:
            yield one.id, other.id, then


def _value(one: m.Rule, other: m.Rule) -> str | None:
    """If both give a number: the one that would be left."""
    for mine in one.clauses:
        for theirs in other.clauses:
            match mine.clause, theirs.clause:
                case m.DefineQuantity() as left, m.DefineQuantity() as right if (
                    left.quantity == right.quantity
                ):
                    return f"{left.quantity} is {said(left.value)}"
    return None


def _then(model: m.Model, finding: Finding, one: m.Rule, other: m.Rule) -> str | None:
    if finding.witness is None or finding.witness.move is None:
        return None
    stronger = replace(one, overrides=(*one.overrides, m.Override((other.id,), None)))
    rules = tuple(stronger if rule.id == one.id else rule for rule in model.rules)
    before = judged(model, finding.layer, finding.witness)
    after = judged(replace(model, rules=rules), finding.layer, finding.witness)
    return after if after != before else None


def _without(model: m.Model, id: str) -> m.Model:
    return replace(model, rules=tuple(rule for rule in model.rules if rule.id != id))


def judged(model: m.Model, layer: m.Layer, witness: Witness) -> str | None:
    """The engine's word on the move of a witness on a layer, and whether it is wrong."""
    try:
        verdict = Replay(model, windows_of(model)).verdict(layer, witness)
    except TableError:
        return None
    wrong = any(say.says == "wrong" and say.live for say in verdict.clauses)
    word = verdict.word.replace("-", " ")
    return f"{word}, yet wrong" if wrong and verdict.word in ("may", "must") else word


def arms(model: m.Model, finding: Finding) -> Iterator[tuple[str, str, bool, str]]:
    """For each reading that settles a finding what comes of the witness under each arm: reading, arm, chosen, word."""
    witness = finding.witness
    axes = {axis.name: axis for axis in model.axes}
    if witness is None or witness.move is None:
        return
    for name in finding.settled or tuple(axis for axis, _ in finding.depends):
        if name not in axes:
            continue
        for arm in axes[name].arms:
            choices = {**dict(model.choices), **dict(witness.choices), name: arm.value}
            there = replace(witness, choices=tuple(choices.items()), assumed=True)
            word = judged(model, "assumption", there)
            if word is not None:
                yield name, str(arm.value), arm.value == model.choice(name), word
