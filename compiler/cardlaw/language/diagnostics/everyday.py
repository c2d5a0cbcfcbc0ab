"""Words of everyday English that the rule language says otherwise, and how it says them."""

from __future__ import annotations

from cardlaw.language.saying import Saying
from cardlaw.language.sayings import say

NUMBERS = ("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

MANY = {
    **dict.fromkeys(("all", "each", "every", "everybody", "everyone", "players"), "players"),
    **dict.fromkeys(("opponents", "other", "others"), "players except player"),
}
"""Whom a step means that begins with one of these words: several players, and a step has one."""

SAID_OTHERWISE = {
    **dict.fromkeys(("a", "an", "the"), "everyday-article"),
    **dict.fromkeys(("can", "could", "might"), "everyday-may"),
    **dict.fromkeys(("cannot", "can-not"), "everyday-must-not"),
    **dict.fromkeys(("should", "shall", "needs"), "everyday-must"),
    **dict.fromkeys(("everybody", "everyone", "all"), "everyday-everybody"),
    **dict.fromkeys(("others", "opponents"), "everyday-others"),
    **dict.fromkeys(("misses", "skips", "forfeits", "loses"), "everyday-loses-turn"),
    **dict.fromkeys(("min", "max"), "everyday-min-max"),
    **dict.fromkeys(("odd", "even"), "everyday-odd"),
    "cards": "everyday-cards",
    "while": "everyday-while",
    **dict.fromkeys(("he", "she", "they", "you", "we"), "everyday-who"),
    **dict.fromkeys(("his", "her", "their", "your", "my", "our"), "everyday-whose"),
}
"""What is said of a word that is none of the game's."""

CONDITIONS = {
    **dict.fromkeys(("if", "while", "whenever"), "everyday-condition"),
    "unless": "everyday-unless",
}
"""What is said of a word that begins a condition at the table and not in a clause."""

AFTER_MAY = {"not": "everyday-must-not", "only": "everyday-only-when", "also": "everyday-also"}
"""What is said of a word that stands between `may` and the move."""


def said_otherwise(word: str) -> Saying | None:
    """What to write for a word that is none of the game's."""
    if word in NUMBERS:
        return say("everyday-digits", number=str(NUMBERS.index(word)))
    return say(SAID_OTHERWISE[word]) if word in SAID_OTHERWISE else None


def is_left_out(word: str) -> bool:
    """Whether a word of everyday English stands for nothing in the language."""
    return SAID_OTHERWISE.get(word) == "everyday-article"


def for_each(whom: str, done: str) -> Saying:
    """How several players do something: each of them does it."""
    return say("everyday-for-each", whom=whom, done=done)


def in_digits(said: str) -> str:
    """A number as the language writes it, of `one` or `one card`; what says no number stays as it is."""
    first = said.split()[0]
    if first in NUMBERS:
        return str(NUMBERS.index(first))
    return first if first.isdecimal() else said
