"""What the parser stumbled over, said in the author's terms: the construct, what it lacks here, its shape.

Each case looks at the place and says nothing, or what is wrong there. With it comes the draft to read next, in
which that is mended or set aside, so that the other errors of an item are found too.
"""

from __future__ import annotations

from collections.abc import Callable

from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedInput
from lark.indenter import DedentError

from cardlaw.language.syntax_errors.beginnings import misplaced, unknown_first_word
from cardlaw.language.syntax_errors.blocks import (
    indented_for_nothing,
    no_colon,
    no_gloss,
    nothing_below,
    uneven,
)
from cardlaw.language.syntax_errors.drafts import Draft
from cardlaw.language.syntax_errors.misspelt import stray
from cardlaw.language.syntax_errors.phrases import (
    anything_else,
    comma,
    everyday,
    misspelt_name,
    parenthesis,
    quantifier,
    quotes,
    repetition,
    two_words,
    word_missing,
    wrong_sort,
)
from cardlaw.language.syntax_errors.places import Answer, StoppedAt, place_of, set_aside
from cardlaw.language.syntax_errors.shapes import first_words

__all__ = ["Draft", "explain"]


CASES: tuple[Callable[[StoppedAt], Answer | None], ...] = (
    indented_for_nothing,
    no_gloss,
    nothing_below,
    parenthesis,
    quotes,
    misspelt_name,
    repetition,
    misplaced,
    unknown_first_word,
    no_colon,
    comma,
    quantifier,
    everyday,
    two_words,
    wrong_sort,
    word_missing,
)


def explain(draft: Draft, error: UnexpectedInput | DedentError, parser: Lark) -> Answer:
    """What is wrong with a draft that the parser could not read, and the draft to read next."""
    if isinstance(error, DedentError):
        return uneven(draft)
    if isinstance(error, UnexpectedCharacters):
        state = error.state
        allowed = frozenset(state.parse_conf.parse_table.states[state.position])
        return stray(draft, error.pos_in_stream or 0, allowed, first_words(parser, "item"))
    place = place_of(draft, error, parser)
    for case in CASES:
        if answer := case(place):
            return answer
    return set_aside(place, anything_else(place))
