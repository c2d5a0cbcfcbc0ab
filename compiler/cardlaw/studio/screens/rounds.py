"""Many rounds of one's own rules beside rounds of the rules they change: figures and plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlaw.cli.views.rounds.rounds_plot import picture
from cardlaw.cli.views.rounds.simulation import PlayedRounds
from cardlaw.engine.program.program import program_of
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.host import NoHost
from cardlaw.language import model as m
from cardlaw.simulation.playing import Game, side_by_side
from cardlaw.simulation.quick import Quick
from cardlaw.simulation.running import ONE_ROUND, Settings
from cardlaw.simulation.statistics import summarise
from cardlaw.studio import hosting
from cardlaw.studio.answering import Refused, Request, progress
from cardlaw.studio.rules import language_of, model_of
from cardlaw.wording.simulating import Sayings

ROUNDS = 10_000
SLOW_ROUNDS = 200
"""Rounds where the fast engine cannot play the rules: about as many seconds of waiting."""
PLAYERS = ("strategic", "random")


def rounds(request: Request) -> dict[str, Any]:
    """Play rounds of `variant` and, if it is named, of `against`, on the same seeds."""
    models = [model_of(request, key) for key in ("variant", "against") if request.get(key) is not None]
    titles = request.get("titles")
    if not isinstance(titles, list) or len(titles) != len(models):
        raise Refused("the rules to be played have no names")
    strategy, number = _manner(models)
    settings = Settings(number, 0, None, (strategy,))
    games = [Game(model, settings, program_of(model, None, ONE_ROUND).layout.players) for model in models]
    done = 0

    def tick(more: int) -> None:
        nonlocal done
        done += more
        progress(done, number * len(games))

    found = side_by_side(games, 1, tick)
    played = [
        PlayedRounds(
            str(name)[:40], game.players, each.rounds, summarise(name, game.players, each.rounds), each.engine
        )
        for name, game, each in zip(titles, games, found, strict=True)
    ]
    return {
        "rounds": number,
        "strategy": strategy,
        "engine": [each.engine for each in played],
        "figures": [_figures(each) for each in played],
        "plot": picture(played, Sayings(language_of(request))).svg(),
    }


def _manner(models: Sequence[m.Model]) -> tuple[str, int]:
    """How the players play and how often: as well as they can where that is quick."""
    hosting.stand_in()
    for strategy in PLAYERS:
        try:
            for model in models:
                Quick(model, Settings(1, 0, None, (strategy,)))
            return strategy, ROUNDS
        except (Outside, NoHost):
            continue
    return PLAYERS[0], SLOW_ROUNDS


def _figures(played: PlayedRounds) -> dict[str, Any]:
    summary = played.summary
    return {
        "title": played.variant,
        "players": played.players,
        "turns": summary.turns.mean,
        "points": summary.points.mean if summary.points is not None else None,
        "seats": [summary.seat(seat).value for seat in range(played.players)],
        "undecided": summary.undecided + summary.endless,
        "stuck": summary.stuck,
    }
