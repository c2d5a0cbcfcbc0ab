"""A game as a page keeps it (rules, seed, who sits where, every answer so far) → what the person at the screen sees.

Nothing of a game is kept here: a request brings the game along, and the answer gives it back with what was added.
The last table is remembered only so that the moves before need not be played again.
"""

from __future__ import annotations

from collections.abc import Set
from contextlib import suppress
from dataclasses import replace
from typing import Any

from cardlaw.engine import Card, Decision, Move, Table, TableError
from cardlaw.engine.play.views import View, ZoneView
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.players.base import Dice
from cardlaw.players.drawing import Drawing
from cardlaw.players.looks import Looks
from cardlaw.players.narrating import Narrator
from cardlaw.players.person import Person, PersonLeaves
from cardlaw.players.strategies import STRATEGIES, player
from cardlaw.players.telling import Telling
from cardlaw.players.words import PlayerWords
from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import language_of, model_of
from cardlaw.studio.screens.kits import seats_of
from cardlaw.wording.commands import say

PERSON = "person"
MOST_MOVES = 20_000
"""Answers that a game may bring along; a long evening has some thousands."""
MOST_AT_ONCE = 400
"""Answers of computer players in one go: then the page draws the table, and asks for more."""
MOST_OF_THE_LOG = 120
NO_WRAPPING = 100_000


@dataclass(frozen=True)
class KeptGame:
    """A game as the page keeps it."""

    model: m.Model
    seed: int
    seats: tuple[str, ...]
    names: tuple[str, ...]
    moves: tuple[str, ...]


@dataclass
class _Last:
    """The table that was last played at, and the game it belongs to."""

    game: KeptGame | None = None
    table: Table | None = None


_last = _Last()


def play(request: Request) -> dict[str, Any]:
    """Carry out what the page asks at the table of a game, and show the table to the person it is handed to."""
    game = game_of(request)
    table = _table(game)
    match request.get("then"):
        case {"choose": str(move)}:
            table.choose(move)
        case {"undo": True}:
            _take_back(game, table)
        case None:
            pass
        case _:
            raise Refused("the table does not understand that")
    waits = request.get("still") is True or _played_on(game, table)
    seat = _at_screen(game, table, request.get("seat"))
    moves = tuple(table.choices)
    _last.game, _last.table = replace(game, moves=moves), table
    sight = _Sight(game, table, seat, language_of(request))
    shown = {"moves": list(moves), "seat": seat, "more": not waits, **sight.shown()}
    match request.get("tell"):
        case {"why": str(text)}:
            shown["told"] = sight.told(f"why {text}")
        case {"hint": True}:
            shown["told"] = sight.told("hint")
        case _:
            pass
    return shown


# ------------------------------------------------------------------ the game that came along
def game_of(request: Request) -> KeptGame:
    """The game that a request brings along."""
    model = model_of(request)
    seats, names, moves = request.get("seats"), request.get("names"), request.get("moves")
    if not isinstance(seats, list) or not all(who in (PERSON, *STRATEGIES) for who in seats):
        raise Refused("the game does not say who sits where")
    least, most = seats_of(model)
    if not least <= len(seats) <= most:
        raise Refused(say("studio-seats", n=len(seats)), say("studio-seats-help", least=least, most=most))
    if not isinstance(names, list) or len(names) != len(seats):
        raise Refused("the game does not say what its players are called")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES or not all(isinstance(x, str) for x in moves):
        raise Refused("the moves of the game cannot be read")
    seed = request.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**53:
        raise Refused("the game does not say its seed")
    called = tuple(str(name)[:20] for name in names)
    return KeptGame(model, seed, tuple(seats), called, tuple(moves))


def said_moves(game: KeptGame, numbers: Set[int], language: str) -> dict[int, str]:
    """Some moves of a game, counted from 1, in words: who made them and what they were."""
    table = Table(game.model, len(game.seats), game.seed, policy="ask")
    looks, words = Looks(game.model, colour=False), PlayerWords(game.model, language)
    drawing = Drawing(game.model, game.names, looks, words, NO_WRAPPING)
    found = {}
    for number, text in enumerate(game.moves[: max(numbers, default=0)], 1):
        decision = table.decision
        move = next((each for each in decision.moves if each.text == text), None) if decision else None
        if number in numbers and decision is not None and move is not None:
            who = "" if decision.player is None else f"{game.names[decision.player]}: "
            found[number] = who + drawing.move(move, decision)
        table.choose(text)
    return found


def _table(game: KeptGame) -> Table:
    """The table after the moves so far: the one remembered if it is that one, else played again."""
    last = _last.game
    if last is not None and _last.table is not None and last.model is game.model:
        same = (last.seed, last.seats, last.moves) == (game.seed, game.seats, game.moves)
        if same:
            return _last.table.copy()
    table = Table(game.model, len(game.seats), game.seed, policy="ask")
    for number, move in enumerate(game.moves, 1):
        try:
            table.choose(move)
        except TableError as wrong:
            raise Refused(
                say("studio-move-unfit", n=number, why=wrong.text), say("studio-new-game")
            ) from None
    return table


def _played_on(game: KeptGame, table: Table) -> bool:
    """Let the computer players move until a person has to decide; False if they are still at it."""
    for _ in range(MOST_AT_ONCE):
        decision = table.decision
        if decision is None or decision.player is None or game.seats[decision.player] == PERSON:
            return True
        table.choose(_other(game, table, decision.player))
    return False


def _other(game: KeptGame, table: Table, seat: int) -> int:
    """What a computer player answers; its chance comes from the seed and the moves so far."""
    dice = Dice(game.seed + 0x9E37 * (table.answered + 1), seat)
    return player(game.seats[seat], dice).answer(table, seat)


