"""`cardlaw site`: every page as Markdown, with assets and navigation, for any generator of sites."""

from __future__ import annotations

import argparse
import json
import logging
from pathlib import Path

from cardlaw.cli.arguments import one_of
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.progress import patience
from cardlaw.cli.screen import Screen
from cardlaw.wording.sheets import said

DOCS = "docs"
"""The folder of Markdown below the folder given, as generators have it."""
MADE_HERE = "navigation.json"
"""The file by which a folder is known again."""
FINDINGS = ("none", "kept", "all")


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "--out DIR [ID ...] [OPTION ...]"
    parser.examples = (
        "cardlaw site --out pages --rules house/",
        "cardlaw site fi-108 sv-112 --out pages --languages fi,sv",
    )
    parser.add_argument("ids", metavar="ID", nargs="*")
    parser.add_argument("--out", metavar="DIR", required=True)
    parser.add_argument("--languages", metavar="L,L", default="en")
    parser.add_argument("--at", metavar="PATH", default="rules")
    parser.add_argument("--scenarios", metavar="PATH", action="append", default=[])
    parser.add_argument("--findings", metavar="HOW", type=one_of("findings", FINDINGS), default="all")
    parser.add_argument("--title", metavar="TEXT", default="Rulebooks")
    parser.add_argument("--strict", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    from cardlaw.documents.site.publishing import (
        SiteWishes,
        configuration,
        files_of,
        navigation_of,
        problems,
        published,
    )

    spoken = screen.language
    folders = tuple(Path(name).resolve() for name in options.rules)
    languages = tuple(code.strip() for code in options.languages.split(",") if code.strip())
    for wrong in problems(languages, options.ids, folders):
        raise WrongUse(wrong)
    for name in options.scenarios:
        if not Path(name).exists():
            raise WrongUse(said(spoken, "site-no-scenarios", name=name))
    out = _folder(options.out, spoken)
    wanted = SiteWishes(
        languages=languages,
        folders=folders,
        at=options.at,
        editions=tuple(options.ids),
        scenarios=tuple(Path(name).resolve() for name in options.scenarios),
        findings=options.findings,
        rules=options.rules[0] if options.rules else None,
    )
    heard = _Remarks(screen)
    log = logging.getLogger("mkdocs.plugins.cardlaw")
    log.addHandler(heard)
    try:
        with patience(screen, said(spoken, "site-making")):
            result = published(wanted)
            files, nav = dict(files_of(result)), navigation_of(result)
    finally:
        log.removeHandler(heard)
    files["index.md"] = _entrance(options.title, nav)
    nav = [{options.title: "index.md"}, *nav]
    for path in (out / DOCS / options.at.strip("/")).rglob("*.md"):
        if path.relative_to(out / DOCS).as_posix() not in files:
            path.unlink()  # of an earlier time
    for name, text in files.items():
        _write(out / DOCS / name, text)
    _write(out / "mkdocs.yml", configuration(options.title, nav, DOCS))
    _write(out / MADE_HERE, json.dumps(nav, ensure_ascii=False, indent=2) + "\n")
    for line in result.wrong:
        screen.remark(f"cardlaw: {line}")
    for code, n in result.untranslated.items():
        screen.remark(f"cardlaw: {said(spoken, 'site-untranslated', language=code, n=n)}")
    if screen.format == "json":
        told = {"wrong": result.wrong, "untranslated": dict(result.untranslated)}
        screen.data({"folder": str(out), "files": sorted(files), **told})
    else:
        screen.say(said(spoken, "site-done", n=len(files), folder=str(out)))
    return 1 if options.strict and result.wrong else 0


def _folder(name: str, spoken: str) -> Path:
    """The folder to write into: new, empty, or one that this command has made."""
    out = Path(name)
    ours = not out.exists() or (out.is_dir() and ((out / MADE_HERE).is_file() or not any(out.iterdir())))
    if not ours:
        raise WrongUse(said(spoken, "site-foreign", name=name), said(spoken, "site-new-folder"))
    return out


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _entrance(title: str, nav: list[object]) -> str:
    """A first page that leads to the others."""
    pages = (path for each in nav if isinstance(each, dict) for path in each.values())
    first = next((path for path in pages if isinstance(path, str)), "")
    return f"# {title}\n\n[{title}]({first})\n" if first else f"# {title}\n"


class _Remarks(logging.Handler):
    """Warnings from the making of pages, beside the result."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(logging.WARNING)
        self.screen = screen

    def emit(self, record: logging.LogRecord) -> None:
        self.screen.remark(record.getMessage())
