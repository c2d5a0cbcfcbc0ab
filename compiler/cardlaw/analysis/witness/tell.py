"""Situations told in the words and looks of a vocabulary: cards, piles, hands, whose turn, what is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from cardlaw.analysis.solver.values import Place, Plain
from cardlaw.analysis.symbolic.witness import SEATS, Witness
from cardlaw.engine.play import speaking
from cardlaw.engine.state.layout import Layout, layout_of
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import (
    Amount,
    Argument,
    Message,
    SpokenAct,
    SpokenName,
    SpokenSeat,
    SpokenText,
    Value,
)
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.results.difference import Difference

Paint = Callable[[str, str], str]
"""A style (`strong`, `quiet`, or a tint such as `#c62828`) and a text → the text as it is to be shown."""

IN_A_ROW = ("seen-then", "seen-several")
"""Several questions, of which one may depend on the answer to another."""

FEWEST = 2
"""So many players are there at least, and not told."""


def unpainted(style: str, text: str) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Teller:
    """Words for the things of one model."""

    model: m.Model
    layout: Layout
    looks: dict[str | int, m.Look]

    @staticmethod
    def of(model: m.Model) -> Teller:
        looks = {look.name: look for look in model.looks}
        return Teller(model, layout_of(model), looks)

    def seat(self, seat: int) -> str:
        return SEATS[seat] if seat < len(SEATS) else f"player {seat + 1}"

    def card(self, card: int) -> str:
        """A card by its words."""
        return self.layout.cards[card].text

    def face(self, card: int, paint: Paint = unpainted) -> str:
        """A card drawn: its labels in brackets, in the tint of the first that has one."""
        face = self.layout.cards[card].face
        kinds = {kind.name: kind for kind in self.model.kinds}
        parts: list[str] = []
        tint = None
        for value, (_, fixed) in zip(face.values, kinds[face.kind].features, strict=True):
            if fixed is None:
                look = self.looks.get(value)
                parts.append(look.label if look else str(value))
                tint = tint or (look.tint if look else None)
        look = self.looks.get(face.kind)
        if look is not None:
            parts.append(look.label)
            tint = tint or look.tint
        elif not parts:
            parts.append(face.kind)
        text = f"[{' '.join(parts)}]"
        return paint(tint, text) if tint else text

    def value(self, value: Plain | None, type_: m.Type, paint: Paint = unpainted) -> str:
        if value is None:
            return "none"
        if type_ == "player" and isinstance(value, int):
            return self.seat(value)
        if type_ == "card" and isinstance(value, int):
            return self.face(value, paint)
        if type_ == "cards" and isinstance(value, tuple):
            return " ".join(self.face(card, paint) for card in value if isinstance(card, int))
        look = self.looks.get(value) if isinstance(value, str | int) else None
        return paint(look.tint, str(value)) if look and look.tint else self.layout.text(value, type_)

    def place(self, place: Place) -> str:
        zone = next(z for z in self.model.zones if z.name == place[0])
        if zone.each == "player" and isinstance(place[1], int):
            return f"{place[0]} of {self.seat(place[1])}"
        return place[0] if place[1] is None else f"{place[0]} of {place[1]}"

    def move(self, act: str, args: tuple[Plain | None, ...], paint: Paint = unpainted) -> str:
        declared = next(a for a in self.model.acts if a.name == act)
        words = [
            self.value(arg, p.type, paint)
            for arg, p in zip(args, declared.parameters, strict=True)
            if arg is not None
        ]
        return " ".join([act, *words])

    # ---------------------------------------------------------------- a witness
    def rows(self, witness: Witness, paint: Paint = unpainted) -> Iterator[tuple[str, str]]:
        """What is to be seen at the table, one thing a row; what is as it always starts is left out."""
        shown = dict(witness.zones)
        for place, end, card in witness.ends:
            zone = next(z for z in self.model.zones if z.name == place[0])
            if place in shown and (not zone.pile or len(shown[place]) <= 1):
                continue
            yield f"{end} of {self.place(place)}", "nothing" if card is None else self.face(card, paint)
        states = {state.name: state for state in self.model.states}
        for name, key, value in witness.states:
            state = states[name]
            if value == state.starts or (value is None and state.starts is None):
                continue
            of = ""
            if key is not None:
                of = f" of {self.seat(key) if state.each == 'player' and isinstance(key, int) else key}"
            yield f"{name}{of}", self.value(value, state.type, paint)
        for place, cards in witness.zones:
            held = " ".join(self.face(card, paint) for card in cards)
            yield self.place(place), held or "empty"
        for seat, act in witness.owes:
            yield f"{self.seat(seat)} owes", act
        if witness.cause is not None:
            act, by, args, wrong = witness.cause
            _, *words = self.move(act, args, paint).split(" ", 1)
            done = " ".join([self.seat(by), self.model.act(act).verb, *words])
            yield "after", f"{done}, wrongly" if wrong else done
        if witness.turn:
            yield "turn of", self.seat(witness.turn)
        for seat in witness.out:
            yield self.seat(seat), "is out of the round"
        if witness.over:
            yield "the round", "has just been won"
        if witness.subject is not None:
            yield "asked of", self.value(witness.subject[1], witness.subject[0], paint)
        if witness.move is not None:
            yield f"{self.seat(0)} tries", self.move(*witness.move, paint)

    def sentence(self, witness: Witness, paint: Paint = unpainted, mover: bool = True) -> str:
        """The same in one sentence, by the short names that the vocabulary declares; the mover is named if asked."""
        shorts = {short.meaning: short.name for short in self.model.shorts}
        seats = ", ".join(map(self.seat, range(witness.players)))
        players = [f"players {seats}"] if witness.players > FEWEST else []
        rows = [(shorts.get(name, name), value) for name, value in self.rows(witness, paint)]
        if not mover:
            own, tries = f" of {self.seat(0)}", f"{self.seat(0)} tries"
            rows = [("" if name == tries else name.removesuffix(own), value) for name, value in rows]
        return "; ".join([*players, *(f"{name} {value}".strip() for name, value in rows)])

    def plain(self, witness: Witness) -> dict[str, Any]:
        """The witness for machines: words and lists of words."""
        data: dict[str, Any] = {"players": witness.players, "turn": self.seat(witness.turn)}
        data["zones"] = {self.place(p): [self.card(c) for c in cards] for p, cards in witness.zones}
        data["ends"] = {
            f"{end} of {self.place(place)}": None if card is None else self.card(card)
            for place, end, card in witness.ends
        }
        types = {state.name: state for state in self.model.states}
        data["states"] = {}
        for name, key, value in witness.states:
            of = "" if key is None else f" of {self.seat(key) if isinstance(key, int) else key}"
            text = self.card(value) if types[name].type == "card" and isinstance(value, int) else value
            if types[name].type == "player" and isinstance(value, int):
                text = self.seat(value)
            data["states"][f"{name}{of}"] = text
        if witness.owes:
            data["owes"] = [[self.seat(seat), act] for seat, act in witness.owes]
        if witness.cause is not None:
            act, by, args, wrong = witness.cause
            data["after"] = {"act": self._words(act, args), "by": self.seat(by), "wrongly": wrong}
        if witness.out:
            data["out"] = [self.seat(seat) for seat in witness.out]
        if witness.over:
            data["over"] = True
        if witness.move is not None:
            data["move"] = self._words(*witness.move)
        if witness.subject is not None:
            data["subject"] = self.layout.text(witness.subject[1], witness.subject[0])
        data["choices"] = dict(witness.choices)
        return data

    def _words(self, act: str, args: tuple[Plain | None, ...]) -> str:
        declared = next(a for a in self.model.acts if a.name == act)
        words = [
            self.seat(arg) if p.type == "player" and isinstance(arg, int) else self.layout.text(arg, p.type)
            for arg, p in zip(args, declared.parameters, strict=True)
            if arg is not None
        ]
        return " ".join([act, *words])


def done_before(model: m.Model, layout: Layout, witness: Witness) -> Message | None:
    """What was done just before, by whom, and whether wrongly; what it was done with where that is known."""
    if witness.cause is None:
        return None
    act, by, args, wrong = witness.cause
    done = _move(model, layout, act, args)
    if done.args is None and witness.move is not None:
        done = SpokenAct(act, _only_answered(model, act, witness.move[0]))
    return message("at-after-wrong" if wrong else "at-after", who=SpokenSeat(by), move=done)


def situated(model: m.Model, layout: Layout, witness: Witness) -> Iterator[Message]:
    """What is to be seen at the table, one thing a message; what is as it always starts is left out."""
    if witness.players > FEWEST:
        yield message("at-players", n=Amount(witness.players))
    zones = {zone.name: zone for zone in model.zones}
    shown = dict(witness.zones)
    for place, end, card in witness.ends:
        zone = zones[place[0]]
        if place in shown and (not zone.pile or len(shown[place]) <= 1):
            continue
        there = speaking.zone(zone, place[1])
        if card is None:
            yield message("told-no-cards", zone=there)
        else:
            id = "told-top" if end == "top" else "told-bottom"
            yield message(id, zone=there, card=speaking.card(layout, card))
    states = {state.name: state for state in model.states}
    for name, key, value in witness.states:
        state = states[name]
        if value != state.starts:
            remembered = state.type == "yes-no" and state.lasts == "turn"
            counting = state.type == "number" and witness.cause is not None
            id = "told-state-earlier" if remembered else "told-state-so-far" if counting else "told-state"
            yield message(id, state=speaking.state(layout, state, key, value))
    for place, cards in witness.zones:
        there = speaking.zone(zones[place[0]], place[1])
        if cards:
            yield message("told-cards", zone=there, cards=speaking.cards(layout, cards))
        else:
            yield message("told-no-cards", zone=there)
    for seat, act in witness.owes:
        yield message("seen-owes", who=SpokenSeat(seat), move=SpokenAct(act, None))
    if (before := done_before(model, layout, witness)) is not None:
        yield before
    if witness.turn:
        yield message("seen-turn", who=SpokenSeat(witness.turn))
    for seat in witness.out:
        yield message("out-of-round", who=SpokenSeat(seat))
    if witness.over:
        yield message("at-won")


def two_alone(model: m.Model, each: Difference) -> Iterator[Message]:
    """That there are only two players, where more would change who is next, who can step in or whom it hits.

    A is whom it hits after somebody else's move, or where another player has a part such as the dealer's.
    """
    if each.witness is None or each.witness.players > FEWEST:
        return
    players = {state.name for state in model.states if state.type == "player"}
    others = [name for name, _, value in each.witness.states if name in players and value]
    owners = {
        place for place, _ in each.witness.zones if each.facet == ("zone", place[0]) and place[1] is not None
    }
    moved = each.witness.turn or (each.witness.cause is not None and each.witness.cause[1] != 0)
    if each.facet in (("next",), ("windows",)) or len(owners) > 1 or others or moved:
        yield message("at-players", n=Amount(each.witness.players))


def _only_answered(model: m.Model, act: str, answer: str) -> tuple[Argument, ...] | None:
    """The kind of card that an act was done with, if a move answers the act with that kind of card alone."""
    kinds: set[tuple[str, ...]] = set()
    for rule in model.rules:
        for placed in rule.clauses:
            clause = placed.clause
            if isinstance(clause, m.Effect) and any(
                isinstance(node, m.Offering) and answer in node.acts for node in nodes(clause)
            ):
                named = [node.kinds for node in nodes(clause.match) if isinstance(node, m.KindIs)]
                kinds.add(named[0] if clause.act == act and len(named) == 1 else ())
    only = next(iter(kinds)) if len(kinds) == 1 else ()
    return (message("a-kind", kind=SpokenName(only[0])),) if len(only) == 1 else None


def tried(model: m.Model, layout: Layout, witness: Witness) -> Message | None:
    """The move that is tried at the table."""
    if witness.move is None:
        return None
    return message("at-tries", who=SpokenSeat(0), move=_move(model, layout, *witness.move))


def done(model: m.Model, layout: Layout, witness: Witness) -> Message | None:
    """The move that is made at the table, where nobody asks whether it may be."""
    if witness.move is None:
        return None
    return message("step", who=SpokenSeat(0), move=_move(model, layout, *witness.move))


def on_the_way(each: Difference) -> tuple[Message, ...]:
    """How the table played on; the one answer to a question of which the difference tells is left out."""
    words = [word for _, word in each.verdicts if isinstance(word, Message)]
    if each.facet[:1] != ("decisions",) or any(word.id in IN_A_ROW for word in words):
        return each.answers
    asked = {dict(word.arguments).get("who") for word in words}
    return tuple(answer for answer in each.answers if dict(answer.arguments).get("who") not in asked)


def to_what(answer: Message, each: Difference, models: Iterable[m.Model]) -> Message:
    """What was answered on the way, as said of several editions at once.

    A yes or no comes with the rule that asks for it, if only one of those that count here does. Not every edition lets
    the table choose a player.
    """
    from cardlaw.analysis.results.verdict_words import asking

    if answer.id == "table-picks-player":
        return message("table-picks-player-where", other=answer["other"])
    what = dict(answer.arguments).get("what")
    if not isinstance(what, Value) or what.type != "yes-no":
        return answer
    found: dict[str, m.Words] = {}
    for model in models:
        under = {axis: value for edition, axis, value in each.under if edition == model.name}
        chosen = {**dict(model.choices), **under}
        for rule in model.rules:
            if asking(rule) and all(chosen[given.axis] in given.values for given in rule.under):
                found[rule.gloss.text] = rule.gloss
    said = [message("by-reading", what=answer, text=SpokenText(gloss)) for gloss in found.values()]
    return said[0] if len(said) == 1 else answer


def _move(model: m.Model, layout: Layout, act: str, args: tuple[object, ...]) -> SpokenAct:
    declared = model.act(act)
    if any(arg is None for arg in args):
        return SpokenAct(act, None)
    given: list[Argument] = [
        speaking.value(layout, arg, parameter.type)
        for arg, parameter in zip(args, declared.parameters, strict=True)
    ]
    return SpokenAct(act, tuple(given))
