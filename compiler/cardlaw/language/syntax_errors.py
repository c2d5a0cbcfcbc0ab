"""What the parser stumbled over, said in the author's terms: the construct, what it lacks here, its shape."""

from __future__ import annotations

import re

from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.indenter import DedentError

from cardlaw.language.diagnostics import Diagnostic, Span, did_you_mean, problem
from cardlaw.language.source import Source

SHAPES: dict[str, str] = {
    "cardlaw": "cardlaw 1",
    "vocabulary": "vocabulary NAME",
    "edition": "edition NAME of VOCABULARY",
    "pack": "pack NAME for VOCABULARY",
    "variant": "variant NAME extends EDITION with PACK, PACK",
    "spec": "spec NAME of VOCABULARY",
    "source": 'source "FILE" of 120 lines',
    "language": "language en",
    "needs": "needs topic NAME, NAME",
    "attribute": "attribute NAME: value, value` or `attribute NAME: 0..9",
    "sides": "sides NAME, NAME",
    "kind": "kind NAME: ATTRIBUTE, ATTRIBUTE value",
    "group": "group NAME: KIND, KIND` or `group NAME also KIND",
    "zone": "zone NAME: pile, face-up` or `zone NAME of each player: hand, seen-by-owner",
    "state": "state NAME of each player: TYPE starts VALUE kept",
    "quantity": "quantity NAME` or `quantity NAME of card",
    "predicate": "predicate NAME of card",
    "move": "move NAME card in hand of player:",
    "event": "event NAME amount as number:",
    "round": "round:",
    "stage": "stage NAME",
    "turns": "turns:",
    "topic": 'topic NAME "what it is about"',
    "short": "short NAME for top of ZONE",
    "show": 'show NAME as "R" tinted "red" marked "▲"',
    "term": 'term NAME in fi "sana", plural "sanat"',
    "option": 'option NAME "question" lines 3-4:',
    "reading": 'reading NAME "question" lines 3-4:',
    "silent": 'silent about NAME "what is not said" resolved by RULE',
    "chapter": 'chapter "Title" about TOPIC',
    "note": 'note "what it says" lines 3-4 see RULE',
    "flavour": 'flavour "what it says" lines 3-4',
    "heading": 'heading "which" lines 3',
    "noise": "noise lines 3-4",
    "pending": 'pending "what is left to do" lines 3-4',
    "accepted": 'accepted FINDING "reason"',
    "set": "set OPTION to ARM",
    "remove": "remove RULE",
    "prefer": "prefer PACK over PACK for RULE",
    "rule": 'rule NAME`, then indented: its gloss in quotes, `lines 3-4` or `assumed "why"`, and its clauses',
    "example": 'example NAME "what it shows" lines 3-4:',
    "scenario": 'scenario NAME "what it shows":',
    "lines": "lines 3-4, 9",
    "overrides": "overrides RULE, topic TOPIC",
    "under": "under READING ARM",
    "about": "about TOPIC",
    "assumed": 'assumed "why"',
    "deck": "deck:` with rows such as `2 KIND for each ATTRIBUTE, or `deck has 52 cards",
    "seats": "seats are 2 to 10",
    "always": "always CONDITION",
    "at": "at STAGE where CONDITION:",
    "when": "when player MOVES card where CONDITION:",
    "offer": "offer MOVE, MOVE to PLAYER until EVENT",
    "deal": "deal 7 from ZONE to ZONE starting at PLAYER",
    "if": "if CONDITION:",
    "for": "for each NAME in DOMAIN:",
    "repeat": "repeat until CONDITION:",
    "let": "let NAME be VALUE",
    "chance": "chance NAME in 1..6",
    "ask": 'ask table "question" as NAME',
    "announce": 'announce "what happens"',
    "given": "given ZONE of PLAYER is CARD, CARD",
    "then": "then PLAYER may MOVE CARD",
}

CLAUSE_SHAPE = (
    "a clause reads `player may MOVE when …`, `player may MOVE only when …`, `player must MOVE …`, "
    "`player must not MOVE …`, `when player MOVES card: …`, `NAME is VALUE when …`"
)

WORDS: dict[str, str] = {
    "NAME": "a name",
    "PART": "a name",
    "INT": "a number",
    "STRING": "a text in quotes",
    "_NL": "the end of the line",
    "_INDENT": "an indented line",
    "_DEDENT": "the end of the indented lines",
    "COLON": "a colon",
    "COMMA": "a comma",
    "LPAR": "`(`",
    "RPAR": "a closing parenthesis",
    "LSQB": "`[`",
    "RSQB": "`]`",
    "EQUAL": "`=`",
    "ADDED": "`+`",
    "MULTIPLIED": "`*`",
    "COMPARED": "a comparison",
    "$END": "the end of the text",
    "MINUS": "`-`",
}

MOST_EXPECTED_SHOWN = 6


def explain(source: Source, base: int, text: str, error: UnexpectedInput | DedentError) -> Diagnostic:
    """The diagnostic for one parser error in the item that starts at `base`."""
    if isinstance(error, DedentError):
        return _uneven(source, base, text)
    at = min(getattr(error, "pos_in_stream", None) or 0, len(text))
    if isinstance(error, UnexpectedCharacters):
        return _stray(source, base, text, at)
    if isinstance(error, UnexpectedEOF):
        at = len(text.rstrip())
    token = error.token if isinstance(error, UnexpectedToken) else None
    if token is not None:
        at = token.start_pos or 0 if token.type != "$END" else len(text.rstrip())
    expected = set(getattr(error, "accepts", None) or getattr(error, "expected", None) or ())
    kind = token.type if token is not None else "$END"
    return _unexpected(source, base, text, at, kind, str(token or ""), expected)


