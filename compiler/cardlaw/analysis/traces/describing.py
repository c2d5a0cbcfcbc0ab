"""What was observed, in words: seats from whoever acts, cards by name, numbers with where they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardlaw.analysis.traces.machine import Key
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.store import Spot
from cardlaw.analysis.traces.terms import WON, face_number, term
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.witnesses import SEATS, Witness
from cardlaw.engine.program import program_of
from cardlaw.language import model as m

MOST_CARDS = 6


class Words:
    """Words for the observations of one edition at one table."""

    def __init__(self, model: m.Model, world: World) -> None:
        self.model = model
        self.layout = program_of(model, world.seating.players).layout
        self.numbers = {face_number(card.face): card.index for card in self.layout.cards if card.back is None}
        self.actor, self.players = world.seating.actor, world.seating.players

    def place_of(self, seat: int) -> int:
        """A seat counted clockwise from the actor's."""
        return (seat - self.actor) % self.players

    def seat(self, seat: Any) -> str:
        return SEATS[self.place_of(seat)] if isinstance(seat, int) else "nobody"

    def card(self, face: int) -> str:
        return self.layout.cards[self.numbers[face]].text

    def cards(self, faces: Any) -> str:
        shown = ", ".join(self.card(face) for face in faces[-MOST_CARDS:])
        more = len(faces) - MOST_CARDS
        return (f"{more} more, {shown}" if more > 0 else shown) or "nothing"

    def spot(self, spot: Spot) -> str:
        zone = next((z for z in self.model.zones if z.name == spot[0]), None)
        if zone is not None and zone.each == "player":
            return f"{spot[0]} of {self.seat(spot[1])}"
        return spot[0] if spot[1] is None else f"{spot[0]} of {spot[1]}"

    def value(self, value: Any, type_: str) -> str:
        if value is None:
            return "nothing"
        if type_ == "player":
            return self.seat(value)
        if type_ == "card":
            return self.card(value)
        return self.layout.text(value, type_)

    # ---------------------------------------------------------------- facets
    def facet(self, key: Key, value: Any, words: tuple[str, ...] = ()) -> str:
        """One thing observed, as a short sentence."""
        match key[0]:
            case "draws":
                return f"{self.seat(key[2])} draws {_counted(value or 'no', 'card')}{_from(words, value)}"
            case "dealt":
                return f"{self.seat(key[2])} is dealt {_counted(value or 'no', 'card')}{_from(words, value)}"
            case "losses":
                return f"{self.seat(key[1])} loses {_counted(value, 'turn') if value else 'no turn'}"
            case "next":
                return "turns go on in order" if value is None else f"{self.seat(value)} has the next turn"
            case "turn":
                return f"it is the turn of {self.seat(value)}"
            case "state":
                return self._state(key, value, words)
            case "won" if isinstance(value, bool):
                return "somebody has won the round" if value else "nobody has won the round"
            case "won":
                return self._won(value)
            case "ended":
                return "play goes on" if not value else f"the {value if value == 'round' else 'game'} is over"
            case "champion":
                return self._champion(value)
            case "seats":
                return f"in the round: {', '.join(self.seat(seat) for seat in value)}"
            case "windows":
                return "; ".join(sorted(self._window(*each) for each in value)) or "no window stands open"
            case "decisions":
                return self._decisions(key[1], value or ())
            case "reveals":
                shown = [f"{self.spot(spot)} is shown to {self._seats(to)}" for spot, _, to in value or ()]
                return "; ".join(sorted(shown)) or "nothing is shown"
            case "zone":
                return self._zone(key, value)
            case _:
                return self.asked(value or ())

    def _won(self, value: Any) -> str:
        if isinstance(value, tuple):
            return f"{self._level(value)} who has won the round"
        return "nobody has won the round" if value is None else f"{self.seat(value)} has won the round"

    def _level(self, seats: tuple[int, ...]) -> str:
        return f"{' and '.join(map(self.seat, seats))} are level, and nothing says"

    def _champion(self, value: Any) -> str:
        if value is None:
            return "the game goes on"
        if isinstance(value, tuple):
            return f"{self._level(value)} who wins the game"
        return (
            "the game is over without a winner" if value == "nobody" else f"{self.seat(value)} wins the game"
        )

    def _state(self, key: Key, value: Any, words: tuple[str, ...]) -> str:
        state = next((s for s in self.model.states if s.name == key[1]), None)
        type_ = "number" if state is None else state.type
        of = ""
        if key[2] is not None:
            of = f" of {self.seat(key[2]) if state is not None and state.each == 'player' else key[2]}"
        return f"{key[1]}{of} is {self.value(value, type_)}{_from(words, value)}"

    def _zone(self, key: Key, value: Any) -> str:
        spot = (key[1], key[2])
        zone = next((z for z in self.model.zones if z.name == key[1]), None)
        if zone is not None and not zone.pile:
            faces = tuple(face for face, count in value or () for _ in range(count))
            return f"{self.spot(spot)} holds {_counted(len(faces), 'card')} ({self.cards(faces)})"
        return (
            f"{self.spot(spot)} holds {_counted(len(value or ()), 'card')}, on top {self.cards(value or ())}"
        )

    def _window(self, parts: Any, opener: Any, until: str) -> str:
        told = [f"{self._seats(takers)} may {' or '.join(acts)}" for acts, takers, _ in parts]
        return f"{', then '.join(told)}, until {until}"

    def who(self, player: Any) -> str:
        return "the table" if player is None else self.seat(player)

    def asked(self, order: Sequence[tuple[Any, ...]]) -> str:
        """Who is asked, one after the other."""
        return ", then ".join(f"{self.who(player)} is asked" for player, *_ in order) or "nobody is asked"

    def _decisions(self, player: Any, asked: Any) -> str:
        who = self.who(player)
        told = []
        for sort, options in asked:
            match sort:
                case "moves":
                    told.append(f"has to answer {' or '.join(options)}")
                case "question":
                    told.append("is asked a question")
                case _:
                    told.append(f"chooses {'yes or no' if options[0] == 'yes-no' else f'a {options[0]}'}")
        return f"{who} {', then '.join(told)}" if told else f"{who} is not asked"

    def _seats(self, seats: Any) -> str:
        return ", ".join(self.seat(seat) for seat in seats) or "nobody"


