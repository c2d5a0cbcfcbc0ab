"""Cards that a page shows more than once are drawn once and then pointed at."""

from __future__ import annotations

import re
from collections import Counter

from cardlaw.documents.pictures.cards import CARD
from cardlaw.documents.pictures.drawing import element

DRAWN = re.compile(f'<g class="{CARD}">.*?</g>')


def shared(html: str) -> str:
    """The page with every repeated card as a reference to one drawing at its start."""
    counts = Counter(DRAWN.findall(html))
    names = {card: f"cl-card-{at}" for at, (card, many) in enumerate(counts.items(), 1) if many > 1}
    if not names:
        return html
    once = [card.replace("<g ", f'<g id="{name}" ', 1) for card, name in names.items()]
    pointing = DRAWN.sub(lambda found: _pointer(found[0], names), html)
    drawings = element("svg", element("defs", *once), aria_hidden="true", cls="cl-picture cl-defs")
    return drawings + pointing


def _pointer(card: str, names: dict[str, str]) -> str:
    return element("use", href=f"#{names[card]}") if card in names else card
