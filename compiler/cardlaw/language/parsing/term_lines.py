"""A short way to read `term` lines, of which a vocabulary has hundreds: the same nodes as the grammar builds.

A line that does not read at once is left to the grammar, which says what is wrong with it.
"""

from __future__ import annotations

import re

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.reading.source import Source

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

    def place(begin: int, end: int) -> Span:
        return Span(source, start + begin, start + end)

    forms = [
        s.Form(Span(source, start + form.start(1), start + form.end()), form[1], form[2][1:-1])
        for form in FORM.finditer(text, found.start(4), found.end(4))
    ]
    return s.Term(
        place(0, found.end(4)),
        s.Word(place(*found.span(1)), found[1]),
        s.Word(place(*found.span(2)), found[2]),
        s.String(place(*found.span(3)), found[3][1:-1]),
        tuple(forms),
    )
