"""grammar.lark → productions that a person can read: words of the language small, what varies in capitals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from cardlaw.language.records import dataclass

SECTION = re.compile(r"// -+ (.*)")
RULE = re.compile(r"[?!]*([a-z_]+):\s*(.*)")
TOKEN = re.compile(r'"[^"]*"|->\s*[a-z_]+|[A-Za-z_]+|[()\[\]|*+?]')
STEPS = "\n  STEP\n  …"

PIECES = {
    "NAME": "NAME",
    "PART": "VALUE",
    "INT": "NUMBER",
    "STRING": '"TEXT"',
    "COMPARED": "<",
    "ADDED": "+",
    "MULTIPLIED": "*",
    "_NL": "",
    "_INDENT": "\n ",
    "_DEDENT": "",
    "all": "all",
    "table": "table",
    "args": "[VALUE, …]",
    "arms": ":\n  VALUE\n  …",
    "because": "because RULE, …",
    "block": STEPS,
    "body": f"[:{STEPS}]",
    "choices": "[CHOICE=VALUE, …]",
    "chosen": "chosen",
    "cite": "lines NUMBER-NUMBER, …",
    "clauses": "\n  CLAUSE\n  …",
    "cmp": "CONDITION",
    "condition": "CHOICE VALUE or …",
    "conditions": "CHOICE VALUE and …",
    "conj": "CONDITION",
    "content": "[NUMBER x] CARD",
    "contents": "CARD, …",
    "disj": "CONDITION",
    "domain": "THINGS",
    "each": "of each TYPE",
    "edition_ref": "EDITION [with PACK, …] [[CHOICE=VALUE, …]]",
    "expr": "CONDITION",
    "extreme": "most | least",
    "face_spec": "KIND VALUE … [for each ATTRIBUTE, …]",
    "features": "ATTRIBUTE [VALUE], …",
    "forms": '[, FORM "TEXT" …]',
    "frees": "ATTRIBUTE, …",
    "gloss": '"GLOSS"',
    "head": "\n  [HEAD LINE]\n  …",
    "if_any": "if any",
    "lasts": "kept | this-turn",
    "lines": ":\n  LINE\n  …",
    "marks": "\n  MARK\n  …",
    "modal": "may | must | must not",
    "names": "NAME, …",
    "needed": "kind | move | event | topic | pack | rule",
    "neg": "CONDITION",
    "odds": "\n  NUMBER:\n    STEP\n  …",
    "of_": "THING",
    "offerings": "MOVE, … to [any of | each of] PLAYERS [, then …]",
    "operand": "VALUE",
    "operands": "VALUE, …",
    "otherwise": f"\nelse:{STEPS}",
    "params": "[PARAMETER, …]",
    "part": "VALUE",
    "pattern": "MOVE [VALUE, …]",
    "place": "underneath | at random",
    "product": "NUMBER",
    "quantified": "some | no | every",
    "quantifier": "some NAME in THINGS where CONDITION",
    "range": "NUMBER..NUMBER",
    "ranking": "with (most | least) NUMBER",
    "row": "ROW",
    "rows": "\n  ROW\n  …",
    "spanned": "round | game",
    "sum": "NUMBER",
    "takers": "any of | each of",
    "target": "RULE",
    "targets": "RULE, …",
    "text": '"TEXT"',
    "translation": '[in LANGUAGE "TEXT"]',
    "unsettled": "silent | contradictory | unoffered",
    "value": "VALUE",
    "values": "VALUE or …",
    "values_spaced": "VALUE …",
    "wrongly": "wrongly",
}
"""How a small piece of a line is shown inside the line."""

HIDDEN = frozenset(PIECES) - {
    "gloss",
    "row",
    "range",
    "quantifier",
    "text",
    "translation",
    "pattern",
    "condition",
    "content",
    "edition_ref",
    "ranking",
} | {
    "item",
    "head_line",
    "clause",
    "step",
    "mark",
    "line",
    "then",
    "param",
    "tail",
    "atom",
    "free",
    "or_and",
    "word",
    "number",
    "name",
    "span",
}
"""Rules that only join others, and pieces that are shown inside what they belong to."""


NOUNS = {
    "edition": "NAME VOCABULARY",
    "pack": "NAME VOCABULARY",
    "variant": "NAME EDITION PACK",
    "spec": "NAME VOCABULARY",
    "translation": "LANGUAGE",
    "language": "LANGUAGE",
    "attribute": "NAME VALUE",
    "extension": "ATTRIBUTE VALUE",
    "group": "NAME KIND",
    "also": "GROUP KIND",
    "zone": "NAME TRAIT EVENT",
    "state": "NAME TYPE",
    "quantity": "NAME TYPE TYPE",
    "predicate": "NAME TYPE",
    "move": "NAME WORD",
    "event": "NAME WORD",
    "one": "NAME TYPE",
    "answering": "MOVE ROLE",
    "offered": "MOVE",
    "shown": "KIND-OR-VALUE",
    "term": "NAME LANGUAGE",
    "form": "FORM",
    "silence": "NAME TOPIC",
    "chapter": "TOPIC",
    "accepted": "FINDING",
    "setting": "CHOICE",
    "preference": "PACK PACK",
    "condition": "CHOICE",
    "about": "TOPIC",
    "clause_target": "RULE FILE",
    "topic_target": "TOPIC",
    "may": "ROLE",
    "may_only": "ROLE",
    "may_even": "ROLE",
    "must": "ROLE",
    "must_not": "ROLE",
    "wrongly_norm": "ROLE",
    "wins": "ROLE MOVE",
    "waive": "RULE",
    "waive_of": "RULE FILE",
    "define": "NAME",
    "define_of": "QUANTITY NAME",
    "effect": "ROLE",
    "replacement": "ROLE",
    "at": "STAGE-OR-EVENT",
    "deck_has": "KIND ATTRIBUTE",
    "pattern": "MOVE",
    "do": "DOES",
    "raise_": "EVENT",
    "deal": "ZONE",
    "choose": "TYPE NAME",
    "choose_secretly": "TYPE STATE",
    "offer": "EVENT",
    "rotate": "ZONE",
    "offering": "MOVE",
    "has": "ATTRIBUTE-OR-STATE",
    "has_no": "ATTRIBUTE-OR-STATE",
    "owes": "MOVE",
    "face": "VALUE",
    "example": "NAME TOPIC",
    "given_owes": "MOVE",
    "given_faces": "MOVE DID",
    "when_does": "DOES",
    "when_stage": "STAGE",
    "then_finding": "FINDING",
    "edition_ref": "EDITION PACK",
    "choice": "CHOICE",
    "text": "LANGUAGE",
}
"""What the names in a production stand for, in order."""

INSTEAD = {
    "wrongly_norm": {"pattern": "DOES [VALUE, …]"},
    "effect": {"pattern": "DOES [VALUE, …]"},
    **{name: {"sum": "THING"} for name in ("is_", "is_not", "has", "has_no")},
    **{name: {"sum": "PLAYER"} for name in ("owes", "was_wrong")},
    "do": {"of_": "PLAYER"},
    "choose": {"of_": "PLAYER"},
    "when_does": {"of_": "PLAYER"},
    "when_chooses": {"of_": "PLAYER"},
    "then_verdict": {"of_": "PLAYER"},
    "then_unsettled": {"of_": "PLAYER"},
    "then_turn": {"of_": "PLAYER"},
    "then_won": {"of_": "PLAYER"},
    "given_turn": {"of_": "PLAYER"},
    "given_owes": {"of_": "PLAYER"},
    "given_faces": {"of_": "PLAYER"},
}
"""Pieces that are shown otherwise in some productions."""


@dataclass(frozen=True, slots=True)
class Production:
    """One thing the language can say: where the grammar has it, its name there, and its shape."""

    section: str
    name: str
    shape: str


@cache
def productions() -> tuple[Production, ...]:
    """Every production of the grammar in order, each name once."""
    found: dict[str, Production] = {}
    for section, rule, alternatives in _rules():
        for tokens in alternatives:
            alias = tokens[-1][2:].strip() if tokens[-1].startswith("->") else rule
            if alias not in HIDDEN and alias not in found and rule != "tail":
                shape = _shape(alias, [token for token in tokens if not token.startswith("->")])
                found[alias] = Production(section, alias, shape)
    return tuple(found.values())


def _rules() -> Iterator[tuple[str, str, list[list[str]]]]:
    section, coming, rule, text = "", "", "", ""
    grammar = files("cardlaw.language.parsing").joinpath("grammar.lark").read_text(encoding="utf-8")
    for line in (*grammar.split("\n"), "end:"):
        if title := SECTION.match(line):
            coming = title[1]
        elif line.startswith(("//", "%")):
            continue
        elif head := RULE.match(line):
            if rule:
                yield section, rule, _alternatives(text)
            section, rule, text = coming, head[1], head[2]
        elif re.match(r"[A-Z_]+:", line):
            if rule:
                yield section, rule, _alternatives(text)
            rule, text = "", ""
        else:
            text += " " + line.strip()


def _alternatives(text: str) -> list[list[str]]:
    found: list[list[str]] = [[]]
    depth = 0
    for token in TOKEN.findall(text):
        depth += (token in "([") - (token in ")]") if len(token) == 1 else 0
        if token == "|" and depth == 0:
            found.append([])
        else:
            found[-1].append(token)
    return [tokens for tokens in found if tokens]


def _shape(production: str, tokens: list[str]) -> str:
    """The tokens as one line, or as lines where the grammar indents."""
    words: list[str] = []
    pieces = PIECES | INSTEAD.get(production, {})
    nouns = iter(NOUNS.get(production, "").split())
    for number, token in enumerate(tokens):
        if token.startswith('"'):
            words.append(token[1:-1])
        elif token in ("NAME", "names"):
            words.append(next(nouns, "NAME") + (", …" if token == "names" else ""))
        elif token in pieces:
            piece = pieces[token]
            if "|" in piece and len(tokens) > 1 and not _alone_in_brackets(tokens, number):
                piece = f"({piece})"
            words.append(piece)
        elif token in "+*?" and len(token) == 1:
            words.append("…" if token in "+*" else "")
        else:
            words.append(token if len(token) == 1 else token.upper().replace("_", " "))
    text = " ".join(word for word in words if word)
    for old, new in (
        (" ,", ","),
        (" :", ":"),
        ("( ", "("),
        (" )", ")"),
        ("[ ", "["),
        (" ]", "]"),
        (" .. ", ".."),
        (" \n", "\n"),
        ("NUMBER - NUMBER", "NUMBER-NUMBER"),
        (" = ", "="),
    ):
        text = text.replace(old, new)
    text = re.sub(r"(\S+) \(, (?:then )?\1\) …", r"\1, …", text)
    text = re.sub(r"(\S+) \((or|and|except) \S+\) …", r"\1 \2 …", text)
    text = re.sub(r"\n\s*\n", "\n", text)
    return re.sub(r"\[?(NUMBER)\[-NUMBER\]", r"\1-NUMBER", text)


def _alone_in_brackets(tokens: list[str], number: int) -> bool:
    return 0 < number < len(tokens) - 1 and tokens[number - 1] in "([" and tokens[number + 1] in ")]"
