"""What a page draws more than once (cards, hands, piles) is drawn once and then pointed at."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial

from cardlaw.documents.pictures.cards import CARD
from cardlaw.documents.pictures.drawing import element
from cardlaw.documents.pictures.tables import BELOW

DRAWN = re.compile(f'<g class="{CARD}">.*?</g>|{re.escape(BELOW)}')
"""A card, or the edges of those below the top one of a pile."""
BLANK = re.compile(
    r'<rect [^<>]*class="paper"/>(?:<rect [^<>]*style="fill:[^"<>]*"/><text [^<>]*class="mark [^<>]*>[^<>]*</text>)*'
)
"""A card without its label: cards of one colour have it in common."""
MOVED = re.compile(r'<g transform="translate\(([-\d.]+) ([-\d.]+)\)"><use href="([^"]*)"/></g>')
"""Nothing but a pointer, moved."""
GROUP = re.compile(r'<g transform="translate\(([-\d.]+) ([-\d.]+)\)">((?:(?!</?g\b).){40,}?)</g>')
"""A part of a picture that holds no other part, such as a hand whose cards are pointers; shorter ones stay."""
SHAPE = re.compile(r"<(?:rect|path) [^<>]{40,}/>|<text [^<>]{20,}>[^<>]+</text>")
"""A shape or some words, long enough that a pointer is shorter."""
DEEPEST = 3
"""So many levels of parts within parts are looked through."""


def shared(html: str, where: str = "") -> str:
    """The page with every repeated card as a reference to one drawing at its start, and likewise blank cards.

    What is only a part of a page says `where` it stands, so that its drawings have names of their own.
    """
    cards = _repeated(DRAWN.findall(html), f"{where}c")
    pointing = DRAWN.sub(lambda found: _pointer(found[0], cards), html)
    once = [_named(card, name) for card, name in cards.items()]
    blanks = _repeated(BLANK.findall("".join((*once, pointing))), f"{where}b")
    once = [BLANK.sub(lambda found: _pointer(found[0], blanks), card) for card in once]
    pointing = BLANK.sub(lambda found: _pointer(found[0], blanks), pointing)
    once += [element("g", blank, id=name, cls=CARD) for blank, name in blanks.items()]
    shapes = _repeated(SHAPE.findall(pointing), f"{where}p")
    pointing = SHAPE.sub(lambda found: _pointer(found[0], shapes), pointing)
    once += [element("g", shape, id=name, cls=CARD) for shape, name in shapes.items()]
    pointing = MOVED.sub(lambda at: element("use", href=at[3], x=_far(at[1]), y=_far(at[2])), pointing)
    for level in range(DEEPEST):
        groups = _repeated([found[3] for found in GROUP.finditer(pointing)], f"{where}{'ghi'[level]}")
        if not groups:
            break
        pointing = GROUP.sub(partial(_moved, groups), pointing)
        once += [element("g", group, id=name, cls=CARD) for group, name in groups.items()]
    if not once:
        return html
    drawings = element("svg", element("defs", *once), aria_hidden="true", cls="cl-picture cl-defs")
    return drawings + pointing


def _repeated(found: list[str], letter: str) -> dict[str, str]:
    """What is drawn more than once, each with a name."""
    counts = Counter(found)
    return {each: f"{letter}{at}" for at, (each, many) in enumerate(counts.items(), 1) if many > 1}


def _moved(groups: dict[str, str], at: re.Match[str]) -> str:
    """A pointer in the place of a part that is drawn elsewhere."""
    if at[3] not in groups:
        return at[0]
    return element("use", href=f"#{groups[at[3]]}", x=_far(at[1]), y=_far(at[2]))


def _named(card: str, name: str) -> str:
    return (
        element("g", card, id=name, cls=CARD) if card == BELOW else card.replace("<g ", f'<g id="{name}" ', 1)
    )


def _far(distance: str) -> str | None:
    return None if distance == "0" else distance


def _pointer(card: str, names: dict[str, str]) -> str:
    return element("use", href=f"#{names[card]}") if card in names else card
