"""`cardlaw play`: a table at the terminal, against players of ours."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from cardlaw.cli.arguments import VerbParser, library, one_of, whole_number
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import model_of
from cardlaw.engine import Table, TableError
from cardlaw.engine.saving import Recorder, read, resume
from cardlaw.language import model as m
from cardlaw.players.base import Dice, Player
from cardlaw.players.drawing import Drawing
from cardlaw.players.looks import Looks
from cardlaw.players.person import Leave, Person
from cardlaw.players.random_player import HABITS, RandomPlayer
from cardlaw.players.strategic import StrategicPlayer
from cardlaw.players.words import Words

OTHERS = ("strategic", "random")
NAMES = ("you", "east", "north", "west", "ada", "ben", "cleo", "dora", "emil", "finn")


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID [OPTION ...]"
    parser.examples = (
        "cardlaw play NAME --players 3",
        "cardlaw play NAME --save evening.table",
        "cardlaw play --resume evening.table",
    )
    parser.add_argument("id", metavar="ID|FILE", nargs="?", help="what to play")
    parser.add_argument("--players", metavar="N", type=whole_number(1, 20), help="how many, you included")
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0), help="the same seed deals the same cards"
    )
    parser.add_argument(
        "--others",
        metavar="S",
        type=one_of("strategy", OTHERS),
        default="strategic",
        help="how the others play: strategic or random",
    )
    parser.add_argument("--save", metavar="FILE", help="write every move to this file")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--language", metavar="L", help="names in this language: en, fi, nb, it, sv")


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    try:
        table, recorder = _table(options, screen, shelf)
    except TableError as wrong:
        raise WrongUse(str(wrong)) from None
    try:
        return _play(options, screen, table, recorder)
    finally:
        if recorder is not None:
            recorder.close()


def _table(options: argparse.Namespace, screen: Screen, shelf: object) -> tuple[Table, Recorder | None]:
    from cardlaw.language.loading import Library

    assert isinstance(shelf, Library)
    if options.resume:
        if options.save:
            raise WrongUse(
                "`play` takes --save or --resume, not both", "a resumed game goes on in its own file"
            )
        saved = read(options.resume)
        model = _with_choices(model_of(shelf, options.id or saved.variant), dict(saved.head["choices"]))
        table, recorder, lost = resume(options.resume, model)
        screen.remark(
            f"resumed {options.resume}: {len(saved.choices)} moves"
            + ("; the last one was cut off and is lost" if lost else "")
        )
        return table, recorder
    if not options.id:
        raise WrongUse("`play` needs the id of what to play", "`cardlaw list` shows what there is")
    seed = options.seed if options.seed is not None else secrets.randbelow(2**31)
    table = Table(model_of(shelf, options.id), options.players, seed, policy="ask")
    recorder = Recorder.create(Path(options.save), table) if options.save else None
    return table, recorder


def _with_choices(model: m.Model, choices: dict[str, int | str]) -> m.Model:
    from dataclasses import replace

    return replace(model, choices=tuple((axis, choices.get(axis, value)) for axis, value in model.choices))


def _play(options: argparse.Namespace, screen: Screen, table: Table, recorder: Recorder | None) -> int:
    model = table.model
    edition = next((u for u in model.units if u.sort == "edition"), None)
    language = options.language or "en"
    names = tuple(NAMES[seat] if seat < len(NAMES) else f"player-{seat}" for seat in range(table.players))
    drawing = Drawing(model, names, Looks(model, screen.colour), Words(model, language), screen.width)
    person = Person(drawing, _ask, screen.say)
    seats: list[Player] = [
        person,
        *(_other(options.others, table.seed, seat) for seat in range(1, table.players)),
    ]
    screen.say(f"{model.name}: {edition.gloss.text if edition and edition.gloss else ''}".strip())
    screen.say(f"{table.players} players, seed {table.seed}; ? for help")
    try:
        while (decision := table.decision) is not None:
            place = (person if decision.player is None else seats[decision.player]).answer(
                table, 0 if decision.player is None else decision.player
            )
            table.choose(place)
            if recorder is not None:
                recorder.record(table)
    except (Leave, KeyboardInterrupt, EOFError):
        screen.say()
        where = f"cardlaw play --resume {recorder.path}" if recorder is not None else None
        screen.say(
            f"left the table; to go on: {where}"
            if where
            else "left the table; nothing was saved (see --save)"
        )
        return 0
    winner = "nobody" if table.winner is None else names[table.winner]
    screen.say("─" * screen.width, f"the game is over: won by {winner}")
    return 0


def _other(strategy: str, seed: int, seat: int) -> Player:
    dice = Dice(seed, seat)
    return StrategicPlayer(dice) if strategy == "strategic" else RandomPlayer(dice, HABITS)


def _ask(prompt: str) -> str:
    return input(prompt)
