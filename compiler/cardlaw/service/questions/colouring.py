"""A file → what each of its words is, for colours."""

from __future__ import annotations

import re
from itertools import islice

from cardlaw.language import syntax as s
from cardlaw.language.kernel import RESERVED
from cardlaw.language.parsing.grammar_words import all_words
from cardlaw.language.walking import nodes
from cardlaw.service.answers import Token
from cardlaw.service.questions.meaning import unit_words
from cardlaw.service.questions.outlining import named
from cardlaw.service.workspace import EditorWorkspace

PIECE = re.compile(r'"[^"\n]*"?|#[^\n]*|[a-z][a-z0-9]*(?:-[a-z0-9]+)*|[0-9]+|\.\.|[<>]=?|[-+*=:]')
MOST_TOKENS = 60_000
"""How many words and signs are coloured: more than the compiler reads of one file, remarks included."""

SORTS = {
    "type": "attribute",
    "verb": "move",
    "act": "move",
    "stage": "stage",
    "axis": "choice",
    "short": "short",
    "local": "role",
    "custom": "rule",
    "silence": "topic",
}
"""What a sort of name is coloured as, where it is not by its own name."""

TOKEN_SORTS = (
    *("word", "text", "remark", "number", "sign", "kernel", "name"),
    *("attribute", "kind", "group", "value", "zone", "state", "quantity", "predicate", "move", "stage"),
    *("topic", "choice", "short", "role", "rule", "unit"),
)
"""Every sort of token, in an order that does not change: editors are told numbers."""


def tokens(workspace: EditorWorkspace, name: str) -> tuple[Token, ...]:
    """Every word and sign; names by what they stand for, as far as the compiler could tell."""
    source = workspace.source(name)
    file, _ = workspace.parsed(name)
    reading = workspace.reading(name)
    written = (
        {node.span.start for node in nodes(file) if isinstance(node, s.Word)} if file is not None else set()
    )
    meant = {word.span.start: "unit" for word in unit_words(file)}
    meant |= {use.span.start: use.sort for use in reading.uses if use.span.source is source}
    declared = _declared(file)
    broken = _broken(source.text, file)
    found: list[Token] = []
    for piece in islice(PIECE.finditer(source.text), MOST_TOKENS):
        start, end = piece.span()
        sort = _sort(piece[0], start, written, meant, declared, broken)
        found.append(Token(start, end, sort, start in declared))
    return tuple(found)


def token_sort(sort: str) -> str:
    """What a sort of name is coloured as."""
    first = sort.split(" of ")[0]
    coloured = SORTS.get(first, first)
    return coloured if coloured in TOKEN_SORTS else "name"


def _sort(
    text: str,
    start: int,
    written: set[int],
    meant: dict[int, str],
    declared: dict[int, str],
    broken: list[tuple[int, int]],
) -> str:
    if text[0] == '"':
        return "text"
    if text[0] == "#":
        return "remark"
    if text[0].isdigit():
        return "number"
    if not text[0].isalpha():
        return "sign"
    if start in meant:
        return "kernel" if meant[start] == "local" and text == "player" else token_sort(meant[start])
    if start in declared:
        return token_sort(declared[start])
    if start in written:
        return "kernel" if text in RESERVED else "name"
    if any(first <= start < last for first, last in broken) and text not in all_words():
        return "kernel" if text in RESERVED else "name"
    return "word"


def _declared(file: s.File | None) -> dict[int, str]:
    """The words that declare something, by where they stand."""
    found: dict[int, str] = {}
    for item in (file.head, *file.items) if file is not None else ():
        if (what := named(item)) is not None:
            sort, word = what
            found[word.span.start] = DECLARED.get(sort, sort)
        match item:
            case s.Attribute(values=tuple() as values):
                found |= {value.span.start: "value" for value in values}
            case s.Option(arms=arms) | s.Reading(arms=arms):
                found |= {arm.name.span.start: "value" for arm in arms}
            case _:
                pass
    return found


DECLARED = {
    **dict.fromkeys(("vocabulary", "edition", "pack", "variant", "spec"), "unit"),
    **dict.fromkeys(("option", "reading"), "axis"),
    **{"event": "act", "short name": "short", "custom": "rule", "example": "rule", "scenario": "rule"},
}


def _broken(text: str, file: s.File | None) -> list[tuple[int, int]]:
    """The stretches of a text that no item was made of."""
    if file is None:
        return [(0, len(text))]
    gaps: list[tuple[int, int]] = []
    at = 0
    for item in sorted((file.head, *file.items), key=lambda item: item.span.start):
        if item.span.start > at:
            gaps.append((at, item.span.start))
        at = max(at, item.span.end)
    return [*gaps, (at, len(text))]
