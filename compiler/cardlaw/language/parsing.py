"""Text → syntax: a rule file is cut into items, and each item is parsed on its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Transformer, Tree
from lark.exceptions import UnexpectedInput
from lark.indenter import DedentError, Indenter

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Diagnostic, Span, problem
from cardlaw.language.source import Source
from cardlaw.language.syntax_errors import explain

LANGUAGE_VERSION = 1
MOST_ITEMS = 5_000
MOST_ERRORS_PER_ITEM = 12
DEEPEST_PARENTHESES = 40
DEEPEST_INDENT = 60
LONGEST_LINE = 2_000

ITEM_START = re.compile(r"^[^\s#]", re.MULTILINE)
COMMENT = re.compile(r'"[^"\n]*"|(#[^\n]*)')
PARENTHESES = re.compile(r'"[^"\n]*"|#[^\n]*|[()]')


class _Indentation(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


@cache
def parser() -> Lark:
    """The parser of the grammar file; building it is the slowest part of a first compile."""
    grammar = files("cardlaw.language").joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(
        grammar,
        start=["item", "edition_ref", "line", "operand"],
        parser="lalr",
        lexer="contextual",
        postlex=_Indentation(),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def parse(source: Source) -> tuple[s.File | None, tuple[Diagnostic, ...]]:
    """The file as it is written, and everything in it that does not read."""
    wrong = list(_limits(source))
    if wrong:
        return None, tuple(wrong)
    items: list[s.Item] = []
    for start, end in _chunks(source.text):
        item, problems = _parse_item(source, start, end)
        wrong += problems
        if item is not None:
            items.append(item)
    head, problems = _head(source, items, had_errors=bool(wrong))
    wrong += problems
    if head is None:
        return None, tuple(wrong)
    rest = tuple(i for i in items if i is not head and not isinstance(i, s.Version))
    whole = Span(source, 0, len(source.text))
    return s.File(whole, head, rest, tuple(_comments(source))), tuple(wrong)


def parse_fragment(source: Source, start: str) -> tuple[Any, tuple[Diagnostic, ...]]:
    """A piece of the language on its own, such as an edition with choices given on the command line."""
    text = source.text + ("\n" if start == "line" else "")
    try:
        return _build(source, 0, parser().parse(text, start=start)), ()
    except (UnexpectedInput, DedentError) as error:
        return None, (explain(source, 0, text, error),)


def _chunks(text: str) -> Iterator[tuple[int, int]]:
    starts = [match.start() for match in ITEM_START.finditer(text)]
    yield from zip(starts, [*starts[1:], len(text)], strict=True)


def _parse_item(source: Source, start: int, end: int) -> tuple[s.Item | None, list[Diagnostic]]:
    """One item; a line that does not read is set aside, with what hangs below it, and the rest tried again."""
    text = source.text[start:end].rstrip() + "\n"
    wrong: list[Diagnostic] = []
    for _ in range(MOST_ERRORS_PER_ITEM):
        try:
            tree = parser().parse(text, start="item")
        except (UnexpectedInput, DedentError) as error:
            diagnostic = explain(source, start, text, error)
            at = diagnostic.span.start - start if diagnostic.span else 0
            if wrong and diagnostic.code == "E0103":
                break
            wrong.append(diagnostic)
            shorter = _without_line(text, at)
            if shorter is None:
                break
            text = shorter
        else:
            return (None, wrong) if wrong else (_build(source, start, tree), wrong)
    return None, wrong


def _without_line(text: str, at: int) -> str | None:
    """The text with the line at a place, and the deeper lines below it, blanked; None if it is the first line."""
    begin = text.rfind("\n", 0, at) + 1
    if begin == 0:
        return None
    lines = text[begin:].split("\n")
    depth = len(lines[0]) - len(lines[0].lstrip(" "))
    blanked = [" " * len(lines[0])]
    for number, line in enumerate(lines[1:], 1):
        if line.strip() and len(line) - len(line.lstrip(" ")) <= depth:
            return text[:begin] + "\n".join([*blanked, *lines[number:]])
        blanked.append(" " * len(line))
    return text[:begin] + "\n".join(blanked) + "\n"


def _limits(source: Source) -> Iterator[Diagnostic]:
    starts = [match.start() for match in ITEM_START.finditer(source.text)]
    if len(starts) > MOST_ITEMS:
        at = Span(source, starts[MOST_ITEMS], starts[MOST_ITEMS] + 1)
        yield problem("E0110", at, f"a file may have {MOST_ITEMS:,} items, and this one has {len(starts):,}")
    depth = 0
    for found in PARENTHESES.finditer(source.text):
        depth += {"(": 1, ")": -1}.get(found[0], 0)
        depth = max(depth, 0)
        if depth > DEEPEST_PARENTHESES:
            at = Span(source, found.start(), found.end())
            yield problem(
                "E0111",
                at,
                f"parentheses may be nested {DEEPEST_PARENTHESES} deep",
                help="name a part of the condition: define a predicate and use it here",
            )
            break
    for line in range(1, source.line_count + 1):
        start, end = source.line_start(line), source.line_end(line)
        if end - start > LONGEST_LINE:
            yield problem(
                "E0112", Span(source, start, start + 1), f"a line may have {LONGEST_LINE:,} characters"
            )
            break
        text = source.text[start:end]
        if len(text) - len(text.lstrip(" ")) > DEEPEST_INDENT:
            at = Span(source, start + DEEPEST_INDENT, end)
            yield problem("E0113", at, f"a line may be indented by {DEEPEST_INDENT} spaces")
            break


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
                "the file does not say which version of the language it is written in",
                help=f"begin the file with `cardlaw {LANGUAGE_VERSION}`",
            )
        )
    for version in versions[:1]:
        if version.number != LANGUAGE_VERSION:
            wrong.append(
                problem(
                    "E0105",
                    version.span,
                    f"this is version {version.number} of the language, and this compiler reads version "
                    f"{LANGUAGE_VERSION}",
                    help=f"write `cardlaw {LANGUAGE_VERSION}`, or use a compiler that reads that version",
                )
            )
    if versions and items[0] is not versions[0]:
        wrong.append(problem("E0106", versions[0].span, "the version line comes first in a file"))
    for extra in (*versions[1:], *heads[1:]):
        wrong.append(problem("E0107", extra.span, "a file says once what it is"))
    if not heads:
        if not had_errors:
            wrong.append(
                problem(
                    "E0108",
                    Span(source, first.start, first.start),
                    "the file does not say what it is",
                    help="after the version line write `vocabulary NAME`, `edition NAME of VOCABULARY`, "
                    "`pack NAME for VOCABULARY`, `variant NAME extends EDITION` or `spec NAME of VOCABULARY`",
                )
            )
        return None, wrong
    before = [i for i in items if not isinstance(i, s.Version)]
    if before[0] is not heads[0]:
        wrong.append(problem("E0109", before[0].span, "this stands before the line that says what the file is"))
    return heads[0], wrong


# ------------------------------------------------------------------ tree → nodes
def _build(source: Source, base: int, tree: Tree[Token] | Token) -> Any:
    return _Builder(source, base).transform(tree) if isinstance(tree, Tree) else tree


def _tuple(_: Span, *children: Any) -> tuple[Any, ...]:
    return tuple(c for c in children if c is not None)


def _text(span: Span, first: s.String, *rest: Any) -> s.Text:
    return s.Text(span, first.value, tuple(zip(rest[::2], rest[1::2], strict=True)))


def _norm(form: str) -> Callable[..., s.Norm]:
    return lambda span, subject, pattern, condition: s.Norm(span, form, subject, pattern, condition)


def _joined(_: Span, *tokens: Token) -> str:
    return "-".join(str(t) for t in tokens)


BUILDERS: dict[str, Callable[..., Any]] = {
    "version": lambda span, n: s.Version(span, n.value),
    "head": _tuple,
    "gloss": lambda span, first, *more: s.Gloss(span, s.Text(first.span, first.value, tuple(more))),
    "translation": lambda _, language, text: (language, text),
    "source": s.SourceNote,
    "text": _text,
    "names": _tuple,
    "word": lambda _, word: word,
    "each": lambda _, word: word,
    "name": s.Name,
    "number": lambda _, number: number,
    "range": lambda span, low, high: s.Range(span, low.value, high.value),
    "span": lambda span, low, high: s.Lines(span, low.value, low.value if high is None else high.value),
    "cite": lambda span, *spans: s.Cite(span, spans),
    "body": lambda _, *block: block[0] if block else (),
    "if_": s.If,
    "else_if": s.If,
    "raise_": s.Raise,
    "deal": lambda span, amount, *rest: s.Deal(span, None if amount == "all" else amount, *rest),
    "choose": lambda span, who, *rest: s.Choose(span, None if who == "table" else who, *rest),
    "arm": lambda span, chosen, *rest: s.Arm(span, chosen is not None, *rest),
    "members": lambda span, base, *excepted: s.Members(span, base, excepted),
    "face": lambda span, *parts: s.Face(span, parts),
    "or_": s.Or,
    "and_": s.And,
    "or_and": lambda span, a, b, c: s.Or(span, a, s.And(b.span.to(c.span), b, c)),
    "not_": s.Not,
    "is_": lambda span, left, right: s.Is(span, left, right, False),
    "is_not": lambda span, left, right: s.Is(span, left, right, True),
    "has": lambda span, base, name: s.Has(span, base, name, False),
    "has_no": lambda span, base, name: s.Has(span, base, name, True),
    "arithmetic": lambda span, left, op, right: s.Arithmetic(span, left, str(op), right),
    "compare": lambda span, left, op, right: s.Compare(span, left, str(op), right),
    "may": _norm("may"),
    "may_only": _norm("may-only"),
    "may_even": _norm("may-even"),
    "must": _norm("must"),
    "must_not": _norm("must-not"),
    "wrongly_norm": _norm("wrongly"),
    "waive": lambda span, name, when: s.Waive(span, s.ClauseTarget(name.span, name, None), when),
    "waive_of": lambda span, name, unit, when: s.Waive(
        span, s.ClauseTarget(name.span.to(unit.span), name, unit), when
    ),
    "round": lambda span, *stages: s.Round(span, stages),
    "deck": s.Deck,
    "because": lambda _, targets: targets,
    "given_faces": lambda span, player, acts, who, wrongly, *rest: s.GivenFaces(
        span, player, acts, who, wrongly is not None, *rest
    ),
    "then_unsettled": lambda span, how, who, pattern, because: s.ThenVerdict(span, who, how, pattern, because),
    "then_verdict": lambda span, who, how, pattern, because: s.ThenVerdict(span, who, how, pattern, because),
    "then_under": lambda span, conditions, *thens: s.ThenUnder(span, conditions, thens),
}
for _list in (
    "features params arms values forms targets marks clauses rows values_spaced frees args block odds "
    "offerings operands lines contents choices conditions"
).split():
    BUILDERS[_list] = _tuple
for _word in "needed lasts chosen spanned extreme takers place all table quantified modal unsettled wrongly".split():
    BUILDERS[_word] = _joined


class _Builder(Transformer[Token, Any]):
    """Builds the node of each production from the nodes of its parts; nothing is looked up here."""

    def __init__(self, source: Source, base: int) -> None:
        super().__init__(visit_tokens=True)
        self._source, self._base = source, base

    def _span(self, start: int | None, end: int | None) -> Span:
        first = self._base + (start or 0)
        last = self._base + (end or start or 0)
        text = self._source.text
        last = min(last, len(text))
        while last > first and text[last - 1] in " \n":
            last -= 1
        return Span(self._source, first, last)

    def NAME(self, token: Token) -> s.Word:
        return s.Word(self._span(token.start_pos, token.end_pos), str(token))

    def INT(self, token: Token) -> s.Number:
        return s.Number(self._span(token.start_pos, token.end_pos), int(token[:12]))

    def STRING(self, token: Token) -> s.String:
        return s.String(self._span(token.start_pos, token.end_pos), str(token)[1:-1])

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        span = self._span(getattr(meta, "start_pos", None), getattr(meta, "end_pos", None))
        name = str(data)
        build = BUILDERS.get(name) or getattr(s, "".join(part.title() for part in name.split("_")))
        return build(span, *children)
