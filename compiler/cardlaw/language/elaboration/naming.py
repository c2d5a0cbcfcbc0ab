"""A name is declared once: names that stand in the same places are told apart."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Label, Span
from cardlaw.language.elaboration.scope import SORTS, Scope
from cardlaw.language.kernel import RESERVED

NEIGHBOURS = (
    ("zone", "state", "quantity", "short", "number"),
    ("kind", "group", "predicate"),
    ("act", "stage"),
)
"""Sorts whose names stand in the same places, so that one name may not be two of them."""


def new_name(scope: Scope, sort: str, word: s.Word) -> bool:
    """Enter a name; False, with a complaint, if it is taken."""
    if word.text in RESERVED and sort not in ("short", "topic", "axis"):
        scope.complain(
            "E0202",
            word.span,
            f"`{word.text}` is a word of every table and cannot be declared",
            help="choose another name",
        )
        scope.forgiven.add(word.text)
        return False
    rivals = next((group for group in NEIGHBOURS if sort in group), (sort,))
    taken = next((rival for rival in rivals if (rival, word.text) in scope.places), None)
    if taken is not None:
        first = scope.places[taken, word.text]
        same = taken == sort
        scope.complain(
            "E0201",
            word.span,
            f"`{word.text}` is declared twice"
            if same
            else f"`{word.text}` is {SORTS.get(taken, 'an option')} already",
            labels=(Label(first, "first declared here" if same else "declared here"),),
            help=_twice_help(sort if same else "", word, first),
        )
        return False
    scope.places[sort, word.text] = word.span
    return True


def _twice_help(sort: str, word: s.Word, first: Span) -> str:
    if sort == "group":
        return f"a group grows with `group {word.text} also KIND`"
    if first.source is not word.span.source:
        return "if both mean the same, declare it in one file only; otherwise give one of them another name"
    return "give one of them another name"


def no_repeats(scope: Scope, names: Iterable[s.Word]) -> None:
    seen: dict[str, s.Word] = {}
    for word in names:
        if word.text in seen:
            scope.complain(
                "E0201",
                word.span,
                f"`{word.text}` is listed twice",
                labels=(Label(seen[word.text].span, "first listed here"),),
            )
        seen.setdefault(word.text, word)
