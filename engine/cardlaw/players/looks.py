"""How cards look in a terminal, as the vocabulary declares: short label, tint, and a mark beside the tint."""

from __future__ import annotations

import re

from cardlaw.engine import Card
from cardlaw.language import model as m

TINT = re.compile(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})")


class Looks:
    """Draws cards and values; without colour the mark alone tells values apart."""

    def __init__(self, model: m.Model, colour: bool) -> None:
        self.colour = colour
        self.looks = {look.name: look for look in model.looks}
        self.fixed = {kind.name: {v for _, v in kind.features if v is not None} for kind in model.kinds}

    def card(self, card: Card) -> str:
        """A card as its marks and labels, tinted: `▲7`."""
        return self.face(card.face)

    def face(self, face: m.Face) -> str:
        label, tint = "", None
        if face.kind in self.looks:
            label, tint = self.looks[face.kind].label, self.looks[face.kind].tint
        mark = ""
        for value in face.values:
            look = self.looks.get(value)
            if value in self.fixed[face.kind]:
                continue
            if look is None:
                label += str(value)
                continue
            tint = look.tint or tint
            mark += look.mark or ""
            if look.mark is None or look.mark != look.label:
                label = label or ("" if look.mark else look.label)
        if not label:
            label = " ".join(str(v) for v in face.values)
        return self.painted(f"{mark}{label}", tint)

    def value(self, value: int | str, said: str) -> str:
        """A value such as a colour: its mark and what it is called."""
        look = self.looks.get(value)
        if look is None:
            return said
        return self.painted(f"{look.mark or ''}{said}", look.tint)

    def painted(self, text: str, tint: str | None) -> str:
        found = TINT.fullmatch(tint or "")
        if not self.colour or found is None:
            return text
        red, green, blue = (int(part, 16) for part in found.groups())
        return f"\x1b[1;38;2;{red};{green};{blue}m{text}\x1b[0m"
