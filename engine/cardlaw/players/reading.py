"""What a person types → a move: by its number, as records write it, as the screen shows it, or in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardlaw.engine import Card, Decision, Move, Place, Table
from cardlaw.engine.play.decisions import CHOOSE, SAY
from cardlaw.language import model as m
from cardlaw.language.diagnostics.diagnostic import did_you_mean
from cardlaw.language.spoken import Spoken
from cardlaw.players.drawing import Drawing, bare

IDLE = re.compile(r"[\s\-\[\](),.'\"“”`]+")
"""What makes no difference in what is typed."""
STYLES = 5
"""Ways to say one thing: as shown, by letters, by plain letters, as records write it, in words."""


def compact(text: str) -> str:
    return IDLE.sub("", text.casefold())


class MoveReading:
    """Finds what is meant among the moves of a decision, the acts of the game and its cards."""

    def __init__(self, table: Table, drawing: Drawing) -> None:
        self.drawing, self.words = drawing, drawing.words
        self.model, self.layout = table.model, table.program.layout
        self.moves = [act for act in table.model.acts if act.sort == "move"]
        self.spoken = Spoken(table.model)
        self._cards: dict[str, Card] | None = None

    def place(self, decision: Decision, text: str) -> int | None:
        """The place of the move that a number or words name; None if none does, or several."""
        if text.isdecimal():
            number = int(text)
            return number - 1 if 1 <= number <= len(decision.moves) else None
        place = self._named(decision, text)
        return self._named(decision, self.spoken.canonical(text)) if place is None else place

    def _named(self, decision: Decision, text: str) -> int | None:
        wanted, tokens = compact(text), sorted(text.casefold().replace(",", " ").split())
        for place, move in enumerate(decision.moves):
            if wanted in map(compact, self._spellings(move, decision)):
                return place
            if tokens == sorted(move.text.casefold().replace(",", " ").split()):
                return place
        alone = [
            place
            for place, move in enumerate(decision.moves)
            if move.args and wanted in (compact(style) for style in self._arguments(move, decision))
        ]
        return alone[0] if len(alone) == 1 else None

    def _spellings(self, move: Move, decision: Decision) -> Iterator[str]:
        yield move.text
        yield bare(self.drawing.move(move, decision))
        if move.act in (CHOOSE, SAY):
            yield from self._arguments(move, decision)
            return
        act = next((a for a in self.moves if a.name == move.act), None)
        if act is not None:
            for said in self._arguments(move, decision):
                yield f"{act.name} {said}"
                yield f"{self.stem(act)} {said}"

    def _arguments(self, move: Move, decision: Decision) -> Iterator[str]:
        """What a move is done with, said in each way."""
        act = next((a for a in self.moves if a.name == move.act), None)
        types = [p.type for p in act.parameters] if act is not None else [decision.type or "?"]
        for style in range(STYLES):
            yield " ".join(self._said(arg, type_, style) for arg, type_ in zip(move.args, types, strict=True))

    def _said(self, value: object, type_: m.Type, style: int) -> str:
        if isinstance(value, tuple):
            return " + ".join(self._said(part, type_, style) for part in value)
        if isinstance(value, Card):
            return self._card_said(value, style)
        if isinstance(value, Place):
            return value.text
        if isinstance(value, str) and value in self.drawing.looks.looks:
            look = self.drawing.looks.looks[value]
            names = (look.mark or look.label, look.label, value, value, self.words(value))
            return names[style]
        return bare(self.drawing.value(value, type_))

    def _card_said(self, card: Card, style: int) -> str:
        looks, face = self.drawing.looks, card.face
        match style:
            case 0:
                return bare(looks.card(card))
            case 1:
                return looks.letters(face)
            case 2:
                return looks.letters(face, ascii=True)
            case 3:
                return card.text
            case _:
                free = [str(v) for v in face.values if v not in looks.fixed[face.kind]]
                named = [*free, face.kind] if face.kind in looks.looks or not free else free
                return " ".join(map(self.words, named))

    # ---------------------------------------------------------------- what is not offered
    def act(self, text: str) -> tuple[m.Act, str] | None:
        """A move of the game, offered or not, and the rest of what was typed."""
        return self._act(text) or self._act(self.spoken.canonical(text))

    def _act(self, text: str) -> tuple[m.Act, str] | None:
        said = text.casefold()
        names = [(name.casefold(), act) for act in self.moves for name in self._names(act)]
        for name, act in sorted(names, key=lambda pair: -len(pair[0])):
            if said == name or said.startswith(f"{name} "):
                return act, text[len(name) :].strip()
        return None

    def _names(self, act: m.Act) -> Iterator[str]:
        yield act.name
        yield act.name.replace("-", " ")
        yield self.stem(act)

    def stem(self, act: m.Act) -> str:
        """What a move is called, without what it is done with."""
        return self.words(act.name).partition(" {")[0].partition("{")[0].strip() or act.name

    def card(self, text: str) -> Card | None:
        """A card of the game, however it is called."""
        if self._cards is None:
            self._cards = {}
            for card in self.layout.cards:
                for style in range(STYLES):
                    self._cards.setdefault(compact(self._card_said(card, style)), card)
        found = self._cards.get(compact(text))
        if found is None:
            number = self.layout.spelled.get(frozenset(self.spoken.canonical(text.casefold()).split()))
            found = None if number is None else self.layout.cards[number]
        return found

    def guess(self, text: str) -> str | None:
        """The text with words put right that look like mistyped names of cards or moves, if it then names one."""
        names = [name for act in self.moves for name in self._names(act)]
        names += [
            self._card_said(card, style) for card in self.layout.cards for style in (STYLES - 2, STYLES - 1)
        ]
        known = {word for name in names for word in name.casefold().split()}
        typed = text.casefold().split()
        meant = [word if word in known else did_you_mean(word, known) or word for word in typed]
        guess = " ".join(meant)
        return guess if meant != typed and (self.card(guess) or self.act(guess)) else None

    def recorded(self, act: m.Act, text: str) -> str:
        """What a move is done with, as records write it: cards and people however they are called."""
        parts = [part.strip() for part in text.split(",")] if text else []
        for place, (part, parameter) in enumerate(zip(parts, act.parameters, strict=False)):
            names = [name.casefold() for name in self.drawing.names]
            if parameter.type in ("card", "cards"):
                cards = [(self.card(each), each.strip()) for each in re.split(r"\s\+\s", part)]
                parts[place] = " + ".join(card.text if card is not None else each for card, each in cards)
            elif parameter.type == "player" and part.casefold() in names:
                parts[place] = f"player-{names.index(part.casefold())}"
        return ", ".join(parts)

    def written(self, act: m.Act, text: str) -> str:
        """A whole move as records write it."""
        return f"{act.name} {self.recorded(act, text)}".strip()
