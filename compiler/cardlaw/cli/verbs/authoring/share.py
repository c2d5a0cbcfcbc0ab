"""`cardlaw share`: a variant as a short string that recreates it elsewhere."""

from __future__ import annotations

import argparse
import shlex

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import compiled, own_files
from cardlaw.language import syntax as s
from cardlaw.language.storage import share as sharing
from cardlaw.wording.commands import say


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "FILE [OPTION ...]"
    parser.examples = ("cardlaw share friday.rules", "cardlaw share friday.rules --remarks > friday.txt")
    parser.add_argument("file", metavar="FILE|ID")
    parser.add_argument("--remarks", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    found = compiled(library(options), options.file)
    assert found.model is not None and found.hash is not None
    heads = [file.head for file in found.files]
    if not any(isinstance(head, s.Variant) for head in heads):
        start = f"cardlaw new NAME --extends {shlex.quote(options.file)}"
        raise WrongUse(say("share-no-variant", name=options.file), say("share-start-one", command=start))
    own = own_files(found)
    if not own:
        raise WrongUse(say("share-shipped", name=options.file))
    if "[" in options.file:
        raise WrongUse(say("share-choices"), say("share-set"))
    variants = [file for file in own if isinstance(file.head, s.Variant)]
    rest = [file for file in own if not isinstance(file.head, s.Variant)]
    ordered = [*reversed(_from_the_base(variants)), *rest]
    texts = tuple(
        file.span.source.text if options.remarks else sharing.bare(file.span.source.text) for file in ordered
    )
    string = sharing.write(sharing.pack(found.model, found.hash, texts))
    if screen.format == "json":
        screen.data({"variant": found.model.name, "hash": found.hash, "files": len(texts), "string": string})
    else:
        screen.say(string)
    return 0


def _from_the_base(variants: list[s.File]) -> list[s.File]:
    """Variants so that each comes after the one it extends."""
    ordered: list[s.File] = []
    left = list(variants)
    while left:
        names = {file.head.name.text for file in left}
        ready = [f for f in left if not (isinstance(f.head, s.Variant) and f.head.base.text in names)]
        ordered += ready or left
        left = [file for file in left if file not in ordered]
    return ordered
