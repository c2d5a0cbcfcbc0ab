"""One card: paper, a band in its tint with its mark, and a large label."""

from __future__ import annotations

from cardlaw.documents.pictures.drawing import Number, Picture, element, text
from cardlaw.documents.pictures.looks import CardLooks, Stripe
from cardlaw.language import model as m

WIDTH, HEIGHT = 60, 84
BAND = 22
CORNER = 6
CARD = "cl-card"
"""The class of the group that is one card, front or back, at the origin."""


def card_face(looks: CardLooks, kind: str, values: tuple[int | str, ...]) -> str:
    """The front of a card with its upper left corner at the origin."""
    if (kind, values) not in looks.drawn:
        looks.drawn[kind, values] = _drawn(looks, kind, values)
    return looks.drawn[kind, values]


def _drawn(looks: CardLooks, kind: str, values: tuple[int | str, ...]) -> str:
    shown = looks.face(kind, values)
    parts = [_paper("paper")]
    parts += _band(shown.stripes)
    size = {1: 34, 2: 27, 3: 21}.get(len(shown.label), 15)
    middle = BAND + (HEIGHT - BAND) / 2 if shown.stripes else HEIGHT / 2
    parts.append(
        text(
            WIDTH / 2,
            middle + size * 0.36,
            shown.label[:8],
            size,
            "face",
            text_anchor="middle",
            font_weight=700,
        )
    )
    return element("g", *parts, cls=CARD)


def _paper(cls: str) -> str:
    return element("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=CORNER, cls=cls)


def _band(stripes: tuple[Stripe, ...]) -> list[str]:
    """The band at the top: one tint with its mark, or all tints side by side for a card free of them."""
    if not stripes:
        return []
    width = (WIDTH - 6) / len(stripes)
    parts: list[str] = []
    for at, stripe in enumerate(stripes):
        left = 3 + at * width
        parts.append(element("rect", x=left, y=3, width=width, height=BAND - 4, style=f"fill:{stripe.tint}"))
        size: Number = 13 if len(stripes) <= 2 else 9
        parts.append(
            text(
                left + width / 2,
                3 + (BAND - 4) / 2 + size * 0.36,
                stripe.mark[:2],
                size,
                "mark",
                text_anchor="middle",
                style=f"fill:{stripe.ink}",
            )
        )
    return parts


def card_reverse() -> str:
    """The back of a card."""
    frames = [
        element(
            "rect",
            x=inset,
            y=inset,
            width=WIDTH - 2 * inset,
            height=HEIGHT - 2 * inset,
            rx=3,
            fill="none",
            stroke_width=1.5,
            cls="weave",
        )
        for inset in (6, 11, 16, 21)
    ]
    return element("g", _paper("back"), *frames, cls=CARD)


def card_picture(looks: CardLooks, kind: str, values: tuple[int | str, ...], title: str) -> Picture:
    return Picture(WIDTH, HEIGHT, title, "", card_face(looks, kind, values))


def card_back(title: str) -> Picture:
    return Picture(WIDTH, HEIGHT, title, "", card_reverse())


def literal(looks: CardLooks, card: m.CardLiteral | None) -> str:
    """A card that may be unknown."""
    return card_reverse() if card is None else card_face(looks, card.kind, card.values)
