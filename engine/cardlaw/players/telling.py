"""Messages → sentences for one person, in the words of a drawing."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.engine import Table
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.players.drawing import Drawing
from cardlaw.players.messages import Cards, Doing, Message, Named, Seat
from cardlaw.players.words import genitive


class Telling:
    """Says messages to the person at a seat."""

    def __init__(self, table: Table, drawing: Drawing, seat: int) -> None:
        self.drawing, self.words, self.seat = drawing, drawing.words, seat
        self.phrases = drawing.words.phrases
        self.layout = table.program.layout
        self.acts = {act.name: act for act in table.model.acts}
        self.values = {str(value) for attribute in table.model.attributes for value in attribute.values}
        self.announcements = {
            node.text.text: node.text for node in nodes(table.model) if isinstance(node, m.Announce)
        }

    def line(self, messages: Sequence[Message]) -> str:
        """Messages that belong together, in one line."""
        return "; ".join(map(self.say, messages))

    def say(self, message: Message) -> str:
        """One message as a sentence."""
        parts = message.arguments
        match message.id, parts:
            case "does", {"who": Seat(who), "what": Doing() as doing}:
                said = self._does(who, doing)
            case "chooses-to", {"who": Seat(who), "what": Doing(act, args)}:
                said = self._who(
                    who, "choose-to", what=self.words.infinitive(self.acts[act], self._args(act, args))
                )
            case "gets", {"who": Seat(who), "n": int(n)}:
                said = self._who(who, "get-one" if n == 1 else "get", n=n)
            case "chooses", {"who": Seat(who), "what": Named(text)}:
                said = self._who(who, "choose", what=self._value(text, "?"))
            case "table-chooses", {"what": Named(text)}:
                said = f"{self.phrases('table')} {self.phrases('choose', what=self._value(text, '?'))}"
            case ("win-round" | "win-game") as id, {"who": Seat(who)}:
                said = self._who(who, id)
            case "announced", {"text": Named(text)}:
                words = self.announcements.get(text)
                return f"“{self.words.text(words) if words is not None else text}”"
            case "shown", {"zone": Named(zone), "cards": Cards() as cards}:
                return self.phrases("shown", zone=self._zone(zone), cards=self._cards(cards))
            case "swapped", {"one": Named(one), "other": Named(other)}:
                return self.phrases("swapped", one=self._zone(one), other=self._zone(other))
            case "rotated", {"zone": Named(zone)}:
                return self.phrases("rotated", zone=self.words(zone))
            case "settled", {"about": Named(about), "what": Named(what)}:
                return self.phrases("settled", about=self.words(about), what=self._value(what, "?"))
            case ("shuffled" | "empty") as id, {"zone": Named(zone)}:
                return self.phrases(id, zone=self._zone(zone))
            case "round", {"n": n}:
                return self.phrases("round", n=n)
            case "round-over", points:
                told = ", ".join(
                    f"{name} {n}" for name, n in zip(self.drawing.names, points.values(), strict=False)
                )
                return self.phrases("round-over") + (f"; {self.phrases('points')}: {told}" if told else "")
            case id, _:
                return self.phrases(id)
        got = parts.get("cards")
        return f"{said} ({self._cards(got)})" if isinstance(got, Cards) else said

    # ---------------------------------------------------------------- words
    def _does(self, who: int, doing: Doing) -> str:
        act = self.acts[doing.act]
        if act.sort == "kernel":
            return self._who(who, act.name)
        said = self.words.act(act, self._args(doing.act, doing.args), who == self.seat)
        return f"{self.drawing.names[who]} {said}"

    def _args(self, act: str, args: Sequence[str]) -> dict[str, str]:
        parameters = self.acts[act].parameters
        return {p.name: self._value(text, p.type) for p, text in zip(parameters, args, strict=True)}

    def _who(self, seat: int, key: str, **parts: object) -> str:
        you = seat == self.seat and self.phrases.language == "en"
        return f"{self.drawing.names[seat]} {self.phrases(key + '-you' if you else key, **parts)}"

    def _cards(self, cards: Cards) -> str:
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
