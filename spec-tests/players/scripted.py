"""A person at a terminal that is a list of lines: what was typed, what was shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cardlaw.engine import Table
from cardlaw.players.base import Dice
from cardlaw.players.drawing import Drawing
from cardlaw.players.looks import Looks
from cardlaw.players.person import Person
from cardlaw.players.random_player import LAWFUL, RandomPlayer
from cardlaw.players.words import PlayerWords

NAMES = ("you", "ada", "ben", "cleo")


class Terminal:
    """Types the given lines, then whatever `then` makes of the table; keeps all that is shown."""

    def __init__(
        self,
        table: Table,
        typed: Iterable[str] = (),
        then: Callable[[], str] = lambda: "1",
        language: str = "en",
        colour: bool = False,
        width: int = 80,
    ) -> None:
        self.typed: Iterator[str] = iter(typed)
        self.then = then
        self.shown: list[str] = []
        self.inputs: list[str] = []
        words = PlayerWords(table.model, language)
        names = (words("you"), *NAMES[1 : table.players])
        self.drawing = Drawing(table.model, names, Looks(table.model, colour), words, width)
        self.person = Person(table, 0, self.drawing, self._ask, self.shown.append)

    def _ask(self, prompt: str) -> str:
        text = next(self.typed, None)
        self.inputs.append(self.then() if text is None else text)
        return self.inputs[-1]

    def said(self, since: int = 0) -> str:
        return "\n".join(self.shown[since:])


def answer(table: Table, *typed: str, language: str = "en") -> tuple[str, str]:
    """What is shown when these lines are typed at the decision, and the move that was made."""
    terminal = Terminal(table, typed, language=language)
    decision = table.decision
    assert decision is not None
    place = terminal.person.answer(table, decision.player)
    return terminal.said(), decision.moves[place].text


def play_round(table: Table, terminal: Terminal, most: int = 600) -> None:
    """One round of a person among lawful random players."""
    others = [RandomPlayer(Dice(table.seed, seat), LAWFUL) for seat in range(table.players)]
    number = table.round_number
    for _ in range(most):
        decision = table.decision
        if decision is None or table.round_number != number:
            return
        seat = decision.player
        if seat in (None, 0):
            table.choose(terminal.person.answer(table, seat))
        else:
            table.choose(others[seat].answer(table, seat))
