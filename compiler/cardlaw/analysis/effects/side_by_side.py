"""Two models played side by side: the same seats, the same luck, the same answers, until something is not the same.

Whatever two tables show first is the difference, and the table just before is the situation: it was played. Games are
dealt, or begin from a turn with hands that chance fills; always the same ones. Players try what they may and what they
may not. That nothing is seen proves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.traces.describe import several
from cardlaw.engine import Situation, Table
from cardlaw.engine.errors import TableError
from cardlaw.engine.expressions.metering import TooLong
from cardlaw.engine.limits import Limits
from cardlaw.engine.play import decisions, speaking
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state import randomness
from cardlaw.engine.state.layout import Layout, Place
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import (
    Amount,
    Message,
    SpokenAct,
    SpokenListing,
    SpokenName,
    SpokenSeat,
    Verbatim,
)
from cardlaw.wording.messages import message, seats
from cardlaw.wording.tables import say

STEPS = 12_000
"""Answers given at both tables in all: about two seconds of work."""
LONGEST = (12, 60, 300)
"""Answers of one game, in turn: short ones see more deals, long ones several rounds."""
GAMES = 240
"""Games at most, so that games which end at once do not go on for ever."""
HANDS = (1, 1, 2, 2, 3, 3, 4, 5, 7, 11)
"""How many cards a hand gets that chance fills: few cards make rules meet."""
MOST_TOLD = 2
"""So many moves that are offered otherwise are told."""
ASKED = message("item-asked")
LEVEL = Limits(events=20_000, turns=2_000, acts=1_000, steps=20_000, level=True)
MOST_ENDLESS = 3
"""After so many games that a table had to give up no more are played."""

Watch = Callable[[Table, Table], None]
Apart = tuple[Message, Message, Message]
"""What two tables differ in, and how it is at each."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two tables part: the table before, what was answered there, and what each then shows."""

    what: Message
    a: Message
    b: Message
    witness: Witness
    answered: Message
    players: int
    seed: int
    answers: int


class Unplayable(Exception):
    """Two models that cannot be played side by side, since their cards are not the same."""


