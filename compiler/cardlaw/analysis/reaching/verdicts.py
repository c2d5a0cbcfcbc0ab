"""Findings about a move, a number or players who are stuck, looked for at the decisions of games."""

from __future__ import annotations

from dataclasses import replace

from cardlaw.analysis.findings import Finding
from cardlaw.analysis.reaching.games import TRIAL, Game, Point, Shown
from cardlaw.analysis.reaching.seeing import Seen, asked, same_moment
from cardlaw.analysis.replaying import Replay
from cardlaw.analysis.windows import Window
from cardlaw.analysis.witnesses import Witness
from cardlaw.engine.decisions import Verdict, explain
from cardlaw.engine.norms import Option
from cardlaw.engine.program import Program, program_of
from cardlaw.engine.state import Frame, State
from cardlaw.engine.state import Window as Opened
from cardlaw.language import model as m
from cardlaw.wording.arguments import Act, Listing
from cardlaw.wording.messages import message


class Judged:
    """A finding about the verdict on a move: the same move at the same moment, judged in the same words."""

    points: tuple[Point, ...] = (("decision", ""),)

    def __init__(self, finding: Finding, witness: Witness, window: Window, replay: Replay) -> None:
        self.finding, self.witness, self.window, self.replay = finding, witness, window, replay

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        """The table as a witness of the finding, if it is one and the engine shows it at a table set up like it."""
        opened, move = asked(game), self.witness.move
        if opened is None or move is None or not same_moment(game.program, opened, self.window):
            return None
        assert opened.queue
        seat, act = opened.queue[0], game.program.algebra.acts[move[0]]
        weighed = _Weighing(self.replay, game.state, seat, opened)
        layer = "assumption" if self.witness.assumed else self.finding.layer
        for option in weighed.options(layer, self.witness):
            if option.act == act and all(isinstance(arg, int | str) for arg in option.args):
                tried = replace(self.witness, move=(move[0], option.args))
                if self.replay.claimed(self.finding, tried, weighed):
                    game.spent += TRIAL
                    witness = Seen(game, seat, opened).like(self.witness, (move[0], option.args))
                    if self.replay.confirms(replace(self.finding, witness=witness)):
                        return Shown(seat, witness)
        return None


class _Weighing:
    """The moves of one open window, weighed by the rules of any layer and choices."""

    def __init__(self, replay: Replay, state: State, seat: int, opened: Opened) -> None:
        self.replay, self.state, self.seat, self.opened = replay, state, seat, opened
        self._known: dict[Program, list[Option]] = {}

    def options(self, layer: m.Layer, witness: Witness) -> list[Option]:
        program = self._program(layer, witness)
        if program not in self._known:
            acts = self.opened.offered[self.opened.part][0]
            judged = program.norms.judge(self.state, acts, self.seat, self.opened.causes)
            self._known[program] = judged
        return self._known[program]

    def __call__(self, layer: m.Layer, witness: Witness) -> Verdict:
        """The word on the move of a witness."""
        assert witness.move is not None
        act, args = witness.move
        program = self._program(layer, witness)
        for option in self.options(layer, witness):
            if option.act == program.algebra.acts[act] and option.args == args:
                return explain(program, option)
        return Verdict("not-offered")

    def _program(self, layer: m.Layer, witness: Witness) -> Program:
        return program_of(self.replay.on_layer(layer, witness), witness.players)


class Stuck:
    """A finding about a window that leaves no lawful answer by the rules of its layer, whatever play makes of it."""

    points: tuple[Point, ...] = (("window", ""),)

    def __init__(self, finding: Finding, witness: Witness, window: Window, replay: Replay) -> None:
        self.finding, self.witness, self.window, self.replay = finding, witness, window, replay

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        s, windows = game.state, game.program.windows
        opened = windows.find(s, frame.locals[2])
        if opened.part >= len(opened.offered) or not same_moment(game.program, opened, self.window):
            return None
        queue = opened.queue
        if queue is None:
            queue = windows.in_order(s, opened, opened.offered[opened.part][1])
        seat = next((seat for seat in queue if seat in s.seats), None)
        if seat is None:
            return None
        options = _Weighing(self.replay, s, seat, opened).options(self.finding.layer, self.witness)
        if any(option.verdict in ("may", "must", "contradictory") for option in options):
            return None
        game.spent += TRIAL
        witness = Seen(game, seat, opened).like(self.witness)
        if not self.replay.confirms(replace(self.finding, witness=witness)):
            return None
        acts = Listing(tuple(Act(name, None) for name in self.window.acts), "or")
        return Shown(seat, witness, message("then-asked", acts=acts))


class TwoValues:
    """A finding about a number with two values, wherever a player is to decide."""

    points: tuple[Point, ...] = (("decision", ""),)

    def __init__(self, finding: Finding, witness: Witness, replay: Replay) -> None:
        self.finding, self.witness, self.replay = finding, witness, replay

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        glance = game.glance()
        assert glance is not None and glance.player is not None
        game.spent += TRIAL
        witness = Seen(game, glance.player).like(self.witness)
        shows = self.replay.confirms(replace(self.finding, witness=witness))
        return Shown(glance.player, witness) if shows else None
