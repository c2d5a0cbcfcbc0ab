"""What was observed, as messages: seats from whoever acts, cards by name, numbers with where they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import WON, face_number, term
from cardlaw.engine.play import speaking
from cardlaw.engine.program.program import program_of
from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import (
    Amount,
    Argument,
    Message,
    SpokenAct,
    SpokenCard,
    SpokenListing,
    SpokenName,
    SpokenSeat,
    SpokenState,
    SpokenZone,
    Value,
    Verbatim,
)
from cardlaw.wording.messages import message

MOST_CARDS = 6
"""So many cards are told by name, one line of them; of more it is told how many there are."""


class PathTelling:
    """Messages about the observations of one edition at one table."""

    def __init__(self, model: m.Model, world: World) -> None:
        self.model = model
        self.layout = program_of(model, world.seating.players).layout
        self.numbers = {face_number(card.face): card.index for card in self.layout.cards if card.back is None}
        self.actor, self.players = world.seating.actor, world.seating.players

    def place_of(self, seat: int) -> int:
        """A seat counted clockwise from the actor's."""
        return (seat - self.actor) % self.players

    def seat(self, seat: int) -> SpokenSeat:
        return SpokenSeat(self.place_of(seat))

    def _seats(self, seats: Iterable[int]) -> SpokenListing:
        return SpokenListing(tuple(map(self.seat, seats)))

    def card(self, face: int) -> SpokenCard:
        return speaking.card(self.layout, self.numbers[face])

    def cards(self, faces: Sequence[int]) -> SpokenListing:
        """Some cards, the last ones of many."""
        more = len(faces) - MOST_CARDS
        first: list[Argument] = [message("some-more", n=Amount(more))] if more > 0 else []
        return SpokenListing((*first, *map(self.card, faces[-MOST_CARDS:])))

    def held(self, value: Any) -> tuple[int, ...]:
        """The cards of a place: in the order in which a pile lies, others in that of the game."""
        cards = held(value)
        counted = any(isinstance(part, tuple) for part in value or ())
        return tuple(sorted(cards, key=self.numbers.__getitem__)) if counted else cards

    def spot(self, spot: Spot) -> SpokenZone:
        zone = next((z for z in self.model.zones if z.name == spot[0]), None)
        if zone is not None and zone.each == "player" and isinstance(spot[1], int):
            return SpokenZone(spot[0], self.seat(spot[1]))
        return SpokenZone(spot[0], None if spot[1] is None else str(spot[1]))

    # ---------------------------------------------------------------- facets
    def facet(self, key: Key, value: Any, words: tuple[str, ...] = ()) -> Message:
        """One thing observed."""
        match key[0]:
            case "draws" | "dealt":
                who = self.seat(key[2])
                if not value:
                    return message(f"seen-{key[0]}-none", who=who)
                return _from(message(f"seen-{key[0]}", who=who, n=Amount(value)), words, value)
            case "losses" if not value:
                return message("seen-loses-none", who=self.seat(key[1]))
            case "losses":
                return message("seen-loses", who=self.seat(key[1]), n=Amount(value))
            case "next":
                return (
                    message("seen-next-open") if value is None else message("seen-next", who=self.seat(value))
                )
            case "turn":
                return (
                    message("seen-turn-nobody")
                    if value is None
                    else message("seen-turn", who=self.seat(value))
                )
            case "state":
                return _from(message("seen-state", state=self._state(key, value)), words, value)
            case "won":
                return self._won(value)
            case "ended":
                return message(f"seen-{'round' if value == 'round' else 'game'}-over" if value else GOES_ON)
            case "champion":
                return self._champion(value)
            case "seats":
                return message("seen-in-round", who=self._seats(value)) if value else message(NOBODY_IN)
            case "windows":
                return several([self._window(*each) for each in value], "seen-no-window")
            case "decisions":
                return self._decisions(key[1], value or ())
            case "reveals":
                return several([*self._reveals(value or ())], "seen-nothing-shown")
            case "zone":
                return self._zone(key, value)
            case _:
                return self.asked(value or ())

    def _won(self, value: Any) -> Message:
        match value:
            case bool():
                return message("seen-won-somebody" if value else "seen-won-nobody")
            case tuple():
                return message("seen-won-level", who=self._seats(value))
            case None:
                return message("seen-won-nobody")
            case _:
                return message("seen-won", who=self.seat(value))

    def _champion(self, value: Any) -> Message:
        match value:
            case None:
                return message("seen-game-goes-on")
            case tuple():
                return message("seen-game-level", who=self._seats(value))
            case "nobody":
                return message("seen-game-without-winner")
            case _:
                return message("seen-wins-game", who=self.seat(value))

    def _state(self, key: Key, value: Any) -> SpokenState:
        state = next((s for s in self.model.states if s.name == key[1]), None)
        type_ = "number" if state is None else state.type
        owner: SpokenSeat | str | None = None
        if key[2] is not None:
            each = state is not None and state.each == "player"
            owner = self.seat(key[2]) if each else str(key[2])
        return SpokenState(key[1], owner, self.value(value, type_))

    def value(self, value: Any, type_: m.Type) -> SpokenSeat | SpokenCard | Value | None:
        if value is None:
            return None
        if type_ == "player":
            return self.seat(value)
        if type_ == "card":
            return self.card(value)
        return Value(type_, value if isinstance(value, int | str) else self.layout.text(value, type_))

    def _zone(self, key: Key, value: Any) -> Message:
        zone = next((z for z in self.model.zones if z.name == key[1]), None)
        spot, faces = self.spot((key[1], key[2])), self.held(value)
        if not faces:
            return message("seen-empty", zone=spot)
        piled = zone is None or zone.pile
        id = "seen-holds-top" if piled else "seen-holds-all"
        return message(id, zone=spot, n=Amount(len(faces)), cards=self.cards(faces))

    def _window(self, parts: Any, opener: Any, until: str) -> Message:
        told = [self._takers(acts, takers) for acts, takers, _ in parts]
        return message("seen-until", what=_in_turn(told), until=SpokenAct(until, None))

    def _takers(self, acts: Sequence[str], takers: Sequence[int]) -> Message:
        named = _acts(acts)
        if not takers:
            return message("seen-nobody-may", acts=named)
        return message("seen-may", who=self._seats(takers), acts=named)

    def _reveals(self, shown: Sequence[tuple[Spot, Any, Sequence[int]]]) -> Iterator[Message]:
        """What is shown to those who do not see it anyway, all that is shown to the same players at once."""
        places: dict[tuple[int, ...], dict[Spot, None]] = {}
        for spot, _, to in shown:
            others = tuple(seat for seat in to if not self._sees(seat, spot))
            places.setdefault(others or tuple(to), {})[spot] = None
        for to, spots in places.items():
            if len(spots) == 1 or not to:
                yield from (self._shown(spot, to) for spot in spots)
            else:
                zones = SpokenListing(tuple(map(self.spot, spots)))
                yield message("seen-shown-several", zones=zones, who=self._seats(to))

    def _sees(self, seat: int, spot: Spot) -> bool:
        """Whether it is a player's own place, which that player sees all the time."""
        name, owner = spot
        return owner == seat and any(zone.name == name and zone.seen == "owner" for zone in self.model.zones)

    def _shown(self, spot: Spot, to: Sequence[int]) -> Message:
        if not to:
            return message("seen-shown-nobody", zone=self.spot(spot))
        return message("seen-shown", zone=self.spot(spot), who=self._seats(to))

    def asked(self, order: Sequence[tuple[Any, ...]]) -> Message:
        """Who is asked, one after the other."""
        told = [
            message("seen-table-asked") if player is None else message("seen-asked", who=self.seat(player))
            for player, *_ in order
        ]
        return _in_turn(told) if told else message("seen-nobody-asked")

    def when_asked(self, player: int | None, what: Message) -> Message:
        if player is None:
            return message("seen-when-table-asked", what=what)
        return message("seen-when-asked", who=self.seat(player), what=what)

    def _decisions(self, player: int | None, asked: Any) -> Message:
        told = [self._decision(player, sort, options) for sort, options in asked]
        if told:
            return _in_turn(told)
        if player is None:
            return message("seen-table-not-asked")
        return message("seen-not-asked", who=self.seat(player))

    def _decision(self, player: int | None, sort: str, options: Any) -> Message:
        table = "table-" if player is None else ""
        who: dict[str, Argument] = {} if player is None else {"who": self.seat(player)}
        match sort:
            case "moves":
                return message(f"seen-{table}answers", **who, acts=_acts(options))
            case "question":
                return message(f"seen-{table}asked", **who)
            case _ if options[0] == "yes-no":
                return message(f"seen-{table}chooses-yes-no", **who)
            case _:
                return message(f"seen-{table}chooses", **who, what=SpokenName(options[0]))

    # ---------------------------------------------------------------- answers
    def answer(self, player: int | None, reply: str) -> Message:
        """That somebody answers with a move; with nothing in hand, instead of what else could have been played."""
        move = SpokenAct(reply, None)
        said = message("table-answered", move=move)
        if player is not None:
            said = message("answered", who=self.seat(player), move=move)
        other = declined(self.model, reply)
        return said if other is None else message("answered-instead", what=said, other=SpokenAct(other, None))

    def choice(self, player: int | None, value: Any, type_: m.Type) -> Message:
        """That somebody chooses something."""
        table = "table-" if player is None else ""
        who: dict[str, Argument] = {} if player is None else {"who": self.seat(player)}
        match self.value(value, type_):
            case SpokenSeat() as other:
                return message(f"{table}picks-player", **who, other=other)
            case SpokenCard() as card:
                return message(f"{table}picks-card", **who, card=card)
            case Value() as what:
                return message(f"{table}picks", **who, what=what)
            case None:
                return message(f"{table}picks-nothing", **who)


