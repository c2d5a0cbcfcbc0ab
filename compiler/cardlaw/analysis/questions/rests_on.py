"""What an answer rests on: the readings whose other arms would give another, and what the printed text alone says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from cardlaw.analysis.findings.settled_by import Judge
from cardlaw.analysis.questions.outcomes import Outcome, judged
from cardlaw.analysis.questions.told import Move, Stand
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.witness.replay import layered
from cardlaw.engine import Table, TableError
from cardlaw.engine.play.decisions import Verdict
from cardlaw.engine.play.situation import Situation
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.messages import Message

LayUnder = Callable[[m.Model, Situation], Table]
HANGS = "hangs"
UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Rests:
    """A reading that an answer rests on, with what each of its other arms would make of it."""

    axis: m.Axis
    arm: m.Arm
    others: tuple[tuple[int | str, str, bool], ...]
    """Arms with the verdict, and whether the move is wrong; `hangs` where what was not told decides then."""


def rests(stand: Stand, outcome: Outcome, move: Move, lay: LayUnder) -> Iterator[Rests]:
    """The readings on which an answer rests, one taken otherwise at a time."""
    model = stand.told.inquiry.model
    for axis in model.axes:
        if axis.sort != "reading" or not _bears(stand, axis.name):
            continue
        chosen = model.choice(axis.name)
        others = []
        for arm in axis.arms:
            if arm.value != chosen:
                found = _under(stand, outcome, move, lay, (axis.name, arm.value))
                if found is not None and found != outcome.pair:
                    others.append((arm.value, *found))
        if others:
            yield Rests(axis, next(arm for arm in axis.arms if arm.value == chosen), tuple(others))


def _bears(stand: Stand, axis: str) -> bool:
    """Whether the answer can hang on a reading at all."""
    lits = [*stand.judged.words.values(), *stand.judged.wrong.values()]
    return any(name[0] == ("axis", axis) for name in stand.told.inquiry.formulas.unknowns(lits))


def _under(
    stand: Stand, outcome: Outcome, move: Move, lay: LayUnder, arm: tuple[str, int | str]
) -> tuple[str, bool] | None:
    """The answer under another arm, replayed by the engine; None if it is the same, or the arm does not play."""
    told, model = stand.told, stand.told.inquiry.model
    try:
        found = stand.possible(told.home(arm=arm), outcome.pair)
    except Unknown:
        return UNKNOWN, False
    if not found or found == [outcome.pair]:
        return None
    if len(found) > 1:
        return HANGS, False
    choices = {**dict(model.choices), arm[0]: arm[1]}
    try:
        table = lay(layered(model, "assumption", choices, True), outcome.situation)
    except TableError:
        return UNKNOWN, False
    replayed, guilt = judged(table, told.seat, move)
    return (replayed.word, bool(guilt)) if (replayed.word, bool(guilt)) == found[0] else (UNKNOWN, False)


# ------------------------------------------------------------------ what follows
@dataclass(frozen=True, slots=True)
class Otherwise:
    """A reading on which what follows from a move rests, and for other arms what then follows instead."""

    axis: m.Axis
    arms: tuple[tuple[int | str, tuple[Message, ...]], ...]


@dataclass(frozen=True, slots=True)
class Without:
    """An assumed rule on which what follows from a move rests, and what follows if it is not assumed."""

    rule: m.Rule
    then: tuple[Message, ...]


def course_rests(
    model: m.Model,
    act: str,
    speaks: Callable[[m.Effect], bool],
    instead: Callable[[m.Model], tuple[Message, ...] | None],
) -> Iterator[Otherwise | Without]:
    """The readings and the assumed rules on which what follows from a move rests, one at a time.

    Tried are those of the rules that can be at work: effects that speak of the move, or of what they bring about, and
    the numbers that these use. `instead` plays it by other rules; None if the same follows.
    """
    rules = _at_work(model, act, speaks)
    named = {
        condition.axis
        for rule in rules
        for condition in (*rule.under, *(o.under for o in rule.overrides if o.under is not None))
    }
    for axis in (axis for axis in model.axes if axis.sort == "reading" and axis.name in named):
        arms = (arm.value for arm in axis.arms if arm.value != model.choice(axis.name))
        under = ((v, layered(model, "assumption", {**dict(model.choices), axis.name: v}, True)) for v in arms)
        found = tuple((value, then) for value, other in under if (then := instead(other)) is not None)
        if found:
            yield Otherwise(axis, found)
    for rule in (rule for rule in rules if rule.layer == "assumption"):
        left = replace(model, rules=tuple(each for each in model.rules if each is not rule))
        if (then := instead(left)) is not None:
            yield Without(rule, then)


def _at_work(model: m.Model, act: str, speaks: Callable[[m.Effect], bool]) -> list[m.Rule]:
    effects = [
        (rule, placed.clause)
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Effect)
        if placed.clause.act != act or speaks(placed.clause)
    ]
    bodies = {each.name: [each.body] for each in model.acts}
    for _, effect in effects:
        bodies.setdefault(effect.act, []).append(effect.body)
    acts: dict[str, None] = {}
    numbers: set[str] = set()
    todo = [act]
    while todo:
        name = todo.pop()
        if name in acts:
            continue
        acts[name] = None
        for node in nodes(tuple(bodies.get(name, ()))):
            if isinstance(node, m.Do):
                todo.append(node.act)
            elif isinstance(node, m.Offering):
                todo += node.acts
            elif isinstance(node, m.QuantityOf):
                numbers.add(node.quantity)
    at_work = {rule.id for rule, effect in effects if effect.act in acts}
    at_work |= {
        rule.id
        for rule in model.rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.DefineQuantity) and placed.clause.quantity in numbers
    }
    return [rule for rule in model.rules if rule.id in at_work]


def contradiction(stand: Stand, outcome: Outcome, move: Move, lay: LayUnder) -> Verdict | None:
    """What the printed text alone says of a move, if that is a contradiction."""
    told, model = stand.told, stand.told.inquiry.model
    if outcome.verdict.word == "contradictory" or not Judge(told.inquiry).speaks["text"]:
        return None
    home, clash = told.home("text"), stand.judged.words["contradictory"]
    try:
        if not stand.can(clash, home) or stand.can(~clash, home):
            return None
        table = lay(layered(model, "text", dict(model.choices), False), outcome.situation)
    except (TableError, Unknown):
        return None
    replayed, _ = judged(table, told.seat, move)
    return replayed if replayed.word == "contradictory" else None
