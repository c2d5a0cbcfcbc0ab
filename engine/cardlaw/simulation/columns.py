"""Many rounds as columns of numbers: a million of them fit in memory."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import add

from cardlaw.simulation.running import Round

ENDS = ("won", "ended", "limit")
NOBODY = -1
SEED = 0xFFFF_FFFF_FFFF_FFFF


class Columns:
    """What rounds came to, in the order of their seeds; moves and things counted are sums over all rounds.

    With `each` the moves of every round are kept as well, by the name of the move.
    """

    def __init__(self, players: int, rounds: Iterable[Round] = (), each: bool = False) -> None:
        self.players = players
        self.seeds = array("Q")
        self.decisions, self.turns = array("i"), array("i")
        self.winners, self.ends = array("b"), array("b")
        self.points = [array("i") for _ in range(players)]
        self.has_points = False
        self.acts: Counter[str] = Counter()
        self.tallies: Counter[str] = Counter()
        self.stuck = 0
        """Rounds in which somebody was stuck."""
        self.moves: dict[str, array[int]] | None = {} if each else None
        for one in rounds:
            self.append(one)

    def __len__(self) -> int:
        return len(self.seeds)

    def append(self, r: Round) -> None:
        self.add_moves({name: array("i", [count]) for name, count in r.acts.items()}, 1)
        self.seeds.append(r.seed & SEED)
        self.decisions.append(r.decisions)
        self.turns.append(r.turns)
        self.winners.append(NOBODY if r.winner is None else r.winner)
        self.ends.append(ENDS.index(r.ended))
        if r.points:
            self.has_points = True
            for column, points in zip(self.points, r.points, strict=False):
                column.append(points)
        self.acts.update(r.acts)
        self.tallies.update(r.tallies)
        self.stuck += bool(r.tallies.get("stuck"))

    def extend(self, other: Columns) -> None:
        """The rounds of another table after these."""
        self.add_moves(other.moves or {}, len(other))
        self.seeds.extend(other.seeds)
        self.decisions.extend(other.decisions)
        self.turns.extend(other.turns)
        self.winners.extend(other.winners)
        self.ends.extend(other.ends)
        self.has_points = self.has_points or other.has_points
        for mine, more in zip(self.points, other.points, strict=True):
            mine.extend(more)
        self.acts.update(other.acts)
        self.tallies.update(other.tallies)
        self.stuck += other.stuck

    def add_moves(self, more: Mapping[str, array[int]], count: int) -> None:
        """The moves of so many rounds that follow; a move that was not made before was made in none of them."""
        if self.moves is None:
            return
        for name in more:
            if name not in self.moves:
                self.moves[name] = array("i", bytes(4 * len(self)))
        for name, column in self.moves.items():
            column.extend(more.get(name) or array("i", bytes(4 * count)))

    def all_points(self) -> array[int]:
        """The points of all seats together, round by round; empty where none are kept."""
        return array("i", reduce(_added, self.points)) if self.has_points else array("i")

    def __iter__(self) -> Iterator[Round]:
        """Each round by itself, without what was counted in it."""
        for i, seed in enumerate(self.seeds):
            winner = self.winners[i]
            points = tuple(column[i] for column in self.points) if self.has_points else ()
            moves = {name: column[i] for name, column in (self.moves or {}).items()}
            yield Round(
                seed,
                self.decisions[i],
                self.turns[i],
                None if winner == NOBODY else winner,
                points,
                ENDS[self.ends[i]],
                Counter(moves),
                Counter(),
            )


def _added(one: array[int], other: array[int]) -> array[int]:
    return array("i", map(add, one, other))
