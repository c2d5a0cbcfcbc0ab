"""The table as text: what one seat sees, within the width of a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from cardlaw.engine import Card, Decision, Move
from cardlaw.engine.views import View, ZoneView
from cardlaw.language import model as m
from cardlaw.language.display import display_width
from cardlaw.players.looks import Looks
from cardlaw.players.words import Words


class Drawing:
    """Draws views and decisions for a person; seats are called by name."""

    def __init__(
        self, model: m.Model, names: tuple[str, ...], looks: Looks, words: Words, width: int
    ) -> None:
        self.model, self.names, self.looks, self.words, self.width = model, names, looks, words, width

    def table(self, view: View) -> Iterator[str]:
        """Seats and how many cards they hold, open piles, what is in force, the own hand."""
        yield "─" * self.width
        yield from self._wrapped(self._seat(view, seat) for seat in range(view.players))
        yield from self._wrapped(
            self._zone(zone) for zone in view.zones if zone.place.key is None and zone.count
        )
        yield from self._wrapped(
            self._zone(zone) for zone in view.zones if isinstance(zone.place.key, str) and zone.count
        )
        yield from self._wrapped(self._states(view))
        own = [
            z for z in view.zones if z.place.key == view.seat and z.place.zone.each == "player" and z.cards
        ]
        for zone in own:
            cards = sorted(zone.cards or (), key=lambda card: card.index)
            yield from self._wrapped(
                (self.looks.card(card) for card in cards), f"{self.words(zone.place.zone.name)}: ", " "
            )

    def _seat(self, view: View, seat: int) -> str:
        count = sum(z.count for z in view.zones if z.place.key == seat and z.place.zone.each == "player")
        turn = "» " if seat == view.turn else ""
        gone = "" if seat in view.in_round else ", out"
        you = " (you)" if seat == view.seat else ""
        return f"{turn}{self.names[seat]}{you}: {count}{gone}"

    def _zone(self, zone: ZoneView) -> str:
        name = self.words(zone.place.zone.name)
        if isinstance(zone.place.key, str):
            name += f" {self.words(zone.place.key)}"
        if zone.cards and zone.place.zone.pile:
            return f"{name}: {self.looks.card(zone.cards[-1])} ({zone.count})"
        return f"{name}: {zone.count}"

    def _states(self, view: View) -> Iterator[str]:
        for name, key, value in view.states:
            if value is None or value is False or (name, value) == ("round-number", 1):
                continue
            state = next(s for s in self.model.states if s.name == name)
            if state.each == "player" and isinstance(key, int):
                if value != state.starts:
                    yield f"{self.words(name)}, {self.names[key]}: {self.value(value, state.type)}"
            elif key is None:
                yield f"{self.words(name)}: {self.value(value, state.type)}"

    def value(self, value: object, type_: m.Type) -> str:
        if isinstance(value, Card):
            return self.looks.card(value)
        if type_ == "player" and isinstance(value, int):
            return self.names[value]
        if type_ == "yes-no":
            return "yes" if value else "no"
        if isinstance(value, str):
            shown = self.looks.value(value)
            return shown if value in self.looks.looks else self.words(value)
        return str(value)

    def move(self, move: Move, decision: Decision) -> str:
        """A move as one would say it: the verb and what it is done with."""
        if move.act in ("choose", "say"):
            return self.value(move.args[0], decision.type or "?")
        act = next((a for a in self.model.acts if a.name == move.act), None)
        types = [p.type for p in act.parameters] if act is not None else []
        shown = [
            " + ".join(self.looks.card(card) for card in arg)
            if isinstance(arg, tuple)
            else self._argument(arg, type_)
            for arg, type_ in zip(move.args, types, strict=True)
        ]
        return " ".join([self.words(move.act), *shown])

    def _argument(self, arg: object, type_: m.Type) -> str:
        return self.words(getattr(arg, "text", str(arg))) if type_ == "zone" else self.value(arg, type_)

    def moves(self, decision: Decision) -> Iterator[str]:
        """The numbered moves: the lawful first, then those that break a rule."""
        numbered = list(enumerate(decision.moves, 1))
        lawful = [(n, move) for n, move in numbered if move.lawful]
        broken = [(n, move) for n, move in numbered if not move.lawful]
        yield from self._wrapped((f"{n}) {self.move(move, decision)}" for n, move in lawful), "you may: ")
        if broken:
            yield from self._wrapped(
                (f"{n}) {self.move(move, decision)}" for n, move in broken), "against the rules: "
            )

    def _wrapped(self, parts: Iterable[str], first: str = "", gap: str = "   ") -> Iterator[str]:
        """Parts side by side, in lines that fit."""
        line, room = first, display_width(first)
        empty = True
        for part in parts:
            size = display_width(_bare(part))
            if not empty and room + len(gap) + size > self.width:
                yield line
                line, room, empty = "    ", 4, True
            line += ("" if empty else gap) + part
            room += (0 if empty else len(gap)) + size
            empty = False
        if not empty:
            yield line

    def paragraph(self, text: str, indent: str = "") -> list[str]:
        return textwrap.wrap(text, self.width, initial_indent=indent, subsequent_indent=indent) or [""]


def _bare(text: str) -> str:
    """Text without its colours, to be measured."""
    while "\x1b[" in text:
        start = text.index("\x1b[")
        text = text[:start] + text[text.index("m", start) + 1 :]
    return text
