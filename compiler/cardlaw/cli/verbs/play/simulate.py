"""`cardlaw simulate`: plays many rounds and tells what they came to, several variants side by side."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardlaw.cli.arguments import (
    library,
    one_of,
    strategy,
    takes_cluster,
    whole_number,
)
from cardlaw.cli.failures import INTERRUPTED, WrongUse, told
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.progress import progress
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import model_of
from cardlaw.cli.views.rounds.rounds_file import ENDINGS, can_write, write_csv, write_rounds
from cardlaw.cli.views.rounds.simulation import (
    AXIOM,
    PlayedRounds,
    as_comparison,
    as_data,
    as_histograms,
    as_lines,
    as_table,
    played_by,
)
from cardlaw.engine import Table, TableError
from cardlaw.engine.play.table import POLICIES
from cardlaw.language import model as m
from cardlaw.language.saying import spoken
from cardlaw.players.random_player import HABITS, Habits
from cardlaw.players.strategies import NoSuchPlayer, class_of
from cardlaw.simulation.columns import ENDS
from cardlaw.simulation.pairing import Paired, paired
from cardlaw.simulation.playing import ENGINES, Game, Simulated, side_by_side
from cardlaw.simulation.running import MOST_DECISIONS, ONE_ROUND, Settings
from cardlaw.simulation.statistics import summarise
from cardlaw.wording import commands
from cardlaw.wording.arguments import SpokenAct
from cardlaw.wording.messages import message
from cardlaw.wording.simulating import Sayings
from cardlaw.workers.cluster import address
from cardlaw.workers.crew import processors

DEFAULT = ("strategic",)
"""How everybody plays if nobody says otherwise: random players take twenty times as many turns as people do."""

MANY = 1_000
"""From so many rounds on it is told which engine plays them: fewer are soon there by either, and are the same."""


def share(text: str) -> float:
    """An argument that is a share of the occasions, from 0 to 1."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise WrongUse(commands.say("not-a-share", text=text))
    return value


