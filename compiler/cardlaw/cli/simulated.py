"""Figures of simulated rounds, shown: side by side for people, as lines, as JSON, as a table of rounds."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardlaw.cli.screen import Screen, columns
from cardlaw.language.display import display_width
from cardlaw.simulation.columns import Columns
from cardlaw.simulation.running import Settings
from cardlaw.simulation.statistics import Spread, Summary

MOST_MOVES_SHOWN = 8
SHOWN_PERCENTILES = (5, 50, 95)
GAP = 2
EXPECTED = ("stuck", "limit: rounds", "limit: turns in a round")
"""What is counted and told already, or belongs to playing a number of rounds."""

AXIOM = "axiom "
LONGEST_HEAD = 24
"""A longer name of a variant gives way to a letter above its column."""


@dataclass(frozen=True, slots=True)
class Played:
    """A variant, how many sat at its table, and the rounds played there."""

    variant: str
    players: int
    rounds: Columns
    summary: Summary
    engine: str


# -------------------------------------------------------------------- for people
def as_table(screen: Screen, played: Sequence[Played], settings: Settings) -> Iterator[str]:
    """A column per variant; as many columns side by side as fit."""
    last = settings.seed + settings.rounds - 1
    rounds = "1 round each, seed" if settings.rounds == 1 else f"{settings.rounds} rounds each, seeds"
    seeds = str(last) if settings.rounds == 1 else f"{settings.seed} to {last}"
    players = ", ".join(dict.fromkeys(settings.strategies))
    fast = [each.engine == "fast" for each in played]
    by = ", played by the fast engine" if all(fast) else ""
    yield from screen.wrap(f"{rounds} {seeds}, {players} players{by}")
    names = _names([each.summary for each in played])
    heads = [each.variant for each in played]
    if max(map(len, heads)) > LONGEST_HEAD:
        heads = [_letter(place) for place in range(len(played))]
        for letter, each in zip(heads, played, strict=True):
            yield from screen.wrap(each.variant, f"{letter:<2} ")
    every = [
        [head, *(_cell(each.summary, name) for name in names)]
        for head, each in zip(heads, played, strict=True)
    ]
    first = ["", *(_label(name) for name in names)]
    for block in _blocks(first, every, screen.width):
        yield ""
        rows = list(zip(first, *block, strict=True))
        yield from columns(rows, frozenset(range(1, len(block) + 1)))


def _letter(place: int) -> str:
    return chr(ord("A") + place % 26) + (str(place // 26) if place >= 26 else "")


def _blocks(first: list[str], every: list[list[str]], width: int) -> Iterator[list[list[str]]]:
    """The columns in portions that fit beside the names; one that never fits stands alone."""
    names = max(map(display_width, first))
    block: list[list[str]] = []
    room = width - names
    for column in every:
        size = max(map(display_width, column)) + GAP
        if block and size > room:
            yield block
            block, room = [], width - names
        block.append(column)
        room -= size
    yield block


Figure = tuple[str, str | int | None]
"""What a line of figures is about, and of which seat or move."""


def _names(summaries: Sequence[Summary]) -> list[Figure]:
    found: list[Figure] = [("players", None), ("decisions", None), ("spread", None), ("percentiles", None)]
    found.append(("turns", None))
    if any(summary.points for summary in summaries):
        found.append(("points", None))
    found += [("seat", seat) for seat in range(max(summary.players for summary in summaries))]
    found += [("undecided", None), ("endless", None), ("stuck", None)]
    noted = dict.fromkeys(what for summary in summaries for what, _ in summary.tallies)
    found += [("noted", what) for what in noted if what not in EXPECTED]
    acts = dict.fromkeys(act for summary in summaries for act, _ in summary.shares[:MOST_MOVES_SHOWN])
    return found + [("move", act) for act in acts]


def _label(figure: Figure) -> str:
    what, which = figure
    hundred = ", ".join(map(str, SHOWN_PERCENTILES))
    labels = {
        "players": "players",
        "decisions": "decisions a round, mean",
        "spread": "  spread",
        "percentiles": f"  {hundred} of a hundred",
        "turns": "turns a round, mean",
        "points": "points a round, mean",
        "seat": f"won by seat {which}",
        "undecided": "won by nobody",
        "endless": "stopped at the turn limit",
        "stuck": "with somebody stuck",
        "noted": f"{str(which).removeprefix(AXIOM)} did not hold"
        if str(which).startswith(AXIOM)
        else str(which),
        "move": f"share of `{which}`",
    }
    return labels[what]


def _cell(summary: Summary, figure: Figure) -> str:
    what, which = figure
    match what:
        case "players":
            return str(summary.players)
        case "decisions":
            return _mean(summary.decisions)
        case "spread":
            return f"{summary.decisions.deviation:.1f}"
        case "percentiles":
            known = dict(summary.decisions.percentiles)
            return " ".join(str(known[p]) for p in SHOWN_PERCENTILES)
        case "turns":
            return _mean(summary.turns)
        case "points":
            return _mean(summary.points) if summary.points is not None else "-"
        case "seat":
            seat = int(which or 0)
            return f"{summary.seat_wins[seat] / summary.rounds:.1%}" if seat < summary.players else "-"
        case "noted":
            return str(dict(summary.tallies).get(str(which), 0))
        case "move":
            return f"{dict(summary.shares).get(str(which), 0.0):.1%}"
        case _:
            return str({"undecided": summary.undecided, "endless": summary.endless}.get(what, summary.stuck))


def _mean(spread: Spread) -> str:
    return f"{spread.mean:.1f} ± {2 * spread.error:.1f}"


def as_lines(played: Sequence[Played]) -> Iterator[str]:
    """A line per figure: variant, figure, value, with tabs."""
    for each in played:
        for name in _names([each.summary]):
            yield f"{each.variant}\t{_label(name).strip()}\t{_cell(each.summary, name)}"


# -------------------------------------------------------------------- for machines
def as_csv(screen: Screen, played: Sequence[Played]) -> None:
    """A line per round."""
    most = max(each.players for each in played)
    writer = csv.writer(screen.out, lineterminator="\n")
    points = [f"points-{seat}" for seat in range(most)]
    writer.writerow(["variant", "seed", "decisions", "turns", "ended", "winner", *points])
    for each in played:
        for r in each.rounds:
            winner = "" if r.winner is None else r.winner
            padded = [*r.points, *[""] * (most - len(r.points))]
            writer.writerow([each.variant, r.seed, r.decisions, r.turns, r.ended, winner, *padded])


def as_data(played: Sequence[Played], settings: Settings) -> dict[str, Any]:
    return {"variants": [_data(each.summary, settings, each.engine) for each in played]}


def _data(summary: Summary, settings: Settings, engine: str) -> dict[str, Any]:
    points = summary.points
    return {
        "variant": summary.variant,
        "rounds": summary.rounds,
        "seed": settings.seed,
        "players": summary.players,
        "strategy": ",".join(settings.strategies),
        "policy": settings.policy,
        "engine": engine,
        "habits": {
            "unlawful": settings.habits.unlawful,
            "forgets": settings.habits.forgets,
            "windows": settings.habits.windows,
        },
        "decisions": _spread(summary.decisions),
        "mean_decisions": summary.decisions.mean,
        "turns": _spread(summary.turns),
        "points": _spread(points) if points is not None else None,
        "mean_score": points.mean if points is not None else None,
        "seat_wins": list(summary.seat_wins),
        "undecided": summary.undecided,
        "endless": summary.endless,
        "stuck": summary.stuck,
        "moves": dict(summary.shares),
        "tallies": dict(summary.tallies),
    }


def _spread(spread: Spread) -> dict[str, Any]:
    return {
        "mean": spread.mean,
        "deviation": spread.deviation,
        "error": spread.error,
        "least": spread.least,
        "most": spread.most,
        "percentiles": {str(p): value for p, value in spread.percentiles},
    }
