"""Decisions as players meet them: who is asked, what is offered, what each move breaks and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import partial
from typing import Any, Literal

from cardlaw.engine.clauses.norms import WeighedOption, bits
from cardlaw.engine.errors import TableError
from cardlaw.engine.expressions.terms import Recent
from cardlaw.engine.program.program import Program
from cardlaw.engine.state.layout import Blind, Card, Place
from cardlaw.engine.state.state import TableState
from cardlaw.language import model as m
from cardlaw.language.core.instructions import ChooseTogether, ChooseValue
from cardlaw.language.records import dataclass
from cardlaw.wording.messages import Message
from cardlaw.wording.tables import say

Word = Literal["may", "must", "must-not", "silent", "contradictory", "not-offered"]
Sort = Literal["moves", "choice", "secret", "question", "ruling"]
Shown = Card | Place | int | str | bool | tuple[Card | int, ...] | None
"""A value as players see it: cards and zones as such, seats and numbers as numbers."""

DECLINE = "decline"
CHOOSE = "choose"
SAY = "say"
NUMBERS_TO_SETTLE = range(0, 21)


@dataclass(frozen=True, slots=True)
class Say:
    """What one clause says of a move; a clause that is not live is overridden."""

    clause: str
    rule: str
    says: Literal["yes", "strong yes", "no", "wrong"]
    live: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """The rules' word on a move: the clauses that decide, those it breaks, and all that speak of it."""

    word: Word
    deciding: tuple[str, ...] = ()
    breaks: tuple[str, ...] = ()
    clauses: tuple[Say, ...] = ()
    reason: Message | None = None
    """Why a move is not offered."""


@dataclass(frozen=True, slots=True)
class Move:
    """One answer to a decision. `act` is a move of the rules, or `choose`, `say`, `decline`.

    `text` is how it is written in records; it tells the moves of one decision apart.
    """

    act: str
    args: tuple[Shown, ...]
    text: str
    word: Word = "may"
    breaks: tuple[str, ...] = ()
    why: Verdict = field(default=Verdict("may"), compare=False, repr=False)

    @property
    def lawful(self) -> bool:
        """Whether the rules allow it: it breaks none, and they do not contradict each other about it."""
        return not self.breaks and self.word != "contradictory"

    @property
    def forced(self) -> bool:
        """Whether the rules demand it."""
        return self.word == "must"


@dataclass(frozen=True, slots=True)
class Decision:
    """What the table waits for. `player` is None where the table itself decides.

    `moves`: an open window; `choice`: a value for `type`; `secret`: the same, unseen by others;
    `question`: something only people can judge; `ruling`: the rules clash or are silent, and the table settles it.
    `answering` names the act that opened the window, `standing` says that the window can be left unused.
    """

    player: int | None
    sort: Sort
    moves: tuple[Move, ...]
    declinable: bool = False
    standing: bool = False
    answering: str | None = None
    type: m.Type | None = None
    about: str | None = None
    question: m.Words | None = None
    partial: bool = False
    """There are too many moves to list; `Table.place` finds the others too."""

    def find(self, text: str) -> int | None:
        """The place of the move that is written so."""
        wanted = " ".join(text.split())
        return next((i for i, move in enumerate(self.moves) if move.text == wanted), None)


def answers(program: Program, s: TableState) -> Sequence[Any]:
    """The raw answers that the pending decision allows, in order."""
    pending = s.pending
    if pending is None:
        return ()
    match pending[0]:
        case "moves":
            if s.options is None:
                window = program.windows.find(s, pending[1])
                assert window.queue
                s.options = program.windows.options(
                    s, window, window.offered[window.part][0], window.queue[0]
                )
            return s.options
        case "choose":
            return range(len(pending[3])) if pending[5] else pending[3]
        case "secret":
            return pending[3]  # type: ignore[no-any-return]
        case "settle":
            if pending[3]:
                return pending[3]  # type: ignore[no-any-return]
            if pending[2] == "number":
                return NUMBERS_TO_SETTLE
            return tuple(program.layout.members(pending[2]))
        case _:
            return (True, False)


