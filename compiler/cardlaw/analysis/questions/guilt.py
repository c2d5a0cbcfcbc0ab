"""A move → whether it is wrong; one that somebody now answers → whether it was, as far as what was told shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.analysis.questions.following.playing_on import MOST_CHOICES
from cardlaw.analysis.questions.told import Stand, ToldTable
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.symbolic.windows import SymbolicWindows
from cardlaw.analysis.witness.replay import layered
from cardlaw.engine import Table, TableError
from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.play.decisions import write_move
from cardlaw.engine.play.situation import OpenWindow, Situation, Spot
from cardlaw.language import model as m
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class Earlier:
    """Whether the move that opened a window was wrong: yes, no, or not to be known from what was told."""

    wrong: bool | None
    clauses: tuple[str, ...] = ()
    """The guilt clauses that certainly hold of it."""
    if_before: bool | None = None
    """Where that decides: whether it was wrong if the cards told are those before it; those after it say otherwise."""
    rests: tuple[tuple[m.Axis, tuple[int | str, ...]], ...] = ()
    """The readings on which that rests, with the arms under which it is the other way round."""


def guilty(table: Table, seat: int, act: str, args: Sequence[Any]) -> tuple[str, ...]:
    """The guilt clauses that hold of a move that is open to a seat, lawful or not."""
    program, number = table.program, table.program.algebra.acts[act]
    openings = program.windows.openings(table.state, seat, number)
    if not openings:
        return ()
    parameters = table.model.act(act).parameters
    raw = [table.raw(arg, p.type) for arg, p in zip(args, parameters, strict=True)]
    cause = program.norms.cause(number, openings[0][0].causes)
    return program.norms.wrong(table.state.copy(), number, [cause, seat, *raw])


# ------------------------------------------------------------------ a move already made
def can_be_wrong(model: m.Model, window: OpenWindow | None, players: int) -> bool:
    """Whether rules say when the move that opened a window is wrong, and nobody has said that it was."""
    if window is None or window.wrongly or window.after is None:
        return False
    clauses = [placed.clause for rule in model.rules_in("assumption") for placed in rule.clauses]
    guilt = [c for c in clauses if isinstance(c, m.Norm) and c.form == "wrongly" and c.act == window.after]
    if not guilt:
        return False
    try:
        table = Table.at(model, Situation(), players)
    except TableError:
        return True
    parameters = model.act(window.after).parameters
    raw = {p.name: table.raw(arg, p.type) for p, arg in zip(parameters, window.args, strict=True)}
    return any(table.evaluate(norm.match, {**raw, norm.subject: window.by}) for norm in guilt)


def earlier(inquiry: Inquiry, situation: Situation, players: int, before: Situation | None = None) -> Earlier:
    """Whether the move was wrong where it was made: on the table before it, or if that was not told, in whichever way
    what was told can be taken."""
    tables = tuple(_before(inquiry.model, situation)) if before is None else (before,)
    found = _either(inquiry, tables, players)
    if found.wrong is None:
        return found
    rests = []
    for axis in inquiry.model.axes:
        if axis.sort == "reading" and _bears(inquiry, situation, axis.name):
            arms = [arm.value for arm in axis.arms if arm.value != inquiry.model.choice(axis.name)]
            turned = (
                v
                for v in arms
                if _either(inquiry, tables, players, (axis.name, v)).wrong is (not found.wrong)
            )
            if values := tuple(turned):
                rests.append((axis, values))
    return replace(found, rests=tuple(rests))


def _bears(inquiry: Inquiry, situation: Situation, axis: str) -> bool:
    """Whether a reading has anything to do with when the move is wrong."""
    window = situation.window
    assert window is not None
    guilt = [
        lit
        for frame in inquiry.frames
        for move in frame.moves
        if move.act.name == window.after
        for lit in move.wrong.values()
    ]
    return any(name[0] == ("axis", axis) for name in inquiry.formulas.unknowns(guilt))


def _either(
    inquiry: Inquiry, tables: Sequence[Situation], players: int, arm: tuple[str, int | str] | None = None
) -> Earlier:
    tried = [_confirmed(inquiry, before, players, arm) for before in tables]
    found = [each for each in tried if each is not None] or [Earlier(None)]
    now, before = found[0], found[-1]
    if now.wrong is not before.wrong:
        return Earlier(None, if_before=None if now.wrong is None else before.wrong)
    return Earlier(now.wrong, tuple(clause for clause in now.clauses if clause in before.clauses))


def _confirmed(
    inquiry: Inquiry, before: Situation, players: int, arm: tuple[str, int | str] | None
) -> Earlier | None:
    """What the solver proves, if the engine finds the same when it makes the move; None if no table is like that."""
    window, model = before.window, inquiry.model
    assert window is not None
    judged = _judged(inquiry, before, players, arm)
    if judged.wrong is None and arm is not None:
        return judged
    if arm is not None:
        model = layered(model, "assumption", {**dict(model.choices), arm[0]: arm[1]}, True)
    try:
        table = Table.at(model, replace(before, window=None, turn=window.by), players)
    except TableError:
        return None
    if judged.wrong is None or _made(table, before) is judged.wrong:
        return judged
    return Earlier(None)


def _made(table: Table, before: Situation) -> bool | None:
    """Whether the move is wrong as the engine makes it; None if it takes or gives the doer other cards as well."""
    window = before.window
    assert window is not None and window.after is not None and window.by is not None
    act = table.program.algebra.acts[window.after]
    wrong = guilty(table, window.by, window.after, window.args)
    option = WeighedOption(act, window.args, "may")
    place = table.decision.find(write_move(table.program, option)) if table.decision is not None else None
    if place is None:
        return None
    table.choose(place)
    for _ in range(MOST_CHOICES):
        if table.decision is not None and table.decision.sort == "choice":
            table.choose(0)
    for (zone, seat), cards in own_cards(table.model.act(window.after), window.by, window.args):
        if (zone, seat) in before.zones:
            left = Counter(card.index for card in table.zone(zone, seat))
            if Counter(before.zones[zone, seat]) - Counter(cards) != left:
                return None
    return bool(wrong)


def _judged(inquiry: Inquiry, before: Situation, players: int, arm: tuple[str, int | str] | None) -> Earlier:
    window = before.window
    assert window is not None and window.after is not None and window.by is not None
    told = ToldTable(inquiry, replace(before, window=None), window.by, players)
    try:
        stand = Stand.of(told, (window.after, window.args))
        home, guilt = told.home(arm=arm), inquiry.formulas.any(stand.judged.wrong.values())
        wrong, right = (stand.can(lit, home) for lit in (guilt, ~guilt))
        if wrong == right:
            return Earlier(None)
        certain = [name for name, lit in stand.judged.wrong.items() if wrong and not stand.can(~lit, home)]
    except Unknown:
        return Earlier(None)
    return Earlier(wrong, tuple(certain))


# ------------------------------------------------------------------ the table as it was
def _before(model: m.Model, situation: Situation) -> Iterator[Situation]:
    """What was told, taken back to where the move was made: what it laid is in the doer's zones again.

    A zone told with the card still in it may be meant as it was before or as it is now.
    """
    window = situation.window
    assert window is not None and window.after is not None
    act = model.act(window.after)
    taken: dict[Spot, list[int]] = dict(own_cards(act, window.by, window.args))
    moved = {card for cards in taken.values() for card in cards}
    written = SymbolicWindows(model).writes(act.name)
    states = {spot: v for spot, v in situation.states.items() if ("state", _name(spot)) not in written}
    tops = {spot: cards for spot, cards in situation.tops.items() if cards[-1] not in moved}
    zones = {
        spot: cards for spot, cards in situation.zones.items() if spot in taken or not moved & set(cards[-1:])
    }
    again = {spot: [*cards, *taken.get(spot, ())] for spot, cards in zones.items()}
    before = replace(situation, states=states, tops=tops, owes=())
    yield replace(before, zones=again)
    if any(set(cards) <= set(zones.get(spot, ())) for spot, cards in taken.items()):
        yield replace(before, zones=zones)


def own_cards(
    act: m.Act, seat: int | None, args: Sequence[Any]
) -> Iterator[tuple[tuple[str, int | None], list[int]]]:
    """The cards that a move takes out of zones of its doer's own, by zone."""
    for parameter, arg in zip(act.parameters, args, strict=True):
        match parameter.domain:
            case m.CardsIn(zone=m.ZoneOf(zone=zone, key=m.Local(name="player"))):
                yield (zone, seat), list(arg) if isinstance(arg, tuple) else [arg]
            case _:
                continue


def _name(spot: Any) -> str:
    return str(spot[0] if isinstance(spot, tuple) else spot)
