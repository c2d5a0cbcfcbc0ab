"""A name is declared once: names that stand in the same places are told apart."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.kernel import RESERVED
from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say

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
            say("word-every-table-cannot", word=word.text),
            help=say("choose-another-name"),
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
            say("declared-twice", word=word.text)
            if same
            else say("is-already", word=word.text, sort=say("a-declared", sort=taken)),
            labels=(Label(first, say("first-declared") if same else say("declared")),),
            help=_twice_help(sort if same else "", word, first),
        )
        return False
    scope.places[sort, word.text] = word.span
    return True


def _twice_help(sort: str, word: s.Word, first: Span) -> Saying:
    if sort == "group":
        return say("group-grows-group-also", word=word.text)
    if first.source is not word.span.source:
        return say("if-both-mean-same")
    return say("give-them-another-name")


def no_repeats(scope: Scope, names: Iterable[s.Word]) -> None:
    seen: dict[str, s.Word] = {}
    for word in names:
        if word.text in seen:
            scope.complain(
                "E0201",
                word.span,
                say("listed-twice", word=word.text),
                labels=(Label(seen[word.text].span, say("first-listed")),),
            )
        seen.setdefault(word.text, word)
