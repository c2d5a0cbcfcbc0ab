"""What could have stood at a place, as a phrase in the author's terms."""

from __future__ import annotations

from collections.abc import Iterable

from lark import Lark

from cardlaw.language.saying import ListedWords
from cardlaw.language.sayings import say
from cardlaw.language.syntax_errors.shapes import spelled

ENDS = frozenset({"_NL", "_INDENT", "_DEDENT", "$END"})
"""What the parser finds where a line ends."""

SIGNS = {"COLON": "a-colon", "COMMA": "a-comma", "RPAR": "a-closing-parenthesis", "_NL": "the-end-of-line"}
VALUE = frozenset({"NAME", "INT", "LPAR"})
CONDITION = frozenset({"NOT", "SOME", "NO", "EVERY"})
OPERATORS = frozenset({"ADDED", "MULTIPLIED", "COMPARED", "EXCEPT", "OF", "COMMA"})
FOREMOST = ("may", "must", "is", "when", "where", "to", "of", "in")
MOST_SHOWN = 6


def wanted(parser: Lark, expected: Iterable[str], noun: str) -> ListedWords:
    """A phrase such as "a name, a number or `also`"; `noun` says what a name would stand for."""
    left = set(expected)
    shown: list[str] = []
    if left >= VALUE:
        shown.append(say("a-condition") if "SOME" in left else say("a-value"))
        left -= VALUE | CONDITION | {"COUNT", "TOTAL"}
    for terminal, phrase in (
        ("NAME", noun or say("a-name")),
        ("INT", say("a-number")),
        ("STRING", say("a-text-in-quotes")),
    ):
        if terminal in left:
            shown.append(phrase)
            left.remove(terminal)
    left = left - OPERATORS or left
    words = sorted({spelled(parser, terminal) for terminal in left - SIGNS.keys()} - {None}, key=_foremost)
    signs = [say(SIGNS[terminal]) for terminal in sorted(left & SIGNS.keys())]
    every = [*shown, *(f"`{word}`" for word in words), *signs] or [say("something-else")]
    if len(every) > MOST_SHOWN:
        every = [*every[:MOST_SHOWN], say("another-word")]
    return ListedWords(tuple(every), "or", quoted=False)


def _foremost(word: str | None) -> tuple[bool, str]:
    """The common words first, then by the alphabet."""
    return word not in FOREMOST, word or ""
