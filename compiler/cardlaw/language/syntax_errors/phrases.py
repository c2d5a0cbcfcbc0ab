"""What is wrong within a line: a word too many, too few, or of the wrong sort."""

from __future__ import annotations

import re

from lark import Token

from cardlaw.language.diagnostics.diagnostic import Diagnostic, did_you_mean, meant, problem, write
from cardlaw.language.diagnostics.everyday import CONDITIONS, said_otherwise
from cardlaw.language.sayings import say
from cardlaw.language.syntax_errors.drafts import short
from cardlaw.language.syntax_errors.expected import OPERATORS, wanted
from cardlaw.language.syntax_errors.misspelt import MEANT, misspelt, quoted_within
from cardlaw.language.syntax_errors.places import Answer, StoppedAt, meaning_of_name, set_aside
from cardlaw.language.syntax_errors.shapes import spelled

LISTED = {frozenset({"NAME"}): "list-of-names", frozenset({"INT"}): "list-of-numbers"}
JOINT = re.compile("about|as|at|by|for|from|has|if|in|is|may|must|not|of|on|or|over|to|until|when|where|with")
"""The words that hold a sentence together, and are not the name that was meant."""

QUANTIFIERS = ("some", "no", "every")
WRONG_JOINT = re.compile(rf"^ *[a-z0-9-]+ (?:may|must|wrongly|wins|is)\b[^\"]*? ({'|'.join(CONDITIONS)})\b")
"""A clause with the word of everyday speech that its condition begins with."""


def parenthesis(place: StoppedAt) -> Answer | None:
    opened = _open_parentheses(place)
    if place.found == ")" and not opened:
        return set_aside(
            place,
            place.problem(
                "E0117", say("parenthesis-closes-nothing"), say("take-away"), fix=write(place.span, "")
            ),
        )
    if "RPAR" not in place.expected or not (place.ends or place.found == ":"):
        return None
    if not opened:
        return None
    span = place.draft.span(opened[-1], opened[-1] + 1)
    return set_aside(
        place,
        problem(
            "E0117",
            span,
            say("parenthesis-closed"),
            help=say("close"),
            fix=write(place.draft.span(place.at, place.at), ")"),
        ),
    )


def _open_parentheses(place: StoppedAt) -> list[int]:
    opened: list[int] = []
    for found in re.finditer(r'"[^"]*"|[()]', place.draft.text[place.begin : place.at]):
        if found[0] == "(":
            opened.append(place.begin + found.start())
        elif found[0] == ")" and opened:
            opened.pop()
    return opened


def quotes(place: StoppedAt) -> Answer | None:
    return quoted_within(place.draft, place.at)


def misspelt_name(place: StoppedAt) -> Answer | None:
    if place.found[:1].isalnum() or place.found in ("-", "_"):
        return misspelt(place.draft, place.at)
    return None


def comma(place: StoppedAt) -> Answer | None:
    if not place.before.endswith(","):
        return None
    at = place.draft.text.rindex(",", 0, place.at)
    if place.found == ",":
        message, help = say("there-comma-too-many"), say("take-away")
        fix = write(place.span, "", certain=True)
        return set_aside(place, place.problem("E0117", message, help, fix=fix))
    if not place.ends and place.found != ":":
        return None
    listed = LISTED.get(place.expected & {"NAME", "INT", "LPAR"}, "list-of-things")
    message = say("not-with-a-comma", listed=say(listed))
    help = say("take-comma-away-say")
    span = place.draft.span(at, at + 1)
    return set_aside(place, problem("E0117", span, message, help=help, fix=write(span, "")))


def quantifier(place: StoppedAt) -> Answer | None:
    """`some`, `no` and `every` reach to the end of a condition."""
    words = place.before.split()
    if words[-1:] and words[-1] in QUANTIFIERS and place.kind == "NAME":
        message = say("stands-first-condition-after", words=words[-1])
        help = say("put-parentheses", words=words[-1], found=place.found)
        start = place.draft.text.rindex(words[-1], 0, place.at)
        return set_aside(place, place.problem("E0117", message, help, start=start))
    opened = re.search(r"\b(some|no|every) ([a-z0-9-]+) in\b", place.before)
    if opened and place.found in ("and", "or"):
        message = say("reaches-end-condition-so", opened=opened[1], found=place.found)
        help = say("put-parentheses-2", opened=opened[0], found=place.found)
        return set_aside(place, place.problem("E0117", message, help))
    return None


