"""Games dealt and played at random, always the same ones, each held against all that is looked for.

A witness is a table that the rules allow, not one that play is known to lead to. So lawful moves are made, nothing is
set up by hand, and whoever looks for something is told of the moments that concern it. That nothing was found proves
nothing.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.analysis.symbolic.witness import SEATS, Witness
from cardlaw.engine import Table
from cardlaw.engine.errors import TableError
from cardlaw.engine.play.decisions import DECLINE
from cardlaw.engine.program.program import Program, program_of
from cardlaw.engine.state.state import Frame, TableState
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.scenarios.courses import said
from cardlaw.scenarios.recordings import told
from cardlaw.wording.arguments import Message, SpokenAct, SpokenListing
from cardlaw.wording.messages import message

STEPS = 30_000
"""Moves that are made for all that stands under the same choices and number of players, and as many eager ones."""

LONGEST = (0, 4, 12, 60, 400)
"""Moves of one course: short ones are tried first, each length with the same share of the steps."""

TRIAL = 10
"""So many moves count for one deal, and for one table that is set up to be looked at."""

Point = tuple[str, str]
"""A sort of moment, and the name that it is about if it has one.

`decision`: a player is to answer. `window`: a window that has to be answered is about to be asked. `act`: it begins.
`done`: the body of an act is over, its effects are to follow. `effect`: its steps begin. `stop`: play has come to the
next answer, or to its end.
"""


@dataclass(frozen=True, slots=True)
class Sighting:
    """What was looked for, seen at a table in play by whoever sits on `mover`.

    `then` tells what happens after the last answer of the course, where it does not show before the next one;
    `outcomes` what editions say or do there.
    """

    mover: int
    witness: Witness
    then: Message | None = None
    outcomes: tuple[tuple[str, Verdict], ...] = ()


def happens(*acts: str) -> Message:
    """That acts come to pass after the last answer."""
    return message("then-happens", acts=SpokenListing(tuple(SpokenAct(name, None) for name in acts)))


class Sought(Protocol):
    """Something that is looked for; it is told of its points and says when it is shown."""

    points: tuple[Point, ...]

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None: ...


@dataclass(frozen=True, slots=True)
class CourseOfPlay:
    """A game by its rules, seats, seed and answers, and what shows at the table it leads to."""

    model: m.Model
    players: int
    seed: int
    choices: tuple[str, ...]
    shown: Sighting

    @property
    def mover(self) -> int:
        return self.shown.mover

    @property
    def witness(self) -> Witness:
        """The table, seen from the mover."""
        return self.shown.witness

    def table(self) -> Table:
        """The table at the end of the course, played again."""
        return Table.replay(self.model, self.players, self.seed, self.choices)

    def moves(self) -> list[Message]:
        """What was done, move by move, seats numbered as in the witness."""
        table, found = Table(self.model, self.players, self.seed, record=False), []
        for text in self.choices:
            assert table.decision is not None
            seat = table.decision.player
            said = told(table, text, None if seat is None else (seat - self.mover) % self.players)
            assert said is not None
            found.append(said)
            table.choose(text)
        return found

    def said(self) -> list[str]:
        """What was done, move by move, seats called as in the witness."""
        names = [SEATS[(seat - self.mover) % self.players] for seat in range(self.players)]
        table, found = Table(self.model, self.players, self.seed, record=False), []
        for text in self.choices:
            seat = table.decision.player if table.decision else None
            found.append(said(self.model, seat, text, names))
            table.choose(text)
        return found


@dataclass(frozen=True, slots=True)
class Missed:
    """That nothing was found in so many moves of play."""

    moves: int


class WatchedProgram(Program):
    """A program that tells where bodies begin and where acts are done, and notes how shuffles came out."""

    watch: Callable[[TableState, Frame], None]
    shuffled: list[tuple[int, ...]]

    def run(self, s: TableState) -> None:
        frames, log = s.frames, s.log
        assert log is not None
        while True:
            frame = frames[-1]
            pc = frame.pc
            if pc == 0 or pc == frame.code.after:
                self.watch(s, frame)
            frame.pc = pc + 1
            told = len(log)
            stopped = frame.code.steps[pc](s, frame)
            for entry in log[told:]:
                if entry[0] == "shuffled":
                    self.shuffled.append(tuple(s.zones[entry[1]]))
            if stopped:
                return


class WatchedTable(Table):
    """A table that tells its moments to whoever looks for something."""

    def __init__(self, model: m.Model, players: int, seed: int, tell: Callable[..., None]) -> None:
        made: Any = copy.copy(program_of(model, players))
        made.__class__ = WatchedProgram
        made.watch, made.shuffled = self._watch, []
        self.program: WatchedProgram = made
        self.tell = tell
        self.spent = 0
        """What looking has cost, in moves."""
        self.done: list[str] = []
        """The clauses whose effects were carried out, one after another."""
        self.memo: dict[object, Any] = {}
        """What was found out since the last answer, for whoever wants to know it again."""
        self._start(made.start(seed, "strict"), (), ())
        self._stopped()

    @property
    def shuffled(self) -> list[tuple[int, ...]]:
        """How each shuffle so far came out, bottom first."""
        return self.program.shuffled

    def choose(self, move: Any) -> None:
        self.memo.clear()
        super().choose(move)
        self._stopped()

    def _watch(self, s: TableState, frame: Frame) -> None:
        program, code = self.program, frame.code
        if frame.event is not None:
            name = program.names[frame.event[0]]
            if frame.pc == 0:
                self.tell(self, ("act", name), frame)
            if frame.pc == code.after:
                self.tell(self, ("done", name), frame)
        elif code is program.windows.blocking:
            self.tell(self, ("window", ""), frame)
        elif code.id.startswith("effect "):
            self.done.append(code.id.removeprefix("effect "))
            self.tell(self, ("effect", self.done[-1]), frame)

    def _stopped(self) -> None:
        frame = self.state.frames[-1]
        self.tell(self, ("stop", ""), frame)
        glance = self.glance()
        if glance is not None and glance.player is not None:
            self.tell(self, ("decision", ""), frame)


class GameSearch:
    """One sweep of games held against everything in a group at once."""

    def __init__(self, model: m.Model, players: int, group: Sequence[Sought], steps: int = STEPS) -> None:
        self.model, self.players, self.group, self.steps = model, players, group, steps
        self.found: dict[int, CourseOfPlay] = {}
        """Courses by the place in the group of what they lead to."""
        self.moves = 0
        self._listening: dict[Point, list[int]] = {}
        for place, each in enumerate(group):
            for point in each.points:
                self._listening.setdefault(point, []).append(place)

    def all(self) -> list[CourseOfPlay | Missed]:
        """For each of the group a course, or how long one was looked for."""
        share = self.steps // len(LONGEST)
        for longest, left, eager in (
            *((moves, share, False) for moves in LONGEST),
            (LONGEST[-1], self.steps, True),
        ):
            seed = 0
            while left > 0 and len(self.found) < len(self.group):
                left -= self._played(seed, longest, left, eager)
                seed += 1
        return [self.found.get(place) or Missed(self.moves) for place in range(len(self.group))]

    def _played(self, seed: int, longest: int, left: int, eager: bool) -> int:
        """Play a game by chance for a while; how many moves that took or counted for.

        In every other game chance picks among the acts first, so that what can be done in one way only is not rare.
        In an eager one a move with a card is made wherever there is one, so that play comes to an end.
        """
        try:
            game = WatchedTable(self.model, self.players, seed, self._told)
        except TableError:
            return left
        picks, made = random.Random(seed), 1
        for _ in range(longest):
            glance = game.glance()
            if glance is None or made + game.spent > left:
                break
            lawful = [p for p in range(glance.width) if not (glance.breaking and glance.breaking[p])]
            if not lawful:
                break
            made += 1
            if eager:
                lawful = [
                    p for p in lawful if glance.acts and self._with_card(game, glance.acts[p])
                ] or lawful
            elif glance.acts and seed % 2:
                act = picks.choice(list(dict.fromkeys(glance.acts[p] for p in lawful)))
                lawful = [p for p in lawful if glance.acts[p] == act]
            game.choose(picks.choice(lawful))
        self.moves += made
        return made + game.spent + TRIAL

    def _with_card(self, game: WatchedTable, act: str) -> bool:
        return act != DECLINE and any(p.type in ("card", "cards") for p in game.model.act(act).parameters)

    def _told(self, game: WatchedTable, point: Point, frame: Frame) -> None:
        listening = self._listening.get(point)
        if not listening:
            return
        for place in [place for place in listening if place not in self.found]:
            shown = self.group[place].look(game, point, frame)
            if shown is not None:
                self.found[place] = CourseOfPlay(
                    self.model, self.players, game.seed, tuple(game.choices), shown
                )
