"""Messages → sentences for one person, in the words of a drawing."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.engine import Table
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.players.drawing import Drawing
from cardlaw.players.messages import Doing, Named, TableMessage, ToldCards, ToldSeat
from cardlaw.players.words import genitive


class Telling:
    """Says messages to the person at a seat."""

    def __init__(self, table: Table, drawing: Drawing, seat: int) -> None:
        self.drawing, self.words, self.seat = drawing, drawing.words, seat
        self.voice = drawing.words.voice
        self.layout = table.program.layout
        self.acts = {act.name: act for act in table.model.acts}
        self.values = {str(value) for attribute in table.model.attributes for value in attribute.values}
        self.announcements = {
            node.text.text: node.text for node in nodes(table.model) if isinstance(node, m.Announce)
        }

    def line(self, messages: Sequence[TableMessage]) -> str:
        """Messages that belong together, in one line."""
        return "; ".join(map(self.say, messages))

    def say(self, message: TableMessage) -> str:
        """One message as a sentence."""
        parts, voice = message.arguments, self.voice
        match message.id, parts:
            case "does", {"who": ToldSeat(who), "what": Doing() as doing}:
                said = self._does(who, doing)
            case "chooses-to", {"who": ToldSeat(who), "what": Doing(act, args)}:
                what = self.words.infinitive(self.acts[act], self._args(act, args))
                said = voice("chooses-to", what=what, **self._who(who))
            case "gets", {"who": ToldSeat(who), "n": int(n)}:
                said = voice("gets", n=n, **self._who(who))
            case "chooses", {"who": ToldSeat(who), "what": Named(text)}:
                return voice("chooses", what=self._value(text, "?"), **self._who(who))
            case "table-chooses", {"what": Named(text)}:
                return voice("table-chooses", what=self._value(text, "?"))
            case ("win-round" | "win-game") as id, {"who": ToldSeat(who)}:
                return voice(id, **self._who(who))
            case "announced", {"text": Named(text)}:
                words = self.announcements.get(text)
                return voice("quoted", text=self.words.text(words) if words is not None else text)
            case "shown", {"zone": Named(zone), "cards": ToldCards() as cards}:
                return voice("shown", zone=self._zone(zone), cards=self._cards(cards))
            case "turned", {"cards": ToldCards() as cards}:
                return voice("turned", cards=self._cards(cards))
            case "swapped", {"one": Named(one), "other": Named(other)}:
                return voice("swapped", one=self._zone(one), other=self._zone(other))
            case "rotated", {"zone": Named(zone)}:
                return voice("rotated", zone=self.words(zone))
            case "settled", {"about": Named(about), "what": Named(what)}:
                return voice("settled", about=self.words(about), what=self._value(what, "?"))
            case ("shuffled" | "empty") as id, {"zone": Named(zone)}:
                return voice(id, zone=self._zone(zone))
            case "round", {"n": int(n)}:
                return voice("round", n=n)
            case "round-over", points if points:
                pairs = zip(self.drawing.names, points.values(), strict=False)
                return voice("round-over-points", points=", ".join(f"{name} {n}" for name, n in pairs))
            case id, _:
                return voice(id)
        got = parts.get("cards")
        return voice("with-cards", said=said, cards=self._cards(got)) if isinstance(got, ToldCards) else said

    # ---------------------------------------------------------------- words
    def _who(self, seat: int) -> dict[str, str]:
        return {"who": self.drawing.names[seat], "you": "yes" if seat == self.seat else "no"}

    def _does(self, who: int, doing: Doing) -> str:
        act, name = self.acts[doing.act], self.drawing.names[who]
        if act.sort == "kernel":
            return self.voice(act.name, **self._who(who))
        args = self._args(doing.act, doing.args)
        third = self.words.act(act, args) or ""
        if who != self.seat:
            return self.voice("does", who=name, what=third)
        second = self.words.act(act, args, "second")
        if second is not None:
            return self.voice("you-do", who=name, what=second, form="second")
        return self.voice("you-do", who=name, what=third, form="third")

    def _args(self, act: str, args: Sequence[str]) -> dict[str, str]:
        parameters = self.acts[act].parameters
        return {p.name: self._value(text, p.type) for p, text in zip(parameters, args, strict=True)}

    def _cards(self, cards: ToldCards) -> str:
        return " ".join(self.drawing.looks.card(card) for card in cards.cards)

    def _value(self, text: str, type_: m.Type) -> str:
        """A value as records write it, the way a person says it."""
        if type_ == "cards":
            return " + ".join(self._value(part, "card") for part in text.split(" + "))
        if text.startswith("player-") and text[7:].isdecimal():
            return self.drawing.names[int(text[7:])]
        card = self.layout.spelled.get(frozenset(text.split()))
        if card is not None and (type_ == "card" or (type_ == "?" and text not in self.values)):
            return self.drawing.looks.card(self.layout.cards[card])
        if text in self.drawing.looks.looks:
            return self.drawing.looks.value(text, self.words(text))
        return text if text.isdecimal() else self.words(text)

    def _zone(self, text: str) -> str:
        name, _, owner = text.partition(" of ")
        english = self.words.language == "en"
        if not owner:
            return f"the {self.words(name)}" if english else self.words.form(name, "definite")
        whose = self._value(owner, "player")
        if english:
            return f"{genitive(whose, 'en')} {self.words(name)}"
        return f"{self.words(name)} ({whose})"
