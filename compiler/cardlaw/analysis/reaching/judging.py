"""Differences in what may be done or is wrong: tables that one edition's play comes to, put before the other, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardlaw.analysis import items
from cardlaw.analysis.differences import Difference
from cardlaw.analysis.reaching.games import TRIAL, Game, Point, Shown
from cardlaw.analysis.reaching.seeing import Seen, asked, for_other, same_moment
from cardlaw.analysis.replaying import judged_at
from cardlaw.analysis.spoken import Verdict
from cardlaw.analysis.versus import Judge
from cardlaw.analysis.windows import offering
from cardlaw.analysis.witnesses import Witness
from cardlaw.engine.errors import TableError
from cardlaw.engine.norms import Option
from cardlaw.engine.program import program_of
from cardlaw.engine.state import Frame
from cardlaw.engine.state import Window as Opened


class Verdicts:
    """A difference about a move: the same move at the same moment, on which each edition says what it is said to.

    Games go by the rules of one edition (`home`); the table is then set up whole for every judge.
    """

    points: tuple[Point, ...] = (("decision", ""),)

    def __init__(self, difference: Difference, home: Judge, judges: Mapping[str, Judge]) -> None:
        assert difference.witness is not None and difference.witness.move is not None
        self.difference, self.witness, self.judges = difference, difference.witness, judges
        self.home = home.model.name
        self.act = difference.witness.move[0]
        moment = items.moment(difference.about)
        assert moment is not None
        self.moment = moment
        self.window = offering(home.windows, moment, self.act)
        self.guilt = difference.sort == "guilt"

    def look(self, game: Game, point: Point, frame: Frame) -> Shown | None:
        opened = asked(game)
        if opened is None or self.window is None or not same_moment(game.program, opened, self.window):
            return None
        assert opened.queue
        seat = opened.queue[0]
        for option in self._claimed(game, opened, seat):
            game.spent += TRIAL
            seen, move = Seen(game, seat, opened), (self.act, option.args)
            said = self._said(game, seen.whole(move, self.window.id))
            if said is not None:
                return Shown(seat, seen.like(self.witness, move), outcomes=said)
        return None

    def _claimed(self, game: Game, opened: Opened, seat: int) -> Iterator[Option]:
        """The moves on which the edition that is played says what it is said to."""
        norms, s = game.program.norms, game.state
        act = game.program.algebra.acts[self.act]
        word = dict(self.difference.verdicts)[self.home]
        for option in norms.judge(s, opened.offered[opened.part][0], seat, opened.causes):
            if option.act == act and all(isinstance(arg, int | str) for arg in option.args):
                if self.guilt:
                    env = [norms.cause(act, opened.causes), seat, *option.args]
                    if bool(norms.wrong(s, act, env)) == (word == "wrong"):
                        yield option
                elif option.verdict == word:
                    yield option

    def _said(self, game: Game, whole: Witness) -> tuple[tuple[str, Verdict], ...] | None:
        """What each of the pair says at the table, if it is what was claimed, by the same clause first."""
        verdicts, clauses = dict(self.difference.verdicts), dict(self.difference.clauses)
        found: list[tuple[str, Verdict]] = []
        for name in self.difference.pairs[0]:
            model, windows = self.judges[name]
            window = offering(windows, self.moment, self.act)
            if window is None:
                return None
            try:
                layout = program_of(model, game.players).layout
                table = for_other(whole, game.model, game.program.layout, layout)
                word, deciding = judged_at(model, window, table, self.guilt)
            except TableError:
                return None
            if word != verdicts[name] or deciding[:1] != clauses[name][:1]:
                return None
            found.append((name, word))
        return tuple(found)
