"""Damaged rule files: what a slip of the hand, a bad merge or an ill will does to a text."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.parsing.items import parse
from cardlaw.language.reading.source import Source
from cardlaw.language.syntax import File

RULES = Path(__file__).parents[2] / "rules"
SLOWEST = 5.0
"""Seconds that any input may take."""

TOKEN = re.compile(r'"[^"\n]*"|#[^\n]*|[a-z0-9-]+|\n *|[^\sa-z0-9]')
JUNK = (
    *'"#:,()[]=<>+-*.', "..", "\n", "\n  ", "  ", "\n\n\n", "\\", "%", "_", "é", "Ä", "\u00a0", "\u3000", "🂡",
    "if ", "else:", "when ", "rule ", "of ", "not ", "no ", "every ", "cardlaw 1\n", "edition a of b\n",
    "999999999999999", "((((((((((", "# remark\n", '"text" ', "Rule", "a_b", "1a", "-", "lines 1-2",
)  # fmt: skip


def real_texts() -> dict[str, str]:
    """The shipped rule files, and the scenarios and samples that the tests are made of."""
    tests = Path(__file__).parents[1]
    paths = [*RULES.rglob("*.rules"), *tests.rglob("*.spec"), *(tests / "samples").glob("*.rules")]
    return {str(path.relative_to(RULES.parent)): path.read_text(encoding="utf-8") for path in sorted(paths)}


def damaged(text: str, random: Random, times: int | None = None) -> str:
    """The text after a few random mishaps."""
    for _ in range(random.randint(1, 4) if times is None else times):
        text = random.choice(MISHAPS)(text, random)
    return text


def part_of(text: str, random: Random) -> str:
    """A head and some lines from anywhere in a file, with a mishap: small, so that many are tried."""
    lines = text.split("\n")
    at = random.randrange(len(lines))
    piece = "\n".join(lines[:2] + lines[at : at + random.randint(1, 40)])
    return damaged(piece, random, random.randint(0, 2))


def soup(random: Random, words: list[str]) -> str:
    """Words of the language in no order, in lines of some indentation."""
    lines = []
    for _ in range(random.randint(1, 30)):
        chosen = [random.choice(words) for _ in range(random.randint(0, 9))]
        lines.append("  " * random.randint(0, 4) + random.choice([" ", "  ", ""]).join(chosen))
    start = random.choice(["", "cardlaw 1\n", "cardlaw 1\nedition a of b\n", 'rule a\n  "b"\n'])
    return start + "\n".join(lines)


def vocabulary_of(texts: list[str]) -> list[str]:
    """The words and signs that texts are made of, each once."""
    return sorted({word for text in texts for word in TOKEN.findall(text)})


def _pieces(text: str) -> list[str]:
    """The text cut before each of its tokens; joined again it is the text."""
    cuts = [found.start() for found in TOKEN.finditer(text)]
    return [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]


def _swap(parts: list[str], random: Random) -> list[str]:
    if parts:
        one, other = random.randrange(len(parts)), random.randrange(len(parts))
        parts[one], parts[other] = parts[other], parts[one]
    return parts


def _delete(parts: list[str], random: Random) -> list[str]:
    if parts:
        at = random.randrange(len(parts))
        del parts[at : at + random.choice([1, 1, 1, 2, 5])]
    return parts


def _double(parts: list[str], random: Random) -> list[str]:
    if parts:
        at = random.randrange(len(parts))
        parts[at:at] = [parts[at]] * random.choice([1, 1, 1, 2, 50])
    return parts


def _insert(parts: list[str], random: Random) -> list[str]:
    parts.insert(random.randint(0, len(parts)), random.choice(JUNK))
    return parts


def _character(parts: list[str], random: Random) -> list[str]:
    """Replaces one character by another that occurs in rule files."""
    if parts:
        parts[random.randrange(len(parts))] = random.choice('abz09 "#:,()-\n.AZ_é')
    return parts


def _indent(text: str, random: Random) -> str:
    lines = text.split("\n")
    at = random.randrange(len(lines))
    if random.random() < 0.5:
        lines[at] = " " * random.choice([1, 2, 2, 3, 40]) + lines[at]
    else:
        lines[at] = lines[at].removeprefix(" " * random.choice([1, 2, 2, 4]))
    return "\n".join(lines)


def _mishap(
    cut: Callable[[str], list[str]], glue: str, change: Callable[[list[str], Random], list[str]]
) -> Callable[[str, Random], str]:
    return lambda text, random: glue.join(change(cut(text), random))


def _lines(text: str) -> list[str]:
    return text.split("\n")


MISHAPS: tuple[Callable[[str, Random], str], ...] = (
    *(_mishap(_pieces, "", change) for change in (_swap, _delete, _double, _insert)),
    *(_mishap(_lines, "\n", change) for change in (_swap, _delete, _double, _insert)),
    *(_mishap(list, "", change) for change in (_swap, _delete, _double, _insert, _character)),
    _indent,
)


def holds_together(source: Source) -> tuple[File | None, tuple[Diagnostic, ...]]:
    """What parsing gives, after checking what must hold of it: a tree or a complaint, all inside the text."""
    file, wrong = parse(source)
    assert file is not None or wrong
    for diagnostic in wrong:
        span = diagnostic.span
        assert span is not None
        assert 0 <= span.start <= span.end <= len(source.text), diagnostic
        assert diagnostic.message
    return file, wrong