def _line(text: str, at: int) -> tuple[int, str]:
    begin = text.rfind("\n", 0, at) + 1
    end = text.find("\n", begin)
    return begin, text[begin : end if end >= 0 else len(text)]


def _stray(source: Source, base: int, text: str, at: int) -> Diagnostic:
    begin, line = _line(text, at)
    rest = line[at - begin :]
    here = Span(source, base + at, base + at + 1)
    if rest.startswith('"'):
        return problem(
            "E0101",
            Span(source, base + at, base + begin + len(line)),
            "this text has no closing quote mark",
            help='close it with `"` on the same line',
        )
    if found := re.match(r"[A-Za-z0-9_]+(?:[-_][A-Za-z0-9_]+)*", rest):
        word = found[0]
        canonical = re.sub(r"[^a-z0-9]+", "-", word.lower()).strip("-")
        return problem(
            "E0102",
            Span(source, base + at, base + at + len(word)),
            f"`{word}` is not a name",
            help=f"names are in small letters with hyphens: `{canonical}`"
            if canonical[:1].isalpha()
            else None,
        )
    return problem(
        "E0102",
        here,
        f"`{rest[:1]}` means nothing here",
        help="free text stands in quotes, a remark after `#`",
    )


def _uneven(source: Source, base: int, text: str) -> Diagnostic:
    depths = [0]
    place = 0
    for line in text.split("\n"):
        bare = line.split("#")[0].rstrip()
        depth = len(line) - len(line.lstrip(" "))
        if bare.strip():
            while depths[-1] > depth:
                depths.pop()
            if (depths[-1] < depth and depths != [0] and place and depth not in depths) or depths[-1] < depth:
                depths.append(depth)
        place += len(line) + 1
    begin, at = 0, base
    stack = [0]
    for line in text.split("\n"):
        if line.strip() and not line.lstrip().startswith("#"):
            depth = len(line) - len(line.lstrip(" "))
            if depth > stack[-1]:
                stack.append(depth)
            else:
                while stack[-1] > depth:
                    stack.pop()
                if stack[-1] != depth:
                    at = base + begin
                    return problem(
                        "E0114",
                        Span(source, at, at + max(depth, 1)),
                        "this line is indented like no line above it",
                        help="indent by two spaces for each level",
                    )
        begin += len(line) + 1
    return problem("E0114", Span(source, at, at + 1), "the indentation is uneven")


def _unexpected(
    source: Source, base: int, text: str, at: int, kind: str, found: str, expected: set[str]
) -> Diagnostic:
    begin, line = _line(text, at)
    first = line.split()[0].rstrip(":") if line.split() else ""
    item = text.split()[0].rstrip(":")
    if kind in {"_NL", "_DEDENT", "$END", "_INDENT"} and at - begin >= len(line.rstrip()):
        at = begin + len(line.rstrip())
    if kind in {"_INDENT"}:
        after, below = _line(text, text.find("\n", at) + 1) if text.find("\n", at) >= 0 else (begin, line)
        at, line = after + len(below) - len(below.lstrip()), below
        return problem(
            "E0115",
            Span(source, base + at, base + after + len(below.rstrip())),
            "this line is indented, but nothing above it opens a block",
            help="end the line above with a colon if these lines belong to it, or move this line to the left",
        )
    if item == "rule" and "STRING" in expected and "gloss" not in first and kind != "STRING":
        name = text.split()[1] if len(text.split()) > 1 else "NAME"
        end = text.find("\n")
        return problem(
            "E0103",
            Span(source, base, base + (end if end > 0 else len(text))),
            f"rule `{name}` needs a gloss line after its name",
            help='say the rule in your own words, in quotes and indented: `  "Seven cards each."`',
        )
    here = Span(
        source, base + at, base + max(at + len(found.rstrip()), at + 1) if found.strip() else base + at
    )
    wanted = _wanted(expected)
    seen = "the line ends" if kind in {"_NL", "$END", "_DEDENT"} else f"found `{found.strip()}`"
    keywords = sorted(w.lower().replace("_", "-") for w in expected if w.isupper() and w not in WORDS)
    if at == begin + len(line) - len(line.lstrip()) and kind == "NAME" and begin == 0:
        guess = did_you_mean(first, [*SHAPES])
        return problem(
            "E0116",
            here,
            f"nothing in a rule file begins with `{first}`",
            help=f"did you mean `{guess}`?"
            if guess
            else "an item begins with a word such as `rule`, `option`, "
            "`reading`, `silent about`, `kind`, `zone`, `move`",
        )
    guess = did_you_mean(found.strip(), keywords) if found.strip() else None
    shape = SHAPES.get(first) or SHAPES.get(item if begin == 0 else "")
    help = f"did you mean `{guess}`?" if guess else (f"it reads `{shape}`" if shape else CLAUSE_SHAPE)
    return problem(
        "E0117",
        here,
        f"expected {wanted}, but {seen}" if wanted else f"this does not read: {seen}",
        help=help,
    )


def _wanted(expected: set[str]) -> str:
    """The expected tokens as a phrase, places first, then words; too many of them say little and are left out."""
    shown = sorted(WORDS[w] for w in expected if w in WORDS and not w.startswith("_IN"))
    words = sorted(
        f"`{w.lower().replace('_', '-')}`" for w in expected if w not in WORDS and not w.startswith("__")
    )
    every = [*shown, *words]
    if not every:
        return ""
    if len(every) > MOST_EXPECTED_SHOWN:
        every = [*shown[:3], *words[: MOST_EXPECTED_SHOWN - 3 if shown else MOST_EXPECTED_SHOWN]][
            :MOST_EXPECTED_SHOWN
        ]
        return ", ".join(every) + " or the like"
    return every[0] if len(every) == 1 else ", ".join(every[:-1]) + " or " + every[-1]
