"""The state of a table: plain data that copies cheaply, compares, hashes and goes through JSON.

Everything that play depends on is here: zones, state variables, the stack of frames with their program counters,
open windows, duties, turn order, the random stream. The log and the tallies only describe how it came to be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Instruction = Callable[["TableState", "Frame"], object]
"""One step of a program; a true result stops the table for an answer."""

Happening = tuple[int, int | None, tuple[Any, ...], tuple[str, ...], int]
"""An act that happened: its number, its doer, its arguments, the guilt clauses that held, its serial number."""


class RoutineCode:
    """The functions of a routine; `extra` is how many locals it needs beyond those it is given.

    `notes` keeps the instruction of the core that a function ends with, where a decision wants to show it; `after` is
    where an act goes on once its body is done. All this is written when it is first asked for.
    """

    __slots__ = ("after", "extra", "id", "notes", "steps", "write")

    steps: list[Instruction]
    notes: dict[int, Any]
    extra: int
    after: int

    def __init__(self, id: str, write: Callable[[RoutineCode], None] | None = None) -> None:
        self.id = id
        self.write = write

    def __getattr__(self, name: str) -> Any:
        if name not in ("after", "extra", "notes", "steps"):
            raise AttributeError(name)
        self.steps, self.notes, self.extra, self.after = [], {}, 0, 0
        if self.write is not None:
            self.write(self)
        return getattr(self, name)

    def __repr__(self) -> str:
        return f"Code({self.id!r})"


class Frame:
    """A body under way: its code, the next instruction, its locals, and the happening it is the frame of.

    Locals start with the happening being answered (or None), the doer, and the arguments of the act.
    `todo` holds the effects still to come (in an act's frame) or the replacements still inside (in a replacement's),
    `killed` the effects that an applied replacement overrides.
    """

    __slots__ = ("code", "event", "killed", "locals", "pc", "todo")

    def __init__(self, code: RoutineCode, locals: list[Any], event: Happening | None = None) -> None:
        self.code = code
        self.pc = 0
        self.locals = locals
        self.event = event
        self.todo: tuple[int, ...] = ()
        self.killed = 0

    def copy(self) -> Frame:
        new = Frame.__new__(Frame)
        new.code = self.code
        new.pc = self.pc
        new.locals = self.locals[:]
        new.event = self.event
        new.todo = self.todo
        new.killed = self.killed
        return new

    def key(self) -> tuple[Any, ...]:
        return self.code.id, self.pc, tuple(self.locals), self.event, self.todo, self.killed


Offered = tuple[tuple[int, ...], tuple[int, ...], bool]
"""Part of a window: the acts, the seats they are offered to, and whether the first answer closes it."""


class Window:
    """Acts offered to players: blocking if `until` is None, else standing until that act is about to happen.

    `causes` are the happenings inside which it was opened, innermost first; `opener` is the serial number of the
    innermost, or of the last one before it if it was opened outside any. `queue` is None until the current
    part is reached, then the seats still to be asked. `refused` are moves that the table did not let stand.
    """

    __slots__ = ("causes", "id", "offered", "opener", "part", "queue", "refused", "until")

    def __init__(
        self,
        id: int,
        until: int | None,
        causes: tuple[Happening, ...],
        offered: tuple[Offered, ...],
        opener: int,
    ) -> None:
        self.id = id
        self.until = until
        self.causes = causes
        self.offered = offered
        self.opener = opener
        self.part = 0
        self.queue: tuple[int, ...] | None = None
        self.refused: tuple[Any, ...] = ()

    def copy(self) -> Window:
        new = Window.__new__(Window)
        new.id = self.id
        new.until = self.until
        new.causes = self.causes
        new.offered = self.offered
        new.opener = self.opener
        new.part = self.part
        new.queue = self.queue
        new.refused = self.refused
        return new

    def key(self) -> tuple[Any, ...]:
        fixed = (self.id, self.until, self.causes, self.offered, self.opener)
        return (*fixed, self.part, self.queue, self.refused)


PLAIN = (
    "turn",
    "next_turn",
    "phase",
    "won",
    "ended",
    "outcome",
    "champion",
    "seed",
    "policy",
    "rng",
    "depth",
    "serial",
    "windows_made",
    "turns",
    "events",
    "turn_began",
    "seats",
    "in_game",
    "pending",
)
"""Fields that are immutable values."""


class TableState:
    """A table at one moment."""

    __slots__ = (
        *PLAIN,
        "chances",
        "duties",
        "frames",
        "log",
        "losses",
        "options",
        "passes",
        "rulings",
        "shuffles",
        "tallies",
        "vars",
        "windows",
        "zones",
    )

    def __init__(self) -> None:
        self.zones: list[list[int]] = []
        self.vars: list[Any] = []
        self.frames: list[Frame] = []
        self.windows: list[Window] = []
        self.duties: list[tuple[int, int, int]] = []
        """What is owed: seat, act, window."""
        self.losses: list[int] = []
        """Turns that each seat is still to lose."""
        self.seats: tuple[int, ...] = ()
        """Who is in the round."""
        self.in_game: tuple[int, ...] = ()
        self.turn: int | None = None
        self.next_turn: int | None = None
        self.phase = "start"
        """start, set-up, turns, after or over."""
        self.won = False
        self.ended = False
        self.outcome: str | None = None
        """How the game ended: won, ended or limit."""
        self.champion: int | None = None
        self.seed = 0
        self.policy = "strict"
        self.rng = 0
        self.depth = 0
        """How many acts are under way."""
        self.serial = 0
        self.windows_made = 0
        self.turns = 0
        self.events = 0
        self.turn_began = 0
        """How many acts had happened in the round when the turn began."""
        self.pending: tuple[Any, ...] | None = None
        """What the table waits for."""
        self.chances: list[int] = []
        """Scripted results of chance, next first."""
        self.shuffles: list[tuple[int, ...]] = []
        """Scripted shuffles: the cards that come to lie on top, topmost first."""
        self.rulings: dict[tuple[Any, ...], Any] = {}
        """What the table settled: a quantity on which the rules disagree or are silent."""
        self.options: list[Any] | None = None
        """What the pending decision offers; recomputed when missing."""
        self.passes = 0
        """Passes through loops since the last answer."""
        self.log: list[tuple[Any, ...]] | None = []
        self.tallies: dict[str, int] = {}

    def copy(self) -> TableState:
        new = TableState.__new__(TableState)
        new.turn = self.turn
        new.next_turn = self.next_turn
        new.phase = self.phase
        new.won = self.won
        new.ended = self.ended
        new.outcome = self.outcome
        new.champion = self.champion
        new.seed = self.seed
        new.policy = self.policy
        new.rng = self.rng
        new.depth = self.depth
        new.serial = self.serial
        new.windows_made = self.windows_made
        new.turns = self.turns
        new.events = self.events
        new.turn_began = self.turn_began
        new.seats = self.seats
        new.in_game = self.in_game
        new.pending = self.pending
        new.zones = [zone[:] for zone in self.zones]
        new.vars = self.vars[:]
        new.frames = [frame.copy() for frame in self.frames]
        new.windows = [window.copy() for window in self.windows]
        new.duties = self.duties[:]
        new.losses = self.losses[:]
        new.chances = self.chances[:]
        new.shuffles = self.shuffles[:]
        new.rulings = self.rulings.copy()
        new.options = self.options
        new.passes = self.passes
        new.log = None if self.log is None else self.log[:]
        new.tallies = self.tallies.copy()
        return new

    def key(self) -> tuple[Any, ...]:
        """Everything that play depends on, as one immutable value."""
        return (
            tuple(getattr(self, name) for name in PLAIN),
            tuple(map(tuple, self.zones)),
            tuple(self.vars),
            tuple(frame.key() for frame in self.frames),
            tuple(window.key() for window in self.windows),
            tuple(self.duties),
            tuple(self.losses),
            tuple(self.chances),
            tuple(self.shuffles),
            tuple(sorted(self.rulings.items(), key=repr)),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableState) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def tally(self, what: str) -> None:
        """Count something worth reporting."""
        self.tallies[what] = self.tallies.get(what, 0) + 1

    def to_json(self) -> dict[str, Any]:
        """Plain data for `json`; the log and the tallies stay out."""
        data: dict[str, Any] = {name: getattr(self, name) for name in PLAIN}
        data["zones"] = self.zones
        data["vars"] = self.vars
        data["frames"] = [frame.key() for frame in self.frames]
        data["windows"] = [window.key() for window in self.windows]
        data["duties"] = self.duties
        data["losses"] = self.losses
        data["chances"] = self.chances
        data["shuffles"] = self.shuffles
        data["rulings"] = list(self.rulings.items())
        return data

    @staticmethod
    def from_json(data: Mapping[str, Any], codes: Mapping[str, RoutineCode]) -> TableState:
        """The state again, given the codes of its program by id."""
        state = TableState()
        for name in PLAIN:
            setattr(state, name, frozen(data[name]))
        state.zones = [list(zone) for zone in data["zones"]]
        state.vars = [frozen(value) for value in data["vars"]]
        for code, pc, locals, event, todo, killed in data["frames"]:
            frame = Frame(codes[code], [frozen(value) for value in locals], frozen(event))
            frame.pc, frame.todo, frame.killed = pc, frozen(todo), killed
            state.frames.append(frame)
        for id, until, causes, offered, opener, part, queue, refused in data["windows"]:
            window = Window(id, until, frozen(causes), frozen(offered), opener)
            window.part, window.queue, window.refused = part, frozen(queue), frozen(refused)
            state.windows.append(window)
        state.duties = [frozen(duty) for duty in data["duties"]]
        state.losses = list(data["losses"])
        state.chances = list(data["chances"])
        state.shuffles = [frozen(cards) for cards in data["shuffles"]]
        state.rulings = {frozen(key): frozen(value) for key, value in data["rulings"]}
        return state


def frozen(value: Any) -> Any:
    """Lists, as JSON has them, back to tuples."""
    return tuple(frozen(part) for part in value) if isinstance(value, list | tuple) else value
