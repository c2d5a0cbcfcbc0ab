"""The answers of a game as numbers: the same number for the same move or value, at every decision of a model.

An action is a bit in words of 64. Moves made with one card or one player have a word each, moves made with nothing a
bit each. So have the values that can be chosen: cards, players, and the values of each attribute. What else can be
answered (sets of cards, cards unseen, numbers) is an option of the moment, by its place.
"""

from __future__ import annotations

from functools import cached_property

from cardlaw.engine.state.layout import Layout
from cardlaw.language.core.verdicts import Verdicts
from cardlaw.language.records import dataclass

WORD = 64
OPTIONS = 4
"""Words for options of the moment."""


@dataclass(frozen=True, slots=True)
class Action:
    """What an action is: a move (`act` and with what, if with anything), a value to `choose`, an `option`, `decline`.

    `value` is a card's number, a seat, a value of an attribute, or the place of an option.
    """

    sort: str
    name: str = ""
    value: int | str | None = None


class Actions:
    """The numbering for a model and a number of players."""

    def __init__(self, layout: Layout, verdicts: Verdicts) -> None:
        self.layout = layout
        self.words = 0
        self.moves: dict[str, int] = {}
        """The first action of each move that has actions of its own."""
        self.sizes: dict[str, int] = {}
        flags = ["decline"]
        for act in layout.model.acts:
            if act.sort != "move":
                continue
            match [(argument.type, argument.unseen) for argument in verdicts.arguments(act)]:
                case []:
                    flags.append(act.name)
                case [("card", None)] if len(layout.cards) <= WORD:
                    self.moves[act.name] = self._take(len(layout.cards))
                    self.sizes[act.name] = len(layout.cards)
                case [("player", None)]:
                    self.moves[act.name] = self._take(layout.players)
                    self.sizes[act.name] = layout.players
        first = self._take(len(flags))
        self.decline = first
        for place, name in enumerate(flags):
            self.moves[name] = first + place
            self.sizes[name] = 1
        self.values: dict[str, int] = {}
        """The first action of the values of a type."""
        self.values["card"] = self._take(len(layout.cards))
        self.values["player"] = self._take(layout.players)
        for name, values in layout.attributes.items():
            self.values[name] = self._take(len(values))
        self.option = self._take(OPTIONS * WORD)

    def _take(self, size: int) -> int:
        first = WORD * self.words
        self.words += (size + WORD - 1) // WORD
        return first

    @cached_property
    def every(self) -> dict[int, Action]:
        """What each action is."""
        found: dict[int, Action] = {}
        for name, first in self.moves.items():
            if name == "decline" and first == self.decline:
                found[first] = Action("decline")
                continue
            bare = self.layout.model.act(name).parameters == ()
            for place in range(self.sizes[name]):
                found[first + place] = Action("move", name, None if bare else place)
        for type_, first in self.values.items():
            members = self.layout.attributes.get(type_)
            size = len(self.layout.cards) if type_ == "card" else self.layout.players
            for place, value in enumerate(range(size) if members is None else members):
                found[first + place] = Action("choose", type_, value)
        for place in range(OPTIONS * WORD):
            found[self.option + place] = Action("option", "", place)
        return found
