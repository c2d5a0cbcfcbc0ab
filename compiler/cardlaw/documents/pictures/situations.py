"""A situation at the table: the piles, what is in force, everybody's cards, whose turn it is, what is tried."""

from __future__ import annotations

from cardlaw.documents.pictures.cards import HEIGHT, WIDTH
from cardlaw.documents.pictures.drawing import Picture, element, group, text, wrapped
from cardlaw.documents.pictures.looks import CardLooks
from cardlaw.documents.pictures.tables import row, stack
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

ROOM = 440
LEFT = 12
LABEL = 18


@dataclass(frozen=True, slots=True)
class Spot:
    """A pile in the middle of the table, with what it is called there."""

    name: str
    cards: tuple[m.CardLiteral | None, ...]
    face_up: bool
    count: int | None


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """A player: name, cards (None for one not known), whether it is their turn, remarks (`must call`)."""

    name: str
    cards: tuple[m.CardLiteral | None, ...] | None
    turn: bool = False
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawnSituation:
    """All that a drawing of a situation needs; words are already in the reader's language.

    `notes` are states that matter, each with the name of a value whose stripe is drawn before it, if it has one.
    """

    title: str
    spots: tuple[Spot, ...]
    seats: tuple[DrawnSeat, ...]
    notes: tuple[tuple[str, str | int | None], ...] = ()
    tried: tuple[int, m.CardLiteral | None, str] | None = None
    """Who tries what: seat, the card if one is played, and the move in words."""
    turn_word: str = ""
    told: str = ""
    """The same in sentences, for those who do not see the drawing."""


def situation_picture(looks: CardLooks, situation: DrawnSituation) -> Picture:
    parts: list[str] = []
    y = LEFT
    if situation.spots:
        parts.append(group(*_spots(looks, situation.spots), x=LEFT, y=y))
        y += LABEL + HEIGHT + 18
    for words, value in situation.notes:
        drawn, height = _note(looks, words, value)
        parts.append(group(drawn, x=LEFT, y=y))
        y += height
    if situation.notes:
        y += 6
    for at, seat in enumerate(situation.seats):
        drawn, height = _seat(looks, situation, at, seat)
        parts.append(group(drawn, x=LEFT, y=y))
        y += height
    return Picture(
        ROOM + 2 * LEFT, y + 4, situation.title, situation.told or _described(situation), "".join(parts)
    )


def _spots(looks: CardLooks, spots: tuple[Spot, ...]) -> list[str]:
    step = max(WIDTH + 24, min(150, ROOM // max(len(spots), 1)))
    parts: list[str] = []
    for at, spot in enumerate(spots):
        top = spot.cards[0] if spot.cards else None
        label = text(0, 12, spot.name, 13, "faint")
        known = spot.face_up and bool(spot.cards)
        count = spot.count if spot.cards or spot.count is not None else None
        parts.append(group(label, group(stack(looks, top, known, count), y=LABEL), x=at * step))
    return parts


def _note(looks: CardLooks, words: str, value: str | int | None) -> tuple[str, int]:
    stripe = looks.stripe(value) if value is not None else None
    lines = wrapped(words, 62)
    parts: list[str] = []
    left = 0
    if stripe is not None:
        parts.append(element("rect", x=0, y=0, width=20, height=16, rx=3, style=f"fill:{stripe.tint}"))
        parts.append(
            text(10, 12, stripe.mark[:2], 11, "mark", text_anchor="middle", style=f"fill:{stripe.ink}")
        )
        left = 27
    parts += [text(left, 12.5 + 17 * at, line, 13.5) for at, line in enumerate(lines)]
    return "".join(parts), 17 * len(lines) + 5


def _seat(looks: CardLooks, situation: DrawnSituation, at: int, seat: DrawnSeat) -> tuple[str, int]:
    tried = situation.tried if situation.tried is not None and situation.tried[0] == at else None
    parts: list[str] = []
    left = 0
    if seat.turn:
        parts.append(element("path", d="M0 3L10 9L0 15Z", cls="accent"))
        left = 15
    name = seat.name + (f" · {situation.turn_word}" if seat.turn and situation.turn_word else "")
    parts.append(text(left, 14, name, 14, "ink", font_weight=700))
    y = LABEL + 4
    for remark in seat.remarks:
        for line in wrapped(remark, 62):
            parts.append(text(0, y + 11, line, 13, "faint"))
            y += 17
    if seat.cards is not None:
        wanted = tried[1] if tried is not None else None
        unknown = all(card is None for card in seat.cards)
        room = min(ROOM, WIDTH + 18 * (len(seat.cards) - 1)) if unknown else ROOM
        parts.append(group(row(looks, seat.cards, room, wanted), y=y + 2))
        y += HEIGHT + 8
    if tried is not None:
        for line in wrapped(f"→ {tried[2]}", 60):
            parts.append(text(0, y + 13, line, 14, "accent", font_weight=700))
            y += 18
    return "".join(parts), y + 8


def _described(situation: DrawnSituation) -> str:
    """What is drawn, in few words."""
    said = [f"{spot.name}: {spot.count}" for spot in situation.spots if spot.count is not None]
    said += [words for words, _ in situation.notes]
    for seat in situation.seats:
        cards = "" if seat.cards is None else f": {len(seat.cards)}"
        said.append(f"{seat.name}{cards}{' ' + situation.turn_word if seat.turn else ''}")
    if situation.tried is not None:
        said.append(situation.tried[2])
    return "; ".join(said)
