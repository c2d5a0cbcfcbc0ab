"""Docs, help and messages are in short sentences: 18 words on average, none over 35."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
LONGEST, MEAN = 35, 18
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BOOKS = sorted((ROOT / "compiler" / "cardlaw").glob("**/en.ftl"))
STOP = re.compile(r"(?<=[.!?])[”)\"*]*\s+(?=[A-Z`“(*\[])|(?<=[.!?])\s*$")


def paragraphs(text: str) -> Iterator[str]:
    """The prose of a page: no code, no tables, no headings, nothing that is made from something else."""
    text = re.sub(r"```.*?```|~~~.*?~~~|<!--.*?-->|^---\n.*?\n---\n", "\n\n", text, flags=re.S)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)", text):
        line = " ".join(block.split())
        if line and not line.startswith(("#", "|", "<", "!", "[!", "    ")):
            yield re.sub(r"^(?:[-*]|\d+\.)\s+", "", line)


def sentences(paragraph: str) -> Iterator[str]:
    for sentence in STOP.split(paragraph):
        if sentence.strip():
            yield sentence.strip()


def length(sentence: str) -> int:
    """How many words a sentence has; what is written as code counts as one."""
    plain = re.sub(r"`[^`]*`|\[([^\]]*)\]\([^)]*\)", lambda found: found[1] or "x", sentence)
    return len(re.findall(r"\w[\w’'./-]*", plain))


def of_page(path: Path) -> list[str]:
    return [each for block in paragraphs(path.read_text("utf-8")) for each in sentences(block)]


def of_book(path: Path) -> list[str]:
    """What the messages of a book say, an argument counting as a word."""
    found: list[str] = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    found += _said(pattern)
    return found


def _said(pattern: ast.Pattern) -> Iterator[str]:
    """The sentences of a pattern, and of each of its variants."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _said(variant.value)
            text += "x"
        else:
            text += "x"
    yield from sentences(" ".join(text.split()))


@pytest.mark.parametrize("path", [*PAGES, *BOOKS], ids=lambda path: str(path.relative_to(ROOT)))
def test_sentences_are_short(path: Path) -> None:
    found = of_page(path) if path.suffix == ".md" else of_book(path)
    long = [f"{length(each)}: {each}" for each in found if length(each) > LONGEST]
    assert not long, "\n".join(long)
    lengths = [n for each in found if (n := length(each)) > 2]
    assert not lengths or mean(lengths) <= MEAN


def test_what_counts() -> None:
    page = "# Head\n\nOne two three. Four `five six`.\n\n| a | b |\n|---|---|\n\n"
    page += "```\ncode here\n```\n- item [seven](x.md) eight\n"
    found = [each for block in paragraphs(page) for each in sentences(block)]
    assert found == ["One two three.", "Four `five six`.", "item [seven](x.md) eight"]
    assert [length(each) for each in found] == [3, 2, 3]
