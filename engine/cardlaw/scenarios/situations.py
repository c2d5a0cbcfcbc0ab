"""The `given` lines of a scenario → a situation that the engine can set up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardlaw.engine import BadSituation, Table
from cardlaw.engine.limits import LIMITS
from cardlaw.engine.play.situation import OpenWindow, Situation
from cardlaw.engine.state.layout import Layout
from cardlaw.language import model as m
from cardlaw.wording.tables import say

ONE_ROUND = replace(LIMITS, rounds=1)


def laid_out(scenario: m.Scenario, model: m.Model, givens: Givens) -> Table:
    """The table of a scenario before anything is done at it."""
    chances = [placed.line.value for placed in scenario.lines if isinstance(placed.line, m.WhenChance)]
    situation = givens.situation(_first_stage(scenario, model, givens))
    return Table.at(model, situation, len(scenario.players), limits=ONE_ROUND, chances=chances)


def _first_stage(scenario: m.Scenario, model: m.Model, givens: Givens) -> str | None:
    """The stage before which the table is set up: the one asked for first, or where no card is given, the first of
    all; None if play is under way."""
    kinds = m.WhenDoes | m.WhenStage
    first = next((placed.line for placed in scenario.lines if isinstance(placed.line, kinds)), None)
    if isinstance(first, m.WhenStage):
        return first.stage
    under_way = first is not None or givens.turn is not None or givens.cards
    return None if under_way else model.stages[0].name


class Givens:
    """Collects what is given, with seats by name; `situation()` is what it comes to."""

    def __init__(self, layout: Layout, names: tuple[str, ...]) -> None:
        self.layout = layout
        self.seats: dict[str, int] = {name: seat for seat, name in enumerate(names)}
        self.turn: int | None = None
        self.zones: dict[Any, list[int]] = {}
        self.tops: dict[Any, list[int]] = {}
        self.counts: dict[Any, int] = {}
        self.states: dict[Any, Any] = {}
        self.owes: list[tuple[int, str]] = []
        self.met: list[tuple[int, str]] = []
        self.window: OpenWindow | None = None

    @property
    def cards(self) -> bool:
        """Whether anything is said of cards or of an open window."""
        return bool(self.zones or self.tops or self.counts or self.window)

    @property
    def names(self) -> dict[str, int]:
        """The seats by name, and `player` for whoever is to move."""
        return {**self.seats, "player": self.turn if self.turn is not None else 0}

    def add(self, line: m.Given) -> None:
        match line:
            case m.GivenTurn(player=player):
                self.turn = self.seat(player)
            case m.GivenState(target=target, value=value):
                self.states[self._spot(target.state, target.key)] = self.value(value)
            case m.GivenZone(zone=zone, contents=contents):
                cards = [self.card(card) for count, card in contents for _ in range(count)]
                self.zones[self._spot(zone.zone, zone.key)] = cards[::-1]
            case m.GivenCard(at=at, card=card):
                if at.end == "bottom" or not isinstance(at.zone, m.ZoneOf):
                    raise BadSituation(say("only-top-given"))
                self.tops[self._spot(at.zone.zone, at.zone.key)] = [self.card(card)]
            case m.GivenSize(zone=zone, count=count):
                self.counts[self._spot(zone.zone, zone.key)] = count
            case m.GivenOwes(player=player, act=act, met=met):
                duty = (self.seat(player), act)
                (self.met if met else self.owes).append(duty)
                if duty in self.met and duty in self.owes:
                    raise BadSituation(say("owed-and-met", act=act))
            case m.GivenFaces(player=player, acts=acts, cause=cause, by=by, args=args, wrongly=wrongly):
                given = self.args(cause, args)
                self.window = OpenWindow(self.seat(player), acts, cause, self.seat(by), given, wrongly)
                if self.turn is None:
                    self.turn = self.seat(by)

    def situation(self, stage: str | None) -> Situation:
        return Situation(
            zones=self.zones,
            tops=self.tops,
            counts=self.counts,
            states=self.states,
            turn=self.turn if self.turn is not None else 0,
            window=self.window,
            owes=self.owes,
            met=self.met,
            stage=stage,
        )

    def _spot(self, name: str, key: m.Expr | None) -> Any:
        return name if key is None else (name, self.value(key))

    def seat(self, expr: m.Expr) -> int:
        """A seat said by name, or from another seat; next and previous go the way play goes."""
        match expr:
            case m.Local(name=name) if name in self.names:
                return self.names[name]
            case m.Neighbour(way=way, player=player):
                clockwise = self.states.get("direction", "clockwise") == "clockwise"
                step = 1 if way == "left" or (way == "next" and clockwise) else -1
                step = 1 if way == "previous" and not clockwise else step
                return (self.seat(player) + step) % self.layout.players
            case m.StateOf(state=state, key=None) if isinstance(self.states.get(state), int):
                return int(self.states[state])
            case _:
                raise BadSituation(say("player-by-name"))

    def card(self, expr: m.Expr) -> int:
        """A card by a face; on a two-sided card by the one that is up, or else by the other."""
        if not isinstance(expr, m.CardLiteral):
            raise BadSituation(say("card-by-values"))
        face = m.Face(expr.kind, expr.values)
        sides = self.layout.model.sides
        if not sides:
            return next(card.index for card in self.layout.cards if card.face == face)
        cards = [card for card in self.layout.cards if card.back is not None]
        by_front = [card.index for card in cards if card.face == face]
        by_back = [card.index for card in cards if card.back == face]
        turned = self.states.get("side") == sides[1]
        for found in (by_back, by_front) if turned else (by_front, by_back):
            if found:
                return found[0]
        written = " ".join(map(str, (*face.values, face.kind)))
        raise BadSituation(say("no-card-shows", text=str(written)))

    def value(self, expr: m.Expr) -> Any:
        match expr:
            case m.Const(value=value):
                return value
            case m.CardLiteral():
                return self.card(expr)
            case m.TeamOf(player=player):
                return self.seat(player) % self.layout.teams
            case m.AxisValue(axis=axis):
                return self.layout.model.choice(axis)
            case _:
                return self.seat(expr)

    def args(self, act: str | None, args: tuple[m.Expr, ...]) -> tuple[Any, ...]:
        """What a move is made with; the cards of a set, which are listed last, are one thing."""
        values = [self.value(arg) for arg in args]
        found = next((a for a in self.layout.model.acts if a.name == act), None)
        parameters = found.parameters if found is not None else ()
        if parameters and parameters[-1].type == "cards":
            first = len(parameters) - 1
            return (*values[:first], tuple(sorted(values[first:])))
        return tuple(values)
