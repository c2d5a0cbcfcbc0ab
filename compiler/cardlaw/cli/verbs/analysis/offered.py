"""A line about a table, or a move, in the words of the rule files → as somebody types it who speaks another language.

What is offered means the same to the reader of such lines; where a language has no words for a part of it, that part
stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language.spoken import Spoken
from cardlaw.scenarios.situations import ONE_ROUND
from cardlaw.wording.arguments import SpokenCard

if TYPE_CHECKING:
    from cardlaw.documents.prose import Prose


class OfferedLines:
    """Offers lines and moves in one language."""

    def __init__(self, model: m.Model, spoken: Spoken, language: str) -> None:
        self.model, self.spoken, self.language = model, spoken, language

    def line(self, text: str) -> str:
        """A line about a table."""
        if self.language == "en":
            return text
        done = self.spoken.parallel_done(text)
        for said in self._done(done[0]) if done is not None else self._told(self.spoken.canonical(text)):
            found = self.spoken.parallel_done(said)
            if (done is None and self.spoken.canonical(said) == self.spoken.canonical(text)) or (
                done is not None and found is not None and found[0] == done[0]
            ):
                return said
        return text

    def move(self, text: str) -> str:
        """A move."""
        if self.language == "en":
            return text
        name, _, rest = self.spoken.canonical_move(text).partition(" ")
        if all(act.name != name for act in self.model.acts):
            return text
        said = f"{self.spoken.move_said(name, self.language)} {self._cards(rest)}".strip()
        return said if self.spoken.canonical_move(said) == self.spoken.canonical_move(text) else text

    def word(self, name: str) -> str:
        """A name of the rule files by itself: a move, a state, a card or a value of cards."""
        if any(act.name == name for act in self.model.acts):
            return self.move(name)
        return (
            self.state(name) if any(state.name == name for state in self.model.states) else self._card(name)
        )

    def state(self, name: str) -> str:
        """What a state is called."""
        return self.spoken.state_said(name, self.language)

    def _done(self, text: str) -> Iterator[str]:
        """That somebody makes a move."""
        for act in self.model.acts:
            who, verb, rest = text.partition(f" {act.verb}")
            if verb and act.sort == "move" and (not rest or rest[0] == " "):
                verb = self.spoken.done_said(act.name, self.language)
                yield f"{who} {verb} {self._cards(rest.strip())}".strip()

    def _told(self, text: str) -> Iterator[str]:
        """What something on the table is."""
        what, verb, value = text.partition(" is ")
        state, of, who = what.partition(" of ")
        if verb and any(each.name == state for each in self.model.states):
            what = f"{self.state(state)}{of}{who}"
        if verb:
            yield f"{what} is {self._cards(value)}"
            yield f"{what} is {value}"

    def _cards(self, text: str) -> str:
        return ", ".join(self._card(each) for each in text.split(", "))

    def _card(self, text: str) -> str:
        """A card, or a value that cards have."""
        card = self._deck.get(text)
        if card is not None:
            return card_said(self._prose, self.spoken, card)
        said = self._prose.name(text) if text else text
        return said if self.spoken.canonical(said) == text else text

    @cached_property
    def _prose(self) -> Prose:
        from cardlaw.documents.prose import Prose

        return Prose(self.model, self.language)

    @cached_property
    def _deck(self) -> dict[str, SpokenCard]:
        layout = program_of(self.model, None, ONE_ROUND).layout
        return {card.text: SpokenCard(card.text, card.face) for card in layout.cards}


def card_said(prose: Prose, spoken: Spoken, card: SpokenCard) -> str:
    """A card of the game as somebody says it who speaks the reader's language."""
    from cardlaw.documents.sentences import Speaker

    ways = (Speaker(prose).part(card), " ".join(map(prose.name, card.text.split())))
    return next((said for said in ways if spoken.canonical(said) == card.text), card.text)
