"""A table and a move that is made there → the table as another player meets it who may answer that move.

The engine makes the move and plays on, up to the first window that offers the answer. Hands are told as they are now,
without the cards that were played; of a pile, what is told is what these cards were played on, unless they lie there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Any

from cardlaw.analysis.questions.following.filling import FILLINGS, filled
from cardlaw.analysis.questions.guilt import own_cards
from cardlaw.analysis.questions.tables_after import (
    Spotted,
    counted,
    onwards,
    open_window,
    simple_moves,
    slot_spot,
)
from cardlaw.analysis.questions.told import Move
from cardlaw.analysis.symbolic.windows import SymbolicWindows, in_play
from cardlaw.engine import Table, TableError
from cardlaw.engine.limits import Limits
from cardlaw.engine.play.situation import OpenWindow, Situation, Spot
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.layout import Card
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

MOST_DEALS = 64
"""So many deals of the cards that were not told are tried until one lets the move be made: one in four does."""
MOST_TRIES = 8
"""So many deals are played on for one way to fill in the rest, until one leads to a table like the one told."""
FEW_CARDS = 2
"""So few cards are held where a player is to come down to one by playing one."""


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move that was made, and the table before and when it is answered; `now` has the window.

    `some` are states that the move sets to a card which comes by chance: which one is not known, but that there is one.
    `held` are the cards of such states that were told, where the move put them. `assumed` are numbers that the move
    counts on from, taken to be as they start. `set_to` are states that the move sets, told as they are after it.
    """

    before: Situation
    now: Situation
    some: frozenset[Spot] = frozenset()
    held: Mapping[Spot, list[int]] = field(default_factory=dict)
    assumed: Mapping[Spot, int] = field(default_factory=dict)
    set_to: Mapping[Spot, Any] = field(default_factory=dict)


