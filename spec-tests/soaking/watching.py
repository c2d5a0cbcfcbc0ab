"""One round under watch: every invariant of play is looked at after every decision.

Every card is in one place; somebody can act or the round is over; no view shows a hidden card; the same answers from
the same seed give the same log; a copy, and a state that went through JSON, play on as the table does; the axioms hold.
"""

from __future__ import annotations

import json
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from cardlaw.engine import Card, Table
from cardlaw.engine.limits import LIMITS
from cardlaw.engine.state.state import TableState
from cardlaw.language import model as m
from cardlaw.players.base import Dice, Player
from cardlaw.players.random_player import HABITS, LAWFUL, Habits, RandomPlayer
from cardlaw.players.strategic import StrategicPlayer

LIMIT = replace(LIMITS, rounds=1, turns=4_000)
MOST_DECISIONS = 1_500
LONGEST_LOG = 240
"""Entries after which the older half of the log is set aside, so that views stay cheap to look at."""
SHADOW_EVERY, SHADOW_LENGTH = 60, 15
SWAP_EVERY = 25
PEOPLE = {"lawful": LAWFUL, "usual": HABITS, "wild": Habits(0.3, 0.6, 0.9)}


class Violation(AssertionError):
    """An invariant does not hold."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A round to be played; with the same plan it is the same round."""

    players: int
    seed: int
    habits: str

    def seats(self) -> list[Player]:
        if self.habits == "strategic":
            return [StrategicPlayer(Dice(self.seed, seat)) for seat in range(self.players)]
        return [RandomPlayer(Dice(self.seed, seat), PEOPLE[self.habits]) for seat in range(self.players)]


@dataclass(frozen=True, slots=True)
class Watched:
    """What a round came to; `violation` says which invariant failed and where."""

    decisions: int
    ended: str
    stuck: int
    violation: str | None = None


def watch(model: m.Model, plan: Plan, chance: Random) -> Watched:
    """Play a round and look at everything."""
    watcher = None
    try:
        watcher = _Watcher(model, plan, chance)
        watcher.play()
        watcher.play_again()
    except Exception as wrong:
        where = f"at decision {watcher.decisions}" if watcher is not None else "before the first decision"
        return Watched(watcher.decisions if watcher else 0, "violation", 0, f"{where}: {_told(wrong)}")
    table = watcher.table
    outcome = table.outcome if table.over else "cut short"
    won = table.state.won or table.state.ended
    ended = "won" if won and outcome in ("won", "limit", "ended") else str(outcome)
    return Watched(watcher.decisions, ended, table.tallies.get("stuck", 0))


def _told(wrong: Exception) -> str:
    if isinstance(wrong, Violation):
        return str(wrong)
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({last.filename.rpartition('/')[2]}:{last.lineno})"


