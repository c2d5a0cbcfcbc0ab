"""Characters and words that the language does not have, and what their author most likely meant."""

from __future__ import annotations

import re
import unicodedata

from cardlaw.language.diagnostics import Diagnostic, did_you_mean, problem
from cardlaw.language.syntax_errors.drafts import Draft, short

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LINES = re.compile(r"[0-9]+(-[0-9]*)?")
WORD = re.compile(r"[\w-]+")
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
NO_PLAIN_NAME = re.compile(r"[^a-z0-9]+")

MEANT = {
    **dict.fromkeys("“”„«»", 'quote marks are straight: `"`'),
    **dict.fromkeys("‘’'", 'a text stands between `"` and `"`'),
    **dict.fromkeys("–—−", "write a hyphen, `-`"),
    ".": "a line ends without a full stop",
    ";": "a line ends without a semicolon",
    "=": "that two things are the same is said with `is`",
    "!": "write `not`, or `is not`",
    "&": "write `and`",
    "|": "write `or`",
    "/": "a remark stands after `#`; there is no division",
    "×": "write `*`, or `x` between a number and a card",
    "…": "write two full stops, `..`",
    "\t": "write a space",
    "{": "what belongs to a line is indented under it, without braces",
    "}": "what belongs to a line is indented under it, without braces",
}
SHOWN = {"\t": "a tab", "\u00a0": "a no-break space"}


def stray(
    draft: Draft, at: int, allowed: frozenset[str], items: frozenset[str]
) -> tuple[Diagnostic, Draft | None]:
    """A character that begins nothing in the language; `items` are the words that items begin with."""
    character = draft.text[at : at + 1]
    word = WORD.match(draft.text) if at == 0 and draft.start == "item" else None
    if word and (meant := did_you_mean(word[0], items)):
        message = f"nothing in a rule file begins with `{word[0]}`"
        return problem("E0116", draft.span(0, word.end()), message, help=f"did you mean `{meant}`?"), None
    if character == '"':
        end = draft.text.find("\n", at)
        text = draft.text[at : end if end >= 0 else len(draft.text)].rstrip()
        return problem(
            "E0101",
            draft.span(at, at + len(text)),
            "this text has no closing quote mark",
            help='close it with `"` on the same line',
        ), draft.without_line(at)
    if "STRING" in allowed and "NAME" not in allowed and character.isalpha():
        begin, line = draft.line(at)
        return problem(
            "E0117",
            draft.span(at, begin + len(line)),
            "a text in quotes is needed here",
            help=f'write `"{short(line[at - begin :])}"`',
        ), draft.without_line(at)
    if answer := misspelt(draft, at):
        return answer
    said = SHOWN.get(character) or ("a blank that is no space" if character.isspace() else f"`{character}`")
    help = MEANT.get(character, "write a space" if character.isspace() else "a remark stands after `#`")
    if re.fullmatch(r"[0-9]\.[0-9]", draft.text[max(at - 1, 0) : at + 2]):
        help = "write two full stops, `..`, between the first number and the last"
    diagnostic = problem("E0102", draft.span(at, at + 1), f"{said} means nothing here", help=help)
    return diagnostic, draft.without_line(at)


def misspelt(draft: Draft, at: int) -> tuple[Diagnostic, Draft | None] | None:
    """A word that is no name, around a place; the draft goes on with a name in its stead."""
    begin, line = draft.line(at)
    for found in WORD.finditer(line):
        if found.start() <= at - begin < found.end():
            break
    else:
        return None
    word = found[0]
    if NAME.fullmatch(word) or LINES.fullmatch(word) or not any(letter.isalnum() for letter in word):
        return None
    start, end = begin + found.start(), begin + found.end()
    canonical = canonical_name(word)
    help = (
        f"names are in small letters with hyphens: `{canonical}`"
        if canonical
        else "names are in small letters with hyphens, and begin with a letter"
    )
    diagnostic = problem("E0102", draft.span(start, end), f"`{word}` is not a name", help=help)
    first = not line[: found.start()].strip()
    return diagnostic, draft.without_line(start) if first else draft.with_word(start, end)


def canonical_name(word: str) -> str | None:
    """The name that a misspelt one most likely stands for."""
    plain = unicodedata.normalize("NFKD", CAMEL.sub("-", word))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()
    name = NO_PLAIN_NAME.sub("-", plain).strip("-")
    return name if NAME.fullmatch(name) else None
