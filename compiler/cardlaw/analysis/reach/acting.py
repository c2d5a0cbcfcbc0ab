"""Differences in what happens: acts that one edition's play comes to, carried out there by both editions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.analysis.effects.scenes import Scene
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.reach.games import (
    TRIAL,
    Point,
    Sighting,
    WatchedTable,
    happens,
)
from cardlaw.analysis.reach.seeing import asked, fitted, least, set_back, settled, world_of
from cardlaw.analysis.results.difference import Difference, divided, sides
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.traces.describe import held, outcomes, witness_of
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.terms import SymbolicTerm, face_number, term
from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.state.layout import layout_of
from cardlaw.engine.state.state import Frame
from cardlaw.engine.state.state import Window as Opened
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.records import dataclass

PLAYED_ON = ("answer", "reply", "chance", "odds")
"""What a scene tells of the time after it has begun."""

PLAIN_TYPES = ("direction", "yes-no", "player")
"""Types of state that hang on no card: there the values themselves are claimed."""

Tops = tuple[tuple[int, ...], ...]


class Trying:
    """An edition that plays tables of another with its own pack."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.name = model.name
        self.effects = frozenset(held.id for held in rulebook_of(model).all(m.Effect))
        """The rules that say what happens at all."""
        self._home = next(zone.name for zone in model.zones if zone.holds_deck)
        layout = layout_of(model)
        self._pack = Counter(face_number(layout.cards[card].face) for card in layout.deck)

    def seen(self, scene: Scene) -> Seen | None:
        """What is seen of a scene, with this edition's pack where that lies."""
        zones = scene.world.zones
        elsewhere = [card for spot, cards in zones.items() if spot[0] != self._home for card in cards]
        own = {spot: fitted(zones[spot], elsewhere, self._pack) for spot in zones if spot[0] == self._home}
        return replace(scene, world=replace(scene.world, zones={**zones, **own})).seen(self.model)


trying = m.Fact(Trying)


@dataclass(frozen=True, slots=True)
class _Caught:
    """A table at which something begins by itself, and how much was shuffled and carried out before."""

    game: WatchedTable
    actor: int
    world: World
    shuffles: int
    done: int


