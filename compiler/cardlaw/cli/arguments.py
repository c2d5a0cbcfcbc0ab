"""Sorts of arguments that several verbs take, and what options mean for the screen and the rule folders."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.parser import VerbParser as VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.language.saying import LANGUAGES, ListedWords, Saying
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.language.loading import Library

MOST_DIGITS = 12
"""Longer numbers are not read: none that anybody means has more."""

FORMATS = ("text", "plain", "json")

SHOWN_AS: dict[str, Literal["plain", "json"]] = {"sarif": "json", "github": "plain"}
"""How the rest is said where one verb is asked for a form of its own."""


def parser_of(verb: str, module: str) -> VerbParser:
    """What a verb takes, with what every verb takes."""
    parser = VerbParser(verb)
    import_module(f"cardlaw.cli.verbs.{module}").arguments(parser)
    parser.add_argument("--rules", metavar="DIR", action="append", default=[], shared=True)
    parser.add_argument(
        "--format",
        metavar="FORM",
        type=one_of("format", (*FORMATS, *parser.forms), parser.other_forms),
        default="text",
        shared=True,
    )
    parser.add_argument("--language", metavar="L", shared=True)
    parser.add_argument("--no-color", action="store_true", shared=True)
    parser.add_argument("--no-colour", action="store_true", help=argparse.SUPPRESS, shared=True)
    parser.add_argument("-h", "--help", action="store_true", shared=True)
    return parser


def one_of(what: str, values: Sequence[str], otherwise: Saying | None = None) -> Any:
    """A type of argument that is one of a few words; `otherwise` says how to ask for what it is not."""

    def read(text: str) -> str:
        if text in values:
            return text
        from cardlaw.language.diagnostics.diagnostic import did_you_mean

        guess = did_you_mean(text, values)
        known = ListedWords(tuple(values), "or", quoted=False)
        help = say("can-be-guess", values=known, guess=guess) if guess else say("can-be", values=known)
        raise WrongUse(say("no-such-value", what=what.replace(" ", "-"), text=text), otherwise or help)

    return read


def strategy(text: str) -> str:
    """An argument that says how a seat plays: one of ours, or `module:Class`."""
    return text if ":" in text else str(one_of("strategy", ("random", "strategic", "MODULE:CLASS"))(text))


def whole_number(least: int, most: int = 10**9) -> Any:
    """A type of argument that is a whole number from `least` to `most`."""

    def read(text: str) -> int:
        digits = text[1:] if text[:1] in ("+", "-") else text
        right = digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS
        if not right or not least <= int(text) <= most:
            raise WrongUse(say("not-a-whole-number", text=text, least=least, most=most))
        return int(text)

    return read


def takes_jobs(parser: VerbParser) -> None:
    """`--jobs`, for a verb that has work for several processes."""
    parser.add_argument("--jobs", metavar="J", type=whole_number(1, 256))


def takes_cluster(parser: VerbParser) -> None:
    """`--cluster`, for a verb whose work others can do, too."""
    parser.add_argument("--cluster", metavar="ADDRESS")


@contextmanager
def on_cluster(options: argparse.Namespace) -> Iterator[None]:
    """What is analysed inside is worked on by the cluster that was asked for, if any was."""
    from cardlaw.workers.cluster import ENVIRONMENT

    before = dict(os.environ)
    os.environ |= {ENVIRONMENT: options.cluster} if options.cluster else {}
    try:
        yield
    finally:
        if options.cluster:
            os.environ.pop(ENVIRONMENT)
            os.environ |= {name: before[name] for name in before.keys() & {ENVIRONMENT}}


def takes_courses(parser: VerbParser, thing: str) -> None:
    """`--reach` and `--emit-courses`, for a verb that finds things which show at a table."""
    parser.add_argument("--reach", action="store_true")
    parser.add_argument("--emit-courses", metavar="DIR")


def spoken_language(asked: str | None) -> str:
    """The language to answer in: the one asked for, else that of the system; English where it is not spoken."""
    if asked is not None:
        return asked if asked in LANGUAGES else "en"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(name):
            code = found.partition("_")[0].partition(".")[0].lower()
            code = "nb" if code == "no" else code
            return code if code in LANGUAGES else "en"
    return "en"


def language(options: argparse.Namespace, screen: Screen) -> str:
    """The language to answer in."""
    return screen.language


def unknown_verb(word: str, verbs: Iterable[str]) -> WrongUse:
    from cardlaw.language.diagnostics.diagnostic import did_you_mean
    from cardlaw.language.loading import Library

    guess = did_you_mean(word, verbs)
    if guess is None and any(name == word for _, name in Library(()).entries):
        guess = f"list {word}"
    help = say("did-you-mean", guess=f"cardlaw {guess}") if guess else say("lists-verbs")
    return WrongUse(say("no-such-verb", word=word), help)


def set_up(screen: Screen, options: argparse.Namespace) -> None:
    """Make the screen what the options ask for, and see that the rule folders are there."""
    screen.set(SHOWN_AS.get(options.format, options.format), options.no_color or options.no_colour)
    if options.language is not None and options.language not in LANGUAGES:
        known = ListedWords(LANGUAGES, quoted=False)
        screen.remark(
            f"cardlaw: {screen.words(say('no-such-language', asked=options.language, known=known))}"
        )
    for name in options.rules:
        _is_folder(name, say("rules-takes-folder"))
    for name in _usual_folders():
        _is_folder(name, say("variable-holds-folders", sign=os.pathsep))
    _tell_nameless(screen, [*options.rules, *_usual_folders()])


def _tell_nameless(screen: Screen, folders: Iterable[str]) -> None:
    """A rule file that cannot be named by an id is not passed over in silence."""
    from cardlaw.language.reading.folders import nameless, shown

    for path in (path for folder in folders for path in nameless(Path(folder))):
        screen.remark("\n".join(screen.wrap(say("left-out", file=shown(path)))))


def _is_folder(name: str, help: Saying) -> None:
    folder = Path(name)
    if not name or not folder.is_dir():
        raise WrongUse(say("is-a-file" if name and folder.exists() else "no-folder", name=name), help)


def _usual_folders() -> list[str]:
    """The rule folders that the environment names."""
    return [name for name in os.environ.get("CARDLAW_RULES", "").split(os.pathsep) if name]


def library(options: argparse.Namespace) -> Library:
    """The rule folders that the options name, then those of the environment, before the shipped ones."""
    from cardlaw.language.loading import Library

    return Library(tuple(Path(name) for name in (*options.rules, *_usual_folders())))
