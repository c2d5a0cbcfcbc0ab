"""Strategies by name: the players that come with cardlaw, and any class that the user names on the command line."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

from cardlaw.engine import Table, TableError
from cardlaw.language.saying import ListedWords
from cardlaw.players.base import Dice, Player
from cardlaw.players.random_player import HABITS, Habits, RandomPlayer
from cardlaw.players.strategic import StrategicPlayer
from cardlaw.wording.tables import say

STRATEGIES = ("random", "strategic")
OWN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
"""A class of the user's: `module:Class`."""


class NoSuchPlayer(TableError):
    """A strategy that cannot be played by, or a player that failed."""


def player(strategy: str, dice: Dice, habits: Habits = HABITS) -> Player:
    """Somebody who plays by a strategy: `random`, `strategic` or `module:Class`."""
    match strategy:
        case "random":
            return RandomPlayer(dice, habits)
        case "strategic":
            return StrategicPlayer(dice)
        case _:
            return _Outside(strategy, class_of(strategy), dice)


@cache
def class_of(strategy: str) -> Callable[[Dice], Player]:
    """The class that `module:Class` names; modules of the current folder are found, too."""
    if not OWN.fullmatch(strategy):
        raise NoSuchPlayer(
            say("no-strategy", name=strategy, names=ListedWords(tuple(STRATEGIES), "or", False))
        )
    name, _, attribute = strategy.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = import_module(name)
    except ModuleNotFoundError as wrong:
        if wrong.name is not None and (name == wrong.name or name.startswith(f"{wrong.name}.")):
            raise NoSuchPlayer(say("no-module", name=name)) from None
        raise NoSuchPlayer(say("cannot-load", name=name, why=str(wrong))) from None
    except Exception as wrong:
        raise NoSuchPlayer(say("cannot-load", name=name, why=f"{type(wrong).__name__}: {wrong}")) from wrong
    found = getattr(module, attribute, None)
    if found is None or not callable(getattr(found, "answer", None)):
        raise NoSuchPlayer(say("no-class", module=name, name=attribute))
    return found  # type: ignore[no-any-return]


class _Outside:
    """A player of the user's, whose failures are told as such."""

    def __init__(self, strategy: str, made: Callable[[Dice], Player], dice: Dice) -> None:
        self.strategy = strategy
        try:
            self.player = made(dice)
        except Exception as wrong:
            raise NoSuchPlayer(
                say("cannot-make", name=strategy, why=f"{type(wrong).__name__}: {wrong}")
            ) from wrong

    def answer(self, table: Table, seat: int) -> int:
        try:
            place = self.player.answer(table, seat)
        except Exception as wrong:
            raise NoSuchPlayer(
                say("player-failed", name=self.strategy, why=f"{type(wrong).__name__}: {wrong}")
            ) from wrong
        if not isinstance(place, int) or not 0 <= place < table.width:
            raise NoSuchPlayer(say("bad-answer", name=self.strategy, given=repr(place), most=table.width - 1))
        return place