class Playing:
    """A move of a seat that is made in a situation, with so many players.

    One that can only be an answer itself is made after the move `lead`, by which it comes up.
    """

    def __init__(
        self,
        model: m.Model,
        players: int,
        by: int,
        done: Move,
        limits: Limits,
        lead: Leading | None = None,
    ) -> None:
        self.model, self.players, self.limits = model, players, limits
        self.by, self.done, self.lead = by, done, lead

    def led(self, told: Situation, asker: int, asked: Move) -> Playing | None:
        """The same after the move that it answers, by the player before or its own, after which it is lawful: one with
        the card that was told to lie there, if any is.
        """
        layout = program_of(self.model, self.players, self.limits).layout
        moves = list(simple_moves(self.model, layout))
        tops = [cards[-1] for spot, cards in told.tops.items() if self._is_open(spot)]
        acts = dict.fromkeys(act for act, card in moves if card is not None)
        seen = [(act, layout.cards[top]) for top in tops if isinstance(top, int) for act in acts]
        after = self._told_after(told)
        for table in (told, *([_without(told, after)] if after else ())):
            for by in ((self.by - 1) % self.players, self.by):
                for act, card in (*seen, *moves):
                    playing = Playing(
                        self.model, self.players, self.by, self.done, self.limits, Leading(by, act, card)
                    )
                    before = playing.laid(table)
                    deals = (playing.dealt(before, asker, asked, seed) for seed in range(MOST_DEALS))
                    if any(each is not None for each in deals):
                        return playing
        return None

    def possible(self, told: Situation, asker: int, asked: Move) -> bool:
        """Whether the move can be made at some table like the one told."""
        return self._made(self.laid(told), asker, asked) is not None

    def answered(self, told: Situation, asker: int, asked: Move) -> MoveMade | None:
        """The table where a seat is offered a move as an answer; None if no window does so.

        What was told of a state that the move sets may be so before it or, where it cannot be, after it.
        """
        found = self.answered_as_before(told, asker, asked)
        if found is not None or not (after := self._told_after(told)) or self.possible(told, asker, asked):
            return found
        found = self.answered_as_before(_without(told, after), asker, asked)
        if found is None or _otherwise(found, after):
            return None
        return replace(found, now=replace(found.now, states={**after, **found.now.states}), set_to=after)

    def otherwise(self, told: Situation, asker: int, asked: Move) -> dict[Spot, Any]:
        """What the move sets to something else than was told, where that cannot have been so before it either."""
        after = self._told_after(told)
        if not after or self.possible(told, asker, asked):
            return {}
        found = self.answered_as_before(_without(told, after), asker, asked)
        return {} if found is None else _otherwise(found, after)

    def _told_after(self, told: Situation) -> dict[Spot, Any]:
        """The states that were told and that the move sets; a card that it brings is told as it is now, anyway."""
        written = {name for sort, name in SymbolicWindows(self.model).writes(self.done[0]) if sort == "state"}
        return {
            spot: value
            for spot, value in told.states.items()
            if (spot[0] if isinstance(spot, tuple) else spot) in written and not self.is_card(spot)
        }

    def answered_as_before(self, told: Situation, asker: int, asked: Move) -> MoveMade | None:
        """The same with every state told as it is before the move."""
        assumed = self._starting(told)
        told = replace(told, states={**assumed, **told.states})
        before = self.laid(told)
        laid, made = self._fitting(before, asker, asked)
        if made is None:
            return None
        start = len(made.state.log or ())
        found = self._opened(made, asker, asked)
        if found is None:
            return None
        table, chosen, opened = found
        now = self.after(told, before, table, opened, start, chosen)
        if self.lead is not None and (other := self._opened(made, asker, asked, 1)) is not None:
            # what is counted is known from the move before, if it is the same whatever the players choose
            mine, too = counted(table), counted(other[0])
            sure = {spot: number for spot, number in mine.items() if too[spot] == number}
            now = replace(now, states={**sure, **now.states})
        brought = self._brought(told, made, table)
        return MoveMade(laid, now, self._by_chance(told, table, start), brought, assumed)

    def _fitting(self, before: Situation, asker: int, asked: Move) -> tuple[Situation, Table | None]:
        """The table before the move as it can have been for the move to be lawful, and one such table."""
        made = self._made(before, asker, asked)
        if made is None or not self.is_lawful(made):
            for guess in self.guesses(before):
                other = self._made(guess, asker, asked)
                if other is not None and self.is_lawful(other):
                    return guess, other
        return before, made

    def is_lawful(self, table: Table) -> bool:
        """Whether the move is lawful at a table."""
        place = table.place_of_move(*self.done)
        return place is not None and table.decision is not None and table.decision.moves[place].lawful

    def _starting(self, told: Situation) -> dict[Spot, int]:
        """The numbers that the move counts on from and that were not told, as they start; after a move that answers
        another one, they are not.
        """
        written = SymbolicWindows(self.model).writes(self.done[0]) if self.lead is None else set()
        return {
            state.name: state.starts
            for state in self.model.states
            if state.type == "number" and state.each is None and isinstance(state.starts, int)
            if ("state", state.name) in written and state.name not in told.states
        }

    def _opened(
        self, made: Table, asker: int, asked: Move, first: int = 0
    ) -> tuple[Table, bool, OpenWindow] | None:
        """The table where the answer is offered after the move, whether players chose on the way, the window."""
        act, start = made.program.algebra.acts[asked[0]], made.copy()
        start.choose(start.place_of_move(*self.done) or 0)
        for table, chosen in onwards(start, first):
            window = open_window(table, asker, act)
            if window is not None:
                number, doer, args = window[:3]
                after = table.program.acts[number].act.name
                return table, chosen, OpenWindow(asker, (asked[0],), after, doer, tuple(args))
        return None

    def offered(self, before: Situation, asker: int, asked: Move, deck: str) -> bool:
        """Whether a window offers the answer, however the rest of the table before is filled in."""
        made = (self._made(filled(before, deck, n), asker, asked) for n in range(len(FILLINGS)))
        return any(self._opened(table, asker, asked) is not None for table in made if table is not None)

    def answers(self, asker: int, asked: Move) -> OpenWindow:
        """A window in which a seat would answer the move."""
        return OpenWindow(asker, (asked[0],), self.done[0], self.by, self.done[1])

    def unanswered(self, told: Situation, asker: int, asked: Move) -> MoveMade:
        """The same where no window offers the answer: the table right after what the answer would be to."""
        before = self.laid(told)
        window = self.answers(asker, asked)
        made = self._made(before, asker, asked)
        if made is None:
            return MoveMade(before, replace(told, turn=self.by, window=window))
        start = len(made.state.log or ())
        made.choose(made.place_of_move(*self.done) or 0)
        causes = {w.cause.name for w in in_play(self.model) if w.cause is not None and asked[0] in w.acts}
        for table, _ in onwards(made) if self.done[0] not in causes else ():
            for raw in (table.state.log or ())[start:]:
                if raw[0] in ("act", "carried out") and made.program.acts[raw[1]].act.name in causes:
                    after = made.program.acts[raw[1]].act.name
                    window = OpenWindow(asker, (asked[0],), after, raw[2], tuple(raw[3]))
                    return MoveMade(before, self.after(told, before, made, window, start, True))
        return MoveMade(before, self.after(told, before, made, window, start, True))

    def tables(self, model: m.Model, made: MoveMade, now: Situation, asked: Move, deck: str) -> list[Table]:
        """Tables like the one told `now`, each one played on from the table before; the rest is filled in differently.

        What was told of the cards as they are now decides, where it says something else than the table before.
        """
        playing = Playing(model, self.players, self.by, self.done, self.limits, self.lead)
        start = replace(self.laid(now), tops=made.before.tops, states=made.before.states)
        starts = [start, *(self._drawn(start, deck, made.held) if made.some or made.held else ())]
        found = (
            next(
                (
                    table
                    for n in range(len(starts))
                    if (
                        table := playing._led(
                            filled(starts[(number + n) % len(starts)], deck, number),
                            now,
                            asked,
                            number,
                            made.set_to,
                        )
                    )
                ),
                None,
            )
            for number in range(len(FILLINGS))
        )
        return [table for table in found if table is not None]

    def _drawn(self, now: Situation, deck: str, held: Mapping[Spot, list[int]]) -> Iterator[Situation]:
        """The table before, where one of the cards that the doer was told to hold still lay on top of the `deck`."""
        if deck in now.zones or deck in now.tops:
            return
        zones = {zone.name: zone for zone in self.model.zones}
        for spot, cards in now.zones.items():
            own = isinstance(spot, tuple) and spot[1] == self.by and zones[spot[0]].each == "player"
            for card in dict.fromkeys(cards) if own else ():
                left = list(cards)
                left.remove(card)
                yield replace(now, zones={**now.zones, spot: left}, tops={**now.tops, deck: [card]})
        for cards in held.values():
            yield replace(now, tops={**now.tops, deck: cards})

    def _led(
        self, before: Situation, now: Situation, asked: Move, number: int, set_to: Mapping[Spot, Any]
    ) -> Table | None:
        """A table to which the move leads with one way to fill in the rest; the first where it is lawful, if any is."""
        assert now.window is not None
        other = None
        for _, table, lawful in self.deals(before, now.window.player, asked, number):
            if other is not None and not lawful:
                continue
            table.choose(table.place_of_move(*self.done) or 0)
            ways = [
                later
                for choice in (range(number, number + MOST_TRIES) if set_to else (number,))
                for later, _ in onwards(table, choice)
                if has_states(later, set_to) and self._is_told(later, now, asked)
            ]
            if ways and lawful:
                return ways[number % len(ways)]
            other = ways[number % len(ways)] if ways else other
        return other

    def deals(
        self, before: Situation, asker: int, asked: Move, number: int = 0
    ) -> Iterator[tuple[int, Table, bool]]:
        """Tables at which the move can be made, with one way to fill in the rest: which deal it is, the table, and
        whether the move is lawful there.
        """
        for deal in range(MOST_TRIES):
            table = self.dealt(before, asker, asked, FILLINGS[number][0] + deal * len(FILLINGS))
            if table is not None and table.place_of_move(*self.done) is not None:
                yield deal, table, self.is_lawful(table)

    def _is_told(self, table: Table, now: Situation, asked: Move) -> bool:
        """Whether a table is as it was told."""
        told = now.window
        assert told is not None
        cause = open_window(table, told.player, table.program.algebra.acts[asked[0]])
        if cause is None or told.after != table.program.acts[cause[0]].act.name:
            return False
        if (cause[1], tuple(cause[2]), bool(cause[3])) != (told.by, told.args, told.wrongly):
            return False
        slots = {slot_spot(slot): slot.index for slot in table.program.layout.slots}
        cards = [spot for spot in now.states if self.is_card(spot)]
        if any(table.state.vars[slots[spot]] != now.states[spot] for spot in cards):
            return False
        acts, duties = table.program.algebra.acts, {duty[:2] for duty in table.state.duties}
        if any((seat, acts[act]) in duties for seat, act in now.met):
            return False
        return self.holds(table, now)

    def is_card(self, spot: Spot) -> bool:
        """Whether a state is a card."""
        name = spot[0] if isinstance(spot, tuple) else spot
        return next(state for state in self.model.states if state.name == name).type == "card"

    def holds(self, table: Table, now: Situation) -> bool:
        """Whether the cards of a table are those that were told."""
        state, layout = table.state, table.program.layout
        spots = {place.spot: place for place in map(Spotted, layout.places)}
        return (
            all(spots[spot].holds(state, cards) for spot, cards in now.zones.items())
            and all(spots[spot].ends(state, cards) for spot, cards in now.tops.items())
            and all(len(spots[spot].cards(state)) == count for spot, count in now.counts.items())
        )

    # ---------------------------------------------------------------- before the move
    def laid(self, told: Situation) -> Situation:
        """What was told, taken back to before the move: what it laid is in the doer's zones again."""
        own = dict(self._own())
        laid = {card for cards in own.values() for card in cards}
        laid |= set(() if self.lead is None else self.lead.args)
        zones = {spot: list(cards) for spot, cards in told.zones.items()}
        for spot, cards in zones.items():
            if spot in own:
                cards += own[spot]
            elif cards and cards[-1] in laid and self._is_open(spot):
                cards.pop()
        tops = {spot: cards for spot, cards in told.tops.items() if cards[-1] not in laid}
        counts = {spot: count + len(own.get(spot, ())) for spot, count in told.counts.items()}
        turn = self.by if self.lead is None else self.lead.by
        written = SymbolicWindows(self.model).writes(self.done[0])
        brought = {state.name for state in self.model.states if state.type == "card"}
        brought &= {name for sort, name in written if sort == "state"}
        states = {
            spot: value
            for spot, value in told.states.items()
            if (spot[0] if isinstance(spot, tuple) else spot) not in brought
        }  # a card that the move brings is told as it is now
        return replace(told, zones=zones, tops=tops, counts=counts, states=states, turn=turn, window=None)

    def guesses(self, before: Situation) -> Iterator[Situation]:
        """The table before the move with a state that the move sets, and that nobody told, as it can have been: that
        what is set has no value to begin with says nothing of a game under way.
        """
        written = SymbolicWindows(self.model).writes(self.done[0])
        layout = program_of(self.model, self.players, self.limits).layout
        for state in self.model.states:
            known = state.name in before.states or state.starts is not None or state.each is not None
            if known or ("state", state.name) not in written or not isinstance(state.type, str):
                continue
            for value in layout.members(state.type) if state.type in self._attributes else ():
                yield replace(before, states={**before.states, state.name: value})

    @property
    def _attributes(self) -> set[str]:
        return {attribute.name for attribute in self.model.attributes}

    def _is_open(self, spot: Spot) -> bool:
        """Whether cards are laid there for all to see."""
        name = spot[0] if isinstance(spot, tuple) else spot
        zone = next(zone for zone in self.model.zones if zone.name == name)
        return zone.pile and zone.seen == "all"

    def _own(self) -> Iterator[tuple[Spot, list[int]]]:
        yield from own_cards(self.model.act(self.done[0]), self.by, self.done[1])

    def _made(self, before: Situation, asker: int, asked: Move) -> Table | None:
        """A table at which the move can be made, if there is one at which it is lawful; the asker holds what the
        answer takes, unless something else was told."""
        found = None
        for seed in range(MOST_DEALS):
            table = self.dealt(before, asker, asked, seed)
            place = None if table is None else table.place_of_move(*self.done)
            if table is not None and table.decision is not None and place is not None:
                if table.decision.moves[place].lawful:
                    return table
                found = found or table
        return found

    def dealt(self, before: Situation, asker: int, asked: Move, seed: int) -> Table | None:
        """A table before the move, which whoever makes it has to decide on; None if there is none."""
        own = dict(self._own())
        needed = dict(own)
        answers = [*own_cards(self.model.act(asked[0]), asker, asked[1])]
        if self.lead is not None:
            answers += own_cards(self.lead.act, self.lead.by, self.lead.args)
        for spot, cards in answers:
            needed[spot] = [*needed.get(spot, ()), *cards]
        held = {
            spot: cards
            for spot, cards in needed.items()
            if spot not in before.zones and spot not in before.tops
        }
        sizes = {spot: max(before.hand + len(own.get(spot, ())), len(cards)) for spot, cards in held.items()}
        full = replace(before, tops={**before.tops, **held}, counts={**sizes, **before.counts})
        try:
            table = Table.at(self.model, full, self.players, seed, limits=self.limits)
        except TableError:
            return None
        if self.lead is not None:
            return self._after_lead(table, self.lead)
        return table if table.decision is not None and table.decision.player == self.by else None

    def _after_lead(self, table: Table, lead: Leading) -> Table | None:
        """The table that the earlier move leads to, where the one that answers it is offered; None if it does not."""
        if table.decision is None or table.decision.player != lead.by:
            return None
        place = table.place_of_move(lead.act.name, lead.args)
        if place is None or not table.decision.moves[place].lawful:
            return None
        table.choose(place)
        for later, _ in onwards(table):
            decision = later.decision
            place = None if decision is None else later.place_of_move(*self.done)
            if decision is None or decision.player != self.by or place is None:
                continue
            if decision.moves[place].lawful:
                return later
        return None

    # ---------------------------------------------------------------- after it
    def after(
        self,
        told: Situation,
        before: Situation,
        table: Table,
        window: OpenWindow | None,
        start: int,
        chosen: bool,
    ) -> Situation:
        """What was told with what changed since a place in the log; what hangs on a choice is left open."""
        layout, log = table.program.layout, (table.state.log or ())[start:]
        own = dict(self._own())
        laid = {card for cards in own.values() for card in cards}
        zones, tops = dict(told.zones), dict(told.tops)
        for place in layout.places:
            cards = table.state.zones[place.index]
            spot = place.zone.name if place.key is None else (place.zone.name, place.key)
            if cards and cards[-1] in laid and self._is_open(spot):
                if spot in zones:
                    zones[spot] = [*before.zones[spot], cards[-1]]
                else:
                    tops[spot] = [cards[-1]]
        states = {**{spot: v for spot, v in told.states.items() if self.is_card(spot)}, **before.states}
        for index in dict.fromkeys(raw[1] for raw in log if raw[0] == "set"):
            slot = layout.slots[index]
            of, value = slot_spot(slot), table.state.vars[index]
            if slot.state.type == "card" and value not in laid:
                continue  # a card that came by chance: of that only what was told is known
            # a number may have been counted on from what nobody told
            if not chosen and (of in states or slot.state.type != "number"):
                states[of] = value
            else:
                states.pop(of, None)
        return replace(told, zones=zones, tops=tops, states=states, turn=self.by, window=window)

    def _brought(self, told: Situation, before: Table, after: Table) -> dict[Spot, list[int]]:
        """The cards that were told as what the move brought, each in the place of a player that it put it in."""
        found: dict[Spot, list[int]] = {}
        for slot in after.program.layout.slots:
            card, value = told.states.get(slot_spot(slot)), after.state.vars[slot.index]
            if slot.state.type != "card" or not isinstance(card, int) or value is None:
                continue
            for place in after.program.layout.places:
                now, then = (table.state.zones[place.index].count(value) for table in (after, before))
                spot = Spotted(place).spot
                if place.key is not None and not place.zone.pile and spot not in told.zones and now > then:
                    found.setdefault(spot, []).append(card)
        return found

    def _by_chance(self, told: Situation, table: Table, start: int) -> frozenset[Spot]:
        """The states that were set to a card that nobody laid and that was not told."""
        laid = {card for cards in dict(self._own()).values() for card in cards}
        slots = table.program.layout.slots
        done = {slots[raw[1]] for raw in (table.state.log or ())[start:] if raw[0] == "set"}
        return frozenset(
            slot_spot(slot)
            for slot in done
            if slot.state.type == "card"
            and table.state.vars[slot.index] not in (None, *laid)
            and slot_spot(slot) not in told.states
        )


