"""A table: a variant being played, from the first shuffle to the last score.

table = Table(model, players=3, seed=1)
while (decision := table.decision) is not None:
    table.choose(decision.moves[0])
print(table.winner)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.errors import NotOffered, TableError
from cardlaw.engine.expressions.terms import known
from cardlaw.engine.limits import LIMITS, Limits
from cardlaw.engine.play import decisions, speaking
from cardlaw.engine.play.decisions import DECLINE, Decision, Move, Verdict
from cardlaw.engine.play.log import Entry, Revelations, entries
from cardlaw.engine.play.situation import Situation, set_up
from cardlaw.engine.play.views import View, view_of
from cardlaw.engine.program.program import Program, program_of
from cardlaw.engine.program.windows import seen
from cardlaw.engine.state.layout import Card, Place
from cardlaw.engine.state.state import TableState
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold
from cardlaw.language.saying import ListedWords
from cardlaw.wording.arguments import SpokenAct, SpokenListing, SpokenSeat
from cardlaw.wording.messages import Message, message
from cardlaw.wording.tables import say

POLICIES = ("strict", "lenient", "ask")

MOST_NAMED = 12
"""So many moves are named where another one was asked for."""


class Table:
    """A variant being played by a number of players.

    `policy` settles what the rules leave open: `strict` (a restriction stands, the later clause gives a quantity),
    `lenient` (a concession stands), `ask` (the table is asked each time). `choices` are answers to make at once;
    `record` False keeps no log. A table with the same model, players, seed, policy and choices is the same table.
    """

    def __init__(
        self,
        model: m.Model,
        players: int | None = None,
        seed: int = 0,
        choices: Iterable[str] | None = None,
        *,
        policy: str = "strict",
        limits: Limits = LIMITS,
        record: bool = True,
        chances: Iterable[int] = (),
    ) -> None:
        if policy not in POLICIES:
            raise TableError(say("no-policy", name=policy, policies=ListedWords(tuple(POLICIES))))
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise TableError(say("seed-is-number"))
        self.program: Program = program_of(model, players, limits)
        self._start(self.program.start(seed & (2**64 - 1), policy, record), chances, ())
        for text in choices or ():
            self.choose(text)

    def _start(self, s: TableState, chances: Iterable[int], shuffles: Iterable[Sequence[Card | str]]) -> None:
        self.state: TableState = s
        s.chances.extend(chances)
        for cards in shuffles:
            s.shuffles.append(tuple(self.raw(card, "card") for card in cards))
        self._begun = s.copy()
        self._choices: list[tuple[tuple[Any, ...], Any]] = []
        self._decision: Decision | None = None
        self._glance: decisions.Glance | None = None
        self.revelations = Revelations()
        self.program.run(s)

    @classmethod
    def at(
        cls,
        model: m.Model,
        situation: Situation,
        players: int | None = None,
        seed: int = 0,
        *,
        policy: str = "strict",
        limits: Limits = LIMITS,
        chances: Iterable[int] = (),
        shuffles: Iterable[Sequence[Card | str]] = (),
    ) -> Table:
        """A table in a situation. `chances` are the next results of chance; `shuffles` the cards that come to lie
        on top, topmost first, at each of the next shuffles."""
        new = cls.__new__(cls)
        new.program = program_of(model, players, limits)
        new._start(set_up(new.program, situation, seed & (2**64 - 1), policy), chances, shuffles)
        return new

    def __repr__(self) -> str:
        state = f"over ({self.outcome})" if self.over else f"round {self.round_number}"
        turn = "" if self.over or self.turn is None else f", turn of player {self.turn}"
        return (
            f"<Table {self.model.name!r}: {self.players} players, seed {self.seed}, {state}{turn}, "
            f"{self.answered} answers>"
        )

    # ---------------------------------------------------------------- what is known about it
    @property
    def model(self) -> m.Model:
        """The model that is played."""
        return self.program.model

    @property
    def players(self) -> int:
        """How many play."""
        return self.program.layout.players

    @property
    def seed(self) -> int:
        """What the cards were shuffled by."""
        return self.state.seed

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.phase == "over"

    @property
    def outcome(self) -> str | None:
        """How the game ended: `won`, `ended` (nobody won) or `limit` (it went on too long)."""
        return self.state.outcome if self.over else None

    @property
    def winner(self) -> int | None:
        """Who won the game."""
        return self.state.champion

    @property
    def round_number(self) -> int:
        """The number of the round, from 1."""
        return int(self.state.vars[self.program.turns.round_number] or 0)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None outside turns."""
        return self.state.turn

    @property
    def tallies(self) -> dict[str, int]:
        """What is worth reporting, counted: stuck decisions, clashes, silences, draws stopped short, limits."""
        return dict(self.state.tallies)

    @property
    def choices(self) -> list[str]:
        """Every answer given so far, as written in records."""
        return self.choices_from(0)

    @property
    def answered(self) -> int:
        """How many answers were given so far."""
        return len(self._choices)

    def choices_from(self, start: int) -> list[str]:
        """The answers given after the first so many."""
        later = self._choices[start:]
        return [decisions.write(self.program, pending, answer) for pending, answer in later]

    def zone(self, name: str, key: int | str | None = None) -> tuple[Card, ...]:
        """The cards of a zone, bottom first: the referee's view."""
        return tuple(
            self.program.layout.cards[card] for card in self.state.zones[self.place(name, key).index]
        )

    def place(self, name: str, key: int | str | None = None) -> Place:
        """A zone of this table."""
        layout = self.program.layout
        for place in layout.places:
            if place.zone.name == name and place.key == key:
                return place
        none = say("no-zone", name=name) if key is None else say("no-zone-of", name=name, of=str(key))
        raise TableError(none)

    def value(self, name: str, key: int | str | None = None) -> decisions.Shown:
        """The value of a state variable: the referee's view."""
        for slot in self.program.layout.slots:
            if slot.state.name == name and slot.key == key:
                return decisions.show(self.program, self.state.vars[slot.index], slot.state.type)
        none = say("no-state", name=name) if key is None else say("no-state-of", name=name, of=str(key))
        raise TableError(none)

    @property
    def log(self) -> list[Entry]:
        """Everything that happened: the referee's view."""
        return list(entries(self.program, self.state.log or []))

    def view(self, seat: int) -> View:
        """What a seat may know."""
        if not 0 <= seat < self.players:
            raise TableError(say("no-player", seat=seat))
        return view_of(self, seat)

    def log_of(self, seat: int) -> list[Entry]:
        """What a seat could follow."""
        return list(entries(self.program, self.state.log or [], seat))

    def evaluate(self, expr: m.Expr, names: dict[str, Any] | None = None) -> Any:
        """The value of an expression of the model in this situation: the referee's view.

        What is being answered is what opened the newest window.
        """
        env = {name: known(value) for name, value in (names or {}).items()}
        windows = self.state.windows
        causes = windows[-1].causes if windows else ()
        return fold(expr, self.program.algebra, env).run(self._asked(), [causes[0] if causes else None])

    def _asked(self) -> TableState:
        """The situation as a question may look at it: nothing is counted, and no ruling is waited for."""
        s = self.state.copy()
        if s.policy == "ask":
            s.policy = "strict"
        return s

    # ---------------------------------------------------------------- playing
    @property
    def decision(self) -> Decision | None:
        """What the table waits for; None when the game is over."""
        if self._decision is None:
            self._decision = decisions.describe(self.program, self.state)
        return self._decision

    def glance(self) -> decisions.Glance | None:
        """The decision without its words: who is asked, and which answers break a rule; None when it is over."""
        if self._glance is None:
            self._glance = decisions.glance(self.program, self.state)
        return self._glance

    @property
    def width(self) -> int:
        """How many moves the decision offers, without spelling them out."""
        return len(decisions.answers(self.program, self.state))

    def choose(self, move: Move | int | str) -> None:
        """Answer the decision: with one of its moves, the move's place, or the move as written in records."""
        s = self.state
        if s.pending is None:
            word, _, stage = move.partition(" ") if isinstance(move, str) else ("", "", "")
            if word == "stage":
                self.perform(stage)
            elif word == "from":
                self.play_on(stage)
            elif word == "end":
                self.end_round()
            else:
                raise NotOffered(say("over" if self.over else "waits-for-stage"))
            return
        index = move if isinstance(move, int) else self._find(move)
        options = s.options if s.options is not None else decisions.answers(self.program, s)
        if not 0 <= index < len(options):
            raise NotOffered(say("no-move-number", n=len(options), number=index))
        answer = options[index]
        self._choices.append((s.pending, answer))
        self._decision = self._glance = None
        self.program.resume(s, answer)

    def perform(self, stage: str) -> None:
        """At a table set up before a stage: that stage happens, and the table halts after it."""
        if stage not in self.program.turns.stages:
            raise TableError(say("no-stage", name=stage))
        if not self.halted:
            raise TableError(say("not-waiting-for-stage", name=stage))
        self._choices.append((("stage",), stage))
        self.program.turns.perform(self.state, stage)
        self.program.run(self.state)

    def play_on(self, stage: str) -> None:
        """At a table set up before a stage: play goes on with that stage (or `turns`) and what follows it."""
        if stage not in self.program.turns.stages:
            raise TableError(say("no-stage", name=stage))
        if not self.halted:
            raise TableError(say("not-waiting-for-stage", name=stage))
        self._choices.append((("from",), stage))
        self.program.turns.go_on(self.state, stage)
        self.program.run(self.state)

    def end_round(self) -> None:
        """At a table that halts after its last stage: the round ends, and with it the game if somebody has won."""
        if not self.halted:
            raise TableError(say("not-waiting-for-end"))
        self._choices.append((("end",), "round"))
        self.program.turns.close(self.state)
        self.program.run(self.state)

    @property
    def halted(self) -> bool:
        """Whether the table waits to be told which stage comes, as after setting it up before one."""
        s = self.state
        return s.pending is None and s.frames[-1].code is self.program.turns.halted

    def _find(self, move: Move | str) -> int:
        decision = self.decision
        assert decision is not None
        text = move.text if isinstance(move, Move) else str(move)
        index = self.place_of(text)
        if index is None:
            seat = decision.player
            who = say("the-table") if seat is None else say("player-numbered", n=seat)
            moves = ListedWords(tuple(each.text for each in decision.moves[:MOST_NAMED]))
            raise NotOffered(say("not-offered-to", text=text, who=who, moves=moves))
        return index

    def place_of(self, text: str) -> int | None:
        """The place of the answer that is written so, also of a move that there was no room to list."""
        decision = self.decision
        found = None if decision is None else decision.find(text)
        if found is not None or decision is None or decision.sort != "moves":
            return found
        word, _, rest = " ".join(text.split()).partition(" ")
        act = next((each for each in self.model.acts if each.name == word and each.sort == "move"), None)
        try:
            return None if act is None else self.place_of_move(word, decisions.read_arguments(act, rest))
        except TableError:
            return None

    def place_of_move(self, act: str, args: Sequence[Any]) -> int | None:
        """The place of a move among the answers, also of one that there was no room to list."""
        s, decision = self.state, self.decision
        number = self.program.algebra.acts[act]
        raw = self._raw_args(self.program.acts[number].act, args)
        text = decisions.write_move(self.program, WeighedOption(number, raw, "may"))
        found = None if decision is None else decision.find(text)
        if found is not None or decision is None or not decision.partial:
            return found
        assert s.pending is not None
        window = self.program.windows.find(s, s.pending[1])
        assert window.queue
        acts = window.offered[window.part][0]
        if number not in acts:
            return None
        s.options = self.program.windows.options(s.copy(), window, acts, window.queue[0], (number, raw))
        self._decision = self._glance = None
        assert self.decision is not None
        return self.decision.find(text)

    def place_by_cards(self, act: str, args: Sequence[Any]) -> int | None:
        """The place of a move among the answers by the cards it is made with, also if its player cannot see them."""
        s = self.state
        if s.pending is None or s.pending[0] != "moves":
            return None
        number = self.program.algebra.acts[act]
        raw = self._raw_args(self.program.acts[number].act, args)
        options = decisions.answers(self.program, s)
        return next((i for i, o in enumerate(options) if o.act == number and seen(o.args) == raw), None)

    def copy(self) -> Table:
        """A table of its own in the same situation."""
        new = Table.__new__(Table)
        new.program = self.program
        new.state = self.state.copy()
        new._begun = self._begun
        new._choices = self._choices[:]
        new._decision = self._decision
        new._glance = self._glance
        new.revelations = Revelations()
        return new

    def undo(self, n: int = 1) -> None:
        """Take back the last answers, by playing all before them again."""
        if not 0 <= n <= len(self._choices):
            raise TableError(say("not-so-many-answers", n=len(self._choices), wanted=n))
        kept = self.choices[: len(self._choices) - n]
        self.state = self._begun.copy()
        self._choices.clear()
        self._decision = self._glance = None
        self.program.run(self.state)
        for text in kept:
            self.choose(text)

    @classmethod
    def replay(
        cls,
        model: m.Model,
        players: int,
        seed: int,
        choices: Iterable[str],
        *,
        policy: str = "strict",
        limits: Limits = LIMITS,
    ) -> Table:
        """A table rebuilt from what was recorded of it."""
        return cls(model, players, seed, choices, policy=policy, limits=limits)

    # ---------------------------------------------------------------- judging
    def verdict(self, player: int, act: str, args: Sequence[Any] = ()) -> Verdict:
        """The rules' word on a move, offered or not."""
        program, s = self.program, self._asked()
        number = program.algebra.acts.get(act)
        if number is None or program.acts[number].act.sort != "move":
            raise TableError(say("no-move", name=act))
        if not 0 <= player < self.players:
            raise TableError(say("no-player", seat=player))
        raw = self._raw_args(program.acts[number].act, args)
        openings = program.windows.openings(s, player, number)
        if not openings:
            return Verdict("not-offered", reason=self._why_not_offered(player, act, raw))
        window, acts = openings[0]
        option = program.norms.judge_one(s, acts, player, window.causes, (number, raw))
        if option is None:
            return Verdict("not-offered", reason=message("cannot-be-done", move=self._said(act, raw)))
        return decisions.explain(program, option)

    def _said(self, act: str, raw: tuple[Any, ...]) -> SpokenAct:
        return speaking.act(self.program.layout, self.model.act(act), raw)

    def _why_not_offered(self, player: int, act: str, raw: tuple[Any, ...]) -> Message:
        decision = self.decision
        if decision is None:
            return message("game-over")
        if player not in self.state.seats:
            return message("out-of-round", who=SpokenSeat(player))
        first = decision.player
        if decision.sort != "moves":
            if first is None:
                return message("table-decides-first")
            return message("decides-first", who=SpokenSeat(first))
        move = self._said(act, raw)
        if first is None:
            return message("table-acts", who=SpokenSeat(player), move=move)
        if first != player:
            return message("other-acts", who=SpokenSeat(player), other=SpokenSeat(first), move=move)
        acts = dict.fromkeys(each.act for each in decision.moves if each.act != DECLINE)
        if not acts:
            return message("decides-first", who=SpokenSeat(player))
        return message(
            "not-among", move=move, moves=SpokenListing(tuple(SpokenAct(name, None) for name in acts), "or")
        )

    def _raw_args(self, act: m.Act, args: Sequence[Any]) -> tuple[Any, ...]:
        if len(args) != len(act.parameters):
            raise TableError(say("takes-things-not", name=act.name, n=len(act.parameters), given=len(args)))
        return tuple(self.raw(arg, p.type) for arg, p in zip(args, act.parameters, strict=True))

    def raw(self, value: Any, type_: m.Type) -> Any:
        """A value as the state holds it, from a card, its name, or a plain value."""
        layout = self.program.layout
        if type_ == "card":
            if isinstance(value, Card):
                return value.index
            return layout.card(value) if isinstance(value, str) else int(value)
        if type_ == "cards":
            return tuple(sorted(self.raw(card, "card") for card in value))
        if type_ == "zone" and isinstance(value, Place):
            return value.index
        return value
