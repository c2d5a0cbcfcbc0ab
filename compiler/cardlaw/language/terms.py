"""A short way to read `term` lines, of which a vocabulary has hundreds: the same nodes as the grammar builds.

A line that does not read at once is left to the grammar, which says what is wrong with it.
"""

from __future__ import annotations

import re

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Span
from cardlaw.language.source import Source

NAME = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
TEXT = r'"[^"\n]*"'
LINE = re.compile(
    rf"term +({NAME}) +in +({NAME}) +({TEXT})((?: *, *{NAME} *{TEXT})*)([ \n]*)(?:#[^\n]*[ \n]*)*\Z"
)
FORM = re.compile(rf" *, *({NAME}) *({TEXT})")


def quick_term(source: Source, start: int, text: str) -> s.Term | None:
    """The term that an item declares, or None if the item is anything else."""
    found = LINE.match(text)
    if found is None:
        return None

    def span(begin: int, end: int) -> Span:
        return Span(source, start + begin, start + end)

    def word(match: re.Match[str], group: int) -> s.Word:
        return s.Word(span(*match.span(group)), match[group])

    def string(match: re.Match[str], group: int) -> s.String:
        return s.String(span(*match.span(group)), match[group][1:-1])

    forms = tuple(
        s.Form(span(form.start(1), form.end(2)), word(form, 1), string(form, 2))
        for form in FORM.finditer(text, found.start(4), found.end(4))
    )
    return s.Term(span(0, found.end(4)), word(found, 1), word(found, 2), string(found, 3), forms)