def _without(told: Situation, states: Mapping[Spot, Any]) -> Situation:
    return replace(told, states={spot: value for spot, value in told.states.items() if spot not in states})


def _otherwise(made: MoveMade, told: Mapping[Spot, Any]) -> dict[Spot, Any]:
    """What the move is known to set to something else than was told."""
    now = made.now.states
    return {spot: now[spot] for spot, value in told.items() if now.get(spot, value) != value}


def has_states(table: Table, states: Mapping[Spot, Any]) -> bool:
    """Whether some states of a table are as they were told."""
    slots = {slot_spot(slot): slot.index for slot in table.program.layout.slots}
    return all(table.state.vars[slots[spot]] == value for spot, value in states.items())


@dataclass(frozen=True, slots=True)
class Leading:
    """A move of a seat, and its card if it takes one."""

    by: int
    act: m.Act
    card: Card | None = None

    @property
    def args(self) -> tuple[int, ...]:
        return () if self.card is None else (self.card.index,)


def leading(
    model: m.Model, players: int, told: Situation, seat: int, asked: Move, limits: Limits
) -> Leading | None:
    """A move after which a seat is offered another as an answer: its own, or that of the player before it.

    What lies on the piles is left open, and the hands, too, where nothing leads there with those that were told;
    last, everybody has two cards, since some moves answer that a player has come down to one.
    """
    moves = list(simple_moves(model, program_of(model, players, limits).layout))
    bare = replace(told, tops={}, zones={}, counts={})
    for open_table in (replace(told, tops={}), bare, replace(bare, hand=FEW_CARDS)):
        for by in (seat, (seat - 1) % players):
            for act, card in moves:
                found = Leading(by, act, card)
                playing = Playing(model, players, by, (act.name, found.args), limits)
                if playing.answered_as_before(open_table, seat, asked) is not None:
                    return found
    return None
