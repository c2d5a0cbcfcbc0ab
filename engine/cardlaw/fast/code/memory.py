"""Where everything of a table lies in the memory of a module."""

from __future__ import annotations

from functools import cached_property

from cardlaw.engine.clauses.combining import MOST_STEPS
from cardlaw.engine.limits import Limits
from cardlaw.engine.state.layout import Layout
from cardlaw.fast.code.trees import ABSENT, WORDS
from cardlaw.fast.code.wasm import PAGE
from cardlaw.language.core.core import Core
from cardlaw.language.records import dataclass

REGISTERS = (
    ".turn",
    ".next",
    ".won",
    ".ended",
    ".phase",
    ".outcome",
    ".champion",
    ".turns",
    ".under-way",
    ".events",
    ".turn-began",
    ".in-round",
    ".in-game",
)
OWN = ("serial", "made", "highest", "owed", "passes", "decisions", "stopped", "most events")
"""Numbers of a table that only the machine looks at: acts so far, windows so far, the highest window in use, duties,
passes through loops since the last answer, answers so far, whether the round was broken off, how far acts may go in
this turn."""
HOST = ("lenient", "progress", "logged", "violation")
"""What is the same for all tables of a module: the policy, how many rounds were played, words told, the invariant that
was broken."""
HABITS = ("unlawful", "forgets", "windows")
MOST_WINDOWS = 256
"""Windows that may be open at once, more than acts inside one another; past it the interpreter plays the round."""
MOST_OWED = 64
MOST_TALLIES = 256
LINE = 64
"""Bytes that a processor brings in at once; a table begins at such an address."""
MOST_OPTIONS = 1 << 12
STACK = 1 << 20
"""Room for cards that bodies under way have set aside."""
ACT, CAUSE, SERIAL, HAPPENING = 0, 4, 8, 16
"""A happening under way: its act, who did it and whether that was wrong, its serial number; and its size."""
ID, UNTIL, SITE, OPENER, PART, QUEUE, FIRST, STEP, CAUSED, CAUSER, TAKERS = range(0, 44, 4)
"""A window: its number (0: none), the act until which it stands (-1: it blocks), where it was offered, the serial
number of what opened it, the part that is asked, the seats still to be asked (-1: not known yet), the seat before the
first, which way round they are asked, its nearest cause and the act of that; then for each part the seats it is offered
to, and for each act that its moves answer the nearest cause."""


@dataclass(frozen=True, slots=True)
class KeptOption:
    """How one move that a window offers is kept."""

    arguments: int

    @property
    def scope(self) -> int:
        return 8 + (self.arguments * 4 + 7) // 8 * 8 - 0

    @property
    def yes(self) -> int:
        return self.scope + 8

    @property
    def no(self) -> int:
        return self.scope + 16

    @property
    def size(self) -> int:
        return self.scope + 24


