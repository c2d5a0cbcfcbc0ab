"""Differences between editions → courses of play by the rules of one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from cardlaw.analysis.effects.scenes import from_plain
from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.reach.acting import Happens, trying
from cardlaw.analysis.reach.games import (
    STEPS,
    TRIAL,
    CourseOfPlay,
    GameSearch,
    Missed,
    Point,
    Sighting,
    Sought,
    WatchedTable,
)
from cardlaw.analysis.reach.seeing import (
    SeenGame,
    States,
    Zones,
    asked,
    for_other,
    least,
    same_moment,
    set_back,
)
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import Choices, made
from cardlaw.analysis.results.difference import MOVES, Difference, by_name
from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.analysis.symbolic.windows import in_play, offering
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.replay import judged_at
from cardlaw.analysis.working import Crew, address
from cardlaw.engine.clauses.norms import WeighedOption
from cardlaw.engine.errors import TableError
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state.state import Frame
from cardlaw.engine.state.state import Window as Opened
from cardlaw.language import model as m


class MoveVerdicts:
    """A difference about a move: the same move at the same moment, on which each edition says what it is said to.

    Games go by the rules of one edition (`home`); the table is then set up whole for every judge.
    """

    points: tuple[Point, ...] = (("decision", ""),)

    def __init__(
        self, difference: Difference, home: str, judges: Mapping[str, m.Model], small: bool = False
    ) -> None:
        """If it is to be `small`, the table is then shown with as few cards as still show it."""
        self.small = small
        assert difference.witness is not None and difference.witness.move is not None
        self.difference, self.witness, self.judges = difference, difference.witness, judges
        self.home = home
        self.act = difference.witness.move[0]
        moment = items.moment(difference.about)
        assert moment is not None
        self.moment = moment
        self.window = offering(in_play(judges[home]), moment, self.act)
        self.guilt = difference.sort == "guilt"

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        opened = asked(game)
        if opened is None or self.window is None or not same_moment(game.program, opened, self.window):
            return None
        assert opened.queue
        seat = opened.queue[0]
        for option in self._claimed(game, opened, seat):
            game.spent += TRIAL
            seen, move = SeenGame(game, seat, opened), (self.act, option.args)
            whole = seen.whole(move, self.window.id)
            said = self._said(game, whole)
            if said is not None:
                witness = seen.like(self.witness, move)
                return Sighting(
                    seat, self._less(game, whole, witness) if self.small else witness, outcomes=said
                )
        return None

    def _less(self, game: WatchedTable, whole: Witness, witness: Witness) -> Witness:
        """The table without the cards and states that it takes no more to show the same."""
        piles = frozenset(zone.name for zone in game.model.zones if zone.pile)
        told = frozenset(place for place, _ in witness.zones)

        def shows(zones: Zones) -> bool:
            return self._said(game, replace(whole, zones=tuple(zones.items()))) is not None

        left = least(dict(whole.zones), told, piles, shows)
        fewer = replace(whole, zones=tuple(left.items()))

        def shows_so(states: States) -> bool:
            return self._said(game, replace(fewer, states=_listed(states))) is not None

        states = {(name, key): value for name, key, value in whole.states}
        plainer = set_back(states, game.model, shows_so)
        return replace(
            witness,
            zones=tuple((place, left.get(place, cards)) for place, cards in witness.zones),
            states=tuple((name, key, plainer.get((name, key), value)) for name, key, value in witness.states),
        )

    def _claimed(self, game: WatchedTable, opened: Opened, seat: int) -> Iterator[WeighedOption]:
        """The moves on which the edition that is played says what it is said to."""
        norms, s = game.program.norms, game.state
        act = game.program.algebra.acts[self.act]
        word = dict(self.difference.verdicts)[self.home]
        for option in norms.judge(s, opened.offered[opened.part][0], seat, opened.causes):
            if option.act == act and all(isinstance(arg, int | str) for arg in option.args):
                if self.guilt:
                    env = [norms.cause(act, opened.causes), seat, *option.args]
                    if bool(norms.wrong(s, act, env)) == (word == "wrong"):
                        yield option
                elif option.verdict == word:
                    yield option

    def _said(self, game: WatchedTable, whole: Witness) -> tuple[tuple[str, Verdict], ...] | None:
        """What each edition says at the table, if it is what was claimed; of the pair by the same clause first."""
        verdicts, clauses = dict(self.difference.verdicts), dict(self.difference.clauses)
        found: list[tuple[str, Verdict]] = []
        for name, model in self.judges.items():
            window = offering(in_play(model), self.moment, self.act)
            if window is None:
                return None
            try:
                layout = program_of(model, game.players).layout
                table = for_other(whole, game.model, game.program.layout, layout)
                word, deciding = judged_at(model, window, table, self.guilt)
            except TableError:
                return None
            own = name not in self.difference.pairs[0] or deciding[:1] == clauses[name][:1]
            if word != verdicts[name] or not own:
                return None
            found.append((name, word))
        return tuple(found)


def _listed(states: States) -> tuple[tuple[str, Any, Any], ...]:
    return tuple((name, key, value) for (name, key), value in states.items())


Reached = CourseOfPlay | Missed | None
"""None where there is no table: what differs is written, not done."""


Games = tuple[str, Choices, int]
"""The games that are played: by the rules of an edition, under choices, with so many players."""


def reached(
    models: Sequence[m.Model],
    differences: Sequence[Difference],
    steps: int = STEPS,
    small: bool = False,
    jobs: int = 1,
) -> list[Reached]:
    """For each difference a course by the rules of the first edition of its pair, or else by those of the second.

    If they are to be `small`, tables are shown with as few cards as still show the difference. Games by different
    rules are played by so many processes.
    """
    found: list[Reached] = [Missed(0) if has_table(each) else None for each in differences]
    with Crew(models, jobs, address(None)) as crew:
        for turn in (0, 1):
            groups: dict[Games, list[int]] = {}
            for place, each in enumerate(differences):
                if isinstance(found[place], Missed) and each.witness is not None:
                    key = (each.pairs[0][turn], each.under, each.witness.players)
                    groups.setdefault(key, []).append(place)
            places = list(groups.values())
            items = [(games, [differences[place] for place in groups[games]]) for games in groups]
            work = partial(_searched, steps=steps, small=small)
            for which, results in crew.each(work, items, lambda item: len(item[1])):
                for place, result in zip(places[which], results, strict=True):
                    found[place] = _added(found[place], result)
    return found


def _searched(
    models: Sequence[m.Model], item: tuple[Games, Sequence[Difference]], steps: int, small: bool
) -> list[CourseOfPlay | Missed]:
    (home, under, players), differences = item
    board = _board(models)
    sought = [board.sought(each, home, small) for each in differences]
    return GameSearch(board.model(home, under), players, sought, steps).all()


def has_table(each: Difference) -> bool:
    """Whether a difference shows at a table, so that play can come to it."""
    return each.witness is not None and (each.sort in MOVES or each.scene is not None)


def _added(before: Reached, now: CourseOfPlay | Missed) -> CourseOfPlay | Missed:
    if isinstance(now, Missed) and isinstance(before, Missed):
        return Missed(before.moves + now.moves)
    return now


class Board:
    """The editions under the choices that a difference takes, to be played and to judge."""

    def __init__(self, models: Sequence[m.Model]) -> None:
        ordered = by_name(models)
        self._models = {model.name: model for model in ordered}
        self._common = {model.name: model for model in aligned(ordered)}

    def model(self, name: str, under: Choices) -> m.Model:
        return made(self._models[name], under)

    def sought(self, each: Difference, home: str, small: bool = False) -> Sought:
        pair = each.pairs[0]
        names = dict.fromkeys((*pair, *(name for name, _ in each.verdicts)))
        if each.sort in MOVES:
            judges = {name: made(self._common[name], each.under) for name in names}
            return MoveVerdicts(each, home, judges, small)
        one, other, *beside = (trying(self.model(name, each.under)) for name in names)
        assert each.scene is not None
        return Happens(each, from_plain(one.model, each.scene), home, (one, other), beside, small)


_board = m.Joint(Board)