def _argument(words: Words, value: Any, type_: str) -> Any:
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


def _counted(number: Any, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _from(words: tuple[str, ...], value: Any) -> str:
    told = [word for word in dict.fromkeys(words) if word and word != str(value)]
    return f" ({' + '.join(told)})" if told and value else ""


# -------------------------------------------------------------------- side by side
def outcomes(models: Sequence[m.Model], world: World, key: Key, values: Mapping[str, Any]) -> dict[str, str]:
    """What each edition did, so worded that those with one value have one text and others have others."""
    words = {model.name: Words(model, world) for model in models}
    if key[0] == "zone":
        return _contents(words, key, values)
    if key[0] == "order":
        return _orders(words, values)
    return {name: words[name].facet(key, values[name]) for name in words}


def _orders(words: Mapping[str, Words], values: Mapping[str, Any]) -> dict[str, str]:
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
                return {
                    name: f"when {words[name].who(player)} is asked, {text}" for name, text in told.items()
                }
    return {name: words[name].asked(order) for name, order in asked.items()}


def _contents(words: Mapping[str, Words], key: Key, values: Mapping[str, Any]) -> dict[str, str]:
    """Places told apart by how many cards they hold, or if need be by which, or by their order."""
    places = {name: held(values[name]) for name in words}
    shared = Counter(next(iter(places.values()), ()))
    for cards in places.values():
        shared &= Counter(cards)
    orders = list(dict.fromkeys(places.values()))
    found = {}
    for name, cards in places.items():
        listed = f" ({words[name].cards(cards)})" if 0 < len(cards) <= MOST_CARDS else ""
        found[name] = f"{words[name].spot((key[1], key[2]))} holds {_counted(len(cards), 'card')}{listed}"
    if len({*found.values()}) < len(orders):
        for name, cards in places.items():
            own = tuple((Counter(cards) - shared).elements())
            found[name] += f", among them {words[name].cards(own)}" if own else ""
    if len({*found.values()}) < len(orders):
        for name, cards in places.items():
            found[name] += _order(words[name], cards, [o for o in orders if Counter(o) == Counter(cards)])
    return found


def _order(words: Words, cards: tuple[int, ...], orders: Sequence[tuple[int, ...]]) -> str:
    """What tells one order of some cards from others: where a card lies, or which lie in the first place."""
    if len(orders) == 1:
        return ""
    first = next(place for place in range(len(cards)) if len({order[place] for order in orders}) > 1)
    for card in dict.fromkeys(order[first] for order in orders):
        rests = [{_less(order, i): i for i, other in enumerate(order) if other == card} for order in orders]
        for rest in rests[0]:
            if all(rest in others for others in rests) and len({others[rest] for others in rests}) == len(
                orders
            ):
                return f", {words.card(card)} {_place(rests[orders.index(cards)][rest], len(cards))}"
    last = next(
        n for n in range(first + 1, len(cards) + 1) if len({o[first:n] for o in orders}) == len(orders)
    )
    return f", {words.cards(cards[first:last])} {_place(first, len(cards))}"


def _less(cards: tuple[int, ...], place: int) -> tuple[int, ...]:
    return cards[:place] + cards[place + 1 :]


def _place(place: int, size: int) -> str:
    """Where in a pile a card lies."""
    above = size - 1 - place
    if not above:
        return "on top"
    if not place:
        return "at the bottom"
    return (
        f"with {_counted(above, 'card')} above it"
        if above < place
        else f"with {_counted(place, 'card')} below it"
    )


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
    words = Words(model, world)

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