class Endless(Unplayable):
    """Play that tables gave up since something has no end in sight; what it was is told to people."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def parting(
    one: m.Model,
    other: m.Model,
    seats: Sequence[int],
    ignored: frozenset[str] = frozenset(),
    steps: int = STEPS,
) -> Parting | None:
    """The first thing that play shows within so many answers, `ignored` states aside; None if it shows nothing."""
    return next((found for found in _partings(one, other, seats, ignored, steps, None) if found), None)


def watched(one: m.Model, other: m.Model, seats: Sequence[int], watch: Watch, steps: int) -> bool:
    """Play games for so many answers, `watch` seeing both tables whenever they are the same; whether some parted."""
    return any([found is not None for found in _partings(one, other, seats, frozenset(), steps, watch)])


def _partings(
    one: m.Model,
    other: m.Model,
    seats: Sequence[int],
    ignored: frozenset[str],
    steps: int,
    watch: Watch | None,
) -> Iterator[Parting | None]:
    """What each game shows, for so many answers in all."""
    a, b = aligned((one, other))
    ignored |= used(a) ^ used(b)  # what only one of them uses is nothing that both show
    left = steps
    given_up: list[str] = []
    for game in range(GAMES):
        players = seats[game % len(seats)]
        try:
            two = _Two(a, b, players, game, ignored, watch)
            found, spent = two.played(LONGEST[game // len(seats) % len(LONGEST)])
        except TooLong as problem:
            given_up.append(problem.text)
            found, spent = None, 1
        except TableError:
            continue
        yield found
        if len(given_up) >= MOST_ENDLESS:
            raise Endless(given_up[0])
        left -= spent
        if left <= 0:
            return


class _Two:
    """Two tables that are given the same answers."""

    def __init__(
        self,
        a: m.Model,
        b: m.Model,
        players: int,
        seed: int,
        ignored: frozenset[str],
        watch: Watch | None = None,
    ) -> None:
        self.watch = watch
        self.seed, self.rng = seed, randomness.stream_of(seed, players)
        layouts = [program_of(model, players, LEVEL).layout for model in (a, b)]
        if layouts[0].cards != layouts[1].cards or sorted(layouts[0].deck) != sorted(layouts[1].deck):
            raise Unplayable
        situation = self._situation(layouts[0]) if seed % 3 == 2 else None
        if situation is None:
            self.one, self.other = (Table(model, players, seed, limits=LEVEL) for model in (a, b))
        else:
            self.one, self.other = (
                Table.at(model, situation, players, seed, limits=LEVEL) for model in (a, b)
            )
            for table in (self.one, self.other):
                if not all(holds(table.state, [None]) for _, holds in table.program.events.axioms):
                    raise TableError(say("not-this-game"))
        self.names = self.one.program.names
        mine, theirs = ({(p.zone.name, p.key): p for p in t.program.layout.places} for t in self._tables)
        zones = [(p, theirs[spot]) for spot, p in mine.items() if spot in theirs]
        self.zones = sorted(zones, key=lambda pair: pair[0].zone.pile)  # what players hold first
        own, others = ({(x.state.name, x.key): x for x in t.program.layout.slots} for t in self._tables)
        known = {s.name for s in a.states} & {s.name for s in b.states}
        self.slots = [
            (x, others[spot])
            for spot, x in own.items()
            if spot in others and x.state.name in known and others[spot].state.type == x.state.type
        ]
        self.ignored = ignored
        self.logged = [0, 0]

    @property
    def _tables(self) -> tuple[Table, Table]:
        return self.one, self.other

    def _below(self, n: int) -> int:
        return randomness.below(self, n)

    def _situation(self, layout: Layout) -> Situation | None:
        """A turn with hands of chance; None if nobody holds cards."""
        deck = list(layout.deck)
        randomness.shuffle(self, deck)
        zones: dict[Any, list[int]] = {}
        for place in layout.places:
            if place.zone.each == "player" and place.zone.seen == "owner" and not place.zone.pile:
                size = HANDS[self._below(len(HANDS))]
                zones[place.zone.name, place.key] = [deck.pop() for _ in range(min(size, len(deck) // 2))]
        return Situation(zones=zones, turn=self._below(layout.players)) if zones else None

    # ---------------------------------------------------------------- playing
    def played(self, longest: int) -> tuple[Parting | None, int]:
        """Play on until the tables part or for so many answers; what was seen, and how many it took."""
        before, answered = self._witness(), message("nothing-done")
        for step in range(longest):
            for table in self._tables:
                if table.state.outcome == "limit":
                    raise TooLong(*_given_up(table))
            apart = self._apart()
            if self.watch is not None and (apart is None or apart[0] == ASKED):
                self.watch(self.one, self.other)
            if apart is not None:
                what, a, b = apart
                if what == ASKED:  # what lies on the table is the same at both
                    before = self._witness()
                return Parting(what, a, b, before, answered, self.one.players, self.seed, step), step + 3
            if self.one.state.pending is None:
                return None, step + 3
            options = [self._options(table) for table in self._tables]
            keys = sorted(options[0], key=repr)
            key = self._picked(keys)
            before = self._witness()
            answered = self._said(key)
            self.logged = [len(table.state.log or ()) for table in self._tables]
            for table, known in zip(self._tables, options, strict=True):
                table.choose(known[key][0])
        return None, longest + 3

    def _picked(self, keys: list[Any]) -> Any:
        """An answer by chance: every other game picks the act first, so that what has one way only is not rare."""
        if self.seed % 2 and isinstance(keys[0][0], str):
            acts = list(dict.fromkeys(key[0] for key in keys))
            act = acts[self._below(len(acts))]
            keys = [key for key in keys if key[0] == act]
        return keys[self._below(len(keys))]

    def _options(self, table: Table) -> dict[Any, tuple[int, Any]]:
        """The answers to what a table waits for, each with its place and what is said of it."""
        s = table.state
        raw = decisions.answers(table.program, s)
        if s.pending is not None and s.pending[0] == "moves":
            names = table.program.names
            return {
                (decisions.DECLINE if o.act < 0 else names[o.act], o.args): (i, (o.verdict, o.no != 0))
                for i, o in enumerate(raw)
            }
        found: dict[Any, tuple[int, Any]] = {}
        for place, answer in enumerate(raw):  # in whatever order they are listed; of equal ones each counts
            copies = sum(1 for key in found if key[1] == answer)
            found[copies, answer] = (place, None)
        return found

    def _who(self, table: Table) -> int | None:
        glance = table.glance()
        return None if glance is None else glance.player

    # ---------------------------------------------------------------- seeing
    def _apart(self) -> Apart | None:
        """The first thing in which two tables are not the same, and how it is at each."""
        for seen in (self._ends, self._cards, self._states, self._seats, self._reveals, self._decisions):
            found = seen()
            if found is not None:
                return found
        return None

    def _ends(self) -> Apart | None:
        s, t = (table.state for table in self._tables)
        if s.champion != t.champion:
            return message("item-winner"), _champion(s.champion), _champion(t.champion)
        if s.outcome != t.outcome and "limit" not in (s.outcome, t.outcome):
            return message("item-outcome"), _outcome(s.outcome), _outcome(t.outcome)
        if s.won != t.won or s.ended != t.ended:
            over = [z.won or z.ended for z in (s, t)]
            if bool(over[0]) != bool(over[1]):
                x, y = (message("seen-round-over" if z else "seen-round-goes-on") for z in over)
                return message("item-over"), x, y
        return None

    def _cards(self) -> Apart | None:
        s, t = (table.state for table in self._tables)
        for place, other in self.zones:
            x, y = s.zones[place.index], t.zones[other.index]
            if len(x) != len(y):
                return self._at(place), self._holds(place, len(x)), self._holds(place, len(y))
            if x == y:
                continue
            if sorted(x) != sorted(y):
                return self._at(place), self._lies(place, _less(x, y)), self._lies(place, _less(y, x))
            if place.zone.pile and place.zone.seen == "all" and x[-1] != y[-1]:
                return self._at(place), self._on_top(place, x[-1]), self._on_top(place, y[-1])
        return None

    def _at(self, place: Place) -> Message:
        return message("item-place", zone=speaking.place(place))

    def _holds(self, place: Place, n: int) -> Message:
        zone = speaking.place(place)
        return message("seen-holds", zone=zone, n=Amount(n)) if n else message("seen-empty", zone=zone)

    def _lies(self, place: Place, cards: list[int]) -> Message:
        listed = speaking.cards(self.one.program.layout, cards[:3])
        return message("seen-holds-cards", zone=speaking.place(place), cards=listed)

    def _on_top(self, place: Place, card: int) -> Message:
        shown = speaking.card(self.one.program.layout, card)
        return message("seen-lies-on-top", card=shown, zone=speaking.place(place))

    def _states(self) -> Apart | None:
        s, t = (table.state for table in self._tables)
        for slot, other in self.slots:
            x, y = s.vars[slot.index], t.vars[other.index]
            if x != y and slot.state.name not in self.ignored:
                layout = self.one.program.layout
                mine, theirs = (
                    message("seen-state", state=speaking.state(layout, slot.state, slot.key, z))
                    for z in (x, y)
                )
                return message("item-state", name=SpokenName(slot.state.name)), mine, theirs
        return None

    def _seats(self) -> Apart | None:
        s, t = (table.state for table in self._tables)
        if s.seats != t.seats:
            return message("item-in-round"), _in("round", s.seats), _in("round", t.seats)
        if s.in_game != t.in_game:
            return message("item-in-game"), _in("game", s.in_game), _in("game", t.in_game)
        if s.turn != t.turn:
            return message("item-whose-turn"), _turn(s.turn), _turn(t.turn)
        owed = [
            {(who, table.program.names[act]) for who, act, _ in table.state.duties} for table in self._tables
        ]
        if owed[0] != owed[1]:
            told = sorted(owed[0] ^ owed[1])[0]
            x, y = (
                message(
                    "seen-owes" if told in o else "seen-owes-not",
                    who=SpokenSeat(told[0]),
                    move=SpokenAct(told[1], None),
                )
                for o in owed
            )
            return message("item-owed"), x, y
        return None

    def _reveals(self) -> Apart | None:
        shown = []
        for table, start in zip(self._tables, self.logged, strict=True):
            entries = (e for e in (table.state.log or [])[start:] if e[0] == "revealed")
            shown.append({(e[1], seat) for e in entries if e[2] for seat in e[3]})
        if shown[0] == shown[1]:
            return None
        zone, seat = min(shown[0] ^ shown[1])
        where = speaking.place(self.one.program.layout.places[zone])
        x, y = (
            message("seen-shown" if (zone, seat) in each else "seen-not-shown", zone=where, who=seats([seat]))
            for each in shown
        )
        return message("item-shown"), x, y

    def _decisions(self) -> Apart | None:
        sorts = [None if t.state.pending is None else t.state.pending[0] for t in self._tables]
        who = [self._who(table) for table in self._tables]
        options = [self._options(table) for table in self._tables]
        said = [{key: word for key, (_, word) in each.items()} for each in options]
        if sorts[0] == sorts[1] and who[0] == who[1] and said[0] == said[1]:
            return None
        words = []
        for mine, seat, sort, theirs in zip(said, who, sorts, reversed(said), strict=True):
            if sort is None:
                words.append(message("seen-nobody-asked"))
            elif who[0] != who[1] or sorts[0] != sorts[1]:
                words.append(_asked(seat, [key[0] for key in mine] if sort == "moves" else ()))
            else:
                own = sorted((key for key in mine if mine[key] != theirs.get(key)), key=repr)
                lacking = sorted((key for key in theirs if key not in mine), key=repr)
                told = [self._told(seat, key, mine[key]) for key in own[:MOST_TOLD]]
                told += [self._not_told(seat, key) for key in lacking[: MOST_TOLD - len(told)]]
                words.append(several(told, "seen-nobody-asked"))
        return ASKED, words[0], words[1]

    def _told(self, seat: int | None, key: Any, word: Any) -> Message:
        """That something is offered, and what is said of it."""
        move = self._move(key)
        if seat is None:
            return message("seen-table-offered", move=move)
        if word is None:
            return message("seen-offered-choice", who=SpokenSeat(seat), move=move)
        verdict, broken = word
        id = "seen-offered-too" if broken else "seen-offered"
        return message(id, who=SpokenSeat(seat), move=move, verdict=message(f"ruling-{verdict}"))

    def _not_told(self, seat: int | None, key: Any) -> Message:
        if seat is None:
            return message("seen-table-not-offered", move=self._move(key))
        return message("seen-not-offered", who=SpokenSeat(seat), move=self._move(key))

    # ---------------------------------------------------------------- words
    def _said(self, key: Any) -> Message:
        who = self._who(self.one)
        move = self._move(key)
        return (
            message("table-does-this", move=move)
            if who is None
            else message("does-this", who=SpokenSeat(who), move=move)
        )

    def _move(self, key: Any) -> Message:
        pending = self.one.state.pending or self.other.state.pending
        if isinstance(key[0], str):
            if key[0] == decisions.DECLINE:
                return message("seen-declines")
            act = self.one.model.act(key[0])
            return message("seen-move", move=speaking.act(self.one.program.layout, act, key[1]))
        assert pending is not None
        return message("seen-choice", what=Verbatim(decisions.write(self.one.program, pending, key[1])))

    def _witness(self) -> Witness:
        """The table as it lies, seats by their places."""
        table = self.one
        s, layout = table.state, table.program.layout
        zones, ends = [], []
        for place in layout.places:
            cards = s.zones[place.index]
            spot = (place.zone.name, place.key)
            if place.zone.pile and place.zone.seen == "all" and cards:
                ends.append((spot, "top", cards[-1]))
            elif not place.zone.pile and s.phase != "start":
                zones.append((spot, tuple(sorted(cards))))
        return Witness(
            table.players,
            None,
            None,
            None,
            tuple(zones),
            tuple(ends),
            tuple((slot.state.name, slot.key, s.vars[slot.index]) for slot, _ in self.slots),
            tuple((who, table.program.names[act]) for who, act, _ in s.duties),
            (),
            True,
        )


def _given_up(table: Table) -> tuple[str, str]:
    """What there was too much of when a table gave up, and at which rule or act."""
    said = next(entry for entry in reversed(table.state.log or []) if entry[0] == "limit")
    return said[1], said[2]


@m.Fact
def used(model: m.Model) -> frozenset[str]:
    """The states that a model reads or sets."""
    found: set[str] = set()
    for node in nodes((model.acts, model.stages, model.rules_in("assumption"))):
        match node:
            case m.StateOf(state=name) | m.ChooseSecretly(state=name):
                found.add(name)
    return frozenset(found)


def _less(one: list[int], other: list[int]) -> list[int]:
    rest = other[:]
    return [card for card in one if card not in rest or rest.remove(card)]  # type: ignore[func-returns-value]


def _champion(seat: int | None) -> Message:
    return (
        message("seen-nobody-wins-game") if seat is None else message("seen-wins-game", who=SpokenSeat(seat))
    )


def _outcome(outcome: str | None) -> Message:
    return (
        message("seen-game-goes-on") if outcome is None else message("seen-outcome", what=Verbatim(outcome))
    )


def _in(what: str, those: Sequence[int]) -> Message:
    return message(f"seen-in-{what}", who=seats(those, "and")) if those else message("seen-nobody-in")


def _turn(seat: int | None) -> Message:
    return message("seen-turn-nobody") if seat is None else message("seen-turn", who=SpokenSeat(seat))


def _asked(seat: int | None, acts: Iterable[str]) -> Message:
    """Who is asked, and which moves are to choose from."""
    named = [act for act in dict.fromkeys(acts) if act != decisions.DECLINE]
    listed = SpokenListing(tuple(SpokenAct(act, None) for act in named), "or")
    if seat is None:
        return message("seen-table-asked-among", acts=listed) if named else message("seen-table-asked")
    if not named:
        return message("seen-asked", who=SpokenSeat(seat))
    return message("seen-asked-among", who=SpokenSeat(seat), acts=listed)
