"""The shape of each line of the language, as help shows it: words of the language small, what varies in capitals."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from lark import Lark, Token
from lark.lexer import PatternStr

SHAPES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "item": {
            "cardlaw": "cardlaw 1",
            "vocabulary": "vocabulary NAME",
            "edition": "edition NAME of VOCABULARY",
            "pack": "pack NAME for VOCABULARY",
            "variant": "variant NAME extends EDITION with PACK, PACK",
            "spec": "spec NAME of VOCABULARY",
            "attribute": "attribute NAME: VALUE, VALUE` or `attribute NAME: 0..9` or `attribute NAME also VALUE",
            "sides": "sides NAME, NAME",
            "kind": "kind NAME: ATTRIBUTE, ATTRIBUTE VALUE",
            "group": "group NAME: KIND, KIND` or `group NAME also KIND, KIND",
            "zone": "zone NAME: pile, face-up` or `zone NAME of each player: hand, seen-by-owner",
            "state": "state NAME: TYPE` or `state NAME of each player: TYPE starts VALUE kept",
            "quantity": "quantity NAME` or `quantity NAME of card",
            "predicate": "predicate NAME of card",
            "move": "move NAME card in hand of player:",
            "event": "event NAME amount as number:",
            "round": "round:",
            "turns": "turns also offer MOVE, MOVE",
            "topic": 'topic NAME "what it is about"',
            "short": "short NAME for top of ZONE",
            "show": 'show NAME as "R" tinted "#c62828" marked "▲"',
            "also": 'also called NAME: "another name", "+4"',
            "term": 'term NAME in fi "sana", plural "sanat"',
            "option": 'option NAME "question" lines 3-4:` or `option NAME "question" from 1 to 3 chosen 2',
            "reading": 'reading NAME "question" lines 3-4:',
            "says": 'says TOPIC "what it comes to" under CHOICE VALUE',
            "silent": 'silent about NAME "what is not said" topic TOPIC resolved by RULE',
            "chapter": 'chapter "title" about TOPIC',
            "note": 'note "what it says" lines 3-4 see RULE',
            "oddity": 'oddity "what is strange about it" lines 3-4 see RULE',
            "doubt": 'doubt "what could be objected" lines 3-4 because "why it makes no difference"',
            "flavour": 'flavour "what it says" lines 3-4',
            "heading": 'heading "what it says" lines 3',
            "noise": "noise lines 3-4",
            "pending": 'pending "what is left to do" lines 3-4',
            "accepted": 'accepted FINDING "why"',
            "set": "set CHOICE to VALUE",
            "remove": "remove RULE, topic TOPIC",
            "prefer": "prefer PACK over PACK for RULE",
            "rule": "rule NAME",
            "custom": "custom rule NAME",
            "by": "by custom NAME, NAME",
            "example": 'example NAME "what it shows" lines 3-4 about TOPIC:',
            "scenario": 'scenario NAME "what it shows" shows RULE:',
        },
        "head": {
            "title": 'title "What people call it"',
            "source": 'source "FILE" of 120 lines',
            "language": "language en",
            "needs": "needs topic NAME, NAME",
            "in": 'in fi "the gloss in that language"',
        },
        "mark": {
            "lines": "lines 3-4, 9",
            "about": "about TOPIC",
            "assumed": 'assumed "why"',
            "overrides": "overrides RULE, topic TOPIC",
            "replaces": "replaces RULE",
            "under": "under READING VALUE or VALUE",
            "breakable": "breakable resolved by RULE",
            "even": "even if won",
            "by": "by example",
            "before": "before RULE",
            "after": "after RULE",
            "in": 'in fi "the gloss in that language"',
        },
        "clause": {
            "may": "player may MOVE card when CONDITION` or `player may MOVE card only when CONDITION",
            "must": "player must MOVE card when CONDITION` or `player must not MOVE card when CONDITION",
            "wrongly": "player wrongly MOVES card when CONDITION",
            "wins": "player wins round when CONDITION",
            "ends": "round ends when CONDITION",
            "does": "RULE does not apply when CONDITION",
            "is": "NAME is VALUE when CONDITION",
            "when": "when player MOVES card where CONDITION:",
            "at": "at STAGE where CONDITION:",
            "always": "always CONDITION",
            "deck": "deck:` or `deck has 52 cards",
            "seats": "seats are 2 to 10",
            "": "player may MOVE card when CONDITION` or `NAME is VALUE when CONDITION",
        },
        "row": {"": "2 KIND for each ATTRIBUTE"},
        "arm": {"": 'chosen NAME because "why"'},
        "stage": {"stage": "stage NAME", "turns": "turns:"},
        "odd": {"": "2:"},
        "step": {
            "do": "do EVENT VALUE",
            "set": "set STATE to VALUE",
            "clear": "clear STATE",
            "add": "add 2 to STATE",
            "subtract": "subtract 2 from STATE",
            "move": "move CARDS to ZONE` or `move 2 from ZONE to ZONE",
            "shuffle": "shuffle ZONE",
            "deal": "deal 7 from ZONE to ZONE starting at PLAYER",
            "chooses": "player chooses TYPE as NAME in CARDS where CONDITION",
            "secretly": "players secretly choose TYPE into STATE",
            "offer": "offer MOVE, MOVE to PLAYER until EVENT",
            "if": "if CONDITION:",
            "else": "else:` or `else if CONDITION:",
            "for": "for each NAME in CARDS where CONDITION:",
            "repeat": "repeat until CONDITION:",
            "let": "let NAME be VALUE",
            "chance": "chance NAME in 1..6",
            "by": "by chance:",
            "swap": "swap ZONE with ZONE",
            "table": "table chooses TYPE as NAME",
            "rotate": "rotate ZONE",
            "reveal": "reveal ZONE to PLAYER",
            "ask": 'ask table "question" as NAME',
            "announce": 'announce "what happens"',
            "proceed": "proceed` or `proceed with VALUE",
            "end": "end round` or `end game",
            "": "PLAYER DOES VALUE",
        },
        "line": {
            "under": "under EDITION with PACK [CHOICE=VALUE]",
            "given": "given ZONE of PLAYER is CARD, CARD",
            "given players": "given players NAME, NAME",
            "given turn": "given turn of PLAYER",
            "when": "when PLAYER MOVES CARD",
            "when chance": "when chance 3",
            "when stage": "when stage STAGE",
            "when table": "when table says VALUE",
            "then": "then PLAYER may MOVE CARD because RULE",
            "then contradictory": "then contradictory whether PLAYER may MOVE CARD",
            "then finding": "then finding FINDING",
            "then silent": "then silent whether PLAYER may MOVE CARD",
            "then turn": "then turn of PLAYER",
            "then under": "then under READING VALUE:",
            "then unoffered": "then unoffered whether PLAYER may MOVE CARD",
        },
        "then": {"then": "then PLAYER may MOVE CARD because RULE"},
        "edition_ref": {"": "EDITION with PACK, PACK [CHOICE=VALUE]"},
        "operand": {"": "KIND` or `VALUE VALUE"},
    }
)
"""By where a line stands, then by its telling word: the first, or the verb; "" is every other line."""

NOUNS: Mapping[str, str] = MappingProxyType(
    {
        "about": "a-topic",
        "accepted": "a-finding",
        "after": "a-rule",
        "at": "a-stage-or-event",
        "before": "a-rule",
        "do": "an-event",
        "event": "name-of-event",
        "extends": "an-edition",
        "finding": "a-finding",
        "language": "a-language",
        "may": "a-move",
        "must": "a-move",
        "must not": "a-move",
        "needs": "what-is-needed",
        "offer": "a-move",
        "overrides": "a-rule",
        "prefer": "a-pack",
        "over": "a-pack",
        "remove": "a-rule",
        "replaces": "a-rule",
        "resolved by": "a-rule",
        "see": "a-rule",
        "set": "an-option-or-reading",
        "show": "a-name",
        "shows": "a-rule",
        "sides": "name-of-side",
        "silent about": "name-for-silence",
        "stage": "name-of-stage",
        "under": "an-option-or-reading",
        "until": "an-event",
        "would": "a-move",
        "wrongly": "a-move",
    }
)
"""What a name stands for, by the words before it."""

BEFORE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "item": (),
        "head": ("VOCABULARY", "NAME", "_NL", "_INDENT"),
        "mark": ("RULE", "NAME", "_NL", "_INDENT", "STRING", "_NL"),
        "clause": ("RULE", "NAME", "_NL", "_INDENT", "STRING", "_NL", "ALWAYS", "NAME", "_NL"),
        "stage": ("ROUND", "COLON", "_NL", "_INDENT"),
        "step": ("EVENT", "NAME", "COLON", "_NL", "_INDENT"),
        "line": ("SCENARIO", "NAME", "STRING", "COLON", "_NL", "_INDENT"),
    }
)
"""What is read before a line of each sort, in terminals of the grammar."""


@cache
def first_words(parser: Lark, context: str) -> frozenset[str]:
    """The words of the language that a line can begin with where it stands."""
    state = parser.parse_interactive(start="item")
    for terminal in BEFORE[context]:
        state.feed_token(Token(terminal, ""))
    words = frozenset(spelled(parser, terminal) or "" for terminal in accepts(state)) - {""}
    return words - first_words(parser, "clause") if context == "mark" else words


def accepts(state: Any) -> set[str]:
    accepted: set[str] = state.accepts()
    return accepted


@cache
def spelled(parser: Lark, terminal: str) -> str | None:
    """The word or sign of the language that a terminal stands for; None if it stands for many."""
    patterns = {each.name: each.pattern for each in parser.terminals}
    pattern = patterns.get(terminal)
    return pattern.value if isinstance(pattern, PatternStr) else None


@cache
def keywords(parser: Lark) -> dict[str, str]:
    """The words and signs of the language, each with the terminal that stands for it alone."""
    return {word: each.name for each in parser.terminals if (word := spelled(parser, each.name))}
