"""Cards on the move over a symbolic table, and what is kept account of when they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardlaw.analysis.execution.wording import Worded, worded
from cardlaw.analysis.unknowns import contents
from cardlaw.analysis.unknowns.contents import Content
from cardlaw.analysis.unknowns.paths import CannotFollow
from cardlaw.analysis.unknowns.reading import KnownCards, KnownMembers, less, written_out
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import SymbolicTerm, Value, below, reaches, term, total
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.analysis.execution.machine import Machine, RoutineUnderWay

MOST_SHORT = 8
"""Of a pile that may hold too few cards and is not refilled, so many are wanted at most: each number it may hold
instead is a way of its own."""


def transfer(machine: Machine, step: c.Transfer, frame: RoutineUnderWay) -> None:
    match step.cards, step.to:
        case c.NamedCards() as going, to:
            assert not isinstance(to, str)
            _named(machine, going, machine.fold(to, frame), step.place, frame)
        case c.Tops() as going, to:
            assert not isinstance(to, str)
            _tops(machine, going, machine.fold(to, frame), step.place, frame)
        case c.Dealt() as going, to:
            assert isinstance(to, str)
            _deal(machine, going, to, frame)
        case c.WholeDeck(), _:
            raise AssertionError("no path begins with a round")


def permute(machine: Machine, step: c.Permute, frame: RoutineUnderWay) -> None:
    match step.how:
        case "shuffle":
            _shuffle(machine, _zone(machine, step.zones[0], frame))
        case "swap":
            one, other = (_zone(machine, zone, frame) for zone in step.zones)
            if one is not None and other is not None and one != other:
                held = machine.store.content(one)
                _put(machine, one, machine.store.content(other))
                _put(machine, other, held)
        case "rotate":
            (zone,) = step.zones
            assert isinstance(zone, str)
            _rotate(machine, zone)
        case _:
            assert_never(step.how)


def reveal(machine: Machine, step: c.Notice, frame: RoutineUnderWay) -> None:
    """Players may know what a zone holds at this moment."""
    zone, to = step.values
    spot = machine.fold(zone, frame)  # type: ignore[arg-type]
    group = machine.reading.group(to, frame.names)  # type: ignore[arg-type]
    if spot is not None and isinstance(group, KnownMembers):
        seen = contents.gathered(machine.store.content(spot))
        machine.reveals.append((spot, seen, group.values))
        machine.touch(("reveals",))


def drawn(machine: Machine, step: c.Notice, frame: RoutineUnderWay) -> None:
    """Cards have come off one zone into another."""
    taken, origin, target = (machine.fold(value, frame) for value in step.values)  # type: ignore[arg-type]
    said = worded(step.values[0], frame, machine.edition)  # type: ignore[arg-type]
    _from_pack(machine, "draws", origin, target, contents.size(taken.content), said)


def _from_pack(machine: Machine, how: str, origin: Spot, target: Spot, count: Value, said: Worded) -> None:
    """Keep account of cards that come from the pack: those that are dealt, and those that are drawn."""
    zone = machine.edition.zones[origin[0]]
    if zone.holds_deck or zone.refilled_by is not None:
        account = machine.dealt if how == "dealt" else machine.draws
        account[target] = total(((1, account.get(target, 0)), (1, count)))
        machine.worded((how, *target), said)


# -------------------------------------------------------------------- putting
def _zone(machine: Machine, zone: m.Expr | str, frame: RoutineUnderWay) -> Spot | None:
    assert not isinstance(zone, str)
    found: Spot | None = machine.fold(zone, frame)
    return found


def _put(machine: Machine, spot: Spot, content: Content) -> None:
    machine.store.put(spot, contents.joined(content))
    machine.touch(("zone", *spot))


def _lay(machine: Machine, spot: Spot, cards: Content, place: m.Place) -> None:
    content = machine.store.content(spot)
    match place:
        case "on-top":
            content = (*content, *cards)
        case "underneath":
            content = (*cards, *content)
        case "at-random":
            content = (contents.rest(contents.mixture((*cards, *content), "at random")),)
    _put(machine, spot, content)


# -------------------------------------------------------------------- cards that are named
def _named(
    machine: Machine, going: c.NamedCards, target: Spot | None, place: m.Place, frame: RoutineUnderWay
) -> None:
    group = machine.reading.group(going.domain, frame.names)
    if target is None:
        return
    if isinstance(group, KnownMembers):
        for card in group.values:
            if going.name is None or going.where is None or _passes(machine, going, card, frame):
                near = None if going.near is None else machine.fold(going.near, frame)
                _move_one(machine, card, near, target, place)
        return
    assert isinstance(going.domain, m.CardsIn)
    origin = machine.fold(going.domain.zone, frame)
    moving, staying = list(group.content), _left_behind(machine, origin, group)
    if going.name is not None and going.where is not None:
        moving, stay = _sorted_out(machine, group.content, going.name, going.where, frame)
        staying = (*stay, *staying)
    if origin == target and place == "on-top" and not staying:
        return
    _put(machine, origin, tuple(staying))
    _lay(machine, target, tuple(moving), place)


def _passes(machine: Machine, going: c.NamedCards, card: Value, frame: RoutineUnderWay) -> bool:
    assert going.name is not None and going.where is not None
    return machine.holds(going.where, frame.under(going.name, card))


def _left_behind(machine: Machine, origin: Spot, group: KnownCards) -> Content:
    """What the words except from a zone's cards stays there."""
    content = machine.store.content(origin)
    if content == group.content:
        return ()
    whole = contents.gathered(content)
    rest = contents.gathered(group.content)
    kept = [piece for piece in whole if piece not in rest]
    if all(piece.op == "one" for piece in kept) and len(whole) - len(rest) == len(kept):
        return tuple(kept)
    top, under = contents.pop(content)
    if top is not None and contents.gathered(under) == rest:
        return (contents.one(top),)
    raise CannotFollow(say("cut-excepted"))