def declined(model: m.Model, reply: str) -> str | None:
    """What an answer that takes nothing is given instead of: a move with a card, if just that is always offered too."""
    takes = {act.name: [each.type for each in act.parameters] for act in model.acts}
    offers = [node.acts for node in nodes(model.rules) if isinstance(node, m.Offering) and reply in node.acts]
    others = {tuple(act for act in acts if act != reply) for acts in offers}
    only = next(iter(others)) if len(others) == 1 else ()
    return only[0] if not takes[reply] and len(only) == 1 and "card" in takes[only[0]] else None


GOES_ON = "seen-goes-on"
NOBODY_IN = "seen-nobody-in"


def several(told: Sequence[Message], none: str) -> Message:
    """Several things at once, in an order of their own; or that there is none."""
    if not told:
        return message(none)
    if len(told) == 1:
        return told[0]
    return message("seen-several", each=SpokenListing(tuple(sorted(told, key=str))))


def _in_turn(told: Sequence[Message]) -> Message:
    """Several things one after the other."""
    first, *rest = told
    return message("seen-then", what=first, then=_in_turn(rest)) if rest else first


def _acts(names: Iterable[str]) -> SpokenListing:
    return SpokenListing(tuple(SpokenAct(name, None) for name in names), "or")


def _argument(words: PathTelling, value: Any, type_: str) -> Any:
    """What a move is made with, as a witness has it: seats from the actor's, cards by their numbers."""
    if value is None:
        return None
    match type_:
        case "player":
            return words.place_of(value)
        case "card":
            return words.numbers[value]
        case "cards":
            return tuple(sorted(words.numbers[face] for face in value))
        case _:
            return value


