"""What would come of the table of a finding if a rule came first, was written anew, or was read otherwise.

Each change is really made to the model, and the engine asked again.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.symbolic.windows import windows_of
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.replay import Replay
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.core.expression_text import said
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message, Verbatim
from cardlaw.wording.messages import message

PAIR = 2
"""A contradiction of two rules can be settled by one of them; with more it is not tried which."""
MOST_TURNS = 4
"""So often a rule that stands in the way is overridden, too, before it is given up."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """The engine's word on the move of a table, and the rules that expressly allow it or forbid it there."""

    word: str
    """May, must, must not and so on, and whether it counts as wrong all the same."""
    allowing: tuple[str, ...] = ()
    forbidding: tuple[str, ...] = ()

    @property
    def said(self) -> Message:
        return message(f"ruling-{self.word}")


@dataclass(frozen=True, slots=True)
class TriedPreference:
    """One party put before the other: what comes of it.

    `too` are rules that stand in its way as well and would have to be overridden with the other; where not even that
    helps, `helps` is not so, and they only say why.
    """

    one: str
    other: str
    then: Message
    too: tuple[str, ...] = ()
    helps: bool = True


@dataclass(frozen=True, slots=True)
class TakenArm:
    """Readings or options taken so and so, and what comes of the table."""

    choices: tuple[tuple[str, int | str], ...]
    chosen: bool
    outcome: Consequence


def parties(model: m.Model, finding: Finding) -> list[m.Rule]:
    """The rules whose clauses a finding names, each once."""
    named = dict.fromkeys(m.rule_of(clause) for clause in finding.clauses)
    rules = {rule.id: rule for rule in model.rules}
    return [rules[name] for name in named if name in rules]


_replay = m.Fact(lambda model: Replay(model, windows_of(model)))
"""The tables of a model, made once."""


def judged(
    model: m.Model, layer: m.Layer, witness: Witness, guilt_of: Container[str] = ("may", "must")
) -> Consequence | None:
    """The engine's word on the move of a witness on a layer, and after some words whether it is wrong."""
    try:
        verdict = _replay(model).verdict(layer, witness)
    except TableError:
        return None
    live = [say for say in verdict.clauses if say.live]
    word: str = verdict.word
    if word in guilt_of and any(say.says == "wrong" for say in live):
        word = f"{word}-wrong"
    return Consequence(
        word,
        tuple(dict.fromkeys(say.rule for say in live if say.says == "strong yes")),
        tuple(dict.fromkeys(say.rule for say in live if say.says == "no")),
    )


# ------------------------------------------------------------------ one rule before another
def preferences(model: m.Model, finding: Finding) -> Iterator[TriedPreference]:
    """Each party of a contradiction put before the other."""
    rules = parties(model, finding)
    if finding.kind != "contradiction" or finding.status == "settled" or len(rules) != PAIR:
        return
    yes, no = rules
    for one, other, allows in ((yes, no, True), (no, yes, False)):
        value = _value(one, other)
        if value is not None:
            yield TriedPreference(one.id, other.id, value)
        elif finding.witness is not None and finding.witness.move is not None:
            found = _put_first(model, finding.layer, finding.witness, (one, other), allows)
            if found is not None:
                yield found


def _value(one: m.Rule, other: m.Rule) -> Message | None:
    """If both give a number: the one that would be left."""
    for mine in one.clauses:
        for theirs in other.clauses:
            match mine.clause, theirs.clause:
                case m.DefineQuantity() as left, m.DefineQuantity() as right if (
                    left.quantity == right.quantity
                ):
                    value = Verbatim(said(left.value))
                    return message("then-value", name=Verbatim(f"`{left.quantity}`"), value=value)
    return None