def _sorted_out(
    machine: Machine, content: Content, name: str, where: m.Expr, frame: RoutineUnderWay
) -> tuple[list[SymbolicTerm], tuple[SymbolicTerm, ...]]:
    """The pieces that meet a condition, and those that do not."""
    moving: list[SymbolicTerm] = []
    staying: list[SymbolicTerm] = []
    for piece in written_out(content):
        if piece.op == "one":
            met = machine.holds(where, frame.under(name, piece.args[0]))
            (moving if met else staying).append(piece)
            continue
        body = machine.reading.bound(lambda card: machine.condition(where, frame.under(name, card)))
        moving.append(contents.chosen(piece, body, True))
        staying.append(contents.chosen(piece, body, False))
    return moving, tuple(staying)


def _move_one(machine: Machine, card: SymbolicTerm, near: Spot | None, target: Spot, place: m.Place) -> None:
    store = machine.store
    spots = [spot for spot in (near, machine.located.get(card)) if spot is not None]
    for spot in (*spots, *store.spots()):
        left = contents.without(store.content(spot), card)
        if left is not None:
            _put(machine, spot, left)
            break
    else:
        home = machine.located.get(card)
        if home is None:
            raise CannotFollow(say("cut-where"))
        _put(machine, home, less(store.content(home), card))
        del machine.located[card]
    _lay(machine, target, (contents.one(card),), place)


