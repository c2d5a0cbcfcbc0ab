"""`cardlaw doctor`: what is installed, where the rules come from, and what to do where something is wrong.

Nothing of the compiler is imported before it is known to be there.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardlaw.cli.main import version
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.wording.commands import say

NEEDED_PYTHON = (3, 11)
REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)\s*>=\s*([0-9.]+)\s*$")


class CheckedThing(NamedTuple):
    """One thing looked at: whether it is right, what was seen, and how to mend it if it is not."""

    name: str
    right: bool
    seen: str
    mend: str | None = None


def arguments(parser: VerbParser) -> None:
    parser.examples = ("cardlaw doctor", "cardlaw doctor --rules house/")


def run(options: argparse.Namespace, screen: Screen) -> int:
    findings = [found for look in LOOKS for found in _seen(look, options, screen)]
    wrong = [found for found in findings if not found.right]
    if screen.format == "json":
        checks = [
            {
                "name": found.name,
                "right": found.right,
                "seen": str(found.seen),
                "mend": found.mend and str(found.mend),
            }
            for found in findings
        ]
        screen.data({"cardlaw": version(), "right": not wrong, "checks": checks})
        return 1 if wrong else 0
    width = max(len(found.name) for found in findings)
    for found in findings:
        mark = screen.paint("good", "ok") if found.right else screen.paint("bad", "!!")
        indent = " " * (width + 5)
        first, *rest = screen.wrap(found.seen, indent)
        screen.say(f"{mark}  {found.name:<{width}} {first.strip()}", *rest)
        if found.mend:
            screen.say(*screen.wrap(f"-> {screen.words(found.mend)}", indent, f"{indent}   "))
    if screen.format == "text":
        screen.say("", say("doctor-wrong", n=len(wrong)) if wrong else say("doctor-right"))
    return 1 if wrong else 0


Look = Callable[[argparse.Namespace, Screen], Iterator[CheckedThing]]


def _seen(look: Look, options: argparse.Namespace, screen: Screen) -> Iterator[CheckedThing]:
    """What a look finds; one that itself fails is a finding too."""
    try:
        yield from look(options, screen)
    except Exception as error:
        name = look.__name__.strip("_")
        why = " ".join(str(error).split()) or type(error).__name__
        yield CheckedThing(name, False, say("doctor-failed", why=why), say("doctor-reinstall"))


def _python(options: argparse.Namespace, screen: Screen) -> Iterator[CheckedThing]:
    least = ".".join(map(str, NEEDED_PYTHON))
    right = sys.version_info[:2] >= NEEDED_PYTHON
    seen = f"{platform.python_version()} ({platform.python_implementation()}, {sys.platform})"
    yield CheckedThing("python", right, seen, None if right else say("doctor-newer-python", version=least))
    yield CheckedThing("cardlaw", True, version())


def _packages(options: argparse.Namespace, screen: Screen) -> Iterator[CheckedThing]:
    from importlib.metadata import PackageNotFoundError, requires
    from importlib.metadata import version as installed

    try:
        needed = [found for line in requires("cardlaw") or [] if (found := REQUIREMENT.fullmatch(line))]
    except PackageNotFoundError:
        yield CheckedThing("packages", False, say("doctor-not-installed-itself"), say("doctor-reinstall"))
        return
    for found in needed:
        name, least = found.groups()
        try:
            there = installed(name)
        except PackageNotFoundError:
            yield CheckedThing(name, False, say("doctor-not-installed"), f"pip install '{name}>={least}'")
            continue
        right = _numbers(there) >= _numbers(least)
        upgrade = f"pip install --upgrade {name}"
        mend = None if right else say("doctor-newer-package", version=least, command=upgrade)
        yield CheckedThing(name, right, there, mend)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"[0-9]+", text)[:4])


def _rules(options: argparse.Namespace, screen: Screen) -> Iterator[CheckedThing]:
    from cardlaw.cli.arguments import library
    from cardlaw.language.loading import shipped_rules

    shipped = shipped_rules()
    checkout = (shipped.parent / "pyproject.toml").is_file()
    if not shipped.is_dir():
        yield CheckedThing(
            "rules", False, say("doctor-no-rules", folder=str(shipped)), say("doctor-reinstall")
        )
    shelf = library(options)
    seen = say(
        "doctor-rules",
        folders=", ".join([*options.rules, str(shipped)]),
        kind="checkout" if checkout else "installed",
        games=len(shelf.of_sort("vocabulary")),
        editions=len(shelf.of_sort("edition")),
        variants=len(shelf.of_sort("variant")),
        packs=len(shelf.of_sort("pack")),
    )
    yield CheckedThing("rules", bool(shelf.entries), seen)
    units = shelf.of_sort("edition", "variant", "pack")
    from cardlaw.language.diagnostics.diagnostic import has_errors

    failed = [unit.name for unit in units if has_errors(shelf.compile(unit.name).diagnostics)]
    seen = say("doctor-compile", n=len(units) - len(failed), total=len(units))
    mend = say("doctor-see-check", command=f"cardlaw check {' '.join(failed)}") if failed else None
    yield CheckedThing("compiler", not failed, seen, mend)


def _cache(options: argparse.Namespace, screen: Screen) -> Iterator[CheckedThing]:
    """The folder where the parser is kept: without it everything works, and starts half a second later."""
    from cardlaw.language.parsing.cache import cache_folder, trusted
    from cardlaw.language.parsing.items import parser

    parser()
    folder = cache_folder()
    if folder is None:
        yield CheckedThing("cache", True, say("doctor-cache-off"))
    elif trusted(folder) and os.access(folder, os.W_OK):
        kept = sum(1 for _ in folder.glob("parser-*"))
        yield CheckedThing("cache", True, say("doctor-cache", folder=str(folder), n=kept))
    elif folder.is_dir():
        command = f"chown \"$USER\" '{folder}' && chmod 700 '{folder}'"
        mend = say("doctor-cache-own", command=command)
        yield CheckedThing("cache", False, say("doctor-cache-open", folder=str(folder)), mend)
    else:
        yield CheckedThing(
            "cache", False, say("doctor-cache-none", folder=str(folder)), say("doctor-cache-set")
        )


def _terminal(options: argparse.Namespace, screen: Screen) -> Iterator[CheckedThing]:
    encoding = (screen.out.encoding or "ascii").lower().replace("_", "-")
    seen = say(
        "doctor-terminal",
        there="yes" if screen.out.isatty() else "no",
        n=screen.width,
        colours="yes" if screen.colour else "no",
        encoding=encoding,
    )
    right = encoding in ("utf-8", "utf8")
    yield CheckedThing("terminal", right, seen, None if right else say("doctor-utf8"))


LOOKS: tuple[Look, ...] = (_python, _packages, _rules, _cache, _terminal)
