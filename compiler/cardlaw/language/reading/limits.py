"""How much a rule file may hold: files are untrusted, and nobody is to wait for, or be felled by, one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from lark import Token, Tree

from cardlaw.language.diagnostics.diagnostic import Diagnostic, Span, problem
from cardlaw.language.reading.source import Source
from cardlaw.language.sayings import say

MOST_ITEMS = 5_000
MOST_WORDS = 40_000
MOST_DIGITS = 9
LONGEST_LINE = 2_000
DEEPEST_PARENTHESES = 40
DEEPEST_BLOCK = 30
DEEPEST_TREE = 120

ITEM_START = re.compile(r"^[^\s#]", re.MULTILINE)
WORD = re.compile(r'#[^\n]*|("[^"\n]*"|[a-z][a-z0-9]*(?:-[a-z0-9]+)*|[0-9]+|\S)')
"""A word or sign, or a remark, which is nothing captured."""

LONG_NUMBER = re.compile(rf"[0-9]{{{MOST_DIGITS + 1}}}")
LONG_LINE = re.compile(rf"^[^\n]{{{LONGEST_LINE + 1}}}", re.MULTILINE)
DEEP_LINE = re.compile(rf"^ {{{DEEPEST_BLOCK + 1}}}", re.MULTILINE)
MEASURED = re.compile(rf'"[^"\n]*"|#[^\n]*|[()]|(?<![a-z0-9-])[0-9]{{{MOST_DIGITS + 1},}}')
INDENTATION = re.compile(r"^( *)([^ \n#])", re.MULTILINE)


def over_limits(source: Source) -> Iterator[Diagnostic]:
    """Every limit that a text exceeds, each at the first place that does.

    What a glance rules out is not looked for: most texts come nowhere near a limit.
    """
    text = source.text
    yield from _items(source)
    if text.count("(") > DEEPEST_PARENTHESES or LONG_NUMBER.search(text):
        yield from _measures(source)
    if word_count(text) > MOST_WORDS:
        yield from _words(source)
    if LONG_LINE.search(text):
        yield from _lines(source)
    if DEEP_LINE.search(text):
        yield from _blocks(source)


def too_deep(tree: Tree[Token] | Token) -> Tree[Token] | None:
    """The first part of a parse that lies too deep for the passes that walk down it."""
    level = [tree] if isinstance(tree, Tree) else []
    for _ in range(DEEPEST_TREE):
        level = [child for part in level for child in part.children if isinstance(child, Tree)]
        if not level:
            return None
    return level[0]


@lru_cache(maxsize=16)
def word_count(text: str) -> int:
    """Words and signs, remarks left out."""
    words = WORD.findall(text)
    return len(words) - words.count("")


def _items(source: Source) -> Iterator[Diagnostic]:
    starts = [found.start() for found in ITEM_START.finditer(source.text)]
    if len(starts) > MOST_ITEMS:
        at = Span(source, starts[MOST_ITEMS], starts[MOST_ITEMS] + 1)
        message = say("file-may-have-items", mostitems=MOST_ITEMS, n=len(starts))
        yield problem("E0110", at, message, help=say("split-into-edition-packs"))


def _measures(source: Source) -> Iterator[Diagnostic]:
    depth = 0
    deep = long = False
    for found in MEASURED.finditer(source.text):
        word = found[0]
        depth = depth + 1 if word == "(" else max(depth - 1, 0) if word == ")" else depth
        if depth > DEEPEST_PARENTHESES and not deep:
            deep = True
            message = say("parentheses-may-nested-deep", deepestparentheses=DEEPEST_PARENTHESES)
            yield problem("E0111", Span(source, found.start(), found.end()), message, help=say("name-a-part"))
        if word.isdecimal() and not long:
            long = True
            message = say("number-may-have-digits", mostdigits=MOST_DIGITS, n=len(word))
            yield problem("E0118", Span(source, found.start(), found.end()), message)


def _words(source: Source) -> Iterator[Diagnostic]:
    counted = (found for found in WORD.finditer(source.text) if found[1])
    first = next(islice(counted, MOST_WORDS, None))
    message = say("file-may-have-words", mostwords=MOST_WORDS)
    at = Span(source, first.start(), first.end())
    yield problem("E0119", at, message, help=say("split-into-edition-packs"))


def _lines(source: Source) -> Iterator[Diagnostic]:
    """Spaces do not count, so that the formatter cannot make a line too long."""
    for line in range(1, source.line_count + 1):
        start, end = source.line_start(line), source.line_end(line)
        if end - start > LONGEST_LINE and end - start - source.text.count(" ", start, end) > LONGEST_LINE:
            at = Span(source, start, start + 1)
            yield problem("E0112", at, say("line-may-have-characters", longestline=LONGEST_LINE))
            return


def _blocks(source: Source) -> Iterator[Diagnostic]:
    open_columns: list[int] = []
    for found in INDENTATION.finditer(source.text):
        column = len(found[1])
        while open_columns and open_columns[-1] >= column:
            open_columns.pop()
        open_columns.append(column)
        if len(open_columns) > DEEPEST_BLOCK + 1:
            at = Span(source, found.end() - 1, found.end())
            yield problem(
                "E0113",
                at,
                say("lines-may-indented-levels", deepestblock=DEEPEST_BLOCK),
                help=say("name-the-steps"),
            )
            return