# -------------------------------------------------------------------- cards off a pile
def _tops(
    machine: Machine, going: c.Tops, target: Spot | None, place: m.Place, frame: RoutineUnderWay
) -> None:
    """Up to so many cards; a pile of which it is not known how many it holds, and that is refilled, holds enough."""
    path, store = machine.path, machine.store
    amount = machine.fold(going.amount, frame)
    origin: Spot | None = machine.fold(going.zone, frame)
    if going.taken not in frame.words:
        frame.words[going.taken] = worded(going.amount, frame, machine.edition)
    if origin is None or target is None:
        return
    size = store.size(origin)
    if isinstance(size, SymbolicTerm) or isinstance(amount, SymbolicTerm):
        enough = reaches(total(((1, size), (-1, amount))), 0)
        if machine.edition.zones[origin[0]].refilled_by is not None or path.branch(enough):
            path.assume(enough)
        elif isinstance(amount, SymbolicTerm) or amount > MOST_SHORT:
            raise CannotFollow(say("cut-too-few"))
        else:
            fewer = range(amount - 1, 0, -1)
            amount = next((number for number in fewer if path.branch(reaches(size, number))), 0)
    else:
        amount = min(amount, size)
    some, left = contents.take(store.content(origin), amount)
    had = frame.names[going.taken]
    frame.names[going.taken] = KnownCards(some if had is None else (*had.content, *some))
    _put(machine, origin, left)
    _lay(machine, target, _one_by_one(some) if place == "underneath" else some, place)


def _one_by_one(cards: Content) -> Content:
    """Cards that are put underneath one after the other: the last comes to lie lowest."""
    pieces = written_out(cards)
    if all(piece.op == "one" for piece in pieces):
        return tuple(reversed(pieces))
    return (contents.rest(contents.mixture(cards, "at random")),)


def _deal(machine: Machine, going: c.Dealt, zone: str, frame: RoutineUnderWay) -> None:
    store, path = machine.store, machine.path
    origin = machine.fold(going.zone, frame)
    amount = None if going.amount is None else machine.fold(going.amount, frame)
    first = machine.reading.seat(machine.fold(going.start, frame))
    machine.reading.handed = True
    if origin is None or not store.seats:
        return
    if isinstance(amount, SymbolicTerm):
        raise CannotFollow(say("cut-dealt"))
    n = store.seating.players
    start = first if first is not None else store.seats[0]
    seats = sorted(store.seats, key=lambda seat: (seat - start) % n)
    content = store.content(origin)
    if amount is not None:
        path.assume(reaches(contents.size(content), amount * len(seats)))
    under, base, skip = contents.as_pile(content)
    if amount is None and under:
        under, base, skip = (), contents.mixture(content, "pile"), 0
    for place, seat in enumerate(seats):
        given = contents.stride(base, total(((1, skip),), place), len(seats), amount)
        spot = (zone, seat)
        _put(machine, spot, (*store.content(spot), given))
        said = (
            ("", frozenset[str]()) if going.amount is None else worded(going.amount, frame, machine.edition)
        )
        _from_pack(machine, "dealt", origin, spot, contents.size((given,)), said)
    left = () if amount is None else (contents.rest(base, total(((1, skip),), amount * len(seats))),)
    _put(machine, origin, (*under, *left))


# -------------------------------------------------------------------- order
def _shuffle(machine: Machine, spot: Spot | None) -> None:
    if spot is None:
        return
    content = machine.store.content(spot)
    read = any(_read(machine, base) for base in machine.shuffles)
    made = contents.shuffled(content, len(machine.shuffles) if read else 0)
    if made and made[-1].op == "rest":
        machine.shuffles.append(made[-1].args[0])
    elif content:
        machine.shuffles.append(term("still", content))
    _put(machine, spot, made)


def _read(machine: Machine, base: SymbolicTerm) -> bool:
    """Whether something was already found out about the order of a shuffled pile."""
    known = machine.path.known
    every = (*known.sets, *known.facts, *known.bounds)
    return any(part.op == "nth" and part.args[0] is base for each in every for part in below(each))


def _rotate(machine: Machine, zone: str) -> None:
    step = 1 if machine.reading.direction() == "clockwise" else -1
    held = {seat: machine.store.content((zone, seat)) for seat in machine.store.seats}
    for seat, content in held.items():
        _put(machine, (zone, machine.reading.seat_after(seat, step)), content)
