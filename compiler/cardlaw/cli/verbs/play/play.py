"""`cardlaw play`: play against the computer at the terminal."""

from __future__ import annotations

import argparse
import re
import secrets
from pathlib import Path

from cardlaw.cli.arguments import library, one_of, strategy, whole_number
from cardlaw.cli.failures import INTERRUPTED, WrongUse, told
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import compiled, model_of, model_of_save, own_files, with_choices
from cardlaw.cli.verbs.play.names import kept, unusable, wrong_with
from cardlaw.cli.verbs.play.session import Sitting, Texts
from cardlaw.engine import Recorder, Table, TableError, read, resume
from cardlaw.language.loading import Library
from cardlaw.players.person import PersonLeaves
from cardlaw.players.strategies import NoSuchPlayer, class_of
from cardlaw.wording.commands import say

OTHERS = ("strategic", "random")


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID [OPTION ...]"
    parser.examples = (
        "cardlaw play NAME --players 3",
        "cardlaw play NAME --save evening.table",
        "cardlaw play --resume evening.table",
    )
    parser.add_argument("id", metavar="ID|FILE", nargs="?")
    parser.add_argument("--players", metavar="N", type=whole_number(1, 20))
    parser.add_argument("--seed", metavar="S", type=whole_number(0))
    parser.add_argument("--others", metavar="S", type=one_of("strategy", OTHERS), default="strategic")
    parser.add_argument("--seat", metavar="N=WHO", type=_seat, action="append", default=[])
    parser.add_argument("--names", metavar="A,B,…", type=_names, default=())
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--resume", metavar="FILE")


def _seat(text: str) -> tuple[int, str]:
    """An argument that says who sits where: `2=random`."""
    number, is_, who = text.partition("=")
    if not is_ or not re.fullmatch(r"[1-9][0-9]?", number):
        raise WrongUse(say("play-bad-seat", text=text))
    return int(number), who if who == "person" else strategy(who)


def _names(text: str) -> tuple[str, ...]:
    """An argument that gives the players their names."""
    names = tuple(name.strip() for name in text.split(","))
    if (wrong := wrong_with(names)) is not None:
        raise WrongUse(wrong)
    return names


def run(options: argparse.Namespace, screen: Screen) -> int:
    try:
        for _, who in options.seat:
            if ":" in who:
                class_of(who)
        table, recorder, texts = _table(options, screen, library(options))
    except TableError as wrong:
        raise WrongUse(told(wrong)) from None
    sitting: Sitting | None = None
    try:
        sitting = Sitting(options, screen, table, recorder, texts)
        sitting.opening()
        sitting.play()
        sitting.ending()
    except (PersonLeaves, KeyboardInterrupt, EOFError) as leaving:
        if sitting is not None:
            sitting.left()
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    except NoSuchPlayer as wrong:
        raise WrongUse(told(wrong)) from None
    finally:
        recorder = sitting.recorder if sitting is not None else recorder
        if recorder is not None:
            recorder.close()
    return 0


def _table(
    options: argparse.Namespace, screen: Screen, shelf: Library
) -> tuple[Table, Recorder | None, Texts]:
    if options.resume:
        table, recorder = _resumed(options, screen, shelf)
        return table, recorder, tuple
    if not options.id:
        raise WrongUse(say("play-needs-id"), say("list-shows"))
    seed = options.seed if options.seed is not None else secrets.randbelow(2**31)
    found = compiled(shelf, options.id)
    assert found.model is not None
    table = Table(found.model, options.players, seed, policy="ask")

    def texts() -> tuple[str, ...]:
        """The rule files that are not shipped with cardlaw."""
        shipped = not shelf.folders and "/" not in options.id and ".rules" not in options.id
        return () if shipped else tuple(file.span.source.text for file in own_files(found))

    return table, Recorder.create(Path(options.save), table, texts()) if options.save else None, texts


def _resumed(options: argparse.Namespace, screen: Screen, shelf: Library) -> tuple[Table, Recorder]:
    for option in ("save", "players", "seed"):
        if getattr(options, option) is not None:
            wrong = say("not-both", verb="play", one=f"--{option}", other="--resume")
            raise WrongUse(wrong, say("play-as-saved"))
    saved = read(options.resume)
    if options.id:
        model = with_choices(model_of(shelf, options.id), saved.head["choices"])
    else:
        model = model_of_save(shelf, saved, options.resume, bool(options.rules))
    table, recorder, lost = resume(options.resume, model)
    resumed = "play-resumed-cut" if lost else "play-resumed"
    screen.remark(say(resumed, file=options.resume, n=len(saved.choices)))
    if not options.names:
        if unusable(Path(options.resume), table.players):
            screen.remark(say("play-no-names", file=options.resume))
        options.names = kept(Path(options.resume), table.players) or ()
    return table, recorder
