"""Words of everyday English that the rule language says otherwise, and how it says them."""

from __future__ import annotations

NUMBERS = ("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

SAID_OTHERWISE = {
    **dict.fromkeys(("a", "an", "the"), "leave it out: the language has no articles"),
    **dict.fromkeys(("can", "could", "might"), "what is allowed is said with `may`"),
    **dict.fromkeys(("cannot", "can-not"), "what is forbidden is said with `must not`"),
    **dict.fromkeys(("should", "shall", "needs"), "a duty is said with `must`"),
    **dict.fromkeys(
        ("everybody", "everyone", "all"), "write `for each p in players:`, and below it what `p` does"
    ),
    **dict.fromkeys(("others", "opponents"), "the others are `players except player`"),
    **dict.fromkeys(("he", "she", "they", "you", "we"), "say who, such as `player` or `next of player`"),
    **dict.fromkeys(("his", "her", "their", "your", "my", "our"), "say whose after `of`: `… of player`"),
    **{word: f"write the number in digits: `{number}`" for number, word in enumerate(NUMBERS)},
}
"""What to write for a word that is none of the game's."""

CONDITIONS = {
    "if": "a condition begins with `when`",
    "while": "a condition begins with `when`",
    "whenever": "a condition begins with `when`",
    "unless": "write `when not …`",
}
"""What to write for a word that begins a condition at the table and not in a clause."""

AFTER_MAY = {
    "not": "what is forbidden is said with `must not`",
    "only": "the condition says it: `may … only when …`",
    "also": "leave it out: one permission takes nothing from another",
}
"""What to write for a word that stands between `may` and the move."""
