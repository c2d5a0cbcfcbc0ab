"""Where the parser stopped: what it found, what could have stood there, and the line around it."""

from __future__ import annotations

import re
from typing import Any

from lark import Lark, Token
from lark.exceptions import UnexpectedInput, UnexpectedToken

from cardlaw.language.diagnostics.diagnostic import Diagnostic, Fix, Span, problem
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.language.sayings import say
from cardlaw.language.syntax_errors.drafts import Draft, indentation
from cardlaw.language.syntax_errors.expected import ENDS
from cardlaw.language.syntax_errors.shapes import NOUNS, SHAPES, keywords, spelled

Answer = tuple[Diagnostic | None, Draft | None]
"""What is wrong, unless it only follows from what was set aside before, and what to read next, if anything."""

OR = "` or `"
"""What stands between two shapes of one line."""

BLOCKS = {
    **dict.fromkeys(("vocabulary", "edition", "pack", "variant", "spec"), "head"),
    **dict.fromkeys(("move", "event"), "step"),
    **dict.fromkeys(("option", "reading"), "arm"),
    **dict.fromkeys(("example", "scenario"), "line"),
    "rule": "clause",
    "round": "stage",
}
INNER_BLOCKS = {"deck": "row", "by": "odd", "then": "then"}
VERBS = ("may", "must", "wrongly", "wins", "ends", "does", "chooses", "secretly", "is")


@dataclass(frozen=True, slots=True)
class StoppedAt:
    """Where the parser stopped: the word it found, what could have stood there, the line around it."""

    parser: Lark
    draft: Draft
    at: int
    kind: str
    found: str
    expected: frozenset[str]
    begin: int
    line: str
    context: str
    state: Any

    @property
    def first(self) -> str:
        return first_word(self.line)

    @property
    def before(self) -> str:
        """What the line says up to the place."""
        return self.draft.text[self.begin : self.at].strip()

    @property
    def words(self) -> frozenset[str]:
        """The words of the language that could stand here."""
        spellings = (spelled(self.parser, terminal) for terminal in self.expected)
        return frozenset(word for word in spellings if word and word[0].isalpha())

    @property
    def after_subject(self) -> bool:
        """Whether the line has been read as a clause that begins with a name."""
        return self.context == "clause" and self.before == self.first and "MAY" in self.expected

    @property
    def ends(self) -> bool:
        return self.kind in ENDS

    def problem(
        self,
        code: str,
        message: Saying,
        help: Saying | None = None,
        *,
        start: int = -1,
        fix: Fix | None = None,
    ) -> Diagnostic:
        begin = self.at if start < 0 else start
        end = self.at if self.ends else self.at + len(self.found)
        return problem(code, self.draft.span(begin, end), message, help=help, fix=fix)

    @property
    def span(self) -> Span:
        """What was found, in the source."""
        return self.draft.span(self.at, self.at if self.ends else self.at + len(self.found))

    def shape(self) -> Saying | None:
        """The help that shows how a line of this sort reads."""
        shape = shape_for(self.context, self.line)
        if shape is None:
            return None
        return say("it-reads", shapes=ListedWords(tuple(map(self._as_typed, shape.split(OR))), "or"))

    def _as_typed(self, shape: str) -> str:
        """The shape without what was put before a line that somebody typed."""
        if not self.draft.source.lead:
            return shape
        return shape.removeprefix("given ").removeprefix("then PLAYER may ").removesuffix(" because RULE")


def shape_for(context: str, line: str) -> str | None:
    """How a line of this sort reads, told from its first words or its verb."""
    words = [
        " ".join(line.split()[:2]),
        first_word(line),
        *(word for word in line.split() if word in VERBS),
        "",
    ]
    contexts = ("mark", "clause") if context == "clause" else (context,)
    for word in words:
        for each in contexts:
            if shape := SHAPES.get(each, {}).get(word):
                return shape
    return None


def place_of(draft: Draft, error: UnexpectedInput, parser: Lark) -> StoppedAt:
    token = error.token if isinstance(error, UnexpectedToken) else None
    kind = _kind(token, parser) if token is not None else "$END"
    at = len(draft.text.rstrip()) if kind == "$END" or token is None else token.start_pos or 0
    begin, line = draft.line(at)
    if kind in ENDS:
        at = begin + len(line)
    accepted = getattr(error, "accepts", None) or getattr(error, "expected", None) or ()
    expected = frozenset(_plain(terminal) for terminal in accepted)
    written = draft.span(at, at + len(str(token).strip())).text
    found = "" if kind in ENDS or token is None else written
    state = error.interactive_parser if isinstance(error, UnexpectedToken) else None
    return StoppedAt(
        parser, draft, at, kind, found, expected, begin, line, context_at(draft, begin, line), state
    )


def _kind(token: Token, parser: Lark) -> str:
    """The terminal of what was found; a word of the language is one, also where it means nothing."""
    kind = _plain(token.type)
    return keywords(parser).get(str(token), kind) if kind == "NAME" else kind


def _plain(terminal: str) -> str:
    """A part of a card's spelling is a name too."""
    return "NAME" if terminal == "PART" else terminal


def first_word(line: str) -> str:
    found = re.match(r"[^\s:\"(,]+", line.strip())
    return found[0] if found else ""


def context_at(draft: Draft, begin: int, line: str) -> str:
    """What sort of line stands here, told from the lines it is indented under."""
    if draft.start != "item" or begin == 0:
        return draft.start
    above, parent = draft.line_above(begin)
    while above > 0 and indentation(parent) >= indentation(line):
        above, parent = draft.line_above(above)
    if above == 0:
        return BLOCKS.get(first_word(parent), "nothing")
    return INNER_BLOCKS.get(first_word(parent), "step")


def set_aside(place: StoppedAt, diagnostic: Diagnostic) -> Answer:
    if place.begin == 0 and place.draft.start == "item" and place.first == "rule" and place.line[5:].strip():
        name = re.match(r"[a-z][a-z0-9-]*(?![^\s:\"(,])", place.line[5:])
        if name is None:
            return diagnostic, place.draft.with_word(5, len(place.line))
        return diagnostic, place.draft.rewritten(5, name[0].ljust(len(place.line) - 5))
    return diagnostic, place.draft.without_line(place.begin)


def meaning_of_name(place: StoppedAt) -> Saying:
    """What a name would stand for here, told from the words before it."""
    words = place.before.split()
    if place.context not in ("item", "clause", "line", "step") and len(words) < 2:
        return _noun(" ".join(words)) or say("a-name")
    if len(words) > 1 and words[-1] in SHAPES["item"]:
        return say("a-name")
    return _noun(" ".join(words[-2:])) or _noun(" ".join(words[-1:])) or say("a-name")


def _noun(words: str) -> Saying | None:
    """What a name stands for after these words."""
    if words in NOUNS:
        return say(NOUNS[words])
    return say("name-of-the", word=words) if words in SHAPES["item"] else None