class Glance:
    """A decision as far as a quick player needs it, answers by their place."""

    __slots__ = ("_options", "_program", "breaking", "player", "standing", "width")

    def __init__(
        self,
        program: Program,
        player: int | None,
        standing: bool,
        breaking: tuple[bool, ...],
        options: Sequence[WeighedOption],
    ) -> None:
        self._program, self._options = program, options
        self.player = player
        self.standing = standing
        """The window can be left unused; declining is the last answer."""
        self.breaking = breaking
        """Whether each answer breaks a rule."""
        self.width = len(breaking)

    @property
    def acts(self) -> tuple[str, ...]:
        """The act of each answer; empty where a value is chosen or a question answered."""
        names = self._program.names
        return tuple([DECLINE if option.act < 0 else names[option.act] for option in self._options])

    def act(self, place: int) -> str | None:
        """The act of one answer; None where a value is chosen or a question answered."""
        if not self._options:
            return None
        act = self._options[place].act
        return DECLINE if act < 0 else self._program.names[act]


def glance(program: Program, s: TableState) -> Glance | None:
    """The pending decision, not spelled out."""
    pending = s.pending
    if pending is None:
        return None
    raw = answers(program, s) if s.options is None else s.options
    if pending[0] == "moves":
        window = program.windows.find(s, pending[1])
        assert window.queue
        return Glance(
            program, window.queue[0], window.until is not None, tuple([o.no != 0 for o in raw]), raw
        )
    who = pending[1] if pending[0] in ("choose", "secret") else None
    return Glance(program, who, False, (False,) * len(raw), ())


def describe(program: Program, s: TableState) -> Decision | None:
    """The pending decision, with its moves spelled out."""
    pending = s.pending
    if pending is None:
        return None
    raw = answers(program, s)
    moves = tuple(spell(program, pending, answer) for answer in raw)
    frame = s.frames[-1]
    note = frame.code.notes.get(frame.pc - 1)
    match pending[0]:
        case "moves":
            window = program.windows.find(s, pending[1])
            assert window.queue
            opener = program.acts[window.causes[0][0]].act.name if window.causes else None
            standing = window.until is not None
            seat, acts = window.queue[0], window.offered[window.part][0]
            partial = program.norms.partial(s, acts, seat, window.causes)
            return Decision(seat, "moves", moves, standing, standing, opener, partial=partial)
        case "choose":
            name = note.name.rstrip("'") if isinstance(note, ChooseValue) else None
            return Decision(pending[1], "choice", moves, type=pending[2], about=name)
        case "secret":
            note = frame.code.notes.get(frame.pc)
            name = note.state if isinstance(note, ChooseTogether) else None
            return Decision(pending[1], "secret", moves, type=pending[2], about=name)
        case "ask":
            return Decision(None, "question", moves, type="yes-no", question=note)
        case "allow":
            about = write_move(program, WeighedOption(*pending[2]))
            return Decision(None, "ruling", moves, type="yes-no", about=about)
        case _:
            return Decision(None, "ruling", moves, type=pending[2], about=pending[1][0])


def write_move(program: Program, option: WeighedOption) -> str:
    """A move of a window as it is written in records."""
    if option.act < 0:
        return DECLINE
    act = program.acts[option.act].act
    words = [program.layout.text(arg, p.type) for arg, p in zip(option.args, act.parameters, strict=True)]
    return " ".join([act.name, ", ".join(words)]).strip()


def read_arguments(act: m.Act, text: str) -> list[object]:
    """What a recorded move is done with, as a table takes it."""
    parts = [part.strip() for part in text.split(",")] if text else []
    if len(parts) != len(act.parameters):
        raise TableError(say("takes-things-not", name=act.name, n=len(act.parameters), given=len(parts)))
    return [_argument(part, parameter.type) for part, parameter in zip(parts, act.parameters, strict=True)]


