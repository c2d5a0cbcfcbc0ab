"""`cardlaw compile`: a game as a module of WebAssembly that plays it, as bytes or as text to read."""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from cardlaw.cli.arguments import library, whole_number
from cardlaw.cli.failures import WrongUse, cannot_write, told
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import model_of
from cardlaw.engine import TableError
from cardlaw.fast.code.wasm import encoded, text
from cardlaw.fast.expressions.lookups import Outside
from cardlaw.fast.writer import Writer
from cardlaw.simulation.running import ONE_ROUND
from cardlaw.wording.commands import say

SUFFIXES = (".wasm", ".wat")


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID|FILE --output FILE [OPTION ...]"
    parser.examples = (
        "cardlaw compile NAME --output game.wasm",
        "cardlaw compile NAME --players 3 --output game.wat",
    )
    parser.add_argument("id", metavar="ID|FILE")
    parser.add_argument("--output", metavar="FILE", required=True)
    parser.add_argument("--players", metavar="N", type=whole_number(1, 20))


def run(options: argparse.Namespace, screen: Screen) -> int:
    to = Path(options.output)
    if to.suffix not in SUFFIXES:
        raise WrongUse(say("compile-no-form", file=options.output), say("compile-forms"))
    model = model_of(library(options), options.id)
    try:
        module = Writer(model, options.players, ONE_ROUND).module()
    except Outside as wrong:
        raise WrongUse(say("compile-outside", name=options.id, why=wrong.said)) from None
    except TableError as wrong:
        raise WrongUse(told(wrong)) from None
    data = encoded(module) if to.suffix == ".wasm" else text(module).encode()
    try:
        to.write_bytes(data)
    except OSError as wrong:
        raise cannot_write(options.output, wrong) from None
    digest = hashlib.sha256(data).hexdigest()
    if screen.format == "json":
        screen.data({"variant": options.id, "file": str(to), "bytes": len(data), "sha256": digest})
    else:
        screen.say(say("compile-written", file=options.output, n=len(data), digest=digest[:16]))
    return 0
