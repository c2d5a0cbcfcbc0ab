"""`cardlaw open`: reads back a string that `cardlaw share` made."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import WrongUse, cannot_write
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen, rejected
from cardlaw.cli.variants import named_sources
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.parsing.items import LANGUAGE_VERSION
from cardlaw.language.reading.files import given_content
from cardlaw.language.reading.folders import head_in, head_of, rule_files, same_rules
from cardlaw.language.reading.source import Source
from cardlaw.language.saying import Saying
from cardlaw.language.storage import share as sharing
from cardlaw.language.storage.share import Parcel, Unreadable
from cardlaw.wording.commands import say

STDIN = "-"


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "STRING [OPTION ...]"
    parser.examples = ("cardlaw open cardlaw_1_…", "cardlaw open - --output friday.rules < friday.txt")
    parser.add_argument("string", metavar="STRING")
    parser.add_argument("--output", metavar="PATH")


def run(options: argparse.Namespace, screen: Screen) -> int:
    string = options.string
    if string == STDIN:
        string = given_content(2 * sharing.LARGEST, "a shared variant").decode("utf-8", "replace")
    try:
        parcel = sharing.read(string, LANGUAGE_VERSION)
        sources = _sources(parcel)
    except Unreadable as wrong:
        raise WrongUse(wrong.message, wrong.help) from None
    shelf = library(options)
    found = Library(shelf.folders, given=sources).compile(sources[0].name.removesuffix(".rules"))
    written = _write(Path(options.output), sources) if options.output else []
    differs = _differences(parcel, found)
    if screen.format == "json":
        _as_data(screen, parcel, found, sources, written, differs)
    else:
        if not written:
            screen.say(*(visible(line) for line in "\n".join(source.text for source in sources).splitlines()))
        for path in written:
            screen.say(say("wrote", file=str(path)))
            _tell_rivals(screen, path)
        _tell(screen, found, differs)
    if found.model is None:
        return 2
    return 1 if differs else 0


def _sources(parcel: Parcel) -> list[Source]:
    """The files by the names they give themselves; the variant to be opened stands first."""
    found = named_sources(parcel.texts)
    if found and head_in(found[0].text) != ("variant", found[0].name.removesuffix(".rules")):
        raise Unreadable(say("open-no-variant"))
    return found


def _write(path: Path, sources: Sequence[Source]) -> list[Path]:
    """Write the files, each only where there is none."""
    if len(sources) > 1 and not path.is_dir():
        names = ", ".join(source.name for source in sources)
        raise WrongUse(say("open-several-files", n=len(sources), names=names), say("open-needs-folder"))
    targets = [path / source.name for source in sources] if path.is_dir() else [path]
    for target in targets:
        if target.exists():
            raise WrongUse(say("there-already", file=str(target)), say("open-other-output"))
    for target, source in zip(targets, sources, strict=True):
        try:
            with target.open("x", encoding="utf-8") as file:
                file.write(source.text)
        except OSError as wrong:
            raise cannot_write(target, wrong) from None
    return targets


def _tell_rivals(screen: Screen, path: Path) -> None:
    """Another file beside it may have other rules under its name; then each is named by its path."""
    key = head_of(path)
    for other in rule_files(path.parent):
        if other != path and key is not None and head_of(other) == key and not same_rules(other, path):
            rival = say("open-rival", other=str(other), name=key[1], path=str(path))
            screen.remark("\n".join(screen.wrap(rival)))


def _differences(parcel: Parcel, found: Compiled) -> list[Saying]:
    if found.model is None or found.hash is None or found.hash.startswith(parcel.hash):
        return []
    return sharing.differing(parcel, found.model) or [say("open-other-names")]


def _tell(screen: Screen, found: Compiled, differs: list[Saying]) -> None:
    screen.diagnose(d for d in found.diagnostics if d.severity == "error")
    if found.model is None:
        screen.remark(say("open-does-not-compile"))
    elif not differs:
        screen.remark(say("open-same", hash=(found.hash or "")[:12]))
    else:
        screen.remark(say("open-not-same"))
        for line in differs:
            screen.remark("\n".join(screen.wrap(line, "  ")))


def _as_data(
    screen: Screen,
    parcel: Parcel,
    found: Compiled,
    sources: Sequence[Source],
    written: Sequence[Path],
    differs: list[Saying],
) -> None:
    from cardlaw.language.diagnostics.render import to_json

    screen.data(
        {
            "variant": sources[0].name.removesuffix(".rules"),
            "language": parcel.version,
            "files": [{"name": source.name, "text": source.text} for source in sources],
            "written": [str(path) for path in written],
            "expected": parcel.hash,
            "hash": found.hash,
            "same": found.model is not None and not differs,
            "differs": [str(line) for line in differs],
            "diagnostics": [to_json(d) for d in found.diagnostics],
            **({"error": rejected(found.diagnostics)} if found.model is None else {}),
        }
    )
