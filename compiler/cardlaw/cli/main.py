"""The command `cardlaw`: finds the verb, loads its module alone, and turns every end into an exit code.

Codes: 0 clean; 1 open findings, differences, failed scenarios or unknowns; 2 wrong use or a file that does not
compile; 130 interrupted; 141 the reader of the output went away.
"""

from __future__ import annotations

import _thread
import atexit
import gc
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from cardlaw.cli.screen import Screen
    from cardlaw.language.saying import Saying


class Verb(NamedTuple):
    """A verb, and the module of this package that carries it out.

    The module has `arguments(parser)`, which declares what the verb takes, and `run(options, screen)`, which does
    it and returns the exit code. What the verb does in a few words is in the help texts, under its name.
    """

    name: str
    module: str

    @property
    def does(self) -> Saying:
        from cardlaw.wording.help import help_text

        return help_text(self.name)


VERBS = (
    Verb("list", "analysis.list_"),
    Verb("check", "analysis.check"),
    Verb("compare", "analysis.compare"),
    Verb("ask", "analysis.ask"),
    Verb("explain", "analysis.explain"),
    Verb("play", "play.play"),
    Verb("simulate", "play.simulate"),
    Verb("compile", "play.compile_"),
    Verb("replay", "play.replay"),
    Verb("test", "play.test"),
    Verb("coverage", "analysis.coverage"),
    Verb("translate", "authoring.translate"),
    Verb("new", "authoring.new"),
    Verb("packs", "analysis.packs"),
    Verb("print", "publishing.print_"),
    Verb("plan", "analysis.plan"),
    Verb("share", "authoring.share"),
    Verb("open", "authoring.open_"),
    Verb("site", "publishing.site"),
    Verb("fmt", "authoring.fmt"),
    Verb("studio", "publishing.studio"),
    Verb("lsp", "authoring.lsp"),
    Verb("completion", "authoring.completion"),
    Verb("doctor", "authoring.doctor"),
)

OPTIONS_WITH_VALUE = ("--rules", "--format", "--language")
PIPE_CLOSED = 141
SELDOM = (50_000, 20, 20)
"""After how many new things those that nobody uses are looked for: a command makes some hundred thousand that stay,
and looking through them took a tenth of its time."""
A_MOMENT = 0.05
"""Seconds until an interruption comes again: long enough that nothing is being thrown away any more."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; nothing but a bug in here raises."""
    from cardlaw.cli.failures import INTERRUPTED

    gc.set_threshold(*SELDOM)
    if argv is None:  # at the end of the process all memory goes at once, and nobody has to look through it
        atexit.register(gc.freeze)
    ignored, sys.unraisablehook = sys.unraisablehook, _interrupted_again
    try:
        try:
            code = _run(list(sys.argv[1:] if argv is None else argv))
        finally:
            sys.unraisablehook = ignored
            for stream in (sys.stdout, sys.stderr):
                if stream is not None and not stream.closed:
                    stream.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return PIPE_CLOSED
    return code


def _interrupted_again(what: sys.UnraisableHookArgs) -> None:
    """An interruption that came while something was being thrown away, where Python passes over it, comes again."""
    if issubclass(what.exc_type, KeyboardInterrupt):
        from threading import Timer

        again = Timer(A_MOMENT, _thread.interrupt_main)
        again.daemon = True
        again.start()
    else:
        sys.__unraisablehook__(what)


def _run(argv: list[str]) -> int:
    place = _verb_place(argv)
    name = argv[place] if place is not None else None
    rest = argv if place is None else argv[:place] + argv[place + 1 :]
    if name == "help":
        place = _verb_place(rest)
        name = rest.pop(place) if place is not None else None
        rest = [*rest, "--help"]
    if name is None and ("-h" in rest or "--help" in rest or not rest):
        print("\n".join(_help(_language(rest))))
        return 0 if rest else 2
    if name is None and "--version" in rest:
        print(f"cardlaw {version()}")
        return 0
    return _guarded(name, rest)


