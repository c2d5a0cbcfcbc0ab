"""Characters and words that the language does not have, and what their author most likely meant."""

from __future__ import annotations

import re
import unicodedata

from cardlaw.language.diagnostics.diagnostic import Diagnostic, Edit, Fix, did_you_mean, meant, problem, write
from cardlaw.language.sayings import say
from cardlaw.language.syntax_errors.drafts import Draft, short

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NEGATIVE = re.compile(r"-[0-9]+")
LINES = re.compile(r"[0-9]+(-[0-9]*)?")
WORD = re.compile(r"[\w-]+")
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
NO_PLAIN_NAME = re.compile(r"[^a-z0-9]+")

QUOTES = "“”„«»"
MEANT = {
    **dict.fromkeys(QUOTES, "sign-straight-quotes"),
    **dict.fromkeys("‘’'", "sign-text-quotes"),
    **dict.fromkeys("–—−", "sign-hyphen"),
    ".": "sign-full-stop",
    ";": "sign-semicolon",
    "=": "sign-is",
    "!": "sign-not",
    "&": "sign-and",
    "|": "sign-or",
    "/": "sign-slash",
    "×": "sign-times",
    "…": "sign-dots",
    "\t": "sign-space",
    "{": "sign-brace",
    "}": "sign-brace",
}
IN_ITS_PLACE = {
    **dict.fromkeys("–—−", "-"),
    **{".": "", ";": "", "&": "and", "|": "or", "…": "..", "\t": " ", "\u00a0": " "},
}
"""What is written for a character that has one meaning only."""

SHOWN = {"\t": "a-tab", "\u00a0": "a-no-break-space"}


def stray(
    draft: Draft, at: int, allowed: frozenset[str], items: frozenset[str]
) -> tuple[Diagnostic, Draft | None]:
    """A character that begins nothing in the language; `items` are the words that items begin with."""
    character = draft.text[at : at + 1]
    word = WORD.match(draft.text) if at == 0 and draft.start == "item" else None
    if word and (guess := did_you_mean(word[0], items)):
        message = say("nothing-rule-file-begins-2", found=word[0])
        at_word = draft.span(0, word.end())
        help = say("did-you-mean", guess=guess)
        return problem("E0116", at_word, message, help=help, fix=meant(at_word, guess)), None
    if answer := quoted_within(draft, at):
        return answer
    if character == '"':
        end = draft.text.find("\n", at)
        text = draft.text[at : end if end >= 0 else len(draft.text)].rstrip()
        return problem(
            "E0101",
            draft.span(at, at + len(text)),
            say("text-no-closing-quote"),
            help=say("close-same-line"),
            fix=write(draft.span(at + len(text), at + len(text)), '"'),
        ), draft.without_line(at)
    if "STRING" in allowed and "NAME" not in allowed and character.isalpha():
        begin, line = draft.line(at)
        return problem(
            "E0117",
            draft.span(at, begin + len(line)),
            say("text-quotes-needed"),
            help=say("write-5", begin=short(line[at - begin :])),
            fix=write(draft.span(at, begin + len(line)), f'"{line[at - begin :]}"')
            if '"' not in line[at - begin :]
            else None,
        ), draft.without_line(at)
    if answer := misspelt(draft, at):
        return answer
    blank = character.isspace()
    said = f"`{character}`"
    if character in SHOWN or blank:
        said = say(SHOWN.get(character, "a-blank"))
    help = say(MEANT.get(character, "sign-space" if blank else "sign-remark"))
    if re.fullmatch(r"[0-9]\.[0-9]", draft.text[max(at - 1, 0) : at + 2]):
        help = say("two-full-stops-between")
    fix = _in_its_place(draft, at)
    diagnostic = problem("E0102", draft.span(at, at + 1), say("means-nothing", what=said), help=help, fix=fix)
    return diagnostic, draft.without_line(at)


def _in_its_place(draft: Draft, at: int) -> Fix | None:
    """The sign that was meant, with blanks around a word; quote marks are mended all along their line."""
    character = draft.text[at]
    if character in QUOTES:
        begin, line = draft.line(at)
        if '"' in line:
            return None
        places = [begin + place for place, letter in enumerate(line) if letter in QUOTES]
        return Fix(tuple(Edit(draft.span(place, place + 1), '"') for place in places), certain=True)
    if character not in IN_ITS_PLACE:
        return None
    sign = IN_ITS_PLACE[character]
    if sign.isalpha():
        sign = " " * (draft.text[at - 1 : at] != " ") + sign + " " * (draft.text[at + 1 : at + 2] != " ")
    return write(draft.span(at, at + 1), sign, certain=True)


def misspelt(draft: Draft, at: int) -> tuple[Diagnostic, Draft | None] | None:
    """A word that is no name, around a place; the draft goes on with a name in its stead."""
    begin, line = draft.line(at)
    for found in WORD.finditer(line):
        if found.start() <= at - begin < found.end():
            break
    else:
        return None
    word = found[0]
    if NEGATIVE.fullmatch(word):
        return _negative(draft, begin + found.start(), word)
    if NAME.fullmatch(word) or LINES.fullmatch(word) or not any(letter.isalnum() for letter in word):
        return None
    start, end = begin + found.start(), begin + found.end()
    canonical = canonical_name(word)
    help = (
        say("names-small-letters-hyphens", canonical=canonical)
        if canonical
        else say("names-small-letters-hyphens-2")
    )
    fix = write(draft.span(start, end), canonical) if canonical else None
    diagnostic = problem("E0102", draft.span(start, end), say("name-2", word=word), help=help, fix=fix)
    first = not line[: found.start()].strip()
    return diagnostic, draft.without_line(start) if first else draft.with_word(start, end)


def _negative(draft: Draft, start: int, word: str) -> tuple[Diagnostic, Draft | None]:
    """A number below 0, which steps and conditions reckon and nobody writes."""
    begin, line = draft.line(start)
    help = say("write-6", word=word[1:]) if begin > 0 else say("number-more")
    if line[: start - begin].endswith(" starts "):
        state = re.split("[ :]+", line)[1]
        help = say("state-starts-more-step", state=state, word=word[1:])
    diagnostic = problem(
        "E0102", draft.span(start, start + len(word)), say("number-below-cannot-written"), help=help
    )
    return diagnostic, draft.rewritten(start, "0" * len(word))


def quoted_within(draft: Draft, at: int) -> tuple[Diagnostic, Draft | None] | None:
    """A text that its author's own quote marks cut in two."""
    begin, line = draft.line(at)
    before = line[: at - begin]
    if not before.endswith('"') or before.count('"') % 2 or line.count('"') < 4 or line.count('"') % 2:
        return None
    start, end = before.index('"'), line.rindex('"') + 1
    message = say("text-ends-second-quote")
    help = say("inside-text-single-quote")
    whole = line[start + 1 : end - 1].replace('"', "'")
    span = draft.span(begin + start, begin + end)
    return problem("E0101", span, message, help=help), draft.rewritten(begin + start + 1, whole)


def canonical_name(word: str) -> str | None:
    """The name that a misspelt one most likely stands for."""
    plain = unicodedata.normalize("NFKD", CAMEL.sub("-", word))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()
    name = NO_PLAIN_NAME.sub("-", plain).strip("-")
    return name if NAME.fullmatch(name) else None