def wrong_sort(place: StoppedAt) -> Answer | None:
    """A number, a name or a text where another of the three is needed."""
    expected, found = place.expected, short(place.found)
    noun = wanted(place.parser, expected & {"NAME", "INT", "STRING"}, meaning_of_name(place))
    if not noun.words or place.ends or did_you_mean(place.found, place.words):
        return None
    if place.kind == "INT" and "NAME" in expected and "INT" not in expected:
        return set_aside(
            place, place.problem("E0117", say("needed-number", noun=noun, found=found), place.shape())
        )
    if place.found[:1].isalpha() and expected == {"INT"}:
        return set_aside(place, place.problem("E0117", say("number-needed", found=found), place.shape()))
    if expected == {"STRING"} and place.kind != "STRING":
        last = place.line.endswith(place.found) and place.kind == "NAME"
        help = say("write-5", begin=found) if last else place.shape()
        return set_aside(
            place,
            place.problem(
                "E0117",
                say("text-quotes-needed-2", found=found),
                help,
                fix=write(place.span, f'"{place.found}"') if last else None,
            ),
        )
    if place.kind == "STRING" and "NAME" in expected and "STRING" not in expected and "_NL" not in expected:
        message = say("needed-text-quotes", noun=noun)
        return set_aside(place, place.problem("E0117", message, place.shape()))
    return None


def everyday(place: StoppedAt) -> Answer | None:
    """What is said like this at the table, and otherwise in the language."""
    if place.context == "clause" and (joint := WRONG_JOINT.search(place.line)):
        start = place.begin + joint.start(1)
        if start <= place.at:
            span = place.draft.span(start, start + len(joint[1]))
            message = say("does-begin-condition", joint=joint[1])
            return set_aside(place, problem("E0117", span, message, help=say(CONDITIONS[joint[1]])))
    if place.kind == "NAME" and place.after_subject and said_otherwise(place.found) is None:
        message = say("does-say-whether-may", first=place.first)
        help = say("what-follows-stands-steps", first=place.first, found=place.found)
        return set_aside(place, place.problem("E0117", message, help))
    if place.context == "step" and (joint := re.search(r" (when) ", place.line)):
        span = place.draft.span(place.begin + joint.start(1), place.begin + joint.end(1))
        message, help = say("step-no-condition-own"), say("put-below-line-if")
        return set_aside(place, problem("E0117", span, message, help=help))
    if (
        place.context == "clause"
        and place.first == "after"
        and (place.line.endswith(":") or place.kind == "NAME")
    ):
        start = place.begin + place.line.index("after")
        span = place.draft.span(start, start + len("after"))
        rest = place.line.split(maxsplit=1)[1].rstrip(":")
        help = say("when-after-rule-only", rest=short(rest))
        return set_aside(place, problem("E0117", span, say("after-does-say-when"), help=help))
    if (least := re.search(r"\b(min|max) of [^,]*$", place.before)) and place.found in ("and", "or"):
        start = place.begin + place.line.index(least[0])
        span = place.draft.span(start, start + len(least[1]))
        message = say("nothing-has-a", selector=least[1])
        return set_aside(place, problem("E0117", span, message, help=said_otherwise(least[1])))
    if place.context == "line" and place.found == "and" and re.search(r"\bmay\b|\bmust\b", place.before):
        return set_aside(place, place.problem("E0117", say("line-about-move"), say("ask-about-each-itself")))
    if place.context == "line" and (lies := re.search(r"\bon (the )?top\b", place.line)):
        span = place.draft.span(place.begin + lies.start(), place.begin + lies.end())
        card = place.line[: lies.start()].strip().removeprefix("given ")
        message, help = say("what-lies-top-comes"), say("top-zone-card", card=short(card))
        return set_aside(place, problem("E0117", span, message, help=help))
    if place.found == "cards" and re.search(r"\d$", place.before):
        message = say("number-cards-number-alone")
        fix = write(place.span, "", certain=True)
        return set_aside(place, place.problem("E0117", message, say("leave-cards-out"), fix=fix))
    return None


