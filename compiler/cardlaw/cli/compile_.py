"""`cardlaw compile`: a game as a module of WebAssembly that plays it, as bytes or as text to read."""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from cardlaw.cli.arguments import VerbParser, library, whole_number
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import model_of
from cardlaw.engine import TableError
from cardlaw.fast.values import Outside
from cardlaw.fast.wasm import encoded, text
from cardlaw.fast.writer import Writer
from cardlaw.simulation.running import ONE_ROUND

SUFFIXES = (".wasm", ".wat")


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID|FILE --output FILE [OPTION ...]"
    parser.examples = (
        "cardlaw compile NAME --output game.wasm",
        "cardlaw compile NAME --players 3 --output game.wat",
    )
    parser.add_argument("id", metavar="ID|FILE", help="the variant")
    parser.add_argument(
        "--output",
        metavar="FILE",
        required=True,
        help="where to: a name that ends in .wasm, or in .wat for\ntext that people can read",
    )
    parser.add_argument(
        "--players", metavar="N", type=whole_number(1, 20), help="how many play (4, or what is allowed)"
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    to = Path(options.output)
    if to.suffix not in SUFFIXES:
        raise WrongUse(f"`{options.output}` ends in neither .wasm nor .wat, so its form is not known")
    model = model_of(library(options), options.id)
    try:
        module = Writer(model, options.players, ONE_ROUND).module()
    except Outside as wrong:
        raise WrongUse(f"`{options.id}` cannot be written as WebAssembly: {wrong}") from None
    except TableError as wrong:
        raise WrongUse(str(wrong)) from None
    data = encoded(module) if to.suffix == ".wasm" else text(module).encode()
    try:
        to.write_bytes(data)
    except OSError as wrong:
        raise WrongUse(f"`{options.output}` cannot be written: {wrong.strerror}") from None
    digest = hashlib.sha256(data).hexdigest()
    if screen.format == "json":
        screen.data({"variant": options.id, "file": str(to), "bytes": len(data), "sha256": digest})
    else:
        screen.say(f"{options.output}: {len(data):,} bytes, sha256 {digest[:16]}")
    return 0
