"""How often something matters: in how many rounds its situation comes up, and in how many it changes who wins.

A round is played twice from the same seed by players who choose alike: by the rules of one side and by those of the
other. Until the sides differ, the two rounds are one. Where they part, the situation that came up at that very moment
is what parts them; whether the winner is another is then its doing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardlaw.analysis.reach.acting import Happens
from cardlaw.analysis.reach.games import Point, Sought, WatchedTable
from cardlaw.engine import Table
from cardlaw.engine.errors import TableError
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.state import Frame
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.players.base import Dice
from cardlaw.players.random_player import HABITS, RandomPlayer
from cardlaw.simulation.intervals import Interval, share
from cardlaw.simulation.running import ONE_ROUND, Settings, seat_players

STRATEGY = ("strategic",)
"""Who plays: those whose rounds are like those of people."""

LONGEST = 1_000
"""Decisions of a round: ten times what a round takes. A longer one is left there, without a winner, and counted."""


@dataclass(frozen=True, slots=True)
class PlayedSide:
    """The rules that a round is played by, and what is done where they clash."""

    model: m.Model
    policy: str = "strict"

    def is_(self, other: PlayedSide) -> bool:
        return self.model is other.model and self.policy == other.policy


class FollowedRound(NamedTuple):
    """A round: its answers, a print of the table at every decision and at its end, and who won; `cut` if unfinished."""

    answers: tuple[int, ...]
    prints: tuple[int, ...]
    winner: int | None
    cut: bool


@dataclass(frozen=True, slots=True)
class Matters:
    """Of so many rounds, in how many a situation came up, and in how many it changed who won.

    `changed` is None where no other side can be played, or where nothing can be told by playing it (`why`).
    """

    rounds: int
    players: int
    home: str
    came_up: int
    changed: int | None
    why: str = ""

    @property
    def comes_up(self) -> Interval:
        return share(self.came_up, self.rounds)

    @property
    def changes(self) -> Interval | None:
        return None if self.changed is None else share(self.changed, self.rounds)

    def __add__(self, more: Matters) -> Matters:
        """The same over more rounds."""
        changed = None if self.changed is None or more.changed is None else self.changed + more.changed
        why = self.why or more.why
        rounds, came_up = self.rounds + more.rounds, self.came_up + more.came_up
        return Matters(rounds, self.players, self.home, came_up, changed, why)


class Watched(NamedTuple):
    """Something that is looked for in the rounds of one side, and the other side that would show what it changes."""

    sought: Sought
    other: PlayedSide | None
    why: str = ""
    """Why there is no other side."""


class Sweep(NamedTuple):
    """How often each of several things matters; in how many rounds the sides part, and in how many nothing says why.

    `cut` counts rounds that were too long to be played to their end.
    """

    matters: tuple[Matters, ...]
    parted: int
    unexplained: int
    cut: int

    def plus(self, more: Sweep) -> Sweep:
        """The same over more rounds."""
        both = tuple(one + other for one, other in zip(self.matters, more.matters, strict=True))
        counts = (one + other for one, other in zip(self[1:], more[1:], strict=True))
        return Sweep(both, *counts)


def measured(home: PlayedSide, players: int, watched: Sequence[Watched], seeds: range) -> Sweep:
    """How often each of these matters in the rounds of some seeds."""
    came_up, changed = [0] * len(watched), [0] * len(watched)
    sides, others = _others(home, players, watched)
    rounds_parted = unexplained = cut = 0
    for seed in seeds:
        own = played(home, players, seed)
        rounds = [played(side, players, seed) for side in sides]
        theirs = {place: rounds[number] for place, number in others.items()}
        parted = {place: step for place, r in theirs.items() if (step := _parting(own, r)) is not None}
        seen = _Watching(home, players, seed, [each.sought for each in watched], parted).all(own.answers)
        for place, (up, here) in enumerate(seen):
            came_up[place] += up
            changed[place] += here and theirs[place].winner != own.winner
        rounds_parted += bool(parted)
        unexplained += bool(parted) and not any(here for _, here in seen)
        cut += any(r.cut for r in (own, *rounds))
    return Sweep(
        tuple(
            Matters(
                len(seeds),
                players,
                home.model.name,
                came_up[place],
                changed[place] if place in others else None,
                "" if place in others else each.why or "decks",
            )
            for place, each in enumerate(watched)
        ),
        rounds_parted,
        unexplained,
        cut,
    )


def _others(
    home: PlayedSide, players: int, watched: Sequence[Watched]
) -> tuple[list[PlayedSide], dict[int, int]]:
    """The other sides, each once, and which of them goes with what is looked for.

    Only those with the same deck: they deal the same, and can be played beside this one.
    """
    deck, sides, found = _deck(home, players), list[PlayedSide](), dict[int, int]()
    for place, each in enumerate(watched):
        if each.other is None or _deck(each.other, players) != deck:
            continue
        if not any(side.is_(each.other) for side in sides):
            sides.append(each.other)
        found[place] = next(number for number, side in enumerate(sides) if side.is_(each.other))
    return sides, found


def _deck(side: PlayedSide, players: int) -> list[str] | None:
    try:
        layout = program_of(side.model, players).layout
    except TableError:
        return None
    return sorted(layout.cards[card].text for card in layout.deck)


def played(side: PlayedSide, players: int, seed: int) -> FollowedRound:
    """A round by the rules of one side, to its end or as far as it is played."""
    table = Table(side.model, players, seed, policy=side.policy, limits=ONE_ROUND, record=False)
    seats = seat_players(Settings(strategies=STRATEGY), seed, table.players)
    people = RandomPlayer(Dice(seed, -1), HABITS)
    answers: list[int] = []
    prints = [_print(table)]
    while (glance := table.glance()) is not None and len(answers) < LONGEST:
        seat = glance.player
        place = people.answer(table, None) if seat is None else seats[seat].answer(table, seat)
        table.choose(place)
        answers.append(place)
        prints.append(_print(table))
    winner = table.value("winner") if table.state.won else None
    won = winner if isinstance(winner, int) else None
    return FollowedRound(tuple(answers), tuple(prints), won, cut=not table.over)


def _print(table: Table) -> int:
    """A number that two tables share if the same lies on them and the same is asked of the same player.

    A state that is as it started does not count, so that a side which knows more states is not another for that.
    """
    layout, s = table.program.layout, table.state
    texts = [card.text for card in layout.cards]
    types = {state.name: state.type for state in table.model.states}
    zones = frozenset(
        (place.text, tuple(texts[card] for card in s.zones[place.index]))
        for place in layout.places
        if s.zones[place.index]
    )
    states = frozenset(
        (slot.text, texts[value] if types[slot.state.name] == "card" and isinstance(value, int) else value)
        for slot in layout.slots
        if (value := s.vars[slot.index]) != slot.state.starts
    )
    glance = table.glance()
    asked = None if glance is None else (glance.player, glance.width, glance.acts, glance.breaking)
    return hash((zones, states, repr(asked), s.turn))


def _parting(one: FollowedRound, other: FollowedRound) -> int | None:
    """After how many answers two rounds are no longer the same; None if they are to their end."""
    for step, (mine, theirs) in enumerate(zip(one.prints, other.prints, strict=False)):
        if mine != theirs:
            return step
    return None if len(one.prints) == len(other.prints) else min(len(one.prints), len(other.prints))


class _Watching:
    """One round, told again to all who look for something: what came up, and what came up where the sides part."""

    def __init__(
        self, home: PlayedSide, players: int, seed: int, group: Sequence[Sought], parted: Mapping[int, int]
    ) -> None:
        self.home, self.players, self.seed = home, players, seed
        self.group, self.parted = group, parted
        self.step = 0
        self.seen: set[int] = set()
        self.here: set[int] = set()
        """Those whose situation is there where the sides part."""
        self._offered: set[int] = set()
        """Moves that were offered at the last decision before the sides part, and have yet to be made."""
        self._listening: dict[Point, list[int]] = {}
        for place, each in enumerate(group):
            for point in each.points:
                self._listening.setdefault(point, []).append(place)

    def all(self, answers: Sequence[int]) -> list[tuple[bool, bool]]:
        try:
            game = WatchedTable(self.home.model, self.players, self.seed, self._told)
            for answer in answers:
                self._made(game, answer)
                self.step += 1
                game.choose(answer)
        except TableError:
            pass
        return [(place in self.seen, place in self.here) for place in range(len(self.group))]

    def _told(self, game: WatchedTable, point: Point, frame: Frame) -> None:
        for place in self._listening.get(point, ()):
            apart = self.parted.get(place, -2)
            if place in self.seen and self.step not in (apart - 1, apart):
                continue
            sought = self.group[place]
            if sought.look(game, point, frame) is not None:
                self.seen.add(place)
                if isinstance(sought, Happens) and sought.root.sort == "move":
                    if self.step == apart - 1:
                        self._offered.add(place)
                elif self.step == apart:
                    self.here.add(place)

    def _made(self, game: WatchedTable, answer: int) -> None:
        """The move that parts the sides, if it is one that was offered and is now made."""
        for place in self._offered:
            sought, options = self.group[place], game.state.options or ()
            if isinstance(sought, Happens) and self.step == self.parted[place] - 1 and answer < len(options):
                option = options[answer]
                if option.act >= 0 and sought.alike(game, option):
                    self.here.add(place)
