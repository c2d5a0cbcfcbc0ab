"""What was said of a table, as formulas: seats seen from the mover, the window play stands in, the move tried there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from typing import Any

from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.solver.formulas import FALSE, Lit, Name
from cardlaw.analysis.solver.values import GuardedValues, Linear, Place, Unsupported
from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.symbolic.situations import Situations
from cardlaw.analysis.symbolic.verdicts import WORDS, Judged, WindowFrame
from cardlaw.analysis.symbolic.windows import SymbolicWindow
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.replay import situation as laid_out
from cardlaw.engine.play.situation import OpenWindow, Situation, Spot
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say

Move = tuple[str, tuple[Any, ...]]
Pair = tuple[str, bool]
"""A verdict, and whether the move is wrong."""


class Described:
    """All that was said of a table with so many players, seen from one seat, over some unknowns.

    Of `some` states it was said that they have a value, but not which; `held` are cards that places hold among others.
    """

    def __init__(
        self,
        here: Situations,
        situation: Situation,
        seat: int,
        players: int,
        some: Iterable[Spot] = (),
        held: Mapping[Spot, Sequence[int]] | None = None,
    ) -> None:
        self.here = here
        self.some = tuple(some)
        self.held = {spot: cards for spot, cards in (held or {}).items() if spot not in situation.zones}
        self.situation = situation
        self.seat = seat
        self.players = players

    # ---------------------------------------------------------------- seats
    def from_here(self, value: Any, type_: m.Type | None) -> Any:
        """A value with seats counted from the mover on."""
        return (value - self.seat) % self.players if type_ == "player" and isinstance(value, int) else value

    def at_table(self, value: Any, type_: m.Type | None) -> Any:
        """A value with seats as the table counts them."""
        return (value + self.seat) % self.players if type_ == "player" and isinstance(value, int) else value

    def args(self, act: str, args: Sequence[Any]) -> tuple[Any, ...]:
        parameters = self.here.model.act(act).parameters
        return tuple(self.from_here(arg, p.type) for arg, p in zip(args, parameters, strict=True))

    def place(self, spot: Spot) -> Place:
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        return name, self.from_here(key, self.here.zones[name].each)

    # ---------------------------------------------------------------- unknowns
    def count(self) -> None:
        """From now on the cards of all places that were told are counted, so that no card lies in two of them."""
        for spot in (*self.situation.zones, *self.situation.counts, *self.held):
            self.here.held(self.place(spot), -1)

    def known(self) -> dict[Name, bool]:
        """What all that was said decides outright, and so the rules need not be asked about."""
        here, of = self.here, self.here.formulas
        self.count()
        for spot in (*self.situation.zones, *self.situation.tops):
            if here.zones[self.place(spot)[0]].pile or spot in self.situation.tops:
                here.end(self.place(spot), "top")
        for spot in self.situation.states:
            name, key = spot if isinstance(spot, tuple) else (spot, None)
            with suppress(Unsupported):  # a value that formulas cannot express is none of the known ones
                here.state(name, self.from_here(key, here.states[name].each))
        found: dict[Name, bool] = {}
        for lit in self.lits:
            found |= of.settled(lit)
        return {**here.excluded(found), **found}

    # ---------------------------------------------------------------- what was said
    @cached_property
    def lits(self) -> list[Lit]:
        return list(self._lits())

    def _lits(self) -> Iterator[Lit]:
        here, of, situation = self.here, self.here.formulas, self.situation
        if self.players in here.players.options:
            yield here.players.options[self.players]
        for spot, cards in situation.zones.items():
            where, held = self.place(spot), [c for c in cards if isinstance(c, int)]
            if here.zones[where[0]].pile:
                yield from self._top(where, held[-1] if held else None)
                held = held[:-1]
            for card, lits in here.copies.get(where, {}).items():
                for number, lit in enumerate(lits, 1):
                    yield lit if held.count(card) >= number else ~lit
        for spot, cards in situation.tops.items():
            top = [c for c in cards if isinstance(c, int)]
            yield from self._top(self.place(spot), top[-1] if top else None)
        for spot, among in self.held.items():
            for card, number in Counter(among).items():
                yield from here.held(self.place(spot), card)[:number]
        for spot, count in situation.counts.items():
            yield from self._size(self.place(spot), count)
        for spot, value in situation.states.items():
            name, key = spot if isinstance(spot, tuple) else (spot, None)
            state = here.states[name]
            known = here.values.get((name, self.from_here(key, state.each)))
            value = self.from_here(value, state.type)
            if isinstance(known, GuardedValues):
                for option, lit in known.options.items():
                    yield lit if option == value else ~lit
            elif isinstance(known, Linear) and isinstance(value, int):
                for weight, lit in known.terms:
                    yield lit if value & weight else ~lit
        for spot in self.some:
            name, key = spot if isinstance(spot, tuple) else (spot, None)
            known = here.values.get((name, self.from_here(key, here.states[name].each)))
            if isinstance(known, GuardedValues):
                yield of.any(known.options.values())
        for seat in range(self.players) if here.leaving else ():
            yield here.in_round(self.from_here(seat, "player")).as_if(seat not in situation.out)
        for owing, act in situation.owes:
            yield of.var(("owes", self.from_here(owing, "player"), act))
        for done, act in situation.met:
            yield ~of.var(("owes", self.from_here(done, "player"), act))

    def _top(self, place: Place, card: int | None) -> Iterator[Lit]:
        choice = self.here.ends.get((place, "top"))
        if choice is not None:
            for option, lit in choice.options.items():
                yield lit if option == card else ~lit

    def _size(self, place: Place, count: int) -> Iterator[Lit]:
        """That a place holds so many cards."""
        here, of = self.here, self.here.formulas
        top = here.ends.get((place, "top"))
        held = [lit for lits in here.copies.get(place, {}).values() for lit in lits]
        if top is not None:
            some = of.any(top.options.values())
            yield some if count else ~some
            held += top.options.values() if here.zones[place[0]].pile else ()
        if place in here.copies:
            terms = [(1, lit) for lit in held]
            yield of.reaches(terms, count)
            yield ~of.reaches(terms, count + 1)


class ToldTable(Described):
    """The same over the unknowns of an inquiry, which can be asked about it."""

    def __init__(
        self,
        inquiry: Inquiry,
        situation: Situation,
        seat: int,
        players: int,
        some: Iterable[Spot] = (),
        held: Mapping[Spot, Sequence[int]] | None = None,
    ) -> None:
        super().__init__(inquiry.situations, situation, seat, players, some, held)
        self.inquiry = inquiry

    def home(self, layer: m.Layer = "assumption", arm: tuple[str, int | str] | None = None) -> list[Lit]:
        """The rules as they are played, or as they are on another layer or with one reading taken otherwise."""
        inquiry = self.inquiry
        found = inquiry.layer(layer)
        if arm is not None:
            axis, value = arm
            found = [*inquiry.book.readings(True, freed=[axis]), inquiry.situations.axis(axis).options[value]]
        options = (axis for axis in inquiry.model.axes if axis.sort == "option")
        chosen = [inquiry.situations.axis(a.name).options[inquiry.model.choice(a.name)] for a in options]
        return [*found, *chosen]

    # ---------------------------------------------------------------- the window
    def frames(self) -> Iterator[WindowFrame]:
        """The windows of the rules that this can be: those of a turn, or those after such an act with such moves."""
        return (frame for frame in self.inquiry.frames if fits(frame.window, self.situation.window))

    def answered(self, frame: WindowFrame) -> Iterator[Lit]:
        """What was said of the act that opened the window: who did it, with what, and whether wrongly."""
        window = self.situation.window
        if window is None or window.after is None:
            return
        yield frame.doer.options.get(self.from_here(window.by, "player"), FALSE)
        act = self.inquiry.model.act(window.after)
        for parameter, arg in zip(act.parameters, window.args, strict=True):
            known = frame.locals.get(parameter.name)
            if isinstance(known, GuardedValues):
                yield known.options.get(self.from_here(arg, parameter.type), FALSE)
        moment = self.inquiry.formulas.var(("wrong", frame.window.moment))
        yield moment.as_if(window.wrongly)

    def open(self, frame: WindowFrame) -> bool:
        """Whether a rule can have opened the window to the mover, by who did what."""
        if self.situation.window is None or self.players not in self.inquiry.situations.players.options:
            return True
        return self.inquiry.perhaps(self._opened(frame))

    def as_given(self, frame: WindowFrame) -> bool:
        """Whether that can be, and the table as it was told can be one at which the rule opens it."""
        return self.open(frame) and self.inquiry.perhaps([*self._opened(frame), frame.as_given()])

    def won(self, frame: WindowFrame) -> m.Rule | None:
        """The rule by which the act that would open the window has won the round, whatever else the table is like."""
        if self.situation.window is None or self.players not in self.inquiry.situations.players.options:
            return None
        for test in frame.window.tests:
            if not self.inquiry.perhaps([*self._opened(frame), frame.unwon[test.fact]]):
                return test.held.rule
        return None

    def _opened(self, frame: WindowFrame) -> list[Lit]:
        return [*self.home(), *self.lits, *self.answered(frame), frame.opened()]


@dataclass(frozen=True, slots=True)
class Stand:
    """A move in the window that a table stands in."""

    told: ToldTable
    frame: WindowFrame
    judged: Judged
    args: tuple[Any, ...]

    @staticmethod
    def of(told: ToldTable, move: Move) -> Stand:
        act, args = move
        seen = told.args(act, args)
        for frame in told.frames():
            judged = next((each for each in frame.moves if each.stands_for((act, seen))), None)
            if judged is not None and told.open(frame):
                found = Stand(told, frame, judged, seen)
                if found._too_many():
                    raise Unknown(say("too-many-seats"))
                return found
        for frame in told.frames():
            for name, why in frame.unsupported:
                if name == act:
                    raise Unknown(why)
        raise Unknown(say("move-not-looked-at"))

    def _too_many(self) -> bool:
        """Whether the answer can hang on seats beyond those that are looked at."""
        here, of = self.told.inquiry.situations, self.told.inquiry.formulas
        if self.told.players in here.players.options or len(here.players.options) < 2:
            return False
        if self.told.situation.window is not None:
            return True
        lits = [*self.judged.words.values(), *self.judged.wrong.values(), self.judged.there, self.frame.facts]
        return any(name[0] == ("players",) or _seat_named(name) for name in of.unknowns(lits))

    # ---------------------------------------------------------------- asking
    @property
    def given(self) -> list[Lit]:
        return [*self.told.lits, *self.told.answered(self.frame), *self._taken()]

    def _taken(self) -> Iterator[Lit]:
        """Which cards are taken together."""
        for place, cards in zip(self.judged.args, self.args, strict=True):
            if place in self.judged.several:
                for card, lits in self.told.inquiry.situations.several[place].items():
                    for number, lit in enumerate(lits, 1):
                        yield lit.as_if(cards.count(card) >= number)

    def lit(self, pair: Pair) -> Lit:
        of = self.told.inquiry.formulas
        word, wrong = pair
        says = next(lit for each, lit in self.judged.words.items() if each == word)
        return of.both(says, of.any(self.judged.wrong.values()).as_if(wrong))

    def can(self, lit: Lit, home: Sequence[Lit]) -> bool:
        """Whether a table that fits what was told is so."""
        return self.told.inquiry.can([*home, *self.given, self.frame.facts, self.judged.there, lit])

    def possible(self, home: Sequence[Lit], first: Pair | None = None) -> list[Pair]:
        """The answers that tables like the one told can have; if one is expected, it is asked for first."""
        pairs: list[Pair] = [
            (word, wrong) for word in WORDS for wrong in ((False, True) if self.judged.wrong else (False,))
        ]
        if first in pairs and self.can(self.lit(first), home) and not self.can(~self.lit(first), home):
            return [first]
        return [pair for pair in pairs if self.can(self.lit(pair), home)]

    def smallest(self, pair: Pair) -> Witness | None:
        """The smallest table that fits what was told and has this answer."""
        inquiry = self.told.inquiry
        asked = inquiry.asked(self.frame, [(self.judged, self.lit(pair))])
        return inquiry.smallest([*self.told.home(), *self.given], asked)

    def completed(self, witness: Witness) -> Situation:
        """What was told, and beside it what a table that fits is like in whatever else the answer hangs on."""
        told, here = self.told, self.told.inquiry.situations
        found, said = laid_out(witness, {}), told.situation
        known = {*said.zones, *said.tops}

        def spot(each: Any, owner: m.Type | None) -> Any:
            return (each[0], told.at_table(each[1], owner)) if isinstance(each, tuple) else each

        def kept(cards: Any) -> dict[Any, Any]:
            real = {spot(each, here.zones[_name(each)].each): held for each, held in cards.items()}
            return {each: held for each, held in real.items() if each not in known}

        zones = kept(found.zones)
        states = {
            spot(each, here.states[_name(each)].each): told.at_table(value, here.states[_name(each)].type)
            for each, value in found.states.items()
        }
        owes = {(told.at_table(seat, "player"), act) for seat, act in found.owes}
        return replace(
            said,
            zones={**zones, **said.zones},
            tops={**kept(found.tops), **said.tops},
            counts={each: count for each, count in said.counts.items() if each not in zones},
            states={**states, **said.states},
            owes=tuple(sorted({*said.owes, *owes})),
        )


def fits(window: SymbolicWindow, told: OpenWindow | None) -> bool:
    """Whether a window of the rules can be the one told, or that of a turn where none was."""
    cause = window.cause.name if window.cause else None
    if told is None:
        return cause is None and window.blocking
    return cause == told.after and set(window.acts) >= set(told.acts)


def _seat_named(name: Any) -> bool:
    """Whether an unknown is about another seat than the mover's."""
    parts = name[0] if isinstance(name[0], tuple) else name
    return any(isinstance(part, int) and not isinstance(part, bool) and part > 0 for part in _keys(parts))


def _keys(parts: Any) -> Iterator[Any]:
    if parts[0] == "cards" or parts[0] == "end":
        yield parts[1][1]
    elif parts[0] in ("state", "digit", "has"):
        yield parts[2]
    elif parts[0] == "owes" or parts[0] == "in-round":
        yield parts[1]
    elif parts[0] == "seat":
        yield 1


def _name(spot: Any) -> str:
    return str(spot[0] if isinstance(spot, tuple) else spot)
