"""A sensible simple player for whatever is played: it sheds what costs most and keeps what is of use.

It knows no game. From the model it reads what a card is worth at the end (the quantity that the scoring adds up),
which moves take a card from its own hand, and which attributes it can choose; from its view, what it holds.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from cardlaw.engine import Card, Decision, Move, Table
from cardlaw.engine.views import View
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.players.base import Dice


class StrategicPlayer:
    """Lawful and dutiful; prefers to shed, dearest cards first, and to choose what it holds most of."""

    def __init__(self, dice: Dice, doubts: float = 0.2) -> None:
        self.dice, self.doubts = dice, doubts

    def answer(self, table: Table, seat: int) -> int:
        view = table.view(seat)
        decision = view.decision
        assert decision is not None
        ranked = [
            (self._rank(table, view, decision, move), -place) for place, move in enumerate(decision.moves)
        ]
        return -max(ranked)[1]

    def _rank(self, table: Table, view: View, decision: Decision, move: Move) -> tuple[float, ...]:
        if decision.sort != "moves":
            return (self._liking(view, decision, move), 0.0)
        lawful = 1.0 if move.lawful else 0.0
        if move.act == "decline":
            return (lawful, 0.0, 0.0)
        cards = [arg for arg in move.args if isinstance(arg, Card)]
        cards += [card for arg in move.args if isinstance(arg, tuple) for card in arg]
        if cards:
            value = sum(worths(table.model).get(card.text, 0) for card in cards)
            useful = sum(self._use(view, card) for card in cards)
            return (lawful, 2.0 + len(cards), value - useful / 10)
        if move.forced or decision.standing:
            return (lawful, 1.0, 0.0)
        answering = decision.answering is not None and len({m.act for m in decision.moves}) > 1
        luck = self.dice.below(1_000) / 1_000 if answering else 0.0
        doubtful = answering and move is decision.moves[-1]
        return (lawful, 1.0 if not doubtful or luck < self.doubts else 0.5, luck / 10)

    def _liking(self, view: View, decision: Decision, move: Move) -> float:
        """How much a value is liked: an attribute by how often it is held, a card by how little, a seat by its size."""
        (chosen,) = move.args
        held = Counter(value for card in hand_of(view) for value in card.face.values)
        if isinstance(chosen, Card):
            return -float(self._use(view, chosen))
        if decision.type == "player" and isinstance(chosen, int):
            return -float(min((z.count for z in view.zones if z.place.key == chosen), default=0))
        if isinstance(chosen, int | str):
            return float(held[chosen])
        return 0.0

    def _use(self, view: View, card: Card) -> int:
        """How many other cards in hand share something with it; a card that shows nothing goes with all."""
        others = [other for other in hand_of(view) if other is not card]
        if len(card.face.values) < 2:
            return len(others)
        return sum(1 for other in others if set(other.face.values) & set(card.face.values))


def hand_of(view: View) -> tuple[Card, ...]:
    return tuple(
        card for zone in view.zones if zone.place.key == view.seat and zone.cards for card in zone.cards
    )


@lru_cache(maxsize=32)
def worths(model: m.Model) -> dict[str, int]:
    """What each card is worth at the end, by its text: the quantity of cards that some rule adds up."""
    added = next((n.value.quantity for n in nodes(model.rules) if _adds_up(n)), None)
    if added is None:
        return {}
    table = Table(model, record=False)
    found: dict[str, int] = {}
    for card in table.program.layout.cards:
        worth = table.evaluate(m.QuantityOf(added, m.CardLiteral(card.face.kind, card.face.values), "number"))
        found[card.text] = worth if isinstance(worth, int) else 0
    return found


def _adds_up(node: object) -> bool:
    return isinstance(node, m.Total) and isinstance(node.value, m.QuantityOf) and node.type == "card"
