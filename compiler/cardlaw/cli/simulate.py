"""`cardlaw simulate`: plays many rounds and tells what they came to, several variants side by side."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cardlaw.cli.arguments import VerbParser, library, one_of, strategy, whole_number
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.screen import Screen
from cardlaw.cli.simulated import AXIOM, Played, as_csv, as_data, as_lines, as_table
from cardlaw.cli.variants import model_of
from cardlaw.engine import Table, TableError
from cardlaw.engine.table import POLICIES
from cardlaw.language import model as m
from cardlaw.players.random_player import HABITS, Habits
from cardlaw.players.strategies import NoSuchPlayer, class_of
from cardlaw.simulation.quick import ENGINES, Simulated, simulated
from cardlaw.simulation.running import Settings
from cardlaw.simulation.statistics import summarise


def share(text: str) -> float:
    """An argument that is a share of the occasions, from 0 to 1."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise argparse.ArgumentTypeError(f"`{text}` is not a share from 0 to 1, such as 0.1")
    return value


def strategies(text: str) -> tuple[str, ...]:
    """An argument that says how each seat plays."""
    return tuple(strategy(part.strip()) for part in text.split(","))


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
        type=strategies,
        default=("random",),
        help="random, strategic, or a Python class of yours, as\nMODULE:CLASS; or one for each seat: S,S,S",
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
        "--engine",
        metavar="E",
        type=one_of("engine", ENGINES),
        help="fast or reference (the interpreter); the rounds are\nthe same, so by default fast plays what it can",
    )
    parser.add_argument(
        "--jobs", metavar="J", type=whole_number(1, 256), default=1, help="how many play at once (1)"
    )
    parser.add_argument("--csv", action="store_true", help="a line per round instead of figures")


def run(options: argparse.Namespace, screen: Screen) -> int:
    try:
        return _run(options, screen)
    except NoSuchPlayer as wrong:
        raise WrongUse(str(wrong)) from None


def _run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    for own in (name for name in options.strategy if ":" in name):
        class_of(own)
    if options.csv and screen.format != "text":
        raise WrongUse(f"`simulate` takes --csv or --format {screen.format}, not both")
    references = list(dict.fromkeys([*options.ids, *options.against]))
    models = [(reference, model_of(shelf, reference)) for reference in references]
    settings = Settings(
        options.rounds,
        options.seed,
        options.players,
        options.strategy,
        options.policy,
        Habits(options.unlawful, options.forgets, options.windows),
    )
    seats = [_seats(model, settings) for _, model in models]
    played: list[Played] = []
    with _progress(screen, len(models) * options.rounds) as tick:
        for (reference, model), players in zip(models, seats, strict=True):
            found = simulated(model, settings, players, options.jobs, tick, options.engine)
            figures = summarise(reference, players, found.rounds)
            played.append(Played(reference, players, found.rounds, figures, found.engine))
            for line in _remarks(reference, found, options):
                screen.remark(line)
            if found.cut:
                break
    if options.csv:
        as_csv(screen, played)
    elif screen.format == "json":
        screen.data(as_data(played, settings))
    else:
        screen.say(*(as_lines(played) if screen.format == "plain" else as_table(screen, played, settings)))
    cut = len(played) < len(models) or any(len(each.rounds) < options.rounds for each in played)
    return 1 if cut or any(map(_is_amiss, played)) else 0


def _remarks(variant: str, found: Simulated, options: argparse.Namespace) -> Iterator[str]:
    """What is worth knowing of how rounds were played."""
    asked = options.engine == "fast" or set(options.strategy) == {"random"}
    if found.reason is not None and asked:
        yield f"the interpreter plays `{variant}`, which takes longer; the fast engine does not: {found.reason}"
    if found.beyond:
        rounds = "1 round" if found.beyond == 1 else f"{found.beyond} rounds"
        yield f"{rounds} of `{variant}` went past what the fast engine holds; the interpreter played them"
    if found.cut:
        yield f"interrupted: the figures of `{variant}` are of the first {len(found.rounds)} rounds"


def _is_amiss(played: Played) -> bool:
    """Whether rounds had no end, somebody was stuck, or what always holds did not."""
    broken = any(what.startswith(AXIOM) for what, _ in played.summary.tallies)
    return bool(played.summary.endless or played.summary.stuck or broken)


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
