"""Every example of the transcriber's guide compiles, each as part of an edition, and cites lines that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.diagnostics.examples import SMALL_EDITION, compile_example
from cardlaw.language.loading import Library
from cardlaw.language.reading.source import Source

GUIDE = Path(__file__).parents[2] / "docs" / "transcribing.md"
BLOCKS = re.findall(r"^```rules\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
UNO = 'cardlaw 1\npack guide for uno\n  source "a sheet" of 132 lines\n'


def complaints(block: str) -> tuple[Diagnostic, ...]:
    if block.startswith("# uno\n"):
        return Library(given=[Source("guide.rules", UNO + block)]).compile("it-56 with guide").diagnostics
    return compile_example(SMALL_EDITION + "\n" + block).diagnostics


@pytest.mark.parametrize("block", BLOCKS, ids=[block.split("\n")[0][:40] for block in BLOCKS])
def test_examples_compile(block: str) -> None:
    assert [(d.code, d.message) for d in complaints(block)] == []


def test_the_whole_guide_is_one_edition() -> None:
    """The rules of the guide can stand together, names and all."""
    together = "\n".join(block for block in BLOCKS if not block.startswith("# uno"))
    assert [(d.code, d.message) for d in complaints(together)] == []


def test_every_form_is_shown() -> None:
    text = "".join(BLOCKS)
    for form in (
        *(
            "may lay star\n",
            "only when",
            "even when",
            "must take when",
            "wrongly lays",
            "would get",
            "does not apply",
        ),
        *(
            "overrides",
            "breakable",
            "under ",
            "assumed",
            "silent about",
            "reading",
            "example",
            "note",
            "flavour",
        ),
        *("heading", "noise", "pending", "round ends", "until turn-begins", "proceed with"),
    ):
        assert form in text, form


def test_links_lead_somewhere() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    titles = {
        re.sub(r"[^a-z]+", "-", title.lower()).strip("-")
        for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([a-z-]+)\)", text)) <= titles
    for page in re.findall(r"\]\(([a-z-]+\.md)", text):
        assert page == "codes.md" or (GUIDE.parent / page).is_file()
