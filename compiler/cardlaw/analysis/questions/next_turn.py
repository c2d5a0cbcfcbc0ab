"""A move that was just made, and that nobody answers → the turn that comes next, where the move asked about is made.

The engine makes the move and plays on: nobody uses a window that can be left. It stops where somebody has to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from cardlaw.analysis.questions.following.filling import FILLINGS, filled
from cardlaw.analysis.questions.following.playing_on import next_asked
from cardlaw.analysis.questions.guilt import own_cards
from cardlaw.analysis.questions.played import MoveMade, Playing, has_states
from cardlaw.analysis.questions.tables_after import MOST_TABLES, Spotted, slot_spot
from cardlaw.analysis.questions.told import Move
from cardlaw.analysis.symbolic.windows import SymbolicWindows, in_play
from cardlaw.engine import Table
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import DECLINE, Verdict
from cardlaw.engine.play.situation import Situation, Spot
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Amount, SpokenAct, SpokenSeat
from cardlaw.wording.messages import Message, message

NUMBERS = (0, 1, 2, 5)
"""What a number that nobody told is taken to have been before a move: none, one, several."""


@dataclass(frozen=True, slots=True)
class NextTurn:
    """A seat that is asked about a move after another one; `now` is its turn, or the moment that keeps it from one.

    `barred` is the answer where it has no turn then, and `then` what becomes of it.
    """

    playing: Playing
    asker: int
    asked: Move
    made: MoveMade
    moment: Message
    """Which moment the answer is about."""
    barred: Verdict | None = None
    then: tuple[Message, ...] = ()

    def tables(self, model: m.Model, now: Situation, deck: str) -> list[Table]:
        """Tables of that turn, each one played on from the table before; the rest is filled in differently."""
        playing = Playing(
            model, self.playing.players, self.playing.by, self.playing.done, self.playing.limits
        )

        def is_told(ends: tuple[Table, Table]) -> bool:
            return (
                _is_turn(ends[1], self.asker)
                and playing.holds(ends[1], now)
                and has_states(ends[1], now.states)
            )

        found = _ends(playing, self.made.before, self.asker, self.asked, deck, is_told)
        return [end for _, end in found]


class NotKnown(Exception):
    """What comes after a move is not known."""


def turn_after(
    playing: Playing, told: Mapping[int, Situation], named: int | None, asked: Move, deck: str
) -> NextTurn | None:
    """The turn after a move; `told` is the table as it was told if a seat is the one asked, `named` that seat if it was
    said. None if the move asked about belongs to no turn. It is not known which turn comes where that hangs on what was
    not told, or where no table was found at which the move can be made.
    """
    if not any(window.cause is None and asked[0] in window.acts for window in in_play(playing.model)):
        return None
    way = 1 if told[playing.by].states.get("direction") != DIRECTIONS[1] else -1
    asker = (playing.by + way) % playing.players if named is None else named
    found: list[Ends] = []
    for _ in range(2):  # who is asked may be somebody else than is likely before the move was made
        laid, found = _fitting(playing, told[asker], asker, asked, deck)
        coming = {_coming(end) for _, end in found}
        if not found or (named is None and len({seat for seat, is_turn in coming if is_turn}) > 1):
            raise NotKnown
        found.sort(key=lambda ends: not _coming(ends[1])[1])
        meant = _asker(playing, told, named, *found[0], asked)
        if (
            len(coming) > 1
        ):  # somebody may be asked first: what was asked is about the turn, wherever it comes
            found = [ends for ends in found if _is_turn(ends[1], meant)]
        if not found:
            raise NotKnown
        if meant == asker:
            break
        asker = meant
    start, end = found[0]
    now = playing.after(
        told[asker], _before(playing, told[asker]), end, None, len(start.state.log or ()), _chosen(start, end)
    )
    numbers = _numbers(playing, laid, asker, asked, deck)
    states = {**told[asker].states, **numbers, **now.states}
    places = {place.spot: place for place in map(Spotted, end.program.layout.places)}
    tops = {spot: cards for spot, cards in now.tops.items() if places[spot].ends(end.state, cards)}
    made = MoveMade(laid, replace(now, turn=asker, states=states, tops=tops))
    by, done = SpokenSeat(playing.by), _done(playing)
    comes = message("turn-comes", who=SpokenSeat(asker), by=by, done=done)
    stays = message("turn-stays", by=by, done=done)
    turn = NextTurn(playing, asker, asked, made, stays if _goes_on(playing, start, end) else comes)
    return turn if _is_turn(end, asker) else _barred(turn, found)


def _numbers(playing: Playing, before: Situation, asker: int, asked: Move, deck: str) -> dict[Spot, int]:
    """The numbers that the move leaves the same whatever they were before it, where it was lawful."""
    written = SymbolicWindows(playing.model).writes(playing.done[0])
    found: dict[Spot, int] = {}
    for state in playing.model.states:
        if state.type != "number" or state.each is not None or ("state", state.name) not in written:
            continue
        values: set[int] = set()
        for start in NUMBERS if state.name not in before.states else ():
            full = filled(replace(before, states={**before.states, state.name: start}), deck)
            deals = ((deal, start) for deal, start, was in playing.deals(full, asker, asked) if was)
            lawful = filter(None, (_played_on(playing, start, deal) for deal, start in deals))
            values |= {int(end.state.vars[_slots(end)[state.name]] or 0) for _, end in islice(lawful, 1)}
        if len(values) == 1:
            found[state.name] = values.pop()
    return found


def _asker(
    playing: Playing,
    told: Mapping[int, Situation],
    named: int | None,
    start: Table,
    end: Table,
    asked: Move,
) -> int:
    """Who is asked: whoever was named, whoever was said to hold the cards, or else the next player."""
    if named is not None:
        return named
    if _goes_on(playing, start, end):
        return playing.by
    coming = _coming(end)[0]
    step = 1 if end.value("direction") == DIRECTIONS[0] else -1
    first = next(
        seat
        for n in range(1, playing.players + 1)
        if (seat := (playing.by + step * n) % playing.players) in end.state.seats or n == playing.players
    )
    act = playing.model.act(asked[0])
    for seat in (first, first if coming is None else coming):
        needed = list(own_cards(act, seat, asked[1]))
        if needed and all(set(cards) <= set(told[seat].zones.get(spot, ())) for spot, cards in needed):
            return seat
    return first


# ------------------------------------------------------------------ playing on
Ends = tuple[Table, Table]
"""A table before a move, and where play stands when it was made and nobody has answered it."""


def _ends(
    playing: Playing,
    before: Situation,
    asker: int,
    asked: Move,
    deck: str,
    wanted: Callable[[Ends], bool] = lambda _: True,
) -> list[Ends]:
    """Tables where the move is made, the rest filled in variously; those where it is lawful, if there are any."""
    found: list[tuple[bool, Ends]] = []
    for number in range(len(FILLINGS)):
        full = filled(before, deck, number)
        ways = [
            (lawful, ends)
            for deal, start, lawful in playing.deals(full, asker, asked, number)
            if (ends := _played_on(playing, start, number + deal)) is not None and wanted(ends)
        ]
        found += sorted(ways, key=lambda way: not way[0])[:1]
    return [ends for was_lawful, ends in found if was_lawful or not any(lawful for lawful, _ in found)]


def _fitting(
    playing: Playing, told: Situation, asker: int, asked: Move, deck: str
) -> tuple[Situation, list[Ends]]:
    """The table before the move and those it leads to; what the move sets, or else an empty `deck`, is taken to be what
    makes it lawful, and then what makes it lead to what was told.
    """
    before = _before(playing, told)
    found = _ends(playing, before, asker, asked, deck)
    if not any(playing.is_lawful(start) for start, _ in found):
        untold = deck not in before.zones and deck not in before.tops
        empty = [replace(before, counts={deck: 0, **before.counts})] if untold else []
        for guess in (*playing.guesses(before), *empty):
            ends = _ends(playing, guess, asker, asked, deck)
            if any(playing.is_lawful(start) for start, _ in ends):
                before, found = guess, ends
                break
    set_by_it = {
        spot: value
        for spot, value in told.states.items()
        if spot not in before.states and not playing.is_card(spot)
    }
    best = _nearness(playing, found, set_by_it)
    if best == (True, len(set_by_it)):
        return before, _nearest(playing, found, set_by_it)

    def near(before: Situation) -> tuple[bool, int]:
        full = filled(before, deck)
        tries = (
            (start, _played_on(playing, start, deal)) for deal, start, _ in playing.deals(full, asker, asked)
        )
        return _nearness(playing, [(start, end[1]) for start, end in tries if end is not None], set_by_it)

    for spot, value in set_by_it.items():  # told as it is now, it may have been the same before
        same = replace(before, states={**before.states, spot: value})
        if (now := near(same)) >= best:
            before, best = same, now
    other = before
    for changed in _changed(playing, set_by_it):
        if best == (True, len(set_by_it)):
            break
        tried = replace(other, states={**other.states, **changed})
        if (now := near(tried)) > best:
            other, best = tried, now
    if best == (True, len(set_by_it)):
        before = other
    found = _ends(playing, before, asker, asked, deck)
    return before, _nearest(playing, found, set_by_it)


def _changed(playing: Playing, told: Mapping[Spot, Any]) -> Iterator[dict[Spot, Any]]:
    """What a move may have changed: a number, or what is so of nobody any more, having been so of all the others."""
    for state in playing.model.states:
        if state.type == "number" and state.name in told:
            for number in NUMBERS:
                yield {state.name: number}
        others = [(state.name, seat) for seat in range(playing.players) if seat != playing.by]
        of_each = state.type == "yes-no" and state.each == "player"
        if of_each and not any(told.get(spot, True) for spot in others):
            yield dict.fromkeys(others, True)


def _nearness(playing: Playing, found: Sequence[Ends], told: Mapping[Spot, Any]) -> tuple[bool, int]:
    """Whether the move is lawful, and how much of what was told comes true; the best of some tables."""
    each = ((playing.is_lawful(start), _come_true(end, told)) for start, end in found)
    return max(each, default=(False, -1))


def _nearest(playing: Playing, found: list[Ends], told: Mapping[Spot, Any]) -> list[Ends]:
    """Those of some tables at which most of what was told comes true."""
    most = max((_come_true(end, told) for _, end in found), default=0)
    return [ends for ends in found if _come_true(ends[1], told) == most]


def _come_true(end: Table, told: Mapping[Spot, Any]) -> int:
    """How many states are as they were told."""
    slots = _slots(end)
    return sum(end.state.vars[slots[spot]] == value for spot, value in told.items())


def _before(playing: Playing, told: Situation) -> Situation:
    """The table before the move; what it sets is as it was told only afterwards."""
    written = SymbolicWindows(playing.model).writes(playing.done[0])
    before = playing.laid(told)
    states = {
        spot: value
        for spot, value in before.states.items()
        if spot == "direction" or ("state", spot[0] if isinstance(spot, tuple) else spot) not in written
    }
    return replace(before, states=states)


def _played_on(playing: Playing, start: Table, choice: int) -> Ends | None:
    """A table where the move can be made, and the same where it was made and nobody has answered it."""
    end = start.copy()
    end.choose(end.place_of_move(*playing.done) or 0)
    for _ in range(MOST_TABLES):
        decision = end.decision
        if decision is None:
            return start, end
        if decision.sort != "moves":
            end.choose(choice % len(decision.moves))
        elif decision.answering is not None and decision.find(DECLINE) is not None:
            end.choose(DECLINE)
        else:
            return start, end
    return None


def _coming(end: Table) -> tuple[int | None, bool]:
    """Who decides next, and whether it is a turn; nobody does where the round is over."""
    decision = end.decision
    return (None, False) if decision is None else (decision.player, decision.answering is None)


def _is_turn(end: Table, seat: int) -> bool:
    return _coming(end) == (seat, True)


def _slots(table: Table) -> dict[Spot, int]:
    return {slot_spot(slot): slot.index for slot in table.program.layout.slots}


def _goes_on(playing: Playing, start: Table, end: Table) -> bool:
    """Whether the turn in which the move was made goes on."""
    begun = any(raw[0] == "turn" for raw in (end.state.log or ())[len(start.state.log or ()) :])
    return _is_turn(end, playing.by) and not begun


def _chosen(start: Table, end: Table) -> bool:
    """Whether somebody chose a value on the way."""
    return any(raw[0].startswith("chose") for raw in (end.state.log or ())[len(start.state.log or ()) :])


# ------------------------------------------------------------------ no turn
def _barred(turn: NextTurn, found: Sequence[Ends]) -> NextTurn:
    """The same with why the seat has no turn then, and what becomes of it."""
    playing, by, done = turn.playing, SpokenSeat(turn.playing.by), _done(turn.playing)
    start, end = found[0]
    coming, is_turn = _coming(end)
    waiting = [last.decision for _, last in found if last.decision is not None]
    if not waiting:
        rest = SpokenAct(turn.asked[0], None)
        return _with(turn, message("window-won", who=by, move=done, rest=rest))
    if not is_turn:
        first = next_asked(waiting)
        return _with(turn, message("answered-first", by=by, done=done, first=first))
    if _goes_on(playing, start, end):
        return _with(turn, turn.moment)
    if not _passed_over(turn, end, coming):
        other = message(
            "turn-not", who=SpokenSeat(turn.asker), by=by, done=done, other=SpokenSeat(coming or 0)
        )
        return _with(turn, other)
    lost = message("turn-lost", who=SpokenSeat(turn.asker), by=by, done=done)
    then = _grown(turn.asker, found)
    return _with(turn, lost, *then, message("change-turn", who=SpokenSeat(coming or 0)))


def _passed_over(turn: NextTurn, end: Table, coming: int | None) -> bool:
    """Whether the turn goes past the seat on its way to whoever has it."""
    players, by = turn.playing.players, turn.playing.by
    step = 1 if end.value("direction") == DIRECTIONS[0] else -1
    there, other = ((step * (seat - by)) % players or players for seat in (turn.asker, coming or 0))
    return turn.asker in end.state.seats and there < other


def _with(turn: NextTurn, reason: Message, *then: Message) -> NextTurn:
    return replace(turn, barred=Verdict("not-offered", reason=reason), then=then)


def _grown(seat: int, found: Sequence[Ends]) -> Iterator[Message]:
    """By how many cards the places of a seat have grown or shrunk, where it is the same wherever it was tried."""
    for place in found[0][0].program.layout.places:
        if place.zone.each == "player" and place.key == seat:
            by = {len(e.state.zones[place.index]) - len(s.state.zones[place.index]) for s, e in found}
            if len(by) == 1 and (number := by.pop()):
                id = "change-more" if number > 0 else "change-fewer"
                yield message(id, zone=speaking.place(place), n=Amount(abs(number)))


def _done(playing: Playing) -> SpokenAct:
    layout: Layout = program_of(playing.model, playing.players, playing.limits).layout
    return speaking.act(layout, playing.model.act(playing.done[0]), playing.done[1])