def strategies(text: str) -> tuple[str, ...]:
    """An argument that says how each seat plays."""
    return tuple(strategy(part.strip()) for part in text.split(","))


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID [ID ...] [OPTION ...]"
    parser.examples = (
        "cardlaw simulate NAME --rounds 1000 --seed 7",
        "cardlaw simulate house.rules --against NAME --histogram",
        "cardlaw simulate NAME --output rounds.csv --plot rounds.svg",
    )
    parser.add_argument("ids", metavar="ID|FILE", nargs="+")
    parser.add_argument("--against", metavar="ID", action="append", default=[])
    parser.add_argument("--rounds", metavar="N", type=whole_number(1, 10_000_000), default=1_000)
    parser.add_argument("--seed", metavar="S", type=whole_number(0), default=0)
    parser.add_argument("--players", metavar="N", type=whole_number(1, 20))
    parser.add_argument("--strategy", metavar="S", type=strategies, default=DEFAULT)
    parser.add_argument(
        "--policy", metavar="P", type=one_of("policy", [p for p in POLICIES if p != "ask"]), default="strict"
    )
    parser.add_argument("--unlawful", metavar="X", type=share, default=HABITS.unlawful)
    parser.add_argument("--forgets", metavar="X", type=share, default=HABITS.forgets)
    parser.add_argument("--windows", metavar="X", type=share, default=HABITS.windows)
    parser.add_argument("--engine", metavar="E", type=one_of("engine", ENGINES))
    parser.add_argument("--jobs", metavar="J", type=whole_number(1, 256))
    takes_cluster(parser)
    parser.add_argument("--output", metavar="FILE", action="append", default=[])
    parser.add_argument("--plot", metavar="FILE", action="append", default=[])
    parser.add_argument("--histogram", action="store_true")
    parser.add_argument("--csv", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    try:
        return _run(options, screen)
    except NoSuchPlayer as wrong:
        raise WrongUse(told(wrong)) from None


def _run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    say = Sayings(screen.language)
    for own in (name for name in options.strategy if ":" in name):
        class_of(own)
    if options.csv and screen.format != "text":
        raise WrongUse(
            commands.say("not-both", verb="simulate", one="--csv", other=f"--format {screen.format}")
        )
    outputs = [can_write(name, ENDINGS, say) for name in options.output]
    plots = [can_write(name, (".svg", ".png"), say) for name in options.plot]
    references = list(dict.fromkeys([*options.ids, *options.against]))
    settings = Settings(
        options.rounds,
        options.seed,
        options.players,
        options.strategy,
        options.policy,
        Habits(options.unlawful, options.forgets, options.windows),
    )
    models = [model_of(shelf, reference) for reference in references]
    games = [Game(model, settings, _seats(model, settings)) for model in models]
    found = _simulated(games, options, screen)
    played = [
        PlayedRounds(
            name,
            game.players,
            each.rounds,
            summarise(name, game.players, each.rounds),
            each.engine,
            _called(model, screen.language),
        )
        for name, model, game, each in zip(references, models, games, found, strict=True)
        if len(each.rounds)
    ]
    if not played:
        raise KeyboardInterrupt
    for path in outputs:
        write_rounds(path, played, settings, say)
        screen.remark(say("written", file=str(path), n=sum(len(each.rounds) for each in played)))
    for path in plots:
        from cardlaw.cli.views.rounds.rounds_plot import write_plot

        write_plot(path, played, say)
        screen.remark(say("written-plot", file=str(path)))
    if options.engine or options.rounds >= MANY:
        engines = [(each.variant, each.engine) for each in played]
        screen.remark("\n".join(screen.wrap(played_by(engines, say))))
    for line in _remarks(list(zip(references, found, strict=True)), options, say):
        screen.remark("\n".join(screen.wrap(line)))
    cut = any(each.cut for each in found)
    _show(
        played, replace(settings, rounds=max(len(each.rounds) for each in played)), options, screen, say, cut
    )
    return INTERRUPTED if cut else 1 if any(map(_is_amiss, played)) else 0


def _called(model: m.Model, language: str) -> dict[str, str]:
    """Each move in words."""
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    speaker = Speaker(Prose(model, language))
    moves = (act.name for act in model.acts if act.sort == "move")
    return {move: speaker.part(message("move", move=SpokenAct(move, None))) for move in moves}


def _simulated(games: Sequence[Game], options: argparse.Namespace, screen: Screen) -> list[Simulated]:
    total, done = sum(game.settings.rounds for game in games), 0
    with progress(screen, "playing", "round", total) as watched:

        def tick(rounds: int) -> None:
            nonlocal done
            done += rounds
            watched.done(done)

        jobs = options.jobs or processors()
        cluster = address(options.cluster)
        return side_by_side(games, jobs, tick, options.engine, cluster, each=bool(options.output))


def _show(
    played: Sequence[PlayedRounds],
    settings: Settings,
    options: argparse.Namespace,
    screen: Screen,
    say: Sayings,
    cut: bool,
) -> None:
    if options.csv:
        write_csv(screen.out, played)
        return
    base = options.against[0] if options.against else played[0].variant
    comparisons = list(_comparisons(played, base))
    match screen.format:
        case "json":
            screen.data(as_data(played, settings, comparisons, cut))
        case "plain":
            screen.say(*as_lines(played))
        case _:
            screen.say(*as_table(screen, played, settings, say))
            for each in comparisons:
                screen.say(*as_comparison(screen, each, say))
            if comparisons:
                screen.say(*screen.wrap(say("tests")))
            if options.histogram:
                screen.say(*as_histograms(screen, played, say))


def _comparisons(played: Sequence[PlayedRounds], base: str) -> Iterator[Paired]:
    """Every variant against the one that they are compared with, over the seeds that both have."""
    one = next((each for each in played if each.variant == base), None)
    for other in played:
        if one is not None and other is not one:
            found = paired(one.variant, one.rounds, other.variant, other.rounds)
            if found is not None:
                yield found


def _remarks(
    found: Sequence[tuple[str, Simulated]], options: argparse.Namespace, say: Sayings
) -> Iterator[str]:
    """What is worth knowing of how rounds were played."""
    reasons: dict[str, list[str]] = {}
    for variant, each in found:
        if each.reason is not None:
            reasons.setdefault(spoken(each.reason, say.language), []).append(f"`{variant}`")
    if options.engine or options.rounds >= MANY:
        if any(each.hostless for _, each in found):
            yield say("no-host")
            reasons.clear()
        for why, variants in reasons.items():
            yield say("slow", variant=", ".join(variants), why=why)
    if any(each.lost for _, each in found):
        yield say("cluster-lost")
    for variant, each in found:
        if each.beyond:
            yield say("beyond", variant=variant, n=each.beyond)
        if limited := each.rounds.ends.count(ENDS.index("limit")):
            yield say("limited", variant=variant, n=limited, turns=ONE_ROUND.turns, decisions=MOST_DECISIONS)
        if each.cut:
            yield say("cut", variant=variant, n=len(each.rounds), all=options.rounds)


def _is_amiss(played: PlayedRounds) -> bool:
    """Whether rounds had no end, somebody was stuck, or what always holds did not."""
    broken = any(what.startswith(AXIOM) for what, _ in played.summary.tallies)
    return bool(played.summary.endless or played.summary.stuck or broken)


def _seats(model: m.Model, settings: Settings) -> int:
    try:
        return Table(model, settings.players, record=False).players
    except TableError as wrong:
        raise WrongUse(told(wrong)) from None