class TableMemory:
    """The addresses of a model's table, and what lies in the tables that nothing changes."""

    def __init__(self, layout: Layout, core: Core, limits: Limits) -> None:
        self.layout, self.core, self.limits = layout, core, limits
        self.top = 16
        self.data: list[tuple[int, bytes]] = []
        self._tables: dict[bytes, int] = {}
        self._words: dict[str, int] = {}
        n, places = layout.players, len(layout.places)
        self.width = 1 if len(layout.cards) <= 256 else 2
        self.own = {name: self.take(4) for name in HOST}
        self.habits = {name: self.take(4) for name in HABITS}
        self.first = self.take(0, LINE)
        """Where a table begins."""
        self.registers = {name: self.take(4) for name in REGISTERS}
        self.own |= {name: self.take(4) for name in OWN}
        self.rng, self.seed, self.aside = self.take(8, 8), self.take(8, 8), self.take(8, 8)
        self.dice = self.take(8 * (n + 1), 8)
        """The chance of each seat, and last that of the table."""
        self.losses = self.take(4 * n)
        self.vars = self.take(4 * len(layout.slots))
        self.sizes = self.take(4 * places)
        """States and sizes of zones follow one another, as an observation has them."""
        self.room = 1 << (len(layout.deck) * self.width + 7).bit_length()
        """Bytes for each zone: it may come to hold the whole pack, and cards are shifted eight bytes at a time."""
        self.zones = self.take(self.room * places, 16)
        self.copy = 1 if max(layout.counts, default=0) < 256 else 2
        """Bytes for how many copies there are of a card."""
        self.row = 1 << (self.copy * len(layout.cards) - 1).bit_length()
        """Bytes for how many copies of each card a zone holds."""
        self.copies = self.take(self.row * places, 16)
        self.faces = self.take(8 * places, 8)
        """The cards that a zone holds as a set, if there are no more than 64."""
        self.last = self.top
        """Where the part of a table that is always in use ends."""
        self.counts = self.take(4 * (len(core.model.acts) + 1))
        self.tallies = self.take(4 * MOST_TALLIES)
        """How often each act was the answer, and what else is counted in a round."""
        self.spare = self.take(max(self.room, self.row), 16)
        self.most_arguments = max([len(act.parameters) for act in core.model.acts], default=0)
        self.happenings = self.take(HAPPENING * (limits.depth + 2), 16)
        self.arguments = self.take(4 * self.most_arguments * (limits.depth + 2))
        self.duties = self.take(12 * MOST_OWED)
        self.option = KeptOption(self.most_arguments)
        self.options = self.take(self.option.size * MOST_OPTIONS, 8)
        self.stack = self.take(STACK, 16)
        sets = [p.most for act in core.model.acts for p in act.parameters if p.most is not None]
        self.most_in_set = min(max(sets, default=0), len(layout.deck))
        self.set_size = 4 * (self.most_in_set + 1)
        """A set of cards: how many there are, then each."""
        self.sets = self.take(self.set_size * (MOST_STEPS + 1) if sets else 0)
        self.kinds = self.take(8 * len(layout.cards) if sets else 0)
        self.growing = self.take(self.set_size + 8)
        """The set that is being put together; before it how many there are, and how many kinds of card."""
        self.grown = self.take(4) if sets else 0
        """How many cards were tried on while sets were grown."""
        self.log = 0
        self.answered = 0
        self.windows = 0
        self.window_size = 0

    def take(self, size: int, align: int = 4) -> int:
        """Room at an address of its own."""
        at = (self.top + align - 1) // align * align
        self.top = at + size
        return at

    def make_windows(self, parts: int, answered: int) -> None:
        """Room for the windows, once it is known how many parts they have and how many acts their moves answer."""
        self.answered = TAKERS + 4 * parts
        self.window_size = self.answered + 4 * answered
        self.windows = self.take(self.window_size * MOST_WINDOWS, 16)

    # ---------------------------------------------------------------- tables
    def table(self, numbers: list[int]) -> int:
        """The address of a table of numbers, the same for the same table."""
        held = b"".join((value & 0xFFFF_FFFF).to_bytes(4, "little") for value in numbers)
        return self.held(held)

    def wide_table(self, numbers: list[int]) -> int:
        return self.held(b"".join((v & 0xFFFF_FFFF_FFFF_FFFF).to_bytes(8, "little") for v in numbers))

    def held(self, held: bytes) -> int:
        if held not in self._tables:
            at = self.take(max(1, len(held)), 8)
            self._tables[held] = at
            if held:
                self.data.append((at, held))
        return self._tables[held]

    # ---------------------------------------------------------------- values
    def number_of(self, value: object) -> int:
        """The number that stands for a value."""
        if value is None:
            return ABSENT
        if isinstance(value, str):
            return WORDS + self._words.setdefault(value, len(self._words))
        assert isinstance(value, int)
        return int(value)

    def value_of(self, number: int, type_: str) -> object:
        """The value that a number stands for."""
        if number == ABSENT:
            return None
        if type_ == "yes-no":
            return bool(number)
        if number >= WORDS:
            return self.words[number - WORDS]
        return number

    @cached_property
    def words(self) -> list[str]:
        return list(self._words)

    @property
    def pages(self) -> int:
        return self.top // PAGE + 1
