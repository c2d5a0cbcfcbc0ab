"""A sensible simple player for whatever is played: it sheds what costs most and keeps what is of use.

It knows no game. From the model it reads what a card is worth at the end (the quantity that the scoring adds up),
which moves take cards from its own hand, and which values it can choose; from its view, what it holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from math import ceil

from cardlaw.engine import Card, Decision, Move, Table, View
from cardlaw.engine.play.decisions import DECLINE
from cardlaw.fast.tables.strategy import Thinking
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.players.base import Dice

TRIED = 3
"""Ways to deal what is hidden that are tried before a loss is called certain; a move that pays in one is kept."""


DOUBTS = 0.2


def thinking(model: m.Model) -> Thinking:
    """What this player knows of a model, for the same player inside a module of the fast engine."""
    return Thinking(lore_of(model).worth, ceil(DOUBTS * 1_000_000), TRIED)


class StrategicPlayer:
    """Lawful and dutiful; prefers to shed, dearest cards first, and to choose what it holds most of.

    `doubts` is how often, of the occasions, it takes the less trusting of two answers to what somebody did.
    """

    def __init__(self, dice: Dice, doubts: float = DOUBTS) -> None:
        self.dice, self.doubts = dice, doubts

    def answer(self, table: Table, seat: int) -> int:
        return 0 if table.width == 1 else self._weighed(table, seat)[0]

    def hint(self, table: Table, seat: int) -> StrategicHint:
        """What it would do, and what of all that it weighs speaks for it."""
        if table.width == 1:
            return StrategicHint(0, "only")
        place, thought, wasted = self._weighed(table, seat)
        return thought.hint(place, wasted)

    def _weighed(self, table: Table, seat: int) -> tuple[int, _Thought, bool]:
        """The answer, the thought behind it, and whether a move that was liked better would be a loss for certain."""
        view = table.view(seat)
        decision = view.decision
        assert decision is not None
        thought = _Thought(lore_of(table.model), view, decision)
        doubting = thought.answering and self.dice.chance(self.doubts)
        ranks = [thought.rank(move, doubting) for move in decision.moves]
        best, wasted = ranks.index(max(ranks)), False
        while decision.standing and self._wasted(table, seat, decision, best):
            ranks[best], wasted = (-1.0,), True
            best = ranks.index(max(ranks))
        return best, thought, wasted

    def _wasted(self, table: Table, seat: int, decision: Decision, place: int) -> bool:
        """Whether a move that need not be made is a loss for certain: cards for this seat, and none for anybody else.

        It is tried on copies in which everything that the seat cannot see is dealt anew, and compared with passing.
        """
        passing = len(decision.moves) - 1
        move = decision.moves[place]
        if place == passing or not decision.moves[passing].lawful or _sheds(move):
            return False
        for _ in range(TRIED):
            imagined = self._imagined(table, seat)
            made, left = (_hands_after(imagined, answer) for answer in (place, passing))
            if made is None or left is None or made[seat] <= left[seat]:
                return False
            if any(made[other] > left[other] for other in range(table.players) if other != seat):
                return False
        return True

    def _imagined(self, table: Table, seat: int) -> Table:
        """The table with all that a seat cannot see dealt anew."""
        other = table.copy()
        zones, layout = other.state.zones, table.program.layout
        other.state.log = None
        hidden = [place.index for place in layout.places if not layout.sees(seat, place.index)]
        pool = [card for index in hidden for card in zones[index]]
        for index in hidden:
            zones[index] = [pool.pop(self.dice.below(len(pool))) for _ in zones[index]]
        return other


@dataclass(frozen=True, slots=True)
class StrategicHint:
    """A move, and what speaks for it: a reason by name, with a number where it has one; none if nothing does alone."""

    place: int
    reason: str | None
    number: int | None = None


def _shown(move: Move) -> list[Card]:
    """The cards that a move is made with, as far as they are seen."""
    cards = [card for arg in move.args for card in (arg if isinstance(arg, tuple) else (arg,))]
    return [card for card in cards if isinstance(card, Card)]


def _sheds(move: Move) -> bool:
    """Whether a move is made with cards."""
    return any(isinstance(arg, Card | tuple) for arg in move.args)


def _hands_after(table: Table, place: int) -> list[int] | None:
    """How many cards each seat holds after an answer; None if the round is over then."""
    after, number = table.copy(), table.round_number
    after.choose(place)
    if after.over or after.round_number != number:
        return None
    hands = [0] * table.players
    for spot in table.program.layout.places:
        if spot.zone.each == "player" and not spot.zone.pile and isinstance(spot.key, int):
            hands[spot.key] += len(after.state.zones[spot.index])
    return hands


class _Thought:
    """One decision as it is thought about."""

    def __init__(self, lore: Lore, view: View, decision: Decision) -> None:
        self.lore, self.view, self.decision = lore, view, decision
        self.hand = [card for z in view.zones if z.place.key == view.seat and z.cards for card in z.cards]
        acts = list(dict.fromkeys(move.act for move in decision.moves))
        self.answering = decision.answering is not None and not decision.standing and len(acts) > 1
        self.trusting = acts[0]

    @cached_property
    def held(self) -> Counter[int | str]:
        """How often each value is held."""
        return Counter(value for card in self.hand for value in card.face.values)

    def rank(self, move: Move, doubting: bool) -> tuple[float, ...]:
        if self.decision.sort != "moves":
            return (self._liking(move),)
        lawful = 1.0 if move.lawful else 0.0
        if move.act == DECLINE:
            return (lawful, 0.0, 0.0)
        shown = _shown(move)
        if shown:
            return (lawful, 2.0 + len(shown), 10 * self._worth(shown) - sum(map(self._use, shown)))
        if move.forced or self.decision.standing or not self.answering:
            return (lawful, 1.0, 0.0)
        return (lawful, 1.0 if (move.act != self.trusting) is doubting else 0.5, 0.0)

    def hint(self, place: int, wasted: bool) -> StrategicHint:
        """A move with the reason that sets it apart from the others, if one does by itself."""
        moves = self.decision.moves
        move, lawful = moves[place], [each for each in moves if each.lawful]
        if self.decision.sort != "moves":
            return self._hint_of_choice(place)
        if move.forced:
            return StrategicHint(place, "must")
        if lawful == [move]:
            return StrategicHint(place, "only")
        if self.answering and not _shown(move):
            return StrategicHint(place, "guess")
        if not _shown(move):
            return StrategicHint(place, "costs" if wasted and move.act == DECLINE else None)
        others = [_shown(each) for each in lawful if each is not move]
        mine, rivals = _shown(move), [cards for cards in others if cards]
        if any(len(cards) < len(mine) for cards in rivals):
            return StrategicHint(place, "more-cards", len(mine))
        rivals = [cards for cards in rivals if len(cards) == len(mine)]
        worth, worths = self._worth(mine), [self._worth(cards) for cards in rivals]
        if all(worth >= other for other in worths) and any(worth > other for other in worths):
            return StrategicHint(place, "dearest", worth)
        use, uses = sum(map(self._use, mine)), [sum(map(self._use, cards)) for cards in rivals]
        if (
            {*worths} == {worth}
            and all(use <= other for other in uses)
            and any(use < other for other in uses)
        ):
            return StrategicHint(place, "least-alike")
        return StrategicHint(place, "sheds" if len(rivals) < len(others) else None)

    def _hint_of_choice(self, place: int) -> StrategicHint:
        moves = self.decision.moves
        likings = [self._liking(move) for move in moves]
        (chosen,) = moves[place].args
        if all(each == likings[place] for each in likings):
            return StrategicHint(place, None)
        if isinstance(chosen, Card):
            return StrategicHint(place, "least-use")
        if self.decision.type == "player":
            return StrategicHint(place, "fewest", int(-likings[place]))
        return StrategicHint(place, "most-held", int(likings[place]))

    def _worth(self, cards: Sequence[Card]) -> int:
        """What cards are worth together when cards are counted."""
        return sum(self.lore.worth.get(card.text, 0) for card in cards)

    def _liking(self, move: Move) -> float:
        """How much a value is liked: an attribute by how often it is held, a card by how little use it is, another
        player by how few cards are left there."""
        (chosen,) = move.args
        if isinstance(chosen, Card):
            return -float(self._use(chosen))
        if self.decision.type == "player" and isinstance(chosen, int):
            sizes = [z.count for z in self.view.zones if z.place.key == chosen]
            return -float(min(sizes, default=0))
        return float(self.held[chosen]) if isinstance(chosen, int | str) else 0.0

    def _use(self, card: Card) -> int:
        """How many other cards in hand share something with it; a card that shows little goes with all."""
        mine = self.lore.telling(card)
        if len(mine) < 2:
            return len(self.hand)
        return sum(1 for other in self.hand if other is not card and mine & self.lore.telling(other))


class Lore:
    """What a model tells a player before any card is dealt."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self._telling: dict[m.Face, frozenset[int | str]] = {}

    def telling(self, card: Card) -> frozenset[int | str]:
        """The values that a card shows."""
        found = self._telling.get(card.face)
        if found is None:
            found = self._telling[card.face] = frozenset(card.face.values)
        return found

    @cached_property
    def worth(self) -> dict[str, int]:
        """What each card is worth at the end, by its text: the quantity of cards that some rule adds to a state."""
        totals = [
            total for node in nodes(self.model.rules) if isinstance(node, m.Add) for total in _totals(node)
        ]
        totals = totals or list(_totals(self.model.rules))
        if not totals:
            return {}
        table = Table(self.model, record=False)
        found: dict[str, int] = {}
        for card in table.program.layout.cards:
            face = m.CardLiteral(card.face.kind, card.face.values)
            worth = table.evaluate(m.QuantityOf(totals[0].quantity, face, "number"))
            found[card.text] = worth if isinstance(worth, int) else 0
        return found


def _totals(thing: object) -> list[m.QuantityOf]:
    """The quantities of cards that something adds up."""
    return [
        node.value
        for node in nodes(thing)
        if isinstance(node, m.Total) and node.type == "card" and isinstance(node.value, m.QuantityOf)
    ]


lore_of = m.Fact(Lore)
"""The lore of a model, gathered once."""
