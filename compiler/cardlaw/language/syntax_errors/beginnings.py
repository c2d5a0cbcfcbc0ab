"""Lines that begin with a word that no line here begins with."""

from __future__ import annotations

import re

from lark import Lark

from cardlaw.language.diagnostics.diagnostic import did_you_mean, meant, problem, write
from cardlaw.language.sayings import say
from cardlaw.language.syntax_errors.drafts import indentation
from cardlaw.language.syntax_errors.expected import wanted
from cardlaw.language.syntax_errors.places import Answer, StoppedAt, set_aside
from cardlaw.language.syntax_errors.shapes import first_words

CLAUSE_VERBS = frozenset({"may", "must", "wrongly", "wins", "does", "is"})


def misplaced(place: StoppedAt) -> Answer | None:
    """A line that would read in another place."""
    if place.begin == 0 or place.draft.start != "item":
        return None
    if place.context == "clause" and place.kind == "STRING" and not place.before:
        help = say("make-sentence-two-translation")
        return set_aside(place, place.problem("E0121", say("rule-gloss-right-below"), help))
    if place.context == "step" and place.found in CLAUSE_VERBS and len(place.before.split()) == 1:
        help = say("indent-like-clauses-rule")
        start = place.begin + indentation(place.line)
        message = say("clause-does-stand-among", found=place.found)
        return set_aside(place, place.problem("E0121", message, help, start=start))
    if place.before and not place.after_subject and (place.before, place.context) != (place.first, "step"):
        return None
    word, parser = place.first, place.parser
    if place.context == "clause" and word in first_words(parser, "mark"):
        said, help = say("stands-above-clauses-rule"), say("move-line-up-below")
    elif word == "else":
        said, help = say("no-if-above"), say("indent-like-if-belongs")
    elif place.context == "clause" and word in first_words(parser, "step") - first_words(parser, "clause"):
        said = say("step-steps-stand-under")
        help = say("put-under-line-stage")
    elif place.context != "clause" and word in _rule_words(parser) - first_words(parser, "step"):
        said, help = say("belongs-rule-does-stand"), say("indent-like-gloss-rule")
    elif word in first_words(parser, "head") and place.context != "head":
        said, help = say("stands-under-line-says"), say("move-top-file")
    elif word in first_words(parser, "item") - first_words(parser, "step"):
        said, help = say("begins-item-own"), say("begin-line-without-indentation")
    else:
        return None
    start = place.begin + indentation(place.line)
    diagnostic = problem(
        "E0121", place.draft.span(start, start + len(word)), say("said-3", word=word, what=said), help=help
    )
    return diagnostic, place.draft.without_line(place.begin)


def unknown_first_word(place: StoppedAt) -> Answer | None:
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
        help = say("did-you-mean", guess=guess)
    elif place.context in ("head", "stage", "line", "then"):
        help = say("line-begins", expected=wanted(place.parser, place.expected, ""))
    else:
        return None
    diagnostic = problem("E0116", span, say("no-line-begins", word=word), help=help, fix=meant(span, guess))
    return set_aside(place, diagnostic)


def _unknown_item(place: StoppedAt) -> Answer | None:
    if place.before:
        return None
    word = place.first
    known = first_words(place.parser, "item")
    if place.kind == "STRING":
        help = say("indent-if-belongs-line")
        return place.problem("E0116", say("nothing-rule-file-begins"), help), None
    at = place.draft.span(place.at, place.at + len(word))
    fix = None
    if guess := did_you_mean(word, known):
        help = say("did-you-mean", guess=guess)
        fix = meant(at, guess)
    elif word in _rule_words(place.parser) or re.search(r"\b(may|must|wins|is)\b", place.line):
        help = say("stands-inside-rule-indent")
        fix = write(place.draft.span(place.at, place.at), "  ")
    elif word in first_words(place.parser, "step") | first_words(place.parser, "line"):
        help = say("indent-if-belongs-line-2")
    elif glued := max((known for known in known if word.startswith(known)), key=len, default=None):
        parted = f"{glued} {word[len(glued) :].lstrip('-')}"
        help, fix = say("space-missing", parted=parted), write(at, parted)
    elif word in first_words(place.parser, "head"):
        help = say("stands-under-line-says-2")
    else:
        help = say("item-begins-word-rule")
    message = say("nothing-rule-file-begins-2", found=word or place.found)
    return place.problem("E0116", message, help, fix=fix), None


def _rule_words(parser: Lark) -> frozenset[str]:
    return first_words(parser, "mark") | first_words(parser, "clause")
