"""Golden playthroughs: one round of every shipped edition, word for word; `make golden` writes them anew.

Under each turn stand the moves that were open, `?` the lawful ones and `!` those against the rules, then what was
done and all that followed from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardlaw.engine import Decision, Table
from cardlaw.engine.play.log import entries
from cardlaw.language.loading import Library
from cardlaw.language.model import Model
from cardlaw.players.base import Dice
from cardlaw.players.random_player import LAWFUL, RandomPlayer
from cardlaw.scenarios.situations import ONE_ROUND

FOLDER = Path(__file__).parents[1] / "golden"
PLAYERS = 3
SEEDS = {"fi-108": 124, "fi-112": 103, "it-56": 5, "nb-108": 9, "parlour": 73, "pub": 2, "sv-112": 103}
"""Seeds that give a round of a readable length in which something happens; 1 where none is named."""
MOST_DECISIONS = 2_000
WIDTH = 110

library = Library()
EDITIONS = [entry.name for entry in library.of_sort("edition")]


def playthrough(model: Model, seed: int) -> str:
    """One round among lawful random players."""
    table = Table(model, PLAYERS, seed, limits=ONE_ROUND)
    seats = [RandomPlayer(Dice(seed, seat), LAWFUL) for seat in range(PLAYERS)]
    people = RandomPlayer(Dice(seed, -1), LAWFUL)
    lines = [f"{model.name}: {PLAYERS} players, seed {seed}"]
    told = 0
    for _ in range(MOST_DECISIONS):
        happened = list(entries(table.program, table.state.log or []))
        lines += [_line(entry.depth, entry.text, entry.clauses, entry.sort) for entry in happened[told:]]
        told = len(happened)
        decision = table.decision
        if decision is None:
            break
        lines += _open(decision)
        player = people if decision.player is None else seats[decision.player]
        table.choose(player.answer(table, decision.player))
    assert table.over, "the round has to come to its end"
    return "".join(f"{line}\n" for line in lines)


def _line(depth: int, text: str, clauses: tuple[str, ...], sort: str) -> str:
    because = f"  ({', '.join(clauses)})" if clauses and sort in ("act", "won", "ended") else ""
    return "  " * depth + text + because


def _open(decision: Decision) -> Iterator[str]:
    who = "the table" if decision.player is None else f"player-{decision.player}"
    for mark, lawful in (("?", True), ("!", False)):
        texts = [move.text for move in decision.moves if move.lawful is lawful]
        line = f"    {mark} {who}:"
        for place, text in enumerate(texts):
            part = f" {text}" + (";" if place + 1 < len(texts) else "")
            if len(line + part) > WIDTH:
                yield line
                line = "       "
            line += part
        if texts:
            yield line


@pytest.mark.parametrize("name", EDITIONS)
def test_golden(name: str, update: bool) -> None:
    model = library.compile(name).model
    assert model is not None
    path = FOLDER / f"{name}.txt"
    now = playthrough(model, SEEDS.get(name, 1))
    if update:
        path.write_text(now, encoding="utf-8")
    assert path.exists(), f"`make golden` writes {path.name}"
    assert path.read_text(encoding="utf-8") == now


def test_no_golden_file_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(EDITIONS)
