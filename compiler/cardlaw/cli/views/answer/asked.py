"""A question about a move as one edition reads it, with its verdict and what was not told."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from cardlaw.engine.play import speaking
from cardlaw.language.records import dataclass
from cardlaw.language.spoken import Spoken
from cardlaw.wording.arguments import (
    Message,
    SpokenAct,
    SpokenListing,
    SpokenName,
    SpokenSeat,
    Verbatim,
)
from cardlaw.wording.messages import message
from cardlaw.wording.plain import plain

if TYPE_CHECKING:
    from cardlaw.analysis.questions.answer import Question
    from cardlaw.analysis.questions.cases import Answer, Case
    from cardlaw.analysis.questions.outcomes import MoveOutcome, Thing
    from cardlaw.engine.state.layout import Layout

UNLAWFUL = ("must-not", "silent")
LAWFUL = ("may", "must")


@dataclass(frozen=True)
class Unasked:
    """An edition that cannot be asked beside others that can: the table has something that it does not have."""

    name: str
    reason: str

    @property
    def head(self) -> Message:
        return message("ask-impossible", why=Verbatim(self.reason))


@dataclass(frozen=True)
class EditionAnswer:
    """The question as one edition reads it, and its answer."""

    name: str
    question: Question
    answer: Answer

    @property
    def layout(self) -> Layout:
        return self.answer.cases[0].tables[0].program.layout

    @property
    def who(self) -> SpokenSeat:
        return SpokenSeat(self.question.seat)

    @property
    def move(self) -> SpokenAct:
        question = self.question
        return speaking.act(self.layout, question.model.act(question.act), question.args)

    @property
    def word(self) -> str:
        """The verdict; `hangs` where there is none."""
        return word_of(self.answer.cases[0])

    @property
    def head(self) -> Message:
        """The verdict in one line."""
        case = self.answer.cases[0]
        if case.hangs:
            return message("ask-depends", what=SpokenListing(tuple(self.wanted(case))))
        if self.lacks_the_move_before:
            return message("ask-answers")
        return message(f"ask-{self.word}", who=self.who, move=self.move)

    @property
    def lacks_the_move_before(self) -> bool:
        """Whether the move can only be an answer to another one, and nothing was said of that."""
        return self.answers_something_else and self.question.situation.window is None

    @property
    def answers_something_else(self) -> bool:
        """Whether the move can only be an answer, and not to what was said to have been done."""
        if self.word != "not-offered":
            return False
        reason = self.answer.cases[0].outcomes[0].verdict.reason
        other_cards = reason is not None and reason.id == "window-none-after"
        return other_cards or self.question.answers is not None

    @property
    def earlier(self) -> tuple[SpokenSeat, SpokenAct]:
        """The move that is answered, and who made it."""
        window = self.question.situation.window
        assert window is not None and window.after is not None and window.by is not None
        return SpokenSeat(window.by), speaking.act(
            self.layout, self.question.model.act(window.after), window.args
        )

    def hand_told(self, seat: int) -> bool:
        """Whether it was told what a player holds, or how the cards of that player are."""
        return any(isinstance(spot, tuple) and spot[1] == seat for spot in self.question.situation.zones)

    @property
    def done(self) -> tuple[SpokenSeat, SpokenAct] | None:
        """The move that was told as made just before, or else the one that is answered, and who made it."""
        question = self.question
        turn = question.next_turn
        playing = question.played if turn is None else turn.playing
        if playing is not None:
            name, args = playing.done
            return SpokenSeat(playing.by), speaking.act(self.layout, question.model.act(name), args)
        window = question.situation.window
        return None if window is None or window.after is None or window.by is None else self.earlier

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is at the moment that is asked about."""
        return self.answer.cases[0].tables[0].turn

    @property
    def earlier_written(self) -> str:
        """The move that is answered, as a rule file would write it."""
        who, act = self.earlier
        args = self.written(act).removeprefix(act.name)
        return f"{self.seat_name(who)} {self.question.model.act(act.name).verb}{args}"

    def written(self, act: SpokenAct) -> str:
        """A move as somebody would type it."""
        return self.plain(message("move", move=act))

    def seat_name(self, who: SpokenSeat) -> str:
        return self.question.players[who.number]

    def plain(self, said: Message) -> str:
        """A message in plain English, with the players' names."""
        return plain(said, self.question.players)

    # ---------------------------------------------------------------- things of the table
    @cached_property
    def _zones(self) -> dict[str, Any]:
        return {zone.name: zone for zone in self.question.model.zones}

    @cached_property
    def _states(self) -> dict[str, Any]:
        return {state.name: state for state in self.question.model.states}

    def zone(self, name: str) -> Any:
        return self._zones[name]

    def thing(self, thing: Thing) -> str:
        """What something about a table is called."""
        sort, spot = thing
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if sort == "owes":
            return f"whether {self.question.players[int(key or 0)]} owes {name}"
        each = (self._states if sort == "state" else self._zones)[name].each
        owner = self.question.players[key] if each == "player" and isinstance(key, int) else key
        text = name if owner is None else f"{name} of {owner}"
        return f"top of {text}" if sort == "top" else text

    def value(self, thing: Thing, value: Any) -> str:
        """What it is, as it would be told."""
        sort, spot = thing
        if sort == "owes":
            return "yes"
        layout = self.layout
        if sort != "state":
            return ", ".join(layout.cards[card].text for card in value) or "nothing"
        state = self._states[spot[0] if isinstance(spot, tuple) else spot]
        if state.type == "player" and isinstance(value, int):
            return self.question.players[value]
        return "none" if value is None else layout.text(value, state.type)

    def added(self, outcome: MoveOutcome) -> dict[str, str]:
        """What the table of an answer is like in what was not told."""
        return {self.thing(thing): self.value(thing, value) for thing, value in outcome.added}

    def differing(self, case: Case, outcome: MoveOutcome) -> list[Message]:
        """What sets the table of an answer apart from those of the others, as it could be told."""
        from cardlaw.analysis.questions.outcomes import asked_for

        found = dict(outcome.added)
        return [self._told(thing, found) for thing in asked_for(case.outcomes)] if case.hangs else []

    def _told(self, thing: Thing, found: dict[Thing, Any]) -> Message:
        sort, spot = thing
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if sort == "owes":
            duty = SpokenAct(name, None)
            return message("told-owes" if thing in found else "told-owes-not", who=_seat(key), move=duty)
        if thing not in found and sort == "state" and (starts := self._states[name].starts) is not None:
            return message("told-state", state=speaking.state(self.layout, self._states[name], key, starts))
        if thing not in found:
            return message("told-as-it-starts", what=self._wanted(thing))
        value = found[thing]
        if sort == "state":
            return message("told-state", state=speaking.state(self.layout, self._states[name], key, value))
        zone = speaking.zone(self._zones[name], key)
        if sort == "top":
            if not value:
                return message("told-no-top", zone=zone)
            return message("told-top", zone=zone, card=speaking.card(self.layout, value[-1]))
        if not value:
            return message("told-no-cards", zone=zone)
        return message("case-cards", zone=zone, cards=speaking.cards(self.layout, value))

    def _wanted(self, thing: Thing) -> Message:
        """Something about a table that was not told."""
        sort, spot = thing
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if sort == "owes":
            return message("thing-owes", who=_seat(key), move=SpokenAct(name, None))
        if sort == "state":
            state = self._states[name]
            if state.each == "player":
                return message("thing-state-of", state=SpokenName(name), who=_seat(key))
            return message(
                "thing-player" if state.type == "player" else "thing-state", state=SpokenName(name)
            )
        zone = self._zones[name]
        if sort == "top":
            return message("thing-top", zone=speaking.zone(zone, key))
        if zone.each == "player" and not zone.pile:
            return message("thing-held", who=_seat(key))
        return message("thing-cards", zone=speaking.zone(zone, key))

    def wanted(self, case: Case) -> list[Message]:
        """What would have to be told for there to be a verdict."""
        from cardlaw.analysis.questions.outcomes import asked_for

        return [self._wanted(thing) for thing in asked_for(case.outcomes)] if case.hangs else []

    @property
    def owed(self) -> list[str]:
        """The lines that say that somebody still has to do what the answer hangs on."""
        return [f"{who} owes {act}" for who, act in self._owing]

    def met(self, language: str) -> list[str]:
        """The lines that say that somebody has done it already."""
        spoken = Spoken(self.question.model)
        said = ((who, spoken.met_said(act, language)) for who, act in self._owing)
        return [f"{who} {done}" for who, done in said if done is not None]

    @property
    def _owing(self) -> list[tuple[str, str]]:
        """Who may still have to do what, where the answer hangs on it."""
        from cardlaw.analysis.questions.outcomes import asked_for

        case, names = self.answer.cases[0], self.question.players
        things = asked_for(case.outcomes) if case.hangs else []
        owing = (spot for sort, spot in things if sort == "owes" and isinstance(spot, tuple))
        return [(names[int(seat or 0)], str(act)) for act, seat in owing]

    @property
    def wants_table_before(self) -> bool:
        """Whether it hangs on the table before the move that is answered whether that was wrong."""
        found = self.answer.earlier
        open_ = found is not None and found.wrong is None and found.if_before is None
        return open_ and self.hand_told(self.earlier[0].number)

    def asked_for(self, case: Case) -> list[str]:
        """What would have to be told for there to be a verdict."""
        if not case.hangs:
            return []
        from cardlaw.analysis.questions.outcomes import asked_for

        return [self.thing(thing) for thing in asked_for(case.outcomes)]


def _seat(key: Any) -> SpokenSeat:
    return SpokenSeat(int(key))


def word_of(case: Case) -> str:
    if case.hangs:
        return "hangs"
    return case.outcomes[0].verdict.word


def ruling(word: str, wrong: bool = False) -> Message:
    """A verdict in a word or two."""
    if word in ("hangs", "unknown"):
        return message("ruling-depends" if word == "hangs" else "ruling-unknown")
    offered = word != "not-offered"
    return message(f"ruling-{word}-wrong" if wrong and offered else f"ruling-{word}")
