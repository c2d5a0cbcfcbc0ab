"""How cards look in a terminal, as the vocabulary declares: short label, tint, and a mark beside the tint."""

from __future__ import annotations

import re

from cardlaw.engine import Card
from cardlaw.language import model as m

TINT = re.compile(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})")


class Looks:
    """Draws cards and values; without colour the mark alone tells values apart.

    `plain` is for a terminal that cannot show the marks: letters and names stand for them.
    """

    def __init__(self, model: m.Model, colour: bool, plain: bool = False) -> None:
        self.colour, self.plain = colour, plain
        self.turned = False
        """Whether the backs of two-sided cards are up."""
        self.looks = {look.name: look for look in model.looks}
        self.fixed = {kind.name: {v for _, v in kind.features if v is not None} for kind in model.kinds}

    def card(self, card: Card) -> str:
        """A card as its marks and labels, tinted: `▲7`; of a two-sided one the side that is up."""
        return self.face(card.back if self.turned and card.back is not None else card.face)

    def face(self, face: m.Face) -> str:
        shown = self.letters(face, ascii=True) if self.plain else self._marked(face)
        tints = [look.tint for name in (face.kind, *face.values) if (look := self.looks.get(name))]
        return self.painted(shown, next((tint for tint in reversed(tints) if tint), None))

    def _marked(self, face: m.Face) -> str:
        label = self.looks[face.kind].label if face.kind in self.looks else ""
        mark = ""
        for value in face.values:
            look = self.looks.get(value)
            if value in self.fixed[face.kind]:
                continue
            if look is None:
                label += str(value)
                continue
            mark += look.mark or ""
            if look.mark is None or look.mark != look.label:
                label = label or ("" if look.mark else look.label)
        if not label:
            label = " ".join(str(v) for v in face.values)
        return f"{mark}{label}"

    def letters(self, face: m.Face, ascii: bool = False) -> str:
        """A card by letters instead of marks: `R7`; what has no letter is called by its name if need be."""
        parts = [self._letter(v, ascii) for v in face.values if v not in self.fixed[face.kind]]
        if face.kind in self.looks or not parts:
            parts.append(self._letter(face.kind, ascii))
        short = all(len(part) == 1 or not part.isalpha() for part in parts)
        return ("" if short else "-").join(parts)

    def _letter(self, name: int | str, ascii: bool) -> str:
        look = self.looks.get(name)
        return look.label if look is not None and (look.label.isascii() or not ascii) else str(name)

    def legend(self) -> list[tuple[str, str | int]]:
        """Every mark and sign that is not its own name, with what it stands for."""
        found: list[tuple[str, str | int]] = []
        for look in self.looks.values():
            sign = self._letter(look.name, True) if self.plain else (look.mark or look.label)
            if sign != str(look.name) and not sign.isdecimal():
                found.append((self.painted(sign, look.tint), look.name))
        return found

    def value(self, value: int | str, said: str) -> str:
        """A value such as a colour: its mark and what it is called."""
        look = self.looks.get(value)
        if look is None:
            return said
        mark = "" if self.plain else look.mark or ""
        return self.painted(f"{mark}{said}", look.tint)

    def painted(self, text: str, tint: str | None) -> str:
        found = TINT.fullmatch(tint or "")
        if not self.colour or found is None:
            return text
        red, green, blue = (int(part, 16) for part in found.groups())
        return f"\x1b[1;38;2;{red};{green};{blue}m{text}\x1b[0m"


def showable(model: m.Model, encoding: str) -> bool:
    """Whether a terminal with this encoding can show the marks and labels of the cards."""
    try:
        "".join(f"{look.label}{look.mark or ''}" for look in model.looks).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
