"""The command `cardlaw`: finds the verb, loads its module alone, and turns every end into an exit code.

Codes: 0 clean; 1 open findings, differences, failed scenarios or unknowns; 2 wrong use or a file that does not
compile; 130 interrupted; 141 the reader of the output went away.
"""

from __future__ import annotations

import _thread
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from cardlaw.cli.screen import Screen


class Verb(NamedTuple):
    """A verb, the module of this package that carries it out, and what it does in a few words.

    The module has `arguments(parser)`, which declares what the verb takes, and `run(options, screen)`, which does
    it and returns the exit code.
    """

    name: str
    module: str
    does: str


VERBS = (
    Verb("list", "list_", "games, editions, packs and variants; their options and readings"),
    Verb("check", "check", "compile rule files and say what is wrong with them"),
    Verb("compare", "compare", "what sets editions apart, each difference shown at a table"),
    Verb("ask", "ask", "what the rules say of a move in a situation, and why"),
    Verb("explain", "explain", "one rule, word or error code, with everything that bears on it"),
    Verb("play", "play", "a table at the terminal, against players of ours"),
    Verb("simulate", "simulate", "play many rounds and tell what they came to"),
    Verb("compile", "compile_", "a game as a module of WebAssembly that plays it"),
    Verb("replay", "replay", "a course of play, and the first move that breaks each edition"),
    Verb("test", "test", "run scenarios and report failed expectations"),
    Verb("coverage", "coverage", "how much of a printed sheet is formalised"),
    Verb("translate", "translate", "what is still to be translated, and files for translators"),
    Verb("new", "new", "start a variant: a file with remarks that compiles"),
    Verb("packs", "packs", "house rules: what each needs and offers, and which go together"),
    Verb("print", "print_", "a rulebook as a sheet for the table: PDF, HTML or Markdown"),
    Verb("plan", "plan", "what a variant would change against what it is built on"),
    Verb("share", "share", "a variant as a short string"),
    Verb("open", "open_", "turn a string that `share` made back into rules"),
    Verb("fmt", "fmt", "put rule files into their canonical layout"),
    Verb("studio", "studio", "ask, play, write and compare in the browser"),
    Verb("lsp", "lsp", "help while writing rules, for editors"),
    Verb("completion", "completion", "completion of verbs, options, ids and rules for the shell"),
    Verb("doctor", "doctor", "versions and installation, and how to mend them"),
)

OPTIONS_WITH_VALUE = ("--rules", "--format")
PIPE_CLOSED = 141
A_MOMENT = 0.05
"""Seconds until an interruption comes again: long enough that nothing is being thrown away any more."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; nothing but a bug in here raises."""
    from cardlaw.cli.failures import INTERRUPTED

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
        print("\n".join(_help()))
        return 0 if rest else 2
    if name is None and "--version" in rest:
        print(f"cardlaw {version()}")
        return 0
    return _guarded(name, rest)


def _guarded(name: str | None, rest: list[str]) -> int:
    """Carry out a verb; whatever goes wrong becomes a sentence on stderr."""
    from cardlaw.cli.failures import DoesNotCompile, WrongUse
    from cardlaw.cli.screen import Screen
    from cardlaw.language.files import CannotRead

    screen = Screen()
    screen.set(_format(rest), no_colour=bool({"--no-color", "--no-colour"} & {*rest}))
    try:
        return _carry_out(name, rest, screen)
    except WrongUse as wrong:
        screen.complain(str(wrong), wrong.help)
    except DoesNotCompile as failure:
        screen.reject(failure.diagnostics)
    except CannotRead as wrong:
        screen.complain(str(wrong))
    except (KeyboardInterrupt, BrokenPipeError):
        raise
    except Exception as error:
        if os.environ.get("CARDLAW_DEBUG"):
            raise
        if (said := _too_long(error)) is not None:
            screen.complain(*said)
        else:
            screen.complain(*_unexpected(error), kind="fault")
    return 2


def _format(rest: list[str]) -> Literal["text", "json"]:
    """How errors are told while the options are not yet read."""
    asked = [after for word, after in pairwise([*rest, ""]) if word == "--format"]
    asked += [word.removeprefix("--format=") for word in rest if word.startswith("--format=")]
    return "json" if "json" in asked else "text"


def _carry_out(name: str | None, rest: list[str], screen: Screen) -> int:
    from importlib import import_module

    from cardlaw.cli.arguments import VerbParser, set_up, unknown_option, unknown_verb

    if name is None:
        raise unknown_option(next(a for a in rest if a.startswith("-")), ("--help", "--version"), "")
    verb = next((verb for verb in VERBS if verb.name == name), None)
    if verb is None:
        raise unknown_verb(name, [verb.name for verb in VERBS])
    module = import_module(f"cardlaw.cli.{verb.module}")
    parser = VerbParser(verb.name, verb.does)
    module.arguments(parser)
    options = parser.read(rest)
    if options.help:
        screen.say(parser.format_help().rstrip())
        return 0
    set_up(screen, options)
    code: int = module.run(options, screen)
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


def _help() -> Iterator[str]:
    yield "cardlaw: a rulebook you can compile"
    yield ""
    yield "usage: cardlaw VERB [ARGUMENT ...] [OPTION ...]"
    yield ""
    for verb in VERBS:
        yield f"  {verb.name:<10} {verb.does}"
    yield ""
    yield "  --version  say which cardlaw this is"
    yield ""
    yield "Every verb takes --rules DIR, --format text|plain|json and --no-color;"
    yield "`cardlaw VERB --help` says what else. Rules are named by id (NAME), by id"
    yield "with choices (NAME[OPTION=VALUE]) or packs (NAME with PACK), or by file."
    yield ""
    yield "Exit codes: 0 clean; 1 something open, different, failed or unknown;"
    yield "2 wrong use, or a file that does not compile."


def version() -> str:
    """The installed version, or that of a checkout which nobody installed."""
    from cardlaw.version import __version__

    return __version__


def _too_long(error: Exception) -> tuple[str, str] | None:
    """What is said of rules that cannot be worked out in any time."""
    from cardlaw.engine.metering import TooLong

    return (str(error), "make it go through less") if isinstance(error, TooLong) else None


def _unexpected(error: Exception) -> tuple[str, str]:
    """What is said when something happens that no one thought of."""
    if isinstance(error, OSError) and error.strerror:
        about = f" `{error.filename}`" if error.filename else ""
        return f"the system refused{about}: {error.strerror.lower()}", "free or mend it, and try again"
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f", {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else ""
    said = " ".join(str(error).split())[:200]
    what = type(error).__name__ + (f": {said}" if said else "")
    return (
        f"this is a fault in cardlaw itself, not in your rules ({what}{where})",
        "please report it to the project with the command and the rule files that caused it; "
        "CARDLAW_DEBUG=1 shows the full trace",
    )


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
