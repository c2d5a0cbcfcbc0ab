"""`cardlaw play`: a table at the terminal, against players of ours."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from pathlib import Path

from cardlaw.cli.arguments import VerbParser, library, one_of, whole_number
from cardlaw.cli.failures import INTERRUPTED, WrongUse
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import compiled, model_of, model_of_save, own_files, with_choices
from cardlaw.engine import Recorder, Table, TableError, read, resume
from cardlaw.language.display import visible
from cardlaw.language.loading import Library
from cardlaw.players.base import Dice, Player
from cardlaw.players.drawing import Drawing
from cardlaw.players.looks import Looks, showable
from cardlaw.players.person import Leave, Person
from cardlaw.players.phrases import LANGUAGES
from cardlaw.players.random_player import HABITS, RandomPlayer
from cardlaw.players.strategic import StrategicPlayer
from cardlaw.players.words import Words

OTHERS = ("strategic", "random")
NAMES = ("ada", "ben", "cleo", "dora", "emil", "finn", "gwen", "hugo", "ines", "jon")
LONGEST_LINE = 1_000
"""Letters of a typed line that are looked at; the longest move of a shipped game has under 200."""
LONGEST_REST = 10_000_000
"""Letters of a line that are passed over before it is taken to have no end."""
PERSON = 0
"""The seat of whoever sits at the terminal."""


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
    parser.add_argument(
        "--language",
        metavar="L",
        type=one_of("language", LANGUAGES),
        default="en",
        help=f"what is said, in {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]} (en)",
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    try:
        table, recorder = _table(options, screen, library(options))
    except TableError as wrong:
        raise WrongUse(str(wrong)) from None
    try:
        return _play(options, screen, table, recorder)
    finally:
        if recorder is not None:
            recorder.close()


def _table(options: argparse.Namespace, screen: Screen, shelf: Library) -> tuple[Table, Recorder | None]:
    if options.resume:
        return _resumed(options, screen, shelf)
    if not options.id:
        raise WrongUse("`play` needs the id of what to play", "`cardlaw list` shows what there is")
    seed = options.seed if options.seed is not None else secrets.randbelow(2**31)
    found = compiled(shelf, options.id)
    assert found.model is not None
    table = Table(found.model, options.players, seed, policy="ask")
    if not options.save:
        return table, None
    texts = [file.span.source.text for file in own_files(found)] if _from_files(options, shelf) else ()
    return table, Recorder.create(Path(options.save), table, texts)


def _from_files(options: argparse.Namespace, shelf: Library) -> bool:
    """Whether rules can take part that are not shipped with cardlaw."""
    return bool(shelf.folders) or "/" in options.id or ".rules" in options.id


def _resumed(options: argparse.Namespace, screen: Screen, shelf: Library) -> tuple[Table, Recorder]:
    for option in ("save", "players", "seed"):
        if getattr(options, option) is not None:
            raise WrongUse(
                f"`play` takes --{option} or --resume, not both", "a resumed game goes on as it was saved"
            )
    saved = read(options.resume)
    if options.id:
        model = with_choices(model_of(shelf, options.id), saved.head["choices"])
    else:
        model = model_of_save(shelf, saved, options.resume, bool(options.rules))
    table, recorder, lost = resume(options.resume, model)
    cut = "; the last one was cut off and is lost" if lost else ""
    screen.remark(f"resumed {options.resume}: {len(saved.choices)} moves{cut}")
    return table, recorder


def _play(options: argparse.Namespace, screen: Screen, table: Table, recorder: Recorder | None) -> int:
    model = table.model
    words = Words(model, options.language)
    names = (words("you"), *(NAMES[i % len(NAMES)] for i in range(table.players - 1)))
    looks = Looks(model, screen.colour, not showable(model, screen.encoding))
    drawing = Drawing(model, names, looks, words, screen.width)
    person = Person(table, PERSON, drawing, lambda prompt: _ask(screen, prompt), screen.say)
    own = next(
        (u for sort in ("variant", "edition") for u in model.units if u.sort == sort and u.gloss), None
    )
    about = words.text(own.gloss) if own is not None and own.gloss is not None else ""
    screen.say(*screen.wrap(f"{model.name}: {about}".removesuffix(": ")))
    screen.say(words.phrases("hello", n=table.players, seed=table.seed), *drawing.legend())
    try:
        while (decision := table.decision) is not None:
            seat = decision.player
            if seat is None or seat == PERSON:
                place = person.answer(table, seat)
            else:
                place = _other(options.others, table, seat).answer(table, seat)
            table.choose(place)
            if recorder is not None:
                recorder.record(table)
    except (Leave, KeyboardInterrupt, EOFError) as leaving:
        screen.say()
        if recorder is not None:
            recorder.record(table)
            left = words.phrases("left", command=_command(options, recorder.path))
        else:
            left = words.phrases("left-unsaved")
        screen.say(*screen.wrap(left))
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    person.hear(table)
    screen.say("─" * screen.width, *screen.wrap(_ending(table, words, names)))
    return 0


def _ask(screen: Screen, prompt: str) -> str:
    """A line from the person; where it comes from no terminal it is shown, so that the output reads as there."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    if sys.stdin.isatty():
        return input(prompt)[:LONGEST_LINE]
    screen.out.write(prompt)
    screen.out.flush()
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    screen.say(visible(line.rstrip("\n"))[: screen.width - len(prompt)])
    _pass_over(line)
    return line


def _pass_over(line: str) -> None:
    """Leave out the rest of a line that was cut; one that does not end is not read for ever."""
    rest, left = line, LONGEST_REST
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(min(left, LONGEST_REST // 10))
        left -= len(rest)
        if left <= 0:
            raise WrongUse(
                f"a line on standard input has more than {LONGEST_REST:,} letters", "a move is one short line"
            )


def _other(strategy: str, table: Table, seat: int) -> Player:
    """A player of ours; its chance hangs on the seed and the moves so far, so that a resumed game goes on alike."""
    dice = Dice(table.seed + 0x9E37 * (table.answered + 1), seat)
    return StrategicPlayer(dice) if strategy == "strategic" else RandomPlayer(dice, HABITS)


def _command(options: argparse.Namespace, path: Path) -> str:
    """How to go on with the game."""
    parts = ["cardlaw", "play", "--resume", str(path)]
    for folder in options.rules:
        parts += ["--rules", folder]
    if options.others != OTHERS[0]:
        parts += ["--others", options.others]
    if options.language != "en":
        parts += ["--language", options.language]
    return shlex.join(parts)


def _ending(table: Table, words: Words, names: tuple[str, ...]) -> str:
    winner = words("nobody") if table.winner is None else names[table.winner]
    won = words.phrases("won-by", who=winner)
    return f"{words.phrases('game-over')}: {words.phrases('too-long') if table.outcome == 'limit' else won}"
