"""Differences between editions → courses of play by the rules of one of them."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.analysis.aligning import aligned
from cardlaw.analysis.arranging import by_name
from cardlaw.analysis.choosing import Choices, made
from cardlaw.analysis.differences import MOVES, Difference
from cardlaw.analysis.reaching.acting import Happens, Noting
from cardlaw.analysis.reaching.games import STEPS, Course, Missed, Search, Sought
from cardlaw.analysis.reaching.judging import Verdicts
from cardlaw.analysis.traces.scenes import from_plain
from cardlaw.analysis.versus import Judge
from cardlaw.analysis.windows import in_play
from cardlaw.language import model as m

Reached = Course | Missed | None
"""None where there is no table: what differs is written, not done."""


def reached(
    models: Sequence[m.Model], differences: Sequence[Difference], steps: int = STEPS
) -> list[Reached]:
    """For each difference a course by the rules of the first edition of its pair, or else by those of the second."""
    board = Board(models)
    found: list[Reached] = [Missed(0) if has_table(each) else None for each in differences]
    for turn in (0, 1):
        groups: dict[tuple[str, Choices, int], list[int]] = {}
        for place, each in enumerate(differences):
            if isinstance(found[place], Missed) and each.witness is not None:
                key = (each.pairs[0][turn], each.under, each.witness.players)
                groups.setdefault(key, []).append(place)
        for (home, under, players), places in groups.items():
            sought = [board.sought(differences[place], home) for place in places]
            results = Search(board.model(home, under), players, sought, steps).all()
            for place, result in zip(places, results, strict=True):
                found[place] = _added(found[place], result)
    return found


def has_table(each: Difference) -> bool:
    """Whether a difference shows at a table, so that play can come to it."""
    return each.witness is not None and (each.sort in MOVES or each.scene is not None)


def _added(before: Reached, now: Course | Missed) -> Course | Missed:
    if isinstance(now, Missed) and isinstance(before, Missed):
        return Missed(before.moves + now.moves)
    return now


class Board:
    """The editions under the choices that a difference takes, to be played and to judge."""

    def __init__(self, models: Sequence[m.Model]) -> None:
        ordered = by_name(models)
        self._models = {model.name: model for model in ordered}
        self._common = {model.name: model for model in aligned(ordered)}
        self._made: dict[tuple[str, Choices], m.Model] = {}
        self._judges: dict[tuple[str, Choices], Judge] = {}
        self._notings: dict[m.Model, Noting] = {}

    def model(self, name: str, under: Choices) -> m.Model:
        key = (name, tuple(choice for choice in under if choice[0] == name))
        if key not in self._made:
            self._made[key] = made(self._models[name], under)
        return self._made[key]

    def _noting(self, name: str, under: Choices) -> Noting:
        model = self.model(name, under)
        if model not in self._notings:
            self._notings[model] = Noting(model)
        return self._notings[model]

    def _judge(self, name: str, under: Choices) -> Judge:
        key = (name, tuple(choice for choice in under if choice[0] == name))
        if key not in self._judges:
            model = made(self._common[name], under)
            self._judges[key] = Judge(model, in_play(model))
        return self._judges[key]

    def sought(self, each: Difference, home: str) -> Sought:
        pair = each.pairs[0]
        if each.sort in MOVES:
            judges = {name: self._judge(name, each.under) for name in pair}
            return Verdicts(each, judges[home], judges)
        notings = [self._noting(name, each.under) for name in pair]
        assert each.scene is not None
        return Happens(each, from_plain(notings[0].model, each.scene), home, notings)