class Happens:
    """A difference about what happens: the same act, after which the same thing is otherwise in the same way.

    Games go by the rules of one edition (`home`). A move is tried as soon as it is offered. What comes about by
    itself is caught as it begins, and carried out with the shuffles that the game then has.
    """

    def __init__(
        self,
        difference: Difference,
        scene: Scene,
        home: str,
        both: Sequence[Trying],
        beside: Sequence[Trying] = (),
        small: bool = False,
    ) -> None:
        """Editions told `beside` the two have to agree with the same as before.

        If it is to be `small`, the table is then shown with as few cards as still show it.
        """
        self.small = small
        self.difference, self.scene, self.root = difference, scene, scene.root
        self.both, self.beside = both, beside
        self.pair = [each.model for each in both]
        self.home = next(model for model in self.pair if model.name == home)
        self.points: tuple[Point, ...] = (("decision", ""),)
        if self.root.sort != "move":
            stages = [stage.name for stage in self.home.stages if stage.name in self.root.acts]
            self.points = (("act", (stages or self.root.acts)[0]), ("stop", ""))
        self.claim = self._claim()
        self._caught: _Caught | None = None

    def _claim(self) -> Any:
        """In what way the editions differ in the scene itself."""
        names = sorted(model.name for model in self.pair)
        seen = [self.scene.seen(model, names.index(model.name)) for model in self.pair]
        if seen[0] is None or seen[1] is None:
            return None
        values = tuple(each.facets.get(self.scene.key) for each in seen if each is not None)
        return self._way(self.scene.world, values)

    def _way(self, world: World, values: tuple[Any, ...]) -> Any:
        if self.difference.kind == "missing-effect" and self.scene.key[0] in ("draws", "dealt", "losses"):
            return [bool(value) for value in values]
        return way(self.home, self.scene.key, world, values)

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        if self.claim is None:
            return None
        match point[0]:
            case "decision":
                return self._offered(game)
            case "act":
                self._catch(game, frame)
                return None
        caught, self._caught = self._caught, None
        if caught is None or caught.game is not game or not self._goes_so(caught):
            return None
        faces = [face_number(card.face) for card in game.program.layout.cards]
        piles = game.shuffled[caught.shuffles :]
        tops = tuple(tuple(faces[card] for card in reversed(pile)) for pile in piles)
        return self._shown(game, caught.actor, caught.world, tops)

    def _goes_so(self, caught: _Caught) -> bool:
        """Whether the game itself has carried out the clause of its edition that is named first."""
        return self._named(self.home.name, caught.game.done[caught.done :])

    # ---------------------------------------------------------------- catching
    def _offered(self, game: WatchedTable) -> Sighting | None:
        """A move of the kind that is offered, tried by both."""
        opened = asked(game)
        if opened is None or not settled(game) or not self._seated(game):
            return None
        assert opened.queue
        seat, told = opened.queue[0], set[Any]()
        for option in game.state.options or ():
            if option.act >= 0 and self.alike(game, option) and option.args not in told:
                told.add(option.args)
                unknown = self._given(game, seat, opened, option)
                if unknown is not None:
                    world = world_of(game, seat, self.scene.world.seating, unknown)
                    shown = self._shown(game, seat, world, ())
                    if shown is not None:
                        return self._less(game, seat, world, shown) if self.small else shown
        return None

    def _less(self, game: WatchedTable, seat: int, world: World, shown: Sighting) -> Sighting:
        """The table without the cards and states that it takes no more to show the same."""
        assert self.difference.witness is not None
        piles = frozenset(zone.name for zone in self.home.zones if zone.pile)
        told = frozenset(place for place, _ in self.difference.witness.zones)
        found = [shown]

        def shows(other: World) -> bool:
            game.memo.clear()
            now = self._shown(game, seat, other, ())
            found.extend([now] if now is not None else [])
            return now is not None

        zones = least(world.zones, told, piles, lambda zones: shows(replace(world, zones=dict(zones))))
        fewer = replace(world, zones=zones)
        set_back(world.states, self.home, lambda states: shows(replace(fewer, states=dict(states))))
        game.memo.clear()
        return found[-1]

    def _catch(self, game: WatchedTable, frame: Frame) -> None:
        """Something begins by itself: the table as it stands."""
        stage = self.root.sort == "stage"
        actor = self.scene.world.seating.actor if stage else game.state.turn
        if actor is None or not self._seated(game) or not (stage or settled(game)):
            return
        world = world_of(game, actor, self.scene.world.seating, self._answers())
        self._caught = _Caught(game, actor, world, len(game.shuffled), len(game.done))

    def _seated(self, game: WatchedTable) -> bool:
        seating = self.scene.world.seating
        direction = game.state.vars[game.program.turns.direction]
        return bool(game.players == seating.players and direction == seating.direction)

    def alike(self, game: WatchedTable, option: WeighedOption) -> bool:
        """Whether a move is one of the kind that the difference is about."""
        program, root = game.program, self.root
        if program.names[option.act] != root.acts[0]:
            return False
        return root.kind is None or program.layout.cards[option.args[0]].face.kind == root.kind

    def _answers(self) -> dict[SymbolicTerm, Any]:
        return {u: value for u, value in self.scene.world.unknown.items() if u.op in PLAYED_ON}

    def _given(
        self, game: WatchedTable, seat: int, opened: Opened, option: WeighedOption
    ) -> dict[SymbolicTerm, Any] | None:
        """What the move is made with, what it answers, and how play goes on in the scene."""
        model, layout, found = game.model, game.program.layout, self._answers()
        shift = self.scene.world.seating.actor - seat

        def turned(value: Any, type_: str) -> Any:
            if type_ == "player" and isinstance(value, int):
                return (value + shift) % game.players
            return face_number(layout.cards[value].face) if type_ == "card" and value is not None else value

        act = model.act(self.root.acts[0])
        for number, (parameter, arg) in enumerate(zip(act.parameters, option.args, strict=True)):
            if number == 0 and self.root.kind is not None:
                found[term("played", self.root.kind)] = turned(arg, "card")
            elif parameter.type in ("card", "cards"):
                return None
            else:
                found[term("given", act.name, number, parameter.type)] = turned(arg, parameter.type)
        cause = game.program.norms.cause(option.act, opened.causes)
        if act.answering is not None and cause is not None:
            asked_of = model.act(act.answering[0])
            found[term("doer")] = turned(cause[1], "player")
            found[term("wrong")] = bool(cause[3])
            for i, (p, arg) in enumerate(zip(asked_of.parameters, cause[2], strict=True)):
                found[term("given", asked_of.name, i, p.type)] = turned(arg, p.type)
        return found

    # ---------------------------------------------------------------- carrying out
    def _shown(self, game: WatchedTable, actor: int, world: World, tops: Tops) -> Sighting | None:
        """Whether both, at this table, come to differ in the way that is claimed, by the rules that are named."""
        tried = self._tried(game, world, tops)
        if tried is None:
            return None
        key = self.scene.key
        values = {name: seen.facets.get(key) for name, seen in tried.items()}
        named = all(self._named(name, seen.carried()) for name, seen in tried.items())
        if len({*map(repr, values.values())}) < len(values) or not named:
            return None
        if self._way(world, tuple(values.values())) != self.claim:
            return None
        for each in self.beside:
            seen = each.seen(self._played(game, world, tops))
            if seen is None or not _agree(seen, next(iter(tried.values()))):
                return None
            values[each.name] = seen.facets.get(key)
        told = outcomes([*self.pair, *(each.model for each in self.beside)], world, key, values)
        if divided(told.items()) != sides(self.difference):
            return None
        then = None if self.root.sort == "move" else happens(*self.root.acts)
        return Sighting(actor, self._told(world), then, tuple(told.items()))

    def _tried(self, game: WatchedTable, world: World, tops: Tops) -> dict[str, Seen] | None:
        """The act carried out by both, once for all that are about it."""
        pair = tuple(model.name for model in self.pair)
        told = frozenset(world.unknown.items())
        key = (pair, self.root, world.seating, self.scene.script, told)
        if key not in game.memo:
            game.spent += 2 * TRIAL
            scene = self._played(game, world, tops)
            found = {each.name: each.seen(scene) for each in self.both}
            one, other = found.values()
            fits = one is not None and other is not None and one.cut == other.cut and _agree(one, other)
            game.memo[key] = found if fits else None
        tried: dict[str, Seen] | None = game.memo[key]
        return tried

    def _played(self, game: WatchedTable, world: World, tops: Tops) -> Scene:
        return replace(self.scene, world=world, seed=game.seed, shuffles=(tops, tops))

    def _named(self, edition: str, done: Sequence[str]) -> bool:
        """Whether an edition has carried out the clause that is named first, if it is one that says what happens."""
        first = dict(self.difference.clauses).get(edition, ())[:1]
        effects = next(each.effects for each in self.both if each.name == edition)
        return all(clause in done for clause in first if clause in effects)

    def _told(self, world: World) -> Witness:
        """The table with what the difference tells of its own."""
        like = self.difference.witness
        assert like is not None
        hidden = frozenset(zone.name for zone in self.home.zones if zone.holds_deck)
        full = witness_of(self.home, self.root, world, hidden)
        places, ends = {place for place, _ in like.zones}, {(place, end) for place, end, _ in like.ends}
        states = {(name, key) for name, key, _ in like.states}
        return replace(
            full,
            zones=tuple(each for each in full.zones if each[0] in places),
            ends=tuple(each for each in full.ends if each[:2] in ends),
            states=tuple(each for each in full.states if each[:2] in states),
        )


