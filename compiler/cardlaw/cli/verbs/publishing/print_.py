"""`cardlaw print`: a rulebook as a sheet for the table: PDF, HTML or Markdown, in any of the languages."""

from __future__ import annotations

import argparse
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cardlaw.cli.arguments import library, one_of
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import file_name, told_apart
from cardlaw.wording.commands import say
from cardlaw.wording.sheets import said

if TYPE_CHECKING:
    from cardlaw.documents.printing.handout import Handout
    from cardlaw.language import model as m
    from cardlaw.language.reading.translations import Catalogue

KINDS = ("full", "one-page", "house-rules", "poster", "cheat-cards")
PAPERS = ("a3", "a4", "a5", "booklet")
ENDINGS = {".pdf": "pdf", ".html": "html", ".htm": "html", ".md": "markdown"}
STANDARD_OUTPUT = "-"


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID|FILE [ID|FILE ...] [OPTION ...]"
    parser.examples = (
        "cardlaw print sv-112 --language sv",
        'cardlaw print "it-56 with stacking" --kind house-rules --output rules.pdf',
        "cardlaw print fi-112 sv-112 --kind poster",
        "cardlaw print nb-108 --kind one-page --output - > nb-108.md",
    )
    parser.other_forms = say("print-form-by-name")
    parser.add_argument("names", metavar="ID|FILE", nargs="+")
    parser.add_argument("--kind", metavar="KIND", type=one_of("kind of sheet", KINDS), default="full")
    parser.add_argument("--output", metavar="FILE")
    parser.add_argument("--paper", metavar="SIZE", type=one_of("paper", PAPERS))
    parser.add_argument("--link", metavar="URL", default="")


def run(options: argparse.Namespace, screen: Screen) -> int:
    from cardlaw.language.reading.translations import catalogue_of

    spoken = screen.language
    shelf = library(options)
    models = told_apart(shelf, options.names)
    if options.link and not re.fullmatch(r"https?://[^\s<>\"]+", options.link):
        raise WrongUse(said(spoken, "no-address", link=options.link))
    if options.kind == "poster" and len(models) < 2:
        raise WrongUse(said(spoken, "too-few"), said(spoken, "name-two"))
    if options.kind != "poster" and len(models) > 1:
        raise WrongUse(said(spoken, "only-one", kind=options.kind), said(spoken, "name-two"))
    form, path = _wanted(options, spoken, models)
    handout = _made(models, options, spoken, catalogue_of(shelf.folders), screen)
    paper = options.paper or ("a3" if options.kind == "poster" else "a4")
    content, pages = _written(handout, form, paper, spoken)
    if path is None:
        screen.out.write(content.decode())
        return 0
    try:
        path.write_bytes(content)
    except OSError as wrong:
        why = (wrong.strerror or str(wrong)).lower()
        raise WrongUse(said(spoken, "cannot-write", file=str(path), why=why)) from None
    if screen.format == "json":
        screen.data(
            {"file": str(path), "form": form, "kind": options.kind, "language": spoken, "pages": pages}
        )
    else:
        screen.say(said(spoken, "written", file=str(path), pages=pages) if pages else str(path))
    return 0


def _wanted(options: argparse.Namespace, spoken: str, models: list[m.Model]) -> tuple[str, Path | None]:
    """In which form the sheet is written, and where."""
    if options.output == STANDARD_OUTPUT:
        return "markdown", None
    if options.output is None:
        name = "-".join(file_name(model.name) for model in models)
        kind = "" if options.kind == "full" else f"-{options.kind}"
        return ("pdf", Path(f"{name}{kind}.pdf"))
    path = Path(options.output)
    form = ENDINGS.get(path.suffix.lower())
    if form is None:
        raise WrongUse(said(spoken, "no-ending", file=options.output), said(spoken, "give-ending"))
    return form, path


def _made(
    models: list[m.Model], options: argparse.Namespace, spoken: str, catalogue: Catalogue, screen: Screen
) -> Handout:
    from cardlaw.documents.printing.kinds import MAKERS, NothingToPrint
    from cardlaw.documents.printing.wording import Worded

    try:
        if options.kind == "poster":
            return _poster(models, options, spoken, catalogue, screen)
        return MAKERS[options.kind](Worded(models[0], spoken, catalogue), options.link)
    except NothingToPrint as wrong:
        help = said(spoken, "try-variant") if options.kind == "house-rules" else None
        raise WrongUse(str(wrong), help) from None


def _poster(
    models: list[m.Model], options: argparse.Namespace, spoken: str, catalogue: Catalogue, screen: Screen
) -> Handout:
    from cardlaw.analysis.reach.lived import lived
    from cardlaw.analysis.storing import compared, shown_in_play
    from cardlaw.analysis.working import processors
    from cardlaw.cli.progress import progress
    from cardlaw.documents.evidence.comparisons import shown
    from cardlaw.documents.printing.posters import poster

    if len({model.vocabulary for model in models}) > 1:
        raise WrongUse(said(spoken, "other-games"))
    looks = len(models) * (len(models) - 1)
    with progress(screen, said(spoken, "comparing"), "look", looks) as watched:
        report = compared(models, jobs=processors(), done=lambda number, _: watched.done(number))
        report = shown_in_play(models, report, partial(lived, jobs=processors()))
    return poster(models, shown(models, report), spoken, catalogue, options.link)


def _written(handout: Handout, form: str, paper: str, spoken: str) -> tuple[bytes, int]:
    """The sheet as bytes, and how many pages it has; 0 where it has none."""
    from cardlaw.documents.printing import pdf
    from cardlaw.documents.printing.markdown import markdown
    from cardlaw.documents.printing.web import html

    if form == "markdown":
        return markdown(handout).encode(), 0
    if form == "html":
        return html(handout, paper).encode(), 0
    try:
        made = pdf.booklet(handout) if paper == "booklet" else pdf.made(handout, paper)
    except pdf.NoTypesetter:
        raise WrongUse(said(spoken, "needs-typst"), said(spoken, "install-typst")) from None
    except pdf.PageTooLong as long:
        raise WrongUse(said(spoken, "too-long", n=long.pages), said(spoken, "print-full")) from None
    return made.pdf, made.pages
