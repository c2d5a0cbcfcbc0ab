"""Differences and findings → how often each of them matters in play, in blocks of rounds that several can work on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cardlaw.analysis.reach.differences import Board, has_table
from cardlaw.analysis.reach.findings import Seeking
from cardlaw.analysis.reach.frequency import Matters, PlayedSide, Sweep, Watched, measured
from cardlaw.analysis.reach.games import Point, Sighting, Sought, WatchedTable
from cardlaw.analysis.reach.seeing import SeenGame
from cardlaw.analysis.reach.words import arms_of
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import Choices
from cardlaw.analysis.results.difference import MOVES, Difference
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.state import Frame
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.messages import message
from cardlaw.workers.crew import Workers, in_order

BLOCK = 20
"""Rounds in one unit of work: a second or two."""
Key = tuple[str, str, Choices, int]
"""By whose rules it is played and who is the other side, under which choices, and by how many."""


class OfferedMove:
    """A move that only one side knows, wherever it is offered there."""

    points: tuple[Point, ...] = (("decision", ""),)

    def __init__(self, act: str, kind: str | None) -> None:
        self.act, self.kind = act, kind

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        program = game.program
        for option in game.state.options or ():
            if option.act < 0 or program.names[option.act] != self.act:
                continue
            if self.kind is None or program.layout.cards[option.args[0]].face.kind == self.kind:
                glance = game.glance()
                seat = (glance.player if glance else None) or 0
                bare = Witness(game.players, None, None, None, (), (), (), (), (), True)
                return Sighting(seat, SeenGame(game, seat).like(bare))
        return None


class WatchedBlock(NamedTuple):
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

    def ready(self, block: WatchedBlock) -> tuple[PlayedSide, list[Watched]]:
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
        return OfferedMove(*act)


def _act(each: Difference, models: Sequence[m.Model]) -> tuple[str, str | None] | None:
    """Of a move that an edition lacks: its name, and the kind of card it is made with."""
    if each.kind != "lacks":
        return None
    moves = {act.name for model in models for act in model.acts if act.sort == "move"}
    return next(((name, items.kind(each.about)) for name in items.names(each.about) if name in moves), None)


class WatchedFindings:
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

    def ready(self, block: WatchedBlock) -> tuple[PlayedSide, list[Watched]]:
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


Ground = Differences | WatchedFindings


def measure(ground: Ground, block: WatchedBlock) -> Sweep:
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


def _blocks(
    ground: Ground, found: Sequence[Matters | None], turn: int, rounds: int
) -> Iterator[WatchedBlock]:
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
            yield WatchedBlock(key, tuple(places), range(start, min(start + BLOCK, rounds)))
