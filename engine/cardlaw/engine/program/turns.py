"""The frame at the bottom of the stack: where in the game play stands, and how it gets elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlaw.engine.program.machine import RoutineWriter
from cardlaw.engine.state.state import Frame, RoutineCode, TableState
from cardlaw.language.core.rounds import GAME, ROUND_ENDS, TURN

if TYPE_CHECKING:
    from cardlaw.engine.program.program import Program


class GameTurns:
    """The game of a program: stages in order, turns until the round is over, then the next round."""

    def __init__(self, program: Program) -> None:
        self.program = program
        layout = program.layout
        self.code = RoutineCode(GAME)
        self.block = RoutineCode(TURN)
        self.direction = layout.slot_base["direction"]
        self.round_number = layout.slot_base["round-number"]
        self.halted = RoutineCode("halted", lambda code: code.steps.append(self._halt))
        self.stages: dict[str, int] = {}
        """Where each stage begins."""

    def compile(self) -> None:
        """Write the game, and find the places where play can be set."""
        writer = RoutineWriter(
            self.program, self.code, self.program.core.routines[GAME], sure=False, apart=True
        )
        self.code.steps, self.code.notes, self.code.extra, self.code.after = [], {}, 0, 0
        writer.block(writer.routine.block)
        writer.split()
        writer.line(f"f.pc = {writer.here}")
        writer.line("s.pending = None")
        writer.finish("return True")
        marks = writer.marks
        for stage in self.program.model.stages:
            place = marks[f"raise {stage.name}"] if stage.turns is None else marks["phase turns"]
            self.stages.setdefault(stage.name, place)
        self.round_over = marks[f"run {ROUND_ENDS}"]
        self.over = marks["phase over"]
        self.after_turns = marks.get("phase after", self.round_over)
        self.poll_turn = marks.get("ask", 0)
        self.take_turn = marks.get(f"run {TURN}", 0)
        self.end_turn = marks.get("raise turn-ends", 0)

    def frame(self, place: int) -> Frame:
        """The bottom of the stack, with play standing at a place."""
        frame = Frame(self.code, [None, None])
        frame.pc = place
        return frame

    def leave(self, s: TableState) -> None:
        """The round is over: everything under way is dropped, and the stages after the turns follow."""
        del s.frames[1:]
        s.frames[0].pc = self.after_turns if s.outcome is None else self.over
        s.depth = 0

    def stop(self, s: TableState) -> None:
        """The game is over."""
        s.windows.clear()
        s.duties.clear()
        s.frames[:] = [self.frame(self.over)]
        s.depth = 0

    def _halt(self, s: TableState, f: Frame) -> bool:
        """A table set up before a stage waits to be told which stage comes."""
        f.pc = 0
        s.pending = None
        return True

    def perform(self, s: TableState, stage: str) -> None:
        """One stage happens, and the table halts again."""
        s.phase = "after" if self.stages[stage] > self.after_turns else "set-up"
        s.frames[:] = [Frame(self.halted, [None, None])]
        self.program.events.start(s, self.program.algebra.acts[stage], None, (), None)

    def go_on(self, s: TableState, stage: str) -> None:
        """Play goes on with a stage and all that follows it."""
        s.frames[:] = [self.frame(self.stages[stage])]

    def close(self, s: TableState) -> None:
        """The round ends, and with it the game if somebody has won."""
        s.frames[:] = [self.frame(self.round_over)]