def _argument(text: str, type_: m.Type) -> object:
    match type_:
        case "cards":
            return tuple(card.strip() for card in text.split("+"))
        case "player" | "team" | "number":
            digits = text.rpartition("-")[2]
            return int(digits) if digits.isdecimal() else text
        case _:
            return text


def write(program: Program, pending: tuple[Any, ...], answer: Any) -> str:
    """An answer as it is written in records."""
    match pending[0]:
        case "moves":
            return write_move(program, answer)
        case "stage" | "from" | "end":
            return f"{pending[0]} {answer}"
        case "choose" if pending[5]:
            return f"{CHOOSE} {answer + 1}"
        case "choose" | "secret" | "settle":
            return f"{CHOOSE} {program.layout.text(answer, pending[2])}"
        case _:
            return f"{SAY} {'yes' if answer else 'no'}"


LOOKED_UP = ("card", "cards", "zone")
"""Types whose values players see otherwise than they are kept."""


def show(program: Program, value: Any, type_: m.Type) -> Shown:
    """A value as players see it."""
    layout = program.layout
    shown: Shown = value
    if value is None:
        return None
    if isinstance(value, Blind):
        shown = value.spot
    elif type_ == "card":
        shown = layout.cards[value]
    elif type_ == "cards":
        unseen = value and isinstance(value[0], Blind)
        shown = tuple(card.spot if unseen else layout.cards[card] for card in value)
    elif type_ == "zone":
        shown = layout.places[value]
    return shown


def spell(program: Program, pending: tuple[Any, ...], answer: Any) -> Move:
    """A raw answer as a move."""
    if pending[0] == "moves":
        if answer.act >= 0 and program.norms.hidden[answer.act]:
            return spell_move(program, answer)
        if program.spelled is None:
            program.spelled = Recent(partial(spell_move, program))
        made: Move = program.spelled[answer]
        return made
    text = write(program, pending, answer)
    match pending[0]:
        case "choose" if pending[5]:
            return Move(CHOOSE, (answer + 1,), text)
        case "choose" | "secret" | "settle":
            return Move(CHOOSE, (show(program, answer, pending[2]),), text)
        case _:
            return Move(SAY, (answer,), text)


def spell_move(program: Program, option: WeighedOption) -> Move:
    """A move of a window as players see it."""
    text, why = write_move(program, option), explain(program, option)
    if option.act < 0:
        return Move(DECLINE, (), text, "may", why.breaks, why)
    act = program.acts[option.act].act
    args = tuple(show(program, a, p.type) for a, p in zip(option.args, act.parameters, strict=True))
    return Move(act.name, args, text, why.word, why.breaks, why)


def explain(program: Program, option: WeighedOption) -> Verdict:
    """The verdict on a weighed move, with the clauses behind it."""
    norms = program.norms
    yes = tuple(norms.held[i].id for i in bits(option.yes))
    no = tuple(norms.held[i].id for i in bits(option.no))
    clauses = []
    for i in bits(option.scope | option.no):
        held, bit = norms.held[i], 1 << i
        live = bool((option.yes | option.no) & bit)
        says: Literal["yes", "strong yes", "no", "wrong"]
        if held.clause.form == "wrongly":
            says, live = "wrong", True
        elif (option.no | option.against) & bit:
            says = "no"
        else:
            says = "strong yes" if norms.strong & bit else "yes"
        clauses.append(Say(held.id, held.rule.id, says, live))
    word: Word = option.verdict  # type: ignore[assignment]
    match word:
        case "may":  # a must among what says yes demands the move, and so does not say why it is only allowed
            allowing = bits(option.yes & ~norms.must | option.freeing)
            deciding = tuple(norms.held[i].id for i in allowing) or yes
        case "must":
            deciding = yes
        case "must-not":
            deciding = no
        case "contradictory":
            strong = tuple(norms.held[i].id for i in bits(option.yes & norms.strong))
            deciding = (*strong, *no)
        case _:
            deciding = ()
    broken = no if word in ("must-not", "contradictory") else ()
    return Verdict(word, deciding, broken, tuple(clauses))
