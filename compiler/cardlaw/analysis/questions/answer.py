"""A question about a move → the answer: the verdict, whether the move is wrong, what follows, what it rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

from cardlaw.analysis.questions.cases import NOT_PROVED, Answer, Case
from cardlaw.analysis.questions.following.course import Course
from cardlaw.analysis.questions.following.filling import FILLINGS, filled, fillings
from cardlaw.analysis.questions.following.otherwise import (
    Otherwise,
    PlayedOn,
    Without,
    course_rests,
    differently,
)
from cardlaw.analysis.questions.following.playing_on import follows
from cardlaw.analysis.questions.guilt import can_be_wrong, earlier, own_cards
from cardlaw.analysis.questions.next_turn import NextTurn
from cardlaw.analysis.questions.outcomes import MoveOutcome, judged, outcomes
from cardlaw.analysis.questions.played import MoveMade, Playing
from cardlaw.analysis.questions.rests_on import rests
from cardlaw.analysis.questions.told import Described, Stand, ToldTable, fits
from cardlaw.analysis.questions.unopened import Unopened, elsewhere
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.solver.formulas import Formulas, Name
from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.symbolic.situations import Situations
from cardlaw.analysis.symbolic.verdicts import WindowFrame
from cardlaw.analysis.symbolic.windows import SymbolicWindows
from cardlaw.engine import Table, TableError
from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.limits import Limits
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import Verdict, explain, write_move
from cardlaw.engine.play.reasons import Lack
from cardlaw.engine.play.situation import OpenWindow, Situation, Spot, set_up
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.saying import is_said
from cardlaw.wording.arguments import SpokenListing
from cardlaw.wording.messages import Message, message

AS_IT_STARTS = 4
"""The first seed at which numbers that an event may have counted on are not taken to be as they start."""
MOST_DEALS = 24
"""So many deals of the cards that were not told are tried until none contradicts what was: one in four does not."""
TRIED = (0, 4)
"""The ways to fill in a table at which other readings are tried."""


class Question:
    """A move of a seat in a situation, with the players by name.

    `played` is the move that it answers, if that was told, and `made` the table before and after it. If nothing
    answers that move, `next_turn` is the turn that comes after it.
    """

    def __init__(
        self,
        model: m.Model,
        players: tuple[str, ...],
        situation: Situation,
        move: tuple[str, tuple[Any, ...]],
        limits: Limits,
        told_players: bool = True,
        made: MoveMade | None = None,
        played: Playing | None = None,
        next_turn: NextTurn | None = None,
    ) -> None:
        self.model = model
        self.made = made
        self.played = played
        self.next_turn = next_turn
        self.players = players
        self.situation = situation
        self.act, self.args = move
        self.limits = limits
        self.told_players = told_players
        window = situation.window
        self.seat = window.player if window is not None else (situation.turn or 0)
        self.presumed: dict[Spot, list[int]] = {}
        self.brief = False

    @property
    def held(self) -> Mapping[Spot, list[int]]:
        """The cards that the earlier move brought, by where they are."""
        return {} if self.made is None else self.made.held

    @cached_property
    def inquiry(self) -> Inquiry:
        return self._inquiry(True)

    @cached_property
    def windows(self) -> Inquiry:
        """What opens which window, for where the engine alone says what may be done in it."""
        return self._inquiry(False)

    def _inquiry(self, judged: bool) -> Inquiry:
        told = self.situation.window
        alone = None if told is None else replace(told, acts=(self.act,))
        fitting = (told, alone, None)
        known = Formulas(self._known())
        made = Inquiry(
            self.model, known, only=lambda window: any(fits(window, each) for each in fitting), judged=judged
        )
        for seat in range(len(self.players)):
            Described(made.situations, self.situation, seat, len(self.players), held=self.held).count()
        return made

    def _known(self) -> dict[Name, bool]:
        """What holds at every table that is asked about: no clause is taken out, the options are as they are chosen.

        So does all that was told, where nobody answers an earlier move.
        """
        here = Situations(self.model, Formulas())
        known: dict[Name, bool] = {
            ("kept", placed.id): True for rule in self.model.rules for placed in rule.clauses
        }
        if self.situation.window is None:
            known |= Described(here, self.situation, self.seat, len(self.players)).known()
        for axis in self.model.axes:
            if axis.sort == "option":
                here.axis(axis.name)
                chosen: dict[Name, bool] = {(here.axis_named(axis.name), self.model.choice(axis.name)): True}
                known |= {**here.excluded(chosen), **chosen}
        return known

    @cached_property
    def deck(self) -> str:
        """The zone that the pack lies in."""
        return self.layout.places[self.layout.home].zone.name

    def answer(self, quick: bool = False, brief: bool = False) -> Answer:
        """The answer; if it is to be `quick`, an answer found at several tables is not proved.

        A `brief` one is what the engine says at those tables alone, without what it rests on.
        """
        told_direction = "direction" in self.situation.states
        self.brief = brief
        closed = self._window() if self.next_turn is None else self.next_turn.barred
        self._presume()
        if closed is not None:
            table = self._table(self.situation, 0)
            outcome = MoveOutcome(closed, (), self.situation, table)
            return Answer((Case(self, self.situation, (table,), (outcome,), closed=True),))
        look = self._played if brief else partial(self._case, quick=quick)
        cases, before = tuple(look(each) for each in self._situations()), None
        if len(cases) == 2 and cases[0].same(cases[1]):
            cases = cases[:1]
        elif len(cases) == 2:
            before = earlier(self.inquiry, self.situation, len(self.players), self._before())
            if before.wrong is not None:
                cases = cases[1:] if before.wrong else cases[:1]
            elif before.if_before is not None:
                place = int(before.if_before)
                laid = look(self._once_laid(cases[place].situation))
                cases = (laid, cases[1]) if place == 0 else (cases[0], laid)
        possible = cases[0].outcomes[0].verdict.word != "not-offered"
        if not possible and self.situation.window is None and self.answers is not None:
            cases = (self._answering_only(cases[0], self.answers), *cases[1:])
        held = [card for cards in self.presumed.values() for card in cards] if possible else []
        goes = (
            None if told_direction else cases[0].tables[0].evaluate(m.StateOf("direction", None, "direction"))
        )
        return Answer(cases, before, tuple(held), goes)

    @cached_property
    def answers(self) -> SpokenListing | None:
        """When the move can be made, if it can only be an answer and nothing was told that it could be one to."""
        told = self.situation.window
        return elsewhere(self.model, self.act, None if told is None else told.after)

    def _answering_only(self, case: Case, moments: SpokenListing) -> Case:
        """The same, with what the move would be an answer to as the reason."""
        move = speaking.act(self.layout, self.model.act(self.act), self.args)
        said = message("window-now", move=move, moments=moments)
        outcomes = tuple(
            replace(each, verdict=replace(each.verdict, reason=said))
            if each.verdict.word == "not-offered"
            else each
            for each in case.outcomes
        )
        return replace(case, outcomes=outcomes)

    def move(self, table: Table) -> str:
        """The move as it is written."""
        return write_move(
            table.program, WeighedOption(table.program.algebra.acts[self.act], self.args, "may")
        )

    # ---------------------------------------------------------------- the window
    def _window(self) -> Verdict | None:
        """Take the window told for the whole one that the rules open, or say why they open none like it."""
        window = self.situation.window
        if window is None or self.act not in window.acts:
            return None
        told = self._told(self.situation)
        frames = list(told.frames())
        if not frames:  # the moves told are offered to several; the one that is asked about counts
            window = replace(window, acts=(self.act,))
            told = self._told(replace(self.situation, window=window))
            frames = list(told.frames())
        won: m.Rule | None = None
        for frame in frames:
            if told.open(frame):
                won = told.won(frame)
                if won is not None:
                    continue
                self.situation = replace(self.situation, window=replace(window, acts=frame.window.acts))
                if "direction" not in self.situation.states:
                    states = {**self.situation.states, "direction": self._direction(frame.window.id)}
                    self.situation = replace(self.situation, states=states)
                return None
        ways = DIRECTIONS if "direction" not in self.situation.states else ()
        others = {way: self._offered_to(window, frames, way) for way in (None, *ways)}
        return Unopened(self.model, self.layout, (self.act, self.args), window).verdict(frames, won, others)

    def _offered_to(
        self, window: OpenWindow, frames: Sequence[WindowFrame], way: str | None
    ) -> tuple[int, ...]:
        """The seats that one of some windows can be opened to, if play goes one way."""
        states = self.situation.states if way is None else {**self.situation.states, "direction": way}
        facing = [
            replace(self.situation, window=replace(window, player=seat), states=states)
            for seat in range(len(self.players))
        ]
        told = [self._told(each, seat) for seat, each in enumerate(facing)]
        may = ToldTable.open if self.played is None else ToldTable.as_given
        return tuple(seat for seat, each in enumerate(told) if any(may(each, frame) for frame in frames))

    @property
    def layout(self) -> Layout:
        return program_of(self.model, len(self.players), self.limits).layout

    def _direction(self, window: str) -> str:
        """The way play goes: the first that opens the window to this seat."""
        for way in DIRECTIONS:
            states = {**self.situation.states, "direction": way}
            told = self._told(replace(self.situation, states=states))
            if any(frame.window.id == window and told.open(frame) for frame in told.frames()):
                return way
        return DIRECTIONS[0]

    def _told(self, situation: Situation, seat: int | None = None) -> ToldTable:
        inquiry = self.windows if self.brief else self.inquiry
        some = self.made.some if self.made is not None else ()
        seat = self.seat if seat is None else seat
        return ToldTable(inquiry, situation, seat, len(self.players), some, self.held)

    # ---------------------------------------------------------------- tables
    def _presume(self) -> None:
        """Where nothing was told of what the mover holds, it is taken to be what the move needs, if that can be."""
        told = {*self.situation.zones, *self.situation.tops}
        needed = own_cards(self.model.act(self.act), self.seat, self.args)
        known = {spot: set(cards) for spot, cards in self.held.items()}
        self.presumed = {
            spot: cards
            for spot, cards in needed
            if spot not in told and not set(cards) <= known.get(spot, set())
        }
        try:
            self._table(self.situation, 0)
        except TableError:
            self.presumed = {}

    def _situations(self) -> Iterator[Situation]:
        """What was told, and the same with the earlier move a wrong one where it can have been."""
        yield self.situation
        window = self.situation.window
        if window is not None and can_be_wrong(self.model, window, len(self.players)):
            yield replace(self.situation, window=replace(window, wrongly=True))

    def _before(self) -> Situation | None:
        """The table before the move that is answered, if it was told."""
        return None if self.made is None else replace(self.made.before, window=self.situation.window)

    def _once_laid(self, situation: Situation) -> Situation:
        """The situation with the cards told as before the earlier move less those that it took."""
        window, zones = situation.window, dict(situation.zones)
        assert window is not None and window.after is not None
        for spot, cards in own_cards(self.model.act(window.after), window.by, window.args):
            left = list(zones.get(spot, ()))
            for card in cards:
                if card in left:
                    left.remove(card)
            if spot in zones:
                zones[spot] = left
        return replace(situation, zones=zones)

    def _table(self, situation: Situation, seed: int = 0, model: m.Model | None = None) -> Table:
        """A table like the one told; where the deal makes one that cannot be, another deal is tried."""
        full, last = self._full(situation), seed + (MOST_DEALS - 1) * len(FILLINGS)
        while True:
            try:
                return Table.at(model or self.model, full, len(self.players), seed, limits=self.limits)
            except TableError as problem:
                said = problem.said
                if seed >= last or not isinstance(said, str) or not is_said(said, "breaks-always"):
                    raise
            seed += len(FILLINGS)

    def lay(self) -> None:
        """Raise if no table can be as it was told."""
        self._table(self.situation)

    def _full(self, situation: Situation) -> Situation:
        """The situation with what the mover is taken to hold, and what an earlier move brought."""
        presumed = {
            spot: list((Counter(self.presumed.get(spot, ())) | Counter(self.held.get(spot, ()))).elements())
            for spot in (*self.presumed, *self.held)
            if spot not in situation.zones
        }
        sizes = {spot: max(situation.hand, len(cards)) for spot, cards in presumed.items()}
        return replace(
            situation,
            tops={**situation.tops, **presumed},
            counts={**sizes, **situation.counts},
        )

    def _tables(self, situation: Situation) -> tuple[tuple[Table, ...], bool]:
        """Tables that fit what was told, and whether play leads to them: those to which the move that is answered
        leads, if it leads to any.
        """
        led = tuple(self.led(situation))
        return led or tuple(fillings(self._counted, situation, self.deck)), bool(led) or not self._moved

    def _counted(self, situation: Situation, seed: int, model: m.Model | None = None) -> Table:
        """A table with a seed; at some of them, what the event that is answered counts is not as it starts."""
        window = situation.window
        if window is None or window.after is None or seed < AS_IT_STARTS:
            return self._table(situation, seed, model)
        written = SymbolicWindows(self.model).writes(window.after)
        counts: dict[Spot, Any] = {
            state.name: int(state.starts or 0) + 1
            for state in self.model.states
            if state.type == "number" and state.each is None and ("state", state.name) in written
        }
        return self._table(replace(situation, states={**counts, **situation.states}), seed, model)

    @property
    def _moved(self) -> bool:
        """Whether a move was told that was made before."""
        return self.played is not None or self.next_turn is not None

    def led(self, situation: Situation, model: m.Model | None = None) -> list[Table]:
        """The tables to which the move that was made before leads."""
        if self.next_turn is not None:
            return self.next_turn.tables(model or self.model, situation, self.deck)
        if self.played is None or self.made is None or situation.window is None:
            return []
        move = (self.act, self.args)
        return self.played.tables(model or self.model, self.made, situation, move, self.deck)

    # ---------------------------------------------------------------- answers
    def _played(self, situation: Situation) -> Case:
        """The answers that tables like the one told have, as they are played."""
        tables, led = self._tables(situation)
        move = (self.act, self.args)
        found: dict[tuple[str, bool], MoveOutcome] = {}
        for table in tables:
            verdict, guilt = judged(table, self.seat, move)
            found.setdefault((verdict.word, bool(guilt)), MoveOutcome(verdict, guilt, situation, table))
        several = tuple(found.values())
        closed = several[0].verdict.word == "not-offered"
        return Case(self, situation, tables, several, closed, NOT_PROVED, led=led)

    def _case(self, situation: Situation, quick: bool) -> Case:
        tables, led = self._tables(situation)
        move = (self.act, self.args)
        words = [judged(table, self.seat, move) for table in tables]
        first = MoveOutcome(*words[0], situation, tables[0])
        closed = first.verdict.word == "not-offered"
        case = Case(self, situation, tables, (first,), closed, led=led)
        faced = situation.window is not None and self.act in situation.window.acts
        if closed and not faced:
            return case
        if closed and self._unopened(situation):
            decided = self._unasked(first, situation)
            if decided.verdict.word == "not-offered":
                decided = replace(first, verdict=self._to_nobody(situation))
            return replace(case, outcomes=(decided,))
        try:
            stand = Stand.of(self._told(situation), move)
        except Unknown as unknown:
            return replace(case, unknown=unknown)
        if not quick or closed or len({(verdict.word, bool(guilt)) for verdict, guilt in words}) > 1:
            try:
                case = replace(case, outcomes=outcomes(stand, first, move, self._table))
            except Unknown as unknown:
                case = replace(case, unknown=unknown)
        else:
            case = replace(case, unknown=NOT_PROVED)
        if closed and not case.hangs:
            return replace(case, outcomes=(self._unasked(case.outcomes[0], situation),))
        if faced:
            case = replace(
                case, outcomes=tuple(self._unasked(each, each.situation) for each in case.outcomes)
            )
        stands = [self._stand(each.situation) or stand if case.hangs else stand for each in case.outcomes]
        each = list(zip(stands, case.outcomes, strict=True))
        return replace(
            case,
            rests=tuple(tuple(rests(stand, outcome, move, self.under)) for stand, outcome in each),
            places=tuple(stands),
        )

    def _unopened(self, situation: Situation) -> bool:
        """Whether no table as it was told is one at which a rule offers an answer to the move that was made, and the
        engine, where it makes the move, finds none that is.
        """
        if self.played is None or self.made is None:
            return False
        told = self._told(situation)
        if any(told.as_given(frame) for frame in told.frames()):
            return False
        return not self.played.offered(self.made.before, self.seat, (self.act, self.args), self.deck)

    def _to_nobody(self, situation: Situation) -> Verdict:
        """That no rule lets anybody answer so."""
        assert situation.window is not None
        unopened = Unopened(self.model, self.layout, (self.act, self.args), situation.window)
        return unopened.verdict([*self._told(situation).frames()], None, {None: ()})

    def _unasked(self, first: MoveOutcome, situation: Situation) -> MoveOutcome:
        """The verdict by the rule that decides, where nobody is asked because no lawful move is open to them."""
        if first.verdict.word != "not-offered":
            return first
        program = first.table.program
        state = set_up(program, self._full(situation), 0, "strict")
        window, number = state.windows[-1], program.algebra.acts[self.act]
        acts = window.offered[0][0]
        option = program.norms.judge_one(state, acts, self.seat, window.causes, (number, self.args))
        if option is not None and option.verdict == "must-not":
            return replace(first, verdict=explain(program, option))
        for (name, key), cards in own_cards(self.model.act(self.act), self.seat, self.args):
            missing = Counter(cards) - Counter(state.zones[first.table.place(name, key).index])
            for card in missing:
                lack = Lack(speaking.card(self.layout, card), True)
                return replace(first, verdict=Verdict("not-offered", reason=lack.said(self.seat)))
        return first

    def otherwise(self, situation: Situation, first: Table, told: Course) -> Iterator[Otherwise | Without]:
        """The readings and assumed rules on which what follows rests, as two tables show it; of what does not happen
        otherwise, only what was `told` to follow.
        """
        act, move = self.model.act(self.act), self.move(first)
        names = {p.name: first.raw(arg, p.type) for p, arg in zip(act.parameters, self.args, strict=True)}

        def speaks(effect: m.Effect) -> bool:
            subject = {} if effect.subject is None else {effect.subject: self.seat}
            return bool(first.evaluate(effect.match, {**names, **subject}))

        def quickly(model: m.Model) -> Course | None:
            if self._moved:
                return follows(self.led(situation, model), move)
            return follows([self._counted(filled(situation, self.deck, n), n, model) for n in TRIED], move)

        def played(model: m.Model) -> PlayedOn:
            def at(full: Situation, seed: int) -> Table:
                return self._counted(full, seed, model)

            led = self.led(situation, model) if self._moved else fillings(at, situation, self.deck)
            return lambda word: follows(led, move, word)

        def instead(model: m.Model) -> tuple[Message, ...] | None:
            try:
                there = quickly(model)
                if there is None or here is None or there == here:
                    return None
                return differently(told, played(self.model), played(model))
            except TableError:
                return None

        try:
            here = quickly(self.model)
        except TableError:
            return
        yield from course_rests(self.model, self.act, speaks, instead)

    def _stand(self, situation: Situation) -> Stand | None:
        try:
            return Stand.of(self._told(situation), (self.act, self.args))
        except Unknown:
            return None

    def under(self, model: m.Model, situation: Situation) -> Table:
        return self._table(situation, 0, model)