class _Watcher:
    def __init__(self, model: m.Model, plan: Plan, chance: Random) -> None:
        self.plan, self.chance = plan, chance
        self.table = Table(model, plan.players, plan.seed, limits=LIMIT)
        self.deck = Counter(self.table.program.layout.deck)
        self.log = _Log()
        self.decisions = 0
        self.places: list[int] = []
        self.shadows: list[tuple[Table, int]] = []

    def play(self) -> None:
        seats, people = self.plan.seats(), RandomPlayer(Dice(self.plan.seed, -1), HABITS)
        table = self.table
        self.look()
        while (glance := table.glance()) is not None and self.decisions < MOST_DECISIONS:
            seat = glance.player
            place = people.answer(table, None) if seat is None else seats[seat].answer(table, seat)
            self.places.append(place)
            if self.chance.randrange(SHADOW_EVERY) == 0:
                self.shadows += [(shadow, self.decisions) for shadow in (table.copy(), _through_json(table))]
            still = [(shadow, begun, shadow.state.key()) for shadow, begun in self.shadows]
            table.choose(place)
            for shadow, begun, before in still:
                if shadow.state.key() != before:
                    raise Violation(f"a copy made at decision {begun} changed by itself")
            self._follow(place)
            self.decisions += 1
            self.look()
            self.log.trim(table)
        self._compare_shadows(SHADOW_LENGTH)

    def play_again(self) -> None:
        """The same answers again, by place and as written, give the same state and the same log."""
        table = Table(self.table.model, self.plan.players, self.plan.seed, limits=LIMIT)
        log = _Log()
        for place in self.places:
            table.choose(place)
            log.trim(table)
        if table.state != self.table.state:
            raise Violation("the same answers from the same seed lead elsewhere")
        if log.mark(table) != self.log.mark(self.table):
            raise Violation("the same answers from the same seed give another log")
        if len(self.places) <= 400:
            written = Table.replay(table.model, table.players, table.seed, self.table.choices, limits=LIMIT)
            if written.state != self.table.state:
                raise Violation("the answers as written in records lead elsewhere")

    # ---------------------------------------------------------------- after every decision
    def look(self) -> None:
        table, s = self.table, self.table.state
        held = Counter(card for zone in s.zones for card in zone)
        if held != self.deck:
            raise Violation(f"cards are not where they belong: {_difference(table, held, self.deck)}")
        for what in table.tallies:
            if what.startswith("axiom") or what in ("card not found",):
                raise Violation(f"{what}, counted {table.tallies[what]} times")
        if not table.over:
            glance = table.glance()
            if glance is None or glance.width == 0:
                raise Violation("nobody can act, and the round is not over")
        seat = self.decisions % table.players
        self._look_from(seat)
        if self.decisions % SWAP_EVERY == 0:
            self._behind_the_back(seat)

    def _look_from(self, seat: int) -> None:
        table = self.table
        layout = table.program.layout
        view = table.view(seat)
        visible: set[int] = set()
        for zone in view.zones:
            sees = layout.sees(seat, zone.place.index)
            if (zone.cards is not None) != sees:
                raise Violation(f"seat {seat} sees {zone.place.text}, or does not though it should")
            if zone.count != len(table.state.zones[zone.place.index]):
                raise Violation(f"seat {seat} is told a wrong count of {zone.place.text}")
            visible.update(card.index for card in zone.cards or ())
        for name, key, value in view.states:
            if isinstance(value, Card) and key != seat:
                raise Violation(f"seat {seat} is shown `{name}`, a card of {key}")
        if view.decision is not None:
            if view.decision.player != seat:
                raise Violation(f"seat {seat} is shown somebody else's decision")
            texts = [move.text for move in view.decision.moves]
            if len(set(texts)) != len(texts):
                raise Violation(f"two moves are written alike: {texts}")
            for move in view.decision.moves:
                for arg in move.args:
                    if isinstance(arg, Card) and arg.index not in visible and arg.back is None:
                        raise Violation(f"`{move.text}` offers seat {seat} a card that it does not see")

    def _behind_the_back(self, seat: int) -> None:
        """What a seat sees does not depend on what it cannot see."""
        layout = self.table.program.layout
        hidden = [place.index for place in layout.places if not layout.sees(seat, place.index)]
        pool = [card for index in hidden for card in self.table.state.zones[index]]
        if len(set(pool)) < 2:
            return
        other = self.table.copy()
        turned = pool[1:] + pool[:1]
        for index in hidden:
            size = len(other.state.zones[index])
            other.state.zones[index], turned = turned[:size], turned[size:]
        mine, theirs = self.table.view(seat), other.view(seat)
        if (mine.zones, mine.states, mine.revealed) != (theirs.zones, theirs.states, theirs.revealed):
            raise Violation(f"what seat {seat} sees depends on cards that it cannot see")

    # ---------------------------------------------------------------- copies
    def _follow(self, place: int) -> None:
        for shadow, _ in self.shadows:
            shadow.choose(place)
        if self.shadows:
            self._compare_shadows(0)

    def _compare_shadows(self, short: int) -> None:
        due = [s for s in self.shadows if self.decisions - s[1] >= SHADOW_LENGTH - short]
        for shadow, begun in due:
            if shadow.state != self.table.state:
                raise Violation(f"a copy made at decision {begun} went another way")
        self.shadows = [s for s in self.shadows if s not in due]


class _Log:
    """The log as a running mark: what is set aside still counts."""

    def __init__(self) -> None:
        self.digest = sha256()

    def trim(self, table: Table) -> None:
        log = table.state.log
        if log is None or len(log) <= LONGEST_LOG:
            return
        aside: Sequence[object] = log[1 : LONGEST_LOG // 2]
        self.digest.update(repr(aside).encode())
        del log[1 : LONGEST_LOG // 2]

    def mark(self, table: Table) -> str:
        digest = self.digest.copy()
        digest.update(repr(table.state.log).encode())
        return digest.hexdigest()


def _through_json(table: Table) -> Table:
    data = json.loads(json.dumps(table.state.to_json()))
    restored = TableState.from_json(data, table.program.codes)
    if restored != table.state:
        raise Violation("a state that went through JSON is another one")
    other = table.copy()
    other.state = restored
    return other


def _difference(table: Table, held: Counter[int], deck: Counter[int]) -> str:
    cards = table.program.layout.cards
    parts = [f"{n} too many of {cards[c].text}" for c, n in (held - deck).items()]
    parts += [f"{n} of {cards[c].text} missing" for c, n in (deck - held).items()]
    return ", ".join(parts)
