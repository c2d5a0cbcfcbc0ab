"""Lines that begin with a word that no line here begins with."""

from __future__ import annotations

import re

from lark import Lark

from cardlaw.language.diagnostics import did_you_mean, meant, problem, write
from cardlaw.language.syntax_errors.drafts import indentation
from cardlaw.language.syntax_errors.expected import wanted
from cardlaw.language.syntax_errors.places import Answer, Place, set_aside
from cardlaw.language.syntax_errors.shapes import first_words

CLAUSE_VERBS = frozenset({"may", "must", "wrongly", "wins", "does", "is"})


def misplaced(place: Place) -> Answer | None:
    """A line that would read in another place."""
    if place.begin == 0 or place.draft.start != "item":
        return None
    if place.context == "clause" and place.kind == "STRING" and not place.before:
        help = "make one sentence of the two; a translation of it stands after `in` and its language"
        return set_aside(place, place.problem("E0121", "a rule has one gloss, right below its name", help))
    if place.context == "step" and place.found in CLAUSE_VERBS and len(place.before.split()) == 1:
        help = "indent it like the clauses of its rule"
        start = place.begin + indentation(place.line)
        message = f"a clause with `{place.found}` does not stand among steps"
        return set_aside(place, place.problem("E0121", message, help, start=start))
    if place.before and not place.after_subject and (place.before, place.context) != (place.first, "step"):
        return None
    word, parser = place.first, place.parser
    if place.context == "clause" and word in first_words(parser, "mark"):
        said, help = "stands above the clauses of a rule", "move this line up, below the gloss"
    elif word == "else":
        said, help = "has no `if` above it", "indent it like the `if` it belongs to, right after its steps"
    elif place.context == "clause" and word in first_words(parser, "step") - first_words(parser, "clause"):
        said = "is a step, and steps stand under a line that says when they are done"
        help = "put it under a line such as `at STAGE:` or `when player MOVES card:`"
    elif place.context != "clause" and word in _rule_words(parser) - first_words(parser, "step"):
        said, help = "belongs to a rule and does not stand here", "indent it like the gloss of its rule"
    elif word in first_words(parser, "head") and place.context != "head":
        said, help = "stands under the line that says what the file is", "move it to the top of the file"
    elif word in first_words(parser, "item") - first_words(parser, "step"):
        said, help = "begins an item of its own", "begin the line with it, without indentation"
    else:
        return None
    start = place.begin + indentation(place.line)
    diagnostic = problem("E0121", place.draft.span(start, start + len(word)), f"`{word}` {said}", help=help)
    return diagnostic, place.draft.without_line(place.begin)


def unknown_first_word(place: Place) -> Answer | None:
    """A line that begins with none of the words that lines here begin with."""
    if place.context == "item":
        return _unknown_item(place)
    bare_step = place.context == "step" and place.before == place.first and place.ends
    if not place.first or not (bare_step or place.after_subject or not (place.before or place.ends)):
        return None
    word = place.first
    start = place.begin + indentation(place.line)
    span = place.draft.span(start, start + len(word))
    known = place.words
    if place.before:
        known = first_words(place.parser, "step") if bare_step else _rule_words(place.parser)
    if guess := did_you_mean(word, known):
        help = f"did you mean `{guess}`?"
    elif place.context in ("head", "stage", "line", "then"):
        help = f"a line here begins with {wanted(place.parser, place.expected, '')}"
    else:
        return None
    diagnostic = problem(
        "E0116", span, f"no line here begins with `{word}`", help=help, fix=meant(span, guess)
    )
    return set_aside(place, diagnostic)


def _unknown_item(place: Place) -> Answer | None:
    if place.before:
        return None
    word = place.first
    known = first_words(place.parser, "item")
    if place.kind == "STRING":
        help = "indent it, if it belongs to the line above; a remark stands after `#`"
        return place.problem("E0116", "nothing in a rule file begins with a text in quotes", help), None
    at = place.draft.span(place.at, place.at + len(word))
    fix = None
    if guess := did_you_mean(word, known):
        help = f"did you mean `{guess}`?"
        fix = meant(at, guess)
    elif word in _rule_words(place.parser) or re.search(r"\b(may|must|wins|is)\b", place.line):
        help = "it stands inside a rule: indent it by two spaces"
        fix = write(place.draft.span(place.at, place.at), "  ")
    elif word in first_words(place.parser, "step") | first_words(place.parser, "line"):
        help = "indent it, if it belongs to the line above"
    elif glued := max((known for known in known if word.startswith(known)), key=len, default=None):
        parted = f"{glued} {word[len(glued) :].lstrip('-')}"
        help, fix = f"a space is missing: `{parted}`", write(at, parted)
    elif word in first_words(place.parser, "head"):
        help = "it stands under the line that says what the file is: indent it by two spaces"
    else:
        help = (
            "an item begins with a word such as `rule`, `option`, `reading`, `silent about`, `kind` or `zone`"
        )
    message = f"nothing in a rule file begins with `{word or place.found}`"
    return place.problem("E0116", message, help, fix=fix), None


def _rule_words(parser: Lark) -> frozenset[str]:
    return first_words(parser, "mark") | first_words(parser, "clause")
