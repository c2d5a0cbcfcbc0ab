"""Editions side by side: every pair compared, each difference judged by all of them, and who agrees with whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from cardlaw.analysis.comparing import Ground, Pair, Side, common_ground
from cardlaw.analysis.differences import MOVES, Compared, Comparison, Difference
from cardlaw.analysis.findings import finding_id
from cardlaw.analysis.joining import joined, merged
from cardlaw.analysis.replaying import situation
from cardlaw.analysis.windows import Window
from cardlaw.analysis.witnesses import Witness
from cardlaw.engine.errors import TableError
from cardlaw.engine.norms import bits
from cardlaw.engine.program import program_of
from cardlaw.engine.situation import set_up
from cardlaw.language import model as m


def compare_models(models: Sequence[m.Model], effects: bool = True) -> Comparison:
    """Every pair of the models, with each difference in legality judged by all of them."""
    grounds: dict[object, Ground] = {}
    differences: list[Difference] = []
    compared: list[Compared] = []
    sides: dict[str, Side] = {}
    for one, other in combinations(models, 2):
        common = common_ground(one, other)
        if common is None:
            compared.append(_apart(one, other))
            continue
        key = (tuple(sorted(common[0].items())), common[1])
        ground = grounds.setdefault(key, Ground(*common))
        pair = Pair(ground.side(one), ground.side(other))
        sides.setdefault(one.name, pair.one)
        sides.setdefault(other.name, pair.other)
        for found in pair.moves():
            if isinstance(found, Difference):
                differences.append(found)
            else:
                compared.append(found)
        if effects:
            for result in _effects(one, other):
                if isinstance(result, Difference):
                    differences.append(result)
                else:
                    compared.append(result)
    judged = [_judged(each, models, sides) for each in differences if each.sort in MOVES]
    faults = tuple(each for each in judged if each.replayed is False)
    kept = merged(each for each in judged if each.replayed is not False)
    kept += joined([each for each in differences if each.sort not in MOVES], models)
    names = tuple(model.name for model in models)
    return Comparison(names, tuple(_in_order(each, names) for each in kept), tuple(compared), faults)


def _in_order(each: Difference, names: Sequence[str]) -> Difference:
    verdicts, clauses = dict(each.verdicts), dict(each.clauses)
    return replace(
        each,
        verdicts=tuple((name, verdicts[name]) for name in names if name in verdicts),
        clauses=tuple((name, clauses[name]) for name in names if name in clauses),
    )


def _apart(one: m.Model, other: m.Model) -> Compared:
    return Compared(
        one.name, other.name, "offer", "the cards", "unknown", "they have no pack or seats in common"
    )


def _effects(one: m.Model, other: m.Model) -> Iterator[Difference | Compared]:
    """What happens, compared by traces, in the terms of this comparison."""
    from cardlaw.analysis.effects import compare_effects

    found = compare_effects(one, other)
    for each in found.differences:
        yield Difference(
            finding_id(each.id, one.name, other.name),
            "effect",
            each.kind,
            (each.topic,) if each.topic else (),
            each.root,
            ((one.name, each.a), (other.name, each.b)),
            ((one.name, each.rules_a), (other.name, each.rules_b)),
            each.witness,
            each.replayed,
            under=each.under,
            answers=each.answers,
            facet=each.facet,
            scene=each.scene,
        )
    for same in found.same:
        yield Compared(one.name, other.name, "effect", same.what, "same", same.how)
    for unsettled in found.unknown:
        yield Compared(one.name, other.name, "effect", unsettled.what, "unknown", unsettled.reason)


# ------------------------------------------------------------------ every edition's word on a witness
def _judged(difference: Difference, models: Sequence[m.Model], sides: dict[str, Side]) -> Difference:
    """The difference with the engine's word of every edition in its witness; replayed if the claim came true."""
    witness = difference.witness
    if witness is None or witness.move is None:
        return difference
    verdicts: dict[str, str] = {}
    clauses: dict[str, tuple[str, ...]] = {}
    for model in models:
        window = _window(sides.get(model.name), difference, witness)
        if window is None:
            continue
        try:
            word, deciding = judged_at(model, window, witness, difference.sort == "guilt")
        except TableError:
            continue
        verdicts[model.name] = word
        clauses[model.name] = deciding
    claimed = dict(difference.verdicts)
    shown = all(verdicts.get(name) == word for name, word in claimed.items())
    return replace(
        difference, verdicts=tuple(verdicts.items()), clauses=tuple(clauses.items()), replayed=shown
    )


def _window(side: Side | None, difference: Difference, witness: Witness) -> Window | None:
    if side is None or witness.move is None:
        return None
    act = witness.move[0]
    moment = difference.about.removeprefix(f"{act} ")
    moves = side.offered.get((moment, act))
    return moves[0].frame.window if moves else None


def judged_at(model: m.Model, window: Window, witness: Witness, guilt: bool) -> tuple[str, tuple[str, ...]]:
    """The engine's word on the move of a witness, or on its guilt, with the clauses it rests on."""
    assert witness.move is not None
    act, args = witness.move
    program = program_of(model, witness.players)
    state = set_up(program, situation(witness, {witness.window or "": window}), 0, "strict")
    causes = state.windows[-1].causes if state.windows else ()
    acts = [program.algebra.acts[name] for name in window.acts]
    number = program.algebra.acts[act]
    norms = program.norms
    if guilt:
        wrong = norms.wrong(state, number, [norms.cause(number, causes), 0, *args])
        return ("wrong" if wrong else "not wrong"), tuple(wrong)
    for option in norms.judge(state, acts, 0, causes):
        if option.act == number and option.args == args:
            decides = option.no if option.verdict == "must-not" else option.yes
            ids = tuple(norms.held[i].id for i in bits(decides))
            return option.verdict, () if option.verdict == "silent" else ids
    return "not-offered", ()
