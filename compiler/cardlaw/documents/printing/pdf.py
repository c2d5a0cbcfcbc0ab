"""A typeset source → PDF: fonts embedded, tagged for those who hear it read, shrunk where it has to fit on one page."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from cardlaw.documents.printing.handout import Handout, Kind
from cardlaw.documents.printing.typesetting import typeset
from cardlaw.language.records import dataclass

SIZES: dict[Kind, tuple[float, ...]] = {
    "full": (9.5, 9, 8.5),
    "one-page": (11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5),
    "house-rules": (13, 12, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5),
    "poster": (20, 19, 18, 17, 16, 15.5, 15, 14.5, 14, 13.5, 13, 12, 11, 10, 9, 8),
    "cheat-cards": (8,),
}
"""Sizes of type in points, the largest first.

Of what has to fit on one page, the first with which it does; of anything else, the first that takes the least paper.
"""
ONE_PAGE: frozenset[Kind] = frozenset({"one-page", "house-rules", "poster"})
INNER = "pages.pdf"
STANDARDS = ["ua-1"]
"""Tagged, with a title, a language and words for every picture."""


class NoTypesetter(Exception):
    """The extra that makes PDF is not installed."""


class PageTooLong(Exception):
    """It does not fit on one page even at the smallest size."""

    def __init__(self, pages: int) -> None:
        super().__init__()
        self.pages = pages


@dataclass(frozen=True, slots=True)
class MadePdf:
    pdf: bytes
    pages: int


def made(handout: Handout, paper: str) -> MadePdf:
    """The sheet as PDF."""
    typst = _typesetter()
    sources: dict[int, bytes] = {}
    for size in SIZES[handout.kind]:
        source = typeset(handout, paper, size).encode()
        sources.setdefault(pages := _pages(typst, source), source)
        if pages == 1:
            break
    least = min(sources)
    if handout.kind in ONE_PAGE and least > 1:
        raise PageTooLong(least)
    pdf: bytes = typst.compile(sources[least], ignore_system_fonts=True, pdf_standards=STANDARDS)
    return MadePdf(pdf, least)


def booklet(handout: Handout) -> MadePdf:
    """The sheet on A5 pages, two on each side of an A4 sheet, in the order in which it is folded."""
    typst = _typesetter()
    inner = made(handout, "a5")
    sides = -(-inner.pages // 4) * 4
    order = [page for at in range(sides // 2) for page in _side(at, sides)]
    cells = [_half(page if page <= inner.pages else None) for page in order]
    body = "\n".join(
        f"#grid(columns: 2, {left}, {right})" for left, right in zip(*[iter(cells)] * 2, strict=True)
    )
    source = f"#set page(width: 297mm, height: 210mm, margin: 0mm)\n{body}"
    with tempfile.TemporaryDirectory(prefix="cardlaw-") as folder:
        (Path(folder) / INNER).write_bytes(inner.pdf)
        (Path(folder) / "booklet.typ").write_text(source, "utf-8")
        pdf: bytes = typst.compile(str(Path(folder) / "booklet.typ"), root=folder, ignore_system_fonts=True)
    return MadePdf(pdf, sides // 2)


def _half(page: int | None) -> str:
    shown = "none" if page is None else f'image("{INNER}", page: {page}, width: 148mm)'
    return f"box(width: 148.5mm, height: 210mm, {shown})"


def _side(at: int, sides: int) -> tuple[int, int]:
    """The two pages on one side of the paper, left and right."""
    low, high = at + 1, sides - at
    return (high, low) if at % 2 == 0 else (low, high)


def _typesetter() -> Any:
    try:
        import typst
    except ImportError:
        raise NoTypesetter from None
    return typst


def _pages(typst: Any, source: bytes) -> int:
    found = json.loads(typst.query(source, "<pages>", field="value", ignore_system_fonts=True))
    return int(found[0])
