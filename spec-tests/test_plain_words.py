"""What people read is short: no sentence of the pages or of the English messages is over 35 words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    path
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"))
    if "readings" not in path.parts
)
"""Every page but the readings, which keep what the readers wrote."""
MESSAGES = sorted((ROOT / "compiler/cardlaw/wording").rglob("en.ftl"))
LONGEST = 35
MEAN = 18

FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.) |\s*\||#)")
END = re.compile(r"(?<=[.!?])[\"”)*]*\s+(?=[A-Z“\"(*`\[])")


def sentences(text: str) -> list[str]:
    """The sentences of a page of Markdown, without code, tables, headings and links' addresses."""
    found: list[str] = []
    for block in BLOCK.split(FENCE.sub("\n\n", text)):
        if block.lstrip().startswith(("#", "|", "<", "---")):
            continue
        plain = re.sub(r"^(?:[-*+]|\d+\.) ", "", " ".join(block.split()))
        plain = re.sub(r"`[^`]*`", "Code", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", plain))
        found += [sentence for sentence in END.split(plain) if sentence]
    return found


def message_texts(path: Path) -> list[tuple[str, str]]:
    """Each text that a file of messages can say, with its id; a placeable counts as one word."""
    found: list[tuple[str, str]] = []

    def patterns(pattern: ast.Pattern) -> list[str]:
        ways = [""]
        for element in pattern.elements:
            match element:
                case ast.TextElement():
                    ways = [way + element.value for way in ways]
                case ast.Placeable(expression=ast.SelectExpression() as select):
                    arms = [text for variant in select.variants for text in patterns(variant.value)]
                    ways = [way + max(arms, key=lambda text: len(text.split())) for way in ways]
                case _:
                    ways = [way + "X" for way in ways]
        return ways

    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found += [(entry.id.name, text) for text in patterns(entry.value)]
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_sentence_of_a_page_is_long(page: Path) -> None:
    long = [s for s in sentences(page.read_text(encoding="utf-8")) if len(s.split()) > LONGEST]
    assert not long, "\n".join(long)


def test_sentences_of_the_pages_are_short_on_the_whole() -> None:
    lengths = [len(s.split()) for page in PAGES for s in sentences(page.read_text(encoding="utf-8"))]
    assert sum(lengths) / len(lengths) <= MEAN


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.parent.name))
def test_no_sentence_of_a_message_is_long(path: Path) -> None:
    texts = message_texts(path)
    assert texts, f"{path} says nothing"
    long = [f"{name}: {s}" for name, text in texts for s in END.split(text) if len(s.split()) > LONGEST]
    assert not long, "\n".join(long)


def test_a_long_sentence_is_noticed() -> None:
    assert max(len(s.split()) for s in sentences("# Title\n\n" + "word " * 36 + "end. Short one.")) > LONGEST
