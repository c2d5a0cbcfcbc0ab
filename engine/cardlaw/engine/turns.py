"""The game as a procedure: rounds, their stages, turns, and the kernel's verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardlaw.engine.closures import SAME_WAY, seat_after
from cardlaw.engine.randomness import stream_of
from cardlaw.engine.state import Code, Frame, Instruction, State
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.engine.program import Program


class Turns:
    """The frame at the bottom of the stack: stages in order, turns until the round is over, then the next round."""

    def __init__(self, program: Program) -> None:
        self.program = program
        layout = program.layout
        self.code = Code("game")
        self.block = Code("turn")
        self.direction = layout.slot_base["direction"]
        self.round_number = layout.slot_base["round-number"]
        self.begins = program.algebra.acts["turn-begins"]
        self.ends = program.algebra.acts["turn-ends"]
        self.stages: dict[str, int] = {}
        self.later: set[int] = set()
        self.fleeting = [slot.index for slot in layout.slots if slot.state.lasts == "turn"]
        self.starts: list[Any] = [slot.state.starts for slot in layout.slots]
        self.after_turns = self.over = self.poll_turn = self.take_turn = self.end_turn = 0
        steps = next((stage.turns for stage in program.model.stages if stage.turns is not None), ())
        self.unwatched = any(not isinstance(step, m.Offer) for step in steps)
        """Whether a turn has steps of its own, outside any act, after which nothing else is looked at."""
        self.halted = Code("halted")
        self.halted.steps.append(self._halt)

    def compile(self) -> None:
        """Lay out the stages; a model without turns has none."""
        emit = self.code.steps.append
        emit(self._new_round)
        self.after_turns = -1
        for stage in self.program.book.model.stages:
            self.stages.setdefault(stage.name, len(self.code.steps))
            if stage.turns is None:
                emit(self._stage(self.program.algebra.acts[stage.name]))
            else:
                self.poll_turn = len(self.code.steps)
                emit(self._poll)
                emit(self._advance)
                self.take_turn = len(self.code.steps)
                emit(self._take_turn)
                self.end_turn = len(self.code.steps)
                emit(self._end_turn)
                self.after_turns = len(self.code.steps)
                emit(self._after)
        if self.after_turns < 0:
            self.after_turns = len(self.code.steps)
        acts = self.program.algebra.acts
        self.later = {acts[name] for name, place in self.stages.items() if place > self.after_turns}
        emit(self._end_round)
        self.over = len(self.code.steps)
        emit(self._over)

    # ---------------------------------------------------------------- rounds
    def _new_round(self, s: State, f: Frame) -> None:
        layout = self.program.layout
        first = s.phase == "start"
        number = 1 if first else (s.vars[self.round_number] or 0) + 1
        if number > self.program.limits.rounds:
            self.program.events.limit(s, "rounds")
            return
        for slot in layout.slots:
            if first or slot.state.lasts != "kept":
                s.vars[slot.index] = slot.state.starts
        s.vars[self.round_number] = number
        s.vars[self.direction] = SAME_WAY
        for zone in s.zones:
            zone.clear()
        s.zones[layout.home].extend(layout.deck)
        s.rng = stream_of(s.seed, number)
        s.seats = s.in_game
        s.losses = [0] * layout.players
        s.windows.clear()
        s.duties.clear()
        s.turn = s.next_turn = None
        s.won = s.ended = False
        s.turns = s.events = s.turn_began = 0
        s.phase = "set-up"
        if s.log is not None:
            s.log.append(("round", number))

    def _stage(self, act: int) -> Instruction:
        def run(s: State, f: Frame) -> None:
            self.program.events.start(s, act, None, (), None)

        return run

    def leave(self, s: State) -> None:
        """The round is over: everything under way is dropped, and the stages after the turns follow."""
        del s.frames[1:]
        s.frames[0].pc = self.after_turns if s.outcome is None else self.over
        s.depth = 0

    def stop(self, s: State) -> None:
        """The game is over."""
        s.windows.clear()
        s.duties.clear()
        s.frames[:] = [Frame(self.code, [None, None])]
        s.frames[0].pc = self.over
        s.depth = 0

    def _halt(self, s: State, f: Frame) -> bool:
        """A table set up before a stage waits to be told which stage comes."""
        f.pc = 0
        s.pending = None
        return True

    def perform(self, s: State, stage: str) -> None:
        """One stage happens, and the table halts again."""
        s.phase = "after" if self.stages[stage] > self.after_turns else "set-up"
        s.frames[:] = [Frame(self.halted, [None, None])]
        self.program.events.start(s, self.program.algebra.acts[stage], None, (), None)

    def go_on(self, s: State, stage: str) -> None:
        """Play goes on with a stage and all that follows it."""
        s.frames[:] = [Frame(self.code, [None, None])]
        s.frames[0].pc = self.stages[stage]

    def close(self, s: State) -> None:
        """The round ends, and with it the game if somebody has won."""
        s.frames[:] = [Frame(self.code, [None, None])]
        s.frames[0].pc = self.over - 1

    def _after(self, s: State, f: Frame) -> None:
        """The turns are over: windows close unasked, except those that stand until a stage still to come."""
        s.phase = "after"
        s.windows = [window for window in s.windows if window.until in self.later]
        open_still = {window.id for window in s.windows}
        s.duties = [duty for duty in s.duties if duty[2] in open_still]

    def _end_round(self, s: State, f: Frame) -> None:
        events = self.program.events
        if s.log is not None:
            s.log.append(("round over", s.vars[events.winner] if s.won else None))
        seats = s.seats
        s.seats = s.in_game
        for test in events.game_wins:
            winners = [seat for seat in s.in_game if test.holds[seat](s, [None, seat])]
            if winners:
                s.outcome, s.champion = "won", events.first_of(s, test, winners)
                if s.log is not None:
                    s.log.append(("won", test.held.id, s.champion, "game"))
                break
        else:
            for id, holds in events.game_ends:
                if holds(s, [None]):
                    s.outcome = "ended"
                    if s.log is not None:
                        s.log.append(("ended", id, "game"))
                    break
        s.seats = seats
        if s.outcome is None and not events.game_wins and not events.game_ends:
            s.outcome = "ended"
        if s.outcome is None and not s.in_game:
            s.outcome = "ended"
        if s.outcome is None:
            f.pc = 0

    def _over(self, s: State, f: Frame) -> bool:
        f.pc = self.over
        if s.phase != "over":
            s.phase = "over"
            if s.log is not None:
                s.log.append(("over", s.outcome, s.champion))
        s.pending = None
        return True

    # ---------------------------------------------------------------- turns
    def _poll(self, s: State, f: Frame) -> None:
        if s.phase != "turns":
            s.phase = "turns"
        if s.windows:
            self.program.windows.poll(s, self.begins)

    def _advance(self, s: State, f: Frame) -> None:
        if not s.seats:
            self.leave(s)
            return
        n = self.program.layout.players
        step = 1 if s.vars[self.direction] == SAME_WAY else -1
        if s.next_turn is not None:
            seat = s.next_turn
            s.next_turn = None
            if seat not in s.seats:
                seat = seat_after(s, seat, step, n)
        elif s.turn is None:
            s.tally("nobody was said to begin")
            seat = s.seats[0]
        else:
            seat = seat_after(s, s.turn, step, n)
        while s.losses[seat] > 0:
            s.losses[seat] -= 1
            if s.log is not None:
                s.log.append(("passed over", seat))
            seat = seat_after(s, seat, step, n)
        s.turns += 1
        s.turn_began = s.events
        if s.turns > self.program.limits.turns:
            self.program.events.limit(s, "turns in a round")
            return
        self._turn_is(s, seat)
        if s.log is not None:
            s.log.append(("turn", seat))
        self.program.events.start(s, self.begins, seat, (), None)

    def _turn_is(self, s: State, seat: int) -> None:
        s.turn = seat
        for index in self.fleeting:
            s.vars[index] = self.starts[index]

    def _take_turn(self, s: State, f: Frame) -> None:
        s.frames.append(Frame(self.block, [None, s.turn, *[None] * self.block.extra]))

    def _end_turn(self, s: State, f: Frame) -> None:
        f.pc = self.poll_turn
        events = self.program.events
        events.start(s, self.ends, s.turn, (), None)
        if self.unwatched and self.program.acts[self.ends].plain:
            events.settle(s)

    # ---------------------------------------------------------------- the kernel's verbs
    def native(self, name: str) -> Callable[[State, int | None], None] | None:
        """What a kernel verb does."""
        verbs: dict[str, Callable[[State, int], None]] = {
            "lose-turn": self._lose_turn,
            "regain-turn": self._regain_turn,
            "begin": self._begin,
            "take-over": self._take_over,
            "go-again": self._begin,
            "drop-out": self._drop_out,
            "leave-game": self._leave_game,
        }
        verb = verbs.get(name)
        if verb is None:
            return None

        def run(s: State, subject: int | None) -> None:
            if subject is not None:
                verb(s, subject)

        return run

    def _lose_turn(self, s: State, seat: int) -> None:
        s.losses[seat] += 1

    def _regain_turn(self, s: State, seat: int) -> None:
        s.losses[seat] = 0

    def _begin(self, s: State, seat: int) -> None:
        s.next_turn = seat

    def _take_over(self, s: State, seat: int) -> None:
        s.next_turn = None
        self._turn_is(s, seat)

    def _drop_out(self, s: State, seat: int) -> None:
        s.seats = tuple(other for other in s.seats if other != seat)

    def _leave_game(self, s: State, seat: int) -> None:
        self._drop_out(s, seat)
        s.in_game = tuple(other for other in s.in_game if other != seat)