LOOP = re.compile(r" *(?:(while)\b|repeat (while)\b|(repeat (\d+)(?: times)?))")
"""How other languages and people say that something is done again."""


def repetition(place: StoppedAt) -> Answer | None:
    """Steps done again, in words that are not the language's."""
    if place.context == "step" and place.kind == "NAME" and place.before.endswith(".."):
        message, instead = say("number-needed", found=place.found), say("count-up-to", found=place.found)
        return set_aside(place, place.problem("E0117", message, instead))
    loop = LOOP.match(place.line)
    if place.context != "step" or loop is None or (loop[1] and not place.line.endswith(":")):
        return None
    word = loop[1] or loop[2] or loop[3]
    help = said_otherwise("while") if loop[4] is None else say("each-n", loop=loop[4])
    start = place.begin + loop.end() - len(word)
    span = place.draft.span(start, start + len(word))
    return set_aside(place, problem("E0117", span, say("steps-repeated", word=word), help=help))


def two_words(place: StoppedAt) -> Answer | None:
    """A name in two words, at the beginning of an item."""
    words = place.before.split()
    if place.context != "item" or place.kind != "NAME" or len(words) != 2 or "_NL" not in place.expected:
        return None
    message = say("name-word-another", found=short(place.found))
    help = say("join-them-hyphen", words=words[1], found=short(place.found))
    gap = place.draft.span(place.begin + len(place.line[: place.at - place.begin].rstrip()), place.at)
    return set_aside(place, place.problem("E0117", message, help, fix=write(gap, "-")))


def word_missing(place: StoppedAt) -> Answer | None:
    chief = place.expected - OPERATORS or place.expected
    words = place.words & {spelled(place.parser, terminal) or "" for terminal in chief}
    if place.kind == "INT" and "lines" in words:
        word = "lines"
    elif len(chief) == len(words) == 1:
        (word,) = words
    else:
        return None
    if did_you_mean(place.found, place.words):
        return None
    fix = None
    if place.ends:
        message = say("missing-end-line", word=word)
        fix = write(place.span, f" {word}")
    elif _could_follow(place, word):
        message = say("missing-before", word=word, found=short(place.found))
        fix = write(place.draft.span(place.at, place.at), f"{word} ")
    else:
        message = say("needed", word=word, found=short(place.found))
        fix = write(place.span, word)
    return set_aside(place, place.problem("E0117", message, place.shape(), fix=fix))


def _could_follow(place: StoppedAt, word: str) -> bool:
    """Whether what was found could stand after a word put in before it."""
    terminals = [terminal for terminal in place.expected if spelled(place.parser, terminal) == word]
    if place.state is None or not terminals:
        return False
    state = place.state.copy()
    state.feed_token(Token(terminals[0], word))
    accepted = state.accepts()
    return place.kind in accepted or (
        "NAME" in accepted and place.found.isalpha() and not JOINT.fullmatch(place.found)
    )


def anything_else(place: StoppedAt) -> Diagnostic:
    found = short(place.found)
    guess = did_you_mean(place.found, place.words) if place.found else None
    help = say("did-you-mean", guess=guess) if guess else said_otherwise(found) or place.shape()
    fix = meant(place.span, guess)
    if place.ends:
        needed = wanted(place.parser, place.expected, meaning_of_name(place))
        return place.problem("E0117", say("line-ends-needed", needed=needed), help)
    if place.before.endswith(":") and place.expected == {"_NL"}:
        rest = short(place.line[place.at - place.begin :])
        below = say("line-own-below-indented", rest=rest)
        return place.problem("E0117", say("line-should-end-after"), below)
    if place.draft.text.startswith("=>", place.at):
        help, fix = say("write-7"), write(place.draft.span(place.at, place.at + 2), ">=", certain=True)
    else:
        help = say(MEANT[place.found]) if place.found in MEANT else help
    if "_NL" in place.expected:
        others = place.expected - OPERATORS - {"_NL"}
        ends = say("should-end-before", found=found)
        if 0 < len(others) <= 4:
            ends = say("should-end-or-go-on", found=found, others=wanted(place.parser, others, ""))
        return place.problem("E0117", ends, help, fix=fix)
    needed = wanted(place.parser, place.expected, meaning_of_name(place))
    return place.problem("E0117", say("expected-but-found", needed=needed, found=found), help, fix=fix)
