"""Common mistakes and what is said about them, read from mistakes.md; `UPDATE=1` writes down what is said now.

A section shows in an `around` block where its mistakes stand, at the `…`. After each mistake come its complaints:
code, underlined text in brackets, message, and the help.
"""

from __future__ import annotations

import os
import re
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardlaw.language.diagnostics.codes import CODES
from cardlaw.language.diagnostics.codes_syntax import SYNTAX_CODES
from cardlaw.language.parsing.items import parse, parse_fragment, parser
from cardlaw.language.reading.limits import DEEPEST_BLOCK, DEEPEST_TREE, LONGEST_LINE, MOST_ITEMS, MOST_WORDS
from cardlaw.language.reading.source import Source
from cardlaw.language.syntax_errors.shapes import SHAPES, first_words
from language.damage import SLOWEST

TABLE = Path(__file__).with_name("mistakes.md")
BLOCK = re.compile(r"^```(around|rules|said)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
HEAD = "cardlaw 1\nedition small of family\n"
TOKEN_NAMES = re.compile(r"\b(?!MOVES?\b|CARDS?\b|PLAYER\b|ZONE\b)[A-Z][A-Z_]*[A-Z]\b|_NL|__ANON|\$END")


@dataclass(frozen=True)
class Mistake:
    written: str
    text: str
    said: str


def mistakes() -> list[Mistake]:
    found: list[Mistake] = []
    around, written = "…", ""
    for block in BLOCK.finditer(TABLE.read_text(encoding="utf-8")):
        if block[1] == "around":
            around = block[2]
        elif block[1] == "rules":
            written = block[2]
        else:
            found.append(Mistake(written, placed(written, around), block[2]))
    return found


def placed(written: str, around: str) -> str:
    """The text of a mistake at the `…` of its surroundings, indented like it."""
    before, _, after = around.partition("…")
    indent = before[before.rfind("\n") + 1 :]
    lines = "\n".join(indent + line if line else line for line in written.rstrip("\n").split("\n"))
    return before.removesuffix(indent) + lines + after


def complaints(text: str) -> str:
    _, wrong = parse(Source("mistake.rules", text))
    lines = []
    for diagnostic in wrong:
        assert diagnostic.span is not None
        lines.append(f"{diagnostic.code} [{diagnostic.span.text}] {diagnostic.message}\n")
        if diagnostic.help is not None:
            lines.append(f"  {diagnostic.help}\n")
    return "".join(lines)


def update() -> None:
    around, text = "…", ""

    def renewed(block: re.Match[str]) -> str:
        nonlocal around, text
        if block[1] == "around":
            around = block[2]
        elif block[1] == "rules":
            text = placed(block[2], around)
        else:
            return f"```said\n{complaints(text)}```\n"
        return block[0]

    TABLE.write_text(BLOCK.sub(renewed, TABLE.read_text(encoding="utf-8")), encoding="utf-8")


if os.environ.get("UPDATE"):
    update()
MISTAKES = mistakes()


@pytest.mark.parametrize("mistake", MISTAKES, ids=[m.written.strip().replace("\n", " ¶ ") for m in MISTAKES])
def test_mistakes(mistake):
    assert complaints(mistake.text) == mistake.said


def test_there_are_many_mistakes_and_none_is_told_in_the_parser_s_terms():
    assert len(MISTAKES) >= 100
    for mistake in MISTAKES:
        assert mistake.said, mistake.written
        messages = [line for line in mistake.said.splitlines() if line.startswith("E")]
        assert not any(TOKEN_NAMES.search(re.sub(r"`[^`]*`|\[.*?\]|^E\d+", "", line)) for line in messages)


LIMITS = {
    "E0110": "quantity size\n" * (MOST_ITEMS + 1),
    "E0111": 'rule first\n  "A gloss."\n  always ' + "(" * 10_000 + "seen" + ")" * 10_000 + "\n",
    "E0112": f'topic first "{"long" * (LONGEST_LINE // 4)}"\n',
    "E0113": "event turn:\n"
    + "".join(f"{' ' * depth}if seen:\n" for depth in range(1, DEEPEST_BLOCK + 5))
    + " " * (DEEPEST_BLOCK + 5)
    + "end game\n",
    "E0118": "option size " + '"How many?" from 1 to 12345678901234567890 chosen 3\n',
    "E0119": "sides front, back\n" * (MOST_WORDS // 8)
    + 'rule first\n  "A gloss."\n'
    + "  always seen\n" * MOST_WORDS,
}
CHAINS = {
    "not": "  always " + "not " * 400 + "seen\n",
    "of": "  always " + "top of " * 300 + "pile\n",
    "or": "  always " + "seen or " * 200 + "seen\n",
    "plus": "  always " + "1 + " * 600 + "1 > 0\n",
    "else if": "  at dealing:\n    if seen:\n      end game\n"
    + "    else if seen:\n      end game\n" * DEEPEST_TREE,
}


@pytest.mark.parametrize("code", LIMITS)
def test_limits(code):
    started = time.process_time()
    file, wrong = parse(Source("large.rules", HEAD + LIMITS[code]))
    assert file is None
    assert code in [diagnostic.code for diagnostic in wrong]
    assert time.process_time() - started < SLOWEST


@pytest.mark.parametrize("chain", CHAINS)
def test_long_chains(chain):
    _, wrong = parse(Source("deep.rules", HEAD + 'rule first\n  "A gloss."\n' + CHAINS[chain]))
    assert [diagnostic.code for diagnostic in wrong] == ["E0111"]
    assert wrong[0].message == "this is nested too deep to follow"


def test_every_code_is_shown():
    told = set(re.findall(r"^E\d{4}", "".join(m.said for m in MISTAKES), re.MULTILINE)) | set(LIMITS)
    assert told == {code.id for code in SYNTAX_CODES}


@pytest.mark.parametrize("code", SYNTAX_CODES, ids=lambda code: code.id)
def test_examples_of_the_catalogue(code):
    assert CODES[code.id] is code
    if code.example == "rules":
        assert {d.code for d in parse(Source("wrong.rules", code.wrong))[1]} == {code.id}
        assert parse(Source("right.rules", code.right))[1] == ()
        assert code.wrong.startswith("cardlaw 1\n") or code.id in ("E0104", "E0105", "E0106")


FRAGMENTS = [
    ("edition_ref", "small[scoring", "E0117", "`=` is needed here", ""),
    ("edition_ref", "Small", "E0102", "`Small` is not a name", "Small"),
    ("edition_ref", "small with", "E0117", "the line ends, and a name is needed here", ""),
    ("operand", "red 7 )", "E0117", "this parenthesis closes nothing", ")"),
    ("line", "then anna may", "E0117", "the line ends, and a move is needed here", ""),
]


@pytest.mark.parametrize(("start", "text", "code", "message", "underlined"), FRAGMENTS)
def test_pieces(start, text, code, message, underlined):
    piece, wrong = parse_fragment(Source("the command line", text), start)
    assert piece is None
    ((said,)) = wrong
    assert said.span is not None and (said.code, said.span.text) == (code, underlined)
    assert message in said.message


@pytest.mark.parametrize("context", ["item", "head", "mark", "clause", "stage", "step", "line"])
def test_every_first_word_has_a_shape(context):
    shown = set(SHAPES[context]) | {"game", "round"}
    assert first_words(parser(), context) - {'"', "("} <= shown
