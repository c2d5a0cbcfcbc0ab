"""A parser ↔ plain tables: what lark worked out from a grammar, as rows of names and numbers.

Lark itself keeps a parser with pickle, which can run anything. Here every entry is checked against its type before
lark sees it, and the options of the parser come from us and never from a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from lark import Lark
from lark.grammar import NonTerminal, Rule, RuleOptions, Symbol, Terminal
from lark.lark import LarkOptions, PostLex
from lark.lexer import Pattern, PatternRE, PatternStr, TerminalDef

from cardlaw.language.storage.rows import RowReader, UnfitData

TerminalRow = tuple[str, str, tuple[str, ...], str | None, tuple[int, int] | None, int]
"""Name, pattern, flags, how it is written, shortest and longest match if it is a regular expression, priority."""
RuleRow = tuple[
    str,
    tuple[tuple[str, bool | None], ...],
    int,
    str | None,
    tuple[bool, bool, int | None, str | None, tuple[bool, ...]],
]
"""Origin, expansion (of a terminal whether it is left out of the tree), order, alias, options."""
StateRow = tuple[tuple[int, ...], tuple[int, ...]]
"""The tokens that a state knows, and for each the state to go to, or below zero the rule to end."""
Ends = tuple[tuple[str, int], ...]
Tables = tuple[
    tuple[TerminalRow, ...],
    tuple[RuleRow, ...],
    tuple[str, ...],
    tuple[str, ...],
    tuple[StateRow, ...],
    Ends,
    Ends,
]
"""Terminals, rules, terminals to be ignored, tokens, states, and the states in which each start begins and ends."""

LEXER = {"lexer": "contextual"}
"""What lark chooses for tables such as these, unless it is told otherwise."""
OURS = ("postlex", "propagate_positions")
"""Options that lark takes beside the tables."""


# ------------------------------------------------------------------ to tables
def tables_of(parser: Lark) -> Tables:
    """What is to be kept of a parser."""
    data, memo = parser.memo_serialize([TerminalDef, Rule])
    lexer, tables = data["parser"]["lexer_conf"], data["parser"]["parser"]
    terminals, rules = (_places(numbers) for numbers in (lexer["terminals"], data["rules"]))
    numbers = {place: number for number, place in enumerate(rules)}
    return (
        tuple(_terminal_row(memo[place]) for place in terminals),
        tuple(_rule_row(memo[place]) for place in rules),
        tuple(lexer["ignore"]),
        tuple(tables["tokens"][place] for place in range(len(tables["tokens"]))),
        tuple(_state_row(tables["states"][place], numbers) for place in range(len(tables["states"]))),
        tuple(tables["start_states"].items()),
        tuple(tables["end_states"].items()),
    )


def _places(references: Iterable[Mapping[str, int]]) -> list[int]:
    return [each["@"] for each in references]


def _terminal_row(data: Mapping[str, Any]) -> TerminalRow:
    pattern = data["pattern"]
    width = tuple(pattern["_width"]) if pattern["__type__"] == "PatternRE" else None
    flags = tuple(sorted(pattern["flags"]))
    return str(data["name"]), pattern["value"], flags, pattern["raw"], width, data["priority"]


def _rule_row(data: Mapping[str, Any]) -> RuleRow:
    options = data["options"]
    return (
        data["origin"]["name"],
        tuple((str(each["name"]), each.get("filter_out")) for each in data["expansion"]),
        data["order"],
        data["alias"],
        (
            bool(options["keep_all_tokens"]),
            bool(options["expand1"]),
            options["priority"],
            options["template_source"],
            tuple(options["empty_indices"]),
        ),
    )


def _state_row(steps: Mapping[int, tuple[int, Any]], rules: Mapping[int, int]) -> StateRow:
    return tuple(steps), tuple(-1 - rules[to["@"]] if ends else to for ends, to in steps.values())


# ------------------------------------------------------------------ from tables
@cache
def _reader() -> RowReader:
    return RowReader(Tables, {})


def parser_of(data: Any, postlex: PostLex, options: Mapping[str, Any]) -> Lark:
    """The parser that tables read from a file make, if they are tables of one."""
    terminals, rules, ignored, tokens, states, starts, ends = _reader().checked(data)
    if not all(0 <= place < len(states) for _, place in (*starts, *ends)):
        raise UnfitData("a beginning or end that is no state")
    first = len(terminals)
    memo = dict(enumerate([*map(_terminal, terminals), *map(_rule, rules)]))
    rules_at = [{"@": first + number} for number in range(len(rules))]
    every = {
        name: value for name, value in LarkOptions({**LEXER, **options}).options.items() if name not in OURS
    }
    made = {
        "options": every,
        "rules": rules_at,
        "parser": {
            "lexer_conf": {
                "terminals": [{"@": number} for number in range(first)],
                "ignore": list(ignored),
                "g_regex_flags": every["g_regex_flags"],
                "use_bytes": every["use_bytes"],
                "lexer_type": every["lexer"],
            },
            "parser_conf": {"rules": rules_at, "start": every["start"], "parser_type": every["parser"]},
            "parser": {
                "tokens": tokens,
                "states": _states(states, len(tokens), rules_at),
                "start_states": dict(starts),
                "end_states": dict(ends),
            },
        },
    }
    given = {"postlex": postlex, "propagate_positions": options.get("propagate_positions", False)}
    return Lark.__new__(Lark)._load({"data": made, "memo": memo}, **given)


def _states(states: Iterable[StateRow], tokens: int, rules: list[dict[str, int]]) -> dict[int, Any]:
    """The states as lark has them; each step is to a state or a rule that there is."""
    states = list(states)
    steps: list[tuple[int, Any]] = [(0, place) for place in range(len(states))]
    steps += [(1, rule) for rule in reversed(rules)]  # found from the end, by numbers below zero
    least, most = -len(rules), len(states)
    if not all(least <= to < most for _, row in states for to in row):
        raise UnfitData("a step to nowhere")
    if not all(0 <= token < tokens for row, _ in states for token in row):
        raise UnfitData("a token that there is not")
    return {
        place: dict(zip(known, [steps[to] for to in row], strict=True))
        for place, (known, row) in enumerate(states)
    }


def _terminal(row: TerminalRow) -> TerminalDef:
    name, value, flags, raw, width, priority = row
    pattern: Pattern = PatternStr(value, flags, raw)
    if width is not None:
        pattern = PatternRE(value, flags, raw)
        pattern._width = width
    return TerminalDef(name, pattern, priority)


def _rule(row: RuleRow) -> Rule:
    origin, expansion, order, alias, options = row
    for name in (origin, alias or "", options[3] or ""):
        if name.startswith("__") and name.endswith("__"):
            raise UnfitData("a name that Python gives a meaning")
    symbols: list[Symbol] = [
        NonTerminal(name) if left_out is None else Terminal(name, left_out) for name, left_out in expansion
    ]
    return Rule(NonTerminal(origin), symbols, order, alias, RuleOptions(*options))
