"""A table at the terminal: who sits where, who is asked next, and what is saved."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from cardlaw.cli.failures import WrongUse, told
from cardlaw.cli.screen import Screen
from cardlaw.cli.verbs.play.names import keep
from cardlaw.engine import Recorder, Table, TableError
from cardlaw.language.diagnostics.display import visible
from cardlaw.players.base import Dice, Player
from cardlaw.players.drawing import Drawing
from cardlaw.players.looks import Looks, showable
from cardlaw.players.person import Person, TakeBack
from cardlaw.players.strategies import player
from cardlaw.players.words import PlayerWords
from cardlaw.wording.commands import say

NAMES = ("ada", "ben", "cleo", "dora", "emil", "finn", "gwen", "hugo", "ines", "jon")
FIRST = "kim"
"""What others call whoever sits at the first seat."""
CLEARED = "\x1b[2J\x1b[3J\x1b[H"
"""What empties a terminal."""
Texts = Callable[[], tuple[str, ...]]
"""The rule files that a save file has to bring along."""
LONGEST_LINE = 1_000
"""Letters of a typed line that are looked at; the longest move of a shipped game has under 200."""
LONGEST_REST = 10_000_000
"""Letters of a line that are passed over before it is taken to have no end."""


class Sitting:
    """Everybody at a table, and the file that the game is saved in, if any."""

    def __init__(
        self,
        options: argparse.Namespace,
        screen: Screen,
        table: Table,
        recorder: Recorder | None,
        texts: Texts,
    ) -> None:
        self.options, self.screen, self.table, self.recorder = options, screen, table, recorder
        self.texts = texts
        self.words = PlayerWords(table.model, screen.language)
        self.who = ["person", *[options.others] * (table.players - 1)]
        for number, who in options.seat:
            if number > table.players:
                raise WrongUse(say("play-no-seat", seat=number, n=table.players))
            self.who[number - 1] = who
        if "person" not in self.who:
            raise WrongUse(say("play-nobody"), say("play-simulate"))
        others = iter(name for name in NAMES if name not in options.names)
        given = (*options.names, *([] if options.names else [FIRST]))[: table.players]
        self.names = (*given, *(next(others) for _ in range(table.players - len(given))))
        looks = Looks(table.model, screen.colour, not showable(table.model, screen.encoding))
        self.people: dict[int, Person] = {}
        for seat in (seat for seat, who in enumerate(self.who) if who == "person"):
            names = (*self.names[:seat], self.words("you"), *self.names[seat + 1 :])
            drawing = Drawing(table.model, names, looks, self.words, screen.width)
            self.people[seat] = Person(table, seat, drawing, self.ask, screen.say, self.save)
        self.names_kept = recorder is not None and keep(recorder.path, self.names)
        self.at_screen = next(iter(self.people))
        self.asked: list[int] = []
        """For each answer of a person, how many answers were given before it."""

    def ask(self, prompt: str) -> str:
        return _ask(self.screen, prompt)

    def play(self) -> None:
        """Until the game is over, or somebody leaves."""
        table = self.table
        while (decision := table.decision) is not None:
            seat = decision.player
            if seat is not None and seat not in self.people:
                table.choose(self._other(seat).answer(table, seat))
            else:
                before, person = table.answered, self._person(seat)
                try:
                    place = person.answer(table, seat)
                except TakeBack:
                    self._undo(person)
                    continue
                if not person.unasked:
                    self.asked.append(before)
                table.choose(place)
            if self.recorder is not None:
                self.recorder.record(table)

    def _person(self, seat: int | None) -> Person:
        """Whoever answers; where it is another person than before, the screen is handed over."""
        if seat is not None and seat != self.at_screen:
            if self.screen.out.isatty():
                self.screen.out.write(CLEARED)
            self.ask(f"{self.words.voice('hand-over', who=self.names[seat])} ")
            self.at_screen = seat
        return self.people[self.at_screen]

    def _other(self, seat: int) -> Player:
        """A computer player; its chance depends on the seed and the moves so far, so a resumed game goes on alike."""
        dice = Dice(self.table.seed + 0x9E37 * (self.table.answered + 1), seat)
        return player(self.who[seat], dice)

    def _undo(self, person: Person) -> None:
        if not self.asked:
            self.screen.say(f"  {self.words.voice('nothing-to-undo')}")
            return
        self.table.undo(self.table.answered - self.asked.pop())
        if self.recorder is not None:
            self.recorder.take_back(self.table)
        for each in self.people.values():
            each.look_anew(self.table)
        self.screen.say(f"  {self.words.voice('undone')}")

    def save(self, name: str) -> str:
        """Save the game from now on; says what came of it."""
        if self.recorder is not None:
            return self.words.voice("saved", file=visible(str(self.recorder.path)))
        if not name:
            return self.words.voice("save-where")
        try:
            self.recorder = Recorder.create(Path(name), self.table, self.texts())
        except TableError as wrong:
            return visible(self.screen.words(told(wrong)))
        self.names_kept = keep(self.recorder.path, self.names)
        return "; ".join((self.words.voice("saved", file=visible(name)), *self._called()))

    def _called(self) -> tuple[str, ...]:
        """What a saved game calls a person who has given no name."""
        if self.options.names or not self.names_kept:
            return ()
        return (self.words.voice("saved-name", name=self.names[self.at_screen]),)

    def opening(self) -> None:
        model, words = self.table.model, self.words
        own = next((u for u in model.units if u.name == model.name.partition(" with ")[0]), None)
        about = words.text(own.gloss) if own is not None and own.gloss is not None else ""
        self.screen.say(*self.screen.wrap(f"{model.name}: {about}".removesuffix(": ")))
        hello = words.voice("hello", n=self.table.players, seed=str(self.table.seed))
        self.screen.say(hello, *self._called(), *self.people[self.at_screen].drawing.legend())

    def left(self) -> None:
        words = self.words
        self.screen.say()
        if self.recorder is not None:
            self.recorder.record(self.table)
            command = _command(self.options, self.recorder.path, named=not self.names_kept)
            said = words.voice("left", command=command)
        else:
            said = words.voice("left-unsaved")
        self.screen.say(*self.screen.wrap(said))

    def ending(self) -> None:
        table, words, person = self.table, self.words, self.people[self.at_screen]
        person.hear(table)
        winner = words("nobody") if table.winner is None else person.drawing.names[table.winner]
        won = _too_long(table, words) if table.outcome == "limit" else words.voice("won-by", who=winner)
        self.screen.say("─" * self.screen.width, *self.screen.wrap(f"{words.voice('game-over')}: {won}"))


def _ask(screen: Screen, prompt: str) -> str:
    """A line from the person; where it comes from no terminal it is shown, so that the output reads as there."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    if sys.stdin.isatty():
        return input(prompt)[:LONGEST_LINE]
    screen.out.write(prompt)
    screen.out.flush()
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    screen.say(visible(line.rstrip("\n"))[: screen.width - len(prompt)])
    _pass_over(line)
    return line


def _pass_over(line: str) -> None:
    """Leave out the rest of a line that was cut; one that does not end is not read for ever."""
    rest, left = line, LONGEST_REST
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(min(left, LONGEST_REST // 10))
        left -= len(rest)
        if left <= 0:
            raise WrongUse(say("play-endless-line", n=LONGEST_REST), say("play-short-line"))


def _command(options: argparse.Namespace, path: Path, named: bool) -> str:
    """How to go on with the game; with the names of the players, if they are not kept."""
    parts = ["cardlaw", "play", "--resume", str(path)]
    for folder in options.rules:
        parts += ["--rules", folder]
    if options.others != "strategic":
        parts += ["--others", options.others]
    for number, who in options.seat:
        parts += ["--seat", f"{number}={who}"]
    if named and options.names:
        parts += ["--names", ",".join(options.names)]
    if options.language:
        parts += ["--language", options.language]
    return shlex.join(parts)


def _too_long(table: Table, words: PlayerWords) -> str:
    """That the game was stopped at a limit, and at which rule."""
    said = next((entry.text for entry in reversed(table.log) if entry.sort == "limit"), "")
    return words.voice("too-long") + (f" ({said})" if said else "")
