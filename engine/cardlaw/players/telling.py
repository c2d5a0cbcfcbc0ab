"""The log of a table → a few sentences: who did what, and what came of it for the others.

A move is one line. Of what follows from it only that is told which somebody else suffers, or which says a number, a
choice or something shown; how cards travelled and which states changed can be seen on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardlaw.engine import Card, Entry, Table
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.players.base import points_state
from cardlaw.players.drawing import Drawing
from cardlaw.players.words import genitive

OWN_WORDS = ("lose-turn", "take-over", "go-again", "drop-out", "leave-game")
"""Verbs of the kernel that are told."""


class Telling:
    """Tells one seat what happened, in the words of a drawing; with `echo` also its own moves."""

    def __init__(self, table: Table, drawing: Drawing, seat: int, echo: bool = False) -> None:
        self.drawing, self.words, self.seat, self.echo = drawing, drawing.words, seat, echo
        self.phrases = drawing.words.phrases
        self.model = table.model
        self.layout = table.program.layout
        self.acts = {act.name: act for act in table.model.acts}
        self.doer: int | None = None
        """Who made the move that is under way."""
        self.hands = {p.text: p.key for p in self.layout.places if p.zone.each == "player"}
        kept = points_state(table.model)
        self.points = {f"{kept} of player-{seat}": "0" for seat in range(table.players)} if kept else {}
        self.values = {str(value) for attribute in table.model.attributes for value in attribute.values}
        self.announcements = {
            node.text.text: node.text for node in nodes(table.model) if isinstance(node, m.Announce)
        }

    def lines(self, entries: Sequence[Entry]) -> Iterator[str]:
        """What happened, one line a move."""
        for group in _groups(self._noting_points(entries)):
            yield from self._group(group)

    def _noting_points(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        for entry in entries:
            if entry.sort == "set" and entry.args[0] in self.points:
                self.points[entry.args[0]] = entry.args[1]
            yield entry

    # ---------------------------------------------------------------- one move and what follows
    def _group(self, group: list[Entry]) -> Iterator[str]:
        first = group[0]
        begins = first.sort == "act" and first.depth <= 0
        if begins:
            moved = first.player is not None and self.acts[first.act or ""].sort == "move"
            self.doer = first.player if moved else None
        doer = self.doer
        said = [self._act(first)] if begins and doer is not None else []
        later: list[str] = []
        got: dict[int, list[Card]] = {}
        count: dict[int, int] = {}
        told_inside: int | None = None
        numbered: set[int] = set()
        for entry in group[1:] if begins else group:
            if entry.sort in ("moved", "dealt"):
                self._note_gain(entry, got, count)
                continue
            if told_inside is not None and entry.sort == "act" and entry.depth > told_inside:
                continue
            if entry.sort == "act":
                told_inside = None
                if not self._matters(entry, doer):
                    continue
                if self.acts[entry.act or ""].sort != "move":
                    told_inside = entry.depth
                if entry.player is not None and any(arg.isdecimal() for arg in entry.args):
                    numbered.add(entry.player)
                said.append(self._act(entry))
            elif (text := self._other(entry, doer is not None)) is not None:
                (said if entry.sort == "chose" else later).append(text)
        if doer is not None and count.get(doer, 0) > 1 and doer not in numbered:
            said.append(self._who_does(doer, "get-in-all", n=count[doer]))
        own = got.get(self.seat) if doer is not None else None
        if own and not said:
            said.append(self.drawing.names[self.seat])
        known = begins and doer == self.seat and len(said) == 1 and not own
        if said and (self.echo or not known):
            cards = " ".join(self.drawing.looks.card(card) for card in own or ())
            yield "; ".join(said) + (f" ({cards})" if own else "")
        yield from later

    def _matters(self, entry: Entry, doer: int | None) -> bool:
        act = self.acts[entry.act or ""]
        if entry.player is None or (act.sort == "kernel" and act.name not in OWN_WORDS):
            return False
        if act.sort == "move":
            return True
        big = any(arg.isdecimal() and int(arg) > 1 for arg in entry.args)
        return big or (doer is not None and entry.player != doer)

    def _note_gain(self, entry: Entry, got: dict[int, list[Card]], count: dict[int, int]) -> None:
        target, origin = self.hands.get(entry.target or ""), self.hands.get(entry.origin or "")
        if isinstance(target, int) and target != origin:
            got.setdefault(target, []).extend(entry.cards)
            count[target] = count.get(target, 0) + entry.count

    def _act(self, entry: Entry) -> str:
        act, who = self.acts[entry.act or ""], entry.player
        assert who is not None
        if act.sort == "kernel":
            return self._who_does(who, act.name)
        args = {
            parameter.name: self._value(text, parameter.type)
            for parameter, text in zip(act.parameters, entry.args, strict=True)
        }
        return f"{self.drawing.names[who]} {self.words.act(act, args, who == self.seat)}"

    def _who_does(self, seat: int, key: str, **parts: object) -> str:
        you = seat == self.seat and self.phrases.language == "en"
        return f"{self.drawing.names[seat]} {self.phrases(key + '-you' if you else key, **parts)}"

    def _other(self, entry: Entry, move: bool) -> str | None:
        """What is told of anything that is no act; None if it is left out."""
        phrases = self.phrases
        match entry.sort:
            case "chose" | "chose secretly":
                if entry.player == self.seat or not entry.args:
                    return None
                what = self._value(entry.args[0], "?")
                if entry.player is None:
                    return f"{phrases('table')} {phrases('choose', what=what)}"
                return self._who_does(entry.player, "choose", what=what)
            case "revealed" if entry.cards:
                cards = " ".join(self.drawing.looks.card(card) for card in entry.cards)
                return phrases("shown", zone=self._zone(entry.origin), cards=cards)
            case "shuffled" if move:
                return phrases("shuffled", zone=self._zone(entry.origin))
            case "swapped":
                return phrases("swapped", one=self._zone(entry.origin), other=self._zone(entry.target))
            case "rotated":
                return phrases("rotated", zone=self.words(entry.origin or ""))
            case "announced":
                words = self.announcements.get(entry.args[0])
                return f"“{self.words.text(words) if words is not None else entry.args[0]}”"
            case "ruled":
                return phrases(
                    "settled", about=self.words(entry.args[0]), what=self._value(entry.args[1], "?")
                )
            case "short":
                return phrases("empty", zone=self._zone(entry.origin))
            case "round":
                return phrases("round", n=entry.args[0])
            case "won" if entry.player is not None:
                return self._who_does(entry.player, f"win-{entry.args[0]}")
            case "limit":
                return phrases("too-long")
            case "round over":
                points = zip(self.drawing.names, self.points.values(), strict=False)
                told = ", ".join(f"{name} {number}" for name, number in points)
                return phrases("round-over") + (f"; {phrases('points')}: {told}" if told else "")
            case _:
                return None

    # ---------------------------------------------------------------- words
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

    def _zone(self, text: str | None) -> str:
        name, _, owner = (text or "").partition(" of ")
        english = self.words.language == "en"
        if not owner:
            return f"the {self.words(name)}" if english else self.words.form(name, "definite")
        whose = self._value(owner, "player")
        if english:
            return f"{genitive(whose, 'en')} {self.words(name)}"
        return f"{self.words(name)} ({whose})"


def _groups(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    """Entries that belong together: an act at the outermost level and all inside it, or one entry alone."""
    group: list[Entry] = []
    for entry in entries:
        starts = entry.depth <= 0 and entry.sort == "act"
        alone = entry.sort in ("round", "turn", "passed over", "round over", "over", "limit")
        if group and (starts or alone):
            yield group
            group = []
        if alone and entry.sort not in ("turn", "passed over", "over"):
            yield [entry]
        elif not alone and entry.sort not in ("set", "broke", "stuck"):
            group.append(entry)
    if group:
        yield group