def _from(said: Message, words: tuple[str, ...], value: Any) -> Message:
    """What was seen, with the numbers it is made of."""
    told = [word for word in dict.fromkeys(words) if word and word != str(value)]
    return message("seen-by", what=said, by=Verbatim(" + ".join(told))) if told and value else said


# -------------------------------------------------------------------- side by side
def outcomes(
    models: Sequence[m.Model], world: World, key: Key, values: Mapping[str, Any]
) -> dict[str, Message]:
    """What each edition did, so worded that those with one value have one message and others have others."""
    words = {model.name: PathTelling(model, world) for model in models}
    if key[0] == "zone":
        return _contents(words, key, values)
    if key[0] == "order":
        return _orders(words, values)
    return {name: words[name].facet(key, values[name]) for name in words}


def of_everybody(
    key: Key, told: Mapping[str, Message], observed: Mapping[str, Mapping[Key, Any]]
) -> dict[str, Message]:
    """The same, told of everybody where in every edition all draw alike: what one draws is then not about that one."""
    if key[0] != "draws":
        return {**told}
    drawn = {
        name: {value or 0 for spot, value in observed[name].items() if spot[:2] == key[:2]} for name in told
    }
    if any(len(numbers) != 1 for numbers in drawn.values()):
        return {**told}
    return {
        name: message("seen-draws-each", n=Amount(n)) if n else message("seen-draws-nobody")
        for name, (n,) in drawn.items()
    }


