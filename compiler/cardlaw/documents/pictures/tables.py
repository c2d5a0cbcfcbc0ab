"""Hands and piles: several cards side by side or on top of each other."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.documents.pictures.cards import CORNER, HEIGHT, WIDTH, card_reverse, literal
from cardlaw.documents.pictures.drawing import Picture, element, group, text
from cardlaw.documents.pictures.looks import CardLooks
from cardlaw.language import model as m

GAP = 6
Cards = Sequence[m.CardLiteral | None]


def row(looks: CardLooks, cards: Cards, room: int, tried: m.CardLiteral | None = None) -> str:
    """Cards side by side, overlapping where there is too little room; the one tried is framed."""
    if not cards:
        return element(
            "rect",
            x=1,
            y=1,
            width=WIDTH - 2,
            height=HEIGHT - 2,
            rx=CORNER,
            stroke_width=1.5,
            stroke_dasharray="4 4",
            cls="line",
        )
    step = _step(len(cards), room)
    parts: list[str] = []
    framed = False
    for at, card in enumerate(cards):
        drawn = literal(looks, card)
        if tried is not None and card == tried and not framed:
            framed = True
            drawn += element(
                "rect",
                x=-2,
                y=-2,
                width=WIDTH + 4,
                height=HEIGHT + 4,
                rx=CORNER + 2,
                cls="tried framed",
            )
        parts.append(group(drawn, x=at * step))
    return "".join(parts)


def _step(count: int, room: int) -> float:
    full = float(WIDTH + GAP)
    if count <= 1 or count * full - GAP <= room:
        return full
    return max((room - WIDTH) / (count - 1), 10)


def row_width(count: int, room: int) -> int:
    return int(WIDTH + (count - 1) * _step(count, room)) if count else WIDTH


def hand_picture(looks: CardLooks, cards: Cards, title: str, room: int = 400) -> Picture:
    width = row_width(len(cards), room)
    return Picture(width + 4, HEIGHT + 4, title, "", group(row(looks, cards, room), x=2, y=2))


def _below(*shifts: int) -> str:
    """The edges of cards below the top one."""
    edge = element("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=CORNER, cls="back")
    return "".join(group(edge, x=shift, y=shift) for shift in shifts)


BELOW = _below(6, 3)
"""What is seen below the top card of a pile."""


def stack(looks: CardLooks, top: m.CardLiteral | None, face_up: bool, count: int | None) -> str:
    """A pile: its top card over the edges of those below, with how many there are."""
    below = BELOW if count is None or count > 2 else _below(3) if count == 2 else ""
    if count == 0:
        return row(looks, (), WIDTH)
    front = literal(looks, top) if face_up else card_reverse()
    number = []
    if count is not None:
        badge = element("rect", x=WIDTH - 22, y=HEIGHT - 18, width=26, height=17, rx=8.5, cls="box")
        number = [
            badge,
            text(WIDTH - 9, HEIGHT - 5.5, str(count), 12, "faint", text_anchor="middle", font_weight=700),
        ]
    return "".join([below, front, *number])


def pile_picture(
    looks: CardLooks, top: m.CardLiteral | None, face_up: bool, count: int | None, title: str
) -> Picture:
    return Picture(WIDTH + 8, HEIGHT + 8, title, "", group(stack(looks, top, face_up, count), x=1, y=1))