def _agree(one: Seen, other: Seen) -> bool:
    """Whether whoever was asked the same in both answered the same."""
    return all(other.answers.get(unknown, answer) == answer for unknown, answer in one.answers.items())


# ------------------------------------------------------------------ in what way
def way(model: m.Model, key: Key, world: World, values: tuple[Any, ...]) -> Any:
    """In what way two values differ, apart from the cards that happen to be there.

    Numbers of cards, turns, seats and what is asked are taken as they are; of what is held in a place or a state,
    who changed it and who has more.
    """
    spot = key[1:]
    match key[0]:
        case "zone":
            before = world.zones.get(spot, ())
            pile = next((zone.pile for zone in model.zones if zone.name == key[1]), True)
            start = before if pile else _counted(before)
            return _changed(start, values), _more(*(len(held(value)) for value in values))
        case "state":
            types: Mapping[str, str] = {state.name: state.type for state in model.states}
            if types.get(str(key[1])) in PLAIN_TYPES:
                return values
            numbers = [value if isinstance(value, int) else 0 for value in values]
            more = _more(*numbers) if types.get(str(key[1])) == "number" else 0
            return _changed(world.states.get(spot), values), [value is None for value in values], more
        case "reveals":
            return [[(where, to) for where, _, to in value or ()] for value in values]
        case "decisions":
            return [[_question(*each) for each in value or ()] for value in values]
        case "order":
            return None
    return values


def _question(sort: str, options: Any) -> tuple[str, Any]:
    """What was asked, without the cards to choose from."""
    return sort, options[0] if sort in ("choice", "secret") else options


def _changed(before: Any, values: tuple[Any, ...]) -> list[bool]:
    return [value == before for value in values]


def _more(one: int, other: int) -> int:
    return (one > other) - (one < other)


def _counted(cards: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted({card: cards.count(card) for card in cards}.items()))
