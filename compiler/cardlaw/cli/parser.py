"""Command lines → options: what a verb takes, read word by word, and told in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.screen import wrapped
from cardlaw.language.diagnostics.diagnostic import did_you_mean
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying, spoken
from cardlaw.wording.commands import say
from cardlaw.wording.help import has, help_text

IN_A_NAME = ("with", "and", ",")
"""Words that stand inside the name of a variant, and end up by themselves where nobody quoted it."""
WIDTH = 80
NAMES_TO = 22
"""The column in which explanations begin, at the latest."""

Count = Literal["none", "one", "maybe", "any", "some"]
COUNTS: dict[str | None, Count] = {None: "one", "?": "maybe", "*": "any", "+": "some"}
Read = Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class LineParameter:
    """An argument or an option: how it is written, how many words it takes, and what they are read as."""

    names: tuple[str, ...]
    dest: str
    metavar: str
    count: Count
    gathers: bool
    default: Any
    read: Read | None
    required: bool
    hidden: bool
    shared: bool
    help: str
    """What it is for, in English, until that is among the help texts."""

    @property
    def option(self) -> bool:
        return bool(self.names)

    @property
    def written(self) -> str:
        """As it is typed, with what it takes."""
        return " ".join([", ".join(self.names), *([] if self.count == "none" else [self.metavar])]).strip()


class VerbParser:
    """What one verb takes, with the options that every verb takes.

    `synopsis` is set by a verb whose arguments are best shown in one line; `examples` follow the help.
    """

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.synopsis = "[OPTION ...]"
        self.examples: tuple[str, ...] = ()
        self.forms: tuple[str, ...] = ()
        """Further forms that the output of this verb can have."""
        self.parameters: list[LineParameter] = []

    @property
    def options(self) -> dict[str, LineParameter]:
        """Every option by each of its names."""
        return {name: each for each in self.parameters for name in each.names}

    def add_argument(
        self,
        *names: str,
        metavar: str | None = None,
        nargs: str | None = None,
        action: str = "store",
        dest: str | None = None,
        default: Any = None,
        type: Read | None = None,
        required: bool = False,
        help: str | None = None,
        shared: bool = False,
    ) -> None:
        """Take one more argument, declared as for argparse; its help is found by its name, in five languages."""
        option = names[0].startswith("-")
        flag = action == "store_true"
        called = dest or names[-1].lstrip("-").replace("-", "_")
        made = LineParameter(
            names if option else (),
            called,
            metavar or called.upper(),
            "none" if flag else COUNTS[nargs],
            action in ("append", "extend"),
            False if flag else default,
            type,
            required if option else nargs in (None, "+"),
            help == argparse.SUPPRESS,
            shared,
            " ".join((help or "").split()),
        )
        kept = [each for each in self.parameters if not (each.shared and set(each.names) & set(names))]
        self.parameters = [*kept, made]

    other_forms: Saying | None = None
    """How what a verb makes takes another form than what it says, if it does."""

    def also_formats(self, *forms: str) -> None:
        self.forms = forms

    # -------------------------------------------------------------- reading
    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments given, or why they cannot be read; `--help` wins over anything missing."""
        if any(word in ("-h", "--help") for word in argv):
            return argparse.Namespace(help=True)
        self._known_options(argv)
        found: dict[str, Any] = {
            each.dest: list(each.default) if each.gathers and each.default is not None else each.default
            for each in self.parameters
        }
        given: set[str] = set()
        loose: list[str] = []
        words = list(argv)
        while words:
            word = words.pop(0)
            if word == "--":
                loose += words
                break
            if not _is_option(word):
                loose.append(word)
                continue
            name, equals, inside = word.partition("=")
            option = self.options.get(name)
            if option is None:
                raise unknown_option(word, list(self.options), self.verb)
            given.add(option.dest)
            self._take(option, name, [inside] if equals else None, words, found)
        self._place(loose, found, given)
        lacking = next((each for each in self.parameters if each.required and each.dest not in given), None)
        if lacking is not None:
            what = lacking.names[0] if lacking.option else lacking.metavar
            raise WrongUse(say("needs-argument", verb=self.verb, what=what), self._see_help())
        return argparse.Namespace(**found)

    def _known_options(self, argv: Sequence[str]) -> None:
        """A misspelt option is told before anything that is missing because of it."""
        for word in argv[: argv.index("--") if "--" in argv else None]:
            name = word.partition("=")[0]
            if word.startswith("--") and name[2:].replace("-", "").isalpha() and name not in self.options:
                raise unknown_option(word, list(self.options), self.verb)

    def _take(
        self,
        option: LineParameter,
        name: str,
        inside: list[str] | None,
        words: list[str],
        found: dict[str, Any],
    ) -> None:
        """What follows an option, taken from the words that are left."""
        if option.count == "none":
            if inside is not None:
                raise WrongUse(say("takes-no-value", verb=self.verb, option=name), self._see_help())
            found[option.dest] = True
            return
        values = inside or []
        several = option.count in ("any", "some")
        while words and (not values or (several and inside is None)) and not _is_option(words[0]):
            values.append(words.pop(0))
        if not values:
            raise WrongUse(say("needs-value", verb=self.verb, option=name), self._see_help())
        self._keep(option, values, found)

    def _place(self, loose: list[str], found: dict[str, Any], given: set[str]) -> None:
        """The words that belong to no option, each where it goes by its place."""
        if any(word in IN_A_NAME for word in loose[1:]):
            place = next(number for number, word in enumerate(loose) if number and word in IN_A_NAME)
            said = say("unexpected-argument", verb=self.verb, word=loose[place])
            raise WrongUse(said, say("quote-the-name", name=" ".join(loose[place - 1 :])))
        waiting = [each for each in self.parameters if not each.option]
        for number, each in enumerate(waiting):
            later = sum(other.count in ("one", "some") for other in waiting[number + 1 :])
            room = max(len(loose) - later, 0)
            taken = loose[: room if each.count in ("any", "some") else min(room, 1)]
            del loose[: len(taken)]
            if taken:
                given.add(each.dest)
                self._keep(each, taken, found)
            elif each.count == "any":
                found[each.dest] = []
        if loose:
            wrong = say("unexpected-argument", verb=self.verb, word=loose[0])
            raise WrongUse(wrong, self._see_help())

    def _keep(self, each: LineParameter, values: list[str], found: dict[str, Any]) -> None:
        try:
            read = [each.read(value) for value in values] if each.read is not None else values
        except WrongUse as wrong:
            raise wrong if wrong.help else WrongUse(wrong.message, self._see_help()) from None
        if each.gathers:
            found[each.dest] = [*(found[each.dest] or []), *read]
        else:
            found[each.dest] = read if each.count in ("any", "some") else read[0]

    def _see_help(self) -> Saying:
        return say("see-help", command=f"cardlaw {self.verb} --help")

    # -------------------------------------------------------------- telling
    def help_of(self, each: LineParameter) -> str:
        """What an argument is for, by its name: the verb's own text, or the one that verbs share."""
        name = each.dest.strip("_").replace("_", "-")
        if each.dest == "format" and self.forms:
            return say("help-format-and", forms=ListedWords(self.forms, "or", quoted=False))
        known = next((id for id in (f"{self.verb}-{name}", f"every-{name}") if has(id)), None)
        return help_text(known) if known is not None else each.help

    @property
    def description(self) -> Saying:
        return help_text(self.verb)

    def format_help(self, language: str, examples: Sequence[str]) -> str:
        return "\n".join(self._help(language, examples))

    def _help(self, language: str, examples: Sequence[str]) -> Iterator[str]:
        usage = f"{help_text('word-usage').in_(language)}: cardlaw {self.verb} {self.synopsis}"
        yield from wrapped(usage, WIDTH, "", "  ")
        yield ""
        yield from wrapped(f"{_capital(self.description.in_(language))}.", WIDTH, "", "")
        shown = [each for each in self.parameters if not each.hidden]
        groups = (
            ("word-arguments", [each for each in shown if not each.option]),
            ("word-options", [each for each in shown if each.option and not each.shared]),
            ("word-every-verb", [each for each in shown if each.shared]),
        )
        longest = max(len(each.written) for each in shown) + 4
        column = min(longest, NAMES_TO)
        for title, parameters in groups:
            if parameters:
                yield ""
                yield f"{help_text(title).in_(language)}:"
            for each in parameters:
                lead = f"  {each.written}"
                if len(lead) > column - 2:
                    yield lead
                    lead = ""
                yield from wrapped(
                    spoken(self.help_of(each), language), WIDTH, lead.ljust(column), " " * column
                )
        if examples:
            yield ""
            yield f"{help_text('word-examples').in_(language)}:"
            yield from (f"  $ {example}" for example in examples)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _is_option(word: str) -> bool:
    """Whether a word is written like an option, whatever follows its `=`; `-` alone and numbers below 0 are values."""
    name = word.partition("=")[0]
    return len(word) > 1 and word[0] == "-" and " " not in name and not word[1:].replace(".", "").isdecimal()


def unknown_option(word: str, known: Sequence[str], verb: str) -> WrongUse:
    option = word.partition("=")[0]
    guess = did_you_mean(option, known) if option.startswith("--") else None
    command = f"cardlaw {verb}".strip()
    help = say("did-you-mean", guess=guess) if guess else say("lists-options", command=f"{command} --help")
    return WrongUse(say("no-such-option", command=command, option=option), help)
