"""`cardlaw doctor`: what is installed, where the rules come from, and what to do where something is amiss.

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

from cardlaw.cli.arguments import VerbParser
from cardlaw.cli.main import version
from cardlaw.cli.screen import Screen

NEEDED_PYTHON = (3, 11)
REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)\s*>=\s*([0-9.]+)\s*$")


class Finding(NamedTuple):
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
            {"name": found.name, "right": found.right, "seen": found.seen, "mend": found.mend}
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
            screen.say(*screen.wrap(f"-> {found.mend}", indent, f"{indent}   "))
    if screen.format == "text":
        amiss = f"{len(wrong)} thing{'' if len(wrong) == 1 else 's'} to mend"
        screen.say("", amiss if wrong else "everything is in order")
    return 1 if wrong else 0


Look = Callable[[argparse.Namespace, Screen], Iterator[Finding]]


def _seen(look: Look, options: argparse.Namespace, screen: Screen) -> Iterator[Finding]:
    """What a look finds; one that itself fails is a finding too."""
    try:
        yield from look(options, screen)
    except Exception as error:
        name = look.__name__.strip("_")
        said = " ".join(str(error).split()) or type(error).__name__
        yield Finding(name, False, f"could not be looked at: {said}", _reinstall())


def _python(options: argparse.Namespace, screen: Screen) -> Iterator[Finding]:
    least = ".".join(map(str, NEEDED_PYTHON))
    right = sys.version_info[:2] >= NEEDED_PYTHON
    seen = f"{platform.python_version()} ({platform.python_implementation()}, {sys.platform})"
    yield Finding("python", right, seen, None if right else f"install Python {least} or newer")
    yield Finding("cardlaw", True, version())


def _packages(options: argparse.Namespace, screen: Screen) -> Iterator[Finding]:
    from importlib.metadata import PackageNotFoundError, requires
    from importlib.metadata import version as installed

    try:
        needed = [found for line in requires("cardlaw") or [] if (found := REQUIREMENT.fullmatch(line))]
    except PackageNotFoundError:
        yield Finding("packages", False, "cardlaw itself is not installed", _reinstall())
        return
    for found in needed:
        name, least = found.groups()
        try:
            there = installed(name)
        except PackageNotFoundError:
            yield Finding(name, False, "is not installed", f"pip install '{name}>={least}'")
            continue
        right = _numbers(there) >= _numbers(least)
        mend = None if right else f"it must be {least} or newer: pip install --upgrade {name}"
        yield Finding(name, right, there, mend)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"[0-9]+", text)[:4])


def _rules(options: argparse.Namespace, screen: Screen) -> Iterator[Finding]:
    from cardlaw.cli.arguments import library
    from cardlaw.language.loading import shipped_rules

    shipped = shipped_rules()
    checkout = (shipped.parent / "pyproject.toml").is_file()
    where = f"{shipped} ({'the checkout' if checkout else 'installed'})"
    if not shipped.is_dir():
        yield Finding("rules", False, f"the shipped rules are not at {shipped}", _reinstall())
    for folder in options.rules:
        where = f"{folder}, then {where}"
    shelf = library(options)
    sorts = ("vocabulary", "edition", "variant", "pack")
    counts = [f"{len(shelf.of_sort(sort))} {title}" for sort, title in zip(sorts, SHELVES, strict=True)]
    yield Finding("rules", bool(shelf.entries), f"{where}: {', '.join(counts)}")
    units = shelf.of_sort("edition", "variant", "pack")
    from cardlaw.language.diagnostics import has_errors

    failed = [unit.name for unit in units if has_errors(shelf.compile(unit.name).diagnostics)]
    seen = f"{len(units) - len(failed)} of {len(units)} editions, variants and packs compile"
    mend = f"`cardlaw check {' '.join(failed)}` says what is wrong with them" if failed else None
    yield Finding("compiler", not failed, seen, mend)


SHELVES = ("games", "editions", "variants", "packs")


def _cache(options: argparse.Namespace, screen: Screen) -> Iterator[Finding]:
    """The folder where the parser is kept: without it everything works, and starts half a second later."""
    from cardlaw.language.parser_cache import cache_folder, trusted
    from cardlaw.language.parsing import parser

    parser()
    folder = cache_folder()
    if folder is None:
        yield Finding("cache", True, "switched off (CARDLAW_CACHE), so every start takes longer")
    elif trusted(folder) and os.access(folder, os.W_OK):
        kept = sum(1 for _ in folder.glob("parser-*"))
        yield Finding("cache", True, f"{folder} ({kept} parser{'' if kept == 1 else 's'} kept)")
    elif folder.is_dir():
        mend = f"make it yours alone: chown \"$USER\" '{folder}' && chmod 700 '{folder}'"
        yield Finding("cache", False, f"{folder} is open to others, so it is not used", mend)
    else:
        mend = "set CARDLAW_CACHE to a folder that can be written, or to `off`"
        yield Finding("cache", False, f"{folder} cannot be made", mend)


def _terminal(options: argparse.Namespace, screen: Screen) -> Iterator[Finding]:
    encoding = (screen.out.encoding or "ascii").lower().replace("_", "-")
    where = f"{screen.width} columns" if screen.out.isatty() else f"none; {screen.width} columns taken"
    seen = f"{where}, {'colours' if screen.colour else 'no colours'}, {encoding}"
    right = encoding in ("utf-8", "utf8")
    yield Finding("terminal", right, seen, None if right else "set PYTHONUTF8=1, or a UTF-8 locale")


def _reinstall() -> str:
    return "install cardlaw again, or in a checkout run `make demo`"


LOOKS: tuple[Look, ...] = (_python, _packages, _rules, _cache, _terminal)
