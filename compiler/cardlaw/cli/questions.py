"""`cardlaw ask` without arguments: the question is put together by asking for its parts, in words."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import by_id, compiled
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.loading import Library
from cardlaw.language.spoken import Spoken

T = TypeVar("T")
LONGEST_LINE = 1_000
MOST_TRIES = 5
"""So many answers to one question are heard before it is given up: a program that types nonsense must not loop."""


@dataclass(frozen=True, slots=True)
class Question:
    """What `ask` is asked on the command line."""

    ids: list[str]
    given: list[str]
    move: str

    @property
    def command(self) -> str:
        given = [word for line in self.given for word in ("--given", line)]
        return shlex.join(["cardlaw", "ask", *self.ids, *given, "--move", self.move])


def asked(shelf: Library, screen: Screen) -> Question:
    """A question made at the terminal; raises if there is nobody to answer."""
    screen.say("Press Enter to leave something out, Ctrl-C to stop.", "")
    _editions(shelf, screen)
    ids = _answer(
        screen, "Which rules? (one or more, such as sv-112 fi-108) ", lambda said: _ids(shelf, said)
    )
    model = compiled(shelf, ids[0]).model
    assert model is not None
    spoken = Spoken(model)
    pile = next((short.name for short in model.shorts), None)
    given = []
    if pile is not None and (card := _line(screen, f"Which card is {pile}? (such as {_card(model)}) ")):
        given.append(f"{pile} is {spoken.canonical(card)}")
    if cards := _line(screen, "Which cards do you hold? (with commas between them) "):
        given.append(f"hand is {spoken.canonical(cards)}")
    if more := _line(screen, "Anything else about the table? (such as `hand of b has 1 card`) "):
        given += [spoken.canonical(part.strip()) for part in more.split(";") if part.strip()]
    moves = ", ".join(act.name for act in model.acts if act.sort == "move")
    screen.say(*screen.wrap(f"Moves: {moves}"))
    move = _answer(
        screen, f"What would you do? (such as `{_example(model)}`) ", lambda said: spoken.canonical(said)
    )
    return Question(ids, given, move)


def _editions(shelf: Library, screen: Screen) -> None:
    for entry in shelf.of_sort("edition", "variant"):
        file, _ = shelf.parsed(entry.path, entry.shown)
        title = (
            next((line.text.value for line in file.head.head if isinstance(line, s.Title)), "")
            if file
            else ""
        )
        screen.say(f"  {entry.name:<15} {title}".rstrip())
    screen.say("")


def _ids(shelf: Library, said: str) -> list[str]:
    """The rules that were named, each of which has to be there."""
    known = [name for _, name in shelf.entries]
    parts = [said] if " with " in said or "[" in said else said.replace(",", " ").split()
    found = [next((name for name in known if name == part.casefold()), by_id(shelf, part)) for part in parts]
    for each in found:
        compiled(shelf, each)
    return found


def _card(model: m.Model) -> str:
    kind = model.kinds[0]
    values = {attribute.name: attribute.values[0] for attribute in model.attributes}
    return " ".join(str(values[a] if v is None else v) for a, v in kind.features)


def _example(model: m.Model) -> str:
    act = next(act for act in model.acts if act.sort == "move")
    return f"{act.name} {_card(model)}" if act.parameters else act.name


def _answer(screen: Screen, prompt: str, understood: Callable[[str], T]) -> T:
    """An answer that can be understood; what is wrong with one that cannot is said, and the question put again."""
    for _ in range(MOST_TRIES):
        said = _line(screen, prompt)
        if not said:
            continue
        try:
            return understood(said)
        except WrongUse as problem:
            screen.say(f"  {problem}")
        except DoesNotCompile as problem:
            screen.say(f"  {problem.diagnostics[0].message}")
    raise WrongUse(
        "`ask` was told nothing that it understands", 'such as `cardlaw ask sv-112 --move "play red 2"`'
    )


def _line(screen: Screen, prompt: str) -> str:
    if sys.stdin is None or sys.stdin.closed:
        raise WrongUse(
            "`ask` needs an edition and a move", 'such as `cardlaw ask sv-112 --move "play red 2"`'
        )
    screen.out.write(prompt)
    screen.out.flush()
    said = sys.stdin.readline(LONGEST_LINE)
    if not said:
        raise WrongUse(
            "`ask` needs an edition and a move", 'such as `cardlaw ask sv-112 --move "play red 2"`'
        )
    if not sys.stdin.isatty():
        screen.out.write(f"{said.rstrip()}\n")
    return said.strip()