def _orders(words: Mapping[str, PathTelling], values: Mapping[str, Any]) -> dict[str, Message]:
    """Who is asked one after the other, or if all ask alike what then stands otherwise: what is first told apart."""
    orders = {name: values[name] or () for name in words}
    asked = {name: tuple(entry[:2] for entry in order) for name, order in orders.items()}
    if len({*asked.values()}) > 1:
        return {name: words[name].asked(order) for name, order in asked.items()}
    for place, (player, _) in enumerate(next(iter(asked.values()), ())):
        pictures = {name: dict(order[place][2]) for name, order in orders.items()}
        shared = (
            key for key in next(iter(pictures.values())) if all(key in each for each in pictures.values())
        )
        for key in shared:
            seen = {name: each[key] for name, each in pictures.items()}
            if any(value != next(iter(seen.values())) for value in seen.values()):
                told = {name: words[name].facet(key, value) for name, value in seen.items()}
                told = _contents(words, key, seen) if key[0] == "zone" else told
                return {name: words[name].when_asked(player, said) for name, said in told.items()}
    return {name: words[name].asked(order) for name, order in asked.items()}


def _contents(words: Mapping[str, PathTelling], key: Key, values: Mapping[str, Any]) -> dict[str, Message]:
    """Places told apart by how many cards they hold, or if need be by which, or by their order."""
    places = {name: said.held(values[name]) for name, said in words.items()}
    shared = Counter(next(iter(places.values()), ()))
    for cards in places.values():
        shared &= Counter(cards)
    orders = list(dict.fromkeys(places.values()))
    found = {name: _counted(words[name], key, cards) for name, cards in places.items()}
    if len({*found.values()}) < len(orders):
        for name, cards in places.items():
            own = tuple((Counter(cards) - shared).elements())
            if own:
                found[name] = message("seen-among", what=found[name], cards=words[name].cards(own))
    if len({*found.values()}) < len(orders):
        for name, cards in places.items():
            alike = [order for order in orders if Counter(order) == Counter(cards)]
            found[name] = _ordered(found[name], words[name], cards, alike)
    return found


def _counted(words: PathTelling, key: Key, cards: tuple[int, ...]) -> Message:
    spot, n = words.spot((key[1], key[2])), Amount(len(cards))
    if not cards:
        return message("seen-empty", zone=spot)
    if len(cards) > MOST_CARDS:
        return message("seen-holds", zone=spot, n=n)
    return message("seen-holds-all", zone=spot, n=n, cards=words.cards(cards))


def _ordered(
    said: Message, words: PathTelling, cards: tuple[int, ...], orders: Sequence[tuple[int, ...]]
) -> Message:
    """With what tells one order of some cards from others: where a card lies, or which lie in the first place."""
    if len(orders) == 1:
        return said
    first = next(place for place in range(len(cards)) if len({order[place] for order in orders}) > 1)
    for card in dict.fromkeys(order[first] for order in orders):
        rests = [{_less(order, i): i for i, other in enumerate(order) if other == card} for order in orders]
        for rest in rests[0]:
            if all(rest in others for others in rests) and len({others[rest] for others in rests}) == len(
                orders
            ):
                place = _place(rests[orders.index(cards)][rest], len(cards))
                return message("seen-lies", what=said, cards=words.cards((card,)), place=place)
    last = next(
        n for n in range(first + 1, len(cards) + 1) if len({o[first:n] for o in orders}) == len(orders)
    )
    lying = words.cards(cards[first:last])
    return message("seen-lies", what=said, cards=lying, place=_place(first, len(cards)))


