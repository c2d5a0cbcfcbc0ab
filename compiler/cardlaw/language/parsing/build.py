"""Parse tree → syntax: the node of each production, from the nodes of its parts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from lark import Token, Tree
from lark.tree import Meta

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.reading.source import Source


def build(source: Source, base: int, tree: Tree[Token] | Token) -> Any:
    return _Builder(source, base).node(tree) if isinstance(tree, Tree) else tree


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
    "form": lambda span, name, text: s.Form(span, name.text, text.value),
    "called": lambda span, name, language, *names: s.Called(span, name, language, names),
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
    "topic_target": lambda span, topic, if_any: s.TopicTarget(span, topic, if_any is not None),
    "move": s.MoveItem,
    "round": lambda span, *stages: s.RoundItem(span, stages),
    "deck": s.Deck,
    "because": lambda _, targets: targets,
    "given_faces": lambda span, player, acts, who, wrongly, *rest: s.GivenFaces(
        span, player, acts, who, wrongly is not None, *rest
    ),
    "then_unsettled": lambda span, how, who, pattern, because: s.ThenVerdict(
        span, who, how, pattern, because
    ),
    "then_verdict": s.ThenVerdict,
    "then_under": lambda span, conditions, *thens: s.ThenUnder(span, conditions, thens),
}
LISTS = (
    "features",
    "params",
    "arms",
    "values",
    "forms",
    "targets",
    "marks",
    "clauses",
    "rows",
    "values_spaced",
    "frees",
    "args",
    "block",
    "odds",
    "offerings",
    "operands",
    "lines",
    "contents",
    "choices",
    "conditions",
)
WORDS = (
    "if_any",
    "needed",
    "lasts",
    "chosen",
    "spanned",
    "extreme",
    "takers",
    "place",
    "all",
    "table",
    "quantified",
    "modal",
    "unsettled",
    "wrongly",
)
BUILDERS |= dict.fromkeys(LISTS, _tuple) | dict.fromkeys(WORDS, _joined)


TOKENS: dict[str, Callable[[Span, str], s.Node]] = {
    "NAME": s.Word,
    "PART": s.Word,
    "INT": lambda span, text: s.Number(span, int(text)),
    "STRING": lambda span, text: s.String(span, text[1:-1]),
}

REMARK = re.compile(r'"[^"\n]*"|(#[^\n]*)')


class _Builder:
    """Builds the node of each production from the nodes of its parts; nothing is looked up here."""

    def __init__(self, source: Source, base: int) -> None:
        self._source, self._base = source, base

    def node(self, part: Tree[Token] | Token | None) -> Any:
        """The node of a production or a token; its depth was looked at before (`limits.too_deep`)."""
        if isinstance(part, Tree):
            children = [self.node(child) for child in part.children]
            return _builder(part.data)(self._place(part.meta), *children)
        if part is None or (token := TOKENS.get(part.type)) is None:
            return part
        start = self._base + (part.start_pos or 0)
        return token(Span(self._source, start, start + len(part)), str(part))

    def _place(self, meta: Meta) -> Span:
        """Where a production stands, less the blanks and remarks that follow its last word."""
        start: int = getattr(meta, "start_pos", 0)
        first, last = self._base + start, self._base + getattr(meta, "end_pos", start)
        text = self._source.text
        last = min(last, len(text))
        while last > first and text[last - 1] in " \n":
            last -= 1
        span = Span(self._source, first, last)
        return span if text.find("#", first, last) < 0 else self._without_comments(span)

    def _without_comments(self, span: Span) -> Span:
        """The span less the remarks that follow its last word, on that line or on lines of their own."""
        text = span.text
        while True:
            begin = text.rfind("\n") + 1
            found = next((f for f in REMARK.finditer(text, begin) if f[1] is not None), None)
            if found is None:
                return Span(span.source, span.start, span.start + len(text))
            text = text[: found.start(1)].rstrip()


@cache
def _builder(name: str) -> Callable[..., Any]:
    """What builds the node of a production: its own builder, or the class of its name."""
    return BUILDERS.get(name) or getattr(s, "".join(part.title() for part in name.split("_")))
