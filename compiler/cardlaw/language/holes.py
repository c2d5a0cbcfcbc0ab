"""Holes in what an author writes: `{name}` stands for the value of a choice, `{{` for a brace."""

from __future__ import annotations

import re
from collections.abc import Callable

HOLE = re.compile(r"\{\{|\{([^{}]*)\}")


def holes(text: str) -> frozenset[str]:
    """The names in the holes of a text."""
    return frozenset(name for name in HOLE.findall(text) if name) if "{" in text else frozenset()


def filled(text: str, value: Callable[[str], str | None]) -> str:
    """The text with its holes filled; one that stands for nothing here stays as it is written."""

    def said(hole: re.Match[str]) -> str:
        if hole[1] is None:
            return "{"
        found = value(hole[1])
        return hole[0] if found is None else found

    return HOLE.sub(said, text) if "{" in text else text


def keeps(text: str, translation: str) -> bool:
    """Whether a translation has every hole of a text."""
    return holes(text) <= holes(translation)
