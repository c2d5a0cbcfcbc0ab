"""Words of everyday English that the rule language says otherwise, and how it says them."""

from __future__ import annotations

NUMBERS = ("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

FOR_EACH = "write `for each p in {}:`, and below it {}"
"""How several players do something: each of them does it."""

MANY = {
    **dict.fromkeys(("all", "each", "every", "everybody", "everyone", "players"), "players"),
    **dict.fromkeys(("opponents", "other", "others"), "players except player"),
}
"""Whom a step means that begins with one of these words: several players, and a step has one."""

RANDOM = "chance picks numbers and steps, not players: see `by chance:`, or write `table chooses player as p`"
"""What to write for a player drawn by lot."""

SAID_OTHERWISE = {
    **dict.fromkeys(("a", "an", "the"), "leave it out: the language has no articles"),
    **dict.fromkeys(("can", "could", "might"), "what is allowed is said with `may`"),
    **dict.fromkeys(("cannot", "can-not"), "what is forbidden is said with `must not`"),
    **dict.fromkeys(("should", "shall", "needs"), "a duty is said with `must`"),
    **dict.fromkeys(("everybody", "everyone", "all"), FOR_EACH.format("players", "what `p` does")),
    **dict.fromkeys(("others", "opponents"), "the others are `players except player`"),
    **dict.fromkeys(("misses", "skips", "forfeits", "loses"), "write `loses-turn`"),
    **dict.fromkeys(
        ("min", "max"), "there is no `min` or `max`: compare the numbers with `if A < B:` and `else:`"
    ),
    **dict.fromkeys(("odd", "even"), "list the numbers: `… is 1 or … is 3`"),
    "cards": "leave it out: the kind and the values name the cards",
    "while": "write `repeat until` and the condition that ends it",
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