def _put_first(
    model: m.Model, layer: m.Layer, witness: Witness, rules: tuple[m.Rule, m.Rule], allows: bool
) -> TriedPreference | None:
    """A rule that overrides another, and what else stands in its way."""
    one, other = (rule.id for rule in rules)
    gone = [other]
    first: Consequence | None = None
    for _ in range(MOST_TURNS):
        outcome = judged(overriding(model, one, gone), layer, witness)
        if outcome is None:
            return None
        first = first or outcome
        if outcome.word.startswith(("may", "must")) and (outcome.word == "must-not") != allows:
            return TriedPreference(one, other, outcome.said, tuple(gone[1:]))
        more = [
            rule
            for rule in (outcome.forbidding if allows else outcome.allowing)
            if rule != one and rule not in gone
        ]
        if not more:
            break
        gone += more
    assert first is not None
    still = first.forbidding if allows else first.allowing
    return TriedPreference(one, other, first.said, tuple(rule for rule in still if rule != one), helps=False)


def overriding(model: m.Model, one: str, others: Sequence[str]) -> m.Model:
    """The model with one rule overriding others, and no longer overridden by them."""
    taken = set(others)

    def changed(rule: m.Rule) -> m.Rule:
        if rule.id == one:
            return replace(rule, overrides=(*rule.overrides, m.Override(tuple(others), None)))
        if rule.id in taken:
            left = (replace(o, rules=tuple(id for id in o.rules if id != one)) for o in rule.overrides)
            return replace(rule, overrides=tuple(o for o in left if o.rules))
        return rule

    return replace(model, rules=tuple(changed(rule) for rule in model.rules))


# ------------------------------------------------------------------ guilt
def acquitted(model: m.Model, finding: Finding, guilt: str) -> Consequence | None:
    """What comes of the table without a rule that calls its move wrong."""
    if finding.witness is None:
        return None
    rules = tuple(rule for rule in model.rules if rule.id != guilt)
    return judged(replace(model, rules=rules), finding.layer, finding.witness)


def forbidden(
    model: m.Model, finding: Finding, guilt: str, lawful: Sequence[str]
) -> tuple[str, Consequence] | None:
    """A clause that forbids what a clause calls wrong, put before the rules that allow it; and what comes of it."""
    if finding.witness is None:
        return None
    for rule in model.rules:
        for placed in rule.clauses:
            clause = placed.clause
            if placed.id == guilt and isinstance(clause, m.Norm):
                act = model.act(clause.act)
                written = placed.written.replace(f"wrongly {act.verb}", f"must not {act.name}", 1)
                anew = replace(placed, id=f"{guilt} forbidden", clause=replace(clause, form="must-not"))
                new = replace(rule, id=anew.id, clauses=(anew,), overrides=(m.Override(tuple(lawful), None),))
                outcome = judged(replace(model, rules=(*model.rules, new)), finding.layer, finding.witness)
                return None if outcome is None else (written, outcome)
    return None


# ------------------------------------------------------------------ readings and options
def arms(model: m.Model, finding: Finding) -> list[TakenArm]:
    """What comes of the table under each arm of the readings that a finding hangs on, one reading at a time.

    Where none of them alone changes anything, several are read otherwise together.
    """
    witness = finding.witness
    if witness is None or witness.move is None:
        return []
    axes = {axis.name: axis for axis in model.axes}
    names = [n for n in finding.settled or [axis for axis, _ in finding.depends] if n in axes]
    found = [
        arm
        for name in names
        for value in (each.value for each in axes[name].arms)
        if (arm := _taken(model, witness, ((name, value),))) is not None
    ]
    if len({arm.outcome.word for arm in found}) > 1:
        return found
    for number in range(2, len(names) + 1):
        for some in combinations(names, number):
            values = [
                [arm.value for arm in axes[name].arms if arm.value != model.choice(name)] for name in some
            ]
            for taken in product(*values):
                arm = _taken(model, witness, tuple(zip(some, taken, strict=True)))
                if arm is not None and all(arm.outcome.word != other.outcome.word for other in found):
                    return [*found, arm]
    return found


def _taken(model: m.Model, witness: Witness, choices: tuple[tuple[str, int | str], ...]) -> TakenArm | None:
    every = {**dict(model.choices), **dict(witness.choices), **dict(choices)}
    there = replace(witness, choices=tuple(every.items()), assumed=True)
    outcome = judged(model, "assumption", there, ("may", "must", "must-not"))
    if outcome is None:
        return None
    return TakenArm(choices, all(model.choice(name) == value for name, value in choices), outcome)
