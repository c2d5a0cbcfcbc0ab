"""The arguments of a verb: read with argparse, explained in words of ours."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Never

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.screen import Screen

if TYPE_CHECKING:
    from cardlaw.language.loading import Library

IN_A_NAME = ("with", "and", ",")
"""Words that stand inside the name of a variant, and end up by themselves where nobody quoted it."""
FORMATS = ("text", "plain", "json")

SHOWN_AS: dict[str, Literal["plain", "json"]] = {"sarif": "json", "github": "plain"}
"""How the rest is said where one verb is asked for a form of its own."""

IN_OUR_WORDS = (
    (r"argument (.+?): expected one argument", r"{verb} {0} needs a value after it"),
    (r"argument (.+?): expected at least one argument", r"{verb} {0} needs a value after it"),
    (r"the following arguments are required: (.+)", r"{verb} needs {0}"),
    (r"argument (.+?): ignored explicit argument (.+)", r"{verb} {0} takes no value"),
    (r"argument (.+?): not allowed with argument (.+)", r"{verb} takes {0} or {1}, not both"),
    (r"argument (.+?): (.+)", r"{1}"),
)


class VerbParser(argparse.ArgumentParser):
    """What one verb takes, with the options that every verb takes.

    `synopsis` is set by a verb whose arguments are best shown in one line; `examples` follow the help.
    """

    def __init__(self, verb: str, does: str) -> None:
        super().__init__(
            prog=f"cardlaw {verb}",
            description=f"{does[0].upper()}{does[1:]}.",
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: argparse.RawTextHelpFormatter(prog, max_help_position=22, width=80),
        )
        self.verb = verb
        self.synopsis = "[OPTION ...]"
        self.examples: tuple[str, ...] = ()
        every = self.add_argument_group("options of every verb")
        every.add_argument(
            "--rules",
            metavar="DIR",
            action="append",
            default=[],
            help="look for rules here first; may be given several times\n(then in the folders of CARDLAW_RULES)",
        )
        self._format = every.add_argument(
            "--format",
            metavar="FORM",
            type=one_of("format", FORMATS),
            default="text",
            help="text (for people), plain (a line each) or json",
        )
        every.add_argument(
            "--no-color", action="store_true", help="no colours, as with NO_COLOR in the environment"
        )
        every.add_argument("--no-colour", action="store_true", help=argparse.SUPPRESS)
        every.add_argument("-h", "--help", action="store_true", help="this text")

    def also_formats(self, *forms: str) -> None:
        """Further forms that the output of this verb can have."""
        self._format.type = one_of("format", (*FORMATS, *forms))
        self._format.help = f"text (for people), plain (a line each), json,\n{' or '.join(forms)}"

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments given, or why they cannot be read; `--help` wins over anything missing."""
        if any(word in ("-h", "--help") for word in argv):
            return argparse.Namespace(help=True)
        self._known_options(argv)
        options, unread = self.parse_known_intermixed_args(argv)
        if unread:
            raise self._left_over(unread[0])
        return options

    def _known_options(self, argv: Sequence[str]) -> None:
        """A misspelt option is told before anything that is missing because of it."""
        for word in argv[: argv.index("--") if "--" in argv else None]:
            option = word.partition("=")[0]
            if re.fullmatch(r"--[a-z][a-z-]*", option) and option not in self._option_string_actions:
                raise self._left_over(word)

    def format_help(self) -> str:
        self.usage = f"cardlaw {self.verb} {self.synopsis}"
        shown = super().format_help().replace("positional arguments:", "arguments:")
        examples = "\n".join(f"  $ {example}" for example in self.examples)
        return shown + (f"\nexamples:\n{examples}\n" if examples else "")

    def error(self, message: str) -> Never:
        for pattern, ours in IN_OUR_WORDS:
            if found := re.fullmatch(pattern, message):
                raise WrongUse(ours.format(*found.groups(), verb=f"`{self.verb}`"), self._see_help())
        raise WrongUse(f"`{self.verb}`: {message}", self._see_help())

    def _left_over(self, word: str) -> WrongUse:
        if word.startswith("-") and len(word) > 1:
            return unknown_option(word, list(self._option_string_actions), self.verb)
        if word in IN_A_NAME:
            return WrongUse(
                f"`{self.verb}`: unexpected argument `{word}`",
                'put the whole name in quotes: "NAME with PACK, PACK[OPTION=VALUE]"',
            )
        return WrongUse(f"`{self.verb}`: unexpected argument `{word}`", self._see_help())

    def _see_help(self) -> str:
        return f"`cardlaw {self.verb} --help` says what it takes"


def one_of(what: str, values: Sequence[str]) -> Any:
    """A type of argument that is one of a few words."""

    def read(text: str) -> str:
        if text in values:
            return text
        from cardlaw.language.diagnostics import did_you_mean

        guess = did_you_mean(text, values)
        known = ", ".join(values[:-1]) + f" or {values[-1]}"
        more = f"; did you mean `{guess}`?" if guess else ""
        raise argparse.ArgumentTypeError(f"there is no {what} `{text}`, it can be {known}{more}")

    return read


