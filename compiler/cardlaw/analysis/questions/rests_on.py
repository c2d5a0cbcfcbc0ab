"""What an answer rests on: the readings whose other arms would give another, and what the printed text alone says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardlaw.analysis.findings.settled_by import Judge
from cardlaw.analysis.questions.outcomes import MoveOutcome, judged
from cardlaw.analysis.questions.told import Move, Stand
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.witness.replay import layered
from cardlaw.engine import Table, TableError
from cardlaw.engine.play.decisions import Verdict
from cardlaw.engine.play.situation import Situation
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

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


def rests(stand: Stand, outcome: MoveOutcome, move: Move, lay: LayUnder) -> Iterator[Rests]:
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
    stand: Stand, outcome: MoveOutcome, move: Move, lay: LayUnder, arm: tuple[str, int | str]
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


def contradiction(stand: Stand, outcome: MoveOutcome, move: Move, lay: LayUnder) -> Verdict | None:
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
