"""Differences and findings → how often each of them matters: in how many rounds it comes up, and changes who wins.

A round is played twice from the same seed by players who choose alike: by the rules of one side and by those of the
other. Until the sides differ, the two rounds are one. Where they part, the situation that came up at that very moment
is what parts them; whether the winner is another is then its doing. Rounds are played in blocks, by several workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardlaw.analysis.reach.differences import Board, Happens, has_table
from cardlaw.analysis.reach.findings import Seeking
from cardlaw.analysis.reach.games import Game, Point, Sighting, Sought
from cardlaw.analysis.reach.seeing import InPlay
from cardlaw.analysis.reach.words import arms_of
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import Choices
from cardlaw.analysis.results.difference import MOVES, Difference
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.engine import Table
from cardlaw.engine.errors import TableError
from cardlaw.engine.program import program_of
from cardlaw.engine.state import Frame
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.players.base import Dice
from cardlaw.players.random_player import HABITS, RandomPlayer
from cardlaw.simulation.intervals import Interval, share
from cardlaw.simulation.running import ONE_ROUND, Settings, seat_players
from cardlaw.wording.messages import message
from cardlaw.workers.crew import Workers, in_order

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


class Round(NamedTuple):
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


def played(side: PlayedSide, players: int, seed: int) -> Round:
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
    return Round(tuple(answers), tuple(prints), won, cut=not table.over)


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


def _parting(one: Round, other: Round) -> int | None:
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
            game = Game(self.home.model, self.players, self.seed, self._told)
            for answer in answers:
                self._made(game, answer)
                self.step += 1
                game.choose(answer)
        except TableError:
            pass
        return [(place in self.seen, place in self.here) for place in range(len(self.group))]

    def _told(self, game: Game, point: Point, frame: Frame) -> None:
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

    def _made(self, game: Game, answer: int) -> None:
        """The move that parts the sides, if it is one that was offered and is now made."""
        for place in self._offered:
            sought, options = self.group[place], game.state.options or ()
            if isinstance(sought, Happens) and self.step == self.parted[place] - 1 and answer < len(options):
                option = options[answer]
                if option.act >= 0 and sought.alike(game, option):
                    self.here.add(place)


BLOCK = 20
"""Rounds in one unit of work: a second or two."""
Key = tuple[str, str, Choices, int]
"""By whose rules it is played and who is the other side, under which choices, and by how many."""


class Offered:
    """A move that only one side knows, wherever it is offered there."""

    points: tuple[Point, ...] = (("decision", ""),)

    def __init__(self, act: str, kind: str | None) -> None:
        self.act, self.kind = act, kind

    def look(self, game: Game, point: Point, frame: Frame) -> Sighting | None:
        program = game.program
        for option in game.state.options or ():
            if option.act < 0 or program.names[option.act] != self.act:
                continue
            if self.kind is None or program.layout.cards[option.args[0]].face.kind == self.kind:
                glance = game.glance()
                seat = (glance.player if glance else None) or 0
                bare = Witness(game.players, None, None, None, (), (), (), (), (), True)
                return Sighting(seat, InPlay(game, seat).like(bare))
        return None


class Block(NamedTuple):
    """A unit of work: rounds of one side, watched for some of what is looked for."""

    key: Key
    places: tuple[int, ...]
    seeds: range


class Differences:
    """What is looked for, as each worker has it; tables and judges are made where they are needed."""

    def __init__(self, models: Sequence[m.Model], differences: Sequence[Difference]) -> None:
        self.models, self.things = tuple(models), tuple(differences)
        self._board: Board | None = None
        self._ready: dict[tuple[Key, tuple[int, ...]], tuple[PlayedSide, list[Watched]]] = {}

    def __getstate__(self) -> tuple[Any, ...]:
        return self.models, self.things

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.__init__(*state)  # type: ignore[misc]

    def key(self, place: int, turn: int) -> Key | None:
        """Where a difference is looked for: by the rules of the first edition of its pair, then by those of the second.

        None if it has no table; a move that only one edition has is looked for there.
        """
        each = self.things[place]
        one, other = each.pairs[0] if turn == 0 else each.pairs[0][::-1]
        if has_table(each) and each.sort not in MOVES and each.witness is not None:
            return one, other, each.under, each.witness.players
        lacks = _act(each, self.models) is None or dict(each.verdicts).get(one) == message("seen-lacks")
        if lacks and not has_table(each):
            return None
        return one, other, each.under, self._usual(one, other)

    def _usual(self, *names: str) -> int:
        """How many sit at a table of these editions if nothing says otherwise, as in `simulate`."""
        models = [model for model in self.models if model.name in names]
        return min(program_of(model).layout.players for model in models)

    def ready(self, block: Block) -> tuple[PlayedSide, list[Watched]]:
        """The side that is played and what is watched there, the same for every block of it."""
        about = (block.key, block.places)
        if about not in self._ready:
            self._board = self._board or Board(self.models)
            home, other, under, _ = block.key
            sides = [PlayedSide(self._board.model(name, under)) for name in (home, other)]
            watched = [Watched(self._sought(self._board, place, home), sides[1]) for place in block.places]
            self._ready[about] = sides[0], watched
        return self._ready[about]

    def _sought(self, board: Board, place: int, home: str) -> Sought:
        each = self.things[place]
        if has_table(each):
            return board.sought(each, home)
        act = _act(each, self.models)
        assert act is not None
        return Offered(*act)


def _act(each: Difference, models: Sequence[m.Model]) -> tuple[str, str | None] | None:
    """Of a move that an edition lacks: its name, and the kind of card it is made with."""
    if each.kind != "lacks":
        return None
    moves = {act.name for model in models for act in model.acts if act.sort == "move"}
    return next(((name, items.kind(each.about)) for name in items.names(each.about) if name in moves), None)


class Findings:
    """The findings of one model that have a table, and by which rules each of them is looked for."""

    def __init__(self, model: m.Model, findings: Sequence[Finding]) -> None:
        self.model, self.things = model, tuple(findings)
        self._seeking: Seeking | None = None
        self._ready: dict[tuple[Key, tuple[int, ...]], tuple[PlayedSide, list[Watched]]] = {}

    def __getstate__(self) -> tuple[Any, ...]:
        return self.model, self.things

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.__init__(*state)  # type: ignore[misc]

    @property
    def seeking(self) -> Seeking:
        self._seeking = self._seeking or Seeking(self.model)
        return self._seeking

    def key(self, place: int, turn: int) -> Key | None:
        finding = self.things[place]
        if turn or self.seeking.of(finding) is None:
            return None
        players, choices = self.seeking.played(finding)
        name = self.model.name
        return name, name, tuple((name, axis, value) for axis, value in choices), players

    def ready(self, block: Block) -> tuple[PlayedSide, list[Watched]]:
        about = (block.key, block.places)
        if about not in self._ready:
            made = {**dict(self.model.choices), **{axis: value for _, axis, value in block.key[2]}}
            chosen = tuple((axis, made[axis]) for axis, _ in self.model.choices)
            home = PlayedSide(self.model.choosing(chosen))
            self._ready[about] = home, [self._watched(self.things[p], home) for p in block.places]
        return self._ready[about]

    def _watched(self, finding: Finding, home: PlayedSide) -> Watched:
        """With the other side: another value of the reading that it is about or that settles it.

        Where rules clash and no reading settles it, the other side is that what restricts gives way.
        """
        sought = self.seeking.of(finding)
        assert sought is not None
        about = {axis for axis, _, _ in arms_of(finding)} if finding.kind == "ambiguous" else ()
        for axis in self.model.axes:
            if axis.name in about or axis.name in finding.settled:
                was = home.model.choice(axis.name)
                value = next(arm.value for arm in axis.arms if arm.value != was)
                choices = tuple(
                    (name, value if name == axis.name else own) for name, own in home.model.choices
                )
                return Watched(sought, PlayedSide(home.model.choosing(choices)))
        if finding.kind == "contradiction":
            return Watched(sought, PlayedSide(home.model, "lenient"))
        return Watched(sought, None, "no-other")


@dataclass(frozen=True, slots=True)
class Mattering:
    """For each of what was looked for how often it matters, None where it has no table; and how the rounds went.

    `parted` counts the rounds in which two sides part, `unexplained` those of them where nothing that was looked for
    came up there: by the rules and at the table where the least stays so.
    """

    found: tuple[Matters | None, ...]
    parted: int
    unexplained: int
    cut: int
    """Rounds that were too long to be played to their end."""


Ground = Differences | Findings


def measure(ground: Ground, block: Block) -> Sweep:
    """One unit of work."""
    home, watched = ground.ready(block)
    return measured(home, block.key[3], watched, block.seeds)


def mattering(
    ground: Ground,
    rounds: int,
    workers: Workers[Ground],
    done: Callable[[int, int], None] = lambda number, total: None,
) -> Mattering:
    """How often each matters. What never comes up by the rules of the first side is looked for by those of the second.

    `done` hears how many rounds are played, and of how many.
    """
    found: list[Matters | None] = [None] * len(ground.things)
    parted: list[tuple[float, int, int]] = []
    cut = 0
    for turn in (0, 1):
        blocks = list(_blocks(ground, found, turn, rounds))
        sweeps: dict[tuple[Key, tuple[int, ...]], Sweep] = {}
        all_, so_far = sum(len(block.seeds) for block in blocks), 0
        for block, sweep in zip(blocks, in_order(workers.each(measure, blocks)), strict=True):
            about = (block.key, block.places)
            sweeps[about] = sweeps[about].plus(sweep) if about in sweeps else sweep
            so_far += len(block.seeds)
            done(so_far, all_)
        for (_, places), sweep in sweeps.items():
            for place, matters in zip(places, sweep.matters, strict=True):
                before = found[place]
                if before is None or not before.came_up:
                    found[place] = matters
            cut += sweep.cut
            if sweep.parted:
                parted.append((sweep.unexplained / sweep.parted, sweep.unexplained, sweep.parted))
    _, unexplained, apart = min(parted, default=(0.0, 0, 0))
    return Mattering(tuple(found), apart, unexplained, cut)


def _blocks(ground: Ground, found: Sequence[Matters | None], turn: int, rounds: int) -> Iterator[Block]:
    """All that can be looked for by the same rules, if some of it has not come up yet."""
    groups: dict[Key, list[int]] = {}
    for place in range(len(found)):
        key = ground.key(place, turn)
        if key is not None:
            groups.setdefault(key, []).append(place)
    for key, places in groups.items():
        if all(before is not None and before.came_up for before in map(found.__getitem__, places)):
            continue
        for start in range(0, rounds, BLOCK):
            yield Block(key, tuple(places), range(start, min(start + BLOCK, rounds)))