def _take_back(game: KeptGame, table: Table) -> None:
    """Take back answers up to the last one that a person gave."""
    replayed = Table(game.model, len(game.seats), game.seed, policy="ask")
    last = None
    for number, move in enumerate(table.choices):
        decision = replayed.decision
        assert decision is not None
        if decision.player is None or game.seats[decision.player] == PERSON:
            last = number
        replayed.choose(move)
    if last is None:
        raise Refused(say("studio-no-undo"))
    table.undo(table.answered - last)


def _at_screen(game: KeptGame, table: Table, before: object) -> int:
    """Who looks at the screen: whoever has to decide, else whoever looked before, else the first person."""
    people = [seat for seat, who in enumerate(game.seats) if who == PERSON]
    decision = table.decision
    if decision is not None and decision.player in people:
        return int(decision.player or 0)
    if isinstance(before, int) and before in people:
        return before
    return people[0] if people else 0


# ------------------------------------------------------------------ what one seat sees
class _Sight:
    """The table as one person sees and reads it."""

    def __init__(self, game: KeptGame, table: Table, seat: int, language: str) -> None:
        self.game, self.table, self.seat = game, table, seat
        self.words = words = PlayerWords(table.model, language)
        names = (*game.names[:seat], words("you"), *game.names[seat + 1 :])
        looks = Looks(table.model, colour=False)
        self.drawing = Drawing(table.model, names, looks, words, NO_WRAPPING)

    def shown(self) -> dict[str, Any]:
        table, view = self.table, self.table.view(self.seat)
        decision = table.decision
        mine = decision if decision is not None and decision.player in (None, self.seat) else None
        log = self._log()
        return {
            "players": [self._player(view, seat) for seat in range(view.players)],
            "zones": [self._zone(zone) for zone in view.zones if zone.place.zone.each != "player"],
            "hand": self._hand(view),
            "facts": list(self.drawing._states(view)),
            "decision": self._decision(mine) if mine is not None else None,
            "log": log[-MOST_OF_THE_LOG:],
            "logged": len(log),
            "round": table.round_number,
            "over": table.over,
            "outcome": table.outcome,
            "winner": table.winner,
        }

    def _player(self, view: View, seat: int) -> dict[str, Any]:
        own = [z for z in view.zones if z.place.zone.each == "player" and z.place.key == seat]
        return {
            "name": self.drawing.names[seat],
            "called": self.game.names[seat],
            "who": self.game.seats[seat],
            "turn": seat == view.turn,
            "out": seat not in view.in_round,
            "zones": [self._zone(zone) for zone in own],
        }

    def _zone(self, zone: ZoneView) -> dict[str, Any]:
        cards = zone.cards
        return {
            "zone": zone.place.zone.name,
            "title": self.drawing._zone(zone).partition(":")[0],
            "count": zone.count,
            "pile": zone.place.zone.pile,
            "cards": None if cards is None else [card.index for card in cards[-30:]],
        }

    def _hand(self, view: View) -> list[int]:
        return [
            card.index
            for zone in view.zones
            if zone.place.zone.each == "player" and zone.place.key == self.seat and not zone.place.zone.pile
            for card in sorted(zone.cards or (), key=lambda card: card.index)
        ]

    def _decision(self, decision: Decision) -> dict[str, Any]:
        person = self._person(lambda prompt: "")
        return {
            "sort": decision.sort,
            "player": decision.player,
            "declinable": decision.declinable,
            "until": self._until(decision),
            "question": self._question(decision) or " ".join(person._question(decision)),
            "answering": decision.answering,
            "partial": decision.partial,
            "moves": [self._move(move, decision) for move in decision.moves],
        }

    def _question(self, decision: Decision) -> str:
        """What is to be chosen, by its name; the kinds of things to choose from are on the buttons."""
        words = self.words
        if decision.sort not in ("choice", "secret") or decision.about not in words.terms:
            return ""
        return words.voice(
            "ask-table" if decision.player is None else "ask-choice", what=words(decision.about)
        )

    def _until(self, decision: Decision) -> str | None:
        """How long an open chance stands: until this is done."""
        table = self.table
        pending = table.state.pending
        if not decision.standing or pending is None:
            return None
        until = table.program.windows.find(table.state, pending[1]).until
        if until is None:
            return None
        act = table.model.acts[until]
        return self.drawing.words.infinitive(act, {each.name: "…" for each in act.parameters})

    def _move(self, move: Move, decision: Decision) -> dict[str, Any]:
        cards = [arg for arg in move.args if isinstance(arg, Card)]
        cards += [
            card for arg in move.args if isinstance(arg, tuple) for card in arg if isinstance(card, Card)
        ]
        return {
            "text": move.text,
            "act": move.act,
            "said": self.drawing.move(move, decision),
            "lawful": move.lawful,
            "must": move.forced,
            "cards": [card.index for card in cards],
        }

    def _log(self) -> list[str]:
        telling = Telling(self.table, self.drawing, self.seat)
        lines = list(Narrator(self.table, self.seat, echo=True).lines(self.table))
        return [telling.line(line) for line in lines]

    def told(self, question: str) -> list[str]:
        """What the player at a terminal would be told: why, why not, a hint."""
        heard: list[str] = []
        questions = iter((question,))

        def ask(prompt: str) -> str:
            if (text := next(questions, None)) is None:
                raise PersonLeaves
            heard.clear()
            return text

        person = self._person(ask, lambda line: heard.append(line.strip()))
        person.unasked, person.names_rules = NO_WRAPPING, False
        decision = self.table.decision
        if decision is None:
            return []
        with suppress(PersonLeaves):
            person.answer(self.table, decision.player)
        return heard

    def _person(self, ask: Any, tell: Any = lambda line: None) -> Person:
        return Person(self.table, self.seat, self.drawing, ask, tell)
