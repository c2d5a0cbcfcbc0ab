"""What belongs to what: indentation, colons, and the gloss that opens a rule."""

from __future__ import annotations

from cardlaw.language.diagnostics.diagnostic import problem, write
from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say
from cardlaw.language.syntax_errors.drafts import Draft, indentation, short
from cardlaw.language.syntax_errors.expected import OPERATORS
from cardlaw.language.syntax_errors.places import (
    BLOCKS,
    INNER_BLOCKS,
    VERBS,
    Answer,
    StoppedAt,
    first_word,
    set_aside,
)
from cardlaw.language.syntax_errors.shapes import first_words

SAMPLES = {
    "arm": 'chosen NAME because "why"',
    "line": "given turn of PLAYER",
    "odd": "1:",
    "row": "2 KIND for each ATTRIBUTE",
    "stage": "stage NAME",
    "step": "shuffle ZONE",
    "then": "then PLAYER may MOVE CARD",
}
BLOCK_ITEMS = frozenset({"move", "event", *(word for word, block in BLOCKS.items() if block in SAMPLES)})


def uneven(draft: Draft) -> Answer:
    """A line that steps back to where no line above it began."""
    open_at: list[int] = []
    begin = 0
    for line in draft.text.split("\n"):
        if line.strip() and not line.lstrip().startswith("#"):
            depth = indentation(line)
            deeper = [column for column in open_at if column > depth]
            open_at = [column for column in open_at if column <= depth]
            if deeper and open_at[-1:] != [depth]:
                break
            if open_at[-1:] != [depth]:
                open_at.append(depth)
        begin += len(line) + 1
    begin = min(begin, len(draft.text) - 1)
    at = begin + indentation(draft.line(begin)[1])
    diagnostic = problem(
        "E0114",
        draft.span(begin, at),
        say("line-indented-like-no"),
        help=say("indent-two-spaces-each"),
    )
    return diagnostic, draft.without_line(at, level=True)


def indented_for_nothing(place: StoppedAt) -> Answer | None:
    if place.kind != "_INDENT" or (below := place.draft.line_below(place.at)) is None:
        return None
    if place.begin == 0 and place.first in ("move", "event"):
        return _colon_at_end(place, goes_on=True)
    begin, line = below
    at = begin + indentation(line)
    diagnostic = problem(
        "E0115",
        place.draft.span(at, begin + len(line)),
        say("line-indented-but-line"),
        help=say("indent-like-line-above"),
    )
    return diagnostic, place.draft.without_line(at, level=True)


def no_gloss(place: StoppedAt) -> Answer | None:
    draft = place.draft
    if first_word(draft.text) != "rule" or draft.start != "item" or (place.begin == 0 and not place.ends):
        return None
    if not place.expected <= {"STRING", "_INDENT"} or draft.line_above(place.begin)[0] > 0:
        return None
    end = len(draft.line(0)[1])
    below = draft.line_below(0)
    help = say("say-rule-your-own")
    if below and not place.ends and not _reads_like_a_rule(place, below[1]):
        help = say("put-gloss-quotes", strip=short(below[1].strip()))
        draft = draft.without_line(below[0]) or draft
    mended = draft.with_text(end, f'\n{" " * indentation(below[1])}""') if below else None
    if place.draft.lost_below(0):
        return None, mended
    name = draft.text[:end].split()[1]
    message = say("rule-needs-gloss-line", what=name)
    return problem("E0103", draft.span(0, end), message, help=help), mended


def _reads_like_a_rule(place: StoppedAt, line: str) -> bool:
    """Whether a line could be one of the lines of a rule, and not its gloss without quotes."""
    words = line.split()
    known = first_words(place.parser, "mark") | first_words(place.parser, "clause")
    return first_word(line) in known or any(verb in words[1:4] for verb in VERBS)


def nothing_below(place: StoppedAt) -> Answer | None:
    if place.expected != {"_INDENT"}:
        return None
    draft = place.draft
    begin, line = (place.begin, place.line) if place.ends else draft.line_above(place.begin)
    after = draft.without_line(begin)
    if draft.lost_below(begin):
        return None, after
    start = begin + indentation(line)
    return problem(
        "E0122",
        draft.span(start, begin + len(line)),
        say("nothing-indented-under-line"),
        help=_below(draft, begin, line),
    ), after


def _below(draft: Draft, begin: int, line: str) -> Saying:
    word = first_word(line)
    context = BLOCKS.get(word, "step") if begin == 0 else INNER_BLOCKS.get(word, "step")
    return say("what-belongs-stands-below", context=SAMPLES[context])


def no_colon(place: StoppedAt) -> Answer | None:
    if "COLON" not in place.expected:
        return None
    if place.ends and (place.context != "item" or place.first in BLOCK_ITEMS):
        below = place.draft.line_below(place.at)
        return _colon_at_end(place, below is not None and indentation(below[1]) > indentation(place.line))
    if place.expected - OPERATORS == {"COLON"} and not place.ends:
        message = say("colon-missing-before", found=short(place.found))
        fix = write(place.draft.span(place.at, place.at), ": ")
        return set_aside(place, place.problem("E0120", message, place.shape(), fix=fix))
    return None


def _colon_at_end(place: StoppedAt, goes_on: bool) -> Answer:
    line = place.draft.span(place.begin, place.at).text.strip()
    help = say("write-4", line=line) if len(line) < 60 else say("end-line")
    fix = write(place.span, ":", certain=goes_on)
    diagnostic = place.problem("E0120", say("colon-missing-end-line"), help, fix=fix)
    return (diagnostic, place.draft.with_text(place.at, ":")) if goes_on else set_aside(place, diagnostic)
