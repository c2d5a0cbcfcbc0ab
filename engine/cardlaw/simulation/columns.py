"""Many rounds as columns of numbers: a million of them fit in memory."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator

from cardlaw.simulation.running import Round

ENDS = ("won", "ended", "limit")
NOBODY = -1


class Columns:
    """What rounds came to, in the order of their seeds; moves and things counted are sums over all rounds."""

    def __init__(self, players: int, rounds: Iterable[Round] = ()) -> None:
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
        for each in rounds:
            self.append(each)

    def __len__(self) -> int:
        return len(self.seeds)

    def append(self, r: Round) -> None:
        self.seeds.append(r.seed & 0xFFFF_FFFF_FFFF_FFFF)
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

    def __iter__(self) -> Iterator[Round]:
        """Each round by itself, without its moves and what was counted in it."""
        for i, seed in enumerate(self.seeds):
            winner = self.winners[i]
            points = tuple(column[i] for column in self.points) if self.has_points else ()
            yield Round(
                seed,
                self.decisions[i],
                self.turns[i],
                None if winner == NOBODY else winner,
                points,
                ENDS[self.ends[i]],
                Counter(),
                Counter(),
            )
