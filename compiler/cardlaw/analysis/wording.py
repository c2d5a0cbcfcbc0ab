"""Small words that every telling of findings shares."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from cardlaw.language import model as m

STATUS = {
    "open": "open",
    "resolved-by-text": "settled by the text",
    "resolved-by-reading": "settled by a reading",
    "resolved-by-assumption": "settled by an assumption",
    "accepted": "accepted",
}
NARROWEST = 20
GLUE = "\N{NO-BREAK SPACE}"
"""Holds together what is not to be broken over lines: a card as it is drawn."""


def lines_of(rule: m.Rule) -> str:
    """Where a rule stands on its sheet, or that it is assumed."""
    cited = ", ".join(f"{low}-{high}" if low != high else str(low) for low, high in rule.lines)
    if cited:
        return f"line {cited}" if cited.isdecimal() else f"lines {cited}"
    return "assumed" if rule.layer == "assumption" else ""


def joined(names: Sequence[str]) -> str:
    """`a, b and c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def wrapped(text: str, width: int, first: str, rest: str | None = None) -> list[str]:
    """Lines that fit, and do not break inside a drawn card."""
    held = re.sub(r"\[[^\]]*\]", lambda found: found[0].replace(" ", GLUE), text)
    lines = textwrap.wrap(
        held,
        max(width, NARROWEST),
        initial_indent=first,
        subsequent_indent=first if rest is None else rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in lines]
