"""Text → syntax: a rule file is cut into items, and each item is parsed on its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput
from lark.indenter import DedentError, Indenter

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Span, problem, write
from cardlaw.language.parsing.build import build
from cardlaw.language.parsing.cache import kept_parser
from cardlaw.language.parsing.term_lines import quick_term
from cardlaw.language.reading.limits import INDENTATION, ITEM_START, over_limits, too_deep
from cardlaw.language.reading.source import Source
from cardlaw.language.sayings import say
from cardlaw.language.syntax_errors import Draft, explain

LANGUAGE_VERSION = 1
MOST_ERRORS_PER_ITEM = 12
MOST_CHARACTERS_RETRIED = 50_000
"""How much text is read again after errors, to find more of them."""

MOST_ITEMS_KEPT = 2_000
"""How many parses of items are kept: the largest rulebook has 600, and a file as it is written changes one of them."""

COMMENT = re.compile(r'"[^"\n]*"|(#[^\n]*)')


class _Indentation(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8
    always_accept = ("_NL", "NAME")
    """A word is read to its end everywhere: `setting` is never `set` with something glued to it."""


@cache
def parser() -> Lark:
    """The parser of the grammar file, built once and kept from run to run."""
    grammar = files("cardlaw.language.parsing").joinpath("grammar.lark").read_text(encoding="utf-8")
    options = {
        "start": ["item", "edition_ref", "line", "operand"],
        "parser": "lalr",
        "lexer": "contextual",
        "propagate_positions": True,
        "maybe_placeholders": True,
    }
    return kept_parser(grammar, _Indentation(), options)


def parse(source: Source) -> tuple[s.File | None, tuple[Diagnostic, ...]]:
    """The file as it is written, and everything in it that does not read."""
    wrong = list(over_limits(source))
    if wrong:
        return None, tuple(wrong)
    items: list[s.Item] = []
    spare = MOST_CHARACTERS_RETRIED
    wrong += _before_first_item(source)
    for start, end in _chunks(source.text):
        item, problems, spare = _parse_item(source, start, end, spare)
        wrong += problems
        if item is not None:
            items.append(item)
    head, problems = _head(source, items, had_errors=bool(wrong))
    wrong += problems
    if head is None:
        return None, tuple(wrong)
    rest = tuple(i for i in items if not isinstance(i, s.UnitHead | s.Version))
    whole = Span(source, 0, len(source.text))
    return s.File(whole, head, rest, tuple(_comments(source))), tuple(wrong)


def parse_fragment(source: Source, start: str) -> tuple[Any, tuple[Diagnostic, ...]]:
    """A piece of the language on its own, such as an edition with choices given on the command line."""
    if wrong := tuple(over_limits(source)):
        return None, wrong
    text = source.text + ("\n" if start == "line" else "")
    try:
        tree = parser().parse(text, start=start)
    except (UnexpectedInput, DedentError) as error:
        diagnostic, _ = explain(Draft(source, 0, text, start), error, parser())
        return None, (diagnostic,) if diagnostic else ()
    return (None, (deep,)) if (deep := _depth(source, 0, tree)) else (build(source, 0, tree), ())


def _chunks(text: str) -> Iterator[tuple[int, int]]:
    starts = [match.start() for match in ITEM_START.finditer(text)]
    yield from pairwise([*starts, len(text)])


def _before_first_item(source: Source) -> Iterator[Diagnostic]:
    for found in INDENTATION.finditer(source.text):
        if found[1]:
            at = Span(source, found.start(2), source.line_end(source.line_col(found.start())[0]))
            message = say("first-line-file-indented")
            fix = write(Span(source, found.start(), found.start(2)), "", certain=True)
            yield problem("E0115", at, message, help=say("move-left"), fix=fix)
        return


def _depth(source: Source, base: int, tree: Tree[Token] | Token) -> Diagnostic | None:
    part = too_deep(tree)
    if part is None:
        return None
    line = source.line_col(base + (getattr(part.meta, "start_pos", None) or 0))[0]
    text = source.line_text(line)
    at = Span(source, source.line_start(line) + len(text) - len(text.lstrip()), source.line_end(line))
    return problem("E0111", at, say("nested-too-deep-follow"), help=say("name-a-part"))


@lru_cache(maxsize=MOST_ITEMS_KEPT)
def _item_tree(text: str) -> Tree[Token] | Token:
    """The parse of an item. It says nothing of where the item stands, so it serves again while others change."""
    return parser().parse(text, start="item")


def _parse_item(
    source: Source, start: int, end: int, spare: int
) -> tuple[s.Item | None, list[Diagnostic], int]:
    """One item, or all that is wrong with it: what does not read is mended or set aside, and the rest tried again.

    `spare` is how many characters may still be read again, and comes back as what is left.
    """
    text = source.text[start:end].rstrip() + "\n"
    if text.startswith("term ") and (term := quick_term(source, start, text)) is not None:
        return term, [], spare
    draft: Draft | None = Draft(source, start, text)
    wrong: list[Diagnostic] = []
    while draft is not None:
        try:
            tree = _item_tree(draft.text)
        except (UnexpectedInput, DedentError) as error:
            diagnostic, following = explain(draft, error, parser())
            if diagnostic is not None:
                wrong.append(diagnostic)
            if len(wrong) >= MOST_ERRORS_PER_ITEM or spare < len(draft.text):
                break
            spare -= len(draft.text)
            draft = following
        else:
            if not wrong and (deep := _depth(source, start, tree)):
                wrong.append(deep)
            return (None if wrong else build(source, start, tree)), wrong, spare
    return None, wrong, spare


def _comments(source: Source) -> Iterator[s.Comment]:
    for found in COMMENT.finditer(source.text):
        if found[1] is not None:
            yield s.Comment(Span(source, found.start(1), found.end(1)), found[1].rstrip())


def _head(
    source: Source, items: list[s.Item], had_errors: bool
) -> tuple[s.UnitHead | None, list[Diagnostic]]:
    """The line that says what the file is; it follows the version line, and there is one of each."""
    wrong: list[Diagnostic] = []
    versions = [i for i in items if isinstance(i, s.Version)]
    heads = [i for i in items if isinstance(i, s.UnitHead)]
    first = items[0].span if items else Span(source, 0, 0)
    if not versions and not had_errors:
        wrong.append(
            problem(
                "E0104",
                Span(source, first.start, first.start),
                say("file-does-say-which"),
                help=say("begin-file-cardlaw", languageversion=LANGUAGE_VERSION),
                fix=write(Span(source, 0, 0), f"cardlaw {LANGUAGE_VERSION}\n", certain=True),
            )
        )
    for version in versions[:1]:
        if version.number != LANGUAGE_VERSION:
            wrong.append(
                problem(
                    "E0105",
                    version.span,
                    say(
                        "version-language-compiler-reads",
                        number=version.number,
                        languageversion=LANGUAGE_VERSION,
                    ),
                    help=say("cardlaw-use-compiler-reads", languageversion=LANGUAGE_VERSION),
                )
            )
    if versions and items[0] is not versions[0]:
        wrong.append(
            problem("E0106", versions[0].span, say("version-line-comes-first"), help=say("move-top"))
        )
    for extra in (*versions[1:], *heads[1:]):
        wrong.append(problem("E0107", extra.span, say("file-says-once-what"), help=say("take-two-away")))
    if not heads:
        if not had_errors:
            wrong.append(
                problem(
                    "E0108",
                    Span(source, first.start, first.start),
                    say("file-does-say-what"),
                    help=say("after-version-line-vocabulary"),
                )
            )
        return None, wrong
    before = [i for i in items if not isinstance(i, s.Version)]
    if before[0] is not heads[0]:
        wrong.append(
            problem(
                "E0109",
                before[0].span,
                say("stands-before-line-says"),
                help=say("move-below-line"),
            )
        )
    return heads[0], wrong
