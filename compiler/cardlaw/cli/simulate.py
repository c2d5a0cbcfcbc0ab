"""`cardlaw simulate`: plays many rounds and tells what they came to, several variants side by side."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cardlaw.cli.arguments import VerbParser, library, one_of, whole_number
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.screen import Screen, columns
from cardlaw.cli.variants import model_of
from cardlaw.engine import Table, TableError
from cardlaw.engine.table import POLICIES
from cardlaw.language import model as m
from cardlaw.players.random_player import HABITS, Habits
from cardlaw.simulation.running import STRATEGIES, Round, Settings, simulate
from cardlaw.simulation.statistics import Spread, Summary, summarise

MOST_MOVES_SHOWN = 8


def share(text: str) -> float:
    """An argument that is a share of the occasions, from 0 to 1."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise argparse.ArgumentTypeError(f"`{text}` is not a share from 0 to 1, such as 0.1")
    return value


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID [ID ...] [OPTION ...]"
    parser.examples = (
        "cardlaw simulate NAME --rounds 1000 --seed 7",
        "cardlaw simulate house.rules --against NAME --strategy strategic",
    )
    parser.add_argument("ids", metavar="ID|FILE", nargs="+", help="the variants to play, on the same seeds")
    parser.add_argument(
        "--against", metavar="ID", action="append", default=[], help="one more, to compare with"
    )
    parser.add_argument(
        "--rounds", metavar="N", type=whole_number(1, 10_000_000), default=1_000, help="how many (1000)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0), default=0, help="the first round's seed (0)"
    )
    parser.add_argument(
        "--players", metavar="N", type=whole_number(1, 20), help="how many play (4, or what is allowed)"
    )
    parser.add_argument(
        "--strategy",
        metavar="S",
        type=one_of("strategy", STRATEGIES),
        default="random",
        help="random or strategic",
    )
    parser.add_argument(
        "--policy",
        metavar="P",
        type=one_of("policy", [p for p in POLICIES if p != "ask"]),
        default="strict",
        help="where the rules clash: strict (a restriction stands)\nor lenient",
    )
    parser.add_argument(
        "--unlawful",
        metavar="X",
        type=share,
        default=HABITS.unlawful,
        help=f"how often the random player breaks a rule that can\nbe broken ({HABITS.unlawful})",
    )
    parser.add_argument(
        "--forgets",
        metavar="X",
        type=share,
        default=HABITS.forgets,
        help=f"how often it leaves a duty, such as a call, undone\n({HABITS.forgets})",
    )
    parser.add_argument(
        "--windows",
        metavar="X",
        type=share,
        default=HABITS.windows,
        help=f"how often it uses a chance to catch or cut in ({HABITS.windows})",
    )
    parser.add_argument(
        "--jobs", metavar="J", type=whole_number(1, 256), default=1, help="how many processes (1)"
    )
    parser.add_argument("--csv", action="store_true", help="a line per round instead of figures")


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    references = list(dict.fromkeys([*options.ids, *options.against]))
    models = [(reference, model_of(shelf, reference)) for reference in references]
    habits = Habits(options.unlawful, options.forgets, options.windows)
    settings = Settings(
        options.rounds, options.seed, options.players, options.strategy, options.policy, habits
    )
    played: list[tuple[str, int, list[Round]]] = []
    with _progress(screen, len(models) * options.rounds) as tick:
        for reference, model in models:
            seats = _seats(model, settings)
            played.append((reference, seats, simulate(model, settings, options.jobs, tick)))
    if options.csv:
        _csv(screen, played)
        return 0
    summaries = [summarise(reference, seats, rounds) for reference, seats, rounds in played]
    if screen.format == "json":
        screen.data({"variants": [_json(summary, settings) for summary in summaries]})
    else:
        _table(screen, summaries, settings)
    return 1 if any(summary.endless or summary.stuck for summary in summaries) else 0


def _seats(model: m.Model, settings: Settings) -> int:
    try:
        return Table(model, settings.players, record=False).players
    except TableError as wrong:
        raise WrongUse(str(wrong)) from None


@contextmanager
def _progress(screen: Screen, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr while rounds are played, at a terminal only."""
    if screen.format != "text" or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("rounds", total=total)
        yield lambda rounds: bar.advance(task, rounds)


def _csv(screen: Screen, played: list[tuple[str, int, list[Round]]]) -> None:
    most = max(seats for _, seats, _ in played)
    writer = csv.writer(screen.out, lineterminator="\n")
    writer.writerow(
        ["variant", "seed", "decisions", "turns", "ended", "winner", *(f"points-{s}" for s in range(most))]
    )
    for reference, _, rounds in played:
        for each in rounds:
            winner = "" if each.winner is None else each.winner
            writer.writerow(
                [reference, each.seed, each.decisions, each.turns, each.ended, winner, *each.points]
            )


def _json(summary: Summary, settings: Settings) -> dict[str, Any]:
    return {
        "variant": summary.variant,
        "rounds": summary.rounds,
        "seed": settings.seed,
        "players": summary.players,
        "strategy": settings.strategy,
        "policy": settings.policy,
        "habits": {
            "unlawful": settings.habits.unlawful,
            "forgets": settings.habits.forgets,
            "windows": settings.habits.windows,
        },
        "decisions": _spread(summary.decisions),
        "mean_decisions": summary.decisions.mean,
        "turns": _spread(summary.turns),
        "points": _spread(summary.points) if summary.points is not None else None,
        "mean_score": summary.points.mean if summary.points is not None else None,
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


def _table(screen: Screen, summaries: list[Summary], settings: Settings) -> None:
    first = summaries[0]
    screen.say(
        *screen.wrap(
            f"{settings.rounds} rounds each, seeds {settings.seed} to {settings.seed + settings.rounds - 1}, "
            f"{settings.strategy} players"
        ),
        "",
    )
    rows: list[list[str]] = [["", *(s.variant for s in summaries)]]

    def row(name: str, tell: Callable[[Summary], str]) -> None:
        rows.append([name, *(tell(summary) for summary in summaries)])

    row("players", lambda s: str(s.players))
    row("decisions a round, mean", lambda s: f"{s.decisions.mean:.1f} ± {2 * s.decisions.error:.1f}")
    row("  spread", lambda s: f"{s.decisions.deviation:.1f}")
    row(
        "  5, 50, 95 of a hundred",
        lambda s: " ".join(str(dict(s.decisions.percentiles)[p]) for p in (5, 50, 95)),
    )
    row("turns a round, mean", lambda s: f"{s.turns.mean:.1f} ± {2 * s.turns.error:.1f}")
    if any(s.points for s in summaries):
        row(
            "points a round, mean",
            lambda s: f"{s.points.mean:.1f} ± {2 * s.points.error:.1f}" if s.points else "-",
        )
    for seat in range(max(s.players for s in summaries)):
        row(f"won by seat {seat}", lambda s, seat=seat: f"{_part(s, seat):.1%}" if seat < s.players else "-")  # type: ignore[misc]
    row("won by nobody", lambda s: str(s.undecided))
    row("broken off as endless", lambda s: str(s.endless))
    row("with somebody stuck", lambda s: str(s.stuck))
    for act in [act for act, _ in first.shares][:MOST_MOVES_SHOWN]:
        row(f"share of `{act}`", lambda s, act=act: f"{dict(s.shares).get(act, 0.0):.1%}")  # type: ignore[misc]
    screen.say(*columns(rows, frozenset(range(1, len(summaries) + 1))))


def _part(summary: Summary, seat: int) -> float:
    return summary.seat_wins[seat] / summary.rounds