def strategy(text: str) -> str:
    """An argument that says how a seat plays: one of ours, or `module:Class`."""
    return text if ":" in text else str(one_of("strategy", ("random", "strategic", "MODULE:CLASS"))(text))


def whole_number(least: int, most: int = 10**9) -> Any:
    """A type of argument that is a whole number from `least` to `most`."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,12}", text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"`{text}` is not a whole number from {least} to {most}")
        return int(text)

    return read


def takes_jobs(parser: VerbParser) -> None:
    """`--jobs`, for a verb that has work for several processes."""
    parser.add_argument(
        "--jobs", metavar="J", type=whole_number(1, 256), help="how many processes (one for each processor)"
    )


def takes_cluster(parser: VerbParser) -> None:
    """`--cluster`, for a verb whose work others can do, too."""
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let a Dask cluster do the work: the address of its\nscheduler, as tcp://HOST:8786 (CARDLAW_CLUSTER)",
    )


def takes_courses(parser: VerbParser, thing: str) -> None:
    """`--reach` and `--emit-courses`, for a verb that finds things which show at a table."""
    parser.add_argument(
        "--reach",
        action="store_true",
        help=f"play from the deal to a table at which each {thing}\nshows, as far as one is found",
    )
    parser.add_argument(
        "--emit-courses", metavar="DIR", help="write these courses of play for `cardlaw replay`, a file\neach"
    )


def takes_language(parser: VerbParser) -> None:
    """`--language`, for a verb that speaks several."""
    parser.add_argument(
        "--language",
        metavar="L",
        help="in which language to answer: en, fi, nb, it or sv (that\nof your system, else en)",
    )


def language(options: argparse.Namespace, screen: Screen) -> str:
    """The language to answer in: the one asked for, else that of the system; English where it is not spoken."""
    from cardlaw.wording.messages import LANGUAGES

    asked: str | None = options.language
    if asked is not None:
        if asked in LANGUAGES:
            return asked
        screen.remark(
            f"cardlaw: there is no language `{asked}` here, only {', '.join(LANGUAGES)}; answering in en"
        )
        return "en"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(name):
            code = found.partition("_")[0].partition(".")[0].lower()
            code = "nb" if code == "no" else code
            return code if code in LANGUAGES else "en"
    return "en"


def unknown_verb(word: str, verbs: Iterable[str]) -> WrongUse:
    from cardlaw.language.diagnostics import did_you_mean

    guess = did_you_mean(word, verbs)
    help = f"did you mean `cardlaw {guess}`?" if guess else "`cardlaw --help` lists the verbs"
    return WrongUse(f"there is no verb `{word}`", help)


def unknown_option(word: str, known: Iterable[str], verb: str) -> WrongUse:
    from cardlaw.language.diagnostics import did_you_mean

    option = word.partition("=")[0]
    guess = did_you_mean(option, known) if option.startswith("--") else None
    command = f"cardlaw {verb}".strip()
    help = f"did you mean `{guess}`?" if guess else f"`{command} --help` lists the options"
    return WrongUse(f"`{command}` has no option `{option}`", help)


def set_up(screen: Screen, options: argparse.Namespace) -> None:
    """Make the screen what the options ask for, and see that the rule folders are there."""
    screen.set(SHOWN_AS.get(options.format, options.format), options.no_color or options.no_colour)
    for name in options.rules:
        _is_folder(name, "`--rules` takes a folder that holds rule files")
    for name in _usual_folders():
        _is_folder(name, f"CARDLAW_RULES holds folders with rule files, with `{os.pathsep}` between them")
    _tell_nameless(screen, [*options.rules, *_usual_folders()])


def _tell_nameless(screen: Screen, folders: Iterable[str]) -> None:
    """A rule file that cannot be named by an id is not passed over in silence."""
    from cardlaw.language.folders import nameless, shown

    for path in (path for folder in folders for path in nameless(Path(folder))):
        file = shown(path)
        screen.remark(
            "\n".join(
                screen.wrap(f"`{file}` is left out: it does not begin as a rule file; `cardlaw check {file}`")
            )
        )


def _is_folder(name: str, help: str) -> None:
    folder = Path(name)
    if not name or not folder.is_dir():
        fact = "is a file, not a folder" if name and folder.exists() else "is no folder"
        raise WrongUse(f"`{name}` {fact}", help)


def _usual_folders() -> list[str]:
    """The rule folders that the environment names."""
    return [name for name in os.environ.get("CARDLAW_RULES", "").split(os.pathsep) if name]


def library(options: argparse.Namespace) -> Library:
    """The rule folders that the options name, then those of the environment, before the shipped ones."""
    from cardlaw.language.loading import Library

    return Library(tuple(Path(name) for name in (*options.rules, *_usual_folders())))
