"""Many tables at once, for whoever trains or searches: each call takes an answer for each and goes on to the next.

tables = Tables(model, count=1024, players=4, seed=1)
while not tables.over:
    tables.advance(tables.decide())

Instead of `decide`, which asks players inside the module, give an action for each table: a number whose bit is set in
`tables.lawful(i)` or `tables.breakable(i)`; -1 leaves a table as it is. `tables.meaning` says what an action is.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence

from cardlaw.engine import Table
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.engine.play.decisions import answers
from cardlaw.fast.code.wasm import PAGE
from cardlaw.fast.host import Beyond, Hall, Thinking
from cardlaw.fast.tables.tables import CALL, HEADER, observed
from cardlaw.fast.windows.actions import Action
from cardlaw.fast.windows.stepping import ASKED, DUTY, JOURNAL, MASKS, OVER, REFUSED, SEAT, STANDING, STATE
from cardlaw.fast.writer import Writer
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

SHARES = {"unlawful": 50_000, "forgets": 200_000, "windows": 500_000}
"""How often random players inside do what they need not, in millionths."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A decision: who is asked (None: the table), whether it can be left unused and whether that breaks a rule; the
    sets of lawful and breakable actions, a bit for each."""

    seat: int | None
    standing: bool
    duty: bool
    lawful: int
    breakable: int


class Tables:
    """So many tables of a model, begun from a seed on, each with one of its own.

    `kinds` says how the players inside play, from the first seat on: `random`, or `strategic` with what those know of
    the model (`cardlaw.players.strategic.thinking`). They answer only where `decide` asks them.
    """

    def __init__(
        self,
        model: m.Model,
        count: int = 1,
        players: int | None = None,
        seed: int = 0,
        *,
        limits: Limits = LIMITS,
        lenient: bool = False,
        kinds: Sequence[str] = ("random",),
        thinking: Thinking | None = None,
        habits: Mapping[str, int] = SHARES,
        observe: bool = True,
        hall: Hall | None = None,
    ) -> None:
        self.model, self.limits, self.lenient = model, limits, lenient
        self.hall = hall or Hall(Writer(model, players, limits, step=True))
        self.writer = self.hall.writer
        assert self.writer.stepping is not None and self.writer.parts is not None
        self.stepping, self.parts = self.writer.stepping, self.writer.parts
        self.room = self.hall.room(habits, lenient, kinds, thinking)
        self.players = self.writer.layout.players
        self.count = count
        self.meaning: Mapping[int, Action] = self.stepping.actions.every
        """What each action is."""
        self.observed = observed(self.writer) if observe else []
        """What each number of an observation is."""
        room, memory = self.room, self.writer.memory
        self._slots = (memory.top + 63) // 64 * 64
        self._records = self._slots + count * self.parts.size
        self._answers = self._records + count * self.stepping.size
        self._seen = self._answers + 8 * count if observe else 0
        end = self._answers + 8 * count + 4 * len(self.observed) * count
        short = end - room.memory.data_len(room.store)
        if short > 0:
            room.memory.grow(room.store, short // PAGE + 1)
        self._bytes = memoryview(room.memory.get_buffer_ptr(room.store)).cast("B")
        """The memory itself; it does not grow any more."""
        for name, at in zip(
            CALL, (self._slots, self._records, self._answers, self._seen, count), strict=False
        ):
            self._put(self.parts.call[name], at)
        first, last = self._answers // 4, self._answers // 4 + count
        self._given = self._bytes.cast("i")[first:last]
        for i in range(count):
            self.begin(i, seed + i)

    # ---------------------------------------------------------------- playing
    def begin(self, i: int, seed: int) -> None:
        """A table starts anew from a seed."""
        signed = (seed & 0xFFFF_FFFF_FFFF_FFFF) - ((seed & 1 << 63) << 1)
        self._call("begin", *self._at(i), self._seen_at(i), signed)

    def advance(self, answers: Sequence[int]) -> None:
        """Each table goes on with its answer, an action; -1 leaves it as it is.

        An action that the table does not offer leaves it as it is, too, and is told of as an error.
        """
        if answers is not self._given:
            self._given[:] = array("i", answers)
        self._call("advance")
        if self._get(self.parts.call["refused"]):
            wrong = [i for i in range(self.count) if self._word(i, STATE) == REFUSED]
            for i in wrong:
                self._set_word(i, STATE, ASKED)
            raise ValueError(f"table {wrong[0]} does not offer action {self._given[wrong[0]]}")

    def decide(self) -> Sequence[int]:
        """What the players inside answer at each table; -1 where it is over."""
        self._call("decide_all")
        return self._given

    def _call(self, name: str, *args: int) -> object:
        room = self.room
        try:
            return room.exports[name](room.store, *args)
        except self.hall.wasmtime.Trap as why:
            raise Beyond(str(why)) from None

    # ---------------------------------------------------------------- looking
    @property
    def over(self) -> bool:
        """Whether all tables are over."""
        return all(self.is_over(i) for i in range(self.count))

    def is_over(self, i: int) -> bool:
        """Whether a table is over."""
        return self._word(i, STATE) == OVER

    @property
    def seats(self) -> list[int | None]:
        """Who is asked at each table; None where that is the table itself, or it is over."""
        found = (None if self.is_over(i) else self._word(i, SEAT) for i in range(self.count))
        return [None if seat == -1 else seat for seat in found]

    def waiting(self, i: int) -> Waiting | None:
        """What a table waits for; None when it is over."""
        if self.is_over(i):
            return None
        seat = self._word(i, SEAT)
        return Waiting(
            None if seat < 0 else seat,
            bool(self._word(i, STANDING)),
            bool(self._word(i, DUTY)),
            self.lawful(i),
            self.breakable(i),
        )

    def lawful(self, i: int) -> int:
        """The lawful actions, a bit for each."""
        return self._mask(i, 0)

    def breakable(self, i: int) -> int:
        """The actions that break only rules that can be broken, a bit for each."""
        return self._mask(i, 1)

    def observation(self, i: int) -> memoryview:
        """What the seat that is asked may know, as numbers that `observed` names. It changes as the table goes on."""
        size = len(self.observed)
        first = self._seen // 4 + i * size
        return self._bytes.cast("i")[first : first + size]

    def masks(self) -> memoryview:
        """The records of all tables as they lie in memory, for those who read them with other tools.

        A record has `record_words` numbers of 32 bits: state, seat, the number of the window or choice, standing, duty
        and three more; then the sets of lawful, breakable and demanded actions, 64 bits to a word.
        """
        return self._bytes[self._records : self._records + self.count * self.stepping.size]

    @property
    def record_words(self) -> int:
        return self.stepping.size // 4

    def _at(self, i: int) -> tuple[int, int]:
        if not 0 <= i < self.count:
            raise IndexError(f"there are {self.count} tables, so there is no number {i}")
        return self._slots + i * self.parts.size, self._records + i * self.stepping.size

    def _seen_at(self, i: int) -> int:
        return self._seen + 4 * i * len(self.observed) if self._seen else 0

    def _word(self, i: int, offset: int) -> int:
        return self._get(self._at(i)[1] + offset)

    def _set_word(self, i: int, offset: int, value: int) -> None:
        self._put(self._at(i)[1] + offset, value)

    def _get(self, at: int) -> int:
        return int.from_bytes(self._bytes[at : at + 4], "little", signed=True)

    def _put(self, at: int, value: int) -> None:
        self._bytes[at : at + 4] = value.to_bytes(4, "little")

    def _mask(self, i: int, which: int) -> int:
        size = 8 * self.stepping.actions.words
        at = self._at(i)[1] + MASKS + which * size
        return int.from_bytes(self._bytes[at : at + size], "little")

    # ---------------------------------------------------------------- the same table in the engine
    def answers(self, i: int) -> list[int]:
        """The actions answered at a table so far."""
        slot, _ = self._at(i)
        count = int.from_bytes(self._bytes[slot + 8 : slot + 12], "little")
        if count > JOURNAL // 2:
            raise Beyond(f"table {i} has had more than {JOURNAL // 2} answers, and does not remember them")
        at = slot + self.parts.journal
        found = array("H", bytes(self._bytes[at : at + 2 * count]))
        return list(found)

    def table(self, i: int) -> Table:
        """The table as the engine has it: the same seed and the same answers, so the same table."""
        memory = self.writer.memory
        at = self._at(i)[0] + HEADER + memory.seed - memory.first
        seed = int.from_bytes(self._bytes[at : at + 8], "little")
        policy = "lenient" if self.lenient else "strict"
        table = Table(self.model, self.players, seed, policy=policy, limits=self.limits)
        for action in self.answers(i):
            table.choose(self.place(table, action))
        return table

    def set(self, i: int, table: Table) -> None:
        """A table becomes the same as one of the engine's: its seed, and all answers given at it."""
        other = Table(table.model, table.players, table.seed, policy=table.state.policy, limits=self.limits)
        mine = "lenient" if self.lenient else "strict"
        same = table.model is self.model and table.players == self.players and table.state.policy == mine
        if not same or other._begun.key() != table._begun.key():
            raise ValueError("only a table of the same game that was begun from a seed can be taken over")
        self.begin(i, table.seed)
        answers = [-1] * self.count
        for text in table.choices:
            place = other.place_of(text)
            assert place is not None
            answers[i] = self.action(i, other, place)
            self.advance(answers)
            other.choose(place)

    def action(self, i: int, table: Table, place: int) -> int:
        """The action that an answer is, by its place in the decision of the same table in the engine."""
        offered = self.lawful(i) | self.breakable(i)
        return next(action for action in self._named(table, place) if offered >> action & 1)

    def _named(self, table: Table, place: int) -> Iterable[int]:
        """The actions that an answer may be."""
        actions, pending = self.stepping.actions, table.state.pending
        answer = answers(table.program, table.state)[place]
        assert pending is not None
        match pending[0]:
            case "moves" if answer.act < 0:
                yield actions.decline
            case "moves":
                name = self.model.acts[answer.act].name
                if name in actions.moves and all(isinstance(arg, int) for arg in answer.args):
                    yield actions.moves[name] + (answer.args[0] if answer.args else 0)
            case "choose" | "secret" if pending[2] in self.writer.layout.attributes:
                values = self.writer.layout.attributes[pending[2]]
                yield actions.values[pending[2]] + values.index(answer)
            case "choose" | "secret" if pending[2] in actions.values:
                yield actions.values[pending[2]] + answer
        yield actions.option + place

    def place(self, table: Table, action: int) -> int:
        """The place of an action in the decision of the same table in the engine."""
        width = len(answers(table.program, table.state))
        return next(place for place in range(width) if action in self._named(table, place))


__all__ = ["Tables", "Waiting"]
