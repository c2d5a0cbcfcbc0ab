"""`cardlaw completion`: completion for the shell, of verbs, options, ids, packs, choices and rules."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Iterator

from cardlaw.cli.arguments import FORMATS, library, one_of, parser_of
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.main import VERBS
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.language import syntax as s
from cardlaw.language.elaboration.choices import arms
from cardlaw.language.loading import Library
from cardlaw.language.saying import LANGUAGES
from cardlaw.wording.commands import say

BETWEEN = "\x1f"
"""What stands between the words that a shell hands over: nobody types it."""

QUOTES = "\"'"
"""What may stand open before the word that is being written: bash and fish hand it over."""
NOTHING = 1
"""The end of `--complete` without a proposal: then the shell offers files."""

SHELLS = {
    "bash": r"""_cardlaw() {
  local IFS=$'\x1f'
  local words="${COMP_WORDS[*]:1:COMP_CWORD}"
  IFS=$'\n'
  COMPREPLY=($(cardlaw completion "--complete=$words" --breaks 2>/dev/null))
  compopt -o nospace 2>/dev/null
}
complete -o default -F _cardlaw cardlaw
""",
    "zsh": r"""#compdef cardlaw -subscript-
_cardlaw() {
  local -a said found
  if [[ $compstate[context] == subscript ]]; then
    # What follows a bare `[`: zsh hands over neither the words nor what stands before the bracket.
    said=("${(@Q)${(z)LBUFFER}}")
    (( $said[(I)cardlaw] )) || { _subscript "$@"; return }
    said=("${(@)said[said[(I)cardlaw]+1,-1]}")
  else
    said=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
  fi
  found=("${(@f)$(cardlaw completion "--complete=${(pj:\x1f:)said}" 2>/dev/null)}")
  if [[ $compstate[context] == subscript ]]; then
    compadd -x QUOTED
    compadd -Q -S '' -- "${(@)found#${said[-1]%"$PREFIX"}}"
  else
    compadd -U -S '' -- ${found:#} || _files
  fi
}
compdef _cardlaw cardlaw -subscript-
""",
    "fish": r"""function __cardlaw_complete
  set -l words (commandline -opc)[2..-1] (commandline -ct)
  cardlaw completion "--complete="(string join \x1f -- $words) 2>/dev/null
  or __fish_complete_path (commandline -ct)
end
complete -c cardlaw -f -a '(__cardlaw_complete)'
""",
}
UNITS = ("edition", "variant", "pack", "vocabulary")
FILES = frozenset({"fmt", "test", "replay", "open", "share", "completion", "lsp"})
"""Verbs that take files, which the shell completes by itself."""

CODE = re.compile(r"[EWNF][0-9]*")


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "bash|zsh|fish"
    parser.examples = (
        "source <(cardlaw completion bash)",
        "cardlaw completion fish > ~/.config/fish/completions/cardlaw.fish",
    )
    parser.add_argument("shell", metavar="SHELL", nargs="?", type=one_of("shell", tuple(SHELLS)))
    parser.add_argument("--complete", metavar="WORDS", help=argparse.SUPPRESS)
    parser.add_argument("--breaks", action="store_true", help=argparse.SUPPRESS)


def run(options: argparse.Namespace, screen: Screen) -> int:
    if options.complete is None and options.shell is None:
        raise WrongUse(say("completion-needs-shell"), say("write-it", what="cardlaw completion bash"))
    if options.complete is None:
        quoted = shlex.quote(screen.words(say("completion-quotes")))
        screen.say(SHELLS[options.shell].rstrip().replace("QUOTED", quoted))
        return 0
    *before, last = options.complete.split(BETWEEN)
    words = [*before, last.lstrip(QUOTES)]
    cut = 0
    if options.breaks:
        part = words[-1].lstrip("=")
        words = _rejoined(words)
        cut = len(words[-1]) - len(part)
    found = _fitting(library(options), words)
    if len(found) == 1 and found[0].endswith("="):
        # A shell that has one proposal closes the quote behind it.
        found = _fitting(library(options), [*words[:-1], found[0]])
    for each in found:
        screen.say(each[cut:])
    return 0 if found else NOTHING


def _fitting(shelf: Library, words: list[str]) -> list[str]:
    return sorted({each for each in candidates(shelf, words) if each.startswith(words[-1])})


def _rejoined(words: list[str]) -> list[str]:
    """bash breaks words at `=`; they are put together again, and the answer is cut there."""
    joined: list[str] = []
    for word in words:
        if joined and (word == "=" or joined[-1].endswith("=")):
            joined[-1] += word
        else:
            joined.append(word)
    return joined


def candidates(shelf: Library, words: list[str]) -> Iterator[str]:
    """What the last of the words that follow `cardlaw` could be."""
    *before, word = words or [""]
    verb = next((verb for verb in VERBS if verb.name in before), None)
    if verb is None:
        yield from (verb.name for verb in VERBS)
        yield from ("help", "--version", "--help")
        return
    last = before[-1]
    if last == "--format":
        yield from (*FORMATS, *(("sarif", "github") if verb.name == "check" else ()))
    elif last == "--language":
        yield from LANGUAGES
    elif last == "--into":
        yield from (language for language in LANGUAGES if language != "en")
    elif word.startswith("-"):
        yield from (each for each in parser_of(verb.name, verb.module).options if each.startswith("--"))
    elif verb.name == "completion":
        yield from SHELLS
    elif verb.name == "explain" and last == "explain":
        yield from _explained(shelf, word)
    elif verb.name not in FILES or last in ("--under", "--in", "--extends", "--against"):
        yield from references(shelf, word)


def references(shelf: Library, word: str) -> Iterator[str]:
    """Ids; after `[` the choices of an id, after `=` the values of a choice; after `with` the packs."""
    if "[" in word:
        yield from _choices(shelf, word)
    elif " with " in word:
        head = word[: max(word.rfind(","), word.rfind(" with ") + 5) + 1].rstrip()
        yield from (f"{head} {entry.name}" for entry in shelf.of_sort("pack"))
    else:
        yield from (entry.name for entry in shelf.of_sort(*UNITS))


def _choices(shelf: Library, word: str) -> Iterator[str]:
    head, _, inside = word.partition("[")
    done, comma, last = inside.rpartition(",")
    lead = f"{head}[{done}{comma}"
    name, equals, _ = last.strip().partition("=")
    for axis in _axes(shelf, re.split(r" with |,", head)):
        if not equals:
            yield f"{lead}{axis.name.text}="
        elif axis.name.text == name:
            yield from (f"{lead}{name}={value}]" for value in arms(axis))


def _axes(shelf: Library, names: list[str]) -> Iterator[s.Option | s.NumberOption | s.Reading]:
    """The options and readings of units, and of what variants among them extend."""
    waiting, seen = [name.strip() for name in names], set[str]()
    while waiting:
        name = waiting.pop()
        entry = next((each for each in shelf.entries.values() if each.name == name), None)
        file = shelf.parsed(entry.path, entry.shown)[0] if entry is not None and name not in seen else None
        seen.add(name)
        for item in file.items if file is not None else ():
            if isinstance(item, s.Option | s.NumberOption | s.Reading):
                yield item
        if file is not None and isinstance(file.head, s.Variant):
            waiting += [file.head.base.text, *(pack.text for pack in file.head.packs or ())]


def _explained(shelf: Library, word: str) -> Iterator[str]:
    """The names of rules; codes where the word begins like one."""
    if CODE.fullmatch(word):
        from cardlaw.language.diagnostics.codes import CODES

        yield from CODES
        return
    from cardlaw.cli.units import RULE
    from cardlaw.language.reading.files import CannotRead, content_of
    from cardlaw.language.reading.source import LARGEST_FILE

    for entry in shelf.of_sort(*UNITS):
        try:
            yield from RULE.findall(content_of(entry.path, LARGEST_FILE).decode("utf-8", errors="replace"))
        except CannotRead:
            continue