def _guarded(name: str | None, rest: list[str]) -> int:
    """Carry out a verb; whatever goes wrong becomes a sentence on stderr."""
    from cardlaw.cli.failures import DoesNotCompile, WrongUse, no_cluster
    from cardlaw.cli.screen import Screen
    from cardlaw.language.reading.files import CannotRead

    screen = Screen()
    screen.set(_format(rest), no_colour=bool({"--no-color", "--no-colour"} & {*rest}))
    screen.language = _language(rest)
    try:
        return _carry_out(name, rest, screen)
    except WrongUse as wrong:
        screen.complain(wrong.message, wrong.help)
    except DoesNotCompile as failure:
        screen.reject(failure.diagnostics)
    except CannotRead as wrong:
        screen.complain(wrong.message)
    except (KeyboardInterrupt, BrokenPipeError):
        raise
    except Exception as error:
        if os.environ.get("CARDLAW_DEBUG"):
            raise
        if (said := _too_long(error) or no_cluster(error)) is not None:
            screen.complain(*said)
        else:
            screen.complain(*_unexpected(error), kind="fault")
    return 2


def _format(rest: list[str]) -> Literal["text", "json"]:
    """How errors are told while the options are not yet read."""
    return "json" if "json" in _values(rest, "--format") else "text"


def _language(rest: list[str]) -> str:
    """The language to answer in while the options are not yet read."""
    from cardlaw.cli.arguments import spoken_language

    return spoken_language(next(reversed(_values(rest, "--language")), None))


def _values(rest: list[str], option: str) -> list[str]:
    """What an option is given on a command line that is not yet read."""
    found = [after for word, after in pairwise(rest) if word == option]
    return found + [word.partition("=")[2] for word in rest if word.startswith(f"{option}=")]


def _carry_out(name: str | None, rest: list[str], screen: Screen) -> int:
    from importlib import import_module

    from cardlaw.cli.arguments import parser_of, set_up, unknown_verb
    from cardlaw.cli.parser import unknown_option

    if name is None:
        raise unknown_option(next(a for a in rest if a.startswith("-")), ("--help", "--version"), "")
    verb = next((verb for verb in VERBS if verb.name == name), None)
    if verb is None:
        raise unknown_verb(name, [verb.name for verb in VERBS])
    parser = parser_of(verb.name, verb.module)
    options = parser.read(rest)
    if options.help:
        from cardlaw.cli.samples import pasteable

        screen.say(parser.format_help(screen.language, pasteable(parser.examples)))
        return 0
    set_up(screen, options)
    code: int = import_module(f"cardlaw.cli.verbs.{verb.module}").run(options, screen)
    return code


def _verb_place(argv: list[str]) -> int | None:
    """Where the verb stands: the first word that is neither an option nor the value of one."""
    skip = False
    for place, word in enumerate(argv):
        if skip:
            skip = False
        elif word in OPTIONS_WITH_VALUE:
            skip = True
        elif not word.startswith("-"):
            return place
    return None


def _help(language: str) -> Iterator[str]:
    from cardlaw.cli.screen import wrapped
    from cardlaw.wording.help import help_text

    def text(id: str) -> str:
        return help_text(id).in_(language)

    yield f"cardlaw: {text('main-title')}"
    yield ""
    yield f"{text('word-usage')}: cardlaw VERB [ARGUMENT ...] [OPTION ...]"
    yield ""
    for verb in VERBS:
        yield from wrapped(verb.does.in_(language), 80, f"  {verb.name:<10} ", " " * 13)
    yield ""
    yield f"  --version  {text('main-version')}"
    for paragraph in ("main-every-verb", "main-exit-codes"):
        yield ""
        yield from wrapped(text(paragraph), 80, "", "")


def version() -> str:
    """The installed version, or that of a checkout which nobody installed."""
    from cardlaw.version import __version__

    return __version__


def _too_long(error: Exception) -> tuple[str, str] | None:
    """What is said of rules that cannot be worked out in any time."""
    from cardlaw.engine.expressions.metering import TooLong
    from cardlaw.wording.commands import say

    return (error.text, say("do-less")) if isinstance(error, TooLong) else None


def _unexpected(error: Exception) -> tuple[str, str]:
    """What is said when something happens that no one thought of."""
    from cardlaw.wording.commands import say

    if isinstance(error, OSError) and error.strerror:
        why = error.strerror.lower()
        if error.filename:
            return say("system-refused-file", file=str(error.filename), why=why), say("try-again")
        return say("system-refused", why=why), say("try-again")
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f", {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else ""
    said = " ".join(str(error).split())[:200]
    what = type(error).__name__ + (f": {said}" if said else "")
    return say("fault-of-ours", what=f"{what}{where}"), say("report-fault")


def _let_go_of_output() -> None:
    """Point the output nowhere, so that the interpreter does not complain of the closed pipe at its end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
        except (OSError, ValueError, AttributeError):
            continue


if __name__ == "__main__":
    sys.exit(main())