def _less(cards: tuple[int, ...], place: int) -> tuple[int, ...]:
    return cards[:place] + cards[place + 1 :]


def _place(place: int, size: int) -> Message:
    """Where in a pile a card lies."""
    above = size - 1 - place
    if not above:
        return message("place-top")
    if not place:
        return message("place-bottom")
    if above < place:
        return message("place-below", n=Amount(above))
    return message("place-above", n=Amount(place))


def held(value: Any) -> tuple[int, ...]:
    """The cards of a place, which is counted unless it is a pile."""
    return tuple(
        face
        for part in value or ()
        for face, count in [part if isinstance(part, tuple) else (part, 1)]
        for _ in range(count)
    )


# -------------------------------------------------------------------- witnesses
def played_at(model: m.Model, root: Root, world: World, matters: Collection[Spot]) -> Witness:
    """A table at which an act was carried out, told with what matters of it."""
    actor = world.seating.actor
    zones = {zone.name: zone for zone in model.zones}
    kept = {spot for spot in world.zones if spot in matters and world.zones[spot]}
    if root.kind is not None:
        kept |= {spot for spot in world.zones if spot[1] == actor and zones[spot[0]].each == "player"}
    told = replace(
        world,
        zones={spot: cards for spot, cards in world.zones.items() if spot in kept},
        states={spot: value for spot, value in world.states.items() if spot in matters},
    )
    return witness_of(model, root, told, frozenset(name for name, zone in zones.items() if zone.pile))


def witness_of(model: m.Model, root: Root, world: World, hidden: frozenset[str]) -> Witness:
    """The world as a witness in the words of one edition, seats counted from the actor; some piles are left out."""
    words = PathTelling(model, world)

    def seat(value: Any) -> Any:
        return words.place_of(value) if isinstance(value, int) and not isinstance(value, bool) else value

    zones = []
    ends = []
    each = {zone.name: zone for zone in model.zones}
    for (name, key), cards in world.zones.items():
        if name not in each:
            continue
        spot = (name, seat(key) if each[name].each == "player" else key)
        numbers = tuple(words.numbers[card] for card in cards)
        if name in hidden:
            if numbers:
                ends.append((spot, "top", numbers[-1]))
        elif numbers or each[name].each == "player":
            zones.append((spot, numbers if each[name].pile else tuple(sorted(numbers))))
    states = []
    for state in model.states:
        for (name, key), value in world.states.items():
            if name == state.name:
                owner = seat(key) if state.each == "player" else key
                told = seat(value) if state.type == "player" else value
                if state.type == "card" and value is not None:
                    told = words.numbers[value]
                states.append((name, owner, told))
    act = next((a for a in model.acts if a.name == root.acts[0]), None)
    move: tuple[str, tuple[Any, ...]] | None = None
    cause = None
    if root.sort == "move" and act is not None:
        args: list[Any] = []
        for place, parameter in enumerate(act.parameters):
            if root.kind is not None and place == 0:
                args.append(words.numbers[world.unknown[term("played", root.kind)]])
            else:
                value = world.unknown.get(term("given", act.name, place, parameter.type))
                args.append(_argument(words, value, parameter.type))
        move = (act.name, tuple(args))
        if act.answering is not None:
            asked = next(a for a in model.acts if a.name == act.answering[0])
            wrong = bool(world.unknown.get(term("wrong")))
            given = tuple(None for _ in asked.parameters)
            cause = (asked.name, seat(world.unknown.get(term("doer"), 0)), given, wrong)
    choices = tuple(sorted(model.choices))
    return Witness(
        world.seating.players,
        None,
        move,
        cause,
        tuple(zones),
        tuple(ends),
        tuple(states),
        (),
        choices,
        True,
        over=bool(world.unknown.get(WON)),
    )
