"""How faces are shown: what the vocabulary declares with `show`, made safe to draw."""

from __future__ import annotations

import re
from functools import cached_property

from cardlaw.language import model as m
from cardlaw.language.records import dataclass

TINT = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
NEUTRAL = "#6b6f76"


@dataclass(frozen=True, slots=True)
class Stripe:
    """A tinted part of a card with the mark that tells it apart without colour."""

    tint: str
    ink: str
    mark: str


@dataclass(frozen=True, slots=True)
class ShownFace:
    """What is drawn of a face: its stripes (several for a card that is free of the tinted attribute), its label."""

    stripes: tuple[Stripe, ...]
    label: str


class CardLooks:
    """The looks of a model, by name."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self._looks = {look.name: look for look in model.looks}
        self.drawn: dict[tuple[str, tuple[int | str, ...]], str] = {}
        """Faces that were drawn already."""

    @cached_property
    def tinted(self) -> dict[str, tuple[Stripe, ...]]:
        """The stripes of each attribute that has tinted values."""
        found: dict[str, tuple[Stripe, ...]] = {}
        for attribute in self.model.attributes:
            stripes = tuple(s for value in attribute.values if (s := self.stripe(value)) is not None)
            if stripes:
                found[attribute.name] = stripes
        return found

    def stripe(self, name: str | int) -> Stripe | None:
        look = self._looks.get(name)
        if look is None or look.tint is None:
            return None
        tint = look.tint if TINT.fullmatch(look.tint) else NEUTRAL
        return Stripe(tint, ink_on(tint), look.mark or look.label)

    def label(self, name: str | int) -> str:
        look = self._looks.get(name)
        if look is not None:
            return look.label
        return str(name) if isinstance(name, int) else initials(name)

    def face(self, kind: str, values: tuple[int | str, ...]) -> ShownFace:
        features = next((k.features for k in self.model.kinds if k.name == kind), ())
        stripes: list[Stripe] = []
        labels: list[str] = []
        shown = {attribute for attribute, _ in features}
        for (_, fixed), value in zip(features, values, strict=False):
            stripe = self.stripe(value)
            if stripe is not None:
                stripes.append(stripe)
            elif fixed is None or value in self._looks:
                labels.append(self.label(value))
        if not stripes:
            free = next((s for attribute, s in self.tinted.items() if attribute not in shown), ())
            stripes = list(free)
        return ShownFace(tuple(stripes), " ".join(labels) or self.label(kind))


looks_of = m.Fact(CardLooks)
"""The looks of a model, shared by all pictures of it."""


def initials(name: str) -> str:
    return "".join(part[0] for part in name.split("-") if part).upper()[:3]


def ink_on(tint: str) -> str:
    """Black or white, whichever is read more easily on the tint."""
    digits = tint[1:]
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#ffffff" if (1.05 / (luminance + 0.05)) >= ((luminance + 0.05) / 0.05) else "#000000"
