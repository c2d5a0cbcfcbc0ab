"""`cardlaw fmt`: puts rule files into their canonical layout, whole or not at all."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.rewrite import changed_at, rewrite
from cardlaw.cli.screen import Screen, rejected
from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.loading import MOST_FILES
from cardlaw.language.printing.layout import format_source
from cardlaw.language.reading.files import content_of, given_content
from cardlaw.language.reading.source import LARGEST_FILE, Source, decode_source, read_source
from cardlaw.language.records import dataclass
from cardlaw.wording.commands import say

ENDINGS = (".rules", ".spec")
STDIN = "-"


@dataclass(frozen=True, slots=True)
class Formatted:
    """A file before and after; `after` is None where it does not read."""

    name: str
    path: Path | None
    before: str
    after: str | None
    diagnostics: tuple[Diagnostic, ...]
    crlf: bool
    changed_at: int

    @property
    def changed(self) -> bool:
        return self.after is not None and self.after != self.before


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "[--check] [--diff] FILE|DIR ... [OPTION ...]"
    parser.examples = ("cardlaw fmt house.rules", "cardlaw fmt --check rules/", "cardlaw fmt - < house.rules")
    parser.add_argument("files", metavar="FILE|DIR", nargs="+")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--diff", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    if STDIN in options.files and len(options.files) > 1:
        raise WrongUse(say("fmt-not-both"))
    results = [_formatted(name, path) for name, path in _named(options.files)]
    dry = options.check or options.diff
    for result in results:
        if options.diff:
            _diff(result, screen)
        if result.path is None and not dry and screen.format != "json":
            screen.out.write(result.after or "")
        elif result.changed and not dry:
            _write(result)
    if screen.format == "json":
        written = not dry and options.files != [STDIN]
        data: dict[str, Any] = {"files": [_json(result) for result in results], "written": written}
        failed = [d for result in results if result.after is None for d in result.diagnostics]
        screen.data({**data, **({"error": rejected(failed)} if failed else {})})
    elif options.files != [STDIN] and not (options.diff and not options.check):
        _tell(results, dry, screen)
    if screen.format != "json":
        screen.diagnose(d for result in results for d in result.diagnostics)
    if any(result.after is None for result in results):
        return 2
    return 1 if dry and any(result.changed for result in results) else 0


def _named(names: list[str]) -> Iterator[tuple[str, Path | None]]:
    """The files to format: those named, and those in the folders named, each once and in order."""
    seen: set[str] = set()
    for name in names:
        if name == STDIN:
            yield "stdin", None
            continue
        path = Path(name)
        found = sorted(_inside(path)) if path.is_dir() else [path]
        if not found:
            raise WrongUse(say("fmt-no-files", folder=name), say("rule-files-end"))
        for file in found:
            if os.path.realpath(file) not in seen:
                seen.add(os.path.realpath(file))
                yield str(file), file


def _inside(folder: Path) -> Iterator[Path]:
    count = 0
    for here, folders, names in os.walk(folder):
        folders[:] = [f for f in folders if not f.startswith((".", "_")) and f != "node_modules"]
        for name in names:
            if name.endswith(ENDINGS) and count < MOST_FILES:
                count += 1
                yield Path(here) / name


def _formatted(name: str, path: Path | None) -> Formatted:
    read_at = changed_at(path)
    source, wrong, raw = _read(name, path)
    if source is None:
        return Formatted(name, path, "", None, wrong, False, read_at)
    crlf = b"\r\n" in raw
    before = raw.decode("utf-8", errors="replace").replace("\r\n", "\n")
    after, wrong = format_source(source)
    if after is not None and after != before and format_source(Source(name, after))[0] != after:
        raise AssertionError(f"the layout of `{name}` does not stand: formatting it twice gives two results")
    return Formatted(name, path, before, after, wrong, crlf, read_at)


def _read(name: str, path: Path | None) -> tuple[Source | None, tuple[Diagnostic, ...], bytes]:
    if path is None:
        raw = given_content(LARGEST_FILE, "a rule file")
        return *decode_source(name, raw), raw
    source, wrong = read_source(path, name)
    return source, wrong, b"" if source is None else content_of(path, LARGEST_FILE, "a rule file")


def _write(result: Formatted) -> None:
    assert result.path is not None and result.after is not None
    rewrite(result.path, result.after, result.crlf, result.changed_at, result.name, say("fmt-again"))


def _diff(result: Formatted, screen: Screen) -> None:
    if not result.changed or screen.format == "json":
        return
    for line in _diff_lines(result):
        style = {"+": "good", "-": "bad", "@": "name"}.get(line[:1])
        screen.say(screen.paint(style, line) if style else line)


def _diff_lines(result: Formatted) -> Iterator[str]:
    from difflib import unified_diff

    assert result.after is not None
    before, after, name = result.before.split("\n"), result.after.split("\n"), visible(result.name)
    if before[-1:] == [""] and after[-1:] == [""]:
        before, after = before[:-1], after[:-1]
    yield from unified_diff(before, after, name, f"{name} (formatted)", lineterm="")


def _tell(results: list[Formatted], dry: bool, screen: Screen) -> None:
    changed = [result for result in results if result.changed]
    unread = sum(result.after is None for result in results)
    for result in changed:
        screen.say(say("fmt-would-format" if dry else "fmt-formatted", file=visible(result.name)))
    if screen.format == "plain":
        return
    same = len(results) - len(changed) - unread
    parts = [say("fmt-would-change" if dry else "fmt-changed", n=len(changed))] if changed else []
    parts += [say("fmt-same", n=same)] if same else []
    parts += [say("fmt-unread", n=unread)] if unread else []
    screen.say(", ".join(map(screen.words, parts)))


def _json(result: Formatted) -> dict[str, Any]:
    from cardlaw.language.diagnostics.render import to_json

    return {
        "file": result.name,
        "reads": result.after is not None,
        "changed": result.changed,
        "diff": list(_diff_lines(result)) if result.changed else [],
        "diagnostics": [to_json(diagnostic) for diagnostic in result.diagnostics],
        **({"text": result.after} if result.path is None else {}),
    }
