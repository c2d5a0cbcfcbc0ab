"""The table as text: what one seat sees, within the width of a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from cardlaw.engine import Card, Decision, Move, Place
from cardlaw.engine.play.decisions import CHOOSE, SAY
from cardlaw.engine.play.views import View, ZoneView
from cardlaw.engine.state.layout import layout_of
from cardlaw.language import model as m
from cardlaw.language.diagnostics.display import display_width
from cardlaw.language.walking import nodes
from cardlaw.players.looks import Looks
from cardlaw.players.words import PlayerWords

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Drawing:
    """Draws views and decisions for a person; seats are called by name."""

    def __init__(
        self, model: m.Model, names: tuple[str, ...], looks: Looks, words: PlayerWords, width: int
    ) -> None:
        self.model, self.names, self.looks, self.words, self.width = model, names, looks, words, width

    def table(self, view: View) -> Iterator[str]:
        """Seats and how many cards they hold, open piles, what is in force, the own hand."""
        self.looks.turned = bool(self.model.sides) and view.state("side") == self.model.sides[1]
        yield "─" * self.width
        yield from self._wrapped(self._seat(view, seat) for seat in range(view.players))
        shared = [zone for zone in view.zones if zone.place.key is None and zone.count]
        laid_out = [zone for zone in view.zones if _of_a_value(zone) and zone.count]
        others = [z for z in view.zones if z.place.zone.each == "player" and z.place.key != view.seat]
        open_ = [zone for zone in others if zone.cards or zone.backs]
        for zones in (shared, laid_out, open_):
            yield from self._wrapped(map(self._zone, zones))
        yield from self._wrapped(self._states(view))
        for zone in view.zones:
            if zone.place.zone.each == "player" and zone.place.key == view.seat and zone.cards:
                cards = sorted(zone.cards, key=lambda card: card.index)
                name = self.words(zone.place.zone.name)
                yield from self._wrapped((self.looks.card(card) for card in cards), f"{name}: ", " ")

    def _seat(self, view: View, seat: int) -> str:
        count = sum(z.count for z in view.zones if z.place.key == seat and z.place.zone.each == "player")
        turn = "» " if seat == view.turn else ""
        gone = "" if seat in view.in_round else f", {self.words('out')}"
        return f"{turn}{self.names[seat]}: {self._cards(count)}{gone}"

    def _zone(self, zone: ZoneView) -> str:
        name, key = self.words(zone.place.zone.name), zone.place.key
        if _of_a_value(zone) and isinstance(key, str | int):
            name += f" {self.looks.value(key, self.words(str(key)))}"
        elif isinstance(key, int):
            name += f", {self.names[key]}" if zone.place.zone.each == "player" else f" {key + 1}"
        if not zone.cards:
            backs = f" ({' '.join(self.looks.face(card.face) for card in zone.backs)})" if zone.backs else ""
            return f"{name}: {self._cards(zone.count)}{backs}"
        if zone.place.zone.pile:
            return f"{name}: {self.looks.card(zone.cards[-1])} ({self._cards(zone.count)})"
        return f"{name}: {' '.join(self.looks.card(card) for card in zone.cards)}"

    def _cards(self, count: int) -> str:
        return self.words.voice("n-cards", n=count)

    def _states(self, view: View) -> Iterator[str]:
        """What is in force: states that matter to somebody who decides, and are not as they start."""
        for state in self.model.states:
            values = [(key, value) for name, key, value in view.states if name == state.name]
            usual = all(value in (None, state.starts) for _, value in values)
            if state.name not in self.telling_states or (usual and state.name != "direction"):
                continue
            said = self.words(state.name)
            if state.type == "yes-no":
                holders = [self._key(state, key) for key, value in values if value]
                yield f"{said}: {', '.join(holders)}" if state.each else said
            elif state.each == "player" and state.type == "number":
                shown = ", ".join(f"{self._key(state, key)} {value}" for key, value in values)
                yield f"{said}: {shown}"
            else:
                for key, value in values:
                    if value is not None:
                        whose = f", {self._key(state, key)}" if state.each else ""
                        yield f"{said}{whose}: {self.value(value, state.type)}"

    def _key(self, state: m.State, key: int | str | None) -> str:
        return self.value(key, state.each or "?")

    @cached_property
    def telling_states(self) -> frozenset[str]:
        """States that somebody who decides would look at.

        The winner is told when there is one, and cards can be seen. What only the course of an effect looks at is
        bookkeeping: flags, and numbers that each player has.
        """
        deciding = (m.Norm, m.DefinePredicate, m.DefineQuantity, m.Wins, m.Ends)
        read = {
            node.state
            for rule in self.model.rules
            for clause in rule.clauses
            if isinstance(clause.clause, deciding)
            for node in nodes(clause.clause)
            if isinstance(node, m.StateOf)
        }
        found = set()
        for state in self.model.states:
            bookkeeping = state.type == "yes-no" or (state.each == "player" and state.lasts != "kept")
            seen = state.name == "winner" or state.type in ("card", "cards")
            if not seen and (state.name in read or not bookkeeping):
                found.add(state.name)
        return frozenset(found)

    def legend(self) -> Iterator[str]:
        """What the marks and signs on the cards of this deck mean."""
        layout = layout_of(self.model)
        cards = [layout.cards[card] for card in set(layout.deck)]
        faces = [face for card in cards for face in (card.face, card.back) if face is not None]
        there = {part for face in faces for part in (face.kind, *face.values)}
        parts = [f"{sign} {self.words(str(name))}" for sign, name in self.looks.legend() if name in there]
        parts.append(f"» {self.words.voice('has-turn')}")
        yield from self._wrapped(parts, "  ")

    def value(self, value: object, type_: m.Type) -> str:
        if isinstance(value, Card):
            return self.looks.card(value)
        if type_ == "player" and isinstance(value, int):
            return self.names[value]
        if type_ == "yes-no":
            return self.words("yes" if value else "no")
        return self.looks.value(value, self.words(value)) if isinstance(value, str) else str(value)

    def move(self, move: Move, decision: Decision) -> str:
        """A move as one would say it: the verb and what it is done with."""
        if move.act in (CHOOSE, SAY):
            return self.value(move.args[0], decision.type or "?")
        act = next((a for a in self.model.acts if a.name == move.act), None)
        if act is None:
            return self.words(move.act)
        shown = {
            p.name: self._argument(arg, p.type) for arg, p in zip(move.args, act.parameters, strict=True)
        }
        return self.words.infinitive(act, shown)

    def _argument(self, arg: object, type_: m.Type) -> str:
        if isinstance(arg, tuple):
            return " + ".join(self.value(card, type_) for card in arg)
        return self.words(arg.text) if isinstance(arg, Place) else self.value(arg, type_)

    def moves(self, decision: Decision) -> Iterator[str]:
        """The numbered moves: the lawful first, then those that break a rule."""
        numbered = list(enumerate(decision.moves, 1))
        lawful = [(n, move) for n, move in numbered if move.lawful]
        broken = [(n, move) for n, move in numbered if not move.lawful]
        asked = "may" if decision.sort == "moves" else "answers"
        for first, some in ((asked, lawful), ("against", broken)):
            shown = [f"{n}) {self.move(move, decision)}" for n, move in some]
            yield from self._wrapped(shown, f"{self.words.voice(first)} ")

    def _wrapped(self, parts: Iterable[str], first: str = "", gap: str = "   ") -> Iterator[str]:
        """Parts side by side, in lines that fit; a part that is longer than a line has lines of its own."""
        line, room = first, display_width(first)
        empty = True
        for part in parts:
            size = display_width(bare(part))
            if size > self.width - 4:
                if not empty:
                    yield line
                yield from self.paragraph(part, first if empty else "    ", "      ")
                line, room, empty, first = "    ", 4, True, "    "
                continue
            if not empty and room + len(gap) + size > self.width:
                yield line
                line, room, empty = "    ", 4, True
            line += ("" if empty else gap) + part
            room += (0 if empty else len(gap)) + size
            empty = False
        if not empty:
            yield line

    def paragraph(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        """Text in lines that fit, whatever its colours; words longer than a line are cut."""
        rest = " " * len(first) if rest is None else rest
        lines, line, room = [], first, display_width(first)
        empty = True
        for word in text.split():
            size = display_width(bare(word))
            if not empty and room + 1 + size > self.width:
                lines.append(line)
                line, room, empty = rest, len(rest), True
            while room + size > self.width and word == bare(word):
                cut = max(self.width - room, 1)
                lines.append(line + word[:cut])
                word, line, room = word[cut:], rest, len(rest)
                size = display_width(word)
            line += ("" if empty else " ") + word
            room += (0 if empty else 1) + size
            empty = False
        return [*lines, line] if not empty or not lines else lines


def _of_a_value(zone: ZoneView) -> bool:
    """Whether it is one of the zones kept for each value of an attribute."""
    return zone.place.zone.each not in (None, "player", "team")


def bare(text: str) -> str:
    """Text without its colours, to be measured."""
    return COLOURS.sub("", text)
